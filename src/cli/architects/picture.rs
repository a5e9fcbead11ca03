//! The result of a game of Architects of the West Kingdom, to be drawn.

use clap::ArgMatches;

use crate::architects::Architects;
use crate::cli::output::Failure;
use crate::cli::picture::{Finished, Pictured};
use crate::i18n::Texts;
use crate::storage::architects::ScoreSheet;

impl Pictured for Architects {
    fn finished(
        _: &Texts,
        _: &ArgMatches,
        (file, bytes): (String, Vec<u8>),
    ) -> Result<Finished<Self>, Failure> {
        let sheet = ScoreSheet::read(&bytes).map_err(|error| Failure::Input { file, error })?;
        Ok(Finished {
            score: sheet.score(),
            holdings: vec![(); sheet.sheets.len()],
            // Nothing is odd yet: there is only one box.
            said: Vec::new(),
            warnings: serde_json::json!([]),
            names: sheet.names,
        })
    }
}
