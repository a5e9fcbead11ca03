//! The round helper's ledger: everything known of a table whose people enter only what they like to. Every fact may be
//! unknown; nothing counts as zero because nobody entered it.
//!
//! Goods and talers are entered at the end of a round and forgotten when the next one starts. A tile that a favourite took is
//! remembered by its place in the workshop, so that its value can be entered later.

mod enter;
mod hand;
mod late;
mod may_be;
mod open;
mod steps;
mod talers;

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

/// Rulings about favourites, by round and guild: the entry's index and the favourite.
pub(super) type Rulings = BTreeMap<(u8, Guild), (usize, Option<Seat>)>;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnCraftsman {
    /// One with a known value, perhaps with *agent+*.
    Known {
        guild: Guild,
        value: u8,
        /// True if it shows *agent+*.
        agent: Option<bool>,
    },
    /// One that lay at this place of its guild's workshop.
    Settled {
        guild: Guild,
        /// The place where it lay.
        bench: Bench,
    },
}

impl OwnCraftsman {
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

/// Facts of this round, forgotten with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThisRound {
    /// Goods in the supplies, by seat and good.
    pub counts: [[Option<u8>; GUILDS]; 5],
    /// Goods on peddlers, by seat and good.
    pub peddled: [[u8; GUILDS]; 5],
    /// Peddlers with an unknown good, by seat.
    pub unknown_peddlers: [u8; 5],
    pub talers: [Option<u16>; 5],
    pub richest: Vec<Richest>,
    /// Guilds whose favourite nobody knows.
    pub no_answer: GuildSet,
    pub prestige: Option<Guild>,
    /// True if nobody knows which guild has the prestige crest.
    pub no_prestige: bool,
    pub begun: bool,
}

/// The prestige guild of the round before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Previous {
    Unknown,
    /// There is none in round 1.
    None,
    Guild(Guild),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Ledger {
    players: u8,
    round: u8,
    over: bool,
    order: Option<Vec<Seat>>,
    first_order: Option<Vec<Seat>>,
    workshops: [[Option<Craftsman>; 5]; GUILDS],
    previous_prestige: Previous,
    mayors: Option<[u8; GUILDS]>,
    hands: Vec<Hand>,
    now: ThisRound,
    recruited: Vec<Craftsman>,
    loose: Vec<Craftsman>,
    history: Vec<RoundEnd>,
    unknown: Vec<Unanswered>,
    rulings: Rulings,
}

impl Ledger {
    pub const fn players(&self) -> u8 {
        self.players
    }

    pub fn guilds(&self) -> impl DoubleEndedIterator<Item = Guild> + Clone + use<> {
        Guild::first(guilds_in_play(self.players))
    }

    pub const fn round(&self) -> u8 {
        self.round
    }

    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// First to last, if known.
    pub fn order(&self) -> Option<&[Seat]> {
        self.order.as_deref()
    }

    pub(super) fn first_order(&self) -> Option<&[Seat]> {
        self.first_order.as_deref()
    }

    /// A tile of a workshop, if known, even after it was taken.
    pub const fn settled(&self, guild: Guild, bench: Bench) -> Option<Craftsman> {
        self.workshops[guild.index()][bench.index()]
    }

    pub const fn master(&self, guild: Guild) -> Option<Craftsman> {
        self.settled(guild, Bench::of_guildmaster(self.round))
    }

    pub(super) fn loose(&self, craftsman: Craftsman) -> usize {
        self.loose.iter().filter(|it| **it == craftsman).count()
    }

    /// True if a box holds such a tile, unseen elsewhere, that may lie at this place of a workshop.
    pub(crate) fn may_settle(&self, tiles: &TileBox, bench: Bench, craftsman: Craftsman) -> bool {
        let here = usize::from(self.settled(craftsman.guild, bench) == Some(craftsman));
        self.seen().count(Tile::Craftsman(craftsman)) - here < held(tiles, Tile::Craftsman(craftsman))
    }

    /// True if a box holds such a tile that may lie in lodgings.
    pub(crate) fn may_lodge(&self, tiles: &TileBox, tile: Tile) -> bool {
        let loose = if let Tile::Craftsman(craftsman) = tile { self.loose(craftsman) } else { 0 };
        self.seen().count(tile) - loose < held(tiles, tile)
    }

    pub const fn mayors(&self) -> Option<[u8; GUILDS]> {
        self.mayors
    }

    pub fn hand(&self, seat: Seat) -> Option<&Hand> {
        self.hands.get(seat.index())
    }

    pub const fn now(&self) -> &ThisRound {
        &self.now
    }

    pub fn history(&self) -> &[RoundEnd] {
        &self.history
    }

    /// True if somebody has to enter the prestige guild of this round, or that nobody knows it.
    pub(crate) fn awaits_prestige(&self) -> bool {
        self.prestige().is_none() && !self.now.no_prestige
    }

    /// This round's prestige guild, as entered or derived (S7, R9).
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

    pub fn count(&self, seat: Seat, good: Good) -> Option<u8> {
        self.now.counts.get(seat.index())?[good.index()]
    }

    /// C2: the most goods of a type that a player can have, given the others' supplies and the peddlers.
    pub(crate) fn goods_left(&self, seat: Seat, good: Good) -> u8 {
        let others = self.seats().filter(|&other| other != seat).filter_map(|other| self.count(other, good));
        let peddled = self.now.peddled.iter().map(|goods| goods[good.index()]);
        others.chain(peddled).fold(GOODS_PER_GUILD, u8::saturating_sub)
    }

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
