//! What is different from what people have been told before, since the list of it was closed: in rounds that are over, and
//! in the steps of this one that are done.

use std::collections::BTreeMap;

use super::answers::in_play;
use super::{Ledger, Norenberc};
use crate::companion::Told;
use crate::companion::norenberc::change::{AgentsWent, Change, FavoriteIs, changes, merged};
use crate::companion::norenberc::moves::{Move, Put, moves, puts};
use crate::companion::norenberc::play::Play;
use crate::norenberc::Guild;

/// The list, and what it is made of.
#[derive(Default)]
pub struct Changed {
    /// In rounds that are over.
    over: Vec<Change>,
    /// The round whose end is walked through.
    round: u8,
    /// Its steps that are done, who was favourite then, and who took agents.
    done: BTreeMap<Guild, (FavoriteIs, AgentsWent)>,
    /// Everything, with the agents that go with tiles.
    all: Vec<Change>,
    changes: Vec<Change>,
    moves: Vec<Move>,
    moves_before: Vec<Move>,
    puts: Vec<Put>,
    /// The list that was closed last.
    closed: Vec<Change>,
}

impl Changed {
    /// What is different.
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// What to do with the pieces because of that.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// What lies elsewhere on the board because of that.
    pub fn puts(&self) -> &[Put] {
        &self.puts
    }

    /// The list that this one takes the place of, where it was not closed: people may have begun with it.
    pub fn moves_before(&self) -> &[Move] {
        &self.moves_before
    }

    /// Whether there is a list that was closed, and no other one since.
    pub const fn can_reopen(&self) -> bool {
        !self.closed.is_empty() && self.changes.is_empty()
    }

    pub(super) fn step_done(&mut self, guild: Guild, play: &Play) {
        let Some(ledger) = in_play(play) else { return };
        if self.round != ledger.round() {
            (self.round, self.done) = (ledger.round(), BTreeMap::new());
        }
        let said = ledger.walk().card(guild).map(|card| (FavoriteIs::of(card), AgentsWent::of(card)));
        if let Some(said) = said.filter(|(favorite, _)| *favorite != FavoriteIs::Unknown) {
            // Where the pieces have to be moved for another favourite, the list says so until it is closed.
            self.done.entry(guild).or_insert(said);
        }
    }

    fn list(&mut self, play: &Play) {
        let mut ends = play.history().to_vec();
        self.all.clone_from(&self.over);
        if let Some(ledger) = in_play(play).filter(|_| !self.done.is_empty()) {
            let mut end = ledger.walk();
            end.cards.retain(|card| self.done.contains_key(&card.guild));
            for card in &end.cards {
                let (round, guild, after) = (end.round, card.guild, FavoriteIs::of(card));
                let (before, agents) = self.done[&guild];
                // A question that is open again is asked at its step; until then everything lies where it lies.
                if after == FavoriteIs::Unknown {
                    continue;
                }
                if after != before {
                    self.all.push(Change::Favorite { round, guild, before, after });
                }
                let (before, after) = (agents, AgentsWent::of(card));
                if after != before {
                    self.all.push(Change::Agents { round, guild, before, after });
                }
            }
            ends.push(end);
        }
        self.all.sort_by_key(Change::round);
        let moves = moves(&self.all, &ends);
        self.puts = puts(&self.all, play);
        self.changes = without_agents(&self.all);
        if moves != self.moves {
            let before = std::mem::replace(&mut self.moves, moves);
            self.moves_before = if self.moves.is_empty() { Vec::new() } else { before };
        }
    }
}

/// Agents go with the tiles: where the favourite is another one, that says it all.
fn without_agents(changes: &[Change]) -> Vec<Change> {
    let favorites: Vec<_> = changes.iter().filter_map(Change::favorite).collect();
    let told = |change: &Change| matches!(*change, Change::Agents { round, guild, .. } if favorites.contains(&(round, guild)));
    changes.iter().filter(|change| !told(change)).cloned().collect()
}

impl crate::companion::Changed<Norenberc> for Changed {
    fn corrected(&mut self, before: Told<Norenberc>, after: Told<Norenberc>) {
        self.over = merged(std::mem::take(&mut self.over), changes(before, after));
        self.list(&after.1.play);
        if !self.changes.is_empty() {
            self.closed.clear();
        }
    }

    fn told(&mut self, play: &Play) {
        if in_play(play).map(Ledger::round) != Some(self.round) {
            // The round is over: what was not put right yet is to be put right all the same.
            let late = self.all.iter().filter(|change| change.round() == self.round).cloned().collect();
            self.over = merged(std::mem::take(&mut self.over), late);
            (self.round, self.done) = (0, BTreeMap::new());
        }
        self.list(play);
    }

    fn close(&mut self, play: &Play) {
        if !self.changes.is_empty() {
            self.closed.clone_from(&self.all);
        }
        self.over.clear();
        if let Some(ledger) = in_play(play) {
            for card in &ledger.walk().cards {
                let now = FavoriteIs::of(card);
                if let Some(said) = self.done.get_mut(&card.guild).filter(|_| now != FavoriteIs::Unknown) {
                    *said = (now, AgentsWent::of(card));
                }
            }
        }
        self.list(play);
    }

    fn reopen(&mut self, play: &Play) {
        if self.can_reopen() {
            self.over = std::mem::take(&mut self.closed);
            self.list(play);
        }
    }
}
