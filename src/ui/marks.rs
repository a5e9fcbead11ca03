//! The marks of players.

use crate::companion::Person;
use crate::storage::{Colour, Mark, Shape};

/// The mark of a person. An unknown colour or shape falls back to the usual one of the seat.
pub(super) fn mark_of(person: &Person, seat: usize, usual: &[Mark]) -> Mark {
    let usual = usual[seat % usual.len()];
    Mark {
        colour: Colour::from_id(&person.colour).unwrap_or(usual.colour),
        shape: Shape::from_id(&person.shape).unwrap_or(usual.shape),
    }
}

pub(super) fn marks(people: &[Person], usual: &[Mark]) -> Vec<Mark> {
    people.iter().enumerate().map(|(seat, person)| mark_of(person, seat, usual)).collect()
}
