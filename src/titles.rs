//! The one list of titles, and one macro for each part that a title may have, from an id to the title's type. Nothing
//! is shown of a part that a title does not have yet.

use crate::game::Title as _;

/// A title by its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TitleId {
    /// Norenberc, by Andreas Steding.
    Norenberc,
    /// Architects of the West Kingdom, by Shem Phillips and S J Macdonald.
    Architects,
}

impl TitleId {
    /// All titles, in the order in which they are shown.
    pub const ALL: [Self; 2] = [Self::Norenberc, Self::Architects];

    /// The title used where none is named.
    pub const DEFAULT: Self = Self::Norenberc;

    /// The id in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Norenberc => crate::norenberc::Norenberc::ID,
            Self::Architects => crate::architects::Architects::ID,
        }
    }

    /// Finds a title by its id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|title| title.id() == id)
    }
}

impl serde::Serialize for TitleId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> serde::Deserialize<'de> for TitleId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::from_id(&id).ok_or_else(|| serde::de::Error::custom(id))
    }
}

/// Runs the body with the type of a title that has commands: `Some` value, or `None` for other titles.
macro_rules! with_commands {
    ($title:expr, $T:ident => $body:expr) => {
        match $title {
            $crate::titles::TitleId::Norenberc => {
                type $T = $crate::norenberc::Norenberc;
                Some($body)
            }
            $crate::titles::TitleId::Architects => {
                type $T = $crate::architects::Architects;
                Some($body)
            }
        }
    };
}

/// The same for journals, which every title can read and continue: the value itself.
macro_rules! with_companion {
    ($title:expr, $T:ident => $body:expr) => {
        match $title {
            $crate::titles::TitleId::Norenberc => {
                type $T = $crate::norenberc::Norenberc;
                $body
            }
            $crate::titles::TitleId::Architects => {
                type $T = $crate::architects::Architects;
                $body
            }
        }
    };
}

/// The same for a title that can be tracked at a real table.
macro_rules! with_table {
    ($title:expr, $T:ident => $body:expr) => {
        match $title {
            $crate::titles::TitleId::Norenberc => {
                type $T = $crate::norenberc::Norenberc;
                Some($body)
            }
            $crate::titles::TitleId::Architects => {
                type $T = $crate::architects::Architects;
                Some($body)
            }
        }
    };
}

/// The same for a title with a rule book.
macro_rules! with_book {
    ($title:expr, $T:ident => $body:expr) => {
        match $title {
            $crate::titles::TitleId::Norenberc => {
                type $T = $crate::norenberc::Norenberc;
                Some($body)
            }
            $crate::titles::TitleId::Architects => {
                type $T = $crate::architects::Architects;
                Some($body)
            }
        }
    };
}

/// The same for a title that can be played against bots.
macro_rules! with_play {
    ($title:expr, $T:ident => $body:expr) => {
        match $title {
            $crate::titles::TitleId::Norenberc => {
                type $T = $crate::norenberc::Norenberc;
                Some($body)
            }
            $crate::titles::TitleId::Architects => None,
        }
    };
}

pub(crate) use {with_book, with_commands, with_companion, with_play, with_table};
