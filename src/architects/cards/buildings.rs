//! The building cards (C1): cost, skills, VP and effect of each. A test compares the table with the data file.
//!
//! ```
//! use guildhall::architects::{Building, Resource};
//! assert_eq!(Building::Keep.card().vp, 12);
//! assert_eq!(Building::Well.card().cost.count(Resource::Stone), 2);
//! ```

use crate::architects::components::{Resource, Skill, SkillSet};
use crate::architects::goods::bundle::{Goods, PackedGoods, goods};
use crate::game::with_ids;

with_ids! {
    /// A building card, in the order of the data file; the last three are promotional (L1 to L3).
    Building {
        Aqueduct = "aqueduct",
        Armoury = "armoury",
        Barracks = "barracks",
        BettingHouse = "betting-house",
        CarpentersHut = "carpenters-hut",
        Castle = "castle",
        Chapel = "chapel",
        Church = "church",
        ClayMarket = "clay-market",
        ClayPit = "clay-pit",
        DraftingRoom = "drafting-room",
        Dungeon = "dungeon",
        Factory = "factory",
        Fortress = "fortress",
        Fountain = "fountain",
        GamblersDen = "gamblers-den",
        Hideout = "hideout",
        Keep = "keep",
        Library = "library",
        Lighthouse = "lighthouse",
        LumberCamp = "lumber-camp",
        MasonsHut = "masons-hut",
        Moneylender = "moneylender",
        Monument = "monument",
        Observatory = "observatory",
        Palace = "palace",
        Reservoir = "reservoir",
        SilverMarket = "silver-market",
        Smithy = "smithy",
        Steeple = "steeple",
        StoneMarket = "stone-market",
        Tavern = "tavern",
        ThievesDen = "thieves-den",
        TilersHut = "tilers-hut",
        TradingPost = "trading-post",
        Treasury = "treasury",
        University = "university",
        Watchtower = "watchtower",
        Well = "well",
        WoodMarket = "wood-market",
        Crane = "crane",
        Graveyard = "graveyard",
        Museum = "museum",
    }
}

/// The number of buildings, promotional ones included. Each exists once.
pub(crate) const BUILDINGS: usize = Building::ALL.len();

const PROMO: usize = 3;

/// The things that count for VP or virtue at the end (F1, F2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Per {
    /// Constructed buildings, itself too (X21).
    Buildings,
    /// Gold; for one character gold and marble (X24).
    Gold,
    /// Marble; for one character gold and marble (X24).
    Marble,
    /// Paid debts.
    PaidDebts,
    /// Clay, wood and stone together.
    Materials,
    /// Captured workers on the board.
    Captured,
    /// Virtue.
    Virtue,
    /// Own apprentices with a skill.
    Skilled(Skill),
}

/// The thing of which one must have strictly most (F3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Most {
    /// The level of the cathedral.
    Cathedral,
    /// A resource in stock.
    Of(Resource),
}

/// The effect of a building: at once when it is constructed (B3 to B6), or at the end (F1, F2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildingEffect {
    /// Goods at once.
    Gain(Goods),
    /// One of two bundles of goods at once.
    Either(Goods, Goods),
    /// So many buildings drawn.
    Draw(u8),
    /// An unpaid debt.
    TakeDebt,
    /// So many free captures (B4).
    Capture(u8),
    /// A free capture, or all own captured workers back (B4).
    CaptureOrRelease,
    /// All own workers out of prison (B4).
    ReleasePrisoners,
    /// May destroy an unpaid debt (B5).
    DestroyDebt,
    /// May discard a building from hand for gold (B5).
    Library,
    /// Gold by virtue (B5).
    Palace,
    /// Hires any face-up apprentice (B5).
    Hire,
    /// Everybody gains virtue (B6).
    Monument,
    /// Everybody with too many in prison loses virtue (B6).
    Watchtower,
    /// One more worker into the guildhall (L1).
    Crane,
    /// One own apprentice is discarded (L2).
    Graveyard,
    /// At the end: 1 VP for every so many.
    VpPer(Per, u8),
    /// At the end: 1 virtue for every so many.
    VirtuePer(Per, u8),
    /// At the end: VP for having most.
    MostVp(Most, u8),
    /// At the end: virtue for having most.
    MostVirtue(Most, u8),
    /// At the end: virtue is lost.
    LoseVirtue(u8),
    /// At the end: VP without an unpaid debt.
    NoDebtVp(u8),
    /// At the end: unpaid debts cost so much less, or more.
    DebtVp(i8),
}

/// The printed values of a building card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildingCard {
    /// The cost.
    pub cost: Goods,
    /// The skills that it needs (B1).
    pub skills: SkillSet,
    /// Printed VP.
    pub vp: u8,
    /// The change of virtue when it is constructed.
    pub virtue: i8,
    /// The effect.
    pub effect: BuildingEffect,
}

use BuildingEffect as E;

const NO_SKILL: SkillSet = SkillSet(0);
const CARPENTRY: SkillSet = SkillSet(1);
const TILING: SkillSet = SkillSet(2);
const MASONRY: SkillSet = SkillSet(4);
const CARPENTRY_TILING: SkillSet = SkillSet(3);
const CARPENTRY_MASONRY: SkillSet = SkillSet(5);
const TILING_MASONRY: SkillSet = SkillSet(6);
const ALL_SKILLS: SkillSet = SkillSet(7);

const fn building(cost: Goods, skills: SkillSet, vp: u8, virtue: i8, effect: E) -> BuildingCard {
    BuildingCard { cost, skills, vp, virtue, effect }
}

static CARDS: [BuildingCard; BUILDINGS] = [
    building(goods([2, 3, 0, 1, 0, 0]), NO_SKILL, 3, 0, E::VpPer(Per::Buildings, 1)),
    building(goods([0, 3, 5, 1, 0, 0]), CARPENTRY_MASONRY, 9, 0, E::Capture(1)),
    building(goods([2, 6, 0, 2, 0, 0]), ALL_SKILLS, 10, 0, E::CaptureOrRelease),
    building(goods([1, 0, 2, 1, 0, 0]), NO_SKILL, 7, -1, E::TakeDebt),
    building(goods([3, 1, 1, 0, 0, 0]), NO_SKILL, 5, 0, E::VpPer(Per::Skilled(Skill::Carpentry), 1)),
    building(goods([2, 4, 0, 1, 2, 0]), ALL_SKILLS, 10, 0, E::VirtuePer(Per::Gold, 2)),
    building(goods([2, 1, 4, 0, 0, 0]), CARPENTRY, 6, 1, E::MostVirtue(Most::Cathedral, 2)),
    building(goods([3, 0, 3, 0, 0, 0]), NO_SKILL, 5, 1, E::DestroyDebt),
    building(goods([3, 0, 2, 1, 0, 0]), TILING, 6, 0, E::MostVp(Most::Of(Resource::Clay), 2)),
    building(
        goods([4, 1, 0, 0, 0, 0]),
        NO_SKILL,
        3,
        0,
        E::Either(goods([0, 0, 0, 1, 0, 0]), goods([0, 0, 0, 0, 1, 0])),
    ),
    building(goods([0, 0, 4, 3, 0, 0]), CARPENTRY_TILING, 8, 0, E::Draw(2)),
    building(goods([0, 0, 4, 2, 2, 0]), ALL_SKILLS, 14, -1, E::LoseVirtue(2)),
    building(goods([0, 2, 2, 3, 0, 0]), MASONRY, 7, 0, E::Gain(goods([0, 0, 0, 0, 2, 0]))),
    building(goods([3, 0, 4, 1, 2, 0]), ALL_SKILLS, 12, -2, E::Capture(2)),
    building(goods([0, 0, 3, 0, 1, 0]), NO_SKILL, 4, 1, E::DebtVp(1)),
    building(goods([0, 0, 1, 1, 3, 0]), CARPENTRY_TILING, 10, -2, E::DebtVp(-1)),
    building(goods([1, 3, 2, 0, 0, 0]), CARPENTRY_MASONRY, 8, -2, E::ReleasePrisoners),
    building(goods([0, 5, 2, 2, 0, 0]), ALL_SKILLS, 12, -2, E::VpPer(Per::Captured, 3)),
    building(goods([0, 4, 2, 0, 1, 0]), CARPENTRY_TILING, 8, 0, E::Library),
    building(goods([0, 3, 1, 0, 2, 0]), TILING, 6, 0, E::VpPer(Per::Virtue, 4)),
    building(goods([4, 0, 2, 0, 0, 0]), NO_SKILL, 3, 0, E::Gain(goods([0, 4, 0, 0, 0, 0]))),
    building(goods([0, 2, 4, 0, 0, 0]), NO_SKILL, 5, 0, E::VpPer(Per::Skilled(Skill::Masonry), 1)),
    building(goods([4, 2, 0, 1, 0, 0]), MASONRY, 5, -1, E::VpPer(Per::PaidDebts, 1)),
    building(goods([0, 2, 3, 0, 2, 0]), TILING_MASONRY, 9, 1, E::Monument),
    building(goods([1, 3, 1, 1, 0, 0]), CARPENTRY, 7, 0, E::VirtuePer(Per::Marble, 2)),
    building(goods([0, 3, 3, 0, 2, 0]), TILING_MASONRY, 9, 0, E::Palace),
    building(goods([6, 1, 0, 0, 0, 0]), NO_SKILL, 4, 0, E::VirtuePer(Per::PaidDebts, 2)),
    building(goods([0, 2, 0, 1, 1, 0]), TILING, 6, 0, E::MostVp(Most::Of(Resource::Silver), 2)),
    building(goods([4, 2, 0, 0, 0, 0]), NO_SKILL, 3, 0, E::Gain(goods([0, 0, 4, 0, 0, 0]))),
    building(goods([0, 2, 0, 2, 0, 0]), NO_SKILL, 4, 1, E::MostVp(Most::Cathedral, 2)),
    building(goods([2, 0, 4, 0, 1, 0]), MASONRY, 7, 0, E::MostVp(Most::Of(Resource::Stone), 2)),
    building(goods([0, 3, 2, 1, 0, 0]), CARPENTRY, 6, 0, E::Hire),
    building(goods([1, 2, 3, 0, 0, 0]), MASONRY, 8, -2, E::Gain(goods([0, 0, 0, 0, 0, 4]))),
    building(goods([2, 1, 2, 0, 0, 0]), NO_SKILL, 5, 0, E::VpPer(Per::Skilled(Skill::Tiling), 1)),
    building(goods([0, 1, 3, 2, 0, 0]), MASONRY, 7, 0, E::VirtuePer(Per::Materials, 4)),
    building(
        goods([0, 1, 3, 1, 0, 0]),
        TILING,
        6,
        0,
        E::Either(goods([0, 0, 0, 1, 0, 0]), goods([0, 0, 0, 0, 0, 3])),
    ),
    building(goods([4, 2, 3, 0, 2, 0]), ALL_SKILLS, 11, 1, E::NoDebtVp(2)),
    building(goods([3, 4, 0, 1, 1, 0]), ALL_SKILLS, 11, -1, E::Watchtower),
    building(goods([0, 2, 2, 0, 0, 0]), NO_SKILL, 3, 0, E::Gain(goods([4, 0, 0, 0, 0, 0]))),
    building(goods([2, 4, 0, 1, 0, 0]), CARPENTRY, 7, 0, E::MostVp(Most::Of(Resource::Wood), 2)),
    building(goods([0, 3, 1, 0, 0, 0]), NO_SKILL, 3, 0, E::Crane),
    building(goods([4, 1, 2, 0, 2, 0]), ALL_SKILLS, 12, -1, E::Graveyard),
    building(goods([1, 5, 1, 0, 0, 0]), NO_SKILL, 4, 0, E::VirtuePer(Per::Buildings, 2)),
];

/// The costs of all buildings, packed for quick comparison.
static COSTS: [PackedGoods; BUILDINGS] = {
    let mut costs = [Goods::NONE.packed(); BUILDINGS];
    let mut card = 0;
    while card < BUILDINGS {
        costs[card] = CARDS[card].cost.packed();
        card += 1;
    }
    costs
};

impl Building {
    pub(crate) const fn packed_cost(self) -> PackedGoods {
        COSTS[self as usize]
    }

    /// The printed values.
    pub const fn card(self) -> &'static BuildingCard {
        &CARDS[self as usize]
    }

    /// Returns true if it is outside the box (L).
    pub const fn is_promo(self) -> bool {
        self as usize >= BUILDINGS - PROMO
    }

    /// Returns true if it is in a game for one: the markets of resources are taken out (O2).
    pub const fn is_solo(self) -> bool {
        !matches!(self.card().effect, BuildingEffect::MostVp(Most::Of(_), _))
    }
}

/// The buildings that need no more than these skills, by skill set.
static WITHIN: [BuildingSet; 8] = {
    let mut within = [BuildingSet(0); 8];
    let mut skills = 0;
    while skills < 8 {
        let mut card = 0;
        while card < BUILDINGS {
            if CARDS[card].skills.minus(SkillSet(skills)).is_empty() {
                within[skills as usize].0 |= 1 << card;
            }
            card += 1;
        }
        skills += 1;
    }
    within
};

/// Some of the buildings, as a mask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BuildingSet(pub u64);

impl BuildingSet {
    /// No buildings.
    pub const NONE: Self = Self(0);

    /// All buildings of the box, and the promotional ones if they are in the game.
    pub const fn in_game(promo: bool) -> Self {
        let count = if promo { BUILDINGS } else { BUILDINGS - PROMO };
        Self((1 << count) - 1)
    }

    /// Those for which these skills are enough (B1).
    pub(crate) fn within(skills: SkillSet) -> Self {
        WITHIN[usize::from(skills.0)]
    }

    /// A set of one building.
    pub const fn one(building: Building) -> Self {
        Self(1 << building as u8)
    }

    /// Returns true if a card is among them.
    pub const fn contains(self, building: Building) -> bool {
        self.0 >> building as u8 & 1 == 1
    }

    /// The set with a card added.
    #[must_use]
    pub const fn with(self, building: Building) -> Self {
        Self(self.0 | 1 << building as u8)
    }

    /// The set with a card taken out.
    #[must_use]
    pub const fn without(self, building: Building) -> Self {
        Self(self.0 & !(1 << building as u8))
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// The cards that are in both sets.
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// The cards that are in either set.
    #[must_use]
    pub const fn or(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// The number of cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in order.
    pub fn iter(self) -> impl Iterator<Item = Building> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = Building::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(*next)
        })
    }

    pub(crate) fn nth(self, n: u8) -> Option<Building> {
        self.iter().nth(usize::from(n))
    }
}

impl FromIterator<Building> for BuildingSet {
    fn from_iter<T: IntoIterator<Item = Building>>(buildings: T) -> Self {
        buildings.into_iter().fold(Self::NONE, Self::with)
    }
}
