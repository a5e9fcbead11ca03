//! What happened, in the language of whoever reads it.

use egui::{Label, ScrollArea, Ui, vec2};

use super::At;
use crate::game::{Actor, Event, Seat, Veiled};
use crate::i18n;
use crate::i18n::describe::Describe;
use crate::play::{Replay, shown};
use crate::ui::screens::title::PlayScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{player_badge, sheet};

const fn event<A>(veiled: &Veiled<A>) -> &Event<A> {
    match veiled {
        Veiled::Whole(event) | Veiled::Blanked(event) => event,
    }
}

fn actor<A>(veiled: &Veiled<A>) -> Option<Seat> {
    match event(veiled).actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Nature => None,
    }
}

/// The last events, newest first, and what the last one changed.
pub fn recent_ui<T: PlayScreens>(ui: &mut Ui, at: &At<T>, most: usize) {
    let describe = Describe { texts: at.cx.texts, names: at.names };
    let soft = at.cx.palette().ink_soft;
    let is_news = |veiled: &Veiled<T::Action>| T::is_news(&event(veiled).action);
    let events: Vec<_> = shown(at.session).into_iter().filter(is_news).collect();
    ui.spacing_mut().item_spacing = vec2(size::GAP_SMALL, 2.0);
    ui.spacing_mut().interact_size.y = size::ICON;
    for (index, event) in events.iter().rev().take(most).enumerate() {
        ui.horizontal_wrapped(|ui| {
            if let Some(seat) = actor(event) {
                player_badge(ui, at.cx, at.marks[seat.index()], &at.names[seat.index()], size::ICON_SMALL);
            }
            let said = text::small(describe.say(event));
            ui.label(if index == 0 { said.strong() } else { said.color(soft) });
            if index == 0 {
                let effects = at.referee.effects().iter();
                let effects = effects.filter_map(|effect| T::veil_effect(effect, None));
                let within = effects.take_while(|effect| !T::begins_pause(effect));
                let changed: Vec<_> = within.map(|effect| describe.say(&effect)).collect();
                ui.label(text::small(changed.join(" ")).color(soft));
            }
        });
    }
}

/// All events with what they changed, the last first. Returns whether the log is to be closed.
pub fn log_ui<T: PlayScreens>(ui: &Ui, at: &At<T>) -> bool {
    let cx = at.cx;
    let describe = Describe { texts: cx.texts, names: at.names };
    sheet(ui, cx, "play log", &cx.text("play-log"), |ui| {
        let Some(replay) = Replay::of(at.session) else { return };
        let events = shown(at.session);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().interact_size.y = size::ICON;
            let mut chapter = None;
            let news = events.iter().enumerate().filter(|(_, veiled)| T::is_news(&event(veiled).action));
            for (index, event) in news.rev() {
                let at_event = T::chapter(&replay.setup, &replay.moments[index].state);
                if chapter != Some(at_event) {
                    chapter = Some(at_event);
                    ui.label(text::heading(cx.with("table-log-chapter", i18n::chapter(at_event))));
                }
                // What an event changed stands with the moment after it.
                let changed = replay.moments[index + 1].effects.iter();
                let changed = changed.filter_map(|effect| T::veil_effect(effect, None));
                let changed = changed.map(|effect| describe.say(&effect));
                let changed = changed.collect::<Vec<_>>().join(" ");
                ui.horizontal_top(|ui| {
                    if let Some(seat) = actor(event) {
                        player_badge(ui, cx, at.marks[seat.index()], &at.names[seat.index()], size::ICON);
                    }
                    ui.vertical(|ui| {
                        ui.add(Label::new(describe.say(event)).wrap());
                        if !changed.is_empty() {
                            ui.add(Label::new(text::small(changed).color(cx.palette().ink_soft)).wrap());
                        }
                    });
                });
            }
        });
    })
}
