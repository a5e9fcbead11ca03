//! The list of changes since it was last closed.

use super::Architects;
use super::change::{Change, PieceMove, changes, merged, moves};
use super::table_state::TableState;
use crate::companion::Snapshot;

#[derive(Clone, Debug, Default)]
pub struct ChangeList {
    changes: Vec<Change>,
    moves: Vec<PieceMove>,
    moves_before: Vec<PieceMove>,
    closed: Vec<Change>,
}

impl ChangeList {
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    pub fn moves(&self) -> &[PieceMove] {
        &self.moves
    }

    /// The list that this one replaces, if it was not closed: people may have begun with it.
    pub(crate) fn moves_before(&self) -> &[PieceMove] {
        &self.moves_before
    }

    /// True if a list was closed and there is no new one since.
    pub const fn can_reopen(&self) -> bool {
        !self.closed.is_empty() && self.changes.is_empty()
    }

    fn list(&mut self, changes: Vec<Change>, play: &TableState) {
        self.changes = changes;
        let moves = moves(&self.changes, play);
        if moves != self.moves {
            let before = std::mem::replace(&mut self.moves, moves);
            self.moves_before = if self.moves.is_empty() { Vec::new() } else { before };
        }
    }
}

impl crate::companion::ChangeList<Architects> for ChangeList {
    fn corrected(&mut self, before: Snapshot<Architects>, after: Snapshot<Architects>) {
        let all = merged(std::mem::take(&mut self.changes), changes(before, after));
        self.list(all, &after.1.play);
        if !self.changes.is_empty() {
            self.closed.clear();
        }
    }

    fn update(&mut self, _: &TableState) {}

    fn close(&mut self, _: &TableState) {
        if !self.changes.is_empty() {
            self.closed = std::mem::take(&mut self.changes);
        }
        (self.moves, self.moves_before) = (Vec::new(), Vec::new());
    }

    fn reopen(&mut self, play: &TableState) {
        if self.can_reopen() {
            let closed = std::mem::take(&mut self.closed);
            self.list(closed, play);
        }
    }
}
