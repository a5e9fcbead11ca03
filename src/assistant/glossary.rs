//! The names of things in the four editions, side by side.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::words::plain;
use crate::i18n::Lang;

const IDEAS: &str = include_str!("../../assets/search/ideas.toml");

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GlossaryEntry {
    pub group: String,
    pub id: String,
    names: BTreeMap<Lang, String>,
    /// The spelling of the English rulebook, where the program's differs.
    printed: Option<String>,
    /// Languages in which no name was published, so that the name is ours.
    ours: Vec<Lang>,
}

impl GlossaryEntry {
    pub(crate) fn is_ours(&self, lang: Lang) -> bool {
        self.ours.contains(&lang)
    }

    pub fn name(&self, lang: Lang) -> &str {
        &self.names[&lang]
    }

    pub(super) fn names(&self, lang: Lang) -> impl Iterator<Item = &str> {
        let printed = self.printed.as_deref().filter(|_| lang == Lang::En);
        [self.name(lang)].into_iter().chain(printed)
    }

    /// True if a name in any language contains `wanted`, which is in lower case, with or without accents.
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
    /// Source of the name by language; `unofficial` is ours.
    #[serde(default)]
    source: BTreeMap<String, String>,
}

/// Ideas that questions are about besides things: how many, when, again. Commas separate the names of an idea in a language.
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
