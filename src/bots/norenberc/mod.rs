//! Bots for Norenberc: opponents of four levels, advice and reasons.

mod advice;
mod appraisal;
mod curves;
mod greedy;
mod level;
mod notes;
mod outlook;
mod policy;
mod rating;
mod weights;
mod why;

pub use advice::{MoveReason, advise};
pub use level::choose;
pub use policy::Judgement;
pub use weights::Weights;
pub use why::{Motive, Why};

use std::time::Duration;

use super::search::Budget;
use super::{Bot, BotKind, Effort, HasBots, Level, Opponent, Random, Trainable};
use crate::norenberc::{Action, Norenberc, Observation, Setup};
use greedy::Greedy;

/// Advice in this title.
pub type Advice = super::Advice<Action, MoveReason>;
/// An advised move in this title.
pub type AdvisedMove = super::AdvisedMove<Action, MoveReason>;

impl HasBots for Norenberc {
    const BOTS: &'static [BotKind] = &BotKind::ALL;

    fn bot(kind: BotKind) -> Box<dyn Bot<Self>> {
        match kind {
            BotKind::Random => Box::new(Random),
            BotKind::Greedy => Box::new(Greedy),
            BotKind::Level(level) => Box::new(level),
        }
    }

    fn thinking(level: Level) -> Effort {
        let (iterations, ms) = match level {
            Level::Easy | Level::Medium => (1, 10),
            Level::Hard => (1_000, 400),
            Level::Master => (8_000, 1_700),
        };
        Effort { iterations, time: Duration::from_millis(ms) }
    }
}

impl Opponent for Norenberc {
    type Reason = MoveReason;
    type Why = Why;

    fn advise(setup: &Setup, observation: &Observation, budget: &Budget, seed: u64) -> Advice {
        advise(setup, observation, budget, seed)
    }

    fn why(setup: &Setup, observation: &Observation, level: Level, action: Action) -> Why {
        why::why(setup, observation, level, action)
    }
}

impl Trainable for Norenberc {
    type Weights = Weights;
    type Judge<'a> = Judgement<'a>;

    const LEAD: f32 = 20.0;

    fn hand() -> &'static Weights {
        Weights::hand()
    }

    fn judge(weights: &Weights, noise: f32) -> Judgement<'_> {
        Judgement { weights, noise, doubt: 1.0 }
    }
}
