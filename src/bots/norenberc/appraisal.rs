//! What things are worth to one player, in VP. It looks at what lies on the table, at the guildmasters of the coming
//! rounds, and at what the others have; it knows nothing of moves.
//!
//! Goods are valued type by type, so that buying, selling and paying are differences on one curve.

use super::outlook::{Outlook, Purse, likely, round};
use super::weights::Weights;
use crate::game::Seat;
use crate::norenberc::components::GUILDS;
use crate::norenberc::favorites::PEDDLER_COUNTS;
use crate::norenberc::{Goods, Guild, Price, Setup, State, Window};

/// What so many goods of one type are worth to one player.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Curve {
    /// Each, for what it will sell for.
    unit: f32,
    /// The first three, for paying guests.
    hand: [f32; 3],
    /// Being favourite this round.
    prize: f32,
    /// Being ahead next round.
    lasting: f32,
    /// The most a rival has, a half more or less for a tie lost or won.
    rival: f32,
    /// One over the lead that is fairly sure.
    sureness: f32,
    /// What lies on peddlers counts too.
    peddled: f32,
}

impl Curve {
    pub(super) fn worth(&self, count: u8) -> f32 {
        self.worth_with(count, 0.0, 0.0)
    }

    /// The same with more on peddlers and with fewer in the hands of the strongest rival.
    pub(super) fn worth_with(&self, count: u8, more_peddled: f32, rival_loses: f32) -> f32 {
        let goods = f32::from(count);
        let hand = match count {
            0 => 0.0,
            1 => self.hand[0],
            2 => self.hand[0] + self.hand[1],
            _ => self.hand[0] + self.hand[1] + self.hand[2],
        };
        let shown = goods + self.peddled + more_peddled;
        let rival = self.rival - rival_loses;
        let favorite = if shown > 0.0 { self.prize * likely((shown - rival) * self.sureness) } else { 0.0 };
        self.unit * goods + hand + favorite + self.lasting * likely((goods - rival) * 0.4)
    }

    /// What the favourite's place this round is worth.
    pub(super) fn prize(&self) -> f32 {
        self.prize
    }

    /// How likely one is favourite with so many more goods.
    pub(super) fn chance(&self, count: u8) -> f32 {
        likely((f32::from(count) + self.peddled - self.rival) * self.sureness)
    }
}

/// One player's view of what things are worth now.
pub(super) struct Appraisal<'a> {
    pub(super) setup: &'a Setup,
    pub(super) state: &'a State,
    pub(super) seat: Seat,
    pub(super) weights: &'a Weights,
    pub(super) outlook: &'a Outlook,
    /// 0 to 3.
    round: usize,
    purse: Purse<'a>,
    /// One more taler.
    taler: f32,
    sureness: f32,
    curves: [Curve; GUILDS],
    known: u8,
    spare: Option<Spare>,
}

/// The goods that one misses least, the cheapest first: what each costs, and of which guild it is. Of a type there are
/// at most two among them.
#[derive(Clone, Copy)]
struct Spare {
    costs: [f32; SPARE],
    guilds: [u8; SPARE],
    len: usize,
}

/// Two for the price of a guest, whatever type is left out.
const SPARE: usize = 4;

impl Spare {
    fn add(&mut self, cost: f32, guild: Guild) {
        let place = self.costs[..self.len].iter().take_while(|other| **other <= cost).count();
        if place == SPARE {
            return;
        }
        self.len = (self.len + 1).min(SPARE);
        self.costs.copy_within(place..self.len - 1, place + 1);
        self.guilds.copy_within(place..self.len - 1, place + 1);
        (self.costs[place], self.guilds[place]) = (cost, guild as u8);
    }

    /// The costs without those of one guild.
    fn without(&self, guild: Guild) -> impl Iterator<Item = f32> {
        let all = self.costs[..self.len].iter().zip(&self.guilds);
        all.filter(move |(_, other)| **other != guild as u8).map(|(cost, _)| *cost)
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
        Self {
            setup,
            state,
            seat,
            weights,
            outlook,
            round: round(state),
            purse,
            taler: purse.more(1.0),
            sureness: 1.0 / (weights.contest[0] + weights.contest[1] * rivals_agents).max(0.05),
            curves: [Curve::default(); GUILDS],
            known: 0,
            spare: None,
        }
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let seat = self.seat;
        Seat::first(self.setup.players()).filter(move |&rival| rival != seat)
    }

    /// What it is worth to have so many talers more, or fewer.
    pub(super) fn worth_of_more_talers(&self, more: f32) -> f32 {
        self.purse.more(more)
    }

    /// What one more taler is worth.
    pub(super) fn taler(&self) -> f32 {
        self.taler
    }

    /// The best price that a good of the guild will have, as far as it counts.
    fn worth_of_sale(&self, guild: Guild) -> f32 {
        let state = self.state;
        let later = self.outlook.later_prices[guild.index()];
        if state.available_agents(self.seat) == 0 || state.is_finished(self.seat) {
            return later;
        }
        later.max(f32::from(state.price(self.setup, guild)) * self.weights.price[0])
    }

    pub(super) fn curve(&mut self, guild: Guild) -> &Curve {
        let index = guild.index();
        if self.known >> index & 1 == 0 {
            self.known |= 1 << index;
            self.curves[index] = self.new_curve(guild);
        }
        &self.curves[index]
    }

    fn new_curve(&self, guild: Guild) -> Curve {
        let (weights, round, state) = (self.weights, self.round, self.state);
        let good = guild.good();
        let shown = |seat| state.goods(seat).count(good) + PEDDLER_COUNTS * state.peddled(seat).count(good);
        let (mut most, mut talers, mut by) = (0, 0, self.seat);
        for other in self.rivals() {
            let (count, purse) = (shown(other), state.talers(other));
            if count > most || (count == most && purse >= talers) {
                (most, talers, by) = (count, purse, other);
            }
        }
        // A tie goes to more talers, then to the better place (R2).
        let own = state.talers(self.seat);
        let wins_tie = own > talers || (own == talers && state.place(self.seat) < state.place(by));
        let rival = f32::from(most) + if wins_tie { -0.5 } else { 0.5 };
        let hand = weights.hand_round[round];
        Curve {
            unit: self.taler * weights.resale[round] * self.worth_of_sale(guild),
            hand: weights.hand.map(|worth| worth * hand),
            prize: weights.favorite[round] * self.outlook.prizes[guild.index()],
            lasting: weights.lasting[round],
            rival,
            sureness: self.sureness,
            peddled: f32::from(PEDDLER_COUNTS * state.peddled(self.seat).count(good)),
        }
    }

    /// What it is worth to have these goods more.
    pub(super) fn worth_of_goods(&mut self, goods: Goods) -> f32 {
        let own = self.state.goods(self.seat);
        let mut worth = 0.0;
        for (good, count) in goods.iter() {
            let have = own.count(good);
            let curve = self.curve(good.guild());
            worth += curve.worth(have + count) - curve.worth(have);
        }
        worth
    }

    /// What it costs to give these goods.
    pub(super) fn cost_of_goods(&mut self, goods: Goods) -> f32 {
        let own = self.state.goods(self.seat);
        let mut cost = 0.0;
        for (good, count) in goods.iter() {
            let have = own.count(good);
            let curve = self.curve(good.guild());
            cost += curve.worth(have) - curve.worth(have - count);
        }
        cost
    }

    fn spare(&mut self) -> Spare {
        if let Some(spare) = self.spare {
            return spare;
        }
        let mut spare = Spare { costs: [0.0; SPARE], guilds: [0; SPARE], len: 0 };
        for (good, count) in self.state.goods(self.seat).iter() {
            let guild = good.guild();
            let curve = self.curve(guild);
            let left = curve.worth(count - 1);
            spare.add(curve.worth(count) - left, guild);
            if count > 1 {
                spare.add(left - curve.worth(count - 2), guild);
            }
        }
        self.spare = Some(spare);
        spare
    }

    /// About what the cheapest way to pay for a window costs, if there is one. `losses` has what it costs to give 0, 1,
    /// 2... of the guild's own goods, all that there are.
    pub(super) fn payment(&mut self, guild: Guild, window: Window, losses: &[f32]) -> Option<f32> {
        let price = Price::of(window);
        let has = losses.len() - 1;
        let alone = price.own_only.and_then(|alone| losses.get(usize::from(alone)).copied());
        let own = usize::from(price.own);
        if has < own || self.state.goods(self.seat).total() < price.own + price.any {
            return alone;
        }
        let mut cost = losses[own];
        if price.any > 0 {
            let spare = self.spare();
            let mut others = spare.without(guild).peekable();
            let mut paid = own;
            for _ in 0..price.any {
                let own = losses.get(paid + 1).map(|loss| loss - losses[paid]);
                match (others.peek().copied(), own) {
                    (Some(other), own) if own.is_none_or(|own| other <= own) => {
                        cost += other;
                        others.next();
                    }
                    (_, Some(own)) => {
                        cost += own;
                        paid += 1;
                    }
                    // A third of a type that is cheap: dearer than it looks, but rare.
                    _ => {}
                }
            }
        }
        Some(alone.map_or(cost, |alone| alone.min(cost)))
    }

    /// The cheapest way to pay for a window of a guild: what it costs in worth, and what is paid.
    pub(super) fn cheapest_payment(&mut self, guild: Guild, window: Window) -> Option<(f32, Goods)> {
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
                    let curve = self.curve(other.guild());
                    let cost = curve.worth(count) - curve.worth(count - 1);
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

    /// What a lead of a rival in a guild's goods is worth to take away.
    pub(super) fn spite(&self) -> f32 {
        self.weights.spite[0]
    }

    /// What an agent must gain to be sent.
    pub(super) fn errand(&self) -> f32 {
        self.weights.errand[self.round]
    }
}
