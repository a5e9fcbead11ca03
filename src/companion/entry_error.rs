//! Reasons to reject an entry: values with numbers, never texts.

use std::error::Error;
use std::fmt::{self, Debug, Display, Formatter};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryError<F> {
    /// A reason of the title's own.
    Title(F),
    /// The entry belongs to another tracking level.
    WrongTracking,
    /// The game is over, or not over yet.
    NotNow,
    /// To check everything, a position is needed.
    NeedsPosition,
    /// There is no such player.
    NoSuchPlayer,
    /// Blank, or somebody else's.
    Name,
    /// The name has so many characters, which are too many.
    LongName { length: usize },
    /// There is no such entry.
    NoSuchEntry,
    /// Nothing to undo or redo.
    Nothing,
    /// Another program has this data open, or a newer version has written it.
    ReadOnly,
}

impl<F: Debug> Display for EntryError<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl<F: Debug> Error for EntryError<F> {}

impl<F: Copy> EntryError<F> {
    pub const fn title(self) -> Option<F> {
        if let Self::Title(error) = self { Some(error) } else { None }
    }
}

impl<F> From<F> for EntryError<F> {
    fn from(error: F) -> Self {
        Self::Title(error)
    }
}
