//! Decisions of the seats and answers of chance. Long turns are split into decisions small enough to list in full:
//! after `Recruit` comes `Pay`, then the decision for the guest, then the place in the turn order.

use super::components::{Bench, Good, Guild, GuildSet, Tile, Window};
use super::goods::Goods;
use crate::game::{Seat, SeatSet};

/// One decision, or one answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Plays these action cards face down (P2).
    Plan(GuildSet),
    /// Plays this many action cards face down, unknown to the program (P2).
    Seal(u8),
    /// Finishes the round (P3).
    Pass,
    /// Sells goods of the guild's own type (A3).
    Sell {
        /// The called guild.
        guild: Guild,
        /// Goods sold.
        count: u8,
    },
    /// Buys goods from the storehouse (A4).
    Buy {
        /// The called guild.
        guild: Guild,
        /// Goods bought.
        goods: Goods,
    },
    /// Recruits the guest in a window (A6); `Pay` follows.
    Recruit {
        /// The called guild.
        guild: Guild,
        /// The window of the guest.
        window: Window,
    },
    /// Takes no action at the guild (A9).
    Nothing {
        /// The called guild.
        guild: Guild,
    },
    /// Pays for the guest (A6).
    Pay(Goods),
    /// Takes goods from another player with the burglar (W3).
    Rob {
        /// The player robbed.
        victim: Seat,
        /// Goods taken.
        goods: Goods,
    },
    /// Swaps two craftsmen with the guardsman (W4); the lower spot comes first.
    Swap(Spot, Spot),
    /// Robs nobody, swaps nothing (X4, X5).
    Decline,
    /// Puts a good on the peddler (W7).
    Peddle(Good),
    /// Puts the mayor on a roof (W8).
    PlaceMayor(Guild),
    /// Goes first in the turn order (A7).
    GoFirst,
    /// Stays where one is in the turn order (A7).
    Stay,
    /// Nature: the turn order, first to last (S4); the seats beyond the number of players are in number order.
    Order([Seat; 5]),
    /// Nature: a craftsman for a workshop (S5).
    Settle {
        /// The guild of the workshop.
        guild: Guild,
        /// The place in the workshop.
        bench: Bench,
        /// The value drawn, one of this guild's craftsmen.
        value: u8,
        /// True if it shows *agent+*.
        agent: bool,
    },
    /// Nature: a guest for a window (S6, R8).
    Lodge {
        /// The guild of the lodgings.
        guild: Guild,
        /// The window filled.
        window: Window,
        /// The tile drawn.
        tile: Tile,
    },
    /// Nature: the players whose sealed cards name the called guild (A1).
    Reveal {
        /// The called guild.
        guild: Guild,
        /// Those who turn up a card that was unknown so far.
        seats: SeatSet,
    },
}

impl Action {
    /// A swap of two spots, given in either order.
    pub fn swap(one: Spot, other: Spot) -> Self {
        Self::Swap(one.min(other), one.max(other))
    }
}

/// A place where a craftsman can lie that the guardsman may swap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    /// In a workshop.
    Workshop(Guild, Bench),
    /// In the lodgings of a house.
    Lodgings(Guild, Window),
}
