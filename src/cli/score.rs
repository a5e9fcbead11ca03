//! `guildhall score`: the final score of a finished game.

use std::ffi::OsString;
use std::fmt::Write as _;

use clap::ArgMatches;

use super::command;
use super::file::{Source, asked_box};
use super::output::{Failure, Format, Output};
use crate::i18n::Texts;
use crate::i18n::describe::{self, Describe};
use crate::storage::{ScoreReport, ScoreSheet};

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, Failure> {
    let tiles = asked_box(matches)?;
    let (file, bytes) = Source::open(matches)?.bytes()?;
    let sheet = ScoreSheet::read(&bytes, &tiles).map_err(|error| Failure::Input { file, error })?;
    let score = sheet.score();
    Ok(match format {
        Format::Json => Output::json(&ScoreReport::new(&sheet.names, &score, sheet.warnings)),
        Format::Text => {
            let mut text = Describe { texts, names: &sheet.names }.score(&score);
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
