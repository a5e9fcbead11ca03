//! Moves of pieces after a correction.

use crate::companion::norenberc::{Piece, PieceMove, Put};
use crate::i18n::describe::Describe;
use crate::i18n::describe::norenberc::{bundle_args, guild_arg, tile_args};
use crate::norenberc::Tile;

impl Describe<'_> {
    pub fn moved(&self, moved: &PieceMove) -> String {
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

    pub fn put(&self, put: &Put) -> String {
        match *put {
            Put::PrestigeCrest { guild } => self.texts.with("companion-put-prestige", [guild_arg(guild)]),
            Put::Order { ref order } => {
                self.texts.with("companion-put-order", [("names", self.names(order.iter().copied()))])
            }
        }
    }

    fn piece(&self, piece: Piece) -> String {
        match piece {
            Piece::Craftsman { tile: Some(tile), .. } => {
                self.texts.with("norenberc-tile-acc", tile_args(Tile::Craftsman(tile)))
            }
            Piece::Craftsman { guild, tile: None } => {
                self.texts.with("companion-piece-craftsman", [guild_arg(guild)])
            }
            Piece::Crest { guild } => self.texts.with("companion-piece-crest", [guild_arg(guild)]),
            Piece::PrestigeCrest => self.texts.get("companion-piece-prestige"),
            Piece::Good { good } => self.texts.with("norenberc-heap-acc", bundle_args(good, 1)),
            Piece::Talers { talers } => {
                self.texts.with("companion-piece-talers", [("talers", talers.into())])
            }
            Piece::Agents { agents } => self.texts.with("companion-piece-agents", [("count", agents.into())]),
        }
    }
}
