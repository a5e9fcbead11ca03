//! The texts of Norenberc.

use super::Lang;
use super::files::{HasLocales, files};
use crate::norenberc::Norenberc;

macro_rules! own_files {
    ($lang:literal) => {
        files!(concat!($lang, "/norenberc"); "about" "advise" "ask" "board" "book" "cards" "cli" "companion" "deeper" "effect"
            "event" "favorites" "gallery" "game" "home" "houses" "input" "moves" "norenberc" "overview" "past" "play" "referee" "refusal"
            "replay" "result" "rules" "score" "settings" "step" "summary" "table" "tiles" "told" "widget" "window")
    };
}

impl HasLocales for Norenberc {
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
        ("home-for-norenberc", "home-for"),
        ("past-depth-round", "past-depth-chapter"),
        ("play-purse-open", "play-secrets-open"),
        ("play-purse-close", "play-secrets-close"),
        ("replay-round", "replay-chapter"),
        ("result-game", "game-name"),
        ("table-game", "game-name"),
        ("table-log-round", "table-log-chapter"),
    ];
}
