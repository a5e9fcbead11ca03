//! `guildhall picture`: the result of a finished game as a picture to share. The only command that uses the window's
//! drawing, which needs no display.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::ErrorKind;
use std::path::Path;

use clap::ArgMatches;
use serde::Serialize;

use super::command;
use super::file::{Source, asked_box};
use super::output::{Failure, Format, Output};
use crate::companion::Person;
use crate::i18n::{Lang, Texts, describe};
use crate::storage::{ScoreSheet, Warning, replace_file};
use crate::ui::picture::ResultPicture;
use crate::ui::screens::score::Holding;

#[derive(Serialize)]
struct Report {
    picture: String,
    width: u32,
    height: u32,
    warnings: Vec<Warning>,
}

pub(super) fn run(
    texts: &Texts,
    second: impl Fn(Lang) -> Texts,
    format: Format,
    matches: &ArgMatches,
) -> Result<Output, Failure> {
    let tiles = asked_box(matches)?;
    let (file, bytes) = Source::open(matches)?.bytes()?;
    let sheet = ScoreSheet::read(&bytes, &tiles).map_err(|error| Failure::Input { file, error })?;
    let asked = matches.get_one::<String>(command::SECOND_LANG).and_then(|id| Lang::from_id(id));
    let second = asked.filter(|lang| *lang != texts.lang()).map(second);
    let all: Vec<_> = [Some(texts), second.as_ref()].into_iter().flatten().collect();
    let person = |name: &String| Person {
        name: name.clone(),
        // The sheet does not say, so the seat decides.
        colour: String::new(),
        shape: String::new(),
        language: None,
    };
    let people: Vec<_> = sheet.names.iter().map(person).collect();
    let holdings: Vec<_> = sheet.sheets.iter().map(Holding::all).collect();
    let score = sheet.score();
    let picture = ResultPicture { people: &people, score: &score, holdings: &holdings, texts: &all }.draw();
    let out: &OsString = matches.get_one(command::OUT).expect("clap demands it");
    write(Path::new(out), &crate::ui::picture::png(&picture))?;
    let (width, height) = picture.dimensions();
    let name = Path::new(out).display().to_string();
    Ok(match format {
        Format::Json => Output::json(&Report { picture: name, width, height, warnings: sheet.warnings }),
        Format::Text => {
            let args = [
                ("file", describe::quote_path(Path::new(out)).into()),
                ("width", width.into()),
                ("height", height.into()),
            ];
            let mut text = texts.with("cli-picture-done", args);
            for warning in &sheet.warnings {
                let _ = write!(text, "\n{}", describe::warning(texts, warning));
            }
            Output::text(text)
        }
    })
}

/// Replaces the file whole or not at all.
fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    let name = || path.display().to_string();
    if path.is_dir() {
        return Err(Failure::Create { file: name(), error: ErrorKind::IsADirectory.into() });
    }
    // A bare name lies in the folder where one is.
    let whole = std::path::absolute(path).map_err(|error| Failure::Create { file: name(), error })?;
    replace_file(&whole, bytes).map_err(|error| {
        if error.kind() == ErrorKind::StorageFull {
            Failure::Write { file: name(), error }
        } else {
            Failure::Create { file: name(), error }
        }
    })
}
