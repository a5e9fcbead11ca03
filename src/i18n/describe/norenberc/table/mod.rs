//! A table of Norenberc in words: entries, questions, and moves of pieces.

mod entry;
mod entry_error;
mod moves;
mod round_end;

use super::guild_arg;
use crate::companion::norenberc::{
    AgentsWent, Change, Entry, EntryError, FavoriteIs, Gap, Missing, Question, TitleEntryError,
};
use crate::game::{Seat, SeatSet};
use crate::i18n::Arg;
use crate::i18n::describe::{Describe, ToText, yes_no};
use crate::norenberc::Guild;

/// A guild, perhaps missing: `$about` says if it is there.
fn about(guild: Option<Guild>) -> [Arg<'static>; 2] {
    let there = if guild.is_some() { "guild" } else { "none" };
    [("about", there.into()), guild.map_or(("guild", "".into()), guild_arg)]
}

impl Describe<'_> {
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
                    ("all", yes_no(silent == tied)),
                ],
            ),
            Question::Order { tied, .. } => ("companion-ask-order", vec![("tied", self.names(tied.iter()))]),
            Question::PrestigeGuild => ("companion-ask-prestige", vec![]),
        };
        self.texts.with(key, args)
    }

    /// Who of those compared has most talers: all of them, one of two, or some of several.
    fn richest(&self, among: SeatSet, are: SeatSet) -> Vec<Arg<'_>> {
        let how = match among.len() {
            _ if among == are => "same",
            2 => "more",
            _ => "most",
        };
        vec![
            ("how", how.into()),
            ("names", self.names(are.iter())),
            ("others", self.names(among.minus(are).iter())),
            ("among", self.names(among.iter())),
        ]
    }

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

    fn favorite_is(&self, favorite: FavoriteIs) -> String {
        match favorite {
            FavoriteIs::Player(seat) => self.name_text(seat),
            FavoriteIs::Nobody => self.texts.get("companion-change-nobody"),
            FavoriteIs::Unknown => self.texts.get("companion-change-unknown"),
        }
    }
}

impl Describe<'_> {
    fn agents_went(&self, went: AgentsWent) -> String {
        match went {
            AgentsWent::To(seat, count) => {
                let args = [("name", self.name(seat)), ("count", count.into())];
                self.texts.with("companion-change-agents-of", args)
            }
            AgentsWent::Nowhere => self.texts.get("companion-change-nobody"),
            AgentsWent::Unknown => self.texts.get("companion-change-unknown"),
        }
    }
}

impl ToText for Change {
    fn say(&self, describe: &Describe) -> String {
        let number = |number: Option<u32>| number.map_or_else(|| "unknown".into(), Into::into);
        let (key, args): (&str, Vec<Arg>) = match *self {
            Change::Favorite { round, guild, before, after } => (
                "companion-change-favorite",
                vec![
                    ("round", round.into()),
                    guild_arg(guild),
                    ("before", describe.favorite_is(before).into()),
                    ("after", describe.favorite_is(after).into()),
                ],
            ),
            Change::Agents { round, guild, before, after } => (
                "companion-change-agents",
                vec![
                    ("round", round.into()),
                    guild_arg(guild),
                    ("before", describe.agents_went(before).into()),
                    ("after", describe.agents_went(after).into()),
                ],
            ),
            Change::Order { ref before, ref after } => {
                let order = |order: &Option<Vec<Seat>>| match order {
                    Some(order) => describe.names(order.iter().copied()),
                    None => describe.texts.get("companion-change-unknown").into(),
                };
                ("companion-change-order", vec![("before", order(before)), ("after", order(after))])
            }
            Change::Income { round, seat, before, after } => (
                "companion-change-income",
                vec![
                    ("round", round.into()),
                    ("name", describe.name(seat)),
                    ("before", number(before.map(u32::from))),
                    ("after", number(after.map(u32::from))),
                ],
            ),
            Change::Prestige { round, before, after } => {
                let guild = |guild: Option<Guild>| match guild {
                    Some(guild) => describe.guild_inside(guild),
                    None => describe.texts.get("companion-change-unknown-guild"),
                };
                let (before, after) = (guild(before).into(), guild(after).into());
                let args = vec![("round", round.into()), ("before", before), ("after", after)];
                ("companion-change-prestige", args)
            }
            Change::Total { seat, before, after } => (
                "companion-change-total",
                vec![("name", describe.name(seat)), ("before", number(before)), ("after", number(after))],
            ),
            // The end of the round counts all the same, with the question left open.
            Change::Skipped {
                entry: Entry::EndRound,
                why: why @ EntryError::Title(TitleEntryError::Open(_)),
                ..
            } => ("companion-change-open", vec![("why", describe.say(&why).into())]),
            Change::CountsAgain { entry: Entry::EndRound, .. } => ("companion-change-answered", vec![]),
            Change::Skipped { ref entry, why, .. } => (
                "companion-change-skipped",
                vec![("text", describe.say(entry).into()), ("why", describe.say(&why).into())],
            ),
            Change::CountsAgain { ref entry, .. } => {
                ("companion-change-counts-again", vec![("text", describe.say(entry).into())])
            }
        };
        describe.texts.with(key, args)
    }
}
