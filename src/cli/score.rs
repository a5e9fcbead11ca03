//! `guildhall score`: the final score of a finished game.

use std::ffi::OsString;
use std::fmt::Write as _;

use clap::ArgMatches;

use super::command;
use super::file::{Source, asked_box};
use super::output::{Failure, Format, Output};
use crate::i18n::Texts;
use crate::i18n::describe::{self, Describe};
use crate::norenberc::scoring::{Category, Score};
use crate::storage::{ScoreReport, ScoreSheet};

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, Failure> {
    let tiles = asked_box(matches)?;
    let (file, bytes) = Source::open(matches)?.bytes()?;
    let sheet = ScoreSheet::read(&bytes, &tiles).map_err(|error| Failure::Input { file, error })?;
    let score = sheet.score();
    Ok(match format {
        Format::Json => Output::json(&ScoreReport::new(&sheet.names, &score, sheet.warnings)),
        Format::Text => {
            let mut text = describe_score(Describe { texts, names: &sheet.names }, &score);
            for warning in &sheet.warnings {
                let _ = write!(text, "\n{}", describe::warning(texts, warning));
            }
            if !sheet.warnings.is_empty() && matches.get_one::<OsString>(command::BOX).is_none() {
                let _ = write!(text, "\n{}", texts.get("score-warning-box"));
            }
            Output::text(text)
        }
    })
}

/// The whole result: who won, then every player's lines, best first.
pub(super) fn describe_score(describe: Describe, score: &Score) -> String {
    let texts = describe.texts;
    let mut text = describe.winner(score);
    text.push('\n');
    let mut order: Vec<_> = score.players.iter().zip(describe.names).collect();
    order.sort_by_key(|(player, _)| player.rank);
    for (player, name) in order {
        let name = describe::quote(name).into();
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
                [("category", describe.category(category).into()), ("vp", player.category(category).into())],
            );
            let _ = writeln!(text, "  {heading}");
            for line in lines {
                let line = texts.with(
                    "score-line",
                    [
                        ("vp", line.vp.into()),
                        ("text", describe.score_line(line).into()),
                        ("rule", line.rule.as_str().into()),
                    ],
                );
                let _ = writeln!(text, "    {line}");
            }
        }
    }
    text
}
