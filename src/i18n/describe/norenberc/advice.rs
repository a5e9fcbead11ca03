//! The advice of bots: the best move and the reasons; and why a bot did what it did.

use super::{ActionText as _, Describe, ToText, bundle_args, guild_arg, tile_args, yes_no};
use crate::bots::norenberc::{Motive, MoveReason, Why};
use crate::game::Actor;
use crate::i18n::Arg;
use crate::norenberc::{Action, Setup, State};

pub(super) fn advised(describe: &Describe, setup: &Setup, state: &State, action: Action) -> String {
    let (key, args): (&str, Vec<Arg>) = match action {
        Action::Plan(cards) => ("advise-do-plan", vec![("guilds", describe.guilds(cards.iter()))]),
        Action::Seal(cards) => ("advise-do-seal", vec![("cards", cards.into())]),
        Action::Pass => ("advise-do-pass", vec![]),
        Action::Sell { guild, count } => {
            let [good, count] = bundle_args(guild.good(), count);
            ("advise-do-sell", vec![guild_arg(guild), good, count])
        }
        Action::Buy { guild, goods } => {
            ("advise-do-buy", vec![guild_arg(guild), ("goods", describe.goods(goods))])
        }
        Action::Recruit { guild, window } => match state.lodger(setup, guild, window) {
            Some(guest) => {
                let mut args = tile_args(guest).to_vec();
                args.extend([guild_arg(guild), ("window", window.number().into())]);
                ("advise-do-recruit", args)
            }
            None => unreachable!("only a guest is recruited"),
        },
        Action::Nothing { guild } => ("advise-do-nothing", vec![guild_arg(guild)]),
        Action::Pay(goods) => ("advise-do-pay", vec![("goods", describe.goods(goods))]),
        Action::Rob { victim, goods } => {
            ("advise-do-rob", vec![("victim", describe.name(victim)), ("goods", describe.goods(goods))])
        }
        Action::Swap(one, other) => {
            let spots = [("one", describe.spot(one).into()), ("other", describe.spot(other).into())];
            ("advise-do-swap", spots.to_vec())
        }
        Action::Decline => ("advise-do-decline", vec![]),
        Action::Peddle(good) => ("advise-do-peddle", bundle_args(good, 1).to_vec()),
        Action::PlaceMayor(guild) => ("advise-do-place-mayor", vec![guild_arg(guild)]),
        Action::GoFirst => ("advise-do-go-first", vec![]),
        Action::Stay => ("advise-do-stay", vec![]),
        Action::Order(_) | Action::Settle { .. } | Action::Lodge { .. } | Action::Reveal { .. } => {
            return action.say(Actor::Nature, describe);
        }
    };
    describe.texts.with(key, args)
}

impl ToText for Why {
    fn say(&self, describe: &Describe) -> String {
        let (key, mut args): (&str, Vec<Arg>) = match self.motive {
            Motive::Favorite { guild, goods, rival } => (
                "advise-why-favorite",
                vec![guild_arg(guild), ("have", goods.into()), ("most", rival.into())],
            ),
            Motive::Cheap { guild, now, later, round } => (
                "advise-why-cheap",
                vec![guild_arg(guild), ("now", now.into()), ("later", later.into()), ("round", round.into())],
            ),
            Motive::Stock => ("advise-why-stock", vec![]),
            Motive::Dear { now, later } => {
                ("advise-why-dear", vec![("now", now.into()), ("later", later.into())])
            }
            Motive::Cash => ("advise-why-cash", vec![]),
            Motive::Agent => ("advise-why-agent", vec![]),
            Motive::Majority { guild } => ("advise-why-majority", vec![guild_arg(guild)]),
            Motive::Guest { tile } => ("advise-why-guest", tile_args(tile).to_vec()),
            Motive::Roof { talers } => ("advise-why-roof", vec![("talers", talers.into())]),
            Motive::Order => ("advise-why-order", vec![]),
            Motive::NoMeans => ("advise-why-no-means", vec![]),
            Motive::Worthless { guild } => ("advise-why-worthless", vec![guild_arg(guild)]),
            Motive::Keep { guild, now, later, round } => (
                "advise-why-keep",
                vec![guild_arg(guild), ("now", now.into()), ("later", later.into()), ("round", round.into())],
            ),
            Motive::Errand { guild } => ("advise-why-errand", vec![guild_arg(guild)]),
            Motive::Wait => ("advise-why-wait", vec![]),
            Motive::Rest => ("advise-why-rest", vec![]),
            Motive::Payment => ("advise-why-payment", vec![]),
            Motive::Rob { victim } => ("advise-why-rob", vec![("victim", describe.name(victim))]),
            Motive::Swap => ("advise-why-swap", vec![]),
            Motive::Mayor { guild, craftsmen } => {
                ("advise-why-mayor", vec![guild_arg(guild), ("craftsmen", craftsmen.into())])
            }
            Motive::Stay => ("advise-why-stay", vec![]),
            Motive::Decline => ("advise-why-decline", vec![]),
        };
        args.push(("name", describe.name(self.seat)));
        describe.texts.with(key, args)
    }
}

impl Describe<'_> {
    fn signed(&self, number: f32) -> String {
        let sign = if number < 0.0 { '−' } else { '+' };
        format!("{sign}{}", self.texts.decimal(number.abs().into(), 1))
    }
}

impl ToText for MoveReason {
    fn say(&self, describe: &Describe) -> String {
        let vp = |vp: f32| ("vp", describe.signed(vp).into());
        let category = |id: &'static str, amount| vec![("category", id.into()), vp(amount)];
        let percent = |share: f32| describe.texts.decimal(f64::from(share) * 100.0, 0).into();
        let (key, args): (&str, Vec<Arg>) = match *self {
            MoveReason::Majority { guild, vp: more } => {
                ("advise-reason-majority", vec![guild_arg(guild), vp(more)])
            }
            MoveReason::Crests { vp } => ("advise-reason-category", category("crests", vp)),
            MoveReason::Thirty { vp } => ("advise-reason-category", category("thirty", vp)),
            MoveReason::AllTypes { vp } => ("advise-reason-category", category("all-types", vp)),
            MoveReason::Richest { vp } => ("advise-reason-category", category("richest", vp)),
            MoveReason::Townsmen { vp } => ("advise-reason-category", category("townsmen", vp)),
            MoveReason::Favorite { guild, chance, otherwise } => (
                "advise-reason-favorite",
                vec![guild_arg(guild), ("chance", percent(chance)), ("otherwise", percent(otherwise))],
            ),
            MoveReason::Price { guild, now, later, round } => (
                "advise-reason-price",
                vec![guild_arg(guild), ("now", now.into()), ("later", later.into()), ("round", round.into())],
            ),
            MoveReason::Agent { agents } => ("advise-reason-agent", vec![("agents", agents.into())]),
            MoveReason::Agents { more } => {
                ("advise-reason-agents", vec![("more", describe.signed(more).into())])
            }
            MoveReason::Tie { guild, rival, won, by_talers } => (
                "advise-reason-tie",
                vec![
                    guild_arg(guild),
                    ("rival", describe.name(rival)),
                    ("won", yes_no(won)),
                    ("by", if by_talers { "talers" } else { "order" }.into()),
                ],
            ),
            MoveReason::Rival { rival, vp: more } => {
                ("advise-reason-rival", vec![("rival", describe.name(rival)), vp(more)])
            }
        };
        describe.texts.with(key, args)
    }
}
