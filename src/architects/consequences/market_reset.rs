//! The reset of the black market in a game (Z3 to Z7); [`crate::architects::reset`] decides who loses what.

use crate::architects::apply::Transition;
use crate::architects::cards::apprentices::{Ability, Apprentice};
use crate::architects::cards::market_cards::MarketCard;
use crate::architects::components::{Character, Space};
use crate::architects::effect::Effect;
use crate::architects::reset;
use crate::architects::state::SEATS;
use crate::architects::step::Step;
use crate::game::{Effects, Seat, SeatSet};

impl<E: Effects<Effect>> Transition<'_, E> {
    /// Z3, then everything else is laid on the agenda, the last first.
    pub(crate) fn begin_reset(&mut self) {
        self.effects.note(Effect::ResetBegun);
        let mut moved = [0; SEATS];
        for seat in Space::ALL.into_iter().filter_map(|space| self.state.on_market(space)) {
            moved[seat.index()] += 1;
        }
        self.state.clear_market();
        for seat in Seat::first(self.setup.players()) {
            let workers = moved[seat.index()];
            if workers > 0 {
                self.state.players[seat.index()].prison += workers;
                self.effects.note(Effect::ToPrison { seat, workers });
            }
        }
        self.state.agenda.replace(Step::MostPrisoners);
        self.state.agenda.push(Step::Crowded);
        self.state.agenda.push(Step::ResetOf(self.state.active));
        self.state.agenda.push(Step::TurnOver);
    }

    /// Z4: the top small card onto the large market; then the next small side shows.
    pub(crate) fn turn_over(&mut self, card: MarketCard) {
        let piles = &mut self.state.market_piles;
        piles.turned |= 1 << card.number();
        piles.large = Some(card);
        piles.side = None;
        self.effects.note(Effect::TurnedOver { card });
        self.state.agenda.replace(Step::Side);
        if self.state.small_market_len() == 0 {
            self.state.agenda.push(Step::Reshuffle);
        }
    }

    /// Z4, X14: all cards are unknown again, and the large market shows what is printed.
    pub(crate) fn reshuffle(&mut self) {
        self.state.agenda.pop();
        self.state.market_piles.turned = 0;
        self.state.market_piles.large = None;
        self.effects.note(Effect::Reshuffled);
    }

    /// Z5, X69: gatekeepers, Fara, then squires, player by player; what needs no question comes at once.
    pub(crate) fn reset_of(&mut self, seat: Seat) {
        let next = self.setup.next(seat);
        if next == self.state.active {
            self.state.agenda.pop();
        } else {
            self.state.agenda.replace(Step::ResetOf(next));
        }
        let player = self.state.player(seat);
        let own = player.apprentices;
        let fara = player.is(Character::Fara);
        self.state.agenda.push(Step::Squires(seat, own.count(Apprentice::SquireCarpentry)));
        if fara {
            self.state.agenda.push(Step::Fara(seat));
        }
        self.state.agenda.push(Step::Gatekeepers(seat, own.count(Apprentice::Gatekeeper)));
        let peddled = own.bring(|it| if let Ability::Peddle(goods) = it { Some(goods) } else { None });
        self.gain(seat, peddled);
    }

    /// H10: a squire looks when it is used, after gatekeepers and Fara (X16). Gold and marble are taken without asking.
    pub(crate) fn squires(&mut self, seat: Seat) {
        self.state.agenda.pop();
        if self.state.prisoners(seat) > 0 {
            return;
        }
        let own = self.state.player(seat).apprentices;
        let goods = own.bring(|it| if let Ability::Squire { get, .. } = it { Some(get) } else { None });
        self.gain(seat, goods);
    }

    pub(crate) fn crowded(&mut self) {
        self.state.agenda.pop();
        let crowded = reset::crowded(&self.prisoners());
        self.each_of(crowded, |change, seat| change.lose_virtue(seat, 1));
    }

    pub(crate) fn most_prisoners(&mut self) {
        self.state.agenda.pop();
        let most = reset::most(&self.prisoners());
        self.each_of(most, |change, seat| change.take_debts(seat, 1));
    }

    fn prisoners(&self) -> [u8; SEATS] {
        let players = self.setup.players();
        let mut prisoners = [0; SEATS];
        for seat in Seat::first(players) {
            prisoners[seat.index()] = self.state.prisoners(seat);
        }
        prisoners
    }

    /// X15, X58: the questions are asked clockwise from the active player, so the last one is laid first.
    fn each_of(&mut self, seats: SeatSet, mut change: impl FnMut(&mut Self, Seat)) {
        for seat in self.setup.clockwise(self.state.active).rev() {
            if seats.contains(seat) {
                change(self, seat);
            }
        }
    }
}
