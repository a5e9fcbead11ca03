//! What lies in files: score sheets, favourites sheets, boxes, recorded games and journals. Reading checks everything and says
//! what is wrong as a value; nothing here has words.

mod box_file;
mod favorites_sheet;
mod input;
pub mod journal;
mod players;
mod record;
mod score_sheet;

pub use box_file::{BoxReport, DEFAULT_BOX, box_from_json, default_box, read_box};
pub use favorites_sheet::{FavoritesReport, FavoritesSheet};
pub use input::{Allowed, At, Found, InputError, Kind, MOST_BYTES};
pub use players::is_blank;
pub use record::{FORMAT, Record, ReplayFault};
pub use score_sheet::{ScoreReport, ScoreSheet, Warning};
