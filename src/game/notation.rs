//! Reads a line of notation word by word. Each title has its own verbs and words.

use thiserror::Error;

use super::Seat;

/// A line that does not read as an action.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected {expected}, found {found:?}")]
pub struct NotationError {
    /// The kind of word expected, for example "a number".
    pub expected: &'static str,
    /// The word found; empty at the end of the line.
    pub found: String,
}

pub(crate) struct Words<'a> {
    words: std::str::SplitWhitespace<'a>,
    names: &'a [&'a str],
}

impl<'a> Words<'a> {
    /// Splits a line; `names` are the names of the players by seat.
    pub(crate) fn new(line: &'a str, names: &'a [&'a str]) -> Self {
        Self { words: line.split_whitespace(), names }
    }

    pub(crate) fn next(&mut self, expected: &'static str) -> Result<&'a str, NotationError> {
        self.words.next().ok_or(NotationError { expected, found: String::new() })
    }

    pub(crate) fn peek(&self) -> Option<&'a str> {
        self.words.clone().next()
    }

    pub(crate) fn read<T>(
        &mut self,
        expected: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, NotationError> {
        let word = self.next(expected)?;
        read(word).ok_or_else(|| NotationError { expected, found: word.into() })
    }

    /// Reads items up to the end of the line.
    pub(crate) fn all<T>(
        &mut self,
        mut read: impl FnMut(&mut Self) -> Result<T, NotationError>,
    ) -> Result<Vec<T>, NotationError> {
        let mut all = Vec::new();
        while self.peek().is_some() {
            all.push(read(self)?);
        }
        Ok(all)
    }

    pub(crate) fn number(&mut self) -> Result<u8, NotationError> {
        self.read("a number", |word| word.parse().ok())
    }

    pub(crate) fn seat(&mut self) -> Result<Seat, NotationError> {
        let names = self.names;
        self.read("a player", |word| {
            let seat = names.iter().position(|name| *name == word)?;
            u8::try_from(seat).ok().map(Seat)
        })
    }

    /// Returns `read` if no words are left.
    pub(crate) fn end<T>(&mut self, read: T) -> Result<T, NotationError> {
        match self.words.next() {
            Some(rest) => Err(NotationError { expected: "the end of the line", found: rest.into() }),
            None => Ok(read),
        }
    }
}
