//! Architects of the West Kingdom in the window: its drawings and colours, its cards, and the marks of its players.
//!
//! - [`art`]: the drawings, and which of them stands for what.
//! - [`palette`]: the colours of places, resources, skills and categories.
//! - [`signs`]: the effect of a card as a line of signs, the same on every card and in every list.
//! - [`card`], [`mark`]: buildings and apprentices as cards, players with their workers.
//! - [`gallery`]: all of it in every state.

pub mod art;
pub mod card;
mod cards;
mod copy;
mod fact;
mod find;
pub mod gallery;
mod history;
mod holdings;
pub mod mark;
mod pages;
pub mod palette;
mod referee;
mod reset;
mod result;
mod screenshots;
pub mod signs;
mod start;
pub mod table;
mod town;
mod tracks;
mod what_if;

pub use pages::{CARDS, COPY, RESET};
