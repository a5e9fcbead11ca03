//! Asks about an entry that the rules refuse, as people may know better.

use egui::Ui;

use super::{At, TableCommand, TableView, TitleCommand};
use crate::ui::art::Art;
use crate::ui::widgets::{Weight, button, dialog, why};

/// The rules do not allow the entry, or not yet; it may have happened all the same.
pub(super) fn question_ui(ui: &Ui, at: &At, state: &TableView) {
    let (Some(refused), Some(TableCommand::Enter(entry))) = (state.refused, &state.waiting) else { return };
    let cx = at.cx;
    let closed = dialog(ui, cx, "anyway", &cx.text("table-anyway"), |ui| {
        ui.label(at.describe().say(&refused));
        if let Some(rule) = refused.rule() {
            why(ui, cx, rule);
        }
        let mut done = false;
        ui.horizontal_wrapped(|ui| {
            if button(ui, cx, Weight::Primary, Some(Art::CHECK), &cx.text("table-anyway-yes")).clicked() {
                at.title_command(TitleCommand::Anyway(entry.clone()));
            }
            done = button(ui, cx, Weight::Normal, Some(Art::CROSS), &cx.text("table-anyway-no")).clicked();
        });
        done
    });
    if closed {
        at.queue.send(TableCommand::Dismiss);
    }
}
