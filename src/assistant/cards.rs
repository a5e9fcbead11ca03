//! The cards of a title: an article for each, made from the data of the game; filters; and the cards that a question names.
//! Independent of the ranking of rules.

use std::sync::OnceLock;

use super::article::Article;
use super::book::Book;
use super::search::{Assistant, Hit, MOST_ANSWERS};
use super::words::{plain, words};
use crate::game::Rule;
use crate::i18n::{Lang, Texts};

/// If the best answer scores less than this, the card that a question names comes first.
const DOUBTFUL: f32 = 0.3;

/// Sayings whose last word is also the name of a card.
const SAYINGS: [[&str; 2]; 1] = [["as", "well"]];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardEntry {
    /// The id of its article, such as `building-keep`.
    pub id: &'static str,
    /// Group and id of the glossary entry with its names, if any.
    pub named: Option<(&'static str, &'static str)>,
    /// The marks that filters match.
    pub marks: Vec<&'static str>,
    /// The rules that explain it, the most important first.
    pub rules: Vec<&'static str>,
}

/// The id of a card. Leaked, because it is made once for every card.
pub(super) fn card_id(group: &str, thing: impl std::fmt::Display) -> &'static str {
    format!("{group}-{thing}").leak()
}

/// A row of marks to filter cards by, one chosen at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkFilter {
    pub id: &'static str,
    pub any: &'static str,
    pub marks: &'static [&'static str],
}

#[derive(Debug)]
pub struct CardCatalogue {
    pub make: fn() -> Vec<CardEntry>,
    pub made: OnceLock<Vec<CardEntry>>,
    pub filters: &'static [MarkFilter],
    pub article: fn(&Texts, &CardEntry) -> Article,
    /// True if a question that names a card is answered with its article too. False where every card has a rule of its own,
    /// which is then the answer.
    pub answer: bool,
}

impl Book {
    pub fn cards(&self) -> &[CardEntry] {
        self.cards.made.get_or_init(self.cards.make)
    }

    /// Finds a card by its id, ignoring case.
    pub fn card(&self, id: &str) -> Option<&CardEntry> {
        // Ids of rules have no hyphen, and there are many of them.
        if !id.contains('-') {
            return None;
        }
        self.cards().iter().find(|card| card.id.eq_ignore_ascii_case(id))
    }

    /// True if the card's name in any language contains `wanted`, which is in lower case.
    pub(crate) fn is_called(&self, texts: &Texts, card: &CardEntry, wanted: &str) -> bool {
        let entry = card
            .named
            .and_then(|(group, id)| self.names().iter().find(|entry| entry.group == group && entry.id == id));
        entry.is_some_and(|entry| entry.contains(wanted))
            || (self.cards.article)(texts, card).title.to_lowercase().contains(wanted)
    }

    /// The cards that a question names in any language, longest names first. The flag is true if the question says nothing
    /// else.
    fn named_in(&self, question: &str) -> Vec<(Rule, bool)> {
        let query: Vec<_> = words(question).map(|word| plain(&word)).collect();
        let mut found: Vec<(usize, Rule, bool)> = Vec::new();
        for card in self.cards() {
            let Some((group, id)) = card.named else { continue };
            let Some(entry) = self.names().iter().find(|entry| entry.group == group && entry.id == id) else {
                continue;
            };
            let longest = Lang::ALL
                .into_iter()
                .flat_map(|lang| entry.names(lang))
                .map(|name| words(name).map(|word| plain(&word)).collect::<Vec<_>>())
                .filter(|name| {
                    let is_said =
                        |at: usize| SAYINGS.iter().any(|saying| at > 0 && query[at - 1..=at] == *saying);
                    let mut parts = query.windows(name.len()).enumerate();
                    parts.any(|(at, part)| {
                        part.iter().zip(name).all(|(query, name)| is_form(query, name)) && !is_said(at)
                    })
                })
                .map(|name| name.len())
                .max();
            if let Some(length) = longest {
                // An article before the name is no other word.
                let whole = query.len() <= length + 1;
                found.push((length, Rule { title: self.title, id: card.id }, whole));
            }
        }
        found.sort_by_key(|(length, ..)| std::cmp::Reverse(*length));
        found.into_iter().map(|(_, rule, whole)| (rule, whole)).collect()
    }
}

impl Assistant {
    /// The articles that fit a question, with the card that it names among the first.
    pub fn answers(&self, question: &str) -> Vec<Hit> {
        let mut answers = self.ask(question);
        if !self.book.cards.answer {
            return answers;
        }
        let named = self.book.named_in(question);
        // A question that names many cards is about something else.
        for (rule, whole) in named.into_iter().take(2).rev() {
            let doubtful = answers.first().is_none_or(|best| best.score < DOUBTFUL);
            let place = usize::from(!whole && !doubtful);
            let score = if whole { 1.0 } else { answers.get(place).map_or(1.0, |next| next.score) };
            answers.insert(place, Hit { rule, score });
        }
        answers.truncate(MOST_ANSWERS);
        answers
    }
}

/// True if a word of a question is an inflected form of a word of a name: the same beginning, another ending.
fn is_form(query: &str, name: &str) -> bool {
    let length = |word: &str| word.chars().count();
    let (question_length, name_length) = (length(query), length(name));
    let shared = query.chars().zip(name.chars()).take_while(|(a, b)| a == b).count();
    let ending = match name_length {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    };
    // Hungarian words may lose their last vowel: torony, tornyot.
    let short = name.char_indices().rev().find(|(_, letter)| "aeiou".contains(*letter));
    let without_vowel = short.filter(|(at, _)| name_length >= 6 && at + 1 < name.len());
    let lost = without_vowel.is_some_and(|(at, _)| {
        query.strip_prefix(&name[..at]).is_some_and(|rest| rest.starts_with(&name[at + 1..]))
    });
    // A form loses one letter at most: who asks for something steep means no steeple.
    let long = (name_length..=name_length + 4).contains(&(question_length + 1));
    (lost || shared + ending >= name_length) && long
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_with_another_ending() {
        for (query, name) in [
            ("донжоне", "донжон"),
            ("хижину", "хижина"),
            ("öregtornyot", "öregtorony"),
            ("varat", "var"),
            ("wells", "well"),
            ("châteaux", "château"),
        ] {
            assert!(is_form(&plain(query), &plain(name)), "{query}");
        }
        for (query, name) in [
            ("wall", "well"),
            ("kept", "keep"),
            ("castling", "church"),
            ("steep", "steeple"),
            ("chatelain", "chateau"),
        ] {
            assert!(!is_form(query, name), "{query}");
        }
    }
}
