//! The round helper's ledger: what is known of a table whose people tell only what they like to. Every fact may be
//! unknown; nothing is ever taken for zero because nobody told it.
//!
//! Goods and talers are told at the end of a round and forgotten when the next one starts. A tile that a favourite took
//! is remembered by its place in the workshop, so that its value may be told later.

mod enter;
mod hand;
mod late;
mod may_be;
mod open;
mod talers;
mod walk;

pub use hand::Hand;
pub use late::Unanswered;
pub use open::Gap;

use std::collections::BTreeMap;

use super::favorite::Richest;
use super::round_end::RoundEnd;
use super::sheet::FinalSheet;
use super::tiles::held;
use crate::game::{Seat, SeatSet};
use crate::norenberc::components::{GOODS_PER_GUILD, GUILDS};
use crate::norenberc::round_end::prestige_guild;
use crate::norenberc::{Bench, Craftsman, Good, Guild, GuildSet, Tile, TileBox, guilds_in_play};

/// What the table has ruled about favourites, by round and guild: the entry, and who it is.
pub(super) type Rulings = BTreeMap<(u8, Guild), (usize, Option<Seat>)>;

/// A craftsman in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnCraftsman {
    /// One whose value was told, and perhaps whether it shows *agent+*.
    Known {
        /// Whose craftsman.
        guild: Guild,
        /// Its value.
        value: u8,
        /// Whether it shows *agent+*.
        agent: Option<bool>,
    },
    /// One that lay at this place of its guild's workshop.
    Settled {
        /// Whose craftsman.
        guild: Guild,
        /// Where it lay.
        bench: Bench,
    },
}

impl OwnCraftsman {
    /// Whose craftsman it is.
    pub const fn guild(self) -> Guild {
        match self {
            Self::Known { guild, .. } | Self::Settled { guild, .. } => guild,
        }
    }
}

impl From<Craftsman> for OwnCraftsman {
    fn from(Craftsman { guild, value, agent }: Craftsman) -> Self {
        Self::Known { guild, value, agent: Some(agent) }
    }
}

/// What was told in this round, and is forgotten with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThisRound {
    /// Goods in the supplies, by seat and good.
    pub counts: [[Option<u8>; GUILDS]; 5],
    /// Goods on peddlers, by seat and good.
    pub peddled: [[u8; GUILDS]; 5],
    /// Peddlers whose good was not told, by seat.
    pub unknown_peddlers: [u8; 5],
    /// Amounts of talers, by seat.
    pub talers: [Option<u16>; 5],
    /// Comparisons of talers.
    pub richest: Vec<Richest>,
    /// Guilds of whose favourite nobody knows.
    pub no_answer: GuildSet,
    /// Where the prestige crest lies, where that was told.
    pub prestige: Option<Guild>,
    /// Whether nobody knows where it lies.
    pub no_prestige: bool,
    /// Whether anything happened in this round yet.
    pub begun: bool,
}

/// The prestige guild of the round before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Previous {
    /// Nobody has told.
    Unknown,
    /// In round 1 there was none.
    None,
    /// This one.
    Guild(Guild),
}

/// What is known of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Ledger {
    players: u8,
    round: u8,
    over: bool,
    order: Option<Vec<Seat>>,
    /// The turn order when this round began.
    first_order: Option<Vec<Seat>>,
    workshops: [[Option<Craftsman>; 5]; GUILDS],
    previous_prestige: Previous,
    mayors: Option<[u8; GUILDS]>,
    hands: Vec<Hand>,
    now: ThisRound,
    /// Craftsmen that were recruited, as they looked.
    recruited: Vec<Craftsman>,
    /// Craftsmen that the guardsman moved into lodgings.
    loose: Vec<Craftsman>,
    history: Vec<RoundEnd>,
    /// Favourites of rounds that are over, of whom nobody knows.
    unknown: Vec<Unanswered>,
    rulings: Rulings,
}

impl Ledger {
    /// How many players there are.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The guilds in play.
    pub fn guilds(&self) -> impl DoubleEndedIterator<Item = Guild> + Clone + use<> {
        Guild::first(guilds_in_play(self.players))
    }

    /// The round, 1 to 4.
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Whether all four rounds are over.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// The turn order, first to last, if known.
    pub fn order(&self) -> Option<&[Seat]> {
        self.order.as_deref()
    }

    /// The turn order when this round began, if it was known then.
    pub(super) fn first_order(&self) -> Option<&[Seat]> {
        self.first_order.as_deref()
    }

    /// A tile of a workshop, if known; those that were taken are remembered.
    pub const fn settled(&self, guild: Guild, bench: Bench) -> Option<Craftsman> {
        self.workshops[guild.index()][bench.index()]
    }

    /// The guildmaster of this round, if known.
    pub const fn master(&self, guild: Guild) -> Option<Craftsman> {
        self.settled(guild, Bench::of_guildmaster(self.round))
    }

    /// So many craftsmen like this one a guardsman has put into lodgings.
    pub(super) fn loose(&self, craftsman: Craftsman) -> usize {
        self.loose.iter().filter(|it| **it == craftsman).count()
    }

    /// Whether a box holds such a tile that may lie at this place of a workshop: one that nobody has seen elsewhere.
    pub(crate) fn may_settle(&self, tiles: &TileBox, bench: Bench, craftsman: Craftsman) -> bool {
        let here = usize::from(self.settled(craftsman.guild, bench) == Some(craftsman));
        self.seen().count(Tile::Craftsman(craftsman)) - here < held(tiles, Tile::Craftsman(craftsman))
    }

    /// Whether a box holds such a tile that may lie in lodgings.
    pub(crate) fn may_lodge(&self, tiles: &TileBox, tile: Tile) -> bool {
        let loose = if let Tile::Craftsman(craftsman) = tile { self.loose(craftsman) } else { 0 };
        self.seen().count(tile) - loose < held(tiles, tile)
    }

    /// Mayors on each roof, if known.
    pub const fn mayors(&self) -> Option<[u8; GUILDS]> {
        self.mayors
    }

    /// What is known of a player.
    pub fn hand(&self, seat: Seat) -> Option<&Hand> {
        self.hands.get(seat.index())
    }

    /// What was told in this round.
    pub const fn now(&self) -> &ThisRound {
        &self.now
    }

    /// The rounds that are over.
    pub fn history(&self) -> &[RoundEnd] {
        &self.history
    }

    /// Whether somebody has to tell where the prestige crest lies this round, or that nobody knows.
    pub(crate) fn asks_prestige(&self) -> bool {
        self.prestige().is_none() && !self.now.no_prestige
    }

    /// This round's prestige guild: as told, or as it follows (S7, R9).
    pub fn prestige(&self) -> Option<Guild> {
        self.now.prestige.or_else(|| {
            let masters = self.guilds().map(|guild| Some((guild, self.master(guild)?.value)));
            let masters: Option<Vec<_>> = masters.collect();
            let previous = match self.previous_prestige {
                Previous::Unknown => return None,
                Previous::None => None,
                Previous::Guild(guild) => Some(guild),
            };
            prestige_guild(previous, masters?).map(|(guild, _)| guild)
        })
    }

    /// The prestige guild of the round before, which cannot be it again (R9), if there was one and it is known.
    pub(crate) const fn previous_prestige(&self) -> Option<Guild> {
        match self.previous_prestige {
            Previous::Unknown | Previous::None => None,
            Previous::Guild(guild) => Some(guild),
        }
    }

    /// Goods of a type in a supply, if they were counted.
    pub fn count(&self, seat: Seat, good: Good) -> Option<u8> {
        self.now.counts.get(seat.index())?[good.index()]
    }

    /// C2: as many goods of a type as a player can have beside what the others have and what lies on peddlers.
    pub(crate) fn goods_left(&self, seat: Seat, good: Good) -> u8 {
        let others = self.seats().filter(|&other| other != seat).filter_map(|other| self.count(other, good));
        let peddled = self.now.peddled.iter().map(|goods| goods[good.index()]);
        others.chain(peddled).fold(GOODS_PER_GUILD, u8::saturating_sub)
    }

    /// What everybody owns at the end, as far as it is known.
    pub fn sheets(&self) -> Vec<FinalSheet> {
        self.hands.iter().map(|hand| self.sheet(hand)).collect()
    }

    fn sheet(&self, hand: &Hand) -> FinalSheet {
        let value = |&own: &OwnCraftsman| match own {
            OwnCraftsman::Known { guild, value, .. } => (guild, Some(value)),
            OwnCraftsman::Settled { guild, bench } => (guild, self.settled(guild, bench).map(|it| it.value)),
        };
        FinalSheet {
            talers: hand.talers,
            craftsmen: hand.craftsmen.as_ref().map(|own| own.iter().map(value).collect()),
            perhaps: hand.perhaps.iter().map(value).collect(),
            crests: hand.crests,
            prestige_crests: hand.prestige_crests,
            townsmen: hand.townsmen,
        }
    }

    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.players)
    }

    fn everybody(&self) -> SeatSet {
        SeatSet::first(self.players)
    }
}
