//! The log: actions and draws.

use super::{ActionText, Describe, bundle_args, craftsman_args, guild_arg, tile_args};
use crate::game::Actor;
use crate::i18n::Arg;
use crate::norenberc::{Action, Craftsman, Spot};

impl Describe<'_> {
    pub fn spot(&self, spot: Spot) -> String {
        let (place, guild, number) = match spot {
            Spot::Workshop(guild, bench) => ("workshop", guild, bench.number()),
            Spot::Lodgings(guild, window) => ("lodgings", guild, window.number()),
        };
        let args = [("place", place.into()), guild_arg(guild), ("number", number.into())];
        self.texts.with("event-spot", args)
    }
}

/// A line of the log. The cards of a plan are named: an event must not be shown to anybody who may not see them.
impl ActionText for Action {
    fn say(&self, by: Actor, describe: &Describe) -> String {
        let (key, mut args): (&str, Vec<Arg>) = match *self {
            Action::Plan(cards) => {
                let guilds = ("guilds", describe.guilds(cards.iter()));
                ("event-plan", vec![("cards", cards.len().into()), guilds])
            }
            Action::Seal(cards) => ("event-seal", vec![("cards", cards.into())]),
            Action::Pass => ("event-pass", vec![]),
            Action::Sell { guild, count } => {
                let [good, count] = bundle_args(guild.good(), count);
                ("event-sell", vec![guild_arg(guild), good, count])
            }
            Action::Buy { guild, goods } => {
                ("event-buy", vec![guild_arg(guild), ("goods", describe.goods(goods))])
            }
            Action::Recruit { guild, window } => {
                ("event-recruit", vec![guild_arg(guild), ("window", window.number().into())])
            }
            Action::Nothing { guild } => ("event-nothing", vec![guild_arg(guild)]),
            Action::Pay(goods) => ("event-pay", vec![("goods", describe.goods(goods))]),
            Action::Rob { victim, goods } => {
                ("event-rob", vec![("victim", describe.name(victim)), ("goods", describe.goods(goods))])
            }
            Action::Swap(one, other) => (
                "event-swap",
                vec![("one", describe.spot(one).into()), ("other", describe.spot(other).into())],
            ),
            Action::Decline => ("event-decline", vec![]),
            Action::Peddle(good) => ("event-peddle", bundle_args(good, 1).to_vec()),
            Action::PlaceMayor(guild) => ("event-place-mayor", vec![guild_arg(guild)]),
            Action::GoFirst => ("event-go-first", vec![]),
            Action::Stay => ("event-stay", vec![]),
            Action::Order(order) => {
                let seats = order.into_iter().take(describe.names.len());
                ("event-order", vec![("names", describe.names(seats))])
            }
            Action::Settle { guild, bench, value, agent } => {
                let mut args = craftsman_args(Craftsman { guild, value, agent }).to_vec();
                args.extend([guild_arg(guild), ("number", bench.number().into())]);
                ("event-settle", args)
            }
            Action::Lodge { guild, window, tile } => {
                let mut args = tile_args(tile).to_vec();
                args.extend([guild_arg(guild), ("number", window.number().into())]);
                ("event-lodge", args)
            }
            Action::Reveal { guild, seats } => {
                let names = ("names", describe.names(seats.iter()));
                ("event-reveal", vec![guild_arg(guild), ("count", seats.len().into()), names])
            }
        };
        if let Actor::Seat(seat) = by {
            args.push(("name", describe.name(seat)));
        }
        describe.texts.with(key, args)
    }

    /// Somebody has planned or passed; the cards are face down.
    fn say_partial(&self, by: Actor, describe: &Describe) -> String {
        let name = if let Actor::Seat(seat) = by { describe.name(seat) } else { "".into() };
        describe.texts.with("play-planned", [("name", name)])
    }
}
