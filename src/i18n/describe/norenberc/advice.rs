//! The advice of bots: why.

use super::{Describe, Worded, guild_arg, yes_no};
use crate::bots::norenberc::Reason;
use crate::i18n::Arg;

impl Describe<'_> {
    /// A difference with its sign.
    fn signed(&self, number: f32) -> String {
        let sign = if number < 0.0 { '−' } else { '+' };
        format!("{sign}{}", self.texts.decimal(number.abs().into(), 1))
    }
}

impl Worded for Reason {
    fn say(&self, describe: &Describe) -> String {
        let vp = |vp: f32| ("vp", describe.signed(vp).into());
        let category = |id: &'static str, amount| vec![("category", id.into()), vp(amount)];
        let percent = |share: f32| describe.texts.decimal(f64::from(share) * 100.0, 0).into();
        let (key, args): (&str, Vec<Arg>) = match *self {
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
            Reason::Agents { more } => ("advise-reason-agents", vec![("more", describe.signed(more).into())]),
            Reason::Tie { guild, rival, won, by_talers } => (
                "advise-reason-tie",
                vec![
                    guild_arg(guild),
                    ("rival", describe.name(rival)),
                    ("won", yes_no(won)),
                    ("by", if by_talers { "talers" } else { "order" }.into()),
                ],
            ),
            Reason::Rival { rival, vp: more } => {
                ("advise-reason-rival", vec![("rival", describe.name(rival)), vp(more)])
            }
        };
        describe.texts.with(key, args)
    }
}
