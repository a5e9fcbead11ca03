//! Applies one accepted event to the state, and everything that follows by itself until somebody is due.

use super::action::Action;
use super::components::{HAND_LIMIT, Resource};
use super::consequences::constructed::LIBRARY_GOLD;
use super::effect::Effect;
use super::goods::bundle::Goods;
use super::reset::{FARA_FREES, GATEKEEPER_FREES, SQUIRE_VIRTUE};
use super::rules::{Rules, either};
use super::setup::Setup;
use super::state::{Player, State};
use super::step::Step;
use crate::game::{Actor, Effects, Seat};

pub(super) struct Transition<'a, E> {
    pub(super) setup: &'a Setup,
    pub(super) state: &'a mut State,
    pub(super) effects: &'a mut E,
}

impl<E: Effects<Effect>> Transition<'_, E> {
    pub(super) const fn rules(&self) -> Rules<'_> {
        Rules { setup: self.setup, state: self.state }
    }

    pub(super) const fn me(&mut self) -> &mut Player {
        &mut self.state.players[self.state.active.index()]
    }

    pub(super) fn apply(&mut self, actor: Actor, action: Action) {
        match actor {
            Actor::Nature => self.reveal(action),
            Actor::Seat(seat) => {
                if let (Step::Draft(round), Action::Pick(card)) = (self.state.step(), action) {
                    self.pick(round, seat, card);
                } else {
                    self.decide(action);
                }
            }
        }
        self.go_on();
    }

    fn reveal(&mut self, action: Action) {
        match (self.state.step(), action) {
            (step, Action::ShowSide(side)) => {
                self.state.market_piles.side = Some(side);
                self.effects.note(Effect::SideShown { side });
                // S1 comes once, before the first turn.
                if self.state.turns == 0 && step == Step::Side {
                    self.state.agenda.replace(Step::Lay(super::action::Slot::FIRST));
                } else {
                    self.state.agenda.pop();
                }
            }
            (Step::Lay(_), Action::Show { slot, apprentice }) => {
                self.show(slot, apprentice);
                self.lay_next(slot);
            }
            (_, Action::Show { slot, apprentice }) => {
                self.state.agenda.pop();
                self.show(slot, apprentice);
            }
            (_, Action::Cast { seat, character }) => self.cast(seat, character),
            (Step::Deal(_), Action::Draw { seat, card }) => self.deal(seat, card),
            (Step::Look(left), Action::Draw { seat, card }) => {
                self.state.agenda.replace(Step::Look(left - 1));
                self.look_at(seat, card);
            }
            (Step::Draw(seat, left), Action::Draw { card, .. }) => {
                self.state.agenda.replace(Step::Draw(seat, left - 1));
                self.draw(seat, card);
            }
            (_, Action::Start(seat)) => self.start(seat),
            (_, Action::Reward(card)) => self.take_reward(card),
            (_, Action::TurnOver(card)) => self.turn_over(card),
            (_, Action::Reshuffle) => self.reshuffle(),
            _ => unreachable!("check accepts only what fits the step"),
        }
    }

    fn decide(&mut self, action: Action) {
        let seat = self.state.active;
        match (self.state.step(), action) {
            (_, Action::Place(spot)) => self.place(spot),
            (_, Action::TakeBack(source)) => self.take_back(source),
            (Step::Mines(n), Action::Mine(resource)) => {
                self.state.agenda.pop();
                self.mine(n, resource);
            }
            (Step::Trades(left), Action::Trade(trade)) => self.trade(left, trade),
            (_, Action::Hire { slot, discard }) => self.hire(slot, discard),
            // W6, R: 1 and one more for every two workers.
            (Step::Workshop(n), Action::DrawBuildings) => {
                self.state.agenda.replace(Step::Draw(seat, 1 + n / 2));
            }
            (_, Action::DrawBuildings) => self.look(),
            (_, Action::Capture { circle, colour }) => self.capture(circle, colour),
            (Step::Guard(left), Action::Guard(guard)) => self.guard(left, guard),
            (_, Action::ReleaseCaptured) => {
                self.state.agenda.pop();
                self.release_captives();
            }
            (_, Action::ReleasePrisoners) => {
                self.state.agenda.pop();
                let workers = self.me().prison;
                self.free(seat, workers);
            }
            (_, Action::Keep(card)) => self.keep(card),
            (_, Action::Construct(building)) => self.construct(building),
            (Step::Pay(building), Action::Pay(bundle)) => self.pay_for(building, bundle),
            (_, Action::Advance(bundle)) => self.advance(bundle),
            (Step::HandLimit(begun), Action::Discard(card)) => {
                self.state.agenda.replace(Step::HandLimit(true));
                self.discard(card, begun);
            }
            (step, Action::Discard(card)) => {
                self.state.agenda.pop();
                self.discard(card, false);
                if step == Step::Library {
                    self.gain(seat, Goods::of(Resource::Gold, LIBRARY_GOLD));
                }
            }
            (Step::Either(building), Action::Take(resource)) => {
                self.state.agenda.pop();
                let bundle = either(building).into_iter().find(|(it, _)| *it == resource);
                self.gain(seat, bundle.map_or(Goods::NONE, |(_, bundle)| bundle));
            }
            (_, Action::Dismiss(apprentice)) => {
                self.state.agenda.pop();
                self.dismiss(apprentice);
            }
            (_, action) => self.answer(action),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "all other steps are left by stopping")]
    fn answer(&mut self, action: Action) {
        let yes = action != Action::Stop;
        match self.state.step() {
            Step::Church => {
                self.state.agenda.pop();
                if yes {
                    self.destroy_debt(self.state.active);
                }
            }
            Step::Surplus(seat, points) => {
                self.state.agenda.replace(Step::Surplus(seat, points - 1));
                if yes {
                    self.destroy_debt(seat);
                }
            }
            Step::Levy(seat, debts) => self.levy(seat, debts, yes),
            Step::Gatekeepers(seat, left) => {
                self.state.agenda.replace(Step::Gatekeepers(seat, left - 1));
                if yes {
                    self.free(seat, GATEKEEPER_FREES.min(self.state.prisoners(seat)));
                }
            }
            Step::Fara(seat) => {
                self.state.agenda.pop();
                if yes {
                    self.free(seat, FARA_FREES);
                }
            }
            Step::Squires(seat, left) => {
                self.state.agenda.replace(Step::Squires(seat, left - 1));
                if yes {
                    self.gain_virtue(seat, SQUIRE_VIRTUE);
                }
            }
            // Stopping, or declining what a building offers.
            _ => self.state.agenda.pop(),
        }
    }

    /// Carries on until somebody is due.
    #[expect(clippy::wildcard_enum_match_arm, reason = "what is not named is done with")]
    fn go_on(&mut self) {
        while !self.has_commands() {
            match self.state.step() {
                Step::Turn => self.turn_without_workers(),
                Step::Draw(seat, left) => self.go_on_drawing(seat, left),
                Step::Look(left) => self.go_on_looking(left),
                Step::Keep if self.state.pack_len(self.state.active) == 0 => self.state.agenda.pop(),
                Step::Keep => self.keep(self.state.pack(self.state.active).iter().next()),
                Step::Graveyard if self.me().apprentices.is_empty() => self.state.agenda.pop(),
                Step::Workshop(_) | Step::Guildhall | Step::Pay(_) | Step::Offering | Step::Graveyard => {
                    let only = self.rules().only(self.state.active).expect("it would be asked");
                    self.decide(only);
                }
                Step::HandLimit(_) => {
                    self.discard_surplus();
                    self.state.agenda.pop();
                }
                Step::Squires(seat, _) => self.squires(seat),
                Step::Levy(seat, debts) => {
                    // An earlier question took the silver.
                    self.state.agenda.pop();
                    self.add_debts(seat, debts);
                }
                Step::Effect(building) => self.effect_of(building),
                Step::Climb => self.climb(),
                Step::Acolytes => self.acolytes(),
                Step::AfterMarket(swindlers) => self.after_market(swindlers),
                Step::AfterAction => self.after_action(),
                Step::Reset => self.begin_reset(),
                Step::ResetOf(seat) => self.reset_of(seat),
                Step::Crowded => self.crowded(),
                Step::MostPrisoners => self.most_prisoners(),
                Step::NextTurn => self.next_turn(),
                // Nothing is left to be done there.
                _ => self.state.agenda.pop(),
            }
        }
    }

    /// Returns true if a seat must answer the top step.
    fn has_commands(&self) -> bool {
        let rules = self.rules();
        match self.state.step() {
            Step::Turn => rules.me().board > 0 || rules.has_take_backs(),
            Step::Draw(_, left) | Step::Look(left) => self.may_leave_pile(left) && !self.setup.is_sealed(),
            Step::Keep => rules.me().pack.len() > 1,
            Step::Refill(_) => self.state.apprentices.len() > 0,
            Step::Workshop(_) | Step::Guildhall | Step::Pay(_) | Step::Offering => {
                rules.only(self.state.active).is_none()
            }
            Step::Graveyard => !rules.me().apprentices.is_empty() && rules.only(self.state.active).is_none(),
            Step::HandLimit(_) => !self.setup.is_sealed() && rules.is_open(),
            Step::Levy(seat, _) => self.may_pay_instead(seat),
            Step::Trades(_)
            | Step::Captures(_)
            | Step::Raid(_)
            | Step::Barracks
            | Step::Guard(_)
            | Step::Hideout
            | Step::Church
            | Step::Library
            | Step::Crane
            | Step::Surplus(..)
            | Step::Gatekeepers(..)
            | Step::Fara(_)
            | Step::Squires(..) => rules.is_open(),
            Step::Effect(_)
            | Step::Climb
            | Step::Acolytes
            | Step::AfterMarket(_)
            | Step::AfterAction
            | Step::Reset
            | Step::ResetOf(_)
            | Step::Crowded
            | Step::MostPrisoners
            | Step::NextTurn => false,
            Step::None
            | Step::Side
            | Step::Lay(_)
            | Step::Cast(_)
            | Step::Deal(_)
            | Step::Draft(_)
            | Step::Start
            | Step::Reward
            | Step::TurnOver
            | Step::Reshuffle
            | Step::Mines(_)
            | Step::Middle
            | Step::Tavern
            | Step::Either(_)
            | Step::Over => true,
        }
    }

    /// Where no card is named, buildings are drawn without asking Nature (X65).
    fn go_on_drawing(&mut self, seat: Seat, left: u8) {
        if self.may_leave_pile(left) {
            self.state.agenda.replace(Step::Draw(seat, left - 1));
            self.draw(seat, None);
        } else {
            self.end_of_draw(seat, left);
        }
    }

    fn go_on_looking(&mut self, left: u8) {
        let seat = self.state.active;
        if self.may_leave_pile(left) {
            self.state.agenda.replace(Step::Look(left - 1));
            self.look_at(seat, None);
        } else {
            self.end_of_draw(seat, left);
        }
    }

    fn may_leave_pile(&self, left: u8) -> bool {
        left > 0 && !self.state.buildings.is_empty()
    }

    /// X17: what is there was drawn, be it nothing.
    fn end_of_draw(&mut self, seat: Seat, left: u8) {
        if left > 0 {
            self.effects.note(Effect::PileEmpty { seat });
        }
        self.state.agenda.pop();
    }

    /// T2, X2: the only one comes back without asking; with nobody to take the turn is passed.
    fn turn_without_workers(&mut self) {
        if let Some(action) = self.rules().only(self.state.active) {
            return self.decide(action);
        }
        let seat = self.state.active;
        self.effects.note(Effect::Passed { seat });
        self.state.agenda.replace(Step::AfterAction);
    }

    /// Z2, X13: the reset, if there is one, then the hand limit, then the next player.
    fn after_action(&mut self) {
        if !self.state.reset_due && self.me().hand_len() <= HAND_LIMIT {
            return self.next_turn();
        }
        self.state.agenda.replace(Step::NextTurn);
        self.state.agenda.push(Step::HandLimit(false));
        if std::mem::take(&mut self.state.reset_due) {
            self.state.agenda.push(Step::Reset);
        }
    }

    /// E1: after the turn that fills the guildhall everybody has exactly one more.
    fn next_turn(&mut self) {
        let players = self.setup.players();
        match self.state.last_turns() {
            Some(left) => self.state.last_turns = left - 1,
            None if self.state.filled == self.setup.spaces() => {
                self.effects.note(Effect::GuildhallFull { seat: self.state.active });
                self.state.begin_last_turns(players);
            }
            None => {}
        }
        if self.state.last_turns() == Some(0) {
            self.state.agenda.replace(Step::Over);
            self.effects.note(Effect::GameOver);
            return;
        }
        self.state.active = self.setup.next(self.state.active);
        self.state.turns = self.state.turns.saturating_add(1);
        self.state.raid = super::state::Raid::default();
        self.effects.note(Effect::TurnBegun { seat: self.state.active });
        self.state.agenda.replace(Step::Turn);
    }
}
