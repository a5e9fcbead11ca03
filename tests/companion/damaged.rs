//! Hundreds of random damages to journals of every title, compared with what was written: whatever is told of what was
//! recovered and what is missing is so, and where it cannot be known, that is told.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use guildhall::architects::Architects;
use guildhall::companion::{Library, TableSetup, TrackedTitle, Tracking};
use guildhall::game::Seat;
use guildhall::norenberc::Norenberc;
use guildhall::storage::journal::{DamagedFile, JournalLine, Notice};
use guildhall::storage::norenberc::default_box;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::disk::MemoryDisk;
use crate::{architects, support};

const ROOT: &str = "/data";
const DAMAGES: u64 = 400;

/// The lines of a file by number that say something.
fn lines(bytes: &[u8]) -> BTreeMap<u64, JournalLine> {
    let all = bytes.split_inclusive(|&byte| byte == b'\n');
    let all = all.filter_map(|text| JournalLine::read(text.strip_suffix(b"\n")?));
    all.filter(|line| line.body["do"] != "lost").map(|line| (line.n, line)).collect()
}

struct Case {
    seed: u64,
    rng: ChaCha8Rng,
    disk: MemoryDisk,
    name: String,
    /// Everything that was told as saved.
    written: BTreeMap<u64, JournalLine>,
    /// Whether the witness is as it was.
    witnessed: bool,
    /// The file after the damage.
    damaged: Vec<u8>,
}

impl Case {
    fn library(disk: &MemoryDisk) -> Library {
        Library::with_disk(Path::new(ROOT), Arc::new(disk.clone()))
    }

    /// A game that was gone on with a few times.
    fn new<T: TrackedTitle>(seed: u64, setup: TableSetup<T>, entry: &dyn Fn(u16) -> T::Entry) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let disk = MemoryDisk::default();
        let mut library = Self::library(&disk);
        let mut session = library.begin(setup).unwrap();
        for step in 0..rng.random_range(1..70) {
            if rng.random_bool(0.04) {
                session = library.resume::<T>(session.name()).unwrap();
            }
            if rng.random_bool(0.1) && session.undo().is_ok() {
                continue;
            }
            session.enter(entry(step)).unwrap();
        }
        let name = session.name().to_owned();
        let file = Path::new(ROOT).join(format!("games/{name}.jsonl"));
        let damaged = disk.files()[&file].clone();
        let written = lines(&damaged);
        Self { seed, rng, disk, name, written, witnessed: true, damaged }
    }

    fn file(&self) -> PathBuf {
        Path::new(ROOT).join(format!("games/{}.jsonl", self.name))
    }

    fn beside(&self, kind: &str) -> PathBuf {
        Path::new(ROOT).join(format!("games/snapshots/{}.{kind}.jsonl", self.name))
    }

    fn place(&mut self, bytes: &[u8]) -> usize {
        self.rng.random_range(0..=bytes.len())
    }

    /// Something else happens to bytes: what a disk, a tool or a person does to a file.
    fn damage(&mut self, bytes: &mut Vec<u8>) {
        let ends: Vec<_> = (0..bytes.len()).filter(|&at| bytes[at] == b'\n').map(|at| at + 1).collect();
        let line_end = ends.get(self.rng.random_range(0..=ends.len())).copied().unwrap_or(bytes.len());
        let (one, other) = (self.place(bytes), self.place(bytes));
        let (from, to) = (one.min(other), one.max(other));
        match self.rng.random_range(0..9) {
            0 => bytes.truncate(one),
            1 => bytes.truncate(line_end),
            2 => bytes[from..to].fill(0),
            3 => bytes[one..].fill(0),
            4 => bytes.clear(),
            5 => drop(bytes.splice(line_end..line_end, *b"a note\n")),
            6 => drop(bytes.drain(from..to)),
            7 => drop(bytes.splice(one..one, b"\xff\x00garbage".iter().copied())),
            _ => {
                for _ in 0..self.rng.random_range(1..4) {
                    if let Some(at) = bytes.len().checked_sub(1) {
                        let at = self.rng.random_range(0..=at);
                        bytes[at] ^= 1 << self.rng.random_range(0..7);
                    }
                }
            }
        }
    }

    fn happen(&mut self) {
        let mut bytes = self.damaged.clone();
        for _ in 0..self.rng.random_range(1..3) {
            self.damage(&mut bytes);
        }
        self.damaged.clone_from(&bytes);
        let gone = bytes.is_empty() && self.rng.random_bool(0.5);
        self.disk.put(&self.file(), (!gone).then_some(&bytes));
        for age in ["1", "2", "3"] {
            let path = self.beside(age);
            match (self.disk.files().get(&path).cloned(), self.rng.random_range(0..8)) {
                (Some(_), 0) => self.disk.put(&path, None),
                (Some(mut copy), 1) => {
                    self.damage(&mut copy);
                    self.disk.put(&path, Some(&copy));
                }
                _ => {}
            }
        }
        if self.rng.random_bool(0.3) {
            self.witnessed = false;
            let torn = self.disk.files()[&self.beside("end")][..20].to_vec();
            let torn = self.rng.random_bool(0.5).then_some(&torn[..]);
            self.disk.put(&self.beside("end"), torn);
        }
    }

    /// Opens the game and compares what is told with what was written; gives back what was told.
    fn check<T: TrackedTitle>(&self) -> &'static str {
        let seed = self.seed;
        let mut library = Self::library(&self.disk);
        let mut session = match library.resume::<T>(&self.name) {
            Ok(session) => session,
            Err(notice) => {
                assert_eq!(notice, Notice::Unreadable { path: self.file() }, "seed {seed}");
                let files = self.disk.files();
                let heads = ["1", "2", "3"].iter().filter_map(|age| files.get(&self.beside(age)));
                let mut heads = heads.chain([&self.damaged]).map(|bytes| lines(bytes));
                assert!(heads.all(|lines| !lines.contains_key(&0)), "seed {seed}: nobody has its head");
                return "unreadable";
            }
        };
        let (in_file, notices) = (lines(&self.damaged), session.view().notices.to_vec());
        if let [Notice::Shorter { inputs, copy, missing, open_end }] = notices[..] {
            assert_eq!(inputs as u64, in_file.keys().next_back().copied().unwrap(), "seed {seed}");
            session.take_longer();
            let found = lines(&self.disk.files()[&self.file()]);
            assert_eq!(copy, found.len() - 1, "seed {seed}");
            self.is_told(&found, missing, open_end);
            return "shorter";
        }
        let found = lines(&self.disk.files()[&self.file()]);
        let lost = self.written.len() - found.len();
        let [Notice::Damaged { recovered, missing, open_end, since, kept }] = &notices[..] else {
            assert_eq!(notices, [], "seed {seed}");
            assert!(lost == 0 || !self.witnessed, "seed {seed}: {lost} are lost and nothing is told");
            return "nothing";
        };
        self.is_told(&found, *missing, *open_end);
        assert_eq!(*recovered, found.keys().filter(|n| !in_file.contains_key(n)).count(), "seed {seed}");
        if let Some(hole) = self.written.keys().find(|n| !found.contains_key(n)) {
            assert_eq!(*since, self.written[&(hole - 1)].at, "seed {seed}");
        }
        let kept = match kept {
            DamagedFile::Aside(path) => self.disk.files()[path].clone(),
            DamagedFile::InPlace(path) => panic!("seed {seed}: {}", path.display()),
            DamagedFile::Nothing => Vec::new(),
        };
        assert_eq!(kept, self.damaged, "seed {seed}: the file is where the notice says");
        "damaged"
    }

    /// So many lines of those that were written are missing, and more only where that is told.
    fn is_told(&self, found: &BTreeMap<u64, JournalLine>, missing: usize, open_end: bool) {
        let seed = self.seed;
        for (n, line) in found {
            assert_eq!(self.written.get(n), Some(line), "seed {seed}: nothing is made up");
        }
        let lost = self.written.len() - found.len();
        if self.witnessed {
            assert_eq!((missing, open_end), (lost, false), "seed {seed}");
        } else {
            // Whatever is said of the lines that are there, nobody knows what came after them.
            assert!(open_end, "seed {seed}: nobody can know that this is all");
            assert!(missing <= lost, "seed {seed}: {missing} are told as missing, {lost} are");
        }
    }
}

fn all<T: TrackedTitle>(setup: impl Fn() -> TableSetup<T>, entry: &dyn Fn(u16) -> T::Entry) {
    let mut entered: BTreeMap<&str, usize> = BTreeMap::new();
    for seed in 0..DAMAGES {
        let mut case = Case::new(seed, setup(), entry);
        case.happen();
        *entered.entry(case.check::<T>()).or_default() += 1;
    }
    println!("{}: {DAMAGES} damages, told as {entered:?}", T::ID);
    assert!(
        ["damaged", "shorter", "nothing", "unreadable"].iter().all(|kind| entered[kind] > 4),
        "{entered:?}"
    );
}

#[test]
fn every_damage_to_a_journal_of_norenberc_is_told_as_it_is() {
    use guildhall::companion::norenberc::{Entry, Owned};
    let entry = |step| Entry::Owned { seat: Seat(0), owned: Owned::Talers { talers: step } };
    all::<Norenberc>(|| support::setup(2, Tracking::FinalScore, 4, default_box()), &entry);
}

#[test]
fn every_damage_to_a_journal_of_architects_is_told_as_it_is() {
    use guildhall::companion::architects::{Entry, Owned, Start};
    let entry = |step| Entry::Owned { seat: Seat(1), owned: Owned::Unpaid { debts: Some(step % 9) } };
    all::<Architects>(|| architects::support::setup(3, Tracking::Helper, Start::default()), &entry);
}
