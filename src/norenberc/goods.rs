//! A bundle of goods by type, packed into one number so that paying, buying and robbing are single additions.
//!
//! ```
//! use guildhall::norenberc::{Good, Goods};
//! let price = Goods::one(Good::Beer) + Goods::one(Good::Shoe);
//! let supply = Goods::of(Good::Beer, 3) + Goods::one(Good::Shoe);
//! assert!(supply.contains(price));
//! assert_eq!((supply - price).count(Good::Beer), 2);
//! ```

use std::collections::BTreeMap;
use std::ops::{Add, AddAssign, Sub, SubAssign};

use super::components::{GOODS_PER_GUILD, Good};

/// Bits of one type. Twelve of a type exist, so the top bit of every field stays free for [`Goods::contains`].
const BITS: u32 = 5;
const FIELD: u32 = (1 << BITS) - 1;
const TOPS: u32 = {
    let mut tops = 0;
    let mut good = 0;
    while good < Good::ALL.len() as u32 {
        tops |= 1 << (good * BITS + BITS - 1);
        good += 1;
    }
    tops
};

/// A bundle of goods: at most 15 of each type.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Goods(u32);

impl Goods {
    /// No goods.
    pub const NONE: Self = Self(0);

    /// `count` goods of one type.
    pub const fn of(good: Good, count: u8) -> Self {
        debug_assert!(count < 1 << (BITS - 1), "a heap holds at most 15 of a type");
        Self((count as u32) << (good as u32 * BITS))
    }

    /// One good.
    pub const fn one(good: Good) -> Self {
        Self::of(good, 1)
    }

    /// The number of goods of one type.
    pub const fn count(self, good: Good) -> u8 {
        (self.0 >> (good as u32 * BITS) & FIELD) as u8
    }

    /// The number of goods of all types.
    pub const fn total(self) -> u8 {
        // Every other field, with room for the sums.
        const PAIRS: u32 = FIELD | FIELD << (2 * BITS) | FIELD << (4 * BITS);
        let pairs = (self.0 & PAIRS) + (self.0 >> BITS & PAIRS);
        ((pairs + (pairs >> (2 * BITS)) + (pairs >> (4 * BITS))) & ((1 << (2 * BITS)) - 1)) as u8
    }

    /// Returns true if there are no goods.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns true if all of `part` is in here.
    pub const fn contains(self, part: Self) -> bool {
        // Each field borrows its own top bit if, and only if, the part has more of that type.
        ((self.0 | TOPS) - part.0) & TOPS == TOPS
    }

    /// The types of which there is at least one, with their numbers, in order.
    pub fn iter(self) -> impl Iterator<Item = (Good, u8)> {
        Good::ALL.into_iter().map(move |good| (good, self.count(good))).filter(|&(_, count)| count > 0)
    }

    /// The goods that are in both bundles.
    #[must_use]
    pub fn common(self, other: Self) -> Self {
        self.iter()
            .map(|(good, count)| Self::of(good, count.min(other.count(good))))
            .fold(Self::NONE, Self::add)
    }

    /// The first type of which `part` has more than there is here.
    pub fn lacks(self, part: Self) -> Option<Good> {
        Good::ALL.into_iter().find(|&good| self.count(good) < part.count(good))
    }
}

impl Add for Goods {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Goods {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Goods {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        debug_assert!(self.contains(other), "{self:?} does not hold {other:?}");
        Self(self.0 - other.0)
    }
}

impl SubAssign for Goods {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl std::fmt::Debug for Goods {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl serde::Serialize for Goods {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(good, count)| (good.id(), count)))
    }
}

impl<'de> serde::Deserialize<'de> for Goods {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bundles = BTreeMap::<Good, u8>::deserialize(deserializer)?;
        let mut goods = Self::NONE;
        for (good, count) in bundles {
            if count > GOODS_PER_GUILD {
                return Err(serde::de::Error::custom("at most 12 of a good"));
            }
            goods += Self::of(good, count);
        }
        Ok(goods)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contains_compares_each_type_for_itself() {
        for have in 0..=12 {
            for want in 0..=15 {
                for good in Good::ALL {
                    let rest = Goods::of(Good::ALL[(good.index() + 1) % 6], 12);
                    assert_eq!((rest + Goods::of(good, have)).contains(Goods::of(good, want)), have >= want);
                }
            }
        }
    }

    #[test]
    fn counting_adds_up() {
        let bundle = Goods::of(Good::Beer, 12) + Goods::of(Good::Hat, 5) + Goods::one(Good::Page);
        assert_eq!(bundle.total(), 18);
        assert_eq!(bundle.iter().collect::<Vec<_>>(), [(Good::Beer, 12), (Good::Page, 1), (Good::Hat, 5)]);
        assert_eq!(bundle.lacks(Goods::of(Good::Page, 2)), Some(Good::Page));
        assert_eq!(bundle.lacks(bundle), None);
    }
}
