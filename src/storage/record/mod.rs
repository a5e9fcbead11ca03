//! A whole game as one line of JSON: enough for another program to replay and check it with no random generator.
//!
//! # Format 1
//!
//! | key | meaning |
//! | --- | --- |
//! | `format` | 1 |
//! | `game` | `norenberc` |
//! | `setup` | what was fixed and what chance laid out, below |
//! | `events` | what happened, in order, below |
//! | `scores` | of a finished game: what `guildhall score` prints |
//!
//! **`setup`**: `players`, the names by seat; `bots`, one a seat, only for simulated games; `planning`, `cards` or, where
//! the program was told only the number of planned cards, `counts`; `box`, as a box file has it; `turn_order`, first to
//! last; `workshops`, five craftsmen a guild; `lodgings`, the guests in windows 2, 3 and 4 of each guild. Craftsmen 1, 2
//! and 3 of a workshop are guildmasters of those rounds, 4 is the lower and 5 the upper tile of the stack, guildmaster
//! of round 4; the numbers stay when tiles slide. A craftsman is `{"guild":"brewers","value":4,"agent":false}`, a
//! townsman its id.
//!
//! **`events`** have an `actor`, a name or `null` for Nature, and an `action`:
//!
//! | action | with | when |
//! | --- | --- | --- |
//! | `plan` | `guilds` | planning, one event for every player who is not finished, in any order |
//! | `seal` | `cards` | the same with `"planning":"counts"` |
//! | `pass` | | planning |
//! | `reveal-cards` | `guild`, `players` | Nature, only with `counts`: whose unknown cards name the guild called |
//! | `sell` | `guild`, `count` | at the guild called |
//! | `buy` | `guild`, `goods` | at the guild called |
//! | `nothing` | `guild` | at the guild called |
//! | `recruit` | `guild`, `window` | at the guild called; `pay` follows |
//! | `pay` | `goods` | always after `recruit` |
//! | `rob` | `victim`, `goods` | burglar, if an opponent has goods; or `decline` |
//! | `swap` | `first`, `second` | guardsman, if two craftsmen can be swapped; or `decline` |
//! | `decline` | | robs nobody, swaps nothing |
//! | `peddle` | `good` | peddler, if goods are left |
//! | `place-mayor` | `guild` | mayor |
//! | `go-first`, `stay` | | last part of a recruit, unless the player is first already |
//! | `reveal` | `guild`, `window`, `tile` | Nature: a new guest, after rounds 1 to 3 |
//!
//! `goods` is `{"beer":2}`; a place to swap is `{"guild":"brewers","workshop":3}` or `{"guild":"bakers","lodgings":2}`,
//! where `guild` is the house. Everything that follows by itself (talers, agents, favourites, income) is not written.

mod read;
mod write;

pub use write::event_value;

use super::score_sheet::ScoreReport;
use crate::game::{Due, Event, Game, ReplayError, Table};
use crate::norenberc::{Action, Norenberc, Planning, Refusal, Setup};

/// The format that this program writes, and the newest that it reads.
pub const FORMAT: i64 = 1;

/// A recorded game.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The names by seat.
    pub players: Vec<String>,
    /// Which bots played, for simulated games.
    pub bots: Option<Vec<String>>,
    /// What was fixed.
    pub setup: Setup,
    /// Everything that happened, the layout of the set-up included.
    pub events: Vec<Event<Action>>,
    /// Where each event stands in the line, for those of the set-up.
    places: Vec<String>,
    /// Why the event after the last one is not allowed, where that shows before the rules are asked.
    refused: Option<Refusal>,
    /// The result as it was written down.
    scores: Option<serde_json::Value>,
}

/// Why a recorded game does not hold.
#[derive(Clone, Debug, PartialEq)]
pub enum ReplayFault {
    /// A tile of the set-up is not possible where it lies.
    Setup {
        /// Which, as a path in the line.
        place: String,
        /// Why not.
        refusal: Refusal,
    },
    /// An event is not allowed. The index is that in `events` of the line.
    Event(ReplayError<Refusal>),
    /// The result written down is not the one that follows from the events.
    Scores,
}

impl Record {
    /// A game as it stands on a table.
    pub fn new(players: Vec<String>, table: &Table<Norenberc>) -> Self {
        Self {
            players,
            bots: None,
            setup: table.setup().clone(),
            events: table.log().events().to_vec(),
            places: Vec::new(),
            refused: None,
            scores: None,
        }
    }

    /// Replays the game and compares the result with the one written down: the table as far as everything holds, and
    /// the first thing that does not.
    pub fn replay(&self) -> (Table<Norenberc>, Result<(), ReplayFault>) {
        let (table, folded) = Table::replay(self.setup.clone(), self.events.iter().copied());
        let holds = folded.map_err(|error| self.fault(error)).and_then(|()| self.check_end(&table));
        (table, holds)
    }

    /// An event of the layout is part of the set-up in the file.
    fn fault(&self, error: ReplayError<Refusal>) -> ReplayFault {
        match self.places.get(error.index) {
            Some(place) => ReplayFault::Setup { place: place.clone(), refusal: error.refusal },
            None => ReplayFault::Event(ReplayError { index: error.index - self.places.len(), ..error }),
        }
    }

    fn check_end(&self, table: &Table<Norenberc>) -> Result<(), ReplayFault> {
        if let Some(refusal) = self.refused {
            let index = self.events_after_setup(table);
            return Err(ReplayFault::Event(ReplayError { index, refusal }));
        }
        let report = self.report(table).and_then(|report| serde_json::to_value(report).ok());
        if self.scores.is_some() && self.scores.as_ref().map(normal) != report.as_ref().map(normal) {
            return Err(ReplayFault::Scores);
        }
        Ok(())
    }

    /// The result, if the game is over.
    pub fn report(&self, table: &Table<Norenberc>) -> Option<ScoreReport> {
        (table.due() == Due::Nobody).then(|| {
            let score = Norenberc::score(table.setup(), table.state());
            ScoreReport::new(&self.players, &score, Vec::new())
        })
    }

    /// How many events of the line were replayed on a table, the set-up not counted.
    pub fn events_after_setup(&self, table: &Table<Norenberc>) -> usize {
        table.log().events().len().saturating_sub(self.places.len())
    }
}

/// A result with the lines of each player in one order: which townsman comes first means nothing.
fn normal(report: &serde_json::Value) -> serde_json::Value {
    let mut report = report.clone();
    let players = report.get_mut("players").and_then(serde_json::Value::as_array_mut);
    for player in players.into_iter().flatten() {
        if let Some(lines) = player.get_mut("lines").and_then(serde_json::Value::as_array_mut) {
            lines.sort_by_cached_key(ToString::to_string);
        }
    }
    report
}

/// The id of a way of planning in data.
fn planning_id(planning: Planning) -> &'static str {
    match planning {
        Planning::Cards => "cards",
        Planning::Counts => "counts",
    }
}
