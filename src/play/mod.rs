//! Playing in the program, alone against bots or around one screen. A played game is a [`crate::companion::Session`] like
//! a real one, with the same journal; here is who has to move, how bots think without anybody waiting, what may be taken
//! back, and how to go through a game afterwards.
//!
//! | on the screen | here |
//! | --- | --- |
//! | a new deal | `any_seed` |
//! | whose turn it is | [`asked`] |
//! | what chance brings | [`Dealer`] |
//! | a bot thinks, a hint is asked for | `Worker` with `bot_move` and [`hint`] |
//! | undo and redo | [`undo`], [`redo`] |
//! | what others may read in the log | [`shown`] |
//! | a game move by move | [`moves`] |
//! | after the game | [`Replay`] |

mod asked;
mod back;
mod dealer;
mod replay;
mod seed;
mod shown;
mod told;
mod worker;

pub use asked::{Asked, asked};
pub(crate) use back::undoable;
pub use back::{redo, undo};
pub use dealer::Dealer;
pub use replay::{Moment, Replay};
pub(crate) use seed::any_seed;
pub use shown::shown;
pub use told::{Move, moves};
pub use worker::hint;
pub(crate) use worker::{BotMove, Worker, bot_move, review};
