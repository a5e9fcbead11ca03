//! What is fixed before the first tile is turned (S1): the number of players, which decides guilds and townsmen, the
//! box, and whether the program is told the planned cards.

use super::components::{FEWEST_PLAYERS, Guild, MOST_PLAYERS};
use super::tile_box::TileBox;

/// What the program is told when a player plans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planning {
    /// The cards themselves: play against bots or around one screen.
    Cards,
    /// Only how many: at a real table the cards stay face down until their guild is called.
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

    /// How many players there are.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// What the program is told when a player plans.
    pub const fn planning(&self) -> Planning {
        self.planning
    }

    /// The tiles of this copy of the game.
    pub const fn tiles(&self) -> &TileBox {
        &self.tiles
    }

    /// How many guilds are in play (S1).
    pub const fn guild_count(&self) -> u8 {
        guilds_in_play(self.players)
    }

    /// The guilds in play, in number order.
    pub fn guilds(&self) -> impl DoubleEndedIterator<Item = Guild> + Clone + use<> {
        Guild::first(self.guild_count())
    }

    /// Whether a guild is in play.
    pub const fn has(&self, guild: Guild) -> bool {
        (guild as u8) < self.guild_count()
    }

    /// How many townsmen are kept (S1).
    pub const fn townsmen_kept(&self) -> u8 {
        4 * self.players
    }
}

/// How many guilds are in play with this number of players (S1).
pub(crate) const fn guilds_in_play(players: u8) -> u8 {
    players + 1
}
