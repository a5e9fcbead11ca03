//! Hiring apprentices: at the workshop for a price (W2 to W5), on the black market and by the tavern for nothing (H3), at
//! the limit in exchange for one (H1, X25, X44).

use crate::architects::action::{Action, Slot};
use crate::architects::apply::Transition;
use crate::architects::cards::apprentices::Apprentice;
use crate::architects::components::COLUMNS;
use crate::architects::effect::Effect;
use crate::architects::goods::prices::{self, Price};
use crate::architects::refusal::Refusal;
use crate::architects::rule_id::RuleId;
use crate::architects::rules::{Rules, Verdict, refuse_if};
use crate::architects::step::Step;
use crate::game::Effects;

impl Rules<'_> {
    /// W2, W3: the first n columns are in reach, further ones cost a coin each.
    fn hire_price(self, slot: Slot, n: u8) -> Price {
        let me = self.me();
        prices::hire(me.virtue, me.character, slot.column().saturating_sub(n))
    }

    /// Checks a hire: with `n` workers at the workshop, or without cost where `n` is `None`.
    pub(crate) fn may_hire(self, slot: Slot, discard: Option<Apprentice>, n: Option<u8>) -> Verdict {
        refuse_if(self.state.shown(slot).is_none(), Refusal::EmptySlot { slot })?;
        self.may_pay_hire(slot, n)?;
        let me = self.me();
        let (has, limit) = (me.apprentices.len(), me.apprentice_limit());
        match discard {
            None => refuse_if(has >= limit, Refusal::NoRoom { has, limit }),
            Some(_) if has < limit => Err(Refusal::RoomLeft { has, limit }),
            Some(apprentice) => {
                refuse_if(me.apprentices.count(apprentice) == 0, Refusal::NotOwned { apprentice })
            }
        }
    }

    fn may_pay_hire(self, slot: Slot, n: Option<u8>) -> Verdict {
        let Some(n) = n else { return Ok(()) };
        let price = self.hire_price(slot, n);
        let (needs, has) = (price.total(), self.me().silver());
        let rule = if price.skipped > 0 { RuleId::W3 } else { RuleId::W2 };
        refuse_if(needs > has, Refusal::NotEnoughSilver { needs, has, rule })
    }

    pub(crate) fn list_hires(self, n: Option<u8>, give: &mut impl FnMut(Action)) {
        let me = self.me();
        let full = me.apprentices.len() >= me.apprentice_limit();
        for slot in Slot::all() {
            if self.state.shown(slot).is_none() || self.may_pay_hire(slot, n).is_err() {
                continue;
            }
            if full {
                for discard in me.apprentices.kinds() {
                    give(Action::Hire { slot, discard: Some(discard) });
                }
            } else {
                give(Action::Hire { slot, discard: None });
            }
        }
    }
}

impl<E: Effects<Effect>> Transition<'_, E> {
    /// The price is paid first (X11), then one's own card goes (X44), then the coins and the new card are taken, then its
    /// virtue changes; the display is refilled after that and before anything else (X59).
    pub(crate) fn hire(&mut self, slot: Slot, discard: Option<Apprentice>) {
        let seat = self.state.active;
        if let Step::Workshop(n) = self.state.step() {
            let price = self.rules().hire_price(slot, n);
            self.pay_silver(seat, price);
            for column in 1..=price.skipped {
                self.state.display.coins[slot.at(column).index()] += 1;
            }
        }
        self.state.agenda.replace(Step::Refill(slot.row()));
        if let Some(discard) = discard {
            self.dismiss(discard);
        }
        let display = &mut self.state.display;
        let card = display.cards[slot.index()].take().expect("somebody lies there");
        let coins = std::mem::take(&mut display.coins[slot.index()]);
        // W5: the cards right of the gap move left, coins and all.
        let row = slot.index()..slot.at(COLUMNS as u8).index() + 1;
        display.cards[row.clone()].rotate_left(1);
        display.coins[row].rotate_left(1);
        let apprentice = card.kind();
        let me = self.me();
        me.stock.add_silver(coins);
        me.apprentices.add(card);
        self.effects.note(Effect::Hired { seat, slot, apprentice, coins });
        self.change_virtue(seat, apprentice.card().virtue);
    }

    /// H1, L2: an own apprentice goes face down under the pile; its skills are gone at once (X27).
    pub(crate) fn dismiss(&mut self, apprentice: Apprentice) {
        let seat = self.state.active;
        let card = self.me().apprentices.take(apprentice).expect("somebody is there to go");
        self.state.apprentices.bury(card);
        self.effects.note(Effect::Dismissed { seat, apprentice });
    }

    /// W5: a card for the last column of a row, or at set-up for any place (S3).
    pub(crate) fn show(&mut self, slot: Slot, apprentice: Apprentice) {
        let card = self.state.apprentices.take(apprentice).expect("the card may come");
        self.state.display.cards[slot.index()] = Some(card);
        self.effects.note(Effect::Shown { slot, apprentice });
    }
}
