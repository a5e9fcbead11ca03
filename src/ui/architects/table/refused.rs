//! What was not done and why: said over the page, or asked where people may know better.

use egui::Ui;

use super::{At, Own, TableCommand, TableView};
use crate::ui::art::Art;
use crate::ui::widgets::{Tone, Weight, banner, button, dialog, floating, why};

/// Why something was not done, over the page: wherever that was pressed, it is in sight.
pub(super) fn refused_ui(ui: &Ui, at: &At, state: &TableView) {
    let Some(refused) = state.refused.filter(|_| state.waiting.is_none() && !state.asks()) else { return };
    floating(ui, "refused", ui.max_rect().top(), |ui| {
        if banner(ui, at.cx, Tone::Danger, &at.describe().say(&refused)) {
            at.queue.send(TableCommand::Dismiss);
        }
    });
}

/// Something that the rules do not allow, or not yet: it may have happened all the same.
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
                at.own(Own::Anyway(entry.clone()));
            }
            done = button(ui, cx, Weight::Normal, Some(Art::CROSS), &cx.text("table-anyway-no")).clicked();
        });
        done
    });
    if closed {
        at.queue.send(TableCommand::Dismiss);
    }
}
