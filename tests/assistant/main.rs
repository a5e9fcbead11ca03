//! The rules assistant and the words of the program: honest questions find their articles, and every value of the engine
//! can be said in every language.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that panics has failed, as it should; the figures of a run are worth reading"
)]

mod architects;
mod articles;
mod cards;
mod described;
mod questions;
