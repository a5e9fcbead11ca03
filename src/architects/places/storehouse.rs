//! The king's storehouse (K1 to K3): up to n trades, each with its mix.

use crate::architects::action::{Action, Trade};
use crate::architects::apply::Transition;
use crate::architects::cards::apprentices::Ability;
use crate::architects::components::Resource;
use crate::architects::effect::Effect;
use crate::architects::goods::bundle::Goods;
use crate::architects::goods::costs::Shortage;
use crate::architects::refusal::Refusal;
use crate::architects::rule_id::RuleId;
use crate::architects::rules::{Rules, Verdict, refuse_if};
use crate::architects::step::Step;
use crate::game::Effects;

/// Pieces for 1 virtue (K2).
const FOR_VIRTUE: u8 = 2;
/// Pieces for 1 marble (K2).
const FOR_MARBLE: u8 = 3;

const MATERIALS: [Resource; 3] = [Resource::Clay, Resource::Wood, Resource::Stone];

/// The price of a trade, the goods and the virtue that it brings.
#[expect(clippy::wildcard_enum_match_arm, reason = "only such an apprentice trades")]
fn terms(trade: Trade) -> (Goods, Goods, u8) {
    match trade {
        Trade::Virtue(bundle) => (bundle, Goods::NONE, 1),
        Trade::Marble(bundle) => (bundle, Goods::of(Resource::Marble, 1), 0),
        Trade::Own(apprentice) => match apprentice.card().ability {
            Ability::Trade { give, get, virtue } => (give, get, virtue),
            _ => unreachable!("only such an apprentice trades"),
        },
    }
}

impl Rules<'_> {
    pub(crate) fn may_trade(self, trade: Trade) -> Verdict {
        match trade {
            Trade::Virtue(bundle) => self.may_give(bundle, &MATERIALS, FOR_VIRTUE),
            Trade::Marble(bundle) => self.may_give(bundle, &MATERIALS[1..], FOR_MARBLE),
            Trade::Own(apprentice) => {
                let trades = matches!(apprentice.card().ability, Ability::Trade { .. });
                let offered = trades && self.me().apprentices.count(apprentice) > 0;
                refuse_if(!offered, Refusal::TradeNotOffered { apprentice })?;
                self.may_spend(terms(trade).0, RuleId::K3)
            }
        }
    }

    /// K2: so many pieces, of these resources and no others.
    fn may_give(self, bundle: Goods, of: &[Resource], wants: u8) -> Verdict {
        let fitting = of.iter().map(|&it| u16::from(bundle.count(it))).sum::<u16>();
        let fits = fitting == u16::from(wants) && bundle.total() == fitting;
        refuse_if(!fits, Refusal::WrongTrade { wants: wants.into(), given: fitting })?;
        self.may_spend(bundle, RuleId::K2)
    }

    /// T7: what cannot be paid in full cannot be done.
    pub(crate) fn may_spend(self, bundle: Goods, rule: RuleId) -> Verdict {
        let stock = &self.me().stock;
        match stock.lacks(bundle) {
            Some(resource) => {
                let (needs, has) = (bundle.count(resource).into(), stock.count(resource));
                Err(Refusal::NotEnough { lack: Shortage { resource, or: None, needs, has }, rule })
            }
            None => Ok(()),
        }
    }

    pub(crate) fn can_trade(self) -> bool {
        let stock = &self.me().stock;
        let pieces: u32 = MATERIALS.into_iter().map(|it| u32::from(stock.count(it))).sum();
        let own = |apprentice| stock.holds(terms(Trade::Own(apprentice)).0);
        pieces >= FOR_VIRTUE.into() || self.me().apprentices.traders().iter().any(own)
    }

    pub(crate) fn list_trades(self, give: &mut impl FnMut(Action)) {
        let stock = &self.me().stock;
        // More than a trade takes makes no difference.
        let [clays, woods, stones] = MATERIALS.map(|it| stock.count(it).min(FOR_MARBLE.into()) as u8);
        for clay in (0..=FOR_VIRTUE.min(clays)).rev() {
            for wood in (0..=(FOR_VIRTUE - clay).min(woods)).rev() {
                let stone = FOR_VIRTUE - clay - wood;
                if stone <= stones {
                    let bundle = Goods::of(Resource::Clay, clay).with(Resource::Wood, wood);
                    give(Action::Trade(Trade::Virtue(bundle.with(Resource::Stone, stone))));
                }
            }
        }
        for wood in (0..=FOR_MARBLE.min(woods)).rev() {
            let stone = FOR_MARBLE - wood;
            if stone <= stones {
                let bundle = Goods::of(Resource::Wood, wood).with(Resource::Stone, stone);
                give(Action::Trade(Trade::Marble(bundle)));
            }
        }
        // X33: two of the same trade are no more than one.
        for apprentice in self.me().apprentices.traders().kinds() {
            if stock.holds(terms(Trade::Own(apprentice)).0) {
                give(Action::Trade(Trade::Own(apprentice)));
            }
        }
    }
}

impl<E: Effects<Effect>> Transition<'_, E> {
    pub(crate) fn trade(&mut self, left: u8, trade: Trade) {
        let seat = self.state.active;
        let (give, get, virtue) = terms(trade);
        self.state.agenda.replace(Step::Trades(left - 1));
        self.spend(seat, give);
        self.gain(seat, get);
        self.gain_virtue(seat, virtue);
    }
}
