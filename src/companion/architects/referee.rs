//! The referee of Architects of the West Kingdom: hands are numbers, and a building gets its name when it is constructed
//! (X65).

use super::ledger::Ledger;
use super::reset::{Cause, ResetOutcome, SeatReset};
use super::sheet::FinalSheet;
use super::start::{Boards, Start};
use super::{EntryError, Referee, TitleEntryError};
use crate::architects::components::{CROWDED_PRISON, Spot, resets_at};
use crate::architects::reset::{ResetChange, ResetLine};
use crate::architects::{
    Action, Architects, Cast, Effect, Fact, Hands, Resource, RuleId, Setup, State, Step, sheets,
};
use crate::game::{Actor, Chance, Event, Game, Seat};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notes {
    /// The first player, if entered before the set-up.
    first: Option<Seat>,
    resets: Vec<ResetOutcome>,
    /// True while the last of them is in progress.
    within: bool,
    placed: Option<Spot>,
}

impl Referee {
    pub(super) fn opened(start: &Start, players: u8, hands: Hands) -> Self {
        let setup = start.setup(players, hands).unwrap_or_else(|| Setup::new(players.clamp(2, 5)));
        let first = if start.boards == Boards::Standard { start.first } else { None };
        Self::open(setup, Notes { first, resets: Vec::new(), within: false, placed: None })
    }

    /// The next event at a real table if nobody has a choice: the first player if entered, and draws with only one possible
    /// card. The rules do not ask for decisions with one answer at all (X54).
    pub(crate) fn only_way(&self) -> Option<Event<Action>> {
        if self.setup().hands() != Hands::Sealed {
            return None;
        }
        let actor = Actor::Nature;
        if let (Step::Start, Some(seat)) = (self.state.step(), self.notes.first) {
            return Some(Event { actor, action: Action::Start(seat) });
        }
        if !self.due().includes(actor) {
            return None;
        }
        let mut chance = Chance::default();
        Architects::chance(self.setup(), &self.state, &mut chance);
        match chance.as_slice() {
            [(action, _)] => Some(Event { actor, action: *action }),
            _ => None,
        }
    }

    pub fn resets(&self) -> &[ResetOutcome] {
        &self.notes.resets
    }

    pub(crate) const fn is_in_reset(&self) -> bool {
        self.notes.within
    }

    /// True before the first turn, if a town helper could begin instead: it has to know the characters.
    pub(super) fn is_in_setup(&self) -> bool {
        self.state.turns() == 0 && self.setup().cast() != Cast::Dealt
    }

    pub(super) fn to_ledger(&self, start: &Start) -> Box<Ledger> {
        if self.state.turns() == 0 {
            return Box::new(Ledger::open(start, self.setup().players()));
        }
        Box::new(Ledger::from_state(start, self.setup(), &self.state, self.notes.resets.clone()))
    }

    pub fn sheets(&self) -> Vec<FinalSheet> {
        let all = sheets(self.setup(), &self.state);
        let sheet = |seat: Seat| {
            let sheet = &all[seat.index()];
            FinalSheet {
                buildings: sheet.buildings.iter().collect(),
                unnamed: Some(0),
                cathedral: Some(sheet.cathedral),
                virtue: Some(sheet.virtue),
                unpaid: Some(sheet.unpaid_debts),
                paid: Some(sheet.paid_debts),
                goods: Resource::ALL.map(|resource| Some(self.state.count(seat, resource))),
                prison: Some(sheet.prison),
                captured: Some(sheet.captured),
                skills: sheet.skills.map(Some),
                character: sheet.character,
                opponent: None,
            }
        };
        Seat::first(self.setup().players()).map(sheet).collect()
    }

    pub(super) fn enter(&mut self, event: Event<Action>) -> Result<(), EntryError> {
        Architects::check(self.setup(), self.state(), event.actor, event.action)
            .map_err(TitleEntryError::Rules)?;
        let without_choice = self.only_way() == Some(event);
        let step = self.state.step();
        let effects = self.apply(event, without_choice).to_vec();
        let (setup, state) = (self.setup().clone(), self.state);
        for effect in effects {
            self.notes.note(effect, step, &setup, &state);
        }
        Ok(())
    }

    pub(super) fn rule(&mut self, fact: Fact) -> Result<(), EntryError> {
        let setup = self.setup().clone();
        self.state.rule(&setup, &fact).map_err(TitleEntryError::Fact)?;
        self.events = None;
        Ok(())
    }
}

impl Notes {
    #[expect(clippy::wildcard_enum_match_arm, reason = "everything else has nothing to do with a reset")]
    fn note(&mut self, effect: Effect, step: Step, setup: &Setup, state: &State) {
        match effect {
            Effect::Placed { spot, .. } => self.placed = Some(spot),
            Effect::ResetBegun => {
                self.within = true;
                let full = |space: &u8| resets_at(setup.players(), *space);
                let space = (1..=state.guildhall_len()).rev().find(full);
                let cause = match (self.placed, space) {
                    (Some(Spot::Guildhall), Some(space)) => Cause::Guildhall(space),
                    _ => Cause::Market,
                };
                let seat = SeatReset { virtue: Some(0), debts: Some(0), ..SeatReset::default() };
                let seats = vec![seat; setup.players().into()];
                self.resets.push(ResetOutcome { cause, by: Some(state.active()), strangers: 0, seats });
            }
            Effect::TurnBegun { .. } | Effect::GameOver => self.within = false,
            _ => {}
        }
        let Some(reset) = self.resets.last_mut().filter(|_| self.within) else { return };
        for (seat, part) in (0..).map(Seat).zip(&mut reset.seats) {
            part.prison = Some(state.prisoners(seat));
        }
        follow(reset, effect, step, state);
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "everything else has nothing to do with a reset")]
fn follow(reset: &mut ResetOutcome, effect: Effect, step: Step, state: &State) {
    let of = |reset: &mut ResetOutcome, seat: Seat, rule, change, choice| {
        reset.seats[seat.index()].lines.push(ResetLine { rule, change, choice });
    };
    match effect {
        Effect::ToPrison { seat, workers } => {
            reset.seats[seat.index()].from_market = workers;
            of(reset, seat, RuleId::Z3, ResetChange::ToPrison(workers), false);
        }
        Effect::PrisonersReleased { seat, workers } => {
            let rule = if matches!(step, Step::Fara(_)) { RuleId::P11 } else { RuleId::H10 };
            of(reset, seat, rule, ResetChange::Freed(workers), true);
        }
        Effect::Gained { seat, goods } => {
            let count = |resource| goods.count(resource);
            reset.seats[seat.index()].silver += count(Resource::Silver);
            if count(Resource::Gold) > 0 {
                of(reset, seat, RuleId::H10, ResetChange::Gold(count(Resource::Gold)), true);
            }
            if count(Resource::Marble) > 0 {
                of(reset, seat, RuleId::H10, ResetChange::Marble(count(Resource::Marble)), true);
            }
        }
        Effect::VirtueMoved { seat, by } => {
            let virtue = &mut reset.seats[seat.index()].virtue;
            *virtue = virtue.map(|sum| sum + by);
            let rule = if by > 0 { RuleId::H10 } else { RuleId::Z6 };
            of(reset, seat, rule, ResetChange::Virtue(by), by > 0);
        }
        Effect::DebtsTaken { seat, debts } => {
            let part = &mut reset.seats[seat.index()];
            part.debts = part.debts.map(|sum| sum + i16::from(debts));
            // V7 comes before Z7, and only where Z6 could not take any virtue.
            let lost = part.lines.iter().any(|line| matches!(line.rule, RuleId::Z6 | RuleId::V7));
            let below = state.prisoners(seat) >= CROWDED_PRISON && !lost;
            let rule = if below { RuleId::V7 } else { RuleId::Z7 };
            of(reset, seat, rule, ResetChange::Debts(debts.into()), false);
        }
        Effect::DebtDestroyed { seat } => {
            let debts = &mut reset.seats[seat.index()].debts;
            *debts = debts.map(|sum| sum - 1);
            of(reset, seat, RuleId::V6, ResetChange::DebtsDestroyed(1), true);
        }
        Effect::PaidInstead { seat } => reset.seats[seat.index()].instead += 1,
        _ => {}
    }
}
