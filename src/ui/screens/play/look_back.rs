//! The moves since one's own turn, one by one on the board: how the table lay then, and what was done.

use std::cell::Cell;

use egui::{CentralPanel, Frame, Ui};

use super::events::sentence;
use super::strip::{line_ui, lines, strip_panel, words_ui};
use super::{Board, PlayCx, PlayView, viewer};
use crate::play::shown;
use crate::ui::art::Art;
use crate::ui::screens::title::PlayScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, icon_button, player_badge, switch};

/// Paints one of the moves; false if there is nothing to look back at.
pub(crate) fn look_back_ui<T: PlayScreens>(
    ui: &mut Ui,
    game: &PlayCx<T>,
    state: &mut PlayView<T>,
    step: usize,
) -> bool {
    let cx = game.cx;
    let Some(eyes) = viewer(game.session) else { return false };
    let (moves, before) = state.story.since(eyes);
    let (Some(of), Some(replay)) = (moves.get(step), &state.story.replay) else { return false };
    let last = moves.len() - 1;
    // The table after the move, as the one who looks may know it.
    let after = &replay.moments[of.last + 1];
    let seen = T::observe(&replay.setup, &after.state, eyes);
    let moved: Vec<_> = of.effects.iter().filter_map(|effect| T::redact_effect(effect, Some(eyes))).collect();
    let board = Board::<T> {
        setup: &replay.setup,
        state: T::table(&seen),
        seated: game.seated(),
        eyes: Some(eyes),
        open: !game.played.is_shared(),
        over: false,
        moment: ((of.last as u64) << 8) + 1,
        moved: &moved,
        dealt: false,
        to_move: None,
        mover: of.seat,
        narrated: true,
        ended: false,
        estimates: game.estimates(),
    };
    let why = state.story.why(game, before + step);
    let done = sentence(&game.seated().describe(), &shown(game.session), of);
    let message: Vec<_> = [done].into_iter().chain(why.clone().filter(|_| state.whys_open)).collect();
    let message = message.join(" ");
    let seat = of.seat;
    let (to, whys) = (Cell::new(Some(step)), Cell::new(state.whys_open));
    strip_panel(ui, cx, "looked back", |ui| {
        let [first, second] = lines(ui.max_rect());
        line_ui(
            ui,
            first,
            |_| {},
            |ui| {
                if let Some(seat) = seat {
                    let name = &game.names[seat.index()];
                    player_badge(ui, cx, game.marks[seat.index()], name, size::ICON * 1.4);
                }
                words_ui(ui, "looked back at", text::bold(message));
            },
        );
        line_ui(
            ui,
            second,
            |ui| {
                if button(ui, cx, Weight::Primary, Some(Art::CHECK), &cx.text("play-since-close")).clicked() {
                    to.set(None);
                }
            },
            |ui| {
                let ways = [
                    (Art::PREVIOUS, "play-since-back", step.checked_sub(1)),
                    (Art::NEXT, "play-since-on", (step < last).then_some(step + 1)),
                ];
                for (art, key, way) in ways {
                    let name = cx.text(key);
                    let control = ui
                        .add_enabled_ui(way.is_some(), |ui| icon_button(ui, cx, Weight::Normal, art, &name));
                    if control.inner.clicked() {
                        to.set(way);
                    }
                }
                ui.label(format!("{} / {}", step + 1, last + 1));
                let prompt = cx.text("play-since-why");
                ui.add_enabled_ui(why.is_some(), |ui| {
                    whys.set(switch(ui, whys.get(), &prompt).unwrap_or(whys.get()));
                });
            },
        );
    });
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        T::board_ui(ui, cx, &board, &mut T::Choice::default());
    });
    (state.look, state.whys_open) = (to.get(), whys.get());
    true
}
