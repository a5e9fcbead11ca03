//! Finding a game: its file, what only its copies still have, and how far it went.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};

use super::disk::{Stat, exists};
use super::folder::{Folder, SNAPSHOTS_KEPT};
use super::line::{Contents, JournalLine};
use super::witness::Witness;

/// A game as its file and its copies have it.
pub(super) struct FoundGame {
    pub(super) bytes: Vec<u8>,
    /// The metadata of the file; `None` if there is no file.
    pub(super) stat: Option<Stat>,
    /// All readable lines, in order and without a hole.
    pub(super) lines: Vec<JournalLine>,
    pub(super) witness: Option<Witness>,
    /// The damage of the file; `None` if it consists of exactly the lines above.
    pub(super) damage: Option<Damage>,
    /// A copy that goes on where the file ends, though nothing in the file is damaged.
    pub(super) longer: Option<Longer>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Damage {
    /// Number of lines that only a copy had.
    pub(super) recovered: usize,
    /// Number of lines that are lost for good.
    pub(super) missing: usize,
    /// True if more lines may be lost at the end; their number is unknown.
    pub(super) open_end: bool,
    /// The time of the last line before the first missing one.
    pub(super) since: u64,
}

/// A copy that is longer than a file in which nothing is damaged.
pub(super) struct Longer {
    /// All of its lines, with placeholders for missing ones.
    pub(super) lines: Vec<JournalLine>,
    pub(super) missing: usize,
    pub(super) open_end: bool,
}

impl FoundGame {
    /// Reads a game with its copies, without writing anything.
    ///
    /// # Errors
    /// The disk's error, which may be gone tomorrow; [`ErrorKind::NotFound`] for a game in the trash.
    pub(super) fn new(folder: &Folder, name: &str) -> io::Result<Self> {
        // These come first: another program that adds to the file meanwhile makes it longer than they say, never shorter.
        let witness = Witness::read(folder, name);
        let copies: Vec<_> = copies(folder, name).collect();
        let (bytes, stat) = match read(folder, name) {
            // A file that is gone may still have copies, unless it was deleted.
            Err(error) if error.kind() == ErrorKind::NotFound => {
                if exists(folder.disk(), &folder.in_trash(name)) {
                    return Err(error);
                }
                (Vec::new(), None)
            }
            read => read.map(|(bytes, stat)| (bytes, Some(stat)))?,
        };
        let contents = Contents::of(&bytes);
        let mut file = GameFile::new(contents);
        let longer = file.take_copies(copies);
        let all = longer.as_ref().unwrap_or(&file.lines);
        let witness = witness.filter(|witness| witness.is_of(all));
        // One that is behind does not know how far the game went: a program without witnesses has gone on with it.
        let last = all.keys().next_back().copied().unwrap_or_default();
        let end = witness.as_ref().map(|witness| witness.n).filter(|end| *end >= last);
        let longer = longer.map(|lines| {
            let missing = end.unwrap_or(last) as usize + 1 - lines.len();
            let lines = without_holes(lines, end).into_values().collect();
            Longer { lines, missing, open_end: end.is_none() }
        });
        let (lines, damage) = if longer.is_some() { (file.lines, None) } else { file.judge(end) };
        let lines = without_holes(lines, None).into_values().collect();
        Ok(Self { bytes, stat, lines, witness, damage, longer })
    }
}

/// The file of a game with what its copies have of it.
struct GameFile {
    /// Everything that can be read.
    lines: BTreeMap<u64, JournalLine>,
    /// True if the whole file itself could be read, and every line stands where it should.
    clean: bool,
    /// Number of lines of the file itself that are not lost.
    readable: usize,
    last: Option<u64>,
    /// Number of damaged lines there.
    damaged_last: usize,
}

impl GameFile {
    fn new(contents: Contents) -> Self {
        let clean = contents.is_clean() && !contents.lines.is_empty();
        let Contents { lines, damaged_last, .. } = contents;
        let lines = by_number(lines);
        let last = lines.keys().next_back().copied();
        Self { readable: readable(&lines), last, clean, lines, damaged_last }
    }

    /// Adds the lines that only copies have. Returns all lines of a copy that goes on where a whole file ends.
    fn take_copies(&mut self, copies: Vec<BTreeMap<u64, JournalLine>>) -> Option<BTreeMap<u64, JournalLine>> {
        let mut longer = None;
        for copy in copies {
            // One that says something else belongs to another game of this name.
            if copy.iter().any(|(n, line)| self.lines.get(n).is_some_and(|own| differ(own, line))) {
                continue;
            }
            if self.clean && copy.keys().next_back() > self.last.as_ref() {
                longer.get_or_insert_with(|| with(self.lines.clone(), copy));
            } else {
                self.lines = with(std::mem::take(&mut self.lines), copy);
            }
        }
        longer
    }

    /// Determines the damage of a game that went as far as `end`, if that is known. Lost lines get placeholders.
    fn judge(self, end: Option<u64>) -> (BTreeMap<u64, JournalLine>, Option<Damage>) {
        let recovered = readable(&self.lines) - self.readable;
        let Some(found) = self.lines.keys().next_back().copied() else { return (self.lines, None) };
        let last = end.unwrap_or(found);
        let holes = (0..=last).filter(|n| !self.lines.contains_key(n));
        let first_hole = holes.clone().next();
        let behind = self.last.map_or(self.lines.len(), |own| self.lines.range(own + 1..).count());
        // A damaged line at the end has no number: it may be one that a copy still has.
        let tail = if end.is_some() { 0 } else { self.damaged_last.saturating_sub(behind) };
        let missing = holes.count() + tail;
        // Where nothing says how far the game went, a file whose last line is whole may still have been cut off behind it.
        let open_end = end.is_none();
        if self.clean && recovered == 0 && missing == 0 {
            return (self.lines, None);
        }
        let before = first_hole.map_or(found, |hole| hole.saturating_sub(1));
        let since = self.lines.get(&before).map_or(0, |line| line.at);
        let mut lines = without_holes(self.lines, Some(last));
        // The last line says that something is missing, until somebody goes on.
        if (missing > 0 || open_end)
            && let Some((&n, line)) = lines.last_key_value()
            && !line.is_lost()
        {
            let lost = JournalLine::lost(n + 1, line.at);
            lines.insert(n + 1, lost);
        }
        (lines, Some(Damage { recovered, missing, open_end, since }))
    }
}

fn readable(lines: &BTreeMap<u64, JournalLine>) -> usize {
    lines.values().filter(|line| !line.is_lost()).count()
}

/// True if two lines of the same number contradict each other. A lost one says nothing.
fn differ(one: &JournalLine, other: &JournalLine) -> bool {
    !one.is_lost() && !other.is_lost() && one != other
}

fn with(
    mut lines: BTreeMap<u64, JournalLine>,
    copy: BTreeMap<u64, JournalLine>,
) -> BTreeMap<u64, JournalLine> {
    for (n, line) in copy {
        if lines.get(&n).is_none_or(JournalLine::is_lost) {
            lines.insert(n, line);
        }
    }
    lines
}

/// Reads a file and its metadata, both of the same moment.
fn read(folder: &Folder, name: &str) -> io::Result<(Vec<u8>, Stat)> {
    let (disk, path) = (folder.disk(), folder.game(name));
    let mut before = disk.stat(&path)?;
    for _ in 0..3 {
        let bytes = disk.read(&path)?;
        let after = disk.stat(&path)?;
        if before == after && bytes.len() as u64 == after.len {
            return Ok((bytes, after));
        }
        before = after;
    }
    // Somebody writes all the time: what is read in the end is checked before anything is added.
    disk.read(&path).map(|bytes| (bytes, before))
}

fn copies(folder: &Folder, name: &str) -> impl Iterator<Item = BTreeMap<u64, JournalLine>> {
    (1..=SNAPSHOTS_KEPT).filter_map(move |age| {
        let copy = folder.disk().read(&folder.snapshot(name, age)).ok()?;
        Some(by_number(Contents::of(&copy).lines))
    })
}

/// The first line of every number.
fn by_number(lines: Vec<JournalLine>) -> BTreeMap<u64, JournalLine> {
    let mut by_number = BTreeMap::new();
    for line in lines {
        by_number.entry(line.n).or_insert(line);
    }
    by_number
}

/// Fills the holes with placeholders, as far as the lines go or the game went.
fn without_holes(mut lines: BTreeMap<u64, JournalLine>, end: Option<u64>) -> BTreeMap<u64, JournalLine> {
    let Some(&last) = lines.keys().next_back() else { return lines };
    let mut at = 0;
    // Without its head it is no game, and nothing takes its place.
    for n in 1..=end.unwrap_or(last) {
        at = lines.entry(n).or_insert_with(|| JournalLine::lost(n, at)).at;
    }
    lines
}
