//! The belongings of all players as the engine knows them, and the clock of the game.

use egui::{Label, Ui, vec2};

use super::super::art;
use super::super::card::game_card;
use super::super::mark::{Workers, player_workers};
use super::super::table::TableCx;
use super::super::town::{guildhall_words, spaces_ui};
use crate::architects::components::resets_at;
use crate::architects::{Resource, State};
use crate::companion::architects::Referee;
use crate::game::Seat;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{card, cell, columns, named, player_badge};

/// The clock in words, then all belongings: a question leaves them in sight. The guildhall space by space comes last.
pub(in crate::ui::architects) fn mats_ui(ui: &mut Ui, table: &TableCx, referee: &Referee) {
    let (cx, state) = (table.cx, referee.state());
    let players = referee.setup().players();
    let (filled, spaces) = (state.guildhall_len(), referee.setup().spaces());
    let next = (filled + 1..=spaces).find(|space| resets_at(players, *space));
    let words = guildhall_words(cx, Some(filled), spaces, next);
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.label(text::heading(cx.with("table-turn", [("turn", state.turns().max(1).into())])));
            ui.add(art::GUILDHALL.image(vec2(size::ICON, size::ICON)));
            ui.label(text::bold(&words));
            ui.add(art::TAX_STAND.image(vec2(size::ICON, size::ICON)));
            ui.label(text::bold(
                cx.with("companion-entry-tax-stand", [("value", state.tax().to_string().into())]),
            ));
        });
    });
    ui.add_space(size::GAP_SMALL);
    let seats: Vec<_> = table.seats().collect();
    columns(ui, size::HAND, seats, |ui, seat| {
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            mat_ui(ui, table, state, seat);
        });
    });
    ui.add_space(size::GAP_SMALL);
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        let workers: Vec<_> = state.guildhall().map(Some).collect();
        spaces_ui(ui, table, players, Some(&workers), &words);
    });
}

/// Belongings other than workers: drawing, name in texts, and number.
pub(super) fn counts(state: &State, seat: Seat) -> impl Iterator<Item = (Art, &'static str, u16)> {
    let goods = Resource::ALL.map(|it| (art::of_resource(it), it.id(), state.count(seat, it)));
    let tracks = [
        (art::VIRTUE, "virtue", state.virtue(seat).into()),
        (art::CATHEDRAL, "cathedral", state.level(seat).into()),
        (art::DEBT_UNPAID, "unpaid", state.unpaid_debts(seat)),
        (art::DEBT_PAID, "paid", state.paid_debts(seat)),
        (art::CARD_BUILDING, "hand", state.hand_len(seat).into()),
    ];
    goods.into_iter().chain(tracks)
}

fn mat_ui(ui: &mut Ui, table: &TableCx, state: &State, seat: Seat) {
    let cx = table.cx;
    ui.spacing_mut().interact_size.y = size::ICON;
    ui.horizontal_wrapped(|ui| {
        ui.label(text::bold(table.name(seat)));
        if let Some(character) = state.character(seat) {
            let called = cx.with("architects-character", [("character", character.id().into())]);
            ui.label(text::small(called).color(cx.palette().ink_soft));
        }
        if state.active() == seat {
            ui.add(Art::NEXT.tinted(vec2(size::ICON, size::ICON), cx.palette().accent));
        }
    });
    let workers = Workers {
        free: Some(state.workers(seat)),
        prison: Some(state.prisoners(seat)),
        captured: Some(state.captives_of(seat)),
    };
    let badge = (table.marks[seat.index()], table.name(seat));
    player_workers(ui, cx, badge, workers, size::ICON * 1.3);
    captives_ui(ui, table, state, seat);
    ui.horizontal_wrapped(|ui| counts_ui(ui, table, state, seat));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = size::TIGHT;
        for apprentice in state.apprentices(seat).iter() {
            game_card(ui, cx, apprentice, size::CARD_IN_STRIP);
        }
        for building in state.built(seat).iter() {
            game_card(ui, cx, building, size::CARD_IN_STRIP);
        }
    });
}

pub(super) fn counts_ui(ui: &mut Ui, table: &TableCx, state: &State, seat: Seat) {
    let cx = table.cx;
    for (art, fact, count) in counts(state, seat) {
        let what =
            cx.with("table-fact-of", [("name", table.name(seat).to_owned().into()), ("fact", fact.into())]);
        let message =
            cx.with("widget-explained", [("what", what.into()), ("number", count.to_string().into())]);
        // A number stays with its sign.
        let digits = count.to_string().len() as f32;
        cell(ui, vec2(size::ICON + size::GAP_SMALL + digits * size::DIGIT, size::ICON), |ui| {
            ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
            ui.add(art.image(vec2(size::ICON, size::ICON)));
            named(ui.add(Label::new(text::bold(count.to_string())).extend()), &message)
                .on_hover_text(message);
        });
    }
}

/// Workers that a player has captured, and own workers that others have captured.
fn captives_ui(ui: &mut Ui, table: &TableCx, state: &State, seat: Seat) {
    if state.captured_by(seat) == 0 && state.captives_of(seat) == 0 {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for other in table.seats() {
            for (way, count) in
                [("holds", state.captured(seat, other)), ("held", state.captured(other, seat))]
            {
                if count == 0 {
                    continue;
                }
                player_badge(ui, table.cx, table.marks[other.index()], table.name(other), size::ICON);
                let args = [
                    ("way", way.into()),
                    ("name", table.name(other).to_owned().into()),
                    ("count", count.into()),
                ];
                ui.label(text::small(table.cx.with("table-captives", args)));
            }
        }
    });
}
