//! Norenberc in words.

mod advice;
mod board;
mod effect;
mod event;
mod referee;
mod refusal;
mod score;
mod step;
mod table;
mod whole_move;

pub(crate) use board::Intent;
pub use step::{Phase, RoundEndStep};

use fluent::FluentValue;

use super::{ActionText, Describe, TitleText, ToText, yes_no};
use crate::game::Seat;
use crate::i18n::{Arg, Texts};
use crate::norenberc::{Action, Craftsman, Good, Goods, Guild, Norenberc, Setup, State, Tile};
use crate::storage::norenberc::Warning;

impl TitleText for Norenberc {
    fn moment(_: &Setup, state: &State) -> Vec<Arg<'static>> {
        vec![("round", state.round().into()), ("turn", state.turn().into())]
    }

    fn advised(describe: &Describe, setup: &Setup, state: &State, _: Seat, action: Action) -> String {
        advice::advised(describe, setup, state, action)
    }
}

pub fn warning(texts: &Texts, warning: &Warning) -> String {
    texts.with("score-warning-more-than-box", [("at", warning.at.clone().into())])
}

impl<'a> Describe<'a> {
    /// A bundle of goods of several types, as the object of a verb.
    pub(super) fn goods(&self, goods: Goods) -> FluentValue<'a> {
        let bundle =
            |(good, count): (Good, u8)| self.texts.with("norenberc-heap-acc", bundle_args(good, count));
        let bundles: Vec<_> = goods.iter().map(bundle).collect();
        self.texts.list(&bundles).into()
    }

    pub(super) fn guilds(&self, guilds: impl IntoIterator<Item = Guild>) -> FluentValue<'a> {
        let names: Vec<_> = guilds.into_iter().map(|guild| self.guild_inside(guild)).collect();
        self.texts.list(&names).into()
    }

    pub(super) fn guild_inside(&self, guild: Guild) -> String {
        self.texts.with("norenberc-guild-inside", [guild_arg(guild)])
    }

    pub fn guild(&self, guild: Guild) -> String {
        self.texts.with("norenberc-guild", [guild_arg(guild)])
    }

    /// The name of one member of a guild.
    pub fn craft(&self, guild: Guild) -> String {
        self.texts.with("norenberc-craft", [guild_arg(guild)])
    }

    pub fn tile(&self, tile: Tile) -> String {
        self.texts.with("norenberc-tile", tile_args(tile))
    }

    pub fn craftsman_of(&self, guild: Guild) -> String {
        let value = self.texts.get("widget-unknown-short");
        let args = [("craft", guild.id().into()), ("value", value.into()), ("agent", yes_no(false))];
        self.texts.with("norenberc-craftsman", args)
    }
}

pub(super) fn guild_arg(guild: Guild) -> Arg<'static> {
    ("guild", guild.id().into())
}

pub(super) fn bundle_args(good: Good, count: u8) -> [Arg<'static>; 2] {
    [("good", good.id().into()), ("count", count.into())]
}

pub(super) fn craftsman_args(craftsman: Craftsman) -> [Arg<'static>; 4] {
    [
        ("tile", "craftsman".into()),
        ("craft", craftsman.guild.id().into()),
        ("value", craftsman.value.into()),
        ("agent", yes_no(craftsman.agent)),
    ]
}

/// A tile as arguments: `$tile` selects, the others fill in.
pub(super) fn tile_args(tile: Tile) -> [Arg<'static>; 4] {
    match tile {
        Tile::Craftsman(craftsman) => craftsman_args(craftsman),
        Tile::Townsman(townsman) => [
            ("tile", townsman.id().into()),
            ("craft", "".into()),
            ("value", 0.into()),
            ("agent", yes_no(false)),
        ],
    }
}
