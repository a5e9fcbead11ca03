//! Bytes that nobody wrote on purpose, for everything the program reads: real files with something changed, thousands of
//! them, the same in every run. Whatever the bytes are, the program says what is wrong or takes them, nothing panics, and
//! what it has taken it can write down and read again.
//!
//! `FUZZ_SECONDS=60 cargo test --release --test fuzz` goes on so long with each kind of input; `FUZZ_SEED=7 cargo test --test
//! fuzz record` tries one input again, as the message of a failure says. Files to begin with are those of other tests and
//! `corpus/<target>/`.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that panics has failed, as it should; the figures of a run are worth reading"
)]

mod architects;
mod archive;
mod bytes;
#[allow(dead_code, reason = "power cuts are for the tests of the companion")]
#[path = "../disk/mod.rs"]
mod disk;
mod input;
mod journal;
mod record;
mod run;
mod seeds;
mod settings;
mod sheets;
mod texts;
mod tiles;
mod tree;
