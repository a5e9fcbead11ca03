//! Entries of Architects of the West Kingdom. Entries are data: whether one makes sense at its place is decided when the game
//! is folded, so that an entry can stay where it is when a correction before it makes it impossible.
//!
//! In a journal (format 1; players are seats from 0 on, in a game for one the opponent is 1; `null` is unknown):
//!
//! ```json
//! {"what":"guildhall","seat":0,"did":{"built":{"building":"keep"}}}
//! {"what":"guildhall","seat":null,"did":{"advanced":{"virtue":1}}}
//! {"what":"market","seat":2,"space":"middle"}
//! {"what":"owned","seat":1,"owned":{"virtue":{"virtue":8}}}
//! {"what":"paid-off","seat":1}
//! {"what":"used","card":"gatekeeper","by":1}
//! {"what":"none-used"}
//! {"what":"not-known","question":{"prison":{"seat":2}}}
//! {"what":"reset-done"}
//! {"what":"event","actor":1,"action":"place forest"}
//! {"what":"ruling","fact":{"dismissed":{"seat":1,"apprentice":"thief"}}}
//! {"what":"depth","depth":"final-score"}
//! ```

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::reset::Question;
use crate::architects::{Action, Architects, Building, Conspirator, Fact, Resource, Skill, Space, notation};
use crate::companion::noted;
use crate::companion::setup::{Person, Tracking};
use crate::game::{Event, Seat, with_ids};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Entry {
    /// Town helper: a worker went into the guildhall, on the next space or, when it is full, beside it.
    Guildhall { seat: Option<Seat>, did: Option<Did> },
    /// Town helper: a worker went onto a space of the black market.
    Market { seat: Option<Seat>, space: Space },
    /// Town helper: a last turn taken somewhere else.
    LastTurn { seat: Seat },
    /// Town helper: the owners of the workers in the guildhall, in order; for a table opened in the middle, or a wrong count.
    GuildhallIs { workers: Vec<Option<Seat>> },
    /// Town helper: the workers on the spaces of the black market, from the left.
    MarketIs { spaces: [OnSpace; 3] },
    /// Town helper: silver on the tax stand.
    TaxStand { silver: Option<u16> },
    /// Town helper: a reset that the program does not know of, and who caused it.
    Reset { seat: Option<Seat> },
    /// Town helper: who uses a card or a character in this reset; `None` if nobody has it or wants it (X51).
    Used { card: ResetCard, by: Option<Seat> },
    /// Town helper: nobody uses any card of this reset that was not mentioned.
    NoneUsed,
    /// Town helper: unpaid debts were destroyed (V6), in a reset or at any other time.
    Destroyed { seat: Seat, debts: u16 },
    /// Town helper: an unpaid debt was paid off (D2).
    PaidOff { seat: Seat },
    /// Town helper: silver was paid instead of so many debts of this reset (P12).
    Instead { seat: Seat, debts: u16 },
    /// Town helper: nobody knows the answer.
    NotKnown { question: Question },
    /// Town helper: this reset is done.
    ResetDone,
    /// Town helper: all last turns are over.
    EndGame,
    /// The options of the group, where the table was opened with others; valid from the start.
    Options { promo: bool, conspirator: Conspirator },
    /// Final score and town helper: what somebody has.
    Owned { seat: Seat, owned: Owned },
    /// Referee: an action or a draw.
    Event(#[serde(with = "as_notation")] Event<Action>),
    /// A person's new name, colour, shape or language.
    Person { seat: Seat, person: Person },
    /// A fact ruled by the table.
    Ruling { fact: Fact },
    /// From here on the game is tracked at another level.
    #[serde(rename = "depth")]
    Tracking {
        #[serde(rename = "depth")]
        tracking: Tracking,
    },
}

/// The purpose of a worker in the guildhall (U1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Did {
    /// A building was constructed.
    Built { building: Option<Building> },
    /// The marker went up on the cathedral; the reward brought this virtue: 1 or 2, or 0 if there was none (X61).
    Advanced { virtue: Option<u8> },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OnSpace {
    #[default]
    Free,
    By(Seat),
    /// Nobody knows whose.
    Somebody,
    /// Nobody knows if there is one.
    Unknown,
}

with_ids! {
    /// The cards and characters that can be used in a reset (Z5), one of each.
    ResetCard {
        Gatekeeper = "gatekeeper",
        Fara = "fara",
        GoldSquire = "squire-tiling",
        MarbleSquire = "squire-masonry",
        VirtueSquire = "squire-carpentry",
        Peddler = "peddler",
    }
}

/// A possession; `None` if nobody knows the number any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Owned {
    /// A constructed building. If there was an unnamed one, it is that one.
    Building { building: Building },
    /// Takes a building away.
    NoBuilding { building: Building },
    /// So many more constructed buildings, unnamed.
    Unnamed { buildings: Option<u8> },
    /// The level on the cathedral.
    Cathedral { level: Option<u8> },
    /// Virtue; at the end before F1.
    Virtue { virtue: Option<u8> },
    /// Unpaid debts.
    Unpaid { debts: Option<u16> },
    /// Paid debts.
    Paid { debts: Option<u16> },
    /// A resource in stock, at the end; of the opponent its marble at any time.
    Goods { resource: Resource, count: Option<u16> },
    /// Own workers in prison; in a reset, with those that came from the black market.
    Prison { workers: Option<u8> },
    /// Captured workers on the board, at the end.
    Captured { workers: Option<u8> },
    /// Own apprentices with a skill, at the end.
    Skill { skill: Skill, apprentices: Option<u8> },
    /// The opponent's workers in the guildhall and beside it (X28).
    Guildhall { workers: Option<u8> },
    /// The opponent's workers ready for use.
    Workers { workers: Option<u8> },
    /// Everything that was not entered is 0, except virtue, which everybody has.
    NothingElse,
}

impl Owned {
    fn replaces(&self, earlier: &Self) -> bool {
        match (self, earlier) {
            (Self::Goods { resource, .. }, Self::Goods { resource: of, .. }) => resource == of,
            (Self::Skill { skill, .. }, Self::Skill { skill: of, .. }) => skill == of,
            (Self::Building { .. } | Self::NoBuilding { .. } | Self::NothingElse, _) => false,
            (
                Self::Unnamed { .. }
                | Self::Cathedral { .. }
                | Self::Virtue { .. }
                | Self::Unpaid { .. }
                | Self::Paid { .. }
                | Self::Goods { .. }
                | Self::Prison { .. }
                | Self::Captured { .. }
                | Self::Skill { .. }
                | Self::Guildhall { .. }
                | Self::Workers { .. },
                _,
            ) => std::mem::discriminant(self) == std::mem::discriminant(earlier),
        }
    }
}

impl Entry {
    /// True for a turn: counts of workers are outdated after it.
    pub(super) const fn is_turn(&self) -> bool {
        matches!(self, Self::Guildhall { .. } | Self::Market { .. } | Self::LastTurn { .. })
    }

    /// The seat whose turn it is, if this is a turn and the seat is known.
    pub(super) const fn turn_of(&self) -> Option<Seat> {
        if let Self::Guildhall { seat, .. } | Self::Market { seat, .. } = self {
            *seat
        } else if let Self::LastTurn { seat } = self {
            Some(*seat)
        } else {
            None
        }
    }
}

impl crate::companion::Entry<Architects> for Entry {
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
        matches!(self, Self::Options { .. })
    }

    fn replaces(&self, earlier: &Self) -> bool {
        match (self, earlier) {
            (Self::Owned { seat, owned }, Self::Owned { seat: of, owned: before }) => {
                seat == of && owned.replaces(before)
            }
            (Self::Used { card, .. }, Self::Used { card: of, .. }) => card == of,
            (Self::Instead { seat, .. }, Self::Instead { seat: of, .. }) => seat == of,
            (Self::TaxStand { .. }, Self::TaxStand { .. })
            | (Self::MarketIs { .. }, Self::MarketIs { .. })
            | (Self::GuildhallIs { .. }, Self::GuildhallIs { .. })
            | (Self::Options { .. }, Self::Options { .. }) => true,
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
