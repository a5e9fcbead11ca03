//! Cards on the page.

use egui::{
    Color32, CornerRadius, Frame, Margin, Response, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, vec2,
};

use crate::ui::Cx;
use crate::ui::theme::size;

fn frame(cx: &Cx, fill: Color32) -> Frame {
    let palette = cx.palette();
    Frame::new()
        .fill(fill)
        .stroke(Stroke::new(1.0, palette.line))
        .corner_radius(CornerRadius::same(size::RADIUS_CARD))
        .inner_margin(Margin::same(size::CARD_MARGIN))
}

pub fn card<R>(ui: &mut Ui, cx: &Cx, add: impl FnOnce(&mut Ui) -> R) -> R {
    frame(cx, cx.palette().surface).show(ui, add).inner
}

/// A card with small margins and gaps: five of them have to fit into a window.
pub(crate) fn list_card<R>(ui: &mut Ui, cx: &Cx, add: impl FnOnce(&mut Ui) -> R) -> R {
    let list = frame(cx, cx.palette().surface).inner_margin(Margin::same(size::GAP_SMALL as i8));
    let shown = list.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(size::GAP_SMALL, size::TIGHT);
        add(ui)
    });
    shown.inner
}

/// A sunken part, such as an example.
pub(crate) fn inset<R>(ui: &mut Ui, cx: &Cx, add: impl FnOnce(&mut Ui) -> R) -> R {
    frame(cx, cx.palette().sunken).show(ui, add).inner
}

pub(crate) fn card_button(ui: &mut Ui, cx: &Cx, name: &str, add: impl FnOnce(&mut Ui)) -> Response {
    let builder = UiBuilder::new().id_salt(name).sense(Sense::click());
    let response = ui
        .scope_builder(builder, |ui| {
            let palette = cx.palette();
            let response = ui.response();
            let visuals = ui.style().interact(&response);
            let (fill, stroke) = if response.has_focus() {
                (palette.surface, visuals.bg_stroke)
            } else if response.hovered() {
                (palette.control_hovered, Stroke::new(1.0, palette.line_strong))
            } else {
                (palette.surface, Stroke::new(1.0, palette.line))
            };
            frame(cx, fill).stroke(stroke).show(ui, add);
        })
        .response;
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    response
}
