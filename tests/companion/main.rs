//! At the table: the ledger against the engine, corrections, and journals that survive everything.

#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that panics has failed, as it should; the figures of a run are worth reading"
)]

mod agreement;
mod answers;
mod architects;
mod certain;
mod corpus;
mod corrections;
mod damage;
mod damaged;
#[path = "../disk/mod.rs"]
mod disk;
mod durability;
mod endings;
mod exports;
mod faults;
mod imports;
mod library;
mod model;
mod referee;
mod summaries;
mod support;
mod trackings;
mod witness;
mod words;
