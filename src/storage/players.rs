//! The parts that all sheets share: the title and the players' names.

use serde::Deserialize;

use super::input::{Allowed, Field, FoundInput, InputError, Object};
use super::name::{NameError, is_blank, new_name, same_name};
use crate::game::Title;
use crate::titles::TitleId;

/// The title that a sheet or a recorded game names. If it is unknown, reading the file reports what is wrong.
pub fn title_of(bytes: &[u8]) -> Option<TitleId> {
    #[derive(Deserialize)]
    struct TitleField {
        game: String,
    }
    TitleId::from_id(&serde_json::from_slice::<TitleField>(bytes).ok()?.game)
}

/// Checks that a sheet or a recorded game names this title.
///
/// # Errors
/// Says what it names, and what is allowed.
pub fn check_title<T: Title>(object: &Object) -> Result<(), InputError> {
    let game = object.need("game");
    game.one_of([T::ID], |id| id).map(drop).map_err(|error| {
        // An unknown title is reported with all that there are.
        game.one_of(TitleId::ALL, TitleId::id).err().unwrap_or(error)
    })
}

/// The fields of the players, as many as may play the title.
///
/// # Errors
/// Says how many there are, and how many are allowed.
pub fn player_fields<'a, T: Title>(object: &Object<'a>) -> Result<Vec<Field<'a>>, InputError> {
    object.need("players").list_of((*T::SEATS.start()).into(), (*T::SEATS.end()).into())
}

/// Reads a new name: neither blank nor too long, and unlike all earlier ones.
///
/// # Errors
/// Says what is wrong with it.
pub fn read_name(field: &Field, earlier: &[String]) -> Result<String, InputError> {
    let text = field.text()?;
    let name = new_name(text).map_err(|error| {
        let found = match error {
            NameError::Blank => FoundInput::Value(text.to_owned()),
            NameError::Long { length } => FoundInput::Long(text.to_owned(), length),
        };
        field.error(found, Allowed::Name)
    })?;
    if earlier.iter().any(|other| same_name(other, &name)) {
        return Err(field.error(FoundInput::Value(name), Allowed::NewName));
    }
    Ok(name)
}

/// Reads a name from an old file, perhaps from when names had no limits.
pub(super) fn read_old_name(field: &Field, earlier: &[String]) -> Result<String, InputError> {
    let name = field.text()?;
    let found = || FoundInput::Value(name.to_owned());
    if is_blank(name) {
        return Err(field.error(found(), Allowed::Name));
    }
    if earlier.iter().any(|other| other == name) {
        return Err(field.error(found(), Allowed::NewName));
    }
    Ok(name.to_owned())
}
