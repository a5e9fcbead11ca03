//! The headless commands: arguments in, text or JSON out. They call the same functions as the window.

mod advise;
mod architects;
mod ask;
mod command;
mod file;
mod ladder;
mod norenberc;
mod out;
mod output;
pub mod package;
mod picture;
mod replay;
mod rules;
mod score;
mod screenshots;
mod simulate;
mod title;
mod train;
mod usage;

use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

use clap::ArgMatches;
use clap::error::ErrorKind as UsageKind;

use crate::i18n::{Lang, Texts, describe};
use crate::storage::{Places, Settings};
use crate::titles::{TitleId, for_title};
use file::InputFile;

pub use command::Build;
pub use output::{CliError, Format, Output};
pub use title::CliTitle;

const SUCCESS: u8 = 0;
/// The input was understood, but something in it does not hold, or the output could not be written.
const FAILED: u8 = 1;
/// The arguments or the input are wrong.
const BAD_INPUT: u8 = 2;

/// The next step after the arguments were read.
#[derive(Debug)]
pub enum Run {
    /// Nothing is left to do: this is the exit status.
    Done(u8),
    Window {
        /// `None` if `--lang` was not given.
        lang: Option<Lang>,
        /// Folders with the user's own texts.
        own_texts: Vec<PathBuf>,
        places: Places,
        /// The place to open it at, by its name in the window.
        place: Option<String>,
        file: Option<PathBuf>,
    },
}

/// Runs the program; `args` begin with its name.
pub fn run(args: Vec<OsString>, stdout: &mut impl Write, stderr: &mut impl Write) -> Run {
    let places = Places::new(command::requested_data_dir(&args));
    let requested = command::requested_lang(&args);
    // Where a language was asked for, nothing of the settings is used.
    let (set, unused) = if requested.is_some() {
        (None, Vec::new())
    } else {
        let (settings, errors) = Settings::read(&places.settings());
        (settings.language.as_deref().and_then(Lang::from_id), errors)
    };
    let lang = requested.or(set).unwrap_or_else(Lang::of_system);
    let (texts, errors) = Texts::load(lang, &own_texts(&args));
    if let Some(folder) = command::requested_locales(&args).filter(|folder| !folder.is_dir()) {
        let missing = ErrorKind::NotADirectory.into();
        let _ = writeln!(stderr, "{}", file::describe(&texts, &folder.display().to_string(), &missing));
    }
    for error in &errors {
        let _ = writeln!(stderr, "{}", describe::locale_error(&texts, error));
    }
    let own_texts = own_texts(&args);
    let commands = command::build(&texts);
    let args = command::help_as_option(args);
    let unknown = command::unknown_command(&args, &commands);
    let window = |place: Option<&str>, file| Run::Window {
        lang: requested,
        own_texts: own_texts.clone(),
        places: places.clone(),
        place: place.map(str::to_owned),
        file,
    };
    let result = match commands.try_get_matches_from(args) {
        _ if unknown.is_some() => {
            Err(CliError::Usage(usage::no_command(&texts, &unknown.unwrap_or_default())))
        }
        Ok(matches) => match matches.subcommand() {
            None => match file::shown(&matches) {
                Ok(file) => return window(command::first_argument(&matches), file),
                Err(failure) => Err(failure),
            },
            Some((command::GALLERY, _)) => return window(Some(command::GALLERY), None),
            Some((command::PICTURE, matches)) => {
                // What is wrong with texts of one's own was said above; in a second language it only leaves them out.
                let second = |lang| Texts::load(lang, &own_texts).0;
                picture::run(&texts, second, Format::requested(matches), matches)
            }
            Some((name, matches)) => dispatch(&texts, name, matches),
        },
        Err(error) if matches!(error.kind(), UsageKind::DisplayHelp | UsageKind::DisplayVersion) => {
            Ok(Output::text(error.render().to_string()))
        }
        Err(error) => Err(CliError::Usage(usage::describe(&texts, &error))),
    };
    // The window reports them itself.
    for error in unused {
        let _ = writeln!(stderr, "{}", describe::settings_error(&texts, &error));
    }
    let status = finish(&texts, result, stdout, stderr);
    for key in texts.missing() {
        let _ = writeln!(stderr, "{}", texts.with("locale-missing", [("key", key.into())]));
    }
    Run::Done(status)
}

/// Runs `score`, `simulate`, `replay` or an own command of one title that may be in no list, such as the small one of the
/// tests; returns the exit status.
pub fn run_unlisted<T: CliTitle>(
    texts: &Texts,
    args: Vec<OsString>,
    stdout: &mut impl Write,
    stderr: &mut impl Write,
) -> u8 {
    let result = match command::build_alone::<T>(texts).try_get_matches_from(args) {
        Ok(matches) => match matches.subcommand() {
            Some((name, matches)) => dispatch_alone::<T>(texts, name, matches),
            None => Err(CliError::Usage(usage::no_command(texts, ""))),
        },
        Err(error) => Err(CliError::Usage(usage::describe(texts, &error))),
    };
    finish(texts, result, stdout, stderr)
}

fn dispatch_alone<T: CliTitle>(texts: &Texts, name: &str, matches: &ArgMatches) -> Result<Output, CliError> {
    let format = Format::requested(matches);
    match name {
        command::SCORE => <T as CliTitle>::score(texts, format, matches, InputFile::open(matches)?.bytes()?),
        command::SIMULATE => simulate::simulate::<T>(texts, format, matches),
        command::REPLAY => replay::run_unlisted::<T>(texts, format, matches),
        own => {
            T::run(own, texts, format, matches).expect("clap knows the commands of the title and no others")
        }
    }
}

/// Folders with the user's own texts: in their configuration, and the one given with `--locales`.
fn own_texts(args: &[OsString]) -> Vec<PathBuf> {
    Places::own_texts().into_iter().chain(command::requested_locales(args)).collect()
}

fn dispatch(texts: &Texts, name: &str, matches: &ArgMatches) -> Result<Output, CliError> {
    let format = Format::requested(matches);
    match name {
        command::SCORE => score::run(texts, format, matches),
        command::SIMULATE => simulate::run(texts, format, matches),
        command::ASK => ask::run(texts, format, matches),
        command::RULES => rules::run(texts, format, matches),
        command::REPLAY => replay::run(texts, format, matches),
        command::ADVISE => advise::run(texts, format, matches),
        command::LADDER => ladder::run(texts, format, matches),
        command::TRAIN => train::run(texts, format, matches),
        command::SCREENSHOTS => screenshots::run(texts, format, matches),
        own => {
            let mut titles = TitleId::ALL.into_iter();
            let run = titles
                .find_map(|title| for_title!(title, T => T::run(own, texts.of(title), format, matches)));
            run.expect("clap knows the commands of titles and no others")
        }
    }
}

fn finish(
    texts: &Texts,
    result: Result<Output, CliError>,
    stdout: &mut impl Write,
    stderr: &mut impl Write,
) -> u8 {
    let (message, status) = match result {
        Ok(output) => {
            let written = stdout.write_all(output.text.as_bytes()).and_then(|()| stdout.flush());
            match written {
                Ok(()) => return output.status,
                // Whoever reads has enough.
                Err(error) if error.kind() == ErrorKind::BrokenPipe => return output.status,
                Err(error) => (file::describe(texts, &texts.get("cli-stdout"), &error), FAILED),
            }
        }
        Err(CliError::Usage(message)) => (message, BAD_INPUT),
        Err(CliError::Input { file, error }) => {
            (in_file(texts, &file, describe::input_error(texts, &error)), BAD_INPUT)
        }
        Err(CliError::Message { file, text }) => (in_file(texts, &file, text), BAD_INPUT),
        Err(CliError::Read { file, error } | CliError::Create { file, error }) => {
            (file::describe(texts, &file, &error), BAD_INPUT)
        }
        Err(CliError::Write { file, error }) => (file::describe(texts, &file, &error), FAILED),
    };
    // With nowhere left to complain, the status still says it.
    let _ = writeln!(stderr, "{}", message.trim_end());
    status
}

fn in_file(texts: &Texts, file: &str, text: String) -> String {
    let file = if file == file::STANDARD_INPUT { texts.get("cli-stdin") } else { describe::quote(file) };
    texts.with("input-in-file", [("file", file.into()), ("text", text.into())])
}
