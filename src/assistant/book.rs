//! A title's data for the assistant: its rules in order, the ways people ask about them, and the names of its things.

use std::sync::OnceLock;

use super::article::TextPage;
use super::cards::CardCatalogue;
use super::glossary::{GlossaryEntry, read};
use crate::game::{Rule, Title};
use crate::i18n::{Lang, Texts};
use crate::titles::{TitleId, with_part};

#[derive(Debug)]
pub struct Book {
    pub title: &'static str,
    pub rules: &'static [&'static str],
    /// Rules without an article of their own, each with the one whose article serves.
    pub shared: &'static [(&'static str, &'static str)],
    /// Phrasings of questions, `ID: words` per line.
    pub phrasings: fn(Lang) -> &'static str,
    /// Synonyms, `name = other, names` per line.
    pub synonyms: fn(Lang) -> &'static str,
    /// The glossary file: the names of things in the four languages.
    pub glossary: &'static str,
    /// The glossary, parsed on first use.
    pub read: OnceLock<Vec<GlossaryEntry>>,
    /// Related rules, `ID: IDS` per line.
    pub links: &'static str,
    /// Text keys of the overview for newcomers.
    pub overview: &'static [&'static str],
    /// Text keys of the summary.
    pub summary: &'static [&'static str],
    /// The heading over rules whose ids begin with this letter.
    pub part: fn(char) -> &'static str,
    /// True for a rule that settles a special case the rulebook leaves open.
    pub is_ruling: fn(id: &str) -> bool,
    pub group: fn(&str) -> &'static str,
    pub cards: CardCatalogue,
    /// The name of the kind, for a thing that questions name only as an example of its kind.
    pub kind: fn(group: &str, id: &str) -> Option<&'static str>,
}

pub(crate) trait HasBook: Title {
    const BOOK: &'static Book;
}

pub fn book(title: TitleId) -> Option<&'static Book> {
    with_part!(book, title, T => T::BOOK)
}

impl Book {
    pub fn rules(&self) -> impl DoubleEndedIterator<Item = Rule> + use<> {
        let title = self.title;
        self.rules.iter().map(move |&id| Rule { title, id })
    }

    /// Finds a rule or a card by its id, ignoring case.
    pub fn rule(&self, id: &str) -> Option<Rule> {
        let card = || self.card(id).map(|card| Rule { title: self.title, id: card.id });
        self.rules().find(|rule| rule.id.eq_ignore_ascii_case(id)).or_else(card)
    }

    /// The rule whose article explains this one.
    pub fn article_of(&self, rule: Rule) -> Rule {
        let id = self.shared.iter().find(|(id, _)| *id == rule.id).map_or(rule.id, |(_, article)| article);
        Rule { id, ..rule }
    }

    /// The position of a rule, ignoring the case of its id.
    pub(super) fn index(&self, id: &str) -> Option<usize> {
        self.rules.iter().position(|rule| rule.eq_ignore_ascii_case(id))
    }

    /// Related rules, the most useful first.
    pub fn see_also(&self, rule: Rule) -> Vec<Rule> {
        if let Some(card) = self.card(rule.id) {
            let rules = card.rules.iter().map(|&id| self.article_of(Rule { id, ..rule }));
            return rules.fold(Vec::new(), |mut all, rule| {
                if !all.contains(&rule) {
                    all.push(rule);
                }
                all
            });
        }
        let mut lines = self.links.lines().filter_map(|line| line.split_once(':'));
        let Some((_, others)) = lines.find(|(id, _)| *id == rule.id) else { return Vec::new() };
        others.split_whitespace().filter_map(|id| self.rule(id)).collect()
    }

    /// All names, group by group, parsed once.
    ///
    /// # Panics
    /// Never: the file is part of the program and a test reads it.
    pub fn names(&self) -> &[GlossaryEntry] {
        self.read.get_or_init(|| read(self.glossary))
    }

    pub fn overview(&self, texts: &Texts) -> TextPage {
        TextPage::paragraphs(texts, "overview-title", self.overview)
    }

    pub fn summary(&self, texts: &Texts) -> TextPage {
        TextPage::lines(texts, "summary-title", self.summary)
    }
}
