//! The final score and the favourites.

use super::{Describe, ToText, guild_arg, yes_no};
use crate::i18n::Arg;
use crate::norenberc::Guild;
use crate::norenberc::favorites::{Claim, ClaimSource, Decider, Verdict};
use crate::norenberc::scoring::{Category, Lack, LineSource, PlayerScore, ScoreLine};
use crate::storage::short_name;

impl Describe<'_> {
    pub(crate) fn score_bar(&self, player: usize, score: &PlayerScore) -> String {
        let vp = |category| score.category(category).into();
        let args = [
            ("name", short_name(&self.names[player]).into()),
            ("majority", vp(Category::Majority)),
            ("thirty", vp(Category::Thirty)),
            ("types", vp(Category::AllTypes)),
            ("richest", vp(Category::Richest)),
            ("crests", vp(Category::Crests)),
            ("townsmen", vp(Category::Townsmen)),
            ("vp", score.total.into()),
        ];
        self.texts.with("result-bar", args)
    }

    pub fn verdict(&self, guild: Guild, claims: &[Claim], verdict: Verdict, prestige: bool) -> String {
        let guild = guild_arg(guild);
        let prestige = ("prestige", yes_no(prestige));
        match verdict {
            Verdict::Nobody => self.texts.with("favorites-nobody", [guild, prestige]),
            Verdict::Reveal(seats) => {
                let args =
                    [guild, ("names", self.names(seats.iter())), ("count", seats.len().into()), prestige];
                self.texts.with("favorites-reveal", args)
            }
            Verdict::Favorite { player, by } => {
                let by = match by {
                    Decider::Goods => "goods",
                    Decider::Talers => "talers",
                    Decider::TurnOrder => "turn-order",
                    Decider::Ruling => "ruling",
                };
                let from = match claims[player].returned_from() {
                    ClaimSource::Supply => "supply",
                    ClaimSource::Peddler => "peddler",
                };
                let args = [
                    guild,
                    prestige,
                    ("name", short_name(&self.names[player]).into()),
                    ("by", by.into()),
                    ("from", from.into()),
                    ("count", claims[player].count().into()),
                    ("talers", claims[player].talers.unwrap_or(0).into()),
                ];
                self.texts.with("favorites-chosen", args)
            }
        }
    }
}

impl ToText for ScoreLine {
    fn say(&self, describe: &Describe) -> String {
        let (key, args): (&str, Vec<Arg>) = match self.source {
            LineSource::Majority { guild, place, tied, value, tiles } => (
                "score-line-majority",
                vec![
                    guild_arg(guild),
                    ("place", place.into()),
                    ("tied", yes_no(tied)),
                    ("value", value.into()),
                    ("tiles", tiles.into()),
                ],
            ),
            LineSource::Thirty { guild, value } => {
                ("score-line-thirty", vec![guild_arg(guild), ("value", value.into())])
            }
            LineSource::AllTypes { guilds } => ("score-line-all-types", vec![("guilds", guilds.into())]),
            LineSource::Richest { talers, players } => {
                ("score-line-richest", vec![("talers", talers.into()), ("players", players.into())])
            }
            LineSource::Crests { guilds, prestige, engravers } => (
                "score-line-crests",
                vec![
                    ("guilds", guilds.into()),
                    ("prestige", prestige.into()),
                    ("engravers", engravers.into()),
                    ("sum", (u32::from(guilds) + u32::from(prestige) + engravers).into()),
                ],
            ),
            LineSource::Townsman { townsman, counted } => {
                ("score-line-townsman", vec![("tile", townsman.id().into()), ("counted", counted.into())])
            }
        };
        describe.texts.with(key, args)
    }
}

impl ToText for Lack {
    fn say(&self, describe: &Describe) -> String {
        let (id, args): (&str, Vec<Arg>) = match *self {
            Lack::Craftsmen(_) => ("craftsmen", vec![]),
            Lack::Place => ("place", vec![]),
            Lack::Thirty { guild, value } => ("thirty", vec![guild_arg(guild), ("value", value.into())]),
            Lack::Types(ref guilds) => ("types", vec![("guilds", describe.guilds(guilds.iter().copied()))]),
            Lack::Talers { talers, most } => {
                ("talers", vec![("talers", talers.into()), ("most", most.into())])
            }
            Lack::Crests(count) => ("crests", vec![("count", count.into())]),
            Lack::Townsmen => ("townsmen", vec![]),
        };
        describe.texts.with("score-lack", args.into_iter().chain([("lack", id.into())]))
    }
}
