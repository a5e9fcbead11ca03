//! What a title brings to the commands.

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Command};
use serde::Serialize;

use super::command::{self, Build};
use super::output::{Failure, Format, Output};
use super::usage;
use crate::assistant::{Book, book};
use crate::bots::{Automated, Opponent, Tuned};
use crate::game::Table;
use crate::i18n::describe::{Deed, Spoken, Worded};
use crate::i18n::{Texted, Texts};
use crate::storage::Recorded;
use crate::titles::{TitleId, with_commands};

/// A title with commands.
pub(super) trait Commanded: Recorded + Automated + Spoken + Texted {
    /// Where a game is, as data.
    type Moment: Serialize;

    /// Commands that only this title has.
    fn commands(_: &Build) -> Vec<Command> {
        Vec::new()
    }

    /// Runs one of them.
    ///
    /// # Errors
    /// Why there is no output; nothing at all if the command is not one of them.
    fn run(_: &str, _: &Texts, _: Format, _: &ArgMatches) -> Option<Result<Output, Failure>> {
        None
    }

    /// What this title adds to the options of a command that all have.
    fn options(command: &str, build: &Build) -> Vec<Arg>;

    /// The set-up of a game that is to be played, by those options.
    ///
    /// # Errors
    /// Says what is wrong with them.
    fn setup(texts: &Texts, matches: &ArgMatches, players: u8) -> Result<Self::Setup, Failure>;

    /// `guildhall score`: counts a sheet.
    ///
    /// # Errors
    /// Says what is wrong with it.
    fn score(
        texts: &Texts,
        format: Format,
        matches: &ArgMatches,
        sheet: (String, Vec<u8>),
    ) -> Result<Output, Failure>;

    /// Where a game is.
    fn at(table: &Table<Self>) -> Self::Moment;
}

/// The id of a title for output about it; the one that was there first says nothing where it never did.
pub(super) fn other_than_default<T: Commanded>() -> Option<&'static str> {
    (T::ID != TitleId::DEFAULT.id()).then_some(T::ID)
}

/// The title asked for with `--game`.
pub(super) fn asked_title(texts: &Texts, matches: &ArgMatches) -> Result<TitleId, Failure> {
    let Some(id) = matches.get_one::<String>(command::GAME) else { return Ok(TitleId::DEFAULT) };
    TitleId::from_id(id).ok_or_else(|| {
        let allowed = TitleId::ALL.map(TitleId::id).join(", ");
        Failure::Usage(usage::wrong_value(texts, command::GAME, id, &allowed))
    })
}

/// No option of another title may be given with a command about this one.
pub(super) fn check_options(
    texts: &Texts,
    command: &str,
    matches: &ArgMatches,
    title: TitleId,
) -> Result<(), Failure> {
    let build = Build::new(texts);
    for other in TitleId::ALL.into_iter().filter(|other| *other != title) {
        let options = with_commands!(other, T => T::options(command, &build)).unwrap_or_default();
        let given =
            |option: &Arg| matches.value_source(option.get_id().as_str()) == Some(ValueSource::CommandLine);
        if let Some(option) = options.into_iter().find(given) {
            let args = [("arg", format!("--{}", option.get_id()).into()), ("game", title.id().into())];
            return Err(Failure::Usage(texts.with("cli-error-other-game", args)));
        }
    }
    Ok(())
}

/// The book of the title asked for.
pub(super) fn asked_book(texts: &Texts, matches: &ArgMatches) -> Result<&'static Book, Failure> {
    book(asked_title(texts, matches)?).ok_or_else(|| Failure::Usage(texts.get("cli-no-rules")))
}

/// There is nobody to ask.
pub(super) fn no_bots(texts: &Texts) -> Failure {
    Failure::Usage(texts.get("cli-no-bots"))
}

/// A title with bots that give advice and can be tuned.
pub(super) trait Advised: Commanded<Action: Deed> + Opponent<Reason: Worded> + Tuned {
    /// A reason as data: `reason` says which, the others are its numbers.
    fn reason(players: &[String], reason: &Self::Reason) -> serde_json::Value;
}
