//! Data folders hold every way to open a table of Architects, whole games at every depth and for one, and what
//! corrections and resets leave open; and games that were followed in full replay.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use guildhall::architects::{Architects, Conspirator, Resource, Skill};
use guildhall::companion::architects::{Boards, Entry, Session, Start, TableState};
use guildhall::companion::{Library, Start as _, TrackedTitle as _};
use guildhall::game::{Due, Title as _};
use guildhall::storage::Record;
use guildhall::storage::architects::ScoreReport;
use serde_json::{Value, json};

use super::kinds::{Journal, journals};
use super::{copy_all, data_folders, expected, resume};
use crate::support::folder;

/// Depths as they stand in a journal.
const TRACKINGS: [&str; 3] = ["final-score", "round-helper", "referee"];

/// Lists what should be there and is not.
fn lacking(found: &BTreeSet<String>, all: impl IntoIterator<Item = String>) -> Vec<String> {
    all.into_iter().filter(|it| !found.contains(it)).collect()
}

const fn boards(boards: &Boards) -> &'static str {
    match boards {
        Boards::Standard => "none",
        Boards::Dealt => "dealt",
        Boards::Chosen(_) => "chosen",
    }
}

#[test]
fn the_corpus_has_every_way_to_open_a_table_of_architects() {
    let (mut found, mut players) = (BTreeSet::new(), BTreeSet::new());
    for Journal { head, .. } in journals() {
        let start = Start::from_json(&head).unwrap();
        let tracking = head["depth"].as_str().unwrap();
        found.insert(format!("{tracking} {}", boards(&start.boards)));
        found.insert(format!("{tracking} {}", start.conspirator.id()));
        for (entered, what) in [
            (start.promo, "promo"),
            (start.middle, "middle"),
            (start.first.is_some(), "first"),
            (start.opponent.is_some(), "opponent"),
            (head["played"].is_object(), "played"),
        ] {
            found.extend(entered.then(|| format!("{tracking} {what}")));
        }
        players.insert(head["people"].as_array().unwrap().len() as u8);
    }
    let everywhere = ["none", "chosen", "promo", "first"].map(str::to_owned);
    let everywhere = everywhere.into_iter().chain(Conspirator::ALL.map(|it| it.id().to_owned()));
    let mut all: BTreeSet<_> =
        everywhere.flat_map(|what| TRACKINGS.map(|tracking| format!("{tracking} {what}"))).collect();
    // X60, O14: a referee deals, and follows a game from its start; only for one there is an opponent.
    all.extend(["referee dealt", "referee played", "round-helper middle"].map(str::to_owned));
    all.extend(["final-score opponent", "round-helper opponent"].map(str::to_owned));
    assert_eq!(lacking(&found, all), [""; 0]);
    assert_eq!(players, Architects::AT_TABLE.collect());
}

#[test]
fn every_language_has_a_data_folder_with_a_table_of_architects() {
    let mut found = BTreeSet::new();
    for Journal { from, head, .. } in journals() {
        let settings = fs::read_to_string(from.join("settings.toml")).unwrap();
        let own = head["people"].as_array().unwrap().iter().filter_map(|person| person["language"].as_str());
        for language in ["en", "fr", "ru", "hu"] {
            let of_folder = settings.contains(&format!("language = \"{language}\""));
            found.extend(of_folder.then(|| format!("settings {language}")));
        }
        found.extend(own.map(|language| format!("people {language}")));
    }
    let all = ["people", "settings"].into_iter();
    let all = all.flat_map(|of| ["en", "fr", "ru", "hu"].map(|language| format!("{of} {language}")));
    assert_eq!(lacking(&found, all), [""; 0]);
}

/// Lists the games of Architects as a screen showed them.
fn shown() -> impl Iterator<Item = Value> {
    let games =
        |from: PathBuf| expected(&from)["games"].as_object().unwrap().values().cloned().collect::<Vec<_>>();
    data_folders().into_iter().flat_map(games).filter(|game| game["title"] == Architects::ID)
}

#[test]
fn the_corpus_has_whole_games_of_architects_at_every_depth_and_for_one() {
    let mut found = BTreeSet::new();
    for game in shown().filter(|game| game["score"].is_object()) {
        let solo = if game["start"]["opponent"].is_null() { "" } else { " for one" };
        found.insert(format!("{}{solo}", game["depth"].as_str().unwrap()));
        assert!(game["listed"]["result"].is_object());
    }
    let all = ["final-score", "final-score for one", "round-helper", "round-helper for one", "referee"];
    assert_eq!(lacking(&found, all.map(str::to_owned)), [""; 0]);
}

#[test]
fn the_corpus_has_what_corrections_and_resets_leave_open_at_a_table_of_architects() {
    let mut found = BTreeSet::new();
    for game in shown() {
        let tracking = game["depth"].as_str().unwrap();
        let log = game["log"].as_array().unwrap();
        for (there, what) in [
            (log.iter().any(|line| line["skipped"] == true), "skipped"),
            (log.iter().any(|line| line["corrected"] == "amended"), "amended"),
            (log.iter().any(|line| line["corrected"] == "inserted"), "inserted"),
            (!game["on_the_way"].as_array().unwrap().is_empty(), "on the way"),
            (game["redo"].is_object(), "redo"),
            (!game["resets"].as_array().unwrap().is_empty(), "resets"),
            (game["play"]["walk"]["open"].as_array().is_some_and(|open| !open.is_empty()), "questions"),
            (game["play"]["kept"].is_object(), "kept"),
            (game["score"].as_array().is_some_and(|missing| !missing.is_empty()), "missing"),
        ] {
            found.extend(there.then(|| format!("{tracking} {what}")));
        }
    }
    let all = [
        "final-score skipped",
        "round-helper skipped",
        "referee skipped",
        "final-score amended",
        "round-helper amended",
        "referee amended",
        "final-score inserted",
        "round-helper inserted",
        "final-score on the way",
        "round-helper on the way",
        "round-helper redo",
        "round-helper resets",
        "referee resets",
        "round-helper questions",
        "final-score kept",
        "final-score missing",
    ];
    assert_eq!(lacking(&found, all.map(str::to_owned)), [""; 0]);
}

/// Finds the word that something in a view begins with.
fn word(value: &Value) -> Option<&str> {
    value.as_str().or_else(|| value.get(0)?.as_str())
}

/// Collects the words of a list in a view.
fn words<'a>(list: &'a Value, out: &mut BTreeSet<&'a str>) {
    out.extend(list.as_array().into_iter().flatten().filter_map(word));
}

#[test]
fn a_town_helper_of_the_corpus_says_everything_that_it_can_say() {
    let games: Vec<_> = shown().collect();
    let [mut news, mut doubts, mut may, mut changes, mut missing, mut causes]: [BTreeSet<&str>; 6] =
        Default::default();
    for game in &games {
        let kept = &game["play"]["kept"];
        let town = if kept.is_object() { kept } else { &game["play"] };
        words(&town["news"], &mut news);
        for strip in town["strips"].as_array().into_iter().flatten() {
            for number in ["virtue", "cathedral", "unpaid", "paid"] {
                words(&strip[number][1], &mut doubts);
            }
            may.extend(["may_enter_market", "may_advance"].iter().filter_map(|what| word(&strip[what])));
        }
        let visited = game["resets"].as_array().into_iter().flatten();
        for reset in visited.chain(town["walk"].get("reset")) {
            causes.extend(word(&reset["cause"]));
            for seat in reset["seats"].as_array().unwrap() {
                changes.extend(seat["lines"].as_array().unwrap().iter().filter_map(|line| word(&line[1])));
            }
        }
        let facts = game["score"].as_array().into_iter().flatten();
        missing.extend(facts.filter_map(|fact| fact[1].as_str()));
    }
    let all =
        ["all-done", "last-space", "last-turns", "market-next", "opponent-rests", "reset", "reset-next"];
    assert_eq!(news, all.into());
    let all = ["beyond", "church", "guildhall", "hired", "instead", "reset", "reward", "watchtower"];
    assert_eq!(doubts, all.into());
    assert_eq!(may, ["full", "top", "unknown", "virtue", "yes"].into());
    assert_eq!(causes, ["guildhall", "market", "told"].into());
    let all = ["debts", "destroyed", "freed", "gold", "marble", "to-prison", "virtue"];
    assert_eq!(changes, all.into());
    let goods = Resource::ALL.map(Resource::id).into_iter().chain(Skill::ALL.map(Skill::id));
    let numbers = ["buildings", "cathedral", "captured", "guildhall", "paid", "prison", "unpaid", "virtue"];
    assert_eq!(missing, goods.chain(numbers).collect());
}

/// Opens every game of Architects as it is today.
fn sessions(mut each: impl FnMut(&str, &Session)) {
    for from in data_folders() {
        let root = folder("corpus-kinds");
        copy_all(&from, &root);
        let mut library = Library::open(&root);
        for game in library.games() {
            if game.title.id() == Architects::ID {
                let session = resume(&mut library, &game.name);
                each(&format!("{} {}", from.display(), game.name), &session);
            }
        }
    }
}

#[test]
fn the_record_of_every_referee_game_replays() {
    let (mut records, mut whole) = (0, 0);
    sessions(|name, session| {
        let TableState::Referee(referee) = session.view().play else {
            assert_eq!(session.record(), None, "{name}");
            return;
        };
        let Some(text) = session.record() else {
            let rulings = session.view().log.iter().filter(|line| matches!(line.entry, Entry::Ruling { .. }));
            assert!(rulings.count() > 0, "{name}: only a ruling leaves no record");
            return;
        };
        let record = Record::<Architects>::read(text.trim_end().as_bytes()).unwrap();
        let (table, holds) = record.replay();
        assert_eq!(holds, Ok(()), "{name}");
        assert_eq!(table.state(), referee.state(), "{name}");
        assert_eq!(Some(table.events()), referee.events(), "{name}");
        let scores = serde_json::from_str::<Value>(&text).unwrap()["scores"].take();
        let score =
            session.view().score.map(|score| json!(ScoreReport::new(&session.names(), score.unwrap())));
        assert_eq!(scores, score.unwrap_or_default(), "{name}");
        records += 1;
        whole += usize::from(referee.due() == Due::Nobody);
    });
    assert!(records >= 3 && whole >= 1, "{records} records, {whole} of whole games");
}
