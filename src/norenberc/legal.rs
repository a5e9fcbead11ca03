//! Everything a seat may do, in full and in a fixed order. [`super::check`] says the same thing one action at a time,
//! and a property test makes sure that the two agree.

use super::action::{Action, Spot};
use super::components::{Bench, GUILDS, Good, Guild, GuildSet, Window};
use super::goods::Goods;
use super::setup::{Planning, Setup};
use super::state::{Stage, State, Step, Turn};
use super::tile_box::TilePiece;
use crate::game::Seat;

/// All plans with fewer cards first: with the agents one has, a prefix of this list is what one may play.
const PLANS: usize = (1 << GUILDS) - 1;

/// By number of guilds: the plans, and how many of them have at most so many cards.
struct PlanList {
    actions: [Action; PLANS],
    up_to: [usize; GUILDS + 1],
}

const fn plans(guilds: u32) -> PlanList {
    let mut plans = PlanList { actions: [Action::Pass; PLANS], up_to: [0; GUILDS + 1] };
    let mut size = 1;
    let mut len = 0;
    while size <= GUILDS as u32 {
        let mut cards: u8 = 1;
        while (cards as u32) < 1 << guilds {
            if cards.count_ones() == size {
                plans.actions[len] = Action::Plan(GuildSet(cards));
                len += 1;
            }
            cards += 1;
        }
        plans.up_to[size as usize] = len;
        size += 1;
    }
    plans
}

static PLANS_BY_GUILDS: [PlanList; 4] = [plans(3), plans(4), plans(5), plans(6)];

/// The price of a guest (A6): so many of the guild's own goods and nothing else, or so many of them and so many of any
/// type, its own included (X18).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// Own goods that pay alone, as the second way to pay for windows 3 and 4.
    pub own_only: Option<u8>,
    /// Own goods that are paid together with others.
    pub own: u8,
    /// Goods of any type that are paid with them.
    pub any: u8,
}

impl Price {
    /// The price of a window.
    pub const fn of(window: Window) -> Self {
        match window.number() {
            1 => Self { own_only: None, own: 1, any: 0 },
            2 => Self { own_only: None, own: 1, any: 1 },
            3 => Self { own_only: Some(2), own: 1, any: 2 },
            _ => Self { own_only: Some(3), own: 2, any: 2 },
        }
    }

    pub(crate) const fn is_within(self, supply: Goods, own: Good) -> bool {
        let has = supply.count(own);
        match self.own_only {
            Some(alone) if has >= alone => true,
            _ => has >= self.own && supply.total() >= self.own + self.any,
        }
    }

    /// Returns true if exactly these goods pay it.
    pub(crate) const fn is_met_by(self, goods: Goods, own: Good) -> bool {
        let (paid, own_paid) = (goods.total(), goods.count(own));
        let alone = matches!(self.own_only, Some(alone) if paid == alone && own_paid == alone);
        alone || (paid == self.own + self.any && own_paid >= self.own)
    }
}

pub(super) fn list(setup: &Setup, state: &State, seat: Seat, out: &mut Vec<Action>) {
    match state.step {
        Step::Planning => list_plans(setup, state, seat, out),
        Step::Turn(turn) => match turn.stage {
            Stage::Act => list_actions(setup, state, turn, out),
            Stage::Pay(window) => {
                list_payments(state.goods(turn.seat), turn.guild.good(), Price::of(window), out);
            }
            Stage::Rob => list_robberies(setup, state, turn.seat, out),
            Stage::Swap => {
                each_swap(setup, state, |one, other| {
                    out.push(Action::Swap(one, other));
                    true
                });
                out.push(Action::Decline);
            }
            Stage::Peddle => {
                out.extend(state.goods(turn.seat).iter().map(|(good, _)| Action::Peddle(good)));
            }
            Stage::PlaceMayor => out.extend(setup.guilds().map(Action::PlaceMayor)),
            Stage::GoFirst => out.extend([Action::GoFirst, Action::Stay]),
        },
        Step::Order
        | Step::Settle(..)
        | Step::Lodge(..)
        | Step::Refill(..)
        | Step::Reveal(_)
        | Step::Over => {}
    }
}

fn list_plans(setup: &Setup, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let guilds = setup.guild_count();
    let most = state.available_agents(seat).min(guilds);
    match setup.planning() {
        Planning::Cards => {
            let plans = &PLANS_BY_GUILDS[usize::from(guilds) - 3];
            out.extend_from_slice(&plans.actions[..plans.up_to[usize::from(most)]]);
        }
        Planning::Counts => out.extend((1..=most).map(Action::Seal)),
    }
    out.push(Action::Pass);
}

fn list_actions(setup: &Setup, state: &State, turn: Turn, out: &mut Vec<Action>) {
    let guild = turn.guild;
    let supply = state.goods(turn.seat);
    let own = guild.good();
    out.extend((1..=supply.count(own)).map(|count| Action::Sell { guild, count }));
    list_purchases(setup, state, turn, out);
    for window in Window::ALL {
        let empty = state.houses[guild.index()].lodgings[window.index()].is_none();
        if !empty && Price::of(window).is_within(supply, own) {
            out.push(Action::Recruit { guild, window });
        }
    }
    out.push(Action::Nothing { guild });
}

fn list_purchases(setup: &Setup, state: &State, turn: Turn, out: &mut Vec<Action>) {
    let guild = turn.guild;
    let price = u16::from(state.price(setup, guild));
    let affordable = |count: &u8| u16::from(*count) * price <= state.talers(turn.seat);
    let Some(most) = (1..=state.buy_limit(setup)).rev().find(affordable) else { return };
    let bundle = state.storehouse(guild);
    let types = Types::of(bundle);
    for (first, one) in types.from(0) {
        out.push(Action::Buy { guild, goods: one });
        for (second, other) in types.from(first).take_while(|_| most > 1) {
            let pair = one + other;
            if !bundle.contains(pair) {
                continue;
            }
            out.push(Action::Buy { guild, goods: pair });
            for (_, third) in types.from(second).take_while(|_| most > 2) {
                if bundle.contains(pair + third) {
                    out.push(Action::Buy { guild, goods: pair + third });
                }
            }
        }
    }
}

/// The types of goods in a bundle, one good of each.
struct Types {
    one: [Goods; Good::ALL.len()],
    len: usize,
}

impl Types {
    fn of(bundle: Goods) -> Self {
        let mut types = Self { one: [Goods::NONE; Good::ALL.len()], len: 0 };
        for good in Good::ALL {
            types.one[types.len] = Goods::one(good);
            types.len += usize::from(bundle.count(good) > 0);
        }
        types
    }

    fn from(&self, first: usize) -> impl Iterator<Item = (usize, Goods)> {
        self.one[..self.len].iter().copied().enumerate().skip(first)
    }
}

/// Every way to take exactly `count` goods, at most 2, out of a bundle.
fn each_bundle(bundle: Goods, count: u8, mut give: impl FnMut(Goods)) {
    let types = Types::of(bundle);
    if count == 0 {
        return give(Goods::NONE);
    }
    for (first, one) in types.from(0) {
        if count == 1 {
            give(one);
            continue;
        }
        for (_, other) in types.from(first) {
            if bundle.contains(one + other) {
                give(one + other);
            }
        }
    }
}

fn list_payments(supply: Goods, own: Good, price: Price, out: &mut Vec<Action>) {
    let has = supply.count(own);
    if let Some(alone) = price.own_only.filter(|&alone| has >= alone) {
        out.push(Action::Pay(Goods::of(own, alone)));
    }
    if has >= price.own {
        let fixed = Goods::of(own, price.own);
        each_bundle(supply - fixed, price.any, |others| out.push(Action::Pay(fixed + others)));
    }
}

/// The number of goods that a burglar takes from a supply (X4).
pub(super) const fn loot(supply: Goods) -> u8 {
    let total = supply.total();
    if total < 2 { total } else { 2 }
}

/// Returns true if a burglar finds anybody to rob (X17).
pub(super) fn can_rob(setup: &Setup, state: &State, thief: Seat) -> bool {
    Seat::first(setup.players()).any(|seat| seat != thief && !state.goods(seat).is_empty())
}

fn list_robberies(setup: &Setup, state: &State, thief: Seat, out: &mut Vec<Action>) {
    for victim in Seat::first(setup.players()).filter(|&seat| seat != thief) {
        let supply = state.goods(victim);
        if !supply.is_empty() {
            each_bundle(supply, loot(supply), |goods| out.push(Action::Rob { victim, goods }));
        }
    }
    out.push(Action::Decline);
}

/// Returns true if a guardsman finds two craftsmen to swap (X17).
pub(super) fn can_swap(setup: &Setup, state: &State) -> bool {
    let mut found = false;
    each_swap(setup, state, |_, _| {
        found = true;
        false
    });
    found
}

/// Gives every pair of spots whose craftsmen may be swapped (W4, X5), until `go_on` returns false.
fn each_swap(setup: &Setup, state: &State, mut go_on: impl FnMut(Spot, Spot) -> bool) {
    // A guild has eleven craftsmen, so no more than eleven spots hold them.
    let mut spots = [[Spot::Workshop(Guild::Brewers, Bench::ALL[0]); 11]; GUILDS];
    let mut counts = [0; GUILDS];
    let mut add = |piece: TilePiece, spot| {
        if let Some(guild) = piece.guild() {
            let count = &mut counts[guild.index()];
            spots[guild.index()][*count] = spot;
            *count += 1;
        }
    };
    let master = Bench::of_guildmaster(state.round);
    for guild in setup.guilds() {
        let house = &state.houses[guild.index()];
        for bench in Bench::ALL.into_iter().filter(|&bench| bench != master) {
            add(house.workshop[bench.index()], Spot::Workshop(guild, bench));
        }
    }
    for guild in setup.guilds() {
        let house = &state.houses[guild.index()];
        for window in Window::ALL {
            add(house.lodgings[window.index()], Spot::Lodgings(guild, window));
        }
    }
    for guild in setup.guilds() {
        let spots = &spots[guild.index()][..counts[guild.index()]];
        for (index, &one) in spots.iter().enumerate() {
            for &other in &spots[index + 1..] {
                if !go_on(one, other) {
                    return;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundles(bundle: Goods, count: u8) -> Vec<Goods> {
        let mut out = Vec::new();
        each_bundle(bundle, count, |goods| out.push(goods));
        out
    }

    #[test]
    fn bundles_are_complete_and_different() {
        let full = Good::ALL.into_iter().fold(Goods::NONE, |bundle, good| bundle + Goods::of(good, 3));
        for (count, ways) in [(0, 1), (1, 6), (2, 21)] {
            let mut found = bundles(full, count);
            found.sort_unstable();
            found.dedup();
            assert_eq!(found.len(), ways);
            assert!(found.iter().all(|goods| goods.total() == count && full.contains(*goods)));
        }
        assert_eq!(bundles(Goods::one(Good::Hat), 2), []);
    }

    #[test]
    fn p2_plans_with_n_cards_come_before_those_with_more() {
        let up_to: Vec<_> = PLANS_BY_GUILDS.iter().map(|plans| plans.up_to[4]).collect();
        assert_eq!(up_to, [7, 15, 30, 56]);
        assert_eq!(PLANS_BY_GUILDS[3].up_to[6], 63);
    }
}
