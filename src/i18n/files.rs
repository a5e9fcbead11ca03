//! Where the texts come from: the files in `locales/`, which are part of the program, and folders of one's own, with
//! which a translator can work without compiling.

use std::fs;
use std::path::{Path, PathBuf};

use fluent::FluentResource;
use fluent::concurrent::FluentBundle;

use super::Lang;

pub(super) type Bundle = FluentBundle<FluentResource>;

/// The files of one language, the same in all.
macro_rules! files {
    ($lang:literal: $($name:literal)+) => {
        &[$(include_str!(concat!("../../locales/", $lang, "/", $name, ".ftl"))),+]
    };
}

macro_rules! all_files {
    ($lang:literal) => {
        files!($lang: "about" "advise" "ask" "book" "cli" "companion" "deeper" "effect" "event" "favorites"
            "files" "gallery" "home" "houses" "input" "locale" "moves" "norenberc" "overview" "past" "play" "referee"
            "refusal" "replay" "result"
            "rules" "score" "settings" "simulate" "startup" "step" "summary" "table" "tiles" "widget"
            "window")
    };
}

const fn embedded(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => all_files!("en"),
        Lang::Fr => all_files!("fr"),
        Lang::Ru => all_files!("ru"),
        Lang::Hu => all_files!("hu"),
    }
}

/// A file of one's own that is not used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocaleFault {
    /// Its path.
    pub file: PathBuf,
    /// The first line that cannot be read, from 1 on.
    pub line: usize,
}

/// The texts of a language, with those in `DIR/LANG/*.ftl` instead of the built-in ones with the same keys.
pub(super) fn load(lang: Lang, folders: &[PathBuf]) -> (Bundle, Vec<LocaleFault>) {
    let mut bundle = Bundle::new_concurrent(vec![lang.identifier()]);
    // All four languages run left to right, and marks would end up in copied text.
    bundle.set_use_isolating(false);
    for file in embedded(lang) {
        let resource = FluentResource::try_new((*file).to_owned()).expect("a test reads the files");
        bundle.add_resource(resource).expect("a test knows every message once");
    }
    let mut faults = Vec::new();
    for folder in folders {
        for file in own_files(&folder.join(lang.id())) {
            match read(&file) {
                Ok(resource) => bundle.add_resource_overriding(resource),
                Err(line) => faults.push(LocaleFault { file, line }),
            }
        }
    }
    (bundle, faults)
}

fn own_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ftl"))
        .collect();
    files.sort();
    files
}

/// Reads a file whole or not at all.
fn read(file: &Path) -> Result<FluentResource, usize> {
    let text = fs::read_to_string(file).map_err(|_| 1_usize)?;
    FluentResource::try_new(text).map_err(|(resource, errors)| {
        let source = resource.source();
        let first = errors.iter().map(|error| error.pos.start).min().unwrap_or(0);
        // What never ends is noticed behind the last line.
        let first = first.min(source.trim_end().len());
        source.bytes().take(first).filter(|byte| *byte == b'\n').count() + 1
    })
}
