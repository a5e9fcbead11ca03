//! Names in the window: limits for new ones, said where one types; those of earlier games shortened; and what is secret.

use guildhall::norenberc::Norenberc;
use std::fs;
use std::path::Path;

use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::companion::norenberc::{Entry, Owned, Start, TableSetup};
use guildhall::companion::{Library, Person, TableError, Tracking};
use guildhall::game::Seat;
use guildhall::i18n::describe::companion::table_error;
use guildhall::i18n::{Lang, Texts};
use guildhall::storage::LONGEST_NAME;
use guildhall::storage::journal::JournalLine;
use guildhall::storage::norenberc::{ScoreSheet, default_box};
use guildhall::ui::Route;
use serde_json::Value;

use crate::guest::{Guest, SIZE, colour};
use crate::layout::errors;
use crate::support::{Begin, EXPORTS, Folder, Window};

const LONG: &str = "Maximilian Ferdinand von und zu Hohenzollern-Sigmaringen der Jüngere";
const SHORT: &str = "Maximilian Ferdinand vo…";

fn open_at(lang: Lang, place: Route) -> Window {
    Window::open(Begin { lang: Some(lang), place, size: SIZE, ..Begin::default() })
}

/// Types this in place of what stands in a field.
fn fill(window: &mut Window, field: &str, text: &str) {
    window.harness.get_by_label(field).focus();
    window.settle();
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.harness.event(egui::Event::Paste(text.to_owned()));
    window.settle();
}

fn name_field(window: &Window, number: usize) -> String {
    window.with("table-name", [("number", number.into())])
}

fn error(lang: Lang, error: TableError) -> String {
    table_error(&Texts::new(lang), error)
}

#[test]
fn a_long_name_or_one_that_looks_like_another_is_said_where_a_game_is_set_up() {
    let long = "ő".repeat(LONGEST_NAME + 1);
    for lang in Lang::ALL {
        for (place, begin) in [(Route::Tables, "table-open"), (Route::Play, "play-begin")] {
            let mut window = open_at(lang, place);
            let second = name_field(&window, 2);
            assert!(window.is_live(begin), "{lang:?}");
            fill(&mut window, &second, &long);
            let message = error(lang, TableError::LongName { person: 1, length: LONGEST_NAME + 1 });
            assert!(window.shows(&message), "{lang:?}: {message}");
            assert!(message.contains("24") && message.contains("25"), "{message}");
            assert!(!window.is_live(begin), "{lang:?}");
            let first = name_field(&window, 1);
            fill(&mut window, &first, "Jos\u{e9}");
            for alike in ["Jose\u{301}", " Jos\u{e9}  ", "Jo\u{ad}s\u{e9}"] {
                fill(&mut window, &second, alike);
                assert!(
                    window.shows(&error(lang, TableError::RepeatedName { person: 1 })),
                    "{lang:?}: {alike:?}"
                );
                assert!(!window.is_live(begin), "{lang:?}: {alike:?}");
            }
            fill(&mut window, &second, "  Anna \u{200b}  Mari\u{61}\u{301} ");
            assert!(window.is_live(begin), "{lang:?}");
            window.click(&window.text(begin));
            window.harness.run_ok();
            let names = window.app().session::<Norenberc>().unwrap().names();
            assert_eq!(names[..2], ["Jos\u{e9}", "Anna Mari\u{e1}"], "{lang:?}: kept as it is seen");
        }
    }
}

#[test]
fn somebody_at_the_table_is_renamed_within_the_same_limits() {
    for lang in Lang::ALL {
        let mut guest = Guest::sit_down(lang);
        guest.touch_key("table-open");
        guest.touch_key("table-part-log");
        let blue = colour(&guest.texts, 0);
        let change = guest.texts.with("table-person-change", [("name", blue.clone().into())]);
        let field = guest.texts.get("table-correct-name");
        let orange = colour(&guest.texts, 1);
        let refused = |key: &str| {
            let length = LONGEST_NAME + 6;
            guest.texts.with(key, [("most", LONGEST_NAME.into()), ("length", length.into())])
        };
        let cases = [
            ("x".repeat(LONGEST_NAME + 6), refused("companion-refused-long-name")),
            (format!("{orange} "), refused("companion-refused-name")),
            ("\u{200b} \u{ad}".to_owned(), refused("companion-refused-name")),
        ];
        for (name, message) in cases {
            guest.touch(&change);
            fill(&mut guest.window, &field, &name);
            guest.touch_key("table-enter");
            assert!(guest.window.shows(&message), "{lang:?}: {name:?}: {message}");
            assert_eq!(
                guest.window.app().session::<Norenberc>().unwrap().names()[0],
                blue,
                "{lang:?}: {name:?}"
            );
            guest.window.harness.key_press(Key::Escape);
            guest.window.settle();
        }
    }
}

#[test]
fn a_new_name_at_the_table_is_kept_as_it_is_seen() {
    let mut guest = Guest::sit_down(Lang::En);
    guest.touch_key("table-open");
    guest.touch_key("table-part-log");
    guest.touch("Change name, colour or language: Blue");
    fill(&mut guest.window, "Name", " Jose\u{301}  B. ");
    guest.touch_key("table-enter");
    assert_eq!(guest.window.app().session::<Norenberc>().unwrap().names()[0], "Jos\u{e9} B.");
}

/// The data folder of a version that knew no limits.
fn earlier() -> Folder {
    let folder = Folder::new();
    let from = Path::new("tests/data/corpus/0.1.0/names-en/games");
    fs::create_dir_all(folder.path().join("games")).unwrap();
    for entry in fs::read_dir(from).unwrap().flatten().filter(|entry| entry.path().is_file()) {
        fs::copy(entry.path(), folder.path().join("games").join(entry.file_name())).unwrap();
    }
    folder
}

#[test]
fn the_names_of_an_earlier_game_are_shown_shortened_everywhere() {
    for lang in Lang::ALL {
        let begin = Begin { lang: Some(lang), place: Route::Past, size: SIZE, ..Begin::default() };
        let mut window = Window::open_in(begin, earlier());
        let whole = |window: &Window| window.labels().find(|label| label.contains(LONG));
        assert_eq!(whole(&window), None, "{lang:?}: past games");
        assert!(window.shows(SHORT), "{lang:?}");
        window.press_key("past-people");
        assert_eq!(whole(&window), None, "{lang:?}: people");
        assert!(window.shows(SHORT), "{lang:?}");
        window.press_key("past-games");
        let name = window.labels().find(|label| label.starts_with(&window.text("past-open"))).unwrap();
        window.press(&name);
        assert_eq!(window.app().place(), Route::Table);
        assert_eq!(whole(&window), None, "{lang:?}: the result");
        window.press_key("past-correct");
        for part in ["table-part-score", "table-part-sheets", "table-part-log"] {
            let part = window.text(part);
            window.harness.query_all_by_label(&part).next().unwrap().click_accesskit();
            window.settle();
            assert_eq!(whole(&window), None, "{lang:?}: {part}");
            assert!(window.shows_part(SHORT), "{lang:?}: {part}");
        }
        let session = window.app().session::<Norenberc>().unwrap();
        assert_eq!(session.names()[3], LONG, "in the journal it is whole");
        window.press_key("window-home");
        window.press_key("home-table");
        assert_eq!(whole(&window), None, "{lang:?}: groups");
        // Somebody who was called like this needs another name now.
        let people = ["José", "José", "José", SHORT].join(" · ");
        window.press(&people);
        assert!(window.shows(&error(lang, TableError::RepeatedName { person: 1 })), "{lang:?}");
    }
}

/// A finished game with a name of 10,000 characters, as an earlier version wrote it.
fn endless() -> Folder {
    let folder = Folder::new();
    let person = |name: &str, colour: &str| Person {
        name: name.into(),
        colour: colour.into(),
        shape: "circle".into(),
        language: None,
        default: None,
    };
    let people = vec![person("Ana", "blue"), person("Béla", "orange")];
    let setup = TableSetup {
        people,
        tracking: Tracking::FinalScore,
        start: Start { round: 4, tiles: default_box() },
        played: None,
    };
    let library = Library::open(folder.path());
    let mut session = library.begin(setup).unwrap();
    for (seat, talers) in [(Seat(0), 9), (Seat(1), 12)] {
        session.enter(Entry::Owned { seat, owned: Owned::Talers { talers } }).unwrap();
    }
    let path = folder.path().join("games").join(format!("{}.jsonl", session.name()));
    drop((session, library));
    let text = fs::read_to_string(&path).unwrap();
    let (head, rest) = text.split_once('\n').unwrap();
    let mut head: Value = serde_json::from_str(head).unwrap();
    let mut body = head["line"]["body"].take();
    body["people"][1]["name"] = "W".repeat(10_000).into();
    let head = JournalLine { n: 0, at: head["line"]["at"].as_u64().unwrap(), body };
    fs::write(&path, head.write() + rest).unwrap();
    let _ = fs::remove_dir_all(folder.path().join("games/snapshots"));
    folder
}

#[test]
fn a_picture_of_a_game_with_an_endless_name_is_no_longer_than_others() {
    let begin = Begin { place: Route::Past, size: SIZE, ..Begin::default() };
    let mut window = Window::open_in(begin, endless());
    let name = window.labels().find(|label| label.starts_with("Result: ")).unwrap();
    window.press(&name);
    assert_eq!(window.app().session::<Norenberc>().unwrap().names()[1].len(), 10_000);
    window.press_key("result-share-picture");
    window.press_key("result-share-json");
    let exports: Vec<_> = fs::read_dir(window.folder.path().join(EXPORTS)).unwrap().flatten().collect();
    assert_eq!(exports.len(), 2);
    for file in exports {
        let bytes = fs::read(file.path()).unwrap();
        if file.path().extension().unwrap() == "png" {
            let picture = image::load_from_memory(&bytes).unwrap();
            assert!(picture.height() < 4 * picture.width(), "{} x {}", picture.width(), picture.height());
        } else {
            let sheet = ScoreSheet::read(&bytes, &default_box()).unwrap();
            assert_eq!(sheet.names, ["Ana".to_owned(), format!("{}…", "W".repeat(23))], "score reads it");
        }
    }
}

#[test]
fn names_in_the_spreadsheet_of_the_window_are_no_formulas() {
    let mut window = open_at(Lang::En, Route::Tables);
    for (number, name) in [(1, "=cmd|'/c calc'!A1"), (2, "+1+1"), (3, "-2+3;x,\"y\"")] {
        let field = name_field(&window, number);
        fill(&mut window, &field, name);
    }
    window.press("Final score");
    window.press_key("table-open");
    let mut guest = Guest { window, texts: Texts::new(Lang::En), touches: 0 };
    for seat in 0..3 {
        let name = guest.window.app().session::<Norenberc>().unwrap().names()[seat].clone();
        if seat > 0 {
            guest.window.harness.query_all_by_label(&name).next().unwrap().click_accesskit();
            guest.window.settle();
        }
        let what = guest.texts.with("table-talers-of", [("name", name.into())]);
        guest.type_number(&what, 5 + seat as u64);
    }
    guest.touch_last("table-part-score");
    guest.touch_key("result-share-csv");
    let file = fs::read_dir(guest.window.folder.path().join(EXPORTS)).unwrap().flatten().next().unwrap();
    let text = fs::read_to_string(file.path()).unwrap();
    let rows: Vec<_> = text.split_terminator("\r\n").skip(1).collect();
    assert!(rows[0].starts_with("'=cmd|'/c calc'!A1,2,0"), "{text}");
    assert!(rows[1].starts_with("'+1+1,2,0"), "{text}");
    assert!(rows[2].starts_with("\"'-2+3;x,\"\"y\"\"\",1,0"), "{text}");
}

/// A window in which the second seat is a person too.
fn two_people(lang: Lang) -> Window {
    let begin =
        Begin { lang: Some(lang), place: Route::Play, size: vec2(1280.0, 2600.0), ..Begin::default() };
    let mut window = Window::open(begin);
    let bot = window.with("play-bot-name", [("number", 1.into())]);
    let kind = window.with("play-kind", [("kind", "person".into())]);
    window.press(&window.with("play-seat-kind", [("name", bot.into()), ("kind", kind.into())]));
    window
}

#[test]
fn among_people_the_seed_is_secret_and_the_form_says_where_secrets_lie() {
    for lang in Lang::ALL {
        let mut alone = open_at(lang, Route::Play);
        let seed = alone.text("play-option-seed");
        let field = |window: &Window| {
            let fields = window.harness.query_all_by_label(&seed);
            let mut fields =
                fields.filter(|it| it.accesskit_node().role() == egui::accesskit::Role::TextInput);
            let node = fields.next().unwrap();
            (node.accesskit_node().value().unwrap(), node.accesskit_node().is_disabled(), node.rect())
        };
        assert!(!alone.shows(&seed), "{lang:?}: few want it");
        alone.press_key("play-option-more");
        let about = alone.text("play-option-shared-about");
        let (value, disabled, rect) = field(&alone);
        assert!(value.parse::<u64>().unwrap() < 1_000_000 && !disabled, "{lang:?}: {value}");
        assert!(!alone.shows(&about), "{lang:?}");
        let mut window = two_people(lang);
        assert_eq!(errors(&window.harness, &[]), Vec::<String>::new(), "{lang:?}");
        window.press_key("play-option-more");
        let (value, disabled, shared) = field(&window);
        assert_eq!((value, disabled), (window.text("play-option-seed-secret"), true), "{lang:?}");
        assert_eq!(rect.left_top(), shared.left_top(), "{lang:?}: nothing moves");
        assert!(window.shows(&about), "{lang:?}");
        window.click(&window.text("play-begin"));
        window.harness.run_ok();
        let secret = window.app().session::<Norenberc>().unwrap().played().unwrap().seed;
        assert!(secret >= 1_000_000, "{lang:?}: more than anybody tries: {secret}");
        let shown = secret.to_string();
        assert!(!window.labels().any(|label| label.contains(&shown)), "{lang:?}");
        // To the last bit after a restart.
        let Window { harness, folder, .. } = window;
        drop(harness);
        let mut again = Library::open(folder.path());
        let name = again.games()[0].name.clone();
        assert_eq!(again.resume::<Norenberc>(&name).unwrap().played().unwrap().seed, secret, "{lang:?}");
    }
}

#[test]
fn whoever_plays_alone_chooses_the_seed() {
    let mut window = open_at(Lang::En, Route::Play);
    window.press_key("play-option-more");
    let seed = window.text("play-option-seed");
    let fields = window.harness.query_all_by_label(&seed);
    fields
        .into_iter()
        .find(|it| it.accesskit_node().role() == egui::accesskit::Role::TextInput)
        .unwrap()
        .focus();
    window.settle();
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.harness.event(egui::Event::Text("1234".into()));
    window.settle();
    window.click(&window.text("play-begin"));
    window.harness.run_ok();
    assert_eq!(window.app().session::<Norenberc>().unwrap().played().unwrap().seed, 1234);
}

#[test]
fn whoever_types_a_name_need_not_take_out_the_colour_first() {
    for lang in Lang::ALL {
        let mut window = open_at(lang, Route::Tables);
        let first = name_field(&window, 1);
        window.harness.get_by_label(&first).focus();
        window.settle();
        window.harness.event(egui::Event::Text("Ana".to_owned()));
        window.settle();
        window.click(&window.text("table-open"));
        window.harness.run_ok();
        let names = window.app().session::<Norenberc>().unwrap().names();
        assert_eq!(names[0], "Ana", "{lang:?}");
        assert_eq!(names[1], colour(&Texts::new(lang), 1), "{lang:?}: a hint is a name too");
    }
}

#[test]
fn bots_are_the_same_people_in_every_language() {
    let initial = |lang: Lang, number: u8| {
        let name = Texts::new(lang).with("play-bot-name", [("number", number.into())]);
        match name.chars().next().unwrap() {
            'Á' => 'A',
            other => other,
        }
    };
    for number in 0..5 {
        let letters = [Lang::En, Lang::Fr, Lang::Hu].map(|lang| initial(lang, number));
        assert!(letters.iter().all(|letter| *letter == letters[0]), "{number}: {letters:?}");
    }
}
