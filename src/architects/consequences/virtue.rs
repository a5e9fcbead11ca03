//! Virtue and debts (V, D), with the questions that the ends of the track raise, and changes of goods and silver.

use crate::architects::apply::Transition;
use crate::architects::components::{Character, MOST_VIRTUE};
use crate::architects::effect::Effect;
use crate::architects::goods::bundle::Goods;
use crate::architects::goods::prices::{INSTEAD_OF_DEBT, Price};
use crate::architects::step::Step;
use crate::game::{Effects, Seat};

impl<E: Effects<Effect>> Transition<'_, E> {
    pub(crate) fn gain(&mut self, seat: Seat, goods: Goods) {
        if !goods.is_empty() {
            self.state.players[seat.index()].stock.add(goods);
            self.effects.note(Effect::Gained { seat, goods });
        }
    }

    pub(crate) fn spend(&mut self, seat: Seat, goods: Goods) {
        if !goods.is_empty() {
            self.state.players[seat.index()].stock.take(goods);
            self.effects.note(Effect::Paid { seat, goods });
        }
    }

    /// T6: tax goes onto the tax stand, everything else but skip coins to the supply.
    pub(crate) fn pay_silver(&mut self, seat: Seat, price: Price) {
        self.state.players[seat.index()].stock.take_silver(price.total());
        self.state.tax = self.state.tax.saturating_add(price.tax.into());
        self.effects.note(Effect::PaidSilver { seat, price });
    }

    pub(crate) fn change_virtue(&mut self, seat: Seat, by: i8) {
        if by > 0 {
            self.gain_virtue(seat, by.unsigned_abs());
        } else {
            self.lose_virtue(seat, by.unsigned_abs());
        }
    }

    /// V1, V6, X49: each point beyond the track may destroy a debt, which is asked at once.
    pub(crate) fn gain_virtue(&mut self, seat: Seat, points: u8) {
        let player = &mut self.state.players[seat.index()];
        let by = points.min(MOST_VIRTUE - player.virtue);
        player.virtue += by;
        let (beyond, debts) = (points - by, player.unpaid);
        if by > 0 {
            self.effects.note(Effect::VirtueMoved { seat, by: by.cast_signed() });
        }
        if beyond > 0 && debts > 0 {
            self.state.agenda.push(Step::Surplus(seat, beyond));
        }
    }

    /// V7, X9: each point below 0 gives a debt instead.
    pub(crate) fn lose_virtue(&mut self, seat: Seat, points: u8) {
        let player = &mut self.state.players[seat.index()];
        let by = points.min(player.virtue);
        player.virtue -= by;
        if by > 0 {
            self.effects.note(Effect::VirtueMoved { seat, by: -by.cast_signed() });
        }
        self.take_debts(seat, points - by);
    }

    /// D1, P12, X71: Hugo is asked about each.
    pub(crate) fn take_debts(&mut self, seat: Seat, debts: u8) {
        if debts == 0 {
            return;
        }
        if self.may_pay_instead(seat) {
            self.state.agenda.push(Step::Levy(seat, debts));
        } else {
            self.add_debts(seat, debts);
        }
    }

    pub(crate) fn may_pay_instead(&self, seat: Seat) -> bool {
        let player = self.state.player(seat);
        player.is(Character::Hugo) && player.silver() >= INSTEAD_OF_DEBT
    }

    pub(crate) fn add_debts(&mut self, seat: Seat, debts: u8) {
        let player = &mut self.state.players[seat.index()];
        player.unpaid = player.unpaid.saturating_add(debts.into());
        self.effects.note(Effect::DebtsTaken { seat, debts });
    }

    /// Hugo's answer; what he cannot pay for any more he takes.
    pub(crate) fn levy(&mut self, seat: Seat, debts: u8, pays: bool) {
        self.state.agenda.pop();
        if pays {
            self.state.players[seat.index()].stock.take_silver(INSTEAD_OF_DEBT);
            self.effects.note(Effect::PaidInstead { seat });
        } else {
            self.add_debts(seat, 1);
        }
        self.take_debts(seat, debts - 1);
    }

    /// D3: it goes back to the pile.
    pub(crate) fn destroy_debt(&mut self, seat: Seat) {
        self.state.players[seat.index()].unpaid -= 1;
        self.effects.note(Effect::DebtDestroyed { seat });
    }
}
