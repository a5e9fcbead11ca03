//! A real table of Architects of the West Kingdom: what people can tell, the ledger in which every fact may be unknown, the
//! reset as a walk.
//!
//! - *Final score*: one [`FinalSheet`] a player. [`what_matters`] says which facts are asked of whom, [`open_questions`]
//!   which of them can still change the result.
//! - *Town helper*: a [`Ledger`] with the clock of the game and a [`Strip`] a player. [`Ledger::news`] says what people
//!   should hear now; while a reset is due, [`Ledger::walk`] says what has to be asked and who does what.
//! - *Referee*: the engine itself with a person for Nature ([`Referee`]); hands are only numbers (X65).
//!
//! Resets and the final score are decided by the engine's own functions at all depths. In a game for one (O14) the opponent
//! has no seat at the table, but is told of as if it had: [`OPPONENT`].
//!
//! | on the screen | here |
//! | --- | --- |
//! | opening a table: characters, promotional cards, X5, who starts, in the middle or not, alone | [`Start`]; [`Start::starter`] where it follows |
//! | a promotional card is told, and the group plays without them | after [`Fault::NotInGame`] and a yes: [`Entry::Options`], then the entry again |
//! | **final score** | |
//! | a building tapped, or tapped again | [`Owned::Building`], [`Owned::NoBuilding`]; whose it is already: [`Fault::BuiltBy`] |
//! | which fields there are, and which are asked next | [`what_matters`], which does not move while numbers are told; [`open_questions`], `can_change` |
//! | a number, or: nobody knows | the other [`Owned`]s with `Some` or `None`; [`Owned::NothingElse`] is 0 for all that was not told, but for the virtue |
//! | the opponent of a game for one | the same entries for [`OPPONENT`]; [`FinalSheet::opponent`] of the one sheet |
//! | the result, what if | [`View::score`](crate::companion::View::score), [`final_score`] on changed sheets; choices of F1 (X29) are in [`PlayerScore::steps`](crate::architects::scoring::PlayerScore::steps), solo in [`Score::solo`](crate::architects::scoring::Score::solo) |
//! | **town helper** | |
//! | the line above the table | [`Ledger::clock`], [`Ledger::market`], [`Ledger::tax`], [`Ledger::guildhall`] |
//! | a strip | [`Ledger::strip`]: [`Known::value`] with a mark where there is a [`Doubt`]; history in [`Strip::history`], whose `index` is the place in [`View::log`](crate::companion::View::log) |
//! | "pays 1 tax less", who may not enter the market, who may not work on the cathedral, spots | [`Ledger::evades`], [`Ledger::may_enter_market`], [`Ledger::may_advance`], [`Ledger::free_spots`] |
//! | a worker to the guildhall, to the black market | [`Entry::Guildhall`], [`Entry::Market`] |
//! | it goes against V4 or V5, or a reset comes first: ask | [`Fault::may_be_told_anyway`], then [`Session::enter_anyway`] |
//! | virtue, debts, cathedral by hand | [`Entry::Owned`]; [`Entry::replaces`](crate::companion::Entry::replaces) says when a stepper amends its own last entry |
//! | announcements | [`Ledger::news`] |
//! | the reset | [`Ledger::walk`]: [`Walk::next`] asks, [`Walk::reset`] says; answers as [`Question`] names them, [`Entry::NotKnown`], at the end [`Entry::ResetDone`]; by hand [`Entry::Reset`] |
//! | last turns and the end | [`Ledger::last_turns`], [`Entry::LastTurn`] where it was no worker in guildhall or market, [`Entry::EndGame`] |
//! | a table opened in the middle, a wrong count | [`Entry::GuildhallIs`], [`Entry::MarketIs`], [`Entry::TaxStand`] |
//! | guided solo | [`Ledger::opponent`]; its strip is that of [`OPPONENT`], with [`Strip::workers`] and its marble in [`Strip::goods`] |
//! | **referee** | |
//! | everything that may happen now | [`Referee::possible`], [`Referee::legal`], [`Referee::due`]; entered with [`Session::answer`](crate::companion::Session::answer) |
//! | a reset | the last of [`Referee::resets`] while `Referee::is_in_reset` |
//! | the table rules: X44, X8, a wrong count | [`Entry::Ruling`] with a [`Fact`](crate::architects::Fact), between two turns |
//! | **any depth** | |
//! | another depth | [`Following::why_not_depth`], then [`Entry::Depth`] |
//! | what a correction changed, and the pieces | [`View::changes`], [`View::moves`] |
//! | sharing | [`score_sheet`] |

mod change;
mod changed;
mod entry;
mod fault;
mod ledger;
mod matters;
mod play;
mod referee;
mod reset;
mod score_sheet;
mod sheet;
mod start;

pub use change::{Change, Move, Piece, Topic, Value};
pub use changed::Changed;
pub use entry::{Did, Entry, OnSpace, Owned, ResetCard};
pub use fault::Fault;
pub use ledger::{Doubt, Doubts, Known, LastTurns, Ledger, May, News, Past, Strip, Tracked, Why};
pub use matters::{open_questions, what_matters};
pub use play::{Following, Foreseen};
pub use referee::Notes;
pub use reset::{Cause, Question, ResetSaid, SeatReset, Walk};
pub(crate) use score_sheet::read_sheet;
pub use score_sheet::score_sheet;
pub use sheet::{FinalSheet, Missing, OPPONENT, Rival, final_score};
pub use start::{Boards, Start};

use std::ops::RangeInclusive;

use super::{Act, Followed};
use crate::architects::components::MOST_PLAYERS;
use crate::architects::scoring::Score;
use crate::architects::{Action, Architects};
use crate::game::{Event, Seat};

/// A table that is open.
pub type Session = super::Session<Architects>;
/// Everything a screen shows of it.
pub(crate) type View<'a> = super::View<'a, Architects>;
/// One line of its log.
pub type LogLine = super::LogLine<Architects>;
/// What undo or redo would do.
pub type ActName = super::ActName<Entry>;
/// What is told before the first entry.
pub type TableSetup = super::TableSetup<Architects>;
/// A game that is followed in full.
pub type Referee = super::Referee<Architects>;
/// Why an entry is not taken.
pub type Refused = super::Refused<Fault>;

impl<'a> View<'a> {
    /// How the group plays.
    pub const fn start(&self) -> &'a Start {
        &self.foreseen.start
    }

    /// What corrections have changed since the list was closed.
    pub fn changes(&self) -> &'a [Change] {
        self.changed.changes()
    }

    /// What to do with the pieces because of that.
    pub fn moves(&self) -> &'a [Move] {
        self.changed.moves()
    }

    /// The list that this one takes the place of, where it was not closed: people may have begun with it.
    pub(crate) fn moves_before(&self) -> &'a [Move] {
        self.changed.moves_before()
    }
}

impl Session {
    /// Enters something at the end although the program has objected: people know better what happened.
    ///
    /// # Errors
    /// As for [`Session::enter`](crate::companion::Session::enter), but for the question that was asked.
    pub fn enter_anyway(&mut self, entry: Entry) -> Result<(), Refused> {
        self.act(&Act::Enter { entry })
    }
}

impl Followed for Architects {
    const AT_TABLE: RangeInclusive<u8> = 1..=MOST_PLAYERS;

    type Start = Start;
    type Entry = Entry;
    type Fault = Fault;
    type Following = Following;
    type Sheet = FinalSheet;
    type Missing = Missing;
    type Foreseen = Foreseen;
    type Changed = Changed;
    type Notes = Notes;

    fn foresee<'a>(setup: &TableSetup, entries: impl Iterator<Item = &'a Entry>) -> Foreseen {
        Foreseen::new(setup, entries)
    }

    fn open(setup: &TableSetup, foreseen: &Foreseen) -> Following {
        play::open(setup, foreseen)
    }

    fn enter(
        setup: &TableSetup,
        foreseen: &Foreseen,
        play: &mut Following,
        index: usize,
        entry: &Entry,
    ) -> Result<(), Refused> {
        play::enter(setup, foreseen, play, index, entry)
    }

    fn only_way(referee: &Referee) -> Option<Event<Action>> {
        referee.only_way()
    }

    fn objection(play: &Following, entry: &Entry) -> Option<Fault> {
        play.ledger().and_then(|ledger| ledger.objection(entry))
    }

    fn count(sheets: &[FinalSheet]) -> Result<Score, Vec<(Seat, Missing)>> {
        final_score(sheets)
    }
}
