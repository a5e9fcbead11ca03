//! The engine that every title builds on: actors, events, the log, the table. It knows no title.
//!
//! A title implements [`Game`]. Its state is a fold of its events over its set-up, chance included: what a shuffled
//! stack yields is an event by [`Actor::Nature`], so a generator can answer it in play and a person at a real table,
//! and the rules cannot tell the difference.
//!
//! ```
//! use guildhall::game::{Due, Game, Table};
//! use guildhall::norenberc::{Norenberc, Setup};
//! use rand::{SeedableRng, rngs::ChaCha8Rng};
//!
//! let mut rng = ChaCha8Rng::seed_from_u64(1);
//! let mut table = Table::<Norenberc>::new(Setup::new(3, guildhall::storage::norenberc::default_box()));
//! while table.due() == Due::Nature {
//!     let tile = Norenberc::draw(table.setup(), table.state(), &mut rng);
//!     table.enter(guildhall::game::Actor::Nature, tile).expect("chance offers only what is possible");
//! }
//! assert!(matches!(table.due(), Due::Seats(seats) if seats.len() == 3));
//! ```

#![warn(missing_docs)]

mod actor;
mod error;
mod event;
mod ids;
mod notation;
mod rule;
mod table;
mod title;

pub use actor::{Actor, Due, Seat, SeatSet};
pub use error::ReplayError;
pub use event::Event;
pub use notation::NotationError;
pub use rule::{HasRule, RefusalCode, Rule, RuleIds};
pub use table::Table;
pub use title::{BY_POINTS, Deal, PlayerRank, Redacted, Scored, Title};

pub(crate) use ids::{rule_ids, with_ids};
pub(crate) use notation::Words;

use std::fmt::Debug;
use std::hash::Hash;

use rand::{Rng, RngExt};

/// The outcomes that Nature may reveal, each with its weight: the chance of one is its weight over the sum of all.
pub type Chance<A> = Vec<(A, u32)>;

/// The capacity of a [`SeatSet`] and of per-seat arrays; no title has more seats.
pub const MOST_SEATS: usize = 8;

/// The most players that any title allows.
pub(crate) const MOST_AT_A_TABLE: usize = 5;

/// The final result of one seat, as numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// The final points.
    pub points: f32,
    /// The share of the victory: 1 for a sole winner, split evenly among tied winners, 0 for everybody else.
    pub win: f32,
    /// The place, 1 for every winner; tied players share a place.
    pub place: f32,
}

impl Outcome {
    /// Computes the outcomes from one ranking per seat: whoever has the same ranking shares victory and place.
    ///
    /// # Panics
    /// If there is no ranking.
    pub fn of_all<R: Ord>(rankings: &[R], points: impl Fn(&R) -> f32) -> [Self; MOST_SEATS] {
        let best = rankings.iter().max().expect("there are players");
        let winners = rankings.iter().filter(|ranking| *ranking == best).count();
        let mut outcomes = [Self::default(); MOST_SEATS];
        for (outcome, ranking) in outcomes.iter_mut().zip(rankings) {
            let win = if ranking == best { 1.0 / winners as f32 } else { 0.0 };
            let above = rankings.iter().filter(|other| *other > ranking).count();
            *outcome = Self { points: points(ranking), win, place: 1.0 + above as f32 };
        }
        outcomes
    }
}

/// The rules of one title.
///
/// All functions take the set-up by reference beside the state, so that a state stays a small plain value that a search
/// can copy. None of them reads a clock, a file or a generator of its own.
pub trait Game {
    /// Everything fixed before the first event: number of players, contents of the box, options.
    type Setup: Clone + PartialEq + Debug + Send + Sync;
    /// The table at one moment: plain data without pointers.
    type State: Copy + PartialEq + Debug + Send + Sync;
    /// A decision of a seat, or an outcome that Nature reveals.
    type Action: Copy + Eq + Hash + Debug + Send + Sync;
    /// Why an action is not allowed, with the rule and the numbers.
    type Refusal: Clone + PartialEq + Debug;
    /// A change made by an accepted action: for the journal and for animation, never stored.
    type Effect: Clone + PartialEq + Debug + Send + Sync;
    /// The game as one seat may know it.
    type Observation: Copy + PartialEq + Hash + Debug + Send + Sync;
    /// The final result.
    type Score;

    /// The number of players.
    fn players(setup: &Self::Setup) -> u8;

    /// The state before the first event.
    fn start(setup: &Self::Setup) -> Self::State;

    /// Who must act.
    fn due(setup: &Self::Setup, state: &Self::State) -> Due;

    /// Appends every action the seat may take now: complete, in a fixed order, and not empty for a seat that is due.
    fn legal(setup: &Self::Setup, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Appends everything Nature may reveal now, with weights; not empty when Nature is due.
    fn chance(setup: &Self::Setup, state: &Self::State, out: &mut Chance<Self::Action>);

    /// Checks an action: for seats exactly what [`Game::legal`] lists is allowed, for Nature exactly what
    /// [`Game::chance`] lists. Any action by anybody must get an answer: input from people and files is arbitrary.
    ///
    /// # Errors
    /// The refusal names the rule that forbids the action.
    fn check(
        setup: &Self::Setup,
        state: &Self::State,
        actor: Actor,
        action: Self::Action,
    ) -> Result<(), Self::Refusal>;

    /// Carries out an allowed action, and everything that follows by itself until somebody is due.
    fn apply(
        setup: &Self::Setup,
        state: &mut Self::State,
        actor: Actor,
        action: Self::Action,
        effects: &mut impl Effects<Self::Effect>,
    );

    /// The view of one seat.
    fn observe(setup: &Self::Setup, state: &Self::State, seat: Seat) -> Self::Observation;

    /// Samples a full state that gives the same observation, inventing what is hidden.
    fn resample<R: Rng + ?Sized>(
        setup: &Self::Setup,
        observation: &Self::Observation,
        rng: &mut R,
    ) -> Self::State;

    /// The seat whose view an observation is.
    fn viewer(observation: &Self::Observation) -> Seat;

    /// The same moment with all secret choices of the others taken back, so that it does not matter who chose first.
    fn reopened(setup: &Self::Setup, observation: &Self::Observation) -> Self::Observation;

    /// The result of a finished game.
    fn score(setup: &Self::Setup, state: &Self::State) -> Self::Score;

    /// The result as numbers by seat, cheap enough for searches; also of a game that is not over, as if it ended now.
    /// Entries beyond the number of players mean nothing.
    fn outcomes(setup: &Self::Setup, state: &Self::State) -> [Outcome; MOST_SEATS];

    /// One outcome of chance, picked by weight. A title overrides this where it can do so without listing them all.
    fn draw<R: Rng + ?Sized>(setup: &Self::Setup, state: &Self::State, rng: &mut R) -> Self::Action {
        let mut outcomes = Chance::new();
        Self::chance(setup, state, &mut outcomes);
        pick(&outcomes, rng)
    }
}

/// Picks one outcome by weight.
///
/// # Panics
/// If there is no outcome with a weight.
pub fn pick<A: Copy, R: Rng + ?Sized>(outcomes: &[(A, u32)], rng: &mut R) -> A {
    let total = outcomes.iter().map(|(_, weight)| weight).sum();
    let mut left = rng.random_range(0..total);
    for &(outcome, weight) in outcomes {
        if left < weight {
            return outcome;
        }
        left -= weight;
    }
    unreachable!("the number drawn is below the sum of the weights")
}

/// Receives the effects of an action. `()` ignores them, so that a playout does not pay for them.
pub trait Effects<E> {
    /// Notes one effect.
    fn note(&mut self, effect: E);
}

impl<E> Effects<E> for () {
    #[inline]
    fn note(&mut self, _: E) {}
}

impl<E> Effects<E> for Vec<E> {
    fn note(&mut self, effect: E) {
        self.push(effect);
    }
}
