//! The worth of actions to the player who takes them: their immediate gain on the scale of [`Appraisal`].

use super::appraisal::{Appraisal, Spare};
use super::outlook::{Worth, likely};
use crate::game::Seat;
use crate::norenberc::components::{GOODS_PER_GUILD, GUILDS};
use crate::norenberc::favorites::PEDDLER_COUNTS;
use crate::norenberc::{Action, Bench, Goods, Guild, GuildSet, Spot, Step, Tile, Window};

/// An agent that does nothing wastes its errand. What looks worse than nothing by less than this is as good, as far as can
/// be measured: the judgement of single actions is not that exact. Playouts, and with them training, take it at its word.
const IDLE: f32 = 0.6;

/// The best gain at each guild.
pub(super) type Gains = [f32; GUILDS];

impl Appraisal<'_> {
    /// The gain of an action. For a plan see [`Appraisal::rate_plan`].
    pub(super) fn rate(&self, action: Action) -> f32 {
        match action {
            Action::Sell { guild, count } => self.rate_sale(guild, count),
            Action::Buy { guild, goods } => {
                let price = f32::from(self.price(guild)) * f32::from(goods.total());
                self.worth_of_more_talers(-price) + self.worth_of_goods(goods)
            }
            Action::Recruit { guild, window } => self.rate_recruit(guild, window),
            Action::Pay(goods) => -self.cost_of_goods(goods),
            Action::Rob { victim, goods } => self.rate_robbery(victim, goods),
            Action::Swap(one, other) => self.rate_swap(one, other),
            Action::Peddle(good) => {
                let have = self.state.goods(self.seat).count(good);
                let guild = good.guild();
                let with = self.curves.worth_with(guild, have - 1, f32::from(PEDDLER_COUNTS), 0.0);
                with - self.curves.worth(guild, have)
            }
            Action::PlaceMayor(guild) => {
                let count = |seat| f32::from(self.state.craftsman_count(seat, guild));
                let seats = Seat::first(self.setup.players());
                let all: f32 = seats.map(count).sum();
                count(self.seat) * 2.0 - all * 2.0 / f32::from(self.setup.players())
            }
            Action::GoFirst => self.weights.first[0],
            Action::Nothing { .. } => -IDLE,
            Action::Decline
            | Action::Stay
            | Action::Plan(_)
            | Action::Seal(_)
            | Action::Pass
            | Action::Order(_)
            | Action::Settle { .. }
            | Action::Lodge { .. }
            | Action::Reveal { .. } => 0.0,
        }
    }

    fn rate_sale(&self, guild: Guild, count: u8) -> f32 {
        let price = f32::from(self.price(guild)) * f32::from(count);
        let have = self.state.goods(self.seat).count(guild.good());
        let left = self.curves.worth(guild, have - count);
        self.worth_of_more_talers(price) + left - self.curves.worth(guild, have)
    }

    fn rate_recruit(&self, guild: Guild, window: Window) -> f32 {
        let Some((cost, _)) = self.cheapest_payment(guild, window) else { return f32::NEG_INFINITY };
        self.outlook.guests[guild.index()][window.index()] - cost + self.worth_beside_guest(guild)
    }

    /// The talers for the roof and the place in the turn order, which come with every guest (A7).
    fn worth_beside_guest(&self, guild: Guild) -> f32 {
        let first = if self.state.place(self.seat) == 0 { 0.0 } else { self.weights.first[0] };
        f32::from(self.state.roof_total(guild)) * self.taler() + first
    }

    fn rate_robbery(&self, victim: Seat, goods: Goods) -> f32 {
        let (own, theirs) = (self.state.goods(self.seat), self.state.goods(victim));
        let mut worth = 0.0;
        for (good, count) in goods.iter() {
            let guild = good.guild();
            let have = own.count(good);
            let rivals = Seat::first(self.setup.players()).filter(|&it| it != self.seat && it != victim);
            let others = rivals.map(|it| self.state.goods(it).count(good)).max().unwrap_or(0);
            let loses = theirs.count(good).saturating_sub(others).min(count);
            let price = f32::from(self.price(guild)) * f32::from(count);
            let curves = &self.curves;
            worth +=
                curves.worth_with(guild, have + count, 0.0, f32::from(loses)) - curves.worth(guild, have);
            let chance = curves.chance(guild, have + count) - curves.chance(guild, have);
            worth += self.spite() * (curves.prize(guild) * chance - self.taler() * price);
        }
        worth
    }

    /// Better craftsmen to where this player is more likely to get them.
    fn rate_swap(&self, one: Spot, other: Spot) -> f32 {
        let worth = Worth::new(self.setup, self.state, self.seat, self.weights);
        let [first, second] =
            [one, other].map(|spot| self.tile_at(spot).map_or(0.0, |tile| worth.of_tile(tile)));
        (first - second) * (self.reach(other) - self.reach(one))
    }

    fn tile_at(&self, spot: Spot) -> Option<Tile> {
        match spot {
            Spot::Workshop(guild, bench) => self.state.settled(self.setup, guild, bench),
            Spot::Lodgings(guild, window) => self.state.lodger(self.setup, guild, window),
        }
    }

    /// How much more likely than others this player is to get what lies there.
    fn reach(&self, spot: Spot) -> f32 {
        let even = 1.0 / f32::from(self.setup.players());
        match spot {
            Spot::Workshop(guild, bench) => {
                let rounds = (u8::from(bench == Bench::UNDER_STACK) + bench.number())
                    .saturating_sub(self.state.round());
                let have = self.state.goods(self.seat).count(guild.good());
                let chance = likely((self.curves.chance(guild, have) - 0.5) * 2.0);
                (chance - even) / (1.0 + f32::from(rounds))
            }
            Spot::Lodgings(guild, window) => {
                let busy = self.state.available_agents(self.seat) > 0;
                if busy && self.cheapest_payment(guild, window).is_some() { 0.2 } else { -even * 0.5 }
            }
        }
    }

    /// Gives the actions at a guild that can be best, with their gains. Of all ways to buy so many goods only the best.
    pub(super) fn each_candidate(
        &self,
        guild: Guild,
        most: u8,
        spare: &Spare,
        mut give: impl FnMut(Action, f32),
    ) {
        give(Action::Nothing { guild }, 0.0);
        self.each_purchase(guild, most, &mut give);
        let have = self.state.goods(self.seat).count(guild.good());
        if have == 0 {
            return;
        }
        let price = f32::from(self.price(guild));
        let worth = self.curves.worth(guild, have);
        let mut losses = [0.0; GOODS_PER_GUILD as usize + 1];
        for count in 1..=have {
            let loss = worth - self.curves.worth(guild, have - count);
            losses[usize::from(count)] = loss;
            let talers = self.worth_of_more_talers(price * f32::from(count));
            give(Action::Sell { guild, count }, talers - loss);
        }
        let losses = &losses[..=usize::from(have)];
        let beside = self.worth_beside_guest(guild);
        for window in Window::ALL {
            if !self.state.has_lodger(guild, window) {
                continue;
            }
            let guest = self.outlook.guests[guild.index()][window.index()];
            if let Some(cost) = self.payment(guild, window, losses, spare) {
                give(Action::Recruit { guild, window }, guest - cost + beside);
            }
        }
    }

    fn each_purchase(&self, guild: Guild, most: u8, give: &mut impl FnMut(Action, f32)) {
        let price = u16::from(self.price(guild));
        let own = self.state.goods(self.seat);
        let mut bundle = self.state.storehouse(guild);
        let (mut goods, mut worth) = (Goods::NONE, 0.0);
        for count in 1..=most {
            let cost = u16::from(count) * price;
            if cost > self.state.talers(self.seat) {
                return;
            }
            let held = own + goods;
            let mut best: Option<(f32, Goods)> = None;
            for (good, _) in bundle.iter() {
                let have = held.count(good);
                let guild = good.guild();
                let more = self.curves.worth(guild, have + 1) - self.curves.worth(guild, have);
                if best.is_none_or(|(most, _)| more > most) {
                    best = Some((more, Goods::one(good)));
                }
            }
            let Some((more, one)) = best else { return };
            bundle -= one;
            goods += one;
            worth += more;
            give(Action::Buy { guild, goods }, worth + self.worth_of_more_talers(-f32::from(cost)));
        }
    }

    /// The gain of the best action at each guild, as if this player came there first.
    pub(super) fn gains(&self) -> Gains {
        self.best_at_each().0
    }

    pub(super) fn best_at_each(&self) -> (Gains, [Option<Action>; GUILDS]) {
        let (mut gains, mut actions) = ([0.0; GUILDS], [None; GUILDS]);
        // A5: many come to a guild in the first turn of the game.
        let first_turn = self.state.round() == 1 && self.state.turn() == 1 && self.setup.players() > 3;
        let most = if first_turn { 2 } else { 3 };
        let spare = self.spare();
        for guild in self.setup.guilds() {
            let (mut best, mut what) = (0.0_f32, None);
            self.each_candidate(guild, most, &spare, |action, worth| {
                if worth > best {
                    (best, what) = (worth, Some(action));
                }
            });
            (gains[guild.index()], actions[guild.index()]) = (best, what);
        }
        (gains, actions)
    }

    /// The useful cards of a plan: the guilds with most to gain first, as long as talers and goods last.
    pub(super) fn useful_cards(&self, cards: GuildSet) -> GuildSet {
        let (gains, actions) = self.best_at_each();
        let (mut talers, mut goods) = (self.state.talers(self.seat), self.state.goods(self.seat));
        let (mut useful, mut left) = (GuildSet::default(), cards);
        while let Some(guild) = left.iter().max_by(|a, b| gains[a.index()].total_cmp(&gains[b.index()])) {
            left = left.without(guild);
            let Some(action) = actions[guild.index()] else { continue };
            let own = Goods::one(guild.good());
            let paid = if let Action::Buy { goods: bought, .. } = action {
                let price = u16::from(self.price(guild));
                let count = (talers / price).min(bought.total().into());
                talers -= count * price;
                (count > 0).then_some(Goods::NONE)
            } else if let Action::Recruit { window, .. } = action {
                self.cheapest_payment(guild, window)
                    .map(|(_, paid)| paid)
                    .filter(|&paid| goods.contains(paid))
            } else {
                Some(own).filter(|&own| goods.contains(own))
            };
            if let Some(paid) = paid {
                goods -= paid;
                useful = useful.with(guild);
            }
        }
        useful
    }

    pub(super) fn rate_plan(&self, plan: Action, gains: &Gains) -> f32 {
        let errand = self.errand();
        let cards = if let Action::Plan(cards) = plan {
            cards
        } else if let Action::Seal(cards) = plan {
            best_cards(gains, cards, f32::NEG_INFINITY)
        } else {
            GuildSet::default()
        };
        cards.iter().map(|guild| gains[guild.index()] - errand).sum()
    }

    pub(super) fn rate_all(&self, actions: &[Action], out: &mut Vec<f32>) {
        if self.state.step() == Step::Planning {
            let gains = self.gains();
            out.extend(actions.iter().map(|&plan| self.rate_plan(plan, &gains)));
        } else {
            out.extend(actions.iter().map(|&action| self.rate(action)));
        }
    }
}

/// The guilds with the most to gain, at most so many, each with more than `least`.
pub(super) fn best_cards(gains: &Gains, most: u8, least: f32) -> GuildSet {
    let mut cards = GuildSet::default();
    for _ in 0..most {
        let left = Guild::ALL.into_iter().filter(|&guild| !cards.contains(guild));
        let best = left.max_by(|a, b| gains[a.index()].total_cmp(&gains[b.index()]));
        match best.filter(|guild| gains[guild.index()] > least) {
            Some(guild) => cards = cards.with(guild),
            None => break,
        }
    }
    cards
}
