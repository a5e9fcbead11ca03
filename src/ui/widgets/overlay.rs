//! What lies over the page: sheets from the side and dialogs.

use egui::{Align2, Area, Context, CornerRadius, Frame, Id, Margin, Modal, Order, ScrollArea, Ui, vec2};

use super::button::{Weight, icon_button};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};

/// A sheet over the page, for what stands beside it where there is room. Returns whether it is to be closed.
pub fn sheet(ctx: &Context, cx: &Cx, id: &str, title: &str, add: impl FnOnce(&mut Ui)) -> bool {
    let screen = ctx.content_rect();
    let width = size::READING_WIDTH.min(screen.width() - 2.0 * size::GAP);
    let height = screen.height() - 2.0 * size::GAP;
    let id = Id::unique(id);
    let area =
        Area::new(id).order(Order::Foreground).anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0)).constrain(true);
    let modal = Modal::new(id).area(area).frame(frame(cx)).backdrop_color(cx.palette().backdrop);
    let shown = modal.show(ctx, |ui| {
        let inside = vec2(width, height) - 2.0 * vec2(size::GAP, size::GAP);
        ui.set_min_size(inside);
        ui.set_max_size(inside);
        let closed = heading(ui, cx, title);
        add(ui);
        closed
    });
    shown.inner || shown.should_close()
}

/// A dialog. Returns whether it is to be closed.
pub fn dialog(ctx: &Context, cx: &Cx, id: &str, title: &str, add: impl FnOnce(&mut Ui) -> bool) -> bool {
    let modal = Modal::new(Id::unique(id)).frame(frame(cx)).backdrop_color(cx.palette().backdrop);
    let shown = modal.show(ctx, |ui| {
        ui.set_width(size::DIALOG.min(ui.content_rect().width() - 4.0 * size::GAP));
        let closed = heading(ui, cx, title);
        // In a low window what does not fit is scrolled to.
        let room = ui.content_rect().height() - size::TOUCH - 6.0 * size::GAP;
        ScrollArea::vertical().id_salt(id).max_height(room).min_scrolled_height(room).show(ui, add).inner
            || closed
    });
    shown.inner || shown.should_close()
}

fn frame(cx: &Cx) -> Frame {
    Frame::new()
        .fill(cx.palette().surface)
        .stroke(egui::Stroke::new(1.0, cx.palette().line_strong))
        .corner_radius(CornerRadius::same(size::RADIUS_CARD))
        .inner_margin(Margin::same(size::GAP as i8))
}

/// A title with a way out beside it.
fn heading(ui: &mut Ui, cx: &Cx, title: &str) -> bool {
    ui.horizontal(|ui| {
        let room = ui.available_width() - size::TOUCH - size::GAP;
        ui.allocate_ui_with_layout(
            vec2(room, size::TOUCH),
            egui::Layout::left_to_right(egui::Align::Center),
            |ui| {
                ui.set_width(room);
                ui.add(egui::Label::new(text::heading(title)).wrap());
            },
        );
        icon_button(ui, cx, Weight::Quiet, Art::Close, &cx.text("widget-close")).clicked()
    })
    .inner
}
