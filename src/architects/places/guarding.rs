//! The guardhouse (G1 to G5), and the releases that buildings give for nothing (B4).

use crate::architects::action::{Action, Guard};
use crate::architects::apply::Transition;
use crate::architects::cards::apprentices::{Ability, Apprentice};
use crate::architects::components::{Character, Resource};
use crate::architects::effect::Effect;
use crate::architects::goods::bundle::Goods;
use crate::architects::goods::prices::{self, Price};
use crate::architects::refusal::Refusal;
use crate::architects::rule_id::RuleId;
use crate::architects::rules::{Rules, Verdict, refuse_if};
use crate::architects::step::Step;
use crate::game::{Effects, Seat};

/// Silver that Bertha gets for every sale (P9).
const BERTHAS_SILVER: u8 = 2;

impl Rules<'_> {
    /// X26: only what changes something.
    pub(crate) fn may_guard(self, guard: Guard) -> Verdict {
        let me = self.me();
        match guard {
            Guard::Sell => refuse_if(me.captured == [0; 5], Refusal::NothingToSell),
            Guard::ReleasePrisoners => refuse_if(me.prison == 0, Refusal::NoPrisoners { rule: RuleId::G3 }),
            Guard::ReleaseForSilver => {
                self.may_release_captives(RuleId::G4)?;
                self.may_pay_price(prices::release(me.virtue, me.character), RuleId::G4)
            }
            Guard::ReleaseForDebt => self.may_release_captives(RuleId::G4),
            Guard::PayOff => {
                refuse_if(me.unpaid == 0, Refusal::NoDebt { rule: RuleId::G5 })?;
                self.may_pay_price(prices::pay_off(me.virtue, me.character), RuleId::G5)
            }
        }
    }

    pub(crate) fn may_release_captives(self, rule: RuleId) -> Verdict {
        refuse_if(self.state.captives_of(self.state.active) == 0, Refusal::NoCaptives { rule })
    }

    fn may_pay_price(self, price: Price, rule: RuleId) -> Verdict {
        let (needs, has) = (price.total(), self.me().silver());
        refuse_if(needs > has, Refusal::NotEnoughSilver { needs, has, rule })
    }

    pub(crate) fn can_guard(self) -> bool {
        Guard::ALL.into_iter().any(|guard| self.may_guard(guard).is_ok())
    }

    pub(crate) fn list_guard(self, give: &mut impl FnMut(Action)) {
        let possible = |guard: &Guard| self.may_guard(*guard).is_ok();
        Guard::ALL.into_iter().filter(possible).map(Action::Guard).for_each(give);
    }
}

impl<E: Effects<Effect>> Transition<'_, E> {
    pub(crate) fn guard(&mut self, left: u8, guard: Guard) {
        let seat = self.state.active;
        self.state.agenda.replace(Step::Guard(left - 1));
        match guard {
            Guard::Sell => self.sell(),
            Guard::ReleasePrisoners => {
                let workers = self.me().prison;
                self.free(seat, workers);
            }
            Guard::ReleaseForSilver => {
                let me = self.me();
                let price = prices::release(me.virtue, me.character);
                self.pay_silver(seat, price);
                self.release_captives();
            }
            Guard::ReleaseForDebt => {
                self.release_captives();
                // The debt is asked about first: it lies on top (X71).
                self.lose_virtue(seat, 1);
                self.take_debts(seat, 1);
            }
            Guard::PayOff => self.pay_off(),
        }
    }

    /// G2: everything on the board goes to prison, for 1 silver each.
    fn sell(&mut self) {
        let seat = self.state.active;
        let captured = std::mem::take(&mut self.me().captured);
        for (player, workers) in self.state.players.iter_mut().zip(captured) {
            player.prison += workers;
        }
        let workers = captured.iter().sum();
        let me = self.state.player(seat);
        let silver = workers + if me.is(Character::Bertha) { BERTHAS_SILVER } else { 0 };
        let enforcers = me.apprentices.count(Apprentice::Enforcer);
        self.effects.note(Effect::Sold { seat, workers, silver });
        self.me().stock.add_silver(silver.into());
        self.gain(seat, Goods::of(Resource::Gold, enforcers));
    }

    pub(crate) fn free(&mut self, seat: Seat, workers: u8) {
        let player = &mut self.state.players[seat.index()];
        player.prison -= workers;
        player.board += workers;
        self.effects.note(Effect::PrisonersReleased { seat, workers });
    }

    /// G4: from all opponents' boards.
    pub(crate) fn release_captives(&mut self) {
        let seat = self.state.active;
        let mut workers = 0;
        for player in &mut self.state.players {
            workers += std::mem::take(&mut player.captured[seat.index()]);
        }
        self.me().board += workers;
        self.effects.note(Effect::CaptivesReleased { seat, workers });
    }

    /// G5, D2.
    fn pay_off(&mut self) {
        let seat = self.state.active;
        let me = self.me();
        let price = prices::pay_off(me.virtue, me.character);
        me.unpaid -= 1;
        me.paid = me.paid.saturating_add(1);
        self.pay_silver(seat, price);
        self.effects.note(Effect::DebtPaid { seat });
        let own = self.me().apprentices;
        let collected = own.bring(|it| if let Ability::PayOff(goods) = it { Some(goods) } else { None });
        self.gain(seat, collected);
        self.gain_virtue(seat, 1);
    }
}
