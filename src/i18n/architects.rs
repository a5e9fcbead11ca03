//! The texts of Architects of the West Kingdom.

use super::Lang;
use super::files::{HasLocales, files};
use crate::architects::Architects;

macro_rules! own_files {
    ($lang:literal) => {
        files!(concat!($lang, "/architects"); "about" "architects" "ask" "book" "card" "cards" "cli" "companion"
            "copy" "effect" "event" "gallery" "game" "home" "overview" "past" "play" "refusal" "replay" "reset"
            "result" "rules" "score" "settings" "step" "summary" "table" "town" "window")
    };
}

impl HasLocales for Architects {
    fn texts(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => own_files!("en"),
            Lang::Fr => own_files!("fr"),
            Lang::Ru => own_files!("ru"),
            Lang::Hu => own_files!("hu"),
        }
    }
}
