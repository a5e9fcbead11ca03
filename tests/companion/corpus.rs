//! Data folders that earlier versions wrote open to the views they had then, whatever has been built since.
//!
//! `tests/data/corpus/<version>/<folder>` is a data folder as the program left it; `<folder>.json` beside it says what the
//! version that wrote it showed of every game. Neither is ever written again.

use std::fs;
use std::path::{Path, PathBuf};

use guildhall::companion::norenberc::{ActName, GuildOutcome, LogLine, RoundEnd, Session};
use guildhall::companion::{Following as _, Library, Person};
use guildhall::norenberc::{Guild, Norenberc};
use guildhall::storage::norenberc::{BoxReport, ScoreReport, own_box};
use guildhall::storage::{Places, Settings};
use serde_json::{Value, json};

use crate::support::folder;

const CORPUS: &str = "tests/data/corpus";

/// The data folders, with the file that says what they hold.
fn data_folders() -> Vec<PathBuf> {
    let entries = |path: &Path| {
        let mut paths: Vec<_> =
            fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).filter(|it| it.is_dir()).collect();
        paths.sort();
        paths
    };
    entries(Path::new(CORPUS)).iter().flat_map(|version| entries(version)).collect()
}

pub fn copy_all(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let to = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy_all(&path, &to);
        } else {
            fs::copy(&path, &to).unwrap();
        }
    }
}

fn act(act: Option<&ActName>) -> Value {
    act.map_or(Value::Null, |act| json!({ "kind": format!("{:?}", act.kind), "entry": act.entry }))
}

fn line(line: &LogLine) -> Value {
    json!({ "id": line.id, "round": line.chapter, "entry": line.entry, "skipped": line.skipped.is_some() })
}

fn round_end(end: &RoundEnd) -> Value {
    let favorite = |guild: Guild, outcome: &GuildOutcome| match outcome {
        GuildOutcome::Favorite { seat, by, .. } => json!([guild, seat, format!("{by:?}")]),
        GuildOutcome::Nobody { ruled } => json!([guild, "nobody", ruled]),
        GuildOutcome::Unknown => json!([guild, "unknown"]),
        GuildOutcome::Ask(_) => json!([guild, "asked"]),
    };
    let favorites: Vec<_> = end.cards.iter().map(|card| favorite(card.guild, &card.outcome)).collect();
    let incomes: Vec<_> = end.incomes.iter().map(|income| json!([income.seat, income.total()])).collect();
    json!({ "round": end.round, "favorites": favorites, "incomes": incomes })
}

/// What a screen shows of a game, in words that do not change with the code.
fn shown(session: &Session) -> Value {
    let view = session.view();
    let sheet = |sheet: &guildhall::companion::norenberc::FinalSheet| {
        json!({
            "talers": sheet.talers,
            "craftsmen": sheet.craftsmen,
            "crests": sheet.crests,
            "prestige_crests": sheet.prestige_crests,
            "townsmen": sheet.townsmen,
        })
    };
    let score = view.score.map(|score| match score {
        Ok(score) => json!(ScoreReport::new(&session.names(), score, vec![])),
        Err(missing) => json!(missing.iter().map(|(seat, _)| seat).collect::<Vec<_>>()),
    });
    json!({
        "people": view.people,
        "depth": view.play.depth(),
        "round": view.play.chapter(),
        "box": BoxReport::new(view.tiles()),
        "log": view.log.iter().map(line).collect::<Vec<_>>(),
        "undo": act(view.undo),
        "redo": act(view.redo),
        "sheets": view.sheets.iter().map(sheet).collect::<Vec<_>>(),
        "score": score,
        "history": view.play.history().iter().map(round_end).collect::<Vec<_>>(),
        "played": session.played(),
        "record": session.record().map(|record| record.lines().count()),
    })
}

/// Everything a data folder holds.
fn contents(root: &Path) -> Value {
    let places = Places::new(Some(root.to_owned()));
    let (settings, faults) = Settings::read(&places.settings());
    assert!(faults.is_empty(), "{}: {faults:?}", root.display());
    let mut library = Library::open(root);
    let mut games = serde_json::Map::new();
    for game in library.games() {
        let session = library.resume::<Norenberc>(&game.name).unwrap_or_else(|notice| panic!("{notice:?}"));
        games.insert(game.name, shown(&session));
    }
    let names = |people: Vec<Person>| people.into_iter().map(|person| person.name).collect::<Vec<_>>();
    let deleted: Vec<_> =
        library.deleted().into_iter().map(|game| json!([game.name, names(game.people)])).collect();
    json!({
        "games": games,
        "deleted": deleted,
        "unreadable": library.unreadable(),
        "settings": {
            "language": settings.language,
            "theme": settings.theme,
            "zoom": settings.zoom,
            "animation": settings.animation,
            "bot_speed": settings.bot_speed,
            "marks": settings.marks,
            "table": settings.table,
        },
        "box": BoxReport::new(&own_box(&places)),
    })
}

/// Where one favourite was not known, 0.1.0 took the craftsmen of everybody for unknown, the crests of that guild and the
/// incomes. Today what is certain stays known. So what was unknown then may be known now, and nothing else may differ:
/// what was known is compared as it stands.
fn forget_what_was_unknown(found: &mut Value, expected: &Value) {
    fn forget(found: &mut Value, expected: &Value) {
        match (found, expected) {
            (found, Value::Null) => *found = Value::Null,
            (Value::Array(found), Value::Array(expected)) => {
                found.iter_mut().zip(expected).for_each(|(found, expected)| forget(found, expected));
            }
            (Value::Object(found), Value::Object(expected)) => {
                for (key, expected) in expected {
                    found.entry(key).and_modify(|found| forget(found, expected));
                }
            }
            _ => {}
        }
    }
    forget(&mut found["sheets"], &expected["sheets"]);
    let ends = found["history"].as_array_mut().unwrap().iter_mut();
    for (found, expected) in ends.zip(expected["history"].as_array().unwrap()) {
        forget(&mut found["incomes"], &expected["incomes"]);
    }
    // Of whom something was missing then, it may not be now; of nobody else.
    if let (Value::Array(missing), Value::Array(then)) = (&found["score"], &expected["score"])
        && missing.iter().all(|seat| then.contains(seat))
    {
        found["score"] = expected["score"].clone();
    }
}

#[test]
fn what_earlier_versions_wrote_opens_to_the_same_views() {
    let mut games = 0;
    for from in data_folders() {
        let root = folder("corpus");
        copy_all(&from, &root);
        let expected: Value =
            serde_json::from_slice(&fs::read(from.with_extension("json")).unwrap()).unwrap();
        // Once as it was left, and once more after it was opened.
        for opening in 1..=2 {
            let mut found = contents(&root);
            for (name, game) in expected["games"].as_object().unwrap() {
                forget_what_was_unknown(&mut found["games"][name], game);
                assert_eq!(found["games"][name], *game, "{} {name}, opening {opening}", from.display());
            }
            assert_eq!(found, expected, "{}, opening {opening}", from.display());
        }
        games += expected["games"].as_object().unwrap().len();
    }
    assert!(games >= 12, "{games} games");
}
