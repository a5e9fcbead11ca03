//! A game gone through step by step: the table at every moment, what was done, what a master would have done, and how
//! the scores went chapter by chapter.

use egui::{Context, Label, ScrollArea, Slider, Ui};

use super::play::{AdviceOf, Board, hint_ui, matters};
use super::seated::{Seated, mark};
use super::title::PlayScreens;
use crate::companion::{Person, Session};
use crate::game::Game;
use crate::i18n;
use crate::i18n::describe::{Describe, shown_names};
use crate::play::{Moment, Replay, Worker, review};
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::chart::{Dot, Series, legend, lines};
use crate::ui::widgets::{Weight, button, icon_button, named, player_badge, sheet, switch};

/// A game that is gone through.
pub struct ReplayView<T: PlayScreens> {
    replay: Replay<T>,
    people: Vec<Person>,
    /// In the language of the last paint.
    names: Vec<String>,
    moment: usize,
    /// Whether a master is asked.
    asks: bool,
    /// Whether the scores by chapter are shown.
    scores: bool,
    advice: Review<T>,
}

/// What a master would do at a moment, thought about beside the window.
type Review<T> = Worker<(<T as Game>::Setup, Moment<T>), Option<AdviceOf<T>>>;

impl<T: PlayScreens> ReplayView<T> {
    /// The game of a session from its first decision on, where all of it is known.
    pub fn new(session: &Session<T>) -> Option<Self> {
        let replay = Replay::of(session)?;
        let moment = replay.decisions().next().unwrap_or(0);
        let people = session.view().people.to_vec();
        let names = Vec::new();
        Some(Self { replay, people, names, moment, asks: false, scores: false, advice: Worker::default() })
    }

    /// Thinks about the moment that is shown, where a master is asked.
    pub fn think(&mut self, ctx: &Context) {
        let moment = &self.replay.moments[self.moment];
        if !self.asks || moment.seat().is_none() {
            self.advice.stop();
            return;
        }
        let about = (self.replay.setup.clone(), moment.clone());
        let wake = ctx.clone();
        let work = |(setup, moment): &(T::Setup, Moment<T>), cancel: &_| review(setup, moment, cancel);
        self.advice.poll(&about, work, move || wake.request_repaint());
    }

    /// Puts away what is open over the table; false if nothing is.
    pub const fn close(&mut self) -> bool {
        std::mem::replace(&mut self.scores, false)
    }

    fn describe<'a>(&'a self, cx: &Cx<'a>) -> Describe<'a> {
        Describe { texts: cx.texts, names: &self.names }
    }
}

/// Paints a moment and the ways to others.
pub fn replay_ui<T: PlayScreens>(ui: &mut Ui, cx: &Cx, view: &mut ReplayView<T>) {
    view.names = shown_names(cx.texts, &view.people);
    let marks: Vec<_> = view.people.iter().enumerate().map(|(seat, it)| mark(it, seat, cx)).collect();
    let moment = view.replay.moments[view.moment].clone();
    let (setup, names) = (view.replay.setup.clone(), view.names.clone());
    let board = Board::<T> {
        setup: &setup,
        state: &moment.state,
        seated: Seated { cx, names: &names, marks: &marks },
        eyes: moment.seat(),
        open: true,
        over: true,
        moved: &moment.effects,
    };
    matters(&board);
    T::board_ui(ui, cx, &board, &mut |ui: &mut Ui| {
        steps_ui(ui, cx, view);
        moment_ui(ui, cx, view, &moment, &marks);
    });
    if view.scores {
        let title = cx.text("replay-chart");
        view.scores = !sheet(ui, cx, "scores", &title, |ui| scores_ui(ui, cx, view, &marks));
    }
}

/// Back, on, a slider over all decisions, whether a master is asked, and how the scores went.
fn steps_ui<T: PlayScreens>(ui: &mut Ui, cx: &Cx, view: &mut ReplayView<T>) {
    let mut stops: Vec<_> = view.replay.decisions().collect();
    stops.push(view.replay.moments.len() - 1);
    let last = stops.len() - 1;
    let mut stop = stops.iter().position(|&moment| moment >= view.moment).unwrap_or(last);
    ui.horizontal_wrapped(|ui| {
        let ways = [
            (Art::PREVIOUS, "replay-back", stop.checked_sub(1)),
            (Art::NEXT, "replay-on", (stop < last).then_some(stop + 1)),
        ];
        for (art, key, to) in ways {
            let step =
                ui.add_enabled_ui(to.is_some(), |ui| icon_button(ui, cx, Weight::Normal, art, &cx.text(key)));
            if step.inner.clicked() {
                stop = to.unwrap_or(stop);
            }
        }
        let room = ui.available_width() - size::GROUP * 2.4;
        ui.spacing_mut().slider_width = room.clamp(size::GROUP / 2.0, size::SIDE_PANEL);
        let name = cx.text("replay-moment");
        named(ui.add(Slider::new(&mut stop, 0..=last).show_value(false)), &name);
        ui.label(format!("{stop} / {last}"));
        view.asks = switch(ui, view.asks, &cx.text("replay-advice")).unwrap_or(view.asks);
        if !view.replay.by_chapter.is_empty() {
            view.scores |= button(ui, cx, Weight::Normal, None, &cx.text("replay-chart")).clicked();
        }
    });
    view.moment = stops[stop];
}

/// What is done at this moment, and what a master would do.
fn moment_ui<T: PlayScreens>(ui: &mut Ui, cx: &Cx, view: &ReplayView<T>, moment: &Moment<T>, marks: &[Mark]) {
    let describe = view.describe(cx);
    let Some(event) = moment.event else {
        ui.label(text::heading(T::over(&describe)));
        return;
    };
    ui.horizontal_wrapped(|ui| {
        if let Some(seat) = moment.seat() {
            player_badge(ui, cx, marks[seat.index()], &view.names[seat.index()], size::ICON * 1.4);
        }
        ui.add(Label::new(text::heading(describe.say(&event))).wrap());
    });
    if !view.asks || moment.seat().is_none() {
        return;
    }
    let advice = view.advice.answer().and_then(Option::as_ref);
    if let Some(advice) = advice {
        let best = advice.moves.first().map(|best| best.action);
        let key = if best == Some(event.action) { "replay-same" } else { "replay-other" };
        ui.label(text::bold(cx.text(key)));
    }
    hint_ui::<T>(ui, cx, describe, advice, (&view.replay.setup, &moment.state), false);
}

/// How the scores went.
fn scores_ui<T: PlayScreens>(ui: &mut Ui, cx: &Cx, view: &ReplayView<T>, marks: &[Mark]) {
    let by_chapter = &view.replay.by_chapter;
    ScrollArea::vertical().show(ui, |ui| {
        let name = cx.text("replay-scores");
        ui.label(&name);
        let chapter = |chapter: usize| cx.with("replay-chapter", i18n::chapter(chapter));
        let chapters: Vec<_> = (1..=by_chapter.len()).map(chapter).collect();
        let dots = |seat: usize| {
            let points = by_chapter.iter().map(|points| points[seat].round() as i32);
            points.enumerate().map(|(at, vp)| Dot::new(at, vp)).collect()
        };
        let mut series: Vec<_> = (view.names.iter().zip(marks).enumerate())
            .map(|(seat, (name, &mark))| Series { name, mark, dots: dots(seat) })
            .collect();
        if by_chapter.len() > 1 {
            lines(ui, cx, &name, &chapters, &mut series);
        }
        for Series { name, mark, dots } in &series {
            let score = |dot: &Dot| {
                cx.with(
                    "replay-score",
                    [("vp", dot.points.into())].into_iter().chain(i18n::chapter(dot.at + 1)),
                )
            };
            let scores: Vec<_> = dots.iter().map(score).collect();
            let scores = scores.join(&cx.text("locale-list-comma")).into();
            let said = cx.with("past-scores", [("name", (*name).into()), ("scores", scores)]);
            legend(ui, cx, (name, *mark), &said);
        }
    });
}
