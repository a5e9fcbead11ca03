//! The small title: **Nine**, a game of our own with all that the commands need of a title and nothing more. It is the
//! example to start a title from, as tic-tac-toe is elsewhere, and stands for all that the shared code must carry and the
//! great titles do not ask of it: a hidden hand that decides what its owner may do, a moment with eighty options, points
//! below zero and a game that need not end.
//!
//! Each file here is, in a title of the program, a folder or file named `nine` in one layer. Read them in this order:
//!
//! | here | in the program | implements |
//! | --- | --- | --- |
//! | `rules.rs` | `src/nine/mod.rs` | [`Game`](guildhall::game::Game) |
//! | `title.rs` | `src/nine/title.rs` | [`Title`](guildhall::game::Title), `RuleIds`, `HasRule`, `RefusalCode`, `Effects`, `Deal`, `Scored` |
//! | `bots.rs` | `src/bots/nine.rs` | [`Bot`](guildhall::bots::Bot), `HasBots` |
//! | `storage.rs` | `src/storage/nine.rs` | [`RecordFormat`](guildhall::storage::RecordFormat), and the sheet of `score` |
//! | `i18n.rs`, `en/` | `src/i18n/nine.rs` (`HasLocales`), `src/i18n/describe/nine.rs` (the rest), `locales/en/nine/` and all other languages | [`HasLocales`](guildhall::i18n::HasLocales), `TitleText`, `ToText`, `ActionText` |
//! | `cli.rs` | `src/cli/nine.rs` | [`CliTitle`](guildhall::cli::CliTitle) |
//!
//! In the program, `guildhall::` is `crate::`; `super::rules::` and `super::title::` are `crate::nine::`, whose `mod.rs` has the
//! rules and says `mod title; pub use title::…;`; `super::storage::` is `crate::storage::nine::`. "How to add a title" in `src/lib.rs` lists all
//! other files to touch. `tests/engine/small.rs` runs it: the properties of every title, search, records, tournaments and
//! the commands.
//!
//! # The rules of Nine
//!
//! - **N1** For two or three. Each player holds one card of 1 to 9, unseen by the others. Who has none draws one.
//! - **N2** The first player begins by naming a stake, 0 to 79. Stake 77 earns 20 points, all others nothing.
//! - **N3** Then all play their card in turn; the first player may wait instead.
//! - **N4** An even card earns its value, an odd one costs it. It is shuffled back among the others.
//! - **N5** With 20 points the game ends. Most points win; tied players share the victory.
//! - **N6** After 100 turns the game may be broken off, without a result.

mod bots;
mod cli;
mod i18n;
mod rules;
mod storage;
mod title;

pub use rules::{Action, BEST_STAKE, EMPTY, Effect, GOAL, Nine, Refusal, STAKES, State};
