//! The places in the window.

use crate::titles::TitleId;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    #[default]
    Home,
    /// Before a table: quick answers, tables to continue, a new one.
    Tables,
    /// An open table, real or played here.
    Table,
    /// Before a game in the program.
    Play,
    Past,
    /// A game gone through step by step.
    Replay,
    Rules,
    Settings,
    Page(TitlePage),
    /// The program itself, and the licences of everything in it.
    About,
    /// Every widget in every state, for contributors.
    Gallery,
}

/// A page that only one title has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TitlePage {
    pub title: TitleId,
    /// Its name in the settings file.
    pub id: &'static str,
    /// The key of its name in the texts.
    pub name: &'static str,
}

impl Route {
    /// The places that belong to no title.
    pub const ALL: [Self; 10] = [
        Self::Home,
        Self::Tables,
        Self::Table,
        Self::Play,
        Self::Past,
        Self::Replay,
        Self::Rules,
        Self::Settings,
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
            Self::Past => "past",
            Self::Replay => "replay",
            Self::Rules => "rules",
            Self::Settings => "settings",
            Self::Page(page) => page.id,
            Self::About => "about",
            Self::Gallery => "gallery",
        }
    }

    /// Finds a place by its name in the settings file, also among these pages.
    pub fn from_id(id: &str, pages: impl IntoIterator<Item = TitlePage>) -> Option<Self> {
        let own = pages.into_iter().map(Self::Page);
        Self::ALL.into_iter().chain(own).find(|place| place.id() == id)
    }

    /// The key of its name in the texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Home => "window-place-home",
            Self::Tables => "window-place-tables",
            Self::Table => "window-place-table",
            Self::Play => "window-place-play",
            Self::Past => "window-place-past",
            Self::Replay => "window-place-replay",
            Self::Rules => "window-place-rules",
            Self::Settings => "window-place-settings",
            Self::Page(page) => page.name,
            Self::About => "window-place-about",
            Self::Gallery => "window-place-gallery",
        }
    }
}
