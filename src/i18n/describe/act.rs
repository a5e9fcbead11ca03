//! The acts of undo and redo in words.

use super::{Describe, ToText};
use crate::companion::{ActKind, ActName};
use crate::i18n::Texts;

/// How an act is named; the last three are lines of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acted {
    /// A thing that was changed: `number of Brewer 4`.
    Thing,
    /// A whole sentence, or the text of a button: they are quoted.
    Sentence,
    Added,
    Corrected,
    Removed,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActText {
    how: Acted,
    what: String,
}

impl ActText {
    pub const fn new(how: Acted, what: String) -> Self {
        Self { how, what }
    }

    pub fn undo(act: Option<&Self>, texts: &Texts) -> String {
        Self::step("window-undo", act, texts)
    }

    pub fn redo(act: Option<&Self>, texts: &Texts) -> String {
        Self::step("window-redo", act, texts)
    }

    fn step(key: &str, act: Option<&Self>, texts: &Texts) -> String {
        let how = match act.map(|act| act.how) {
            None => "nothing",
            Some(Acted::Thing) => "thing",
            Some(Acted::Sentence) => "said",
            Some(Acted::Added) => "added",
            Some(Acted::Corrected) => "corrected",
            Some(Acted::Removed) => "removed",
        };
        let what = act.map_or("", |act| &act.what);
        texts.with(key, [("how", how.into()), ("what", what.into())])
    }
}

impl Describe<'_> {
    pub fn act<E: ToText>(&self, act: &ActName<E>) -> ActText {
        let how = match act.kind {
            ActKind::Enter | ActKind::Override => Acted::Sentence,
            ActKind::Insert => Acted::Added,
            ActKind::Amend => Acted::Corrected,
            ActKind::Remove => Acted::Removed,
        };
        ActText::new(how, act.entry.as_ref().map_or_else(String::new, |entry| self.say(entry)))
    }
}
