//! The settings and the box editor.

use guildhall::i18n::describe::{ActText, Acted};
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::{Craftsman, Guild, Tile};
use guildhall::storage::norenberc::{default_box, own_box};
use guildhall::storage::{Colour, Places, ThemeChoice};
use guildhall::ui::Route;
use guildhall::ui::norenberc::BOX;

use crate::support::{Begin, Window};

fn settings(lang: Lang) -> Window {
    Window::open(Begin { lang: Some(lang), place: Route::Settings, ..Begin::default() })
}

#[test]
fn theme_zoom_animation_and_speed_are_switched_in_place_and_kept() {
    for lang in Lang::ALL {
        let mut window = settings(lang);
        window.press_key("settings-theme-contrast");
        assert_eq!(window.app().settings().theme, ThemeChoice::Contrast);
        window.press_key("settings-zoom-larger");
        assert_eq!(window.app().settings().zoom, 125);
        window.press_key("settings-animation");
        assert!(window.app().settings().animation);
        window.press_key("settings-speed-instant");
        let saved = window.folder.read("settings.toml");
        for line in ["theme = \"contrast\"", "zoom = 125", "animation = true", "bot-speed = \"instant\""] {
            assert!(saved.contains(line), "{lang:?}: {saved}");
        }
        assert_eq!(window.app().place(), Route::Settings);
    }
}

#[test]
fn a_colour_that_another_player_has_is_swapped() {
    let mut window = settings(Lang::En);
    window.press("Colour: blue");
    let marks = window.app().settings().marks;
    assert_eq!([marks[0].colour, marks[1].colour], [Colour::Orange, Colour::Blue]);
}

fn brewer(texts: &Texts, value: u8, key: &str) -> String {
    let craftsman = Craftsman { guild: Guild::Brewers, value, agent: false };
    let tile = guildhall::i18n::describe::Describe { texts, names: &[] }.tile(Tile::Craftsman(craftsman));
    texts.with(key, [("what", tile.into())])
}

#[test]
fn a_mistake_in_the_box_is_said_and_the_old_tiles_stay_in_use_until_it_is_right() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut window =
            Window::open(Begin { lang: Some(lang), place: Route::Page(BOX), ..Begin::default() });
        assert!(window.shows(&texts.get("tiles-right")));
        window.press(&brewer(&texts, 4, "widget-stepper-more"));
        let error = texts.with(
            "tiles-fault-craftsmen",
            [("guild", "brewers".into()), ("found", 12.into()), ("needed", 11.into())],
        );
        assert!(window.shows(&error), "{lang:?}: {error}");
        let places = Places::new(Some(window.folder.path().to_owned()));
        assert_eq!(own_box(&places), default_box(), "not in use yet");
        window.press(&brewer(&texts, 5, "widget-stepper-less"));
        assert!(window.shows(&texts.get("tiles-right")), "{lang:?}");
        assert_ne!(own_box(&places), default_box(), "in use");
        window.press_key("tiles-default");
        assert_eq!(own_box(&places), default_box());
        // Undo names what it does, step by step.
        let act = ActText::new(Acted::Sentence, texts.get("tiles-default"));
        let undo = ActText::undo(Some(&act), &texts);
        window.press(&undo);
        assert_ne!(own_box(&places), default_box());
    }
}

#[test]
fn a_box_that_is_not_right_yet_is_still_there_after_a_restart() {
    let texts = Texts::new(Lang::En);
    let mut window = Window::open(Begin { place: Route::Page(BOX), ..Begin::default() });
    window.press(&brewer(&texts, 4, "widget-stepper-more"));
    let Window { harness, folder, .. } = window;
    drop(harness);
    let again = Window::open_in(Begin { place: Route::Page(BOX), ..Begin::default() }, folder);
    assert!(again.shows_part("12"), "the mistake is still named");
}

#[test]
fn everything_is_exported_to_one_file_and_imported_again() {
    let mut window = settings(Lang::En);
    let archive = window.folder.path().join("backup.json").display().to_string();
    window.press_key("settings-theme-dark");
    type_archive(&mut window, &archive);
    window.press_key("settings-export");
    assert!(window.shows_part("Exported"));
    window.press_key("settings-theme-light");
    window.press_key("settings-import");
    assert!(window.shows_part("before-import-1.json"));
    assert_eq!(window.app().settings().theme, ThemeChoice::Dark);
    for (bad, part) in
        [("[]", "was not exported by Guildhall"), ("{\"guildhall\":99,\"files\":{}}", "format 99")]
    {
        window.folder.write("backup.json", bad);
        window.press_key("settings-import");
        assert!(window.shows_part(part), "{bad}");
    }
    window.folder.write("backup.json", "{\"guildhall\":1,\"files\":{\"../evil\":\"\"}}");
    window.press_key("settings-import");
    assert!(!window.folder.path().parent().unwrap().join("evil").exists());
    type_archive(&mut window, "/nowhere/at/all.json");
    window.press_key("settings-import");
    assert!(window.shows_part("could not be imported"));
}

#[test]
fn an_export_never_replaces_a_file_without_asking_and_keeps_what_it_replaces() {
    for lang in Lang::ALL {
        let mut window = settings(lang);
        let path = window.folder.path().join("backup.json");
        window.folder.write("backup.json", "of the user");
        type_archive(&mut window, &path.display().to_string());
        let read = |name: &str| std::fs::read_to_string(path.with_file_name(name)).unwrap_or_default();
        // Whoever thinks better of it changes nothing.
        window.press_key("settings-export");
        assert!(window.shows(&window.text("files-taken")), "{lang:?}");
        window.press_key("files-taken-neither");
        assert_eq!((read("backup.json"), read("backup-2.json")), ("of the user".into(), String::new()));
        window.press_key("settings-export");
        window.press(&window.with("files-taken-beside", [("path", "backup-2.json".into())]));
        assert_eq!(read("backup.json"), "of the user");
        assert!(read("backup-2.json").starts_with("{\"guildhall\""));
        window.press_key("settings-export");
        window.press(&window.with("files-taken-replace", [("path", "backup-old.json".into())]));
        assert_eq!(read("backup-old.json"), "of the user");
        assert!(read("backup.json").starts_with("{\"guildhall\""));
        let kept = path.with_file_name("backup-old.json").display().to_string();
        assert!(window.shows_part(&window.with("files-taken-kept", [("path", kept.into())])), "{lang:?}");
    }
}

fn type_archive(window: &mut Window, path: &str) {
    use egui_kittest::kittest::Queryable as _;
    let label = window.text("settings-archive");
    let field = window.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, &label);
    field.set_text_value_accesskit(path);
    window.settle();
    let field = window.harness.get_by_role_and_label(egui::accesskit::Role::TextInput, &label);
    assert_eq!(field.value().as_deref(), Some(path));
}

#[test]
fn the_zoom_waits_for_whoever_presses_it_several_times() {
    let mut window = Window::open(Begin { place: Route::Settings, ..Begin::default() });
    let at = window.place_of(&window.text("settings-zoom-larger")).center();
    for (time, percent) in [(100.0, 125), (100.3, 150)] {
        crate::referee_foot::tap(&mut window, at, time);
        assert!(window.shows(&window.with("settings-percent", [("percent", percent.into())])));
        assert_eq!(window.app().settings().zoom, 100, "nothing moves under the pointer");
    }
    window.harness.input_mut().time = Some(101.5);
    window.harness.step();
    window.harness.step();
    assert_eq!(window.app().settings().zoom, 150);
}
