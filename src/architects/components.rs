//! The components beside the cards (C1 to C3), and the numbers of board and set-up. A test compares all with the data.
//!
//! ```
//! use guildhall::architects::{Character, Circle};
//! assert_eq!(Circle::from_id("tax-stand"), Some(Circle::TaxStand));
//! assert_eq!(Character::Ada.start().virtue, 11);
//! ```

use super::goods::bundle::{Goods, goods};
use super::rule_id::RuleId;
use crate::game::with_ids;

pub(crate) const FEWEST_PLAYERS: u8 = 2;
pub(crate) const MOST_PLAYERS: u8 = 5;
/// Workers of each colour (C1).
pub const WORKERS: u8 = 20;
/// The end of the virtue track (V1).
pub const MOST_VIRTUE: u8 = 14;
/// Virtue at the start without a character (S6).
pub const START_VIRTUE: u8 = 7;
/// From this virtue on the black market is closed (V4).
pub const MARKET_CLOSED_FROM: u8 = 10;
/// From this virtue on the cathedral is open (V5).
pub const CATHEDRAL_OPEN_FROM: u8 = 5;
/// Silver on the tax stand at the start (S5).
pub const START_TAX: u16 = 4;
/// Silver of the first player at the start; each next one gets 1 more (S8).
pub const START_SILVER: u8 = 3;
/// The most buildings in hand at the end of a turn (T3).
pub const HAND_LIMIT: u8 = 6;
/// The most apprentices (H1), but for one character (P8).
pub const APPRENTICE_LIMIT: u8 = 5;
/// Buildings dealt for the draft (S7).
pub const DRAFT_DEAL: u8 = 4;
/// Buildings kept in the draft (S7).
pub const DRAFT_KEEP: u8 = 3;
/// Rows of the display of apprentices (S3).
pub const ROWS: usize = 2;
/// Columns of the display of apprentices (S3).
pub const COLUMNS: usize = 4;
/// Rows of the guildhall (U2).
pub(crate) const GUILDHALL_ROWS: u8 = 4;
/// The most spaces of the guildhall (U2).
pub(crate) const MOST_SPACES: usize = 24;
/// Buildings looked at on the middle space of the black market (M3).
pub const LOOK_AT: u8 = 5;
/// From so many own workers in prison on, a reset or a watchtower costs virtue (Z6, B6).
pub const CROWDED_PRISON: u8 = 3;
/// Turns of each player after which a game without an end may be broken off (X74).
pub(crate) const BROKEN_OFF_AFTER: u16 = 500;
/// The highest level of the cathedral (A1).
pub(crate) const TOP_LEVEL: u8 = 5;

with_ids! {
    /// A resource (C2).
    Resource {
        Clay = "clay",
        Wood = "wood",
        Stone = "stone",
        Gold = "gold",
        Marble = "marble",
        Silver = "silver",
    }
}

with_ids! {
    /// A skill (C3).
    Skill {
        Carpentry = "carpentry",
        Tiling = "tiling",
        Masonry = "masonry",
    }
}

with_ids! {
    /// A place with a large circle, in the order of the board (T4).
    Circle {
        Quarry = "quarry",
        Forest = "forest",
        Mines = "mines",
        Silversmith = "silversmith",
        Storehouse = "kings-storehouse",
        Workshop = "workshop",
        TownCentre = "town-centre",
        TaxStand = "tax-stand",
        Guardhouse = "guardhouse",
    }
}

with_ids! {
    /// A space of the black market, from the left (M2 to M4).
    Space {
        Small = "small",
        Middle = "middle",
        Large = "large",
    }
}

with_ids! {
    /// A character: side 2 of a player board (P4 to P13).
    Character {
        Ada = "ada",
        Caroline = "caroline",
        Frederick = "frederick",
        Rudolf = "rudolf",
        Therese = "therese",
        Bertha = "bertha",
        Clovis = "clovis",
        Fara = "fara",
        Hugo = "hugo",
        Lothaire = "lothaire",
    }
}

/// A place on the board for workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// On a large circle.
    Circle(Circle),
    /// On a space of the black market.
    Market(Space),
    /// Into the guildhall.
    Guildhall,
    /// The prison, where nobody may place (T5).
    Prison,
}

impl Spot {
    /// All places, in the order of the board.
    pub const ALL: [Self; 14] = [
        Self::Circle(Circle::Quarry),
        Self::Circle(Circle::Forest),
        Self::Circle(Circle::Mines),
        Self::Circle(Circle::Silversmith),
        Self::Circle(Circle::Storehouse),
        Self::Circle(Circle::Workshop),
        Self::Circle(Circle::TownCentre),
        Self::Circle(Circle::TaxStand),
        Self::Market(Space::Small),
        Self::Market(Space::Middle),
        Self::Market(Space::Large),
        Self::Circle(Circle::Guardhouse),
        Self::Guildhall,
        Self::Prison,
    ];

    /// The id in data, notation and texts.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Circle(circle) => circle.id(),
            Self::Market(Space::Small) => "market-small",
            Self::Market(Space::Middle) => "market-middle",
            Self::Market(Space::Large) => "market-large",
            Self::Guildhall => "guildhall",
            Self::Prison => "prison",
        }
    }
}

impl Space {
    /// The silver that the space costs (M2 to M4).
    pub const fn price(self) -> u8 {
        self as u8 + 1
    }
}

/// Some of the three skills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SkillSet(pub u8);

impl SkillSet {
    /// Returns true if a skill is among them.
    pub const fn contains(self, skill: Skill) -> bool {
        self.0 >> skill as u8 & 1 == 1
    }

    /// The skills of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Returns true if there are no skills.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The skills in order.
    pub fn iter(self) -> impl Iterator<Item = Skill> {
        Skill::ALL.into_iter().filter(move |&skill| self.contains(skill))
    }
}

/// The start of a character's board (P1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartingBoard {
    /// Own workers that begin in prison (P2).
    pub prison: u8,
    /// Virtue.
    pub virtue: u8,
    /// Silver and goods.
    pub goods: Goods,
    /// Buildings drawn after the draft (X35).
    pub buildings: u8,
    /// Unpaid debts.
    pub debts: u8,
}

const fn start(prison: u8, virtue: u8, goods: Goods, buildings: u8, debts: u8) -> StartingBoard {
    StartingBoard { prison, virtue, goods, buildings, debts }
}

const STARTS: [StartingBoard; Character::ALL.len()] = [
    start(0, 11, goods([0, 0, 0, 1, 0, 0]), 1, 0),
    start(8, 3, goods([0, 0, 0, 0, 1, 10]), 0, 1),
    start(0, 7, goods([0, 0, 1, 0, 0, 4]), 0, 0),
    start(0, 9, goods([0, 1, 0, 0, 0, 3]), 0, 0),
    start(4, 5, goods([0, 0, 0, 0, 0, 5]), 1, 0),
    start(0, 8, goods([0, 0, 0, 0, 0, 3]), 1, 0),
    start(0, 10, goods([1, 0, 0, 0, 1, 1]), 0, 0),
    start(2, 6, goods([0, 1, 1, 0, 0, 5]), 0, 0),
    start(10, 2, goods([0, 0, 0, 0, 0, 12]), 2, 0),
    start(6, 4, goods([2, 0, 0, 0, 0, 6]), 0, 0),
];

impl Character {
    /// The five characters of the box.
    pub const IN_BOX: [Self; 5] = [Self::Ada, Self::Caroline, Self::Frederick, Self::Rudolf, Self::Therese];

    /// Returns true if it is outside the box.
    pub const fn is_promo(self) -> bool {
        self as u8 >= Self::Bertha as u8
    }

    /// The start of its board.
    pub const fn start(self) -> StartingBoard {
        STARTS[self as usize]
    }

    /// The rule about this character.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Ada => RuleId::P4,
            Self::Caroline => RuleId::P5,
            Self::Frederick => RuleId::P6,
            Self::Therese => RuleId::P7,
            Self::Rudolf => RuleId::P8,
            Self::Bertha => RuleId::P9,
            Self::Clovis => RuleId::P10,
            Self::Fara => RuleId::P11,
            Self::Hugo => RuleId::P12,
            Self::Lothaire => RuleId::P13,
        }
    }
}

/// The cost of a level of the cathedral (A3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelCost {
    /// Exactly these goods.
    Exactly(Goods),
    /// So many of wood and stone, in any mix.
    WoodOrStone(u8),
}

/// A level of the cathedral (A3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CathedralLevel {
    /// The cost to get there from the level below.
    pub cost: LevelCost,
    /// VP at the end.
    pub vp: u8,
    /// The number of markers that have room.
    pub spots: u8,
}

const LEVELS: [CathedralLevel; TOP_LEVEL as usize] = [
    CathedralLevel { cost: LevelCost::Exactly(goods([0, 0, 0, 1, 0, 0])), vp: 2, spots: 3 },
    CathedralLevel { cost: LevelCost::WoodOrStone(4), vp: 4, spots: 3 },
    CathedralLevel { cost: LevelCost::Exactly(goods([0, 0, 0, 0, 1, 0])), vp: 7, spots: 2 },
    CathedralLevel { cost: LevelCost::WoodOrStone(8), vp: 12, spots: 2 },
    CathedralLevel { cost: LevelCost::Exactly(goods([0, 0, 0, 2, 2, 0])), vp: 20, spots: 1 },
];

/// A level of the cathedral, 1 to 5; `None` for 0, where there is room for all and nothing to be had.
pub const fn cathedral(level: u8) -> Option<CathedralLevel> {
    if level >= 1 && level <= TOP_LEVEL { Some(LEVELS[level as usize - 1]) } else { None }
}

/// VP by virtue (V2).
pub const VIRTUE_VP: [i8; MOST_VIRTUE as usize + 1] = [-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7];

/// Columns of the guildhall in use (U2).
pub const fn guildhall_columns(players: u8) -> u8 {
    if players < 3 { 3 } else { players + 1 }
}

/// Spaces of the guildhall in use (U2).
pub const fn guildhall_spaces(players: u8) -> u8 {
    GUILDHALL_ROWS * guildhall_columns(players)
}

/// Returns true if a worker on this space, counted from 1, causes a reset (Z1, U3).
pub const fn resets_at(players: u8, space: u8) -> bool {
    let columns = guildhall_columns(players);
    space == 2 * columns + 1 || space == 3 * columns + 1
}

/// The number of locations from which the captures of one visit may come (N3).
pub const fn capture_locations(players: u8) -> u8 {
    if players < 4 { 2 } else { 1 }
}

/// The number of reward cards in the pile at the start (S2).
pub const fn rewards_in_play(players: u8) -> u8 {
    2 * players + 1
}
