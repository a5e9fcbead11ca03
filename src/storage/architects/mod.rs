//! The files of Architects of the West Kingdom: sheets for the final score and for a reset, and records.

mod own_copy;
pub mod record;
mod reset_sheet;
mod score_report;
mod score_sheet;

pub(crate) use own_copy::OwnCopy;
pub use reset_sheet::{ResetReport, ResetSheet};
pub use score_report::ScoreReport;
pub use score_sheet::ScoreSheet;

use super::input::{Allowed, Field, FoundInput, InputError, Object, ValueKind};
use crate::architects::Character;

const MOST_DEBTS: u16 = 99;

/// A number that may be left out.
fn number<T>(object: &Object, key: &str, high: T) -> Result<T, InputError>
where
    T: TryFrom<i128> + Into<i64> + Copy + Default,
{
    object.get(key).map_or_else(|| Ok(T::default()), |field| field.whole(T::default(), high))
}

/// The characters of a table, as they are read (X60).
struct CastFields {
    may_be: Vec<Character>,
    read: Vec<Option<Character>>,
}

impl CastFields {
    fn new(promo: bool) -> Self {
        let may_be = if promo { Character::ALL.to_vec() } else { Character::IN_BOX.to_vec() };
        Self { may_be, read: Vec::new() }
    }

    /// Solo is played without (X60).
    const fn nobody() -> Self {
        Self { may_be: Vec::new(), read: Vec::new() }
    }

    /// The next player's character: nobody else may have it, and either all players have one or none.
    fn read(&mut self, player: &Object) -> Result<Option<Character>, InputError> {
        let field = player.need("character");
        let character = if field.is_missing() || field.is_null() {
            None
        } else if self.may_be.is_empty() || self.read.first() == Some(&None) {
            // Sides of the boards are not mixed.
            return Err(field.error(field.found(), Allowed::Kind(ValueKind::Null)));
        } else {
            Some(field.one_of(self.may_be.iter().copied(), Character::id)?)
        };
        match character {
            Some(id) if self.read.contains(&character) => {
                return Err(field.error(FoundInput::Repeated(id.id().to_owned()), Allowed::Once));
            }
            None if matches!(self.read.first(), Some(Some(_))) => {
                let ids = self.may_be.iter().map(|it| it.id().to_owned()).collect();
                return Err(field.error(field.found(), Allowed::OneOf(ids)));
            }
            _ => {}
        }
        self.read.push(character);
        Ok(character)
    }
}

/// Returns the entry of a list that must have exactly one.
fn the_only<'a>(field: &Field<'a>) -> Result<Field<'a>, InputError> {
    let mut list = field.list()?;
    match (list.pop(), list.len()) {
        (Some(one), 0) => Ok(one),
        (more, others) => {
            Err(field.error(FoundInput::Count(others + usize::from(more.is_some())), Allowed::Exactly(1)))
        }
    }
}
