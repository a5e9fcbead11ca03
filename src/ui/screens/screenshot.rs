//! The scenes of the README's pictures. A title brings those of its tables and its games; a scene is made of entries, like
//! any game, so that its picture shows what the program shows.

use egui::Vec2;

use super::table::Tab;
use super::title::{PlayScreens, TableScreens};
use crate::companion::{Entry as _, NamedBy, Person, TableSetup, TrackedTitle};
use crate::game::Event;
use crate::i18n::describe::{bot_name, colour_key};
use crate::i18n::{Lang, Texts};
use crate::storage::{Colour, Shape, ThemeChoice};
use crate::ui::theme::size;

/// A picture's file and the window's look in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screenshot {
    /// The file name without the ending.
    pub name: &'static str,
    pub lang: Lang,
    pub theme: ThemeChoice,
    /// The window in pixels.
    pub size: Vec2,
}

impl Screenshot {
    pub const fn new(name: &'static str) -> Self {
        Self { name, lang: Lang::En, theme: ThemeChoice::Light, size: size::SCREENSHOT }
    }

    #[must_use]
    pub const fn in_language(self, lang: Lang) -> Self {
        Self { lang, ..self }
    }

    #[must_use]
    pub const fn with_theme(self, theme: ThemeChoice) -> Self {
        Self { theme, ..self }
    }

    #[must_use]
    pub const fn with_size(self, size: Vec2) -> Self {
        Self { size, ..self }
    }
}

/// A scene that every title with tables can have.
#[derive(Clone, Debug)]
pub enum TableScene<T: TableScreens> {
    /// The answers to a question about the rules.
    Rules(&'static str),
    /// A real table after these entries.
    Table { setup: TableSetup<T>, entries: Vec<T::Entry>, tab: Tab },
}

/// A game in the program after these entries, with a person to move or its end.
#[derive(Clone, Debug)]
pub struct PlayScene<T: PlayScreens> {
    pub setup: TableSetup<T>,
    pub entries: Vec<T::Entry>,
    pub open: OpenedIn<T::Choice>,
}

/// The thing that is open in the scene of a game.
#[derive(Clone, Debug)]
pub enum OpenedIn<C> {
    /// A half-made choice on the board.
    Choice(C),
    /// A hint after so many playouts.
    Hint {
        playouts: u32,
    },
    Result,
}

/// The people of a table that nobody has named: by their colours, and bots by the names of bots.
pub(crate) fn unnamed(seats: impl IntoIterator<Item = NamedBy>) -> Vec<Person> {
    let texts = Texts::new(Lang::En);
    let person = |(seat, by): (usize, NamedBy)| {
        let (colour, shape) = (Colour::ALL[seat], Shape::ALL[seat]);
        Person {
            name: match by {
                NamedBy::Colour => texts.get(colour_key(colour)),
                NamedBy::Bot => bot_name(&texts, seat),
            },
            colour: colour.id().to_owned(),
            shape: shape.id().to_owned(),
            language: None,
            default: Some(by.id().to_owned()),
        }
    };
    seats.into_iter().enumerate().map(person).collect()
}

/// People with names of their own.
pub(crate) fn named<const N: usize>(names: [&str; N]) -> Vec<Person> {
    let people = unnamed([NamedBy::Colour; N]).into_iter().zip(names);
    people.map(|(person, name)| Person { name: name.to_owned(), default: None, ..person }).collect()
}

/// Events as entries.
pub(crate) fn entries<T: TrackedTitle>(events: &[Event<T::Action>]) -> Vec<T::Entry> {
    events.iter().map(|&event| T::Entry::of_event(event)).collect()
}
