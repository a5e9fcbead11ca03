//! Every value of the engine in words. A value becomes a key here and nowhere else, through exhaustive matches, so that
//! a new one cannot be forgotten.

mod act;
mod advice;
pub mod companion;
mod effect;
mod event;
pub mod files;
mod input;
mod people;
mod referee;
mod refusal;
mod score;
mod step;

pub use act::{Act, Acted};
pub use files::settings_fault;
pub use input::{input_error, locale_fault, refused_setup, warning};
pub use people::{
    bot_name, colour_inside, colour_key, is_default, known_as, shown_names, whole_name, whole_names,
};
pub use step::{Phase, RoundEnd};

use fluent::FluentValue;

use super::{Arg, Texts};
use crate::game::Seat;
use crate::norenberc::{Craftsman, Good, Goods, Guild, Tile};
use crate::storage::{is_obeyed, short_name};

/// The most characters of somebody's input that a message repeats.
const MOST_QUOTED: usize = 60;

/// Somebody's words inside a message: one line, not too long, nothing that a terminal would obey.
pub fn quote(text: &str) -> String {
    let mut quoted: String =
        text.chars().take(MOST_QUOTED).map(|c| if is_obeyed(c) { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(MOST_QUOTED).is_some() {
        quoted.push('…');
    }
    quoted
}

/// A path inside a message: whole, because it has to be found.
pub fn quote_path(path: &std::path::Path) -> String {
    path.display().to_string().chars().map(|c| if is_obeyed(c) { '\u{fffd}' } else { c }).collect()
}

/// Says things in one language about players with these names.
#[derive(Clone, Copy)]
pub struct Describe<'a> {
    /// The texts.
    pub texts: &'a Texts,
    /// The names by seat.
    pub names: &'a [String],
}

impl<'a> Describe<'a> {
    fn name_text(&self, seat: Seat) -> String {
        self.names.get(seat.index()).map_or_else(String::new, |name| short_name(name))
    }

    fn name(&self, seat: Seat) -> FluentValue<'a> {
        self.name_text(seat).into()
    }

    /// Several players, as the language lists them.
    fn names(&self, seats: impl IntoIterator<Item = Seat>) -> FluentValue<'a> {
        let names: Vec<_> = seats.into_iter().map(|seat| self.name_text(seat)).collect();
        self.texts.list(&names).into()
    }

    /// A heap of goods of several types, as the object of a verb.
    fn goods(&self, goods: Goods) -> FluentValue<'a> {
        let heap = |(good, count): (Good, u8)| self.texts.with("norenberc-heap-acc", heap_args(good, count));
        let heaps: Vec<_> = goods.iter().map(heap).collect();
        self.texts.list(&heaps).into()
    }

    /// Several guilds, as the language lists them.
    fn guilds(&self, guilds: impl IntoIterator<Item = Guild>) -> FluentValue<'a> {
        let names: Vec<_> = guilds.into_iter().map(|guild| self.guild_inside(guild)).collect();
        self.texts.list(&names).into()
    }

    /// The name of a guild inside a sentence.
    fn guild_inside(&self, guild: Guild) -> String {
        self.texts.with("norenberc-guild-inside", [guild_arg(guild)])
    }

    /// The name of a guild.
    pub fn guild(&self, guild: Guild) -> String {
        self.texts.with("norenberc-guild", [guild_arg(guild)])
    }

    /// What one member of a guild is called.
    pub fn craft(&self, guild: Guild) -> String {
        self.texts.with("norenberc-craft", [guild_arg(guild)])
    }

    /// The name of a tile.
    pub fn tile(&self, tile: Tile) -> String {
        self.texts.with("norenberc-tile", tile_args(tile))
    }

    /// A craftsman whose value nobody has told.
    pub fn craftsman_of(&self, guild: Guild) -> String {
        let value = self.texts.get("widget-unknown-short");
        let args = [("craft", guild.id().into()), ("value", value.into()), ("agent", yes_no(false))];
        self.texts.with("norenberc-craftsman", args)
    }
}

fn guild_arg(guild: Guild) -> Arg<'static> {
    ("guild", guild.id().into())
}

fn heap_args(good: Good, count: u8) -> [Arg<'static>; 2] {
    [("good", good.id().into()), ("count", count.into())]
}

fn craftsman_args(craftsman: Craftsman) -> [Arg<'static>; 4] {
    [
        ("tile", "craftsman".into()),
        ("craft", craftsman.guild.id().into()),
        ("value", craftsman.value.into()),
        ("agent", yes_no(craftsman.agent)),
    ]
}

/// A tile as arguments: `$tile` selects, the others fill in.
fn tile_args(tile: Tile) -> [Arg<'static>; 4] {
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

fn yes_no(yes: bool) -> FluentValue<'static> {
    if yes { "yes" } else { "no" }.into()
}
