//! At a real table: the program as score pad, helper and referee. Everything but the window is here; a window calls
//! [`Library`] and [`Session`] and paints a [`View`].
//!
//! # The calls of a window
//!
//! | on the screen | here |
//! | --- | --- |
//! | home, past games | [`Library::games`], [`groups`], [`people`], [`Library::delete`] and [`Library::restore`] |
//! | a new table, one to go on with | [`Library::begin`], [`Library::title_of`] and [`Library::resume`] |
//! | any entry | [`Session::enter`] with an [`Entry`]; a [`EntryError`] has the reason or the question to ask |
//! | undo, redo, corrections | [`Session::undo`], [`Session::redo`], [`Session::amend`], [`Session::insert`], [`Session::remove`]; [`Session::before`] for the forms |
//! | everything shown | [`Session::view`] |
//! | sharing | [`share`], [`Session::record`], and the texts of [`crate::i18n::describe::Describe`] |
//!
//! # How it works
//!
//! Everything people enter is an [`Entry`] of the title. Everything they do with entries (entering, undoing, redoing,
//! amending, overriding) is an [`Act`], and acts are all that lies on the disk, in an append-only journal
//! ([`crate::storage::journal`]). From the acts follow the entries that count (`Acts::entries`), and from those a fold
//! makes the table, a [`TableState`] of the title at one of three levels: a *final score* with one sheet per player, a *helper*
//! that tracks the game in large steps, and a *referee* who checks everything.
//!
//! An entry that is not possible at its place is rejected when it is made. One that a later correction made impossible is
//! marked and skipped, never dropped: see [`LogLine::skipped`]. After a correction [`View::changed`] lists the differences
//! until [`Session::close_changes`].
//!
//! ```
//! use guildhall::companion::norenberc::{Entry, Owned, Start, TableSetup};
//! use guildhall::companion::{Tracking, Library, Person};
//! use guildhall::game::Seat;
//! # let folder = std::env::temp_dir().join(format!("guildhall-doc-{}", std::process::id()));
//! let library = Library::open(&folder);
//! let person = |name: &str| Person {
//!     name: name.into(),
//!     colour: "blue".into(),
//!     shape: "circle".into(),
//!     language: None,
//!     default: None,
//! };
//! let setup = TableSetup {
//!     people: vec![person("Ana"), person("Béla")],
//!     tracking: Tracking::FinalScore,
//!     start: Start { round: 4, tiles: guildhall::storage::norenberc::default_box() },
//!     played: None,
//! };
//! let mut session = library.begin(setup).expect("two people with different names");
//! for (seat, talers) in [(Seat(0), 30), (Seat(1), 12)] {
//!     session.enter(Entry::Owned { seat, owned: Owned::Talers { talers } }).expect("a possible number");
//! }
//! let score = session.view().score.expect("a final score is over").expect("everything is known");
//! assert_eq!(score.players[0].total, 5); // G7
//! # std::fs::remove_dir_all(&folder).expect("it was written");
//! ```

mod acts;
mod any;
pub mod architects;
mod change;
mod entry_error;
mod fold;
mod library;
pub mod norenberc;
mod noted;
mod referee;
mod session;
mod setup;
pub mod share;
mod summaries;
mod title;
mod view;

pub(crate) use acts::EntryId;
pub use acts::{Act, Correction};
pub use any::AnyTable;
pub use entry_error::EntryError;
pub use fold::Folded;
pub use library::{DeletedGame, GameSummary, Library, PersonStats, Summary, groups, people, regulars};
pub use referee::Referee;
pub use session::Session;
pub use setup::{NamedBy, Person, Played, TableError, TableSetup, Tracking};
pub use title::{ChangeList, Entry, EntryResult, Snapshot, Start, TableState, TrackedTitle};
pub use view::{ActKind, ActName, InsertAt, LogLine, Shown, View};
