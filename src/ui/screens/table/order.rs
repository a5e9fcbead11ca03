//! The turn order, pressed from first to last.

use egui::Ui;

use super::At;
use crate::companion::Entry;
use crate::game::Seat;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, option};

/// Asks for a turn order that is not known, and enters it when all of it is told.
pub(super) fn order_told(ui: &mut Ui, at: &At, order: &mut Vec<Seat>) {
    order_ui(ui, at, order);
    if order.len() == at.names.len() {
        at.enter(Entry::Order { order: std::mem::take(order) });
    }
}

/// Players in the order in which they were pressed; the last one follows by itself.
pub(super) fn order_ui(ui: &mut Ui, at: &At, order: &mut Vec<Seat>) {
    let cx = at.cx;
    ui.horizontal_wrapped(|ui| {
        ui.label(cx.text("table-order-press"));
        for (place, &seat) in (1..).zip(order.iter()) {
            ui.label(text::bold(format!("{place}.")));
            at.player_ui(ui, seat);
            ui.add_space(size::GAP_SMALL);
        }
        let left: Vec<_> = at.seats().filter(|seat| !order.contains(seat)).collect();
        for &seat in &left {
            if option(ui, cx, false, Some(at.shape(seat)), at.name(seat)).clicked() {
                order.push(seat);
            }
        }
        if !order.is_empty()
            && button(ui, cx, Weight::Quiet, Some(Art::Undo), &cx.text("table-order-again")).clicked()
        {
            order.clear();
        }
    });
    if order.len() + 1 == at.names.len() {
        let last = at.seats().find(|seat| !order.contains(seat));
        order.extend(last);
    }
}
