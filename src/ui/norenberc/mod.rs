//! Norenberc in the window: drawings and colours, houses and tiles, the table at every level of tracking, the
//! board of a played game, its result, and the pages that only Norenberc has.

mod art;
mod badge;
mod board;
mod box_editor;
mod gallery;
mod houses;
mod majorities;
mod moves;
mod pages;
mod palette;
mod play;
mod referee;
mod result;
mod round_end;
mod screenshots;
mod start;
pub mod table;
mod tile;
mod what_if;

pub use majorities::{Holding, holdings};
pub use pages::{BOX, FAVORITE};
