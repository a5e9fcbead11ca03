//! Guildhall: a companion, practice partner and rules assistant for board games.
//!
//! # How it is built
//!
//! One engine, one log of events, one scorer, one table of names for each title; everything else only calls them. What is
//! not about one game names none and is written once; a title has a folder of its own name in every layer, or a file where
//! that is enough.
//!
//! | layer | what it owns | what it must not know |
//! | --- | --- | --- |
//! | [`game`] | actors, events, the log, the table; what a title is | any title |
//! | a folder a title | every rule of it, its scorer | other titles; files, texts, clocks, global randomness |
//! | [`titles`] | the one list of titles, and which parts each has | what they do |
//! | [`bots`] | players made of code; they get an observation | the full state of a table |
//! | [`storage`] | files: sheets, recorded games, journals, settings | texts |
//! | [`companion`] | a table: what people enter, what follows from it, its journal, all games | texts, how it is shown |
//! | [`play`] | a played game: whose turn it is, thinking bots, undo, replay | texts, how it is shown |
//! | [`i18n`] | texts from `locales/`, every value described | how it is shown |
//! | [`assistant`] | the articles of the rules, finding and linking them | how they are shown |
//! | [`ui`] | the window: screens paint and send commands | rules, files |
//! | [`cli`] | the headless commands | rules |
//!
//! Each layer uses only those above it in the table (`tests/project` checks the imports). State is a fold of events over
//! a set-up; chance is an event by Nature; a save is set-up plus events.
//!
//! # How an input goes
//!
//! A screen paints a view and sends what somebody asks for: what concerns the window goes to the app as a command, what
//! concerns a table into the queue of its desk, typed to its title. Between two paints the desk gives it to its
//! [`companion::Session`] as an entry of the title. The session tries it: the entries are folded anew, and the title checks
//! the new one at its place. A rejected entry comes back as a value that the screen says in the reader's language; an
//! accepted one becomes an act in the journal, is on the disk, and the next paint shows what follows from it. Half-made
//! choices are the one thing that changes while painting: they live in the views of the screens and are on no disk.
//!
//! # How to add a title
//!
//! Begin with the small title, `tests/small`, a whole title in a few short files, each of which stands for one layer.
//! The tests run it with every command. Copy it, rename it, and change one file after the other; the compiler asks for what is
//! missing. A title may arrive part by part: nothing is shown of a part that is not there. These are all the files to touch,
//! with `TITLE` for its id, a word that stands nowhere else in `src`, not even inside another. Every folder or file in a layer
//! needs its `mod` line there, in `storage` a `pub mod` (elsewhere only where tests reach in). Comments begin with what they are
//! about, not with "What" or "Whether", and some words are taken: see `tests/project/words.rs`. The spaces that each language
//! wants stand in `tests/project/typography.rs`, its word for points in `score-player` of `locales/LANG/score.ftl`.
//!
//! **For the commands** `score`, `simulate` and `replay`:
//!
//! | file | what | traits |
//! | --- | --- | --- |
//! | `src/TITLE/` | the rules and their ids (`game::rule_ids!`); documented: `#![warn(missing_docs)]` | [`Game`](game::Game), [`RuleIds`](game::RuleIds), [`RefusalCode`](game::RefusalCode), [`HasRule`](game::HasRule) |
//! | | who sees what, the shuffled box, the score | [`Title`](game::Title), [`Deal`](game::Deal), [`Effects`](game::Effects), [`Scored`](game::Scored) |
//! | `src/lib.rs` | `pub mod TITLE;` | |
//! | `src/titles.rs` | one line, with the optional parts so far: `[]` | |
//! | `src/bots/TITLE.rs` | bots | [`Bot`](bots::Bot), [`HasBots`](bots::HasBots) |
//! | `src/storage/TITLE.rs` | records, the sheet of `score` | [`RecordFormat`](storage::RecordFormat) |
//! | `src/i18n/TITLE.rs` | the list of its texts | [`HasLocales`](i18n::HasLocales) |
//! | `src/i18n/describe/TITLE.rs` | values in words | [`TitleText`](i18n::describe::TitleText), [`ToText`](i18n::describe::ToText), [`ActionText`](i18n::describe::ActionText) |
//! | `locales/LANG/TITLE/` | its texts in every language | |
//! | `src/cli/TITLE.rs` | options, commands of its own | [`CliTitle`](cli::CliTitle) |
//! | `tests/engine/TITLE.rs` | a `Sample` for `conforms` and `deals`, a test for every rule and refusal | |
//!
//! **For the part `book`**, its rules to read and to ask about: `src/assistant/TITLE/` (`HasBook`), more texts
//! (`rules.ftl`, `book.ftl`, `ask.ftl`), `tests/questions/TITLE/`.
//!
//! **For the part `table`**, tracked at a real table: `src/companion/TITLE/` ([`TrackedTitle`](companion::TrackedTitle) with its `Start`,
//! `Entry`, `TableState` and `ChangeList`), `src/ui/TITLE/` (`ResultScreens`, `Pages`, `TableView`, `TableScreens` of `ui::screens::title`),
//! `src/cli/TITLE/picture.rs` (`CliPicture`), drawings in `assets/TITLE/`, `tests/companion/TITLE/`, `tests/ui/TITLE/`.
//!
//! **For the part `play`**, against bots: in `src/bots/TITLE/` levels with a judgement of their own
//! ([`Opponent`](bots::Opponent), [`Knowledge`](bots::search::Knowledge), [`Trainable`](bots::Trainable), [`Numbers`](bots::Numbers)), in `src/ui/TITLE/` `PlayScreens`,
//! in `src/cli/TITLE/` `CliAdvice`.
//!
//! `tests/project` asks for each text in every language and reads the imports of each layer, for every title in the list; a test
//! that each text is used (`locales.rs`) and the licences of drawings need lines of their own there. For people, a title is named in `README.md`, `CHANGELOG.md`, `Cargo.toml` and
//! `assets/package` (`PACKAGE=write cargo test --test project package` makes it).

pub mod architects;
pub mod assistant;
pub mod bots;
pub mod cli;
pub mod companion;
pub mod game;
pub mod i18n;
pub mod norenberc;
pub mod play;
pub mod storage;
pub mod titles;
pub mod ui;
