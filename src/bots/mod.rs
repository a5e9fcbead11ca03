//! Players made of code. A bot gets what its seat may know and how long it may think, and nothing else.
//!
//! [`search`], [`tournament`] and [`train`] work for any title; a title's folder has what must be known about it.
//!
//! ```
//! use guildhall::bots::search::Budget;
//! use guildhall::bots::{Level, norenberc};
//! use guildhall::game::{Actor, Due, Seat, Table};
//! use guildhall::norenberc::{Deck, Norenberc, Setup};
//!
//! let setup = Setup::new(2, guildhall::storage::norenberc::default_box());
//! let mut deck = Deck::new(&setup, 7);
//! let mut table = Table::<Norenberc>::new(setup);
//! while table.due() == Due::Nature {
//!     table.enter(Actor::Nature, deck.answer(table.state())).expect("the deck holds what the box holds");
//! }
//! let seat = Seat(0);
//! let seen = table.observe(seat);
//! let decision = norenberc::choose(Level::Hard, table.setup(), &seen, &Budget::iterations(50), 1);
//! assert!(table.legal(seat).contains(&decision.action));
//!
//! // Why, for whoever asks afterwards: `Describe::say` has the sentence in every language.
//! use guildhall::bots::Opponent as _;
//! let why = Norenberc::why(table.setup(), &seen, Level::Hard, decision.action);
//! assert_eq!(why.seat, seat);
//! ```

mod advice;
pub mod architects;
pub mod norenberc;
mod random;
pub mod search;
pub mod tournament;
pub mod train;
mod weights;

pub use advice::{Advice, AdvisedMove, Compared, Expected};
pub use random::Random;
pub use weights::Numbers;

pub(crate) use weights::weights;

use std::fmt::Debug;
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::game::{Game, Title};
use search::{Budget, Found, Knowledge};

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
}

/// How much a level thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// How many games it plays to their end before it decides, where results must be repeatable.
    pub iterations: u32,
    /// How long it thinks at most, where somebody waits.
    pub time: Duration,
}

/// A title that code can play.
pub trait Automated: Title {
    /// The bots that play it, weakest first.
    const BOTS: &'static [BotKind];

    /// One of [`Automated::BOTS`].
    fn bot(kind: BotKind) -> Box<dyn Bot<Self>>;

    /// How much a level thinks.
    fn thinking(level: Level) -> Thinking;

    /// How long a bot thinks where results must be repeatable.
    fn budget(kind: BotKind) -> Budget {
        match kind {
            BotKind::Random | BotKind::Greedy => Budget::iterations(1),
            BotKind::Level(level) => Budget::iterations(Self::thinking(level).iterations),
        }
    }
}

/// A title with opponents for people, who can say why they do something.
pub trait Opponent: Automated {
    /// What speaks for a move or against it.
    type Reason: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// Why somebody did something, as one idea that fits into a sentence.
    type Why: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// Advice for the seat that looks, which must be due: what a master would do.
    fn advise(
        setup: &Self::Setup,
        observation: &Self::Observation,
        budget: &Budget,
        seed: u64,
    ) -> Advice<Self::Action, Self::Reason>;

    /// Why a bot of a level chose this action, from what its seat saw before it; the seat must have been due. It takes
    /// microseconds and plays no games. What was secret stays so: of an action that is still hidden nobody else may be
    /// told, and of any other it says only what all can see on the table.
    fn why(
        setup: &Self::Setup,
        observation: &Self::Observation,
        level: Level,
        action: Self::Action,
    ) -> Self::Why;
}

/// A title whose judgement is made of numbers that can be tuned.
pub trait Tuned: Automated {
    /// The numbers.
    type Weights: Numbers;

    /// A judgement by these numbers.
    type Judge<'a>: Knowledge<Self>;

    /// How many points of lead count as much as a win.
    const LEAD: f32;

    /// What tuning starts from.
    fn hand() -> &'static Self::Weights;

    /// Somebody who judges by these, and picks what is best within a whim.
    fn judge(weights: &Self::Weights, whim: f32) -> Self::Judge<'_>;
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
