//! The log, in the language of the reader: one sentence per move, with its parts on demand, and the moves since one's
//! own turn to step through.

use std::cell::OnceCell;

use egui::{Label, ScrollArea, Ui, vec2};

use super::{PlayCx, PlayView};
use crate::game::{Event, Redacted, Seat};
use crate::i18n;
use crate::i18n::describe::Describe;
use crate::play::{PlayedMove, Replay, moves, shown};
use crate::ui::screens::title::PlayScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{player_badge, sheet, switch};

/// The game move by move, made anew when the number of events changes.
pub(crate) struct Story<T: PlayScreens> {
    events: usize,
    /// `None` unless all of the game is known.
    pub replay: Option<Replay<T>>,
    /// Without those that only set up the game.
    pub moves: Vec<PlayedMove<T>>,
    /// Why bots made them; computed when somebody asks.
    whys: OnceCell<Vec<Option<T::Why>>>,
}

impl<T: PlayScreens> std::fmt::Debug for Story<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Story of {} events", self.events)
    }
}

impl<T: PlayScreens> Default for Story<T> {
    fn default() -> Self {
        Self { events: usize::MAX, replay: None, moves: Vec::new(), whys: OnceCell::new() }
    }
}

impl<T: PlayScreens> Story<T> {
    pub(super) fn sync(&mut self, game: &PlayCx<T>) {
        let events = game.referee.events().map_or(0, <[_]>::len);
        if self.events == events {
            return;
        }
        let replay = Replay::of(game.session);
        let moves = replay.as_ref().map_or_else(Vec::new, |replay| {
            let news = |it: &PlayedMove<T>| {
                replay.moments[it.first].event.is_some_and(|event| T::is_news(&event.action))
            };
            moves(replay).into_iter().filter(news).collect()
        });
        *self = Self { events, replay, moves, whys: OnceCell::new() };
    }

    /// The moves since a seat's last one, and the number of moves before them.
    pub(super) fn since(&self, seat: Seat) -> (&[PlayedMove<T>], usize) {
        let own = self.moves.iter().rposition(|it| it.seat == Some(seat));
        let before = own.map_or(0, |own| own + 1);
        (&self.moves[before..], before)
    }

    /// Why a bot made a move, in a sentence; `None` for people and chance, and while the move is secret.
    pub(super) fn why(&self, game: &PlayCx<T>, index: usize) -> Option<String> {
        let whys = self.whys.get_or_init(|| {
            let events = shown(game.session);
            let replay = self.replay.as_ref();
            let why = |of: &PlayedMove<T>| {
                let (seat, replay) = (of.seat?, replay?);
                let level = game.played.bot(seat)?;
                let Some(Redacted::Full(event)) = events.get(of.first) else { return None };
                let seen = T::observe(&replay.setup, &replay.moments[of.first].state, seat);
                Some(T::why(&replay.setup, &seen, level, event.action))
            };
            self.moves.iter().map(why).collect()
        });
        Some(game.seated().describe().say(whys.get(index)?.as_ref()?))
    }
}

const fn event<A>(redacted: &Redacted<A>) -> &Event<A> {
    match redacted {
        Redacted::Full(event) | Redacted::Partial(event) => event,
    }
}

/// A move in one sentence, as everybody at the screen may know it.
pub fn sentence<T: PlayScreens>(
    describe: &Describe,
    events: &[Redacted<T::Action>],
    of: &PlayedMove<T>,
) -> String {
    let effects: Vec<_> = of.effects.iter().filter_map(|effect| T::redact_effect(effect, None)).collect();
    match events.get(of.first) {
        Some(Redacted::Full(event)) => {
            T::sentence(describe, event, &effects).unwrap_or_else(|| describe.say(event))
        }
        Some(blanked @ Redacted::Partial(_)) => describe.say(blanked),
        None => String::new(),
    }
}

pub(crate) fn recent_ui<T: PlayScreens>(ui: &mut Ui, game: &PlayCx<T>, story: &Story<T>, most: usize) {
    let describe = Describe { texts: game.cx.texts, names: game.names };
    let soft = game.cx.palette().ink_soft;
    let events = shown(game.session);
    ui.spacing_mut().item_spacing = vec2(size::GAP_SMALL, 2.0);
    ui.spacing_mut().interact_size.y = size::ICON;
    for (index, of) in story.moves.iter().rev().take(most).enumerate() {
        ui.horizontal_wrapped(|ui| {
            if let Some(seat) = of.seat {
                player_badge(
                    ui,
                    game.cx,
                    game.marks[seat.index()],
                    &game.names[seat.index()],
                    size::ICON_SMALL,
                );
            }
            let message = text::small(sentence(&describe, &events, of));
            ui.label(if index == 0 { message.strong() } else { message.color(soft) });
        });
    }
}

/// All moves, the last first, with everything they changed if that is wanted. Returns true if the log is to be closed.
pub(crate) fn log_ui<T: PlayScreens>(ui: &Ui, game: &PlayCx<T>, state: &mut PlayView<T>) -> bool {
    let cx = game.cx;
    let describe = Describe { texts: cx.texts, names: game.names };
    let (story, parts, whys) = (&state.story, &mut state.parts_open, &mut state.whys_open);
    sheet(ui, cx, "play log", &cx.text("play-log"), |ui| {
        let Some(replay) = &story.replay else { return };
        let events = shown(game.session);
        ui.horizontal_wrapped(|ui| {
            *parts = switch(ui, *parts, &cx.text("play-log-parts")).unwrap_or(*parts);
            if game.played.bots.iter().any(Option::is_some) {
                *whys = switch(ui, *whys, &cx.text("play-log-whys")).unwrap_or(*whys);
            }
        });
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().interact_size.y = size::ICON;
            let mut chapter = None;
            for (index, of) in story.moves.iter().enumerate().rev() {
                let at_move = T::chapter(&replay.setup, &replay.moments[of.first].state);
                if chapter != Some(at_move) {
                    chapter = Some(at_move);
                    ui.label(text::heading(cx.with("table-log-chapter", i18n::chapter(at_move))));
                }
                // What ended with a move came after it, so it stands over it.
                for message in ended::<T>(&describe, of).into_iter().rev() {
                    ui.add(Label::new(message).wrap());
                }
                ui.horizontal_top(|ui| {
                    if let Some(seat) = of.seat {
                        player_badge(ui, cx, game.marks[seat.index()], &game.names[seat.index()], size::ICON);
                    }
                    ui.vertical(|ui| {
                        ui.add(Label::new(sentence(&describe, &events, of)).wrap());
                        if let Some(why) = whys.then(|| story.why(game, index)).flatten() {
                            ui.add(Label::new(text::small(why).italics()).wrap());
                        }
                        if *parts {
                            parts_ui::<T>(ui, game, &events[of.first..=of.last], of);
                        }
                    });
                });
            }
        });
    })
}

/// The recap of a move, in words.
fn ended<T: PlayScreens>(describe: &Describe, of: &PlayedMove<T>) -> Vec<String> {
    let effects: Vec<_> = of.effects.iter().filter_map(|effect| T::redact_effect(effect, None)).collect();
    let Some(begins) = effects.iter().position(T::begins_recap) else { return Vec::new() };
    T::recap_steps(describe, &effects[begins..]).into_iter().map(|(message, _)| message).collect()
}

fn parts_ui<T: PlayScreens>(
    ui: &mut Ui,
    game: &PlayCx<T>,
    events: &[Redacted<T::Action>],
    of: &PlayedMove<T>,
) {
    let describe = Describe { texts: game.cx.texts, names: game.names };
    let small = |ui: &mut Ui, message: String| {
        ui.add(Label::new(text::small(message).color(game.cx.palette().ink_soft)).wrap());
    };
    if events.len() > 1 {
        let message: Vec<_> = events.iter().map(|it| describe.say(event(it))).collect();
        small(ui, message.join(" "));
    }
    let changed = of.effects.iter().filter_map(|effect| T::redact_effect(effect, None));
    let changed: Vec<_> = changed.map(|effect| describe.say(&effect)).collect();
    if !changed.is_empty() {
        small(ui, changed.join(" "));
    }
}
