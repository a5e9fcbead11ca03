//! The referee: a real game tracked in full, one question at a time to the player to move, under the table as it lies
//! there. The rules decide what is possible; impossible answers are dimmed and say why when they are pressed. Hands are
//! numbers, and draws need no names.

mod answers;
mod mats;
mod outcome;
mod ruling;

pub(super) use answers::answer_button;
pub(super) use mats::mats_ui;
pub(super) use ruling::{RulingView, ruling_ui};

use egui::{Align, Id, Label, Layout, Ui, vec2};

use super::table::TableCx;
use super::town::outcome_ui;
use crate::architects::{Effect, Refusal, Slot, State};
use crate::companion::architects::{Entry, Referee};
use crate::game::{Actor, Due, Seat};
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{
    Weight, button, cell, follow_focus, footer, footer_of_question, is_second_tap, page, question_height,
    why, why_not,
};

#[derive(Debug, Default)]
pub(super) struct RefereeView {
    /// The question that this belongs to: the number of entries before it.
    seen_len: usize,
    wanted: String,
    /// The place of the apprentice to hire, while somebody chooses who is discarded for it.
    slot: Option<Slot>,
    /// The reason why the pressed answer is not possible.
    refused: Option<Refusal>,
    /// Resets that people have done at the table: each is read before the next question.
    done: Option<usize>,
}

impl RefereeView {
    /// Takes back one step of a half-made choice; returns false if there is none.
    pub(super) fn back(&mut self) -> bool {
        let refused = self.refused.take().is_some();
        self.slot.take().is_some() || refused
    }

    /// Discards half-made choices of the question before.
    fn sync(&mut self, seen_len: usize) {
        if self.seen_len != seen_len {
            *self = Self { seen_len, done: self.done, ..Self::default() };
        }
    }
}

impl RefereeView {
    /// Returns true if people still have to move the pieces of a reset. On return to a table, all of them are done.
    fn has_to_do(&mut self, referee: &Referee) -> bool {
        let over = referee.resets().len() - usize::from(referee.is_in_reset());
        let done = self.done.get_or_insert(over);
        // Resets that were undone are no longer done.
        *done = (*done).min(over);
        *done < over
    }
}

/// The seat to move: a person answers for Nature too.
fn seat_to_move(referee: &Referee) -> Seat {
    match referee.due() {
        Due::Seats(seats) => seats.iter().next().unwrap_or(referee.state().active()),
        Due::Nature | Due::Nobody => referee.state().active(),
    }
}

pub(super) fn referee_ui(ui: &mut Ui, table: &TableCx, referee: &Referee, view: &mut RefereeView) {
    let (cx, state) = (table.cx, referee.state());
    view.sync(table.view.log.len());
    let seat = seat_to_move(referee);
    cx.relevant_rules(&[state.step().rule()]);
    let id = Id::unique(("question", table.view.log.len(), format!("{:?}", state.step())));
    // The second tap of two was meant for the question before: it changes nothing here.
    let second = is_second_tap(ui, id);
    let mut answered = None;
    let refused = view.refused;
    if view.has_to_do(referee) {
        return reset_ui(ui, table, referee, view, second);
    }
    let tall = ui.content_rect().height() >= size::TALL;
    let mut head = |ui: &mut Ui| {
        // A refusal takes the place of the question, whose answers stay where they are.
        if refused.is_some() {
            refused_ui(ui, table, refused);
        } else {
            head_ui(ui, table, state, seat);
        }
        if !tall && referee.due() != Due::Nature {
            // In a low window the belongings stand under the question.
            ui.horizontal_wrapped(|ui| mats::counts_ui(ui, table, state, seat));
        }
    };
    // Most questions are of one height, so that the next one does not come under the finger.
    let least = question_height(ui).max(size::QUESTION_LEAST);
    footer_of_question(ui, cx, ("referee", id, least), &mut head, |ui| {
        ui.add_enabled_ui(!table.view.read_only, |ui| {
            answered = answers::answers_ui(ui, table, referee, view);
        });
        happened_ui(ui, table, referee.effects());
    });
    page(ui, "referee", size::PAGE_WIDTH, |ui| {
        if let Some(reset) = referee.resets().last().filter(|_| referee.is_in_reset()) {
            outcome_ui(ui, table, reset, &cx.text("table-walk-so-far"));
            ui.add_space(size::GAP_SMALL);
        }
        mats_ui(ui, table, referee);
        follow_focus(ui);
    });
    if let Some(event) = answered.filter(|_| !second) {
        table.enter(Entry::Event(event));
    }
}

/// The moves of a reset, until people have done them at the table.
fn reset_ui(ui: &mut Ui, table: &TableCx, referee: &Referee, view: &mut RefereeView, second: bool) {
    let cx = table.cx;
    footer(ui, cx, "reset done", size::TOUCH, |ui| {
        ui.vertical_centered(|ui| {
            let done = button(ui, cx, Weight::Primary, Some(Art::CHECK), &cx.text("table-walk-done"));
            if done.clicked() && !second {
                view.done = None;
            }
        });
    });
    page(ui, "referee reset", size::PAGE_WIDTH, |ui| {
        if let Some(reset) = referee.resets().last() {
            outcome_ui(ui, table, reset, &cx.text("table-walk-now"));
        }
        follow_focus(ui);
    });
}

fn head_ui(ui: &mut Ui, table: &TableCx, state: &State, seat: Seat) {
    let room = vec2(ui.available_width(), size::TOUCH);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        why(ui, table.cx, state.step().rule());
        let room = vec2(ui.available_width(), size::TOUCH);
        cell(ui, room, |ui| {
            super::town::who::badge_ui(ui, table, seat, size::ICON * 1.4);
            ui.add(Label::new(text::heading(table.describe().turn_question(state, seat))).wrap());
        });
    });
}

/// The reason why the pressed answer is not possible, in room that is kept for it where everybody looks.
fn refused_ui(ui: &mut Ui, table: &TableCx, refused: Option<Refusal>) {
    let room = vec2(ui.available_width(), size::TOUCH);
    ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(room);
        if let Some(refusal) = refused {
            why_not(ui, table.cx, &table.describe().say(&refusal), refusal.rule());
        }
    });
}

fn happened_ui(ui: &mut Ui, table: &TableCx, effects: &[Effect]) {
    let message: Vec<_> = effects.iter().map(|effect| table.describe().say(effect)).collect();
    let words = text::small(message.join(" ")).color(table.cx.palette().ink_soft);
    ui.add(Label::new(words).wrap());
}

const fn actor(due: Due, seat: Seat) -> Actor {
    match due {
        Due::Nature => Actor::Nature,
        Due::Seats(_) | Due::Nobody => Actor::Seat(seat),
    }
}
