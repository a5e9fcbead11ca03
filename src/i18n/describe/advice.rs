//! The advice of bots: what to expect and why.

use super::{Describe, guild_arg, yes_no};
use crate::bots::norenberc::{Advice, Expected, Reason};
use crate::game::Seat;
use crate::i18n::Arg;
use crate::norenberc::State;

impl Describe<'_> {
    /// Whose advice it is, and what it stands on.
    pub fn advice_heading(&self, advice: &Advice, table: &State) -> String {
        if let [only] = &advice.moves[..]
            && only.reasons.is_empty()
        {
            return self.texts.get("advise-only");
        }
        self.texts.with(
            "advise-heading",
            [
                ("name", self.name(advice.seat)),
                ("round", table.round().into()),
                ("turn", table.turn().into()),
                ("iterations", advice.iterations.into()),
                ("games", self.texts.grouped(advice.iterations.into()).into()),
            ],
        )
    }

    /// What a player can expect.
    pub fn expected(&self, seat: Seat, expected: &Expected) -> String {
        let number = |number: f32, decimals| self.texts.decimal(number.into(), decimals).into();
        self.texts.with(
            "advise-expected",
            [
                ("name", self.name(seat)),
                ("vp", number(expected.vp, 1)),
                ("place", number(expected.place, 1)),
                ("win", number(expected.win * 100.0, 0)),
            ],
        )
    }

    /// What speaks for a move or against it.
    pub fn reason(&self, reason: &Reason) -> String {
        let vp = |vp: f32| ("vp", self.signed(vp).into());
        let category = |id: &'static str, amount| vec![("category", id.into()), vp(amount)];
        let percent = |share: f32| self.texts.decimal(f64::from(share) * 100.0, 0).into();
        let (key, args): (&str, Vec<Arg>) = match *reason {
            Reason::Majority { guild, vp: more } => {
                ("advise-reason-majority", vec![guild_arg(guild), vp(more)])
            }
            Reason::Crests { vp } => ("advise-reason-category", category("crests", vp)),
            Reason::Thirty { vp } => ("advise-reason-category", category("thirty", vp)),
            Reason::AllTypes { vp } => ("advise-reason-category", category("all-types", vp)),
            Reason::Richest { vp } => ("advise-reason-category", category("richest", vp)),
            Reason::Townsmen { vp } => ("advise-reason-category", category("townsmen", vp)),
            Reason::Favorite { guild, chance, otherwise } => (
                "advise-reason-favorite",
                vec![guild_arg(guild), ("chance", percent(chance)), ("otherwise", percent(otherwise))],
            ),
            Reason::Price { guild, now, later, round } => (
                "advise-reason-price",
                vec![guild_arg(guild), ("now", now.into()), ("later", later.into()), ("round", round.into())],
            ),
            Reason::Agent { agents } => ("advise-reason-agent", vec![("agents", agents.into())]),
            Reason::Agents { more } => ("advise-reason-agents", vec![("more", self.signed(more).into())]),
            Reason::Tie { guild, rival, won, by_talers } => (
                "advise-reason-tie",
                vec![
                    guild_arg(guild),
                    ("rival", self.name(rival)),
                    ("won", yes_no(won)),
                    ("by", if by_talers { "talers" } else { "order" }.into()),
                ],
            ),
            Reason::Rival { rival, vp: more } => {
                ("advise-reason-rival", vec![("rival", self.name(rival)), vp(more)])
            }
        };
        self.texts.with(key, args)
    }

    /// A difference with its sign.
    fn signed(&self, number: f32) -> String {
        let sign = if number < 0.0 { '−' } else { '+' };
        format!("{sign}{}", self.texts.decimal(number.abs().into(), 1))
    }
}
