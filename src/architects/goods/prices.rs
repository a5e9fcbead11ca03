//! Prices in silver and tax (V3, W2, N2, M2 to M4, G4, G5), with all discounts, for the engine and the window.
//!
//! ```
//! use guildhall::architects::prices::{self, Price};
//! // Q22: with 1 virtue no tax is left of a hire.
//! assert_eq!(prices::hire(1, None, 0), Price { silver: 2, tax: 0, skipped: 0 });
//! ```

use crate::architects::components::{Character, Space};
use crate::architects::setup::Conspirator;

/// The silver of a hire and its tax (W2).
const HIRE: (u8, u8) = (2, 2);
/// The silver of a release and its tax (G4).
const RELEASE: (u8, u8) = (3, 2);
/// The silver of paying off a debt and its tax (G5).
const PAY_OFF: (u8, u8) = (3, 3);
/// Silver instead of a debt (P12).
pub(crate) const INSTEAD_OF_DEBT: u16 = 2;

/// A price: silver for the supply, for the tax stand, and for cards that are skipped (T6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    /// To the supply.
    pub silver: u8,
    /// Onto the tax stand.
    pub tax: u8,
    /// Onto cards of the display, one each (W3).
    pub skipped: u8,
}

impl Price {
    /// The whole price.
    pub const fn total(self) -> u16 {
        self.silver as u16 + self.tax as u16 + self.skipped as u16
    }
}

/// The tax that stays unpaid in every payment (V3), with Ada's part (X63).
pub const fn evaded(virtue: u8, character: Option<Character>) -> u8 {
    let by_virtue = match virtue {
        0 | 1 => 2,
        2 | 3 => 1,
        _ => 0,
    };
    by_virtue + matches!(character, Some(Character::Ada)) as u8
}

const fn taxed((silver, tax): (u8, u8), virtue: u8, character: Option<Character>) -> Price {
    Price { silver, tax: tax.saturating_sub(evaded(virtue, character)), skipped: 0 }
}

/// The price of a hire, so many columns too far (W2, W3; X6: Rudolf pays 1 silver less, never of tax or skip coins).
pub const fn hire(virtue: u8, character: Option<Character>, too_far: u8) -> Price {
    let discount = matches!(character, Some(Character::Rudolf)) as u8;
    let price = taxed((HIRE.0 - discount, HIRE.1), virtue, character);
    Price { skipped: too_far, ..price }
}

/// The price of the next capture of a visit in which so many were made (N2, X5).
pub const fn capture(
    done: u8,
    conspirators: u8,
    reading: Conspirator,
    virtue: u8,
    character: Option<Character>,
) -> Price {
    if done == 0 {
        return taxed((0, 1), virtue, character);
    }
    let free = match reading {
        Conspirator::Visit => done <= conspirators,
        Conspirator::Capture => conspirators > 0,
    };
    Price { silver: !free as u8, tax: 0, skipped: 0 }
}

/// The price of a space of the black market (M2 to M4, H8): none of it is tax (M5).
pub const fn market(space: Space, tricksters: u8) -> Price {
    Price { silver: space.price().saturating_sub(tricksters), tax: 0, skipped: 0 }
}

/// The price of releasing all own captured workers (G4).
pub const fn release(virtue: u8, character: Option<Character>) -> Price {
    taxed(RELEASE, virtue, character)
}

/// The price of paying off a debt (G5).
pub(crate) const fn pay_off(virtue: u8, character: Option<Character>) -> Price {
    taxed(PAY_OFF, virtue, character)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(price: Price) -> (u8, u8) {
        (price.silver, price.tax)
    }

    #[test]
    fn v3_x8_what_a_payment_costs_by_virtue() {
        for (virtues, hired, first, released, paid_off) in [
            (4..=14, (2, 2), (0, 1), (3, 2), (3, 3)),
            (2..=3, (2, 1), (0, 0), (3, 1), (3, 2)),
            (0..=1, (2, 0), (0, 0), (3, 0), (3, 1)),
        ] {
            for virtue in virtues {
                assert_eq!(pair(hire(virtue, None, 0)), hired);
                assert_eq!(pair(capture(0, 0, Conspirator::Visit, virtue, None)), first);
                assert_eq!(pair(release(virtue, None)), released);
                assert_eq!(pair(pay_off(virtue, None)), paid_off);
            }
        }
    }

    #[test]
    fn x63_p4_ada_ignores_one_tax_more_but_never_more_than_there_is() {
        let ada = Some(Character::Ada);
        assert_eq!(pair(pay_off(11, ada)), (3, 2));
        assert_eq!(pair(pay_off(3, ada)), (3, 1));
        assert_eq!(pair(pay_off(0, ada)), (3, 0));
        assert_eq!(pair(hire(0, ada, 0)), (2, 0));
        assert_eq!(pair(capture(0, 0, Conspirator::Visit, 11, ada)), (0, 0));
    }

    #[test]
    fn x6_p8_rudolf_pays_1_silver_less_at_the_workshop_and_all_skip_coins() {
        assert_eq!(hire(7, Some(Character::Rudolf), 3), Price { silver: 1, tax: 2, skipped: 3 });
    }

    #[test]
    fn x5_h7_each_conspirator_makes_one_further_capture_free_or_all_of_them() {
        let silver = |done, owned, reading| capture(done, owned, reading, 7, None).total();
        let visit = |done, owned| silver(done, owned, Conspirator::Visit);
        assert_eq!([visit(0, 1), visit(1, 1), visit(2, 1), visit(3, 1)], [1, 0, 1, 1]);
        assert_eq!([visit(0, 2), visit(1, 2), visit(2, 2), visit(3, 2)], [1, 0, 0, 1]);
        assert_eq!([visit(0, 0), visit(1, 0)], [1, 1]);
        let capture = |done, owned| silver(done, owned, Conspirator::Capture);
        assert_eq!([capture(0, 1), capture(1, 1), capture(2, 1), capture(3, 0)], [1, 0, 0, 1]);
    }

    #[test]
    fn x7_m2_m4_a_discount_never_goes_below_nothing() {
        assert_eq!(Space::ALL.map(|space| market(space, 0).silver), [1, 2, 3]);
        assert_eq!(Space::ALL.map(|space| market(space, 1).silver), [0, 1, 2]);
        assert_eq!(Space::ALL.map(|space| market(space, 5).silver), [0, 0, 0]);
    }
}
