//! The log: all entries, the latest first, in the reader's language. A pressed entry opens and can be corrected or removed,
//! or a forgotten one can be entered before it.

use egui::{Label, Ui};

use super::correct::CorrectView;
use super::{TableCx, TableView};
use crate::companion::architects::TableState;
use crate::ui::architects::referee::RulingView;
use crate::ui::art::Art;
use crate::ui::screens::table::{entries_ui, reopen_ui, seats_ui, skipped_ui};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button};

pub(super) fn log_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    let cx = table.cx;
    if matches!(table.view.play, TableState::Referee(_)) {
        if button(ui, cx, Weight::Normal, Some(Art::EDIT), &cx.text("table-ruling")).clicked() {
            state.ruling = Some(RulingView::default());
        }
        let what = text::small(cx.text("table-ruling-about")).color(cx.palette().ink_soft);
        ui.add(Label::new(what).wrap());
    }
    if let Some(seat) = seats_ui(ui, table) {
        state.correct = Some(CorrectView::person(seat, table.view.people[seat.index()].clone()));
    }
    reopen_ui(ui, table, !table.view.changes().is_empty(), table.view.changed.can_reopen());
    let about = if table.view.log.is_empty() { "table-log-empty" } else { "table-log-about" };
    ui.add(Label::new(cx.text(about)).wrap());
    ui.add_space(size::GAP_SMALL);
    if let Some(line) = entries_ui(ui, table, |ui, why| skipped_ui(ui, table, why)) {
        state.correct = Some(CorrectView::amend(line.id, &line.entry));
    }
}
