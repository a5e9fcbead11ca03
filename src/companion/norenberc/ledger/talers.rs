//! The talers of those who are tied, as far as they were told.

use super::Ledger;
use crate::companion::norenberc::entry::Entry;
use crate::companion::norenberc::favorite::{Richest, Showing};
use crate::companion::norenberc::talers::{Talers, contradicted};
use crate::game::SeatSet;

impl Ledger {
    /// Answers of this round that cannot be true if this is: they are asked about before it is entered. The fold takes
    /// both, for amounts are stronger than comparisons.
    pub(crate) fn contradicted(&self, entry: &Entry) -> Vec<Richest> {
        let before = self.now.talers;
        let mut after = before;
        let mut new = None;
        if let Entry::Told { seat, talers } = *entry {
            let Some(amount) = after.get_mut(seat.index()) else { return Vec::new() };
            *amount = Some(talers);
        } else if let Entry::Richest { among, are } = *entry {
            new = Some(Richest { among, are });
        }
        contradicted((&before, &after), &self.now.richest, new)
    }

    /// Who of these has most talers, if that is known.
    pub(crate) fn most_talers(&self, tied: SeatSet) -> Option<SeatSet> {
        self.talers().most(tied)
    }

    /// Those of these of whom it is not known that somebody has more talers.
    pub(crate) fn may_have_most(&self, tied: SeatSet) -> SeatSet {
        self.talers().contenders(tied)
    }

    fn talers(&self) -> Talers {
        let shown = |&talers: &Option<u16>| Showing { supply: None, peddlers: 0, talers, place: None };
        let shown: Vec<_> = self.now.talers.iter().map(shown).collect();
        Talers::new(&shown, &self.now.richest)
    }
}
