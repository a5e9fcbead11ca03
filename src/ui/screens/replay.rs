//! The replay screen: the table at every moment, what was done, a master's advice, and the scores chapter by chapter.

use egui::{CentralPanel, Context, Frame, Key, Rect, ScrollArea, Slider, Ui};

use super::play::{
    AdviceOf, Board, hint_ui, line_ui, lines as strip_lines, relevant_rules, strip_panel, words_ui,
};
use super::seated::{Seated, mark};
use super::title::PlayScreens;
use crate::bots::Comparison;
use crate::companion::{Person, Session};
use crate::game::{Game, Seat};
use crate::i18n;
use crate::i18n::describe::{Describe, shown_names};
use crate::play::{Moment, Replay, Worker, review};
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::chart::{Dot, Series, legend, lines};
use crate::ui::widgets::{Weight, beside, icon_button, named, player_badge, sheet, switch};

pub(crate) struct ReplayView<T: PlayScreens> {
    replay: Replay<T>,
    people: Vec<Person>,
    /// In the language of the last paint.
    names: Vec<String>,
    moment: usize,
    /// Number of bots; `played` is true for the seats without one.
    bots: usize,
    played: Vec<bool>,
    /// True if only decisions of people are stepped through.
    own: bool,
    /// True if a master's advice is wanted.
    awaits: bool,
    scores: bool,
    advice: Review<T>,
}

/// A master's advice about a moment, thought about in the background.
type Review<T> = Worker<(<T as Game>::Setup, Moment<T>), Option<AdviceOf<T>>>;

impl<T: PlayScreens> ReplayView<T> {
    /// The game of a session from its first decision on, if all of it is known.
    pub fn new(session: &Session<T>) -> Option<Self> {
        let people = session.view().people.to_vec();
        let played = match session.played() {
            Some(played) => played.bots.iter().map(Option::is_none).collect(),
            None => vec![true; people.len()],
        };
        Some(Self::of_seats(Replay::of(session)?, people, played))
    }

    pub fn of(replay: Replay<T>, people: Vec<Person>) -> Self {
        let played = vec![true; people.len()];
        Self::of_seats(replay, people, played)
    }

    /// A game of these people; `played` is true for the seats without a bot.
    fn of_seats(replay: Replay<T>, people: Vec<Person>, played: Vec<bool>) -> Self {
        let bots = played.iter().filter(|person| !**person).count();
        // Where bots play along one's own decisions are what one looks for.
        let own = bots > 0 && bots < people.len();
        let (names, advice) = (Vec::new(), Worker::default());
        let mut view = Self {
            replay,
            people,
            names,
            moment: 0,
            bots,
            played,
            own,
            awaits: false,
            scores: false,
            advice,
        };
        view.moment = view.stops()[0];
        view
    }

    /// The moments to step through: decisions, of people alone if that is wanted, and the end.
    fn stops(&self) -> Vec<usize> {
        let person = |index: &usize| {
            let seat = self.replay.moments[*index].seat();
            seat.is_some_and(|seat| self.played.get(seat.index()).copied().unwrap_or(true))
        };
        let decisions = self.replay.decisions().filter(|index| !self.own || person(index));
        decisions.chain([self.replay.moments.len() - 1]).collect()
    }

    /// Thinks about the current moment, if a master's advice is wanted.
    pub fn think(&mut self, ctx: &Context) {
        let moment = &self.replay.moments[self.moment];
        if !self.awaits || moment.seat().is_none() {
            self.advice.stop();
            return;
        }
        let about = (self.replay.setup.clone(), moment.clone());
        let wake = ctx.clone();
        let work = |(setup, moment): &(T::Setup, Moment<T>), cancel: &_| review(setup, moment, cancel);
        self.advice.poll(&about, work, move || wake.request_repaint());
    }

    pub const fn close(&mut self) -> bool {
        std::mem::replace(&mut self.scores, false)
    }

    fn describe<'a>(&'a self, cx: &Cx<'a>) -> Describe<'a> {
        Describe { texts: cx.texts, names: &self.names }
    }
}

pub(crate) fn replay_ui<T: PlayScreens>(ui: &mut Ui, cx: &Cx, view: &mut ReplayView<T>) {
    view.names = shown_names(cx.texts, &view.people);
    let marks: Vec<_> = view.people.iter().enumerate().map(|(seat, it)| mark(it, seat, cx)).collect();
    let moment = view.replay.moments[view.moment].clone();
    let (setup, names) = (view.replay.setup.clone(), view.names.clone());
    let board = Board::<T> {
        setup: &setup,
        state: &moment.state,
        seated: Seated { cx, names: &names, marks: &marks },
        // Whoever decides, everybody's things lie where they lay.
        eyes: view.played.iter().zip(0..).find(|(person, _)| **person).map(|(_, seat)| Seat(seat)),
        open: true,
        over: true,
        moment: (view.moment as u64) << 8,
        moved: &moment.effects,
        dealt: false,
        to_move: None,
        mover: None,
        narrated: false,
        ended: false,
        estimates: true,
    };
    relevant_rules(&board, moment.seat());
    strip_panel(ui, cx, "replay", |ui| {
        let [first, second] = strip_lines(ui.max_rect());
        moment_ui(ui, cx, view, (&moment, first), &marks);
        steps_ui(ui, cx, view, second);
    });
    advice_ui(ui, cx, view, &moment);
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        // It begins at its top, wherever the game was scrolled to.
        ui.push_id("replay", |ui| T::board_ui(ui, cx, &board, &mut T::Choice::default()));
    });
    if view.scores {
        let title = cx.text("replay-chart");
        view.scores = !sheet(ui, cx, "scores", &title, |ui| scores_ui(ui, cx, view, &marks));
    }
}

fn steps_ui<T: PlayScreens>(ui: &mut Ui, cx: &Cx, view: &mut ReplayView<T>, line: Rect) {
    let stops = view.stops();
    let last = stops.len() - 1;
    let mut stop = stops.iter().position(|&moment| moment >= view.moment).unwrap_or(last);
    // Where the slider has the keyboard the arrows are its own.
    let free = ui.memory(|memory| memory.focused().is_none());
    let key = |key: Key| free && ui.input(|input| input.key_pressed(key));
    let keys = [key(Key::ArrowLeft), key(Key::ArrowRight)];
    let mut to = stop;
    let controls = |ui: &mut Ui| {
        if !view.replay.by_chapter.is_empty() {
            view.scores |=
                icon_button(ui, cx, Weight::Normal, Art::CROWN, &cx.text("replay-chart")).clicked();
        }
        view.awaits = switch(ui, view.awaits, &cx.text("replay-advice")).unwrap_or(view.awaits);
        if view.people.len() > view.bots {
            view.own = switch(ui, view.own, &cx.text("replay-own")).unwrap_or(view.own);
        }
    };
    line_ui(ui, line, controls, |ui| {
        let ways = [
            (Art::PREVIOUS, "replay-back", stop.checked_sub(1)),
            (Art::NEXT, "replay-on", (stop < last).then_some(stop + 1)),
        ];
        for ((art, key, way), pressed) in ways.into_iter().zip(keys) {
            let step = ui
                .add_enabled_ui(way.is_some(), |ui| icon_button(ui, cx, Weight::Normal, art, &cx.text(key)));
            if step.inner.clicked() || pressed {
                to = way.unwrap_or(stop);
            }
        }
        ui.label(format!("{stop} / {last}"));
        let room = ui.available_width() - size::GAP;
        if room >= size::TOUCH {
            ui.spacing_mut().slider_width = room.min(size::SIDE_PANEL);
            let name = cx.text("replay-moment");
            named(ui.add(Slider::new(&mut stop, 0..=last).show_value(false)), &name);
        }
    });
    let moved = stops.iter().position(|&moment| moment >= view.moment).unwrap_or(last) != stop;
    view.moment = stops[if moved { stop } else { to }];
}

fn moment_ui<T: PlayScreens>(
    ui: &mut Ui,
    cx: &Cx,
    view: &ReplayView<T>,
    (moment, line): (&Moment<T>, Rect),
    marks: &[Mark],
) {
    let describe = view.describe(cx);
    let message = moment.event.map_or_else(|| T::over(&describe), |event| describe.say(&event));
    line_ui(
        ui,
        line,
        |_| {},
        |ui| {
            if let Some(seat) = moment.seat() {
                let name = &view.names[seat.index()];
                player_badge(ui, cx, marks[seat.index()], name, size::ICON * 1.4);
            }
            words_ui(ui, "moment", text::bold(message));
        },
    );
}

/// A master's advice, beside the board where there is room for it.
fn advice_ui<T: PlayScreens>(ui: &Ui, cx: &Cx, view: &mut ReplayView<T>, moment: &Moment<T>) {
    let (true, Some(event), Some(_)) = (view.awaits, moment.event, moment.seat()) else { return };
    let advice = view.advice.answer().and_then(Option::as_ref);
    let add = |ui: &mut Ui| {
        if let Some(advice) = advice {
            let compared = advice.compare(&event.action);
            let key = match compared {
                Comparison::Best => "replay-same",
                Comparison::AsGood => "replay-as-good",
                Comparison::Worse => "replay-other",
                Comparison::WorseThanTwo => "replay-other-two",
            };
            ui.label(text::bold(cx.text(key)));
            // What it would be stands in the first lines, in sight however low the window is; why, below.
            if let Some(best) = advice.moves.first().filter(|_| compared == Comparison::Worse) {
                let (setup, state) = (&view.replay.setup, &moment.state);
                ui.label(T::advised(&view.describe(cx), setup, state, advice.seat, best.action));
            }
        }
        let table = (&view.replay.setup, &moment.state);
        ScrollArea::vertical().show(ui, |ui| {
            hint_ui::<T>(ui, cx, view.describe(cx), advice, table, false);
        });
    };
    let title = cx.text("replay-advice");
    let closed = if ui.content_rect().width() >= size::WIDE {
        beside(ui, cx, "advice", &title, add)
    } else {
        sheet(ui, cx, "advice", &title, add)
    };
    view.awaits &= !closed;
}

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
            let message = cx.with("past-scores", [("name", (*name).into()), ("scores", scores)]);
            legend(ui, cx, (name, *mark), &message);
        }
    });
}
