//! The yardstick: any legal action, each as likely as any other.

use rand::{Rng, RngExt};

use super::Bot;
use crate::game::Game;

/// Plays at random.
pub struct Random<R> {
    rng: R,
}

impl<R> Random<R> {
    /// Plays with this generator.
    pub fn new(rng: R) -> Self {
        Self { rng }
    }
}

impl<G: Game, R: Rng + Send> Bot<G> for Random<R> {
    fn choose(&mut self, _: &G::Setup, _: &G::Observation, legal: &[G::Action]) -> G::Action {
        legal[self.rng.random_range(0..legal.len())]
    }
}
