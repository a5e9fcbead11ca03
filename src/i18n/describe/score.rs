//! The final score.

use std::fmt::Write as _;

use super::{Describe, ToText};
use crate::game::{HasRule as _, PlayerRank, Scored, Seat};
use crate::storage::{seen, short_name};

impl Describe<'_> {
    pub fn category<S: Scored>(&self, category: S::Category) -> String {
        self.texts.with("score-category", [("category", S::category_id(category).into())])
    }

    /// The label of a number of the score sheet: a player's points in a category, or in all.
    pub fn score_cell<S: Scored>(&self, player: usize, category: Option<S::Category>) -> String {
        let what = category.map_or("total", S::category_id).into();
        self.texts.with("result-cell", [("name", short_name(&self.names[player]).into()), ("what", what)])
    }

    pub fn winner(&self, standings: &[PlayerRank], decided_by: &str) -> String {
        let won = || standings.iter().zip(self.names).filter(|(standing, _)| standing.rank == 1);
        let vp = won().next().map_or(0, |(standing, _)| standing.total);
        let names: Vec<_> = won().map(|(_, name)| short_name(name)).collect();
        let names = self.texts.list(&names).into();
        self.texts
            .with("score-winner", [("by", decided_by.to_owned().into()), ("names", names), ("vp", vp.into())])
    }

    pub fn headline<S: Scored>(&self, score: &S) -> String {
        let winners = score.winners();
        let vp = winners.first().map_or(0, |winner| score.ranks()[winner.index()].total);
        let args = [
            ("names", self.names(winners.iter().copied())),
            ("count", winners.len().into()),
            ("vp", vp.into()),
        ];
        self.texts.with("result-headline", args)
    }

    pub fn score<S: Scored<Line: ToText>>(&self, score: &S) -> String {
        let texts = self.texts;
        let mut text = self.winner(&score.ranks(), score.decided_by());
        text.push('\n');
        let mut order: Vec<(Seat, PlayerRank)> = (0..).map(Seat).zip(score.ranks()).collect();
        order.sort_by_key(|(_, standing)| standing.rank);
        for (seat, PlayerRank { total, rank }) in order {
            let name = short_name(&self.names[seat.index()]).into();
            let args = [("rank", rank.into()), ("name", name), ("vp", total.into())];
            let _ = writeln!(text, "\n{}", texts.with("score-player", args));
            for &category in S::CATEGORIES {
                let of = |line: &&S::Line| S::line(line).0 == category;
                let lines: Vec<_> = score.lines(seat).iter().filter(of).collect();
                if lines.is_empty() {
                    continue;
                }
                let vp = score.points(seat, category).into();
                let args = [("category", self.category::<S>(category).into()), ("vp", vp)];
                let _ = writeln!(text, "  {}", texts.with("score-category-line", args));
                for line in lines {
                    let (words, rule) = (self.say(line).into(), line.cited_rule().id.into());
                    let args = [("vp", S::line(line).1.into()), ("text", words), ("rule", rule)];
                    let _ = writeln!(text, "    {}", texts.with("score-line", args));
                }
            }
        }
        text
    }

    /// The result as CSV: one row per player, by seat. Where the comma is the decimal mark, spreadsheets expect semicolons
    /// between the cells.
    pub fn score_csv<S: Scored>(&self, score: &S) -> String {
        let head = ["companion-csv-player", "companion-csv-rank"].map(|key| self.texts.get(key));
        let categories = S::CATEGORIES.iter().map(|&category| self.category::<S>(category));
        let total = self.texts.get("companion-csv-total");
        let between = if self.texts.get("locale-decimal-mark") == "," { ';' } else { ',' };
        // Without this mark some spreadsheets do not take the file for Unicode.
        let mut text = String::from('\u{feff}');
        text += &csv_row(between, head.into_iter().chain(categories).chain([total]));
        for ((seat, name), standing) in (0..).map(Seat).zip(self.names).zip(score.ranks()) {
            let points = S::CATEGORIES.iter().map(|&category| score.points(seat, category).to_string());
            let first = [no_formula(name), standing.rank.to_string()];
            text += &csv_row(between, first.into_iter().chain(points).chain([standing.total.to_string()]));
        }
        text
    }
}

/// Somebody's words in a cell, with an apostrophe before anything that a spreadsheet would take for a formula.
fn no_formula(text: &str) -> String {
    let begins =
        |text: &str| text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
    if begins(text) || begins(&seen(text)) { format!("'{text}") } else { text.to_owned() }
}

/// One row: cells with a separator, a quotation mark or a line end are quoted.
fn csv_row(between: char, cells: impl Iterator<Item = String>) -> String {
    let quoted = |cell: String| {
        let plain = !cell.contains([',', '"', '\n', '\r', ';']);
        if plain { cell } else { format!("\"{}\"", cell.replace('"', "\"\"")) }
    };
    let cells: Vec<_> = cells.map(quoted).collect();
    cells.join(&between.to_string()) + "\r\n"
}
