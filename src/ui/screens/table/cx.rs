//! Everything that painting an open table needs, for all titles.

use egui::Ui;

use super::{Queue, Tab, TableCommand};
use crate::companion::{InsertAt, View};
use crate::game::Seat;
use crate::i18n::describe::Describe;
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::seated::{Seated, mark};
use crate::ui::screens::title::TableScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::player_badge;

/// Everything that painting a table needs: names and marks are by seat.
pub struct TableCx<'a, T: TableScreens> {
    pub cx: &'a Cx<'a>,
    pub view: &'a View<'a, T>,
    pub names: &'a [String],
    pub marks: &'a [Mark],
    pub queue: &'a Queue<T>,
}

impl<'a, T: TableScreens> TableCx<'a, T> {
    pub const fn seated(&self) -> Seated<'a> {
        Seated { cx: self.cx, names: self.names, marks: self.marks }
    }

    pub const fn describe(&self) -> Describe<'a> {
        Describe { texts: self.cx.texts, names: self.names }
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<T> {
        (0..self.names.len() as u8).map(Seat)
    }

    pub fn name(&self, seat: Seat) -> &'a str {
        &self.names[seat.index()]
    }

    pub fn shape(&self, seat: Seat) -> egui::Image<'static> {
        let mark = mark(&self.view.people[seat.index()], seat.index(), self.cx);
        Art::of_shape(mark.shape).icon().tint(self.cx.theme.player(mark.colour))
    }

    pub(crate) fn player_ui(&self, ui: &mut Ui, seat: Seat) {
        let person = &self.view.people[seat.index()];
        let mark = mark(person, seat.index(), self.cx);
        player_badge(ui, self.cx, mark, self.name(seat), size::ICON * 1.4);
        ui.label(text::bold(self.name(seat)));
    }

    pub fn enter(&self, entry: T::Entry) {
        self.queue.send(TableCommand::Enter(entry));
    }

    /// Enters something at its place in the log.
    pub(crate) fn enter_at(&self, place: InsertAt, entry: T::Entry) {
        self.queue.send(match place {
            InsertAt::InsteadOf(id) => TableCommand::Amend(id, entry),
            InsertAt::Before(id) => TableCommand::Insert(id, entry),
            InsertAt::End => TableCommand::Enter(entry),
        });
    }

    pub fn title_command(&self, own: T::Command) {
        self.queue.send(TableCommand::Title(own));
    }

    pub fn show(&self, part: Tab) {
        self.queue.send(TableCommand::Show(part));
    }
}
