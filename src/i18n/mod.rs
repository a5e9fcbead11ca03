//! Texts. They live in `locales/` and nowhere else; this module finds the right one and fills in the numbers, and
//! [`describe`] turns the values of the engine into sentences.
//!
//! ```
//! use guildhall::i18n::{Lang, Texts};
//! let texts = Texts::new(Lang::En);
//! assert_eq!(texts.with("event-pass", [("name", "Ana".into())]), "Ana passes.");
//! ```

pub mod describe;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The languages of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Russian.
    Ru,
    /// Hungarian.
    Hu,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::En, Self::Fr, Self::Ru, Self::Hu];

    /// The code on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
            Self::Ru => "ru",
            Self::Hu => "hu",
        }
    }

    /// Finds one by its code.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.id() == id)
    }

    /// The system's language, else English.
    pub fn of_system() -> Self {
        let known = |locale: String| {
            let locale: LanguageIdentifier = locale.parse().ok()?;
            Self::from_id(locale.language.as_str())
        };
        sys_locale::get_locales().find_map(known).unwrap_or_default()
    }
}

const ENGLISH: &[&str] = &[
    include_str!("../../locales/en/cli.ftl"),
    include_str!("../../locales/en/effect.ftl"),
    include_str!("../../locales/en/event.ftl"),
    include_str!("../../locales/en/favorites.ftl"),
    include_str!("../../locales/en/input.ftl"),
    include_str!("../../locales/en/norenberc.ftl"),
    include_str!("../../locales/en/refusal.ftl"),
    include_str!("../../locales/en/replay.ftl"),
    include_str!("../../locales/en/score.ftl"),
    include_str!("../../locales/en/simulate.ftl"),
    include_str!("../../locales/en/step.ftl"),
];

/// The texts of one language.
pub struct Texts {
    bundle: FluentBundle<FluentResource>,
}

/// What fills a place in a text.
pub type Arg<'a> = (&'static str, FluentValue<'a>);

impl Texts {
    /// The texts of a language. Languages without texts of their own yet speak English.
    ///
    /// # Panics
    /// Never: the texts are part of the program and a test reads them.
    pub fn new(_: Lang) -> Self {
        let id: LanguageIdentifier = "en".parse().expect("a valid language");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // All four languages run left to right, and marks would end up in copied text.
        bundle.set_use_isolating(false);
        for file in ENGLISH {
            let resource = FluentResource::try_new((*file).to_owned()).expect("a valid text file");
            bundle.add_resource(resource).expect("every message once");
        }
        Self { bundle }
    }

    /// A text with nothing to fill in.
    pub fn get(&self, key: &str) -> String {
        self.with(key, [])
    }

    /// A text with its places filled in. A text that does not exist shows as its key.
    pub fn with<'a>(&self, key: &str, args: impl IntoIterator<Item = Arg<'a>>) -> String {
        let mut filled = FluentArgs::new();
        for (name, value) in args {
            filled.set(name, value);
        }
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&filled), &mut errors);
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        text.into_owned()
    }

    /// Several things as the language lists them.
    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first, last] => self
                .with("norenberc-list-two", [("first", first.clone().into()), ("last", last.clone().into())]),
            [rest @ .., last] => {
                let rest = rest.join(&self.get("norenberc-list-comma")).into();
                self.with("norenberc-list-more", [("rest", rest), ("last", last.clone().into())])
            }
        }
    }
}
