//! Files: sheets, recorded games, journals and settings. Reading checks everything and returns what is wrong as a
//! value; nothing here has words. The contents of a title's sheets are documented in its module.

#![warn(missing_docs)]

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
pub use archive::{ArchiveEntryError, ArchiveError, Imported, PackedArchive, import, pack};
pub(crate) use atomic::{free_name, kept_name, read_file, replace_and_keep, replace_file, write_beside};
pub(crate) use input::MOST_BYTES;
pub use input::{Allowed, Field, FoundInput, InputError, Location, Object, ValueKind, read_json};
pub use json::to_json;
pub(crate) use json::{is_obeyed, to_json_pretty};
pub use kind::lines;
pub(crate) use kind::{FileKind, kind_of};
pub use licences::{Licences, Package};
pub use name::{LONGEST_NAME, seen};
pub(crate) use name::{NameError, distinct_names, is_blank, new_name, same_name, short_name};
pub use places::Places;
pub use players::{check_title, player_fields, read_name, title_of};
pub(crate) use record::event_value;
pub use record::{Laid, ReadEvent, Record, RecordError, RecordFormat, read_actor};
pub(crate) use settings::ZOOM_STEP;
pub use settings::{BotSpeed, Colour, Mark, Settings, SettingsError, Shape, ThemeChoice, WindowSize, ZOOM};
