//! A real table of Architects of the West Kingdom: the entries, the ledger in which every fact may be unknown, the
//! reset step by step.
//!
//! - *Final score*: one [`FinalSheet`] per player. [`relevant_numbers`] says which facts are asked of whom, [`open_questions`]
//!   which of them can still change the result.
//! - *Town helper*: a [`Ledger`] with the clock of the game and a [`Strip`] per player. [`Ledger::news`] has the
//!   announcements; while a reset is due, [`Ledger::steps`] has its questions and says who does what.
//! - *Referee*: the engine itself with a person for Nature ([`Referee`]); hands are only numbers (X65).
//!
//! Resets and the final score are decided by the engine's own functions at all levels. In a game for one (O14) the opponent
//! has no seat at the table, but is entered as if it had: [`OPPONENT`].
//!
//! | on the screen | here |
//! | --- | --- |
//! | opening a table: characters, promotional cards, X5, who starts, in the middle or not, alone | [`Start`]; [`Start::starter`] where it follows |
//! | a promotional card is entered, and the group plays without them | after [`TitleEntryError::NotInGame`] and a yes: [`Entry::Options`], then the entry again |
//! | **final score** | |
//! | a building tapped, or tapped again | [`Owned::Building`], [`Owned::NoBuilding`]; whose it is already: [`TitleEntryError::BuiltBy`] |
//! | which fields there are, and which are asked next | [`relevant_numbers`], which does not change while numbers are entered; [`open_questions`], `can_change` |
//! | a number, known or not | the other [`Owned`]s with `Some` or `None`; [`Owned::NothingElse`] is 0 for all that was not entered, except virtue |
//! | the opponent of a game for one | the same entries for [`OPPONENT`]; [`FinalSheet::opponent`] of the one sheet |
//! | the result, what if | [`View::score`](crate::companion::View::score), [`final_score`] on changed sheets; choices of F1 (X29) are in [`PlayerScore::steps`](crate::architects::scoring::PlayerScore::steps), solo in [`Score::solo`](crate::architects::scoring::Score::solo) |
//! | **town helper** | |
//! | the line above the table | [`Ledger::clock`], [`Ledger::market`], [`Ledger::tax`], [`Ledger::guildhall`] |
//! | a strip | [`Ledger::strip`]: [`Known::value`] with a mark where there is a [`Doubt`]; history in [`Strip::history`], whose `index` is the place in [`View::log`](crate::companion::View::log) |
//! | "pays 1 tax less", who may not enter the market, who may not work on the cathedral, spots | [`Ledger::evades`], [`Ledger::may_enter_market`], [`Ledger::may_advance`], [`Ledger::free_spots`] |
//! | a worker to the guildhall, to the black market | [`Entry::Guildhall`], [`Entry::Market`] |
//! | it goes against V4 or V5, or a reset comes first: ask | [`TitleEntryError::may_be_entered_anyway`], then [`Session::enter_anyway`] |
//! | virtue, debts, cathedral by hand | [`Entry::Owned`]; [`Entry::replaces`](crate::companion::Entry::replaces) says when a stepper amends its own last entry |
//! | announcements | [`Ledger::news`] |
//! | the reset | [`Ledger::steps`]: [`ResetSteps::next`] asks, [`ResetSteps::reset`] says; answers as [`Question`] names them, [`Entry::NotKnown`], at the end [`Entry::ResetDone`]; by hand [`Entry::Reset`] |
//! | last turns and the end | [`Ledger::last_turns`], [`Entry::LastTurn`] where it was no worker in guildhall or market, [`Entry::EndGame`] |
//! | a table opened in the middle, a wrong count | [`Entry::GuildhallIs`], [`Entry::MarketIs`], [`Entry::TaxStand`] |
//! | guided solo | [`Ledger::opponent`]; its strip is that of [`OPPONENT`], with [`Strip::workers`] and its marble in [`Strip::goods`] |
//! | **referee** | |
//! | everything that may happen now | [`Referee::possible`], [`Referee::legal`], [`Referee::due`]; entered with [`Session::answer`](crate::companion::Session::answer) |
//! | a reset | the last of [`Referee::resets`] while `Referee::is_in_reset` |
//! | the table rules: X44, X8, a wrong count | [`Entry::Ruling`] with a [`Fact`](crate::architects::Fact), between two turns |
//! | **any level** | |
//! | another level | [`TableState::why_not_tracking`], then [`Entry::Tracking`] |
//! | changes by a correction, and the pieces | [`View::changes`], [`View::moves`] |
//! | sharing | [`score_sheet`] |

mod change;
mod change_list;
mod entry;
mod error;
mod ledger;
mod referee;
mod relevant;
mod reset;
mod score_sheet;
mod sheet;
mod start;
mod table_state;

pub use change::{Change, Piece, PieceMove, Topic, Value};
pub use change_list::ChangeList;
pub use entry::{Did, Entry, OnSpace, Owned, ResetCard};
pub use error::TitleEntryError;
pub use ledger::{ClockNews, Doubt, Doubts, Known, LastTurns, Ledger, May, Past, Strip, Tracked, Why};
pub use referee::Notes;
pub use relevant::{open_questions, relevant_numbers};
pub use reset::{Cause, Question, ResetOutcome, ResetSteps, SeatReset};
pub(crate) use score_sheet::read_sheet;
pub use score_sheet::score_sheet;
pub use sheet::{FinalSheet, Missing, OPPONENT, Rival, final_score};
pub use start::{Boards, Start};
pub use table_state::{Preconditions, TableState};

use std::ops::RangeInclusive;

use super::{Act, TrackedTitle};
use crate::architects::components::MOST_PLAYERS;
use crate::architects::scoring::Score;
use crate::architects::{Action, Architects};
use crate::game::{Event, Seat};

pub type Session = super::Session<Architects>;
pub(crate) type View<'a> = super::View<'a, Architects>;
pub type LogLine = super::LogLine<Architects>;
pub type ActName = super::ActName<Entry>;
pub type TableSetup = super::TableSetup<Architects>;
pub type Referee = super::Referee<Architects>;
pub type EntryError = super::EntryError<TitleEntryError>;

impl<'a> View<'a> {
    pub const fn start(&self) -> &'a Start {
        &self.preconditions.start
    }

    pub fn changes(&self) -> &'a [Change] {
        self.changed.changes()
    }

    pub fn moves(&self) -> &'a [PieceMove] {
        self.changed.moves()
    }

    pub(crate) fn moves_before(&self) -> &'a [PieceMove] {
        self.changed.moves_before()
    }
}

impl Session {
    /// Enters something at the end although the program has objected: people know better what happened.
    ///
    /// # Errors
    /// As for [`Session::enter`](crate::companion::Session::enter), except for the question that was asked.
    pub fn enter_anyway(&mut self, entry: Entry) -> Result<(), EntryError> {
        self.act(&Act::Enter { entry })
    }
}

impl TrackedTitle for Architects {
    const AT_TABLE: RangeInclusive<u8> = 1..=MOST_PLAYERS;

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
        Preconditions::new(setup, entries)
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
        play.ledger().and_then(|ledger| ledger.objection(entry))
    }

    fn count(sheets: &[FinalSheet]) -> Result<Score, Vec<(Seat, Missing)>> {
        final_score(sheets)
    }
}
