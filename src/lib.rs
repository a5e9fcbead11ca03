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
//! In this order, and the compiler asks for one after the other: the rules ([`game::Game`], [`game::Title`]) in a folder of
//! its own; a line in `titles.rs`, with the parts it has so far; bots ([`bots::HasBots`], [`bots::Opponent`],
//! [`bots::Trainable`]); records ([`storage::RecordFormat`]); what people enter at a table ([`companion::Followed`]); words
//! ([`i18n::HasLocales`], [`i18n::describe::TitleText`], [`i18n::describe::ToText`], [`i18n::describe::ActionText`]); the book of its
//! rules (`assistant::HasBook`); its commands; its screens ([`ui::screens::title`]: results, tables, play, and the pages
//! that only it has). The project's tests then ask for a replay of every rule, for every text in every language, and
//! for questions to the assistant. A title may arrive part by part: nothing is shown of a part that is not there.

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
