//! What things are worth to one player, in VP: talers, goods, craftsmen, townsmen, agents. It looks at what lies on the
//! table, at the guildmasters of the coming rounds, and at what the others have; it knows nothing of moves.
//!
//! Goods are valued type by type, so that buying, selling and paying are differences on one curve.

use super::weights::Weights;
use crate::game::Seat;
use crate::norenberc::components::{GUILDS, MOST_AGENTS, ROUNDS};
use crate::norenberc::favorites::PEDDLER_COUNTS;
use crate::norenberc::{Bench, Craftsman, Goods, Guild, Price, Setup, State, Tile, Townsman, Window};

/// VP for so many crests (G8), with one more step so that fractions can be read between two.
const CREST_VP: [f32; 10] = [0.0, 0.0, 0.0, 2.0, 5.0, 9.0, 14.0, 20.0, 20.0, 20.0];
/// VP for being richest (G7) and for all types (G6).
const FIVE: f32 = 5.0;

/// From 0 to 1, a half at 0, three quarters at 1. Cheaper than the usual one and with longer tails.
pub(super) fn likely(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// From 0 to 1 in a straight line between −1 and 1: cheaper still, for what is asked most often.
fn ramp(x: f32) -> f32 {
    0.5 + 0.5 * x.clamp(-1.0, 1.0)
}

/// VP for a number of crests that may be a fraction.
#[expect(clippy::cast_sign_loss, reason = "the number is clamped to 0 and more")]
fn crest_vp(crests: f32) -> f32 {
    let whole = crests.clamp(0.0, 8.0);
    let index = whole as usize;
    CREST_VP[index] + (whole - index as f32) * (CREST_VP[index + 1] - CREST_VP[index])
}

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
    /// 0 to 3.
    round: usize,
    talers: f32,
    /// The most talers of a rival.
    rival_talers: f32,
    /// One more taler.
    taler: f32,
    money: f32,
    crests: f32,
    sureness: f32,
    missing_types: f32,
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
    pub(super) fn new(setup: &'a Setup, state: &'a State, seat: Seat, weights: &'a Weights) -> Self {
        let round = usize::from(state.round().clamp(1, ROUNDS)) - 1;
        let talers = f32::from(state.talers(seat));
        let (mut rival_talers, mut rival_agents) = (0, 0);
        for rival in Seat::first(setup.players()).filter(|&rival| rival != seat) {
            rival_talers = rival_talers.max(state.talers(rival));
            if !state.is_finished(rival) {
                rival_agents += state.available_agents(rival);
            }
        }
        let mut crests =
            u32::from(state.prestige_crests(seat)) + u32::from(state.townsmen(seat, Townsman::Engraver));
        let mut missing_types = 0;
        for guild in setup.guilds() {
            crests += u32::from(state.crests(seat, guild) > 0);
            missing_types += u32::from(state.craftsman_value(seat, guild) == 0);
        }
        let rivals_agents = f32::from(rival_agents) / f32::from(setup.players() - 1);
        let mut appraisal = Self {
            setup,
            state,
            seat,
            weights,
            round,
            talers,
            rival_talers: f32::from(rival_talers),
            taler: 0.0,
            money: 0.0,
            crests: crests as f32,
            sureness: 1.0 / (weights.contest[0] + weights.contest[1] * rivals_agents).max(0.05),
            missing_types: missing_types as f32,
            curves: [Curve::default(); GUILDS],
            known: 0,
            spare: None,
        };
        appraisal.money = appraisal.worth_of_talers(talers);
        appraisal.taler = appraisal.worth_of_talers(talers + 1.0) - appraisal.money;
        appraisal
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + use<> {
        let seat = self.seat;
        Seat::first(self.setup.players()).filter(move |&rival| rival != seat)
    }

    /// Rounds after this one.
    fn rounds_left(&self) -> f32 {
        3.0 - self.round as f32
    }

    /// What so many talers are worth.
    fn worth_of_talers(&self, talers: f32) -> f32 {
        let weights = self.weights;
        let enough = weights.talers_enough[0];
        let lead = (talers - self.rival_talers) / weights.richest_lead[self.round];
        let collectors = f32::from(self.state.townsmen(self.seat, Townsman::TaxCollector));
        weights.taler[self.round] * talers * enough / (talers + enough)
            + weights.richest[self.round] * FIVE * likely(lead)
            + collectors * weights.tax[self.round] * talers * 0.1
    }

    /// What it is worth to have so many talers more, or fewer.
    pub(super) fn worth_of_more_talers(&self, more: f32) -> f32 {
        self.worth_of_talers(self.talers + more) - self.money
    }

    /// What one more taler is worth.
    pub(super) fn taler(&self) -> f32 {
        self.taler
    }

    /// What so many crests more are worth at the end, seen from now.
    fn worth_of_crests(&self, more: u8) -> f32 {
        let ahead = self.crests + self.weights.crests_ahead[self.round];
        crest_vp(ahead + f32::from(more)) - crest_vp(ahead)
    }

    pub(super) fn worth_of_agent(&self) -> f32 {
        if self.state.agents(self.seat) < MOST_AGENTS { self.weights.agent[self.round] } else { 0.0 }
    }

    /// What a craftsman is worth: places in the majority, all types, foremen, mayors, agent+.
    pub(super) fn worth_of_craftsman(&self, craftsman: Craftsman) -> f32 {
        let Craftsman { guild, value, agent } = craftsman;
        let (weights, round) = (self.weights, self.round);
        let own = f32::from(self.state.craftsman_value(self.seat, guild));
        let with = own + f32::from(value);
        let scale = 1.0 / weights.majority_lead[round].max(0.5);
        let mut overtaken = 0.0;
        for rival in self.rivals() {
            let rival = f32::from(self.state.craftsman_value(rival, guild));
            overtaken += ramp((with - rival) * scale) - ramp((own - rival) * scale);
        }
        // From first to nothing it is 5 VP among three or more, and as much between two.
        let place = FIVE / f32::from(self.setup.players() - 1);
        let mut worth = weights.craftsman[0] + weights.majority[round] * place * overtaken;
        if own == 0.0 {
            worth += weights.all_types[round] * FIVE / (self.missing_types * self.missing_types).max(1.0);
        }
        if own < 30.0 && with >= 30.0 {
            worth += 2.0;
        }
        let foreman = match value {
            2 => Some(Townsman::Foreman2),
            3 => Some(Townsman::Foreman3),
            4 => Some(Townsman::Foreman4),
            _ => None,
        };
        if let Some(foreman) = foreman {
            worth += f32::from(self.state.townsmen(self.seat, foreman));
        }
        worth += f32::from(self.state.mayors(guild)) * self.taler * (self.rounds_left() + 1.0);
        if agent { worth + self.worth_of_agent() } else { worth }
    }

    /// What a guest is worth to this player.
    pub(super) fn worth_of_tile(&self, tile: Tile) -> f32 {
        match tile {
            Tile::Craftsman(craftsman) => self.worth_of_craftsman(craftsman),
            Tile::Townsman(townsman) => self.worth_of_townsman(townsman),
        }
    }

    fn worth_of_townsman(&self, townsman: Townsman) -> f32 {
        let (weights, round) = (self.weights, self.round);
        match townsman {
            Townsman::Councilman => self.worth_of_agent(),
            Townsman::Burglar => weights.burglar[round],
            Townsman::Guardsman => weights.guardsman[round],
            Townsman::Peddler => weights.peddler[round],
            Townsman::Mayor => weights.mayor[round],
            Townsman::Musician3 | Townsman::Musician5 => {
                let talers = f32::from(townsman.printed()) * (self.rounds_left() + 1.0);
                weights.musician[0] * self.worth_of_more_talers(talers)
            }
            Townsman::Nobleman2 | Townsman::Nobleman3 => f32::from(townsman.printed()),
            Townsman::TaxCollector => weights.tax[round] * self.talers * 0.1,
            Townsman::Engraver => self.worth_of_crests(1),
            Townsman::Foreman2 | Townsman::Foreman3 | Townsman::Foreman4 => {
                let own =
                    self.setup.guilds().flat_map(|guild| self.state.craftsmen(self.setup, self.seat, guild));
                let counted = own.filter(|craftsman| craftsman.value == townsman.printed()).count();
                counted as f32 + weights.foreman[round]
            }
            Townsman::Apprentice => weights.apprentice[round],
        }
    }

    /// The craftsman at a place of a workshop.
    fn settled(&self, guild: Guild, bench: Bench) -> Option<Craftsman> {
        match self.state.settled(self.setup, guild, bench) {
            Some(Tile::Craftsman(craftsman)) => Some(craftsman),
            Some(Tile::Townsman(_)) | None => None,
        }
    }

    /// What being favourite of a guild this round is worth, without the good that it costs.
    fn worth_of_prize(&self, guild: Guild) -> f32 {
        let round = self.state.round();
        let crest = u8::from(self.state.crests(self.seat, guild) == 0);
        let prestige = u8::from(self.state.prestige_guild() == Some(guild));
        let mut worth = self.worth_of_crests(crest + prestige);
        if let Some(master) = self.settled(guild, Bench::of_guildmaster(round)) {
            worth += self.worth_of_craftsman(master);
        }
        if round == ROUNDS
            && let Some(under) = self.settled(guild, Bench::UNDER_STACK)
        {
            worth += self.worth_of_craftsman(under);
        }
        worth
    }

    /// The best price that a good of the guild will have, as far as it counts.
    fn worth_of_sale(&self, guild: Guild) -> f32 {
        let state = self.state;
        let busy = state.available_agents(self.seat) > 0 && !state.is_finished(self.seat);
        let mut best = 0.0_f32;
        if busy {
            best = f32::from(state.price(self.setup, guild)) * self.weights.price[0];
        }
        for (later, factor) in (state.round() + 1..=ROUNDS).zip(&self.weights.price[1..]) {
            if let Some(master) = self.settled(guild, Bench::of_guildmaster(later)) {
                best = best.max(f32::from(master.value) * factor);
            }
        }
        best
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
            prize: weights.favorite[round] * self.worth_of_prize(guild),
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
