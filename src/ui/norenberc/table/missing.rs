//! The numbers that a final score lacks: everybody's talers on one card, and the sheets that are incomplete.

use egui::{Label, Ui, vec2};

use super::late;
use super::talers::talers_stepper;
use super::{Tab, TableCx, TableView};
use crate::companion::norenberc::{Entry, Missing, Owned};
use crate::game::Seat;
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::screens::table::to_score_ui;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card, cell, columns, named};

pub(super) fn missing_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    let cx = table.cx;
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text::heading(cx.text("table-talers-end")));
        let seats: Vec<_> = table.seats().collect();
        columns(ui, size::COUNTS, seats, |ui, seat| {
            ui.horizontal(|ui| {
                cell(ui, vec2(size::NAME, size::TOUCH), |ui| table.player_ui(ui, seat));
                ui.add(art::TALER.image(vec2(size::ICON_SMALL, size::ICON_SMALL)));
                let talers = table.view.sheets[seat.index()].talers;
                if let Some(talers) = talers_stepper(ui, cx, table.name(seat), talers) {
                    table.enter(Entry::Owned { seat, owned: Owned::Talers { talers } });
                }
            });
        });
    });
    let missing = table.view.score.and_then(Result::err).unwrap_or_default();
    let open_question = state.late.sync(table);
    // What one answer about a favourite settles is not asked player by player.
    let apart = |(seat, part): &&(Seat, Missing)| *part != Missing::Talers && !late::is_about(table, *seat);
    let others: Vec<_> = missing.iter().filter(apart).collect();
    if others.is_empty() && !open_question {
        return;
    }
    ui.add_space(size::GAP);
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text::heading(cx.text("table-missing")));
        state.late.ui(ui, table, None);
        for &&(seat, part) in &others {
            ui.horizontal_wrapped(|ui| {
                ui.add(Art::WARNING.tinted(vec2(size::ICON, size::ICON), cx.palette().warning));
                let words = table.describe().missing(seat, part);
                ui.add(Label::new(&words).wrap());
                let sheet = button(ui, cx, Weight::Normal, Some(Art::EDIT), table.name(seat));
                if named(sheet, &cx.with("table-missing-sheet", [("missing", words.into())])).clicked() {
                    state.seat = seat.index();
                    table.show(Tab::Now);
                }
            });
        }
    });
}

pub(super) fn next_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    let lacks = table.view.score.and_then(Result::err).and_then(<[_]>::first);
    let lacks = lacks.map(|&(seat, part)| table.describe().missing(seat, part));
    if to_score_ui(ui, table.cx, lacks) {
        state.telling = false;
    }
}
