//! The possible favourites of a guild when the favourite is unknown: nobody else can have got its tiles.

use super::Ledger;
use crate::companion::norenberc::favorite::{Answer, Showing, favorite_of};
use crate::game::{Seat, SeatSet};
use crate::norenberc::components::GOODS_PER_GUILD;
use crate::norenberc::favorites::{Claim, Verdict};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MayBe {
    pub(super) seats: SeatSet,
    /// True if possibly nobody has the good (R4).
    pub(super) nobody: bool,
}

impl MayBe {
    /// The favourite, if the unknown facts change nothing.
    pub(super) fn certain(self) -> Option<Seat> {
        self.seats.iter().next().filter(|_| self.seats.len() == 1 && !self.nobody)
    }
}

#[derive(Clone, Copy)]
struct Range {
    seat: Seat,
    least: u8,
    most: u8,
}

impl Ledger {
    pub(super) fn may_be(&self, shown: &[Showing]) -> MayBe {
        let seen: u8 = shown.iter().map(|it| it.supply.unwrap_or(0) + it.peddlers).sum();
        let left = GOODS_PER_GUILD.saturating_sub(seen);
        let range = |(seat, it): (Seat, &Showing)| {
            let supply = it.supply.unwrap_or(0);
            let count = |more: u8, peddlers: u8| {
                Claim { supply: supply + more, peddlers: it.peddlers + peddlers, talers: None, place: 0 }
                    .count()
            };
            // W7: a good counts most on a peddler; what is left may lie in a supply that nobody counted.
            let peddlers = self.now.unknown_peddlers[seat.index()].min(left);
            let more = if it.supply.is_none() { left - peddlers } else { 0 };
            Range { seat, least: count(0, 0), most: count(more, peddlers) }
        };
        let ranges: Vec<_> = self.seats().zip(shown).map(range).collect();
        let level = ranges.iter().map(|range| range.least).max().unwrap_or(0);
        let at_level = |but: Seat| ranges.iter().filter(move |it| it.least == level && it.seat != but);
        // Whoever cannot be ahead in goods must not be behind somebody who has as many for sure.
        let stands = |seat: Seat| !at_level(seat).any(|other| self.beats(shown, other.seat, seat));
        let may =
            |range: &&Range| range.most > level || (range.most == level && level > 0 && stands(range.seat));
        MayBe { seats: ranges.iter().filter(may).map(|range| range.seat).collect(), nobody: level == 0 }
    }

    /// True if of two with equally many goods the first is certainly favourite (R2).
    fn beats(&self, shown: &[Showing], one: Seat, other: Seat) -> bool {
        let both = SeatSet::default().with(one).with(other);
        let alone = |(seat, it): (Seat, &Showing)| Showing {
            supply: Some(both.contains(seat).into()),
            peddlers: 0,
            ..*it
        };
        let pair: Vec<_> = self.seats().zip(shown).map(alone).collect();
        match favorite_of(&pair, &self.now.richest) {
            Answer::Decided(decided) => {
                matches!(decided.verdict, Verdict::Favorite { player, .. } if player == one.index())
            }
            Answer::Ask(_) => false,
        }
    }
}
