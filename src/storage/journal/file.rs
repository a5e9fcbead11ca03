//! One journal: opening it whatever has happened to it, and adding lines.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::Value;

use super::disk::replace;
use super::file_end::FileEnd;
use super::find::{Damage, FoundGame, Longer};
use super::folder::{Access, DiskError, Folder, SNAPSHOTS_KEPT};
use super::line::{Contents, JournalLine, text_of};
use super::notice::{DamagedFile, Notice};
use super::witness::Witness;

/// The format that this program writes, and the newest that it reads.
pub(crate) const FORMAT: u64 = 1;
/// Lines between two copies of the file.
pub const SNAPSHOT_EVERY: u64 = 20;

/// The result of saving a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saved {
    /// It is on the disk.
    OnDisk,
    /// It is in memory with others; they will be written when the disk allows it.
    InMemory {
        /// Number of lines that wait.
        waiting: usize,
        /// The disk's error.
        disk_error: DiskError,
    },
    /// Another program has added lines. Until a person decides which ones count, lines wait and nothing is overwritten.
    Changed {
        /// Number of lines that wait.
        waiting: usize,
        /// Number of lines in the file now.
        theirs: usize,
        /// Number of lines known here.
        mine: usize,
    },
}

impl Saved {
    /// Number of lines that are not on the disk.
    pub const fn waiting(&self) -> usize {
        match self {
            Self::OnDisk => 0,
            Self::InMemory { waiting, .. } | Self::Changed { waiting, .. } => *waiting,
        }
    }
}

/// The lines that count where another program has changed the file. In any case both are on the disk afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolution {
    /// The lines in the file count; those entered here go to the quarantine.
    Theirs,
    /// The lines entered here count; the file goes to the quarantine.
    Mine,
    /// Both count: the lines entered here continue as a game of their own.
    Both,
}

/// An open journal.
pub struct Journal {
    folder: Arc<Folder>,
    name: String,
    lines: Vec<JournalLine>,
    /// Number of lines on the disk.
    written: usize,
    /// The file as it was left; `None` if it has to be written whole.
    known: Option<FileEnd>,
    /// One more than the number of the newest line in the newest copy.
    copied: u64,
    /// The witness as it was written last.
    witness: Option<Witness>,
    /// A copy that goes on where the file ends, until a person decides.
    longer: Option<Vec<JournalLine>>,
    notices: Vec<Notice>,
    /// True if the file is of another format than this program writes.
    foreign: bool,
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
            written: 0,
            known: None,
            copied: 0,
            witness: None,
            longer: None,
            notices: Vec::new(),
            foreign: false,
        }
    }

    /// Opens a journal as far as it can be read, mends it where that is possible, and makes a copy.
    ///
    /// # Errors
    /// [`Notice::Unreadable`], if the file cannot be read, has no head or lies in the trash.
    pub fn open(folder: &Arc<Folder>, name: &str) -> Result<Self, Notice> {
        let mut journal = Self::empty(folder, name);
        let path = folder.game(name);
        let Ok(found) = FoundGame::new(folder, name) else { return Err(Notice::Unreadable { path }) };
        let format = found.lines.first().and_then(format_of);
        let Some(format) = format else { return Err(Notice::Unreadable { path }) };
        journal.lines = found.lines;
        journal.written = journal.lines.len();
        journal.known = found.stat.map(|stat| FileEnd::new(stat, &found.bytes));
        journal.witness = found.witness;
        journal.foreign = format != FORMAT;
        if journal.foreign {
            let notice = if format > FORMAT {
                Notice::Newer { format, path }
            } else {
                Notice::NoFormat { format, path }
            };
            journal.notices.push(notice);
            return Ok(journal);
        }
        if folder.access() == Access::Writable {
            // What a program wrote that was killed may not be on the disk yet. If it cannot be put there now, the next
            // input does.
            let _ = folder.disk().sync(&path);
        }
        if let Some(Longer { lines, missing, open_end }) = found.longer {
            let [inputs, copy] = [journal.lines.len(), lines.len() - missing].map(|lines| lines - 1);
            journal.notices.push(Notice::Shorter { inputs, copy, missing, open_end });
            journal.longer = Some(lines);
        }
        if let Some(Damage { recovered, missing, open_end, since }) = found.damage {
            let kept = journal.mend(&found.bytes);
            journal.notices.push(Notice::Damaged { recovered, missing, open_end, since, kept });
        }
        journal.copy();
        journal.bear_witness();
        Ok(journal)
    }

    /// Reads a journal without touching anything, for lists of games.
    pub(crate) fn peek(folder: &Folder, name: &str) -> Vec<JournalLine> {
        let lines = Contents::of(&folder.disk().read(&folder.game(name)).unwrap_or_default()).lines;
        if lines.first().and_then(format_of).is_some() {
            return lines;
        }
        // Without a head there is nothing to list, unless a copy has it.
        let found = FoundGame::new(folder, name).map(|found| found.lines).unwrap_or_default();
        if found.first().and_then(format_of).is_some() { found } else { Vec::new() }
    }

    pub(crate) fn peek_in_trash(folder: &Folder, name: &str) -> Vec<JournalLine> {
        Contents::of(&folder.disk().read(&folder.in_trash(name)).unwrap_or_default()).lines
    }

    /// Moves the damaged file to the quarantine and writes a clean one in its place. If that is not possible it stays
    /// where it is, and nothing is added after unreadable parts: the whole game waits for a better disk.
    fn mend(&mut self, damaged: &[u8]) -> DamagedFile {
        let path = self.folder.game(&self.name);
        let in_place =
            |path| if damaged.is_empty() { DamagedFile::Nothing } else { DamagedFile::InPlace(path) };
        if self.folder.access() == Access::OtherProgram {
            return in_place(path);
        }
        (self.written, self.known) = (0, None);
        if self.folder.access() != Access::Writable || damaged.is_empty() {
            let _ = self.save();
            return in_place(path);
        }
        let aside = self.folder.quarantine(&self.name);
        match replace(self.folder.disk(), &aside, damaged).and_then(|()| self.write_whole(&path)) {
            Ok(()) => DamagedFile::Aside(aside),
            Err(_) => DamagedFile::InPlace(path),
        }
    }

    pub(crate) fn forget_witness(&mut self) {
        Witness::forget(&self.folder, &self.name);
        self.witness = None;
    }

    /// Records how far the file goes now, in a second place. Nobody waits for the disk.
    fn bear_witness(&mut self) {
        let settled = !self.foreign && self.longer.is_none() && self.waiting() == 0;
        if !settled || self.folder.access() != Access::Writable {
            return;
        }
        let witness = Witness::of(&self.lines);
        if let Some(witness) = witness.filter(|it| self.witness.as_ref() != Some(it)) {
            witness.write(&self.folder, &self.name);
            self.witness = Some(witness);
        }
    }

    /// The lines, with the head first.
    pub fn lines(&self) -> &[JournalLine] {
        &self.lines
    }

    /// The name of the game.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The path of the file.
    pub fn path(&self) -> PathBuf {
        self.folder.game(&self.name)
    }

    /// The text of the whole file, with the lines that are not on the disk yet.
    pub fn text(&self) -> String {
        text_of(&self.lines)
    }

    /// The notices found on opening.
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// True if something is missing at the end of what could be read, and nothing was added since.
    pub fn ends_in_a_gap(&self) -> bool {
        self.lines.last().is_some_and(JournalLine::is_lost)
    }

    /// True if nothing can be added: another program has the folder, or the file is of another format.
    pub(crate) fn is_read_only(&self) -> bool {
        self.foreign || self.folder.access() == Access::OtherProgram
    }

    /// Adds a line. It counts from now on, whatever the disk says. Callers check first if the journal is read-only.
    pub fn append(&mut self, at: u64, body: Value) -> Saved {
        self.note(at, body);
        self.save()
    }

    /// Adds a line that [`Journal::save`] writes later, in one batch with others.
    pub fn note(&mut self, at: u64, body: Value) {
        // Who goes on has decided for the shorter one. If the longer one cannot go to the quarantine it stays a copy.
        let _ = self.leave_longer();
        self.withdraw_longer();
        let n = self.lines.last().map_or(0, |line| line.n + 1);
        self.lines.push(JournalLine { n, at, body });
    }

    /// Tries to write the lines that wait.
    pub fn save(&mut self) -> Saved {
        let waiting = self.waiting();
        match self.flush() {
            Ok(()) => {
                self.copy_when_due();
                self.bear_witness();
                Saved::OnDisk
            }
            Err(Stopped::Disk(disk_error)) => Saved::InMemory { waiting, disk_error },
            Err(Stopped::Changed { theirs }) => Saved::Changed { waiting, theirs, mine: self.lines.len() },
        }
    }

    /// Number of lines that are not on the disk.
    pub const fn waiting(&self) -> usize {
        self.lines.len() - self.written
    }

    /// The only way in which a game's file changes: it is checked first, and what others wrote is never overwritten.
    fn flush(&mut self) -> Result<(), Stopped> {
        if self.waiting() == 0 {
            return Ok(());
        }
        let path = self.folder.game(&self.name);
        if self.foreign {
            return Err(Stopped::Disk(DiskError { path, kind: ErrorKind::ReadOnlyFilesystem }));
        }
        self.folder.writable().map_err(Stopped::Disk)?;
        let stopped = |error: io::Error| Stopped::Disk(DiskError::new(&path, &error));
        let text = text_of(&self.lines[self.written..]);
        let disk = self.folder.disk();
        match &mut self.known {
            Some(known) if known.is_there(disk, &path, text.as_bytes()).map_err(stopped)? => {
                known.add(disk, &path, text.as_bytes()).map_err(stopped)?;
            }
            Some(_) | None => {
                self.make_way(&path)?;
                self.write_whole(&path).map_err(stopped)?;
            }
        }
        self.written = self.lines.len();
        Ok(())
    }

    /// Quarantines a file in the way, unless all of it is here too. Unknown lines stop everything: a person decides.
    fn make_way(&self, path: &Path) -> Result<(), Stopped> {
        let stopped = |error: io::Error| Stopped::Disk(DiskError::new(path, &error));
        let theirs = match self.folder.disk().read(path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
            theirs => theirs.map_err(stopped)?,
        };
        let contents = Contents::of(&theirs);
        let known = |line: &JournalLine| {
            let own = usize::try_from(line.n).ok().and_then(|n| self.lines.get(n));
            own.is_some_and(|own| own == line || own.is_lost())
        };
        if !contents.lines.iter().all(|line| line.is_lost() || known(line)) {
            return Err(Stopped::Changed { theirs: contents.lines.len() });
        }
        if text_of(&self.lines).as_bytes().starts_with(&theirs) {
            return Ok(());
        }
        replace(self.folder.disk(), &self.folder.quarantine(&self.name), &theirs).map_err(stopped)
    }

    fn write_whole(&mut self, path: &Path) -> io::Result<()> {
        let (disk, text) = (self.folder.disk(), text_of(&self.lines));
        replace(disk, path, text.as_bytes())?;
        self.known = Some(FileEnd::new(disk.stat(path)?, text.as_bytes()));
        self.written = self.lines.len();
        Ok(())
    }

    /// Decides which lines count after another program changed the file. After [`Resolution::Theirs`] open the journal again.
    ///
    /// # Errors
    /// The disk's error. Then nothing has changed, and the decision is still open.
    pub fn settle(&mut self, keep: Resolution, taken: impl Fn(&str) -> bool) -> Result<(), DiskError> {
        self.folder.writable()?;
        let path = self.folder.game(&self.name);
        let settled = match keep {
            Resolution::Theirs => self.put_in_quarantine(text_of(&self.lines).as_bytes()).inspect(|()| {
                (self.written, self.known) = (self.lines.len(), None);
            }),
            Resolution::Mine => {
                let disk = self.folder.disk();
                disk.read(&path)
                    .and_then(|theirs| self.put_in_quarantine(&theirs))
                    .and_then(|()| self.write_whole(&path))
            }
            Resolution::Both => {
                let name = self.folder.name_like(&self.name, taken);
                let path = self.folder.game(&name);
                self.write_whole(&path).inspect(|()| {
                    // How far this one went says nothing of theirs.
                    Witness::forget(&self.folder, &self.name);
                    self.name = name;
                    (self.copied, self.witness) = (0, None);
                    self.copy();
                })
            }
        };
        settled.map_err(|error| DiskError::new(&path, &error))
    }

    fn put_in_quarantine(&self, bytes: &[u8]) -> io::Result<()> {
        replace(self.folder.disk(), &self.folder.quarantine(&self.name), bytes)
    }

    /// Continues with the copy that is longer than the file.
    pub fn take_longer(&mut self) -> Saved {
        let offered = self.notices.iter().any(|notice| matches!(notice, Notice::Shorter { .. }));
        if offered && let Some(longer) = self.longer.take() {
            self.withdraw_longer();
            (self.lines, self.written, self.known) = (longer, 0, None);
        }
        self.save()
    }

    /// Continues with the file as it is. The longer copy goes to the quarantine, because later copies take its place.
    ///
    /// # Errors
    /// The disk's error: then the copy stays where it is, and no other is made.
    pub fn leave_longer(&mut self) -> Result<(), DiskError> {
        let Some(longer) = &self.longer else { return Ok(()) };
        self.folder.writable()?;
        let kept = self.put_in_quarantine(text_of(longer).as_bytes());
        kept.map_err(|error| DiskError::new(&self.folder.game(&self.name), &error))?;
        self.longer = None;
        self.withdraw_longer();
        self.drop_longer_copies();
        self.copy();
        self.bear_witness();
        Ok(())
    }

    /// Removes the copies that go on where the file ends: their lines are in the quarantine, and nobody is asked again.
    fn drop_longer_copies(&self) {
        let last = self.lines.last().map(|line| line.n);
        let disk = self.folder.disk();
        for copy in (1..=SNAPSHOTS_KEPT).map(|age| self.folder.snapshot(&self.name, age)) {
            let goes_on = |bytes: Vec<u8>| Contents::of(&bytes).lines.iter().map(|line| line.n).max() > last;
            if disk.read(&copy).is_ok_and(goes_on) {
                // One that stays only asks once more.
                let _ = disk.remove(&copy);
            }
        }
    }

    fn withdraw_longer(&mut self) {
        self.notices.retain(|notice| !matches!(notice, Notice::Shorter { .. }));
    }

    fn copy_when_due(&mut self) {
        if self.lines.last().is_some_and(|line| line.n + 1 >= self.copied + SNAPSHOT_EVERY) {
            self.copy();
        }
    }

    /// Copies the file and moves older copies on. A copy that fails is tried again with the next: the journal is safe.
    fn copy(&mut self) {
        let kept = self.foreign || self.longer.is_some() || self.waiting() > 0;
        if kept || self.folder.access() != Access::Writable {
            return;
        }
        let text = text_of(&self.lines);
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

enum Stopped {
    Disk(DiskError),
    Changed { theirs: usize },
}

/// The number of the format, if the line is the head of a game.
fn format_of(line: &JournalLine) -> Option<u64> {
    (line.n == 0).then(|| line.body.get("format").and_then(Value::as_u64)).flatten()
}
