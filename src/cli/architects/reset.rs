//! `guildhall reset`: settles a reset of the black market on a table that has just had one.

use clap::ArgMatches;

use crate::cli::file::InputFile;
use crate::cli::output::{CliError, Format, Output};
use crate::i18n::Texts;
use crate::i18n::describe::Describe;
use crate::storage::architects::{ResetReport, ResetSheet};

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, CliError> {
    let (file, bytes) = InputFile::open(matches)?.bytes()?;
    let sheet = ResetSheet::read(&bytes).map_err(|error| CliError::Input { file, error })?;
    let after = sheet.reset();
    Ok(match format {
        Format::Json => Output::json(&ResetReport::new(&sheet.names, &after)),
        Format::Text => Output::text(Describe { texts, names: &sheet.names }.reset_outcome(&after)),
    })
}
