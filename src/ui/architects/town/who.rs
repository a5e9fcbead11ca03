//! Players at a table, to show and to choose from. In a solo game the opponent is one of them, with its own name and
//! portrait.

use egui::{Ui, vec2};

use super::super::art;
use super::super::fact::is_opponent;
use super::super::table::{TableCx, name};
use crate::companion::architects::TableState;
use crate::game::Seat;
use crate::i18n::describe::architects::with_opponent;
use crate::i18n::describe::{Describe, ToText};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{option, option_if, player_badge};

pub(in crate::ui::architects) fn names(table: &TableCx) -> Vec<String> {
    let rival = table.view.sheets.first().and_then(|sheet| sheet.opponent);
    with_opponent(table.cx.texts, table.names.to_vec(), rival.map(|rival| rival.kind))
}

/// A text in which the opponent may be named.
pub(in crate::ui::architects) fn message(table: &TableCx, what: &impl ToText) -> String {
    Describe { texts: table.cx.texts, names: &names(table) }.say(what)
}

/// Everyone about whom something can be entered.
pub(in crate::ui::architects) fn everybody(table: &TableCx) -> Vec<Seat> {
    match table.view.play {
        TableState::Town(ledger) => ledger.seats().collect(),
        TableState::Final { .. } | TableState::Referee(_) => table.seats().collect(),
    }
}

fn opponent(table: &TableCx, seat: Seat) -> Option<crate::architects::scoring::Opponent> {
    let rival = table.view.sheets.first().and_then(|sheet| sheet.opponent)?;
    is_opponent(table.view.sheets, seat).then_some(rival.kind)
}

pub(in crate::ui::architects) fn badge_ui(ui: &mut Ui, table: &TableCx, seat: Seat, side: f32) {
    if let Some(kind) = opponent(table, seat) {
        ui.add(art::of_opponent(kind).image(vec2(side, side)));
    } else {
        player_badge(ui, table.cx, table.marks[seat.index()], table.name(seat), side);
    }
}

pub(in crate::ui::architects) fn player_ui(ui: &mut Ui, table: &TableCx, seat: Seat) {
    badge_ui(ui, table, seat, size::ICON * 1.4);
    ui.label(text::bold(name(table, seat)));
}

pub(in crate::ui::architects) fn seat_option(ui: &mut Ui, table: &TableCx, seat: Seat, chosen: bool) -> bool {
    seat_option_if(ui, table, seat, true, chosen)
}

pub(in crate::ui::architects) fn seat_option_if(
    ui: &mut Ui,
    table: &TableCx,
    seat: Seat,
    live: bool,
    chosen: bool,
) -> bool {
    let image = match opponent(table, seat) {
        Some(kind) => art::of_opponent(kind).icon(),
        None => table.shape(seat),
    };
    option_if(ui, table.cx, (live, chosen), Some(image), &name(table, seat)).clicked()
}

/// A player to choose, or the option `nobody`, if it has a text. `Some(None)` is that option.
#[expect(clippy::option_option, reason = "not told yet is another thing than told that nobody knows")]
pub(in crate::ui::architects) fn who_ui(
    ui: &mut Ui,
    table: &TableCx,
    seats: &[Seat],
    chosen: Option<Option<Seat>>,
    nobody: Option<&str>,
) -> Option<Option<Seat>> {
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for &seat in seats {
            if seat_option(ui, table, seat, chosen == Some(Some(seat))) {
                pressed = Some(Some(seat));
            }
        }
        if let Some(nobody) = nobody
            && option(ui, table.cx, chosen == Some(None), None, &table.cx.text(nobody)).clicked()
        {
            pressed = Some(None);
        }
    });
    pressed
}
