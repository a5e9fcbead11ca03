//! Notices for people about a file that was opened.

use std::path::PathBuf;

/// A notice for people about a file that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Part of the file could not be read, or was cut off.
    Damaged {
        /// Number of lines found in a copy.
        recovered: usize,
        /// Number of lines missing now.
        missing: usize,
        /// True if more may be missing at the end; their number is unknown.
        open_end: bool,
        /// The time of the last line before the first missing one, in seconds since 1970.
        since: u64,
        /// The damaged file.
        kept: DamagedFile,
    },
    /// The file is whole but shorter than a copy of it: somebody put an older one in its place, or cut it off.
    Shorter {
        /// Number of inputs in the file.
        inputs: usize,
        /// Number of inputs in the copy.
        copy: usize,
        /// Number of further inputs that are lost for good.
        missing: usize,
        /// True if even more may be missing at the end; their number is unknown.
        open_end: bool,
    },
    /// The file says that something was entered at a time that is still to come.
    Ahead {
        /// That time, in seconds since 1970.
        at: u64,
    },
    /// The game is of a title that this program does not know: it is left alone.
    OtherTitle {
        /// The id of the title in the file.
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
        /// The format in the file.
        format: u64,
        /// The file.
        path: PathBuf,
    },
    /// Some lines are whole, but this program does not understand them. They stay in the file.
    NotUnderstood {
        /// Number of such lines.
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

/// The place of a damaged file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DamagedFile {
    /// In the quarantine, byte for byte; the readable part is in its place.
    Aside(PathBuf),
    /// Still in its place: nothing could be written.
    InPlace(PathBuf),
    /// Nowhere: there was nothing left of it.
    Nothing,
}
