//! At a real table: the program as score pad, round helper and referee. Everything but the window is here; a window calls
//! [`Library`] and [`Session`] and paints a [`View`].
//!
//! # What a window calls
//!
//! | on the screen | here |
//! | --- | --- |
//! | home, past games | [`Library::games`], [`groups`], [`people`], [`Library::delete`] and [`Library::restore`] |
//! | who is favourite? | [`who_is_favorite`], with no table |
//! | a new table, one to go on with | [`Library::begin`], [`Library::resume`] |
//! | anything somebody tells | [`Session::enter`] with an [`Entry`]; a [`Refused`] says why not, and what to ask |
//! | an answer that contradicts another one | after [`Refused::Contradicts`] and a choice: [`Session::enter_instead`] |
//! | a step of the end of a round is done | [`Session::step_done`]: from then on its pieces lie where it said |
//! | a favourite whom nobody knew | [`Ledger::unanswered`], and late: [`Session::answer_favorite`] |
//! | a tile that the box should not hold | after [`Refused::BeyondBox`] and a yes: [`Session::accept_tile`], then the entry again |
//! | the table rules | [`Session::override_fact`] |
//! | undo, redo, corrections | [`Session::undo`], [`Session::redo`], [`Session::amend`], [`Session::insert`], [`Session::remove`]; [`Session::before`] for the forms |
//! | everything shown | [`Session::view`]; at the end of a round [`Ledger::walk`] or the last of [`Referee::history`] |
//! | going deeper | [`Ledger::draft`] for the form, then [`Entry::Depth`] with a position |
//! | what if | [`final_score`] on changed sheets |
//! | sharing | [`share`], [`Session::record`], and the texts of [`crate::i18n::describe::Describe`] |
//!
//! # How it works
//!
//! People tell the program things: each is an [`Entry`]. What they do with entries (entering, undoing, redoing, amending,
//! overriding) is an [`Act`], and acts are all that lies on the disk, in an append-only journal
//! ([`crate::storage::journal`]). From the acts follow the entries that count ([`Acts::entries`]), and from those a fold
//! makes the table, a [`Play`]:
//!
//! - *Final score*: one [`FinalSheet`] a player.
//! - *Round helper*: a [`Ledger`] in which every fact may be unknown. At the end of a round [`Ledger::walk`] says, guild
//!   by guild, who is favourite or what has to be asked, then income, guildmasters and the prestige guild.
//! - *Referee*: the engine itself with a person for Nature ([`Referee`]).
//!
//! Favourites, income, prestige guild and final score are decided by the engine's own functions at all depths.
//!
//! An entry that is not possible at its place is refused when it is made. One that a later correction made impossible is
//! marked and skipped, never dropped: see [`LogLine::skipped`]. After a correction [`View::changes`] says what is different,
//! and [`View::moves`] what to do with the pieces, until [`Session::close_changes`].
//!
//! ```
//! use guildhall::companion::{Depth, Entry, Library, Owned, Person, TableSetup};
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
//!     depth: Depth::FinalScore,
//!     round: 4,
//!     tiles: guildhall::storage::default_box(),
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
mod change;
mod entry;
mod favorite;
mod group;
mod ledger;
mod library;
mod moves;
mod play;
mod referee;
mod refused;
mod round_end;
mod session;
pub mod share;
mod sheet;
mod talers;
mod tiles;
mod whereabouts;

pub use acts::{Act, Acts, EntryId};
pub use change::{Change, FavoriteIs};
pub use entry::{Entry, Owned, SwappedWith, Used};
pub use favorite::{Answer, Decided, Question, Richest, Shown, favorite_of};
pub use group::{Depth, NamedBy, Person, Played, TableFault, TableSetup};
pub use ledger::{Gap, Hand, Ledger, OwnCraftsman, ThisRound, Unanswered};
pub use library::{DeletedGame, GameSummary, Library, PersonStats, groups, people, regulars};
pub use moves::{Move, MovesSince, Piece};
pub use play::Play;
pub use referee::Referee;
pub use refused::Refused;
pub use round_end::{
    AgentGain, Counted, GuildCard, NextRound, Outcome, PeddlerBack, RoundEnd, SeatIncome, Under,
    who_is_favorite,
};
pub use session::{ActKind, ActName, LogLine, Session, View};
pub use sheet::{FinalSheet, Missing, final_score};
pub use whereabouts::Whereabouts;
