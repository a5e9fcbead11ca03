//! Knowledge of talers, from amounts, comparisons and their consequences; and answers that contradict each other.

use super::favorite::{Richest, Showing};
use crate::game::{Seat, SeatSet};

/// Answers of a round that cannot be true together with something new, the last one first. Amounts are the last ones per
/// player; contradictions that were there without it are left out.
pub(super) fn contradicted(
    (before, after): (&[Option<u16>], &[Option<u16>]),
    richest: &[Richest],
    new: Option<Richest>,
) -> Vec<Richest> {
    // Amounts are stronger than a comparison, which then says nothing against anything else.
    let new: Vec<_> = new.into_iter().filter(|&new| agree(after, &[new])).collect();
    let old = odd_ones(before, Vec::new(), richest);
    odd_ones(after, new, richest).into_iter().filter(|it| !old.contains(it)).collect()
}

/// The comparisons that do not fit the amounts and later comparisons.
fn odd_ones(amounts: &[Option<u16>], mut kept: Vec<Richest>, richest: &[Richest]) -> Vec<Richest> {
    let mut odd = Vec::new();
    for &it in richest.iter().rev() {
        kept.push(it);
        if !agree(amounts, &kept) {
            kept.pop();
            odd.push(it);
        }
    }
    odd
}

/// True if some numbers of talers satisfy all of this.
fn agree(amounts: &[Option<u16>], richest: &[Richest]) -> bool {
    let amount = |seat: usize| amounts.get(seat).copied().flatten();
    let mut talers = Talers::compared(richest);
    for one in 0..SEATS {
        for other in 0..SEATS {
            if let (Some(has), Some(against)) = (amount(one), amount(other)) {
                talers.at_least[one][other] |= has >= against;
                talers.more[one][other] |= has > against;
            }
        }
    }
    let talers = talers.follow();
    !(0..SEATS).any(|seat| talers.more[seat][seat])
}

/// Who has at least as many talers as whom, as far as it is known.
pub(super) struct Talers {
    /// Both by `[one][other]`: `one` has at least as many; `one` has more.
    at_least: [[bool; SEATS]; SEATS],
    more: [[bool; SEATS]; SEATS],
}

const SEATS: usize = 8;

impl Talers {
    pub(super) fn new(shown: &[Showing], richest: &[Richest]) -> Self {
        let mut talers = Self::compared(richest);
        let amount = |seat: usize| shown.get(seat).and_then(|shown| shown.talers);
        for one in 0..SEATS {
            for other in 0..SEATS {
                // Two amounts are stronger than a comparison.
                if let (Some(has), Some(against)) = (amount(one), amount(other)) {
                    talers.at_least[one][other] = has >= against;
                    talers.more[one][other] = has > against;
                }
            }
        }
        talers.follow()
    }

    /// The comparisons themselves, without their consequences.
    fn compared(richest: &[Richest]) -> Self {
        let mut talers = Self { at_least: [[false; SEATS]; SEATS], more: [[false; SEATS]; SEATS] };
        for Richest { among, are } in richest {
            for one in are.iter() {
                for other in among.iter() {
                    talers.at_least[one.index()][other.index()] = true;
                    talers.more[one.index()][other.index()] |= !are.contains(other);
                }
            }
        }
        talers
    }

    /// Adds consequences: more than somebody with at least as many as a third is more than the third.
    fn follow(mut self) -> Self {
        for between in 0..SEATS {
            for one in 0..SEATS {
                for other in 0..SEATS {
                    let reaches = self.at_least[one][between] && self.at_least[between][other];
                    let strictly = self.more[one][between] || self.more[between][other];
                    self.at_least[one][other] |= reaches;
                    self.more[one][other] |= reaches && strictly;
                }
            }
        }
        self
    }

    fn more(&self, one: Seat, other: Seat) -> bool {
        self.more[one.index()][other.index()]
    }

    fn equal(&self, one: Seat, other: Seat) -> bool {
        self.at_least[one.index()][other.index()] && self.at_least[other.index()][one.index()]
    }

    /// Those who may have most: nobody is known to have more.
    pub(super) fn contenders(&self, tied: SeatSet) -> SeatSet {
        let beaten = |seat: Seat| tied.iter().any(|other| self.more(other, seat));
        let left: SeatSet = tied.iter().filter(|&seat| !beaten(seat)).collect();
        // Answers that contradict each other say nothing.
        if left.is_empty() { tied } else { left }
    }

    pub(super) fn most(&self, tied: SeatSet) -> Option<SeatSet> {
        let left = self.contenders(tied);
        let first = left.iter().next()?;
        left.iter().all(|seat| seat == first || self.equal(first, seat)).then_some(left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set<const N: usize>(seats: [u8; N]) -> SeatSet {
        seats.into_iter().map(Seat).collect()
    }

    #[test]
    fn amounts_contradict_an_answer_when_they_cannot_be_true_with_it() {
        let same = Richest { among: set([1, 2]), are: set([1, 2]) };
        let first = [None, Some(12), None];
        for (talers, expected) in [(12, vec![]), (13, vec![same]), (11, vec![same])] {
            let amounts = [None, Some(12), Some(talers)];
            assert_eq!(contradicted((&first, &amounts), &[same], None), expected, "{talers}");
        }
        // One amount alone contradicts nothing, and earlier contradictions are not repeated.
        assert_eq!(contradicted((&[None; 3], &first), &[same], None), []);
        let odd = [None, Some(12), Some(13)];
        assert_eq!(contradicted((&odd, &[Some(1), Some(12), Some(13)]), &[same], None), []);
    }

    #[test]
    fn what_follows_from_answers_is_contradicted_too() {
        let more = |one: u8, other: u8| Richest { among: set([one, other]), are: set([one]) };
        let entered = [more(0, 1), more(1, 2)];
        let circle = contradicted((&[None; 3], &[None; 3]), &entered, Some(more(2, 0)));
        assert_eq!(circle, [entered[0]], "the older of the two");
        let amounts = [Some(4), None, Some(4)];
        assert_eq!(contradicted((&[None; 3], &amounts), &entered, None), [entered[0]]);
        assert_eq!(contradicted((&amounts, &amounts), &[], Some(more(0, 2))), [], "amounts are stronger");
    }
}
