//! Refusals in words.

use super::{Describe, ToText, bundle_args, craftsman_args, guild_arg, tile_args, yes_no};
use crate::game::Actor;
use crate::i18n::Arg;
use crate::norenberc::{Craftsman, Refusal};

impl<'a> Describe<'a> {
    fn actor_args(&self, actor: Actor) -> Vec<Arg<'a>> {
        match actor {
            Actor::Seat(seat) => vec![("actor", "seat".into()), ("name", self.name(seat))],
            Actor::Nature => vec![("actor", "nature".into()), ("name", "".into())],
        }
    }
}

fn with_has(args: [Arg<'static>; 2], has: u8) -> Vec<Arg<'static>> {
    args.into_iter().chain([("has", has.into())]).collect()
}

/// Without the rule's id.
impl ToText for Refusal {
    fn say(&self, describe: &Describe) -> String {
        let (key, args): (&str, Vec<Arg>) = match *self {
            Refusal::NotDue { actor, step } => {
                ("refusal-not-due", [describe.actor_args(actor), describe.step_args(step)].concat())
            }
            Refusal::NotNow { step } => ("refusal-not-now", describe.step_args(step)),
            Refusal::EmptyPlan => ("refusal-empty-plan", vec![]),
            Refusal::TooManyCards { cards, agents } => {
                ("refusal-too-many-cards", vec![("cards", cards.into()), ("agents", agents.into())])
            }
            Refusal::MoreCardsThanGuilds { cards, guilds } => {
                ("refusal-more-cards-than-guilds", vec![("cards", cards.into()), ("guilds", guilds.into())])
            }
            Refusal::RepeatedCard { guild } => ("refusal-repeated-card", vec![guild_arg(guild)]),
            Refusal::RepeatedPlayer { seat } => {
                ("refusal-repeated-player", vec![("player", describe.name(seat))])
            }
            Refusal::NotInPlay { guild } => ("refusal-not-in-play", vec![guild_arg(guild)]),
            Refusal::CardsMissing => ("refusal-cards-missing", vec![]),
            Refusal::CardsSealed => ("refusal-cards-sealed", vec![]),
            Refusal::NotCalled { called, .. } => ("refusal-not-called", vec![guild_arg(called)]),
            Refusal::SellsNothing => ("refusal-sells-nothing", vec![]),
            Refusal::NotEnoughToSell { good, needs, has } => {
                ("refusal-not-enough-to-sell", with_has(bundle_args(good, needs), has))
            }
            Refusal::BuysNothing => ("refusal-buys-nothing", vec![]),
            Refusal::BuysTooMany { wants, limit, first_turn } => (
                "refusal-buys-too-many",
                vec![("wants", wants.into()), ("limit", limit.into()), ("first", yes_no(first_turn))],
            ),
            Refusal::NotInStorehouse { guild, good, wants, has } => (
                "refusal-not-in-storehouse",
                [with_has(bundle_args(good, wants), has), vec![guild_arg(guild)]].concat(),
            ),
            Refusal::NotEnoughTalers { needs, has } => {
                ("refusal-not-enough-talers", vec![("talers", needs.into()), ("has", has.into())])
            }
            Refusal::EmptyWindow { guild, window } => {
                ("refusal-empty-window", vec![guild_arg(guild), ("window", window.number().into())])
            }
            Refusal::NotEnoughOwnGoods { window, good, needs, has } => (
                "refusal-not-enough-own-goods",
                [with_has(bundle_args(good, needs), has), vec![("window", window.number().into())]].concat(),
            ),
            Refusal::NotEnoughGoods { window, needs, has } => (
                "refusal-not-enough-goods",
                vec![("window", window.number().into()), ("count", needs.into()), ("has", has.into())],
            ),
            Refusal::WrongPrice { window } => {
                ("refusal-wrong-price", vec![("window", window.number().into())])
            }
            Refusal::NotInSupply { good, needs, has } => {
                ("refusal-not-in-supply", with_has(bundle_args(good, needs), has))
            }
            Refusal::RobsOneself => ("refusal-robs-oneself", vec![]),
            Refusal::NoSuchPlayer { seat } => {
                ("refusal-no-such-player", vec![("seat", (u16::from(seat.0) + 1).into())])
            }
            Refusal::WrongLoot { takes, must } => {
                ("refusal-wrong-loot", vec![("takes", takes.into()), ("must", must.into())])
            }
            Refusal::NotToBeRobbed { victim, good, takes, has } => (
                "refusal-not-to-be-robbed",
                [with_has(bundle_args(good, takes), has), vec![("player", describe.name(victim))]].concat(),
            ),
            Refusal::NothingToRob { victim } => {
                ("refusal-nothing-to-rob", vec![("player", describe.name(victim))])
            }
            Refusal::NoCraftsman => ("refusal-no-craftsman", vec![]),
            Refusal::DifferentGuilds { one, other } => {
                ("refusal-different-guilds", vec![("guild", one.id().into()), ("other", other.id().into())])
            }
            Refusal::MovesGuildmaster { guild } => ("refusal-moves-guildmaster", vec![guild_arg(guild)]),
            Refusal::SameSpot => ("refusal-same-spot", vec![]),
            Refusal::NothingToPeddle { good } => {
                ("refusal-nothing-to-peddle", vec![("good", good.id().into())])
            }
            Refusal::WrongOrder => ("refusal-wrong-order", vec![]),
            Refusal::NotInGuild { guild, value, agent } => {
                ("refusal-not-in-guild", craftsman_args(Craftsman { guild, value, agent }).to_vec())
            }
            Refusal::NotInStack { tile } => ("refusal-not-in-stack", tile_args(tile).to_vec()),
            Refusal::WrongPlace { step } => ("refusal-wrong-place", describe.step_args(step)),
            Refusal::CannotReveal { seat, guild } => {
                ("refusal-cannot-reveal", vec![("player", describe.name(seat)), guild_arg(guild)])
            }
            Refusal::MustReveal { seat, guild } => {
                ("refusal-must-reveal", vec![("player", describe.name(seat)), guild_arg(guild)])
            }
        };
        describe.texts.with(key, args)
    }
}
