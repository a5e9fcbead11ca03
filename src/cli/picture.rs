//! `guildhall picture`: the result of a finished game as a picture to share. The only command that uses the window's
//! drawing, which needs no display.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::ErrorKind;
use std::path::Path;

use clap::ArgMatches;
use serde::Serialize;

use super::command;
use super::file::Source;
use super::norenberc::asked_box;
use super::out::asked_out;
use super::output::{Failure, Format, Output};
use crate::companion::Person;
use crate::i18n::{Lang, Texts, describe};
use crate::storage::norenberc::{ScoreSheet, Warning};
use crate::storage::replace_file;
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
    let out = asked_out(texts, matches, command::OUT)?.expect("clap demands it");
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
        default: None,
    };
    let people: Vec<_> = sheet.names.iter().map(person).collect();
    let holdings: Vec<_> = sheet.sheets.iter().map(Holding::all).collect();
    let score = sheet.score();
    let picture =
        ResultPicture { people: &people, score: &score, holdings: &holdings, texts: &all, begun: None }
            .draw();
    let asked: &OsString = matches.get_one(command::OUT).expect("clap demands it");
    let asked = Path::new(asked);
    let name = asked.display().to_string();
    write(&out, &name, &crate::ui::picture::png(&picture))?;
    let (width, height) = picture.dimensions();
    Ok(match format {
        Format::Json => Output::json(&Report { picture: name, width, height, warnings: sheet.warnings }),
        Format::Text => {
            let args = [
                ("file", describe::quote_path(asked).into()),
                ("width", width.into()),
                ("height", height.into()),
            ];
            let mut text = texts.with("cli-picture-done", args);
            for warning in &sheet.warnings {
                let _ = write!(text, "\n{}", describe::norenberc::warning(texts, warning));
            }
            Output::text(text)
        }
    })
}

/// Replaces the file whole or not at all.
fn write(path: &Path, name: &str, bytes: &[u8]) -> Result<(), Failure> {
    replace_file(path, bytes).map_err(|error| {
        let file = name.to_owned();
        if error.kind() == ErrorKind::StorageFull {
            Failure::Write { file, error }
        } else {
            Failure::Create { file, error }
        }
    })
}
