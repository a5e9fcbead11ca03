//! A table whatever is played at it: what the window and the library ask of one that they cannot name the title of.

use std::any::Any;

use super::library::Library;
use super::session::Session;
use super::title::Followed;
use crate::storage::journal::{Journal, Keep, Notice, Saved, Trouble};

/// A table, whatever is played at it.
pub trait AnyTable: Any {
    /// Its journal, with what is not on the disk yet.
    fn journal(&self) -> &Journal;

    /// Whether the last input is on the disk.
    fn saved(&self) -> &Saved;

    /// Tries to write what could not be written before.
    fn save(&mut self);

    /// Whether the game is played here.
    fn is_played(&self) -> bool;

    /// Whether nothing can be entered.
    fn is_read_only(&self) -> bool;

    /// Whether there is a final score.
    fn has_result(&self) -> bool;

    /// What was found when the file was opened.
    fn notices(&self) -> &[Notice];

    /// One of them was read.
    fn dismiss(&mut self, notice: usize);

    /// Whether the last thing in the file is that something is lost.
    fn ends_in_a_gap(&self) -> bool;

    /// Goes on with the copy that is longer than the file.
    fn take_longer(&mut self);

    /// Goes on with the file as it is.
    ///
    /// # Errors
    /// The disk's.
    fn leave_longer(&mut self) -> Result<(), Trouble>;

    /// Says what is to count where somebody else has changed the file.
    ///
    /// # Errors
    /// The disk's. Then everything is as it was, and still to be said.
    fn settle(&mut self, library: &Library, keep: Keep) -> Result<(), Trouble>;
}

impl<T: Followed> AnyTable for Session<T> {
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

    fn leave_longer(&mut self) -> Result<(), Trouble> {
        Self::leave_longer(self)
    }

    fn settle(&mut self, library: &Library, keep: Keep) -> Result<(), Trouble> {
        library.settle(self, keep)
    }
}

impl dyn AnyTable {
    /// The name of the game in its folder.
    pub fn name(&self) -> &str {
        self.journal().name()
    }

    /// How many inputs are not on the disk.
    pub fn waiting(&self) -> usize {
        self.journal().waiting()
    }
}
