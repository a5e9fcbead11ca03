//! The witness of a journal: how far it went, kept in a second place, so that a file that was cut off, overwritten or
//! replaced by an older one is recognised even where no copy has the end of it.
//!
//! It is one line in the format of the journal (`games/snapshots/NAME.end.jsonl`): `n` and `at` are those of the newest line,
//! its body has the checksums of that line and of the head.
//!
//! It is written after the line itself lies on the disk and nobody waits for it: a witness that is older than the journal says
//! less, never anything false. One that was torn has a wrong checksum and says nothing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::folder::Folder;
use super::line::{JournalLine, MOST_LOST};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Witness {
    pub(super) n: u64,
    at: u64,
    sums: Sums,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Sums {
    last: u32,
    head: u32,
}

impl Witness {
    pub(super) fn of(lines: &[JournalLine]) -> Option<Self> {
        let (head, last) = (lines.first()?, lines.last()?);
        Some(Self { n: last.n, at: last.at, sums: Sums { last: last.sum(), head: head.sum() } })
    }

    /// Reads the witness of a game; `None` if there is none or it was torn.
    pub(super) fn read(folder: &Folder, name: &str) -> Option<Self> {
        let bytes = folder.disk().read(&folder.witness(name)).ok()?;
        // A longer one may have stood there before.
        let line = JournalLine::read(bytes.split(|&byte| byte == b'\n').next()?)?;
        let sums = serde_json::from_value(line.body).ok()?;
        Some(Self { n: line.n, at: line.at, sums })
    }

    pub(super) fn write(&self, folder: &Folder, name: &str) {
        let body = serde_json::to_value(&self.sums).expect("sums have only text keys");
        let text = JournalLine { n: self.n, at: self.at, body }.write();
        // The journal is safe without it, and the next input tries again.
        let _ = folder.disk().write_at(&folder.witness(name), 0, text.as_bytes());
    }

    /// Forgets how far a game went: a person has decided for a shorter file.
    pub(super) fn forget(folder: &Folder, name: &str) {
        // One that stays only asks once more.
        let _ = folder.disk().remove(&folder.witness(name));
    }

    /// True if it belongs to the game that has these lines, and not to another one or to another version of it.
    pub(super) fn is_of(&self, lines: &BTreeMap<u64, JournalLine>) -> bool {
        let sum = |n: u64| lines.get(&n).filter(|line| !line.is_lost()).map(JournalLine::sum);
        let most = lines.keys().next_back().map_or(0, |last| last + MOST_LOST);
        sum(0) == Some(self.sums.head)
            && sum(self.n).is_none_or(|sum| sum == self.sums.last)
            && self.n <= most
    }
}
