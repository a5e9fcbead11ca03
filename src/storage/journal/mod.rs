//! Journals: one append-only file a game, in which every input lies before it is shown as done.
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
//! `n` counts the lines from 0 without a hole, `at` is the time in seconds since 1970. Line 0 is the head, whose body has
//! the number of the format; all others are acts, in words of their own that are not known here.
//!
//! # What is promised
//!
//! - [`Journal::append`] writes the line and asks the system to put it on the disk before it says [`Saved::OnDisk`].
//! - Nothing is ever overwritten: lines are added at the end. Before that the file is looked at: whether it is still the
//!   same file, as long as it was, with the same end. What others wrote there stops everything until somebody has said
//!   what is to count ([`Saved::Changed`], [`Keep`]); whatever that is, both are kept.
//! - Every [`SNAPSHOT_EVERY`] lines, and on opening, the whole file is copied beside it; the last three copies are kept.
//!   A line that cannot be read is looked for there. A file that ends before its copy does is offered the longer one.
//! - How far a game went stands in a second place too: a file that was cut off or overwritten is recognised as shorter than it
//!   was, and it is told how many lines nobody has any more. Where nothing knows how far it went, that is told.
//! - A damaged file is opened as far as it can be read. The original goes to `aside/` and is named in a [`Notice`]. What
//!   nobody has any more leaves a line that says so, and one at the end until somebody goes on.
//! - A file of a newer format is read as far as it can be and never written.
//! - One program at a time writes: the folder has a lock that ends with its program, however it ends. A second one reads,
//!   until the first is gone.
//! - Where the disk is full or refuses, lines wait in memory and are written, in order, as soon as that works again.
//! - A deleted game lies in the bin with its copies, and comes back with them.
//! - Many files change together or not at all, even if the program ends in between.
//!
//! All writing goes through a [`Disk`], so that tests can fill it, take it away or kill the program at any point.

mod bin;
mod date;
mod disk;
mod file;
mod find;
mod folder;
mod known;
mod line;
mod notice;
pub(super) mod swap;
mod witness;

pub use date::Date;
pub use disk::{Disk, Lock, RealDisk, Stat};
pub use file::{Journal, Keep, SNAPSHOT_EVERY, Saved};
pub use folder::{Access, Folder, Trouble};
pub use line::Line;
pub use notice::{Kept, Notice};

pub(super) use disk::{HALF, exists, replace};
pub(super) use folder::{LOCK, SUMMARIES, first_free};
pub(super) use line::lines_of;
pub(super) use swap::is_inside as is_staged;
