//! The rules of Norenberc as articles: the book, the rules relevant at a moment of a game, and the reasons for a refusal.

mod cards;

pub use cards::of_townsman;

use std::sync::OnceLock;

use super::article::Article;
use super::book::{Book, HasBook};
use crate::game::Title as _;
use crate::i18n::Lang;
use crate::i18n::describe::Describe;
use crate::norenberc::{
    Norenberc, Observation, Refusal, RuleId, Setup, Stage, State, Step, Tile, Turn, Window, rule_of_step,
};

const RULES: [&str; RuleId::ALL.len()] = {
    let mut ids = [""; RuleId::ALL.len()];
    let mut index = 0;
    while index < ids.len() {
        ids[index] = RuleId::ALL[index].as_str();
        index += 1;
    }
    ids
};

pub static BOOK: Book = Book {
    title: Norenberc::ID,
    rules: &RULES,
    shared: &[],
    phrasings,
    synonyms,
    glossary: include_str!("../../../assets/norenberc/glossary.toml"),
    read: OnceLock::new(),
    links: include_str!("../../../assets/norenberc/search/links.txt"),
    overview: &[
        "overview-goal",
        "overview-round",
        "overview-actions",
        "overview-guests",
        "overview-favourites",
        "overview-end",
        "overview-hints",
    ],
    summary: &[
        "summary-setup",
        "summary-turn",
        "summary-actions",
        "summary-prices",
        "summary-round-end",
        "summary-scoring",
        "summary-townsmen",
    ],
    part,
    is_ruling: |id| id.starts_with('X'),
    group,
    cards: cards::cards(),
    kind,
};

impl HasBook for Norenberc {
    const BOOK: &'static Book = &BOOK;
}

const fn phrasings(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../assets/norenberc/search/asked/en.txt"),
        Lang::Fr => include_str!("../../../assets/norenberc/search/asked/fr.txt"),
        Lang::Ru => include_str!("../../../assets/norenberc/search/asked/ru.txt"),
        Lang::Hu => include_str!("../../../assets/norenberc/search/asked/hu.txt"),
    }
}

const fn synonyms(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../../../assets/norenberc/search/en.txt"),
        Lang::Fr => include_str!("../../../assets/norenberc/search/fr.txt"),
        Lang::Ru => include_str!("../../../assets/norenberc/search/ru.txt"),
        Lang::Hu => include_str!("../../../assets/norenberc/search/hu.txt"),
    }
}

const fn part(letter: char) -> &'static str {
    match letter {
        'C' => "book-part-components",
        'S' => "book-part-setup",
        'P' => "book-part-planning",
        'A' => "book-part-actions",
        'W' => "book-part-townsmen",
        'T' => "book-part-turn-end",
        'R' => "book-part-round-end",
        'G' => "book-part-game-end",
        _ => "book-part-rulings",
    }
}

fn group(group: &str) -> &'static str {
    match group {
        "game" => "book-group-game",
        "guild" => "book-group-guild",
        "craftsman" => "book-group-craftsman",
        "good" => "book-group-good",
        "townsman" => "book-group-townsman",
        "trigger" => "book-group-trigger",
        "action-name" => "book-group-action",
        "round-end" => "book-group-round-end",
        "scoring" => "book-group-scoring",
        _ => "book-group-thing",
    }
}

/// Questions name a guild or a good as an example.
fn kind(group: &str, id: &str) -> Option<&'static str> {
    match (group, id) {
        ("guild" | "craftsman", _) => Some("guild"),
        ("good", id) if id != "any" => Some("good"),
        _ => None,
    }
}

/// The refusal in words, with its numbers, and the article behind it.
pub fn why_not(describe: Describe, refusal: Refusal) -> (String, Article) {
    (describe.say(&refusal), Article::new(describe.texts, refusal.rule()))
}

/// The rules relevant now for the observer, most important first, without repeats.
pub fn relevant_rules_now(setup: &Setup, observation: &Observation) -> Vec<RuleId> {
    let state = observation.table();
    let mut rules = vec![rule_of_step(state.step())];
    match state.step() {
        Step::Order | Step::Settle(..) => rules.extend([RuleId::S1, RuleId::S3]),
        Step::Lodge(..) => rules.extend([RuleId::S6, RuleId::S1]),
        Step::Refill(..) => rules.extend([RuleId::R9, RuleId::R7, RuleId::X14]),
        Step::Planning => {
            rules.extend([RuleId::P3, RuleId::A1]);
            rules.extend((state.round() == 1 && state.turn() == 1).then_some(RuleId::A5));
            rules.extend([RuleId::R2, RuleId::T1]);
        }
        Step::Reveal(_) => rules.extend([RuleId::A2, RuleId::A10]),
        Step::Turn(turn) => rules.extend(in_a_turn(setup, state, turn)),
        Step::Over => rules.extend([RuleId::G2, RuleId::G8, RuleId::G7, RuleId::G9, RuleId::G10]),
    }
    let mut seen = Vec::new();
    rules.retain(|rule| {
        let new = !seen.contains(rule);
        seen.push(*rule);
        new
    });
    rules
}

fn in_a_turn(setup: &Setup, state: &State, turn: Turn) -> Vec<RuleId> {
    match turn.stage {
        Stage::Act => {
            let mut rules = vec![RuleId::A3, RuleId::A4, RuleId::A6];
            rules.extend((state.buy_limit(setup) < 3).then_some(RuleId::A5));
            rules.extend([RuleId::A9, RuleId::A7]);
            // Who lodges here explains itself.
            rules.extend(Window::ALL.into_iter().filter_map(|window| {
                match state.lodger(setup, turn.guild, window)? {
                    Tile::Townsman(townsman) => Some(townsman.rule()),
                    Tile::Craftsman(craftsman) => craftsman.agent.then_some(RuleId::A8),
                }
            }));
            rules
        }
        Stage::Pay(_) => vec![RuleId::X18, RuleId::X3],
        Stage::Rob => vec![RuleId::X4, RuleId::X3, RuleId::W1],
        Stage::Swap => vec![RuleId::X5, RuleId::W1],
        Stage::Peddle => vec![RuleId::X3, RuleId::R2],
        Stage::PlaceMayor => vec![RuleId::X16, RuleId::R6],
        Stage::GoFirst => vec![RuleId::A10, RuleId::X15],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_links_and_every_link_is_a_rule() {
        for (id, others) in BOOK.links.lines().filter_map(|line| line.split_once(':')) {
            assert!(RuleId::from_id(id).is_some(), "{id}");
            for other in others.split_whitespace() {
                assert!(RuleId::from_id(other).is_some_and(|rule| rule.as_str() != id), "{id}: {other}");
            }
        }
        for rule in BOOK.rules() {
            assert!((1..=5).contains(&BOOK.see_also(rule).len()), "{rule}");
        }
    }

    #[test]
    fn every_thing_has_a_name_in_every_language() {
        let entries = [BOOK.names(), &crate::assistant::glossary::ideas()].concat();
        assert!(entries.len() > 170, "{}", entries.len());
        assert!(entries.iter().all(|entry| Lang::ALL.iter().all(|&lang| !entry.name(lang).is_empty())));
    }

    #[test]
    fn the_spelling_of_the_rulebook_is_found_and_the_programs_is_shown() {
        let found: Vec<_> = BOOK.names().iter().filter(|entry| entry.contains("favorite")).collect();
        let shown: Vec<_> = found.iter().map(|entry| entry.name(Lang::En)).collect();
        assert_eq!(shown, ["Guildmasters choose their favourites", "favourite"]);
    }
}
