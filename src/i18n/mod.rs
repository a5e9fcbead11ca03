//! Texts. They live in `locales/` and nowhere else; this module finds the right one and fills in the numbers, and
//! [`describe`] turns the values of the engine into sentences.
//!
//! ```
//! use guildhall::i18n::{Lang, Texts};
//! let texts = Texts::new(Lang::En);
//! assert_eq!(texts.with("event-pass", [("name", "Ana".into())]), "Ana passes.");
//! ```

mod architects;
pub mod describe;
mod files;
mod lang;
mod norenberc;
mod pseudo;

pub(crate) use files::MOST_BRACKETS;
pub use files::{HasLocales, LocaleError, TextsError};
pub use lang::Lang;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};

use fluent::{FluentArgs, FluentValue};

use crate::titles::TitleId;
use files::Bundle;

const MINUS: &str = "−";

/// A whole number as it is shown, with a minus below zero.
pub(crate) fn whole(number: i32) -> String {
    number.to_string().replacen('-', MINUS, 1)
}

/// The texts of one language, with English behind them: the shared ones, and those of one title.
pub struct Texts {
    lang: Lang,
    /// `None` for a title that is in no list.
    title: Option<TitleId>,
    folders: Vec<PathBuf>,
    /// The same for other titles, made on first use.
    others: [OnceLock<Box<Self>>; TitleId::ALL.len()],
    own: Bundle,
    /// The built-in texts of the language, if somebody's own come before them.
    built_in: Option<Bundle>,
    english: Option<Bundle>,
    missing: Mutex<BTreeSet<String>>,
}

pub type Arg<'a> = (&'static str, FluentValue<'a>);

/// A chapter of a game as arguments. Texts of one's own from before there were several titles call it a round.
pub fn chapter(chapter: impl Into<FluentValue<'static>>) -> [Arg<'static>; 2] {
    let chapter = chapter.into();
    [("chapter", chapter.clone()), ("round", chapter)]
}

impl Texts {
    pub fn new(lang: Lang) -> Self {
        Self::load(lang, &[]).0
    }

    /// The texts of a language with files of one's own before the built-in ones: `DIR/LANG/*.ftl`, and `DIR/LANG/TITLE/*.ftl`
    /// for those of a title; later folders first. Files that cannot be read are left out and returned.
    pub fn load(lang: Lang, folders: &[PathBuf]) -> (Self, Vec<LocaleError>) {
        Self::load_for(lang, TitleId::DEFAULT, folders)
    }

    fn load_for(lang: Lang, title: TitleId, folders: &[PathBuf]) -> (Self, Vec<LocaleError>) {
        let (own, mut errors) = files::load(lang, title, folders);
        let built_in = (!folders.is_empty()).then(|| files::load(lang, title, &[]).0);
        let english = (lang != Lang::En).then(|| {
            let (english, more) = files::load(Lang::En, title, folders);
            errors.extend(more);
            english
        });
        let folders = folders.to_vec();
        let others = [const { OnceLock::new() }; TitleId::ALL.len()];
        let title = Some(title);
        (Self { lang, title, folders, others, own, built_in, english, missing: Mutex::default() }, errors)
    }

    /// The built-in texts of a title that may be in no list, such as the small one of the tests.
    pub fn unlisted<T: HasLocales>(lang: Lang) -> Self {
        Self {
            lang,
            title: None,
            folders: Vec::new(),
            others: [const { OnceLock::new() }; TitleId::ALL.len()],
            own: files::load_alone::<T>(lang),
            built_in: None,
            english: (lang != Lang::En).then(|| files::load_alone::<T>(Lang::En)),
            missing: Mutex::default(),
        }
    }

    /// The texts for this title.
    pub fn of(&self, title: TitleId) -> &Self {
        if Some(title) == self.title {
            return self;
        }
        // Faults of one's own texts were reported when they were first read.
        self.others[title as usize]
            .get_or_init(|| Box::new(Self::load_for(self.lang, title, &self.folders).0))
    }

    /// English with every letter accented and every text longer: words that stay plain are not from the files, and words that
    /// do not fit are too tight for other languages.
    pub fn pseudo() -> Self {
        let mut texts = Self::new(Lang::En);
        texts.own.set_transform(Some(pseudo::accented));
        for title in TitleId::ALL.into_iter().filter(|&title| Some(title) != texts.title) {
            let mut other = Self::load_for(Lang::En, title, &[]).0;
            other.own.set_transform(Some(pseudo::accented));
            texts.others[title as usize] = Box::new(other).into();
        }
        texts
    }

    pub const fn lang(&self) -> Lang {
        self.lang
    }

    pub fn missing(&self) -> Vec<String> {
        let own = self.missing.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let others = self.others.iter().filter_map(OnceLock::get).flat_map(|texts| texts.missing());
        own.into_iter().chain(others).collect()
    }

    pub fn get(&self, key: &str) -> String {
        self.with(key, [])
    }

    /// A text with its arguments filled in. English is the fallback; an unknown key shows as itself.
    pub fn with<'a>(&self, key: &str, args: impl IntoIterator<Item = Arg<'a>>) -> String {
        self.find(key, None, args).unwrap_or_else(|| key.to_owned())
    }

    pub fn known(&self, key: &str) -> Option<String> {
        self.find(key, None, [])
    }

    /// A part of a text, such as the example of an article.
    pub fn part(&self, key: &str, part: &str) -> Option<String> {
        self.find(key, Some(part), [])
    }

    fn find<'a>(
        &self,
        key: &str,
        part: Option<&str>,
        args: impl IntoIterator<Item = Arg<'a>>,
    ) -> Option<String> {
        let pattern = |bundle: &'_ Bundle| {
            let message = bundle.get_message(key)?;
            match part {
                None => message.value().map(drop),
                Some(part) => message.get_attribute(part).map(drop),
            }
        };
        let bundle = if pattern(&self.own).is_some() {
            &self.own
        } else if let Some(built_in) = self.built_in.as_ref().filter(|it| pattern(it).is_some()) {
            // Somebody's own message lacks this part of the built-in one.
            built_in
        } else {
            let english = self.english.as_ref().filter(|english| pattern(english).is_some())?;
            self.missing.lock().unwrap_or_else(PoisonError::into_inner).insert(key.to_owned());
            english
        };
        let mut filled = FluentArgs::new();
        for (name, value) in args {
            filled.set(name, value);
        }
        let message = bundle.get_message(key)?;
        let pattern = match part {
            None => message.value()?,
            Some(part) => message.get_attribute(part)?.value(),
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&filled), &mut errors);
        // An argument in somebody's own text need not exist; it shows in the text.
        debug_assert!(self.built_in.is_some() || errors.is_empty(), "{key}: {errors:?}");
        Some(text.into_owned())
    }

    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        format!("{number:.decimals$}").replace('.', &self.get("locale-decimal-mark"))
    }

    /// A whole number, with its thousands apart as the language writes them.
    pub fn grouped(&self, number: u64) -> String {
        let digits = number.to_string();
        let between = self.with("locale-thousands", [("digits", digits.len().into())]);
        let mut text = String::new();
        for (place, digit) in digits.char_indices() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                text.push_str(&between);
            }
            text.push(digit);
        }
        text
    }

    pub fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first, last] => {
                let args = [("first", first.clone().into()), ("last", last.clone().into())];
                self.with("locale-list-two", args)
            }
            [rest @ .., last] => {
                let rest = rest.join(&self.get("locale-list-comma")).into();
                self.with("locale-list-more", [("rest", rest), ("last", last.clone().into())])
            }
        }
    }
}
