//! The few things a journal does to a disk, one by one: small enough that a test can let any of them fail, or end the
//! program between any two.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

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
}

/// The disk of this computer.
#[derive(Clone, Copy, Debug, Default)]
pub struct RealDisk;

impl Disk for RealDisk {}

/// Adds bytes behind the first `len` of a file and puts them on the disk. What lies behind those is cut off: a line that
/// was torn when the disk was full.
pub(super) fn append(disk: &dyn Disk, path: &Path, len: u64, bytes: &[u8]) -> io::Result<()> {
    let found = match fs::metadata(path) {
        Ok(data) => data.len(),
        Err(error) if error.kind() == ErrorKind::NotFound => 0,
        Err(error) => return Err(error),
    };
    if found < len {
        // Somebody has cut or deleted it: what is in memory has to be written whole.
        return Err(ErrorKind::UnexpectedEof.into());
    }
    if found > len {
        disk.cut(path, len)?;
    }
    disk.write_at(path, len, bytes)?;
    disk.sync(path)?;
    if len == 0 {
        disk.sync_folder(folder_of(path))?;
    }
    Ok(())
}

/// Puts a file in the place of another, so that at every moment one of them is there whole, and reads it back.
pub(super) fn replace(disk: &dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    let new = PathBuf::from(new);
    disk.write_at(&new, 0, bytes)?;
    // One that a crash left behind may be longer.
    disk.cut(&new, bytes.len() as u64)?;
    disk.sync(&new)?;
    if disk.read(&new)? != bytes {
        return Err(ErrorKind::InvalidData.into());
    }
    disk.rename(&new, path)?;
    disk.sync_folder(folder_of(path))
}

pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or_else(|| Path::new("."))
}
