//! Data folders that earlier versions wrote open to the views they had then, whatever has been built since.
//!
//! `tests/data/corpus/<version>/<folder>` is a data folder as the program left it; `<folder>.json` beside it says what the
//! version that wrote it showed of every game. Neither is ever written again. A version is a release, or the commit that
//! the program was built from.

mod architects;
mod kinds;
mod norenberc;
mod town;
mod whole;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use guildhall::companion::{ActKind, ActName, Library, Person, Session, TrackedTitle};
use guildhall::storage::norenberc::{BoxReport, own_box};
use guildhall::storage::{Places, Settings};
use guildhall::titles::TitleId;
use serde_json::{Value, json};

use crate::support::folder;

const CORPUS: &str = "tests/data/corpus";

/// Lists the data folders; beside each is the file that says what it holds.
fn data_folders() -> Vec<PathBuf> {
    let entries = |path: &Path| {
        let mut paths: Vec<_> =
            fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).filter(|it| it.is_dir()).collect();
        paths.sort();
        paths
    };
    entries(Path::new(CORPUS)).iter().flat_map(|version| entries(version)).collect()
}

/// Reads how the version that wrote a data folder showed it.
fn expected(data_folder: &Path) -> Value {
    serde_json::from_slice(&fs::read(data_folder.with_extension("json")).unwrap()).unwrap()
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

/// Names the act that undo or redo is about.
fn act<E: serde::Serialize>(act: Option<&ActName<E>>) -> Value {
    let kind = |kind| match kind {
        ActKind::Enter => "Enter",
        ActKind::Override => "Override",
        ActKind::Insert => "Insert",
        ActKind::Amend => "Amend",
        ActKind::Remove => "Remove",
    };
    act.map_or(Value::Null, |act| json!({ "kind": kind(act.kind), "entry": act.entry }))
}

fn resume<T: TrackedTitle>(library: &mut Library, name: &str) -> Session<T> {
    library.resume(name).unwrap_or_else(|notice| panic!("{name}: {notice:?}"))
}

/// Shows everything a data folder holds.
fn contents(root: &Path) -> Value {
    let places = Places::new(Some(root.to_owned()));
    let (settings, errors) = Settings::read(&places.settings());
    assert!(errors.is_empty(), "{}: {errors:?}", root.display());
    let mut library = Library::open(root);
    let mut games = serde_json::Map::new();
    for game in library.games() {
        let shown = match game.title {
            TitleId::Norenberc => norenberc::shown(&resume(&mut library, &game.name)),
            TitleId::Architects => architects::shown(&resume(&mut library, &game.name), &game),
        };
        games.insert(game.name, shown);
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

/// Lists the places where two values differ: the way to each, and what stands there.
fn differences(found: &Value, expected: &Value) -> Vec<String> {
    fn walk(way: &str, found: Option<&Value>, expected: Option<&Value>, out: &mut Vec<String>) {
        match (found, expected) {
            _ if found == expected => {}
            (Some(Value::Object(found)), Some(Value::Object(expected))) => {
                let keys: BTreeSet<_> = found.keys().chain(expected.keys()).collect();
                for key in keys {
                    walk(&format!("{way}/{key}"), found.get(key), expected.get(key), out);
                }
            }
            (Some(Value::Array(found)), Some(Value::Array(expected))) => {
                for place in 0..found.len().max(expected.len()) {
                    walk(&format!("{way}/{place}"), found.get(place), expected.get(place), out);
                }
            }
            _ => {
                let text = |value: Option<&Value>| value.map_or("nothing".to_owned(), Value::to_string);
                out.push(format!("{way}: {} and not {}", text(found), text(expected)));
            }
        }
    }
    let mut out = Vec::new();
    walk("", Some(found), Some(expected), &mut out);
    out
}

/// Lists everything that a data folder shows otherwise than it did.
fn errors(root: &Path, expected: &Value) -> Vec<String> {
    differences(&forgiving(contents(root), expected), expected)
}

/// Forgives what may be shown otherwise.
fn forgiving(mut found: Value, expected: &Value) -> Value {
    for (name, game) in expected["games"].as_object().unwrap() {
        if game.get("title").is_none() && found["games"].get(name).is_some() {
            norenberc::forget_what_was_unknown(&mut found["games"][name], game);
        }
    }
    found
}

#[test]
fn what_earlier_versions_wrote_opens_to_the_same_views() {
    let mut games = 0;
    for from in data_folders() {
        let root = folder("corpus");
        copy_all(&from, &root);
        let expected = expected(&from);
        // Once as it was left, and once more after it was opened.
        for opening in 1..=2 {
            assert_eq!(errors(&root, &expected), [""; 0], "{}, opening {opening}", from.display());
        }
        games += expected["games"].as_object().unwrap().len();
    }
    assert!(games >= 30, "{games} games");
}

/// Collects the ways to all values that hold no others.
fn leaves(way: &str, value: &Value, out: &mut Vec<String>) {
    match value {
        Value::Object(object) => object.iter().for_each(|(key, it)| leaves(&format!("{way}/{key}"), it, out)),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(place, it)| leaves(&format!("{way}/{place}"), it, out));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => out.push(way.to_owned()),
    }
}

#[test]
fn an_expectation_that_is_altered_anywhere_would_be_noticed() {
    let mut altered = 0;
    for from in data_folders() {
        let root = folder("corpus-altered");
        copy_all(&from, &root);
        let mut expected = expected(&from);
        let found = forgiving(contents(&root), &expected);
        let mut ways = Vec::new();
        leaves("", &expected, &mut ways);
        // Some are enough, and thirteen is no length of anything that comes again and again.
        for way in ways.iter().step_by(13) {
            let place = expected.pointer_mut(way).unwrap();
            let before = std::mem::replace(place, json!("another"));
            let noticed = differences(&found, &expected);
            assert_eq!(noticed, [format!("{way}: {before} and not \"another\"")]);
            *expected.pointer_mut(way).unwrap() = before;
            altered += 1;
        }
    }
    assert!(altered >= 1500, "{altered} values");
}

#[test]
fn an_input_that_is_missing_would_be_noticed() {
    for from in data_folders() {
        let expected = expected(&from);
        for name in expected["games"].as_object().unwrap().keys() {
            let root = folder("corpus-shorter");
            fs::create_dir_all(root.join("games")).unwrap();
            for file in ["settings.toml", "box.toml"].map(|file| from.join(file)) {
                drop(fs::copy(&file, root.join(file.file_name().unwrap())));
            }
            // Without its copies, from which it would be made whole again.
            let file = format!("games/{name}.jsonl");
            let journal = fs::read_to_string(from.join(&file)).unwrap();
            let (shorter, _) = journal.trim_end().rsplit_once('\n').unwrap();
            fs::write(root.join(&file), format!("{shorter}\n")).unwrap();
            let of_game = |error: &String| error.starts_with(&format!("/games/{name}/"));
            assert!(errors(&root, &expected).iter().any(of_game), "{} {name}", from.display());
        }
    }
}
