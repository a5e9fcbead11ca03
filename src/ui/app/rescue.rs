//! Writes inputs that could not be saved to a file of their own: on request, and when the window crashes.

use std::collections::BTreeMap;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use super::App;
use crate::storage::write_beside;
use crate::ui::screens::files::{Rescued, UNSAVED};

/// The fate of unsaved inputs when the window crashed. A count of 0 means that only settings were unsaved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LastWord {
    /// Everything is saved.
    Saved,
    /// So many were unsaved, and are in this file now.
    Rescued(usize, PathBuf),
    /// So many were unsaved, and no disk accepted them.
    Lost(usize),
}

/// The place where a crashing window leaves its [`LastWord`]; `None` where it could not.
pub type LeftBehind = Arc<Mutex<Option<LastWord>>>;

impl App {
    /// On a crash, unsaved inputs go to a file, and the [`LastWord`] is left here.
    pub fn set_left_behind(&mut self, left: LeftBehind) {
        self.left_behind = Some(left);
    }

    /// Writes unsaved inputs to a file that can be imported.
    pub(super) fn rescue(&mut self, path: PathBuf) {
        let bytes = self.unsaved();
        self.files.rescued = Some(match write_beside(&path, &bytes) {
            Ok(path) => Rescued::To(path),
            Err(error) => Rescued::Not(path, error.kind()),
        });
    }

    fn unsaved(&self) -> Vec<u8> {
        let mut others = BTreeMap::new();
        if self.unsaved.is_some() {
            others.insert("settings.toml".to_owned(), self.settings.text().into_bytes());
        }
        self.library.rescue(self.table(), others)
    }

    /// Tries the disk once more, and then every place where a file may lie.
    fn last_word(&mut self) -> LastWord {
        self.save_all();
        let count = self.waiting().map_or(0, |waiting| waiting.count);
        if count == 0 && self.unsaved.is_none() {
            return LastWord::Saved;
        }
        let bytes = self.unsaved();
        let folders = [self.places.exports().to_owned(), self.places.data().to_owned(), std::env::temp_dir()];
        let path = folders.into_iter().find_map(|folder| write_beside(&folder.join(UNSAVED), &bytes).ok());
        path.map_or(LastWord::Lost(count), |path| LastWord::Rescued(count, path))
    }
}

impl Drop for App {
    fn drop(&mut self) {
        // Whoever closes the window has answered the question about it, or there was none: settings alone ask nothing.
        let crashed = !self.leaving && !self.closes;
        let Some(left) = self.left_behind.take().filter(|_| crashed) else { return };
        // What broke may break once more.
        let word = panic::catch_unwind(AssertUnwindSafe(|| self.last_word())).ok();
        *left.lock().unwrap_or_else(PoisonError::into_inner) = word;
    }
}
