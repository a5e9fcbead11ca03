//! The commands of Norenberc: what it adds to those that all titles have, and two of its own.

mod boxes;
mod favorites;
mod picture;

use std::ffi::OsString;
use std::fmt::Write as _;
use std::path::Path;

use clap::{Arg, ArgMatches, Command};
use serde::Serialize;

use super::command::{self, Build};
use super::file::InputFile;
use super::output::{CliError, Format, Output};
use super::title::{CliAdvice, CliTitle};
use crate::bots::norenberc::MoveReason;
use crate::game::{Seat, Table};
use crate::i18n::Texts;
use crate::i18n::describe::{self, Describe};
use crate::norenberc::{Norenberc, Setup, TileBox};
use crate::storage::norenberc::{ScoreReport, ScoreSheet, default_box, read_box};

const FAVORITES: &str = "favorites";
/// Name of the command and of the option.
pub(super) const BOX: &str = "box";

#[derive(Serialize)]
pub struct MomentReport {
    round: u8,
    turn: u8,
}

impl CliTitle for Norenberc {
    type Moment = MomentReport;

    fn commands(build: &Build) -> Vec<Command> {
        vec![
            build.reading(FAVORITES, "cli-favorites-usage", "cli-favorites-about", "cli-favorites-after"),
            build.command(BOX, "cli-box-usage", "cli-box-about", "cli-box-after"),
        ]
    }

    fn run(
        name: &str,
        texts: &Texts,
        format: Format,
        matches: &ArgMatches,
    ) -> Option<Result<Output, CliError>> {
        match name {
            FAVORITES => Some(favorites::run(texts, format, matches)),
            BOX => Some(Ok(boxes::run(format))),
            _ => None,
        }
    }

    fn options(command: &str, build: &Build) -> Vec<Arg> {
        match command {
            command::SCORE | command::PICTURE | command::SIMULATE | command::LADDER | command::TRAIN => {
                vec![build.path_option(BOX, "cli-value-file", "cli-option-box")]
            }
            _ => Vec::new(),
        }
    }

    fn setup(_: &Texts, matches: &ArgMatches, players: u8) -> Result<Setup, CliError> {
        Ok(Setup::new(players, requested_box(matches)?))
    }

    fn score(
        texts: &Texts,
        format: Format,
        matches: &ArgMatches,
        (file, bytes): (String, Vec<u8>),
    ) -> Result<Output, CliError> {
        let tiles = requested_box(matches)?;
        let sheet = ScoreSheet::read(&bytes, &tiles).map_err(|error| CliError::Input { file, error })?;
        let score = sheet.score();
        Ok(match format {
            Format::Json => Output::json(&ScoreReport::new(&sheet.names, &score, sheet.warnings)),
            Format::Text => {
                let mut text = Describe { texts, names: &sheet.names }.score(&score);
                for warning in &sheet.warnings {
                    let _ = write!(text, "\n{}", describe::norenberc::warning(texts, warning));
                }
                if !sheet.warnings.is_empty() && matches.get_one::<OsString>(BOX).is_none() {
                    let _ = write!(text, "\n{}", texts.get("score-warning-box"));
                }
                Output::text(text)
            }
        })
    }

    fn at(table: &Table<Self>) -> MomentReport {
        MomentReport { round: table.state().round(), turn: table.state().turn() }
    }
}

impl CliAdvice for Norenberc {
    fn reason(players: &[String], reason: &MoveReason) -> serde_json::Value {
        let name = |seat: Seat| &players[seat.index()];
        match *reason {
            MoveReason::Majority { guild, vp } => {
                serde_json::json!({"reason": "majority", "guild": guild, "vp": vp})
            }
            MoveReason::Crests { vp } => serde_json::json!({"reason": "crests", "vp": vp}),
            MoveReason::Thirty { vp } => serde_json::json!({"reason": "thirty", "vp": vp}),
            MoveReason::AllTypes { vp } => serde_json::json!({"reason": "all_types", "vp": vp}),
            MoveReason::Richest { vp } => serde_json::json!({"reason": "richest", "vp": vp}),
            MoveReason::Townsmen { vp } => serde_json::json!({"reason": "townsmen", "vp": vp}),
            MoveReason::Favorite { guild, chance, otherwise } => serde_json::json!(
                {"reason": "favorite", "guild": guild, "chance": chance, "otherwise": otherwise}
            ),
            MoveReason::Price { guild, now, later, round } => serde_json::json!(
                {"reason": "price", "guild": guild, "now": now, "later": later, "round": round}
            ),
            MoveReason::Agent { agents } => serde_json::json!({"reason": "agent", "agents": agents}),
            MoveReason::Agents { more } => serde_json::json!({"reason": "agents", "more": more}),
            MoveReason::Tie { guild, rival, won, by_talers } => serde_json::json!(
                {"reason": "tie", "guild": guild, "rival": name(rival), "won": won, "by_talers": by_talers}
            ),
            MoveReason::Rival { rival, vp } => {
                serde_json::json!({"reason": "rival", "rival": name(rival), "vp": vp})
            }
        }
    }
}

/// The box given with `--box`, else the default.
pub(super) fn requested_box(matches: &ArgMatches) -> Result<TileBox, CliError> {
    let Some(path) = matches.get_one::<OsString>(BOX) else { return Ok(default_box()) };
    let (file, bytes) = InputFile::open_path(Path::new(path))?.bytes()?;
    read_box(&bytes).map_err(|error| CliError::Input { file, error })
}
