//! The commands of Architects of the West Kingdom: what it adds to those that all titles have, and one of its own.

mod picture;
mod reset;

use clap::{Arg, ArgMatches, Command};
use serde::Serialize;

use super::command::{self, Build};
use super::output::{CliError, Format, Output};
use super::title::CliTitle;
use crate::architects::{Architects, Conspirator, Setup};
use crate::game::Table;
use crate::i18n::Texts;
use crate::i18n::describe::{Describe, TitleText as _};
use crate::storage::architects::{ScoreReport, ScoreSheet};
use crate::titles::TitleId;

const RESET: &str = "reset";
const CHARACTERS: &str = "characters";
const NONE: &str = "none";
const DEALT: &str = "dealt";
const PROMO: &str = "promo";
const CONSPIRATOR: &str = "conspirator";

#[derive(Serialize)]
pub struct MomentReport {
    turn: u16,
}

impl CliTitle for Architects {
    type Moment = MomentReport;

    fn commands(build: &Build) -> Vec<Command> {
        let build = build.of(TitleId::Architects);
        vec![build.reading(RESET, "cli-reset-usage", "cli-reset-about", "cli-reset-after")]
    }

    fn run(
        name: &str,
        texts: &Texts,
        format: Format,
        matches: &ArgMatches,
    ) -> Option<Result<Output, CliError>> {
        (name == RESET).then(|| reset::run(texts, format, matches))
    }

    fn options(command: &str, build: &Build) -> Vec<Arg> {
        if command != command::SIMULATE {
            return Vec::new();
        }
        let build = build.of(TitleId::Architects);
        let readings = Conspirator::ALL.map(Conspirator::id);
        vec![
            build.choice(CHARACTERS, &[NONE, DEALT], "cli-option-characters"),
            build.switch(PROMO, "cli-option-promo"),
            build.choice(CONSPIRATOR, &readings, "cli-option-conspirator"),
        ]
    }

    fn setup(_: &Texts, matches: &ArgMatches, players: u8) -> Result<Setup, CliError> {
        let message = |option| matches.get_one::<String>(option).map(String::as_str);
        let mut setup = Setup::new(players);
        if matches.get_flag(PROMO) {
            setup = setup.with_promo();
        }
        if message(CHARACTERS) == Some(DEALT) {
            setup = setup.with_dealt_characters();
        }
        Ok(match message(CONSPIRATOR).and_then(Conspirator::from_id) {
            Some(reading) => setup.with_conspirator(reading),
            None => setup,
        })
    }

    fn score(
        texts: &Texts,
        format: Format,
        _: &ArgMatches,
        (file, bytes): (String, Vec<u8>),
    ) -> Result<Output, CliError> {
        let sheet = ScoreSheet::read(&bytes).map_err(|error| CliError::Input { file, error })?;
        let score = sheet.score();
        Ok(match format {
            Format::Json => Output::json(&ScoreReport::new(&sheet.names, &score)),
            Format::Text => Output::text(Self::result(&Describe { texts, names: &sheet.names }, &score)),
        })
    }

    fn at(table: &Table<Self>) -> MomentReport {
        MomentReport { turn: table.state().turns() }
    }
}
