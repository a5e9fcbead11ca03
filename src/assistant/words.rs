//! Words for the search: in lower case, without accents, without endings.

use rust_stemmers::{Algorithm, Stemmer};

use crate::i18n::Lang;

pub(super) fn as_written(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// The words of a text in lower case.
pub(super) fn words(text: &str) -> impl Iterator<Item = String> {
    as_written(text).map(str::to_lowercase)
}

/// A word without accents; ё and э are е.
pub(super) fn plain(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for c in word.chars() {
        match c {
            'à' | 'â' | 'ä' | 'á' => plain.push('a'),
            'ç' => plain.push('c'),
            'é' | 'è' | 'ê' | 'ë' => plain.push('e'),
            'î' | 'ï' | 'í' => plain.push('i'),
            'ô' | 'ö' | 'ó' | 'ő' => plain.push('o'),
            'ù' | 'û' | 'ü' | 'ú' | 'ű' => plain.push('u'),
            'ÿ' => plain.push('y'),
            'œ' => plain.push_str("oe"),
            'æ' => plain.push_str("ae"),
            'ё' | 'э' => plain.push('е'),
            other => plain.push(other),
        }
    }
    plain
}

const SHORTEST: usize = 3;

pub(super) struct Endings {
    pub(super) lang: Lang,
    stemmer: Stemmer,
}

impl Endings {
    pub(super) fn new(lang: Lang) -> Self {
        let algorithm = match lang {
            Lang::En => Algorithm::English,
            Lang::Fr => Algorithm::French,
            Lang::Ru => Algorithm::Russian,
            Lang::Hu => Algorithm::Hungarian,
        };
        Self { lang, stemmer: Stemmer::create(algorithm) }
    }

    /// The forms under which a word is looked up, without repeats. Accents come off after and before the endings, because
    /// people often type none. Hungarian endings come in layers, so they come off twice.
    pub(super) fn forms(&self, word: &str) -> Vec<String> {
        let bare = plain(word);
        let once = self.stemmer.stem(word);
        let mut stems = vec![plain(&once)];
        if bare != word {
            stems.push(self.stemmer.stem(&bare).into_owned());
        }
        if self.lang == Lang::Hu {
            stems.push(plain(&self.stemmer.stem(&once)));
        }
        // Two letters are too few to tell words apart: what would be left of "elad" is "el".
        for stem in stems.iter_mut().filter(|stem| stem.chars().count() < SHORTEST) {
            stem.clone_from(&bare);
        }
        for at in (1..stems.len()).rev() {
            if stems[..at].contains(&stems[at]) {
                stems.remove(at);
            }
        }
        stems
    }
}
