//! The yardstick: any legal action, each as likely as any other.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::search::Budget;
use super::{Bot, Decision, options};
use crate::game::Game;

/// Plays at random.
pub struct Random;

impl<G: Game> Bot<G> for Random {
    fn decide(
        &self,
        setup: &G::Setup,
        observation: &G::Observation,
        _: &Budget,
        seed: u64,
    ) -> Decision<G::Action> {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let options = options::<G>(setup, observation);
        Decision::at_once(options[rng.random_range(0..options.len())])
    }
}
