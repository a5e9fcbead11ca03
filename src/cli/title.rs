//! The interface between the titles and the commands.

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use serde::Serialize;

use super::command::{self, Build};
use super::output::{CliError, Format, Output};
use super::usage;
use crate::assistant::{Book, book};
use crate::bots::{HasBots, Opponent, Trainable};
use crate::game::Table;
use crate::i18n::describe::{ActionText, TitleText, ToText};
use crate::i18n::{HasLocales, Texts};
use crate::storage::RecordFormat;
use crate::titles::{TitleId, for_title};

/// A title with commands.
pub trait CliTitle: RecordFormat + HasBots + TitleText + HasLocales {
    /// The point a game has reached, as data.
    type Moment: Serialize;

    /// The commands that only this title has.
    fn commands(_: &Build) -> Vec<Command> {
        Vec::new()
    }

    /// Runs one of the commands that only this title has; `None` for any other.
    fn run(_: &str, _: &Texts, _: Format, _: &ArgMatches) -> Option<Result<Output, CliError>> {
        None
    }

    /// Options that this title adds to a command that all titles have.
    fn options(_command: &str, _: &Build) -> Vec<Arg> {
        Vec::new()
    }

    /// The set-up of a game to be played, from those options.
    ///
    /// # Errors
    /// The options do not make a set-up.
    fn setup(texts: &Texts, matches: &ArgMatches, players: u8) -> Result<Self::Setup, CliError>;

    /// `guildhall score`: counts a sheet, given with the name of its file.
    ///
    /// # Errors
    /// The sheet does not hold.
    fn score(
        texts: &Texts,
        format: Format,
        matches: &ArgMatches,
        sheet: (String, Vec<u8>),
    ) -> Result<Output, CliError>;

    /// The point that this game has reached.
    fn at(table: &Table<Self>) -> Self::Moment;
}

/// The id of a title in output about it; `None` for the default title, whose output has never named it.
pub(super) fn other_than_default<T: CliTitle>() -> Option<&'static str> {
    (T::ID != TitleId::DEFAULT.id()).then_some(T::ID)
}

/// The title given with `--game`.
pub(super) fn requested_title(texts: &Texts, matches: &ArgMatches) -> Result<TitleId, CliError> {
    let Some(id) = matches.get_one::<String>(command::GAME) else { return Ok(TitleId::DEFAULT) };
    TitleId::from_id(id).ok_or_else(|| {
        let allowed = TitleId::ALL.map(TitleId::id).join(", ");
        CliError::Usage(usage::wrong_value(texts, command::GAME, id, &allowed))
    })
}

/// Rejects options of other titles in a command about this one.
pub(super) fn check_options(
    texts: &Texts,
    command: &str,
    matches: &ArgMatches,
    title: TitleId,
) -> Result<(), CliError> {
    let build = Build::new(texts);
    for other in TitleId::ALL.into_iter().filter(|other| *other != title) {
        let options = for_title!(other, T => T::options(command, &build));
        let given =
            |option: &Arg| matches.value_source(option.get_id().as_str()) == Some(ValueSource::CommandLine);
        if let Some(option) = options.into_iter().find(given) {
            let args = [("arg", format!("--{}", option.get_id()).into()), ("game", title.id().into())];
            return Err(CliError::Usage(texts.with("cli-error-other-game", args)));
        }
    }
    Ok(())
}

pub(super) fn requested_book(texts: &Texts, matches: &ArgMatches) -> Result<&'static Book, CliError> {
    book(requested_title(texts, matches)?).ok_or_else(|| CliError::Usage(texts.get("cli-no-rules")))
}

pub(super) fn no_bots(texts: &Texts) -> CliError {
    CliError::Usage(texts.get("cli-no-bots"))
}

/// A title whose bots give advice and can be tuned.
pub(super) trait CliAdvice:
    CliTitle<Action: ActionText> + Opponent<Reason: ToText> + Trainable
{
    /// A reason as data: `reason` names it, the other fields are its numbers.
    fn reason(players: &[String], reason: &Self::Reason) -> serde_json::Value;
}
