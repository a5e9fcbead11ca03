//! `guildhall picture`: the result of a finished game as a picture to share. The only command that uses the window's
//! drawing, which needs no display.

use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::ErrorKind;
use std::path::Path;

use clap::ArgMatches;
use image::RgbaImage;
use serde::Serialize;

use super::command;
use super::file::InputFile;
use super::out::requested_out;
use super::output::{CliError, Format, Output};
use super::title::CliTitle;
use crate::companion::Person;
use crate::i18n::{Lang, Texts, describe};
use crate::storage::{replace_file, title_of};
use crate::titles::{TitleId, with_part};
use crate::ui::picture::ResultPicture;
use crate::ui::screens::title::ResultScreens;

#[derive(Serialize)]
struct PictureReport {
    picture: String,
    width: u32,
    height: u32,
    warnings: serde_json::Value,
}

pub(super) fn run(
    texts: &Texts,
    second: impl Fn(Lang) -> Texts,
    format: Format,
    matches: &ArgMatches,
) -> Result<Output, CliError> {
    let out = requested_out(texts, matches, command::OUT)?.expect("clap demands it");
    let (file, bytes) = InputFile::open(matches)?.bytes()?;
    let title = title_of(&bytes).unwrap_or(TitleId::DEFAULT);
    let requested = matches.get_one::<String>(command::SECOND_LANG).and_then(|id| Lang::from_id(id));
    let second = requested.filter(|lang| *lang != texts.lang()).map(second);
    let all: Vec<_> = [Some(texts), second.as_ref()].into_iter().flatten().map(|it| it.of(title)).collect();
    let drawn = with_part!(table, title, T => draw::<T>(&all, matches, (file.clone(), bytes)));
    let Drawn { picture, warnings, message } =
        drawn.unwrap_or_else(|| Err(CliError::Message { file, text: texts.get("cli-no-picture") }))?;
    let requested: &OsString = matches.get_one(command::OUT).expect("clap demands it");
    let requested = Path::new(requested);
    let name = requested.display().to_string();
    write(&out, &name, &crate::ui::picture::png(&picture))?;
    let (width, height) = picture.dimensions();
    Ok(match format {
        Format::Json => Output::json(&PictureReport { picture: name, width, height, warnings }),
        Format::Text => {
            let args = [
                ("file", describe::quote_path(requested).into()),
                ("width", width.into()),
                ("height", height.into()),
            ];
            let mut text = texts.with("cli-picture-done", args);
            for warning in &message {
                let _ = write!(text, "\n{warning}");
            }
            Output::text(text)
        }
    })
}

pub(super) struct Finished<T: ResultScreens> {
    pub(super) names: Vec<String>,
    pub(super) score: T::Score,
    /// Things shown beside the points, by seat.
    pub(super) holdings: Vec<T::Holdings>,
    /// Oddities of the sheet, as data.
    pub(super) warnings: serde_json::Value,
    /// The same in words.
    pub(super) message: Vec<String>,
}

pub(super) trait CliPicture: CliTitle + ResultScreens {
    /// Reads the sheet of a finished game.
    fn finished(
        texts: &Texts,
        matches: &ArgMatches,
        sheet: (String, Vec<u8>),
    ) -> Result<Finished<Self>, CliError>;
}

struct Drawn {
    picture: RgbaImage,
    warnings: serde_json::Value,
    message: Vec<String>,
}

fn draw<T: CliPicture>(
    texts: &[&Texts],
    matches: &ArgMatches,
    sheet: (String, Vec<u8>),
) -> Result<Drawn, CliError> {
    let Finished { names, score, holdings, warnings, message } = T::finished(texts[0], matches, sheet)?;
    let people: Vec<_> = names.into_iter().map(Person::called).collect();
    let picture =
        ResultPicture::<T> { people: &people, score: &score, holdings: &holdings, texts, begun: None };
    Ok(Drawn { picture: picture.draw(), warnings, message })
}

/// Replaces the file whole or not at all.
fn write(path: &Path, name: &str, bytes: &[u8]) -> Result<(), CliError> {
    replace_file(path, bytes).map_err(|error| {
        let file = name.to_owned();
        if error.kind() == ErrorKind::StorageFull {
            CliError::Write { file, error }
        } else {
            CliError::Create { file, error }
        }
    })
}
