//! The error of a replay: the first event of a log that the rules do not allow.

use thiserror::Error;

/// The first event of a log that is not allowed, and why. All events before it stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("event {index} is not allowed: {refusal:?}")]
pub struct ReplayError<R: std::fmt::Debug> {
    /// The index of the event, counted from 0.
    pub index: usize,
    /// The reason why it is not allowed.
    pub refusal: R,
}
