//! Virtue, cathedral, debts and prison of everybody, to be stepped. Any of them may be unknown.

use egui::{Align, Label, Layout, Ui, vec2};

use super::super::table::{TableCx, TableView, name};
use super::number;
use super::who::player_ui;
use crate::companion::architects::{Entry, Ledger, Owned};
use crate::game::Seat;
use crate::ui::art::Art;
use crate::ui::theme::size;
use crate::ui::widgets::{Stepper, Weight, button, card, columns, named};

pub(super) fn numbers_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger) {
    let cx = table.cx;
    ui.add(Label::new(cx.text("table-town-numbers-about")).wrap());
    let seats: Vec<_> = ledger.seats().collect();
    columns(ui, size::NUMBERS_LEAST, seats, |ui, seat| {
        let Some(strip) = ledger.strip(seat) else { return };
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| player_ui(ui, table, seat));
            let opponent = seat.0 >= ledger.players();
            for (owned, doubtful) in number::of_strip(strip, opponent) {
                row_ui(ui, table, seat, &owned, doubtful);
            }
            if !opponent {
                pay_off_ui(ui, table, seat);
            }
        });
    });
}

/// One touch for a debt that was paid off: it changes three numbers.
fn pay_off_ui(ui: &mut Ui, table: &TableCx, seat: Seat) {
    let (cx, entry) = (table.cx, Entry::PaidOff { seat });
    // Players without debts are told so when they press it.
    let pressed = button(ui, cx, Weight::Normal, Some(Art::CHECK), &cx.text("table-town-pay-off"));
    if named(pressed, &table.describe().say(&entry)).clicked() {
        table.enter(entry);
    }
}

/// One number with its stepper and a button for “unknown”; a doubtful one has a button that confirms it.
fn row_ui(ui: &mut Ui, table: &TableCx, seat: Seat, owned: &Owned, doubtful: bool) {
    let cx = table.cx;
    let what = number::name_of(cx, &name(table, seat), owned);
    let room = vec2(ui.available_width(), size::TOUCH);
    let mut entered = None;
    ui.push_id(&what, |ui| {
        ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
            let known = number::count(owned);
            let unknown = ui.add_enabled_ui(known.is_some(), |ui| {
                button(ui, cx, Weight::Quiet, None, &cx.text("table-nobody-knows"))
            });
            let name = cx.with("table-forget", [("what", what.clone().into())]);
            if named(unknown.inner, &name).clicked() {
                entered = Some(None);
            }
            // A stepper stands from left to right, whatever stands around it.
            ui.allocate_ui_with_layout(
                vec2(size::STEPPER + size::GAP_SMALL, size::TOUCH),
                Layout::left_to_right(Align::Center),
                |ui| {
                    let range = 0..=number::most(owned);
                    if let Some(count) = (Stepper { what: &what, value: known, range }).show(ui, cx) {
                        entered = Some(Some(count));
                    }
                },
            );
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(number::art(owned).image(vec2(size::ICON, size::ICON)));
                let fact = number::id(owned).unwrap_or("");
                ui.add(Label::new(cx.with("table-town-fact", [("fact", fact.into())])).wrap());
                if let Some(count) = known.filter(|_| doubtful) {
                    let words = format!("{count}{}", cx.text("widget-unknown-short"));
                    let args = [("what", what.clone().into()), ("number", count.into())];
                    let pressed = button(ui, cx, Weight::Quiet, Some(Art::CHECK), &words);
                    if named(pressed, &cx.with("table-town-right", args)).clicked() {
                        entered = Some(Some(count));
                    }
                }
            });
        });
    });
    if let Some(count) = entered {
        table.enter(Entry::Owned { seat, owned: number::with(owned, count) });
    }
}

pub(super) fn back_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    let cx = table.cx;
    ui.vertical_centered(|ui| {
        if button(ui, cx, Weight::Primary, Some(Art::CHECK), &cx.text("table-town-numbers-done")).clicked() {
            state.town.numbers = false;
        }
    });
}
