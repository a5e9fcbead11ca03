//! The talers of tied players, as far as they are known.

use super::Ledger;
use crate::companion::norenberc::entry::Entry;
use crate::companion::norenberc::favorite::{Richest, Showing};
use crate::companion::norenberc::talers::{Talers, contradicted};
use crate::game::SeatSet;

impl Ledger {
    /// Answers of this round that cannot be true if `entry` is: people are asked about them before it is entered. The fold
    /// takes both, because amounts are stronger than comparisons.
    pub(crate) fn contradicted(&self, entry: &Entry) -> Vec<Richest> {
        let before = self.now.talers;
        let mut after = before;
        let mut new = None;
        if let Entry::Talers { seat, talers } = *entry {
            let Some(amount) = after.get_mut(seat.index()) else { return Vec::new() };
            *amount = Some(talers);
        } else if let Entry::Richest { among, are } = *entry {
            new = Some(Richest { among, are });
        }
        contradicted((&before, &after), &self.now.richest, new)
    }

    pub(crate) fn most_talers(&self, tied: SeatSet) -> Option<SeatSet> {
        self.talers().most(tied)
    }

    /// Those of the tied who may be the richest.
    pub(crate) fn may_have_most(&self, tied: SeatSet) -> SeatSet {
        self.talers().contenders(tied)
    }

    fn talers(&self) -> Talers {
        let shown = |&talers: &Option<u16>| Showing { supply: None, peddlers: 0, talers, place: None };
        let shown: Vec<_> = self.now.talers.iter().map(shown).collect();
        Talers::new(&shown, &self.now.richest)
    }
}
