//! What lies in files: score sheets, favourites sheets, boxes and recorded games. Reading checks everything and says
//! what is wrong as a value; nothing here has words.

mod box_file;
mod favorites_sheet;
mod input;
mod players;
mod record;
mod score_sheet;

pub use box_file::{BoxReport, DEFAULT_BOX, default_box, read_box};
pub use favorites_sheet::{FavoritesReport, FavoritesSheet};
pub use input::{Allowed, At, Found, InputError, Kind, MOST_BYTES};
pub use record::{FORMAT, Record, ReplayFault, event_value};
pub use score_sheet::{ScoreReport, ScoreSheet, Warning};
