//! The files of Norenberc: boxes, sheets and records.

mod box_draft;
mod box_file;
mod favorites_sheet;
pub mod record;
mod score_sheet;

pub use box_draft::{BoxDraft, own_box};
pub use box_file::{BoxReport, DEFAULT_BOX, box_from_json, default_box, read_box};
pub use favorites_sheet::{FavoritesReport, FavoritesSheet};
pub use score_sheet::{ScoreReport, ScoreSheet, Warning};
