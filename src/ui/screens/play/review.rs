//! A game gone through step by step: the table at every moment, what was done, what a master would have done, and how
//! the scores went round by round.

use egui::{Label, Slider, Ui};

use super::{At, hint};
use crate::bots::norenberc::Advice;
use crate::game::Seat;
use crate::i18n::describe::Describe;
use crate::play::{Moment, Replay};
use crate::ui::art::Art;
use crate::ui::screens::houses::{TableTop, with_question_ui};
use crate::ui::theme::{size, text};
use crate::ui::widgets::chart::{Dot, Series, lines};
use crate::ui::widgets::{Weight, button, card, icon_button, named, player_badge, switch};

/// Which moment is shown.
#[derive(Debug, Default)]
pub struct ReviewView {
    moment: usize,
    /// Whether advice is wanted.
    advice: bool,
}

impl ReviewView {
    /// The moment about which advice is wanted.
    pub fn advised(&self) -> Option<usize> {
        self.advice.then_some(self.moment)
    }
}

/// Paints a moment and the ways to others. Says whether one has seen enough.
pub fn review_ui(
    ui: &mut Ui,
    at: &At,
    replay: &Replay,
    view: &mut ReviewView,
    advice: Option<&Advice>,
) -> bool {
    let cx = at.cx;
    view.moment = view.moment.min(replay.moments.len() - 1);
    let moment = &replay.moments[view.moment];
    let talers: Vec<_> =
        Seat::first(replay.setup.players()).map(|seat| Some(moment.state.talers(seat))).collect();
    let top = TableTop {
        setup: &replay.setup,
        state: &moment.state,
        names: at.names,
        marks: at.marks,
        talers: &talers,
        moved: &moment.effects,
    };
    let mut closed = false;
    with_question_ui(ui, cx, &top, |ui| {
        closed = steps_ui(ui, at, replay, view);
        moment_ui(ui, at, moment, view, advice);
        scores_ui(ui, at, replay);
    });
    closed
}

/// First, back, on, last, and a slider over all.
fn steps_ui(ui: &mut Ui, at: &At, replay: &Replay, view: &mut ReviewView) -> bool {
    let cx = at.cx;
    let last = replay.moments.len() - 1;
    let mut closed = false;
    ui.horizontal_wrapped(|ui| {
        closed = button(ui, cx, Weight::Normal, Some(Art::Back), &cx.text("play-review-close")).clicked();
        let before = replay.decisions().rev().find(|&index| index < view.moment);
        let after = replay.decisions().find(|&index| index > view.moment).or(Some(last));
        for (art, key, to) in
            [(Art::Previous, "play-review-back", before), (Art::Next, "play-review-on", after)]
        {
            let step = ui.add_enabled_ui(to.is_some_and(|to| to != view.moment), |ui| {
                icon_button(ui, cx, Weight::Normal, art, &cx.text(key))
            });
            if step.inner.clicked() {
                view.moment = to.unwrap_or(view.moment);
            }
        }
        ui.spacing_mut().slider_width =
            (ui.available_width() - size::GROUP).clamp(size::CELL, size::SIDE_PANEL);
        let name = cx.text("play-review-moment");
        named(ui.add(Slider::new(&mut view.moment, 0..=last).show_value(false)), &name);
        ui.label(format!("{} / {last}", view.moment));
        view.advice = switch(ui, view.advice, &cx.text("play-review-advice")).unwrap_or(view.advice);
    });
    closed
}

/// What is done at this moment, and what a master would do.
fn moment_ui(ui: &mut Ui, at: &At, moment: &Moment, view: &ReviewView, advice: Option<&Advice>) {
    let cx = at.cx;
    let describe = Describe { texts: cx.texts, names: at.names };
    let Some(event) = moment.event else {
        ui.label(text::heading(super::table::ask_over(at)));
        return;
    };
    ui.horizontal_wrapped(|ui| {
        if let Some(seat) = moment.seat() {
            player_badge(ui, cx, at.marks[seat.index()], &at.names[seat.index()], size::ICON * 1.4);
        }
        ui.add(Label::new(text::heading(describe.event(&event))).wrap());
    });
    if view.advice && moment.seat().is_some() {
        if let Some(advice) = advice {
            let best = advice.moves.first().map(|best| best.action);
            let same = best == Some(event.action);
            let key = if same { "play-review-same" } else { "play-review-other" };
            ui.label(text::bold(cx.text(key)));
        }
        hint::hint_ui(ui, cx, describe, advice, &moment.state);
    }
}

/// How the scores went.
fn scores_ui(ui: &mut Ui, at: &At, replay: &Replay) {
    if replay.by_round.is_empty() {
        return;
    }
    let cx = at.cx;
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        let name = cx.text("play-review-scores");
        ui.label(text::bold(&name));
        let rounds = 1..=replay.by_round.len();
        let rounds: Vec<_> =
            rounds.map(|round| cx.with("play-review-round", [("round", round.into())])).collect();
        let mut series: Vec<_> = (0..at.names.len())
            .map(|seat| Series {
                name: &at.names[seat],
                mark: at.marks[seat],
                dots: (0..)
                    .zip(&replay.by_round)
                    .map(|(at, by)| Dot::new(at, by[seat].round() as u32))
                    .collect(),
            })
            .collect();
        lines(ui, cx, &name, &rounds, &mut series);
        for Series { name, dots, .. } in &series {
            let scores: Vec<_> = dots.iter().map(|dot| dot.vp.to_string()).collect();
            let scores = scores.join(&cx.text("norenberc-list-comma"));
            ui.label(cx.with("past-scores", [("name", (*name).into()), ("scores", scores.into())]));
        }
    });
}
