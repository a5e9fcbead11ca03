//! Reading a line of format 1.

use super::{FORMAT, Record, RecordFormat};
use crate::game::{Actor, Event, Seat};
use crate::storage::input::{Allowed, Field, FoundInput, InputError, InputValue, Object};
use crate::storage::players::{check_title, player_fields, read_old_name};

impl<T: RecordFormat> Record<T> {
    /// Reads one line.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn read(bytes: &[u8]) -> Result<Self, InputError> {
        let node = InputValue::from_json(bytes)?;
        let field = Field::root(&node);
        // A newer format may have other keys, so its number is looked at first.
        let format = field.any_object()?.need("format");
        let number = format.whole(1, i64::MAX)?;
        if number > FORMAT {
            return Err(format.error(FoundInput::Number(number.to_string()), Allowed::Format(FORMAT)));
        }
        let root = field.object(&["format", "game", "setup", "events", "scores", "broken_off"])?;
        check_title::<T>(&root)?;
        let (mut record, hole) = read_setup::<T>(&root.need("setup"))?;
        let events = root.need("events").list()?;
        // A game may be saved before it is laid out, but then nothing has happened yet.
        if let Some(hole) = hole.filter(|_| !events.is_empty()) {
            return Err(hole);
        }
        for event in events {
            let (actor, action) = T::read_event(&event, &record.players)?;
            match action {
                Ok(action) if record.refused.is_none() => record.events.push(Event { actor, action }),
                Ok(_) => {}
                Err(refusal) => {
                    record.refused.get_or_insert(refusal);
                }
            }
        }
        if let Some(scores) = root.get("scores").filter(|scores| !scores.is_null()) {
            scores.any_object()?;
            let line: serde_json::Value = serde_json::from_slice(bytes).unwrap_or_default();
            record.scores = Some(line["scores"].clone());
        }
        record.broken_off = root.get("broken_off").map(|field| field.whole(1, u32::MAX)).transpose()?;
        Ok(record)
    }
}

fn read_setup<T: RecordFormat>(field: &Field) -> Result<(Record<T>, Option<InputError>), InputError> {
    let object = field.object(&[&["players", "bots"], T::SETUP_KEYS].concat())?;
    let mut players = Vec::new();
    for name in player_fields::<T>(&object)? {
        players.push(read_old_name(&name, &players)?);
    }
    let bots = match object.get("bots") {
        Some(field) => {
            let list = field.list_of(players.len(), players.len())?;
            Some(list.iter().map(|bot| bot.text().map(str::to_owned)).collect::<Result<_, _>>()?)
        }
        None => None,
    };
    let laid = T::read_setup(&object, &players)?;
    let (events, places) = laid.events.into_iter().unzip();
    let record = Record {
        players,
        bots,
        setup: laid.setup,
        events,
        broken_off: None,
        places,
        refused: None,
        scores: None,
    };
    Ok((record, laid.hole))
}

/// Reads the actor of an event: a name, or `null` for Nature.
///
/// # Errors
/// Says where, what was found and what is allowed.
pub fn read_actor(event: &Object, players: &[String]) -> Result<Actor, InputError> {
    let actor = event.need("actor");
    if actor.is_null() {
        return Ok(Actor::Nature);
    }
    Ok(Actor::Seat(Seat(actor.name_among(players)? as u8)))
}
