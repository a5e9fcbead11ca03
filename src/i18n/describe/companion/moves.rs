//! What to do with the pieces after a correction.

use super::Describe;
use crate::companion::{Move, Piece};
use crate::i18n::describe::{guild_arg, heap_args};
use crate::norenberc::Tile;

impl Describe<'_> {
    /// Pieces that change hands.
    pub fn moved(&self, moved: &Move) -> String {
        let kind = match (moved.from, moved.to) {
            (Some(_), Some(_)) => "hands",
            (Some(_), None) => "returns",
            (None, _) => "takes",
        };
        let pieces: Vec<_> = moved.pieces.iter().map(|piece| self.piece(*piece)).collect();
        let name = |seat: Option<_>| seat.map_or_else(|| "".into(), |seat| self.name(seat));
        let args = [
            ("kind", kind.into()),
            ("from", name(moved.from)),
            ("to", name(moved.to)),
            ("pieces", self.texts.list(&pieces).into()),
        ];
        self.texts.with("companion-move", args)
    }

    fn piece(&self, piece: Piece) -> String {
        match piece {
            Piece::Craftsman { tile: Some(tile), .. } => self.tile(Tile::Craftsman(tile)),
            Piece::Craftsman { guild, tile: None } => self.craftsman_of(guild),
            Piece::Crest { guild } => self.texts.with("companion-piece-crest", [guild_arg(guild)]),
            Piece::PrestigeCrest => self.texts.get("companion-piece-prestige"),
            Piece::Good { good } => self.texts.with("norenberc-heap", heap_args(good, 1)),
            Piece::Talers { talers } => self.texts.with("norenberc-talers", [("talers", talers.into())]),
        }
    }
}
