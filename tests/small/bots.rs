//! Players made of code: [`Bot`], [`HasBots`]. They get an observation, never the state of a table.

use std::time::Duration;

use guildhall::bots::search::{Budget, NoKnowledge, Search, SearchParams};
use guildhall::bots::{Bot, BotKind, Decision, Effort, HasBots, Level, Random, options};

use super::rules::{Action, BEST_STAKE, GOAL, Nine, Observation, card_points};

/// Takes what is worth most at once: a yardstick.
struct Greedy;

impl Bot<Nine> for Greedy {
    fn decide(&self, setup: &u8, observation: &Observation, _: &Budget, _: u64) -> Decision<Action> {
        let worth = |action: &Action| match *action {
            Action::Stake(BEST_STAKE) => GOAL,
            Action::Play(card) => card_points(card),
            Action::Stake(_) | Action::Wait | Action::Draw { .. } => 0,
        };
        let best = options::<Nine>(setup, observation).into_iter().max_by_key(worth);
        Decision::at_once(best.expect("the seat is to move"))
    }
}

/// Looks ahead. A search that knows nothing but the rules is a start; a title's own `Knowledge` makes it strong.
struct Searcher;

impl Bot<Nine> for Searcher {
    fn decide(&self, setup: &u8, observation: &Observation, budget: &Budget, seed: u64) -> Decision<Action> {
        let (knowledge, params) = (&NoKnowledge, SearchParams::default());
        let found =
            Search::<Nine, _> { setup, observation, knowledge, params, noting: false }.run(budget, seed);
        Decision { action: found.tried[0].action, found: Some(found) }
    }
}

impl HasBots for Nine {
    const BOTS: &'static [BotKind] = &[BotKind::Random, BotKind::Greedy, BotKind::Level(Level::Hard)];

    fn bot(kind: BotKind) -> Box<dyn Bot<Self>> {
        match kind {
            BotKind::Random => Box::new(Random),
            BotKind::Greedy => Box::new(Greedy),
            BotKind::Level(_) => Box::new(Searcher),
        }
    }

    fn thinking(_: Level) -> Effort {
        Effort { iterations: 500, time: Duration::from_millis(100) }
    }
}
