//! An opened entry of the log, for all titles: what it is about, and what can be done beside correcting it.

use egui::{Label, Ui};

use super::{TableCommand, TableCx};
use crate::companion::{EntryError, EntryId, InsertAt, LogLine};
use crate::ui::art::Art;
use crate::ui::screens::title::TableScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Tone, Weight, banner, button, floating};

/// The entry to correct, or the one before which something is inserted.
pub(crate) fn about_ui<T: TableScreens>(ui: &mut Ui, table: &TableCx<T>, place: InsertAt, line: &LogLine<T>) {
    let words = table.describe().say(&line.entry);
    let words = match place {
        InsertAt::Before(_) => table.cx.with("table-correct-before", [("text", words.into())]),
        InsertAt::InsteadOf(_) | InsertAt::End => words,
    };
    ui.add(Label::new(words).wrap());
    ui.add_space(size::GAP_SMALL);
}

/// Buttons to remove an entry, or to insert something forgotten before it; returns true for the latter.
pub(crate) fn otherwise_ui<T: TableScreens>(ui: &mut Ui, table: &TableCx<T>, id: EntryId) -> bool {
    let cx = table.cx;
    let mut forgotten = false;
    ui.horizontal_wrapped(|ui| {
        if button(ui, cx, Weight::Normal, Some(Art::DELETE), &cx.text("table-correct-remove")).clicked() {
            table.queue.send(TableCommand::Remove(id));
        }
        let heading = cx.text("table-correct-ask-forgotten");
        forgotten = button(ui, cx, Weight::Quiet, Some(Art::PLUS), &heading).clicked();
    });
    forgotten
}

/// The choice of what was forgotten; returns its index.
pub(crate) fn forgotten_ui<T: TableScreens>(
    ui: &mut Ui,
    table: &TableCx<T>,
    forgotten: impl IntoIterator<Item = &'static str>,
) -> Option<usize> {
    let cx = table.cx;
    ui.label(text::bold(cx.text("table-correct-ask-forgotten")));
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for (index, what) in forgotten.into_iter().enumerate() {
            let name = cx.with("table-forgotten", [("what", what.into())]);
            if button(ui, cx, Weight::Quiet, Some(Art::PLUS), &name).clicked() {
                pressed = Some(index);
            }
        }
    });
    pressed
}

/// Why something was rejected, over the page: wherever that was pressed, it is in sight.
pub(crate) fn refused_ui<T: TableScreens>(
    ui: &Ui,
    table: &TableCx<T>,
    rejected: Option<EntryError<T::TitleEntryError>>,
) {
    let Some(rejected) = rejected else { return };
    floating(ui, "refused", ui.max_rect().top(), |ui| {
        if banner(ui, table.cx, Tone::Danger, &table.describe().say(&rejected)) {
            table.queue.send(TableCommand::Dismiss);
        }
    });
}
