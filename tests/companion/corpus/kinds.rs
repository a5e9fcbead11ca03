//! Data folders hold everything that people can tell of a game of Architects and everything they can do with it: whatever
//! comes new asks for a data folder of its own.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use guildhall::architects::{Action, Architects, Fact, Stand};
use guildhall::companion::architects::{Did, Entry, OnSpace, Owned, Question, ResetCard};
use guildhall::companion::{Act, Tracking};
use guildhall::game::Title as _;
use guildhall::storage::journal::JournalLine;
use serde_json::Value;

use super::data_folders;

/// Makes a list of kinds and a function that says which one something is: the compiler asks for whatever is not in it.
macro_rules! kinds {
    ($list:ident, $kind:ident: $of:ty { $($pattern:pat => $name:literal,)+ }) => {
        const $list: &[&str] = &[$($name),+];

        const fn $kind(it: &$of) -> &'static str {
            match it { $($pattern => $name),+ }
        }
    };
}

kinds!(ACTS, act: Act<Entry> {
    Act::Enter { .. } => "enter",
    Act::Override { .. } => "override",
    Act::Insert { .. } => "insert",
    Act::Amend { .. } => "amend",
    Act::Remove { .. } => "remove",
    Act::Undo { .. } => "undo",
    Act::Redo { .. } => "redo",
});

kinds!(ENTRIES, entry: Entry {
    Entry::Guildhall { .. } => "guildhall",
    Entry::Market { .. } => "market",
    Entry::LastTurn { .. } => "last-turn",
    Entry::GuildhallIs { .. } => "guildhall-is",
    Entry::MarketIs { .. } => "market-is",
    Entry::TaxStand { .. } => "tax-stand",
    Entry::Reset { .. } => "reset",
    Entry::Used { .. } => "used",
    Entry::NoneUsed => "none-used",
    Entry::Destroyed { .. } => "destroyed",
    Entry::PaidOff { .. } => "paid-off",
    Entry::Instead { .. } => "instead",
    Entry::NotKnown { .. } => "not-known",
    Entry::ResetDone => "reset-done",
    Entry::EndGame => "end-game",
    Entry::Options { .. } => "options",
    Entry::Owned { .. } => "owned",
    Entry::Event(_) => "event",
    Entry::Person { .. } => "person",
    Entry::Ruling { .. } => "ruling",
    Entry::Tracking { .. } => "depth",
});

kinds!(DEEDS, deed: Did {
    Did::Built { .. } => "built",
    Did::Advanced { .. } => "advanced",
});

kinds!(SPACES, space: OnSpace {
    OnSpace::Free => "free",
    OnSpace::By(_) => "by",
    OnSpace::Somebody => "somebody",
    OnSpace::Unknown => "unknown",
});

kinds!(POSSESSIONS, possession: Owned {
    Owned::Building { .. } => "building",
    Owned::NoBuilding { .. } => "no-building",
    Owned::Unnamed { .. } => "unnamed",
    Owned::Cathedral { .. } => "cathedral",
    Owned::Virtue { .. } => "virtue",
    Owned::Unpaid { .. } => "unpaid",
    Owned::Paid { .. } => "paid",
    Owned::Goods { .. } => "goods",
    Owned::Prison { .. } => "prison",
    Owned::Captured { .. } => "captured",
    Owned::Skill { .. } => "skill",
    Owned::Guildhall { .. } => "guildhall",
    Owned::Workers { .. } => "workers",
    Owned::NothingElse => "nothing-else",
});

kinds!(QUESTIONS, question: Question {
    Question::Prison { .. } => "prison",
    Question::Used { .. } => "used",
    Question::Virtue { .. } => "virtue",
    Question::Destroyed { .. } => "destroyed",
    Question::Instead { .. } => "instead",
});

kinds!(FACTS, fact: Fact {
    Fact::Goods { .. } => "goods",
    Fact::Virtue { .. } => "virtue",
    Fact::Unpaid { .. } => "unpaid",
    Fact::Paid { .. } => "paid",
    Fact::Level { .. } => "level",
    Fact::Hand { .. } => "hand",
    Fact::Workers { at: Stand::Circle(_), .. } => "workers circle",
    Fact::Workers { at: Stand::Prison, .. } => "workers prison",
    Fact::Workers { at: Stand::Board(_), .. } => "workers board",
    Fact::TaxStand { .. } => "tax-stand",
    Fact::TaxPaid { .. } => "tax-paid",
    Fact::Dismissed { .. } => "dismissed",
});

kinds!(ACTIONS, action: Action {
    Action::Pick(_) => "pick",
    Action::Place(_) => "place",
    Action::TakeBack(_) => "take-back",
    Action::Mine(_) => "mine",
    Action::Trade(_) => "trade",
    Action::Hire { .. } => "hire",
    Action::DrawBuildings => "draw-buildings",
    Action::Capture { .. } => "capture",
    Action::Guard(_) => "guard",
    Action::ReleaseCaptured => "release captured",
    Action::ReleasePrisoners => "release prison",
    Action::Keep(_) => "keep",
    Action::Construct(_) => "construct",
    Action::Pay(_) => "pay",
    Action::Advance(_) => "advance",
    Action::Discard(_) => "discard",
    Action::Take(_) => "take",
    Action::Dismiss(_) => "dismiss",
    Action::Destroy => "destroy",
    Action::PayInstead => "pay-instead",
    Action::Free => "free",
    Action::Accept => "accept",
    Action::Stop => "stop",
    Action::ShowSide(_) => "side",
    Action::TurnOver(_) => "turn-over",
    Action::Reshuffle => "reshuffle",
    Action::Show { .. } => "show",
    Action::Cast { .. } => "cast",
    Action::Start(_) => "start",
    Action::Draw { .. } => "draw",
    Action::Reward(_) => "reward",
});

/// Names everything in an entry that nobody may know.
const UNKNOWNS: [&str; 20] = [
    "guildhall/seat",
    "guildhall/did",
    "guildhall/did/built/building",
    "guildhall/did/advanced/virtue",
    "market/seat",
    "guildhall-is/workers",
    "tax-stand/silver",
    "reset/seat",
    "used/by",
    "owned/owned/unnamed/buildings",
    "owned/owned/cathedral/level",
    "owned/owned/virtue/virtue",
    "owned/owned/unpaid/debts",
    "owned/owned/paid/debts",
    "owned/owned/goods/count",
    "owned/owned/prison/workers",
    "owned/owned/captured/workers",
    "owned/owned/skill/apprentices",
    "owned/owned/guildhall/workers",
    "owned/owned/workers/workers",
];

/// Journal of Architects: the data folder it lies in, its head and the acts after it.
pub struct Journal {
    pub from: PathBuf,
    pub head: Value,
    acts: Vec<(Value, Act<Entry>)>,
}

pub fn journals() -> Vec<Journal> {
    let mut journals = Vec::new();
    for from in data_folders() {
        for file in fs::read_dir(from.join("games")).unwrap() {
            let path = file.unwrap().path();
            if path.is_dir() {
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let mut lines = text.lines().map(|line| JournalLine::read(line.as_bytes()).unwrap().body);
            let head = lines.next().unwrap();
            if head["game"] != Architects::ID {
                continue;
            }
            let acts = lines.map(|body| (body.clone(), serde_json::from_value(body).unwrap()));
            let acts = acts.collect();
            journals.push(Journal { from: from.clone(), head, acts });
        }
    }
    assert!(journals.len() >= 12, "{} journals", journals.len());
    journals
}

const fn entered(act: &Act<Entry>) -> Option<&Entry> {
    match act {
        Act::Enter { entry }
        | Act::Override { entry }
        | Act::Insert { entry, .. }
        | Act::Amend { entry, .. } => Some(entry),
        Act::Remove { .. } | Act::Undo { .. } | Act::Redo { .. } => None,
    }
}

/// Lists everything that was told, as it stands in a journal and as it is read.
fn all_told(journals: &[Journal]) -> impl Iterator<Item = (&Value, &Entry)> {
    let acts = journals.iter().flat_map(|journal| &journal.acts);
    acts.filter_map(|(body, act)| Some((&body["entry"], entered(act)?)))
}

fn set<'a>(all: impl IntoIterator<Item = &'a str>) -> BTreeSet<String> {
    all.into_iter().map(str::to_owned).collect()
}

/// Finds the name of a value that stands in data as a word or as an object with one key.
fn tag(value: &Value) -> Option<&str> {
    value.as_str().or_else(|| Some(value.as_object()?.keys().next()?.as_str()))
}

#[test]
fn the_corpus_has_every_kind_of_entry_of_architects() {
    let journals = journals();
    let mut found: [BTreeSet<String>; 8] = Default::default();
    for (body, it) in all_told(&journals) {
        let [entries, deeds, spaces, possessions, questions, cards, facts, actions] = &mut found;
        assert_eq!(body["what"], entry(it), "{body}");
        entries.insert(entry(it).to_owned());
        match it {
            Entry::Guildhall { did: Some(did), .. } => {
                assert_eq!(tag(&body["did"]), Some(deed(did)), "{body}");
                deeds.insert(deed(did).to_owned());
            }
            Entry::MarketIs { spaces: on } => {
                for (body, on) in body["spaces"].as_array().unwrap().iter().zip(on) {
                    assert_eq!(tag(body), Some(space(on)), "{body}");
                    spaces.insert(space(on).to_owned());
                }
            }
            Entry::Owned { owned, .. } => {
                assert_eq!(tag(&body["owned"]), Some(possession(owned)), "{body}");
                possessions.insert(possession(owned).to_owned());
            }
            Entry::NotKnown { question: it } => {
                assert_eq!(tag(&body["question"]), Some(question(it)), "{body}");
                questions.insert(question(it).to_owned());
            }
            Entry::Used { card, .. } => drop(cards.insert(card.id().to_owned())),
            Entry::Ruling { fact: it } => drop(facts.insert(fact(it).to_owned())),
            Entry::Event(event) => {
                let word = body["action"].as_str().unwrap();
                assert!(word.starts_with(action(&event.action)), "{body}");
                actions.insert(action(&event.action).to_owned());
            }
            _ => {}
        }
    }
    let cards = ResetCard::ALL.map(ResetCard::id);
    let lists = [ENTRIES, DEEDS, SPACES, POSSESSIONS, QUESTIONS, &cards, FACTS, ACTIONS];
    assert_eq!(found, lists.map(|list| set(list.iter().copied())));
}

/// Collects the ways to everything in a value that nobody knows.
fn unknown(way: &str, value: &Value, out: &mut BTreeSet<String>) {
    match value {
        Value::Null => drop(out.insert(way.to_owned())),
        Value::Object(object) => {
            object.iter().for_each(|(key, it)| unknown(&format!("{way}/{key}"), it, out));
        }
        Value::Array(list) => list.iter().for_each(|it| unknown(way, it, out)),
        Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn whatever_nobody_may_know_is_told_and_said_to_be_unknown() {
    let journals = journals();
    let (mut found, mut known) = (BTreeSet::new(), BTreeSet::new());
    for (body, it) in all_told(&journals) {
        // Who caused an event is always known: null is Nature.
        if !matches!(it, Entry::Event(_)) {
            unknown(entry(it), body, &mut found);
        }
        for way in UNKNOWNS {
            let (what, way) = way.split_once('/').unwrap();
            let there = body.pointer(&format!("/{way}")).is_some_and(|value| !value.is_null());
            if entry(it) == what && there {
                known.insert(format!("{what}/{way}"));
            }
        }
    }
    assert_eq!(found, set(UNKNOWNS));
    assert_eq!(known, set(UNKNOWNS));
}

#[test]
fn the_corpus_has_every_act_at_every_depth_of_architects() {
    let id = |tracking: Tracking| serde_json::to_value(tracking).unwrap().as_str().unwrap().to_owned();
    let (mut found, mut changes) = (BTreeSet::new(), BTreeSet::new());
    for Journal { head, acts, .. } in journals() {
        let mut tracking = head["depth"].as_str().unwrap().to_owned();
        for (body, it) in acts {
            assert_eq!(body["do"], act(&it), "{body}");
            found.insert(format!("{tracking} {}", act(&it)));
            if let Act::Enter { entry: Entry::Tracking { tracking: to } } = it {
                changes.insert(format!("{tracking} {}", id(to)));
                tracking = id(to);
            }
        }
    }
    let all = Tracking::ALL
        .into_iter()
        .flat_map(|tracking| ACTS.iter().map(move |act| format!("{} {act}", id(tracking))));
    assert_eq!(found, all.collect());
    let others = |from| Tracking::ALL.into_iter().filter(move |to| *to != from).map(move |to| (from, to));
    let all = Tracking::ALL.into_iter().flat_map(others).map(|(from, to)| format!("{} {}", id(from), id(to)));
    assert_eq!(changes, all.collect());
}
