//! The widgets of the gallery: numbers that are held, typed and touched.

use egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::i18n::Lang;
use guildhall::ui::Route;

use crate::support::{Begin, Window, all_places, is_control};

fn gallery() -> Window {
    // Tall enough that nothing is out of sight.
    let size = egui::vec2(1280.0, 3600.0);
    Window::open(Begin { place: Route::Gallery, size, ..Begin::default() })
}

fn value(window: &Window, what: &str) -> String {
    let beginning = format!("{what}: ");
    let names = window.harness.query_all_by_label_contains(&beginning);
    let names: Vec<_> = names.filter_map(|node| node.accesskit_node().label()).collect();
    let value = names.iter().find(|name| !name.contains("one less") && !name.contains("one more"));
    value.unwrap().rsplit(": ").next().unwrap().to_owned()
}

#[test]
fn a_number_goes_up_and_down_and_from_not_known_to_known() {
    let mut window = gallery();
    window.press("A known number: one more");
    assert_eq!(value(&window, "A known number"), "8");
    window.press("A known number: one less");
    assert_eq!(value(&window, "A known number"), "7");
    assert_eq!(value(&window, "An unknown number"), "not known");
    window.press("An unknown number: one more");
    assert_eq!(value(&window, "An unknown number"), "1", "whoever adds something has one");
    let mut window = gallery();
    window.press("An unknown number: one less");
    assert_eq!(value(&window, "An unknown number"), "0", "whoever takes away has none");
    for (key, shown) in [(Key::ArrowUp, "1"), (Key::ArrowDown, "0")] {
        let mut window = gallery();
        window.harness.get_by_label("An unknown number: not known").focus();
        window.settle();
        window.harness.key_press(key);
        window.settle();
        assert_eq!(value(&window, "An unknown number"), shown, "{key:?}");
    }
}

#[test]
fn holding_repeats_and_letting_go_adds_nothing() {
    let mut window = gallery();
    let at = window.harness.get_by_label("A known number: one more").rect().center();
    let button = |pressed| Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    window.harness.event(Event::PointerMoved(at));
    window.harness.event(button(true));
    // A frame of the harness is a quarter of a second.
    window.harness.run_steps(8);
    let held: u32 = value(&window, "A known number").parse().unwrap();
    assert!(held > 10, "{held}");
    window.harness.event(button(false));
    window.harness.run_steps(2);
    assert_eq!(value(&window, "A known number"), held.to_string());
}

#[test]
fn a_number_is_typed_on_the_keypad_and_on_the_keyboard() {
    let mut window = gallery();
    window.press("A known number: 7");
    for digit in ["4", "2"] {
        window.press(digit);
    }
    assert_eq!(value(&window, "A known number"), "42");
    window.press("Delete a digit");
    assert_eq!(value(&window, "A known number"), "4");
    window.press("OK");
    assert!(!window.shows("Delete a digit"), "the keypad is put away");
    window.harness.get_by_label("A known number: 4").focus();
    window.settle();
    for (key, shown) in [(Key::Num3, "3"), (Key::Num1, "31"), (Key::ArrowUp, "32"), (Key::ArrowDown, "31")] {
        window.harness.key_press(key);
        window.settle();
        assert_eq!(value(&window, "A known number"), shown, "{key:?}");
    }
    for digit in [Key::Num9, Key::Num9] {
        window.harness.key_press(digit);
        window.settle();
    }
    assert_eq!(value(&window, "A known number"), "99", "what would not fit begins anew");
}

/// A number that was touched with a finger.
fn touched() -> Window {
    let mut window = gallery();
    window.put_finger_on("A known number: 7");
    assert!(window.shows("Delete a digit"), "the keypad is open");
    window
}

#[test]
fn a_number_that_was_touched_takes_the_keyboard() {
    for leave in [Key::Enter, Key::Tab] {
        let mut window = touched();
        for key in [Key::Num4, Key::Num2, Key::Backspace, Key::Num1] {
            window.harness.key_press(key);
            window.settle();
        }
        assert_eq!(value(&window, "A known number"), "41");
        window.harness.key_press(leave);
        window.settle();
        assert!(!window.shows("Delete a digit"), "{leave:?}: the keypad is put away");
        assert_eq!(value(&window, "A known number"), "41", "{leave:?}");
        assert_eq!(window.app().place(), Route::Gallery);
    }
}

#[test]
fn escape_puts_the_keypad_away_and_nothing_else() {
    for open in [true, false] {
        let mut window = gallery();
        if open {
            window.put_finger_on("A known number: 7");
        } else {
            window.harness.get_by_label("A known number: 7").focus();
            window.settle();
        }
        window.harness.key_press(Key::Num4);
        window.settle();
        assert_eq!(value(&window, "A known number"), "4");
        window.harness.key_press(Key::Escape);
        window.settle();
        assert_eq!(value(&window, "A known number"), "7", "what was typed is given up");
        assert!(!window.shows("Delete a digit"));
        assert_eq!(window.app().place(), Route::Gallery, "one is still here");
        window.harness.key_press(Key::Escape);
        window.settle();
        assert_eq!(window.app().place(), Route::Home, "the next one leads back");
    }
}

#[test]
fn a_number_that_is_left_counts_without_a_tick() {
    // Another number takes the keypad; anything else puts it away.
    let mut window = touched();
    for key in ["4", "2"] {
        window.put_finger_on(key);
    }
    window.harness.key_press(Key::Backspace);
    window.settle();
    assert_eq!(value(&window, "A known number"), "4", "keys of both kinds together");
    window.put_finger_on("An unknown number: not known");
    assert_eq!(window.harness.query_all_by_label("Delete a digit").count(), 1, "one keypad");
    window.put_finger_on("5");
    window.put_finger_on("A known number: one more");
    assert!(!window.shows("Delete a digit"));
    assert_eq!(value(&window, "An unknown number"), "5");
    assert_eq!(value(&window, "A known number"), "5", "4 and one more");
}

#[test]
fn a_keypad_does_not_float_over_a_page_that_is_scrolled() {
    let mut window = Window::open(Begin { place: Route::Gallery, ..Begin::default() });
    while window.place_of("A known number: 7").bottom() > 700.0 {
        scroll(&mut window);
    }
    window.put_finger_on("A known number: 7");
    window.harness.key_press(Key::Num9);
    window.settle();
    assert!(window.shows("Delete a digit"));
    scroll(&mut window);
    assert!(!window.shows("Delete a digit"), "the keypad is put away");
    assert_eq!(value(&window, "A known number"), "9", "and what was typed counts");
}

fn scroll(window: &mut Window) {
    window.harness.event(Event::PointerMoved(egui::pos2(640.0, 400.0)));
    window.harness.event(Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, -60.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
        modifiers: Modifiers::NONE,
    });
    window.settle();
}

#[test]
fn a_number_of_the_rules_opens_its_arithmetic() {
    let mut window = gallery();
    window.press("A score: 25");
    assert!(window.shows("why? G8"), "a reason with its rule");
    window.press("why? G8");
    assert!(window.shows_part("G8"));
}

#[test]
fn sheets_and_dialogs_open_and_close() {
    for lang in Lang::ALL {
        let mut window = Window::open(Begin {
            lang: Some(lang),
            place: Route::Gallery,
            size: egui::vec2(1280.0, 3600.0),
            ..Begin::default()
        });
        for key in ["gallery-open-sheet", "gallery-open-dialog"] {
            window.press_key(key);
            window.press_key("widget-close");
            assert!(!window.shows(&window.text("widget-close")), "{lang:?}: {key}");
            window.press_key(key);
            window.harness.key_press(Key::Escape);
            window.settle();
            assert!(!window.shows(&window.text("widget-close")), "{lang:?}: {key}: Escape");
        }
    }
}

#[test]
fn every_control_has_a_name_and_a_role() {
    for place in all_places() {
        let window = Window::open(Begin { place, size: egui::vec2(1280.0, 6000.0), ..Begin::default() });
        let mut controls = 0;
        for node in window.harness.root().children_recursive() {
            let node = node.accesskit_node();
            if is_control(node.role()) {
                controls += 1;
                assert!(
                    node.label().is_some_and(|label| !label.trim().is_empty()),
                    "{place:?}: {:?} without a name",
                    node.role()
                );
            }
        }
        assert!(controls >= 6, "{place:?}: {controls}");
    }
}
