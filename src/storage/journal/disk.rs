//! The operations on a disk, so small that a test can let any of them fail, or end the program between any two.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind, Read as _, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

/// The metadata of a file or a folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stat {
    /// The identity: another file that takes its place has another one.
    pub id: (u64, u64),
    /// The length in bytes.
    pub len: u64,
    /// True for a folder.
    pub folder: bool,
    /// The time of the last change, in nanoseconds since 1970; 0 where the disk does not know.
    pub modified: u64,
}

/// A lock that is held until it is dropped, or its program ends.
pub trait Lock: Send {
    /// True if the locked file is still the one at its path. A lock on one that was replaced keeps nobody out.
    fn holds(&self) -> bool;
}

/// A place to write to. The default methods use the disk of this computer.
pub trait Disk: Send + Sync {
    /// Writes bytes at an offset of a file, which is created if it does not exist.
    ///
    /// # Errors
    /// The disk's error; part of the bytes may have been written.
    fn write_at(&self, path: &Path, offset: u64, bytes: &[u8]) -> io::Result<()> {
        let mut file = OpenOptions::new().create(true).truncate(false).write(true).open(path)?;
        file.seek(SeekFrom::Start(offset))?;
        file.write_all(bytes)
    }

    /// Truncates a file.
    ///
    /// # Errors
    /// The disk's error.
    fn cut(&self, path: &Path, len: u64) -> io::Result<()> {
        OpenOptions::new().write(true).open(path)?.set_len(len)
    }

    /// Flushes a file to the disk: after this it survives a power cut.
    ///
    /// # Errors
    /// The disk's error.
    fn sync(&self, path: &Path) -> io::Result<()> {
        OpenOptions::new().write(true).open(path)?.sync_all()
    }

    /// Flushes the names in a folder to the disk.
    ///
    /// # Errors
    /// The disk's error.
    fn sync_folder(&self, path: &Path) -> io::Result<()> {
        // Elsewhere a folder cannot be opened like a file, and its names are safe with the file.
        if cfg!(unix) { File::open(path)?.sync_all() } else { Ok(()) }
    }

    /// Renames a file, and replaces one that has the new name.
    ///
    /// # Errors
    /// The disk's error.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    /// Removes a file.
    ///
    /// # Errors
    /// The disk's error.
    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    /// Removes a folder with everything in it.
    ///
    /// # Errors
    /// The disk's error.
    fn remove_folder(&self, path: &Path) -> io::Result<()> {
        fs::remove_dir_all(path)
    }

    /// Creates a folder and its parents.
    ///
    /// # Errors
    /// The disk's error.
    fn make_folder(&self, path: &Path) -> io::Result<()> {
        fs::create_dir_all(path)
    }

    /// Reads a whole file.
    ///
    /// # Errors
    /// The disk's error.
    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        // A pipe would be waited for.
        if !fs::metadata(path)?.is_file() {
            return Err(ErrorKind::IsADirectory.into());
        }
        fs::read(path)
    }

    /// Reads a file from an offset to its end.
    ///
    /// # Errors
    /// The disk's error.
    fn read_from(&self, path: &Path, offset: u64) -> io::Result<Vec<u8>> {
        let mut file = File::open(path)?;
        file.seek(SeekFrom::Start(offset))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    /// The metadata of a path.
    ///
    /// # Errors
    /// The disk's error; [`ErrorKind::NotFound`] where there is nothing.
    fn stat(&self, path: &Path) -> io::Result<Stat> {
        fs::metadata(path).map(|data| {
            let modified = data.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
            let modified = modified.map_or(0, |time| time.as_nanos() as u64);
            Stat { id: id(&data), len: data.len(), folder: data.is_dir(), modified }
        })
    }

    /// True if a path is a symbolic link.
    fn is_link(&self, path: &Path) -> bool {
        fs::symlink_metadata(path).is_ok_and(|data| data.is_symlink())
    }

    /// The paths in a folder, in order.
    ///
    /// # Errors
    /// The disk's error.
    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        let mut names: Vec<_> =
            fs::read_dir(path)?.map(|entry| entry.map(|it| it.path())).collect::<Result<_, _>>()?;
        names.sort();
        Ok(names)
    }

    /// Locks a file, which is created if it does not exist; `None` if another program has locked it.
    ///
    /// # Errors
    /// The disk's error.
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

/// The file stays open while this program writes: the system releases the lock when the program ends, however it ends.
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

/// Elsewhere files have no number to compare; their time of creation comes nearest.
#[cfg(not(unix))]
fn id(data: &fs::Metadata) -> (u64, u64) {
    let made = data.created().ok().and_then(|time| time.duration_since(std::time::UNIX_EPOCH).ok());
    (0, made.map_or(0, |time| time.as_nanos() as u64))
}

pub(crate) fn exists(disk: &dyn Disk, path: &Path) -> bool {
    disk.stat(path).is_ok()
}

/// Replaces a file so that the old or the new one is there whole at every moment, and reads it back.
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

/// Writes a file that nobody reads yet, flushes it to the disk and reads it back.
pub(crate) fn write_new(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    disk.write_at(path, 0, bytes)?;
    // One that a crash left behind may be longer.
    disk.cut(path, bytes.len() as u64)?;
    disk.sync(path)?;
    if disk.read(path)? == bytes { Ok(()) } else { Err(ErrorKind::InvalidData.into()) }
}

/// The ending of a file that is not complete yet.
pub(crate) const HALF: &str = ".new";

pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or_else(|| Path::new("."))
}
