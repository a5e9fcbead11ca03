//! A real table of any title in words: how much is tracked, and the state of its files.

mod entry_error;
mod saved;

pub use saved::{notice, table_fault};

use crate::companion::Tracking;
use crate::i18n::{Arg, Texts};

pub fn depth(texts: &Texts, depth: Tracking) -> String {
    texts.with("companion-depth", [depth_arg(depth)])
}

pub fn depth_about(texts: &Texts, depth: Tracking) -> String {
    texts.with("companion-depth-about", [depth_arg(depth)])
}

pub(in crate::i18n::describe) fn depth_arg(depth: Tracking) -> Arg<'static> {
    let id = match depth {
        Tracking::FinalScore => "final-score",
        Tracking::Helper => "round-helper",
        Tracking::Referee => "referee",
    };
    ("depth", id.into())
}
