//! `guildhall ladder`: how strong the bots are, as a table.

use std::convert::Infallible;

use clap::ArgMatches;
use serde::Serialize;

use super::command;
use super::output::{CliError, Format, Output};
use super::simulate::{MOST_GAMES, MOST_THREADS, number};
use super::title::{CliAdvice, no_bots, requested_title};
use crate::bots::tournament::{Tally, Tournament};
use crate::bots::{BotKind, Level};
use crate::i18n::Texts;
use crate::titles::with_part;

/// Players, a bot, and its opponents. The last row of each number of players is the mirror match.
const ROWS: [(u8, BotKind, BotKind); 9] = {
    use BotKind::Random;
    const EASY: BotKind = BotKind::Level(Level::Easy);
    const MEDIUM: BotKind = BotKind::Level(Level::Medium);
    const HARD: BotKind = BotKind::Level(Level::Hard);
    const MASTER: BotKind = BotKind::Level(Level::Master);
    [
        (2, MEDIUM, EASY),
        (2, HARD, MEDIUM),
        (2, MASTER, HARD),
        (2, MEDIUM, MEDIUM),
        (4, EASY, Random),
        (4, MEDIUM, EASY),
        (4, HARD, MEDIUM),
        (4, MASTER, HARD),
        (4, MEDIUM, MEDIUM),
    ]
};

/// Mean points need fewer games than win shares.
const VP_PART: u64 = 10;

#[derive(Serialize)]
struct LadderReport {
    rows: Vec<Row>,
    vp: Vec<MeanScores>,
}

#[derive(Serialize)]
struct Row {
    players: u8,
    bot: &'static str,
    against: &'static str,
    games: u64,
    win_share: f64,
    win_share_95: [f64; 2],
    ms_per_decision: f64,
}

#[derive(Serialize)]
struct MeanScores {
    players: u8,
    bot: &'static str,
    games: u64,
    vp_mean: f64,
    winner_vp_mean: f64,
}

struct Ladder<'a> {
    texts: &'a Texts,
    matches: &'a ArgMatches,
    games: u64,
    seed: u64,
    threads: usize,
}

impl Ladder<'_> {
    fn play<T: CliAdvice>(
        &self,
        players: u8,
        one: BotKind,
        others: BotKind,
        games: u64,
    ) -> Result<Vec<Tally>, CliError> {
        let mut bots = vec![others; players.into()];
        bots[0] = one;
        let setup = T::setup(self.texts, self.matches, players)?;
        let tournament =
            Tournament::<T> { setup, bots, deals: games.div_ceil(players.into()), seed: self.seed };
        match tournament.play(self.threads, |_| Ok::<_, Infallible>(())) {
            Ok(tallies) => Ok(tallies),
        }
    }

    fn row<T: CliAdvice>(&self, (players, one, others): (u8, BotKind, BotKind)) -> Result<Row, CliError> {
        let tally = &self.play::<T>(players, one, others, self.games)?[0];
        Ok(Row {
            players,
            bot: one.id(),
            against: others.id(),
            games: tally.games(),
            win_share: tally.win_share(),
            win_share_95: tally.win_share_95(),
            ms_per_decision: tally.ms_per_decision(),
        })
    }

    fn vp<T: CliAdvice>(&self, players: u8, level: Level) -> Result<MeanScores, CliError> {
        let bot = BotKind::Level(level);
        let tallies = self.play::<T>(players, bot, bot, self.games.div_ceil(VP_PART))?;
        Ok(MeanScores {
            players,
            bot: bot.id(),
            games: tallies[0].games(),
            vp_mean: tallies.iter().map(Tally::points_mean).sum::<f64>() / f64::from(players),
            winner_vp_mean: tallies.iter().map(Tally::points_of_wins).sum::<f64>()
                / tallies[0].games() as f64,
        })
    }
}

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, CliError> {
    with_part!(play, requested_title(texts, matches)?, T => ladder::<T>(texts, format, matches))
        .unwrap_or_else(|| Err(no_bots(texts)))
}

fn ladder<T: CliAdvice>(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, CliError> {
    let ladder = Ladder {
        texts,
        matches,
        games: number(texts, matches, command::GAMES, 1..=MOST_GAMES)?.expect("clap demands the games"),
        seed: number(texts, matches, command::SEED, 0..=u64::MAX)?.expect("clap demands the seed"),
        threads: number(texts, matches, command::THREADS, 1..=MOST_THREADS)?.unwrap_or(1),
    };
    let tables = T::SEATS.flat_map(|players| Level::ALL.map(|level| (players, level)));
    let report = LadderReport {
        rows: ROWS.into_iter().map(|row| ladder.row::<T>(row)).collect::<Result<_, _>>()?,
        vp: tables.map(|(players, level)| ladder.vp::<T>(players, level)).collect::<Result<_, _>>()?,
    };
    Ok(match format {
        Format::Json => Output::json(&report),
        Format::Text => Output::text(say(texts, &report)),
    })
}

fn say(texts: &Texts, report: &LadderReport) -> String {
    let percent = |share: f64| texts.decimal(share * 100.0, 1).into();
    let rows = report.rows.iter().map(|row| {
        texts.with(
            "simulate-ladder-row",
            [
                ("players", row.players.into()),
                ("one", row.bot.into()),
                ("others", row.against.into()),
                ("share", percent(row.win_share)),
                ("low", percent(row.win_share_95[0])),
                ("high", percent(row.win_share_95[1])),
                ("even", percent(1.0 / f64::from(row.players))),
                ("games", row.games.into()),
            ],
        )
    });
    let vp = report.vp.iter().map(|vp| {
        texts.with(
            "simulate-ladder-vp",
            [
                ("players", vp.players.into()),
                ("one", vp.bot.into()),
                ("vp", texts.decimal(vp.vp_mean, 1).into()),
                ("winner", texts.decimal(vp.winner_vp_mean, 1).into()),
                ("games", vp.games.into()),
            ],
        )
    });
    rows.chain(vp).collect::<Vec<_>>().join("\n")
}
