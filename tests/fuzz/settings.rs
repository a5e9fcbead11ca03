//! Settings: whatever lies in the file, what is written afterwards is read back, and keys of other versions are in it.

use std::fs;
use std::path::Path;

use guildhall::i18n::describe;
use guildhall::storage::{Settings, SettingsError, ZOOM};
use toml::Table;

use crate::input::all_texts;
use crate::run::{OUT, Target};
use crate::seeds;
use crate::tree::Forest;

/// What this version knows.
const KEYS: [&str; 12] = [
    "language",
    "theme",
    "zoom",
    "animation",
    "estimate",
    "bot-speed",
    "marks",
    "window",
    "place",
    "location",
    "title",
    "table",
];

fn check(bytes: &[u8], folder: &Path) -> bool {
    let path = folder.join("settings.toml");
    fs::write(&path, bytes).unwrap();
    let (settings, errors) = Settings::read(&path);
    assert_eq!(fs::read(&path).unwrap(), bytes, "reading changes nothing");
    for texts in all_texts() {
        assert!(errors.iter().all(|error| !describe::settings_error(texts, error).is_empty()));
    }
    assert!(ZOOM.contains(&settings.zoom));
    if let Some(window) = settings.window {
        assert!(
            [window.width, window.height].iter().all(|side| (1.0..32_768.0).contains(side)),
            "{window:?}"
        );
    }
    let table: Option<Table> = str::from_utf8(bytes).ok().and_then(|text| text.parse().ok());
    let Some(table) = table else {
        assert_eq!((settings, errors), (Settings::default(), vec![SettingsError::Broken]));
        let (_, errors) = Settings::read_to_write(&path);
        let [SettingsError::InQuarantine(kept)] = &errors[..] else { panic!("{errors:?}") };
        assert_eq!(fs::read(kept).unwrap(), bytes, "it is kept as it was");
        fs::remove_file(kept).unwrap();
        return false;
    };
    let text = settings.text();
    let written: Table = text.parse().unwrap_or_else(|error| panic!("{error}\n{text}"));
    let strange = |table: &Table| -> Vec<(String, String)> {
        let others = table.iter().filter(|(key, _)| !KEYS.contains(&key.as_str()));
        others.map(|(key, value)| (key.clone(), value.to_string())).collect()
    };
    assert_eq!(strange(&written), strange(&table), "keys of other versions stay");
    // What was said to be wrong has its default; everything else is as it was read.
    for key in KEYS {
        let wrong =
            errors.iter().any(|error| matches!(error, SettingsError::Value { key: it, .. } if *it == key));
        assert!(table.contains_key(key) || !wrong, "{key} is not there");
    }
    fs::write(&path, &text).unwrap();
    let (again, more) = Settings::read(&path);
    // As text, because what is no number differs from itself.
    assert_eq!((again.text(), more), (text, vec![]));
    errors.is_empty()
}

#[test]
fn settings() {
    let written = seeds::data_folders().into_iter().flatten().filter(|(path, _)| path == "settings.toml");
    let files: Vec<_> = written.map(|(_, file)| file).chain(seeds::own("settings")).collect();
    let files = Forest::toml(files);
    let folder = Path::new(OUT).join(format!("fuzz-settings-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let make = |rng: &mut _| files.changed(rng);
    let check = |bytes: &[u8], _: &mut _| check(bytes, &folder);
    Target { name: "settings", inputs: 1000, corpus: &files.files, make: &make, check: &check }.run();
    fs::remove_dir_all(&folder).unwrap();
}
