//! The page about the program.

use egui::{Event, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, vec2};
use egui_kittest::kittest::Queryable as _;
use guildhall::i18n::Lang;
use guildhall::storage::Licences;
use guildhall::ui::Route;

use crate::layout::{errors, languages};
use crate::support::{Begin, Window};

fn opened(lang: Lang) -> Window {
    let mut window = Window::open(Begin { lang: Some(lang), place: Route::Settings, ..Begin::default() });
    window.press_key("settings-about-open");
    window
}

#[test]
fn it_names_the_program_the_owners_of_the_games_and_every_licence() {
    for lang in Lang::ALL {
        let window = opened(lang);
        let licences = Licences::of_program();
        let code = || ("licence", licences.code.as_str().into());
        for text in [
            window.with("settings-version", [("version", env!("CARGO_PKG_VERSION").into())]),
            window.text("about-what"),
            window.with("about-code", [code()]),
            window.text("about-owners"),
            window.with("about-drawings-licence", [code()]),
            window.with("about-packages-all", [("count", licences.packages.len().into())]),
        ] {
            assert!(window.shows(&text), "{lang:?}: {text}");
        }
        for font in &licences.fonts {
            let args = [("name", font.name.as_str().into()), ("licence", font.licence.as_str().into())];
            assert!(window.shows(&window.with("about-font", args)), "{lang:?}: {font:?}");
            assert!(window.shows(&font.copyright), "{lang:?}: {font:?}");
        }
        // The packages stand in the text under their licence.
        let labels: Vec<_> = window.labels().collect();
        for package in &licences.packages {
            let at = labels.iter().position(|label| *label == package.licence);
            let under = &labels[at.unwrap_or_else(|| panic!("{lang:?}: {}", package.licence)) + 1];
            let name = format!("{}\u{a0}{}", package.name, package.version);
            assert!(under.split("\u{a0}· ").any(|shown| shown == name), "{lang:?}: {name} in {under}");
        }
    }
}

#[test]
fn it_opens_at_its_top_again_and_back_leads_to_the_settings() {
    let mut window = opened(Lang::En);
    let top = |window: &Window| window.harness.get_by_label(&window.text("about-program")).rect().top();
    let first = top(&window);
    assert!((0.0..300.0).contains(&first), "{first}");
    window.harness.hover_at(egui::pos2(640.0, 500.0));
    window.harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -900.0),
        phase: TouchPhase::Move,
        source: MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
    window.settle();
    assert!(top(&window) < 0.0, "scrolled: {}", top(&window));
    window.press_key("window-back");
    assert_eq!(window.app().place(), Route::Settings);
    window.press_key("settings-about-open");
    assert_eq!(window.app().place(), Route::About);
    assert!((top(&window) - first).abs() < 1.0, "{} and {first}", top(&window));
}

#[test]
fn it_can_be_read_in_a_small_window_at_twice_the_size() {
    let mut all = Vec::new();
    for lang in languages() {
        for high in [600.0, 30_000.0] {
            let begin =
                Begin { lang, place: Route::About, size: vec2(800.0, high), zoom: 200, ..Begin::default() };
            let window = Window::open(begin);
            let found = errors(&window.harness, &[]);
            all.extend(found.into_iter().map(|error| format!("{lang:?}, {high}: {error}")));
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all.join("\n"));
}
