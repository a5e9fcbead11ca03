//! The forms of entries that are changed piece by piece, and the actions that were possible where a referee checks
//! everything.

use egui::{Label, Ui, vec2};

use super::super::super::referee::answer_button;
use super::super::super::town::number;
use super::super::super::town::space_name;
use super::super::super::town::who::who_ui;
use super::super::{TableCx, name};
use crate::architects::components::guildhall_spaces;
use crate::architects::{Fact, Space};
use crate::companion::architects::{Entry, Ledger, OnSpace, TableState};
use crate::game::Seat;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, button, choice};

const MOST: u32 = 999;

pub(super) const fn has_form(entry: &Entry) -> bool {
    match entry {
        Entry::Guildhall { .. }
        | Entry::Market { .. }
        | Entry::LastTurn { .. }
        | Entry::GuildhallIs { .. }
        | Entry::MarketIs { .. }
        | Entry::TaxStand { .. }
        | Entry::Reset { .. }
        | Entry::Used { .. }
        | Entry::Destroyed { .. }
        | Entry::PaidOff { .. }
        | Entry::Instead { .. }
        | Entry::NotKnown { .. }
        | Entry::Event(_)
        | Entry::Person { .. } => true,
        Entry::Owned { owned, .. } => number::id(owned).is_some(),
        Entry::Ruling { fact } => !matches!(fact, Fact::Dismissed { .. }),
        Entry::NoneUsed
        | Entry::ResetDone
        | Entry::EndGame
        | Entry::Options { .. }
        | Entry::Tracking { .. } => false,
    }
}

pub(super) fn entry_ui(ui: &mut Ui, table: &TableCx, ledger: Option<&Ledger>, entry: &mut Entry) {
    let cx = table.cx;
    let seats = super::seats(table, ledger);
    match entry {
        Entry::LastTurn { seat } | Entry::PaidOff { seat } => who_row(ui, table, &seats, seat),
        Entry::Reset { seat } => {
            ui.label(text::bold(cx.text("table-walk-by")));
            if let Some(other) = who_ui(ui, table, &seats, Some(*seat), Some("companion-somebody")) {
                *seat = other;
            }
        }
        Entry::Used { by, .. } => {
            let people: Vec<_> = table.seats().collect();
            if let Some(other) = who_ui(ui, table, &people, Some(*by), Some("reset-used-by-nobody")) {
                *by = other;
            }
        }
        Entry::Destroyed { seat, debts } | Entry::Instead { seat, debts } => {
            who_row(ui, table, &seats, seat);
            let what =
                cx.with("table-fact-of", [("name", name(table, *seat).into()), ("fact", "unpaid".into())]);
            if let Some(Some(count)) = count_ui(ui, table, &what, Some((*debts).into()), MOST, false) {
                *debts = count as u16;
            }
        }
        Entry::TaxStand { silver } => {
            let what = cx.text("table-clock-tax");
            if let Some(count) = count_ui(ui, table, &what, silver.map(Into::into), MOST, true) {
                *silver = count.map(|count| count as u16);
            }
        }
        Entry::Owned { seat, owned } => {
            if number::id(owned).is_none() {
                return fixed_ui(ui, table);
            }
            who_row(ui, table, &seats, seat);
            let what = number::name_of(cx, &name(table, *seat), owned);
            let most = number::most(owned);
            if let Some(count) = count_ui(ui, table, &what, number::count(owned), most, true) {
                *owned = number::with(owned, count);
            }
        }
        Entry::GuildhallIs { workers } => {
            let most = u32::from(guildhall_spaces(table.names.len() as u8));
            let what = cx.text("table-clock-workers");
            let now = Some(workers.len() as u32);
            if let Some(Some(count)) = count_ui(ui, table, &what, now, most, false) {
                // Known owners stay; those of the other workers are unknown.
                workers.resize(count as usize, None);
            }
        }
        Entry::MarketIs { spaces } => market_ui(ui, table, &seats, spaces),
        Entry::Ruling { fact } => fact_ui(ui, table, fact),
        Entry::Guildhall { .. }
        | Entry::Market { .. }
        | Entry::Event(_)
        | Entry::Person { .. }
        | Entry::NotKnown { .. }
        | Entry::NoneUsed
        | Entry::ResetDone
        | Entry::EndGame
        | Entry::Options { .. }
        | Entry::Tracking { .. } => fixed_ui(ui, table),
    }
}

fn fixed_ui(ui: &mut Ui, table: &TableCx) {
    ui.add(Label::new(table.cx.text("table-correct-fixed")).wrap());
}

fn who_row(ui: &mut Ui, table: &TableCx, seats: &[Seat], seat: &mut Seat) {
    if let Some(Some(other)) = who_ui(ui, table, seats, Some(Some(*seat)), None) {
        *seat = other;
    }
}

/// A number, which may be unknown. Returns the new one if it was changed.
#[expect(clippy::option_option, reason = "not told yet is another thing than told that nobody knows")]
fn count_ui(
    ui: &mut Ui,
    table: &TableCx,
    what: &str,
    value: Option<u32>,
    most: u32,
    may_be_unknown: bool,
) -> Option<Option<u32>> {
    let cx = table.cx;
    let mut entered = None;
    ui.label(text::bold(what));
    ui.push_id(what, |ui| {
        ui.horizontal_wrapped(|ui| {
            if let Some(count) = (Stepper { what, value, range: 0..=most }).show(ui, cx) {
                entered = Some(Some(count));
            }
            if may_be_unknown {
                let unknown = ui.add_enabled_ui(value.is_some(), |ui| {
                    button(ui, cx, Weight::Normal, None, &cx.text("table-nobody-knows"))
                });
                if unknown.inner.clicked() {
                    entered = Some(None);
                }
            }
        });
    });
    entered
}

fn market_ui(ui: &mut Ui, table: &TableCx, seats: &[Seat], spaces: &mut [OnSpace; 3]) {
    let cx = table.cx;
    for space in Space::ALL {
        ui.label(text::bold(space_name(cx, space)));
        ui.push_id(space.id(), |ui| {
            let mut all = vec![(OnSpace::Free, cx.text("companion-space-free"))];
            all.extend(seats.iter().map(|&seat| (OnSpace::By(seat), name(table, seat))));
            all.push((OnSpace::Somebody, cx.text("companion-somebody")));
            all.push((OnSpace::Unknown, cx.text("widget-unknown")));
            let on = &mut spaces[space.index()];
            if let Some(other) = choice(ui, cx, *on, all) {
                *on = other;
            }
        });
        ui.allocate_space(vec2(0.0, size::TIGHT));
    }
}

fn fact_ui(ui: &mut Ui, table: &TableCx, fact: &mut Fact) {
    let words = table.describe().say(&Entry::Ruling { fact: *fact });
    let count = match *fact {
        Fact::Goods { count, .. } => count,
        Fact::Unpaid { debts, .. } | Fact::Paid { debts, .. } => debts,
        Fact::TaxStand { silver } => silver,
        Fact::TaxPaid { tax, .. } => tax,
        Fact::Virtue { virtue: few, .. }
        | Fact::Level { level: few, .. }
        | Fact::Hand { cards: few, .. }
        | Fact::Workers { workers: few, .. } => few.into(),
        Fact::Dismissed { .. } => return fixed_ui(ui, table),
    };
    let Some(Some(entered)) = count_ui(ui, table, &words, Some(count.into()), MOST, false) else { return };
    *fact = with_count(*fact, entered);
}

pub(in crate::ui::architects) fn with_count(fact: Fact, count: u32) -> Fact {
    let (few, many) = (count.min(u8::MAX.into()) as u8, count as u16);
    match fact {
        Fact::Goods { seat, resource, .. } => Fact::Goods { seat, resource, count: many },
        Fact::Virtue { seat, .. } => Fact::Virtue { seat, virtue: few },
        Fact::Unpaid { seat, .. } => Fact::Unpaid { seat, debts: many },
        Fact::Paid { seat, .. } => Fact::Paid { seat, debts: many },
        Fact::Level { seat, .. } => Fact::Level { seat, level: few },
        Fact::Hand { seat, .. } => Fact::Hand { seat, cards: few },
        Fact::Workers { seat, at, .. } => Fact::Workers { seat, at, workers: few },
        Fact::TaxStand { .. } => Fact::TaxStand { silver: many },
        Fact::TaxPaid { seat, .. } => Fact::TaxPaid { seat, tax: many },
        Fact::Dismissed { .. } => fact,
    }
}

pub(super) fn events_ui(ui: &mut Ui, table: &TableCx, play: &TableState) -> Option<Entry> {
    let TableState::Referee(referee) = play else { return None };
    ui.label(text::bold(table.cx.text("table-correct-possible")));
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for event in referee.possible() {
            if answer_button(ui, table, referee, event).clicked() {
                pressed = Some(Entry::Event(event));
            }
        }
    });
    pressed
}
