//! The texts of Architects of the West Kingdom.

use super::Lang;
use super::files::{Texted, files};
use crate::architects::Architects;

macro_rules! own_files {
    ($lang:literal) => {
        files!(concat!($lang, "/architects"); "about" "architects" "ask" "book" "cli" "game" "home" "overview" "refusal"
            "replay" "reset" "rules" "score" "settings" "step" "summary")
    };
}

impl Texted for Architects {
    fn texts(lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => own_files!("en"),
            Lang::Fr => own_files!("fr"),
            Lang::Ru => own_files!("ru"),
            Lang::Hu => own_files!("hu"),
        }
    }

    const RENAMED: &'static [(&'static str, &'static str)] = &[];
}
