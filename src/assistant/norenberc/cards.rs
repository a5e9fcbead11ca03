//! The tiles of Norenberc as articles: every townsman with its rule, and the craftsmen of every guild as they lie in the box.

use std::sync::OnceLock;

use crate::assistant::article::Article;
use crate::assistant::cards::{CardCatalogue, CardEntry, MarkFilter, card_id};
use crate::game::{Rule, Title as _};
use crate::i18n::describe::Describe;
use crate::i18n::{Arg, Texts};
use crate::norenberc::components::Trigger;
use crate::norenberc::{Guild, Norenberc, RuleId, Townsman};
use crate::storage::norenberc::default_box;

pub(super) const fn cards() -> CardCatalogue {
    CardCatalogue {
        make,
        made: OnceLock::new(),
        filters: &[
            MarkFilter { id: "group", any: "any-group", marks: &["townsman", "craftsman"] },
            MarkFilter { id: "effect", any: "any-effect", marks: &["star", "moon", "sun"] },
        ],
        article,
        // Every townsman has a rule of its own, which is found by its name.
        answer: false,
    }
}

/// Glossary ids of the craftsmen, in the order of their guilds.
const CRAFTS: [&str; Guild::ALL.len()] = ["brewer", "baker", "shoemaker", "printer", "tailor", "hatter"];

/// The article of a townsman: one for all of a kind.
///
/// # Panics
/// Never: a test asks for every one of them.
pub fn of_townsman(townsman: Townsman) -> Rule {
    let id = format!("townsman-{}", kind(townsman));
    let card = super::BOOK.card(&id).expect("every tile has an article");
    Rule { title: Norenberc::ID, id: card.id }
}

fn kind(townsman: Townsman) -> &'static str {
    townsman.id().trim_end_matches(|c: char| c == '-' || c.is_ascii_digit())
}

fn of_kind(wanted: &str) -> impl Iterator<Item = Townsman> {
    Townsman::ALL.into_iter().filter(move |it| kind(*it) == wanted)
}

fn make() -> Vec<CardEntry> {
    let mut cards: Vec<CardEntry> = Vec::new();
    for townsman in Townsman::ALL {
        let id = card_id("townsman", kind(townsman));
        if cards.iter().any(|card| card.id == id) {
            continue;
        }
        let when = match townsman.trigger() {
            Trigger::Star => "star",
            Trigger::Moon => "moon",
            Trigger::Sun => "sun",
        };
        cards.push(CardEntry {
            id,
            named: Some(("townsman", kind(townsman))),
            marks: vec!["townsman", when],
            rules: vec![townsman.rule().as_str(), RuleId::C3.as_str(), RuleId::A6.as_str()],
        });
    }
    for (guild, craft) in Guild::ALL.into_iter().zip(CRAFTS) {
        cards.push(CardEntry {
            id: card_id("craftsman", guild.id()),
            named: Some(("craftsman", craft)),
            marks: vec!["craftsman"],
            rules: [RuleId::C2, RuleId::A6, RuleId::A8, RuleId::G4].map(RuleId::as_str).to_vec(),
        });
    }
    cards
}

fn article(texts: &Texts, card: &CardEntry) -> Article {
    let describe = Describe { texts, names: &[] };
    let (group, thing) = card.id.split_once('-').expect("made with a hyphen");
    let rule = Rule { title: Norenberc::ID, id: card.id };
    let (title, answer, details) = if group == "townsman" {
        townsman_article(&describe, thing)
    } else {
        craftsman_article(&describe, Guild::from_id(thing).expect("one of them"))
    };
    Article { rule, title, answer, details, example: None, editions: None }
}

type ArticleText = (String, String, Vec<String>);

fn townsman_article(describe: &Describe, thing: &str) -> ArticleText {
    let texts = describe.texts;
    let tiles: Vec<_> = of_kind(thing).collect();
    let explained = Article::new(texts, tiles[0].rule());
    let count = |tile: &Townsman| default_box().townsmen(*tile);
    let line = |tile: &Townsman| {
        let name = describe.tile(crate::norenberc::Tile::Townsman(*tile));
        texts.with("cards-tile-count", [("tile", name.into()), ("count", count(tile).into())])
    };
    let in_box = texts.list(&tiles.iter().map(line).collect::<Vec<_>>());
    let mut details = vec![texts.with("cards-in-box", [("tiles", in_box.into())])];
    details.extend(explained.details);
    let title = texts.with("cards-townsman", [("townsman", thing.to_owned().into())]);
    (title, explained.answer, details)
}

fn craftsman_article(describe: &Describe, guild: Guild) -> ArticleText {
    let texts = describe.texts;
    let in_box = default_box();
    let tiles = in_box.craftsmen(guild);
    let mut values: Vec<_> = tiles.iter().map(|tile| tile.value).collect();
    values.sort_unstable();
    let counted: Vec<_> = values
        .chunk_by(|a, b| a == b)
        .map(|same| {
            let args: [Arg; 2] = [("value", same[0].into()), ("count", same.len().into())];
            texts.with("cards-value-count", args)
        })
        .collect();
    let agents = tiles.iter().filter(|tile| tile.agent).count();
    let args =
        [("count", tiles.len().into()), ("values", texts.list(&counted).into()), ("agents", agents.into())];
    let details = vec![texts.get("cards-assumed")];
    (describe.craft(guild), texts.with("cards-craftsmen", args), details)
}
