//! Players made of code. A bot gets what its seat may know and the list of what it may do, and nothing else.

mod greedy;
mod random;
pub mod tournament;

pub use greedy::Greedy;
pub use random::Random;

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::game::Game;
use crate::norenberc::Norenberc;

/// Somebody who chooses, on any thread.
pub trait Bot<G: Game>: Send {
    /// Picks one of the legal actions, of which there is at least one.
    fn choose(&mut self, setup: &G::Setup, observation: &G::Observation, legal: &[G::Action]) -> G::Action;
}

/// The bots by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotKind {
    /// Any legal action.
    Random,
    /// What is worth most at once.
    Greedy,
}

impl BotKind {
    /// All of them, weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// Finds one by its name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }

    /// A bot for one game. The same seed makes the same choices.
    pub fn seated(self, seed: u64) -> Box<dyn Bot<Norenberc>> {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        match self {
            Self::Random => Box::new(Random::new(rng)),
            Self::Greedy => Box::new(Greedy::new(rng)),
        }
    }
}
