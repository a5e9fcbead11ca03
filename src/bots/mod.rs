//! Computer players. A bot gets its seat's observation and a thinking budget, and nothing else.
//!
//! [`search`], [`tournament`] and [`train`] work for any title; each title has a module with its own knowledge.
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

#![warn(missing_docs)]

mod advice;
pub mod architects;
pub mod norenberc;
mod random;
pub mod search;
pub mod tournament;
pub mod train;
mod weights;

pub use advice::{Advice, AdvisedMove, Comparison, Expected};
pub use random::Random;
pub use weights::Numbers;

pub(crate) use weights::weights;

use std::fmt::Debug;
use std::time::Duration;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::game::{Game, Title};
use search::{Budget, Knowledge, SearchResult};

/// A player that chooses actions; usable from any thread.
pub trait Bot<G: Game>: Send + Sync {
    /// Decides for the observing seat, which must be to move. The same iterations and seed give the same decision.
    fn decide(
        &self,
        setup: &G::Setup,
        observation: &G::Observation,
        budget: &Budget,
        seed: u64,
    ) -> Decision<G::Action>;
}

/// A bot's decision, with the search behind it.
#[derive(Clone, Debug)]
pub struct Decision<A> {
    /// The chosen action.
    pub action: A,
    /// The search result, if there was a search.
    pub found: Option<SearchResult<A>>,
}

impl<A> Decision<A> {
    /// A decision made without a search.
    pub const fn at_once(action: A) -> Self {
        Self { action, found: None }
    }
}

/// The strength of a bot.
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

    /// The name in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Master => "master",
        }
    }
}

/// The thinking effort of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Playouts per decision, where results must be repeatable.
    pub iterations: u32,
    /// Time limit per decision, where a person waits.
    pub time: Duration,
}

/// A title that bots can play.
pub trait HasBots: Title {
    /// The bots that play it, weakest first.
    const BOTS: &'static [BotKind];

    /// One of [`HasBots::BOTS`].
    fn bot(kind: BotKind) -> Box<dyn Bot<Self>>;

    /// The thinking effort of a level.
    fn thinking(level: Level) -> Effort;

    /// The budget of a bot where results must be repeatable.
    fn budget(kind: BotKind) -> Budget {
        match kind {
            BotKind::Random | BotKind::Greedy => Budget::iterations(1),
            BotKind::Level(level) => Budget::iterations(Self::thinking(level).iterations),
        }
    }
}

/// A title with bot opponents that can explain their moves.
pub trait Opponent: HasBots {
    /// A reason for or against a move.
    type Reason: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// The reason for a move, as one idea that fits into a sentence.
    type Why: Copy + PartialEq + Debug + Send + Sync + 'static;

    /// Advice at the level of a master for the observing seat, which must be to move.
    fn advise(
        setup: &Self::Setup,
        observation: &Self::Observation,
        budget: &Budget,
        seed: u64,
    ) -> Advice<Self::Action, Self::Reason>;

    /// Explains why a bot of a level chose this action, given its seat's observation before it; the seat must have been
    /// to move. It takes microseconds and plays no games. Secrets stay secret: while an action is still hidden, the
    /// reason is for nobody else; of any other action it says only what all can see on the table.
    fn why(
        setup: &Self::Setup,
        observation: &Self::Observation,
        level: Level,
        action: Self::Action,
    ) -> Self::Why;
}

/// A title whose judgement is made of numbers that can be tuned.
pub trait Trainable: HasBots {
    /// The tunable numbers.
    type Weights: Numbers;

    /// A judgement by these numbers.
    type Judge<'a>: Knowledge<Self>;

    /// The lead in points that earns the full bonus in training; a larger one earns no more.
    const LEAD: f32;

    /// The hand-made weights that tuning starts from.
    fn hand() -> &'static Self::Weights;

    /// A judge with these weights that picks the best action within some noise.
    fn judge(weights: &Self::Weights, noise: f32) -> Self::Judge<'_>;
}

/// The kinds of bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BotKind {
    /// Plays any legal action.
    Random,
    /// Takes what is worth most at once, by a simple count: a yardstick.
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

    /// Finds a bot by its name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }
}

/// The legal actions of the observing seat: the same in every world that fits its observation, so any will do.
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
