//! Everything works by keyboard alone.

use egui::{Key, Modifiers};
use egui_kittest::kittest::NodeT as _;
use guildhall::i18n::Lang;
use guildhall::ui::Route;
use guildhall::ui::norenberc::{BOX, FAVORITE};

use crate::support::{Begin, Window};

/// The name of what has the keyboard.
fn focused(window: &Window) -> Option<String> {
    let focused =
        window.harness.root().children_recursive().find(|node| node.accesskit_node().is_focused())?;
    let node = focused.accesskit_node();
    node.label().or_else(|| node.value())
}

fn tab(window: &mut Window) -> Option<String> {
    window.harness.key_press(Key::Tab);
    window.settle();
    focused(window)
}

#[test]
fn tab_reaches_everything_in_the_header_and_enter_presses_it() {
    for lang in Lang::ALL {
        let mut window = Window::in_language(lang);
        let mut reached = Vec::new();
        for _ in 0..20 {
            reached.extend(tab(&mut window));
        }
        for key in ["window-settings", "window-rules", "home-rules", "home-overview", "home-glossary"] {
            let name = window.text(key);
            assert!(reached.contains(&name), "{lang:?}: {name} in {reached:?}");
        }
        let settings = window.text("window-settings");
        while focused(&window) != Some(settings.clone()) {
            tab(&mut window);
        }
        window.harness.key_press(Key::Enter);
        window.settle();
        assert_eq!(window.app().place(), Route::Settings);
    }
}

#[test]
fn the_first_arrow_takes_hold_of_the_page() {
    for place in [Route::Home, Route::Past, Route::Settings, Route::Rules] {
        for key in [Key::ArrowDown, Key::ArrowRight] {
            let mut window = Window::open(Begin { place, ..Begin::default() });
            // Rules begin in their field.
            window.harness.key_press(Key::F13);
            window.harness.ctx.memory_mut(|memory| {
                if let Some(id) = memory.focused() {
                    memory.surrender_focus(id);
                }
            });
            window.settle();
            assert_eq!(focused(&window), None, "{place:?}");
            window.harness.key_press(key);
            window.settle();
            let held = focused(&window);
            assert!(held.is_some(), "{place:?}");
            assert_ne!(held, Some(window.text("window-settings")), "{place:?}: not the header");
        }
    }
}

#[test]
fn every_key_in_the_list_does_what_the_list_says() {
    let mut window = Window::open(Begin { place: Route::Page(BOX), ..Begin::default() });
    window.harness.key_press(Key::F1);
    window.settle();
    assert!(window.shows(&window.text("book-ask")), "F1 opens the rules");
    window.harness.key_press(Key::Escape);
    window.settle();
    assert!(!window.shows(&window.text("book-ask")), "Escape closes them");
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::F);
    window.settle();
    assert_eq!(focused(&window), Some(window.text("book-ask")), "the cursor is in the field");
    window.harness.key_press(Key::F1);
    window.settle();
    for (key, zoom) in [(Key::Plus, 125), (Key::Plus, 150), (Key::Minus, 125), (Key::Num0, 100)] {
        window.harness.key_press_modifiers(Modifiers::COMMAND, key);
        window.settle();
        assert_eq!(window.app().settings().zoom, zoom, "{key:?}");
    }
    window.press_key("tiles-same-in-all");
    let undo = |window: &Window| window.shows_part("Undo: ");
    let could = undo(&window);
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.settle();
    assert!(!undo(&window), "nothing is left to undo");
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    window.settle();
    assert_eq!(undo(&window), could, "redo");
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Comma);
    window.settle();
    assert_eq!(window.app().place(), Route::Settings);
    window.harness.key_press(Key::Escape);
    window.settle();
    assert_eq!(window.app().place(), Route::Page(BOX), "Escape leads back");
}

#[test]
fn escape_closes_what_popped_up_before_it_leaves_the_page() {
    let mut guest = crate::guest::rulebook_example(Lang::En);
    let place = guest.window.app().place();
    let total = guest.window.text("result-total");
    let own = guest.window.text(Lang::En.own_name());
    let language = guest.window.with("window-language", [("language", own.into())]);
    guest.window.press(&language);
    assert!(egui::Popup::is_any_open(&guest.window.harness.ctx), "a menu is open");
    guest.window.harness.key_press(Key::Escape);
    guest.window.settle();
    assert!(!egui::Popup::is_any_open(&guest.window.harness.ctx));
    assert_eq!(guest.window.app().place(), place);
    assert!(guest.window.shows_part(&total), "the score is still there");
}

#[test]
fn whatever_gets_the_keyboard_is_scrolled_into_sight() {
    for place in [Route::Tables, Route::Settings] {
        let size = egui::vec2(800.0, 600.0);
        let mut window = Window::open(Begin { place, size, ..Begin::default() });
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, size);
        let mut below = 0;
        for _ in 0..60 {
            tab(&mut window);
            let nodes = window.harness.root().children_recursive();
            let node = nodes.into_iter().find(|node| node.accesskit_node().is_focused()).unwrap();
            assert!(
                screen.contains_rect(node.rect()),
                "{place:?}: {:?} at {:?}",
                focused(&window),
                node.rect()
            );
            below += usize::from(node.rect().bottom() > 0.8 * size.y);
        }
        assert!(below > 0, "{place:?}: there is something below");
    }
}

#[test]
fn a_button_that_goes_out_leaves_the_keyboard_to_its_number() {
    let mut window = Window::open(Begin { place: Route::Page(FAVORITE), ..Begin::default() });
    let what = window.with("table-goods-of", [("name", "Blue".into()), ("good", "beer".into())]);
    let less = window.with("widget-stepper-less", [("what", what.clone().into())]);
    while tab(&mut window) != Some(less.clone()) {}
    window.harness.key_press(Key::Enter);
    window.settle();
    let none = window.with("widget-stepper-value", [("what", what.clone().into()), ("value", "0".into())]);
    assert_eq!(focused(&window), Some(none));
    let more = window.with("widget-stepper-more", [("what", what.into())]);
    assert_eq!(tab(&mut window), Some(more), "and goes on from there");
}
