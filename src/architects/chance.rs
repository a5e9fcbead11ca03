//! The outcomes that Nature may reveal, and how likely each of them is.

use rand::{Rng, RngExt};

use super::action::{Action, Slot};
use super::cards::apprentices::Apprentice;
use super::cards::buildings::Building;
use super::cards::market_cards::{MarketCard, RewardCard, SmallSide};
use super::components::{COLUMNS, Character};
use super::refusal::Refusal;
use super::rules::{Rules, Verdict, refuse_if};
use super::step::Step;
use crate::game::{Chance, Seat};

/// The place that a row is refilled at (W5).
fn last_of(row: u8) -> Slot {
    Slot::new(row, COLUMNS as u8).expect("a row of the display")
}

impl Rules<'_> {
    fn side_weight(self, side: SmallSide) -> u32 {
        let hidden = |card: &MarketCard| !self.state.is_turned_over(*card) && card.small() == side;
        MarketCard::all().filter(hidden).count() as u32
    }

    fn may_turn_over(self, card: MarketCard) -> bool {
        !self.state.is_turned_over(card) && self.state.small_side() == Some(card.small())
    }

    fn is_free(self, character: Character) -> bool {
        let taken = |seat| self.state.character(seat) == Some(character);
        self.setup.characters().contains(&character) && !Seat::first(self.setup.players()).any(taken)
    }

    pub(super) fn check_chance(self, action: Action) -> Verdict {
        let state = self.state;
        match (state.step(), action) {
            (Step::Side, Action::ShowSide(side)) => {
                refuse_if(self.side_weight(side) == 0, Refusal::NotOnTop { side })
            }
            (Step::TurnOver, Action::TurnOver(card)) => {
                refuse_if(!self.may_turn_over(card), Refusal::NotTurnedOver { card })
            }
            (Step::Reshuffle, Action::Reshuffle) => Ok(()),
            (Step::Lay(due), Action::Show { slot, apprentice }) => self.may_show(due, slot, apprentice),
            (Step::Refill(row), Action::Show { slot, apprentice }) => {
                self.may_show(last_of(row), slot, apprentice)
            }
            (Step::Cast(due), Action::Cast { seat, character }) => {
                refuse_if(seat != due, Refusal::WrongSeat { seat, due })?;
                refuse_if(!self.is_free(character), Refusal::CharacterGone { character })
            }
            (Step::Deal(due) | Step::Draw(due, _), Action::Draw { seat, card }) => {
                self.may_draw(due, seat, card)
            }
            (Step::Look(_), Action::Draw { seat, card }) => self.may_draw(state.active, seat, card),
            (Step::Start, Action::Start(seat)) => {
                refuse_if(seat.0 >= self.setup.players(), Refusal::NoSuchPlayer { seat })
            }
            (Step::Reward, Action::Reward(reward)) => {
                refuse_if(!state.may_reward(reward), Refusal::RewardSeen { reward })
            }
            _ => Err(Refusal::NotNow { step: state.step() }),
        }
    }

    fn may_show(self, due: Slot, slot: Slot, apprentice: Apprentice) -> Verdict {
        refuse_if(slot != due, Refusal::WrongSlot { slot, due })?;
        let used_up = self.state.apprentices.weight(apprentice) == 0;
        refuse_if(used_up, Refusal::NotInApprenticePile { apprentice })
    }

    fn may_draw(self, due: Seat, seat: Seat, card: Option<Building>) -> Verdict {
        refuse_if(seat != due, Refusal::WrongSeat { seat, due })?;
        let building = card.ok_or(Refusal::CardMissing)?;
        refuse_if(!self.state.buildings.next().contains(building), Refusal::NotInPile { building })
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are the seats' business")]
    pub(super) fn list_chance(self, out: &mut Chance<Action>) {
        let state = self.state;
        match state.step() {
            Step::Side => {
                let sides = SmallSide::ALL.into_iter().map(|it| (Action::ShowSide(it), self.side_weight(it)));
                out.extend(sides.filter(|(_, weight)| *weight > 0));
            }
            Step::TurnOver => {
                let cards = MarketCard::all().filter(|card| self.may_turn_over(*card));
                out.extend(cards.map(|card| (Action::TurnOver(card), 1)));
            }
            Step::Reshuffle => out.push((Action::Reshuffle, 1)),
            Step::Lay(slot) => self.list_apprentices(slot, out),
            Step::Refill(row) => self.list_apprentices(last_of(row), out),
            Step::Cast(seat) => {
                let free = self.setup.characters().iter().filter(|it| self.is_free(**it));
                out.extend(free.map(|&character| (Action::Cast { seat, character }, 1)));
            }
            Step::Deal(seat) | Step::Draw(seat, _) => self.list_draws(seat, out),
            Step::Look(_) => self.list_draws(state.active, out),
            Step::Start => {
                out.extend(Seat::first(self.setup.players()).map(|seat| (Action::Start(seat), 1)));
            }
            Step::Reward => {
                let unseen = RewardCard::all().filter(|card| state.may_reward(*card));
                out.extend(unseen.map(|card| (Action::Reward(card), 1)));
            }
            _ => {}
        }
    }

    fn list_apprentices(self, slot: Slot, out: &mut Chance<Action>) {
        for apprentice in Apprentice::ALL {
            let weight = self.state.apprentices.weight(apprentice);
            if weight > 0 {
                out.push((Action::Show { slot, apprentice }, weight.into()));
            }
        }
    }

    fn list_draws(self, seat: Seat, out: &mut Chance<Action>) {
        let cards = self.state.buildings.next().iter();
        out.extend(cards.map(|card| (Action::Draw { seat, card: Some(card) }, 1)));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the others are the seats' business")]
    pub(super) fn draw<R: Rng + ?Sized>(self, rng: &mut R) -> Action {
        let state = self.state;
        match state.step() {
            Step::Side => {
                // A card, and the side it shows: as likely as there are cards with it.
                Action::ShowSide(nth(MarketCard::all().filter(|it| !state.is_turned_over(*it)), rng).small())
            }
            Step::TurnOver => {
                Action::TurnOver(nth(MarketCard::all().filter(|it| self.may_turn_over(*it)), rng))
            }
            Step::Reshuffle => Action::Reshuffle,
            Step::Lay(slot) => Action::Show { slot, apprentice: self.draw_apprentice(rng) },
            Step::Refill(row) => Action::Show { slot: last_of(row), apprentice: self.draw_apprentice(rng) },
            Step::Cast(seat) => {
                let free = self.setup.characters().iter().copied().filter(|it| self.is_free(*it));
                Action::Cast { seat, character: nth(free, rng) }
            }
            Step::Deal(seat) | Step::Draw(seat, _) => self.draw_building(seat, rng),
            Step::Look(_) => self.draw_building(state.active, rng),
            Step::Start => Action::Start(Seat(rng.random_range(0..self.setup.players()))),
            Step::Reward => Action::Reward(nth(RewardCard::all().filter(|it| state.may_reward(*it)), rng)),
            _ => unreachable!("chance has nothing to reveal"),
        }
    }

    fn draw_apprentice<R: Rng + ?Sized>(self, rng: &mut R) -> Apprentice {
        let untouched = self.state.apprentices.untouched();
        if untouched.is_empty() {
            return self.state.apprentices.buried().next().expect("the pile never runs out (X17)");
        }
        let index = rng.random_range(0..untouched.len());
        untouched.iter().nth(index.into()).expect("there are as many")
    }

    fn draw_building<R: Rng + ?Sized>(self, seat: Seat, rng: &mut R) -> Action {
        let next = self.state.buildings.next();
        Action::Draw { seat, card: next.nth(rng.random_range(0..next.len())) }
    }
}

fn nth<T, R: Rng + ?Sized>(mut items: impl Iterator<Item = T> + Clone, rng: &mut R) -> T {
    let count = items.clone().count();
    items.nth(rng.random_range(0..count)).expect("there are as many")
}

pub(super) fn shuffle<T, R: Rng + ?Sized>(items: &mut [T], rng: &mut R) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.random_range(0..=last));
    }
}
