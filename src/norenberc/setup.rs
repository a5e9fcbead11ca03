//! Everything fixed before the first tile is turned (S1): players, box, and whether the program knows the plans.

use super::components::{FEWEST_PLAYERS, Guild, MOST_PLAYERS};
use super::tile_box::TileBox;

/// How much the program knows of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planning {
    /// The cards themselves: play against bots or around one screen.
    Cards,
    /// Only their number: at a real table the cards stay face down until their guild is called.
    Counts,
}

/// The options of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    players: u8,
    planning: Planning,
    tiles: TileBox,
}

impl Setup {
    /// A game for 2 to 5 players, with planned cards known to the program.
    ///
    /// # Panics
    /// If the number of players is not 2 to 5.
    pub fn new(players: u8, tiles: TileBox) -> Self {
        assert!((FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players), "2 to 5 players, not {players}");
        Self { players, planning: Planning::Cards, tiles }
    }

    /// The same with another way of planning.
    #[must_use]
    pub fn with_planning(self, planning: Planning) -> Self {
        Self { planning, ..self }
    }

    /// The number of players.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// How much the program knows of a plan.
    pub const fn planning(&self) -> Planning {
        self.planning
    }

    /// The tiles of this copy of the game.
    pub const fn tiles(&self) -> &TileBox {
        &self.tiles
    }

    /// The number of guilds in play (S1).
    pub const fn guild_count(&self) -> u8 {
        guilds_in_play(self.players)
    }

    /// The guilds in play, in number order.
    pub fn guilds(&self) -> impl DoubleEndedIterator<Item = Guild> + Clone + use<> {
        Guild::first(self.guild_count())
    }

    /// Returns true if a guild is in play.
    pub const fn has(&self, guild: Guild) -> bool {
        (guild as u8) < self.guild_count()
    }

    /// The number of townsmen kept (S1).
    pub const fn townsmen_kept(&self) -> u8 {
        4 * self.players
    }
}

/// The number of guilds in play with this number of players (S1).
pub(crate) const fn guilds_in_play(players: u8) -> u8 {
    players + 1
}
