//! Unknown favourites of finished rounds: one late answer settles the tile, the crest and the prestige crest.

use super::{Ledger, OwnCraftsman};
use crate::game::SeatSet;
use crate::norenberc::{Bench, Craftsman, Guild};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unanswered {
    pub round: u8,
    pub guild: Guild,
    pub seats: SeatSet,
    /// True if possibly nobody had the good (R4).
    pub nobody: bool,
    /// The places of the tiles that the favourite took.
    pub(super) benches: Vec<Bench>,
}

impl Ledger {
    /// The unknown favourites of finished rounds that somebody may still answer. Once something was entered about their tiles
    /// they are left out: then the sheets say it.
    pub fn unanswered(&self) -> impl Iterator<Item = &Unanswered> {
        self.unknown.iter().filter(|it| {
            it.seats.iter().all(|seat| {
                let perhaps = &self.hands[seat.index()].perhaps;
                let tile = |bench: &Bench| OwnCraftsman::Settled { guild: it.guild, bench: *bench };
                it.benches.iter().all(|bench| perhaps.contains(&tile(bench)))
            })
        })
    }

    pub(crate) fn taken_by_unknown(&self, it: &Unanswered) -> Vec<Option<Craftsman>> {
        it.benches.iter().map(|&bench| self.settled(it.guild, bench)).collect()
    }
}
