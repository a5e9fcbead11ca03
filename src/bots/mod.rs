//! Players made of code. A bot gets what its seat may know and how long it may think, and nothing else.
//!
//! [`search`] works for any title; [`norenberc`] has what must be known about one, and the four levels.
//!
//! ```
//! use guildhall::bots::search::Budget;
//! use guildhall::bots::{Level, norenberc};
//! use guildhall::game::{Actor, Due, Seat, Table};
//! use guildhall::norenberc::{Deck, Norenberc, Setup};
//!
//! let setup = Setup::new(2, guildhall::storage::default_box());
//! let mut deck = Deck::new(&setup, 7);
//! let mut table = Table::<Norenberc>::new(setup);
//! while table.due() == Due::Nature {
//!     table.enter(Actor::Nature, deck.answer(table.state())).expect("the deck holds what the box holds");
//! }
//! let seat = Seat(0);
//! let seen = table.observe(seat);
//! let decision = norenberc::choose(Level::Hard, table.setup(), &seen, &Budget::iterations(50), 1);
//! assert!(table.legal(seat).contains(&decision.action));
//! ```

mod greedy;
pub mod norenberc;
mod random;
pub mod search;
pub mod tournament;

pub use greedy::Greedy;
pub use random::Random;

use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::game::Game;
use crate::norenberc::Norenberc;
use search::{Budget, Found};

/// Somebody who chooses, on any thread.
pub trait Bot<G: Game>: Send + Sync {
    /// Decides for the seat that looks, which must be due. The same iterations and the same seed decide the same.
    fn decide(
        &self,
        setup: &G::Setup,
        observation: &G::Observation,
        budget: &Budget,
        seed: u64,
    ) -> Decision<G::Action>;
}

/// What a bot decided, and what it looked at.
#[derive(Clone, Debug)]
pub struct Decision<A> {
    /// What it does.
    pub action: A,
    /// What a search found, where there was one.
    pub found: Option<Found<A>>,
}

impl<A> Decision<A> {
    /// Decided without a search.
    pub const fn at_once(action: A) -> Self {
        Self { action, found: None }
    }
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Plausible, with a beginner's mistakes.
    Easy,
    /// Sound judgement of the moment.
    Medium,
    /// Judgement and some thought.
    Hard,
    /// Better judgement and more thought.
    Master,
}

impl Level {
    /// All four, weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// The name in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Master => "master",
        }
    }

    /// How many games it plays to their end before it decides, where results must be repeatable.
    pub const fn iterations(self) -> u32 {
        match self {
            Self::Easy | Self::Medium => 1,
            Self::Hard => 1_000,
            Self::Master => 8_000,
        }
    }

    /// How long it thinks at most, where somebody waits.
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Self::Easy | Self::Medium => 10,
            Self::Hard => 400,
            Self::Master => 1_700,
        })
    }
}

/// The bots by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotKind {
    /// Any legal action.
    Random,
    /// What is worth most at once, by a simple count: a yardstick.
    Greedy,
    /// An opponent for people.
    Level(Level),
}

impl BotKind {
    /// All of them, weakest first.
    pub const ALL: [Self; 6] = [
        Self::Random,
        Self::Greedy,
        Self::Level(Level::Easy),
        Self::Level(Level::Medium),
        Self::Level(Level::Hard),
        Self::Level(Level::Master),
    ];

    /// The name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Level(level) => level.id(),
        }
    }

    /// Finds one by its name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }

    /// The bot itself.
    pub fn bot(self) -> Box<dyn Bot<Norenberc>> {
        match self {
            Self::Random => Box::new(Random),
            Self::Greedy => Box::new(Greedy),
            Self::Level(level) => Box::new(level),
        }
    }

    /// How long it thinks where results must be repeatable.
    pub fn budget(self) -> Budget {
        match self {
            Self::Random | Self::Greedy => Budget::iterations(1),
            Self::Level(level) => Budget::iterations(level.iterations()),
        }
    }
}

/// What the seat that looks may do: the same in every world that gives its observation, so any will do.
pub fn options<G: Game>(setup: &G::Setup, observation: &G::Observation) -> Vec<G::Action> {
    let world = G::resample(setup, observation, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    let mut legal = Vec::new();
    G::legal(setup, &world, G::viewer(observation), &mut legal);
    legal
}

/// One seed from several numbers (the finaliser of `SplitMix64` over each in turn).
pub(crate) fn seed(parts: [u64; 4]) -> u64 {
    parts.into_iter().fold(0, |seed: u64, part| {
        let mut z = seed.wrapping_add(part).wrapping_add(0x9e37_79b9_7f4a_7c15);
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_differ() {
        let mut seeds: Vec<_> = (0..1000).map(|i| seed([1, i / 100, i / 10 % 10, i % 10])).collect();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 1000);
    }

    #[test]
    fn names_are_different_and_found() {
        for kind in BotKind::ALL {
            assert_eq!(BotKind::from_id(kind.id()), Some(kind));
        }
    }
}
