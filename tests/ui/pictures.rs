//! Few pictures: the looks, and that the drawings are drawn. Words are checked by label, not by picture.

use guildhall::ui::Route;
use guildhall::ui::norenberc::BOX;

use crate::support::{Begin, Window};

fn snapshot(theme: &'static str, place: Route, name: &str) {
    let size = egui::vec2(800.0, 600.0);
    let mut window = Window::open(Begin { place, theme, size, ..Begin::default() });
    window.harness.remove_cursor();
    window.settle();
    window.harness.snapshot(name);
}

#[test]
fn home_by_day_looks_as_it_did() {
    snapshot("light", Route::Home, "home-light");
}

#[test]
fn home_by_night_looks_as_it_did() {
    snapshot("dark", Route::Home, "home-dark");
}

#[test]
fn home_with_high_contrast_looks_as_it_did() {
    snapshot("contrast", Route::Home, "home-contrast");
}

#[test]
fn the_box_editor_looks_as_it_did() {
    snapshot("light", Route::Page(BOX), "box-light");
}
