//! The names of people as they are shown. Those without a name of their own are called by their colour, or as the bot of
//! their seat, in the language of the reader.

use std::sync::OnceLock;

use crate::companion::{NamedBy, Person};
use crate::i18n::{Lang, Texts};
use crate::storage::{Colour, distinct_names, same_name, seen, short_name};

pub(crate) const fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => "widget-colour-blue",
        Colour::Orange => "widget-colour-orange",
        Colour::Yellow => "widget-colour-yellow",
        Colour::Green => "widget-colour-green",
        Colour::Purple => "widget-colour-purple",
        Colour::Red => "widget-colour-red",
        Colour::Black => "widget-colour-black",
        Colour::White => "widget-colour-white",
    }
}

/// A colour inside a sentence, not as a name.
pub fn colour_inside(texts: &Texts, colour: Colour) -> String {
    let key = colour_key(colour);
    texts.part(key, "low").unwrap_or_else(|| texts.get(key))
}

/// The name of the bot in a seat, if nobody gave it another.
pub(crate) fn bot_name(texts: &Texts, seat: usize) -> String {
    texts.with("play-bot-name", [("number", seat.into())])
}

enum Default {
    Colour(Colour),
    Bot,
}

/// Journals did not always mark names that nobody gave, so one that is its colour's in any language counts as such.
fn default(person: &Person) -> Option<Default> {
    static NAMES: OnceLock<Vec<[String; Colour::ALL.len()]>> = OnceLock::new();
    let marked = person.default.as_deref().and_then(NamedBy::from_id);
    if marked == Some(NamedBy::Bot) {
        return Some(Default::Bot);
    }
    let colour = Colour::from_id(&person.colour)?;
    let names = || {
        let all = Lang::ALL.map(Texts::new);
        all.iter().map(|texts| Colour::ALL.map(|colour| texts.get(colour_key(colour)))).collect()
    };
    let place = Colour::ALL.iter().position(|it| *it == colour)?;
    let is_colour = || NAMES.get_or_init(names).iter().any(|names| names[place] == person.name);
    (marked == Some(NamedBy::Colour) || is_colour()).then_some(Default::Colour(colour))
}

pub fn is_default(person: &Person) -> bool {
    default(person).is_some()
}

/// Identifies a person in other games, in any language.
pub fn known_as(seat: usize, person: &Person) -> String {
    match default(person) {
        Some(Default::Colour(colour)) => format!("colour/{}", colour.id()),
        Some(Default::Bot) => format!("bot/{seat}"),
        None => seen(&person.name),
    }
}

pub(crate) fn whole_name(texts: &Texts, seat: usize, person: &Person) -> String {
    match default(person) {
        Some(Default::Colour(colour)) => texts.get(colour_key(colour)),
        Some(Default::Bot) => bot_name(texts, seat),
        None => person.name.clone(),
    }
}

/// The full names of everybody at a table, for other programs. Nobody called by a colour shares another's name.
pub(crate) fn whole_names(texts: &Texts, people: &[Person]) -> Vec<String> {
    let names: Vec<_> =
        people.iter().enumerate().map(|(seat, person)| whole_name(texts, seat, person)).collect();
    let taken =
        |seat: usize| (0..names.len()).any(|other| other != seat && same_name(&names[seat], &names[other]));
    let meets = people.iter().enumerate().any(|(seat, person)| taken(seat) && is_default(person));
    if meets { distinct_names(&names) } else { names }
}

/// The names of everybody at a table as they are shown: those of earlier tables may be longer than names are now.
pub fn shown_names(texts: &Texts, people: &[Person]) -> Vec<String> {
    whole_names(texts, people).iter().map(|name| short_name(name)).collect()
}
