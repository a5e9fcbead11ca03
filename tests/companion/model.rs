//! Thousands of random evenings: inputs, a disk that fails in every way, power cuts, other programs, exports and imports,
//! the bin. Whatever was told as saved is found again; whatever was told as waiting is there until somebody was asked.

use guildhall::norenberc::Norenberc;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use guildhall::companion::norenberc::{Entry, Owned, Session};
use guildhall::companion::{Library, TableError, Tracking};
use guildhall::game::Seat;
use guildhall::storage::ArchiveError;
use guildhall::storage::journal::{Access, JournalLine, Resolution, Saved};
use guildhall::storage::norenberc::default_box;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::disk::{MemoryDisk, TitleEntryError};
use crate::support::setup;

const ROOT: &str = "/data";
const STEPS: usize = 40;

fn input(value: u16) -> Entry {
    Entry::Owned { seat: Seat(0), owned: Owned::Talers { talers: value } }
}

/// The inputs in the lines of a file.
fn values(bytes: &[u8]) -> BTreeSet<u16> {
    let lines = bytes.split(|&byte| byte == b'\n').filter_map(JournalLine::read);
    let value = |line: JournalLine| {
        line.body["entry"]["owned"]["talers"]["talers"].as_u64().map(|value| value as u16)
    };
    lines.filter_map(value).collect()
}

fn shown(session: &Session) -> BTreeSet<u16> {
    let value = |entry: &Entry| match entry {
        Entry::Owned { owned: Owned::Talers { talers }, .. } => *talers,
        other => panic!("{other:?}"),
    };
    session.view().log.iter().map(|line| value(&line.entry)).collect()
}

/// What the people were told about one game.
#[derive(Default)]
struct Promised {
    saved: BTreeSet<u16>,
    waiting: BTreeSet<u16>,
    /// What another program wrote into the file.
    theirs: BTreeSet<u16>,
    /// Whether somebody was asked which version counts, so that part of it may lie aside.
    settled: bool,
    deleted: bool,
}

struct Evening {
    seed: u64,
    rng: ChaCha8Rng,
    disk: MemoryDisk,
    library: Option<Library>,
    open: Option<Session>,
    games: BTreeMap<String, Promised>,
    next: u16,
    archives: Vec<Vec<u8>>,
    counts: [usize; 4],
}

impl Evening {
    fn new(seed: u64) -> Self {
        let disk = MemoryDisk::default();
        let library = Some(Library::with_disk(Path::new(ROOT), Arc::new(disk.clone())));
        Self {
            seed,
            rng: ChaCha8Rng::seed_from_u64(seed),
            disk,
            library,
            open: None,
            games: BTreeMap::new(),
            next: 0,
            archives: Vec::new(),
            counts: [0; 4],
        }
    }

    fn library(&mut self) -> &mut Library {
        self.library.as_mut().unwrap()
    }

    fn file(name: &str) -> PathBuf {
        Path::new(ROOT).join(format!("games/{name}.jsonl"))
    }

    fn pick(&mut self) -> Option<String> {
        let names: Vec<_> = self.games.keys().cloned().collect();
        (!names.is_empty()).then(|| names[self.rng.random_range(0..names.len())].clone())
    }

    /// What the window would say about the open game, noted.
    fn note(&mut self) {
        let Some(session) = &self.open else { return };
        let (name, saved, shown) = (session.name().to_owned(), session.view().saved.clone(), shown(session));
        let game = self.games.entry(name).or_default();
        if saved == Saved::OnDisk {
            assert_eq!(session.waiting(), 0, "seed {}", self.seed);
            game.saved.append(&mut game.waiting);
            game.saved.extend(shown);
        } else {
            game.waiting = shown.difference(&game.saved).copied().collect();
        }
    }

    fn leave(&mut self) {
        if let Some(session) = self.open.take() {
            self.library().leave(Box::new(session));
            self.note_parked();
        }
    }

    /// Tables that were left and have nothing waiting any more are on the disk.
    fn note_parked(&mut self) {
        let parked: BTreeSet<_> = self.library().unsaved().map(|session| session.name().to_owned()).collect();
        let open = self.open.as_ref().map(|session| session.name().to_owned());
        for (name, game) in &mut self.games {
            if !parked.contains(name) && open.as_ref() != Some(name) {
                game.saved.append(&mut game.waiting);
            }
        }
    }

    fn sit_down(&mut self) {
        self.leave();
        let old = self.pick().filter(|_| self.rng.random_bool(0.7)).filter(|name| !self.games[name].deleted);
        let session = match old {
            Some(name) => match self.library().resume::<Norenberc>(&name) {
                Ok(session) => session,
                // A disk that refuses to be read is not among the faults.
                Err(notice) => panic!("seed {}: {name}: {notice:?}", self.seed),
            },
            None => match self.library().begin(setup(2, Tracking::FinalScore, 4, default_box())) {
                Ok(session) => session,
                Err(error) => panic!("seed {}: {error:?}", self.seed),
            },
        };
        let name = session.name().to_owned();
        if let Some(game) = self.games.get(&name).filter(|game| !game.settled) {
            let lost: Vec<_> =
                game.saved.union(&game.waiting).filter(|value| !shown(&session).contains(value)).collect();
            assert!(lost.is_empty(), "seed {}: {name}: {lost:?} not shown", self.seed);
        }
        self.games.entry(name).or_default();
        self.open = Some(session);
    }

    fn enter(&mut self) {
        let Some(session) = &mut self.open else { return };
        if session.view().read_only {
            return;
        }
        self.next += 1;
        session.enter(input(self.next)).unwrap();
        self.counts[0] += 1;
        self.note();
        self.note_parked();
    }

    fn fail(&mut self) {
        let error = match self.rng.random_range(0..6) {
            0 => TitleEntryError::Refuses,
            1 => TitleEntryError::Full(0),
            2 => TitleEntryError::Full(self.rng.random_range(0..600)),
            3 => TitleEntryError::RefusesAfter(self.rng.random_range(0..12)),
            _ => TitleEntryError::None,
        };
        self.counts[1] += usize::from(error != TitleEntryError::None);
        self.disk.set(error);
    }

    fn try_again(&mut self) {
        if let Some(session) = &mut self.open {
            session.save();
        }
        self.library().save();
        self.note();
        self.note_parked();
    }

    /// Another program puts something else in the place of the open game's file.
    fn meddle(&mut self) {
        let Some(session) = &self.open else { return };
        let name = session.name().to_owned();
        let path = Self::file(&name);
        let Some(bytes) = self.disk.files().get(&path).cloned() else { return };
        let text: Vec<_> = bytes.split_inclusive(|&byte| byte == b'\n').collect();
        let lines = text.len() as u64;
        let other = match self.rng.random_range(0..6) {
            // The same once more, as a tool that copies folders does.
            0 => Some(bytes.clone()),
            // Somebody went on elsewhere.
            1 | 2 if bytes.ends_with(b"\n") => {
                self.next += 1;
                let body = serde_json::json!({ "do": "enter", "entry": input(self.next) });
                self.games.get_mut(&name).unwrap().theirs.insert(self.next);
                Some([&bytes[..], JournalLine { n: lines, at: 7, body }.write().as_bytes()].concat())
            }
            3 => Some([&bytes[..], b"a note\n"].concat()),
            // An older one came back, or it is gone: what is open here is all there is.
            4 => Some(text[..text.len().saturating_sub(2).max(1)].concat()),
            _ => None,
        };
        let older = other.as_ref().is_none_or(|other| other.len() < bytes.len());
        self.disk.put(&path, other.as_deref());
        if older {
            // What the others took away themselves is not ours to keep.
            self.games.get_mut(&name).unwrap().theirs.clear();
            self.disk.set(TitleEntryError::None);
            self.enter();
        }
    }

    fn settle(&mut self) {
        let Some(mut session) = self.open.take() else { return };
        if let Saved::Changed { .. } = session.view().saved {
            let keep = [Resolution::Mine, Resolution::Theirs, Resolution::Both][self.rng.random_range(0..3)];
            let name = session.name().to_owned();
            let before = shown(&session);
            if self.library().settle(&mut session, keep).is_ok() {
                let game = self.games.get_mut(&name).unwrap();
                // Everything of both is on the disk now.
                game.settled = true;
                game.waiting.clear();
                game.saved.extend(&before);
                if session.name() != name {
                    let mine = Promised { saved: before, settled: true, ..Promised::default() };
                    self.games.insert(session.name().to_owned(), mine);
                }
                self.counts[2] += 1;
            }
        }
        self.open = Some(session);
        self.note();
    }

    /// The program ends with no warning, and perhaps the power with it. What was waiting was told as waiting.
    fn die(&mut self) {
        self.open = None;
        self.library = None;
        if self.rng.random_bool(0.5) {
            self.disk.lose_power(&mut self.rng);
        }
        self.games.values_mut().for_each(|game| game.waiting.clear());
        // A game of which nothing was ever told as saved need not be there.
        let files = self.disk.files();
        for (name, game) in &mut self.games {
            let bin = Path::new(ROOT).join(format!("bin/{name}.jsonl"));
            game.deleted = files.contains_key(&bin) && !files.contains_key(&Self::file(name));
        }
        self.games.retain(|name, game| {
            !game.saved.is_empty() || files.contains_key(&Self::file(name)) && !game.deleted
        });
        self.counts[3] += 1;
        self.start();
    }

    fn start(&mut self) {
        self.disk.set(TitleEntryError::None);
        self.library = Some(Library::with_disk(Path::new(ROOT), Arc::new(self.disk.clone())));
        assert_eq!(self.library().access(), Access::Writable, "seed {}", self.seed);
        self.check();
    }

    /// Closed as people close it: what cannot be saved goes to a file of its own, which is imported later.
    fn close(&mut self) {
        let rescue = {
            let (library, open) = (self.library.as_ref().unwrap(), self.open.as_ref());
            let waits = library
                .unsaved()
                .chain(open.map(|session| session as _))
                .any(|session| session.waiting() > 0);
            waits.then(|| library.rescue(open.map(|session| session as _), BTreeMap::new()))
        };
        self.open = None;
        self.library = None;
        if let Some(rescue) = rescue {
            // Theirs and mine may be two games from now on.
            self.games
                .values_mut()
                .filter(|game| !game.waiting.is_empty())
                .for_each(|game| game.settled = true);
            self.disk.set(TitleEntryError::None);
            self.library = Some(Library::with_disk(Path::new(ROOT), Arc::new(self.disk.clone())));
            self.library().import(&rescue).unwrap_or_else(|error| panic!("seed {}: {error:?}", self.seed));
            self.games.values_mut().for_each(|game| game.saved.append(&mut game.waiting));
            self.library = None;
        }
        self.start();
    }

    fn export(&mut self) {
        if let Ok(packed) = self.library().pack(None) {
            assert!(packed.left_out.is_empty());
            self.archives.push(packed.bytes);
        }
    }

    fn import(&mut self) {
        if self.archives.is_empty() {
            return;
        }
        let archive = self.archives[self.rng.random_range(0..self.archives.len())].clone();
        self.leave();
        // What waits is written before anything is imported.
        self.library().save();
        let before = self.disk.files();
        match self.library().import(&archive) {
            Ok(imported) => {
                // What was deleted may be back.
                if !imported.pending {
                    let files = self.disk.files();
                    for (name, game) in &mut self.games {
                        game.deleted &= !files.contains_key(&Self::file(name));
                    }
                }
                self.disk.set(TitleEntryError::None);
                self.library().retry();
                let files = self.disk.files();
                for (name, game) in &mut self.games {
                    game.deleted &= !files.contains_key(&Self::file(name));
                }
            }
            // Half a line of what waits may come and go.
            Err(ArchiveError::Waiting(_)) => {}
            Err(_) => {
                let kept = |files: BTreeMap<PathBuf, Vec<u8>>| -> BTreeMap<_, _> {
                    let own = |path: &PathBuf| {
                        let name = path.strip_prefix(ROOT).unwrap().to_str().unwrap().to_owned();
                        !name.starts_with("import")
                            && !name.starts_with("before-import")
                            && !name.contains(".new")
                    };
                    files.into_iter().filter(|(path, _)| own(path)).collect()
                };
                assert_eq!(kept(self.disk.files()), kept(before), "seed {}: nothing has changed", self.seed);
            }
        }
        self.note_parked();
    }

    fn delete_or_restore(&mut self) {
        let Some(name) = self.pick() else { return };
        if self.games[&name].deleted {
            if self.library().restore(&name).is_ok() {
                self.games.get_mut(&name).unwrap().deleted = false;
            }
            return;
        }
        if self.open.as_ref().is_some_and(|session| session.name() == name) {
            self.leave();
        }
        if self.library().delete(&name).is_ok() {
            self.games.get_mut(&name).unwrap().deleted = true;
        }
        self.note_parked();
    }

    /// A second program on the same folder: it reads, and changes nothing whatever it tries.
    fn second_program(&mut self) {
        self.disk.set(TitleEntryError::None);
        if self.library().retry() != Access::Writable {
            return;
        }
        let before = self.disk.files();
        let mut second = Library::with_disk(Path::new(ROOT), Arc::new(self.disk.clone()));
        assert_eq!(second.access(), Access::OtherProgram);
        let begun = second.begin(setup(2, Tracking::FinalScore, 4, default_box()));
        assert!(matches!(begun, Err(TableError::ReadOnly)));
        for game in second.games() {
            if let Ok(mut session) = second.resume::<Norenberc>(&game.name) {
                assert!(session.enter(input(9)).is_err() && session.undo().is_err());
                session.save();
                let _ = session.leave_longer();
            }
            assert!(second.delete(&game.name).is_err());
        }
        for archive in &self.archives {
            assert!(second.import(archive).is_err());
        }
        drop(second);
        assert_eq!(self.disk.files(), before, "seed {}", self.seed);
    }

    /// Everything that was told as saved is on the disk, in its own game unless somebody was asked.
    fn check(&mut self) {
        let files = self.disk.files();
        let below = |folder: &str, path: &Path| path.starts_with(Path::new(ROOT).join(folder));
        let somewhere: BTreeSet<u16> = files
            .iter()
            .filter(|(path, _)| ["games", "bin", "aside"].iter().any(|folder| below(folder, path)))
            .flat_map(|(_, bytes)| values(bytes))
            .collect();
        for (name, game) in &self.games {
            let own: BTreeSet<u16> = ["games", "bin"]
                .iter()
                .filter_map(|folder| files.get(&Path::new(ROOT).join(format!("{folder}/{name}.jsonl"))))
                .flat_map(|bytes| values(bytes))
                .collect();
            let found = if game.settled { &somewhere } else { &own };
            let theirs = game.theirs.difference(&somewhere);
            let lost: Vec<_> = game.saved.difference(found).chain(theirs).collect();
            assert!(lost.is_empty(), "seed {}: {name}: {lost:?} lost", self.seed);
        }
    }

    fn step(&mut self) {
        match self.rng.random_range(0..44) {
            0..=17 => self.enter(),
            18..=20 => self.fail(),
            21 => self.try_again(),
            22..=26 => self.sit_down(),
            27 => self.leave(),
            28..=31 => self.meddle(),
            32..=35 => self.settle(),
            36 => self.die(),
            37 => self.close(),
            38 => self.export(),
            39..=40 => self.import(),
            41..=42 => self.delete_or_restore(),
            _ => self.second_program(),
        }
    }
}

#[test]
fn nothing_that_was_promised_is_ever_missing() {
    let mut counts = [0; 4];
    for seed in 0..10_000 {
        let mut evening = Evening::new(seed);
        evening.sit_down();
        for _ in 0..STEPS {
            evening.step();
        }
        evening.close();
        for (sum, count) in counts.iter_mut().zip(evening.counts) {
            *sum += count;
        }
    }
    let [inputs, errors, settled, deaths] = counts;
    println!("10000 evenings: {inputs} inputs, {errors} faults, {settled} versions settled, {deaths} deaths");
    assert!(settled > 500 && deaths > 5000, "{counts:?}");
}
