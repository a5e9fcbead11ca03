//! The log in the reader's language: round by round, or every entry by itself. A pressed entry opens: it can
//! be corrected or removed, or a forgotten one can be entered before it.

use egui::{Label, RichText, Ui};

use super::correct::CorrectView;
use super::rounds::rounds_ui;
use super::ruling::RulingView;
use super::{TableCx, TableView};
use crate::companion::norenberc::{EntryError, TitleEntryError};
use crate::ui::art::Art;
use crate::ui::screens::table::{entries_ui, reopen_ui, seats_ui};
use crate::ui::theme::text;
use crate::ui::widgets::{Weight, button, choice};

pub(super) fn log_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    let cx = table.cx;
    let rules = button(ui, cx, Weight::Normal, Some(Art::EDIT), &cx.text("table-ruling"));
    if rules.clicked() {
        state.ruling = Some(RulingView::default());
    }
    let what = text::small(cx.text("table-ruling-about")).color(cx.palette().ink_soft);
    ui.add(Label::new(what).wrap());
    people_ui(ui, table, state);
    reopen_ui(ui, table, !table.view.changes().is_empty(), table.view.changed.can_reopen());
    let about = if table.view.log.is_empty() { "table-log-empty" } else { "table-log-about" };
    ui.add(Label::new(cx.text(about)).wrap());
    // A score pad has no rounds.
    if table.view.log.iter().any(|line| line.chapter.is_some()) {
        let ways = [(false, cx.text("table-log-rounds")), (true, cx.text("table-log-entries"))];
        if let Some(every_entry) = choice(ui, cx, state.every_entry, ways) {
            state.every_entry = every_entry;
        }
        if !state.every_entry {
            return rounds_ui(ui, table, state);
        }
    }
    if let Some(line) = entries_ui(ui, table, |ui, why| skipped_ui(ui, table, why)) {
        state.correct = Some(CorrectView::amend(line.id, &line.entry));
    }
}

/// The reason why an entry does not count, or the question that is open at the end of a round.
pub(super) fn skipped_ui(ui: &mut Ui, table: &TableCx, why: EntryError) {
    let open = matches!(why, EntryError::Title(TitleEntryError::Open(_)));
    let key = if open { "table-log-open" } else { "table-log-skipped" };
    let message = table.cx.with(key, [("why", table.describe().say(&why).into())]);
    ui.add(Label::new(RichText::new(message).color(table.cx.palette().warning)).wrap());
}

fn people_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    if let Some(seat) = seats_ui(ui, table) {
        state.correct = Some(CorrectView::person(seat, table.view.people[seat.index()].clone()));
    }
}
