//! Commands: what `guildhall` has to know beside all of the above ([`CliTitle`]). `simulate`, `replay` and `score` then work.

use clap::ArgMatches;
use guildhall::cli::{CliError, CliTitle, Format, Output};
use guildhall::game::Table;
use guildhall::i18n::Texts;
use guildhall::i18n::describe::{Describe, TitleText as _};
use guildhall::storage::RecordFormat as _;
use serde_json::{Value, json};

use super::rules::{Nine, score};
use super::storage::read_sheet;

impl CliTitle for Nine {
    type Moment = Value;

    /// A title with options adds them in [`CliTitle::options`] and reads them here.
    fn setup(_: &Texts, _: &ArgMatches, players: u8) -> Result<u8, CliError> {
        Ok(players)
    }

    fn score(
        texts: &Texts,
        format: Format,
        _: &ArgMatches,
        (file, bytes): (String, Vec<u8>),
    ) -> Result<Output, CliError> {
        let (names, sheets) = read_sheet(&bytes).map_err(|error| CliError::Input { file, error })?;
        let score = score(sheets);
        Ok(match format {
            Format::Json => Output::json(&Self::report(&names, &score)),
            Format::Text => Output::text(Self::result(&Describe { texts, names: &names }, &score)),
        })
    }

    fn at(table: &Table<Self>) -> Value {
        json!({"turn": table.state().turns})
    }
}
