//! The languages of the program.

use unic_langid::LanguageIdentifier;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    #[default]
    En,
    Fr,
    Ru,
    Hu,
}

impl Lang {
    pub const ALL: [Self; 4] = [Self::En, Self::Fr, Self::Ru, Self::Hu];

    /// The code on the command line and in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Ru => "ru",
            Self::Hu => "hu",
        }
    }

    /// The key of the name that its speakers use.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "locale-en",
            Self::Fr => "locale-fr",
            Self::Ru => "locale-ru",
            Self::Hu => "locale-hu",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }

    /// The system's language, else English.
    pub(crate) fn of_system() -> Self {
        let known = |locale: String| {
            let locale: LanguageIdentifier = locale.parse().ok()?;
            Self::from_id(locale.language.as_str())
        };
        sys_locale::get_locales().find_map(known).unwrap_or_default()
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.id().parse().expect("the codes are valid")
    }
}
