//! What all sheets have in common: the title and the players' names.

use super::input::{Allowed, Field, Found, InputError, Object};
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

/// Whether a name shows nothing.
pub fn is_blank(name: &str) -> bool {
    let invisible = |c: char| c.is_whitespace() || c.is_control() || ('\u{200b}'..='\u{200f}').contains(&c);
    name.chars().all(|c| invisible(c) || matches!(c, '\u{2060}' | '\u{feff}'))
}

/// A name that is not blank and that nobody before has.
pub(super) fn read_name(field: &Field, earlier: &[String]) -> Result<String, InputError> {
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
