//! The names of things in the four editions, side by side.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::words::plain;
use crate::i18n::Lang;

const IDEAS: &str = include_str!("../../assets/search/ideas.toml");

/// One thing and its names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlossaryEntry {
    /// The group, such as `guild` or `townsman`.
    pub group: String,
    /// The id of the thing.
    pub id: String,
    names: BTreeMap<Lang, String>,
    /// As the English rulebook spells it, where the program spells it differently.
    printed: Option<String>,
    /// The languages in which no name was published, so that it is ours.
    ours: Vec<Lang>,
}

impl GlossaryEntry {
    /// Whether the name in a language is ours because none was published.
    pub(crate) fn is_ours(&self, lang: Lang) -> bool {
        self.ours.contains(&lang)
    }

    /// Its name in a language.
    pub fn name(&self, lang: Lang) -> &str {
        &self.names[&lang]
    }

    /// Everything it is called in a language.
    pub(super) fn names(&self, lang: Lang) -> impl Iterator<Item = &str> {
        let printed = self.printed.as_deref().filter(|_| lang == Lang::En);
        [self.name(lang)].into_iter().chain(printed)
    }

    /// Whether a name in any language contains these small letters, with or without their accents.
    pub fn contains(&self, wanted: &str) -> bool {
        let names = Lang::ALL.into_iter().flat_map(|lang| self.names(lang));
        let (wanted, bare) = (wanted.replace('\'', "’"), plain(wanted));
        names
            .into_iter()
            .map(|name| name.to_lowercase().replace('\'', "’"))
            .any(|name| name.contains(&wanted) || bare == wanted && plain(&name).contains(&bare))
    }
}

#[derive(Deserialize)]
struct Names {
    en: String,
    fr: String,
    ru: String,
    hu: String,
    printed: Option<String>,
    /// By language where the name is from; `unofficial` is ours.
    #[serde(default)]
    source: BTreeMap<String, String>,
}

/// What questions turn on besides things: how many, when, again. Each has several names in a language, with commas.
pub(super) fn ideas() -> Vec<GlossaryEntry> {
    read(IDEAS)
}

pub(super) fn read(file: &str) -> Vec<GlossaryEntry> {
    let groups: BTreeMap<String, BTreeMap<String, Names>> =
        toml::from_str(file).expect("a test reads both files");
    let entries = groups.into_iter().flat_map(|(group, things)| {
        things.into_iter().map(move |(id, Names { en, fr, ru, hu, printed, source })| GlossaryEntry {
            group: group.clone(),
            id,
            names: [(Lang::En, en), (Lang::Fr, fr), (Lang::Ru, ru), (Lang::Hu, hu)].into_iter().collect(),
            printed,
            ours: Lang::ALL
                .into_iter()
                .filter(|lang| source.get(lang.id()).is_some_and(|source| source == "unofficial"))
                .collect(),
        })
    });
    entries.collect()
}
