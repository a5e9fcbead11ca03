//! At the table, whatever is played: a new table, people, what is asked of an open one, and its result. What lies on a table
//! and how it is told belongs to the titles.

mod at;
mod changed;
mod correct;
mod log;
mod people;
mod person;
mod result;
mod start;
mod to_score;

pub use at::At;
pub(crate) use changed::{ChangedView, close_ui};
pub(crate) use correct::{about_ui, forgotten_ui, otherwise_ui, refused_ui};
pub(crate) use log::{corrected_ui, entries_ui, reopen_ui, seats_ui, skipped_ui};
pub use people::People;
pub(crate) use person::person_ui;
pub(crate) use result::result_ui;
pub(crate) use start::{
    OFFERED, StartView, begin_height, begin_ui, count_ui, go_on_ui, start_ui, unfinished_ui,
};
pub(crate) use to_score::to_score_ui;

use std::cell::RefCell;

use super::title::TableScreens;
use crate::companion::EntryId;

/// Something that is asked of an open table.
#[derive(Clone, Debug, PartialEq)]
pub enum TableCommand<T: TableScreens> {
    /// Something somebody told.
    Enter(T::Entry),
    /// Something that was told wrong, as it should have been.
    Amend(EntryId, T::Entry),
    /// Something that was forgotten, before this entry.
    Insert(EntryId, T::Entry),
    /// Something that should not have been told at all.
    Remove(EntryId),
    /// The question about it is answered with no, or a message was read.
    Dismiss,
    /// The list of what corrections changed was read.
    CloseChanges,
    /// The list that was closed last is to be read once more.
    ReopenChanges,
    /// Another part of the table.
    Show(Part),
    /// What was tried out with the result is to be kept.
    Keep(Vec<T::Sheet>),
    /// What other titles do not know.
    Own(T::Command),
}

/// The parts of a table's screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// What is going on, or the score pad.
    #[default]
    Now,
    /// The end of a chapter.
    End,
    /// The final score.
    Score,
    /// Everything that was told.
    Log,
    /// How much the program follows.
    Depth,
}

/// Whether the ways to the parts stay in sight over a page that scrolls: in a low window it needs the room itself.
pub(crate) fn parts_stay(ui: &egui::Ui) -> bool {
    ui.content_rect().height() >= crate::ui::theme::size::TALL
}

/// What one paint of a table collects; it is done between two paints.
#[derive(Debug)]
pub struct Queue<T: TableScreens>(RefCell<Vec<TableCommand<T>>>);

impl<T: TableScreens> Default for Queue<T> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

impl<T: TableScreens> Queue<T> {
    /// One more.
    pub fn send(&self, command: TableCommand<T>) {
        self.0.borrow_mut().push(command);
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.borrow().is_empty()
    }

    /// All of them, in order; none is left.
    pub fn take(&mut self) -> Vec<TableCommand<T>> {
        std::mem::take(self.0.get_mut())
    }
}
