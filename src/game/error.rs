//! What is said of a log that the rules do not accept.

use thiserror::Error;

/// The first event of a log that cannot be, and why. Everything before it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("event {index} is not allowed: {refusal:?}")]
pub struct ReplayError<R: std::fmt::Debug> {
    /// Which event, counted from 0.
    pub index: usize,
    /// Why it is refused.
    pub refusal: R,
}
