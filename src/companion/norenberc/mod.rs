//! A real table of Norenberc: what people can tell, the ledger in which every fact may be unknown, the end of a round.
//!
//! - *Final score*: one [`FinalSheet`] a player.
//! - *Round helper*: a [`Ledger`]. At the end of a round [`Ledger::walk`] says, guild by guild, who is favourite or what has
//!   to be asked, then income, guildmasters and the prestige guild.
//! - *Referee*: the engine itself with a person for Nature ([`Referee`]).
//!
//! Favourites, income, prestige guild and final score are decided by the engine's own functions at all depths.
//!
//! | on the screen | here |
//! | --- | --- |
//! | who is favourite? | [`who_is_favorite`], with no table |
//! | an answer that contradicts another one | after [`Fault::Contradicts`] and a choice: [`Session::enter_instead`] |
//! | a step of the end of a round is done | [`Session::step_done`]: from then on its pieces lie where it said |
//! | a favourite whom nobody knew | [`Ledger::unanswered`], and late: [`Session::answer_favorite`] |
//! | a tile that the box should not hold | after [`Fault::BeyondBox`] and a yes: [`Session::accept_tile`], then the entry again |
//! | the table rules | [`Session::override_fact`] |
//! | at the end of a round | [`Ledger::walk`] or the last of [`Referee::history`] |
//! | going deeper | [`Ledger::draft`] for the form, then [`Entry::Depth`] with a position |
//! | what if | [`final_score`] on changed sheets |

mod answers;
mod change;
mod changed;
mod entry;
mod fault;
mod favorite;
mod ledger;
mod moves;
mod play;
mod referee;
mod round_end;
mod score_sheet;
mod sheet;
mod start;
mod talers;
mod tiles;
mod whereabouts;

pub use change::{AgentsWent, Change, FavoriteIs};
pub use changed::{Changed, OldTalers};
pub use entry::{Entry, Owned, SwappedWith, Used};
pub use fault::Fault;
pub use favorite::{Question, Richest, Showing};
pub use ledger::{Gap, Hand, Ledger, OwnCraftsman, ThisRound, Unanswered};
pub use moves::{Move, MovesSince, Piece, Put};
pub use play::{Following, Foreseen};
pub use referee::Notes;
pub use round_end::{
    AgentGain, Counted, GuildCard, GuildOutcome, NextRound, PeddlerBack, RoundEnd, SeatIncome, Under,
    who_is_favorite,
};
pub(crate) use score_sheet::read_sheet;
pub use score_sheet::score_sheet;
pub use sheet::{FinalSheet, Missing, final_score};
pub use start::Start;
pub use whereabouts::Whereabouts;

use super::Followed;
use crate::game::{Event, Seat};
use crate::norenberc::scoring::Score;
use crate::norenberc::{Action, Norenberc, TileBox};

/// A table that is open.
pub type Session = super::Session<Norenberc>;
/// Everything a screen shows of it.
pub(crate) type View<'a> = super::View<'a, Norenberc>;
/// One line of its log.
pub type LogLine = super::LogLine<Norenberc>;
/// What undo or redo would do.
pub type ActName = super::ActName<Entry>;
/// What is told before the first entry.
pub type TableSetup = super::TableSetup<Norenberc>;
/// A game that is followed in full.
pub type Referee = super::Referee<Norenberc>;
/// Why an entry is not taken.
pub type Refused = super::Refused<Fault>;
type Folded = super::Folded<Norenberc>;

impl<'a> View<'a> {
    /// The box as far as it is known.
    pub const fn tiles(&self) -> &'a TileBox {
        &self.foreseen.tiles
    }

    /// What corrections, undo and redo have changed since the list was closed, and what was told late.
    pub fn changes(&self) -> &'a [Change] {
        self.changed.changes()
    }

    /// What to do with the pieces because of that.
    pub fn moves(&self) -> &'a [Move] {
        self.changed.moves()
    }

    /// What lies elsewhere on the board because of that.
    pub fn puts(&self) -> &'a [Put] {
        self.changed.puts()
    }

    /// The list that this one takes the place of, where it was not closed: people may have begun with it.
    pub(crate) fn moves_before(&self) -> &'a [Move] {
        self.changed.moves_before()
    }
}

impl Followed for Norenberc {
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
        Foreseen::new(&setup.start.tiles, entries)
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
        answers::contradicted(play, entry).first().map(|&told| Fault::Contradicts(told))
    }

    fn count(sheets: &[FinalSheet]) -> Result<Score, Vec<(Seat, Missing)>> {
        final_score(sheets)
    }
}
