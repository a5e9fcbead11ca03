//! Sheets and dialogs over the page. They are as high as their contents and grow downwards; only those longer than the
//! window scroll.

use egui::{
    Align2, Area, Context, CornerRadius, Frame, Id, Label, Margin, Modal, Order, RichText, ScrollArea, Ui,
    pos2, vec2,
};

use super::button::{Weight, button, icon_button};
use super::page::{cell, follow_focus};
use super::visit::visit;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};

/// The ways to close something that lies over the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leave {
    /// A tap beside it closes it: there is nothing to lose.
    Beside,
    /// Only its cross or Escape closes it: a tap that went astray must not discard input.
    OnPurpose,
}

/// The state of a form: the button that enters it, and messages.
pub struct Form<'a> {
    /// The text of the button; `None` where the last choice enters the form.
    pub enter: Option<&'a str>,
    /// True if everything needed to enter it is there.
    pub ready: bool,
    /// The text that says what is missing, where that is not plain to see.
    pub waits: Option<&'a str>,
    /// The reason why it was rejected.
    pub rejection: Option<&'a str>,
}

/// A sheet over the page, for reading. Returns true if it is to be closed.
pub fn sheet(ctx: &Context, cx: &Cx, id: &str, title: &str, add: impl FnOnce(&mut Ui)) -> bool {
    over(ctx, cx, (id, size::READING_WIDTH, 0.0), Leave::Beside, |ui| {
        let closed = heading(ui, cx, text::heading(title), |_| {});
        add(ui);
        closed
    })
}

/// A sheet to fill in. The button that enters it stands beside the title, and a rejection in the place of the title: both
/// stay there however long the form grows. Returns whether it is to be entered, and whether it is to be closed.
pub fn form(
    ctx: &Context,
    cx: &Cx,
    id: &str,
    heads: &str,
    state: &Form,
    add: impl FnOnce(&mut Ui),
) -> (bool, bool) {
    form_of_width(ctx, cx, (id, size::READING_WIDTH), heads, state, add)
}

/// A [`form`] of another width, for contents that have to be seen as a whole.
pub(crate) fn form_of_width(
    ctx: &Context,
    cx: &Cx,
    (id, width): (&str, f32),
    heads: &str,
    state: &Form,
    add: impl FnOnce(&mut Ui),
) -> (bool, bool) {
    let mut entered = false;
    let closed = over(ctx, cx, (id, width, 0.0), Leave::OnPurpose, |ui| {
        let rejection = |message| RichText::new(message).size(size::TEXT_SMALL).color(cx.palette().danger);
        let waits = |message| RichText::new(message).size(size::TEXT_SMALL).color(cx.palette().warning);
        let title = state.rejection.map(rejection).or_else(|| state.waits.map(waits));
        let title = title.unwrap_or_else(|| text::heading(heads));
        let closed = heading(ui, cx, title, |ui| {
            let Some(enter) = state.enter else { return };
            let enter =
                ui.add_enabled_ui(state.ready, |ui| button(ui, cx, Weight::Primary, Some(Art::CHECK), enter));
            entered = enter.inner.clicked();
        });
        add(ui);
        closed
    });
    (entered, closed)
}

/// Something to read beside its subject: it lies over the end of what is painted after it, so that nothing makes room for
/// it and nothing moves. Returns true if it is to be closed.
pub fn beside(ui: &Ui, cx: &Cx, id: &str, title: &str, add: impl FnOnce(&mut Ui)) -> bool {
    let room = ui.available_rect_before_wrap().shrink(size::GAP_SMALL);
    let width = size::HINT_PANEL.min(room.width());
    let inside = vec2(width, room.height()) - vec2(2.0, 2.0) * size::GAP;
    let corner = pos2(room.right() - width, room.top());
    let area = Area::new(Id::unique(id)).order(Order::Middle).fixed_pos(corner);
    let shown = area.show(ui, |ui| {
        frame(cx).show(ui, |ui| {
            ui.set_width(inside.x);
            ui.set_max_height(inside.y);
            let closed = heading(ui, cx, text::heading(title), |_| {});
            add(ui);
            closed
        })
    });
    shown.inner.inner
}

/// A dialog, which asks something. Returns true if it is to be closed.
pub fn dialog(ctx: &Context, cx: &Cx, id: &str, title: &str, add: impl FnOnce(&mut Ui) -> bool) -> bool {
    over(ctx, cx, (id, size::DIALOG, size::DIALOG_TOP), Leave::OnPurpose, |ui| {
        let closed = heading(ui, cx, text::heading(title), |_| {});
        let done = ScrollArea::vertical().show(ui, |ui| {
            ui.set_width(ui.available_width());
            let done = add(ui);
            follow_focus(ui);
            done
        });
        done.inner || closed
    })
}

/// An overlay of this width, with its top edge at a share of the window's height. Returns true if it is to be closed.
fn over(
    ctx: &Context,
    cx: &Cx,
    (id, width, top): (&str, f32, f32),
    leave: Leave,
    add: impl FnOnce(&mut Ui) -> bool,
) -> bool {
    let visit = visit(ctx, id);
    let screen = ctx.content_rect();
    let top = (screen.height() * top).max(size::GAP);
    let inside = vec2(
        width.min(screen.width() - 4.0 * size::GAP),
        screen.height() - top - size::GAP - 2.0 * size::GAP,
    );
    let id = Id::unique(id);
    let area = Area::new(id).order(Order::Foreground).anchor(Align2::CENTER_TOP, vec2(0.0, top));
    let modal = Modal::new(id).area(area).frame(frame(cx)).backdrop_color(cx.palette().backdrop);
    let shown = modal.show(ctx, |ui| {
        ui.set_width(inside.x);
        ui.set_max_height(inside.y);
        ui.push_id(visit, add).inner
    });
    // The window handles Escape: it closes whatever is on top.
    shown.inner || leave == Leave::Beside && shown.backdrop_response.clicked()
}

fn frame(cx: &Cx) -> Frame {
    Frame::new()
        .fill(cx.palette().surface)
        .stroke(egui::Stroke::new(1.0, cx.palette().line_strong))
        .corner_radius(CornerRadius::same(size::RADIUS_CARD))
        .inner_margin(Margin::same(size::GAP as i8))
}

/// A title with a button to close, and more beside it.
fn heading(ui: &mut Ui, cx: &Cx, title: RichText, beside: impl FnOnce(&mut Ui)) -> bool {
    let end = egui::Layout::right_to_left(egui::Align::Center);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), size::TOUCH), end, |ui| {
        let closed = icon_button(ui, cx, Weight::Quiet, Art::CLOSE, &cx.text("widget-close")).clicked();
        beside(ui);
        let room = ui.available_width();
        cell(ui, vec2(room, size::TOUCH), |ui| ui.add(Label::new(title).wrap()));
        closed
    })
    .inner
}
