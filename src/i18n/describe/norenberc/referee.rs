//! The questions of the referee.

use super::{Describe, bundle_args};
use crate::norenberc::{Good, Goods, Step};

impl Describe<'_> {
    pub fn ask(&self, step: Step) -> String {
        let number = match step {
            Step::Settle(_, bench) => bench.number(),
            Step::Lodge(_, window) | Step::Refill(_, window) => window.number(),
            Step::Order | Step::Planning | Step::Reveal(_) | Step::Turn(_) | Step::Over => 0,
        };
        let mut args = self.step_args(step);
        args.push(("number", number.into()));
        self.texts.with("moves-ask", args)
    }

    pub fn bundle(&self, good: Good, count: u8) -> String {
        self.texts.with("norenberc-heap", bundle_args(good, count))
    }

    pub fn bundles(&self, goods: Goods) -> String {
        let bundles: Vec<_> = goods.iter().map(|(good, count)| self.bundle(good, count)).collect();
        self.texts.list(&bundles)
    }

    pub fn good(&self, good: Good) -> String {
        let [kind, _] = bundle_args(good, 0);
        self.texts.with("norenberc-good", [kind])
    }
}
