//! Players at a table, to show and to choose from. In a solo game the opponent is one of them, with its own name and
//! portrait.

use egui::{Ui, vec2};

use super::super::art;
use super::super::fact::is_opponent;
use super::super::table::{At, name};
use crate::companion::architects::TableState;
use crate::game::Seat;
use crate::i18n::describe::architects::with_opponent;
use crate::i18n::describe::{Describe, ToText};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{option, option_if, player_badge};

pub(in crate::ui::architects) fn names(at: &At) -> Vec<String> {
    let rival = at.view.sheets.first().and_then(|sheet| sheet.opponent);
    with_opponent(at.cx.texts, at.names.to_vec(), rival.map(|rival| rival.kind))
}

/// A text in which the opponent may be named.
pub(in crate::ui::architects) fn message(at: &At, what: &impl ToText) -> String {
    Describe { texts: at.cx.texts, names: &names(at) }.say(what)
}

/// Everyone about whom something can be entered.
pub(in crate::ui::architects) fn everybody(at: &At) -> Vec<Seat> {
    match at.view.play {
        TableState::Town(ledger) => ledger.seats().collect(),
        TableState::Final { .. } | TableState::Referee(_) => at.seats().collect(),
    }
}

fn opponent(at: &At, seat: Seat) -> Option<crate::architects::scoring::Opponent> {
    let rival = at.view.sheets.first().and_then(|sheet| sheet.opponent)?;
    is_opponent(at.view.sheets, seat).then_some(rival.kind)
}

pub(in crate::ui::architects) fn badge_ui(ui: &mut Ui, at: &At, seat: Seat, side: f32) {
    if let Some(kind) = opponent(at, seat) {
        ui.add(art::of_opponent(kind).image(vec2(side, side)));
    } else {
        player_badge(ui, at.cx, at.marks[seat.index()], at.name(seat), side);
    }
}

pub(in crate::ui::architects) fn player_ui(ui: &mut Ui, at: &At, seat: Seat) {
    badge_ui(ui, at, seat, size::ICON * 1.4);
    ui.label(text::bold(name(at, seat)));
}

pub(in crate::ui::architects) fn seat_option(ui: &mut Ui, at: &At, seat: Seat, chosen: bool) -> bool {
    seat_option_if(ui, at, seat, true, chosen)
}

pub(in crate::ui::architects) fn seat_option_if(
    ui: &mut Ui,
    at: &At,
    seat: Seat,
    live: bool,
    chosen: bool,
) -> bool {
    let image = match opponent(at, seat) {
        Some(kind) => art::of_opponent(kind).icon(),
        None => at.shape(seat),
    };
    option_if(ui, at.cx, (live, chosen), Some(image), &name(at, seat)).clicked()
}

/// A player to choose, or the option `nobody`, if it has a text. `Some(None)` is that option.
#[expect(clippy::option_option, reason = "not told yet is another thing than told that nobody knows")]
pub(in crate::ui::architects) fn who_ui(
    ui: &mut Ui,
    at: &At,
    seats: &[Seat],
    chosen: Option<Option<Seat>>,
    nobody: Option<&str>,
) -> Option<Option<Seat>> {
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        for &seat in seats {
            if seat_option(ui, at, seat, chosen == Some(Some(seat))) {
                pressed = Some(Some(seat));
            }
        }
        if let Some(nobody) = nobody
            && option(ui, at.cx, chosen == Some(None), None, &at.cx.text(nobody)).clicked()
        {
            pressed = Some(None);
        }
    });
    pressed
}
