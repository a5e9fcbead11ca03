//! The cards of the black market and the rewards of the cathedral (C1). A test compares the tables with the data file.
//!
//! ```
//! use guildhall::architects::{MarketCard, SmallSide};
//! let card = MarketCard::new(7).unwrap();
//! assert_eq!(card.small(), SmallSide::Gold);
//! assert_eq!(MarketCard::new(11), None);
//! ```

use crate::architects::goods::bundle::{Goods, goods};
use crate::game::with_ids;

with_ids! {
    /// A small side: each is on two cards, with different large sides (X41).
    SmallSide {
        Marble = "marble",
        Gold = "gold",
        StoneMarble = "stone-marble",
        WoodGold = "wood-gold",
        WoodMarble = "wood-marble",
    }
}

pub(crate) const MARKET_CARDS: u8 = 10;
pub(crate) const REWARD_CARDS: u8 = 11;

const SIDES: [(Goods, Goods); MARKET_CARDS as usize] = [
    (goods([0, 0, 0, 0, 1, 0]), goods([0, 2, 0, 0, 2, 0])),
    (goods([0, 0, 0, 2, 0, 0]), goods([0, 1, 1, 1, 1, 0])),
    (goods([0, 0, 1, 0, 1, 0]), goods([0, 0, 2, 0, 2, 0])),
    (goods([0, 1, 0, 1, 0, 0]), goods([0, 2, 1, 1, 0, 0])),
    (goods([0, 1, 0, 0, 1, 0]), goods([0, 1, 2, 0, 1, 0])),
    (goods([0, 0, 0, 0, 1, 0]), goods([0, 0, 2, 0, 2, 0])),
    (goods([0, 0, 0, 2, 0, 0]), goods([0, 1, 2, 0, 1, 0])),
    (goods([0, 0, 1, 0, 1, 0]), goods([0, 2, 1, 1, 0, 0])),
    (goods([0, 1, 0, 1, 0, 0]), goods([0, 1, 1, 1, 1, 0])),
    (goods([0, 1, 0, 0, 1, 0]), goods([0, 2, 0, 0, 2, 0])),
];

/// The goods printed on the left space, where there always is a card (X14).
pub const PRINTED_SMALL: Goods = goods([0, 0, 0, 1, 1, 0]);
/// The goods printed on the right space, for before the first reset and after a reshuffle (X14).
pub const PRINTED_LARGE: Goods = goods([0, 1, 1, 0, 2, 0]);

impl SmallSide {
    /// The goods it brings.
    pub const fn goods(self) -> Goods {
        SIDES[self as usize].0
    }
}

/// A market card, by its number in data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MarketCard(u8);

impl MarketCard {
    /// The card with this number, 1 to 10.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= MARKET_CARDS { Some(Self(number)) } else { None }
    }

    /// All ten cards.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (1..=MARKET_CARDS).map(Self)
    }

    /// The number, 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The side that lies up in the small market.
    pub const fn small(self) -> SmallSide {
        SmallSide::ALL[(self.0 as usize - 1) % SmallSide::ALL.len()]
    }

    /// The goods of the small side.
    pub const fn small_goods(self) -> Goods {
        SIDES[self.0 as usize - 1].0
    }

    /// The goods of the large side.
    pub const fn large_goods(self) -> Goods {
        SIDES[self.0 as usize - 1].1
    }
}

/// A reward card, by its number in data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RewardCard(u8);

/// The gains from a reward (A2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reward {
    /// Virtue.
    pub virtue: u8,
    /// Goods and silver.
    pub goods: Goods,
    /// Buildings drawn.
    pub buildings: u8,
}

const fn reward(virtue: u8, goods: Goods, buildings: u8) -> Reward {
    Reward { virtue, goods, buildings }
}

const REWARDS: [Reward; REWARD_CARDS as usize] = [
    reward(1, goods([0, 0, 0, 0, 0, 3]), 0),
    reward(1, goods([0, 2, 0, 0, 0, 0]), 0),
    reward(1, goods([0, 0, 2, 0, 0, 0]), 0),
    reward(1, goods([0, 0, 0, 0, 0, 0]), 1),
    reward(2, goods([0, 0, 0, 0, 0, 0]), 0),
    reward(1, goods([0, 0, 0, 0, 0, 3]), 0),
    reward(1, goods([0, 2, 0, 0, 0, 0]), 0),
    reward(1, goods([0, 0, 2, 0, 0, 0]), 0),
    reward(1, goods([0, 0, 0, 0, 0, 0]), 1),
    reward(2, goods([0, 0, 0, 0, 0, 0]), 0),
    reward(1, goods([0, 0, 0, 1, 0, 0]), 0),
];

impl RewardCard {
    /// The card with this number, 1 to 11.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= REWARD_CARDS { Some(Self(number)) } else { None }
    }

    /// All eleven cards.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (1..=REWARD_CARDS).map(Self)
    }

    /// The number, 1 to 11.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The gains from it.
    pub const fn reward(self) -> Reward {
        REWARDS[self.0 as usize - 1]
    }
}
