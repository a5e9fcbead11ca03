//! The immediate effects of an answer for whoever gives it, found by applying it to a copy of the state.

use egui::{Atoms, Rect, RichText, Ui, Vec2, pos2, vec2};

use super::super::table::TableCx;
use super::super::{art, signs};
use super::mats::counts;
use crate::architects::{Action, Architects, State};
use crate::companion::architects::Referee;
use crate::game::{Actor, Event, Game as _, Seat};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::size;

/// The smallest share of their usual size at which signs are painted.
const LEAST: f32 = 0.6;

/// A number that would change: its drawing, its name in texts, and by how much.
pub(super) struct Difference {
    art: Art,
    pub(super) fact: &'static str,
    by: i32,
}

/// All changes for whoever acts, except those that need a draw or a decision first.
pub(super) fn outcome(referee: &Referee, event: Event<Action>) -> Vec<Difference> {
    let Actor::Seat(seat) = event.actor else { return Vec::new() };
    let before = referee.state();
    let mut after = *before;
    Architects::apply(referee.setup(), &mut after, event.actor, event.action, &mut ());
    let pairs = all(before, seat).zip(all(&after, seat));
    let differs = pairs.map(|((art, fact, was), (_, _, is))| Difference {
        art,
        fact,
        by: i32::from(is) - i32::from(was),
    });
    differs.filter(|it| it.by != 0).collect()
}

fn all(state: &State, seat: Seat) -> impl Iterator<Item = (Art, &'static str, u16)> {
    let workers = [
        (art::WORKER, "workers", state.workers(seat).into()),
        (art::WORKER_PRISON, "prison", state.prisoners(seat).into()),
        (art::WORKER_CAPTURED, "captured", state.captured_by(seat).into()),
    ];
    counts(state, seat).chain(workers)
}

impl Difference {
    fn number(&self) -> String {
        let sign = if self.by < 0 { "−" } else { "+" };
        format!("{sign}{}", self.by.unsigned_abs())
    }

    pub(super) fn show(&self, atoms: &mut Atoms<'static>) {
        atoms.push_right(self.art.image(vec2(size::ICON, size::ICON)));
        atoms.push_right(RichText::new(self.number()).strong());
    }

    pub(super) fn say(&self, table: &TableCx, seat: Seat) -> String {
        let name = table.name(seat).to_owned();
        let what = table.cx.with("table-fact-of", [("name", name.into()), ("fact", self.fact.into())]);
        table.cx.with("widget-explained", [("what", what.into()), ("number", self.number().into())])
    }
}

/// Signs and numbers side by side, smaller where there is little room; none where they would be unreadable.
pub(super) fn paint(ui: &Ui, cx: &Cx, all: &[Difference], room: Rect) {
    let number = |it: &Difference, side: f32| {
        ui.painter().layout_no_wrap(it.number(), signs::number(side * 0.72), cx.palette().ink)
    };
    let width = |it: &Difference, side: f32| side + number(it, side).size().x + 2.0 * size::TIGHT;
    let needed: f32 = all.iter().map(|it| width(it, size::ICON)).sum();
    let scale = (room.width() / needed).min(1.0);
    if scale < LEAST {
        return;
    }
    let side = (size::ICON * scale).floor();
    let mut left = room.left();
    for it in all {
        let picture = Rect::from_min_size(pos2(left, room.bottom() - side), Vec2::splat(side));
        it.art.image(picture.size()).paint_at(ui, picture);
        let number = number(it, side);
        let at = pos2(picture.right() + size::TIGHT, picture.center().y - number.size().y / 2.0);
        ui.painter().galley(at, number, cx.palette().ink);
        left += width(it, side);
    }
}
