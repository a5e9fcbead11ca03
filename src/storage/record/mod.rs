//! A whole game as one line of JSON: enough for another program to replay and check it with no random generator.
//!
//! # Format 1
//!
//! | key | meaning |
//! | --- | --- |
//! | `format` | 1 |
//! | `game` | the id of the title |
//! | `setup` | `players`, the names by seat; `bots`, one per seat, only for simulated games; and what the title adds |
//! | `events` | what happened, in order |
//! | `scores` | of a finished game: what `guildhall score` prints; `null` of one that was abandoned |
//! | `broken_off` | only of a game that was abandoned because it made no progress: the turns that were played |
//!
//! An event has an `actor`, a name or `null` for Nature, an `action`, and what belongs to that action. Which actions there
//! are, and what lies in the set-up, is documented in the folder of each title (`record/mod.rs`). What follows from the
//! events by itself is not written.
//!
//! # What `guildhall replay --format json` answers
//!
//! One line of JSON per game, with its `line`, counted from 1, its `game` unless that is the default title, and one of
//! these:
//!
//! | keys | when |
//! | --- | --- |
//! | those of `guildhall score` | the game is finished |
//! | `event`, counted from 0, and `refusal` with `code`, `rule` and `text` | the first event that the rules do not allow |
//! | `unfinished` with `events`, `turn` and, where a title has rounds, `round` | the events end before the game does |
//! | `broken_off` | the game was abandoned after so many turns |
//!
//! `scores_differ` is there, and true, only if the recorded scores do not follow from the events.

mod read;
mod write;

pub use read::read_actor;
pub(crate) use write::event_value;

use serde::Serialize;

use super::input::{Field, InputError, Object};
use crate::game::{Actor, Due, Event, Game, ReplayError, Table, Title};

/// The format that this program writes, and the newest that it reads.
pub(crate) const FORMAT: i64 = 1;

/// A title whose games can be written down.
pub trait RecordFormat: Title {
    /// A result as it is written down.
    type Report: Serialize;

    /// The keys of a set-up beside `players` and `bots`.
    const SETUP_KEYS: &'static [&'static str];

    /// Reads a set-up.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    fn read_setup(object: &Object, players: &[String]) -> Result<Laid<Self>, InputError>;

    /// Reads an event.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    fn read_event(field: &Field, players: &[String]) -> Result<ReadEvent<Self>, InputError>;

    /// True if an event lays out the set-up: such events stand there and not in the list.
    fn is_layout(event: &Event<Self::Action>) -> bool;

    /// The contents of a set-up beside `players` and `bots`.
    fn write_setup<'a>(record: &'a Record<Self>, layout: &'a [Event<Self::Action>]) -> impl Serialize + 'a;

    /// An action with everything that belongs to it.
    fn write_action(players: &[String], action: Self::Action) -> impl Serialize;

    /// A result as `guildhall score` prints it.
    fn report(players: &[String], score: &Self::Score) -> Self::Report;
}

/// Who acted, and what was done, or by which rule that cannot be although everything in it is known.
pub type ReadEvent<T> = (Actor, Result<<T as Game>::Action, <T as Game>::Refusal>);

/// The contents of a set-up.
pub struct Laid<T: Title> {
    /// The fixed set-up of the table.
    pub setup: T::Setup,
    /// The events of chance that laid it out, with their places in the line.
    pub events: Vec<(Event<T::Action>, String)>,
    /// The first place where something is missing: then nothing may have happened yet.
    pub hole: Option<InputError>,
}

/// A recorded game.
#[derive(Clone, Debug, PartialEq)]
pub struct Record<T: Title> {
    /// The names by seat.
    pub players: Vec<String>,
    /// Which bots played, for simulated games.
    pub bots: Option<Vec<String>>,
    /// The fixed set-up of the table.
    pub setup: T::Setup,
    /// Everything that happened, the layout of the set-up included.
    pub events: Vec<Event<T::Action>>,
    /// The turns of a game that was broken off.
    pub broken_off: Option<u32>,
    /// Where each event stands in the line, for those of the set-up.
    places: Vec<String>,
    /// Why the event after the last one is not allowed, where that shows before the rules are asked.
    refused: Option<T::Refusal>,
    /// The result as it was written down.
    scores: Option<serde_json::Value>,
}

/// Why a recorded game does not hold.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{self:?}")]
pub enum RecordError<R: std::fmt::Debug> {
    /// Something in the set-up is not possible where it lies.
    Setup {
        /// Which, as a path in the line.
        place: String,
        /// Why not.
        refusal: R,
    },
    /// An event is not allowed. The index is that in `events` of the line.
    Event(ReplayError<R>),
    /// The result written down, or that there is none, is not what follows from the events.
    Scores,
}

impl<T: RecordFormat> Record<T> {
    /// A game as it stands on a table.
    pub fn new(players: Vec<String>, table: &Table<T>) -> Self {
        Self {
            players,
            bots: None,
            setup: table.setup().clone(),
            events: table.events().to_vec(),
            broken_off: None,
            places: Vec::new(),
            refused: None,
            scores: None,
        }
    }

    /// Replays the game and compares the result with the one written down: the table as far as everything holds, and
    /// the first thing that does not.
    pub fn replay(&self) -> (Table<T>, Result<(), RecordError<T::Refusal>>) {
        let (table, folded) = Table::replay(self.setup.clone(), self.events.iter().copied());
        let holds = folded.map_err(|error| self.error(error)).and_then(|()| self.check_end(&table));
        (table, holds)
    }

    /// An event of the layout is part of the set-up in the file.
    fn error(&self, error: ReplayError<T::Refusal>) -> RecordError<T::Refusal> {
        match self.places.get(error.index) {
            Some(place) => RecordError::Setup { place: place.clone(), refusal: error.refusal },
            None => RecordError::Event(ReplayError { index: error.index - self.places.len(), ..error }),
        }
    }

    fn check_end(&self, table: &Table<T>) -> Result<(), RecordError<T::Refusal>> {
        if let Some(refusal) = self.refused {
            let index = self.events_after_setup(table);
            return Err(RecordError::Event(ReplayError { index, refusal }));
        }
        let stuck =
            self.broken_off.is_none() || self.broken_off == T::broken_off(table.setup(), table.state());
        if !stuck {
            return Err(RecordError::Scores);
        }
        let report = self.report(table).and_then(|report| serde_json::to_value(report).ok());
        if self.scores.is_some() && self.scores.as_ref().map(normal) != report.as_ref().map(normal) {
            return Err(RecordError::Scores);
        }
        Ok(())
    }

    /// The result as it is written down, if the game is over.
    pub fn report(&self, table: &Table<T>) -> Option<T::Report> {
        (table.due() == Due::Nobody)
            .then(|| T::report(&self.players, &T::score(table.setup(), table.state())))
    }

    /// How many of the events lay out the set-up; event 0 of the line comes after them.
    pub(crate) fn layout_len(&self) -> usize {
        self.events.iter().take_while(|event| T::is_layout(event)).count()
    }

    /// How many events of the line were replayed on a table, the set-up not counted.
    pub fn events_after_setup(&self, table: &Table<T>) -> usize {
        table.events().len().saturating_sub(self.places.len())
    }
}

/// A result with every list of each player in one order: which of several alike comes first means nothing.
fn normal(report: &serde_json::Value) -> serde_json::Value {
    let mut report = report.clone();
    let players = report.get_mut("players").and_then(serde_json::Value::as_array_mut);
    for player in players.into_iter().flatten().filter_map(serde_json::Value::as_object_mut) {
        for lines in player.values_mut().filter_map(serde_json::Value::as_array_mut) {
            lines.sort_by_cached_key(ToString::to_string);
        }
    }
    report
}
