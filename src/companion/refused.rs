//! Why an entry is not taken: a value with the numbers, never a text.

/// Why an entry is not taken: for a reason that any table has, or for one of the title's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Refused<F> {
    /// The title says why.
    Title(F),
    /// This is entered at another depth.
    WrongDepth,
    /// Not at this moment: the game is over, or it is not.
    NotNow,
    /// To check everything a position is needed.
    NeedsPosition,
    /// There is no such player.
    NoSuchPlayer,
    /// The name is blank, or somebody else's.
    Name,
    /// The name has so many characters, which are too many.
    LongName { length: usize },
    /// There is no such entry.
    NoSuchEntry,
    /// Nothing to undo or redo.
    Nothing,
    /// Another program has this data open, or a newer one has written it.
    ReadOnly,
}

impl<F: Copy> Refused<F> {
    /// What the title says, where the reason is its own.
    pub const fn title(self) -> Option<F> {
        if let Self::Title(fault) = self { Some(fault) } else { None }
    }
}

impl<F> From<F> for Refused<F> {
    fn from(fault: F) -> Self {
        Self::Title(fault)
    }
}
