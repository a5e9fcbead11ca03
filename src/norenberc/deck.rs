//! A real shuffled game as an answer to chance: turn order, workshops and the guest stack are fixed by one seed, as they
//! are in the box on the table. The same seed deals the same tiles whatever the players do, and several games can be
//! played on one deal. A deck follows from its seed and the log: after events are taken back, a new one that
//! [follows](Deck::follow) what is left belongs to it, so that taking a move back does not draw another tile.
//!
//! ```
//! use guildhall::game::{Actor, Due, Table};
//! use guildhall::norenberc::{Deck, Norenberc, Setup};
//! let setup = Setup::new(2, guildhall::storage::norenberc::default_box());
//! let mut deck = Deck::new(&setup, 7);
//! let mut table = Table::<Norenberc>::new(setup);
//! while table.due() == Due::Nature {
//!     let action = deck.answer(table.state());
//!     table.enter_noting(Actor::Nature, action, &mut deck).expect("the deck holds what the box holds");
//! }
//! ```

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::action::Action;
use super::chance::shuffle;
use super::components::{Craftsman, GUILDS, Guild, Tile, Townsman};
use super::effect::Effect;
use super::setup::Setup;
use super::state::{SEATS, State, Step};
use crate::game::{Effects, Event, Game, Seat};
use crate::norenberc::Norenberc;

/// A shuffled game that answers for Nature. It must receive the effects of every event.
#[derive(Clone, Debug)]
pub struct Deck {
    order: [Seat; SEATS],
    workshops: [[Craftsman; 5]; GUILDS],
    /// The guest stack, top last.
    guests: Vec<Tile>,
    seed: u64,
    /// The number of tiles shuffled back so far.
    returned: u64,
}

impl Deck {
    /// Shuffles a box for this game.
    pub fn new(setup: &Setup, seed: u64) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut order = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];
        shuffle(&mut order[..usize::from(setup.players())], &mut rng);
        let mut townsmen: Vec<_> = Townsman::ALL
            .into_iter()
            .flat_map(|it| (0..setup.tiles().townsmen(it)).map(move |_| Tile::Townsman(it)))
            .collect();
        shuffle(&mut townsmen, &mut rng);
        townsmen.truncate(usize::from(setup.townsmen_kept()));
        let mut guests = townsmen;
        let mut workshops = [[setup.tiles().craftsmen(Guild::Brewers)[0]; 5]; GUILDS];
        for guild in setup.guilds() {
            let mut own = *setup.tiles().craftsmen(guild);
            shuffle(&mut own, &mut rng);
            workshops[guild.index()].copy_from_slice(&own[..5]);
            guests.extend(own[5..].iter().map(|&it| Tile::Craftsman(it)));
        }
        shuffle(&mut guests, &mut rng);
        Self { order, workshops, guests, seed, returned: 0 }
    }

    /// Applies an event to the state, and takes what it drew out of the deck.
    pub fn follow(&mut self, setup: &Setup, state: &mut State, event: Event<Action>) {
        if let Action::Lodge { .. } = event.action {
            self.guests.pop();
        }
        Norenberc::apply(setup, state, event.actor, event.action, self);
    }

    /// The next outcome of chance. Sealed cards are not in the box: people reveal them.
    ///
    /// # Panics
    /// If Nature is not due, or if sealed cards must be revealed.
    pub fn answer(&mut self, state: &State) -> Action {
        match state.step() {
            Step::Order => Action::Order(self.order),
            Step::Settle(guild, bench) => {
                let Craftsman { value, agent, .. } = self.workshops[guild.index()][bench.index()];
                Action::Settle { guild, bench, value, agent }
            }
            Step::Lodge(guild, window) | Step::Refill(guild, window) => {
                let tile = self.guests.pop().expect("the stack is as high as the rules think");
                Action::Lodge { guild, window, tile }
            }
            Step::Planning | Step::Reveal(_) | Step::Turn(_) | Step::Over => {
                panic!("the box has no answer to {:?}", state.step())
            }
        }
    }
}

impl Effects<Effect> for Deck {
    fn note(&mut self, effect: Effect) {
        if let Effect::ShuffledBack { townsman } = effect {
            // A generator of its own for every return: how often other things were drawn changes nothing.
            self.returned += 1;
            let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
            rng.set_stream(self.returned);
            let place = rng.random_range(0..=self.guests.len());
            self.guests.insert(place, Tile::Townsman(townsman));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::norenberc::TileBox;

    #[test]
    fn w1_tiles_go_back_anywhere() {
        let all = |value| {
            Guild::ALL.into_iter().flat_map(move |guild| [Craftsman { guild, value, agent: false }; 11])
        };
        let mut townsmen = [0; 15];
        townsmen[Townsman::Mayor.index()] = 26;
        let setup = Setup::new(2, TileBox::new(&all(5).collect::<Vec<_>>(), townsmen).expect("a valid box"));
        let mut quarters = [0_i32; 4];
        for seed in 0..4000 {
            let mut deck = Deck::new(&setup, seed);
            deck.note(Effect::ShuffledBack { townsman: Townsman::Councilman });
            let back = Tile::Townsman(Townsman::Councilman);
            let place = deck.guests.iter().position(|&tile| tile == back).expect("it is back");
            quarters[place * 4 / deck.guests.len()] += 1;
        }
        // 27 places: 7, 7, 7 and 6 of them; five standard deviations are about 140.
        for (count, expected) in quarters.into_iter().zip([1037, 1037, 1037, 889]) {
            assert!((count - expected).abs() < 140, "{quarters:?}");
        }
    }
}
