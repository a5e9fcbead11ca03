//! Widgets, made once and used everywhere. They know how things look and are touched, not what they mean.

mod badge;
mod banner;
mod button;
mod card;
pub mod chart;
mod choice;
mod explained;
mod keypad;
mod motion;
mod overlay;
mod page;
mod stepper;
mod tile;

pub use badge::{guild_badge, initial, paint_badge, player_badge};
pub use banner::{Tone, banner, standing};
pub use button::{Weight, button, icon_button, named};
pub use card::{card, card_button, inset};
pub use choice::{choice, option, switch};
pub use explained::{Reason, explained, explained_large, tile_explained, why, why_not};
pub use motion::{between, motion};
pub use overlay::{dialog, sheet};
pub use page::{columns, foot, ornament, page, skyline};
pub use stepper::{DIGITS, Stepper, is_number_typed};
pub use tile::{crest, paint_tile, tile, tile_button, tile_size, tile_sized, tile_stack, unknown_tile};
