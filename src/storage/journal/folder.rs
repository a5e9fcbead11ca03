//! The folder of all games: their names, write access, and the paths of all files.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::date::Date;
use super::disk::{Disk, HALF, Lock, Stat, exists};
use super::swap;

/// An error of the disk.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct DiskError {
    /// The file or folder.
    pub path: PathBuf,
    /// The kind of the error.
    pub kind: ErrorKind,
}

impl DiskError {
    /// An error about a path.
    pub fn new(path: &Path, error: &io::Error) -> Self {
        Self { path: path.to_owned(), kind: error.kind() }
    }

    pub(crate) fn other_program(path: &Path) -> Self {
        Self { path: path.to_owned(), kind: ErrorKind::ResourceBusy }
    }
}

/// Write access to a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Access {
    /// This program may write.
    Writable,
    /// Another program has the folder open: this one only reads.
    OtherProgram,
    /// The folder cannot be written: games continue in memory.
    Refused(DiskError),
}

/// A folder with games.
pub struct Folder {
    root: PathBuf,
    disk: Arc<dyn Disk>,
    gate: Mutex<Gate>,
}

struct Gate {
    access: Access,
    lock: Option<Box<dyn Lock>>,
}

const GAMES: &str = "games";
const SNAPSHOTS: &str = "snapshots";
const BIN: &str = "bin";
const ASIDE: &str = "aside";
/// The lock of the program that writes. Not user data: no export holds it and no import touches it.
pub(crate) const LOCK: &str = "games.lock";
/// Summaries of the games, for a quick list. Not user data either: they are rebuilt when they do not fit.
pub(crate) const SUMMARIES: &str = "summaries.json";
const ENDING: &str = "jsonl";
/// The part of a witness's name that stands in the place of a copy's age.
const WITNESS: &str = "end";
pub(crate) const SNAPSHOTS_KEPT: u8 = 3;

impl Folder {
    /// Opens a folder, which is created if it does not exist. This never fails: see [`Folder::access`].
    pub fn open(root: &Path, disk: Arc<dyn Disk>) -> Self {
        let gate = Gate::open(root, &*disk);
        Self { root: root.to_owned(), disk, gate: Mutex::new(gate) }
    }

    /// The access when it was last tried.
    pub fn access(&self) -> Access {
        self.gate.lock().unwrap_or_else(PoisonError::into_inner).access.clone()
    }

    /// Checks the access now: a refusal is tried again, a lock whose file was replaced is lost, and one of another
    /// program may be free. Lines that others wrote in the meantime are found when a line is added.
    pub(crate) fn secure(&self) -> Access {
        let mut gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        let holds = gate.access == Access::Writable && gate.lock.as_ref().is_some_and(|lock| lock.holds());
        if !holds {
            // The old lock goes first: on some systems a program cannot lock one file twice.
            gate.lock = None;
            *gate = Gate::open(&self.root, &*self.disk);
        }
        gate.access.clone()
    }

    /// Like [`Folder::secure`], where anything but [`Access::Writable`] is an error.
    pub(crate) fn writable(&self) -> Result<(), DiskError> {
        match self.secure() {
            Access::Writable => Ok(()),
            Access::OtherProgram => Err(DiskError::other_program(&self.root)),
            Access::Refused(disk_error) => Err(disk_error),
        }
    }

    /// Finishes an import that was prepared. If that fails, nothing else is written before it.
    pub(crate) fn finish_swap(&self) -> Result<(), DiskError> {
        let mut gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        let path = swap::folder(&self.root);
        let finished = swap::finish(&self.root, &*self.disk).map_err(|error| DiskError::new(&path, &error));
        finished.inspect_err(|disk_error| gate.access = Access::Refused(disk_error.clone()))
    }

    pub(crate) fn stat(&self, path: &Path) -> Option<Stat> {
        self.disk.stat(path).ok()
    }

    pub(crate) fn read_summaries(&self) -> Vec<u8> {
        self.disk.read(&self.root.join(SUMMARIES)).unwrap_or_default()
    }

    /// Writes the summaries. Old ones are of no use, so nobody waits for the disk, and errors are ignored.
    pub(crate) fn write_summaries(&self, bytes: &[u8]) {
        let path = self.root.join(SUMMARIES);
        let new = self.root.join(format!("{SUMMARIES}{HALF}"));
        let written =
            self.disk.write_at(&new, 0, bytes).and_then(|()| self.disk.cut(&new, bytes.len() as u64));
        if written.and_then(|()| self.disk.rename(&new, &path)).is_err() {
            // On a full disk games need the room.
            let _ = self.disk.remove(&new);
        }
    }

    pub(crate) fn disk(&self) -> &dyn Disk {
        &*self.disk
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// The file of a game.
    pub fn game(&self, name: &str) -> PathBuf {
        self.root.join(GAMES).join(format!("{name}.{ENDING}"))
    }

    /// A copy of a game; age 1 is the newest.
    pub(crate) fn snapshot(&self, name: &str, age: u8) -> PathBuf {
        self.root.join(GAMES).join(SNAPSHOTS).join(format!("{name}.{age}.{ENDING}"))
    }

    pub(crate) fn in_trash(&self, name: &str) -> PathBuf {
        self.root.join(BIN).join(format!("{name}.{ENDING}"))
    }

    pub(super) fn witness(&self, name: &str) -> PathBuf {
        self.root.join(GAMES).join(SNAPSHOTS).join(format!("{name}.{WITNESS}.{ENDING}"))
    }

    /// The copies and the witness of a game.
    pub(super) fn beside(&self, name: &str) -> Vec<PathBuf> {
        self.companions(GAMES, name)
    }

    pub(super) fn beside_in_trash(&self, name: &str) -> Vec<PathBuf> {
        self.companions(BIN, name)
    }

    fn companions(&self, folder: &str, name: &str) -> Vec<PathBuf> {
        let kinds = (1..=SNAPSHOTS_KEPT).map(|age| age.to_string()).chain([WITNESS.to_owned()]);
        let snapshots = self.root.join(folder).join(SNAPSHOTS);
        kinds.map(|kind| snapshots.join(format!("{name}.{kind}.{ENDING}"))).collect()
    }

    /// A free path in the quarantine.
    pub(crate) fn quarantine(&self, name: &str) -> PathBuf {
        let file = |number: u32| self.root.join(ASIDE).join(format!("{name}-{number}.{ENDING}"));
        first_free(file, |file| exists(self.disk(), file))
    }

    /// The names of the games, oldest first. Damaged files are among them: opening them says what is wrong.
    pub fn games(&self) -> Vec<String> {
        self.names(GAMES)
    }

    /// The names of the games in the trash, oldest first.
    pub fn deleted(&self) -> Vec<String> {
        self.names(BIN)
    }

    fn names(&self, folder: &str) -> Vec<String> {
        let name = |path: PathBuf| {
            let game = path.extension().is_some_and(|ending| ending == ENDING);
            game.then(|| path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned)).flatten()
        };
        let mut names: Vec<_> =
            self.disk().list(&self.root.join(folder)).into_iter().flatten().filter_map(name).collect();
        names.sort();
        names
    }

    /// True if a game has this name, or had it before it was deleted.
    pub(crate) fn is_taken(&self, name: &str) -> bool {
        exists(self.disk(), &self.game(name)) || exists(self.disk(), &self.in_trash(name))
    }

    /// A name for a new game, which no other game has or had.
    pub(crate) fn new_name(&self, at: u64, taken: impl Fn(&str) -> bool) -> String {
        let Date { year, month, day, hour, minute, second } = Date::local(at);
        let stamp = format!("{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}");
        self.name_like(&stamp, taken)
    }

    /// This name, or a similar one if another game has it or had it.
    pub(crate) fn name_like(&self, name: &str, taken: impl Fn(&str) -> bool) -> String {
        let named = |number: u32| if number == 1 { name.to_owned() } else { format!("{name}-{number}") };
        first_free(named, |name: &String| self.is_taken(name) || taken(name))
    }
}

/// The first result that is not taken, counting from 1.
pub(crate) fn first_free<T>(made: impl Fn(u32) -> T, taken: impl Fn(&T) -> bool) -> T {
    (1..u32::MAX).map(&made).find(|it| !taken(it)).unwrap_or_else(|| made(u32::MAX))
}

impl Gate {
    fn open(root: &Path, disk: &dyn Disk) -> Self {
        let refused = |path: &Path, error: &io::Error| Self {
            access: Access::Refused(DiskError::new(path, error)),
            lock: None,
        };
        let (games, bin) = (root.join(GAMES).join(SNAPSHOTS), root.join(BIN).join(SNAPSHOTS));
        for folder in [games, bin, root.join(ASIDE)] {
            if let Err(error) = disk.make_folder(&folder) {
                return refused(&folder, &error);
            }
        }
        let path = root.join(LOCK);
        let lock = match disk.lock(&path) {
            Ok(Some(lock)) => lock,
            Ok(None) => return Self { access: Access::OtherProgram, lock: None },
            Err(error) => return refused(&path, &error),
        };
        // An import that was agreed on and not finished comes before everything else.
        match swap::finish(root, disk) {
            Ok(()) => Self { access: Access::Writable, lock: Some(lock) },
            Err(error) => refused(&swap::folder(root), &error),
        }
    }
}
