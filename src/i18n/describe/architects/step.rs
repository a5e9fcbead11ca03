//! The current step, and the question to the seat to move.

use super::Describe;
use super::words::{card_arg, slot_args};
use crate::architects::{Building, Slot, State, Step};
use crate::game::Seat;
use crate::i18n::Arg;

/// A step's name, whom it asks if that need not be the active player, and its number.
struct StepWords {
    id: &'static str,
    player: Option<Seat>,
    count: u8,
}

impl<'a> Describe<'a> {
    pub fn step_now(&self, step: Step) -> String {
        self.texts.with("step-now", self.agenda_args(step))
    }

    pub fn turn_question(&self, state: &State, seat: Seat) -> String {
        // T2: without a worker on the board the question is another one.
        self.step_question(state.step(), seat, state.workers(seat) == 0)
    }

    /// The question of a step; a turn without a worker to place `takes_back` one.
    pub fn step_question(&self, step: Step, seat: Seat, takes_back: bool) -> String {
        let words = step_words(step);
        let id = if step == Step::Turn && takes_back { "take-back" } else { words.id };
        let [row, column] = slot_of(step).map_or([("row", 0.into()), ("column", 0.into())], slot_args);
        let player = self.name(words.player.unwrap_or(seat));
        let args = [
            ("step", id.into()),
            ("player", player),
            ("count", words.count.into()),
            row,
            column,
            card_arg(building_of(step)),
        ];
        self.texts.with("step-ask", args)
    }

    pub(super) fn agenda_args(&self, step: Step) -> [Arg<'a>; 2] {
        let words = step_words(step);
        let player = words.player.map_or_else(|| "".into(), |seat| self.name(seat));
        [("step", words.id.into()), ("player", player)]
    }
}

const fn step_words(step: Step) -> StepWords {
    let (id, player, count) = match step {
        Step::Side => ("side", None, 0),
        Step::Lay(_) => ("lay", None, 0),
        Step::Cast(seat) => ("cast", Some(seat), 0),
        Step::Deal(seat) => ("deal", Some(seat), 0),
        Step::Draft(round) => ("draft", None, round),
        Step::Start => ("start", None, 0),
        Step::Draw(seat, left) => ("draw", Some(seat), left),
        Step::Look(left) => ("look", None, left),
        Step::Refill(_) => ("refill", None, 0),
        Step::Reward => ("reward", None, 0),
        Step::TurnOver => ("turn-over", None, 0),
        Step::Reshuffle => ("reshuffle", None, 0),
        Step::Turn => ("turn", None, 0),
        Step::Mines(workers) => ("mines", None, workers),
        Step::Trades(left) => ("trades", None, left),
        Step::Workshop(workers) => ("workshop", None, workers),
        Step::Captures(left) => ("captures", None, left),
        Step::Raid(left) => ("raid", None, left),
        Step::Guard(left) => ("guard", None, left),
        Step::Middle => ("middle", None, 0),
        Step::Keep => ("keep", None, 0),
        Step::Guildhall => ("guildhall", None, 0),
        Step::Pay(_) => ("pay", None, 0),
        Step::Offering => ("offering", None, 0),
        Step::Either(_) => ("either", None, 0),
        Step::Barracks => ("barracks", None, 0),
        Step::Hideout => ("hideout", None, 0),
        Step::Church => ("church", None, 0),
        Step::Library => ("library", None, 0),
        Step::Tavern => ("tavern", None, 0),
        Step::Graveyard => ("graveyard", None, 0),
        Step::Crane => ("crane", None, 0),
        Step::HandLimit(_) => ("hand-limit", None, 0),
        Step::Surplus(seat, points) => ("surplus", Some(seat), points),
        Step::Levy(seat, debts) => ("levy", Some(seat), debts),
        Step::Gatekeepers(seat, left) => ("gatekeepers", Some(seat), left),
        Step::Fara(seat) => ("fara", Some(seat), 1),
        Step::Squires(seat, left) => ("squires", Some(seat), left),
        Step::Over | Step::None => ("over", None, 0),
        // Nobody is asked there.
        Step::Effect(_)
        | Step::Climb
        | Step::Acolytes
        | Step::AfterMarket(_)
        | Step::Reset
        | Step::ResetOf(_)
        | Step::Crowded
        | Step::MostPrisoners
        | Step::AfterAction
        | Step::NextTurn => ("other", None, 0),
    };
    StepWords { id, player, count }
}

/// The place of the display that the step is about: a row is refilled at its end (W5).
#[expect(clippy::wildcard_enum_match_arm, reason = "all others are about no place")]
fn slot_of(step: Step) -> Option<Slot> {
    match step {
        Step::Lay(slot) => Some(slot),
        Step::Refill(row) => Slot::new(row, crate::architects::components::COLUMNS as u8),
        _ => None,
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "all others are about no building")]
const fn building_of(step: Step) -> Option<Building> {
    match step {
        Step::Pay(building) | Step::Either(building) => Some(building),
        _ => None,
    }
}
