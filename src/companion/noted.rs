//! An event in a journal: the actor, and the action as a line of the title's notation.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::{Actor, Event, MOST_AT_A_TABLE, NotationError, Seat};

/// Players in a journal are their seats, so that a name can be corrected.
const SEATS: [&str; MOST_AT_A_TABLE] = ["0", "1", "2", "3", "4"];

#[derive(Serialize, Deserialize)]
struct Noted {
    actor: Option<Seat>,
    action: String,
}

pub(super) fn serialize<A: Copy, S: Serializer>(
    event: &Event<A>,
    write: fn(A, &[&str]) -> String,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let actor = match event.actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Nature => None,
    };
    Noted { actor, action: write(event.action, &SEATS) }.serialize(serializer)
}

pub(super) fn deserialize<'de, A, D: Deserializer<'de>>(
    parse: fn(&str, &[&str]) -> Result<A, NotationError>,
    deserializer: D,
) -> Result<Event<A>, D::Error> {
    let Noted { actor, action } = Noted::deserialize(deserializer)?;
    let action = parse(&action, &SEATS).map_err(serde::de::Error::custom)?;
    Ok(Event { actor: actor.map_or(Actor::Nature, Actor::Seat), action })
}
