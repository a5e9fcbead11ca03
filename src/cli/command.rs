//! The command line, with all its texts from the locales.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use clap::builder::ValueParser;
use clap::{Arg, ArgAction, ArgMatches, Command};

use super::title::CliTitle;
use super::train;
use crate::bots::{HasBots as _, Level};
use crate::i18n::{Lang, Texts};
use crate::titles::{TitleId, for_title, with_part};

pub(super) const SCORE: &str = "score";
pub(super) const SIMULATE: &str = "simulate";
pub(super) const REPLAY: &str = "replay";
pub(super) const ADVISE: &str = "advise";
pub(super) const LADDER: &str = "ladder";
pub(super) const TRAIN: &str = "train";
pub(super) const ASK: &str = "ask";
pub(super) const RULES: &str = "rules";
pub(super) const GALLERY: &str = "gallery";
pub(super) const PICTURE: &str = "picture";
pub(super) const SCREENSHOTS: &str = "screenshots";

pub(super) const FILE: &str = "file";
pub(super) const QUESTION: &str = "question";
pub(super) const ID: &str = "id";
pub(super) const LOCALES: &str = "locales";
pub(super) const DATA_DIR: &str = "data-dir";
pub(super) const LANG: &str = "lang";
pub(super) const GAME: &str = "game";
pub(super) const FORMAT: &str = "format";
pub(super) const PLAYERS: &str = "players";
pub(super) const BOTS: &str = "bots";
pub(super) const GAMES: &str = "games";
pub(super) const SEED: &str = "seed";
pub(super) const THREADS: &str = "threads";
pub(super) const RECORD: &str = "record";
pub(super) const LINE: &str = "line";
pub(super) const EVENT: &str = "event";
pub(super) const PLAYER: &str = "player";
pub(super) const ITERATIONS: &str = "iterations";
pub(super) const GENERATIONS: &str = "generations";
pub(super) const OUT: &str = "out";
pub(super) const SHOW: &str = "show";
pub(super) const SECOND_LANG: &str = "second-lang";

/// The value of `--name VALUE`. Language and texts are needed before clap reads the rest, because even its messages are
/// in them.
fn requested(args: &[OsString], option: &str) -> Option<String> {
    let mut args = args.iter().skip(1).map(|arg| arg.to_string_lossy());
    let mut requested = None;
    while let Some(arg) = args.next() {
        match arg.strip_prefix(option) {
            Some("") => requested = args.next().map(Into::into),
            Some(rest) => requested = rest.strip_prefix('=').map(Into::into).or(requested),
            None => {}
        }
    }
    requested
}

pub(super) fn requested_lang(args: &[OsString]) -> Option<Lang> {
    Lang::from_id(&requested(args, "--lang")?)
}

pub(super) fn requested_locales(args: &[OsString]) -> Option<PathBuf> {
    requested(args, "--locales").map(PathBuf::from)
}

pub(super) fn requested_data_dir(args: &[OsString]) -> Option<PathBuf> {
    requested(args, "--data-dir").map(PathBuf::from)
}

/// Turns `guildhall help score` into `guildhall score --help`: many people type the first.
pub(super) fn help_as_option(mut args: Vec<OsString>) -> Vec<OsString> {
    if args.get(1).is_some_and(|arg| arg == "help") {
        args.remove(1);
        args.push("--help".into());
    }
    args
}

pub(super) fn build(texts: &Texts) -> Command {
    let build = Build::new(texts);
    let root = build
        .command("guildhall", "cli-usage", "cli-after", "cli-after")
        .about(build.texts.with("cli-about", [("games", build.games().into())]))
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .arg(build.flag("version", 'V', ArgAction::Version, "cli-option-version"))
        .arg(
            build
                .option(LANG, "cli-value-lang", "cli-option-lang")
                .value_parser(Lang::ALL.map(Lang::id))
                .global(true)
                .display_order(COMMON),
        )
        .arg(
            build
                .option(FORMAT, "cli-value-format", "cli-option-format")
                .value_parser(["text", "json"])
                .global(true)
                .display_order(COMMON),
        )
        .arg(
            build
                .path_option(LOCALES, "cli-value-folder", "cli-option-locales")
                .global(true)
                .display_order(COMMON),
        )
        .arg(
            build
                .path_option(DATA_DIR, "cli-value-folder", "cli-option-data-dir")
                .global(true)
                .display_order(COMMON),
        )
        .arg(build.shown_file())
        .arg(
            build
                .option(SHOW, "cli-value-place", "cli-option-show")
                .value_parser(SHOWN)
                .display_order(COMMON),
        )
        .help_template(format!(
            "{{about}}\n\n{}\n  {{usage}}\n\n{}\n{{subcommands}}\n\n{}\n{{options}}\n{{after-help}}",
            texts.get("cli-heading-usage"),
            texts.get("cli-heading-commands"),
            texts.get("cli-heading-options"),
        ));
    let first = [build.score(), build.picture()];
    let own = TitleId::ALL.into_iter().flat_map(|title| for_title!(title, T => T::commands(&build)));
    let rest = [
        build.simulate(),
        build.replay(),
        build.advise(),
        build.ask(),
        build.rules(),
        build.ladder(),
        build.train(),
        build.gallery(),
        build.screenshots(),
    ];
    root.subcommands(first.into_iter().chain(own).chain(rest))
}

/// The pictures of the README, seen from the folder of the sources.
const PICTURES: &str = "assets/pictures";

/// The places that the window can be opened at, by their names in the window.
const SHOWN: [&str; 6] = ["home", "tables", "play", "rules", "past", "settings"];

pub(super) fn first_argument(matches: &ArgMatches) -> Option<&str> {
    matches.get_one::<String>(SHOW).map(String::as_str)
}

/// The first argument, if it looks like a command but is neither a command nor a file.
pub(super) fn unknown_command(args: &[OsString], commands: &Command) -> Option<String> {
    let first = args.get(1)?.to_str()?;
    let plain = first.chars().all(|c| c.is_alphanumeric() || c == '-') && !first.starts_with('-');
    let known = commands.get_subcommands().any(|it| it.get_name() == first);
    (plain && !known && !Path::new(first).exists()).then(|| first.to_owned())
}

/// Display order of the options that all commands have: after a command's own.
const COMMON: usize = 100;

/// The commands of one title that may be in no list.
pub(super) fn build_alone<T: CliTitle>(texts: &Texts) -> Command {
    let build = Build { texts, own_options: T::options };
    let commands = [build.score(), build.simulate(), build.replay()];
    let format = build.option(FORMAT, "cli-value-format", "cli-option-format").value_parser(["text", "json"]);
    Command::new("guildhall").arg(format.global(true)).subcommands(T::commands(&build)).subcommands(commands)
}

/// Builds commands with texts in the user's language.
pub struct Build<'a> {
    texts: &'a Texts,
    /// The options that titles add to a command.
    own_options: fn(&str, &Build) -> Vec<Arg>,
}

fn options_of_every_title(command: &str, build: &Build) -> Vec<Arg> {
    TitleId::ALL.into_iter().flat_map(|title| for_title!(title, T => T::options(command, build))).collect()
}

impl<'a> Build<'a> {
    pub(super) const fn new(texts: &'a Texts) -> Self {
        Self { texts, own_options: options_of_every_title }
    }

    /// The same with the texts of this title.
    pub(super) fn of(&self, title: TitleId) -> Build<'a> {
        Build { texts: self.texts.of(title), ..*self }
    }

    fn score(&self) -> Command {
        self.with_own(self.reading(SCORE, "cli-score-usage", "cli-score-about", "cli-score-after"))
    }

    fn picture(&self) -> Command {
        let command = self
            .reading(PICTURE, "cli-picture-usage", "cli-picture-about", "cli-picture-after")
            .arg(self.path_option(OUT, "cli-value-picture", "cli-option-out").required(true))
            .arg(
                self.option(SECOND_LANG, "cli-value-lang", "cli-option-second-lang")
                    .value_parser(Lang::ALL.map(Lang::id)),
            );
        self.with_own(command)
    }

    fn with_own(&self, command: Command) -> Command {
        let name = command.get_name().to_owned();
        command.args((self.own_options)(&name, self))
    }

    fn game(&self) -> Arg {
        let ids = TitleId::ALL.map(TitleId::id);
        let help = self.texts.with(
            "cli-option-game",
            [("default", TitleId::DEFAULT.id().into()), ("games", ids.join(", ").into())],
        );
        Self::option_with(GAME, ids.join("|"), help)
    }

    fn simulate(&self) -> Command {
        let command = self
            .command(SIMULATE, "cli-simulate-usage", "cli-simulate-about", "cli-simulate-after")
            .arg(self.letter(PLAYERS, "N", "cli-option-players").required(true))
            .arg(self.option(BOTS, "cli-value-list", "cli-option-bots").required(true))
            .arg(self.letter(GAMES, "G", "cli-option-games").required(true))
            .arg(self.letter(SEED, "S", "cli-option-seed").required(true))
            .arg(self.letter(THREADS, "T", "cli-option-threads"));
        self.with_own(command)
            .arg(self.path_option(RECORD, "cli-value-file", "cli-option-record"))
            .arg(self.game())
    }

    fn replay(&self) -> Command {
        self.reading(REPLAY, "cli-replay-usage", "cli-replay-about", "cli-replay-after")
    }

    fn advise(&self) -> Command {
        let iterations = with_part!(play, TitleId::DEFAULT, T => T::thinking(Level::Master).iterations);
        let default = [("iterations", iterations.unwrap_or_default().into())];
        let iterations =
            Self::option_with(ITERATIONS, "N".into(), self.texts.with("cli-option-iterations", default));
        self.reading(ADVISE, "cli-advise-usage", "cli-advise-about", "cli-advise-after")
            .arg(self.letter(LINE, "L", "cli-option-line"))
            .arg(self.letter(EVENT, "E", "cli-option-event"))
            .arg(self.option(PLAYER, "cli-value-name", "cli-option-player"))
            .arg(iterations)
            .arg(self.letter(SEED, "S", "cli-option-seed"))
            .arg(self.letter(THREADS, "T", "cli-option-threads"))
    }

    fn ladder(&self) -> Command {
        let command = self
            .command(LADDER, "cli-ladder-usage", "cli-ladder-about", "cli-ladder-after")
            .arg(self.letter(GAMES, "G", "cli-option-games").required(true))
            .arg(self.letter(SEED, "S", "cli-option-seed").required(true))
            .arg(self.letter(THREADS, "T", "cli-option-threads"));
        self.with_own(command).arg(self.game())
    }

    fn train(&self) -> Command {
        let default = [("generations", train::GENERATIONS.into())];
        let generations =
            Self::option_with(GENERATIONS, "G".into(), self.texts.with("cli-option-generations", default));
        let command = self
            .command(TRAIN, "cli-train-usage", "cli-train-about", "cli-train-after")
            .arg(self.letter(PLAYERS, "N", "cli-option-players").required(true))
            .arg(self.letter(SEED, "S", "cli-option-seed").required(true))
            .arg(generations)
            .arg(self.letter(THREADS, "T", "cli-option-threads"));
        self.with_own(command).arg(self.game())
    }

    fn ask(&self) -> Command {
        let question = self.argument(QUESTION, "cli-value-question", "cli-option-question");
        let command = self.command(ASK, "cli-ask-usage", "cli-ask-about", "cli-ask-after");
        self.with_argument(command, question.required(true).num_args(1..)).arg(self.game())
    }

    fn rules(&self) -> Command {
        let id = self.argument(ID, "cli-value-id", "cli-option-id");
        let command = self.command(RULES, "cli-rules-usage", "cli-rules-about", "cli-rules-after");
        self.with_argument(command, id).arg(self.game())
    }

    fn gallery(&self) -> Command {
        self.command(GALLERY, "cli-gallery-usage", "cli-gallery-about", "cli-gallery-after")
    }

    fn screenshots(&self) -> Command {
        let out = self.path_option(OUT, "cli-value-folder", "cli-option-screenshots").default_value(PICTURES);
        let [usage, about, after] =
            ["cli-screenshots-usage", "cli-screenshots-about", "cli-screenshots-after"];
        self.command(SCREENSHOTS, usage, about, after).arg(out.hide_default_value(true))
    }

    /// A command that reads a file.
    pub fn reading(&self, name: &'static str, usage: &str, about: &str, after: &str) -> Command {
        self.with_argument(self.command(name, usage, about, after), self.file())
    }

    /// A command, by the keys of its texts.
    pub fn command(&self, name: &'static str, usage: &str, about: &str, after: &str) -> Command {
        Command::new(name)
            .about(self.texts.get(about))
            .override_usage(self.texts.get(usage))
            .after_help(self.after(after))
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .arg(self.flag("help", 'h', ArgAction::Help, "cli-option-help"))
            .help_template(self.template(""))
    }

    fn games(&self) -> String {
        let names = TitleId::ALL.map(|title| self.texts.of(title).get("game-name"));
        names.join(&self.texts.get("locale-list-comma"))
    }

    /// The text after the options: where titles have texts of their own, one after the other.
    fn after(&self, key: &str) -> String {
        let mut all: Vec<_> =
            TitleId::ALL.into_iter().filter_map(|title| self.texts.of(title).known(key)).collect();
        all.dedup();
        all.join("\n\n")
    }

    fn template(&self, arguments: &str) -> String {
        let [usage, options] = ["cli-heading-usage", "cli-heading-options"].map(|key| self.texts.get(key));
        format!("{{about}}\n\n{usage}\n  {{usage}}\n\n{arguments}{options}\n{{options}}\n{{after-help}}")
    }

    fn with_argument(&self, command: Command, argument: Arg) -> Command {
        let heading = self.texts.get("cli-heading-arguments");
        command.arg(argument).help_template(self.template(&format!("{heading}\n{{positionals}}\n\n")))
    }

    fn flag(&self, name: &'static str, short: char, action: ArgAction, help: &str) -> Arg {
        let help = self.texts.get(help);
        Arg::new(name).long(name).short(short).action(action).help(help).display_order(COMMON)
    }

    /// A positional argument; its value has a name in the user's language, as in the usage line.
    fn argument(&self, name: &'static str, value: &str, help: &str) -> Arg {
        Arg::new(name).value_name(self.texts.get(value)).help(self.texts.get(help))
    }

    fn option(&self, name: &'static str, value: &str, help: &str) -> Arg {
        Self::option_with(name, self.texts.get(value), self.texts.get(help))
    }

    /// An option with fixed words as values, the same in every language.
    pub fn choice(&self, name: &'static str, values: &[&'static str], help: &str) -> Arg {
        Self::option_with(name, values.join("|"), self.texts.get(help)).value_parser(values.to_vec())
    }

    /// An option without a value.
    pub fn switch(&self, name: &'static str, help: &str) -> Arg {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(self.texts.get(help))
    }

    /// An option whose value is called by a letter in every language.
    fn letter(&self, name: &'static str, value: &str, help: &str) -> Arg {
        Self::option_with(name, value.to_owned(), self.texts.get(help))
    }

    fn option_with(name: &'static str, value: String, help: String) -> Arg {
        // What is allowed stands in the help text, in the user's language.
        Arg::new(name)
            .long(name)
            .value_name(value)
            .help(help)
            .hide_possible_values(true)
            .allow_hyphen_values(true)
    }

    /// An option whose value is a file or folder.
    pub fn path_option(&self, name: &'static str, value: &str, help: &str) -> Arg {
        self.option(name, value, help).value_parser(ValueParser::os_string()).allow_hyphen_values(false)
    }

    /// The file to open the window with.
    fn shown_file(&self) -> Arg {
        self.argument(FILE, "cli-value-file", "cli-option-shown").value_parser(ValueParser::os_string())
    }

    fn file(&self) -> Arg {
        self.argument(FILE, "cli-value-file", "cli-option-file")
            .value_parser(ValueParser::os_string())
            .required(true)
    }
}
