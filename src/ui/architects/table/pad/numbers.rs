//! The numbers of one player: only those that count with the buildings on the table. Tracks are tapped, other numbers are
//! stepped or typed.

use egui::{Label, Ui, vec2};

use super::super::super::fact::{self, is_opponent};
use super::super::super::tracks::{CathedralTrack, cathedral_ui, virtue_ui};
use super::super::TitleCommand;
use super::TableCx;
use crate::architects::components::{TOP_LEVEL, cathedral};
use crate::companion::architects::{Entry, FinalSheet, Missing, TableState, relevant_numbers};
use crate::game::Seat;
use crate::ui::Cx;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, button, card, columns, inset};

/// The name of a player; the opponent of a solo game has its own.
pub(in crate::ui::architects) fn name(table: &TableCx, seat: Seat) -> String {
    let rival = table.view.sheets.first().and_then(|sheet| sheet.opponent);
    match rival.filter(|_| is_opponent(table.view.sheets, seat)) {
        Some(rival) => table.cx.with("architects-opponent", [("opponent", rival.kind.id().into())]),
        None => table.name(seat).to_owned(),
    }
}

pub(super) fn numbers_ui(ui: &mut Ui, table: &TableCx, seat: Seat) {
    let cx = table.cx;
    let whose = name(table, seat);
    let in_question: Vec<_> = relevant_numbers(table.view.sheets)
        .into_iter()
        .filter(|(it, _)| *it == seat)
        .map(|(_, fact)| fact)
        .collect();
    let blank: Vec<_> = in_question.iter().copied().filter(|fact| may_be_none(table, seat, *fact)).collect();
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            if is_opponent(table.view.sheets, seat) {
                ui.label(text::bold(&whose));
            } else {
                table.player_ui(ui, seat);
            }
            let none = ui.add_enabled_ui(!blank.is_empty(), |ui| {
                button(ui, cx, Weight::Normal, None, &cx.text("table-rest-none"))
            });
            if none.inner.clicked() {
                table.title_command(TitleCommand::NoneOf(seat, blank));
            }
            ui.label(text::small(cx.text("table-numbers-about")).color(cx.palette().ink_soft));
        });
        let mut entered = None;
        let guess = |fact| believed(table, seat, fact);
        let sheet =
            SheetInput { sheets: table.view.sheets, seat, whose: &whose, facts: &in_question, guess: &guess };
        sheet_ui(ui, cx, &sheet, |fact, count| entered = Some((fact, count)));
        if let Some(owned) = entered.and_then(|(fact, count)| fact::owned(fact, count)) {
            table.enter(Entry::Owned { seat, owned });
        }
    });
}

/// Returns true if a blank fact may be zero. Everybody has some virtue, and what was above zero when it was last entered
/// may still be there.
fn may_be_none(table: &TableCx, seat: Seat, fact: Missing) -> bool {
    !matches!(fact, Missing::Buildings | Missing::Virtue)
        && fact::value(table.view.sheets, seat, fact).is_none()
        && believed(table, seat, fact).is_none_or(|count| count == 0)
}

/// The last value entered, where it may have changed since.
pub(in crate::ui::architects) fn believed(table: &TableCx, seat: Seat, fact: Missing) -> Option<u32> {
    let ledger = match table.view.play {
        TableState::Town(ledger) => ledger,
        TableState::Final { kept, .. } => kept.as_ref()?,
        TableState::Referee(_) => return None,
    };
    let strip = ledger.strip(seat)?;
    match fact {
        Missing::Virtue => strip.virtue.value.map(Into::into),
        Missing::Cathedral => strip.cathedral.value.map(Into::into),
        Missing::Unpaid => strip.unpaid.value.map(Into::into),
        Missing::Paid => strip.paid.value.map(Into::into),
        Missing::Prison => strip.last_prison.map(Into::into),
        Missing::Buildings
        | Missing::Goods(_)
        | Missing::Captured
        | Missing::Skill(_)
        | Missing::Guildhall => None,
    }
}

/// Levels without a free spot for this player (A3).
pub(in crate::ui::architects) fn full_levels(
    sheets: &[FinalSheet],
    seat: Seat,
) -> [bool; TOP_LEVEL as usize + 1] {
    let mut full = [false; TOP_LEVEL as usize + 1];
    for (level, full) in (0..).zip(&mut full) {
        let others = fact::with_sheets(sheets).filter(|other| *other != seat);
        let taken = others.filter(|it| fact::value(sheets, *it, Missing::Cathedral) == Some(level)).count();
        *full = cathedral(level as u8).is_some_and(|it| taken >= usize::from(it.spots));
    }
    full
}

/// The numbers of one player.
#[derive(Clone, Copy)]
pub(in crate::ui::architects) struct SheetInput<'a> {
    pub sheets: &'a [FinalSheet],
    pub seat: Seat,
    /// The name of the player.
    pub whose: &'a str,
    /// Those that are asked for.
    pub facts: &'a [Missing],
    /// The last value of a number that is not known for certain.
    pub guess: &'a dyn Fn(Missing) -> Option<u32>,
}

/// The facts of somebody: the tracks first, then numbers in columns. Gives what was told.
pub(in crate::ui::architects) fn sheet_ui(
    ui: &mut Ui,
    cx: &Cx,
    sheet: &SheetInput,
    mut entered: impl FnMut(Missing, u32),
) {
    let SheetInput { sheets, seat, whose, facts, guess } = *sheet;
    if facts.contains(&Missing::Cathedral) {
        heading_ui(ui, cx, sheets, seat, Missing::Cathedral);
        let what = fact::name_of(cx, whose, Missing::Cathedral);
        let now = fact::value(sheets, seat, Missing::Cathedral).map(|level| level as u8);
        if let Some(level) =
            cathedral_ui(ui, cx, &CathedralTrack { what: &what, now, full: full_levels(sheets, seat) })
        {
            entered(Missing::Cathedral, level.into());
        }
    }
    if facts.contains(&Missing::Virtue) {
        heading_ui(ui, cx, sheets, seat, Missing::Virtue);
        let what = fact::name_of(cx, whose, Missing::Virtue);
        let now = fact::value(sheets, seat, Missing::Virtue).map(|virtue| virtue as u8);
        if let Some(virtue) = virtue_ui(ui, cx, &what, now) {
            entered(Missing::Virtue, virtue.into());
        }
    }
    ui.add_space(size::GAP_SMALL);
    let tracks = [Missing::Buildings, Missing::Cathedral, Missing::Virtue];
    let numbers: Vec<_> = facts.iter().copied().filter(|fact| !tracks.contains(fact)).collect();
    columns(ui, size::COUNT, numbers, |ui, fact| {
        let what = fact::name_of(cx, whose, fact);
        // A number belongs to one player: another one must not go on where this one's typing stopped.
        ui.push_id(&what, |ui| {
            inset(ui, cx, |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal(|ui| {
                    ui.add(fact::art(fact).image(vec2(size::SWATCH, size::SWATCH)));
                    ui.add(Label::new(fact::name(cx, fact)).wrap());
                });
                let value = fact::value(sheets, seat, fact);
                let stepper = Stepper { what: &what, value, range: 0..=fact::most(sheets, seat, fact) };
                if let Some(count) = stepper.show_from(ui, cx, guess(fact)) {
                    entered(fact, count);
                }
            });
        });
    });
}

/// The heading of a track, with a note while its value is unknown.
fn heading_ui(ui: &mut Ui, cx: &Cx, sheets: &[FinalSheet], seat: Seat, fact: Missing) {
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = size::ICON;
        ui.add(fact::art(fact).image(vec2(size::ICON, size::ICON)));
        ui.label(text::bold(fact::name(cx, fact)));
        if fact::value(sheets, seat, fact).is_none() {
            let unknown = text::small(cx.text("table-track-unknown")).color(cx.palette().warning);
            ui.label(unknown);
        }
    });
}
