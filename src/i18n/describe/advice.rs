//! The advice of bots: what to expect.

use super::{Describe, Spoken};
use crate::bots::{Advice, Expected};
use crate::game::Seat;

impl Describe<'_> {
    /// Whose advice it is, and what it stands on.
    pub fn advice_heading<T: Spoken, R>(
        &self,
        advice: &Advice<T::Action, R>,
        setup: &T::Setup,
        state: &T::State,
    ) -> String {
        if let [only] = &advice.moves[..]
            && only.reasons.is_empty()
        {
            return self.texts.get("advise-only");
        }
        let games = self.texts.grouped(advice.iterations.into()).into();
        let args =
            [("name", self.name(advice.seat)), ("iterations", advice.iterations.into()), ("games", games)];
        self.texts.with("advise-heading", T::moment(setup, state).into_iter().chain(args))
    }

    /// What a player can expect.
    pub fn expected(&self, seat: Seat, expected: &Expected) -> String {
        let number = |number: f32, decimals| self.texts.decimal(number.into(), decimals).into();
        self.texts.with(
            "advise-expected",
            [
                ("name", self.name(seat)),
                ("vp", number(expected.points, 1)),
                ("place", number(expected.place, 1)),
                ("win", number(expected.win * 100.0, 0)),
            ],
        )
    }
}
