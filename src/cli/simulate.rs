//! `guildhall simulate`: tournaments of bots.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::ops::RangeInclusive;
use std::path::Path;
use std::str::FromStr;
use std::time::Instant;

use clap::ArgMatches;
use serde::Serialize;

use super::out::requested_out;
use super::output::{CliError, Format, Output};
use super::title::{CliTitle, check_options, other_than_default, requested_title};
use super::{command, usage};
use crate::bots::BotKind;
use crate::bots::tournament::{PlayedGame, Tally, Tournament};
use crate::i18n::Texts;
use crate::storage::Record;
use crate::titles::for_title;

/// More games than anybody waits for.
pub(super) const MOST_GAMES: u64 = 1_000_000_000;
pub(super) const MOST_THREADS: usize = 256;

#[derive(Serialize)]
struct SimulateReport {
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'static str>,
    games: u64,
    /// Games without a result; only for titles whose games need not end.
    #[serde(skip_serializing_if = "Option::is_none")]
    broken_off: Option<u64>,
    seconds: f64,
    games_per_second: f64,
    decisions: u64,
    bots: Vec<BotReport>,
}

#[derive(Serialize)]
struct BotReport {
    bot: &'static str,
    games: u64,
    wins: f64,
    win_share: f64,
    win_share_95: [f64; 2],
    vp_mean: f64,
    ms_per_decision: f64,
}

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, CliError> {
    let title = requested_title(texts, matches)?;
    check_options(texts, command::SIMULATE, matches, title)?;
    for_title!(title, T => simulate::<T>(texts, format, matches))
}

pub(super) fn simulate<T: CliTitle>(
    texts: &Texts,
    format: Format,
    matches: &ArgMatches,
) -> Result<Output, CliError> {
    let record = requested_out(texts, matches, command::RECORD)?;
    let players =
        number(texts, matches, command::PLAYERS, T::SEATS)?.expect("clap demands the number of players");
    let bots = requested_bots::<T>(texts, matches, players)?;
    let games = number(texts, matches, command::GAMES, 1..=MOST_GAMES)?.expect("clap demands the games");
    let seed = number(texts, matches, command::SEED, 0..=u64::MAX)?.expect("clap demands the seed");
    let threads = number(texts, matches, command::THREADS, 1..=MOST_THREADS)?.unwrap_or(1);
    let tournament = Tournament::<T> {
        setup: T::setup(texts, matches, players)?,
        bots,
        deals: games.div_ceil(players.into()),
        seed,
    };
    let start = Instant::now();
    let mut broken_off = 0;
    let mut note = |played: &PlayedGame<T>| broken_off += u64::from(played.broken_off.is_some());
    let tallies = if let Some(path) = record {
        play_recorded(&tournament, threads, &path, note)?
    } else {
        let mut give = |played: &PlayedGame<T>| {
            note(played);
            Ok::<_, std::convert::Infallible>(())
        };
        match tournament.play(threads, &mut give) {
            Ok(tallies) => tallies,
        }
    };
    let report = report(&tournament, &tallies, broken_off, start.elapsed().as_secs_f64());
    Ok(match format {
        Format::Json => Output::json(&report),
        Format::Text => Output::text(describe(texts, &report)),
    })
}

fn play_recorded<T: CliTitle>(
    tournament: &Tournament<T>,
    threads: usize,
    path: &Path,
    mut note: impl FnMut(&PlayedGame<T>),
) -> Result<Vec<Tally>, CliError> {
    let name = || path.display().to_string();
    let failure = |error| CliError::Write { file: name(), error };
    let file = File::create(path).map_err(|error| CliError::Create { file: name(), error })?;
    let mut file = BufWriter::new(file);
    let tallies = tournament.play(threads, |played| {
        note(played);
        writeln!(file, "{}", line(tournament, played)).map_err(failure)
    })?;
    file.flush().map_err(failure)?;
    Ok(tallies)
}

/// A game as a line of the record. Players are named after the bot and its place in the list.
fn line<T: CliTitle>(tournament: &Tournament<T>, played: &PlayedGame<T>) -> String {
    let bots: Vec<_> = played.seated.iter().map(|&bot| tournament.bots[bot].id().to_owned()).collect();
    let names = bots.iter().zip(&played.seated).map(|(id, bot)| format!("{id}-{}", bot + 1)).collect();
    let mut record = Record::new(names, &played.table);
    record.bots = Some(bots);
    record.broken_off = played.broken_off;
    record.write(&played.table)
}

/// A number among the arguments, checked against its range.
pub(super) fn number<T: FromStr + PartialOrd + ToString>(
    texts: &Texts,
    matches: &ArgMatches,
    arg: &str,
    range: RangeInclusive<T>,
) -> Result<Option<T>, CliError> {
    let Some(text) = matches.get_one::<String>(arg) else { return Ok(None) };
    if let Some(number) = text.parse().ok().filter(|number| range.contains(number)) {
        return Ok(Some(number));
    }
    let (low, high) = (range.start().to_string(), range.end().to_string());
    let allowed = texts.with("cli-number", [("low", low.into()), ("high", high.into())]);
    Err(CliError::Usage(usage::wrong_value(texts, arg, text, &allowed)))
}

fn requested_bots<T: CliTitle>(
    texts: &Texts,
    matches: &ArgMatches,
    players: u8,
) -> Result<Vec<BotKind>, CliError> {
    let list: &String = matches.get_one(command::BOTS).expect("clap demands the bots");
    let wrong = |value: &str, allowed: String| {
        CliError::Usage(usage::wrong_value(texts, command::BOTS, value, &allowed))
    };
    let mut bots = Vec::new();
    for name in list.split(',').map(str::trim) {
        let known = || T::BOTS.iter().map(|bot| bot.id()).collect::<Vec<_>>().join(", ");
        let bot = BotKind::from_id(name).filter(|bot| T::BOTS.contains(bot));
        bots.push(bot.ok_or_else(|| wrong(name, known()))?);
    }
    if bots.len() != usize::from(players) {
        return Err(wrong(list, texts.with("cli-bots-count", [("count", players.into())])));
    }
    Ok(bots)
}

fn report<T: CliTitle>(
    tournament: &Tournament<T>,
    tallies: &[Tally],
    broken_off: u64,
    seconds: f64,
) -> SimulateReport {
    let games = tournament.deals * tournament.bots.len() as u64;
    let bots = tournament.bots.iter().zip(tallies).map(|(bot, tally)| BotReport {
        bot: bot.id(),
        games: tally.games(),
        wins: tally.wins(),
        win_share: tally.win_share(),
        win_share_95: tally.win_share_95(),
        vp_mean: tally.points_mean(),
        ms_per_decision: tally.ms_per_decision(),
    });
    let game = other_than_default::<T>();
    SimulateReport {
        game,
        games,
        broken_off: game.map(|_| broken_off),
        seconds,
        games_per_second: games as f64 / seconds.max(f64::MIN_POSITIVE),
        decisions: tallies.iter().map(Tally::decisions).sum(),
        bots: bots.collect(),
    }
}

fn describe(texts: &Texts, report: &SimulateReport) -> String {
    let mut text = texts.with(
        "simulate-summary",
        [
            ("games", report.games.into()),
            ("seconds", texts.decimal(report.seconds, 1).into()),
            ("rate", texts.decimal(report.games_per_second, 0).into()),
            ("decisions", report.decisions.into()),
        ],
    );
    if let Some(games) = report.broken_off.filter(|games| *games > 0) {
        text.push('\n');
        text.push_str(&texts.with("simulate-broken-off", [("games", games.into())]));
    }
    for (number, bot) in report.bots.iter().enumerate() {
        let percent = |share: f64| texts.decimal(share * 100.0, 1).into();
        text.push('\n');
        text.push_str(&texts.with(
            "simulate-bot",
            [
                ("bot", format!("{}-{}", bot.bot, number + 1).into()),
                ("share", percent(bot.win_share)),
                ("low", percent(bot.win_share_95[0])),
                ("high", percent(bot.win_share_95[1])),
                ("vp", texts.decimal(bot.vp_mean, 1).into()),
                ("ms", texts.decimal(bot.ms_per_decision, 3).into()),
            ],
        ));
    }
    text
}
