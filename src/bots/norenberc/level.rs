//! The four levels. They differ by what they know and how far they think, not by blunders on purpose.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::policy::Judgement;
use super::weights::Weights;
use crate::bots::search::{Budget, Search, SearchParams, SearchResult, Tried};
use crate::bots::{Bot, Decision, Level, options};
use crate::norenberc::{Action, Norenberc, Observation, Setup, Step};

/// A beginner takes one of two actions that look about as good, within so many VP.
const BEGINNERS_WHIM: f32 = 0.8;

/// Where rewards lie no further apart, nothing is left to chance.
const CERTAIN: f32 = 0.02;
/// Rewards that lie this close are the same.
const NO_DIFFERENCE: f32 = 1e-4;

/// An action tried less often than this part of the best is not known well enough to be preferred.
const LEAST_PART: u32 = 10;
/// Values are the same if they lie closer than this part of their standard error.
const NOISE: f32 = 0.5;

/// A medium player thinks its plans through, in so many games, and nothing else: a few thousandths of a second.
const MEDIUM_PLAYOUTS: u32 = 48;

impl Judgement<'static> {
    pub(super) fn of(level: Level, players: u8) -> Self {
        let weights = match level {
            Level::Easy => Weights::beginner(),
            Level::Medium | Level::Hard | Level::Master => Weights::tuned(players),
        };
        Self { weights, noise: 0.3, doubt: 0.5 }
    }
}

impl Bot<Norenberc> for Level {
    fn decide(
        &self,
        setup: &Setup,
        observation: &Observation,
        budget: &Budget,
        seed: u64,
    ) -> Decision<Action> {
        choose(*self, setup, observation, budget, seed)
    }
}

/// Decides at a level for the observing seat, which must be to move. `budget` is for the levels that search.
///
/// # Panics
/// If the seat is not to move.
pub fn choose(
    level: Level,
    setup: &Setup,
    observation: &Observation,
    budget: &Budget,
    seed: u64,
) -> Decision<Action> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let legal = options::<Norenberc>(setup, observation);
    if let [only] = legal[..] {
        return Decision::at_once(only);
    }
    let judgement = Judgement::of(level, setup.players());
    let mut best = |noise| judgement.best(setup, observation, &legal, noise, &mut rng);
    match level {
        Level::Easy => {
            let action = best(BEGINNERS_WHIM);
            Decision::at_once(judgement.without_waste(setup, observation, action, Action::Pass))
        }
        Level::Medium if observation.table().step() != Step::Planning => Decision::at_once(best(0.0)),
        Level::Medium => {
            let budget = Budget::iterations(MEDIUM_PLAYOUTS);
            let decision = search(&judgement, setup, observation, &budget, seed);
            // It weighs passing against playing on, not one card against another: with one it sees what others do.
            let waiting = if let Action::Plan(cards) = decision.action {
                Action::Plan(cards.iter().take(1).collect())
            } else {
                decision.action
            };
            let action = judgement.without_waste(setup, observation, decision.action, waiting);
            Decision { action, ..decision }
        }
        Level::Hard | Level::Master => search(&judgement, setup, observation, budget, seed),
    }
}

/// Prefers passing where nothing is better.
pub(super) fn prefer_rest(found: &mut SearchResult<Action>) {
    let best = &found.tried[0];
    let (value, often) = (best.value, best.visits / 10);
    // At the end of a game one look is enough, because luck has nothing left to say.
    let sure = found.spread < CERTAIN;
    let as_good = |tried: &Tried<Action>| {
        (tried.visits >= often || (sure && tried.visits > 0)) && tried.value > value - NO_DIFFERENCE
    };
    let rest = found.tried.iter().position(|tried| tried.action == Action::Pass && as_good(tried));
    if let Some(rest) = rest {
        found.tried[..=rest].rotate_right(1);
    }
}

/// Prefers anything to doing nothing, and keeping an agent to wasting it, where that is as good as far as is known.
pub(super) fn prefer_work(
    judgement: &Judgement<'_>,
    setup: &Setup,
    observation: &Observation,
    found: &mut SearchResult<Action>,
) {
    let (best, spread) = (&found.tried[0], found.spread);
    let as_good = |tried: &Tried<Action>| {
        let error = spread * (1.0 / tried.visits as f32 + 1.0 / best.visits as f32).sqrt();
        tried.visits * LEAST_PART >= best.visits && tried.value > best.value - error * NOISE
    };
    let idle = matches!(best.action, Action::Nothing { .. });
    let wanted = (!idle).then(|| judgement.without_waste(setup, observation, best.action, Action::Pass));
    let others = &found.tried[1..];
    let better = others.iter().position(|it| wanted.is_none_or(|wanted| it.action == wanted) && as_good(it));
    if let Some(better) = better {
        found.tried[..=better + 1].rotate_right(1);
    }
}

fn search(
    knowledge: &Judgement<'_>,
    setup: &Setup,
    observation: &Observation,
    budget: &Budget,
    seed: u64,
) -> Decision<Action> {
    let search = Search::<Norenberc, _> {
        setup,
        observation,
        knowledge,
        params: SearchParams::default(),
        noting: false,
    };
    let mut found = search.run(budget, seed);
    prefer_rest(&mut found);
    prefer_work(knowledge, setup, observation, &mut found);
    Decision { action: found.tried[0].action, found: Some(found) }
}
