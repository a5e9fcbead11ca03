//! Guildhall: a companion, practice partner and rules assistant for the board game Norenberc.
//!
//! # How it is built
//!
//! One engine, one log of events, one scorer, one table of names; everything else only calls them.
//!
//! | layer | what it owns | what it must not know |
//! | --- | --- | --- |
//! | [`game`] | actors, events, the log, the table | any title |
//! | [`norenberc`] | every rule, the favourites, the scorer | files, texts, clocks, global randomness |
//! | [`bots`] | players made of code; they get an observation | the full state of a table |
//! | [`storage`] | files: sheets, boxes, recorded games | texts |
//! | [`companion`] | a real table: its ledger, its journal, its games | texts, how it is shown |
//! | [`play`] | a played game: whose turn it is, thinking bots, undo, replay | texts, how it is shown |
//! | [`i18n`] | texts from `locales/`, every value described | how it is shown |
//! | [`assistant`] | the articles of the rules, finding and linking them | how they are shown |
//! | [`ui`] | the window: screens paint and send commands | rules, files |
//! | [`cli`] | the headless commands | rules |
//!
//! Each layer uses only those above it in the table (`tests/project` checks the imports). State is a fold of events over
//! a set-up; chance is an event by Nature; a save is set-up plus events.

pub mod assistant;
pub mod bots;
pub mod cli;
pub mod companion;
pub mod game;
pub mod i18n;
pub mod norenberc;
pub mod play;
pub mod storage;
pub mod ui;
