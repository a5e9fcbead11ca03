//! A real table of any title in words: how much is tracked, and the state of its files.

mod entry_error;
mod saved;

pub use saved::{notice, table_error};

use crate::companion::Tracking;
use crate::i18n::{Arg, Texts};

pub fn tracking(texts: &Texts, tracking: Tracking) -> String {
    texts.with("companion-depth", [tracking_arg(tracking)])
}

pub fn tracking_about(texts: &Texts, tracking: Tracking) -> String {
    texts.with("companion-depth-about", [tracking_arg(tracking)])
}

pub(in crate::i18n::describe) fn tracking_arg(tracking: Tracking) -> Arg<'static> {
    let id = match tracking {
        Tracking::FinalScore => "final-score",
        Tracking::Helper => "round-helper",
        Tracking::Referee => "referee",
    };
    ("depth", id.into())
}
