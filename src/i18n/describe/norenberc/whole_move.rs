//! A whole move in one sentence: the action, its cost or gain, and its consequences.

use super::{Describe, bundle_args, guild_arg, tile_args, yes_no};
use crate::game::{Actor, Event};
use crate::i18n::Arg;
use crate::norenberc::{Action, Effect, Goods, Tile};

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "a sentence names a few changes and leaves out the others"
)]
impl Describe<'_> {
    /// A move by its first event and all its effects; `None` if the event says it all.
    pub fn whole_move(&self, event: &Event<Action>, effects: &[Effect]) -> Option<String> {
        let Actor::Seat(seat) = event.actor else { return None };
        let name = ("name", self.name(seat));
        match event.action {
            Action::Sell { guild, count } => {
                let talers = effects.iter().find_map(|effect| match *effect {
                    Effect::Sold { count, price, .. } => Some(u16::from(count) * u16::from(price)),
                    _ => None,
                })?;
                let [good, count] = bundle_args(guild.good(), count);
                Some(
                    self.texts
                        .with("told-sell", [name, guild_arg(guild), good, count, ("talers", talers.into())]),
                )
            }
            Action::Buy { guild, goods } => {
                let talers = effects.iter().find_map(|effect| match *effect {
                    Effect::Bought { goods, price, .. } => Some(u16::from(goods.total()) * u16::from(price)),
                    _ => None,
                })?;
                let goods = ("goods", self.goods(goods));
                Some(self.texts.with("told-buy", [name, guild_arg(guild), goods, ("talers", talers.into())]))
            }
            Action::Recruit { .. } => {
                let mut args = vec![name];
                args.extend(self.recruit(effects)?);
                Some(self.texts.with("told-recruit", args))
            }
            _ => None,
        }
    }

    pub fn incomes(&self, effects: &[Effect]) -> Option<String> {
        let income = |effect: &Effect| match *effect {
            Effect::Income { seat, base, musicians, mayors } => {
                let args = [("name", self.name(seat)), ("talers", (base + musicians + mayors).into())];
                Some(self.texts.with("told-income-item", args))
            }
            _ => None,
        };
        let all: Vec<_> = effects.iter().filter_map(income).collect();
        (!all.is_empty()).then(|| self.texts.with("told-income", [("list", self.texts.list(&all).into())]))
    }

    pub fn arrivals(&self, effects: &[Effect]) -> Option<String> {
        let guild = effects.iter().find_map(|effect| {
            if let Effect::PrestigeGuild { guild, .. } = effect { Some(*guild) } else { None }
        })?;
        Some(self.texts.with("told-next-round", [("guild", guild.id().into())]))
    }

    /// The parts of a recruit. `$did` selects the use of the guest.
    fn recruit(&self, effects: &[Effect]) -> Option<Vec<Arg<'_>>> {
        let mut args = Vec::new();
        let (mut paid, mut talers, mut first) = (Goods::NONE, 0_u8, false);
        let (mut did, mut victim, mut what) = ("none", String::new(), String::new());
        let mut guest = None;
        let mut roof = "";
        for effect in effects {
            match *effect {
                Effect::Paid { goods, .. } => paid = goods,
                Effect::Recruited { tile, .. } => guest = Some(tile),
                Effect::RoofTalers { talers: got, .. } => talers = got,
                Effect::WentFirst { .. } => first = true,
                Effect::ShuffledBack { .. } => did = "back",
                Effect::Robbed { victim: from, goods, .. } => {
                    did = "rob";
                    victim = self.names.get(from.index()).cloned().unwrap_or_default();
                    what = self.bundles(goods);
                }
                Effect::Swapped { one, other } => {
                    did = "swap";
                    what = self.texts.list(&[one, other].map(|it| self.tile(Tile::Craftsman(it))));
                }
                Effect::Peddled { good, .. } => {
                    did = "peddle";
                    what = self.bundle(good, 1);
                }
                Effect::MayorPlaced { guild, .. } => {
                    did = "mayor";
                    roof = guild.id();
                }
                _ => {}
            }
        }
        args.extend(tile_args(guest?));
        args.extend([
            ("goods", self.goods(paid)),
            ("did", did.into()),
            ("victim", victim.into()),
            ("what", what.into()),
            ("guild", roof.into()),
            ("talers", talers.into()),
            ("first", yes_no(first)),
        ]);
        Some(args)
    }
}
