//! The final score and the favourites.

use std::fmt::Write as _;

use super::{Describe, guild_arg, yes_no};
use crate::i18n::Arg;
use crate::norenberc::Guild;
use crate::norenberc::favorites::{Claim, Decider, Source, Verdict};
use crate::norenberc::scoring::{Category, DecidedBy, Lack, Line, LineSource, PlayerScore, Score};
use crate::storage::{seen, short_name};

impl Describe<'_> {
    /// One line of a score: where the VP come from.
    pub fn score_line(&self, line: &Line) -> String {
        let (key, args): (&str, Vec<Arg>) = match line.source {
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
        self.texts.with(key, args)
    }

    /// Why a category earned nothing.
    pub fn score_lack(&self, lack: &Lack) -> String {
        let (id, args): (&str, Vec<Arg>) = match *lack {
            Lack::Craftsmen(_) => ("craftsmen", vec![]),
            Lack::Place => ("place", vec![]),
            Lack::Thirty { guild, value } => ("thirty", vec![guild_arg(guild), ("value", value.into())]),
            Lack::Types(ref guilds) => ("types", vec![("guilds", self.guilds(guilds.iter().copied()))]),
            Lack::Talers { talers, most } => {
                ("talers", vec![("talers", talers.into()), ("most", most.into())])
            }
            Lack::Crests(count) => ("crests", vec![("count", count.into())]),
            Lack::Townsmen => ("townsmen", vec![]),
        };
        self.texts.with("score-lack", args.into_iter().chain([("lack", id.into())]))
    }

    /// The name of a category.
    pub fn category(&self, category: Category) -> String {
        self.texts.with("score-category", [("category", category_id(category).into())])
    }

    /// What a number of the score sheet is: what a player earned in a category, or in all.
    pub fn score_cell(&self, player: usize, category: Option<Category>) -> String {
        let what = category.map_or("total", category_id).into();
        self.texts.with("result-cell", [("name", short_name(&self.names[player]).into()), ("what", what)])
    }

    /// Everything a player earned, category by category.
    pub fn score_bar(&self, player: usize, score: &PlayerScore) -> String {
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

    /// Who won and what decided it.
    pub fn winner(&self, score: &Score) -> String {
        let winners: Vec<_> = score.winners().collect();
        let vp = winners.first().map_or(0, |&winner| score.players[winner].total);
        let by = match score.decided_by {
            DecidedBy::Vp => "vp",
            DecidedBy::Craftsmen => "craftsmen",
            DecidedBy::Value => "value",
            DecidedBy::Shared => "shared",
        };
        let names: Vec<_> = winners.iter().map(|&winner| short_name(&self.names[winner])).collect();
        let names = self.texts.list(&names).into();
        self.texts.with("score-winner", [("by", by.into()), ("names", names), ("vp", vp.into())])
    }

    /// The whole result: who won, then every player's lines, best first.
    pub fn score(&self, score: &Score) -> String {
        let texts = self.texts;
        let mut text = self.winner(score);
        text.push('\n');
        let mut order: Vec<_> = score.players.iter().zip(self.names).collect();
        order.sort_by_key(|(player, _)| player.rank);
        for (player, name) in order {
            let name = short_name(name).into();
            let heading = texts.with(
                "score-player",
                [("rank", player.rank.into()), ("name", name), ("vp", player.total.into())],
            );
            let _ = writeln!(text, "\n{heading}");
            for category in Category::ALL {
                let lines: Vec<_> = player.lines.iter().filter(|line| line.category() == category).collect();
                if lines.is_empty() {
                    continue;
                }
                let heading = texts.with(
                    "score-category-line",
                    [("category", self.category(category).into()), ("vp", player.category(category).into())],
                );
                let _ = writeln!(text, "  {heading}");
                for line in lines {
                    let line = texts.with(
                        "score-line",
                        [
                            ("vp", line.vp.into()),
                            ("text", self.score_line(line).into()),
                            ("rule", line.rule.as_str().into()),
                        ],
                    );
                    let _ = writeln!(text, "    {line}");
                }
            }
        }
        text
    }

    /// The result as a table for a spreadsheet: one row a player, in the order of the seats. Where the comma is the decimal
    /// mark, spreadsheets expect semicolons between the cells.
    pub fn score_csv(&self, score: &Score) -> String {
        let head = ["companion-csv-player", "companion-csv-rank"].map(|key| self.texts.get(key));
        let categories = Category::ALL.map(|category| self.category(category));
        let total = self.texts.get("companion-csv-total");
        let between = if self.texts.get("locale-decimal-mark") == "," { ';' } else { ',' };
        // Without this mark some spreadsheets do not take the file for Unicode.
        let mut text = String::from('\u{feff}');
        text += &csv_row(between, head.into_iter().chain(categories).chain([total]));
        for (name, player) in self.names.iter().zip(&score.players) {
            let vp = Category::ALL.map(|category| player.category(category).to_string());
            let first = [no_formula(name), player.rank.to_string()];
            text += &csv_row(between, first.into_iter().chain(vp).chain([player.total.to_string()]));
        }
        text
    }

    /// Who is favourite of a guild and why.
    pub fn verdict(&self, guild: Guild, claims: &[Claim], verdict: Verdict, prestige: bool) -> String {
        let guild = guild_arg(guild);
        let prestige = ("prestige", yes_no(prestige));
        match verdict {
            Verdict::Nobody => self.texts.with("favorites-nobody", [guild, prestige]),
            Verdict::Reveal(seats) => {
                let count = seats.len();
                self.texts.with(
                    "favorites-reveal",
                    [guild, ("names", self.names(seats.iter())), ("count", count.into()), prestige],
                )
            }
            Verdict::Favorite { player, by } => {
                let by = match by {
                    Decider::Goods => "goods",
                    Decider::Talers => "talers",
                    Decider::TurnOrder => "turn-order",
                    Decider::Ruling => "ruling",
                };
                let from = match claims[player].returned_from() {
                    Source::Supply => "supply",
                    Source::Peddler => "peddler",
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

const fn category_id(category: Category) -> &'static str {
    match category {
        Category::Majority => "majority",
        Category::Thirty => "thirty",
        Category::AllTypes => "all-types",
        Category::Richest => "richest",
        Category::Crests => "crests",
        Category::Townsmen => "townsmen",
    }
}

/// Somebody's words in a cell. A spreadsheet takes what begins like this for a formula, unless an apostrophe stands before
/// it.
fn no_formula(text: &str) -> String {
    let begins =
        |text: &str| text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
    if begins(text) || begins(&seen(text)) { format!("'{text}") } else { text.to_owned() }
}

/// One row: what holds a mark between cells, a quotation mark or a line end is quoted.
fn csv_row(between: char, cells: impl Iterator<Item = String>) -> String {
    let quoted = |cell: String| {
        let plain = !cell.contains([',', '"', '\n', '\r', ';']);
        if plain { cell } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
    };
    let cells: Vec<_> = cells.map(quoted).collect();
    cells.join(&between.to_string()) + "\r\n"
}
