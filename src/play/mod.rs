//! Playing in the program, alone against bots or around one screen. A played game is a [`crate::companion::Session`]
//! like a real one, with the same journal. This module knows who is to move, lets bots think in the background, takes
//! moves back, and steps through finished games.
//!
//! | on the screen | here |
//! | --- | --- |
//! | a new deal | `any_seed` |
//! | whose turn it is | [`to_move`] |
//! | chance draws | [`Dealer`] |
//! | a bot thinks, a hint is wanted | `Worker` with `bot_move` and [`hint`] |
//! | undo and redo | [`undo`], [`redo`] |
//! | the log as everybody may read it | [`shown`] |
//! | a game move by move | [`moves`] |
//! | after the game | [`Replay`] |

mod back;
mod dealer;
mod moves;
mod replay;
mod seed;
mod shown;
mod to_move;
mod worker;

pub(crate) use back::undoable;
pub use back::{redo, undo};
pub use dealer::Dealer;
pub use moves::{PlayedMove, moves};
pub use replay::{Moment, Replay};
pub(crate) use seed::any_seed;
pub use shown::shown;
pub use to_move::{ToMove, to_move};
pub use worker::hint;
pub(crate) use worker::{BotMove, Worker, bot_move, review, steady_hint};
