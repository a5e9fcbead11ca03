//! A real table in words: what people told the program, what it asks, what is to be done with the pieces, and what
//! happened to the files.

mod entry;
mod moves;
mod refused;
mod round_end;
mod saved;

use super::{Describe, guild_arg};
use crate::companion::{Change, Depth, FavoriteIs, Gap, Missing, Question};
use crate::game::Seat;
use crate::i18n::{Arg, Texts};
use crate::norenberc::Guild;

pub use saved::{notice, table_fault};

/// The name of a depth.
pub fn depth(texts: &Texts, depth: Depth) -> String {
    texts.with("companion-depth", [depth_arg(depth)])
}

/// A depth explained in one line.
pub fn depth_about(texts: &Texts, depth: Depth) -> String {
    texts.with("companion-depth-about", [depth_arg(depth)])
}

fn depth_arg(depth: Depth) -> Arg<'static> {
    let id = match depth {
        Depth::FinalScore => "final-score",
        Depth::RoundHelper => "round-helper",
        Depth::Referee => "referee",
    };
    ("depth", id.into())
}

/// A guild that may be missing: `$about` says whether it is there.
fn about(guild: Option<Guild>) -> [Arg<'static>; 2] {
    let there = if guild.is_some() { "guild" } else { "none" };
    [("about", there.into()), guild.map_or(("guild", "".into()), guild_arg)]
}

impl Describe<'_> {
    /// What the program has to know.
    pub fn question(&self, question: Question) -> String {
        let (key, args): (&str, Vec<Arg>) = match question {
            Question::Counts { guild, seats } => {
                ("companion-ask-counts", [&about(guild)[..], &[("names", self.names(seats.iter()))]].concat())
            }
            Question::PeddlerGood { seat } => ("companion-ask-peddler", vec![("name", self.name(seat))]),
            Question::Talers { tied, silent, .. } => (
                "companion-ask-talers",
                vec![
                    ("tied", self.names(tied.iter())),
                    ("silent", self.names(silent.iter())),
                    ("count", silent.len().into()),
                    ("among", tied.len().into()),
                ],
            ),
            Question::Order { tied, .. } => ("companion-ask-order", vec![("tied", self.names(tied.iter()))]),
            Question::PrestigeGuild => ("companion-ask-prestige", vec![]),
        };
        self.texts.with(key, args)
    }

    /// A part of a sheet that is not known.
    pub fn missing(&self, seat: Seat, missing: Missing) -> String {
        let part = match missing {
            Missing::Talers => "talers",
            Missing::Craftsmen => "craftsmen",
            Missing::Crests => "crests",
            Missing::PrestigeCrests => "prestige-crests",
            Missing::Townsmen => "townsmen",
        };
        self.texts.with("companion-missing", [("name", self.name(seat)), ("part", part.into())])
    }

    /// A part of the form with which a table goes deeper.
    pub fn gap(&self, gap: Gap) -> String {
        let (part, seat, guild) = match gap {
            Gap::Order => ("order", None, None),
            Gap::Prestige => ("prestige", None, None),
            Gap::Goods { seat } => ("goods", Some(seat), None),
            Gap::Talers { seat } => ("talers", Some(seat), None),
            Gap::Agents { seat } => ("agents", Some(seat), None),
            Gap::Craftsmen { seat } => ("craftsmen", Some(seat), None),
            Gap::Crests { seat } => ("crests", Some(seat), None),
            Gap::Townsmen { seat } => ("townsmen", Some(seat), None),
            Gap::Workshop { guild } => ("workshop", None, Some(guild)),
            Gap::Storehouse { guild } => ("storehouse", None, Some(guild)),
            Gap::Lodgings { guild } => ("lodgings", None, Some(guild)),
            Gap::Mayors => ("mayors", None, None),
            Gap::Stack => ("stack", None, None),
        };
        let args = [
            ("part", part.into()),
            ("name", seat.map_or_else(|| "".into(), |seat| self.name(seat))),
            guild.map_or(("guild", "".into()), guild_arg),
        ];
        self.texts.with("companion-gap", args)
    }

    /// One thing that a correction changed.
    pub fn change(&self, change: &Change) -> String {
        let number = |number: Option<u32>| number.map_or_else(|| "unknown".into(), Into::into);
        let (key, args): (&str, Vec<Arg>) = match *change {
            Change::Favorite { round, guild, before, after } => (
                "companion-change-favorite",
                vec![
                    ("round", round.into()),
                    guild_arg(guild),
                    ("before", self.favorite_is(before).into()),
                    ("after", self.favorite_is(after).into()),
                ],
            ),
            Change::Income { round, seat, before, after } => (
                "companion-change-income",
                vec![
                    ("round", round.into()),
                    ("name", self.name(seat)),
                    ("before", number(before.map(u32::from))),
                    ("after", number(after.map(u32::from))),
                ],
            ),
            Change::Prestige { round, before, after } => {
                let guild = |guild: Option<Guild>| match guild {
                    Some(guild) => self.guild_inside(guild),
                    None => self.favorite_is(FavoriteIs::Unknown),
                };
                let (before, after) = (guild(before).into(), guild(after).into());
                let args = vec![("round", round.into()), ("before", before), ("after", after)];
                ("companion-change-prestige", args)
            }
            Change::Total { seat, before, after } => (
                "companion-change-total",
                vec![("name", self.name(seat)), ("before", number(before)), ("after", number(after))],
            ),
            Change::Skipped { ref entry, why, .. } => (
                "companion-change-skipped",
                vec![("text", self.entry(entry).into()), ("why", self.refused(why).into())],
            ),
            Change::CountsAgain { ref entry, .. } => {
                ("companion-change-counts-again", vec![("text", self.entry(entry).into())])
            }
        };
        self.texts.with(key, args)
    }

    fn favorite_is(&self, favorite: FavoriteIs) -> String {
        match favorite {
            FavoriteIs::Player(seat) => self.name_text(seat),
            FavoriteIs::Nobody => self.texts.get("companion-change-nobody"),
            FavoriteIs::Unknown => self.texts.get("companion-change-unknown"),
        }
    }
}
