//! A table at the start of a round as somebody describes it, and its state: for people who want every action checked
//! from the middle of a game on. Everything in sight is entered; what has left the game is not known, so the guest
//! stack may yield every tile of the box that is not in sight.

use super::components::{
    Bench, CRESTS_PER_GUILD, Craftsman, GOODS_PER_GUILD, GUILDS, Good, Guild, MOST_AGENTS, PRESTIGE_CRESTS,
    ROUNDS, TOWNSMAN_VARIANTS, Tile, Townsman, Window,
};
use super::goods::Goods;
use super::setup::Setup;
use super::state::{SEATS, State, Step};
use super::tile_box::{PieceKind, TilePiece};
use crate::game::Seat;

/// The most talers that can be entered.
pub(crate) const MOST_TALERS: u16 = 9999;

/// One player at the start of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct PlayerPosition {
    /// Goods in the supply; nothing lies on peddlers at the start of a round.
    pub goods: Goods,
    /// Talers.
    pub talers: u16,
    /// Agents taken from the stockpile so far.
    pub agents: u8,
    /// Craftsmen.
    pub craftsmen: Vec<Craftsman>,
    /// Crests of each guild.
    pub crests: [u8; GUILDS],
    /// Prestige crests.
    pub prestige_crests: u8,
    /// Townsmen of each variant, in the order of [`Townsman::ALL`].
    pub townsmen: [u8; TOWNSMAN_VARIANTS],
}

/// One guild's house at the start of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct HousePosition {
    /// Goods in the storehouse.
    pub storehouse: Goods,
    /// By [`Bench`], from this round's guildmaster up; tiles taken in earlier rounds are left out.
    pub workshop: [Option<Craftsman>; 5],
    /// The guests, by [`Window`].
    pub lodgings: [Option<Tile>; 4],
    /// Mayors on the roof.
    pub mayors: u8,
}

/// A table at the start of a round.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Position {
    /// The round, 1 to 4.
    pub round: u8,
    /// The turn order, first to last.
    pub order: Vec<Seat>,
    /// The guild where the prestige crest lies.
    pub prestige: Guild,
    /// The players, by seat.
    pub players: Vec<PlayerPosition>,
    /// The houses, by guild in play.
    pub houses: Vec<HousePosition>,
    /// The number of tiles in the guest stack.
    pub stack: u8,
}

/// Why a position is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum PositionError {
    /// There is no such round.
    Round,
    /// The turn order does not name every player once.
    Order,
    /// Not one entry per player and per guild in play.
    Size,
    /// The guild is not in play.
    NotInPlay { guild: Guild },
    /// Not 0 to 9999 talers.
    Talers { seat: Seat },
    /// Nobody has fewer than 4 or more than 8 agents.
    Agents { seat: Seat },
    /// More crests of a guild than there are.
    Crests { guild: Guild },
    /// More prestige crests than there are.
    PrestigeCrests,
    /// This townsman never stays with a player.
    NeverStays { seat: Seat, townsman: Townsman },
    /// There must be twelve of every good in play.
    Goods { good: Good, found: u16 },
    /// A workshop tile is missing, or lies where there is none any more.
    Workshop { guild: Guild, bench: Bench },
    /// More townsmen are in sight than were kept (S1).
    Townsmen { most: u8 },
    /// The box does not hold so many tiles of this kind.
    BeyondBox { tile: Tile },
    /// The guest stack cannot be so high.
    Stack { found: u8, most: u8 },
}

impl State {
    /// The state of a table at the start of a round.
    ///
    /// # Errors
    /// The first thing that is impossible.
    pub fn at(setup: &Setup, position: &Position) -> Result<Self, PositionError> {
        let mut state = Self::new(setup);
        let players = usize::from(setup.players());
        if !(1..=ROUNDS).contains(&position.round) {
            return Err(PositionError::Round);
        }
        if position.players.len() != players || position.houses.len() != usize::from(setup.guild_count()) {
            return Err(PositionError::Size);
        }
        if !setup.has(position.prestige) {
            return Err(PositionError::NotInPlay { guild: position.prestige });
        }
        state.order = order(setup, &position.order).ok_or(PositionError::Order)?;
        state.round = position.round;
        state.prestige = Some(position.prestige);
        check_goods(setup, position)?;
        check_crests(position)?;
        for (seat, given) in Seat::first(setup.players()).zip(&position.players) {
            state.seat_player(setup, seat, given)?;
        }
        for (guild, given) in setup.guilds().zip(&position.houses) {
            state.furnish(setup, guild, given)?;
        }
        let most = state.stack.len();
        state.stack.limit(position.stack).ok_or(PositionError::Stack { found: position.stack, most })?;
        state.step = Step::Planning;
        Ok(state)
    }

    fn seat_player(
        &mut self,
        setup: &Setup,
        seat: Seat,
        given: &PlayerPosition,
    ) -> Result<(), PositionError> {
        if given.talers > MOST_TALERS {
            return Err(PositionError::Talers { seat });
        }
        // S3: nobody starts with fewer than four, and nothing takes one away.
        if !(4..=MOST_AGENTS).contains(&given.agents) {
            return Err(PositionError::Agents { seat });
        }
        let (mut masks, mut values) = ([0; GUILDS], [0; GUILDS]);
        for &craftsman in &given.craftsmen {
            if let PieceKind::Craftsman(guild, index) = self.draw(setup, Tile::Craftsman(craftsman))?.kind() {
                masks[guild.index()] |= 1 << index;
                values[guild.index()] += craftsman.value;
            }
        }
        for townsman in Townsman::ALL {
            let count = given.townsmen[townsman.index()];
            if count > 0 && !townsman.stays() {
                return Err(PositionError::NeverStays { seat, townsman });
            }
            for _ in 0..count {
                self.draw(setup, Tile::Townsman(townsman))?;
            }
        }
        let player = &mut self.players[seat.index()];
        player.goods = given.goods;
        player.talers = given.talers;
        player.agents = given.agents;
        player.available = given.agents;
        player.craftsmen = masks;
        player.values = values;
        player.crests = given.crests;
        player.prestige_crests = given.prestige_crests;
        player.townsmen = given.townsmen;
        Ok(())
    }

    fn furnish(&mut self, setup: &Setup, guild: Guild, given: &HousePosition) -> Result<(), PositionError> {
        self.houses[guild.index()].storehouse = given.storehouse;
        self.houses[guild.index()].mayors = given.mayors;
        for _ in 0..given.mayors {
            self.draw(setup, Tile::Townsman(Townsman::Mayor))?;
        }
        for (bench, craftsman) in Bench::ALL.into_iter().zip(given.workshop) {
            // S5: up to round 3 the tile of this round and all above it are there; in round 4 the stack of two.
            let expected = bench.number() >= self.round;
            let piece = match craftsman {
                Some(craftsman) if expected && craftsman.guild == guild => {
                    self.draw(setup, Tile::Craftsman(craftsman))?
                }
                None if !expected => TilePiece::NONE,
                Some(_) | None => return Err(PositionError::Workshop { guild, bench }),
            };
            self.houses[guild.index()].workshop[bench.index()] = piece;
        }
        for (window, tile) in Window::ALL.into_iter().zip(given.lodgings) {
            if let Some(tile) = tile {
                let piece = self.draw(setup, tile)?;
                self.houses[guild.index()].lodgings[window.index()] = piece;
            }
        }
        Ok(())
    }

    /// Takes a tile that is in sight out of what may still come.
    fn draw(&mut self, setup: &Setup, tile: Tile) -> Result<TilePiece, PositionError> {
        if let Tile::Craftsman(Craftsman { guild, .. }) = tile
            && !setup.has(guild)
        {
            return Err(PositionError::NotInPlay { guild });
        }
        if matches!(tile, Tile::Townsman(_)) && self.stack.kept() == 0 {
            return Err(PositionError::Townsmen { most: setup.townsmen_kept() });
        }
        if !self.stack.may_yield(setup, tile) {
            return Err(PositionError::BeyondBox { tile });
        }
        Ok(self.stack.take(setup, tile))
    }
}

/// A turn order of every player once, the seats beyond the number of players in number order.
pub(super) fn order(setup: &Setup, given: &[Seat]) -> Option<[Seat; SEATS]> {
    let mut order = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];
    let everybody = Seat::first(setup.players()).all(|seat| given.contains(&seat));
    if given.len() != usize::from(setup.players()) || !everybody {
        return None;
    }
    order[..given.len()].copy_from_slice(given);
    Some(order)
}

fn check_goods(setup: &Setup, position: &Position) -> Result<(), PositionError> {
    for good in Good::ALL {
        let held = position.players.iter().map(|player| player.goods);
        let stored = position.houses.iter().map(|house| house.storehouse);
        let found: u16 = held.chain(stored).map(|goods| u16::from(goods.count(good))).sum();
        let must = if setup.has(good.guild()) { GOODS_PER_GUILD } else { 0 };
        if found != u16::from(must) {
            return Err(PositionError::Goods { good, found });
        }
    }
    Ok(())
}

fn check_crests(position: &Position) -> Result<(), PositionError> {
    let sum = |count: &dyn Fn(&PlayerPosition) -> u8| -> u32 {
        position.players.iter().map(|player| u32::from(count(player))).sum()
    };
    for guild in Guild::ALL {
        if sum(&|player| player.crests[guild.index()]) > CRESTS_PER_GUILD.into() {
            return Err(PositionError::Crests { guild });
        }
    }
    if sum(&|player| player.prestige_crests) > PRESTIGE_CRESTS.into() {
        return Err(PositionError::PrestigeCrests);
    }
    Ok(())
}
