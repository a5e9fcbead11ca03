//! Reads a file or standard input, never more than is allowed.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, ErrorKind, Read};
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use super::command;
use super::output::CliError;
use crate::i18n::{Texts, describe as words};
use crate::storage::{InputError, MOST_BYTES};

pub(super) const STANDARD_INPUT: &str = "-";

/// The file to open the window with, if there is one. It is only looked for here: the window reads it and says what is
/// wrong with it.
pub(super) fn shown(matches: &ArgMatches) -> Result<Option<PathBuf>, CliError> {
    let Some(path) = matches.get_one::<OsString>(command::FILE) else { return Ok(None) };
    match fs::metadata(path) {
        Ok(_) => Ok(Some(path.into())),
        Err(error) => Err(CliError::Read { file: path.display().to_string(), error }),
    }
}

pub(super) struct InputFile {
    pub(super) name: String,
    reader: Box<dyn BufRead>,
}

impl InputFile {
    /// Opens the command's FILE; `-` is standard input.
    pub(super) fn open(matches: &ArgMatches) -> Result<Self, CliError> {
        let path: &OsString = matches.get_one(command::FILE).expect("clap demands FILE");
        Self::open_path(Path::new(path))
    }

    pub(super) fn open_path(path: &Path) -> Result<Self, CliError> {
        if path.as_os_str() == STANDARD_INPUT {
            let reader = Box::new(BufReader::new(io::stdin()));
            return Ok(Self { name: STANDARD_INPUT.into(), reader });
        }
        let name = path.display().to_string();
        match File::open(path) {
            Ok(file) => Ok(Self { name, reader: Box::new(BufReader::new(file)) }),
            Err(error) => Err(CliError::Read { file: name, error }),
        }
    }

    /// Everything, up to one byte more than is allowed, so that the reader rejects a file that is too large.
    pub(super) fn bytes(mut self) -> Result<(String, Vec<u8>), CliError> {
        let mut bytes = Vec::new();
        match self.reader.by_ref().take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes) {
            Ok(_) => Ok((self.name, bytes)),
            Err(error) => Err(CliError::Read { file: self.name, error }),
        }
    }

    /// The next line without its line break, `None` at the end of the file. A line may be as long as a file.
    pub(super) fn line(&mut self) -> Result<Option<Vec<u8>>, CliError> {
        let mut line = Vec::new();
        let mut limited = self.reader.by_ref().take(MOST_BYTES as u64 + 1);
        match limited.read_until(b'\n', &mut line) {
            Ok(0) => Ok(None),
            Ok(_) => {
                if line.last() == Some(&b'\n') {
                    line.pop();
                }
                Ok(Some(line))
            }
            Err(error) => Err(CliError::Read { file: self.name.clone(), error }),
        }
    }

    pub(super) fn failure(&self, error: InputError) -> CliError {
        CliError::Input { file: self.name.clone(), error }
    }
}

/// The message for an error of the file itself.
pub(super) fn describe(texts: &Texts, file: &str, error: &io::Error) -> String {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the system's own words serve for the rest")]
    let reason = match error.kind() {
        ErrorKind::NotFound => "not-found",
        ErrorKind::IsADirectory => "directory",
        ErrorKind::NotADirectory => "no-folder",
        ErrorKind::PermissionDenied => "denied",
        ErrorKind::StorageFull => "full",
        _ => "other",
    };
    texts.with(
        "input-disk",
        [("file", words::quote(file).into()), ("reason", reason.into()), ("text", error.to_string().into())],
    )
}
