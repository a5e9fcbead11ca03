//! Journals: whatever lies in the file of a game, no line that can be read is lost, the file itself is still on the disk if
//! anything in it was damaged, and a second opening finds what the first one left.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use guildhall::companion::norenberc::{LogLine, Session};
use guildhall::norenberc::Norenberc;
use guildhall::storage::Record;
use guildhall::storage::journal::{DamagedFile, JournalLine, Notice, Saved};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::bytes::{self, one};
use crate::disk::MemoryDisk;
use crate::run::Target;
use crate::seeds::{self, ROOT};
use crate::tree::{Tree, shuffle};

const NAME: &str = "20261117-103040";
/// Numbers beyond the lines of the file and this are damage, and no lines.
const MOST_LOST: usize = 10_000;

/// The lines of a file that can be read, with everything that was cut off left out.
fn lines(bytes: &[u8]) -> Vec<JournalLine> {
    bytes
        .split_inclusive(|&byte| byte == b'\n')
        .filter_map(|text| JournalLine::read(text.strip_suffix(b"\n")?))
        .collect()
}

/// A journal in which something is different, but for its checksums; sometimes those too.
pub fn changed(rng: &mut ChaCha8Rng, corpus: &[Vec<u8>]) -> Vec<u8> {
    let base = one(rng, corpus);
    if rng.random_bool(0.3) {
        return bytes::changed(rng, base, corpus);
    }
    let mut all = lines(base);
    let others = lines(one(rng, corpus).as_slice());
    for _ in 0..rng.random_range(1..=3) {
        change(rng, &mut all, &others);
    }
    let text = all.iter().map(JournalLine::write).collect::<String>().into_bytes();
    if rng.random_bool(0.2) { bytes::changed(rng, &text, corpus) } else { text }
}

fn change(rng: &mut ChaCha8Rng, all: &mut Vec<JournalLine>, others: &[JournalLine]) {
    if all.is_empty() || others.is_empty() {
        return;
    }
    let at = rng.random_range(0..all.len());
    match rng.random_range(0..8) {
        0 => shuffle(rng, all, 1),
        1 => {
            let near = all[at].n.wrapping_add(rng.random_range(0..4)).wrapping_sub(2);
            all[at].n = *one(rng, &[near, 0, 1, 200, 9_000, 10_100, u64::from(u32::MAX), u64::MAX]);
        }
        2 => all[at].at = *one(rng, &[0, 1, 253_402_300_800, u64::MAX]),
        3 => all[at].body = one(rng, others).body.clone(),
        4 => all.push(one(rng, others).clone()),
        _ => {
            let mut tree = Tree::from(&all[at].body);
            let pieces: Vec<_> = others.iter().chain(&*all).map(|line| Tree::from(&line.body)).collect();
            tree.change(rng, &pieces);
            // What is no JSON cannot stand in a line that has its checksum.
            all[at].body = serde_json::from_str(&tree.json()).unwrap_or_default();
        }
    }
}

/// Everything that lies on the disk but the lock.
fn files(disk: &MemoryDisk) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut files = disk.files();
    // Neither is anybody's data.
    for passing in ["games.lock", "summaries.json"] {
        files.remove(&Path::new(ROOT).join(passing));
    }
    files
}

/// What a screen needs of a table, looked at.
fn look(session: &Session) -> Vec<LogLine> {
    let view = session.view();
    assert_eq!(view.people.len(), view.sheets.len());
    if let Some(record) = session.record() {
        let record = Record::<Norenberc>::read(record.as_bytes()).unwrap();
        assert_eq!(record.replay().1, Ok(()), "what a referee followed holds");
    }
    let _ = guildhall::companion::norenberc::score_sheet(&session.names(), view.sheets);
    view.log.to_vec()
}

fn open(disk: &MemoryDisk) -> Result<(Session, Vec<LogLine>), Notice> {
    let mut library = seeds::library(disk);
    let listed = library.games().iter().any(|game| game.name == NAME);
    let opened = library.resume::<Norenberc>(NAME);
    assert_eq!(library.unreadable().iter().any(|name| name == NAME), opened.is_err());
    assert_eq!(listed, opened.is_ok(), "what can be opened is listed, and nothing else");
    opened.map(|session| {
        let log = look(&session);
        (session, log)
    })
}

fn is_damage(notice: &Notice) -> bool {
    matches!(notice, Notice::Damaged { .. })
}

fn check(bytes: &[u8], copies: &[Vec<u8>]) -> bool {
    let file = Path::new(ROOT).join(format!("games/{NAME}.jsonl"));
    let mut at_first = vec![(format!("games/{NAME}.jsonl"), bytes.to_vec())];
    for (age, copy) in (1..).zip(copies) {
        at_first.push((format!("games/snapshots/{NAME}.{age}.jsonl"), copy.clone()));
    }
    let disk = seeds::disk(&at_first);
    let before = files(&disk);
    let opened = open(&disk);
    let after = files(&disk);
    assert!(
        bytes.is_empty() || after.values().any(|it| it == bytes),
        "the file is still there, byte for byte"
    );
    let (session, log) = match opened {
        Ok(opened) => opened,
        Err(notice) => {
            assert_eq!(notice, Notice::Unreadable { path: file });
            return false;
        }
    };
    let notices = session.view().notices.to_vec();
    let read_only = session.view().read_only;
    if read_only {
        assert_eq!(after, before, "a newer file is not touched");
    } else {
        no_line_is_lost(bytes, &after[&file]);
    }
    for notice in &notices {
        if let Notice::Damaged { kept, .. } = notice {
            let kept = match kept {
                DamagedFile::Aside(path) | DamagedFile::InPlace(path) => &*after[path],
                DamagedFile::Nothing => &[],
            };
            assert_eq!(kept, bytes, "it lies where the notice says");
        }
    }
    drop(session);
    let (mut session, again) = open(&disk).unwrap();
    assert_eq!(again, log, "the same game");
    assert_eq!(files(&disk), after, "nothing is left to mend");
    let entered: Vec<_> = notices.into_iter().filter(|notice| read_only || !is_damage(notice)).collect();
    assert_eq!(session.view().notices, entered, "damage is told once");
    goes_on(&disk, &mut session);
    true
}

/// The first line of every number is in the file.
fn no_line_is_lost(bytes: &[u8], mended: &[u8]) {
    let most = bytes.split(|&byte| byte == b'\n').count() + MOST_LOST;
    let kept: BTreeMap<_, _> = lines(mended).into_iter().map(|line| (line.n, line)).collect();
    let mut seen = BTreeSet::new();
    for line in lines(bytes).into_iter().filter(|line| line.n < most as u64 && !line.is_lost()) {
        if seen.insert(line.n) {
            assert_eq!(kept.get(&line.n), Some(&line), "line {} is lost", line.n);
        }
    }
}

/// What is done now is on the disk.
fn goes_on(disk: &MemoryDisk, session: &mut Session) {
    if session.undo().is_err() && session.redo().is_err() {
        return;
    }
    assert_eq!(*session.view().saved, Saved::OnDisk);
    let shown = session.view().log.to_vec();
    let (session, log) = open(disk).unwrap();
    assert_eq!(log, shown);
    assert!(!session.view().notices.iter().any(is_damage));
}

#[test]
fn journal() {
    // Large games take long and show nothing more.
    let corpus: Vec<_> = seeds::journals().into_iter().filter(|file| file.len() < 20_000).collect();
    let check = |bytes: &[u8], rng: &mut ChaCha8Rng| {
        let copies: Vec<_> = (0..rng.random_range(0..4))
            .map(|_| match rng.random_range(0..3) {
                0 => one(rng, &corpus).clone(),
                1 => bytes::changed(rng, bytes, &corpus),
                _ => {
                    let ends: Vec<_> = (0..bytes.len()).filter(|&at| bytes[at] == b'\n').collect();
                    let end = if ends.is_empty() { 0 } else { *one(rng, &ends) + 1 };
                    bytes[..end].to_vec()
                }
            })
            .collect();
        check(bytes, &copies)
    };
    let make = |rng: &mut _| changed(rng, &corpus);
    Target { name: "journal", inputs: 400, corpus: &corpus, make: &make, check: &check }.run();
}
