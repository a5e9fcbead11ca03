//! Files that the program is opened with: shown where that makes sense, and what is wrong with them said in the window.

use std::fs;
use std::path::{Path, PathBuf};

use guildhall::i18n::Lang;
use guildhall::norenberc::Norenberc;
use guildhall::ui::Route;

use crate::support::{Begin, Folder, Window};

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn in_language(lang: Lang) -> Begin {
    Begin { lang: Some(lang), ..Begin::default() }
}

/// A window with a file that has these bytes.
fn opened_with(lang: Lang, name: &str, bytes: &[u8]) -> Window {
    let folder = Folder::new();
    let file = folder.path().join(name);
    fs::write(&file, bytes).unwrap();
    Window::open_with(in_language(lang), folder, &file)
}

fn journals(folder: &Folder) -> Vec<PathBuf> {
    let Ok(files) = fs::read_dir(folder.path().join("games")) else { return Vec::new() };
    let paths = files.map(|it| it.unwrap().path());
    paths.filter(|path| path.extension().is_some_and(|it| it == "jsonl")).collect()
}

#[test]
fn a_score_sheet_becomes_a_past_game_once() {
    let sheet = data("tests/data/score-rulebook.json");
    for lang in Lang::ALL {
        let window = Window::open_with(in_language(lang), Folder::new(), &sheet);
        assert!(window.shows(&window.text("files-sheet-kept")), "{lang:?}");
        assert_eq!(window.app().place(), Route::Table);
        let session = window.app().session::<Norenberc>().expect("a table of this game is open");
        let view = session.view();
        let score = view.score.expect("a result").expect("everything is known");
        // The rulebook's example.
        assert_eq!(score.players.iter().map(|it| it.total).max(), Some(35));
        assert_eq!(journals(&window.folder).len(), 1);
        // The same file again is the same game, and nothing new is kept.
        let Window { harness, folder, .. } = window;
        drop(harness);
        let again = Window::open_with(in_language(lang), folder, &sheet);
        assert!(!again.shows(&again.text("files-sheet-kept")), "{lang:?}");
        assert_eq!(journals(&again.folder).len(), 1);
        assert!(again.app().session::<Norenberc>().is_some());
    }
}

#[test]
fn a_recorded_game_is_gone_through_from_its_first_decision() {
    let window =
        Window::open_with(in_language(Lang::Hu), Folder::new(), &data("assets/norenberc/example-game.jsonl"));
    assert_eq!(window.app().place(), Route::Replay);
    assert!(window.shows(&window.text("replay-on")));
    assert!(journals(&window.folder).is_empty(), "looking keeps nothing");
}

#[test]
fn of_several_recorded_games_the_first_is_shown_as_far_as_it_holds() {
    let game = fs::read_to_string(data("assets/norenberc/example-game.jsonl")).unwrap();
    // Somebody sells what they do not have: that and everything after it is left out.
    let broken = game.replacen(
        r#""action":"sell","guild":"brewers","count":1"#,
        r#""action":"sell","guild":"brewers","count":9"#,
        1,
    );
    assert_ne!(game, broken);
    let window = opened_with(Lang::Fr, "guildhall-games.jsonl", format!("\n{broken}{game}").as_bytes());
    assert_eq!(window.app().place(), Route::Replay);
    let message = window.labels().find(|it| it.contains("contraire")).expect("what is left out is said");
    assert!(message.contains('2'), "{message}");
}

#[test]
fn an_archive_is_asked_about_and_not_taken_in_by_itself() {
    let window = opened_with(Lang::Ru, "guildhall-backup.json", br#"{"guildhall":1,"files":{}}"#);
    assert_eq!(window.app().place(), Route::Settings);
    assert!(window.shows(&window.text("files-to-import")));
    let path = window.folder.path().join("guildhall-backup.json").display().to_string();
    assert!(window.labels().any(|it| it == path), "the file stands in the field");
    // In sight: the page was opened for it.
    let import = window.place_of(&window.text("settings-import"));
    assert!(import.top() > 60.0 && import.bottom() < 800.0, "{import:?}");
}

#[test]
fn what_is_wrong_with_a_file_is_said_in_the_window() {
    for lang in Lang::ALL {
        let bad: [(&str, &[u8]); 6] = [
            ("empty.json", b""),
            ("noise.json", b"\x00\xff\xfe[[[["),
            ("other.json", br#"{"game":"chess","players":[]}"#),
            ("journal.jsonl", br#"{"sum":"00000000","line":{}}"#),
            ("record.jsonl", br#"{"format":1,"game":"norenberc","events":[]}"#),
            ("sheet.json", br#"{"game":"norenberc","players":[{"name":"A","talers":1}]}"#),
        ];
        for (name, bytes) in bad {
            let window = opened_with(lang, name, bytes);
            assert!(window.labels().any(|it| it.contains(name)), "{lang:?} {name}");
            assert_eq!(window.app().place(), Route::Home, "{name}");
            assert!(journals(&window.folder).is_empty(), "{name}");
        }
    }
    let folder = Folder::new();
    let missing = folder.path().join("missing.json");
    let window = Window::open_with(Begin::default(), folder, &missing);
    assert!(window.labels().any(|it| it.contains("missing.json")));
}

#[test]
fn more_than_a_table_has_is_no_game() {
    let many = vec![r#""musician-3""#; 200].join(",");
    let sheet = format!(
        r#"{{"game":"norenberc","players":[{{"name":"A","talers":1,"townsmen":[{many}]}},{{"name":"B","talers":2}}]}}"#
    );
    let window = opened_with(Lang::En, "many.json", sheet.as_bytes());
    assert!(window.labels().any(|it| it.contains(&window.text("files-open-impossible"))));
    assert!(journals(&window.folder).is_empty(), "half a result is none");
}

#[test]
fn the_archive_that_was_opened_is_never_replaced_by_an_export() {
    let theirs = br#"{"guildhall":1,"files":{"own.txt":"theirs"}}"#;
    let mut window = opened_with(Lang::En, "backup.json", theirs);
    let file = window.folder.path().join("backup.json");
    window.press_key("settings-export");
    let path = [("path", file.display().to_string().into())];
    assert!(window.shows(&window.with("files-taken-opened", path)));
    assert!(!window.labels().any(|label| label.contains("backup-old.json")), "there is no way to replace it");
    window.press(&window.with("files-taken-beside", [("path", "backup-2.json".into())]));
    assert_eq!(fs::read(&file).unwrap(), theirs);
    assert!(window.folder.path().join("backup-2.json").exists());
}

#[cfg(unix)]
#[test]
fn what_is_no_ordinary_file_is_neither_waited_for_nor_replaced() {
    use egui_kittest::kittest::Queryable as _;
    let folder = Folder::new();
    let [pipe, link, inside] = ["pipe.json", "link.json", "folder.json"].map(|name| folder.path().join(name));
    // A pipe that nobody writes to would be waited for without end.
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    assert!(
        std::process::Command::new("mkfifo").arg(folder.path().join("box.toml")).status().unwrap().success()
    );
    std::os::unix::fs::symlink("nowhere", &link).unwrap();
    fs::create_dir(&inside).unwrap();
    let mut window = Window::open_with(Begin::default(), folder, &pipe);
    assert!(window.shows_part("it is not an ordinary file"));
    window.press_key("widget-dismiss");
    window.press_key("window-settings");
    for path in [&pipe, &link, &inside] {
        let label = window.text("settings-archive");
        let field = window.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, &label);
        field.set_text_value_accesskit(&path.display().to_string());
        window.settle();
        let before = path.symlink_metadata().unwrap().file_type();
        for key in ["settings-export", "settings-import"] {
            window.press_key(key);
            window.press_key("widget-dismiss");
            assert_eq!(path.symlink_metadata().unwrap().file_type(), before, "{key} {}", path.display());
        }
    }
}
