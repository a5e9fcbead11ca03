//! Following a real game in full: one question at a time to whoever is due, over or beside the table as it lies there. The
//! rules decide what is possible; half-made choices live in [`RefereeView`] and are gone when the table changes.

mod act;
mod draws;
mod guest;
mod parts;
mod planning;

use egui::{CentralPanel, Frame, Label, Margin, Panel, ScrollArea, Ui};

use super::houses::{TableTop, houses_ui};
use crate::companion::{Entry, Play, Referee, View};
use crate::game::{Actor, Event, Game as _, Seat, SeatSet};
use crate::i18n::describe::Describe;
use crate::norenberc::{
    Action, Effect, Goods, Guild, Norenberc, Refusal, Setup, Spot, Stage, State, Step, rule_of_step,
};
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{card, page, why};

/// What is being chosen and not entered yet.
#[derive(Debug, Default)]
pub struct RefereeView {
    /// The table it is about.
    at: Option<State>,
    /// Which guests are shown to choose from; stays while several are drawn.
    guests: draws::Guests,
    half: Half,
}

/// A half-made choice.
#[derive(Clone, Debug, Default, PartialEq)]
struct Half {
    /// The turn order as far as it was told.
    order: Vec<Seat>,
    /// Who reveals a card.
    seats: SeatSet,
    /// Which action.
    kind: Option<act::Kind>,
    /// What is bought, paid or taken.
    goods: Goods,
    /// From whom.
    victim: Option<Seat>,
    /// Whose craftsmen are swapped, and which.
    craft: Option<Guild>,
    spots: Vec<Spot>,
    /// What was pressed though it is not possible.
    refused: Option<(Action, Refusal)>,
}

impl RefereeView {
    /// Takes back one step of a half-made choice; false if there is none.
    pub fn back(&mut self) -> bool {
        let half = &mut self.half;
        if half.refused.take().is_some() {
            return true;
        }
        if half.order.pop().is_some() || half.spots.pop().is_some() || half.craft.take().is_some() {
            return true;
        }
        let begun = half.victim.is_some() || half.kind.is_some();
        if begun {
            *half = Half::default();
        }
        begun
    }

    /// The table may have changed since the last paint: then a half-made choice is about nothing.
    fn meet(&mut self, ask: &Ask) {
        if self.at.as_ref() == Some(ask.state) {
            return;
        }
        self.at = Some(*ask.state);
        self.half = Half::default();
        match ask.state.step() {
            Step::Reveal(guild) => self.half.seats = planning::must_reveal(ask, guild),
            Step::Turn(turn) => {
                if let Stage::Pay(_) = turn.stage {
                    self.half.goods = guest::only_payment(ask, turn);
                }
            }
            Step::Order
            | Step::Settle(..)
            | Step::Lodge(..)
            | Step::Refill(..)
            | Step::Planning
            | Step::Over => {}
        }
    }
}

/// What every question needs.
struct Ask<'a> {
    cx: &'a Cx<'a>,
    setup: &'a Setup,
    state: &'a State,
    table: TableTop<'a>,
}

impl<'a> Ask<'a> {
    fn check(&self, actor: Actor, action: Action) -> Result<(), Refusal> {
        Norenberc::check(self.setup, self.state, actor, action)
    }

    const fn describe(&self) -> Describe<'a> {
        self.table.describe(self.cx)
    }

    fn name(&self, seat: Seat) -> &'a str {
        &self.table.names[seat.index()]
    }

    fn badge(&self, ui: &mut Ui, seat: Seat) {
        self.table.badge(ui, self.cx, seat, size::ICON * 1.4);
    }

    fn event(&self, actor: Actor, action: Action) -> String {
        self.describe().event(&Event { actor, action })
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
    let top = TableTop { setup, state, names, marks, talers: &talers };
    let ask = Ask { cx, setup, state, table: top };
    view.meet(&ask);
    let mut answered = None;
    let room = ui.available_size();
    if room.x >= size::WIDE && room.y >= size::TALL_TABLE - size::HEADER {
        let frame = Frame::new()
            .fill(cx.palette().surface)
            .stroke(egui::Stroke::new(1.0, cx.palette().line_strong))
            .inner_margin(Margin::symmetric(size::CARD_MARGIN, size::GAP_SMALL as i8));
        Panel::bottom("referee-question").resizable(false).frame(frame).show(ui, |ui| {
            let most = room.y / 2.0;
            ScrollArea::vertical().id_salt("question").max_height(most).show(ui, |ui| {
                ui.set_width(ui.available_width());
                answered = question_ui(ui, &ask, referee, table.read_only, view);
            });
        });
        CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
            page(ui, "table", f32::INFINITY, |ui| houses_ui(ui, cx, &top));
        });
    } else {
        page(ui, "referee", size::PAGE_WIDTH, |ui| {
            card(ui, cx, |ui| {
                ui.set_width(ui.available_width());
                answered = question_ui(ui, &ask, referee, table.read_only, view);
            });
            ui.add_space(size::GAP_SMALL);
            houses_ui(ui, cx, &top);
        });
    }
    answered.map(|(actor, action)| Entry::Event(Event { actor, action }))
}

/// What the last entry changed, the question, and how to answer it.
fn question_ui(
    ui: &mut Ui,
    ask: &Ask,
    referee: &Referee,
    read_only: bool,
    view: &mut RefereeView,
) -> Answered {
    let step = ask.state.step();
    happened_ui(ui, ask, referee.effects());
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
    if let Some(action) = parts::refused_ui(ui, ask, &mut view.half.refused) {
        answered = Some((Actor::Nature, action));
    }
    answered
}

fn body_ui(ui: &mut Ui, ask: &Ask, view: &mut RefereeView) -> Answered {
    let half = &mut view.half;
    match ask.state.step() {
        Step::Order => draws::order_ui(ui, ask, half),
        Step::Settle(guild, bench) => draws::workshop_ui(ui, ask, guild, bench, half),
        Step::Lodge(guild, window) | Step::Refill(guild, window) => {
            draws::guest_ui(ui, ask, guild, window, &mut view.guests, half)
        }
        Step::Planning => planning::planning_ui(ui, ask, half),
        Step::Reveal(guild) => planning::reveal_ui(ui, ask, guild, half),
        Step::Turn(turn) => {
            let action = match turn.stage {
                Stage::Act => act::act_ui(ui, ask, turn, half),
                Stage::Pay(window) => guest::pay_ui(ui, ask, turn, window, half),
                Stage::Rob => guest::rob_ui(ui, ask, turn, half),
                Stage::Swap => guest::swap_ui(ui, ask, turn, half),
                Stage::Peddle => guest::peddle_ui(ui, ask, turn, half),
                Stage::PlaceMayor => guest::mayor_ui(ui, ask, turn, half),
                Stage::GoFirst => guest::go_first_ui(ui, ask, turn),
            };
            action.map(|action| (Actor::Seat(turn.seat), action))
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
