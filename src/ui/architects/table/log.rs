//! Everything that was told, the last of it first, in the reader's language. An entry that is pressed opens: then it can be
//! corrected or taken out, or something that was forgotten before it can be told.

use egui::{Label, Ui};

use super::correct::CorrectView;
use super::{At, TableCommand, TableView};
use crate::companion::architects::Following;
use crate::i18n;
use crate::ui::architects::referee::RulingView;
use crate::ui::art::Art;
use crate::ui::screens::table::{line_ui, seats_ui, skipped_ui};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button};

pub(super) fn log_ui(ui: &mut Ui, at: &At, state: &mut TableView) {
    let cx = at.cx;
    if matches!(at.view.play, Following::Referee(_)) {
        if button(ui, cx, Weight::Normal, Some(Art::EDIT), &cx.text("table-ruling")).clicked() {
            state.ruling = Some(RulingView::default());
        }
        let what = text::small(cx.text("table-ruling-about")).color(cx.palette().ink_soft);
        ui.add(Label::new(what).wrap());
    }
    if let Some(seat) = seats_ui(ui, at) {
        state.correct = Some(CorrectView::person(seat, at.view.people[seat.index()].clone()));
    }
    reopen_ui(ui, at);
    let about = if at.view.log.is_empty() { "table-log-empty" } else { "table-log-about" };
    ui.add(Label::new(cx.text(about)).wrap());
    ui.add_space(size::GAP_SMALL);
    let mut chapter = None;
    for line in at.view.told() {
        if let Some(number) = line.chapter.filter(|_| line.chapter != chapter) {
            chapter = line.chapter;
            ui.add_space(size::GAP_SMALL);
            ui.label(text::heading(cx.with("table-log-chapter", i18n::chapter(number))));
        }
        if line_ui(ui, at, line, |ui, why| skipped_ui(ui, at, why)).clicked() {
            state.correct = Some(CorrectView::amend(line.id, &line.entry));
        }
    }
}

/// The list of what the last correction changed: whoever closed it too early reads it once more. Its room is there as long
/// as it can be closed and opened.
fn reopen_ui(ui: &mut Ui, at: &At) {
    let (cx, changed) = (at.cx, at.view.changed);
    if !changed.can_reopen() && changed.changes().is_empty() {
        return;
    }
    let again = ui.add_enabled_ui(changed.can_reopen(), |ui| {
        button(ui, cx, Weight::Normal, Some(Art::INFO), &cx.text("table-changed-again"))
    });
    if again.inner.clicked() {
        at.queue.send(TableCommand::ReopenChanges);
    }
}
