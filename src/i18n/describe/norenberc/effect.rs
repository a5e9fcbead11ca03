//! The effects of an event on the table.

use fluent::FluentValue;

use super::{Describe, ToText, bundle_args, craftsman_args, guild_arg, tile_args, yes_no};
use crate::game::Seat;
use crate::i18n::Arg;
use crate::norenberc::favorites::{Claim, ClaimSource, Decider};
use crate::norenberc::{Craftsman, Effect, Tile};

impl<'a> Describe<'a> {
    fn plans(&self, cards: [u8; 5]) -> FluentValue<'a> {
        let seats = Seat::first(self.names.len() as u8).zip(cards);
        let item = |(seat, cards): (Seat, u8)| {
            self.texts.with("effect-plans-laid-item", [("name", self.name(seat)), ("cards", cards.into())])
        };
        self.texts.list(&seats.map(item).collect::<Vec<_>>()).into()
    }

    fn under(&self, under: Option<Craftsman>) -> Arg<'a> {
        let text = under.map_or_else(|| "none".to_owned(), |it| self.tile(Tile::Craftsman(it)));
        ("under", text.into())
    }
}

impl ToText for Effect {
    #[expect(clippy::too_many_lines, reason = "one exhaustive match")]
    fn say(&self, describe: &Describe) -> String {
        let name = |seat: Seat| ("name", describe.name(seat));
        let talers = |talers: u16| ("talers", talers.into());
        let (key, args): (&str, Vec<Arg>) = match *self {
            Effect::PlansLaid { cards } => ("effect-plans-laid", vec![("list", describe.plans(cards))]),
            Effect::Called { guild, seats } => {
                let (count, names) = (seats.len().into(), describe.names(seats.iter()));
                ("effect-called", vec![guild_arg(guild), ("count", count), ("names", names)])
            }
            Effect::Sold { seat, guild, count, price } => {
                let [good, bundle] = bundle_args(guild.good(), count);
                let earned = talers(u16::from(count) * u16::from(price));
                ("effect-sold", vec![name(seat), good, bundle, earned, ("price", price.into())])
            }
            Effect::Bought { seat, goods, price, .. } => {
                let paid = talers(u16::from(goods.total()) * u16::from(price));
                let args = vec![name(seat), ("count", goods.total().into()), paid, ("price", price.into())];
                ("effect-bought", args)
            }
            Effect::Paid { guild, goods, .. } => {
                ("effect-paid", vec![guild_arg(guild), ("goods", describe.goods(goods))])
            }
            Effect::Recruited { seat, tile, .. } => {
                ("effect-recruited", [vec![name(seat)], tile_args(tile).to_vec()].concat())
            }
            Effect::AgentGained { seat } => ("effect-agent-gained", vec![name(seat)]),
            Effect::NoAgentLeft { seat } => ("effect-no-agent-left", vec![name(seat)]),
            Effect::ShuffledBack { townsman } => {
                ("effect-shuffled-back", tile_args(Tile::Townsman(townsman)).to_vec())
            }
            Effect::Robbed { victim, goods, talers: paid, .. } => (
                "effect-robbed",
                vec![("victim", describe.name(victim)), ("goods", describe.goods(goods)), talers(paid)],
            ),
            Effect::Swapped { one, other } => {
                let craftsman = |it| FluentValue::from(describe.tile(Tile::Craftsman(it)));
                ("effect-swapped", vec![("one", craftsman(one)), ("other", craftsman(other))])
            }
            Effect::Peddled { seat, good } => {
                ("effect-peddled", [vec![name(seat)], bundle_args(good, 1).to_vec()].concat())
            }
            Effect::MayorPlaced { guild, .. } => ("effect-mayor-placed", vec![guild_arg(guild)]),
            Effect::RoofTalers { seat, talers: earned, .. } => {
                ("effect-roof-talers", vec![name(seat), talers(earned.into())])
            }
            Effect::WentFirst { seat } => ("effect-went-first", vec![name(seat)]),
            Effect::AgentToRoof { seat, guild } => {
                ("effect-agent-to-roof", vec![name(seat), guild_arg(guild)])
            }
            Effect::Finished { seat, passed } => {
                ("effect-finished", vec![name(seat), ("passed", yes_no(passed))])
            }
            Effect::NewTurn { round, turn } => {
                ("effect-new-turn", vec![("round", round.into()), ("turn", turn.into())])
            }
            Effect::RoundOver { round } => ("effect-round-over", vec![("round", round.into())]),
            Effect::Shown { guild, claims } => {
                let seats = Seat::first(describe.names.len() as u8).zip(claims);
                let item = |(seat, claim): (Seat, Claim)| {
                    let args = [name(seat), ("count", claim.count().into())];
                    describe.texts.with("effect-shown-item", args)
                };
                let list = describe.texts.list(&seats.map(item).collect::<Vec<_>>());
                ("effect-shown", vec![guild_arg(guild), ("list", list.into())])
            }
            Effect::Favorite { guild, seat, by, from, master, under, prestige } => {
                let by = match by {
                    Decider::Goods => "goods",
                    Decider::Talers => "talers",
                    Decider::TurnOrder => "turn-order",
                    Decider::Ruling => "ruling",
                };
                let from = match from {
                    ClaimSource::Supply => "supply",
                    ClaimSource::Peddler => "peddler",
                };
                let mut args = craftsman_args(master).to_vec();
                args.extend([guild_arg(guild), name(seat), ("by", by.into()), ("from", from.into())]);
                args.extend([describe.under(under), ("prestige", yes_no(prestige))]);
                ("effect-favorite", args)
            }
            Effect::NoFavorite { guild, master, under, prestige } => {
                let mut args = craftsman_args(master).to_vec();
                args.extend([guild_arg(guild), describe.under(under), ("prestige", yes_no(prestige))]);
                ("effect-no-favorite", args)
            }
            Effect::GoodBack { seat, good } => {
                ("effect-good-back", [vec![name(seat)], bundle_args(good, 1).to_vec()].concat())
            }
            Effect::AgentsBack => ("effect-agents-back", vec![]),
            Effect::Income { seat, base, musicians, mayors } => {
                // A single number needs no arithmetic.
                let kind = if musicians + mayors == 0 { "base" } else { "more" };
                let parts = [
                    ("parts", kind.into()),
                    ("base", base.into()),
                    ("musicians", musicians.into()),
                    ("mayors", mayors.into()),
                ];
                let sum = talers(base + musicians + mayors);
                ("effect-income", [vec![name(seat), sum], parts.to_vec()].concat())
            }
            Effect::NewGuildmaster { guild, master } => {
                ("effect-new-guildmaster", [vec![guild_arg(guild)], craftsman_args(master).to_vec()].concat())
            }
            Effect::GuestLeft { guild, tile } => {
                ("effect-guest-left", [vec![guild_arg(guild)], tile_args(tile).to_vec()].concat())
            }
            Effect::Lodged { guild, window, tile } => {
                let place = vec![guild_arg(guild), ("number", window.number().into())];
                ("effect-lodged", [place, tile_args(tile).to_vec()].concat())
            }
            Effect::StackEmpty => ("effect-stack-empty", vec![]),
            Effect::PrestigeGuild { guild, value } => {
                ("effect-prestige-guild", vec![guild_arg(guild), ("value", value.into())])
            }
            Effect::GameOver => ("effect-game-over", vec![]),
        };
        describe.texts.with(key, args)
    }
}
