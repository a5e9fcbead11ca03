//! Notices: what people are told about a file that was opened.

use std::path::PathBuf;

/// What the people should be told about a file that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Part of the file could not be read, or was cut off.
    Damaged {
        /// How many lines were found again in a copy.
        recovered: usize,
        /// How many lines are missing now.
        missing: usize,
        /// Whether there may have been more at the end, and nothing knows.
        open_end: bool,
        /// When the last line before the first missing one was written, in seconds since 1970.
        since: u64,
        /// Where the damaged file is now.
        kept: Kept,
    },
    /// The file is whole but shorter than a copy of it: somebody put an older one in its place, or cut it off.
    Shorter {
        /// How many inputs the file has.
        inputs: usize,
        /// How many the copy has.
        copy: usize,
        /// How many more there were, which nobody has any more.
        missing: usize,
        /// Whether there may have been even more at the end, and nothing knows.
        open_end: bool,
    },
    /// The file says that something was entered at a time that is still to come.
    Ahead {
        /// When, in seconds since 1970.
        at: u64,
    },
    /// The game is of a title that this program does not know: it is left alone.
    OtherTitle {
        /// What it says.
        game: String,
        /// The file.
        path: PathBuf,
    },
    /// The file was written by a newer program, or says so: it is only read.
    Newer {
        /// Its format.
        format: u64,
        /// The file.
        path: PathBuf,
    },
    /// The file is of a format that no program has ever written: it is only read.
    NoFormat {
        /// What it says.
        format: u64,
        /// The file.
        path: PathBuf,
    },
    /// Some lines are whole, but this program does not know what they say. They stay in the file.
    NotUnderstood {
        /// How many.
        lines: usize,
        /// The file.
        path: PathBuf,
    },
    /// The file has not even a head: nothing can be shown.
    Unreadable {
        /// The file.
        path: PathBuf,
    },
}

/// Where a damaged file is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    /// Here, byte for byte; what could be read is in its place.
    Aside(PathBuf),
    /// Still in its place: nothing could be written.
    InPlace(PathBuf),
    /// Nowhere: there was nothing left of it.
    Nothing,
}
