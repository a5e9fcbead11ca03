//! Files that were damaged, cut off, deleted or written by a newer program: what can be read is opened, the rest is kept
//! aside and named, nothing is overwritten.

use guildhall::norenberc::Norenberc;
use std::fs;
use std::path::{Path, PathBuf};

use guildhall::companion::norenberc::{Entry, EntryError, Owned};
use guildhall::companion::{Library, Tracking};
use guildhall::game::Seat;
use guildhall::storage::journal::{DamagedFile, JournalLine, Notice, SNAPSHOT_EVERY};
use guildhall::storage::norenberc::default_box;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::support::{folder, setup};

fn input(talers: u16) -> Entry {
    Entry::Owned { seat: Seat(0), owned: Owned::Talers { talers } }
}

struct Game {
    folder: PathBuf,
    name: String,
}

impl Game {
    /// A game with inputs 1, 2, 3 and so on.
    fn new(inputs: u16) -> Self {
        let folder = folder("damage");
        let library = Library::open(&folder);
        let mut session = library.begin(setup(2, Tracking::FinalScore, 4, default_box())).unwrap();
        for step in 1..=inputs {
            session.enter(input(step)).unwrap();
        }
        Self { name: session.name().to_owned(), folder }
    }

    /// The same in a folder of its own.
    fn copy(&self) -> Self {
        let folder = folder("damage");
        crate::corpus::copy_all(&self.folder, &folder);
        Self { name: self.name.clone(), folder }
    }

    fn file(&self) -> PathBuf {
        self.folder.join("games").join(format!("{}.jsonl", self.name))
    }

    fn damage(&self, change: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
        let mut bytes = fs::read(self.file()).unwrap();
        change(&mut bytes);
        fs::write(self.file(), &bytes).unwrap();
        bytes
    }

    /// Where a line begins.
    fn line(&self, number: usize) -> usize {
        let bytes = fs::read(self.file()).unwrap();
        bytes.split_inclusive(|&byte| byte == b'\n').take(number).map(<[u8]>::len).sum()
    }

    fn forget_copies(&self) {
        let copies = self.folder.join("games/snapshots");
        for copy in fs::read_dir(copies).unwrap() {
            fs::remove_file(copy.unwrap().path()).unwrap();
        }
    }

    /// What is found, and what is said.
    fn open(&self) -> (Vec<u16>, Vec<Notice>) {
        let session = Library::open(&self.folder).resume::<Norenberc>(&self.name).unwrap();
        let view = session.view();
        let talers = |entry: &Entry| match entry {
            Entry::Owned { owned: Owned::Talers { talers }, .. } => *talers,
            other => panic!("{other:?}"),
        };
        (view.log.iter().map(|line| talers(&line.entry)).collect(), view.notices.to_vec())
    }

    /// The file is whole again, and goes on.
    fn goes_on(&self) {
        let (before, notices) = self.open();
        assert_eq!(notices, []);
        let mut session = Library::open(&self.folder).resume::<Norenberc>(&self.name).unwrap();
        session.enter(input(777)).unwrap();
        drop(session);
        let (after, notices) = self.open();
        assert_eq!(notices, []);
        assert_eq!(after, [before, vec![777]].concat());
    }
}

/// How many entries are missing, how many were recovered, and where the damaged file is kept.
fn aside(notices: &[Notice]) -> (usize, usize, &Path) {
    match notices {
        [Notice::Damaged { missing, recovered, kept: DamagedFile::Aside(path), .. }] => {
            (*missing, *recovered, path)
        }
        other => panic!("{other:?}"),
    }
}

/// The same, and whether there may be more at the end.
fn entered(notices: &[Notice]) -> (usize, usize, bool) {
    match notices {
        [Notice::Damaged { missing, recovered, open_end, .. }] => (*missing, *recovered, *open_end),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_file_cut_off_anywhere_opens_with_all_whole_lines() {
    let whole = Game::new(4);
    let bytes = fs::read(whole.file()).unwrap();
    let head = whole.line(1);
    for len in (head..bytes.len()).step_by(7) {
        let game = Game::new(4);
        game.forget_copies();
        let damaged = game.damage(|bytes| bytes.truncate(len.min(bytes.len())));
        let lines = damaged.split(|&byte| byte == b'\n').count() as u16 - 1;
        let (found, notices) = game.open();
        assert_eq!(found, (1..lines).collect::<Vec<_>>());
        if damaged.ends_with(b"\n") {
            assert_eq!(notices, []);
        } else {
            // What is left of the last line shows that there was one, if it is enough to be known.
            let rest = damaged.rsplit(|&byte| byte == b'\n').next().unwrap();
            let seen = usize::from(rest.starts_with(b"{\"sum\":\""));
            assert_eq!(entered(&notices), (seen, 0, true));
            assert_eq!(fs::read(aside(&notices).2).unwrap(), damaged, "kept as it was");
        }
        game.goes_on();
    }
}

#[test]
fn a_damaged_line_is_found_in_a_copy() {
    let inputs = SNAPSHOT_EVERY as u16 + 5;
    for line in [0, 1, 7] {
        let game = Game::new(inputs);
        let place = game.line(line) + 40;
        let damaged = game.damage(|bytes| bytes[place] ^= 4);
        let (found, notices) = game.open();
        assert_eq!(found, (1..=inputs).collect::<Vec<_>>(), "line {line}");
        let (missing, recovered, aside) = aside(&notices);
        assert_eq!((missing, recovered), (0, 1));
        assert_eq!(fs::read(aside).unwrap(), damaged);
        game.goes_on();
    }
}

#[test]
fn a_damaged_line_without_a_copy_is_skipped_and_named() {
    let game = Game::new(6);
    game.forget_copies();
    let place = game.line(3) + 40;
    let damaged = game.damage(|bytes| bytes[place] ^= 4);
    let (found, notices) = game.open();
    assert_eq!(found, [1, 2, 4, 5, 6]);
    let (missing, recovered, aside) = aside(&notices);
    assert_eq!((missing, recovered), (1, 0));
    assert_eq!(fs::read(aside).unwrap(), damaged);
    // The hole stays a hole, but is told once.
    assert_eq!(game.open(), (vec![1, 2, 4, 5, 6], vec![]));
    game.goes_on();
}

#[test]
fn a_deleted_or_empty_file_comes_back_from_a_copy() {
    let inputs = SNAPSHOT_EVERY as u16;
    for empty in [true, false] {
        let game = Game::new(inputs);
        if empty {
            game.damage(Vec::clear);
        } else {
            fs::remove_file(game.file()).unwrap();
        }
        let (found, notices) = game.open();
        // The copy was made after so many lines, the head among them.
        assert_eq!(found, (1..SNAPSHOT_EVERY as u16).collect::<Vec<_>>());
        assert_eq!(entered(&notices), (1, SNAPSHOT_EVERY as usize, false), "and the last one is lost");
        assert!(
            matches!(notices[..], [Notice::Damaged { kept: DamagedFile::Nothing, .. }]),
            "nothing was left of it"
        );
        assert_eq!(fs::read_dir(game.folder.join("aside")).unwrap().count(), 0);
        game.goes_on();
    }
}

#[test]
fn a_half_overwritten_file_has_lost_what_no_copy_has() {
    let inputs = 2 * SNAPSHOT_EVERY as u16 + 3;
    let game = Game::new(inputs);
    let copied = 2 * SNAPSHOT_EVERY as u16 - 1;
    let damaged = game.damage(|bytes| {
        let half = bytes.len() / 2;
        bytes[half..].fill(0);
    });
    let (found, notices) = game.open();
    assert_eq!(found, (1..=copied).collect::<Vec<_>>());
    let (missing, recovered, open_end) = entered(&notices);
    assert_eq!((missing, open_end), (usize::from(inputs - copied), false));
    assert!(recovered > 10);
    assert_eq!(fs::read(aside(&notices).2).unwrap(), damaged);
    game.goes_on();
}

#[test]
fn a_file_cut_at_the_end_of_a_line_is_recognised_as_shorter_than_it_was() {
    let game = Game::new(6);
    let whole = game.line(5);
    game.damage(|bytes| bytes.truncate(whole));
    let (found, notices) = game.open();
    assert_eq!((found, entered(&notices)), (vec![1, 2, 3, 4], (2, 0, false)));
    // It is told once, and the numbers go on where they were.
    assert_eq!(game.open(), (vec![1, 2, 3, 4], vec![]));
    game.goes_on();
    // The same where a copy has more than the file, but not everything.
    let game = Game::new(SNAPSHOT_EVERY as u16 + 5);
    let whole = game.line(5);
    game.damage(|bytes| bytes.truncate(whole));
    let (_, notices) = game.open();
    assert_eq!(notices, [Notice::Shorter { inputs: 4, copy: 19, missing: 6, open_end: false }]);
    let mut session = Library::open(&game.folder).resume::<Norenberc>(&game.name).unwrap();
    session.take_longer();
    assert!(session.ends_in_a_gap(), "nobody has gone on yet");
    session.enter(input(500)).unwrap();
    drop(session);
    assert_eq!(game.open().1, []);
}

#[test]
fn whoever_leaves_a_game_shorter_is_not_asked_again() {
    for leave in [true, false] {
        let game = Game::new(SNAPSHOT_EVERY as u16 + 5);
        let whole = game.line(5);
        game.damage(|bytes| bytes.truncate(whole));
        let mut session = Library::open(&game.folder).resume::<Norenberc>(&game.name).unwrap();
        if leave {
            session.leave_longer().unwrap();
        } else {
            session.enter(input(5)).unwrap();
        }
        drop(session);
        assert_eq!(game.open().1, [], "leave {leave}");
    }
}

#[test]
fn where_nothing_knows_how_far_a_game_went_that_is_told() {
    let game = Game::new(3);
    let witness = game.folder.join("games/snapshots").join(format!("{}.end.jsonl", game.name));
    let old = fs::read(&witness).unwrap();
    let mut session = Library::open(&game.folder).resume::<Norenberc>(&game.name).unwrap();
    for step in 4..SNAPSHOT_EVERY as u16 + 6 {
        session.enter(input(step)).unwrap();
    }
    drop(session);
    // A folder of a version without witnesses, and one that such a version has gone on with.
    for witnessed in [None, Some(old)] {
        let game = game.copy();
        let witness = game.folder.join("games/snapshots").join(format!("{}.end.jsonl", game.name));
        match witnessed {
            None => fs::remove_file(&witness).unwrap(),
            Some(old) => fs::write(&witness, old).unwrap(),
        }
        game.damage(Vec::clear);
        let (found, notices) = game.open();
        assert_eq!(entered(&notices), (0, found.len() + 1, true), "nobody can know");
        game.goes_on();
    }
}

#[test]
fn formats_that_were_never_written_and_times_to_come_are_told() {
    let game = Game::new(3);
    let text = String::from_utf8(fs::read(game.file()).unwrap()).unwrap();
    let lines: Vec<_> = text.lines().map(|line| JournalLine::read(line.as_bytes()).unwrap()).collect();
    let write = |lines: &[JournalLine]| {
        fs::write(game.file(), lines.iter().map(JournalLine::write).collect::<String>()).unwrap();
    };
    let mut old = lines.clone();
    old[0].body["format"] = 0.into();
    write(&old);
    game.forget_copies();
    let mut session = Library::open(&game.folder).resume::<Norenberc>(&game.name).unwrap();
    assert_eq!(session.view().notices, [Notice::NoFormat { format: 0, path: game.file() }]);
    assert_eq!(session.enter(input(9)), Err(EntryError::ReadOnly));
    drop(session);
    // The year 2100.
    let mut ahead = lines;
    ahead[2].at = 4_107_542_400;
    write(&ahead);
    game.forget_copies();
    assert_eq!(game.open().1, [Notice::Ahead { at: 4_107_542_400 }]);
}

#[test]
fn what_is_no_journal_at_all_is_left_alone() {
    for garbage in [&b"\xff\xfe garbage"[..], b"", b"{}\n", b"{\"sum\":\"00000000\",\"line\":{}}\n"] {
        let game = Game::new(2);
        game.forget_copies();
        game.damage(|bytes| *bytes = garbage.to_vec());
        let mut library = Library::open(&game.folder);
        let Err(notice) = library.resume::<Norenberc>(&game.name) else { panic!("there is nothing to open") };
        assert_eq!(notice, Notice::Unreadable { path: game.file() });
        assert_eq!(library.unreadable(), std::slice::from_ref(&game.name));
        assert!(library.games().is_empty());
        assert_eq!(fs::read(game.file()).unwrap(), garbage, "nothing is overwritten");
    }
}

#[test]
fn a_newer_file_is_read_as_far_as_it_goes_and_never_written() {
    let game = Game::new(3);
    let text = String::from_utf8(fs::read(game.file()).unwrap()).unwrap();
    let mut lines: Vec<_> = text.lines().map(|line| JournalLine::read(line.as_bytes()).unwrap()).collect();
    lines[0].body["format"] = 2.into();
    lines[2].body = serde_json::json!({ "do": "dance" });
    let newer: String = lines.iter().map(JournalLine::write).collect();
    game.damage(|bytes| *bytes = newer.clone().into_bytes());
    let mut session = Library::open(&game.folder).resume::<Norenberc>(&game.name).unwrap();
    let view = session.view();
    assert!(view.read_only);
    assert_eq!(view.log.len(), 2, "what can be read");
    let unknown = Notice::NotUnderstood { lines: 1, path: game.file() };
    assert_eq!(view.notices, [Notice::Newer { format: 2, path: game.file() }, unknown]);
    assert_eq!(session.enter(input(9)), Err(EntryError::ReadOnly));
    drop(session);
    assert_eq!(fs::read(game.file()).unwrap(), newer.into_bytes());
}

#[test]
fn a_number_that_no_game_reaches_is_no_line() {
    let game = Game::new(2);
    game.forget_copies();
    let mut text = String::from_utf8(fs::read(game.file()).unwrap()).unwrap();
    text += &JournalLine { n: u64::MAX, at: 0, body: serde_json::json!({}) }.write();
    game.damage(|bytes| *bytes = text.into_bytes());
    let (found, notices) = game.open();
    assert_eq!((found, aside(&notices).0), (vec![1, 2], 1));
    game.goes_on();
}

#[test]
fn any_single_damaged_byte_loses_at_most_its_line() {
    let game = Game::new(5);
    let bytes = fs::read(game.file()).unwrap();
    let head = game.line(1);
    for place in (head..bytes.len()).step_by(11) {
        game.forget_copies();
        game.damage(|all| {
            *all = bytes.clone();
            all[place] = b'\n';
        });
        let (found, notices) = game.open();
        assert!(found.len() >= 4, "{place}: {found:?}");
        assert!(found.len() == 5 || !notices.is_empty());
    }
}

/// Another number in the place of one of a text.
fn with_other_number(text: &str, rng: &mut ChaCha8Rng) -> String {
    let places: Vec<_> = text.char_indices().filter(|(_, c)| c.is_ascii_digit()).map(|(at, _)| at).collect();
    if places.is_empty() {
        return text.to_owned();
    }
    let at = places[rng.random_range(0..places.len())];
    let other = [0, 1, 7, 9, 12, 99, 255, 256, 70_000][rng.random_range(0..9)].to_string();
    format!("{}{other}{}", &text[..at], &text[at + 1..])
}

#[test]
fn whatever_numbers_a_journal_holds_it_opens() {
    let folder = folder("numbers");
    let mut library = Library::open(&folder);
    let name = crate::referee::recorded(&library);
    let helped = crate::corrections::recorded(&library);
    for name in [name, helped] {
        let file = folder.join("games").join(format!("{name}.jsonl"));
        let text = String::from_utf8(fs::read(&file).unwrap()).unwrap();
        let lines: Vec<_> = text.lines().map(|line| JournalLine::read(line.as_bytes()).unwrap()).collect();
        for seed in 0..150 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let mut lines = lines.clone();
            for line in &mut lines[1..] {
                if rng.random_bool(0.1) {
                    let other = with_other_number(&line.body.to_string(), &mut rng);
                    line.body = serde_json::from_str(&other).unwrap_or_default();
                }
            }
            let text: String = lines.iter().map(JournalLine::write).collect();
            fs::write(&file, text).unwrap();
            let session = library.resume::<Norenberc>(&name).unwrap();
            assert!(!session.view().log.is_empty());
        }
    }
}
