//! The list of changes since it was last closed: in finished rounds, and in the finished steps of this one.

use std::collections::BTreeMap;

use super::answers::in_play;
use super::change::{AgentsWent, Change, FavoriteIs, changes, merged};
use super::entry::{Entry, Owned};
use super::moves::{PieceMove, Put, moves, puts};
use super::round_end::RoundEnd;
use super::table_state::TableState;
use super::{EntryError, Folded, Ledger, Norenberc, TitleEntryError};
use crate::companion::{Snapshot, TableState as _};
use crate::game::Seat;
use crate::norenberc::{Fact, Guild, MOST_TALERS};

#[derive(Default)]
pub struct ChangeList {
    over: Vec<Change>,
    /// The round whose end is in progress.
    round: u8,
    /// Its finished steps, with the favourite and the taker of agents at that time.
    done: BTreeMap<Guild, (FavoriteIs, AgentsWent)>,
    /// All changes, including agents that go with tiles.
    all: Vec<Change>,
    changes: Vec<Change>,
    moves: Vec<PieceMove>,
    moves_before: Vec<PieceMove>,
    puts: Vec<Put>,
    closed: Vec<Change>,
    /// Facts that corrections had left open when the list was closed or the table put away. Their answer is compared with the
    /// facts before that, because that is how the pieces lie.
    waiting: Vec<Change>,
    talers: Vec<OldTalers>,
}

/// Talers entered at the end of the game, before a correction changed the player's income.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OldTalers {
    pub seat: Seat,
    /// As entered.
    pub entered: u16,
    /// With the income as it is now.
    pub now: u16,
}

impl ChangeList {
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    pub fn moves(&self) -> &[PieceMove] {
        &self.moves
    }

    /// Pieces on the board that have to lie elsewhere.
    pub fn puts(&self) -> &[Put] {
        &self.puts
    }

    /// The list that this one replaces, if it was not closed: people may have begun with it.
    pub(crate) fn moves_before(&self) -> &[PieceMove] {
        &self.moves_before
    }

    /// True if a list was closed and there is no new one since.
    pub const fn can_reopen(&self) -> bool {
        !self.closed.is_empty() && self.changes.is_empty()
    }

    pub fn old_talers(&self) -> &[OldTalers] {
        &self.talers
    }

    /// True if a correction left the favourite open, where people had known one.
    pub(super) fn awaits(&self, round: u8, guild: Guild) -> bool {
        let open = |change: &Change| change.favorite() == Some((round, guild)) && change.is_open();
        self.over.iter().chain(&self.waiting).any(open)
    }

    pub(super) fn step_done(&mut self, guild: Guild, play: &TableState) {
        let Some(ledger) = in_play(play) else { return };
        if self.round != ledger.round() {
            (self.round, self.done) = (ledger.round(), BTreeMap::new());
        }
        let outcome = ledger.steps().card(guild).map(|card| (FavoriteIs::of(card), AgentsWent::of(card)));
        if let Some(outcome) = outcome.filter(|(favorite, _)| *favorite != FavoriteIs::Unknown) {
            // If pieces have to be moved for another favourite, the list says so until it is closed.
            self.done.entry(guild).or_insert(outcome);
        }
    }

    fn list(&mut self, play: &TableState) {
        let mut ends = play.history().to_vec();
        self.all.clone_from(&self.over);
        if let Some(ledger) = in_play(play).filter(|_| !self.done.is_empty()) {
            let mut end = ledger.steps();
            end.cards.retain(|card| self.done.contains_key(&card.guild));
            for card in &end.cards {
                let (round, guild, after) = (end.round, card.guild, FavoriteIs::of(card));
                let (before, agents) = self.done[&guild];
                // A question that is open again is asked at its step; until then all pieces stay where they are.
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

fn income(play: &TableState, seat: Seat) -> Option<i32> {
    let of_round = |end: &RoundEnd| end.incomes.iter().find(|it| it.seat == seat)?.total().map(i32::from);
    play.history().iter().map(of_round).sum()
}

/// Agents go with the tiles: where the favourite changes, their change is left out.
fn without_agents(changes: &[Change]) -> Vec<Change> {
    let favorites: Vec<_> = changes.iter().filter_map(Change::favorite).collect();
    let entered = |change: &Change| matches!(*change, Change::Agents { round, guild, .. } if favorites.contains(&(round, guild)));
    changes.iter().filter(|change| !entered(change)).cloned().collect()
}

impl crate::companion::ChangeList<Norenberc> for ChangeList {
    fn corrected(&mut self, before: Snapshot<Norenberc>, after: Snapshot<Norenberc>) {
        let new = changes(before, after);
        let wanted = |waiting: &mut Change| new.iter().any(|it| it.is_about_the_same(waiting));
        let wanted: Vec<_> = self.waiting.extract_if(.., wanted).collect();
        self.over = merged(merged(std::mem::take(&mut self.over), wanted), new);
        self.list(&after.1.play);
        if !self.changes.is_empty() {
            self.closed.clear();
        }
    }

    fn update(&mut self, play: &TableState) {
        if in_play(play).map(Ledger::round) != Some(self.round) {
            // The round is over: moves that were not made yet are still to be made.
            let late = self.all.iter().filter(|change| change.round() == self.round).cloned().collect();
            self.over = merged(std::mem::take(&mut self.over), late);
            (self.round, self.done) = (0, BTreeMap::new());
        }
        self.list(play);
    }

    fn close(&mut self, play: &TableState) {
        if !self.changes.is_empty() {
            self.closed.clone_from(&self.all);
        }
        self.waiting.extend(self.over.drain(..).filter(Change::is_open));
        if let Some(ledger) = in_play(play) {
            for card in &ledger.steps().cards {
                let now = FavoriteIs::of(card);
                if let Some(outcome) = self.done.get_mut(&card.guild).filter(|_| now != FavoriteIs::Unknown) {
                    *outcome = (now, AgentsWent::of(card));
                }
            }
        }
        self.list(play);
    }

    fn reopen(&mut self, play: &TableState) {
        if self.can_reopen() {
            self.over = std::mem::take(&mut self.closed);
            let listed = |waiting: &Change| self.over.iter().any(|it| it.is_about_the_same(waiting));
            self.waiting.retain(|waiting| !listed(waiting));
            self.list(play);
        }
    }

    fn leaves_open(folded: &Folded) -> bool {
        folded.results.iter().any(|taken| matches!(taken, Err(EntryError::Title(TitleEntryError::Open(_)))))
    }

    fn resumed(&mut self, before: Snapshot<Norenberc>, now: Snapshot<Norenberc>) {
        self.waiting = changes(before, now).into_iter().filter(Change::is_open).collect();
    }

    fn recheck(&mut self, now: &Folded, then: &dyn Fn(&dyn Fn(&Entry) -> bool) -> Option<Folded>) {
        self.talers.clear();
        if now.play.ledger().is_none_or(|ledger| !ledger.is_over()) {
            return;
        }
        for (seat, sheet) in (0..).map(Seat).zip(now.play.sheets()) {
            let enters = |entry: &Entry| {
                matches!(
                    *entry,
                    Entry::Owned { seat: of, owned: Owned::Talers { .. } }
                    | Entry::Ruling { fact: Fact::Talers { seat: of, .. }, .. } if of == seat
                )
            };
            let (Some(entered), Some(then)) = (sheet.talers, then(&enters)) else { continue };
            let (Some(was), Some(is)) = (income(&then.play, seat), income(&now.play, seat)) else { continue };
            let now = (i32::from(entered) + is - was).clamp(0, MOST_TALERS.into());
            if is != was {
                self.talers.push(OldTalers { seat, entered, now: u16::try_from(now).unwrap_or(MOST_TALERS) });
            }
        }
    }
}
