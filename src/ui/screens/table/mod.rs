//! Real tables of all titles: a new table, its people, commands to an open one, and its result. What lies on a table
//! and how it is entered belongs to the titles.

mod changes;
mod correct;
mod cx;
mod log;
mod people;
mod person;
mod result;
mod start;
mod to_score;

pub(crate) use changes::{ChangedView, close_ui};
pub(crate) use correct::{about_ui, forgotten_ui, otherwise_ui, refused_ui};
pub use cx::TableCx;
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

#[derive(Clone, Debug, PartialEq)]
pub enum TableCommand<T: TableScreens> {
    /// Enters something at the end.
    Enter(T::Entry),
    /// Corrects an entry.
    Amend(EntryId, T::Entry),
    /// Inserts something forgotten before an entry.
    Insert(EntryId, T::Entry),
    Remove(EntryId),
    /// A message was read, or a question answered with no.
    Dismiss,
    /// Closes the list of what corrections changed.
    CloseChanges,
    /// Reopens that list.
    ReopenChanges,
    Show(Tab),
    /// Saves the sheets of “what if”.
    Keep(Vec<T::Sheet>),
    /// A command that only this title knows.
    Title(T::Command),
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// The turn that is played, or the score pad.
    #[default]
    Now,
    /// The end of a chapter.
    End,
    Score,
    Log,
    /// How much the program tracks.
    Tracking,
}

/// True if the tabs stay in sight over a page that scrolls: in a low window it needs the room itself.
pub(crate) fn parts_stay(ui: &egui::Ui) -> bool {
    ui.content_rect().height() >= crate::ui::theme::size::TALL
}

/// The commands of one paint; they are executed between two paints.
#[derive(Debug)]
pub struct Queue<T: TableScreens>(RefCell<Vec<TableCommand<T>>>);

impl<T: TableScreens> Default for Queue<T> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

impl<T: TableScreens> Queue<T> {
    pub fn send(&self, command: TableCommand<T>) {
        self.0.borrow_mut().push(command);
    }

    pub fn is_empty(&self) -> bool {
        self.0.borrow().is_empty()
    }

    pub fn take(&mut self) -> Vec<TableCommand<T>> {
        std::mem::take(self.0.get_mut())
    }
}
