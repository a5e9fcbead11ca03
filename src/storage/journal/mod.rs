//! Journals: one append-only file per game, in which every input is saved before it is shown as done.
//!
//! # Format 1
//!
//! A file is text, one line after another. Each line is JSON and carries a checksum (CRC-32 of the exact text of what
//! follows `"line":`, in hexadecimal):
//!
//! ```json
//! {"sum":"5d2c8a01","line":{"n":0,"at":1763267376,"body":{"format":1,"game":"norenberc"}}}
//! ```
//!
//! `n` counts the lines from 0 without a hole, `at` is the time in seconds since 1970. Line 0 is the head, whose body
//! has the number of the format; all others are entries with contents that are not known here.
//!
//! # Guarantees
//!
//! - [`Journal::append`] writes the line and asks the system to put it on the disk before it says [`Saved::OnDisk`].
//! - Nothing is ever overwritten: lines are added at the end. Before that the file is checked: it must be the same
//!   file, as long as it was, with the same end. Lines that others wrote stop everything until a person decides which
//!   ones count ([`Saved::Changed`], [`Resolution`]); in any case both are saved.
//! - Every [`SNAPSHOT_EVERY`] lines, and on opening, the whole file is copied beside it; the last three copies stay. A
//!   line that cannot be read is looked for there. If a copy is longer than the file, it is offered instead.
//! - How far a game went is recorded in a second place too: a file that was cut off or overwritten is recognised, and
//!   the number of lost lines is reported, or that it is unknown.
//! - A damaged file is opened as far as it can be read. The original goes to the quarantine (`aside/`) and is named in
//!   a [`Notice`]. A lost line leaves a placeholder, and there is one at the end until somebody goes on.
//! - A file of a newer format is read as far as it can be and never written.
//! - One program at a time writes: the folder has a lock that ends with its program, however it ends. A second one reads,
//!   until the first is gone.
//! - Where the disk is full or refuses, lines wait in memory and are written, in order, as soon as that works again.
//! - A deleted game lies in the trash (`bin/`) with its copies, and comes back with them.
//! - Many files change together or not at all, even if the program ends in between.
//!
//! All writing goes through a [`Disk`], so that tests can fill it, take it away or kill the program at any point.

mod date;
mod disk;
mod file;
mod file_end;
mod find;
mod folder;
mod line;
mod notice;
pub(super) mod swap;
mod trash;
mod witness;

pub use date::Date;
pub use disk::{Disk, Lock, RealDisk, Stat};
pub use file::{Journal, Resolution, SNAPSHOT_EVERY, Saved};
pub use folder::{Access, DiskError, Folder};
pub use line::JournalLine;
pub use notice::{DamagedFile, Notice};

pub(super) use disk::{HALF, exists, replace};
pub(super) use folder::{LOCK, SUMMARIES, first_free};
pub(super) use line::lines_of;
pub(super) use swap::is_inside as is_staged;
