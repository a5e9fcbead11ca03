//! Writing a line of format 1.

use serde::Serialize;

use super::{FORMAT, Record, RecordFormat};
use crate::game::{Actor, Event, Table};
use crate::storage::json::to_json;

#[derive(Serialize)]
struct LineOut<S, E, R> {
    format: i64,
    game: &'static str,
    setup: S,
    events: Vec<E>,
    /// Missing for a game that goes on, `null` for one that was broken off.
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<RecordedScores<R>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    broken_off: Option<u32>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum RecordedScores<R> {
    Counted(R),
    BrokenOff(()),
}

#[derive(Serialize)]
struct SetupOut<'a, S> {
    players: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    bots: Option<&'a [String]>,
    #[serde(flatten)]
    own: S,
}

#[derive(Serialize)]
struct EventOut<'a, A> {
    actor: Option<&'a str>,
    #[serde(flatten)]
    action: A,
}

impl<T: RecordFormat> Record<T> {
    /// Writes the game as one line, without the line end. The result is that of the table.
    ///
    /// # Panics
    /// Never: everything in a record can be written.
    pub fn write(&self, table: &Table<T>) -> String {
        let (layout, events) = self.events.split_at(self.layout_len());
        to_json(&LineOut {
            format: FORMAT,
            game: T::ID,
            setup: SetupOut {
                players: &self.players,
                bots: self.bots.as_deref(),
                own: T::write_setup(self, layout),
            },
            events: events.iter().map(|event| event_out::<T>(&self.players, event)).collect(),
            scores: self
                .report(table)
                .map(RecordedScores::Counted)
                .or(self.broken_off.map(|_| RecordedScores::BrokenOff(()))),
            broken_off: self.broken_off,
        })
    }
}

fn event_out<'a, T: RecordFormat>(
    players: &'a [String],
    event: &Event<T::Action>,
) -> impl Serialize + use<'a, T> {
    let actor = match event.actor {
        Actor::Seat(seat) => Some(players[seat.index()].as_str()),
        Actor::Nature => None,
    };
    EventOut { actor, action: T::write_action(players, event.action) }
}

/// One event as it stands in the list of a line.
///
/// # Panics
/// If the event is part of the layout, which is no list of events.
pub(crate) fn event_value<T: RecordFormat>(
    players: &[String],
    event: &Event<T::Action>,
) -> serde_json::Value {
    serde_json::to_value(event_out::<T>(players, event)).expect("an event has only text keys")
}
