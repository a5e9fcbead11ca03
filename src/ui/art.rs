//! The pictures: our own drawings, each by its name. Those that belong to no title are here; a title has its own beside its
//! screens.

use egui::{Color32, Image, ImageSource, Vec2};

use super::theme::size;
use crate::storage::Shape;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Art {
    /// Its file name without the ending.
    id: &'static str,
    /// The key under which egui caches it.
    uri: &'static str,
    svg: &'static [u8],
}

/// Makes constants of drawings from the names of their files, and a list of all.
macro_rules! drawings {
    (@one $folder:literal $name:ident $file:literal) => {
        #[doc = concat!("The drawing `", $file, "`.")]
        pub const $name: $crate::ui::art::Art = $crate::ui::art::Art::new(
            $file,
            concat!("bytes://", $folder, "/", $file, ".svg"),
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $folder, "/", $file, ".svg")),
        );
    };
    (impl $folder:literal; $($name:ident = $file:literal),+ $(,)?) => {
        $($crate::ui::art::drawings! { @one $folder $name $file })+

        pub const ALL: &[Self] = &[$(Self::$name),+];
    };
    ($folder:literal; $($name:ident = $file:literal),+ $(,)?) => {
        $($crate::ui::art::drawings! { @one $folder $name $file })+

        pub const ALL: &[$crate::ui::art::Art] = &[$($name),+];
    };
}

pub(in crate::ui) use drawings;

impl Art {
    drawings! {
        impl "art";
        CIRCLE = "shape-circle", TRIANGLE = "shape-triangle", SQUARE = "shape-square", DIAMOND = "shape-diamond",
        HEXAGON = "shape-hexagon",
        HOME = "icon-home", BACK = "icon-back", UNDO = "icon-undo", REDO = "icon-redo", RULES = "icon-rules",
        SETTINGS = "icon-settings", LANGUAGE = "icon-language", SEARCH = "icon-search", CLOSE = "icon-close",
        CHECK = "icon-check", CROSS = "icon-cross", PLUS = "icon-plus", MINUS = "icon-minus",
        WARNING = "icon-warning", INFO = "icon-info", NEXT = "icon-next", EDIT = "icon-edit", COPY = "icon-copy",
        FOLDER = "icon-folder", HINT = "icon-hint", PERSON = "icon-person", PREVIOUS = "icon-previous",
        TABLE = "icon-table", SHARE = "icon-share", CROWN = "icon-crown", DELETE = "icon-delete",
        HISTORY = "icon-history", BOT = "icon-bot", PLAY = "icon-play", CURTAIN = "icon-curtain", LOCK = "icon-lock",
        ORNAMENT = "ornament", SKYLINE = "skyline", APP_ICON = "app-icon",
    }
}

impl Art {
    pub(in crate::ui) const fn new(id: &'static str, uri: &'static str, svg: &'static [u8]) -> Self {
        Self { id, uri, svg }
    }

    pub const fn id(self) -> &'static str {
        self.id
    }

    pub fn image(self, size: impl Into<Vec2>) -> Image<'static> {
        let source = ImageSource::Bytes { uri: self.uri.into(), bytes: self.svg.into() };
        Image::new(source).fit_to_exact_size(size.into())
    }

    /// At the size of a line of text.
    pub fn icon(self) -> Image<'static> {
        self.image(Vec2::splat(size::ICON))
    }

    /// In one colour: for drawings that are white.
    pub(crate) fn tinted(self, size: impl Into<Vec2>, colour: Color32) -> Image<'static> {
        self.image(size).tint(colour)
    }

    pub(crate) const fn of_shape(shape: Shape) -> Self {
        match shape {
            Shape::Circle => Self::CIRCLE,
            Shape::Triangle => Self::TRIANGLE,
            Shape::Square => Self::SQUARE,
            Shape::Diamond => Self::DIAMOND,
            Shape::Hexagon => Self::HEXAGON,
        }
    }
}
