//! Answers with consequences: rulings, answers that contradict others, late answers, and finished steps.

use super::entry::Entry;
use super::favorite::Richest;
use super::table_state::TableState;
use super::{EntryError, Ledger, Session};
use crate::companion::TableState as _;
use crate::companion::acts::{Act, EntryId};
use crate::game::Seat;
use crate::norenberc::{Fact, Guild, Tile};

impl Session {
    /// Rules a fact about the current round.
    ///
    /// # Errors
    /// As for [`Session::enter`].
    pub fn override_fact(&mut self, fact: Fact) -> Result<(), EntryError> {
        let round = self.folded.play.chapter().unwrap_or(self.setup().start.round);
        self.enter(Entry::Ruling { round, fact })
    }

    /// Accepts that the box of this game holds this tile instead of that one.
    ///
    /// # Errors
    /// As for [`Session::enter`].
    pub fn accept_tile(&mut self, tile: Tile, instead: Tile) -> Result<(), EntryError> {
        self.enter(Entry::Box { tile, instead })
    }

    fn contradicted(&self, entry: &Entry) -> Vec<Richest> {
        contradicted(&self.folded.play, entry)
    }

    /// Enters something and removes the answers that it contradicts.
    ///
    /// # Errors
    /// As for [`Session::enter`]; the answers are removed already then.
    pub fn enter_instead(&mut self, entry: Entry) -> Result<(), EntryError> {
        let contradicted = self.contradicted(&entry);
        let round = self.folded.play.chapter();
        let odd = |entry: &Entry| matches!(*entry, Entry::Richest { among, are } if contradicted.contains(&Richest { among, are }));
        let entries = self.entries.iter().zip(&self.folded.chapters);
        let odd: Vec<EntryId> =
            entries.filter(|((_, entry), of)| **of == round && odd(entry)).map(|((id, _), _)| *id).collect();
        for id in odd {
            self.act(&Act::Remove { id })?;
        }
        self.act(&Act::Enter { entry })
    }

    /// Marks a step of the end of this round as done: its pieces lie as it said. If the favourite changes before the round is
    /// over, the list of changes says so.
    pub fn step_done(&mut self, guild: Guild) {
        self.changed.step_done(guild, &self.folded.play);
    }

    /// Enters the favourite of a round that is over, late, in place of "nobody knows". Pieces that were moved since are where
    /// they belong, so that nothing has to be put right.
    ///
    /// # Errors
    /// If that cannot be, or nobody has entered that nobody knows.
    pub fn answer_favorite(&mut self, round: u8, guild: Guild, seat: Option<Seat>) -> Result<(), EntryError> {
        let about = |entry: &Entry| {
            let ruled = matches!(*entry, Entry::Ruling { round: of, fact: Fact::Favorite { guild: at, .. } } if (of, at) == (round, guild));
            ruled || *entry == Entry::NoAnswer { guild }
        };
        let entries = self.entries.iter().zip(&self.folded.chapters);
        let mut answered = entries.filter(|((_, entry), of)| **of == Some(round) && about(entry));
        let id = answered.next_back().map(|((id, _), _)| *id).ok_or(EntryError::NoSuchEntry)?;
        let entry = Entry::Ruling { round, fact: Fact::Favorite { guild, seat } };
        // Where a correction took away a favourite whom people knew, the pieces still lie as they did then.
        if self.changed.awaits(round, guild) {
            return self.amend(id, entry);
        }
        self.act(&Act::Amend { id, entry })
    }
}

pub(super) fn contradicted(play: &TableState, entry: &Entry) -> Vec<Richest> {
    play.ledger().map_or_else(Vec::new, |ledger| ledger.contradicted(entry))
}

pub(super) fn in_play(play: &TableState) -> Option<&Ledger> {
    play.ledger().filter(|ledger| !ledger.is_over())
}
