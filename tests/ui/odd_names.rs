//! Names as people have them, and as nobody does: as long as a name may be, written from right to left, made of pictures.
//! Every game of the data folders that earlier versions wrote is shown with them, wherever names stand.

use std::fs;
use std::path::{Path, PathBuf};

use egui::vec2;
use egui_kittest::kittest::Queryable as _;
use guildhall::i18n::{Lang, Texts};
use guildhall::storage::journal::JournalLine;
use guildhall::titles::TitleId;
use guildhall::ui::Route;

use crate::layout::errors;
use crate::support::{Begin, Folder, Window};

/// As many as sit at one table; each has at most 24 characters.
const NAMES: [&str; 5] = [
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "שלום עולם אברהם בן־יוסף",
    "👩‍👩‍👧‍👦🎲🧙🏽‍♀️🇭🇺👩‍🚀🏴‍☠️",
    "\u{202e}Мария-Александра أحمد",
    "Z̸̢͓̫͠a̵l̷g̴o\u{301}\u{302}\u{303}",
];

fn games() -> Vec<PathBuf> {
    let inside = |folder: &Path| {
        let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        paths
    };
    let versions = inside(Path::new("tests/data/corpus"));
    let folders = versions.iter().flat_map(|version| inside(version)).filter(|path| path.is_dir());
    let games = folders.flat_map(|folder| inside(&folder.join("games")));
    games.filter(|path| path.is_file()).collect()
}

/// A folder with one game, whose people have other names.
fn renamed(game: &Path) -> Option<Folder> {
    let text = fs::read_to_string(game).unwrap();
    let mut lines: Vec<_> = text.lines().map(|line| JournalLine::read(line.as_bytes()).unwrap()).collect();
    let people = lines[0].body["people"].as_array_mut().filter(|people| people.len() <= NAMES.len())?;
    for (person, name) in people.iter_mut().zip(NAMES) {
        person["name"] = name.into();
    }
    let folder = Folder::new();
    fs::create_dir_all(folder.path().join("games")).unwrap();
    let name = game.file_stem().unwrap().to_str().unwrap();
    folder.write(&format!("games/{name}.jsonl"), &lines.iter().map(JournalLine::write).collect::<String>());
    folder.write("settings.toml", &format!("animation = false\ntable = \"{name}\"\n"));
    Some(folder)
}

/// The ways to the parts of a table, of any title.
const PARTS: [&str; 7] = [
    "table-part-score",
    "table-part-table",
    "table-part-sheets",
    "table-part-log",
    "table-part-depth",
    "table-part-now",
    "table-part-end",
];

#[test]
fn names_of_any_kind_break_no_screen() {
    let (mut screens, mut replays, mut all) = (0, 0, Vec::new());
    let sizes = [(800.0, 600.0), (1280.0, 740.0)];
    for (index, game) in games().iter().enumerate() {
        let lang = Lang::ALL[index % Lang::ALL.len()];
        let texts = Texts::new(lang);
        let (width, height) = sizes[index / Lang::ALL.len() % sizes.len()];
        // Each place, and the ways to press there one after the other.
        let places: [(Route, &[&str]); 6] = [
            (Route::Home, &[]),
            (Route::Past, &["past-people"]),
            (Route::Past, &["replay-open"]),
            (Route::Tables, &[]),
            (Route::Play, &[]),
            (Route::Table, &PARTS),
        ];
        for (place, parts) in places {
            let Some(folder) = renamed(game) else { continue };
            let begin = Begin {
                lang: Some(lang),
                place,
                size: vec2(width, height),
                foreign: true,
                ..Begin::default()
            };
            let mut window = Window::open_in(begin, folder);
            let mut look = |window: &Window, what: &str| {
                screens += 1;
                let name = game.display();
                // A name may be shortened where it has no room; what else may be is asked elsewhere.
                let found =
                    errors(&window.harness, &[]).into_iter().filter(|it| !it.starts_with("shortened"));
                all.extend(
                    found.map(|fault| format!("{name}, {lang:?}, {width}, {place:?} {what}: {fault}")),
                );
            };
            look(&window, "");
            let labels = parts.iter().flat_map(|part| TitleId::ALL.map(|title| texts.of(title).known(part)));
            for label in labels.flatten() {
                // The name of a replay's button goes on with the game.
                let named = if place == Route::Past {
                    window.harness.query_all_by_label_contains(&label).next()
                } else {
                    window.harness.query_all_by_label(&label).next()
                };
                let Some(way) = named else { continue };
                way.click_accesskit();
                window.settle();
                look(&window, &label);
                replays += u32::from(window.harness.state().place() == Route::Replay);
            }
        }
    }
    assert!(screens > 250 && replays > 0, "{screens} screens, {replays} replays");
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(60)].join("\n"));
}
