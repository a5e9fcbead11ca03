//! The black market (M1 to M5) in the order of X47.

use crate::architects::apply::Transition;
use crate::architects::cards::apprentices::{Ability, Apprentice};
use crate::architects::cards::buildings::{Building, BuildingSet};
use crate::architects::components::{Character, LOOK_AT, Space};
use crate::architects::effect::Effect;
use crate::architects::goods::bundle::Goods;
use crate::architects::goods::prices;
use crate::architects::step::Step;
use crate::game::Effects;

/// The virtue that every space costs (M2 to M4).
const MARKET_VIRTUE: u8 = 1;

/// The three kinds that bring goods with every action here.
const SWINDLERS: [Apprentice; 3] =
    [Apprentice::SwindlerCarpentry, Apprentice::SwindlerTiling, Apprentice::SwindlerMasonry];

impl<E: Effects<Effect>> Transition<'_, E> {
    pub(crate) fn visit_market(&mut self, space: Space) {
        let seat = self.state.active;
        self.state.put_on_market(space, seat);
        // Z1.
        self.state.reset_due |= Space::ALL.into_iter().all(|it| self.state.on_market(it).is_some());
        let own = self.state.player(seat).apprentices;
        // X45, X70: those count that were there when the worker was placed.
        let swindlers = (0..3).map(|it| u8::from(own.count(SWINDLERS[it]) > 0) << it).sum();
        self.state.agenda.push(Step::AfterMarket(swindlers));
        let price = prices::market(space, own.count(Apprentice::Trickster));
        self.pay_silver(seat, price);
        if space == Space::Middle {
            self.state.agenda.push(Step::Middle);
        }
        // H8, X46: the illusionist spares this loss and no other.
        if own.count(Apprentice::Illusionist) == 0 {
            self.lose_virtue(seat, MARKET_VIRTUE);
        }
        match space {
            Space::Small => {
                let side = self.state.small_side().expect("the small market is never empty (X14)");
                self.gain(seat, side.goods());
            }
            Space::Middle => {}
            Space::Large => {
                let goods = self.state.large_goods();
                self.gain(seat, goods);
            }
        }
    }

    pub(crate) fn after_market(&mut self, swindlers: u8) {
        let seat = self.state.active;
        self.state.agenda.pop();
        let mut all = Goods::NONE;
        for (index, swindler) in SWINDLERS.into_iter().enumerate() {
            if let (1, Ability::Swindle(goods)) = (swindlers >> index & 1, swindler.card().ability) {
                all = all + goods;
            }
        }
        self.gain(seat, all);
        if self.me().is(Character::Caroline) {
            self.state.agenda.push(Step::Draw(seat, 1));
        }
    }

    /// M3: look at five.
    pub(crate) fn look(&mut self) {
        self.state.agenda.replace(Step::Keep);
        self.state.agenda.push(Step::Look(LOOK_AT));
    }

    /// M3, X40: one into the hand, the others under the pile as one layer.
    pub(crate) fn keep(&mut self, card: Option<Building>) {
        let seat = self.state.active;
        self.state.agenda.pop();
        let me = self.me();
        let (pack, sealed) = (me.pack, me.pack_sealed);
        me.pack = BuildingSet::NONE;
        me.pack_sealed = 0;
        let (rest, buried) = if let Some(card) = card {
            me.hand = me.hand.with(card);
            (pack.without(card), pack.len() - 1)
        } else {
            me.sealed += 1;
            (BuildingSet::NONE, sealed - 1)
        };
        self.state.buildings.bury(rest, buried, false);
        self.effects.note(Effect::Kept { seat, card, buried });
    }
}
