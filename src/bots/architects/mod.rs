//! Bots for Architects of the West Kingdom: so far only yardsticks.

mod greedy;
mod plan;

pub use greedy::greedy;

use std::time::Duration;

use super::{Bot, BotKind, Effort, HasBots, Level, Random};
use crate::architects::Architects;
use greedy::Greedy;

impl HasBots for Architects {
    const BOTS: &'static [BotKind] = &[BotKind::Random, BotKind::Greedy];

    fn bot(kind: BotKind) -> Box<dyn Bot<Self>> {
        match kind {
            BotKind::Random => Box::new(Random),
            // There are no levels yet, and nobody is offered one.
            BotKind::Greedy | BotKind::Level(_) => Box::new(Greedy),
        }
    }

    fn thinking(_: Level) -> Effort {
        Effort { iterations: 1, time: Duration::from_millis(10) }
    }
}
