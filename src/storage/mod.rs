//! What lies in files: sheets, recorded games, journals and settings. Reading checks everything and says what is wrong as
//! a value; nothing here has words. What the sheets of a title hold stands in its folder.

pub mod architects;
mod archive;
mod atomic;
mod input;
pub mod journal;
mod json;
mod kind;
mod licences;
mod name;
pub mod norenberc;
mod places;
mod players;
mod record;
mod settings;

pub(crate) use archive::pack_files;
pub use archive::{ArchiveFault, Imported, Packed, import, pack};
pub use atomic::{keep_aside, replace_file};
pub use input::{Allowed, At, Field, Found, InputError, Kind, MOST_BYTES, Object};
pub use json::{is_obeyed, to_json, to_json_pretty};
pub use kind::{FileKind, kind_of, lines};
pub use licences::{Drawing, Font, Licences, Package};
pub use name::{LONGEST_NAME, NameFault, distinct_names, is_blank, new_name, same_name, seen, short_name};
pub use places::Places;
pub use players::title_of;
pub use record::{FORMAT, Laid, ReadEvent, Record, Recorded, ReplayFault, event_value, read_actor};
pub use settings::{
    BotSpeed, Colour, Mark, Settings, SettingsFault, Shape, ThemeChoice, WindowSize, ZOOM, ZOOM_STEP,
};
