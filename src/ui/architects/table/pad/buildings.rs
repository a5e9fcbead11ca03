//! Everybody's buildings in one grid for the whole table. A touch on a card gives it to the chosen player, another takes it
//! away; cards of others are shown, but nobody can have them too (C1).

use egui::{Align, Layout, Ui, vec2};

use super::super::super::card::{Shown, card_size, game_card_button};
use super::super::super::find;
use super::TableCx;
use crate::architects::Building;
use crate::companion::architects::{Entry, FinalSheet, Owned};
use crate::game::Seat;
use crate::ui::theme::{size, text};
use crate::ui::widgets::card;

/// The buildings of this table: cards for having most of something are not in a solo game (O2), promotional ones only where
/// they are played with.
pub(in crate::ui::architects) fn of_table(table: &TableCx) -> impl Iterator<Item = Building> {
    let solo = table.view.sheets.first().is_some_and(|sheet| sheet.opponent.is_some());
    let promo = table.view.start().promo;
    let belongs = |it: &Building| (promo || !it.is_promo()) && (!solo || it.is_solo());
    // In the order of the names that the reader looks for.
    let mut all: Vec<_> = Building::ALL.into_iter().filter(belongs).collect();
    all.sort_by_cached_key(|it| find::sort_key(&table.cx.describe().say(it)));
    all.into_iter()
}

fn owner(sheets: &[FinalSheet], building: Building) -> Option<Seat> {
    (0..).map(Seat).zip(sheets).find(|(_, sheet)| sheet.has(building)).map(|(seat, _)| seat)
}

pub(super) fn buildings_ui(ui: &mut Ui, table: &TableCx, seat: Seat, wanted: &mut String) {
    let cx = table.cx;
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            table.player_ui(ui, seat);
            let sheet = &table.view.sheets[seat.index()];
            let vp: u32 = sheet.buildings.iter().map(|it| u32::from(it.card().vp)).sum();
            let args = [("count", sheet.buildings.len().into()), ("vp", vp.into())];
            ui.label(cx.with("table-buildings-sum", args));
        });
        ui.horizontal_wrapped(|ui| {
            find::field_ui(ui, cx, wanted);
            ui.label(text::small(cx.text("table-buildings-about")).color(cx.palette().ink_soft));
        });
        ui.add_space(size::GAP_SMALL);
        let shown: Vec<_> = of_table(table).filter(|it| find::is_building(*it, wanted)).collect();
        if shown.is_empty() {
            ui.label(cx.text("table-search-nothing"));
        }
        grid(ui, &shown, |ui, building, width| {
            let owner = owner(table.view.sheets, building);
            let other = owner.filter(|other| *other != seat);
            let mark = other.map(|other| (table.marks[other.index()], table.name(other)));
            let chosen = owner == Some(seat);
            let shown = Shown { chosen, dimmed: false, owner: mark, note: None };
            if game_card_button(ui, cx, building, width, shown).clicked() {
                let owned =
                    if chosen { Owned::NoBuilding { building } } else { Owned::Building { building } };
                table.enter(Entry::Owned { seat, owned });
            }
        });
    });
}

/// Cards side by side, as many as fit, all of the same width.
pub(in crate::ui::architects) fn grid<T: Copy>(
    ui: &mut Ui,
    cards: &[T],
    mut add: impl FnMut(&mut Ui, T, f32),
) {
    let gap = size::GAP_SMALL;
    let room = ui.available_width();
    let fits = |count: &u8| f32::from(*count) * (size::GAME_CARD + gap) <= room + gap;
    let fit = (1..u8::MAX).take_while(fits).last().unwrap_or(1);
    let width = ((room + gap) / f32::from(fit) - gap).min(size::GAME_CARD_MOST).floor();
    for row in cards.chunks(fit.into()) {
        let line = vec2(room, card_size(width).y);
        ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for card in row {
                add(ui, *card, width);
            }
        });
    }
}
