//! The outcome of a command: text and an exit status, or why there is no output.

use std::io;

use clap::ArgMatches;
use serde::Serialize;

use super::{FAILED, SUCCESS, command};
use crate::storage::{InputError, to_json_pretty};

/// The output of a command.
pub struct Output {
    pub(super) text: String,
    pub(super) status: u8,
}

impl Output {
    pub fn text(mut text: String) -> Self {
        if !text.ends_with('\n') {
            text.push('\n');
        }
        Self { text, status: SUCCESS }
    }

    pub fn json(value: &impl Serialize) -> Self {
        Self::text(to_json_pretty(value))
    }

    /// Lines as they are, perhaps none; `holds` is true if everything in the input holds.
    pub(super) fn lines(text: String, holds: bool) -> Self {
        Self { text, status: if holds { SUCCESS } else { FAILED } }
    }
}

/// The reason why there is no output.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum CliError {
    /// The arguments are wrong; with the message.
    Usage(String),
    /// The content of a file is wrong.
    Input { file: String, error: InputError },
    /// The same, with the message.
    Message { file: String, text: String },
    /// A file cannot be read.
    Read { file: String, error: io::Error },
    /// A file cannot be created.
    Create { file: String, error: io::Error },
    /// A file cannot be written.
    Write { file: String, error: io::Error },
}

/// The format of an output.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Text,
    Json,
}

impl Format {
    pub(super) fn requested(matches: &ArgMatches) -> Self {
        match matches.get_one::<String>(command::FORMAT).map(String::as_str) {
            Some("json") => Self::Json,
            _ => Self::Text,
        }
    }
}
