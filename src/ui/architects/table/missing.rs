//! The facts that a final score lacks, with buttons to where they are entered; single numbers are entered here.

use egui::{Label, Ui, vec2};

use super::super::fact;
use super::{TableCx, TableView, pad};
use crate::companion::architects::{Entry, Ledger, Missing};
use crate::game::Seat;
use crate::ui::art::Art;
use crate::ui::screens::table::{Tab, to_score_ui};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, button, card, cell, named, top_of_page};

pub(super) fn missing_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    let cx = table.cx;
    let missing = table.view.score.and_then(Result::err).unwrap_or_default();
    // Facts entered here stay here, so that nothing moves and a slip can be corrected.
    state.pad.ask(missing);
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text::heading(cx.text("table-missing")));
        strangers_ui(ui, table);
        for (seat, fact) in state.pad.in_question().to_vec() {
            row_ui(ui, table, state, seat, fact);
        }
    });
}

/// A note on workers of unknown owners in the guildhall: their gains are not counted.
pub(super) fn strangers_ui(ui: &mut Ui, table: &TableCx) {
    let strangers = table.view.play.ledger().map_or(0, Ledger::strangers);
    if strangers == 0 {
        return;
    }
    let cx = table.cx;
    top_of_page(ui, |ui| {
        ui.horizontal(|ui| {
            ui.add(Art::WARNING.tinted(vec2(size::ICON, size::ICON), cx.palette().warning));
            let words = cx.with("table-missing-strangers", [("count", strangers.into())]);
            ui.add(Label::new(words).wrap());
        });
    });
}

fn row_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView, seat: Seat, fact: Missing) {
    let cx = table.cx;
    let whose = pad::name(table, seat);
    let what = fact::name_of(cx, &whose, fact);
    ui.horizontal_wrapped(|ui| {
        let known = fact::value(table.view.sheets, seat, fact);
        let (art, colour) = match known {
            Some(_) => (Art::CHECK, cx.palette().positive),
            None => (Art::WARNING, cx.palette().warning),
        };
        ui.add(art.tinted(vec2(size::ICON, size::ICON), colour));
        cell(ui, vec2(size::COUNTS_LEAST / 2.0, size::TOUCH), |ui| ui.add(Label::new(&what).wrap()));
        if fact == Missing::Buildings {
            let sheet = button(ui, cx, Weight::Normal, Some(Art::EDIT), &whose);
            if named(sheet, &cx.with("table-missing-sheet", [("missing", what.into())])).clicked() {
                state.pad.show(seat, fact);
                table.show(Tab::Now);
            }
            return;
        }
        let range = 0..=fact::most(table.view.sheets, seat, fact);
        if let Some(count) =
            (Stepper { what: &what, value: known, range }).show_from(ui, cx, pad::believed(table, seat, fact))
            && let Some(owned) = fact::owned(fact, count)
        {
            table.enter(Entry::Owned { seat, owned });
        }
    });
}

/// The button to the result; until there is one, it says what is still missing.
pub(super) fn next_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    let cx = table.cx;
    let lacks = table.view.score.and_then(Result::err).and_then(<[_]>::first);
    let lacks = lacks.map(|&(seat, fact)| fact::name_of(cx, &pad::name(table, seat), fact));
    if to_score_ui(ui, cx, lacks) {
        state.telling = false;
        state.pad.forget_questions();
    }
}
