//! What a title brings to the assistant: its rules in order, the ways people ask about them, and the names of its things.

use std::sync::OnceLock;

use super::article::Page;
use super::cards::Cards;
use super::glossary::{GlossaryEntry, read};
use crate::game::{Rule, Title};
use crate::i18n::{Lang, Texts};
use crate::titles::{TitleId, with_book};

/// The book of rules of one title.
#[derive(Debug)]
pub struct Book {
    /// The id of the title.
    pub title: &'static str,
    /// The ids of its rules, in their order.
    pub rules: &'static [&'static str],
    /// Rules without an article of their own, each with the one whose article serves.
    pub shared: &'static [(&'static str, &'static str)],
    /// Ways of asking, `ID: words` a line.
    pub asked: fn(Lang) -> &'static str,
    /// What people call things, `name = other, names` a line.
    pub synonyms: fn(Lang) -> &'static str,
    /// The names of things in the four languages, as a file.
    pub glossary: &'static str,
    /// The same, read.
    pub read: OnceLock<Vec<GlossaryEntry>>,
    /// Rules to read beside others, `ID: IDS` a line.
    pub links: &'static str,
    /// The sections of the overview for newcomers, by their keys.
    pub overview: &'static [&'static str],
    /// The sections of the summary, likewise.
    pub summary: &'static [&'static str],
    /// The heading over rules whose ids begin with a letter.
    pub part: fn(char) -> &'static str,
    /// Whether a rule settles a special case that the rulebook leaves open.
    pub is_ruling: fn(id: &str) -> bool,
    /// The heading over a group of the glossary.
    pub group: fn(&str) -> &'static str,
    /// The cards, each with an article of its own.
    pub cards: Cards,
    /// A thing that is named as an example of its kind, whichever it is: the name of the kind.
    pub kind: fn(group: &str, id: &str) -> Option<&'static str>,
}

/// A title with a book.
pub(crate) trait Explained: Title {
    /// The book.
    const BOOK: &'static Book;
}

/// The book of a title, if it has one.
pub fn book(title: TitleId) -> Option<&'static Book> {
    with_book!(title, T => T::BOOK)
}

impl Book {
    /// All rules, in their order.
    pub fn rules(&self) -> impl DoubleEndedIterator<Item = Rule> + use<> {
        let title = self.title;
        self.rules.iter().map(move |&id| Rule { title, id })
    }

    /// Finds a rule, or a card, by the id of its article, in capitals or not.
    pub fn rule(&self, id: &str) -> Option<Rule> {
        let card = || self.card(id).map(|card| Rule { title: self.title, id: card.id });
        self.rules().find(|rule| rule.id.eq_ignore_ascii_case(id)).or_else(card)
    }

    /// The rule whose article explains this one.
    pub fn article_of(&self, rule: Rule) -> Rule {
        let id = self.shared.iter().find(|(id, _)| *id == rule.id).map_or(rule.id, |(_, article)| article);
        Rule { id, ..rule }
    }

    /// The place of a rule in the order.
    pub(super) fn index(&self, id: &str) -> Option<usize> {
        self.rules.iter().position(|rule| rule.eq_ignore_ascii_case(id))
    }

    /// Other rules to read, the most useful first.
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

    /// All names, group by group, read once.
    ///
    /// # Panics
    /// Never: the file is part of the program and a test reads it.
    pub fn names(&self) -> &[GlossaryEntry] {
        self.read.get_or_init(|| read(self.glossary))
    }

    /// The overview for newcomers.
    pub fn overview(&self, texts: &Texts) -> Page {
        Page::paragraphs(texts, "overview-title", self.overview)
    }

    /// The summary on one page.
    pub fn summary(&self, texts: &Texts) -> Page {
        Page::lines(texts, "summary-title", self.summary)
    }
}
