//! People and their names: those that nobody gave, those of earlier games, and results of the past.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use guildhall::companion::norenberc::{Start, TableSetup};
use guildhall::companion::{Library, Person, Tracking};
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::Norenberc;
use guildhall::storage::norenberc::default_box;
use guildhall::ui::Route;
use serde_json::Value;

use crate::guest::{Guest, SIZE, colour, rulebook_example};
use crate::support::{Begin, EXPORTS, Folder, Window};

/// Another language from the menu.
fn speak(window: &mut Window, from: Lang, to: Lang) {
    let texts = Texts::new(from);
    let own = texts.get(from.own_name());
    window.press(&texts.with("window-language", [("language", own.into())]));
    window.press(&texts.get(to.own_name()));
}

fn next(lang: Lang) -> Lang {
    let place = Lang::ALL.iter().position(|it| *it == lang).unwrap();
    Lang::ALL[(place + 1) % Lang::ALL.len()]
}

fn press_first(window: &mut Window, beginning: &str) {
    let name = window.labels().find(|label| label.starts_with(beginning)).unwrap();
    window.press(&name);
}

/// The journal of the only game.
fn journal(window: &Window) -> String {
    let games = std::fs::read_dir(window.folder.path().join("games")).unwrap();
    let file =
        games.map(|file| file.unwrap().path()).find(|path| path.extension().is_some_and(|it| it == "jsonl"));
    std::fs::read_to_string(file.unwrap()).unwrap()
}

#[test]
fn whoever_was_given_no_name_is_called_in_the_language_of_whoever_reads() {
    for lang in Lang::ALL {
        let mut guest = Guest::sit_down(lang);
        let tracking = guest.texts.with("companion-depth", [("depth", "final-score".into())]);
        guest.touch(&tracking);
        guest.touch_key("table-open");
        let talers = |lang: Lang| {
            let texts = Texts::new(lang);
            texts.with("table-talers-of", [("name", colour(&texts, 0).into())])
        };
        assert!(guest.window.shows_part(&talers(lang)), "{lang:?}");
        let other = next(lang);
        speak(&mut guest.window, lang, other);
        assert!(guest.window.shows_part(&talers(other)), "{lang:?} read in {other:?}");
        assert!(!guest.window.labels().any(|label| label == colour(&guest.texts, 0)), "{lang:?}");
        let head: Value = serde_json::from_str(journal(&guest.window).lines().next().unwrap()).unwrap();
        assert!(head.to_string().contains("\"default\":\"colour\""), "{head}");
    }
}

#[test]
fn colours_are_no_people_and_exports_speak_the_language_of_now() {
    for lang in Lang::ALL {
        let mut guest = rulebook_example(lang);
        let other = next(lang);
        guest.touch_key("window-home");
        speak(&mut guest.window, lang, other);
        let texts = Texts::new(other);
        guest.window.press(&texts.get("home-past"));
        press_first(&mut guest.window, &texts.get("past-open"));
        guest.window.press(&texts.get("result-share-csv"));
        let exports = std::fs::read_dir(guest.window.folder.path().join(EXPORTS)).unwrap();
        let csv = std::fs::read_to_string(exports.map(|file| file.unwrap().path()).next().unwrap()).unwrap();
        for player in 0..3 {
            assert!(csv.contains(&colour(&texts, player)), "{lang:?} read in {other:?}: {csv}");
        }
        guest.window.press(&texts.get("window-back"));
        assert!(guest.window.shows(&texts.with("past-winner", [("name", colour(&texts, 2).into())])));
        guest.window.press(&texts.get("past-people"));
        assert!(guest.window.shows(&texts.get("past-none-named")), "{lang:?}");
    }
}

#[test]
fn a_result_of_the_past_is_looked_at_and_corrected_only_when_asked() {
    for lang in Lang::ALL {
        let mut guest = rulebook_example(lang);
        guest.touch_key("window-home");
        guest.touch_key("home-past");
        let before = journal(&guest.window);
        let open = guest.texts.get("past-open");
        press_first(&mut guest.window, &open);
        assert_eq!(guest.window.app().place(), Route::Table, "{lang:?}");
        let blue = guest.texts.with("table-talers-of", [("name", colour(&guest.texts, 0).into())]);
        assert!(!guest.window.shows_part(&blue), "{lang:?}: no sheet to change");
        assert!(guest.window.shows(&guest.texts.get("result-heading-table")), "{lang:?}");
        guest.window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        guest.window.settle();
        assert_eq!(journal(&guest.window), before, "{lang:?}: undo does not reopen it");
        // What if: to look at, not to keep.
        guest.touch_key("result-what-if-open");
        let talers = guest.texts.get("result-talers");
        let more = guest.name("widget-stepper-more", talers);
        guest.window.press(&more);
        assert!(!guest.window.is_live("result-what-if-keep"), "{lang:?}");
        guest.touch_key("result-what-if-drop");
        guest.touch_key("window-back");
        assert_eq!(guest.window.app().place(), Route::Past, "{lang:?}");
        press_first(&mut guest.window, &open);
        guest.touch_key("past-correct");
        assert!(guest.window.shows_part(&blue), "{lang:?}: now there is");
        guest.touch_key("window-back");
        assert_eq!(guest.window.app().place(), Route::Past, "{lang:?}");
        assert_eq!(journal(&guest.window), before, "{lang:?}");
    }
}

#[test]
fn a_result_that_was_corrected_is_fresh_in_the_list() {
    for lang in Lang::ALL {
        let mut guest = rulebook_example(lang);
        guest.touch_key("window-home");
        guest.touch_key("home-past");
        let listed: Vec<_> = guest.window.labels().collect();
        let open = guest.texts.get("past-open");
        press_first(&mut guest.window, &open);
        guest.touch_key("past-correct");
        let blue = guest.texts.with("table-talers-of", [("name", colour(&guest.texts, 0).into())]);
        let more = guest.name("widget-stepper-more", blue);
        for _ in 0..40 {
            guest.window.press(&more);
        }
        guest.touch_key("window-back");
        assert_eq!(guest.window.app().place(), Route::Past, "{lang:?}");
        let fresh: Vec<_> = guest.window.labels().collect();
        assert_ne!(listed, fresh, "{lang:?}: the richest has changed");
        guest.touch_key("window-home");
        guest.touch_key("home-past");
        assert_eq!(fresh, guest.window.labels().collect::<Vec<_>>(), "{lang:?}: as from anywhere else");
    }
}

fn tables(groups: &[&[&str]]) -> Folder {
    let folder = Folder::new();
    let library = Library::open(folder.path());
    let colours = ["red", "black", "white"];
    for group in groups {
        let person = |(seat, name): (usize, &&str)| Person {
            name: (*name).to_owned(),
            colour: colours[seat].into(),
            shape: "hexagon".into(),
            language: None,
            default: None,
        };
        let people = group.iter().enumerate().map(person).collect();
        let setup = TableSetup {
            people,
            tracking: Tracking::Helper,
            start: Start { round: 1, tiles: default_box() },
            played: None,
        };
        library.begin(setup).unwrap();
    }
    folder
}

#[test]
fn people_of_earlier_games_fill_seats_and_nothing_moves() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let folder = tables(&[&["Béla", "Ana"], &["Чук", "Ana"]]);
        let begin = Begin { lang: Some(lang), place: Route::Tables, size: SIZE, ..Begin::default() };
        let mut window = Window::open_in(begin, folder);
        let seat = |name: &str| texts.with("table-seat", [("name", name.to_owned().into())]);
        let all = ["Ana", "Чук", "Béla"].map(seat);
        let places = |window: &Window| all.clone().map(|name| window.harness.get_by_label(&name).rect());
        let before = places(&window);
        assert!(before[0].left() < before[1].left().min(before[2].left()), "{lang:?}: most often first");
        window.press(&all[2]);
        window.press(&all[0]);
        assert_eq!(places(&window), before, "{lang:?}");
        assert!(!window.is_live_by_name(&all[0]) && window.is_live_by_name(&all[1]), "{lang:?}");
        window.press(&texts.get("table-open"));
        let names = window.app().session::<Norenberc>().unwrap().names();
        assert_eq!(names, ["Béla".to_owned(), "Ana".to_owned(), colour(&texts, 2)], "{lang:?}");
    }
}

#[test]
fn where_people_play_is_remembered_and_goes_into_the_play_file() {
    for lang in Lang::ALL {
        let mut guest = rulebook_example(lang);
        let label = guest.texts.get("result-location");
        let field = || guest.window.harness.get_by_role_and_label(Role::TextInput, &label);
        field().focus();
        field().type_text("Chez Ana");
        guest.window.settle();
        assert_eq!(guest.window.app().settings().location, "Chez Ana", "{lang:?}");
        guest.touch_key("result-share-bg-stats");
        let exports = std::fs::read_dir(guest.window.folder.path().join(EXPORTS)).unwrap();
        let file = std::fs::read(exports.map(|file| file.unwrap().path()).next().unwrap()).unwrap();
        let file: Value = serde_json::from_slice(&file).unwrap();
        assert_eq!(file["locations"][0]["name"], "Chez Ana", "{lang:?}");
        assert_eq!(file["players"][0]["name"], colour(&guest.texts, 0), "{lang:?}");
    }
}
