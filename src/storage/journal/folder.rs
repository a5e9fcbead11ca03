//! The folder of all games: which there are, who may write, and the bin.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::date::Date;
use super::disk::{Disk, folder_of};

/// What the disk said no to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trouble {
    /// Which file or folder.
    pub path: PathBuf,
    /// What it said.
    pub kind: ErrorKind,
}

impl Trouble {
    pub(super) fn new(path: &Path, error: &io::Error) -> Self {
        Self { path: path.to_owned(), kind: error.kind() }
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
    /// Kept open as long as this program writes: the system gives the lock back when the program ends, however it ends.
    lock: Option<File>,
}

const GAMES: &str = "games";
const SNAPSHOTS: &str = "snapshots";
const BIN: &str = "bin";
const ASIDE: &str = "aside";
const LOCK: &str = "games.lock";
const ENDING: &str = "jsonl";
/// How many copies of a game are kept.
pub(super) const SNAPSHOTS_KEPT: u8 = 3;

impl Folder {
    /// Opens a folder, which is made if it is not there. This never fails: where nothing can be written, that is its
    /// [`Access`].
    pub fn open(root: &Path, disk: Arc<dyn Disk>) -> Self {
        let gate = Gate::open(root, &*disk);
        Self { root: root.to_owned(), disk, gate: Mutex::new(gate) }
    }

    /// Whether this program may write.
    pub fn access(&self) -> Access {
        self.gate.lock().unwrap_or_else(PoisonError::into_inner).access.clone()
    }

    /// Tries again where the folder could not be written. Another program's lock is not waited for: what it writes in the
    /// meantime would be missing here.
    pub(super) fn secure(&self) -> Access {
        let mut gate = self.gate.lock().unwrap_or_else(PoisonError::into_inner);
        if let Access::Refused(_) = gate.access {
            *gate = Gate::open(&self.root, &*self.disk);
        }
        gate.access.clone()
    }

    pub(super) fn disk(&self) -> &dyn Disk {
        &*self.disk
    }

    /// The file of a game.
    pub fn game(&self, name: &str) -> PathBuf {
        self.root.join(GAMES).join(format!("{name}.{ENDING}"))
    }

    /// A copy of a game, 1 the newest.
    pub(super) fn snapshot(&self, name: &str, age: u8) -> PathBuf {
        self.root.join(GAMES).join(SNAPSHOTS).join(format!("{name}.{age}.{ENDING}"))
    }

    /// A file that is not there yet, for a copy of a damaged game.
    pub(super) fn aside(&self, name: &str) -> PathBuf {
        let file = |number: u32| self.root.join(ASIDE).join(format!("{name}-{number}.{ENDING}"));
        (1..=u32::from(u16::MAX)).map(file).find(|file| !file.exists()).unwrap_or_else(|| file(0))
    }

    /// The games, oldest first.
    pub fn games(&self) -> Vec<String> {
        names(&self.root.join(GAMES))
    }

    /// The games in the bin, oldest first.
    pub fn deleted(&self) -> Vec<String> {
        names(&self.root.join(BIN))
    }

    /// A name for a game that begins now, which no other game has or had.
    pub fn new_name(&self, at: u64) -> String {
        let Date { year, month, day, hour, minute, second } = Date::local(at);
        let stamp = format!("{year:04}{month:02}{day:02}-{hour:02}{minute:02}{second:02}");
        let taken = |name: &String| self.game(name).exists() || self.in_bin(name).exists();
        let named = |number: u32| if number == 1 { stamp.clone() } else { format!("{stamp}-{number}") };
        (1..=u32::from(u16::MAX)).map(named).find(|name| !taken(name)).unwrap_or(stamp)
    }

    pub(super) fn in_bin(&self, name: &str) -> PathBuf {
        self.root.join(BIN).join(format!("{name}.{ENDING}"))
    }

    /// Moves a game to the bin.
    ///
    /// # Errors
    /// The disk's, or [`ErrorKind::ReadOnlyFilesystem`] where another program has the folder.
    pub fn delete(&self, name: &str) -> Result<(), Trouble> {
        self.move_game(&self.game(name), &self.in_bin(name))
    }

    /// Takes a game out of the bin again.
    ///
    /// # Errors
    /// As for [`Folder::delete`].
    pub fn restore(&self, name: &str) -> Result<(), Trouble> {
        self.move_game(&self.in_bin(name), &self.game(name))
    }

    fn move_game(&self, from: &Path, to: &Path) -> Result<(), Trouble> {
        match self.secure() {
            Access::Writable => {}
            Access::OtherProgram => {
                return Err(Trouble { path: from.to_owned(), kind: ErrorKind::ReadOnlyFilesystem });
            }
            Access::Refused(trouble) => return Err(trouble),
        }
        if to.exists() {
            return Err(Trouble { path: to.to_owned(), kind: ErrorKind::AlreadyExists });
        }
        let moved = self.disk.rename(from, to).and_then(|()| {
            self.disk.sync_folder(folder_of(to))?;
            self.disk.sync_folder(folder_of(from))
        });
        moved.map_err(|error| Trouble::new(from, &error))
    }
}

impl Gate {
    fn open(root: &Path, disk: &dyn Disk) -> Self {
        let refused = |path: &Path, error: &io::Error| Self {
            access: Access::Refused(Trouble::new(path, error)),
            lock: None,
        };
        for folder in [root.join(GAMES).join(SNAPSHOTS), root.join(BIN), root.join(ASIDE)] {
            if let Err(error) = disk.make_folder(&folder) {
                return refused(&folder, &error);
            }
        }
        let path = root.join(LOCK);
        let file = match OpenOptions::new().create(true).truncate(false).write(true).open(&path) {
            Ok(file) => file,
            Err(error) => return refused(&path, &error),
        };
        match file.try_lock() {
            Ok(()) => Self { access: Access::Writable, lock: Some(file) },
            Err(TryLockError::WouldBlock) => Self { access: Access::OtherProgram, lock: None },
            // A disk that knows no locks is still a disk.
            Err(TryLockError::Error(_)) => Self { access: Access::Writable, lock: None },
        }
    }
}

impl Drop for Gate {
    fn drop(&mut self) {
        if let Some(lock) = self.lock.take() {
            // Closing the file would do it too; nobody is left to tell if it does not.
            let _ = lock.unlock();
        }
    }
}

fn names(folder: &Path) -> Vec<String> {
    let name = |entry: fs::DirEntry| {
        let path = entry.path();
        // What only has the name of a game cannot be read, and that is told like any other game that cannot.
        let game = path.extension().is_some_and(|ending| ending == ENDING);
        game.then(|| path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned)).flatten()
    };
    let mut names: Vec<_> = fs::read_dir(folder).into_iter().flatten().flatten().filter_map(name).collect();
    names.sort();
    names
}
