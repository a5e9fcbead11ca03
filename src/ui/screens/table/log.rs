//! The log of a table, for all titles: its people, and its lines, each to be pressed.

use egui::{Label, Response, RichText, Ui, vec2};

use super::{TableCommand, TableCx};
use crate::companion::{Correction, EntryError, LogLine};
use crate::game::Seat;
use crate::i18n;
use crate::ui::art::Art;
use crate::ui::screens::title::TableScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card_button, named};

/// Every entry, the last one first, under its chapter. Returns the one that was pressed.
pub(crate) fn entries_ui<'v, T: TableScreens>(
    ui: &mut Ui,
    table: &TableCx<'v, T>,
    skipped_ui: impl Fn(&mut Ui, EntryError<T::TitleEntryError>),
) -> Option<&'v LogLine<T>> {
    let mut chapter = None;
    let mut pressed = None;
    for line in table.view.entered() {
        if let Some(number) = line.chapter.filter(|_| line.chapter != chapter) {
            chapter = line.chapter;
            ui.add_space(size::GAP_SMALL);
            ui.label(text::heading(table.cx.with("table-log-chapter", i18n::chapter(number))));
        }
        if line_ui(ui, table, line, &skipped_ui).clicked() {
            pressed = Some(line);
        }
    }
    pressed
}

/// The button that reopens the list of changes, for whoever closed it too early. Its room is there as long as the list
/// can be closed (`open`) or reopened (`closed`).
pub(crate) fn reopen_ui<T: TableScreens>(ui: &mut Ui, table: &TableCx<T>, open: bool, closed: bool) {
    let cx = table.cx;
    if !open && !closed {
        return;
    }
    let again = ui.add_enabled_ui(closed, |ui| {
        button(ui, cx, Weight::Normal, Some(Art::INFO), &cx.text("table-changed-again"))
    });
    if again.inner.clicked() {
        table.queue.send(TableCommand::ReopenChanges);
    }
}

/// One line with its corrections; `skipped_ui` says why it does not count. Pressed, it opens.
fn line_ui<T: TableScreens>(
    ui: &mut Ui,
    table: &TableCx<T>,
    line: &LogLine<T>,
    skipped_ui: impl FnOnce(&mut Ui, EntryError<T::TitleEntryError>),
) -> Response {
    let cx = table.cx;
    let words = table.describe().say(&line.entry);
    let name = cx.with("table-log-correct", [("text", words.clone().into())]);
    let pressed = ui.push_id(line.id, |ui| {
        card_button(ui, cx, &name, |ui| {
            ui.set_width(ui.available_width());
            // The row as a whole is pressed, so its lines need no room for fingers.
            ui.spacing_mut().interact_size.y = size::ICON;
            ui.horizontal(|ui| {
                ui.add(Art::EDIT.tinted(vec2(size::ICON, size::ICON), cx.palette().link));
                ui.vertical(|ui| {
                    ui.add(Label::new(&words).wrap());
                    corrected_ui(ui, table, line);
                    if let Some(why) = line.skipped {
                        skipped_ui(ui, why);
                    }
                });
            });
        })
    });
    pressed.inner
}

/// Says that an entry does not count, and why.
pub(crate) fn skipped_ui<T: TableScreens>(
    ui: &mut Ui,
    table: &TableCx<T>,
    why: EntryError<T::TitleEntryError>,
) {
    let message = table.cx.with("table-log-skipped", [("why", table.describe().say(&why).into())]);
    ui.add(Label::new(RichText::new(message).color(table.cx.palette().warning)).wrap());
}

pub(crate) fn corrected_ui<T: TableScreens>(ui: &mut Ui, table: &TableCx<T>, line: &LogLine<T>) {
    let Some(corrected) = line.corrected else { return };
    let words = table.cx.text(match corrected {
        Correction::Amended => "table-log-amended",
        Correction::Inserted => "table-log-inserted",
    });
    ui.label(text::small(words).color(table.cx.palette().ink_soft));
}

/// The people: names, colours and languages can be corrected too. Returns whoever was pressed.
pub(crate) fn seats_ui<T: TableScreens>(ui: &mut Ui, table: &TableCx<T>) -> Option<Seat> {
    let cx = table.cx;
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(text::bold(cx.text("table-people")));
        for seat in table.seats() {
            let pressed = button(ui, cx, Weight::Normal, Some(Art::PERSON), table.name(seat));
            let name = cx.with("table-person-change", [("name", table.name(seat).to_owned().into())]);
            if named(pressed, &name).clicked() {
                chosen = Some(seat);
            }
        }
    });
    chosen
}
