//! Following a real game in full: one question at a time to whoever is due, over or beside the table as it lies there. The
//! rules decide what is possible; half-made choices live in [`RefereeView`] and are gone when the table changes.

mod draws;
mod planning;

use egui::{Label, Ui};

use super::houses::{TableTop, matters, with_question_ui};
use super::moves::{Ask, Half, parts, turn_ui};
use crate::companion::{Entry, Play, Referee, View};
use crate::game::{Actor, Event, Seat, SeatSet};
use crate::norenberc::{Action, Effect, Step, rule_of_step};
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::theme::{size, text};
use crate::ui::widgets::why;

/// What is being chosen and not entered yet.
#[derive(Debug, Default)]
pub struct RefereeView {
    /// The turn order as far as it was told.
    order: Vec<Seat>,
    /// Who reveals a card.
    seats: SeatSet,
    half: Half,
}

impl RefereeView {
    /// Takes back one step of a half-made choice; false if there is none.
    pub fn back(&mut self) -> bool {
        self.order.pop().is_some() || self.half.back()
    }

    fn meet(&mut self, ask: &Ask) {
        if !self.half.meet(ask) {
            return;
        }
        self.order.clear();
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

/// What was answered: an action and whose it is.
type Answered = Option<(Actor, Action)>;

/// Paints a table that is followed in full. Returns what was entered; whoever calls shows why it was refused, if it was.
/// "Back" where an action is already entered in part sends [`crate::ui::Command::Undo`].
pub fn referee_ui(
    ui: &mut Ui,
    cx: &Cx,
    table: &View,
    names: &[String],
    marks: &[Mark],
    view: &mut RefereeView,
) -> Option<Entry> {
    let Play::Referee(referee) = table.play else { return None };
    let (setup, state) = (referee.setup(), referee.state());
    let talers: Vec<_> = Seat::first(setup.players()).map(|seat| Some(state.talers(seat))).collect();
    let top = TableTop { setup, state, names, marks, talers: &talers, cards: None, moved: referee.effects() };
    let ask = Ask { cx, setup, state, table: top };
    view.meet(&ask);
    matters(cx, &top, None);
    let mut answered = None;
    with_question_ui(ui, cx, &top, |ui| {
        answered = question_ui(ui, &ask, referee, table.read_only, view);
    });
    answered.map(|(actor, action)| Entry::Event(Event { actor, action }))
}

/// The question, how to answer it, and what the last entry changed.
fn question_ui(
    ui: &mut Ui,
    ask: &Ask,
    referee: &Referee,
    read_only: bool,
    view: &mut RefereeView,
) -> Answered {
    let step = ask.state.step();
    ui.horizontal(|ui| {
        if let Step::Turn(turn) = step {
            ask.badge(ui, turn.seat);
        }
        let room = ui.available_width() - size::GROUP / 2.0;
        ui.allocate_ui_with_layout(
            egui::vec2(room, size::TOUCH),
            egui::Layout::left_to_right(egui::Align::Center),
            |ui| {
                ui.set_max_width(room);
                ui.add(Label::new(text::heading(ask.describe().ask(step))).wrap());
            },
        );
        why(ui, ask.cx, rule_of_step(step));
    });
    let mut answered = None;
    ui.add_enabled_ui(!read_only, |ui| answered = body_ui(ui, ask, view));
    // A tile that was drawn is seen in its house. All else is said below: what is pressed stays where it is.
    if !matches!(step, Step::Order | Step::Settle(..) | Step::Lodge(..) | Step::Refill(..)) {
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
        Step::Planning => planning::planning_ui(ui, ask, &mut view.half),
        Step::Reveal(guild) => planning::reveal_ui(ui, ask, guild, view),
        Step::Turn(turn) => {
            turn_ui(ui, ask, turn, &mut view.half).map(|action| (Actor::Seat(turn.seat), action))
        }
        Step::Over => None,
    }
}

/// What the last entry changed on the table; the end of a round has a walk of its own.
fn happened_ui(ui: &mut Ui, ask: &Ask, effects: &[Effect]) {
    let describe = ask.describe();
    let within = effects.iter().take_while(|effect| !matches!(effect, Effect::RoundOver { .. }));
    let said: Vec<_> = within.map(|effect| describe.effect(effect)).collect();
    if !said.is_empty() {
        ui.add(Label::new(text::small(said.join(" ")).color(ask.cx.palette().ink_soft)).wrap());
    }
}
