//! A real table of Norenberc: the entries, the ledger in which every fact may be unknown, the end of a round.
//!
//! - *Final score*: one [`FinalSheet`] per player.
//! - *Round helper*: a [`Ledger`]. At the end of a round [`Ledger::steps`] has, guild by guild, the favourite or the question
//!   to ask, then income, guildmasters and the prestige guild.
//! - *Referee*: the engine itself with a person for Nature ([`Referee`]).
//!
//! Favourites, income, prestige guild and final score are decided by the engine's own functions at all levels.
//!
//! | on the screen | here |
//! | --- | --- |
//! | who is favourite? | [`who_is_favorite`], with no table |
//! | an answer that contradicts another one | after [`TitleEntryError::Contradicts`] and a choice: [`Session::enter_instead`] |
//! | a step of the end of a round is done | [`Session::step_done`]: from then on its pieces lie where it said |
//! | a favourite whom nobody knew | [`Ledger::unanswered`], and late: [`Session::answer_favorite`] |
//! | a tile that the box should not hold | after [`TitleEntryError::BeyondBox`] and a yes: [`Session::accept_tile`], then the entry again |
//! | the table rules | [`Session::override_fact`] |
//! | at the end of a round | [`Ledger::steps`] or the last of [`Referee::history`] |
//! | tracking more | [`Ledger::draft`] for the form, then [`Entry::Tracking`] with a position |
//! | what if | [`final_score`] on changed sheets |

mod answers;
mod change;
mod change_list;
mod entry;
mod error;
mod favorite;
mod ledger;
mod moves;
mod referee;
mod round_end;
mod score_sheet;
mod sheet;
mod start;
mod table_state;
mod talers;
mod tiles;
mod whereabouts;

pub use change::{AgentsWent, Change, FavoriteIs};
pub use change_list::{ChangeList, OldTalers};
pub use entry::{Entry, Owned, SwappedWith, Used};
pub use error::TitleEntryError;
pub use favorite::{Question, Richest, Showing};
pub use ledger::{Gap, Hand, Ledger, OwnCraftsman, ThisRound, Unanswered};
pub use moves::{MovesSince, Piece, PieceMove, Put};
pub use referee::Notes;
pub use round_end::{
    AgentGain, GoodsCount, GuildCard, GuildOutcome, NextRound, PeddlerBack, RoundEnd, SeatIncome, Under,
    who_is_favorite,
};
pub(crate) use score_sheet::read_sheet;
pub use score_sheet::score_sheet;
pub use sheet::{FinalSheet, Missing, final_score};
pub use start::Start;
pub use table_state::{Preconditions, TableState};
pub use whereabouts::Whereabouts;

use super::TrackedTitle;
use crate::game::{Event, Seat};
use crate::norenberc::scoring::Score;
use crate::norenberc::{Action, Norenberc, TileBox};

pub type Session = super::Session<Norenberc>;
pub(crate) type View<'a> = super::View<'a, Norenberc>;
pub type LogLine = super::LogLine<Norenberc>;
pub type ActName = super::ActName<Entry>;
pub type TableSetup = super::TableSetup<Norenberc>;
pub type Referee = super::Referee<Norenberc>;
pub type EntryError = super::EntryError<TitleEntryError>;
type Folded = super::Folded<Norenberc>;

impl<'a> View<'a> {
    pub const fn tiles(&self) -> &'a TileBox {
        &self.preconditions.tiles
    }

    /// Changes by corrections, undo and redo since the list was closed, and by late answers.
    pub fn changes(&self) -> &'a [Change] {
        self.changed.changes()
    }

    pub fn moves(&self) -> &'a [PieceMove] {
        self.changed.moves()
    }

    pub fn puts(&self) -> &'a [Put] {
        self.changed.puts()
    }

    pub(crate) fn moves_before(&self) -> &'a [PieceMove] {
        self.changed.moves_before()
    }
}

impl TrackedTitle for Norenberc {
    type Start = Start;
    type Entry = Entry;
    type TitleEntryError = TitleEntryError;
    type TableState = TableState;
    type Sheet = FinalSheet;
    type Missing = Missing;
    type Preconditions = Preconditions;
    type ChangeList = ChangeList;
    type Notes = Notes;

    fn preconditions<'a>(setup: &TableSetup, entries: impl Iterator<Item = &'a Entry>) -> Preconditions {
        Preconditions::new(&setup.start.tiles, entries)
    }

    fn open(setup: &TableSetup, preconditions: &Preconditions) -> TableState {
        table_state::open(setup, preconditions)
    }

    fn enter(
        setup: &TableSetup,
        preconditions: &Preconditions,
        play: &mut TableState,
        index: usize,
        entry: &Entry,
    ) -> Result<(), EntryError> {
        table_state::enter(setup, preconditions, play, index, entry)
    }

    fn only_way(referee: &Referee) -> Option<Event<Action>> {
        referee.only_way()
    }

    fn objection(play: &TableState, entry: &Entry) -> Option<TitleEntryError> {
        answers::contradicted(play, entry).first().map(|&entered| TitleEntryError::Contradicts(entered))
    }

    fn count(sheets: &[FinalSheet]) -> Result<Score, Vec<(Seat, Missing)>> {
        final_score(sheets)
    }
}
