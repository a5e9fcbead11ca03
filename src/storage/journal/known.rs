//! A file as it was left: whether it still is, and adding to it.

use std::io::{self, ErrorKind};
use std::path::Path;

use super::disk::{Disk, Stat};

/// How many bytes at the end of a file are compared before something is added.
const TAIL: usize = 512;

/// What is known of a file without reading it again.
#[derive(Debug)]
pub(super) struct Known {
    id: (u64, u64),
    len: u64,
    /// The last bytes.
    tail: Vec<u8>,
    /// Whether writing has failed, so that part of what was to be added may lie behind those bytes.
    torn: bool,
}

impl Known {
    /// A file with these bytes.
    pub(super) fn new(stat: Stat, bytes: &[u8]) -> Self {
        let mut known = Self { id: stat.id, len: 0, tail: Vec::new(), torn: false };
        known.grow(bytes);
        known
    }

    fn grow(&mut self, bytes: &[u8]) {
        self.len += bytes.len() as u64;
        self.tail.extend(&bytes[bytes.len().saturating_sub(TAIL)..]);
        self.tail.drain(..self.tail.len().saturating_sub(TAIL));
    }

    /// Whether the file is still the one that was left, but for a part of what is to be added now.
    ///
    /// # Errors
    /// The disk's.
    pub(super) fn is_there(&self, disk: &dyn Disk, path: &Path, adding: &[u8]) -> io::Result<bool> {
        let found = match disk.stat(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(false),
            found => found?,
        };
        if found.id != self.id || found.len < self.len || found.len > self.len && !self.torn {
            return Ok(false);
        }
        let end = disk.read_from(path, self.len - self.tail.len() as u64)?;
        Ok(end.strip_prefix(&*self.tail).is_some_and(|torn| adding.starts_with(torn)))
    }

    /// Adds bytes and puts them on the disk. What was torn before is cut off first.
    ///
    /// # Errors
    /// The disk's; part of it may be there then.
    pub(super) fn add(&mut self, disk: &dyn Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
        if self.torn {
            disk.cut(path, self.len)?;
        }
        self.torn = true;
        disk.write_at(path, self.len, bytes)?;
        disk.sync(path)?;
        self.torn = false;
        self.grow(bytes);
        Ok(())
    }
}
