//! Playing in the program, alone against bots or around one screen. A played game is a [`crate::companion::Session`] like
//! a real one, with the same journal; here is who has to move, how bots think without anybody waiting, what may be taken
//! back, and how to go through a game afterwards.
//!
//! | on the screen | here |
//! | --- | --- |
//! | a new deal | [`any_seed`] |
//! | whose turn it is, what chance brings | [`asked`] |
//! | a bot thinks, a hint is asked for | [`Thought`] with [`bot_move`] and [`hint`] |
//! | undo and redo | [`undo`], [`redo`] |
//! | what others may read in the log | [`Shown`] |
//! | after the game | [`Replay`] |

mod asked;
mod back;
mod replay;
mod secrets;
mod seed;
mod thought;

pub use asked::{Asked, asked};
pub use back::{redo, undo, undoable};
pub use replay::{Moment, Replay};
pub use secrets::{Shown, shown};
pub use seed::any_seed;
pub use thought::{BotMove, Thought, bot_move, hint, review};
