//! What all sheets have in common: the title and the players' names.

use super::input::{Allowed, Field, Found, InputError, Object};
use super::name::{NameFault, is_blank, new_name, same_name};
use crate::norenberc::components::{FEWEST_PLAYERS, MOST_PLAYERS};

/// The title's id in data.
pub(super) const TITLE: &str = "norenberc";

/// The sheet must be of this title.
pub(super) fn check_title(object: &Object) -> Result<(), InputError> {
    object.need("game").one_of([TITLE], |id| id).map(drop)
}

/// The list of players.
pub(super) fn player_fields<'a>(object: &Object<'a>) -> Result<Vec<Field<'a>>, InputError> {
    object.need("players").list_of(FEWEST_PLAYERS.into(), MOST_PLAYERS.into())
}

/// A name that somebody gives: neither blank nor too long, and nobody before has one that looks like it.
pub(super) fn read_name(field: &Field, earlier: &[String]) -> Result<String, InputError> {
    let text = field.text()?;
    let name = new_name(text).map_err(|fault| {
        let found = match fault {
            NameFault::Blank => Found::Value(text.to_owned()),
            NameFault::Long { length } => Found::Long(text.to_owned(), length),
        };
        field.error(found, Allowed::Name)
    })?;
    if earlier.iter().any(|other| same_name(other, &name)) {
        return Err(field.error(Found::Value(name), Allowed::NewName));
    }
    Ok(name)
}

/// A name that was written down before, perhaps when names had no limits.
pub(super) fn read_old_name(field: &Field, earlier: &[String]) -> Result<String, InputError> {
    let name = field.text()?;
    let found = || Found::Value(name.to_owned());
    if is_blank(name) {
        return Err(field.error(found(), Allowed::Name));
    }
    if earlier.iter().any(|other| other == name) {
        return Err(field.error(found(), Allowed::NewName));
    }
    Ok(name.to_owned())
}
