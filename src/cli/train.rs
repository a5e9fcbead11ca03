//! `guildhall train`: tunes the weights of the bots.

use clap::ArgMatches;

use super::command;
use super::output::{CliError, Format, Output};
use super::simulate::{MOST_THREADS, number};
use super::title::{CliAdvice, no_bots, requested_title};
use crate::bots::Numbers as _;
use crate::bots::train::Training;
use crate::i18n::Texts;
use crate::titles::with_part;

/// Enough generations that hardly anything got better.
pub(super) const GENERATIONS: u64 = 200;
const MOST_GENERATIONS: u64 = 100_000;
/// Pairs of changes tried in a generation, and deals each is tried on.
const PAIRS: usize = 32;
const DEALS: u64 = 48;

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, CliError> {
    with_part!(play, requested_title(texts, matches)?, T => train::<T>(texts, format, matches))
        .unwrap_or_else(|| Err(no_bots(texts)))
}

fn train<T: CliAdvice>(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, CliError> {
    let players =
        number(texts, matches, command::PLAYERS, T::SEATS)?.expect("clap demands the number of players");
    let seed = number(texts, matches, command::SEED, 0..=u64::MAX)?.expect("clap demands the seed");
    let generations = number(texts, matches, command::GENERATIONS, 0..=MOST_GENERATIONS)?;
    let training = Training::<T> {
        setup: T::setup(texts, matches, players)?,
        generations: generations.unwrap_or(GENERATIONS),
        pairs: PAIRS,
        deals: DEALS,
        seed,
        threads: number(texts, matches, command::THREADS, 1..=MOST_THREADS)?.unwrap_or(1),
    };
    let weights = training.run(T::hand());
    Ok(match format {
        Format::Json => Output::json(&weights),
        Format::Text => {
            let made = format!(
                "# guildhall train --players {players} --seed {seed} --generations {}\n",
                training.generations
            );
            Output::text(made + &weights.lines())
        }
    })
}
