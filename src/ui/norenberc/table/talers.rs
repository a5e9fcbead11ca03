//! The talers of tied players. In the current round every amount is entered as soon as it is there; one that
//! contradicts an answer waits until somebody says which is right. For a round that is over the amounts are a
//! draft until all are there: with the last one the question goes away, and a number on its way with it.

use egui::{Label, Ui, vec2};

use super::{MOST_TALERS, TableCx, TitleCommand};
use crate::companion::norenberc::{Entry, Ledger, Richest, TitleEntryError};
use crate::game::{Seat, SeatSet};
use crate::norenberc::components::MOST_PLAYERS;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, above_footer, button, named, option_if};

/// An entry in the current round that contradicts an answer before.
#[derive(Clone, Debug, Default)]
pub(super) struct TellView {
    waiting: Option<Entry>,
}

impl TellView {
    /// True while somebody has to say which of two answers is right.
    pub const fn waits(&self) -> bool {
        self.waiting.is_some()
    }

    pub(crate) fn cell_ui(&mut self, ui: &mut Ui, table: &TableCx, ledger: &Ledger, seat: Seat) {
        ui.add(art::TALER.image(vec2(size::ICON_SMALL, size::ICON_SMALL)));
        ui.add_space(size::GAP_SMALL);
        let amount = match self.waiting {
            Some(Entry::Talers { seat: of, talers }) if of == seat => Some(talers),
            _ => ledger.now().talers[seat.index()],
        };
        if let Some(talers) = talers_stepper(ui, table.cx, table.name(seat), amount) {
            self.tell(table, ledger, Entry::Talers { seat, talers });
        }
    }

    /// Asks only who has most: the answer can still be seen and changed.
    pub(crate) fn richest_ui(&mut self, ui: &mut Ui, table: &TableCx, ledger: &Ledger, tied: SeatSet) {
        if tied.is_empty() {
            return;
        }
        let cx = table.cx;
        let most = ledger.most_talers(tied);
        let may = ledger.may_have_most(tied);
        // Whoever has less is out of it until somebody takes back what says so.
        let among = if most.is_some() { entered_among(ledger, tied).unwrap_or(tied) } else { may };
        // Amounts are stronger than what is said here.
        let live = tied.iter().any(|seat| ledger.now().talers[seat.index()].is_none());
        let mut entered = None;
        ui.horizontal_wrapped(|ui| {
            ui.label(cx.with("table-who-has-more", [("among", tied.len().into())]));
            for seat in tied.iter() {
                let alone = SeatSet::default().with(seat);
                let live = live && among.contains(seat);
                let pressed = option_if(ui, cx, (live, most == Some(alone)), None, table.name(seat));
                let says = cx.with("table-correct-has-most", [("name", table.name(seat).to_owned().into())]);
                if named(pressed, &says).clicked() {
                    entered = Some(alone);
                }
            }
            let same = most.is_some_and(|most| most.len() > 1);
            if option_if(ui, cx, (live, same), None, &cx.text("table-equally-many")).clicked() {
                entered = Some(among);
            }
        });
        if let Some(are) = entered.filter(|are| most != Some(*are)) {
            self.tell(table, ledger, Entry::Richest { among, are });
        }
    }

    fn tell(&mut self, table: &TableCx, ledger: &Ledger, entry: Entry) {
        self.waiting = None;
        if ledger.contradicted(&entry).is_empty() {
            table.enter(entry);
        } else {
            self.waiting = Some(entry);
        }
    }

    /// Asks which of two answers is right, before the new one is accepted.
    pub(crate) fn contradiction_ui(&mut self, ui: &mut Ui, table: &TableCx, ledger: &Ledger) {
        let cx = table.cx;
        let Some(entry) = self.waiting.clone() else { return };
        let Some(&message) = ledger.contradicted(&entry).first() else {
            // What stood against it was taken back.
            return self.tell(table, ledger, entry);
        };
        let (mut keep, mut take) = (false, false);
        above_footer(ui, cx, "contradiction", |ui| {
            let message = table.describe().say(&TitleEntryError::Contradicts(message));
            ui.add(Label::new(text::bold(message)).wrap());
            let now = table.describe().say(&entry);
            ui.add(Label::new(cx.with("table-contradicts", [("text", now.into())])).wrap());
            ui.horizontal_wrapped(|ui| {
                let art = Some(Art::UNDO);
                keep = button(ui, cx, Weight::Normal, art, &cx.text("table-contradicts-keep")).clicked();
                let art = Some(Art::CHECK);
                take = button(ui, cx, Weight::Normal, art, &cx.text("table-contradicts-take")).clicked();
            });
        });
        if take {
            table.title_command(TitleCommand::EnterInstead(entry));
        }
        if keep || take {
            self.waiting = None;
        }
    }
}

/// The players compared by the last answer that is only about some of these.
fn entered_among(ledger: &Ledger, tied: SeatSet) -> Option<SeatSet> {
    let entered = ledger.now().richest.iter().rev().map(|entered| entered.among);
    entered.into_iter().find(|among| among.minus(tied).is_empty())
}

/// Amounts that are not entered yet.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TalersView {
    round: u8,
    tied: SeatSet,
    amounts: [Option<u16>; MOST_PLAYERS as usize],
}

impl TalersView {
    /// Forgets the amounts of another tie.
    pub(crate) fn sync(&mut self, round: u8, tied: SeatSet) {
        if (self.round, self.tied) != (round, tied) {
            *self = Self { round, tied, ..Self::default() };
        }
    }

    pub(crate) fn cell_ui(&mut self, ui: &mut Ui, table: &TableCx, seat: Seat, known: Option<u16>) {
        if !self.tied.contains(seat) {
            return;
        }
        ui.add(art::TALER.image(vec2(size::ICON_SMALL, size::ICON_SMALL)));
        ui.add_space(size::GAP_SMALL);
        let amount = &mut self.amounts[seat.index()];
        if let Some(talers) = talers_stepper(ui, table.cx, table.name(seat), amount.or(known)) {
            *amount = Some(talers);
        }
    }
}

pub(super) fn talers_stepper(ui: &mut Ui, cx: &Cx, name: &str, talers: Option<u16>) -> Option<u16> {
    let what = cx.with("table-talers-of", [("name", name.to_owned().into())]);
    let stepper = Stepper { what: &what, value: talers.map(Into::into), range: 0..=MOST_TALERS };
    stepper.show(ui, cx).map(|talers| talers as u16)
}

pub(super) enum TalersInput {
    /// Only the amounts that are new.
    Amounts(Vec<(Seat, u16)>),
    Richest(Richest),
}

/// Asks for the amounts of tied players, or only who has most.
pub(super) fn talers_ui(
    ui: &mut Ui,
    table: &TableCx,
    tied: SeatSet,
    known: impl Fn(Seat) -> Option<u16>,
    view: &mut TalersView,
    nobody_knows: impl FnOnce(&mut Ui),
) -> Option<TalersInput> {
    let cx = table.cx;
    let amount = |seat: Seat| view.amounts[seat.index()].or_else(|| known(seat));
    let whole = view.tied.iter().all(|seat| amount(seat).is_some());
    let new = || view.tied.iter().filter(|&seat| amount(seat) != known(seat));
    let mut entered = None;
    ui.horizontal_wrapped(|ui| {
        let enter = ui.add_enabled_ui(whole && new().next().is_some(), |ui| {
            button(ui, cx, Weight::Primary, Some(Art::CHECK), &cx.text("table-enter"))
        });
        if enter.inner.clicked() {
            entered =
                Some(TalersInput::Amounts(new().filter_map(|seat| Some((seat, amount(seat)?))).collect()));
        }
        ui.label(cx.with("table-who-has-more", [("among", tied.len().into())]));
        for seat in tied.iter() {
            if button(ui, cx, Weight::Normal, None, table.name(seat)).clicked() {
                entered =
                    Some(TalersInput::Richest(Richest { among: tied, are: SeatSet::default().with(seat) }));
            }
        }
        if button(ui, cx, Weight::Normal, None, &cx.text("table-equally-many")).clicked() {
            entered = Some(TalersInput::Richest(Richest { among: tied, are: tied }));
        }
        nobody_knows(ui);
    });
    if entered.is_some() {
        *view = TalersView::default();
    }
    entered
}
