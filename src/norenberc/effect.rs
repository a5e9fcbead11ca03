//! Changes made by accepted actions, for the journal and for motion on the screen; never stored.

use super::components::{Craftsman, Good, Guild, Tile, Townsman, Window};
use super::favorites::{Claim, ClaimSource, Decider};
use super::goods::Goods;
use crate::game::{Seat, SeatSet};

/// One change on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Effect {
    /// All have planned; the number of cards is seen.
    PlansLaid { cards: [u8; 5] },
    /// A guild is called, and these players have its card.
    Called { guild: Guild, seats: SeatSet },
    /// Goods went to the storehouse for talers.
    Sold { seat: Seat, guild: Guild, count: u8, price: u8 },
    /// Goods came from the storehouse for talers.
    Bought { seat: Seat, guild: Guild, goods: Goods, price: u8 },
    /// A guest was paid for.
    Paid { seat: Seat, guild: Guild, goods: Goods },
    /// A guest was taken.
    Recruited { seat: Seat, guild: Guild, window: Window, tile: Tile },
    /// An agent came from the stockpile.
    AgentGained { seat: Seat },
    /// The stockpile had no agent left.
    NoAgentLeft { seat: Seat },
    /// A townsman was shuffled back into the guest stack.
    ShuffledBack { townsman: Townsman },
    /// Goods changed hands and the bank paid for them.
    Robbed { seat: Seat, victim: Seat, goods: Goods, talers: u16 },
    /// Two craftsmen changed places.
    Swapped { one: Craftsman, other: Craftsman },
    /// A good lies on a peddler.
    Peddled { seat: Seat, good: Good },
    /// A mayor sits on a roof.
    MayorPlaced { seat: Seat, guild: Guild },
    /// Talers for the agents on the roof.
    RoofTalers { seat: Seat, guild: Guild, talers: u8 },
    /// A player is first in the turn order now.
    WentFirst { seat: Seat },
    /// An agent went to the roof.
    AgentToRoof { seat: Seat, guild: Guild },
    /// A player is finished for the round.
    Finished { seat: Seat, passed: bool },
    /// A new turn of the same round.
    NewTurn { round: u8, turn: u8 },
    /// The round is over.
    RoundOver { round: u8 },
    /// The claims of all players to a guild, by seat.
    Shown { guild: Guild, claims: [Claim; 5] },
    /// A favourite was chosen, returned a good and took the tiles.
    Favorite {
        guild: Guild,
        seat: Seat,
        by: Decider,
        from: ClaimSource,
        master: Craftsman,
        under: Option<Craftsman>,
        prestige: bool,
    },
    /// Nobody is favourite: these leave the game.
    NoFavorite { guild: Guild, master: Craftsman, under: Option<Craftsman>, prestige: bool },
    /// A good came back from a peddler.
    GoodBack { seat: Seat, good: Good },
    /// All agents came back from the roofs.
    AgentsBack,
    /// Talers at Collect Income, by where they come from.
    Income { seat: Seat, base: u16, musicians: u16, mayors: u16 },
    /// A guild has a new master.
    NewGuildmaster { guild: Guild, master: Craftsman },
    /// The guest in the first window left the game.
    GuestLeft { guild: Guild, tile: Tile },
    /// A guest moved into a window.
    Lodged { guild: Guild, window: Window, tile: Tile },
    /// The guest stack ran out; windows stay empty.
    StackEmpty,
    /// The prestige guild of the round.
    PrestigeGuild { guild: Guild, value: u8 },
    /// The game is over.
    GameOver,
}
