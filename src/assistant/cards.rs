//! The cards of a title: an article for each, made from the data of the game, what picks them out, and the cards that a
//! question names. The ranking of rules is not known here.

use std::sync::OnceLock;

use super::article::Article;
use super::book::Book;
use super::search::{Answer, Assistant, MOST_ANSWERS};
use super::words::{plain, words};
use crate::game::Rule;
use crate::i18n::{Lang, Texts};

/// Beside an answer that fits less well than this, the card that a question names comes first.
const DOUBTFUL: f32 = 0.3;

/// What people say in whose last word there is the name of a card, though they mean none.
const SAYINGS: [[&str; 2]; 1] = [["as", "well"]];

/// A card, a tile or a board with an article of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The id of its article, such as `building-keep`.
    pub id: &'static str,
    /// The thing in the glossary that has its names, by group and id; nothing where it has no name.
    pub named: Option<(&'static str, &'static str)>,
    /// By what it can be picked out.
    pub marks: Vec<&'static str>,
    /// The rules that explain it, the most important first.
    pub rules: Vec<&'static str>,
}

/// The id of a card from its group and its thing. Made once for every card, so it may stay for good.
pub(super) fn card_id(group: &str, thing: impl std::fmt::Display) -> &'static str {
    format!("{group}-{thing}").leak()
}

/// A row of things that pick out cards, of which one is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filter {
    /// What the row is about, as texts know it.
    pub id: &'static str,
    /// What chooses nothing.
    pub any: &'static str,
    /// What can be chosen.
    pub marks: &'static [&'static str],
}

/// All cards of a title.
#[derive(Debug)]
pub struct Cards {
    /// Makes the list.
    pub make: fn() -> Vec<Card>,
    /// The list, made once.
    pub made: OnceLock<Vec<Card>>,
    /// What picks them out.
    pub filters: &'static [Filter],
    /// The article of one of them.
    pub article: fn(&Texts, &Card) -> Article,
    /// Whether a question that names a card is answered with it too. Where every card has a rule of its own, that rule is
    /// the answer.
    pub answer: bool,
}

impl Book {
    /// All cards, in their order.
    pub fn cards(&self) -> &[Card] {
        self.cards.made.get_or_init(self.cards.make)
    }

    /// Finds a card by the id of its article, in capitals or not.
    pub fn card(&self, id: &str) -> Option<&Card> {
        // Ids of rules have no hyphen, and there are many of them.
        if !id.contains('-') {
            return None;
        }
        self.cards().iter().find(|card| card.id.eq_ignore_ascii_case(id))
    }

    /// Whether the name of a card, in any language, contains these small letters.
    pub(crate) fn is_called(&self, texts: &Texts, card: &Card, wanted: &str) -> bool {
        let entry = card
            .named
            .and_then(|(group, id)| self.names().iter().find(|entry| entry.group == group && entry.id == id));
        entry.is_some_and(|entry| entry.contains(wanted))
            || (self.cards.article)(texts, card).title.to_lowercase().contains(wanted)
    }

    /// The cards that a question names in any language, the longest names first; and whether it says nothing else.
    fn named_in(&self, question: &str) -> Vec<(Rule, bool)> {
        let asked: Vec<_> = words(question).map(|word| plain(&word)).collect();
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
                        |at: usize| SAYINGS.iter().any(|saying| at > 0 && asked[at - 1..=at] == *saying);
                    let mut parts = asked.windows(name.len()).enumerate();
                    parts.any(|(at, part)| {
                        part.iter().zip(name).all(|(asked, name)| is_form(asked, name)) && !is_said(at)
                    })
                })
                .map(|name| name.len())
                .max();
            if let Some(length) = longest {
                // An article before the name is no other word.
                let whole = asked.len() <= length + 1;
                found.push((length, Rule { title: self.title, id: card.id }, whole));
            }
        }
        found.sort_by_key(|(length, ..)| std::cmp::Reverse(*length));
        found.into_iter().map(|(_, rule, whole)| (rule, whole)).collect()
    }
}

impl Assistant {
    /// What answers a question: the articles that fit it, with the card that it names among the first.
    pub fn answers(&self, question: &str) -> Vec<Answer> {
        let mut answers = self.ask(question);
        if !self.book.cards.answer {
            return answers;
        }
        let named = self.book.named_in(question);
        // Who names many cards asks about something else.
        for (rule, whole) in named.into_iter().take(2).rev() {
            let doubtful = answers.first().is_none_or(|best| best.score < DOUBTFUL);
            let place = usize::from(!whole && !doubtful);
            let score = if whole { 1.0 } else { answers.get(place).map_or(1.0, |next| next.score) };
            answers.insert(place, Answer { rule, score });
        }
        answers.truncate(MOST_ANSWERS);
        answers
    }
}

/// Whether a word of a question is a form of a word of a name: the same beginning, another end.
fn is_form(asked: &str, name: &str) -> bool {
    let length = |word: &str| word.chars().count();
    let (asked_length, name_length) = (length(asked), length(name));
    let shared = asked.chars().zip(name.chars()).take_while(|(a, b)| a == b).count();
    let ending = match name_length {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    };
    // Hungarian words may lose their last vowel: torony, tornyot.
    let short = name.char_indices().rev().find(|(_, letter)| "aeiou".contains(*letter));
    let without_vowel = short.filter(|(at, _)| name_length >= 6 && at + 1 < name.len());
    let lost = without_vowel.is_some_and(|(at, _)| {
        asked.strip_prefix(&name[..at]).is_some_and(|rest| rest.starts_with(&name[at + 1..]))
    });
    // A form loses one letter at most: who asks for something steep means no steeple.
    let long = (name_length..=name_length + 4).contains(&(asked_length + 1));
    (lost || shared + ending >= name_length) && long
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_with_another_ending() {
        for (asked, name) in [
            ("донжоне", "донжон"),
            ("хижину", "хижина"),
            ("öregtornyot", "öregtorony"),
            ("varat", "var"),
            ("wells", "well"),
            ("châteaux", "château"),
        ] {
            assert!(is_form(&plain(asked), &plain(name)), "{asked}");
        }
        for (asked, name) in [
            ("wall", "well"),
            ("kept", "keep"),
            ("castling", "church"),
            ("steep", "steeple"),
            ("chatelain", "chateau"),
        ] {
            assert!(!is_form(asked, name), "{asked}");
        }
    }
}
