//! Where one can be in the window.

/// A place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants are the names of the places")]
pub enum Place {
    #[default]
    Home,
    /// Before a table: answers at once, tables to go on with, a new one.
    Tables,
    /// An open table, real or played here.
    Table,
    /// Before a game in the program.
    Play,
    /// Who is favourite, with no table.
    Favorite,
    /// Past games.
    Past,
    /// A game gone through step by step.
    Replay,
    Rules,
    Settings,
    /// The tiles of one's own copy.
    Box,
    /// What the program is, and the licences of everything in it.
    About,
    /// Every widget in every state, for contributors.
    Gallery,
}

impl Place {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Home,
        Self::Tables,
        Self::Table,
        Self::Play,
        Self::Favorite,
        Self::Past,
        Self::Replay,
        Self::Rules,
        Self::Settings,
        Self::Box,
        Self::About,
        Self::Gallery,
    ];

    /// Its name in the settings file.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Tables => "tables",
            Self::Table => "table",
            Self::Play => "play",
            Self::Favorite => "favorite",
            Self::Past => "past",
            Self::Replay => "replay",
            Self::Rules => "rules",
            Self::Settings => "settings",
            Self::Box => "box",
            Self::About => "about",
            Self::Gallery => "gallery",
        }
    }

    /// Finds one by its name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|place| place.id() == id)
    }

    /// The key of what it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Home => "window-place-home",
            Self::Tables => "window-place-tables",
            Self::Table => "window-place-table",
            Self::Play => "window-place-play",
            Self::Favorite => "window-place-favorite",
            Self::Past => "window-place-past",
            Self::Replay => "window-place-replay",
            Self::Rules => "window-place-rules",
            Self::Settings => "window-place-settings",
            Self::Box => "window-place-box",
            Self::About => "window-place-about",
            Self::Gallery => "window-place-gallery",
        }
    }
}
