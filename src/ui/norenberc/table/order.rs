//! The turn order, pressed from first to last.

use egui::Ui;

use super::At;
use crate::companion::norenberc::Entry;
use crate::game::Seat;
use crate::ui::art::Art;
use crate::ui::widgets::{Weight, button, changing_option, named};

/// Asks for a turn order that is not known, and enters it when all of it is told.
pub(super) fn order_told(ui: &mut Ui, at: &At, order: &mut Vec<Seat>) {
    order_ui(ui, at, order);
    if order.len() == at.names.len() {
        at.enter(Entry::Order { order: std::mem::take(order) });
    }
}

/// A turn order that is known: everybody with their place, and whoever is touched goes first. Returns the new order.
pub(super) fn front_ui(ui: &mut Ui, at: &At, order: &[Seat]) -> Option<Vec<Seat>> {
    let cx = at.cx;
    let mut first = None;
    ui.add(egui::Label::new(cx.text("table-order-tap")).wrap());
    ui.horizontal_wrapped(|ui| {
        for seat in at.seats() {
            // Everybody stays where they are and gets another number.
            let placed = |place: usize| format!("{place}. {}", at.name(seat));
            let place = order.iter().position(|&other| other == seat).unwrap_or(0);
            let all = (1..=at.names.len()).map(placed);
            let pressed = changing_option(ui, cx, place == 0, at.shape(seat), &placed(place + 1), all);
            let name = cx.with("table-order-first", [("name", at.name(seat).to_owned().into())]);
            if named(pressed, &name).clicked() && place > 0 {
                first = Some(seat);
            }
        }
    });
    let first = first?;
    let rest = order.iter().copied().filter(|&other| other != first);
    Some(std::iter::once(first).chain(rest).collect())
}

/// Players in the order in which they were pressed; the last one follows by itself.
pub(super) fn order_ui(ui: &mut Ui, at: &At, order: &mut Vec<Seat>) {
    let cx = at.cx;
    ui.horizontal_wrapped(|ui| {
        ui.label(cx.text("table-order-press"));
        for seat in at.seats() {
            // Everybody stays where they are and gets a number.
            let placed = |place: usize| format!("{place}. {}", at.name(seat));
            let place = order.iter().position(|&other| other == seat);
            let shown = place.map_or_else(|| at.name(seat).to_owned(), |place| placed(place + 1));
            let all = (1..=at.names.len()).map(placed);
            let pressed = changing_option(ui, cx, place.is_some(), at.shape(seat), &shown, all);
            if named(pressed, at.name(seat)).clicked() && place.is_none() {
                order.push(seat);
            }
        }
        if !order.is_empty()
            && button(ui, cx, Weight::Quiet, Some(Art::UNDO), &cx.text("table-order-again")).clicked()
        {
            order.clear();
        }
    });
    if order.len() + 1 == at.names.len() {
        let last = at.seats().find(|seat| !order.contains(seat));
        order.extend(last);
    }
}
