//! What people can tell the program. Entries are data: whether one makes sense at its place is decided when the game is
//! folded, so that an entry can stay where it is when a correction before it makes it impossible.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::companion::noted;
use crate::companion::setup::{Depth, Person};
use crate::game::{Event, Seat, SeatSet};
use crate::norenberc::components::{GUILDS, TOWNSMAN_VARIANTS};
use crate::norenberc::{
    Action, Bench, Craftsman, Fact, Good, Guild, Norenberc, Position, Tile, Townsman, notation,
};

/// One thing somebody told the program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Entry {
    /// Round helper: the tiles of a workshop, bottom first. What is left out stays as it was known.
    Workshop { guild: Guild, tiles: [Option<Craftsman>; 5] },
    /// Round helper: the turn order, first to last.
    Order { order: Vec<Seat> },
    /// Round helper: a guest was recruited. `first` says whether the player went first, if anybody knows; `used` what was
    /// done with the guest.
    Recruited { seat: Seat, tile: Tile, first: Option<bool>, used: Option<Used> },
    /// Round helper: which good lies on a peddler whose good was not told.
    Peddled { seat: Seat, good: Option<Good> },
    /// Round helper: goods in a supply at the end of the round, without those on peddlers.
    Counted { seat: Seat, good: Good, count: u8 },
    /// Round helper: somebody tells their talers at the end of the round.
    Told { seat: Seat, talers: u16 },
    /// Round helper: of these players, those have most talers, and equally many.
    Richest { among: SeatSet, are: SeatSet },
    /// Round helper: nobody found out who is favourite of this guild.
    NoAnswer { guild: Guild },
    /// Round helper: where the prestige crest lies this round.
    Prestige { guild: Guild },
    /// Round helper: nobody knows where the prestige crest lies this round.
    NoPrestige,
    /// Round helper: everything at the end of the round is done.
    EndRound,
    /// Final score and round helper: what somebody owns.
    Owned { seat: Seat, owned: Owned },
    /// Referee: an action or a draw.
    Event(#[serde(with = "as_notation")] Event<Action>),
    /// Somebody has another name, colour, shape or language.
    Person { seat: Seat, person: Person },
    /// The copy of the game holds this tile instead of that one.
    Box { tile: Tile, instead: Tile },
    /// The table rules a fact. The round is the one it is about.
    Ruling { round: u8, fact: Fact },
    /// From here on the game is followed in another depth. To become referee a position is needed; a final score that
    /// becomes a round helper is told the round.
    Depth { depth: Depth, round: u8, position: Option<Box<Position>> },
}

/// What was done with a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Used {
    /// A good was put on the peddler, or none was left and it went back to the stack.
    Peddler { good: Option<Good> },
    /// The mayor was put on this roof.
    Mayor { roof: Guild },
    /// The guardsman swapped this tile of a workshop. A swap between lodgings changes nothing here.
    Guardsman { guild: Guild, bench: Bench, with: SwappedWith },
}

/// What a tile of a workshop was swapped with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum SwappedWith {
    /// Another tile of the same workshop.
    Bench(Bench),
    /// A guest that lay in lodgings.
    Guest { value: u8, agent: bool },
}

/// What somebody owns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Owned {
    /// Talers at the end of the game.
    Talers { talers: u16 },
    /// All craftsmen: guild and value.
    Craftsmen { craftsmen: Vec<(Guild, u8)> },
    /// One craftsman more.
    AddCraftsman { guild: Guild, value: u8 },
    /// The value of a craftsman of which only the guild was known.
    CraftsmanValue { guild: Guild, value: u8 },
    /// One craftsman fewer.
    RemoveCraftsman { guild: Guild, value: u8 },
    /// Crests of one guild.
    Crest { guild: Guild, count: u8 },
    /// Crests of all guilds.
    Crests { crests: [u8; GUILDS] },
    /// Prestige crests.
    PrestigeCrests { count: u8 },
    /// Townsmen of one variant.
    Townsman { townsman: Townsman, count: u8 },
    /// Townsmen of all variants, in the order of [`Townsman::ALL`].
    Townsmen { townsmen: [u8; TOWNSMAN_VARIANTS] },
    /// Agents taken from the stockpile.
    Agents { agents: u8 },
    /// Mayors on each roof; whose they were does not matter.
    Mayors { mayors: [u8; GUILDS] },
}

impl crate::companion::Entry<Norenberc> for Entry {
    fn of_event(event: Event<Action>) -> Self {
        Self::Event(event)
    }

    fn event(&self) -> Option<&Event<Action>> {
        if let Self::Event(event) = self { Some(event) } else { None }
    }

    fn of_person(seat: Seat, person: Person) -> Self {
        Self::Person { seat, person }
    }

    fn person(&self) -> Option<(Seat, &Person)> {
        if let Self::Person { seat, person } = self { Some((*seat, person)) } else { None }
    }

    fn is_override(&self) -> bool {
        matches!(self, Self::Ruling { .. })
    }

    /// What people learn about the box holds from the start.
    fn is_foreseen(&self) -> bool {
        matches!(self, Self::Box { .. })
    }

    fn replaces(&self, earlier: &Self) -> bool {
        match (self, earlier) {
            (Self::Counted { seat, good, .. }, Self::Counted { seat: of, good: before, .. }) => {
                (seat, good) == (of, before)
            }
            (Self::Told { seat, .. }, Self::Told { seat: of, .. }) => seat == of,
            (Self::Prestige { .. } | Self::NoPrestige, Self::Prestige { .. } | Self::NoPrestige) => true,
            // Tile by tile: every entry tells those before it again.
            (Self::Workshop { guild, tiles }, Self::Workshop { guild: of, tiles: before }) => {
                guild == of && tiles.iter().zip(before).all(|(now, before)| now.is_some() || before.is_none())
            }
            (Self::Owned { seat, owned }, Self::Owned { seat: of, owned: before }) => {
                seat == of && owned.replaces(before)
            }
            _ => false,
        }
    }
}

impl Owned {
    fn replaces(&self, earlier: &Self) -> bool {
        match (self, earlier) {
            (Self::Crest { guild, .. }, Self::Crest { guild: of, .. }) => guild == of,
            (Self::Townsman { townsman, .. }, Self::Townsman { townsman: of, .. }) => townsman == of,
            (Self::Talers { .. }, Self::Talers { .. })
            | (Self::PrestigeCrests { .. }, Self::PrestigeCrests { .. })
            | (Self::Agents { .. }, Self::Agents { .. }) => true,
            _ => false,
        }
    }
}

mod as_notation {
    use super::{Action, Deserializer, Event, Serializer, notation, noted};

    pub(super) fn serialize<S: Serializer>(event: &Event<Action>, serializer: S) -> Result<S::Ok, S::Error> {
        noted::serialize(event, notation::write, serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Event<Action>, D::Error> {
        noted::deserialize(notation::parse, deserializer)
    }
}

#[cfg(test)]
mod tests {
    use super::Entry;
    use crate::companion::Act;

    #[test]
    fn the_lines_in_the_documentation_are_acts() {
        let source = include_str!("../acts.rs");
        let lines: Vec<_> = source.lines().filter_map(|line| line.strip_prefix("//! {\"do\"")).collect();
        assert_eq!(lines.len(), 5);
        for line in lines {
            let text = format!("{{\"do\"{line}");
            let act: Act<Entry> =
                serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let written = serde_json::to_value(&act).unwrap();
            assert_eq!(written, serde_json::from_str::<serde_json::Value>(&text).unwrap());
        }
    }
}
