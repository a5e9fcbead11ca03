//! Summaries of games, in memory and on the disk. Reading a game means folding it, which is too slow for every visit to a
//! list of a thousand; so its summary is remembered as long as the file is the same. The summaries on the disk are nobody's
//! data: no export holds them, and they are made anew if they do not fit.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::library::GameSummary;
use crate::storage::journal::{Access, Folder, Stat};

/// Summaries made by another version of the program are ignored. Raise the number when a summary changes.
const MADE_BY: &str = concat!(env!("CARGO_PKG_VERSION"), "/1");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Stamp {
    id: (u64, u64),
    len: u64,
    modified: u64,
}

impl From<Stat> for Stamp {
    fn from(Stat { id, len, modified, .. }: Stat) -> Self {
        Self { id, len, modified }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct RememberedGame {
    stamp: Stamp,
    summary: GameSummary,
}

#[derive(Default, Serialize, Deserialize)]
struct SummaryFile {
    made_by: String,
    games: BTreeMap<String, RememberedGame>,
}

#[derive(Default)]
pub(super) struct Summaries(Mutex<Remembered>);

#[derive(Default)]
struct Remembered {
    /// True once the disk was read.
    read: bool,
    games: BTreeMap<String, RememberedGame>,
    /// True if the disk has something else.
    changed: bool,
}

impl Summaries {
    /// The summary of a game: as remembered, else as `read`.
    pub(super) fn of(
        &self,
        folder: &Folder,
        path: &Path,
        read: impl FnOnce() -> Option<GameSummary>,
    ) -> Option<GameSummary> {
        let stamp = folder.stat(path).map(Stamp::from);
        let key = path.to_string_lossy().into_owned();
        let mut remembered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !std::mem::replace(&mut remembered.read, true) {
            let file = serde_json::from_slice::<SummaryFile>(&folder.read_summaries()).unwrap_or_default();
            remembered.games = if file.made_by == MADE_BY { file.games } else { BTreeMap::new() };
        }
        if let Some(kept) = remembered.games.get(&key).filter(|kept| Some(kept.stamp) == stamp) {
            return Some(kept.summary.clone());
        }
        // A game that cannot be read may be found in a copy tomorrow, so that is not remembered.
        let summary = read()?;
        if let Some(stamp) = stamp {
            remembered.games.insert(key, RememberedGame { stamp, summary: summary.clone() });
            remembered.changed = true;
        }
        Some(summary)
    }

    /// Writes the summaries of these files, if the disk has something else. Failures do not matter.
    pub(super) fn keep<'a>(&self, folder: &Folder, paths: impl Iterator<Item = &'a Path>) {
        let mut remembered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if folder.access() != Access::Writable || !remembered.changed {
            return;
        }
        let mut games = std::mem::take(&mut remembered.games);
        remembered.games = paths.filter_map(|path| games.remove_entry(&*path.to_string_lossy())).collect();
        let file = SummaryFile { made_by: MADE_BY.to_owned(), games: remembered.games.clone() };
        if let Ok(bytes) = serde_json::to_vec(&file) {
            folder.write_summaries(&bytes);
        }
        remembered.changed = false;
    }
}
