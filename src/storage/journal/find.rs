//! Finding a game: its file, and what only its copies still have.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};

use super::disk::{Stat, exists};
use super::folder::{Folder, SNAPSHOTS_KEPT};
use super::line::{Contents, Line};

/// A game as its file and its copies have it.
pub(super) struct Found {
    /// The file, byte for byte.
    pub(super) bytes: Vec<u8>,
    /// What the disk says of it; nothing where there is no file.
    pub(super) stat: Option<Stat>,
    /// Everything that can be read, in order and without a hole.
    pub(super) lines: Vec<Line>,
    /// How many of those only a copy had.
    pub(super) recovered: usize,
    /// How many lines nobody has any more.
    pub(super) missing: usize,
    /// Whether the lines are those of the file and nothing else is in it.
    pub(super) clean: bool,
    /// All lines of a copy that goes on where the file ends, though nothing in the file is damaged.
    pub(super) longer: Option<Vec<Line>>,
}

impl Found {
    /// Reads a game with its copies. Nothing is written.
    ///
    /// # Errors
    /// The disk's: a file that cannot be read now may be read tomorrow. [`ErrorKind::NotFound`] for a game in the bin.
    pub(super) fn new(folder: &Folder, name: &str) -> io::Result<Self> {
        let (bytes, stat) = match read(folder, name) {
            // A file that is gone may still have copies, unless it was deleted.
            Err(error) if error.kind() == ErrorKind::NotFound => {
                if exists(folder.disk(), &folder.in_bin(name)) {
                    return Err(error);
                }
                (Vec::new(), None)
            }
            read => read.map(|(bytes, stat)| (bytes, Some(stat)))?,
        };
        let contents = Contents::of(&bytes);
        let clean = contents.is_clean() && !contents.lines.is_empty();
        let Contents { unreadable, unreadable_last, cut_off, lines } = contents;
        let mut lines = by_number(lines);
        let (in_file, last_in_file) = (readable(&lines), lines.keys().next_back().copied());
        let mut longer = None;
        for copy in copies(folder, name) {
            // One that says something else belongs to another game of this name.
            if copy.iter().any(|(n, line)| lines.get(n).is_some_and(|own| differ(own, line))) {
                continue;
            }
            if clean && copy.keys().next_back() > last_in_file.as_ref() {
                longer.get_or_insert_with(|| with(lines.clone(), copy));
            } else {
                lines = with(lines, copy);
            }
        }
        let recovered = readable(&lines) - in_file;
        let behind = last_in_file.map_or(lines.len(), |last| lines.range(last + 1..).count());
        let holes = lines.keys().next_back().map_or(0, |&last| last as usize + 1 - lines.len());
        // What was damaged leaves a hole, unless it was among the last; what came back from a copy is not missing.
        let cut_off = usize::from(cut_off);
        let tail = (unreadable_last + cut_off).saturating_sub(behind);
        let missing = (holes + tail).max((unreadable + cut_off).saturating_sub(recovered));
        let mut lines: Vec<_> = without_holes(lines).into_values().collect();
        // Of a file that is gone nobody knows how far it went.
        if (missing > 0 || in_file == 0)
            && let Some(last) = lines.last()
        {
            lines.push(Line::lost(last.n + 1, last.at));
        }
        let clean = clean && recovered == 0 && missing == 0;
        let longer = longer.map(|longer| without_holes(longer).into_values().collect());
        Ok(Self { bytes, stat, lines, recovered, missing, clean, longer })
    }
}

/// How many lines say something.
fn readable(lines: &BTreeMap<u64, Line>) -> usize {
    lines.values().filter(|line| !line.is_lost()).count()
}

/// Whether two lines of the same number say different things. One that was lost says nothing.
fn differ(one: &Line, other: &Line) -> bool {
    !one.is_lost() && !other.is_lost() && one != other
}

/// The lines with all that a copy has more.
fn with(mut lines: BTreeMap<u64, Line>, copy: BTreeMap<u64, Line>) -> BTreeMap<u64, Line> {
    for (n, line) in copy {
        if lines.get(&n).is_none_or(Line::is_lost) {
            lines.insert(n, line);
        }
    }
    lines
}

/// A file and what the disk says of it, both of the same moment.
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

fn copies(folder: &Folder, name: &str) -> impl Iterator<Item = BTreeMap<u64, Line>> {
    (1..=SNAPSHOTS_KEPT).filter_map(move |age| {
        let copy = folder.disk().read(&folder.snapshot(name, age)).ok()?;
        Some(by_number(Contents::of(&copy).lines))
    })
}

/// The first line of every number.
fn by_number(lines: Vec<Line>) -> BTreeMap<u64, Line> {
    let mut by_number = BTreeMap::new();
    for line in lines {
        by_number.entry(line.n).or_insert(line);
    }
    by_number
}

/// Says of every number that is missing that it is.
fn without_holes(mut lines: BTreeMap<u64, Line>) -> BTreeMap<u64, Line> {
    let Some(&last) = lines.keys().next_back() else { return lines };
    let mut at = 0;
    // Without its head it is no game, and nothing takes its place.
    for n in 1..last {
        at = lines.entry(n).or_insert_with(|| Line::lost(n, at)).at;
    }
    lines
}
