//! The few things that are done to a disk, one by one: small enough that a test can let any of them fail, or end the
//! program between any two.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read as _, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// What a disk says of a file or a folder without reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stat {
    /// Which one it is: another that was put in its place has another number.
    pub id: (u64, u64),
    /// How many bytes.
    pub len: u64,
    /// Whether it is a folder.
    pub folder: bool,
    /// When it was written last, in nanoseconds since 1970; 0 where the disk does not know.
    pub modified: u64,
}

/// A lock that is held until it is dropped, or its program ends.
pub trait Lock: Send {
    /// Whether the locked file is still the one at its path. A lock on one that was replaced keeps nobody out.
    fn holds(&self) -> bool;
}

/// A place to write to: this computer's, but for what is said otherwise.
pub trait Disk: Send + Sync {
    /// Writes bytes at a place of a file, which is made if it is not there.
    ///
    /// # Errors
    /// The disk's; part of the bytes may have been written.
    fn write_at(&self, path: &Path, offset: u64, bytes: &[u8]) -> io::Result<()> {
        let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
        file.seek(SeekFrom::Start(offset))?;
        file.write_all(bytes)
    }

    /// Cuts a file off after so many bytes.
    ///
    /// # Errors
    /// The disk's.
    fn cut(&self, path: &Path, len: u64) -> io::Result<()> {
        OpenOptions::new().write(true).open(path)?.set_len(len)
    }

    /// Puts a file on the disk: after this it survives everything.
    ///
    /// # Errors
    /// The disk's.
    fn sync(&self, path: &Path) -> io::Result<()> {
        OpenOptions::new().write(true).open(path)?.sync_all()
    }

    /// Puts the names in a folder on the disk.
    ///
    /// # Errors
    /// The disk's.
    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        // Elsewhere a folder cannot be opened like a file, and its names are safe with the file.
        if cfg!(unix) { File::open(path)?.sync_all() } else { Ok(()) }
    }

    /// Gives a file another name, in place of what has that name.
    ///
    /// # Errors
    /// The disk's.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    /// Takes a file away.
    ///
    /// # Errors
    /// The disk's.
    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    /// Takes a folder away with all that lies in it.
    ///
    /// # Errors
    /// The disk's.
    fn remove_folder(&self, path: &Path) -> io::Result<()> {
        fs::remove_dir_all(path)
    }

    /// Makes a folder and those it lies in.
    ///
    /// # Errors
    /// The disk's.
    fn make_folder(&self, path: &Path) -> io::Result<()> {
        fs::create_dir_all(path)
    }

    /// Everything in a file.
    ///
    /// # Errors
    /// The disk's.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        // A pipe would be waited for.
        if !fs::metadata(path)?.is_file() {
            return Err(ErrorKind::IsADirectory.into());
        }
        fs::read(path)
    }

    /// What lies in a file from a place on.
    ///
    /// # Errors
    /// The disk's.
    fn read_from(&self, path: &Path, offset: u64) -> io::Result<Vec<u8>> {
        let mut file = File::open(path)?;
        file.seek(SeekFrom::Start(offset))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// What there is at a path.
    ///
    /// # Errors
    /// The disk's; [`ErrorKind::NotFound`] where there is nothing.
    fn stat(&self, path: &Path) -> io::Result<Stat> {
        fs::metadata(path).map(|data| {
            let modified = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
            let modified = modified.map_or(0, |time| time.as_nanos() as u64);
            Stat { id: id(&data), len: data.len(), folder: data.is_dir(), modified }
        })
    }

    /// Whether there is a link at a path that leads somewhere else.
    fn is_link(&self, path: &Path) -> bool {
        fs::symlink_metadata(path).is_ok_and(|data| data.is_symlink())
    }

    /// The names in a folder, in order.
    ///
    /// # Errors
    /// The disk's.
    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        let mut names: Vec<_> =
            fs::read_dir(path)?.map(|entry| entry.map(|it| it.path())).collect::<Result<_, _>>()?;
        names.sort();
        Ok(names)
    }

    /// Locks a file, which is made if it is not there; nothing where somebody else has locked it.
    ///
    /// # Errors
    /// The disk's.
    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
        match file.try_lock() {
            // A disk that knows no locks is still a disk.
            Ok(()) | Err(TryLockError::Error(_)) => {
                Ok(Some(Box::new(RealLock { file, path: path.to_owned() })))
            }
            Err(TryLockError::WouldBlock) => Ok(None),
        }
    }
}

/// The disk of this computer.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

impl Disk for RealDisk {}

/// Kept open as long as this program writes: the system gives the lock back when the program ends, however it ends.
struct RealLock {
    file: File,
    path: PathBuf,
}

impl Lock for RealLock {
    fn holds(&self) -> bool {
        match (self.file.metadata(), fs::metadata(&self.path)) {
            (Ok(held), Ok(found)) => id(&held) == id(&found),
            _ => false,
        }
    }
}

impl Drop for RealLock {
    fn drop(&mut self) {
        // Closing the file would do it too; nobody is left to tell if it does not.
        let _ = self.file.unlock();
    }
}

#[cfg(unix)]
fn id(data: &fs::Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt as _;
    (data.dev(), data.ino())
}

/// Elsewhere files have no number that can be asked for; when they were made comes nearest.
#[cfg(not(unix))]
fn id(data: &fs::Metadata) -> (u64, u64) {
    let made = data.created().ok().and_then(|time| time.duration_since(std::time::UNIX_EPOCH).ok());
    (0, made.map_or(0, |time| time.as_nanos() as u64))
}

/// Whether there is something at a path.
pub(crate) fn exists(disk: &dyn Disk, path: &Path) -> bool {
    disk.stat(path).is_ok()
}

/// Puts a file in the place of another, so that at every moment one of them is there whole, and reads it back.
pub(crate) fn replace(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut new = path.as_os_str().to_owned();
    new.push(HALF);
    let new = PathBuf::from(new);
    let written = write_new(disk, &new, bytes);
    if let Err(error) = written {
        // Half a file is of no use to anybody; if it cannot be taken away, the next try replaces it.
        let _ = disk.remove(&new);
        return Err(error);
    }
    disk.rename(&new, path)?;
    disk.sync_folder(folder_of(path))
}

/// Writes a file that nobody reads yet, puts it on the disk and reads it back.
pub(crate) fn write_new(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    disk.write_at(path, 0, bytes)?;
    // One that a crash left behind may be longer.
    disk.cut(path, bytes.len() as u64)?;
    disk.sync(path)?;
    if disk.read(path)? == bytes { Ok(()) } else { Err(ErrorKind::InvalidData.into()) }
}

/// How the name of a file ends that is not there whole yet.
pub(crate) const HALF: &str = ".new";

pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or_else(|| Path::new("."))
}
