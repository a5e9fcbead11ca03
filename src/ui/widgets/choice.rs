//! Choices: one of several, and yes or no.

use egui::{Atoms, Button, CornerRadius, Image, Rect, Response, RichText, Role, Ui, WidgetInfo, pos2, vec2};

use super::button::widest;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::size;

/// A choice with all options visible. Returns the one that was pressed.
pub fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    cx: &Cx,
    chosen: T,
    options: impl IntoIterator<Item = (T, String)>,
) -> Option<T> {
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for (value, text) in options {
            if option(ui, cx, value == chosen, None, &text).clicked() {
                pressed = Some(value);
            }
        }
    });
    pressed
}

pub fn option(ui: &mut Ui, cx: &Cx, chosen: bool, image: Option<Image>, text: &str) -> Response {
    option_of_width(ui, cx, (true, chosen), image, text, size::TOUCH)
}

/// An [`option`] that may be disabled. It has no scope of its own, so that it can wrap into the next line.
pub(crate) fn option_if(
    ui: &mut Ui,
    cx: &Cx,
    (live, chosen): (bool, bool),
    image: Option<Image>,
    text: &str,
) -> Response {
    option_of_width(ui, cx, (live, chosen), image, text, size::TOUCH)
}

/// An [`option`] whose text changes: as wide as the longest of them.
pub(crate) fn changing_option(
    ui: &mut Ui,
    cx: &Cx,
    chosen: bool,
    image: Image,
    text: &str,
    all: impl IntoIterator<Item = String>,
) -> Response {
    let pictures = size::ICON + ui.spacing().icon_spacing;
    let width = widest(ui, all) + pictures + 2.0 * ui.spacing().button_padding.x;
    option_of_width(ui, cx, (true, chosen), Some(image), text, width.ceil())
}

fn option_of_width(
    ui: &mut Ui,
    cx: &Cx,
    (live, chosen): (bool, bool),
    image: Option<Image>,
    text: &str,
    width: f32,
) -> Response {
    let palette = cx.palette();
    let ink = if chosen { palette.on_accent } else { palette.ink };
    let mut atoms = Atoms::default();
    if let Some(image) = image {
        let plate = if chosen { palette.plate(image.image_options().tint) } else { None };
        atoms.push_right(match plate {
            // A little smaller than its plate: a square would hide it.
            Some(plate) => image
                .uv(Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)).expand(size::PLATE_RIM))
                .bg_fill(plate)
                .corner_radius(CornerRadius::same(size::RADIUS)),
            None => image,
        });
    }
    atoms.push_right(RichText::new(text).color(ink));
    let button = Button::new(atoms).min_size(vec2(width, size::TOUCH));
    let response = ui.add_enabled(live, if chosen { button.fill(palette.accent) } else { button });
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, live, chosen, text));
    if chosen {
        // The tick says it as well: colour alone is no sign. It lies in the corner, where a choice moves nothing.
        let side = vec2(size::TICK, size::TICK);
        let corner = response.rect.right_top() + vec2(-size::TICK - size::TIGHT, size::TIGHT);
        let tick = Rect::from_min_size(corner, side);
        ui.painter().circle_filled(tick.center(), size::TICK / 2.0, palette.on_accent);
        Art::CHECK.tinted(side, palette.accent).paint_at(ui, tick.shrink(1.0));
    }
    response
}

/// Returns the new state when it was pressed.
pub fn switch(ui: &mut Ui, on: bool, text: &str) -> Option<bool> {
    let mut now = on;
    ui.checkbox(&mut now, text).changed().then_some(now)
}
