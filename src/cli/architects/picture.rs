//! The result of a game of Architects of the West Kingdom, to be drawn.

use clap::ArgMatches;

use crate::architects::Architects;
use crate::cli::output::CliError;
use crate::cli::picture::{CliPicture, Finished};
use crate::i18n::Texts;
use crate::storage::architects::ScoreSheet;

impl CliPicture for Architects {
    fn finished(
        _: &Texts,
        _: &ArgMatches,
        (file, bytes): (String, Vec<u8>),
    ) -> Result<Finished<Self>, CliError> {
        let sheet = ScoreSheet::read(&bytes).map_err(|error| CliError::Input { file, error })?;
        Ok(Finished {
            score: sheet.score(),
            holdings: vec![(); sheet.sheets.len()],
            // Nothing is odd yet: there is only one box.
            message: Vec::new(),
            warnings: serde_json::json!([]),
            names: sheet.names,
        })
    }
}
