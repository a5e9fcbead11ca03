//! The engine: golden replays, properties over random games, coverage of the rules, path counts, allocations.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that panics has failed, as it should"
)]

mod allocation;
mod architects;
mod bots;
mod conformance;
mod coverage;
mod fairness;
mod invariants;
mod judgement;
mod judgement_by_hand;
mod norenberc;
mod observations;
mod paths;
mod positions;
mod refusals;
mod replay_file;
mod replays;
mod scoring;
mod small;
#[path = "../small/mod.rs"]
mod small_title;
