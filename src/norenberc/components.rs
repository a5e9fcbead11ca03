//! The components (C1 to C3) and their ids in data. The numbers of tiles are data of the box ([`super::TileBox`]).
//!
//! ```
//! use guildhall::norenberc::{Good, Guild};
//! assert_eq!(Guild::Printers.good(), Good::Page);
//! assert_eq!(Guild::from_id("hatters"), Some(Guild::Hatters));
//! ```

use super::rule_id::RuleId;
use crate::game::with_ids;

/// Guilds in the box (C1).
pub(crate) const GUILDS: usize = 6;
/// Goods of each type (C2).
pub const GOODS_PER_GUILD: u8 = 12;
/// Crests of each guild (C2).
pub const CRESTS_PER_GUILD: u8 = 4;
/// Prestige crests (C2).
pub const PRESTIGE_CRESTS: u8 = 4;
/// Craftsmen of each guild (C2).
pub(crate) const CRAFTSMEN_PER_GUILD: usize = 11;
/// Townsmen in the box (C3).
pub(crate) const TOWNSMEN: u8 = 26;
/// The lowest value of a craftsman (C2).
pub(crate) const LOWEST_VALUE: u8 = 2;
/// The highest value of a craftsman (C2).
pub(crate) const HIGHEST_VALUE: u8 = 7;
/// The most agents a player may have (C4).
pub const MOST_AGENTS: u8 = 8;
/// The fewest players (S1).
pub(crate) const FEWEST_PLAYERS: u8 = 2;
/// The most players (S1).
pub(crate) const MOST_PLAYERS: u8 = 5;
/// The number of rounds (G1).
pub(crate) const ROUNDS: u8 = 4;

with_ids! {
    /// A guild, in the order in which they are called (C1).
    Guild {
        Brewers = "brewers",
        Bakers = "bakers",
        Shoemakers = "shoemakers",
        Printers = "printers",
        Tailors = "tailors",
        Hatters = "hatters",
    }
}

with_ids! {
    /// A type of goods, in the order of the guilds that make them (C1).
    Good {
        Beer = "beer",
        Pastry = "pastry",
        Shoe = "shoe",
        Page = "page",
        Cloth = "cloth",
        Hat = "hat",
    }
}

with_ids! {
    /// A townsman as printed: the variants of a kind (musician 3 or 5) are told apart (C3).
    Townsman {
        Councilman = "councilman",
        Burglar = "burglar",
        Guardsman = "guardsman",
        Musician3 = "musician-3",
        Musician5 = "musician-5",
        Peddler = "peddler",
        Mayor = "mayor",
        Nobleman2 = "nobleman-2",
        Nobleman3 = "nobleman-3",
        TaxCollector = "tax-collector",
        Engraver = "engraver",
        Foreman2 = "foreman-2",
        Foreman3 = "foreman-3",
        Foreman4 = "foreman-4",
        Apprentice = "apprentice",
    }
}

/// The number of townsmen that can be told apart.
pub const TOWNSMAN_VARIANTS: usize = Townsman::ALL.len();

impl Guild {
    /// The type of goods that the guild makes.
    pub const fn good(self) -> Good {
        Good::ALL[self as usize]
    }

    /// The first `count` guilds.
    pub fn first(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        Self::ALL.into_iter().take(usize::from(count))
    }

    /// The next guild, if there is one.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.index() + 1).copied()
    }
}

impl Good {
    /// The guild that makes it.
    pub const fn guild(self) -> Guild {
        Guild::ALL[self as usize]
    }
}

/// When a townsman acts (C3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trigger {
    /// At once, when recruited (W1).
    Star,
    /// At every end of round (W5).
    Moon,
    /// At the end of the game.
    Sun,
}

impl Townsman {
    pub(crate) const fn trigger(self) -> Trigger {
        match self {
            Self::Councilman | Self::Burglar | Self::Guardsman => Trigger::Star,
            Self::Musician3 | Self::Musician5 | Self::Peddler | Self::Mayor => Trigger::Moon,
            Self::Nobleman2
            | Self::Nobleman3
            | Self::TaxCollector
            | Self::Engraver
            | Self::Foreman2
            | Self::Foreman3
            | Self::Foreman4
            | Self::Apprentice => Trigger::Sun,
        }
    }

    /// Returns true if it lies in front of a player at the end of the game, neither back on the stack nor on a roof.
    pub const fn stays(self) -> bool {
        !matches!(self, Self::Councilman | Self::Burglar | Self::Guardsman | Self::Peddler | Self::Mayor)
    }

    /// The number printed on it: talers of a musician, VP of a nobleman, value of a foreman; 0 where there is none.
    pub const fn printed(self) -> u8 {
        match self {
            Self::Nobleman2 | Self::Foreman2 => 2,
            Self::Musician3 | Self::Nobleman3 | Self::Foreman3 => 3,
            Self::Foreman4 => 4,
            Self::Musician5 => 5,
            Self::Councilman
            | Self::Burglar
            | Self::Guardsman
            | Self::Peddler
            | Self::Mayor
            | Self::TaxCollector
            | Self::Engraver
            | Self::Apprentice => 0,
        }
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Councilman => RuleId::W2,
            Self::Burglar => RuleId::W3,
            Self::Guardsman => RuleId::W4,
            Self::Musician3 | Self::Musician5 => RuleId::W6,
            Self::Peddler => RuleId::W7,
            Self::Mayor => RuleId::W8,
            Self::Nobleman2 | Self::Nobleman3 => RuleId::W9,
            Self::TaxCollector => RuleId::W10,
            Self::Engraver => RuleId::W11,
            Self::Foreman2 | Self::Foreman3 | Self::Foreman4 => RuleId::W12,
            Self::Apprentice => RuleId::W13,
        }
    }
}

/// A craftsman as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Craftsman {
    /// The guild it belongs to.
    pub guild: Guild,
    /// The value, 2 to 7.
    pub value: u8,
    /// True if it shows *agent+* (A8).
    pub agent: bool,
}

/// A tile that can lodge in a window. Craftsmen and townsmen have the same back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(untagged)]
pub enum Tile {
    /// A craftsman of any guild.
    Craftsman(Craftsman),
    /// A townsman.
    Townsman(Townsman),
}

/// A window of the lodgings, 1 to 4 from left to right (A6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Window(u8);

impl Window {
    /// The four windows, left to right.
    pub const ALL: [Self; 4] = [Self(1), Self(2), Self(3), Self(4)];

    /// The window with this number, 1 to 4.
    pub fn new(number: u8) -> Option<Self> {
        (1..=4).contains(&number).then_some(Self(number))
    }

    /// The number, 1 to 4.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The index, 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// The place of a tile in a workshop, 1 to 5, numbered from the set-up on and not moved when tiles slide down: tile 1, 2
/// and 3 are guildmasters of those rounds, 4 is the lower and 5 the upper tile of the stack, guildmaster of round 4 (S5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Bench(u8);

impl From<Bench> for u8 {
    fn from(bench: Bench) -> Self {
        bench.0
    }
}

impl TryFrom<u8> for Bench {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("1 to 5")
    }
}

impl Bench {
    /// The five places, bottom first.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];
    /// The lower tile of the stack.
    pub const UNDER_STACK: Self = Self(4);

    /// The place with this number, 1 to 5.
    pub fn new(number: u8) -> Option<Self> {
        (1..=5).contains(&number).then_some(Self(number))
    }

    /// The place of the guildmaster of a round.
    pub const fn of_guildmaster(round: u8) -> Self {
        // S5: in round 4 the upper tile of the stack is guildmaster, the lower one lies under it.
        if round >= ROUNDS { Self(5) } else { Self(round) }
    }

    /// The number, 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The index, 0 to 4.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

/// A set of guilds: the cards of a plan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GuildSet(pub u8);

impl GuildSet {
    /// Returns true if the guild is in the set.
    pub const fn contains(self, guild: Guild) -> bool {
        self.0 >> guild as u8 & 1 == 1
    }

    /// The set with the guild added.
    #[must_use]
    pub const fn with(self, guild: Guild) -> Self {
        Self(self.0 | 1 << guild as u8)
    }

    /// The set with the guild taken out.
    #[must_use]
    pub const fn without(self, guild: Guild) -> Self {
        Self(self.0 & !(1 << guild as u8))
    }

    /// The number of guilds in the set.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The guilds in number order.
    pub fn iter(self) -> impl Iterator<Item = Guild> {
        Guild::ALL.into_iter().filter(move |&guild| self.contains(guild))
    }
}

impl FromIterator<Guild> for GuildSet {
    fn from_iter<T: IntoIterator<Item = Guild>>(guilds: T) -> Self {
        guilds.into_iter().fold(Self::default(), Self::with)
    }
}
