//! The articles and pages as texts.

use crate::i18n::Texts;
use crate::norenberc::RuleId;

/// One rule explained.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Article {
    /// Which rule.
    pub rule: RuleId,
    /// What it is about.
    pub title: String,
    /// The short answer.
    pub answer: String,
    /// The whole story, paragraph by paragraph.
    pub details: Vec<String>,
    /// A scene with numbers, where that helps.
    pub example: Option<String>,
    /// What the editions say, for rulings.
    pub editions: Option<String>,
}

impl Article {
    /// The article of a rule in one language.
    pub fn new(texts: &Texts, rule: RuleId) -> Self {
        let key = format!("rules-{}", rule.as_str().to_lowercase());
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

/// A page with headings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The title.
    pub title: String,
    /// Headings, each with its paragraphs or lines.
    pub sections: Vec<(String, Vec<String>)>,
}

/// The pages beside the articles.
pub mod page {
    use super::{Page, paragraphs};
    use crate::i18n::Texts;

    /// The overview for newcomers.
    pub fn overview(texts: &Texts) -> Page {
        let keys = [
            "overview-goal",
            "overview-round",
            "overview-actions",
            "overview-guests",
            "overview-favourites",
            "overview-end",
            "overview-hints",
        ];
        read(texts, "overview-title", &keys, paragraphs)
    }

    /// The summary on one page.
    pub fn summary(texts: &Texts) -> Page {
        let keys = [
            "summary-setup",
            "summary-turn",
            "summary-actions",
            "summary-prices",
            "summary-round-end",
            "summary-scoring",
            "summary-townsmen",
        ];
        read(texts, "summary-title", &keys, |text| {
            text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
        })
    }

    fn read(texts: &Texts, title: &str, keys: &[&str], split: fn(&str) -> Vec<String>) -> Page {
        let section = |key: &&str| (texts.part(key, "heading").unwrap_or_default(), split(&texts.get(key)));
        Page { title: texts.get(title), sections: keys.iter().map(section).collect() }
    }
}

/// A text whose line ends mean nothing. Blanks that keep words together stay.
fn one_line(text: &str) -> String {
    text.split(['\n', ' ']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Paragraphs are parted by empty lines.
fn paragraphs(text: &str) -> Vec<String> {
    text.split("\n\n").map(one_line).filter(|paragraph| !paragraph.is_empty()).collect()
}
