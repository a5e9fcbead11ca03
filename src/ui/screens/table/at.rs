//! What painting an open table needs, whatever is played there.

use egui::Ui;

use super::{Part, Queue, TableCommand};
use crate::companion::{Place, View};
use crate::game::Seat;
use crate::i18n::describe::Describe;
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::seated::{Seated, mark};
use crate::ui::screens::title::TableScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::player_badge;

/// What painting a table needs.
pub struct At<'a, T: TableScreens> {
    /// Texts and look.
    pub cx: &'a Cx<'a>,
    /// What is known of the table.
    pub view: &'a View<'a, T>,
    /// The names by seat.
    pub names: &'a [String],
    /// The marks by seat.
    pub marks: &'a [Mark],
    /// Where commands go.
    pub queue: &'a Queue<T>,
}

impl<'a, T: TableScreens> At<'a, T> {
    /// Who sits there.
    pub const fn seated(&self) -> Seated<'a> {
        Seated { cx: self.cx, names: self.names, marks: self.marks }
    }

    /// Says things about these players.
    pub const fn describe(&self) -> Describe<'a> {
        Describe { texts: self.cx.texts, names: self.names }
    }

    /// All of them.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<T> {
        (0..self.names.len() as u8).map(Seat)
    }

    /// A player's name.
    pub fn name(&self, seat: Seat) -> &'a str {
        &self.names[seat.index()]
    }

    /// A player's shape in their colour.
    pub fn shape(&self, seat: Seat) -> egui::Image<'static> {
        let mark = mark(&self.view.people[seat.index()], seat.index(), self.cx);
        Art::of_shape(mark.shape).icon().tint(self.cx.theme.player(mark.colour))
    }

    /// A player's mark and name.
    pub(crate) fn player_ui(&self, ui: &mut Ui, seat: Seat) {
        let person = &self.view.people[seat.index()];
        let mark = mark(person, seat.index(), self.cx);
        player_badge(ui, self.cx, mark, self.name(seat), size::ICON * 1.4);
        ui.label(text::bold(self.name(seat)));
    }

    /// Something somebody told.
    pub fn enter(&self, entry: T::Entry) {
        self.queue.send(TableCommand::Enter(entry));
    }

    /// The same at its place in the log.
    pub(crate) fn enter_at(&self, place: Place, entry: T::Entry) {
        self.queue.send(match place {
            Place::InsteadOf(id) => TableCommand::Amend(id, entry),
            Place::Before(id) => TableCommand::Insert(id, entry),
            Place::End => TableCommand::Enter(entry),
        });
    }

    /// What other titles do not know.
    pub fn own(&self, own: T::Command) {
        self.queue.send(TableCommand::Own(own));
    }

    /// Another part of the table.
    pub fn show(&self, part: Part) {
        self.queue.send(TableCommand::Show(part));
    }
}
