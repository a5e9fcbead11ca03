//! Articles and pages as texts.

use super::book::book;
use crate::game::Rule;
use crate::i18n::Texts;
use crate::titles::TitleId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Article {
    pub rule: Rule,
    pub title: String,
    pub answer: String,
    pub details: Vec<String>,
    pub example: Option<String>,
    /// The wording of the editions, for rulings.
    pub editions: Option<String>,
}

impl Article {
    pub fn new(texts: &Texts, rule: impl Into<Rule>) -> Self {
        let rule = rule.into();
        let title = TitleId::from_id(rule.title);
        let texts = title.map_or(texts, |title| texts.of(title));
        let book = title.and_then(book);
        if let Some((book, card)) = book.and_then(|book| Some((book, book.card(rule.id)?))) {
            return (book.cards.article)(texts, card);
        }
        let rule = book.map_or(rule, |book| book.article_of(rule));
        let key = format!("rules-{}", rule.id.to_lowercase());
        let part = |name| texts.part(&key, name).map(|text| one_line(&text));
        Self {
            rule,
            title: texts.get(&key),
            answer: part("answer").unwrap_or_default(),
            details: paragraphs(&texts.part(&key, "details").unwrap_or_default()),
            example: part("example"),
            editions: part("editions"),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextPage {
    pub title: String,
    /// Headings, each with its paragraphs or lines.
    pub sections: Vec<(String, Vec<String>)>,
}

impl TextPage {
    pub(super) fn paragraphs(texts: &Texts, title: &str, keys: &[&str]) -> Self {
        Self::read(texts, title, keys, paragraphs)
    }

    pub(super) fn lines(texts: &Texts, title: &str, keys: &[&str]) -> Self {
        Self::read(texts, title, keys, |text| {
            text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
        })
    }

    fn read(texts: &Texts, title: &str, keys: &[&str], split: fn(&str) -> Vec<String>) -> Self {
        let section = |key: &&str| (texts.part(key, "heading").unwrap_or_default(), split(&texts.get(key)));
        Self { title: texts.get(title), sections: keys.iter().map(section).collect() }
    }
}

/// Joins the lines of a text. Non-breaking spaces stay.
fn one_line(text: &str) -> String {
    text.split(['\n', ' ']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Splits a text at empty lines.
fn paragraphs(text: &str) -> Vec<String> {
    text.split("\n\n").map(one_line).filter(|paragraph| !paragraph.is_empty()).collect()
}
