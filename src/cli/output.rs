//! What a command gives back: text and a status, or why there is none.

use std::io;

use clap::ArgMatches;
use serde::Serialize;

use super::{FAILED, SUCCESS, command};
use crate::storage::{InputError, to_json_pretty};

/// What is printed.
pub(super) struct Output {
    pub(super) text: String,
    pub(super) status: u8,
}

impl Output {
    pub(super) fn text(mut text: String) -> Self {
        if !text.ends_with('\n') {
            text.push('\n');
        }
        Self { text, status: SUCCESS }
    }

    /// One JSON document.
    pub(super) fn json(value: &impl Serialize) -> Self {
        Self::text(to_json_pretty(value))
    }

    /// Lines as they are, perhaps none, and whether everything in the input holds.
    pub(super) fn lines(text: String, holds: bool) -> Self {
        Self { text, status: if holds { SUCCESS } else { FAILED } }
    }
}

/// Why there is no output.
pub(super) enum Failure {
    /// The arguments are wrong; the message is made.
    Usage(String),
    /// A file says something that cannot be.
    Input { file: String, error: InputError },
    /// The same, and the message is made.
    Said { file: String, text: String },
    /// A file cannot be read.
    Read { file: String, error: io::Error },
    /// A file cannot be made.
    Create { file: String, error: io::Error },
    /// A file cannot be written.
    Write { file: String, error: io::Error },
}

/// How the answer is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Format {
    Text,
    Json,
}

impl Format {
    pub(super) fn asked(matches: &ArgMatches) -> Self {
        match matches.get_one::<String>(command::FORMAT).map(String::as_str) {
            Some("json") => Self::Json,
            _ => Self::Text,
        }
    }
}
