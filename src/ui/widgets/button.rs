//! Buttons.

use egui::{Atoms, Button, Color32, Response, RichText, Stroke, Ui, vec2};

use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::size;

/// The importance of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// The main action here.
    Primary,
    Normal,
    /// For those who look for it.
    Quiet,
}

pub fn button(ui: &mut Ui, cx: &Cx, weight: Weight, icon: Option<Art>, text: &str) -> Response {
    let button = labelled(cx, weight, icon, text).min_size(vec2(size::TOUCH, size::TOUCH));
    weighted(ui, cx, weight, |ui| ui.add(button.wrap()))
}

/// A [`button`] that may be disabled. It has no scope of its own, so that it can wrap into the next line.
pub(crate) fn button_if(
    ui: &mut Ui,
    cx: &Cx,
    live: bool,
    (weight, icon): (Weight, Option<Art>),
    text: &str,
) -> Response {
    let button = labelled(cx, weight, icon, text).min_size(vec2(size::TOUCH, size::TOUCH));
    weighted(ui, cx, weight, |ui| ui.add_enabled(live, button.wrap()))
}

pub(crate) fn button_with(
    ui: &mut Ui,
    cx: &Cx,
    text: &str,
    add: impl FnOnce(&mut Atoms<'static>),
) -> Response {
    let mut atoms = Atoms::default();
    atoms.push_right(RichText::new(text).color(cx.palette().ink));
    add(&mut atoms);
    named(ui.add(Button::new(atoms).min_size(vec2(size::TOUCH, size::TOUCH)).wrap()), text)
}

fn labelled<'a>(cx: &Cx, weight: Weight, icon: Option<Art>, text: &str) -> Button<'a> {
    let ink = ink(cx, weight);
    let mut atoms = Atoms::default();
    if let Some(icon) = icon {
        atoms.push_right(icon.tinted(vec2(size::ICON, size::ICON), ink));
    }
    atoms.push_right(RichText::new(text).color(ink));
    Button::new(atoms)
}

/// A button whose text changes: as wide as the longest of them, so that nothing beside it moves.
pub(crate) fn changing_button(
    ui: &mut Ui,
    cx: &Cx,
    (weight, icon): (Weight, Option<Art>),
    text: &str,
    all: impl IntoIterator<Item = String>,
) -> Response {
    let widest = widest(ui, all);
    let beside = if icon.is_some() { size::ICON + ui.spacing().icon_spacing } else { 0.0 };
    let width = (widest + beside + 2.0 * ui.spacing().button_padding.x).ceil();
    weighted(ui, cx, weight, |ui| ui.add(labelled(cx, weight, icon, text).min_size(vec2(width, size::TOUCH))))
}

pub(super) fn widest(ui: &Ui, all: impl IntoIterator<Item = String>) -> f32 {
    let font = egui::TextStyle::Button.resolve(ui.style());
    let wide = |text| ui.painter().layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER).size().x;
    all.into_iter().map(wide).fold(0.0, f32::max)
}

/// A button with a picture alone; the text is for screen readers and the tooltip.
pub(crate) fn icon_button(ui: &mut Ui, cx: &Cx, weight: Weight, icon: Art, text: &str) -> Response {
    let image = icon.tinted(vec2(size::ICON, size::ICON), ink(cx, weight));
    let response = weighted(ui, cx, weight, |ui| {
        let padding = (size::TOUCH - size::ICON) / 2.0;
        ui.spacing_mut().button_padding = vec2(padding, padding);
        ui.add(Button::image(image).min_size(vec2(size::TOUCH, size::TOUCH)))
    });
    named(response, text).on_hover_text(text).on_disabled_hover_text(text)
}

/// Sets the name by which screen readers and tests find it.
pub fn named(response: Response, name: &str) -> Response {
    response.accessible_name(name)
}

const fn ink(cx: &Cx, weight: Weight) -> Color32 {
    match weight {
        Weight::Primary => cx.palette().on_accent,
        Weight::Normal | Weight::Quiet => cx.palette().ink,
    }
}

/// Adds something in the colours of its weight. It has no scope of its own, which could not wrap into the next line.
fn weighted(ui: &mut Ui, cx: &Cx, weight: Weight, add: impl FnOnce(&mut Ui) -> Response) -> Response {
    let before = ui.style().clone();
    let palette = cx.palette();
    let widgets = &mut ui.visuals_mut().widgets;
    match weight {
        Weight::Primary => {
            widgets.inactive.weak_bg_fill = palette.accent;
            widgets.hovered.weak_bg_fill = palette.accent_hovered;
            widgets.active.weak_bg_fill = palette.accent_hovered;
            widgets.inactive.bg_stroke = Stroke::NONE;
        }
        Weight::Normal => {}
        Weight::Quiet => {
            widgets.inactive.weak_bg_fill = Color32::TRANSPARENT;
            widgets.inactive.bg_stroke = Stroke::NONE;
            widgets.hovered.bg_stroke = Stroke::NONE;
        }
    }
    let response = add(ui);
    ui.set_style(before);
    response
}
