//! A table entered in the middle of a game: everything on it at the beginning of a turn. Workers that are nowhere else
//! are ready on their boards; cards that are nowhere else are in the piles, which nobody has touched.
//!
//! ```
//! use guildhall::architects::{Position, Resource, Setup, Stock};
//! let setup = Setup::new(2);
//! let mut position = Position::new(&setup);
//! position.players[0].stock = Stock::NONE.with(Resource::Silver, 5);
//! let state = position.state(&setup).unwrap();
//! assert_eq!(state.workers(guildhall::game::Seat(1)), 20);
//! ```

use super::cards::apprentices::{Apprentice, ApprenticeSet};
use super::cards::buildings::{Building, BuildingSet};
use super::cards::market_cards::{MarketCard, RewardCard, SmallSide};
use super::cards::pile::{ApprenticePile, BuildingPile};
use super::components::{
    COLUMNS, Character, Circle, MOST_VIRTUE, ROWS, START_TAX, START_VIRTUE, TOP_LEVEL, WORKERS, cathedral,
};
use super::goods::bundle::Stock;
use super::setup::Setup;
use super::state::{EMPTY, SEATS, State};
use super::step::{Agenda, Step};
use crate::game::Seat;

/// The board of one player, and where that player's workers are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerPosition {
    /// Virtue, 0 to 14.
    pub virtue: u8,
    /// The level on the cathedral, 0 to 5.
    pub level: u8,
    /// Goods and silver.
    pub stock: Stock,
    /// Unpaid debts.
    pub unpaid_debts: u16,
    /// Paid debts.
    pub paid_debts: u16,
    /// The hand, where it is known.
    pub hand: BuildingSet,
    /// The number of cards in the hand, where it is sealed.
    pub sealed: u8,
    /// Constructed buildings.
    pub built: BuildingSet,
    /// Apprentices.
    pub apprentices: Vec<Apprentice>,
    /// The character.
    pub character: Option<Character>,
    /// Own workers on large circles.
    pub circles: [u8; Circle::ALL.len()],
    /// Own workers in prison.
    pub prison: u8,
    /// Workers of each colour captured on this board.
    pub captured: [u8; SEATS],
}

/// The table at the beginning of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The players, by seat.
    pub players: Vec<PlayerPosition>,
    /// The player whose turn begins.
    pub active: Seat,
    /// Silver on the tax stand.
    pub tax: u16,
    /// The owners of the workers on the spaces of the black market.
    pub market: [Option<Seat>; 3],
    /// The owners of the workers in the guildhall, in order.
    pub guildhall: Vec<Seat>,
    /// The face-up apprentices, row by row.
    pub display: Vec<Apprentice>,
    /// Coins on the face-up apprentices.
    pub coins: [u16; ROWS * COLUMNS],
    /// The small side that lies up.
    pub side: SmallSide,
    /// The cards of the large market, the top one last.
    pub turned: Vec<MarketCard>,
    /// The rewards that were turned up.
    pub rewards_seen: Vec<RewardCard>,
}

/// Why a position is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum PositionError {
    /// Not one entry for each player.
    Players { named: usize, players: u8 },
    /// There is no such player.
    NoSuchPlayer { seat: Seat },
    /// More workers of a colour than there are.
    Workers { colour: Seat, workers: u32 },
    /// Virtue beyond the track.
    Virtue { seat: Seat, virtue: u8 },
    /// No such level, or no room on it.
    Level { seat: Seat, level: u8 },
    /// A building twice, or not played with.
    Building { building: Building },
    /// More apprentices of a kind than there are, or not played with.
    Apprentice { apprentice: Apprentice },
    /// More apprentices than a player may have.
    Apprentices { seat: Seat, has: usize },
    /// The display does not hold eight.
    Display { shown: usize },
    /// A hand is named where it is sealed, or only counted where it is known, or there are not so many cards.
    Hand { seat: Seat },
    /// More workers than spaces in the guildhall, or none free.
    Guildhall { workers: usize },
    /// All three spaces of the black market taken.
    MarketFull,
    /// A market card twice, or all of them turned over, or a side that cannot lie up.
    Market,
    /// A reward twice, or more than there are.
    Rewards,
    /// Characters for some and not for others, or one twice, or one not played with (X60).
    Character { seat: Seat },
}

type Verdict<T> = Result<T, PositionError>;

fn error_if(condition: bool, error: PositionError) -> Verdict<()> {
    if condition { Err(error) } else { Ok(()) }
}

impl Position {
    /// An empty table of this game: nobody has anything, the first apprentices of the box lie open, seat 0 begins.
    pub fn new(setup: &Setup) -> Self {
        let player = PlayerPosition {
            virtue: START_VIRTUE,
            level: 0,
            stock: Stock::NONE,
            unpaid_debts: 0,
            paid_debts: 0,
            hand: BuildingSet::NONE,
            sealed: 0,
            built: BuildingSet::NONE,
            apprentices: Vec::new(),
            character: None,
            circles: [0; Circle::ALL.len()],
            prison: 0,
            captured: [0; SEATS],
        };
        Self {
            players: vec![player; usize::from(setup.players())],
            active: Seat(0),
            tax: START_TAX,
            market: [None; 3],
            guildhall: Vec::new(),
            display: ApprenticeSet::in_game(false).kinds().take(ROWS * COLUMNS).collect(),
            coins: [0; ROWS * COLUMNS],
            side: SmallSide::Marble,
            turned: Vec::new(),
            rewards_seen: Vec::new(),
        }
    }

    /// The state at the beginning of this turn.
    ///
    /// # Errors
    /// The first thing that is impossible.
    pub fn state(&self, setup: &Setup) -> Verdict<State> {
        let players = setup.players();
        let named = self.players.len();
        error_if(named != usize::from(players), PositionError::Players { named, players })?;
        let seats = self.guildhall.iter().chain(self.market.iter().flatten()).chain([&self.active]);
        if let Some(&seat) = seats.into_iter().find(|seat| seat.0 >= players) {
            return Err(PositionError::NoSuchPlayer { seat });
        }
        let mut state = State::new(setup);
        state.agenda = Agenda::new(Step::Turn);
        state.turns = 1;
        state.active = self.active;
        state.tax = self.tax;
        self.put_places(setup, &mut state)?;
        self.put_players(setup, &mut state)?;
        self.put_apprentices(setup, &mut state)?;
        self.put_buildings(setup, &mut state)?;
        self.put_market(&mut state)?;
        self.put_workers(setup, &mut state)?;
        Ok(state)
    }

    fn put_places(&self, setup: &Setup, state: &mut State) -> Verdict<()> {
        let workers = self.guildhall.len();
        error_if(workers >= usize::from(setup.spaces()), PositionError::Guildhall { workers })?;
        for (space, seat) in state.guildhall.iter_mut().zip(&self.guildhall) {
            *space = seat.0;
        }
        state.filled = workers as u8;
        error_if(self.market.iter().all(Option::is_some), PositionError::MarketFull)?;
        state.market = self.market.map(|seat| seat.map_or(EMPTY, |seat| seat.0));
        Ok(())
    }

    fn put_players(&self, setup: &Setup, state: &mut State) -> Verdict<()> {
        for (seat, given) in (0..).map(Seat).zip(&self.players) {
            error_if(given.virtue > MOST_VIRTUE, PositionError::Virtue { seat, virtue: given.virtue })?;
            let level = given.level;
            let on_level = self.players.iter().filter(|it| it.level == level).count();
            let full = cathedral(level).is_some_and(|it| on_level > usize::from(it.spots));
            error_if(level > TOP_LEVEL || full, PositionError::Level { seat, level })?;
            let character = given.character;
            let twice =
                character.is_some() && self.players.iter().filter(|it| it.character == character).count() > 1;
            let mixed = character.is_some() != self.players[0].character.is_some();
            let unknown = character.is_some_and(|it| it.is_promo() && !setup.promo());
            error_if(twice || mixed || unknown, PositionError::Character { seat })?;
            let player = &mut state.players[seat.index()];
            player.virtue = given.virtue;
            player.level = level;
            player.stock = given.stock;
            player.unpaid = given.unpaid_debts;
            player.paid = given.paid_debts;
            player.character = character;
        }
        Ok(())
    }

    fn put_apprentices(&self, setup: &Setup, state: &mut State) -> Verdict<()> {
        let shown = self.display.len();
        error_if(shown != ROWS * COLUMNS, PositionError::Display { shown })?;
        let mut left = ApprenticeSet::in_game(setup.promo());
        let mut take = |apprentice| left.take(apprentice).ok_or(PositionError::Apprentice { apprentice });
        for (slot, &apprentice) in state.display.cards.iter_mut().zip(&self.display) {
            *slot = Some(take(apprentice)?);
        }
        state.display.coins = self.coins;
        for (seat, given) in (0..).map(Seat).zip(&self.players) {
            let player = &mut state.players[seat.index()];
            let has = given.apprentices.len();
            let limit = player.apprentice_limit();
            error_if(has > usize::from(limit), PositionError::Apprentices { seat, has })?;
            for &apprentice in &given.apprentices {
                player.apprentices.add(take(apprentice)?);
            }
        }
        state.apprentices = ApprenticePile::new(left);
        Ok(())
    }

    fn put_buildings(&self, setup: &Setup, state: &mut State) -> Verdict<()> {
        let mut left = setup.buildings();
        let mut take = |cards: BuildingSet| {
            if let Some(building) = cards.minus(left).iter().next() {
                return Err(PositionError::Building { building });
            }
            left = left.minus(cards);
            Ok(())
        };
        for given in &self.players {
            take(given.built)?;
        }
        let mut sealed = 0;
        for (seat, given) in (0..).map(Seat).zip(&self.players) {
            let other = if setup.is_sealed() { !given.hand.is_empty() } else { given.sealed > 0 };
            error_if(other, PositionError::Hand { seat })?;
            take(given.hand)?;
            sealed += u16::from(given.sealed);
        }
        error_if(sealed > left.len().into(), PositionError::Hand { seat: Seat(0) })?;
        state.buildings = BuildingPile::new(left, setup.is_sealed());
        for _ in 0..sealed {
            state.buildings.take(None);
        }
        let built = self.players.iter().fold(BuildingSet::NONE, |all, given| all.or(given.built));
        for (player, given) in state.players.iter_mut().zip(&self.players) {
            player.built = given.built;
            player.hand = given.hand;
            player.sealed = given.sealed;
            player.certain = given.hand;
            player.seen = given.hand.or(built);
        }
        Ok(())
    }

    fn put_market(&self, state: &mut State) -> Verdict<()> {
        for &card in &self.turned {
            error_if(state.is_turned_over(card), PositionError::Market)?;
            state.market_piles.turned |= 1 << card.number();
        }
        let hidden = |card: &MarketCard| !state.is_turned_over(*card) && card.small() == self.side;
        error_if(!MarketCard::all().any(|card| hidden(&card)), PositionError::Market)?;
        state.market_piles.large = self.turned.last().copied();
        state.market_piles.side = Some(self.side);
        for &card in &self.rewards_seen {
            error_if(!state.may_reward(card), PositionError::Rewards)?;
            state.unseen_rewards &= !(1 << (card.number() - 1));
            state.rewards_left -= 1;
        }
        Ok(())
    }

    /// Whoever is nowhere else is ready on the own board (C1).
    fn put_workers(&self, setup: &Setup, state: &mut State) -> Verdict<()> {
        for (colour, given) in (0..).map(Seat).zip(&self.players) {
            let captured = self.players.iter().map(|it| u32::from(it.captured[colour.index()])).sum::<u32>();
            let own = given.captured[colour.index()] > 0;
            let placed = self.guildhall.iter().chain(self.market.iter().flatten());
            let workers = captured
                + placed.filter(|seat| **seat == colour).count() as u32
                + given.circles.iter().map(|&count| u32::from(count)).sum::<u32>()
                + u32::from(given.prison);
            error_if(own || workers > WORKERS.into(), PositionError::Workers { colour, workers })?;
            let player = &mut state.players[colour.index()];
            player.prison = given.prison;
            player.captured = given.captured;
            player.board = WORKERS - workers as u8;
            for (circle, &count) in state.circles.iter_mut().zip(&given.circles) {
                circle[colour.index()] = count;
            }
            let stranger = given.captured.iter().skip(usize::from(setup.players())).any(|&count| count > 0);
            error_if(stranger, PositionError::NoSuchPlayer { seat: Seat(setup.players()) })?;
        }
        Ok(())
    }
}
