//! The result of a game of Norenberc, to be drawn.

use clap::ArgMatches;

use super::requested_box;
use crate::cli::output::CliError;
use crate::cli::picture::{CliPicture, Finished};
use crate::i18n::{Texts, describe};
use crate::norenberc::Norenberc;
use crate::storage::norenberc::ScoreSheet;
use crate::ui::norenberc::Holding;

impl CliPicture for Norenberc {
    fn finished(
        texts: &Texts,
        matches: &ArgMatches,
        (file, bytes): (String, Vec<u8>),
    ) -> Result<Finished<Self>, CliError> {
        let tiles = requested_box(matches)?;
        let sheet = ScoreSheet::read(&bytes, &tiles).map_err(|error| CliError::Input { file, error })?;
        Ok(Finished {
            score: sheet.score(),
            holdings: sheet.sheets.iter().map(Holding::all).collect(),
            message: sheet
                .warnings
                .iter()
                .map(|warning| describe::norenberc::warning(texts, warning))
                .collect(),
            warnings: serde_json::json!(sheet.warnings),
            names: sheet.names,
        })
    }
}
