//! `guildhall favorites`: who is favourite in each guild at the end of a round.

use clap::ArgMatches;

use crate::cli::file::InputFile;
use crate::cli::output::{CliError, Format, Output};
use crate::i18n::Texts;
use crate::i18n::describe::Describe;
use crate::norenberc::favorites::favorite;
use crate::storage::norenberc::{FavoritesReport, FavoritesSheet};

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, CliError> {
    let (file, bytes) = InputFile::open(matches)?.bytes()?;
    let sheet = FavoritesSheet::read(&bytes).map_err(|error| CliError::Input { file, error })?;
    Ok(match format {
        Format::Json => Output::json(&FavoritesReport::new(&sheet)),
        Format::Text => Output::text(describe_favorites(texts, &sheet)),
    })
}

fn describe_favorites(texts: &Texts, sheet: &FavoritesSheet) -> String {
    let describe = Describe { texts, names: &sheet.names };
    let lines = sheet.claims().map(|(guild, claims)| {
        let verdict = favorite(&claims);
        let text = describe.verdict(guild, &claims, verdict, sheet.prestige_guild == Some(guild));
        let rule = verdict.rule().as_str().into();
        texts.with("favorites-line", [("text", text.into()), ("rule", rule)])
    });
    lines.collect::<Vec<_>>().join("\n")
}
