//! A recap: something has ended and is shown on the board itself, one thing after the other, with moving pieces. One
//! press goes on at once; whoever wants the arithmetic opens it.

use std::cell::Cell;

use egui::{CentralPanel, Frame, Ui};

use super::events::sentence;
use super::highlight::{reachable, reachable_first, steer};
use super::strip::{line_ui, lines, strip_panel, words_ui};
use super::{Board, PlayCommand, PlayCx, PlayView, viewer};
use crate::game::Actor;
use crate::play::{Moment, Replay, shown};
use crate::ui::art::Art;
use crate::ui::screens::title::PlayScreens;
use crate::ui::theme::text;
use crate::ui::widgets::{Weight, button, icon_button, rest_finger};

/// Seconds that each step is shown.
const STEP: f64 = 2.2;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Telling {
    recap: usize,
    step: usize,
    since: Option<f64>,
    details: bool,
}

impl Telling {
    pub const fn close(&mut self) -> bool {
        std::mem::replace(&mut self.details, false)
    }
}

pub(crate) fn recap_ui<T: PlayScreens>(ui: &mut Ui, game: &PlayCx<T>, state: &mut PlayView<T>, recap: usize) {
    if state.telling.recap != recap {
        state.telling = Telling { recap, ..Telling::default() };
    }
    // What has been shown here does not move once more when the game goes on.
    state.shown = (game.referee.events().unwrap_or_default().len(), Vec::new());
    if state.telling.details || !entered_ui(ui, game, state, recap) {
        let seen = T::recap_ui(ui, &game.seated(), game.view.play, recap, &mut state.recap);
        if seen {
            game.send(PlayCommand::RecapSeen);
        }
    }
}

/// A recap, step by step.
struct Ended<T: PlayScreens> {
    /// The moment after the event that ended something.
    index: usize,
    /// The moment where the game goes on: chance follows at once, and its changes belong to the recap.
    next: usize,
    /// Changes of the event itself.
    done: Vec<T::Effect>,
    /// The steps after it, each with what moves.
    narrated: Vec<(String, Vec<T::Effect>)>,
}

impl<T: PlayScreens> Ended<T> {
    /// Finds a recap by its number; `None` if the game is not known event by event.
    fn find(game: &PlayCx<T>, moments: &[Moment<T>], recap: usize) -> Option<Self> {
        let ends = |index: &usize| moments[*index].effects.iter().any(T::begins_recap);
        let index = (1..moments.len()).filter(ends).nth(recap)?;
        let seen_by_all = |index: usize| {
            let effects = moments[index].effects.iter();
            effects.filter_map(|effect| T::redact_effect(effect, None)).collect::<Vec<_>>()
        };
        let mut done = seen_by_all(index);
        let mut ended = done.split_off(done.iter().position(T::begins_recap).unwrap_or(0));
        let chance = |game: &usize| moments[*game].event.is_some_and(|event| event.actor == Actor::Nature);
        let next = (index..moments.len() - 1).find(|game| !chance(game)).unwrap_or(moments.len() - 1);
        ended.extend((index + 1..=next).flat_map(seen_by_all));
        let narrated = T::recap_steps(&game.seated().describe(), &ended);
        Some(Self { index, next, done, narrated })
    }

    /// The table at a step: one thing is settled after the other, and the rest with the last step.
    fn table(&self, replay: &Replay<T>, step: usize) -> T::State {
        let before = &replay.moments[self.index - 1];
        match before.event {
            Some(event) if step < self.narrated.len() => {
                T::in_recap(&replay.setup, &before.state, &event, step)
            }
            _ => replay.moments[self.next].state,
        }
    }
}

/// Paints the recap on the board; false if the game is not known event by event.
fn entered_ui<T: PlayScreens>(ui: &mut Ui, game: &PlayCx<T>, state: &mut PlayView<T>, recap: usize) -> bool {
    let cx = game.cx;
    let Some(replay) = &state.story.replay else { return false };
    let Some(ended) = Ended::find(game, &replay.moments, recap) else { return false };
    // What was done last comes first: it is seen before everything else.
    let last = ended.narrated.len();
    let step = state.telling.step.min(last);
    let (message, moved) = if step == 0 {
        let of = state.story.moves.iter().find(|it| (it.first..=it.last).contains(&(ended.index - 1)));
        let message = of.map(|of| sentence(&game.seated().describe(), &shown(game.session), of));
        (message.unwrap_or_default(), ended.done.clone())
    } else {
        ended.narrated[step - 1].clone()
    };
    let eyes = viewer(game.session).or_else(|| game.played.people().next());
    let table = ended.table(replay, step);
    let seen = eyes.map(|seat| T::observe(&replay.setup, &table, seat));
    let board = Board::<T> {
        setup: &replay.setup,
        state: seen.as_ref().map_or(&table, |seen| T::table(seen)),
        seated: game.seated(),
        eyes,
        open: !game.played.is_shared(),
        over: false,
        moment: ((ended.index as u64) << 8) + 1 + step as u64,
        moved: &moved,
        dealt: false,
        to_move: None,
        mover: None,
        narrated: step > 0,
        ended: (1..last).contains(&step),
        estimates: game.estimates(),
    };
    let to = Cell::new(None);
    strip_panel(ui, cx, "pause", |ui| {
        let [first, second] = lines(ui.max_rect());
        line_ui(ui, first, |_| {}, |ui| words_ui(ui, "told", text::bold(message)));
        line_ui(
            ui,
            second,
            |ui| {
                let on = T::recap_on(game.view.play, recap);
                let on = button(ui, cx, Weight::Primary, Some(Art::CHECK), &cx.text(on));
                reachable(ui, &on);
                if on.clicked() {
                    rest_finger(ui);
                    game.send(PlayCommand::RecapSeen);
                }
                let details = button(ui, cx, Weight::Normal, None, &cx.text("play-pause-details"));
                reachable(ui, &details);
                if details.clicked() {
                    state.telling.details = true;
                }
                let more = ui.add_enabled_ui(step < last, |ui| {
                    button(ui, cx, Weight::Normal, Some(Art::NEXT), &cx.text("play-pause-next"))
                });
                if step < last {
                    reachable_first(ui, &more.inner);
                }
                if more.inner.clicked() {
                    to.set(Some((step + 1, None)));
                }
            },
            |ui| {
                let back = ui.add_enabled_ui(step > 0, |ui| {
                    icon_button(ui, cx, Weight::Normal, Art::PREVIOUS, &cx.text("play-pause-back"))
                });
                reachable(ui, &back.inner);
                if back.inner.clicked() {
                    // Whoever goes back reads at leisure.
                    to.set(Some((step - 1, Some(f64::INFINITY))));
                }
                ui.label(format!("{} / {}", step + 1, last + 1));
            },
        );
    });
    if let Some(to) = to.get() {
        (state.telling.step, state.telling.since) = to;
    }
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        T::board_ui(ui, cx, &board, &mut T::Choice::default());
    });
    steer(ui);
    if cx.settings.animation && step < last {
        let now = ui.input(|input| input.time);
        let since = *state.telling.since.get_or_insert(now);
        if now - since >= STEP {
            (state.telling.step, state.telling.since) = (step + 1, Some(now));
            ui.request_repaint();
        } else if since <= now {
            ui.request_repaint_after(std::time::Duration::from_secs_f64(STEP - (now - since)));
        }
    }
    true
}
