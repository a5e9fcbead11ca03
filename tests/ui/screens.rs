//! Every screen is reached and left again, in every language.

use egui_kittest::kittest::Queryable as _;
use guildhall::i18n::{Lang, Texts};
use guildhall::ui::Route;
use guildhall::ui::norenberc::BOX;

use crate::support::{Begin, Folder, Window, all_places};

#[test]
fn every_screen_is_reached_and_left_again_in_every_language() {
    for lang in Lang::ALL {
        let mut window = Window::in_language(lang);
        assert_eq!(window.app().place(), Route::Home);
        for (way, place) in
            [("home-rules", Route::Rules), ("home-overview", Route::Rules), ("home-glossary", Route::Rules)]
        {
            window.press_key(way);
            assert_eq!(window.app().place(), place, "{lang:?}: {way}");
            window.press_key("window-home");
            assert_eq!(window.app().place(), Route::Home);
        }
        window.press_key("window-settings");
        assert_eq!(window.app().place(), Route::Settings);
        window.press_key("settings-box-edit");
        assert_eq!(window.app().place(), Route::Page(BOX));
        window.press_key("window-back");
        assert_eq!(window.app().place(), Route::Settings, "back leads where one came from");
        window.press_key("settings-about-open");
        assert_eq!(window.app().place(), Route::About);
        window.press_key("window-back");
        assert_eq!(window.app().place(), Route::Settings);
        let gallery = window.text("window-place-gallery");
        assert!(!window.shows_part(&gallery), "{lang:?}: that is for contributors");
        window.press_key("window-home");
        assert_eq!(window.app().place(), Route::Home);
    }
}

#[test]
fn the_language_changes_in_place_with_nothing_lost() {
    // A table is a place only while one is open, and a game only while one goes through it.
    let open = |place: &Route| matches!(place, Route::Table | Route::Replay);
    for place in all_places().filter(|place| !open(place)) {
        let mut window = Window::open(Begin { place, ..Begin::default() });
        let texts = Texts::new(Lang::Hu);
        let menu = texts.with("window-language", [("language", "English".into())]);
        let english = Texts::new(Lang::En).with("window-language", [("language", "English".into())]);
        assert!(!window.shows(&menu));
        window.press(&english);
        // In the settings the language stands there twice: in the menu and on the page.
        window.harness.query_all_by_label("Magyar").last().unwrap().click_accesskit();
        window.settle();
        assert_eq!(window.app().place(), place, "still the same place");
        assert!(window.shows(&texts.with("window-language", [("language", "Magyar".into())])), "{place:?}");
        assert_eq!(window.app().settings().language.as_deref(), Some("hu"));
    }
}

#[test]
fn the_window_opens_where_it_was_closed() {
    let mut window = Window::in_language(Lang::Fr);
    window.press_key("window-settings");
    window.press_key("settings-box-edit");
    let Window { harness, folder, .. } = window;
    drop(harness);
    let saved = folder.read("settings.toml");
    assert!(saved.contains("place = \"box\""), "{saved}");
    let again = Window::open_from_file(folder);
    assert_eq!(again.app().place(), Route::Page(BOX));
}

#[test]
fn settings_that_cannot_be_read_are_kept_and_the_user_is_told() {
    let folder = Folder::new();
    folder.write("settings.toml", "this is [not toml");
    let window = Window::open_in(Begin::default(), folder);
    assert!(window.shows_part("settings.toml.unreadable-1"));
    assert_eq!(window.folder.read("settings.toml.unreadable-1"), "this is [not toml");
    assert!(window.folder.read("settings.toml").contains("theme"));
}

#[test]
fn a_setting_that_is_not_known_is_named_and_the_message_can_be_put_away() {
    let folder = Folder::new();
    folder.write("settings.toml", "zoom = 9000\nlater = 1\nanimation = false");
    let mut window = Window::open_in(Begin { lang: Some(Lang::Ru), ..Begin::default() }, folder);
    assert!(window.shows_part("9000"));
    window.press_key("widget-dismiss");
    assert!(!window.shows_part("9000"));
    assert!(window.folder.read("settings.toml").contains("later = 1"), "keys of later versions stay");
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_the_window_goes_on() {
    // A file where the folder should be: nobody can write below it, not even root.
    let folder = Folder::new();
    folder.write("file", "");
    let places = folder.path().join("file");
    let mut window = Window::open_at(Begin::default(), &places);
    window.press_key("window-settings");
    assert_eq!(window.app().place(), Route::Settings);
    assert!(window.shows_part("Nothing can be saved at the moment"));
}
