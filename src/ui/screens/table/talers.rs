//! The talers of those who are tied. Amounts are a draft until everybody has said theirs: a number on the way to another
//! one decides nothing.

use egui::Ui;

use super::MOST_TALERS;
use crate::companion::Richest;
use crate::game::{Seat, SeatSet};
use crate::norenberc::components::MOST_PLAYERS;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::widgets::{Stepper, Weight, button};

/// Amounts that have been set and not entered.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TalersView {
    round: u8,
    tied: SeatSet,
    amounts: [Option<u16>; MOST_PLAYERS as usize],
}

impl TalersView {
    /// Another question begins with nothing.
    fn meet(&mut self, round: u8, tied: SeatSet) {
        if (self.round, self.tied) != (round, tied) {
            *self = Self { round, tied, ..Self::default() };
        }
    }
}

/// What people tell about talers.
pub(super) enum Told {
    /// The amounts that are new.
    Amounts(Vec<(Seat, u16)>),
    /// Only who has most.
    Richest(Richest),
}

/// Asks those who are tied for their amounts, or only who has more.
pub(super) fn talers_ui(
    ui: &mut Ui,
    cx: &Cx,
    names: &[String],
    (round, tied): (u8, SeatSet),
    known: impl Fn(Seat) -> Option<u16>,
    view: &mut TalersView,
) -> Option<Told> {
    view.meet(round, tied);
    for seat in tied.iter() {
        let what = cx.with("table-talers-of", [("name", names[seat.index()].clone().into())]);
        let amount = &mut view.amounts[seat.index()];
        ui.horizontal_wrapped(|ui| {
            ui.label(&what);
            let value = amount.or_else(|| known(seat)).map(Into::into);
            if let Some(talers) = (Stepper { what: &what, value, range: 0..=MOST_TALERS }).show(ui, cx) {
                *amount = Some(talers as u16);
            }
        });
    }
    let amount = |seat: Seat| view.amounts[seat.index()].or_else(|| known(seat));
    let whole = tied.iter().all(|seat| amount(seat).is_some());
    let enter = ui.add_enabled_ui(whole, |ui| {
        button(ui, cx, Weight::Primary, Some(Art::Check), &cx.text("table-enter"))
    });
    let mut told = None;
    if enter.inner.clicked() {
        let new = tied.iter().filter(|&seat| amount(seat) != known(seat));
        told = Some(Told::Amounts(new.filter_map(|seat| Some((seat, amount(seat)?))).collect()));
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(cx.with("table-who-has-more", [("among", tied.len().into())]));
        for seat in tied.iter() {
            if button(ui, cx, Weight::Normal, None, &names[seat.index()]).clicked() {
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
