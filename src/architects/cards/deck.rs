//! A real shuffled game as an answer to chance: everything that is drawn follows from one seed, as it does from the box on
//! the table. The same seed deals the same cards whatever the players do, and several games can be played on one deal. A
//! deck follows from its seed and the log: after events are taken back, a new one that
//! [follows](crate::game::Deal::follow) what is left belongs to it, so that taking a move back draws no other card.
//!
//! ```
//! use guildhall::architects::{Architects, Deck, Setup};
//! use guildhall::game::{Actor, Due, Table};
//! let setup = Setup::new(2);
//! let mut deck = Deck::new(&setup, 7);
//! let mut table = Table::<Architects>::new(setup);
//! while table.due() == Due::Nature {
//!     let action = deck.answer(table.setup(), table.state());
//!     table.enter_noting(Actor::Nature, action, &mut deck).expect("the deck holds what the box holds");
//! }
//! ```

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::architects::action::{Action, Slot};
use crate::architects::cards::apprentices::{Apprentice, ApprenticeSet};
use crate::architects::cards::buildings::{BUILDINGS, Building};
use crate::architects::cards::market_cards::{MarketCard, RewardCard};
use crate::architects::chance::shuffle;
use crate::architects::components::{COLUMNS, Character};
use crate::architects::effect::Effect;
use crate::architects::setup::Setup;
use crate::architects::state::State;
use crate::architects::step::Step;
use crate::game::{Effects, Seat};

/// A shuffled game that answers for Nature. It must receive the effects of every event.
#[derive(Clone, Debug)]
pub struct Deck {
    seed: u64,
    starter: Seat,
    characters: Vec<Character>,
    buildings: [Building; BUILDINGS],
    apprentices: Vec<Apprentice>,
    rewards: Vec<RewardCard>,
    /// The small market, top first, as it was last shuffled.
    market: Vec<MarketCard>,
    reshuffled: u64,
    drawn: u64,
}

/// Streams of the generator: one for what lies in the box at the start, one for every reshuffle, one for every card that
/// comes out of a layer. How often one thing happens changes nothing of another.
const RESHUFFLES: u64 = 1 << 32;
const LAYERS: u64 = 1 << 33;

fn shuffled<T>(items: impl IntoIterator<Item = T>, rng: &mut ChaCha8Rng) -> Vec<T> {
    let mut items: Vec<T> = items.into_iter().collect();
    shuffle(&mut items, rng);
    items
}

impl Deck {
    /// Shuffles for this game.
    pub fn new(setup: &Setup, seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut buildings = Building::ALL;
        shuffle(&mut buildings, &mut rng);
        Self {
            seed,
            buildings,
            starter: Seat(rng.random_range(0..setup.players())),
            characters: shuffled(setup.characters().iter().copied(), &mut rng),
            apprentices: shuffled(ApprenticeSet::in_game(setup.promo()).iter(), &mut rng),
            rewards: shuffled(RewardCard::all(), &mut rng),
            market: shuffled(MarketCard::all(), &mut rng),
            reshuffled: 0,
            drawn: 0,
        }
    }

    fn rng(&self, stream: u64) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(stream);
        rng
    }

    /// The next outcome of chance.
    ///
    /// # Panics
    /// If Nature is not due.
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are the seats' business")]
    pub fn answer(&self, setup: &Setup, state: &State) -> Action {
        let turned = || usize::from(10 - state.small_market_len());
        match state.step() {
            Step::Side => Action::ShowSide(self.market[turned()].small()),
            Step::TurnOver => Action::TurnOver(self.market[turned()]),
            Step::Reshuffle => Action::Reshuffle,
            Step::Lay(slot) => Action::Show { slot, apprentice: self.next_apprentice(state) },
            Step::Refill(row) => {
                let slot = Slot::new(row, COLUMNS as u8).expect("a row of the display");
                Action::Show { slot, apprentice: self.next_apprentice(state) }
            }
            Step::Cast(seat) => Action::Cast { seat, character: self.characters[seat.index()] },
            Step::Deal(seat) | Step::Draw(seat, _) => self.next_building(setup, seat, state),
            Step::Look(_) => self.next_building(setup, state.active(), state),
            Step::Start => Action::Start(self.starter),
            Step::Reward => {
                let next = self.rewards.iter().find(|card| state.may_reward(**card));
                Action::Reward(*next.expect("a reward is left"))
            }
            other => panic!("the box has no answer to {other:?}"),
        }
    }

    /// The first of those that are left, as they were shuffled; then what lies under the pile.
    fn next_apprentice(&self, state: &State) -> Apprentice {
        let left = state.untouched_apprentices();
        // Of two alike the later one is the one that is left.
        let mut after = self.apprentices.iter().rev();
        let mut counted = [0_u8; crate::architects::cards::apprentices::APPRENTICES];
        let mut next = state.buried_apprentices().next();
        for &apprentice in &mut after {
            let seen = &mut counted[apprentice.index()];
            *seen += 1;
            if *seen <= left.count(apprentice) {
                next = Some(apprentice);
            }
        }
        next.expect("the pile never runs out (X17)")
    }

    fn next_building(&self, setup: &Setup, seat: Seat, state: &State) -> Action {
        let next = state.buildings.next();
        debug_assert!(!setup.is_sealed(), "no card is drawn by name there");
        let card = if state.buildings.is_into_layers() {
            // X37: inside a layer the order is random, and nobody can know it.
            next.nth(self.rng(LAYERS | self.drawn).random_range(0..next.len()))
        } else {
            self.buildings.iter().copied().find(|card| next.contains(*card))
        };
        Action::Draw { seat, card }
    }
}

impl Effects<Effect> for Deck {
    fn note(&mut self, effect: Effect) {
        if let Effect::Drew { .. } = effect {
            self.drawn += 1;
        } else if effect == Effect::Reshuffled {
            self.reshuffled += 1;
            let mut rng = self.rng(RESHUFFLES | self.reshuffled);
            self.market = shuffled(MarketCard::all(), &mut rng);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::architects::cards::buildings::BuildingSet;
    use crate::architects::position::Position;

    #[test]
    fn z4_x41_every_reshuffle_is_another_order_of_all_ten() {
        let mut deck = Deck::new(&Setup::new(2), 3);
        let mut orders = BTreeSet::from([deck.market.clone()]);
        for _ in 0..5 {
            deck.note(Effect::Reshuffled);
            assert_eq!(deck.market.iter().collect::<BTreeSet<_>>().len(), 10);
            orders.insert(deck.market.clone());
        }
        assert_eq!(orders.len(), 6);
    }

    #[test]
    fn x37_a_layer_yields_its_cards_in_no_order_that_could_be_learnt() {
        let setup = Setup::new(2);
        let four: BuildingSet = Building::ALL.into_iter().take(4).collect();
        let mut state = Position::new(&setup).state(&setup).expect("an empty table");
        while state.untouched_len() > 0 {
            state.buildings.take(None);
        }
        state.buildings.bury(four, 4, false);
        state.agenda.push(Step::Draw(Seat(0), 1));
        let mut deck = Deck::new(&setup, 3);
        let mut first = BTreeSet::new();
        for _ in 0..60 {
            let Action::Draw { card: Some(card), .. } = deck.answer(&setup, &state) else { panic!("a card") };
            assert!(four.contains(card));
            first.insert(card);
            deck.note(Effect::Drew { seat: Seat(0), card: None });
        }
        assert_eq!(first.len(), 4);
    }
}
