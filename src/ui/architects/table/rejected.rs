//! Asks about an entry that the rules refuse, as people may know better.

use egui::Ui;

use super::{TableCommand, TableCx, TableView, TitleCommand};
use crate::ui::art::Art;
use crate::ui::widgets::{Weight, button, dialog, why};

/// The rules do not allow the entry, or not yet; it may have happened all the same.
pub(super) fn question_ui(ui: &Ui, table: &TableCx, state: &TableView) {
    let (Some(rejection), Some(TableCommand::Enter(entry))) = (state.rejection, &state.waiting) else {
        return;
    };
    let cx = table.cx;
    let closed = dialog(ui, cx, "anyway", &cx.text("table-anyway"), |ui| {
        ui.label(table.describe().say(&rejection));
        if let Some(rule) = rejection.rule() {
            why(ui, cx, rule);
        }
        let mut done = false;
        ui.horizontal_wrapped(|ui| {
            if button(ui, cx, Weight::Primary, Some(Art::CHECK), &cx.text("table-anyway-yes")).clicked() {
                table.title_command(TitleCommand::Anyway(entry.clone()));
            }
            done = button(ui, cx, Weight::Normal, Some(Art::CROSS), &cx.text("table-anyway-no")).clicked();
        });
        done
    });
    if closed {
        table.queue.send(TableCommand::Dismiss);
    }
}
