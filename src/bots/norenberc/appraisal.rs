//! The worth of things to one player, in VP, given the table and what the others have; it knows nothing of moves.

use super::curves::{Common, Curves};
use super::outlook::{Outlook, Purse, round};
use super::weights::Weights;
use crate::game::Seat;
use crate::norenberc::components::GUILDS;
use crate::norenberc::{Goods, Guild, Price, Setup, State, Window};

pub(super) struct Appraisal<'a> {
    pub(super) setup: &'a Setup,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) weights: &'a Weights,
    pub(super) outlook: &'a Outlook,
    /// 0 to 3.
    round: usize,
    purse: Purse<'a>,
    /// Worth of one more taler.
    taler: f32,
    pub(super) curves: Curves,
    /// Number of own goods.
    total: u8,
}

/// The goods that are missed least, the cheapest first, with their costs and guilds. At most two are of one type.
#[derive(Clone, Copy)]
pub(super) struct Spare {
    costs: [f32; SPARE],
    guilds: [u8; SPARE],
    len: usize,
}

/// Two for the price of a guest, whatever type is left out.
const SPARE: usize = 4;

impl Spare {
    fn add(&mut self, cost: f32, guild: Guild) {
        let mut place = self.len;
        while place > 0 && self.costs[place - 1] > cost {
            if place < SPARE {
                self.costs[place] = self.costs[place - 1];
                self.guilds[place] = self.guilds[place - 1];
            }
            place -= 1;
        }
        if place < SPARE {
            (self.costs[place], self.guilds[place]) = (cost, guild as u8);
            self.len = (self.len + 1).min(SPARE);
        }
    }
}

impl<'a> Appraisal<'a> {
    pub(super) fn new(
        setup: &'a Setup,
        state: &'a State,
        seat: Seat,
        weights: &'a Weights,
        outlook: &'a Outlook,
    ) -> Self {
        let mut rival_agents = 0;
        for rival in Seat::first(setup.players()).filter(|&rival| rival != seat) {
            if !state.is_finished(rival) {
                rival_agents += state.available_agents(rival);
            }
        }
        let rivals_agents = f32::from(rival_agents) / f32::from(setup.players() - 1);
        let purse = Purse::new(setup, state, seat, weights);
        let (round, taler) = (round(state), purse.more(1.0));
        let [first, second, third] = weights.hand.map(|worth| worth * weights.hand_round[round]);
        let common = Common {
            hand: [0.0, first, first + second, first + second + third],
            lasting: weights.lasting[round],
            sureness: 1.0 / (weights.contest[0] + weights.contest[1] * rivals_agents).max(0.05),
        };
        let sells = state.available_agents(seat) > 0 && !state.is_finished(seat);
        let (mut units, mut prizes) = ([0.0; GUILDS], [0.0; GUILDS]);
        for guild in 0..GUILDS {
            // The best price that a good of the guild will have, as far as it counts.
            let later = outlook.later_prices[guild];
            let now = f32::from(outlook.prices[guild]) * weights.price[0];
            let sale = if sells { later.max(now) } else { later };
            units[guild] = taler * weights.resale[round] * sale;
            prizes[guild] = weights.favorite[round] * outlook.prizes[guild];
        }
        Self {
            setup,
            state,
            seat,
            weights,
            outlook,
            round,
            purse,
            taler,
            curves: Curves::new(setup, state, seat, common, units, prizes),
            total: state.goods(seat).total(),
        }
    }

    pub(super) fn price(&self, guild: Guild) -> u8 {
        self.outlook.prices[guild.index()]
    }

    pub(super) fn worth_of_more_talers(&self, more: f32) -> f32 {
        self.purse.more(more)
    }

    pub(super) fn taler(&self) -> f32 {
        self.taler
    }

    pub(super) fn worth_of_goods(&self, goods: Goods) -> f32 {
        let own = self.state.goods(self.seat);
        let mut worth = 0.0;
        for (good, count) in goods.iter() {
            let have = own.count(good);
            let guild = good.guild();
            worth += self.curves.worth(guild, have + count) - self.curves.worth(guild, have);
        }
        worth
    }

    pub(super) fn cost_of_goods(&self, goods: Goods) -> f32 {
        let own = self.state.goods(self.seat);
        let mut cost = 0.0;
        for (good, count) in goods.iter() {
            let have = own.count(good);
            let guild = good.guild();
            cost += self.curves.worth(guild, have) - self.curves.worth(guild, have - count);
        }
        cost
    }

    pub(super) fn spare(&self) -> Spare {
        let mut spare = Spare { costs: [0.0; SPARE], guilds: [0; SPARE], len: 0 };
        for (good, count) in self.state.goods(self.seat).iter() {
            let guild = good.guild();
            let left = self.curves.worth(guild, count - 1);
            spare.add(self.curves.worth(guild, count) - left, guild);
            if count > 1 {
                spare.add(left - self.curves.worth(guild, count - 2), guild);
            }
        }
        spare
    }

    /// The approximate least cost of paying for a window. `losses[n]` is the cost of giving n of the guild's own goods.
    pub(super) fn payment(&self, guild: Guild, window: Window, losses: &[f32], spare: &Spare) -> Option<f32> {
        let price = Price::of(window);
        let has = losses.len() - 1;
        let alone = price.own_only.and_then(|alone| losses.get(usize::from(alone)).copied());
        let own = usize::from(price.own);
        if has < own || self.total < price.own + price.any {
            return alone;
        }
        let mut cost = losses[own];
        if price.any > 0 {
            let mut others = 0;
            let mut paid = own;
            for _ in 0..price.any {
                while others < spare.len && spare.guilds[others] == guild as u8 {
                    others += 1;
                }
                let other = if others < spare.len { spare.costs[others] } else { f32::INFINITY };
                let own = losses.get(paid + 1).map_or(f32::INFINITY, |loss| loss - losses[paid]);
                if other <= own && others < spare.len {
                    cost += other;
                    others += 1;
                } else if own < f32::INFINITY {
                    cost += own;
                    paid += 1;
                }
                // Else it is a third of a type that is cheap: dearer than it looks, but rare.
            }
        }
        Some(alone.map_or(cost, |alone| alone.min(cost)))
    }

    pub(super) fn cheapest_payment(&self, guild: Guild, window: Window) -> Option<(f32, Goods)> {
        let price = Price::of(window);
        let own = self.state.goods(self.seat);
        let good = guild.good();
        let has = own.count(good);
        let mut best = None;
        if let Some(alone) = price.own_only.filter(|&alone| has >= alone) {
            let goods = Goods::of(good, alone);
            best = Some((self.cost_of_goods(goods), goods));
        }
        if has >= price.own && own.total() >= price.own + price.any {
            let mut paid = Goods::of(good, price.own);
            for _ in 0..price.any {
                let (mut least, mut next) = (f32::INFINITY, good);
                for (other, count) in (own - paid).iter() {
                    let guild = other.guild();
                    let cost = self.curves.worth(guild, count) - self.curves.worth(guild, count - 1);
                    if cost < least {
                        (least, next) = (cost, other);
                    }
                }
                paid += Goods::one(next);
            }
            let cost = self.cost_of_goods(paid);
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, paid));
            }
        }
        best
    }

    pub(super) fn spite(&self) -> f32 {
        self.weights.spite[0]
    }

    pub(super) fn errand(&self) -> f32 {
        self.weights.errand[self.round]
    }
}
