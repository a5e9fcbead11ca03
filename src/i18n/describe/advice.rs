//! The advice of bots: expected results.

use super::{Describe, TitleText, yes_no};
use crate::bots::{Advice, Expected};
use crate::game::Seat;

impl Describe<'_> {
    /// The heading of an advice: whose it is, and its basis; `own` if the reader is advised.
    pub(crate) fn advice_heading<T: TitleText, R>(
        &self,
        advice: &Advice<T::Action, R>,
        own: bool,
        setup: &T::Setup,
        state: &T::State,
    ) -> String {
        if let [only] = &advice.moves[..]
            && only.reasons.is_empty()
        {
            return self.texts.get("advise-only");
        }
        let games = self.texts.grouped(advice.iterations.into()).into();
        let args = [
            ("name", self.name(advice.seat)),
            ("own", yes_no(own)),
            ("iterations", advice.iterations.into()),
            ("games", games),
        ];
        self.texts.with("advise-heading", T::moment(setup, state).into_iter().chain(args))
    }

    /// A player's expected result; `own` if it is the reader.
    pub fn expected(&self, seat: Seat, own: bool, expected: &Expected) -> String {
        let number = |number: f32, decimals| self.texts.decimal(number.into(), decimals).into();
        self.texts.with(
            "advise-expected",
            [
                ("name", self.name(seat)),
                ("own", yes_no(own)),
                ("vp", number(expected.points, 1)),
                ("place", number(expected.place, 1)),
                ("win", number(expected.win * 100.0, 0)),
            ],
        )
    }
}
