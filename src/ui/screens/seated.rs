//! The people at a table, and everything to paint them with.

use egui::Ui;

use crate::companion::Person;
use crate::game::Seat;
use crate::i18n::describe::Describe;
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::marks::mark_of;
use crate::ui::theme::{size, text};
use crate::ui::widgets::player_badge;

/// The people at the table: names and marks are by seat.
#[derive(Clone, Copy)]
pub struct Seated<'a> {
    pub cx: &'a Cx<'a>,
    pub names: &'a [String],
    pub marks: &'a [Mark],
}

impl<'a> Seated<'a> {
    pub const fn describe(&self) -> Describe<'a> {
        Describe { texts: self.cx.texts, names: self.names }
    }

    pub(crate) fn player_ui(&self, ui: &mut Ui, seat: Seat) {
        let name = &self.names[seat.index()];
        player_badge(ui, self.cx, self.marks[seat.index()], name, size::ICON * 1.4);
        ui.label(text::bold(name));
    }
}

pub fn mark(person: &Person, seat: usize, cx: &Cx) -> Mark {
    mark_of(person, seat, &cx.settings.marks)
}
