//! Where the texts come from: the files in `locales/`, which are part of the program, and folders of one's own, with
//! which a translator can work without compiling.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use fluent::FluentResource;
use fluent::concurrent::FluentBundle;

use super::Lang;
use crate::storage::MOST_BYTES;

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
    /// What is wrong there.
    pub why: TextsFault,
}

/// Why a file of texts is not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextsFault {
    /// It cannot be read.
    Broken,
    /// A text has more than [`MOST_BRACKETS`].
    Brackets,
    /// More than [`MOST_BYTES`].
    Large,
}

/// The most brackets that one text may open. Whoever reads and whoever fills in a text goes one step deeper at each.
pub const MOST_BRACKETS: usize = 250;

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
                Err((line, why)) => faults.push(LocaleFault { file, line, why }),
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
fn read(file: &Path) -> Result<FluentResource, (usize, TextsFault)> {
    let bytes = contents(file).map_err(|_| (1, TextsFault::Broken))?;
    let line = |end: usize| bytes[..end].split(|byte| *byte == b'\n').count();
    if bytes.len() > MOST_BYTES {
        return Err((line(MOST_BYTES), TextsFault::Large));
    }
    let text = str::from_utf8(&bytes).map_err(|error| (line(error.valid_up_to()), TextsFault::Broken))?;
    if let Some(line) = too_many_brackets(text) {
        return Err((line, TextsFault::Brackets));
    }
    FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
        let first = errors.iter().map(|error| error.pos.start).min().unwrap_or(0);
        // What never ends is noticed behind the last line.
        (line(first.min(text.trim_end().len())), TextsFault::Broken)
    })
}

/// What lies in a plain file, up to one byte more than is allowed.
fn contents(file: &Path) -> io::Result<Vec<u8>> {
    // A pipe would be waited for.
    if !fs::metadata(file)?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    File::open(file)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The line in which a text opens one bracket too many. The parser calls itself for each that it finds open; counting all
/// of them, closed or not, is more than it can ever have open, whatever is wrong in the file. Where a text begins it has
/// none open: at an identifier and `=` at the start of a line it has stopped or stops.
fn too_many_brackets(text: &str) -> Option<usize> {
    let mut open = 0;
    for (line, text) in (1..).zip(text.split('\n')) {
        if begins_text(text) {
            open = 0;
        }
        open += text.bytes().filter(|byte| matches!(byte, b'{' | b'(')).count();
        if open > MOST_BRACKETS {
            return Some(line);
        }
    }
    None
}

/// Whether a line is the first of a text: `name =` or `-name =`.
fn begins_text(line: &str) -> bool {
    let name = line.strip_prefix('-').unwrap_or(line);
    let rest = name.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && rest.trim_start_matches(' ').starts_with('=')
}
