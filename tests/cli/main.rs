//! The program from outside: real arguments, real files, real exit status.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that panics has failed, as it should"
)]

mod advise;
mod architects;
mod assistant;
mod bad_input;
mod commands;
mod names;
mod out;
mod picture;
mod records;
mod screenshots;
mod simulate;
mod support;
