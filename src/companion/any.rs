//! A table of any title, for the window and the library.

use std::any::Any;

use super::library::Library;
use super::session::Session;
use super::title::TrackedTitle;
use crate::storage::journal::{DiskError, Journal, Notice, Resolution, Saved};

/// The methods of a [`Session`] that do not depend on its title.
pub trait AnyTable: Any {
    fn journal(&self) -> &Journal;

    fn saved(&self) -> &Saved;

    fn save(&mut self);

    fn is_played(&self) -> bool;

    fn is_read_only(&self) -> bool;

    fn has_result(&self) -> bool;

    fn notices(&self) -> &[Notice];

    fn dismiss(&mut self, notice: usize);

    fn ends_in_a_gap(&self) -> bool;

    fn take_longer(&mut self);

    /// Continues with the file as it is.
    ///
    /// # Errors
    /// The disk's.
    fn leave_longer(&mut self) -> Result<(), DiskError>;

    /// Decides which version counts if another program has changed the file.
    ///
    /// # Errors
    /// The disk's. Then nothing has changed, and the decision is still due.
    fn settle(&mut self, library: &Library, keep: Resolution) -> Result<(), DiskError>;
}

impl<T: TrackedTitle> AnyTable for Session<T> {
    fn journal(&self) -> &Journal {
        self.journal()
    }

    fn saved(&self) -> &Saved {
        self.view().saved
    }

    fn save(&mut self) {
        Self::save(self);
    }

    fn is_played(&self) -> bool {
        self.played().is_some()
    }

    fn is_read_only(&self) -> bool {
        self.view().read_only
    }

    fn has_result(&self) -> bool {
        matches!(self.view().score, Some(Ok(_)))
    }

    fn notices(&self) -> &[Notice] {
        self.view().notices
    }

    fn dismiss(&mut self, notice: usize) {
        Self::dismiss(self, notice);
    }

    fn ends_in_a_gap(&self) -> bool {
        Self::ends_in_a_gap(self)
    }

    fn take_longer(&mut self) {
        Self::take_longer(self);
    }

    fn leave_longer(&mut self) -> Result<(), DiskError> {
        Self::leave_longer(self)
    }

    fn settle(&mut self, library: &Library, keep: Resolution) -> Result<(), DiskError> {
        library.settle(self, keep)
    }
}

impl dyn AnyTable {
    pub fn name(&self) -> &str {
        self.journal().name()
    }

    pub fn waiting(&self) -> usize {
        self.journal().waiting()
    }
}
