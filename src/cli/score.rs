//! `guildhall score`: the final score of a finished game.

use clap::ArgMatches;

use super::command;
use super::file::InputFile;
use super::output::{CliError, Format, Output};
use super::title::{CliTitle, check_options};
use crate::i18n::Texts;
use crate::storage::title_of;
use crate::titles::{TitleId, for_title};

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, CliError> {
    let (file, bytes) = InputFile::open(matches)?.bytes()?;
    let title = title_of(&bytes).unwrap_or(TitleId::DEFAULT);
    check_options(texts, command::SCORE, matches, title)?;
    for_title!(title, T => T::score(texts.of(title), format, matches, (file, bytes)))
}
