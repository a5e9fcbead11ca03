//! Files that a command writes: never one that it reads, only plain files, and only in folders that exist.

use std::ffi::OsString;
use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use same_file::Handle;

use super::file::STANDARD_INPUT;
use super::output::CliError;
use super::usage;
use crate::i18n::Texts;

/// The path given with an output option. Checked before anything is read, so that nobody waits for a result that cannot
/// be written.
pub(super) fn requested_out(
    texts: &Texts,
    matches: &ArgMatches,
    option: &'static str,
) -> Result<Option<PathBuf>, CliError> {
    let Some(requested) = matches.get_one::<OsString>(option) else { return Ok(None) };
    let refuse = |allowed: &str| {
        let value = requested.to_string_lossy();
        Err(CliError::Usage(usage::wrong_value(texts, option, &value, &texts.get(allowed))))
    };
    if requested.is_empty() || requested == STANDARD_INPUT {
        return refuse("cli-out-allowed");
    }
    let path = Path::new(requested);
    let failure = |error: io::Error| CliError::Create { file: path.display().to_string(), error };
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => return Err(failure(ErrorKind::IsADirectory.into())),
        Ok(found) if !found.is_file() => return refuse("cli-out-plain"),
        Ok(_) if is_input(path, option, matches).map_err(failure)? => return refuse("cli-out-other"),
        // A link leads to the file that is written; replacing the link would leave that one as it was.
        Ok(_) => return fs::canonicalize(path).map(Some).map_err(failure),
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(failure(error)),
    }
    if path.is_symlink() {
        return refuse("cli-out-plain");
    }
    // A bare name lies in the folder where one is.
    let whole = std::path::absolute(path).map_err(failure)?;
    let folder = whole.parent().unwrap_or(&whole);
    if !folder.is_dir() {
        let file = path.parent().unwrap_or(path).display().to_string();
        return Err(CliError::Create { file, error: ErrorKind::NotADirectory.into() });
    }
    Ok(Some(whole))
}

/// Returns true if the command reads this file, by whatever name: any file among the arguments except its own output.
fn is_input(path: &Path, own: &str, matches: &ArgMatches) -> io::Result<bool> {
    let out = Handle::from_path(path)?;
    let read = matches.ids().filter(|id| id.as_str() != own).filter_map(|argument| {
        let requested = matches.try_get_one::<OsString>(argument.as_str()).ok().flatten()?;
        if requested == STANDARD_INPUT { Handle::stdin().ok() } else { Handle::from_path(requested).ok() }
    });
    Ok(read.into_iter().any(|input| input == out))
}
