//! The engine: golden replays, properties over random games, coverage of the rules, path counts, allocations.

mod allocation;
mod conformance;
mod coverage;
mod invariants;
mod observations;
mod paths;
mod replay_file;
mod replays;
mod scoring;
