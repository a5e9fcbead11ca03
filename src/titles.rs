//! The one list of titles: the enum, its ids, and the step from an id to the title's type follow from it. A third title is
//! one line more. Nothing is shown of a part that a title does not have yet.

use crate::game::Title as _;

/// Declares the titles, each with its type and the optional parts that it has so far: `book` (an article for every rule),
/// `table` (tracked at a real table, with a journal and a page in the window), `play` (played in the window). Rules, bots,
/// records, texts and commands every title has.
macro_rules! titles {
    // `$d` is a dollar sign for the macros that this one makes.
    ($d:tt $($(#[$about:meta])* $name:ident: $Title:ty [$($part:tt)*];)+) => {
        /// A title by its id.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum TitleId {
            $($(#[$about])* $name,)+
        }

        impl TitleId {
            const COUNT: usize = [$(Self::$name),+].len();

            /// All titles, in the order in which they are shown.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$name),+];

            /// The id in data.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => <$Title>::ID,)+
                }
            }
        }

        /// Runs the body with the type of a title.
        macro_rules! for_title {
            ($d title:expr, $d T:ident => $d body:expr) => {
                match $d title {
                    $($crate::titles::TitleId::$name => {
                        type $d T = $Title;
                        $d body
                    })+
                }
            };
        }

        /// The same for a part that not every title has: `None` for those without it.
        macro_rules! with_part {
            ($d wanted:tt, $d title:expr, $d T:ident => $d body:expr) => {
                match $d title {
                    $($crate::titles::TitleId::$name => $crate::titles::if_listed!($d wanted [$($part)*] {
                        type $d T = $Title;
                        $d body
                    }),)+
                }
            };
        }
    };
}

/// `Some` value of the block if the part is in the list; the block is not even compiled if it is not.
macro_rules! if_listed {
    (book [book $($rest:tt)*] $body:block) => { Some($body) };
    (table [table $($rest:tt)*] $body:block) => { Some($body) };
    (play [play $($rest:tt)*] $body:block) => { Some($body) };
    ($wanted:tt [$other:tt $($rest:tt)*] $body:block) => { $crate::titles::if_listed!($wanted [$($rest)*] $body) };
    ($wanted:tt [] $body:block) => { None };
}

titles! { $
    /// Norenberc, by Andreas Steding.
    Norenberc: crate::norenberc::Norenberc [book table play];
    /// Architects of the West Kingdom, by Shem Phillips and S J Macdonald.
    Architects: crate::architects::Architects [book table];
}

impl TitleId {
    /// The title used where none is named.
    pub const DEFAULT: Self = Self::Norenberc;

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

pub(crate) use {for_title, if_listed, with_part};
