//! One journal: opening it whatever has happened to it, and adding lines.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::Value;

use super::disk::{append, replace};
use super::folder::{Access, Folder, SNAPSHOTS_KEPT, Trouble};
use super::line::{Contents, Line};

/// The format that this program writes, and the newest that it reads.
pub const FORMAT: u64 = 1;
/// After so many lines a copy of the file is made.
pub const SNAPSHOT_EVERY: u64 = 20;

/// What became of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saved {
    /// It is on the disk.
    OnDisk,
    /// It is in memory, and so are this many others; it will be written when the disk allows it.
    InMemory {
        /// How many lines wait.
        waiting: usize,
        /// What the disk said no to.
        trouble: Trouble,
    },
}

/// What the people should be told about a file that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Part of the file could not be read.
    Damaged {
        /// How many lines are missing now.
        missing: usize,
        /// How many were found again in a copy.
        recovered: usize,
        /// Where the original lies; nowhere else but in its place where nothing could be written.
        aside: PathBuf,
    },
    /// The file was written by a newer program: it is only read.
    Newer {
        /// Its format.
        format: u64,
        /// The file.
        path: PathBuf,
    },
    /// Some lines are whole, but this program does not know what they say. They stay in the file.
    NotUnderstood {
        /// How many.
        lines: usize,
        /// The file.
        path: PathBuf,
    },
    /// The file has not even a head: nothing can be shown.
    Unreadable {
        /// The file.
        path: PathBuf,
    },
}

/// A journal that is open.
pub struct Journal {
    folder: Arc<Folder>,
    name: String,
    lines: Vec<Line>,
    /// How many bytes of the file are certainly on the disk.
    len: u64,
    /// Lines that are not on the disk yet, as text.
    waiting: Vec<String>,
    /// Whether writing has failed, so that part of a line may lie behind those bytes.
    torn: bool,
    /// The number of the newest line in the newest copy, and one more.
    copied: u64,
    notices: Vec<Notice>,
    newer: bool,
}

impl Journal {
    /// Begins a journal. The format's number is added to the head.
    pub fn create(folder: &Arc<Folder>, name: &str, at: u64, mut head: Value) -> (Self, Saved) {
        if let Some(head) = head.as_object_mut() {
            head.insert("format".into(), FORMAT.into());
        }
        let mut journal = Self::empty(folder, name);
        let saved = journal.append(at, head);
        (journal, saved)
    }

    fn empty(folder: &Arc<Folder>, name: &str) -> Self {
        Self {
            folder: Arc::clone(folder),
            name: name.to_owned(),
            lines: Vec::new(),
            len: 0,
            waiting: Vec::new(),
            torn: false,
            copied: 0,
            notices: Vec::new(),
            newer: false,
        }
    }

    /// Opens a journal as far as it can be read, mends it where that is possible, and makes a copy.
    ///
    /// # Errors
    /// [`Notice::Unreadable`], where the file cannot be read or has no head.
    pub fn open(folder: &Arc<Folder>, name: &str) -> Result<Self, Notice> {
        let mut journal = Self::empty(folder, name);
        let path = folder.game(name);
        let bytes = match folder.disk().read(&path) {
            Ok(bytes) => bytes,
            // A file that is gone may still have copies. One that cannot be read now may be read tomorrow.
            Err(error) if error.kind() == ErrorKind::NotFound => Vec::new(),
            Err(_) => return Err(Notice::Unreadable { path }),
        };
        let contents = Contents::of(&bytes);
        let (clean, whole) = (contents.is_clean(), contents.is_whole());
        let in_file = contents.lines.len();
        let mut lines = by_number(contents.lines);
        if !clean || !whole {
            for age in 1..=SNAPSHOTS_KEPT {
                let copy = folder.disk().read(&folder.snapshot(name, age)).unwrap_or_default();
                for (n, line) in by_number(Contents::of(&copy).lines) {
                    lines.entry(n).or_insert(line);
                }
            }
        }
        let format = lines.get(&0).and_then(|head| head.body.get("format")).and_then(Value::as_u64);
        let Some(format) = format else { return Err(Notice::Unreadable { path }) };
        journal.newer = format > FORMAT;
        journal.len = bytes.len() as u64;
        let recovered = lines.len().saturating_sub(in_file);
        let last = lines.keys().next_back().map_or(0, |&n| n as usize);
        // A damaged line leaves a hole, unless it was among the last.
        let holes = last + 1 - lines.len();
        let missing =
            holes.max(contents.unreadable.saturating_sub(recovered)) + usize::from(contents.cut_off);
        journal.lines = lines.into_values().collect();
        if journal.newer {
            journal.notices.push(Notice::Newer { format, path });
        } else if !clean || recovered > 0 {
            // A hole that was there before and that no copy fills has been told once.
            let aside = journal.mend(&bytes);
            journal.notices.push(Notice::Damaged { missing, recovered, aside });
        }
        journal.copy();
        Ok(journal)
    }

    /// Reads a journal without touching anything: for lists of games.
    pub fn glance(folder: &Folder, name: &str) -> Vec<Line> {
        Contents::of(&folder.disk().read(&folder.game(name)).unwrap_or_default()).lines
    }

    /// The same for a game in the bin.
    pub fn glance_in_bin(folder: &Folder, name: &str) -> Vec<Line> {
        Contents::of(&folder.disk().read(&folder.in_bin(name)).unwrap_or_default()).lines
    }

    /// Puts the damaged file aside and a clean one in its place. Where that is not possible it stays where it is.
    fn mend(&mut self, damaged: &[u8]) -> PathBuf {
        let path = self.folder.game(&self.name);
        match self.folder.access() {
            Access::Writable => {}
            Access::OtherProgram => return path,
            Access::Refused(_) => {
                self.wait_whole();
                return path;
            }
        }
        let aside = self.folder.aside(&self.name);
        let clean: String = self.lines.iter().map(Line::write).collect();
        let mended = (damaged.is_empty() || replace(self.folder.disk(), &aside, damaged).is_ok())
            && replace(self.folder.disk(), &path, clean.as_bytes()).is_ok();
        if mended {
            self.len = clean.len() as u64;
            if damaged.is_empty() { path } else { aside }
        } else {
            self.wait_whole();
            path
        }
    }

    /// Nothing may be added behind what cannot be read, so the whole game waits for a better disk.
    fn wait_whole(&mut self) {
        self.len = 0;
        self.waiting = self.lines.iter().map(Line::write).collect();
    }

    /// The lines, the head first.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The name of the game.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What was found on opening.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Whether nothing can be added: another program has the folder, or a newer one has written the file.
    pub fn is_read_only(&self) -> bool {
        self.newer || self.folder.access() == Access::OtherProgram
    }

    /// Adds a line. Whatever the disk says, it counts from now on; a journal that is read-only stays as it is, which its
    /// owner has to ask first.
    pub fn append(&mut self, at: u64, body: Value) -> Saved {
        let n = self.lines.last().map_or(0, |line| line.n + 1);
        let line = Line { n, at, body };
        self.waiting.push(line.write());
        self.lines.push(line);
        self.save()
    }

    /// Tries to write what waits.
    pub fn save(&mut self) -> Saved {
        match self.flush() {
            Ok(()) => {
                self.copy_when_due();
                Saved::OnDisk
            }
            Err(trouble) => Saved::InMemory { waiting: self.waiting.len(), trouble },
        }
    }

    fn flush(&mut self) -> Result<(), Trouble> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let path = self.folder.game(&self.name);
        if self.is_read_only() {
            return Err(Trouble { path, kind: ErrorKind::ReadOnlyFilesystem });
        }
        if let Access::Refused(trouble) = self.folder.secure() {
            return Err(trouble);
        }
        let mut written = self.write(&path);
        if written.as_ref().is_err_and(|error| error.kind() == ErrorKind::UnexpectedEof) {
            // Somebody has cut or deleted the file: the whole game is written again.
            self.wait_whole();
            written = self.write(&path);
        }
        self.torn = written.is_err();
        written.map_err(|error| Trouble::new(&path, &error))?;
        self.waiting.clear();
        Ok(())
    }

    fn write(&mut self, path: &Path) -> io::Result<()> {
        let disk = self.folder.disk();
        let text = self.waiting.concat();
        let found = fs::metadata(path).map_or(0, |data| data.len());
        let foreign = found > self.len && !self.torn;
        let whole = self.len == 0 && found > 0;
        if foreign || whole {
            // What lies there was not written here, or was damaged.
            self.put_aside(path)?;
        }
        if whole {
            replace(disk, path, text.as_bytes())?;
        } else {
            append(disk, path, self.len, text.as_bytes())?;
        }
        self.len += text.len() as u64;
        Ok(())
    }

    /// What is to be replaced is kept, unless all of it is in what comes.
    fn put_aside(&self, path: &Path) -> io::Result<()> {
        let disk = self.folder.disk();
        let old = disk.read(path)?;
        let new: String = self.lines.iter().map(Line::write).collect();
        if new.as_bytes().starts_with(&old) {
            return Ok(());
        }
        replace(disk, &self.folder.aside(&self.name), &old)
    }

    fn copy_when_due(&mut self) {
        if self.lines.last().is_some_and(|line| line.n + 1 >= self.copied + SNAPSHOT_EVERY) {
            self.copy();
        }
    }

    /// Makes a copy beside the file and moves the older ones on. A copy that fails is tried again with the next one: the
    /// journal itself is safe.
    fn copy(&mut self) {
        if self.newer || !self.waiting.is_empty() || self.folder.access() != Access::Writable {
            return;
        }
        let text: String = self.lines.iter().map(Line::write).collect();
        let disk = self.folder.disk();
        let newest = self.folder.snapshot(&self.name, 1);
        let before = disk.read(&newest);
        if before.as_ref().is_ok_and(|copy| copy == text.as_bytes()) {
            self.copied = self.lines.last().map_or(0, |line| line.n + 1);
            return;
        }
        if before.is_ok() {
            for age in (1..SNAPSHOTS_KEPT).rev() {
                let older = self.folder.snapshot(&self.name, age + 1);
                // One that is not there yet cannot be moved on.
                let _ = disk.rename(&self.folder.snapshot(&self.name, age), &older);
            }
        }
        if replace(disk, &newest, text.as_bytes()).is_ok() {
            self.copied = self.lines.last().map_or(0, |line| line.n + 1);
        }
    }
}

/// The first line of every number.
fn by_number(lines: Vec<Line>) -> BTreeMap<u64, Line> {
    let mut by_number = BTreeMap::new();
    for line in lines {
        by_number.entry(line.n).or_insert(line);
    }
    by_number
}
