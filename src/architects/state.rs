//! The table at one moment: plain data without pointers, cheap to copy, with queries but no rules of the game.
//!
//! Decisions about its shape:
//! - Cards are masks of 64 bits; the pile is an untouched mask and a layer number by card (X37), not a mask by layer.
//! - A hand is the cards known here and a number of others: one type serves play, observations and real tables (X65).
//! - For every seat there are two masks of what it knows (X39): cards whose place it is certain of, and cards it has seen
//!   outside the untouched part.
//! - A sealed card of the draft stays in its draft hand until all have sealed one, so that nobody's view tells anything.
//! - A turn is a stack of steps ([`Step`]): the top one says who is due.

use super::action::DrawSource;
use super::cards::apprentices::{ApprenticeSet, CardNumber};
use super::cards::buildings::{Building, BuildingSet};
use super::cards::market_cards::{MarketCard, REWARD_CARDS, SmallSide};
use super::cards::pile::{ApprenticePile, BuildingPile};
use super::components::{
    APPRENTICE_LIMIT, COLUMNS, Character, Circle, MOST_SPACES, ROWS, Resource, START_TAX, START_VIRTUE,
    Space, WORKERS, rewards_in_play,
};
use super::goods::bundle::Stock;
use super::setup::Setup;
use super::step::{Agenda, Owner, Step};
use crate::game::{Due, Seat, SeatSet};

pub(super) const SEATS: usize = 5;

/// No worker.
pub(super) const EMPTY: u8 = u8::MAX;
/// The last turns have not begun.
pub(super) const NOT_YET: u8 = u8::MAX;

/// The board of one player, and that player's knowledge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Player {
    pub(super) hand: BuildingSet,
    /// The draft hand (S7), or the buildings looked at (M3).
    pub(super) pack: BuildingSet,
    pub(super) built: BuildingSet,
    /// Cards whose hand or layer this player is certain of (X39); nothing about built ones.
    pub(super) certain: BuildingSet,
    /// Cards this player has seen outside the untouched part.
    pub(super) seen: BuildingSet,
    pub(super) apprentices: ApprenticeSet,
    pub(super) stock: Stock,
    pub(super) unpaid: u16,
    pub(super) paid: u16,
    /// Cards in hand that are not known here.
    pub(super) sealed: u8,
    /// The same of the pack.
    pub(super) pack_sealed: u8,
    pub(super) character: Option<Character>,
    pub(super) virtue: u8,
    pub(super) level: u8,
    /// Workers ready for use.
    pub(super) board: u8,
    pub(super) prison: u8,
    pub(super) captured: [u8; SEATS],
    pub(super) pick: Option<Building>,
}

impl Player {
    const fn new() -> Self {
        Self {
            hand: BuildingSet::NONE,
            pack: BuildingSet::NONE,
            built: BuildingSet::NONE,
            certain: BuildingSet::NONE,
            seen: BuildingSet::NONE,
            apprentices: ApprenticeSet(0),
            stock: Stock::NONE,
            unpaid: 0,
            paid: 0,
            sealed: 0,
            pack_sealed: 0,
            character: None,
            virtue: START_VIRTUE,
            level: 0,
            board: WORKERS,
            prison: 0,
            captured: [0; SEATS],
            pick: None,
        }
    }

    pub(super) const fn is(&self, character: Character) -> bool {
        matches!(self.character, Some(own) if own as u8 == character as u8)
    }

    pub(super) const fn hand_len(&self) -> u8 {
        self.hand.len() + self.sealed
    }

    pub(super) const fn silver(&self) -> u16 {
        self.stock.count(Resource::Silver)
    }

    /// H1, P8.
    pub(super) const fn apprentice_limit(&self) -> u8 {
        if self.is(Character::Rudolf) { APPRENTICE_LIMIT + 1 } else { APPRENTICE_LIMIT }
    }
}

/// The display of apprentices (S3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Display {
    pub(super) cards: [Option<CardNumber>; ROWS * COLUMNS],
    pub(super) coins: [u16; ROWS * COLUMNS],
}

/// The cards of the black market (S1, Z4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct MarketPiles {
    /// The small side on top of the left pile.
    pub(super) side: Option<SmallSide>,
    pub(super) large: Option<MarketCard>,
    /// The cards in the right pile, as a mask of numbers.
    pub(super) turned: u16,
}

/// How far a visit of the town centre, or the effect of a building that captures, has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Raid {
    pub(super) done: u8,
    /// The locations used, as a mask of circles.
    pub(super) circles: u16,
}

/// Everything on the table at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) players: [Player; SEATS],
    pub(super) buildings: BuildingPile,
    pub(super) apprentices: ApprenticePile,
    pub(super) display: Display,
    pub(super) agenda: Agenda,
    /// Workers by circle and colour.
    pub(super) circles: [[u8; SEATS]; Circle::ALL.len()],
    /// The owners of the workers in the guildhall, in order.
    pub(super) guildhall: [u8; MOST_SPACES],
    pub(super) filled: u8,
    /// Workers beside the guildhall (E2).
    pub(super) beside: [u8; SEATS],
    /// The owner of the worker on each space of the black market.
    pub(super) market: [u8; 3],
    pub(super) market_piles: MarketPiles,
    /// Rewards nobody has seen, by number, those that left the game included (X42).
    pub(super) unseen_rewards: u16,
    pub(super) rewards_left: u8,
    pub(super) tax: u16,
    pub(super) raid: Raid,
    pub(super) active: Seat,
    /// Who has sealed a card in this round of the draft.
    pub(super) committed: SeatSet,
    pub(super) reset_due: bool,
    /// The number of last turns still to be taken.
    pub(super) last_turns: u8,
    pub(super) turns: u16,
}

impl State {
    pub(super) fn new(setup: &Setup) -> Self {
        Self {
            players: [const { Player::new() }; SEATS],
            buildings: BuildingPile::new(setup.buildings(), setup.is_sealed()),
            apprentices: ApprenticePile::new(ApprenticeSet::in_game(setup.promo())),
            display: Display { cards: [None; ROWS * COLUMNS], coins: [0; ROWS * COLUMNS] },
            agenda: Agenda::new(Step::Side),
            circles: [[0; SEATS]; Circle::ALL.len()],
            guildhall: [EMPTY; MOST_SPACES],
            filled: 0,
            beside: [0; SEATS],
            market: [EMPTY; 3],
            market_piles: MarketPiles { side: None, large: None, turned: 0 },
            unseen_rewards: (1 << REWARD_CARDS) - 1,
            rewards_left: rewards_in_play(setup.players()),
            tax: START_TAX,
            raid: Raid::default(),
            active: Seat(0),
            committed: SeatSet::default(),
            reset_due: false,
            last_turns: NOT_YET,
            turns: 0,
        }
    }

    pub(super) fn due(&self, setup: &Setup) -> Due {
        match self.step().owner() {
            Owner::Nobody => Due::Nobody,
            Owner::Nature => Due::Nature,
            Owner::All => Due::Seats(SeatSet::first(setup.players()).minus(self.committed)),
            Owner::Active | Owner::Program => Due::Seats(SeatSet::default().with(self.active)),
            Owner::Seat(seat) => Due::Seats(SeatSet::default().with(seat)),
        }
    }

    pub(super) const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The next thing that must happen.
    pub const fn step(&self) -> Step {
        self.agenda.top()
    }

    /// The number of own workers that a player could take back from there.
    pub(super) const fn there(&self, seat: Seat, source: DrawSource) -> u8 {
        match source {
            DrawSource::Circle(circle) => self.at(circle, seat),
            DrawSource::Prison => self.prisoners(seat),
            DrawSource::Board(captor) if captor.index() < SEATS => self.captured(captor, seat),
            DrawSource::Board(_) => 0,
        }
    }

    pub(super) fn is_on_circles(&self, seat: Seat) -> bool {
        self.circles.iter().any(|circle| circle[seat.index()] > 0)
    }

    pub(super) const fn begin_last_turns(&mut self, players: u8) {
        self.last_turns = players;
    }

    pub(super) const fn put_on_market(&mut self, space: Space, seat: Seat) {
        self.market[space.index()] = seat.0;
    }

    pub(super) const fn clear_market(&mut self) {
        self.market = [EMPTY; 3];
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Action, Observation};
    use super::*;

    #[test]
    fn a_state_is_small() {
        assert!(size_of::<State>() <= 768, "{} bytes", size_of::<State>());
        assert!(size_of::<Observation>() <= 776, "{} bytes", size_of::<Observation>());
        assert!(size_of::<Action>() <= 8);
    }
}
