//! The talers of those who are tied, beside their names. At a table amounts are a draft until everybody has said theirs: a
//! number on the way to another one decides nothing.

use egui::{Ui, vec2};

use super::{At, MOST_TALERS};
use crate::companion::Richest;
use crate::game::{Seat, SeatSet};
use crate::norenberc::components::MOST_PLAYERS;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::size;
use crate::ui::widgets::{Stepper, Weight, button};

/// Amounts that have been set and not entered.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TalersView {
    round: u8,
    tied: SeatSet,
    amounts: [Option<u16>; MOST_PLAYERS as usize],
}

impl TalersView {
    /// Another tie begins with nothing.
    pub fn meet(&mut self, round: u8, tied: SeatSet) {
        if (self.round, self.tied) != (round, tied) {
            *self = Self { round, tied, ..Self::default() };
        }
    }

    /// The amount of somebody who is tied, in their own row.
    pub fn cell_ui(&mut self, ui: &mut Ui, at: &At, seat: Seat, known: Option<u16>) {
        if !self.tied.contains(seat) {
            return;
        }
        ui.add(Art::Taler.image(vec2(size::ICON_SMALL, size::ICON_SMALL)));
        ui.add_space(size::GAP_SMALL);
        let amount = &mut self.amounts[seat.index()];
        if let Some(talers) = talers_stepper(ui, at.cx, at.name(seat), amount.or(known)) {
            *amount = Some(talers);
        }
    }
}

/// How many talers somebody has; the new number when there is one.
pub(super) fn talers_stepper(ui: &mut Ui, cx: &Cx, name: &str, talers: Option<u16>) -> Option<u16> {
    let what = cx.with("table-talers-of", [("name", name.to_owned().into())]);
    let stepper = Stepper { what: &what, value: talers.map(Into::into), range: 0..=MOST_TALERS };
    stepper.show(ui, cx).map(|talers| talers as u16)
}

/// What people tell about talers.
pub(super) enum Told {
    /// The amounts that are new.
    Amounts(Vec<(Seat, u16)>),
    /// Only who has most.
    Richest(Richest),
}

/// Enters the amounts of those who are tied, or only who of those who are asked has most.
pub(super) fn talers_ui(
    ui: &mut Ui,
    at: &At,
    asked: Option<SeatSet>,
    known: impl Fn(Seat) -> Option<u16>,
    view: &mut TalersView,
) -> Option<Told> {
    let cx = at.cx;
    let amount = |seat: Seat| view.amounts[seat.index()].or_else(|| known(seat));
    let whole = view.tied.iter().all(|seat| amount(seat).is_some());
    let new = || view.tied.iter().filter(|&seat| amount(seat) != known(seat));
    let mut told = None;
    ui.horizontal_wrapped(|ui| {
        let enter = ui.add_enabled_ui(whole && new().next().is_some(), |ui| {
            button(ui, cx, Weight::Primary, Some(Art::Check), &cx.text("table-enter"))
        });
        if enter.inner.clicked() {
            told = Some(Told::Amounts(new().filter_map(|seat| Some((seat, amount(seat)?))).collect()));
        }
        let Some(tied) = asked else { return };
        ui.label(cx.with("table-who-has-more", [("among", tied.len().into())]));
        for seat in tied.iter() {
            if button(ui, cx, Weight::Normal, None, at.name(seat)).clicked() {
                told = Some(Told::Richest(Richest { among: tied, are: SeatSet::default().with(seat) }));
            }
        }
        if button(ui, cx, Weight::Normal, None, &cx.text("table-equally-many")).clicked() {
            told = Some(Told::Richest(Richest { among: tied, are: tied }));
        }
    });
    if told.is_some() {
        *view = TalersView::default();
    }
    told
}
