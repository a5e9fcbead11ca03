//! Nothing is cut off, nothing lies over something else, everything is large enough to touch.

use std::collections::HashMap;

use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::{Rect, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use guildhall::i18n::Lang;
use guildhall::ui::Route;
use guildhall::ui::norenberc::BOX;
use guildhall::ui::theme::size::LEAST_TARGET;

use crate::support::{Begin, Window, all_places, is_control};

/// A text that was painted and what of it can be seen.
struct Painted {
    text: String,
    rect: Rect,
    seen: Rect,
}

/// Rounding of positions to pixels.
const SLACK: f32 = 1.5;
/// What covers more than this, in square points, is a sheet.
const SHEET: f32 = 200_000.0;
/// Where something is known to lie under another thing, that may be a dialog of this size.
const DIALOG: f32 = 100_000.0;

fn collect(shape: &Shape, clip: Rect, least: f32, painted: &mut Vec<Painted>, errors: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, least, painted, errors)),
        // What lies under something opaque is not seen, and of what lies partly under a sheet nothing is asked.
        Shape::Rect(rect) if rect.fill.is_opaque() => {
            let over = rect.rect.intersect(clip);
            let sheet = over.area() > least;
            let hidden =
                |seen: Rect| over.expand(SLACK).contains_rect(seen) || sheet && over.intersects(seen);
            painted.retain(|text| !hidden(text.seen));
        }
        Shape::Text(TextShape { galley, pos, .. }) => {
            if galley.text().trim().is_empty() {
                return;
            }
            // Row by row: a text that goes on from another one begins with empty room.
            for row in &galley.rows {
                let rect = row.rect_without_leading_space().translate(pos.to_vec2());
                let seen = rect.intersect(clip);
                if !seen.is_positive() {
                    continue;
                }
                if galley.elided {
                    errors.push(format!("shortened: {:?}", galley.text()));
                }
                if rect.left() < clip.left() - SLACK || rect.right() > clip.right() + SLACK {
                    errors.push(format!("cut off at the side: {:?} {rect} in {clip}", galley.text()));
                }
                painted.push(Painted { text: galley.text().to_owned(), rect, seen });
            }
        }
        _ => {}
    }
}

/// What can be touched.
#[derive(PartialEq)]
pub struct Target {
    name: String,
    rect: Rect,
    /// What of it can be reached; the rest has been scrolled away.
    seen: Rect,
}

/// Everything that can be touched.
pub fn targets<S>(harness: &Harness<S>) -> Vec<Target> {
    let reached: HashMap<_, _> = harness.ctx.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        widgets.map(|widget| (widget.id.accesskit_id(), widget.interact_rect)).collect()
    });
    let mut targets = Vec::new();
    for node in harness.root().children_recursive() {
        let inside = node.accesskit_node();
        if is_control(inside.role()) {
            let name = inside.label().or_else(|| inside.value()).unwrap_or_default();
            let rect = node.rect();
            let seen = reached.get(&inside.locate().0).copied().unwrap_or(rect);
            targets.push(Target { name, rect, seen });
        }
    }
    targets
}

/// What can be touched only after scrolling.
pub fn out_of_sight<S>(harness: &Harness<S>) -> Vec<String> {
    let cut = |target: &Target| !target.seen.expand(SLACK).contains_rect(target.rect);
    targets(harness).into_iter().filter(cut).map(|target| target.name).collect()
}

/// What is wrong with the way a window is laid out, but for targets that lie under something.
pub fn errors<S>(harness: &Harness<S>, under: &[Target]) -> Vec<String> {
    let mut errors = Vec::new();
    let mut painted = Vec::new();
    for ClippedShape { clip_rect, shape, .. } in &harness.output().shapes {
        let least = if under.is_empty() { SHEET } else { DIALOG };
        collect(shape, *clip_rect, least, &mut painted, &mut errors);
    }
    for (index, text) in painted.iter().enumerate() {
        for other in &painted[..index] {
            // Letters have room above and below them.
            let shared = text.seen.shrink2(vec2(SLACK, 6.0)).intersect(other.seen.shrink2(vec2(SLACK, 6.0)));
            if shared.is_positive() && text.rect != other.rect && text.text != other.text {
                errors.push(format!("over each other: {:?} and {:?} at {shared}", text.text, other.text));
            }
        }
    }
    let screen = harness.ctx.content_rect();
    let mut targets = targets(harness);
    targets.retain(|target| !under.contains(target));
    for Target { name, rect, .. } in &targets {
        if rect.width() < LEAST_TARGET || rect.height() < LEAST_TARGET {
            errors.push(format!("too small to touch: {name:?} {}", rect.size()));
        }
        if rect.left() < screen.left() - SLACK || rect.right() > screen.right() + SLACK {
            errors.push(format!("out of the window: {name:?} {rect}"));
        }
    }
    for (text, target) in painted.iter().flat_map(|text| targets.iter().map(move |target| (text, target))) {
        let shared = text.seen.shrink2(vec2(SLACK, 6.0)).intersect(target.seen.shrink(SLACK));
        // A button has its own text inside; on a tile it may be higher than the tile.
        let inside = target.rect.x_range().expand(SLACK);
        if shared.is_positive() && !(inside.contains(text.rect.left()) && inside.contains(text.rect.right()))
        {
            errors.push(format!("{:?} lies over {:?} at {shared}", text.text, target.name));
        }
    }
    for (index, target) in targets.iter().enumerate() {
        for other in &targets[..index] {
            let shared = target.seen.shrink(SLACK).intersect(other.seen.shrink(SLACK));
            let one_in_the_other =
                target.rect.contains_rect(other.rect) || other.rect.contains_rect(target.rect);
            if shared.is_positive() && !one_in_the_other {
                errors.push(format!("targets over each other: {:?} and {:?}", target.name, other.name));
            }
        }
    }
    errors
}

/// The windows people have: pixels and zoom.
pub const SIZES: [(f32, f32, u16); 6] = [
    (800.0, 600.0, 100),
    (800.0, 600.0, 125),
    (1280.0, 800.0, 100),
    (1280.0, 800.0, 200),
    (1920.0, 1080.0, 100),
    (1920.0, 1080.0, 200),
];

pub fn languages() -> impl Iterator<Item = Option<Lang>> {
    Lang::ALL.into_iter().map(Some).chain([None])
}

/// Every place of every window: as large as it is, and as wide but so high that nothing need be scrolled.
fn every_window(mut check: impl FnMut(&Window, &str)) {
    // Without a game these two are not there: whoever opens the window in them is where one starts one, or chooses one.
    let places = || all_places().filter(|place| !matches!(place, Route::Table | Route::Replay));
    for (width, height, zoom) in SIZES {
        for lang in languages() {
            for high in [height, 9000.0] {
                let mut window =
                    Window::open(Begin { lang, size: vec2(width, high), zoom, ..Begin::default() });
                for place in places() {
                    window.go(place);
                    assert_eq!(window.app().place(), place, "it is there");
                    check(&window, &format!("{width} x {high} at {zoom} %, {lang:?}, {place:?}"));
                }
            }
        }
    }
}

#[test]
fn nothing_is_cut_off_or_over_something_else_or_too_small() {
    let mut all = Vec::new();
    every_window(|window, what| {
        all.extend(errors(&window.harness, &[]).into_iter().map(|error| format!("{what}: {error}")));
    });
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(60)].join("\n"));
}

#[test]
fn with_the_rules_open_nothing_is_cut_off_either() {
    let mut all = Vec::new();
    for (width, height, zoom) in SIZES {
        for lang in languages() {
            let size = vec2(width, height);
            let mut window =
                Window::open(Begin { lang, place: Route::Settings, size, zoom, ..Begin::default() });
            // A sheet lies over the page; a panel makes it narrower.
            let under = targets(&window.harness);
            window.harness.key_press(egui::Key::F1);
            window.settle();
            let what = format!("{width} x {height} at {zoom} %, {lang:?}, rules");
            all.extend(errors(&window.harness, &under).into_iter().map(|error| format!("{what}: {error}")));
            for page in ["book-overview", "book-summary", "book-glossary"] {
                window.press_key(page);
                all.extend(
                    errors(&window.harness, &under)
                        .into_iter()
                        .map(|error| format!("{what}, {page}: {error}")),
                );
            }
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all[..all.len().min(60)].join("\n"));
}

#[test]
fn the_layout_test_would_notice() {
    // A window narrower than anything is made for.
    let window =
        Window::open(Begin { size: vec2(260.0, 600.0), place: Route::Page(BOX), ..Begin::default() });
    assert!(!errors(&window.harness, &[]).is_empty());
}
