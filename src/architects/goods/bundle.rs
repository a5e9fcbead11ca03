//! Bundles of resources (C2): costs, gains, payments, and the stock of a player.
//!
//! ```
//! use guildhall::architects::{Goods, Resource};
//! let well = Goods::NONE.with(Resource::Wood, 2).with(Resource::Stone, 2);
//! assert_eq!(well.total(), 4);
//! ```

use crate::architects::components::Resource;

pub(crate) const RESOURCES: usize = Resource::ALL.len();

/// A bundle of resources as printed on cards: never more than a few of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Goods([u8; RESOURCES]);

/// Clay, wood, stone, gold, marble, silver: the order of the tables of cards.
pub(crate) const fn goods(counts: [u8; RESOURCES]) -> Goods {
    Goods(counts)
}

impl Goods {
    /// No resources.
    pub const NONE: Self = Self([0; RESOURCES]);

    /// So many of one resource.
    #[must_use]
    pub const fn of(resource: Resource, count: u8) -> Self {
        Self::NONE.with(resource, count)
    }

    /// The bundle with this many of a resource.
    #[must_use]
    pub const fn with(mut self, resource: Resource, count: u8) -> Self {
        self.0[resource.index()] = count;
        self
    }

    /// The number of one resource.
    pub const fn count(self, resource: Resource) -> u8 {
        self.0[resource.index()]
    }

    /// The number of all resources; no bundle that people enter is too large to be added up.
    pub fn total(self) -> u16 {
        self.0.iter().map(|&count| u16::from(count)).sum()
    }

    /// Returns true if there are no resources.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// The resources of which there is at least one, with their numbers, in order.
    pub fn iter(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL.into_iter().map(move |it| (it, self.count(it))).filter(|(_, count)| *count > 0)
    }
}

impl std::ops::Add for Goods {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let mut sum = self;
        for (count, more) in sum.0.iter_mut().zip(other.0) {
            *count = count.saturating_add(more);
        }
        sum
    }
}

/// A bundle as one number, a byte for each resource, so that all are compared in one operation.
#[derive(Clone, Copy)]
pub(crate) struct PackedGoods(u64);

const HIGH: u64 = 0x8080_8080_8080;

impl Goods {
    pub(crate) const fn packed(self) -> PackedGoods {
        let mut bytes = [0; 8];
        let mut index = 0;
        while index < RESOURCES {
            bytes[index] = self.0[index];
            index += 1;
        }
        PackedGoods(u64::from_le_bytes(bytes))
    }
}

impl PackedGoods {
    /// Returns true if a cost, with fewer than 128 of anything, can be paid from this: then no byte of the difference
    /// borrows from its highest bit.
    #[inline]
    pub(crate) const fn holds(self, cost: Self) -> bool {
        ((self.0 | HIGH) - cost.0) & HIGH == HIGH
    }
}

/// The stock of a player: it may grow large in a long game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stock([u16; RESOURCES]);

impl Stock {
    /// An empty stock.
    pub const NONE: Self = Self([0; RESOURCES]);

    /// The number of one resource.
    pub const fn count(self, resource: Resource) -> u16 {
        self.0[resource.index()]
    }

    /// Returns true if a bundle can be paid from it.
    #[inline]
    pub fn holds(&self, bundle: Goods) -> bool {
        // Without leaving early: six comparisons at once are faster than six branches.
        self.0.iter().zip(bundle.0).fold(true, |holds, (has, needs)| holds & (*has >= u16::from(needs)))
    }

    /// The same as one number; more than 127 of a resource are as good as 127.
    #[inline]
    pub(crate) fn packed(&self) -> PackedGoods {
        Goods(self.0.map(|count| count.min(127) as u8)).packed()
    }

    /// The first resource of which there are too few.
    pub fn lacks(&self, bundle: Goods) -> Option<Resource> {
        Resource::ALL.into_iter().find(|&it| self.count(it) < u16::from(bundle.count(it)))
    }

    /// The stock with this many of a resource.
    #[must_use]
    pub const fn with(mut self, resource: Resource, count: u16) -> Self {
        self.0[resource.index()] = count;
        self
    }

    pub(crate) fn add(&mut self, bundle: Goods) {
        for (has, more) in self.0.iter_mut().zip(bundle.0) {
            *has = has.saturating_add(u16::from(more));
        }
    }

    pub(crate) fn add_silver(&mut self, coins: u16) {
        let has = &mut self.0[Resource::Silver.index()];
        *has = has.saturating_add(coins);
    }

    pub(crate) fn take(&mut self, bundle: Goods) {
        for (has, less) in self.0.iter_mut().zip(bundle.0) {
            *has -= u16::from(less);
        }
    }

    pub(crate) fn take_silver(&mut self, coins: u16) {
        self.0[Resource::Silver.index()] -= coins;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn t7_all_at_once_is_compared_as_one_by_one() {
        for has in [0, 1, 4, 5, 6, 127, 128, 999] {
            for resource in Resource::ALL {
                for needs in [0, 1, 5, 6, 8] {
                    let stock = Stock::NONE.with(resource, has).with(Resource::Wood, 3);
                    for cost in
                        [Goods::of(resource, needs), Goods::of(Resource::Wood, 3).with(resource, needs)]
                    {
                        assert_eq!(
                            stock.packed().holds(cost.packed()),
                            stock.holds(cost),
                            "{stock:?} {cost:?}"
                        );
                    }
                }
            }
        }
    }
}
