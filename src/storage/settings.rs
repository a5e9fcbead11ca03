//! The user's settings. Reading never fails: a value that cannot be understood keeps its default and is reported, and
//! keys of other versions stay in the file.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use toml::{Table, Value};

use super::atomic::{move_to_quarantine, read_text, replace_file};
use crate::game::MOST_AT_A_TABLE;

/// The smallest and largest zoom, in percent.
pub const ZOOM: std::ops::RangeInclusive<u16> = 75..=200;
/// In percent.
pub(crate) const ZOOM_STEP: u16 = 25;

/// The theme of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThemeChoice {
    /// Light or dark, as the system is set.
    #[default]
    System,
    /// Ink on parchment.
    Light,
    /// By candlelight.
    Dark,
    /// The highest contrast.
    Contrast,
}

impl ThemeChoice {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::System, Self::Light, Self::Dark, Self::Contrast];
}

/// The speed at which moves of bots are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are the names of the speeds")]
pub enum BotSpeed {
    Slow,
    #[default]
    Normal,
    Fast,
    Instant,
}

impl BotSpeed {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Normal, Self::Fast, Self::Instant];
}

/// A player's colour, by the name that people call it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are the names of the colours")]
pub enum Colour {
    Blue,
    Orange,
    Yellow,
    Green,
    Purple,
    Red,
    Black,
    White,
}

impl Colour {
    /// The id in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Purple => "purple",
            Self::Red => "red",
            Self::Black => "black",
            Self::White => "white",
        }
    }

    /// Finds a colour by its id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }

    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Blue,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Purple,
        Self::Red,
        Self::Black,
        Self::White,
    ];
}

/// A player's shape, because colour alone is no sign for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the variants are the names of the shapes")]
pub enum Shape {
    Circle,
    Triangle,
    Square,
    Diamond,
    Hexagon,
}

impl Shape {
    /// The id in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Circle => "circle",
            Self::Triangle => "triangle",
            Self::Square => "square",
            Self::Diamond => "diamond",
            Self::Hexagon => "hexagon",
        }
    }

    /// Finds a shape by its id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }

    /// All of them.
    pub const ALL: [Self; 5] = [Self::Circle, Self::Triangle, Self::Square, Self::Diamond, Self::Hexagon];
}

/// The colour and the shape that mark a player everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are what they are called")]
pub struct Mark {
    pub colour: Colour,
    pub shape: Shape,
}

/// The size of the window.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields are what they are called")]
pub struct WindowSize {
    pub width: f32,
    pub height: f32,
    pub maximized: bool,
}

impl WindowSize {
    const MOST: f32 = 20_000.0;

    fn is_possible(&self) -> bool {
        [self.width, self.height].iter().all(|side| (1.0..=Self::MOST).contains(side))
    }
}

/// The user's settings.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The id of a language; `None` for the system's.
    pub language: Option<String>,
    /// The theme of the window.
    pub theme: ThemeChoice,
    /// In percent, within [`ZOOM`].
    pub zoom: u16,
    /// True if things move.
    pub animation: bool,
    /// True if a game against bots shows what everybody would score now.
    pub estimate: bool,
    /// The speed at which moves of bots are shown.
    pub bot_speed: BotSpeed,
    /// The marks of the players by seat: all colours and all shapes differ.
    pub marks: [Mark; MOST_AT_A_TABLE],
    /// The last size of the window.
    pub window: Option<WindowSize>,
    /// The screen the user was on, in the format of the user interface.
    pub place: Option<String>,
    /// The place where people play, for programs that record plays; empty if unknown.
    pub location: String,
    /// The id of the title that was chosen last.
    pub title: Option<String>,
    /// The name of the game that is open at the table.
    pub table: Option<String>,
    /// Keys of other versions.
    rest: Table,
}

impl Default for Settings {
    fn default() -> Self {
        let mark = |index: usize| Mark { colour: Colour::ALL[index], shape: Shape::ALL[index] };
        Self {
            language: None,
            theme: ThemeChoice::default(),
            zoom: 100,
            animation: true,
            estimate: true,
            bot_speed: BotSpeed::default(),
            marks: std::array::from_fn(mark),
            window: None,
            place: None,
            location: String::new(),
            title: None,
            table: None,
            rest: Table::new(),
        }
    }
}

/// Something in the settings that could not be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum SettingsError {
    /// The value of a key is unknown.
    Value {
        /// The key.
        key: &'static str,
        /// The value found.
        found: String,
    },
    /// The file is not readable as settings.
    Broken,
    /// The file is not readable as settings; it was renamed to this path.
    InQuarantine(PathBuf),
    /// The file is there and cannot be read.
    Unreadable(ErrorKind),
}

impl Settings {
    /// Reads the file without changing it; a missing one gives all defaults.
    pub fn read(path: &Path) -> (Self, Vec<SettingsError>) {
        let text = match read_text(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Self::default().with(Vec::new()),
            Err(error) if error.kind() == ErrorKind::InvalidData => {
                return Self::default().with(vec![SettingsError::Broken]);
            }
            Err(error) => return Self::default().with(vec![SettingsError::Unreadable(error.kind())]),
        };
        text.parse().map_or_else(|_| Self::default().with(vec![SettingsError::Broken]), Self::from_table)
    }

    /// Like [`Settings::read`], for a caller that will write the file: one that is not readable is renamed first.
    pub fn read_to_write(path: &Path) -> (Self, Vec<SettingsError>) {
        let (settings, mut errors) = Self::read(path);
        for error in &mut errors {
            // What only somebody else may read is not replaced by defaults either.
            if matches!(error, SettingsError::Broken | SettingsError::Unreadable(_)) {
                *error = match move_to_quarantine(path) {
                    Ok(kept) => SettingsError::InQuarantine(kept),
                    Err(error) => SettingsError::Unreadable(error.kind()),
                };
            }
        }
        (settings, errors)
    }

    fn with(self, errors: Vec<SettingsError>) -> (Self, Vec<SettingsError>) {
        (self, errors)
    }

    fn from_table(mut table: Table) -> (Self, Vec<SettingsError>) {
        let mut reader = Reader { table: &mut table, errors: Vec::new() };
        let usual = Self::default();
        let mut settings = Self {
            language: reader.take("language"),
            theme: reader.take("theme").unwrap_or(usual.theme),
            zoom: reader.take_if("zoom", |zoom| ZOOM.contains(zoom)).unwrap_or(usual.zoom),
            animation: reader.take("animation").unwrap_or(usual.animation),
            estimate: reader.take("estimate").unwrap_or(usual.estimate),
            bot_speed: reader.take("bot-speed").unwrap_or(usual.bot_speed),
            marks: reader.take_if("marks", all_differ).unwrap_or(usual.marks),
            window: reader.take_if("window", WindowSize::is_possible),
            place: reader.take("place"),
            location: reader.take("location").unwrap_or_default(),
            title: reader.take("title"),
            table: reader.take("table"),
            rest: Table::new(),
        };
        let errors = reader.errors;
        settings.rest = table;
        (settings, errors)
    }

    /// Writes the file.
    ///
    /// # Errors
    /// Returns the I/O error; the old file is then still there.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        replace_file(path, self.text().as_bytes())
    }

    /// The contents of the file.
    pub fn text(&self) -> String {
        self.to_table().to_string()
    }

    fn to_table(&self) -> Table {
        let mut table = self.rest.clone();
        let mut put = |key: &str, value: Option<Value>| {
            if let Some(value) = value {
                table.insert(key.to_owned(), value);
            }
        };
        put("language", self.language.clone().map(Value::String));
        put("theme", Value::try_from(self.theme).ok());
        put("zoom", Some(Value::Integer(self.zoom.into())));
        put("animation", Some(Value::Boolean(self.animation)));
        put("estimate", Some(Value::Boolean(self.estimate)));
        put("bot-speed", Value::try_from(self.bot_speed).ok());
        put("marks", Value::try_from(self.marks).ok());
        put("window", self.window.and_then(|window| Value::try_from(window).ok()));
        put("place", self.place.clone().map(Value::String));
        put("location", (!self.location.is_empty()).then(|| Value::String(self.location.clone())));
        put("title", self.title.clone().map(Value::String));
        put("table", self.table.clone().map(Value::String));
        table
    }

    /// Gives a seat another mark; a seat that had its colour or its shape gets the old one of this seat.
    pub(crate) fn set_mark(&mut self, seat: usize, mark: Mark) {
        let old = self.marks[seat];
        for other in &mut self.marks {
            if other.colour == mark.colour {
                other.colour = old.colour;
            }
            if other.shape == mark.shape {
                other.shape = old.shape;
            }
        }
        self.marks[seat] = mark;
    }
}

fn all_differ(marks: &[Mark; MOST_AT_A_TABLE]) -> bool {
    let differ = |a: &Mark, b: &Mark| a.colour != b.colour && a.shape != b.shape;
    marks.iter().enumerate().all(|(index, mark)| marks[..index].iter().all(|earlier| differ(mark, earlier)))
}

struct Reader<'a> {
    table: &'a mut Table,
    errors: Vec<SettingsError>,
}

impl Reader<'_> {
    fn take<T: DeserializeOwned>(&mut self, key: &'static str) -> Option<T> {
        self.take_if(key, |_| true)
    }

    fn take_if<T: DeserializeOwned>(&mut self, key: &'static str, fits: impl Fn(&T) -> bool) -> Option<T> {
        let value = self.table.remove(key)?;
        let taken = value.clone().try_into().ok().filter(|taken| fits(taken));
        if taken.is_none() {
            self.errors.push(SettingsError::Value { key, found: value.to_string() });
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Settings, Vec<SettingsError>) {
        Settings::from_table(text.parse().expect("TOML"))
    }

    #[test]
    fn what_is_written_is_read_back_with_keys_of_other_versions() {
        let (mut settings, _) = read("later = 5\nzoom = 150");
        settings.language = Some("hu".to_owned());
        settings.theme = ThemeChoice::Contrast;
        settings.window = Some(WindowSize { width: 1000.5, height: 700.0, maximized: true });
        settings.set_mark(0, Mark { colour: Colour::White, shape: Shape::Hexagon });
        let (back, errors) = Settings::from_table(settings.to_table().to_string().parse().expect("TOML"));
        assert_eq!((back, errors), (settings.clone(), Vec::new()));
        assert!(settings.to_table().to_string().contains("later = 5"));
    }

    #[test]
    fn a_wrong_value_keeps_its_default_and_is_named_and_the_rest_counts() {
        let (settings, errors) = read("zoom = 5000\ntheme = \"pink\"\nanimation = false\nlanguage = 7");
        assert_eq!(
            settings,
            Settings { animation: false, ..Settings::default() },
            "only what was wrong has its default"
        );
        let keys = errors.iter().map(|error| match error {
            SettingsError::Value { key, .. } => *key,
            SettingsError::Broken | SettingsError::InQuarantine(_) | SettingsError::Unreadable(_) => "",
        });
        assert_eq!(keys.collect::<Vec<_>>(), ["language", "theme", "zoom"]);
    }

    #[test]
    fn a_window_that_fits_no_screen_is_none() {
        for side in ["nan", "inf", "-inf", "1e30", "-700.0", "0.0"] {
            let (settings, errors) =
                read(&format!("window = {{ width = {side}, height = 700.0, maximized = false }}"));
            assert_eq!((settings.window, errors.len()), (None, 1), "{side}");
        }
    }

    #[test]
    fn no_two_seats_ever_share_a_colour_or_a_shape() {
        let mut settings = Settings::default();
        for (seat, mark) in [(0, (Colour::Orange, Shape::Hexagon)), (4, (Colour::Blue, Shape::Circle))] {
            settings.set_mark(seat, Mark { colour: mark.0, shape: mark.1 });
            assert!(all_differ(&settings.marks), "{:?}", settings.marks);
        }
        let (_, errors) = read(
            "marks = [{colour='blue',shape='circle'},{colour='blue',shape='square'},{colour='red',shape='diamond'},
             {colour='black',shape='hexagon'},{colour='white',shape='triangle'}]",
        );
        assert_eq!(errors.len(), 1);
    }

    #[test]
    fn a_file_that_cannot_be_read_is_kept_and_never_replaced_by_defaults() {
        let folder = std::env::temp_dir().join(format!("guildhall-settings-{}", std::process::id()));
        let path = folder.join("settings.toml");
        // Nobody can read a folder as a file, whatever they may do here.
        std::fs::create_dir_all(path.join("x")).expect("a folder");
        let (settings, errors) = Settings::read_to_write(&path);
        let kept = folder.join("settings.toml.unreadable-1");
        assert_eq!(
            (settings, errors),
            (Settings::default(), vec![SettingsError::InQuarantine(kept.clone())])
        );
        assert!(kept.join("x").is_dir() && !path.exists());
        std::fs::remove_dir_all(folder).expect("it is there");
    }
}
