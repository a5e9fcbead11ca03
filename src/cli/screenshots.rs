//! `guildhall screenshots`: the README's pictures, for contributors. The window draws them without a display.

use std::ffi::OsString;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde::Serialize;

use super::command;
use super::output::{CliError, Format, Output};
use crate::i18n::{Texts, describe};
use crate::storage::replace_file;
use crate::ui::{picture, screenshots};

#[derive(Serialize)]
struct ScreenshotReport {
    picture: String,
    width: u32,
    height: u32,
}

/// The folder of the games in the pictures, which nobody needs afterwards.
struct Games(PathBuf);

impl Games {
    fn new() -> Result<Self, CliError> {
        let path = std::env::temp_dir().join(format!("guildhall-screenshots-{}", std::process::id()));
        match fs::create_dir(&path) {
            Ok(()) => Ok(Self(path)),
            Err(error) => Err(CliError::Create { file: path.display().to_string(), error }),
        }
    }
}

impl Drop for Games {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, CliError> {
    let out: &OsString = matches.get_one(command::OUT).expect("it has a default");
    let out = Path::new(out);
    if !out.is_dir() {
        let error = ErrorKind::NotADirectory.into();
        return Err(CliError::Create { file: out.display().to_string(), error });
    }
    let games = Games::new()?;
    let mut written = Vec::new();
    screenshots::draw(&games.0, |name, drawn| {
        let path = out.join(name).with_extension("png");
        let (width, height) = drawn.dimensions();
        let file = path.display().to_string();
        replace_file(&path, &picture::small_png(drawn))
            .map_err(|error| CliError::Write { file: file.clone(), error })?;
        written.push(ScreenshotReport { picture: file, width, height });
        Ok(())
    })?;
    Ok(match format {
        Format::Json => Output::json(&written),
        Format::Text => {
            let args = [("count", written.len().into()), ("folder", describe::quote_path(out).into())];
            Output::text(texts.with("cli-screenshots-done", args))
        }
    })
}
