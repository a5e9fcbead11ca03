//! The window. A screen is a function of values and texts that paints and sends commands; `app` applies them between
//! two paints, and nowhere else does anything change. Legality, scores and names come from the layers below.

mod app;
pub mod architects;
mod art;
mod awake;
mod command;
mod cx;
mod desk;
mod drawing_cache;
mod keys;
mod marks;
mod news;
pub mod norenberc;
mod open;
pub mod picture;
pub mod raster;
mod route;
pub mod screens;
pub mod screenshots;
pub mod theme;
pub mod widgets;

pub use app::{App, LastWord, LeftBehind};
pub use command::{Command, Commands, FileCommand, PastAction, RulesPage, Sharing, Truth};
pub use cx::Cx;
pub use open::{WindowRequest, open};
pub use route::{Route, TitlePage};
