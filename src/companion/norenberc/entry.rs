//! Entries of Norenberc. Entries are data: whether one makes sense at its place is decided when the game is folded, so that
//! an entry can stay where it is when a correction before it makes it impossible.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::companion::noted;
use crate::companion::setup::{Person, Tracking};
use crate::game::{Event, Seat, SeatSet};
use crate::norenberc::components::{GUILDS, TOWNSMAN_VARIANTS};
use crate::norenberc::{
    Action, Bench, Craftsman, Fact, Good, Guild, Norenberc, Position, Tile, Townsman, notation,
};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Entry {
    /// Round helper: the tiles of a workshop, bottom first. `None` keeps what was known.
    Workshop { guild: Guild, tiles: [Option<Craftsman>; 5] },
    /// Round helper: the turn order, first to last.
    Order { order: Vec<Seat> },
    /// Round helper: a guest was recruited. `first`: the player went first; `used`: the use of the guest. `None` is unknown.
    Recruited { seat: Seat, tile: Tile, first: Option<bool>, used: Option<Used> },
    /// Round helper: the good on a peddler that was entered without one.
    Peddled { seat: Seat, good: Option<Good> },
    /// Round helper: goods in a supply at the end of the round, without those on peddlers.
    Counted { seat: Seat, good: Good, count: u8 },
    /// Round helper: somebody's talers at the end of the round.
    #[serde(rename = "told")]
    Talers { seat: Seat, talers: u16 },
    /// Round helper: of the players `among`, those in `are` have most talers, equally many.
    Richest { among: SeatSet, are: SeatSet },
    /// Round helper: nobody found out who is favourite of this guild.
    NoAnswer { guild: Guild },
    /// Round helper: the guild with the prestige crest this round.
    Prestige { guild: Guild },
    /// Round helper: nobody knows which guild has the prestige crest this round.
    NoPrestige,
    /// Round helper: the end of the round is done.
    EndRound,
    /// Final score and round helper: what somebody owns.
    Owned { seat: Seat, owned: Owned },
    /// Referee: an action or a draw.
    Event(#[serde(with = "as_notation")] Event<Action>),
    /// A person's new name, colour, shape or language.
    Person { seat: Seat, person: Person },
    /// The copy of the game holds this tile instead of that one.
    Box { tile: Tile, instead: Tile },
    /// A fact ruled by the table, about this round.
    Ruling { round: u8, fact: Fact },
    /// From here on the game is tracked at another level. A referee needs a position; a final score that becomes a round
    /// helper needs the round.
    #[serde(rename = "depth")]
    Tracking {
        #[serde(rename = "depth")]
        tracking: Tracking,
        round: u8,
        position: Option<Box<Position>>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Used {
    /// A good was put on the peddler; `None`: no good was left, and the peddler went back to the stack.
    Peddler { good: Option<Good> },
    /// The mayor was put on this roof.
    Mayor { roof: Guild },
    /// The guardsman swapped this tile of a workshop. A swap between lodgings changes nothing here.
    Guardsman { guild: Guild, bench: Bench, with: SwappedWith },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SwappedWith {
    /// Another tile of the same workshop.
    Bench(Bench),
    /// A guest that lay in lodgings.
    Guest { value: u8, agent: bool },
}

/// A possession. Talers are those at the end of the game, agents those taken from the stockpile; it does not matter whose
/// mayors on a roof were. `CraftsmanValue` is for a craftsman of which only the guild was known. `Townsmen` are in the order
/// of [`Townsman::ALL`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Owned {
    Talers { talers: u16 },
    Craftsmen { craftsmen: Vec<(Guild, u8)> },
    AddCraftsman { guild: Guild, value: u8 },
    CraftsmanValue { guild: Guild, value: u8 },
    RemoveCraftsman { guild: Guild, value: u8 },
    Crest { guild: Guild, count: u8 },
    Crests { crests: [u8; GUILDS] },
    PrestigeCrests { count: u8 },
    Townsman { townsman: Townsman, count: u8 },
    Townsmen { townsmen: [u8; TOWNSMAN_VARIANTS] },
    Agents { agents: u8 },
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

    fn is_precondition(&self) -> bool {
        matches!(self, Self::Box { .. })
    }

    fn replaces(&self, earlier: &Self) -> bool {
        match (self, earlier) {
            (Self::Counted { seat, good, .. }, Self::Counted { seat: of, good: before, .. }) => {
                (seat, good) == (of, before)
            }
            (Self::Talers { seat, .. }, Self::Talers { seat: of, .. }) => seat == of,
            (Self::Prestige { .. } | Self::NoPrestige, Self::Prestige { .. } | Self::NoPrestige) => true,
            // Tile by tile: every entry repeats those before it.
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
