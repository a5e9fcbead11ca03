//! The list of what corrections changed, for all titles: it is shown in full until something else is entered, then in
//! one line, so that nobody does twice what it asks for.

use egui::{Align, Label, Layout, ScrollArea, Ui, vec2};

use super::{TableCommand, TableCx};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::title::TableScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, cell, follow_focus, footer, icon_button, sheet};

/// The list when it was last synced, and how it is shown.
#[derive(Debug)]
pub(crate) struct ChangedView<C> {
    list: Vec<C>,
    /// Number of entries when the list became what it is.
    entered: usize,
    /// How often it has changed since it was closed.
    times: usize,
    /// True while it is open over the page.
    open: bool,
}

impl<C> Default for ChangedView<C> {
    fn default() -> Self {
        Self { list: Vec::new(), entered: 0, times: 0, open: false }
    }
}

impl<C: Clone + PartialEq> ChangedView<C> {
    /// Syncs the list. Returns true if it is news: nothing has been entered since.
    pub(crate) fn sync(&mut self, list: &[C], entered: usize) -> bool {
        if self.list != list {
            self.times = if list.is_empty() { 0 } else { self.times + 1 };
            (self.list, self.entered) = (list.to_vec(), entered);
        }
        self.entered == entered
    }

    pub(crate) const fn close(&mut self) -> bool {
        std::mem::replace(&mut self.open, false)
    }

    /// The heading: of one correction, or of several that nobody has read one by one.
    pub(crate) fn heading(&self, cx: &Cx) -> String {
        cx.text(if self.times > 1 { "table-changed-together" } else { "table-changed" })
    }

    /// One line with a button for the rest. If `closes`, the list can be closed there: nothing of it has to be
    /// answered.
    pub(crate) fn line_ui<T: TableScreens>(
        &mut self,
        ui: &mut Ui,
        table: &TableCx<T>,
        words: &str,
        closes: bool,
    ) {
        let cx = table.cx;
        footer(ui, cx, "strip line", size::TOUCH, |ui| {
            let end = Layout::right_to_left(Align::Center);
            ui.allocate_ui_with_layout(vec2(ui.available_width(), size::TOUCH), end, |ui| {
                if closes {
                    close_ui(ui, table);
                }
                if button(ui, cx, Weight::Normal, None, &cx.text("table-changed-show")).clicked() {
                    self.open = true;
                }
                let room = vec2(ui.available_width(), size::TOUCH);
                cell(ui, room, |ui| ui.add(Label::new(text::bold(words).size(size::TEXT_SMALL)).wrap()));
            });
        });
    }

    /// The list over the page, while it is open. Returns true if it is to be closed; that is left to the caller.
    pub(crate) fn sheet_ui(&self, ui: &Ui, cx: &Cx, words: &str, add: impl FnOnce(&mut Ui)) -> bool {
        self.open
            && sheet(ui, cx, "strip", words, |ui| {
                ScrollArea::vertical().show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    add(ui);
                    follow_focus(ui);
                });
            })
    }
}

/// The button that closes the list once it was read.
pub(crate) fn close_ui<T: TableScreens>(ui: &mut Ui, table: &TableCx<T>) {
    let close = icon_button(ui, table.cx, Weight::Quiet, Art::CLOSE, &table.cx.text("table-changed-close"));
    if close.clicked() {
        table.queue.send(TableCommand::CloseChanges);
    }
}
