//! A real game tracked in full: one question at a time to the player to move, over or beside the table. The
//! rules decide what is possible; half-made choices live in [`RefereeView`] and end when the table changes.

mod draws;
mod planning;

use std::cell::RefCell;

use egui::{Align, Id, Label, Layout, TextStyle, TextWrapMode, Ui, WidgetText, vec2};

use super::houses::{TableTop, pinned_ui, relevant_rules, with_heading_ui};
use super::moves::{Ask, Half, back_ui, parts, swap_height, turn_ui};
use super::table::TableCommand;
use crate::companion::norenberc::{Entry, Referee, TableState, View};
use crate::game::{Actor, Event, Seat, SeatSet};
use crate::norenberc::{Action, Effect, Norenberc, Stage, State, Step, Turn, rule_of_step};
use crate::ui::Command;
use crate::ui::screens::seated::Seated;
use crate::ui::screens::table::Queue;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{cell, is_second_tap, named, question_height, why};

/// The choices that are not entered yet.
#[derive(Clone, Debug, Default)]
pub(crate) struct RefereeView {
    order: Vec<Seat>,
    /// The players who reveal a card.
    seats: SeatSet,
    /// The state when planning began: until it ends, a plan can be entered anew.
    unplanned: Option<State>,
    half: Half,
}

impl RefereeView {
    /// Takes back one step of a half-made choice; false if there is none.
    pub fn back(&mut self) -> bool {
        self.order.pop().is_some() || self.half.back()
    }

    fn sync(&mut self, ask: &Ask) {
        if !self.half.sync(ask) {
            return;
        }
        self.order.clear();
        self.unplanned = planning::unplanned(ask, self.unplanned.as_ref());
        self.seats = match ask.state.step() {
            Step::Reveal(guild) => planning::must_reveal(ask, guild),
            Step::Order
            | Step::Settle(..)
            | Step::Lodge(..)
            | Step::Refill(..)
            | Step::Planning
            | Step::Turn(_)
            | Step::Over => SeatSet::default(),
        };
    }
}

type Answered = Option<(Actor, Action)>;

/// Paints a table that is tracked in full. Returns the new entry; the caller shows why it is rejected, if it
/// is. “Back” from an action that is entered in part sends [`Command::Undo`].
pub(crate) fn referee_ui(
    ui: &mut Ui,
    seated: &Seated,
    table: &View,
    view: &mut RefereeView,
    queue: &Queue<Norenberc>,
) -> Option<Entry> {
    let &Seated { cx, names, marks } = seated;
    let TableState::Referee(referee) = table.play else { return None };
    let (setup, state) = (referee.setup(), referee.state());
    let talers: Vec<_> = Seat::first(setup.players()).map(|seat| Some(state.talers(seat))).collect();
    let step = state.step();
    let pinned = if let Step::Turn(turn) = step { Some(turn.seat) } else { None };
    let (cards, moved) = (None, referee.effects());
    let top = TableTop { setup, state, names, marks, talers: &talers, cards, pinned, moved };
    let ask = Ask { cx, setup, state, table: top };
    view.sync(&ask);
    relevant_rules(cx, &top, None);
    // The second tap of two was meant for the question before: it changes nothing here.
    let pending = Id::unique(("question", table.log.len(), format!("{step:?}")));
    let second = is_second_tap(ui, pending);
    // Planning is one question, however many have answered it.
    let pending =
        if step == Step::Planning { Id::unique(("planning", state.round(), state.turn())) } else { pending };
    let before = second.then(|| view.clone());
    let (mut answered, mut undone) = (None, false);
    let half = RefCell::new(&mut *view);
    let mut head = |ui: &mut Ui| {
        ui.add_enabled_ui(!table.read_only, |ui| undone = head_ui(ui, &ask, &mut half.borrow_mut().half));
    };
    with_heading_ui(ui, cx, &top, (pending, least_height(ui, &ask)), &mut head, |ui| {
        answered = question_ui(ui, &ask, referee, table.read_only, &mut half.borrow_mut());
    });
    if let Some(before) = before {
        *view = before;
        return None;
    }
    if undone {
        cx.send(Command::Undo);
    }
    let (actor, action) = answered?;
    let entry = Entry::Event(Event { actor, action });
    if let Some(id) = planning::entered(table, referee, actor) {
        queue.send(TableCommand::Amend(id, entry));
        return None;
    }
    Some(entry)
}

/// A question that leads to others has room for them from the start.
fn least_height(ui: &Ui, ask: &Ask) -> f32 {
    let Step::Turn(turn) = ask.state.step() else { return size::QUESTION_LEAST };
    match turn.stage {
        Stage::Act | Stage::Pay(_) => question_height(ui),
        Stage::Rob => question_height(ui).max(size::QUESTION_OF_GOODS),
        Stage::Swap => {
            let width = ui.available_width() - 2.0 * f32::from(size::CARD_MARGIN);
            size::QUESTION_OF_TILES + swap_height(ask, width)
        }
        Stage::Peddle | Stage::PlaceMayor | Stage::GoFirst => size::QUESTION_LEAST,
    }
}

/// The question and the player to move. Returns true if the last entry is to be taken back.
fn head_ui(ui: &mut Ui, ask: &Ask, half: &mut Half) -> bool {
    let step = ask.state.step();
    let turn = if let Step::Turn(turn) = step { Some(turn) } else { None };
    let mut pinned = ask.table.pinned;
    let end = Layout::right_to_left(Align::Center);
    let line = vec2(ui.available_width(), size::TOUCH);
    let undone = ui.allocate_ui_with_layout(line, end, |ui| {
        let undone = turn.is_some_and(|turn| back_ui(ui, ask, turn, half));
        why(ui, ask.cx, rule_of_step(step));
        let room = vec2(ui.available_width(), size::TOUCH);
        cell(ui, room, |ui| {
            if let Some(turn) = turn {
                ask.badge(ui, turn.seat);
            }
            let galley = |step| {
                let words = WidgetText::from(text::heading(ask.describe().ask(step)));
                words.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Body)
            };
            // Whoever is to move, their row stands in the same place: beside the question if that has room
            // there for the player with the longest name.
            let longest = Seat::first(ask.setup.players()).filter_map(|seat| Some(Turn { seat, ..turn? }));
            let longest = longest.map(|turn| galley(Step::Turn(turn)).size().x).fold(0.0, f32::max);
            let beside = ui.available_width() - longest - size::GAP >= size::PINNED_LEAST;
            let words = galley(step);
            if let Some(seat) = pinned.take_if(|_| beside) {
                ui.label(words);
                ui.add_space(size::GAP_SMALL);
                ui.vertical(|ui| {
                    ui.add_space((size::TOUCH - size::PINNED) / 2.0);
                    pinned_ui(ui, ask.cx, &ask.table, seat);
                });
            } else {
                ui.add(Label::new(text::heading(ask.describe().ask(step))).wrap());
            }
        });
        undone
    });
    if let Some(seat) = pinned {
        // Some have more than others: in a narrow window everybody has room for two lines, so that the actions are in the
        // same place whoever acts.
        let acts = matches!(step, Step::Turn(turn) if turn.stage == Stage::Act);
        let room =
            if acts && ui.content_rect().width() < size::WIDE { size::PINNED + size::ICON } else { 0.0 };
        ui.scope(|ui| {
            ui.set_min_height(room);
            pinned_ui(ui, ask.cx, &ask.table, seat);
        });
    }
    undone.inner
}

fn question_ui(
    ui: &mut Ui,
    ask: &Ask,
    referee: &Referee,
    read_only: bool,
    view: &mut RefereeView,
) -> Answered {
    let step = ask.state.step();
    let mut answered = None;
    parts::put_away(ui, &mut view.half.refused);
    ui.add_enabled_ui(!read_only, |ui| answered = body_ui(ui, ask, view));
    // A tile that was drawn is seen in its house. All else is said below, in room that is kept free for it:
    // keys stay where they are.
    if !matches!(step, Step::Order | Step::Settle(..) | Step::Lodge(..) | Step::Refill(..)) {
        ui.add_space(-size::GAP_SMALL);
        happened_ui(ui, ask, referee.effects());
    }
    if let Some(action) = parts::refused_ui(ui, ask, &mut view.half.refused) {
        answered = Some((Actor::Nature, action));
    }
    answered
}

fn body_ui(ui: &mut Ui, ask: &Ask, view: &mut RefereeView) -> Answered {
    match ask.state.step() {
        Step::Order => draws::order_ui(ui, ask, view),
        Step::Settle(guild, bench) => draws::workshop_ui(ui, ask, guild, bench, &mut view.half),
        Step::Lodge(guild, window) | Step::Refill(guild, window) => {
            draws::guest_ui(ui, ask, guild, window, &mut view.half)
        }
        Step::Planning => planning::planning_ui(ui, ask, view),
        Step::Reveal(guild) => planning::reveal_ui(ui, ask, guild, view),
        Step::Turn(turn) => {
            turn_ui(ui, ask, turn, &mut view.half).map(|action| (Actor::Seat(turn.seat), action))
        }
        Step::Over => None,
    }
}

/// The changes of the last entry in words; the end of a round has steps of its own.
fn happened_ui(ui: &mut Ui, ask: &Ask, effects: &[Effect]) {
    let describe = ask.describe();
    let within = effects.iter().take_while(|effect| !matches!(effect, Effect::RoundOver { .. }));
    let message: Vec<_> = within.map(|effect| describe.say(effect)).collect();
    let whole = message.join(" ");
    // An action has no room to spare in a small window.
    let acts = matches!(ask.state.step(), Step::Turn(turn) if turn.stage == Stage::Act);
    let lines = if ui.content_rect().width() < size::WIDE && !acts { 2.0 } else { 1.0 };
    let width = ui.available_width();
    let small = |words: &str| {
        let words = WidgetText::from(text::small(words).color(ask.cx.palette().ink_soft));
        words.into_galley(ui, Some(TextWrapMode::Wrap), width, TextStyle::Body)
    };
    let room = vec2(width, lines * small("").size().y);
    // As many sentences as have room; all of them are heard, read by waiting over them, and in the log.
    let mut words = small(&whole);
    let mut kept = message.len();
    while kept > 1 && words.size().y > room.y + 1.0 {
        kept -= 1;
        words = small(&format!("{} …", message[..kept].join(" ")));
    }
    ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
        ui.set_min_size(room);
        ui.spacing_mut().interact_size.y = 0.0;
        if !message.is_empty() {
            named(ui.label(words), &whole).on_hover_text(&whole);
        }
    });
}
