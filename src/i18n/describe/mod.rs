//! Every value of the engine in words. A value becomes a text key here and nowhere else, through exhaustive matches, so that
//! a new one cannot be forgotten.

mod act;
mod advice;
pub mod architects;
pub mod companion;
mod dates;
pub mod files;
mod input;
pub mod norenberc;
mod people;
mod score;
mod to_text;

pub use act::{ActText, Acted};
pub use dates::{date, moment};
pub(crate) use dates::{day_of, short_date};
pub use files::settings_error;
pub(crate) use input::locale_error;
pub use input::{input_error, refused_setup};
pub(crate) use people::{bot_name, colour_key, whole_name, whole_names};
pub use people::{colour_inside, is_default, known_as, shown_names};
pub use to_text::{ActionText, TitleText, ToText};

use fluent::FluentValue;

use super::Texts;
use crate::game::Seat;
use crate::storage::{is_obeyed, short_name};

/// Most characters of somebody's input that a message repeats.
const MOST_QUOTED: usize = 60;

/// Somebody's words inside a message: one line, not too long, nothing that a terminal would obey.
pub(crate) fn quote(text: &str) -> String {
    let mut quoted: String =
        text.chars().take(MOST_QUOTED).map(|c| if is_obeyed(c) { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(MOST_QUOTED).is_some() {
        quoted.push('…');
    }
    quoted
}

/// A path inside a message: in full, because it has to be found.
pub(crate) fn quote_path(path: &std::path::Path) -> String {
    path.display().to_string().chars().map(|c| if is_obeyed(c) { '\u{fffd}' } else { c }).collect()
}

/// Says things in one language about players with these names.
#[derive(Clone, Copy)]
pub struct Describe<'a> {
    pub texts: &'a Texts,
    /// By seat.
    pub names: &'a [String],
}

impl<'a> Describe<'a> {
    fn name_text(&self, seat: Seat) -> String {
        self.names.get(seat.index()).map_or_else(String::new, |name| short_name(name))
    }

    /// A player's name as an argument of a text.
    pub fn name(&self, seat: Seat) -> FluentValue<'a> {
        self.name_text(seat).into()
    }

    fn names(&self, seats: impl IntoIterator<Item = Seat>) -> FluentValue<'a> {
        let names: Vec<_> = seats.into_iter().map(|seat| self.name_text(seat)).collect();
        self.texts.list(&names).into()
    }
}

fn yes_no(yes: bool) -> FluentValue<'static> {
    if yes { "yes" } else { "no" }.into()
}
