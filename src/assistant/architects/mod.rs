//! The rules of Architects of the West Kingdom as articles: the book, the cards, the rules relevant at a moment of a game,
//! and the reasons for a refusal.

mod articles;
mod cards;
mod relevant;

pub use cards::{of_apprentice, of_building, of_character, of_market_card, of_reward};
pub use relevant::{relevant_rules_at, relevant_rules_now, why_not};

use std::sync::OnceLock;

use super::book::{Book, HasBook};
use crate::architects::{Architects, RuleId};
use crate::game::Title as _;
use crate::i18n::Lang;

/// Rules that only steer the program or its questions have no article of their own: each with the rule whose article answers
/// what a player may mean by it, and the reason.
const SHARED: [(&str, &str); 10] = [
    // Mixes of a payment are what a trade is about, and every cost that leaves them open says so itself.
    ("X52", "K2"),
    // A place is offered only if there is a way through it: what cannot be paid cannot be done.
    ("X53", "T7"),
    // The single decisions of a turn.
    ("X54", "T1"),
    // A game has no limit but its end.
    ("X56", "E1"),
    ("X74", "E1"),
    // What an undo among people would reveal.
    ("X66", "C4"),
    // A hire at the limit is one decision.
    ("X67", "X25"),
    // A choice that changes nothing is not offered.
    ("X68", "X26"),
    // The order of the questions in a reset.
    ("X69", "X15"),
    // The name of the setting.
    ("X75", "X5"),
];

const ARTICLES: usize = RuleId::ALL.len() - SHARED.len();

const RULES: [&str; ARTICLES] = {
    let mut ids = [""; ARTICLES];
    let (mut index, mut place) = (0, 0);
    while index < RuleId::ALL.len() {
        let id = RuleId::ALL[index].as_str();
        if !is_shared(id) {
            ids[place] = id;
            place += 1;
        }
        index += 1;
    }
    ids
};

const fn is_shared(id: &str) -> bool {
    let mut index = 0;
    while index < SHARED.len() {
        if is_same(SHARED[index].0, id) {
            return true;
        }
        index += 1;
    }
    false
}

const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    if one.len() != other.len() {
        return false;
    }
    let mut index = 0;
    while index < one.len() {
        if one[index] != other[index] {
            return false;
        }
        index += 1;
    }
    true
}

pub static BOOK: Book = Book {
    title: Architects::ID,
    rules: &RULES,
    shared: &SHARED,
    phrasings,
    synonyms,
    glossary: include_str!("../../../assets/architects/glossary.toml"),
    read: OnceLock::new(),
    links: include_str!("../../../assets/architects/search/links.txt"),
    overview: &[
        "overview-goal",
        "overview-turn",
        "overview-places",
        "overview-apprentices",
        "overview-buildings",
        "overview-virtue",
        "overview-capture",
        "overview-market",
        "overview-end",
        "overview-hints",
    ],
    summary: &[
        "summary-setup",
        "summary-turn",
        "summary-places",
        "summary-market",
        "summary-reset",
        "summary-guardhouse",
        "summary-guildhall",
        "summary-virtue",
        "summary-prices",
        "summary-end",
        "summary-scoring",
    ],
    part,
    is_ruling: |id| id.starts_with('X'),
    group,
    cards: cards::cards(),
    kind: |_, _| None,
};

impl HasBook for Architects {
    const BOOK: &'static Book = &BOOK;
}

const fn phrasings(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../assets/architects/search/asked/en.txt"),
        Lang::Fr => include_str!("../../../assets/architects/search/asked/fr.txt"),
        Lang::Ru => include_str!("../../../assets/architects/search/asked/ru.txt"),
        Lang::Hu => include_str!("../../../assets/architects/search/asked/hu.txt"),
    }
}

const fn synonyms(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../assets/architects/search/en.txt"),
        Lang::Fr => include_str!("../../../assets/architects/search/fr.txt"),
        Lang::Ru => include_str!("../../../assets/architects/search/ru.txt"),
        Lang::Hu => include_str!("../../../assets/architects/search/hu.txt"),
    }
}

const fn part(letter: char) -> &'static str {
    match letter {
        'C' => "book-part-components",
        'S' => "book-part-setup",
        'T' => "book-part-turn",
        'R' => "book-part-gathering",
        'K' => "book-part-storehouse",
        'W' => "book-part-workshop",
        'H' => "book-part-apprentices",
        'N' => "book-part-town-centre",
        'I' => "book-part-tax-stand",
        'M' => "book-part-market",
        'Z' => "book-part-reset",
        'G' => "book-part-guardhouse",
        'D' => "book-part-debts",
        'U' => "book-part-guildhall",
        'B' => "book-part-buildings",
        'A' => "book-part-cathedral",
        'V' => "book-part-virtue",
        'E' => "book-part-end",
        'F' => "book-part-scoring",
        'P' => "book-part-characters",
        'L' => "book-part-promo",
        'O' => "book-part-solo",
        _ => "book-part-rulings",
    }
}

fn group(group: &str) -> &'static str {
    match group {
        "game" => "book-group-game",
        "resource" => "book-group-resource",
        "place" => "book-group-place",
        "skill" => "book-group-skill",
        "apprentice" => "book-group-apprentice",
        "building" => "book-group-building",
        "character" => "book-group-character",
        "solo" => "book-group-solo",
        "action-name" => "book-group-action",
        "virtue-limit" => "book-group-virtue-limit",
        "scoring" => "book-group-scoring",
        _ => "book-group-thing",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_links_and_every_link_is_a_rule() {
        for (id, others) in BOOK.links.lines().filter_map(|line| line.split_once(':')) {
            assert!(BOOK.rule(id).is_some(), "{id}");
            for other in others.split_whitespace() {
                assert!(BOOK.rule(other).is_some_and(|rule| rule.id != id), "{id}: {other}");
            }
        }
        for rule in BOOK.rules() {
            assert!((1..=5).contains(&BOOK.see_also(rule).len()), "{rule}");
        }
    }

    #[test]
    fn every_rule_leads_to_an_article() {
        for rule in RuleId::ALL {
            let rule = Architects::rule(*rule);
            let article = BOOK.article_of(rule);
            assert!(BOOK.rule(article.id).is_some(), "{rule}");
        }
    }

    #[test]
    fn names_that_are_ours_are_marked() {
        let ours = BOOK.names().iter().filter(|entry| entry.is_ours(Lang::Hu)).count();
        assert!(ours > 60, "{ours}");
        assert!(BOOK.names().iter().all(|entry| entry.group != "place" || !entry.is_ours(Lang::En)));
    }
}
