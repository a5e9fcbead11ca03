//! Who sits at the table, and what to paint them with.

use egui::Ui;

use crate::companion::Person;
use crate::game::Seat;
use crate::i18n::describe::Describe;
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::marks::mark_of;
use crate::ui::theme::{size, text};
use crate::ui::widgets::player_badge;

/// Who sits at the table, and what to paint them with.
#[derive(Clone, Copy)]
pub struct Seated<'a> {
    /// Texts and look.
    pub cx: &'a Cx<'a>,
    /// The names by seat.
    pub names: &'a [String],
    /// The marks by seat.
    pub marks: &'a [Mark],
}

impl<'a> Seated<'a> {
    /// Says things about these players.
    pub const fn describe(&self) -> Describe<'a> {
        Describe { texts: self.cx.texts, names: self.names }
    }

    /// A player's mark and name.
    pub(crate) fn player_ui(&self, ui: &mut Ui, seat: Seat) {
        let name = &self.names[seat.index()];
        player_badge(ui, self.cx, self.marks[seat.index()], name, size::ICON * 1.4);
        ui.label(text::bold(name));
    }
}

/// How somebody at the table is marked.
pub fn mark(person: &Person, seat: usize, cx: &Cx) -> Mark {
    mark_of(person, seat, &cx.settings.marks)
}
