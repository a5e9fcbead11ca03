//! The sources of texts: the files in `locales/`, which are part of the program, and folders of one's own, with which a
//! translator can work without compiling.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use fluent::concurrent::FluentBundle;
use fluent::{FluentResource, FluentValue};

use super::{Lang, MINUS};
use crate::game::Title;
use crate::storage::MOST_BYTES;
use crate::titles::{TitleId, for_title};

pub(super) type Bundle = FluentBundle<FluentResource>;

macro_rules! files {
    ($folder:expr; $($name:literal)+) => {
        &[$(include_str!(concat!("../../locales/", $folder, "/", $name, ".ftl"))),+]
    };
}

pub(super) use files;

/// The files of one language that all titles share, the same in all languages.
macro_rules! shared_files {
    ($lang:literal) => {
        files!($lang; "about" "advise" "ask" "book" "cli" "companion" "desktop" "files" "gallery" "home" "input" "locale" "past"
            "play" "replay" "result" "score" "settings" "simulate" "startup" "table" "widget" "window")
    };
}

const fn shared(lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => shared_files!("en"),
        Lang::Fr => shared_files!("fr"),
        Lang::Ru => shared_files!("ru"),
        Lang::Hu => shared_files!("hu"),
    }
}

/// A title with texts of its own.
pub trait HasLocales: Title {
    /// The contents of the title's files in a language, the same files in all languages.
    fn texts(lang: Lang) -> &'static [&'static str];

    /// Old and new names of renamed messages: texts of one's own may have the old ones.
    const RENAMED: &'static [(&'static str, &'static str)] = &[];
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub struct LocaleError {
    pub file: PathBuf,
    /// The first line that cannot be read, from 1 on.
    pub line: usize,
    pub why: TextsError,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum TextsError {
    Broken,
    /// A text has more than `MOST_BRACKETS`.
    Brackets,
    /// More than `MOST_BYTES`.
    Large,
}

/// Most brackets that one text may open. Reading and formatting a text both go one call deeper at each.
pub(crate) const MOST_BRACKETS: usize = 250;

/// Writes a number below zero with a minus, not a hyphen.
fn with_minus<M>(value: &FluentValue, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    (number.value < 0.0).then(|| number.as_string().replacen('-', MINUS, 1))
}

fn empty(lang: Lang) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![lang.identifier()]);
    // All four languages run left to right, and marks would end up in copied text.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(with_minus));
    bundle
}

fn built_in(bundle: &mut Bundle, files: &[&str]) {
    for file in files {
        let resource = FluentResource::try_new((*file).to_owned()).expect("a test reads the files");
        bundle.add_resource_overriding(resource);
    }
}

/// The built-in texts of a language for a title that may be in no list.
pub(super) fn load_alone<T: HasLocales>(lang: Lang) -> Bundle {
    let mut bundle = empty(lang);
    built_in(&mut bundle, shared(lang));
    built_in(&mut bundle, T::texts(lang));
    bundle
}

/// The texts of a language for a title. Those in `DIR/LANG/*.ftl` and `DIR/LANG/TITLE/*.ftl` replace built-in ones of the
/// same name.
pub(super) fn load(lang: Lang, title: TitleId, folders: &[PathBuf]) -> (Bundle, Vec<LocaleError>) {
    let (own, renamed) = for_title!(title, T => (T::texts(lang), T::RENAMED));
    let mut bundle = empty(lang);
    let mut errors = Vec::new();
    let mut theirs = |bundle: &mut Bundle, title: Option<TitleId>| {
        for folder in folders.iter().map(|folder| folder.join(lang.id())) {
            let folder = title.map_or_else(|| folder.clone(), |title| folder.join(title.id()));
            for file in own_files(&folder) {
                match read(&file, renamed) {
                    Ok(resource) => bundle.add_resource_overriding(resource),
                    Err((line, why)) => errors.push(LocaleError { file, line, why }),
                }
            }
        }
    };
    built_in(&mut bundle, shared(lang));
    if title == TitleId::DEFAULT {
        // Before there were several titles, the texts of this one lay among the others.
        built_in(&mut bundle, own);
        theirs(&mut bundle, None);
    } else {
        theirs(&mut bundle, None);
        built_in(&mut bundle, own);
    }
    theirs(&mut bundle, Some(title));
    (bundle, errors)
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

fn read(file: &Path, renamed: &[(&str, &str)]) -> Result<FluentResource, (usize, TextsError)> {
    let bytes = contents(file).map_err(|_| (1, TextsError::Broken))?;
    let line = |end: usize| bytes[..end].split(|byte| *byte == b'\n').count();
    if bytes.len() > MOST_BYTES {
        return Err((line(MOST_BYTES), TextsError::Large));
    }
    let text = str::from_utf8(&bytes).map_err(|error| (line(error.valid_up_to()), TextsError::Broken))?;
    if let Some(line) = too_many_brackets(text) {
        return Err((line, TextsError::Brackets));
    }
    FluentResource::try_new(with_new_names(text, renamed)).map_err(|(_, errors)| {
        let first = errors.iter().map(|error| error.pos.start).min().unwrap_or(0);
        // An unclosed text is noticed behind the last line.
        (line(first.min(text.trim_end().len())), TextsError::Broken)
    })
}

fn with_new_names(text: &str, renamed: &[(&str, &str)]) -> String {
    let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
    let mut rest = text;
    let mut new = String::with_capacity(text.len());
    while let Some(start) = rest.find(is_part) {
        let end = rest[start..].find(|c| !is_part(c)).map_or(rest.len(), |length| start + length);
        let word = &rest[start..end];
        new.push_str(&rest[..start]);
        new.push_str(renamed.iter().find(|(old, _)| *old == word).map_or(word, |(_, now)| now));
        rest = &rest[end..];
    }
    new + rest
}

/// The content of a plain file, up to one byte more than is allowed.
fn contents(file: &Path) -> io::Result<Vec<u8>> {
    // Reading a pipe would block.
    if !fs::metadata(file)?.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let mut bytes = Vec::new();
    File::open(file)?.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The line in which a text opens one bracket too many. The parser calls itself for each that it finds open; counting all of
/// them, closed or not, is more than it can ever have open, whatever is wrong in the file. At the beginning of a text none is
/// open: at an identifier and `=` at the start of a line the parser has stopped or stops.
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

/// True for the first line of a text: `name =` or `-name =`.
fn begins_text(line: &str) -> bool {
    let name = line.strip_prefix('-').unwrap_or(line);
    let rest = name.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'));
    name.starts_with(|c: char| c.is_ascii_alphabetic()) && rest.trim_start_matches(' ').starts_with('=')
}
