//! The folder of all games: which there are, who may write, and where everything lies.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::date::Date;
use super::disk::{Disk, HALF, Lock, Stat, exists};
use super::swap;

/// What the disk said no to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Which file or folder.
    pub path: PathBuf,
    /// What it said.
    pub kind: ErrorKind,
}

impl Trouble {
    /// What the disk said about a path.
    pub fn new(path: &Path, error: &io::Error) -> Self {
        Self { path: path.to_owned(), kind: error.kind() }
    }

    /// Another program writes there.
    pub(crate) fn other_program(path: &Path) -> Self {
        Self { path: path.to_owned(), kind: ErrorKind::ResourceBusy }
    }
}

/// Whether this program may write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Access {
    /// It may.
    Writable,
    /// Another program has the folder open: this one only reads.
    OtherProgram,
    /// The folder cannot be written: games go on in memory.
    Refused(Trouble),
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
/// The file that says who may write. It is nobody's data: no export holds it and no import touches it.
pub(crate) const LOCK: &str = "games.lock";
/// Games in short, so that a list of them is there at once. Nobody's data either: it is made anew when it does not fit.
pub(crate) const SUMMARIES: &str = "summaries.json";
const ENDING: &str = "jsonl";
/// What stands in the name of a witness where a copy has its age.
const WITNESS: &str = "end";
/// How many copies of a game are kept.
pub(crate) const SNAPSHOTS_KEPT: u8 = 3;

impl Folder {
    /// Opens a folder, which is made if it is not there. This never fails: where nothing can be written, that is its
    /// [`Access`].
    pub fn open(root: &Path, disk: Arc<dyn Disk>) -> Self {
        let gate = Gate::open(root, &*disk);
        Self { root: root.to_owned(), disk, gate: Mutex::new(gate) }
    }

    /// Whether this program might write when it was last tried.
    pub fn access(&self) -> Access {
        self.gate.lock().unwrap_or_else(PoisonError::into_inner).access.clone()
    }

    /// Whether this program may write now. What was refused is tried again; a lock whose file was replaced is no lock any
    /// more; one that another program had may be free. What others wrote in the meantime is found by whoever adds to it.
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

    /// The same, where anything but yes is an error.
    ///
    /// # Errors
    /// What keeps this program from writing.
    pub(crate) fn writable(&self) -> Result<(), Trouble> {
        match self.secure() {
            Access::Writable => Ok(()),
            Access::OtherProgram => Err(Trouble::other_program(&self.root)),
            Access::Refused(trouble) => Err(trouble),
        }
    }

    /// Carries out an import that was agreed on. Where the disk refuses, nothing else is written before it.
    ///
    /// # Errors
    /// The disk's.
    pub(crate) fn finish_swap(&self) -> Result<(), Trouble> {
        let mut gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        let path = swap::folder(&self.root);
        let finished = swap::finish(&self.root, &*self.disk).map_err(|error| Trouble::new(&path, &error));
        finished.inspect_err(|trouble| gate.access = Access::Refused(trouble.clone()))
    }

    /// What the disk says of a file of this folder, if there is one.
    pub(crate) fn stat(&self, path: &Path) -> Option<Stat> {
        self.disk.stat(path).ok()
    }

    /// The games in short as they were written last.
    pub(crate) fn read_summaries(&self) -> Vec<u8> {
        self.disk.read(&self.root.join(SUMMARIES)).unwrap_or_default()
    }

    /// Writes the games in short. They are of no use once they are old, so nobody waits for the disk, and nobody minds if it
    /// refuses.
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

    /// A copy of a game, 1 the newest.
    pub(crate) fn snapshot(&self, name: &str, age: u8) -> PathBuf {
        self.root.join(GAMES).join(SNAPSHOTS).join(format!("{name}.{age}.{ENDING}"))
    }

    /// The file of a game in the bin.
    pub(crate) fn in_bin(&self, name: &str) -> PathBuf {
        self.root.join(BIN).join(format!("{name}.{ENDING}"))
    }

    /// What says how far a game went.
    pub(super) fn witness(&self, name: &str) -> PathBuf {
        self.root.join(GAMES).join(SNAPSHOTS).join(format!("{name}.{WITNESS}.{ENDING}"))
    }

    /// Everything that is kept of a game beside its file.
    pub(super) fn beside(&self, name: &str) -> Vec<PathBuf> {
        self.companions(GAMES, name)
    }

    /// The same for a game in the bin.
    pub(super) fn beside_in_bin(&self, name: &str) -> Vec<PathBuf> {
        self.companions(BIN, name)
    }

    fn companions(&self, folder: &str, name: &str) -> Vec<PathBuf> {
        let kinds = (1..=SNAPSHOTS_KEPT).map(|age| age.to_string()).chain([WITNESS.to_owned()]);
        let snapshots = self.root.join(folder).join(SNAPSHOTS);
        kinds.map(|kind| snapshots.join(format!("{name}.{kind}.{ENDING}"))).collect()
    }

    /// A file that is not there yet, for what is taken out of the way of a game.
    pub(crate) fn aside(&self, name: &str) -> PathBuf {
        let file = |number: u32| self.root.join(ASIDE).join(format!("{name}-{number}.{ENDING}"));
        first_free(file, |file| exists(self.disk(), file))
    }

    /// The games, oldest first. What only looks like one is among them: opening it says what is wrong.
    pub fn games(&self) -> Vec<String> {
        self.names(GAMES)
    }

    /// The games in the bin, oldest first.
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

    /// Whether a game has this name, or had it before it was deleted.
    pub(crate) fn is_taken(&self, name: &str) -> bool {
        exists(self.disk(), &self.game(name)) || exists(self.disk(), &self.in_bin(name))
    }

    /// A name for a game that begins now, which no other game has or had.
    pub(crate) fn new_name(&self, at: u64, taken: impl Fn(&str) -> bool) -> String {
        let Date { year, month, day, hour, minute, second } = Date::local(at);
        let stamp = format!("{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}");
        self.name_like(&stamp, taken)
    }

    /// This name, or one that begins like it where another game has it or had it.
    pub(crate) fn name_like(&self, name: &str, taken: impl Fn(&str) -> bool) -> String {
        let named = |number: u32| if number == 1 { name.to_owned() } else { format!("{name}-{number}") };
        first_free(named, |name: &String| self.is_taken(name) || taken(name))
    }
}

/// The first of a row that nobody has yet.
pub(crate) fn first_free<T>(made: impl Fn(u32) -> T, taken: impl Fn(&T) -> bool) -> T {
    (1..u32::MAX).map(&made).find(|it| !taken(it)).unwrap_or_else(|| made(u32::MAX))
}

impl Gate {
    fn open(root: &Path, disk: &dyn Disk) -> Self {
        let refused = |path: &Path, error: &io::Error| Self {
            access: Access::Refused(Trouble::new(path, error)),
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
