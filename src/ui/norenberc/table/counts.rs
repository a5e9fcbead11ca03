//! The goods of all players at the end of a round, in one grid: a digit goes on to the next cell.

use std::collections::VecDeque;

use egui::{Button, Event, Ui, vec2};

use super::TableCx;
use crate::companion::norenberc::{Entry, Ledger};
use crate::game::Seat;
use crate::norenberc::components::GOODS_PER_GUILD;
use crate::norenberc::{Good, Guild};
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::norenberc::moves::parts::number_key;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{DIGITS, Weight, button, card, cell, named};

#[derive(Clone, Debug, Default)]
pub(super) struct CountsView {
    round: u8,
    cell: Option<usize>,
    /// The last digit and its cell: only when it is accepted does the next cell come.
    given: Option<(usize, u8)>,
    /// Digits that were typed faster than they could be accepted, in their order.
    typed: VecDeque<u8>,
    /// The round whose counts were opened again.
    again: u8,
}

impl CountsView {
    pub(super) fn open(&mut self, ledger: &Ledger) {
        *self = Self { again: ledger.round(), ..Self::default() };
    }

    /// The cell of the next digit. A new round begins at its first open cell.
    fn current(&mut self, ledger: &Ledger, cells: &[(Seat, Good)]) -> usize {
        if self.round != ledger.round() {
            *self = Self { round: ledger.round(), again: self.again, ..Self::default() };
        }
        let count = |&(seat, good): &(Seat, Good)| ledger.count(seat, good);
        if let Some((cell, given)) = self.given.take() {
            let taken = cells.get(cell).and_then(count) == Some(given);
            // From the last one to what is still open.
            self.cell = if taken { Some(cell + 1).filter(|next| *next < cells.len()) } else { Some(cell) };
            if !taken {
                // What was typed after it was for other cells.
                self.typed.clear();
            }
        }
        let first_open = cells.iter().position(|cell| count(cell).is_none());
        self.cell.or(first_open).unwrap_or(0).min(cells.len() - 1)
    }

    pub(super) const fn is_open(&self, ledger: &Ledger) -> bool {
        self.again == ledger.round()
    }
}

pub(super) fn next_ui(ui: &mut Ui, table: &TableCx, view: &mut CountsView) {
    let cx = table.cx;
    ui.vertical_centered(|ui| {
        if button(ui, cx, Weight::Primary, Some(Art::NEXT), &cx.text("table-step-on")).clicked() {
            *view = CountsView::default();
        }
    });
}

pub(super) fn counts_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, view: &mut CountsView) {
    let cx = table.cx;
    let goods: Vec<_> = ledger.guilds().map(Guild::good).collect();
    let cells: Vec<_> = table.seats().flat_map(|seat| goods.iter().map(move |&good| (seat, good))).collect();
    let current = view.current(ledger, &cells);
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text::heading(cx.text("table-count")));
        ui.label(cx.text("table-count-about"));
        // The digits stand above, so that they stay in sight wherever the cell is.
        let (seat, good) = cells[current];
        ui.label(text::bold(cell_name(table, seat, good)));
        let left = ledger.goods_left(seat, good);
        let pressed = digits_ui(ui, table, &cell_name(table, seat, good), left);
        if pressed.is_some() {
            view.typed.clear();
        }
        view.typed.extend(digits_typed(ui));
        if let Some(count) = pressed.or_else(|| view.typed.pop_front()) {
            table.enter(Entry::Counted { seat, good, count });
            view.given = Some((current, count));
            ui.request_repaint();
        }
        ui.add_space(size::GAP);
        let [name, width] = widths(ui, goods.len() as f32);
        for seat in table.seats() {
            ui.horizontal_wrapped(|ui| {
                cell(ui, vec2(name, size::TOUCH), |ui| table.player_ui(ui, seat));
                for (index, &(_, good)) in cells.iter().enumerate().filter(|(_, (of, _))| *of == seat) {
                    if cell_ui(ui, table, ledger, (seat, good), index == current, width).clicked() {
                        view.cell = Some(index);
                        view.typed.clear();
                    }
                }
            });
        }
    });
}

/// The widths of a name and a cell: all of a player in one line, if possible.
fn widths(ui: &Ui, cells: f32) -> [f32; 2] {
    let (room, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let roomy = room >= size::NAME + cells * (size::CELL + gap);
    let name = if roomy { size::NAME } else { size::NAME_SHORT * 1.2 };
    [name, ((room - name) / cells - gap).floor().clamp(size::TOUCH, size::CELL)]
}

fn cell_name(table: &TableCx, seat: Seat, good: Good) -> String {
    table
        .cx
        .with("table-goods-of", [("name", table.name(seat).to_owned().into()), ("good", good.id().into())])
}

fn cell_ui(
    ui: &mut Ui,
    table: &TableCx,
    ledger: &Ledger,
    (seat, good): (Seat, Good),
    current: bool,
    width: f32,
) -> egui::Response {
    let cx = table.cx;
    let count = ledger.count(seat, good);
    let shown = count.map_or_else(|| cx.text("widget-unknown-short"), |count| count.to_string());
    let message = count.map_or_else(|| cx.text("widget-unknown"), |count| count.to_string());
    let icon = art::of_good(good).image(vec2(size::ICON, size::ICON));
    let ink = if current { cx.palette().on_accent } else { cx.palette().ink };
    let button = Button::new((icon, text::bold(shown).color(ink))).min_size(vec2(width, size::TOUCH));
    let response = ui.add(if current { button.fill(cx.palette().accent) } else { button });
    let args = [("what", cell_name(table, seat, good).into()), ("value", message.into())];
    named(response, &cx.with("widget-stepper-value", args))
}

/// Keys from 0 to 12. More than there can be left of a good is dimmed; touched all the same, it says why.
fn digits_ui(ui: &mut Ui, table: &TableCx, what: &str, left: u8) -> Option<u8> {
    let cx = table.cx;
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for count in 0..=GOODS_PER_GUILD {
            let args = [("what", what.to_owned().into()), ("count", count.into())];
            let name = cx.with("table-count-set", args);
            if number_key(ui, cx, count, size::KEY, count > left, &name).clicked() {
                pressed = Some(count);
            }
        }
    });
    pressed
}

/// All digits typed since the last frame, in their order.
fn digits_typed(ui: &Ui) -> Vec<u8> {
    if ui.egui_wants_keyboard_input() {
        return Vec::new();
    }
    let digit = |event: &Event| {
        let Event::Key { key, pressed: true, repeat: false, modifiers, .. } = event else { return None };
        let mut digits = (0..).zip(DIGITS).filter(|_| modifiers.is_none());
        digits.find(|(_, of)| of == key).map(|(digit, _)| digit)
    };
    ui.input(|input| input.events.iter().filter_map(digit).collect())
}
