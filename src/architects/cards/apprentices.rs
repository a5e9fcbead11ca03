//! The apprentices (C1, H): kinds, and cards, some of which exist twice. A test compares the table with the data file.
//!
//! ```
//! use guildhall::architects::Apprentice;
//! assert_eq!(Apprentice::Miner.card().copies, 2);
//! assert!(Apprentice::Peddler.is_promo());
//! ```

use crate::architects::components::{Circle, SkillSet};
use crate::architects::goods::bundle::{Goods, goods};
use crate::game::with_ids;

with_ids! {
    /// An apprentice as printed, in the order of the data file; the last three are promotional (L4 to L6).
    Apprentice {
        AcolyteCarpentry = "acolyte-carpentry",
        AcolyteTiling = "acolyte-tiling",
        AcolyteMasonry = "acolyte-masonry",
        Conspirator = "conspirator",
        DebtCollectorCarpentry = "debt-collector-carpentry",
        DebtCollectorTiling = "debt-collector-tiling",
        DebtCollectorMasonry = "debt-collector-masonry",
        Gatekeeper = "gatekeeper",
        Illusionist = "illusionist",
        Jeweller = "jeweller",
        Labourer = "labourer",
        MerchantClay = "merchant-clay",
        MerchantGold = "merchant-gold",
        MerchantMarble = "merchant-marble",
        MerchantStone = "merchant-stone",
        MerchantWood = "merchant-wood",
        Miner = "miner",
        PatronClay = "patron-clay",
        PatronSilver = "patron-silver",
        PatronStone = "patron-stone",
        PatronWood = "patron-wood",
        Pickpocket = "pickpocket",
        SquireCarpentry = "squire-carpentry",
        SquireTiling = "squire-tiling",
        SquireMasonry = "squire-masonry",
        Stonecutter = "stonecutter",
        SwindlerCarpentry = "swindler-carpentry",
        SwindlerTiling = "swindler-tiling",
        SwindlerMasonry = "swindler-masonry",
        Thief = "thief",
        TraderClay = "trader-clay",
        TraderStone = "trader-stone",
        TraderWood = "trader-wood",
        Trickster = "trickster",
        Woodcutter = "woodcutter",
        Enforcer = "enforcer",
        Overseer = "overseer",
        Peddler = "peddler",
    }
}

pub(crate) const APPRENTICES: usize = Apprentice::ALL.len();

/// Promotional apprentices, one card each.
const PROMO: usize = 3;

/// The number of cards, promotional ones included.
pub(crate) const APPRENTICE_CARDS: usize = 43;

/// The ability of an apprentice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Nothing (H11).
    None,
    /// Goods with every visit of a place (H4, H9).
    Visit(Circle, Goods),
    /// One more trade at the storehouse (K3, H5).
    Trade {
        /// Goods paid.
        give: Goods,
        /// Goods received.
        get: Goods,
        /// Virtue received.
        virtue: u8,
    },
    /// Goods and buildings with every advance on the cathedral (H6).
    Advance(Goods, u8),
    /// Goods with every debt paid off (H6).
    PayOff(Goods),
    /// A discount on captures at the town centre (H7).
    Conspire,
    /// No virtue lost by black market actions (H8).
    Illude,
    /// A discount on black market actions (H8).
    Trick,
    /// Goods with every black market action (H8).
    Swindle(Goods),
    /// Virtue less lost at the tax stand (H9).
    Thieve,
    /// So many workers out of prison in a reset (H10).
    Gatekeep(u8),
    /// A reward in a reset without own workers in prison (H10).
    Squire {
        /// Goods.
        get: Goods,
        /// Virtue.
        virtue: u8,
    },
    /// Goods when captured workers are sent to prison (L4).
    Sell(Goods),
    /// One worker more at the storehouse (L5).
    Oversee,
    /// Goods in every reset (L6).
    Peddle(Goods),
}

/// The printed values of an apprentice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ApprenticeCard {
    /// Copies of the card.
    pub copies: u8,
    /// The skills it shows.
    pub skills: SkillSet,
    /// The change of virtue when it is hired.
    pub virtue: i8,
    /// The ability.
    pub ability: Ability,
}

use Ability as A;

const CARPENTRY: SkillSet = SkillSet(1);
const TILING: SkillSet = SkillSet(2);
const MASONRY: SkillSet = SkillSet(4);
const ALL_SKILLS: SkillSet = SkillSet(7);

const fn apprentice(copies: u8, skills: SkillSet, virtue: i8, ability: A) -> ApprenticeCard {
    ApprenticeCard { copies, skills, virtue, ability }
}

static KINDS: [ApprenticeCard; APPRENTICES] = [
    apprentice(1, CARPENTRY, 1, A::Advance(goods([0, 0, 0, 0, 0, 0]), 1)),
    apprentice(1, TILING, 1, A::Advance(goods([2, 0, 0, 0, 0, 0]), 0)),
    apprentice(1, MASONRY, 1, A::Advance(goods([0, 0, 0, 0, 0, 2]), 0)),
    apprentice(2, CARPENTRY, 0, A::Conspire),
    apprentice(1, CARPENTRY, 0, A::PayOff(goods([0, 2, 0, 0, 0, 0]))),
    apprentice(1, TILING, 0, A::PayOff(goods([2, 0, 0, 0, 0, 0]))),
    apprentice(1, MASONRY, 0, A::PayOff(goods([0, 0, 2, 0, 0, 0]))),
    apprentice(1, MASONRY, -1, A::Gatekeep(2)),
    apprentice(1, CARPENTRY, -1, A::Illude),
    apprentice(2, TILING, 0, A::Visit(Circle::Silversmith, goods([0, 0, 0, 0, 0, 1]))),
    apprentice(1, ALL_SKILLS, 0, A::None),
    apprentice(
        1,
        TILING,
        0,
        A::Trade { give: goods([0, 0, 0, 0, 0, 1]), get: goods([3, 0, 0, 0, 0, 0]), virtue: 0 },
    ),
    apprentice(
        1,
        MASONRY,
        0,
        A::Trade { give: goods([0, 0, 0, 0, 0, 2]), get: goods([0, 0, 0, 1, 0, 0]), virtue: 0 },
    ),
    apprentice(
        1,
        TILING,
        0,
        A::Trade { give: goods([0, 0, 0, 0, 0, 3]), get: goods([0, 0, 0, 0, 1, 0]), virtue: 0 },
    ),
    apprentice(
        1,
        MASONRY,
        0,
        A::Trade { give: goods([0, 0, 0, 0, 0, 1]), get: goods([0, 0, 2, 0, 0, 0]), virtue: 0 },
    ),
    apprentice(
        1,
        CARPENTRY,
        0,
        A::Trade { give: goods([0, 0, 0, 0, 0, 1]), get: goods([0, 2, 0, 0, 0, 0]), virtue: 0 },
    ),
    apprentice(2, TILING, 0, A::Visit(Circle::Mines, goods([1, 0, 0, 0, 0, 0]))),
    apprentice(
        1,
        TILING,
        0,
        A::Trade { give: goods([1, 0, 0, 0, 0, 0]), get: goods([0, 0, 0, 0, 0, 0]), virtue: 1 },
    ),
    apprentice(
        1,
        MASONRY,
        0,
        A::Trade { give: goods([0, 0, 0, 0, 0, 2]), get: goods([0, 0, 0, 0, 0, 0]), virtue: 1 },
    ),
    apprentice(
        1,
        MASONRY,
        0,
        A::Trade { give: goods([0, 0, 1, 0, 0, 0]), get: goods([0, 0, 0, 0, 0, 0]), virtue: 1 },
    ),
    apprentice(
        1,
        CARPENTRY,
        0,
        A::Trade { give: goods([0, 1, 0, 0, 0, 0]), get: goods([0, 0, 0, 0, 0, 0]), virtue: 1 },
    ),
    apprentice(1, TILING, -1, A::Visit(Circle::TaxStand, goods([0, 0, 0, 1, 0, 0]))),
    apprentice(1, CARPENTRY, 1, A::Squire { get: goods([0, 0, 0, 0, 0, 0]), virtue: 2 }),
    apprentice(1, TILING, 1, A::Squire { get: goods([0, 0, 0, 1, 0, 0]), virtue: 0 }),
    apprentice(1, MASONRY, 1, A::Squire { get: goods([0, 0, 0, 0, 1, 0]), virtue: 0 }),
    apprentice(2, MASONRY, 0, A::Visit(Circle::Quarry, goods([0, 0, 1, 0, 0, 0]))),
    apprentice(1, CARPENTRY, -1, A::Swindle(goods([0, 1, 0, 0, 0, 0]))),
    apprentice(1, TILING, -1, A::Swindle(goods([2, 0, 0, 0, 0, 0]))),
    apprentice(1, MASONRY, -1, A::Swindle(goods([0, 0, 1, 0, 0, 0]))),
    apprentice(1, CARPENTRY, 0, A::Thieve),
    apprentice(
        1,
        TILING,
        0,
        A::Trade { give: goods([3, 0, 0, 0, 0, 0]), get: goods([0, 0, 0, 0, 1, 0]), virtue: 0 },
    ),
    apprentice(
        1,
        MASONRY,
        0,
        A::Trade { give: goods([0, 0, 2, 0, 0, 0]), get: goods([0, 0, 0, 0, 1, 0]), virtue: 0 },
    ),
    apprentice(
        1,
        CARPENTRY,
        0,
        A::Trade { give: goods([0, 2, 0, 0, 0, 0]), get: goods([0, 0, 0, 0, 1, 0]), virtue: 0 },
    ),
    apprentice(1, MASONRY, -1, A::Trick),
    apprentice(2, CARPENTRY, 0, A::Visit(Circle::Forest, goods([0, 1, 0, 0, 0, 0]))),
    apprentice(1, TILING, 0, A::Sell(goods([0, 0, 0, 1, 0, 0]))),
    apprentice(1, MASONRY, 0, A::Oversee),
    apprentice(1, CARPENTRY, -1, A::Peddle(goods([0, 0, 0, 0, 0, 2]))),
];

/// The kind of every card: those of a kind lie side by side, in the order of the kinds.
static CARDS: [Apprentice; APPRENTICE_CARDS] = {
    let mut cards = [Apprentice::Labourer; APPRENTICE_CARDS];
    let (mut card, mut kind) = (0, 0);
    while kind < APPRENTICES {
        let mut copy = 0;
        while copy < KINDS[kind].copies {
            cards[card] = Apprentice::ALL[kind];
            card += 1;
            copy += 1;
        }
        kind += 1;
    }
    cards
};

static OF_KIND: [ApprenticeSet; APPRENTICES] = {
    let mut sets = [ApprenticeSet(0); APPRENTICES];
    let mut card = 0;
    while card < APPRENTICE_CARDS {
        sets[CARDS[card] as usize].0 |= 1 << card;
        card += 1;
    }
    sets
};

static WITH_SKILL: [ApprenticeSet; 3] = {
    let mut sets = [ApprenticeSet(0); 3];
    let mut card = 0;
    while card < APPRENTICE_CARDS {
        let mut skill = 0;
        while skill < 3 {
            if KINDS[CARDS[card] as usize].skills.0 >> skill & 1 == 1 {
                sets[skill].0 |= 1 << card;
            }
            skill += 1;
        }
        card += 1;
    }
    sets
};

/// The cards that add a trade at the storehouse.
static TRADERS: ApprenticeSet = {
    let mut set = ApprenticeSet(0);
    let mut card = 0;
    while card < APPRENTICE_CARDS {
        if matches!(KINDS[CARDS[card] as usize].ability, A::Trade { .. }) {
            set.0 |= 1 << card;
        }
        card += 1;
    }
    set
};

impl Apprentice {
    /// The printed values.
    pub const fn card(self) -> &'static ApprenticeCard {
        &KINDS[self as usize]
    }

    /// Returns true if it is outside the box (L).
    pub const fn is_promo(self) -> bool {
        self as usize >= APPRENTICES - PROMO
    }
}

/// One of the cards, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct CardNumber(pub(crate) u8);

impl CardNumber {
    pub(crate) fn kind(self) -> Apprentice {
        CARDS[usize::from(self.0)]
    }
}

/// Some of the apprentice cards, as a mask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ApprenticeSet(pub(crate) u64);

impl ApprenticeSet {
    /// All cards of the box, and the promotional ones if they are in the game.
    pub(crate) const fn in_game(promo: bool) -> Self {
        let count = if promo { APPRENTICE_CARDS } else { APPRENTICE_CARDS - PROMO };
        Self((1 << count) - 1)
    }

    pub(crate) fn like(self, kind: Apprentice) -> Self {
        Self(self.0 & OF_KIND[kind.index()].0)
    }

    /// The number of cards of a kind.
    pub fn count(self, kind: Apprentice) -> u8 {
        self.like(kind).len()
    }

    /// The number of cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns true if there are no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All skills they show.
    pub fn skills(self) -> SkillSet {
        let shows = |skill: usize| u8::from(self.0 & WITH_SKILL[skill].0 != 0) << skill;
        SkillSet(shows(0) | shows(1) | shows(2))
    }

    /// The number of cards that show each skill (F2).
    pub fn skilled(self) -> [u8; 3] {
        [0, 1, 2].map(|skill: usize| Self(self.0 & WITH_SKILL[skill].0).len())
    }

    /// Those that add a trade at the storehouse (K3).
    pub(crate) const fn traders(self) -> Self {
        Self(self.0 & TRADERS.0)
    }

    /// The kinds in order, each as often as there are cards.
    pub fn iter(self) -> impl Iterator<Item = Apprentice> {
        self.cards().map(CardNumber::kind)
    }

    /// The kinds in order, each once.
    pub fn kinds(self) -> impl Iterator<Item = Apprentice> {
        let mut last = None;
        self.iter().filter(move |&kind| last.replace(kind) != Some(kind))
    }

    /// The sum of the goods that `what` finds in their abilities.
    pub(crate) fn bring(self, what: impl Fn(Ability) -> Option<Goods>) -> Goods {
        self.iter().filter_map(|it| what(it.card().ability)).fold(Goods::NONE, std::ops::Add::add)
    }

    pub(crate) fn cards(self) -> impl Iterator<Item = CardNumber> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| CardNumber(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(next)
        })
    }

    pub(crate) const fn add(&mut self, card: CardNumber) {
        self.0 |= 1 << card.0;
    }

    pub(crate) fn take(&mut self, kind: Apprentice) -> Option<CardNumber> {
        let card = self.like(kind).cards().next()?;
        self.0 &= !(1 << card.0);
        Some(card)
    }
}
