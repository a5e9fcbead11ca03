//! The ways to pay for a building or a level of the cathedral (B2, A3, X52): one for most, a choice where wood
//! and stone are free to mix, for Therese (P7) and for Lothaire (P13, X76).

use crate::architects::components::{Character, LevelCost, Resource};
use crate::architects::goods::bundle::{Goods, Stock};

/// The rules of a character that apply to a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payer {
    /// No special rule.
    Plain,
    /// Gold and marble are the same.
    Therese,
    /// One wood or stone less.
    Lothaire,
}

impl Payer {
    /// The rules for a character.
    pub const fn of(character: Option<Character>) -> Self {
        if matches!(character, Some(Character::Therese)) {
            Self::Therese
        } else if matches!(character, Some(Character::Lothaire)) {
            Self::Lothaire
        } else {
            Self::Plain
        }
    }
}

/// A payment that leaves something open: the fixed part, and how much of two resources in any mix.
#[derive(Clone, Copy)]
struct Mix {
    fixed: Goods,
    open: u8,
    of: (Resource, Resource),
}

impl Mix {
    const fn fixed(fixed: Goods) -> Self {
        Self { fixed, open: 0, of: (Resource::Wood, Resource::Stone) }
    }

    fn each(self, stock: &Stock, mut give: impl FnMut(Goods)) {
        let (one, other) = self.of;
        for count in (0..=self.open).rev() {
            let part = Goods::of(one, count).with(other, self.open - count);
            // The open part and the fixed one never share a resource.
            let bundle = self.fixed + part;
            if stock.holds(bundle) {
                give(bundle);
            }
        }
    }

    fn is_met_by(self, bundle: Goods) -> bool {
        let (one, other) = self.of;
        let rest = bundle.with(one, self.fixed.count(one)).with(other, self.fixed.count(other));
        let open = |it| u16::from(bundle.count(it)).wrapping_sub(u16::from(self.fixed.count(it)));
        rest == self.fixed && open(one).wrapping_add(open(other)) == u16::from(self.open) && {
            open(one) <= u16::from(self.open) && open(other) <= u16::from(self.open)
        }
    }

    fn lack(self, stock: &Stock) -> Option<Shortage> {
        if let Some(resource) = stock.lacks(self.fixed) {
            let needs = u16::from(self.fixed.count(resource));
            return Some(Shortage { resource, or: None, needs, has: stock.count(resource) });
        }
        let (one, other) = self.of;
        let has = stock.count(one).saturating_add(stock.count(other));
        let needs = u16::from(self.open);
        (self.open > 0 && has < needs).then_some(Shortage { resource: one, or: Some(other), needs, has })
    }
}

/// A shortage in a payment: so much of one resource, or of two together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shortage {
    /// The resource.
    pub resource: Resource,
    /// The other resource that would do as well.
    pub or: Option<Resource>,
    /// The number needed.
    pub needs: u16,
    /// The number available.
    pub has: u16,
}

/// The ways to pay for a building; two where Lothaire may choose what is 1 less.
fn building(cost: Goods, payer: Payer) -> (Mix, Option<Mix>) {
    let less = |resource| cost.with(resource, cost.count(resource) - 1);
    match payer {
        Payer::Plain => (Mix::fixed(cost), None),
        Payer::Therese => {
            let open = cost.count(Resource::Gold) + cost.count(Resource::Marble);
            let fixed = cost.with(Resource::Gold, 0).with(Resource::Marble, 0);
            (Mix { fixed, open, of: (Resource::Gold, Resource::Marble) }, None)
        }
        Payer::Lothaire => match (cost.count(Resource::Wood), cost.count(Resource::Stone)) {
            (0, 0) => (Mix::fixed(cost), None),
            (0, _) => (Mix::fixed(less(Resource::Stone)), None),
            (_, 0) => (Mix::fixed(less(Resource::Wood)), None),
            _ => (Mix::fixed(less(Resource::Wood)), Some(Mix::fixed(less(Resource::Stone)))),
        },
    }
}

fn level(cost: LevelCost, payer: Payer) -> Mix {
    match cost {
        // A level that costs neither wood nor stone has nothing that Lothaire could leave out.
        LevelCost::Exactly(cost) => building(cost, payer).0,
        LevelCost::WoodOrStone(count) => {
            let open = count - u8::from(payer == Payer::Lothaire);
            Mix { fixed: Goods::NONE, open, of: (Resource::Wood, Resource::Stone) }
        }
    }
}

pub(crate) fn each_payment(cost: Goods, payer: Payer, stock: &Stock, mut give: impl FnMut(Goods)) {
    let (one, other) = building(cost, payer);
    one.each(stock, &mut give);
    if let Some(other) = other {
        other.each(stock, give);
    }
}

/// The shortage in paying for a building, unless it can be paid.
pub fn lack(cost: Goods, payer: Payer, stock: &Stock) -> Option<Shortage> {
    let (one, other) = building(cost, payer);
    let lack = one.lack(stock)?;
    match other {
        Some(other) => other.lack(stock),
        None => Some(lack),
    }
}

pub(crate) fn is_paid_by(cost: Goods, payer: Payer, bundle: Goods) -> bool {
    let (one, other) = building(cost, payer);
    one.is_met_by(bundle) || other.is_some_and(|other| other.is_met_by(bundle))
}

pub(crate) fn each_level_payment(cost: LevelCost, payer: Payer, stock: &Stock, give: impl FnMut(Goods)) {
    level(cost, payer).each(stock, give);
}

pub(crate) fn level_lack(cost: LevelCost, payer: Payer, stock: &Stock) -> Option<Shortage> {
    level(cost, payer).lack(stock)
}

pub(crate) fn is_level_paid_by(cost: LevelCost, payer: Payer, bundle: Goods) -> bool {
    level(cost, payer).is_met_by(bundle)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::architects::cards::buildings::Building;
    use crate::architects::components::cathedral;
    use crate::architects::goods::bundle::goods;

    fn stock(counts: [u8; 6]) -> Stock {
        let mut stock = Stock::NONE;
        stock.add(goods(counts));
        stock
    }

    fn ways(cost: Goods, payer: Payer, counts: [u8; 6]) -> Vec<Goods> {
        let mut ways = Vec::new();
        each_payment(cost, payer, &stock(counts), |bundle| ways.push(bundle));
        assert!(ways.iter().all(|&bundle| is_paid_by(cost, payer, bundle)));
        assert_eq!(ways.is_empty(), lack(cost, payer, &stock(counts)).is_some());
        ways
    }

    #[test]
    fn p7_x24_to_therese_gold_and_marble_are_the_same() {
        let den = Building::GamblersDen.card().cost;
        assert_eq!(ways(den, Payer::Therese, [0, 0, 1, 9, 9, 0]).len(), 5);
        assert_eq!(ways(den, Payer::Therese, [0, 0, 1, 1, 3, 0]), [goods([0, 0, 1, 1, 3, 0])]);
        assert_eq!(ways(den, Payer::Therese, [0, 0, 1, 4, 0, 0]), [goods([0, 0, 1, 4, 0, 0])]);
        assert_eq!(ways(den, Payer::Plain, [0, 0, 1, 4, 0, 0]), []);
        let short = Shortage { resource: Resource::Gold, or: Some(Resource::Marble), needs: 4, has: 3 };
        assert_eq!(lack(den, Payer::Therese, &stock([0, 0, 1, 2, 1, 0])), Some(short));
        assert!(!is_paid_by(den, Payer::Therese, goods([0, 0, 1, 0, 0, 4])));
    }

    #[test]
    fn p13_x76_lothaire_pays_1_less_and_chooses_only_where_a_cost_has_both() {
        let well = Building::Well.card().cost;
        let both = [goods([0, 1, 2, 0, 0, 0]), goods([0, 2, 1, 0, 0, 0])];
        assert_eq!(ways(well, Payer::Lothaire, [0, 2, 2, 0, 0, 0]), both);
        assert_eq!(ways(well, Payer::Lothaire, [0, 1, 2, 0, 0, 0]), both[..1]);
        assert_eq!(ways(well, Payer::Lothaire, [0, 1, 1, 0, 0, 0]), []);
        assert!(!is_paid_by(well, Payer::Lothaire, well), "he may not waive it");
        let pit = Building::ClayPit.card().cost;
        assert_eq!(ways(pit, Payer::Lothaire, [4, 0, 0, 0, 0, 0]), [goods([4, 0, 0, 0, 0, 0])]);
        let church = Building::Church.card().cost;
        assert_eq!(ways(church, Payer::Lothaire, [3, 0, 2, 0, 0, 0]), [goods([3, 0, 2, 0, 0, 0])]);
    }

    #[test]
    fn a3_x52_levels_2_and_4_take_any_mix_in_stock() {
        let level_ways = |level: u8, payer, counts| {
            let cost = cathedral(level).expect("a level").cost;
            let mut ways = Vec::new();
            each_level_payment(cost, payer, &stock(counts), |bundle| ways.push(bundle));
            assert!(ways.iter().all(|&bundle| is_level_paid_by(cost, payer, bundle)));
            assert_eq!(ways.is_empty(), level_lack(cost, payer, &stock(counts)).is_some());
            ways.len()
        };
        assert_eq!(level_ways(2, Payer::Plain, [0, 9, 9, 0, 0, 0]), 5);
        assert_eq!(level_ways(2, Payer::Plain, [0, 3, 2, 0, 0, 0]), 2);
        assert_eq!(level_ways(4, Payer::Plain, [0, 9, 9, 0, 0, 0]), 9);
        assert_eq!(level_ways(4, Payer::Lothaire, [0, 3, 4, 0, 0, 0]), 1);
        assert_eq!(level_ways(1, Payer::Therese, [0, 0, 0, 0, 1, 0]), 1);
        assert_eq!(level_ways(1, Payer::Plain, [0, 0, 0, 0, 1, 0]), 0);
        assert_eq!(level_ways(3, Payer::Lothaire, [0, 0, 0, 1, 0, 0]), 0);
        assert_eq!(level_ways(5, Payer::Therese, [0, 0, 0, 3, 3, 0]), 3);
        assert_eq!(level_ways(5, Payer::Plain, [0, 0, 0, 3, 3, 0]), 1);
    }
}
