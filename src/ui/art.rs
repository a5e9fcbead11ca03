//! The pictures: our own drawings in `assets/art`, each by its name.

use egui::{Color32, Image, ImageSource, Vec2};

use super::theme::size;
use crate::norenberc::components::Trigger;
use crate::norenberc::{Good, Guild, Townsman};
use crate::storage::Shape;

/// Makes the enum of all drawings from the names of their files.
macro_rules! art {
    ($($name:ident = $file:literal),+ $(,)?) => {
        /// A drawing.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Art { $($name),+ }

        impl Art {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            fn source(self) -> ImageSource<'static> {
                match self {
                    $(Self::$name => ImageSource::Bytes {
                        uri: concat!("bytes://", $file, ".svg").into(),
                        bytes: include_bytes!(concat!("../../assets/art/", $file, ".svg")).into(),
                    }),+
                }
            }

            /// Its file, without the ending.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $file),+ }
            }
        }
    };
}

art! {
    GoodBeer = "good-beer", GoodPastry = "good-pastry", GoodShoe = "good-shoe",
    GoodPage = "good-page", GoodCloth = "good-cloth", GoodHat = "good-hat",
    CrestBrewers = "crest-brewers", CrestBakers = "crest-bakers", CrestShoemakers = "crest-shoemakers",
    CrestPrinters = "crest-printers", CrestTailors = "crest-tailors", CrestHatters = "crest-hatters",
    CrestPrestige = "crest-prestige",
    Agent = "agent", AgentPlus = "agent-plus", Taler = "taler", TalerStack = "taler-stack", Key = "key",
    Star = "star", Moon = "moon", Sun = "sun", Craftsman = "craftsman", Guildmaster = "guildmaster",
    Councilman = "townsman-councilman", Burglar = "townsman-burglar", Guardsman = "townsman-guardsman",
    Musician = "townsman-musician", Peddler = "townsman-peddler", Mayor = "townsman-mayor",
    Nobleman = "townsman-nobleman", TaxCollector = "townsman-tax-collector", Engraver = "townsman-engraver",
    Foreman = "townsman-foreman", Apprentice = "townsman-apprentice",
    Circle = "shape-circle", Triangle = "shape-triangle", Square = "shape-square", Diamond = "shape-diamond",
    Hexagon = "shape-hexagon",
    Home = "icon-home", Back = "icon-back", Undo = "icon-undo", Redo = "icon-redo", Rules = "icon-rules",
    Settings = "icon-settings", Language = "icon-language", Search = "icon-search", Close = "icon-close",
    Check = "icon-check", Cross = "icon-cross", Plus = "icon-plus", Minus = "icon-minus",
    Warning = "icon-warning", Info = "icon-info", Next = "icon-next", Edit = "icon-edit", Copy = "icon-copy",
    Folder = "icon-folder", Hint = "icon-hint", Person = "icon-person", Previous = "icon-previous",
    Table = "icon-table", Share = "icon-share", Crown = "icon-crown", Delete = "icon-delete",
    History = "icon-history", Bot = "icon-bot", Play = "icon-play", Curtain = "icon-curtain", Lock = "icon-lock",
    Ornament = "ornament", Skyline = "skyline", AppIcon = "app-icon",
}

impl Art {
    /// Shown at this size.
    pub fn image(self, size: impl Into<Vec2>) -> Image<'static> {
        Image::new(self.source()).fit_to_exact_size(size.into())
    }

    /// Shown in a line of text.
    pub fn icon(self) -> Image<'static> {
        self.image(Vec2::splat(size::ICON))
    }

    /// Shown at this size in one colour: for drawings that are white.
    pub fn tinted(self, size: impl Into<Vec2>, colour: Color32) -> Image<'static> {
        self.image(size).tint(colour)
    }

    /// The drawing of a good.
    pub const fn of_good(good: Good) -> Self {
        match good {
            Good::Beer => Self::GoodBeer,
            Good::Pastry => Self::GoodPastry,
            Good::Shoe => Self::GoodShoe,
            Good::Page => Self::GoodPage,
            Good::Cloth => Self::GoodCloth,
            Good::Hat => Self::GoodHat,
        }
    }

    /// The crest of a guild.
    pub const fn of_crest(guild: Guild) -> Self {
        match guild {
            Guild::Brewers => Self::CrestBrewers,
            Guild::Bakers => Self::CrestBakers,
            Guild::Shoemakers => Self::CrestShoemakers,
            Guild::Printers => Self::CrestPrinters,
            Guild::Tailors => Self::CrestTailors,
            Guild::Hatters => Self::CrestHatters,
        }
    }

    /// The portrait of a townsman.
    pub const fn of_townsman(townsman: Townsman) -> Self {
        match townsman {
            Townsman::Councilman => Self::Councilman,
            Townsman::Burglar => Self::Burglar,
            Townsman::Guardsman => Self::Guardsman,
            Townsman::Musician3 | Townsman::Musician5 => Self::Musician,
            Townsman::Peddler => Self::Peddler,
            Townsman::Mayor => Self::Mayor,
            Townsman::Nobleman2 | Townsman::Nobleman3 => Self::Nobleman,
            Townsman::TaxCollector => Self::TaxCollector,
            Townsman::Engraver => Self::Engraver,
            Townsman::Foreman2 | Townsman::Foreman3 | Townsman::Foreman4 => Self::Foreman,
            Townsman::Apprentice => Self::Apprentice,
        }
    }

    /// The shape of a player.
    pub const fn of_shape(shape: Shape) -> Self {
        match shape {
            Shape::Circle => Self::Circle,
            Shape::Triangle => Self::Triangle,
            Shape::Square => Self::Square,
            Shape::Diamond => Self::Diamond,
            Shape::Hexagon => Self::Hexagon,
        }
    }

    /// The sign that says when a townsman works.
    pub const fn of_trigger(trigger: Trigger) -> Self {
        match trigger {
            Trigger::Star => Self::Star,
            Trigger::Moon => Self::Moon,
            Trigger::Sun => Self::Sun,
        }
    }
}
