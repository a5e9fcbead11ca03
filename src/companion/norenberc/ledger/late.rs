//! A favourite of a round that is over, of whom nobody knew: one answer settles the tile, the crest and the prestige crest.

use super::{Ledger, OwnCraftsman};
use crate::game::SeatSet;
use crate::norenberc::{Bench, Craftsman, Guild};

/// A favourite of whom nobody knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unanswered {
    /// The round.
    pub round: u8,
    /// Whose favourite.
    pub guild: Guild,
    /// Who it may be.
    pub seats: SeatSet,
    /// Whether it may also be that nobody had the good (R4).
    pub nobody: bool,
    /// Where the tiles lay that the favourite took.
    pub(super) benches: Vec<Bench>,
}

impl Ledger {
    /// The favourites of rounds that are over, of whom nobody knows and about whose tiles nobody has told anything since:
    /// whoever knows now can still say. Where something was told, the sheets say it.
    pub fn unanswered(&self) -> impl Iterator<Item = &Unanswered> {
        self.unknown.iter().filter(|it| {
            it.seats.iter().all(|seat| {
                let perhaps = &self.hands[seat.index()].perhaps;
                let tile = |bench: &Bench| OwnCraftsman::Settled { guild: it.guild, bench: *bench };
                it.benches.iter().all(|bench| perhaps.contains(&tile(bench)))
            })
        })
    }

    /// The tiles that an unknown favourite took, as far as they were told.
    pub(crate) fn taken_by_unknown(&self, it: &Unanswered) -> Vec<Option<Craftsman>> {
        it.benches.iter().map(|&bench| self.settled(it.guild, bench)).collect()
    }
}
