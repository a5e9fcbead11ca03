//! Games in short, as they were last read. Reading a game means folding it, which is too much for every visit to a list of
//! a thousand; so what came of it is remembered, here and on the disk, for as long as the file is the same. What lies on
//! the disk is nobody's data: no export holds it, and what does not fit is made anew.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};

use super::library::GameSummary;
use crate::storage::journal::{Access, Folder, Stat};

/// What another program, or this one as it was, made of the games is not believed: the number is raised when a summary
/// says something else.
const MADE_BY: &str = concat!(env!("CARGO_PKG_VERSION"), "/1");

/// A file as it was when it was read.
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
struct Kept {
    stamp: Stamp,
    summary: GameSummary,
}

#[derive(Default, Serialize, Deserialize)]
struct File {
    made_by: String,
    games: BTreeMap<String, Kept>,
}

/// What is remembered.
#[derive(Default)]
pub(super) struct Summaries(Mutex<Remembered>);

#[derive(Default)]
struct Remembered {
    /// Whether the disk was asked.
    read: bool,
    /// By the path of the file.
    games: BTreeMap<String, Kept>,
    /// Whether the disk has something else.
    changed: bool,
}

impl Summaries {
    /// A game in short: as it is remembered, else as it is read.
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
            let file = serde_json::from_slice::<File>(&folder.read_summaries()).unwrap_or_default();
            remembered.games = if file.made_by == MADE_BY { file.games } else { BTreeMap::new() };
        }
        if let Some(kept) = remembered.games.get(&key).filter(|kept| Some(kept.stamp) == stamp) {
            return Some(kept.summary.clone());
        }
        // What cannot be read may be found again in a copy tomorrow, so that is not remembered.
        let summary = read()?;
        if let Some(stamp) = stamp {
            remembered.games.insert(key, Kept { stamp, summary: summary.clone() });
            remembered.changed = true;
        }
        Some(summary)
    }

    /// Writes down what is remembered of these files, if the disk has something else. Whether that works does not matter.
    pub(super) fn keep<'a>(&self, folder: &Folder, paths: impl Iterator<Item = &'a Path>) {
        let mut remembered = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if folder.access() != Access::Writable || !remembered.changed {
            return;
        }
        let mut games = std::mem::take(&mut remembered.games);
        remembered.games = paths.filter_map(|path| games.remove_entry(&*path.to_string_lossy())).collect();
        let file = File { made_by: MADE_BY.to_owned(), games: remembered.games.clone() };
        if let Ok(bytes) = serde_json::to_vec(&file) {
            folder.write_summaries(&bytes);
        }
        remembered.changed = false;
    }
}
