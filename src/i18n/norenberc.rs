//! The texts of Norenberc.

use super::Lang;
use super::files::{Texted, files};
use crate::norenberc::Norenberc;

macro_rules! own_files {
    ($lang:literal) => {
        files!(concat!($lang, "/norenberc"); "deeper" "effect" "event" "favorites" "houses" "input" "moves" "norenberc"
            "overview" "referee" "refusal" "replay" "rules" "score" "step" "summary" "tiles")
    };
}

impl Texted for Norenberc {
    fn texts(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => own_files!("en"),
            Lang::Fr => own_files!("fr"),
            Lang::Ru => own_files!("ru"),
            Lang::Hu => own_files!("hu"),
        }
    }

    const RENAMED: &'static [(&'static str, &'static str)] = &[
        ("input-found-guild-count", "input-found-count-of"),
        ("norenberc-list-two", "locale-list-two"),
        ("norenberc-list-more", "locale-list-more"),
        ("norenberc-list-comma", "locale-list-comma"),
    ];
}
