//! What is different from what people have been told before, since the list of it was closed: in rounds that are over, and
//! in the steps of this one that are done.

use std::collections::BTreeMap;

use super::answers::in_play;
use crate::companion::change::{Change, FavoriteIs, merged};
use crate::companion::moves::{Move, moves};
use crate::companion::play::Play;
use crate::norenberc::Guild;

/// The list, and what it is made of.
#[derive(Default)]
pub(super) struct Changed {
    /// In rounds that are over.
    over: Vec<Change>,
    /// The round whose end is walked through.
    round: u8,
    /// Its steps that are done, and who was favourite then.
    done: BTreeMap<Guild, FavoriteIs>,
    changes: Vec<Change>,
    moves: Vec<Move>,
    moves_before: Vec<Move>,
}

impl Changed {
    pub(super) fn changes(&self) -> &[Change] {
        &self.changes
    }

    pub(super) fn moves(&self) -> &[Move] {
        &self.moves
    }

    pub(super) fn moves_before(&self) -> &[Move] {
        &self.moves_before
    }

    /// A correction has changed this.
    pub(super) fn corrected(&mut self, new: Vec<Change>, play: &Play) {
        self.over = merged(std::mem::take(&mut self.over), new);
        self.list(play);
    }

    /// Something was told, undone or corrected.
    pub(super) fn told(&mut self, play: &Play) {
        if in_play(play).map(crate::companion::Ledger::round) != Some(self.round) {
            // The round is over: what was not put right yet is to be put right all the same.
            let late = self.changes.iter().filter(|change| change.round() == self.round).cloned().collect();
            self.over = merged(std::mem::take(&mut self.over), late);
            (self.round, self.done) = (0, BTreeMap::new());
        }
        self.list(play);
    }

    pub(super) fn step_done(&mut self, guild: Guild, play: &Play) {
        let Some(ledger) = in_play(play) else { return };
        if self.round != ledger.round() {
            (self.round, self.done) = (ledger.round(), BTreeMap::new());
        }
        let said = ledger.walk().card(guild).map_or(FavoriteIs::Unknown, FavoriteIs::of);
        if said != FavoriteIs::Unknown {
            // Where the pieces have to be moved for another favourite, the list says so until it is closed.
            self.done.entry(guild).or_insert(said);
        }
    }

    pub(super) fn close(&mut self, play: &Play) {
        self.over.clear();
        if let Some(ledger) = in_play(play) {
            for card in &ledger.walk().cards {
                let now = FavoriteIs::of(card);
                if let Some(said) = self.done.get_mut(&card.guild).filter(|_| now != FavoriteIs::Unknown) {
                    *said = now;
                }
            }
        }
        self.list(play);
    }

    fn list(&mut self, play: &Play) {
        let mut ends = play.history().to_vec();
        self.changes.clone_from(&self.over);
        if let Some(ledger) = in_play(play).filter(|_| !self.done.is_empty()) {
            let mut end = ledger.walk();
            end.cards.retain(|card| self.done.contains_key(&card.guild));
            for card in &end.cards {
                let (round, guild, after) = (end.round, card.guild, FavoriteIs::of(card));
                let before = self.done[&guild];
                // A question that is open again is asked at its step; until then everything lies where it lies.
                if after != before && after != FavoriteIs::Unknown {
                    self.changes.push(Change::Favorite { round, guild, before, after });
                }
            }
            ends.push(end);
        }
        self.changes.sort_by_key(Change::round);
        let moves = moves(&self.changes, &ends);
        if moves != self.moves {
            let before = std::mem::replace(&mut self.moves, moves);
            self.moves_before = if self.moves.is_empty() { Vec::new() } else { before };
        }
    }
}
