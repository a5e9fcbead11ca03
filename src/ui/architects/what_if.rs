//! The sheet of one player, to be changed for “what if”: buildings and tracks are tapped, numbers are stepped.

use egui::Ui;

use super::card::{Shown, game_card_button};
use super::fact;
use super::table::{SheetInput, grid, sheet_ui};
use crate::architects::Building;
use crate::companion::architects::{FinalSheet, Missing, OPPONENT, relevant_numbers};
use crate::game::Seat;
use crate::ui::Cx;
use crate::ui::widgets::choice;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum WhatIfTab {
    #[default]
    Numbers,
    Buildings,
    /// The numbers of the opponent of a solo game.
    Opponent,
}

pub(super) fn what_if_ui(ui: &mut Ui, cx: &Cx, seat: usize, sheets: &mut [FinalSheet], part: &mut WhatIfTab) {
    let opponent = sheets.first().and_then(|sheet| sheet.opponent);
    let mut parts = vec![
        (WhatIfTab::Numbers, cx.text("table-numbers")),
        (WhatIfTab::Buildings, cx.text("table-buildings")),
    ];
    if let Some(opponent) = opponent {
        let name = cx.with("architects-opponent", [("opponent", opponent.kind.id().into())]);
        parts.push((WhatIfTab::Opponent, name));
    }
    if let Some(chosen) = choice(ui, cx, *part, parts) {
        *part = chosen;
    }
    match *part {
        WhatIfTab::Numbers => numbers_ui(ui, cx, Seat(seat as u8), sheets),
        WhatIfTab::Opponent => numbers_ui(ui, cx, OPPONENT, sheets),
        WhatIfTab::Buildings => buildings_ui(ui, cx, seat, sheets),
    }
}

fn numbers_ui(ui: &mut Ui, cx: &Cx, seat: Seat, sheets: &mut [FinalSheet]) {
    let solo = sheets.iter().any(|sheet| sheet.opponent.is_some());
    // The same for everybody, so that nothing moves when somebody else is looked at.
    let relevant_rules = relevant_numbers(sheets);
    let in_question = |fact: &Missing| {
        relevant_rules
            .iter()
            .any(|(of, it)| it == fact && (*of == OPPONENT && solo) == (seat == OPPONENT && solo))
    };
    let facts: Vec<Missing> = fact::all().filter(in_question).collect();
    let mut entered = None;
    // The owner stands above, and the number itself says it in “what if”.
    let whose = cx.text("result-what-if-whose");
    ui.push_id(seat.0, |ui| {
        let sheet = SheetInput { sheets, seat, whose: &whose, facts: &facts, guess: &|_| None };
        sheet_ui(ui, cx, &sheet, |fact, count| entered = Some((fact, count)));
    });
    if let Some((fact, count)) = entered {
        fact::set(sheets, seat, fact, count);
    }
}

fn buildings_ui(ui: &mut Ui, cx: &Cx, seat: usize, sheets: &mut [FinalSheet]) {
    let solo = sheets.iter().any(|sheet| sheet.opponent.is_some());
    // Whoever plays without promotional cards has none to try out either.
    let promo = sheets.iter().any(|sheet| sheet.buildings.iter().any(|it| it.is_promo()));
    let taken = |building: Building| {
        sheets.iter().enumerate().any(|(other, sheet)| other != seat && sheet.has(building))
    };
    let may_be = |it: &Building| (promo || !it.is_promo()) && (!solo || it.is_solo());
    let cards: Vec<_> = Building::ALL.into_iter().filter(may_be).collect();
    let mut tapped = None;
    grid(ui, &cards, |ui, building, width| {
        // C1: what somebody else has is there, and cannot be tapped.
        let taken = taken(building);
        let shown = Shown { chosen: sheets[seat].has(building), dimmed: taken, ..Shown::default() };
        if game_card_button(ui, cx, building, width, shown).clicked() && !taken {
            tapped = Some(building);
        }
    });
    let Some(building) = tapped else { return };
    let buildings = &mut sheets[seat].buildings;
    match buildings.iter().position(|it| *it == building) {
        Some(place) => drop(buildings.remove(place)),
        None => buildings.push(building),
    }
    // A card may make something count that nobody has entered.
    for (seat, fact) in relevant_numbers(sheets) {
        if fact != Missing::Buildings && fact::value(sheets, seat, fact).is_none() {
            fact::set(sheets, seat, fact, 0);
        }
    }
}
