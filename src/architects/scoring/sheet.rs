//! The possessions of players and of the solo opponent at the end, as far as they count.

use super::SEATS;
use super::settle::Settlement;
use crate::architects::cards::buildings::{BUILDINGS, Building};
use crate::architects::components::{Character, Resource, Skill};
use crate::game::with_ids;

/// Constructed buildings in the order in which they are entered, each once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildingList {
    cards: [Building; BUILDINGS],
    len: u8,
}

impl Default for BuildingList {
    fn default() -> Self {
        Self { cards: [Building::Aqueduct; BUILDINGS], len: 0 }
    }
}

impl BuildingList {
    /// The buildings in order.
    pub fn iter(&self) -> impl Iterator<Item = Building> + '_ {
        self.cards[..usize::from(self.len)].iter().copied()
    }

    /// The number of buildings.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Returns true if there are no buildings.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns true if a building is among them.
    pub fn contains(&self, building: Building) -> bool {
        self.iter().any(|it| it == building)
    }
}

impl FromIterator<Building> for BuildingList {
    /// A building that comes again is left out.
    fn from_iter<T: IntoIterator<Item = Building>>(buildings: T) -> Self {
        let mut list = Self::default();
        for building in buildings {
            if !list.contains(building) {
                list.cards[usize::from(list.len)] = building;
                list.len += 1;
            }
        }
        list
    }
}

/// The possessions of one player at the end, before F1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Constructed buildings.
    pub buildings: BuildingList,
    /// The level on the cathedral, 0 to 5.
    pub cathedral: u8,
    /// Virtue, 0 to 14.
    pub virtue: u8,
    /// Unpaid debts.
    pub unpaid_debts: u16,
    /// Paid debts.
    pub paid_debts: u16,
    /// Clay.
    pub clay: u16,
    /// Wood.
    pub wood: u16,
    /// Stone.
    pub stone: u16,
    /// Gold.
    pub gold: u16,
    /// Marble.
    pub marble: u16,
    /// Silver.
    pub silver: u16,
    /// Own workers in prison.
    pub prison: u8,
    /// Captured workers on the board.
    pub captured: u8,
    /// Own apprentices with each skill, in the order of [`Skill::ALL`].
    pub skills: [u8; Skill::ALL.len()],
    /// The character.
    pub character: Option<Character>,
}

impl Sheet {
    pub(super) const fn count(&self, resource: Resource) -> u16 {
        match resource {
            Resource::Clay => self.clay,
            Resource::Wood => self.wood,
            Resource::Stone => self.stone,
            Resource::Gold => self.gold,
            Resource::Marble => self.marble,
            Resource::Silver => self.silver,
        }
    }
}

with_ids! {
    /// The opponent of a solo game (O3).
    Opponent {
        Constantine = "constantine",
        Helena = "helena",
    }
}

impl Opponent {
    /// VP for each of its workers in the guildhall (O12).
    pub const fn vp_per_worker(self) -> u8 {
        match self {
            Self::Constantine => 1,
            Self::Helena => 3,
        }
    }
}

/// The possessions of the solo opponent at the end (O12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpponentSheet {
    /// The opponent.
    pub kind: Opponent,
    /// Its workers in the guildhall and beside it (X28).
    pub guildhall: u8,
    /// Its level on the cathedral.
    pub cathedral: u8,
    /// Its virtue.
    pub virtue: u8,
    /// Its marble.
    pub marble: u16,
    /// Its unpaid debts.
    pub unpaid_debts: u16,
    /// Its workers in prison.
    pub prison: u8,
}

/// The most that any other player has (F3); the opponent is a player (X61).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Rivals {
    pub(super) goods: [u16; Resource::ALL.len()],
    pub(super) cathedral: u8,
}

impl Rivals {
    /// While all are at F1.
    pub(super) fn before(sheets: &[Sheet], player: usize, opponent: Option<&OpponentSheet>) -> Self {
        let mut rivals = Self { cathedral: opponent.map_or(0, |it| it.cathedral), ..Self::default() };
        for (_, sheet) in sheets.iter().enumerate().filter(|(other, _)| *other != player) {
            for (most, resource) in rivals.goods.iter_mut().zip(Resource::ALL) {
                *most = (*most).max(sheet.count(resource));
            }
            rivals.cathedral = rivals.cathedral.max(sheet.cathedral);
        }
        rivals
    }

    /// When all are done with F1: silver may have been paid (P12).
    pub(super) fn after(
        sheets: &[Sheet],
        plans: &[Settlement; SEATS],
        player: usize,
        opponent: Option<&OpponentSheet>,
    ) -> Self {
        let mut rivals = Self::before(sheets, player, opponent);
        let others = plans.iter().take(sheets.len()).enumerate().filter(|(other, _)| *other != player);
        rivals.goods[Resource::Silver.index()] =
            others.map(|(_, plan)| plan.settled.silver).max().unwrap_or(0);
        rivals
    }

    /// Returns true if that is strictly more than everybody else has.
    pub(super) const fn are_below(&self, resource: Resource, has: u16) -> bool {
        has > self.goods[resource.index()]
    }
}
