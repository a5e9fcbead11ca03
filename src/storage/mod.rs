//! What lies in files: score sheets, favourites sheets, boxes, recorded games, journals and settings. Reading checks
//! everything and says what is wrong as a value; nothing here has words.

mod archive;
mod atomic;
mod box_draft;
mod box_file;
mod favorites_sheet;
mod input;
pub mod journal;
mod json;
mod licences;
mod name;
mod places;
mod players;
mod record;
mod score_sheet;
mod settings;

pub(crate) use archive::pack_files;
pub use archive::{ArchiveFault, Imported, Packed, import, pack};
pub use atomic::{keep_aside, replace_file};
pub use box_draft::{BoxDraft, VALUES, own_box};
pub use box_file::{BoxReport, DEFAULT_BOX, box_from_json, default_box, read_box};
pub use favorites_sheet::{FavoritesReport, FavoritesSheet};
pub use input::{Allowed, At, Found, InputError, Kind, MOST_BYTES};
pub use json::{is_obeyed, to_json, to_json_pretty};
pub use licences::{Drawing, Font, Licences, Package};
pub use name::{LONGEST_NAME, NameFault, distinct_names, is_blank, new_name, same_name, seen, short_name};
pub use places::Places;
pub use record::{FORMAT, Record, ReplayFault, event_value};
pub use score_sheet::{ScoreReport, ScoreSheet, Warning};
pub use settings::{
    BotSpeed, Colour, Mark, Settings, SettingsFault, Shape, ThemeChoice, WindowSize, ZOOM, ZOOM_STEP,
};
