//! Archives: one that is not taken in changes nothing, and one that is takes nothing away.

use guildhall::norenberc::Norenberc;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use guildhall::storage::journal::JournalLine;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use serde_json::{Value, json};

use crate::bytes::one;
use crate::disk::{MemoryDisk, TitleEntryError};
use crate::journal;
use crate::run::Target;
use crate::seeds::{self, ROOT};
use crate::tree::Forest;

type Files = BTreeMap<PathBuf, Vec<u8>>;

/// Paths that are at the edge of something.
const PATHS: [&str; 22] = [
    "games/20261117-103040.jsonl",
    "games/20261117-103040-2.jsonl",
    "games/new.jsonl",
    "games/snapshots/20261117-103040.1.jsonl",
    "games/snapshots/new.1.jsonl",
    "games/snapshots",
    "games",
    "games/20261117-103040.jsonl/x",
    "bin/20261117-103040.jsonl",
    "bin/new.jsonl",
    "bin/snapshots/new.1.jsonl",
    "aside/20261117-103040-1.jsonl",
    "settings.toml",
    "settings.toml/x",
    "settings.toml.new/x",
    "own",
    "own/x",
    "own/x/y",
    "games.lock/x",
    "import/plan.json",
    "../x",
    "before-import-1.json",
];

/// What lies on the disk but for the lock.
fn files(disk: &MemoryDisk) -> Files {
    let mut files = disk.files();
    files.remove(&Path::new(ROOT).join("games.lock"));
    files
}

fn lines(bytes: &[u8]) -> Vec<JournalLine> {
    bytes.split(|&byte| byte == b'\n').filter_map(JournalLine::read).collect()
}

fn check(archive: &[u8], mine: &[(String, Vec<u8>)], error: TitleEntryError) -> bool {
    let disk = seeds::disk(mine);
    let mut library = seeds::library(&disk);
    let before = files(&disk);
    disk.set(error);
    let imported = library.import(archive);
    let after = files(&disk);
    assert!(after.keys().all(|path| path.starts_with(ROOT)), "nothing lies outside");
    disk.set(TitleEntryError::None);
    let Ok(imported) = imported else {
        for (path, bytes) in &before {
            assert_eq!(after.get(path), Some(bytes), "{} has changed", path.display());
        }
        assert!(error != TitleEntryError::None || after == before, "nothing is left behind");
        // What a disk that failed would not let go of does no harm.
        drop(library);
        still_works(&disk, &before);
        return false;
    };
    if let Some(kept) = &imported.before {
        assert_eq!(packed(&after[kept]), before, "all that was here before");
    } else {
        assert_eq!(after, before);
    }
    drop(library);
    still_works(&disk, &before);
    true
}

/// What lies in an archive.
fn packed(archive: &[u8]) -> Files {
    let archive: Value = serde_json::from_slice(archive).unwrap();
    let files = archive["files"].as_object().unwrap().iter();
    files.map(|(path, text)| (Path::new(ROOT).join(path), text.as_str().unwrap().into())).collect()
}

/// The folder can be written, and every game that was in it has all its lines.
fn still_works(disk: &MemoryDisk, before: &Files) {
    let mut library = seeds::library(disk);
    assert_eq!(library.access(), guildhall::storage::journal::Access::Writable);
    let after = files(disk);
    let games = Path::new(ROOT).join("games");
    for (path, bytes) in before.iter().filter(|(path, _)| path.parent() == Some(&games)) {
        let now = lines(&after[path]);
        for line in lines(bytes) {
            assert!(now.contains(&line), "{}: line {}", path.display(), line.n);
        }
        let name = path.file_stem().unwrap().to_str().unwrap();
        library.resume::<Norenberc>(name).unwrap_or_else(|notice| panic!("{notice:?}"));
    }
    let open = library.games();
    assert!(open.iter().all(|game| !game.people.is_empty()));
    for name in library.unreadable() {
        assert!(library.resume::<Norenberc>(&name).is_err());
    }
    library.deleted();
    library.pack(None).unwrap();
}

/// An archive of these files.
fn pack(files: &[(String, Vec<u8>)]) -> Value {
    let text = |(path, bytes): &(String, Vec<u8>)| (path.clone(), json!(String::from_utf8_lossy(bytes)));
    json!({ "guildhall": 1, "files": files.iter().map(text).collect::<serde_json::Map<_, _>>() })
}

/// An archive with something else in it, or by another name.
fn changed(rng: &mut ChaCha8Rng, archives: &Forest, journals: &[Vec<u8>]) -> Vec<u8> {
    if rng.random_bool(0.4) {
        return archives.changed(rng);
    }
    let mut archive: Value = serde_json::from_slice(one(rng, &archives.files).as_slice()).unwrap();
    for _ in 0..rng.random_range(1..=3) {
        let files = archive["files"].as_object_mut().unwrap();
        let path = if files.is_empty() || rng.random_bool(0.5) {
            (*one(rng, &PATHS)).to_owned()
        } else {
            files.keys().nth(rng.random_range(0..files.len())).unwrap().clone()
        };
        let other = if rng.random_bool(0.7) {
            String::from_utf8_lossy(&journal::changed(rng, journals)).into_owned()
        } else {
            files.values().next().and_then(Value::as_str).unwrap_or_default().to_owned()
        };
        files.insert(path, other.into());
    }
    archive.to_string().into_bytes()
}

#[test]
fn archive() {
    // Large games take long and show nothing more.
    let small = |file: &Vec<u8>| file.len() < 10_000;
    let folders: Vec<Vec<_>> = seeds::data_folders()
        .into_iter()
        .map(|files| files.into_iter().filter(|(_, file)| small(file)).collect())
        .collect();
    let journals: Vec<_> = seeds::journals().into_iter().filter(small).collect();
    let found =
        seeds::below("tests/data/faults").into_iter().filter(|(path, _)| seeds::ends_in(path, "json"));
    let archives = folders.iter().map(|files| pack(files).to_string().into_bytes());
    let archives =
        Forest::json(archives.chain(found.map(|(_, file)| file)).chain(seeds::own("archive")).collect());
    let check = |bytes: &[u8], rng: &mut ChaCha8Rng| {
        let error = match rng.random_range(0..10) {
            0 | 1 => TitleEntryError::RefusesAfter(rng.random_range(0..60)),
            2 => TitleEntryError::Full(rng.random_range(0..60_000)),
            _ => TitleEntryError::None,
        };
        check(bytes, one(rng, &folders).as_slice(), error)
    };
    let make = |rng: &mut _| changed(rng, &archives, &journals);
    Target { name: "archive", inputs: 400, corpus: &archives.files, make: &make, check: &check }.run();
}
