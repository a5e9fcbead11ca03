//! What undo takes back and redo brings back.

use super::{Describe, Worded};
use crate::companion::{ActKind, ActName};
use crate::i18n::Texts;

/// How somebody's act is spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acted {
    /// A thing that was changed: `number of Brewer 4`.
    Thing,
    /// A whole sentence, or the words of a button: they are quoted.
    Said,
    /// A line that was added to the log later.
    Added,
    /// A line of the log as it was corrected.
    Corrected,
    /// A line that was taken out of the log.
    Removed,
}

/// An act in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    how: Acted,
    what: String,
}

impl Act {
    /// An act that is spoken of like this.
    pub const fn new(how: Acted, what: String) -> Self {
        Self { how, what }
    }

    /// What undo does; nothing where there is no act.
    pub fn undo(act: Option<&Self>, texts: &Texts) -> String {
        Self::step("window-undo", act, texts)
    }

    /// What redo does.
    pub fn redo(act: Option<&Self>, texts: &Texts) -> String {
        Self::step("window-redo", act, texts)
    }

    fn step(key: &str, act: Option<&Self>, texts: &Texts) -> String {
        let how = match act.map(|act| act.how) {
            None => "nothing",
            Some(Acted::Thing) => "thing",
            Some(Acted::Said) => "said",
            Some(Acted::Added) => "added",
            Some(Acted::Corrected) => "corrected",
            Some(Acted::Removed) => "removed",
        };
        let what = act.map_or("", |act| &act.what);
        texts.with(key, [("how", how.into()), ("what", what.into())])
    }
}

impl Describe<'_> {
    /// What undo would take back or redo bring back at a table.
    pub fn act<E: Worded>(&self, act: &ActName<E>) -> Act {
        let how = match act.kind {
            ActKind::Enter | ActKind::Override => Acted::Said,
            ActKind::Insert => Acted::Added,
            ActKind::Amend => Acted::Corrected,
            ActKind::Remove => Acted::Removed,
        };
        Act::new(how, act.entry.as_ref().map_or_else(String::new, |entry| self.say(entry)))
    }
}
