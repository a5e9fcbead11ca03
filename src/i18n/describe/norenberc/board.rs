//! A move on the board before it is confirmed.

use super::{Describe, ToText, bundle_args, craftsman_args, guild_arg, tile_args};
use crate::game::Seat;
use crate::i18n::Arg;
use crate::norenberc::{Craftsman, Good, Goods, Guild, GuildSet, Tile, Window};

/// A half-made choice; the `…How` variants say how to begin one. `more` is how much more has to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Intent {
    PlanHow { agents: u8 },
    Plan { cards: GuildSet },
    ActHow { guild: Guild, buy: bool, sell: bool, recruit: bool },
    Sell { good: Good, count: u8, talers: u16 },
    Buy { goods: Goods, talers: u16, limit: u8 },
    Unpaid { tile: Tile, window: Window, laid: Goods },
    Recruit { tile: Tile, goods: Goods, talers: u8 },
    RobHow,
    Rob { victim: Seat, goods: Goods, more: u8 },
    SwapHow,
    SwapOther { one: Craftsman },
    Swap { one: Craftsman, other: Craftsman },
    PeddleHow,
    Peddle { good: Good },
    MayorHow,
    Mayor { guild: Guild },
    Place { place: u8 },
}

impl ToText for Intent {
    fn say(&self, describe: &Describe) -> String {
        let goods = |goods: Goods| ("goods", describe.goods(goods));
        let tile = |tile: Tile| tile_args(tile).to_vec();
        let named = |key, of: Craftsman| (key, describe.tile(Tile::Craftsman(of)).into());
        let (key, args): (&str, Vec<Arg>) = match *self {
            Self::PlanHow { agents } => ("board-plan-how", vec![("agents", agents.into())]),
            Self::Plan { cards } => ("board-plan", vec![("guilds", describe.guilds(cards.iter()))]),
            Self::ActHow { guild, buy, sell, recruit } => {
                let ways = [("buy", buy), ("sell", sell), ("recruit", recruit)];
                let can: Vec<_> = ways.into_iter().filter(|(_, can)| *can).map(|(way, _)| way).collect();
                let can = if can.is_empty() { "none".to_owned() } else { can.join("-") };
                let args = vec![guild_arg(guild), ("good", guild.good().id().into()), ("can", can.into())];
                ("board-act-how", args)
            }
            Self::Sell { good, count, talers } => {
                ("board-sell", [bundle_args(good, count).to_vec(), vec![("talers", talers.into())]].concat())
            }
            Self::Buy { goods: bought, talers, limit } => {
                ("board-buy", vec![goods(bought), ("talers", talers.into()), ("limit", limit.into())])
            }
            Self::Unpaid { tile: guest, window, laid } => {
                let more = [("window", window.number().into()), goods(laid), ("count", laid.total().into())];
                ("board-unpaid", [tile(guest), more.to_vec()].concat())
            }
            Self::Recruit { tile: guest, goods: paid, talers } => {
                ("board-recruit", [tile(guest), vec![goods(paid), ("talers", talers.into())]].concat())
            }
            Self::RobHow => ("board-rob-how", vec![]),
            Self::Rob { victim, goods: taken, more } => {
                ("board-rob", vec![("victim", describe.name(victim)), goods(taken), ("more", more.into())])
            }
            Self::SwapHow => ("board-swap-how", vec![]),
            Self::SwapOther { one } => ("board-swap-other", vec![named("one", one)]),
            Self::Swap { one, other } => ("board-swap", vec![named("one", one), named("other", other)]),
            Self::PeddleHow => ("board-peddle-how", vec![]),
            Self::Peddle { good } => ("board-peddle", bundle_args(good, 1).to_vec()),
            Self::MayorHow => ("board-mayor-how", vec![]),
            Self::Mayor { guild } => ("board-mayor", vec![guild_arg(guild)]),
            Self::Place { place } => ("moves-place-now", vec![("place", place.into())]),
        };
        describe.texts.with(key, args)
    }
}

impl Describe<'_> {
    /// The name of a craftsman for a sentence about the board.
    pub fn craftsman(&self, of: Craftsman) -> String {
        self.texts.with("norenberc-craftsman", craftsman_args(of))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Lang, Texts};
    use crate::norenberc::Townsman;

    #[test]
    fn what_the_roof_brings_is_named_where_it_brings_anything() {
        let tile = Tile::Townsman(Townsman::Councilman);
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let describe = Describe { texts: &texts, names: &[] };
            let recruit =
                |talers| describe.say(&Intent::Recruit { tile, goods: Goods::one(Good::Beer), talers });
            assert!(recruit(5).contains('5') && recruit(5).starts_with(&recruit(0)), "{}", recruit(5));
            assert!(!recruit(0).contains('0'), "{}", recruit(0));
        }
    }
}
