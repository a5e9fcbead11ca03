//! The rules for decisions: all that are allowed, in a fixed order, and one by one with the reason why not. Both use
//! the same functions, which stand with the places they are about, so they cannot differ.

use super::action::Action;
use super::cards::buildings::{Building, BuildingEffect, BuildingSet};
use super::components::{HAND_LIMIT, MOST_VIRTUE, Resource, Spot};
use super::goods::bundle::Goods;
use super::refusal::Refusal;
use super::rule_id::RuleId;
use super::setup::Setup;
use super::state::{Player, State};
use super::step::Step;
use crate::game::{Actor, Seat};

pub(super) type Verdict = Result<(), Refusal>;

pub(super) fn refuse_if(condition: bool, refusal: Refusal) -> Verdict {
    if condition { Err(refusal) } else { Ok(()) }
}

/// A state with its set-up, for questions about the rules.
#[derive(Clone, Copy)]
pub(super) struct Rules<'a> {
    pub(super) setup: &'a Setup,
    pub(super) state: &'a State,
}

impl<'a> Rules<'a> {
    /// The active player.
    pub(super) const fn me(self) -> &'a Player {
        self.state.player(self.state.active)
    }

    fn not_now(self) -> Verdict {
        Err(Refusal::NotNow { step: self.state.step() })
    }

    pub(super) fn check(self, actor: Actor, action: Action) -> Verdict {
        if let Actor::Seat(seat) = actor {
            refuse_if(seat.0 >= self.setup.players(), Refusal::NoSuchPlayer { seat })?;
        }
        let step = self.state.step();
        refuse_if(!self.state.due(self.setup).includes(actor), Refusal::NotDue { actor, step })?;
        match actor {
            Actor::Nature => self.check_chance(action),
            Actor::Seat(seat) => self.check_decision(seat, action),
        }
    }

    fn check_decision(self, seat: Seat, action: Action) -> Verdict {
        match (self.state.step(), action) {
            (Step::Draft(_), Action::Pick(card)) | (Step::Keep, Action::Keep(card)) => {
                self.may_take_from_pack(seat, card)
            }
            (Step::Turn, Action::Place(spot)) => self.may_place(spot),
            (Step::Turn, Action::TakeBack(source)) => self.may_take_back(source),
            (Step::Mines(n), Action::Mine(resource)) => may_mine(n, resource),
            (Step::Trades(_), Action::Trade(trade)) => self.may_trade(trade),
            (Step::Workshop(n), Action::Hire { slot, discard }) => self.may_hire(slot, discard, Some(n)),
            (Step::Middle | Step::Tavern, Action::Hire { slot, discard }) => {
                self.may_hire(slot, discard, None)
            }
            (Step::Tavern, Action::Stop) => {
                let (has, limit) = (self.me().apprentices.len(), self.me().apprentice_limit());
                refuse_if(has < limit, Refusal::NotNow { step: Step::Tavern })
            }
            (Step::Captures(_), Action::Capture { circle, colour }) => self.may_capture(circle, colour, true),
            (Step::Raid(_) | Step::Barracks, Action::Capture { circle, colour }) => {
                self.may_capture(circle, colour, false)
            }
            (Step::Barracks, Action::ReleaseCaptured) => self.may_release_captives(RuleId::B4),
            (Step::Guard(_), Action::Guard(guard)) => self.may_guard(guard),
            (Step::Guildhall, Action::Construct(building)) => self.may_construct(building),
            (Step::Guildhall, Action::Advance(bundle)) => self.may_advance_with(bundle),
            (Step::Pay(building), Action::Pay(bundle)) => self.may_pay(building, bundle),
            (Step::Offering | Step::Library | Step::HandLimit(_), Action::Discard(card)) => {
                self.may_discard(card)
            }
            (Step::Either(building), Action::Take(resource)) => {
                let offered = either(building).into_iter().any(|(it, _)| it == resource);
                refuse_if(!offered, Refusal::NotOffered { building })
            }
            (Step::Graveyard, Action::Dismiss(apprentice)) => {
                let owned = self.me().apprentices.count(apprentice) > 0;
                refuse_if(!owned, Refusal::NotOwned { apprentice })
            }
            // Asked only where the one is as possible as the other.
            (Step::Workshop(_) | Step::Middle, Action::DrawBuildings)
            | (Step::Hideout, Action::ReleasePrisoners)
            | (Step::Crane, Action::Place(Spot::Guildhall))
            | (Step::Church | Step::Surplus(..), Action::Destroy)
            | (Step::Levy(..), Action::PayInstead)
            | (Step::Gatekeepers(..) | Step::Fara(_), Action::Free)
            | (Step::Squires(..), Action::Accept)
            | (
                Step::Trades(_)
                | Step::Captures(_)
                | Step::Guard(_)
                | Step::Raid(_)
                | Step::Barracks
                | Step::Hideout
                | Step::Church
                | Step::Library
                | Step::Crane
                | Step::Surplus(..)
                | Step::Levy(..)
                | Step::Gatekeepers(..)
                | Step::Fara(_)
                | Step::Squires(..),
                Action::Stop,
            ) => Ok(()),
            _ => self.not_now(),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are Nature's, or happen by themselves")]
    pub(super) fn list(self, seat: Seat, mut give: impl FnMut(Action)) {
        let mut stop = false;
        match self.state.step() {
            Step::Draft(_) => self.list_pack(seat, |card| give(Action::Pick(card))),
            Step::Keep => self.list_pack(seat, |card| give(Action::Keep(card))),
            Step::Turn if self.me().board == 0 => self.list_take_backs(&mut give),
            Step::Turn => self.list_places(&mut give),
            Step::Mines(_) => {
                [Resource::Clay, Resource::Gold].map(Action::Mine).into_iter().for_each(&mut give);
            }
            Step::Trades(_) => {
                self.list_trades(&mut give);
                give(Action::Stop);
            }
            Step::Workshop(n) => {
                self.list_hires(Some(n), &mut give);
                give(Action::DrawBuildings);
            }
            Step::Middle => {
                self.list_hires(None, &mut give);
                give(Action::DrawBuildings);
            }
            Step::Tavern => {
                self.list_hires(None, &mut give);
                stop = self.me().apprentices.len() >= self.me().apprentice_limit();
            }
            Step::Captures(_) => {
                self.list_captures(true, &mut give);
                stop = true;
            }
            Step::Raid(_) => {
                self.list_captures(false, &mut give);
                stop = true;
            }
            Step::Barracks => {
                self.list_captures(false, &mut give);
                if self.may_release_captives(RuleId::B4).is_ok() {
                    give(Action::ReleaseCaptured);
                }
                stop = true;
            }
            Step::Guard(_) => {
                self.list_guard(&mut give);
                stop = true;
            }
            Step::Guildhall => {
                self.list_constructions(&mut give);
                self.list_advances(&mut give);
            }
            Step::Pay(building) => self.list_payments(building, |bundle| give(Action::Pay(bundle))),
            Step::Offering | Step::HandLimit(_) => self.list_hand(|card| give(Action::Discard(card))),
            Step::Library => {
                self.list_hand(|card| give(Action::Discard(card)));
                stop = true;
            }
            Step::Either(building) => {
                either(building).into_iter().map(|(it, _)| Action::Take(it)).for_each(&mut give);
            }
            Step::Graveyard => self.me().apprentices.kinds().map(Action::Dismiss).for_each(&mut give),
            Step::Hideout => [Action::ReleasePrisoners, Action::Stop].into_iter().for_each(&mut give),
            Step::Crane => [Action::Place(Spot::Guildhall), Action::Stop].into_iter().for_each(&mut give),
            Step::Church | Step::Surplus(..) => {
                [Action::Destroy, Action::Stop].into_iter().for_each(&mut give);
            }
            Step::Levy(..) => [Action::PayInstead, Action::Stop].into_iter().for_each(&mut give),
            Step::Gatekeepers(..) | Step::Fara(_) => {
                [Action::Free, Action::Stop].into_iter().for_each(&mut give);
            }
            Step::Squires(..) => [Action::Accept, Action::Stop].into_iter().for_each(&mut give),
            _ => {}
        }
        if stop {
            give(Action::Stop);
        }
    }

    fn may_take_from_pack(self, seat: Seat, card: Option<Building>) -> Verdict {
        let building = card.ok_or(Refusal::CardMissing)?;
        let there = self.state.player(seat).pack.contains(building);
        refuse_if(!there, Refusal::NotInPack { building, step: self.state.step() })
    }

    fn list_pack(self, seat: Seat, give: impl FnMut(Option<Building>)) {
        self.state.player(seat).pack.iter().map(Some).for_each(give);
    }

    /// A card from hand, unnamed where hands are sealed (X65).
    fn may_discard(self, card: Option<Building>) -> Verdict {
        match card {
            Some(_) if self.setup.is_sealed() => Err(Refusal::CardSealed),
            None if self.setup.is_sealed() => Ok(()),
            None => Err(Refusal::CardMissing),
            Some(building) => refuse_if(!self.me().hand.contains(building), Refusal::NotInHand { building }),
        }
    }

    fn list_hand(self, mut give: impl FnMut(Option<Building>)) {
        if self.setup.is_sealed() {
            give(None);
        } else {
            self.me().hand.iter().map(Some).for_each(give);
        }
    }

    /// Returns true if the top step needs an answer of its seat: where only one thing can be done it is done without
    /// a question (X54), and a question that would change nothing is left out (X68).
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others always need an answer")]
    pub(super) fn is_open(self) -> bool {
        let me = self.me();
        match self.state.step() {
            Step::Trades(left) => left > 0 && self.can_trade(),
            Step::Captures(left) => left > 0 && self.can_capture(true),
            Step::Raid(left) => left > 0 && self.can_capture(false),
            Step::Barracks => self.can_capture(false) || self.may_release_captives(RuleId::B4).is_ok(),
            Step::Guard(left) => left > 0 && self.can_guard(),
            Step::Hideout => me.prison > 0,
            Step::Church => me.unpaid > 0,
            Step::Library => me.hand_len() > 0,
            Step::Crane => me.board > 0 && self.can_build(),
            Step::HandLimit(_) => me.hand_len() > HAND_LIMIT,
            Step::Surplus(seat, points) => points > 0 && self.state.player(seat).unpaid > 0,
            Step::Gatekeepers(seat, left) => left > 0 && self.state.player(seat).prison > 0,
            Step::Fara(seat) => self.state.player(seat).prison > 0,
            Step::Squires(seat, left) => {
                let player = self.state.player(seat);
                left > 0 && player.prison == 0 && (player.virtue < MOST_VIRTUE || player.unpaid > 0)
            }
            _ => true,
        }
    }

    /// The only action of the seat that is due, if there is only one.
    pub(super) fn only(self, seat: Seat) -> Option<Action> {
        let (mut first, mut count) = (None, 0);
        self.list(seat, |action| {
            first = first.or(Some(action));
            count += 1;
        });
        first.filter(|_| count == 1)
    }

    /// Everything that might be in the active player's hand: where it is sealed, every card that is not built.
    pub(super) fn candidates(self) -> BuildingSet {
        if !self.setup.is_sealed() {
            self.me().hand
        } else if self.me().sealed > 0 {
            self.setup.buildings().minus(self.state.all_built())
        } else {
            BuildingSet::NONE
        }
    }
}

/// R2: never some of each.
#[expect(clippy::wildcard_enum_match_arm, reason = "the mines have no other")]
fn may_mine(n: u8, resource: Resource) -> Verdict {
    match resource {
        Resource::Clay => Ok(()),
        Resource::Gold => refuse_if(n < 2, Refusal::GoldNeedsTwo { workers: n }),
        _ => Err(Refusal::NotMined),
    }
}

/// The two bundles that a building offers, each by the resource it consists of (B3).
pub(super) fn either(building: Building) -> [(Resource, Goods); 2] {
    let BuildingEffect::Either(one, other) = building.card().effect else {
        unreachable!("only such a building is asked about");
    };
    [one, other].map(|bundle| {
        let (resource, _) = bundle.iter().next().expect("neither heap is empty");
        (resource, bundle)
    })
}
