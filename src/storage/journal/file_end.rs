//! The known state of a file: checking that it has not changed, and adding to it.

use std::io::{self, ErrorKind};
use std::path::Path;

use super::disk::{Disk, Stat};

/// Bytes at the end of a file that are compared before something is added.
const TAIL: usize = 512;

#[derive(Debug)]
pub(super) struct FileEnd {
    id: (u64, u64),
    len: u64,
    tail: Vec<u8>,
    /// True if writing has failed, so that part of the addition may lie behind those bytes.
    torn: bool,
}

impl FileEnd {
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

    /// True if the file is still as it was left, except for part of the bytes that are added now.
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

    /// Adds bytes and flushes them to the disk. A torn addition is cut off first; an error may leave another one.
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
