//! Who is favourite of a guild at the end of a round (R2 to R4), from what the players show, not from a running game.
//!
//! ```
//! use guildhall::norenberc::favorites::{Claim, Decider, Verdict, favorite};
//! let ana = Claim { supply: 2, peddlers: 0, talers: Some(12), place: 1 };
//! let bela = Claim { supply: 2, peddlers: 0, talers: Some(9), place: 0 };
//! assert_eq!(favorite(&[ana, bela]), Verdict::Favorite { player: 0, by: Decider::Talers });
//! ```

use std::cmp::Ordering;

use super::rule_id::RuleId;
use crate::game::{Seat, SeatSet};

/// The number of goods that a peddler and the good on it count for together (W7).
pub(crate) const PEDDLER_COUNTS: u8 = 4;

/// The claim of one player to a guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Goods of the guild's type in the supply, without those on peddlers.
    pub supply: u8,
    /// Goods of the guild's type that lie on peddlers.
    pub peddlers: u8,
    /// Talers, if they are known.
    pub talers: Option<u16>,
    /// Place in the turn order, 0 first.
    pub place: u8,
}

impl Claim {
    /// The number of goods this counts for.
    pub const fn count(self) -> u8 {
        // X16: every peddler counts 4.
        self.supply + PEDDLER_COUNTS * self.peddlers
    }

    /// Where the favourite's good comes from.
    pub const fn returned_from(self) -> ClaimSource {
        // X3: the supply first, a peddler's good only where there is no other.
        if self.supply > 0 { ClaimSource::Supply } else { ClaimSource::Peddler }
    }
}

/// How a favourite was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// More goods than anybody else.
    Goods,
    /// More talers than the others with as many goods.
    Talers,
    /// The better place in the turn order.
    TurnOrder,
    /// The people at the table, against the rules.
    Ruling,
}

/// Where the good that the favourite returns was lying (X3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimSource {
    /// In the player's supply.
    Supply,
    /// On a peddler, which goes back to the stack without it.
    Peddler,
}

/// The outcome for one guild.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// This player is favourite.
    Favorite {
        /// The index of the claim.
        player: usize,
        /// How it was decided.
        by: Decider,
    },
    /// Nobody has the good (R4).
    Nobody,
    /// A tie that stays open until these players reveal their talers.
    Reveal(SeatSet),
}

impl Verdict {
    /// The rule behind the verdict.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Favorite { .. } | Self::Reveal(_) => RuleId::R2,
            Self::Nobody => RuleId::R4,
        }
    }
}

/// The ruling of the people at the table about a guild, if any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// No ruling: the rules decide.
    #[default]
    None,
    /// Nobody is favourite.
    Nobody,
    /// This player is favourite.
    Favorite(Seat),
}

impl Ruling {
    /// The verdict that it makes of these claims. A ruling for somebody who has no good to give back has no effect.
    pub fn verdict(self, claims: &[Claim]) -> Option<Verdict> {
        match self {
            Self::None => None,
            Self::Nobody => Some(Verdict::Nobody),
            Self::Favorite(seat) => claims
                .get(seat.index())
                .filter(|claim| claim.count() > 0)
                .map(|_| Verdict::Favorite { player: seat.index(), by: Decider::Ruling }),
        }
    }
}

/// Decides one guild. At most eight claims, one per player.
///
/// # Panics
/// Never: where somebody has the good, somebody has most.
pub fn favorite(claims: &[Claim]) -> Verdict {
    let most = claims.iter().map(|claim| claim.count()).max().unwrap_or(0);
    if most == 0 {
        return Verdict::Nobody;
    }
    let mut tied = SeatSet::default();
    let mut silent = SeatSet::default();
    // The best so far, and how many have as many talers.
    let (mut best, mut rich): (Option<(usize, &Claim)>, u8) = (None, 0);
    for (player, claim) in claims.iter().enumerate().filter(|(_, claim)| claim.count() == most) {
        let seat = Seat(player as u8);
        tied = tied.with(seat);
        if claim.talers.is_none() {
            silent = silent.with(seat);
        }
        let talers = best.map_or(Ordering::Greater, |(_, other)| claim.talers.cmp(&other.talers));
        match talers {
            Ordering::Greater => (best, rich) = (Some((player, claim)), 1),
            Ordering::Equal => {
                rich += 1;
                best = best.filter(|(_, other)| other.place < claim.place).or(Some((player, claim)));
            }
            Ordering::Less => {}
        }
    }
    let by = match (tied.len(), rich) {
        (1, _) => Decider::Goods,
        // Only those tied reveal their talers, and all of them must.
        _ if !silent.is_empty() => return Verdict::Reveal(silent),
        (_, 1) => Decider::Talers,
        _ => Decider::TurnOrder,
    };
    let (player, _) = best.expect("somebody has most");
    Verdict::Favorite { player, by }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn claim(supply: u8, talers: u16, place: u8) -> Claim {
        Claim { supply, peddlers: 0, talers: Some(talers), place }
    }

    fn chosen(player: usize, by: Decider) -> Verdict {
        Verdict::Favorite { player, by }
    }

    #[test]
    fn r2_most_goods_wins() {
        assert_eq!(favorite(&[claim(1, 99, 0), claim(2, 0, 1)]), chosen(1, Decider::Goods));
    }

    #[test]
    fn r2_tie_goes_to_more_talers_then_to_the_better_place() {
        assert_eq!(favorite(&[claim(2, 5, 0), claim(2, 6, 2), claim(1, 9, 1)]), chosen(1, Decider::Talers));
        assert_eq!(
            favorite(&[claim(2, 6, 2), claim(1, 9, 0), claim(2, 6, 1)]),
            chosen(2, Decider::TurnOrder)
        );
        assert_eq!(
            favorite(&[claim(2, 5, 0), claim(2, 6, 3), claim(2, 6, 1), claim(2, 6, 2)]),
            chosen(2, Decider::TurnOrder)
        );
    }

    #[test]
    fn r2_only_the_tied_reveal_and_all_of_them_must() {
        let hidden = |supply, place| Claim { supply, peddlers: 0, talers: None, place };
        let all_but_the_loser = [hidden(2, 0), hidden(1, 1), hidden(2, 2)];
        assert_eq!(favorite(&all_but_the_loser), Verdict::Reveal([Seat(0), Seat(2)].into_iter().collect()));
        assert_eq!(
            favorite(&[hidden(2, 0), claim(2, 50, 1), claim(2, 60, 2)]),
            Verdict::Reveal([Seat(0)].into_iter().collect())
        );
        assert_eq!(favorite(&[hidden(2, 0), hidden(3, 1)]), chosen(1, Decider::Goods));
    }

    #[test]
    fn r4_nobody_has_the_good() {
        assert_eq!(favorite(&[claim(0, 5, 0), claim(0, 6, 1)]), Verdict::Nobody);
        assert_eq!(Verdict::Nobody.rule(), RuleId::R4);
    }

    #[test]
    fn w7_x16_each_peddler_counts_four() {
        let two = Claim { supply: 0, peddlers: 2, talers: Some(0), place: 0 };
        assert_eq!(two.count(), 8);
        assert_eq!(favorite(&[two, claim(7, 0, 1)]), chosen(0, Decider::Goods));
        assert_eq!(favorite(&[two, claim(8, 0, 1)]), chosen(0, Decider::TurnOrder));
    }

    #[test]
    fn x3_the_supply_gives_the_good_before_a_peddler() {
        let both = Claim { supply: 1, peddlers: 1, talers: None, place: 0 };
        assert_eq!(both.returned_from(), ClaimSource::Supply);
        assert_eq!(Claim { supply: 0, ..both }.returned_from(), ClaimSource::Peddler);
    }
}
