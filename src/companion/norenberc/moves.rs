//! The moves of pieces that put the table right after a correction: the favourite of a finished round has other tiles in
//! front of them than they should.

use std::collections::BTreeMap;

use super::answers::in_play;
use super::change::{AgentsWent, Change, FavoriteIs};
use super::round_end::{GuildCard, GuildOutcome, RoundEnd, Under};
use super::table_state::TableState;
use crate::game::Seat;
use crate::norenberc::{Craftsman, Good, Guild};

/// A piece on the table. A craftsman was guildmaster or lay under it; a good is given back by a favourite (R3), talers are
/// income, agents come from the stockpile (A8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    Craftsman { guild: Guild, tile: Option<Craftsman> },
    Crest { guild: Guild },
    PrestigeCrest,
    Good { good: Good },
    Talers { talers: u16 },
    Agents { agents: u8 },
}

/// A piece on the board, shared by all, that a correction puts elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Put {
    /// This round's prestige crest (R9).
    PrestigeCrest { guild: Guild },
    /// The markers of the turn order, first to last (A7).
    Order { order: Vec<Seat> },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceMove {
    /// The owner now; `None` if they come from the box or the bank.
    pub from: Option<Seat>,
    /// The owner to be; `None` if they leave.
    pub to: Option<Seat>,
    pub pieces: Vec<Piece>,
}

/// A list of moves beside the one it replaces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MovesSince {
    /// On both lists.
    pub kept: Vec<PieceMove>,
    /// Only on the new list.
    pub new: Vec<PieceMove>,
    /// Only on the old list.
    pub removed: Vec<PieceMove>,
}

impl MovesSince {
    /// Compares two lists piece by piece: people may have begun with the first.
    pub fn new(before: &[PieceMove], now: &[PieceMove]) -> Self {
        let [kept, _] = parted(now, before);
        Self { new: parted(now, &kept)[1].clone(), removed: parted(before, &kept)[1].clone(), kept }
    }
}

/// Splits moves into the pieces that `others` move the same way, and the rest.
fn parted(moves: &[PieceMove], others: &[PieceMove]) -> [Vec<PieceMove>; 2] {
    let mut parts = [Vec::new(), Vec::new()];
    for PieceMove { from, to, pieces } in moves {
        let same_way = others.iter().filter(|other| (other.from, other.to) == (*from, *to));
        let mut left: Vec<_> = same_way.flat_map(|other| other.pieces.iter().copied()).collect();
        let (mut among, mut apart) = (Vec::new(), Vec::new());
        for &piece in pieces {
            match left.iter().position(|it| *it == piece) {
                Some(place) => {
                    left.remove(place);
                    among.push(piece);
                }
                None => apart.push(piece),
            }
        }
        for (part, pieces) in parts.iter_mut().zip([among, apart]) {
            if !pieces.is_empty() {
                part.push(PieceMove { from: *from, to: *to, pieces });
            }
        }
    }
    parts
}

/// An owner at one time: `Some(None)` is nobody, `None` is unknown.
type Holder = Option<Option<Seat>>;

const fn holder(favorite: FavoriteIs) -> Holder {
    match favorite {
        FavoriteIs::Player(seat) => Some(Some(seat)),
        FavoriteIs::Nobody => Some(None),
        FavoriteIs::Unknown => None,
    }
}

/// The moves that follow from changes, with the ends of rounds as they are now.
pub(super) fn moves(changes: &[Change], history: &[RoundEnd]) -> Vec<PieceMove> {
    let mut moved = Moved::default();
    for end in history {
        let was = Before { changes, round: end.round };
        for card in &end.cards {
            let (Some(from), Some(to)) = (holder(was.favorite(card)), holder(FavoriteIs::of(card))) else {
                continue;
            };
            for piece in prizes(card) {
                moved.add(from, to, piece);
            }
            // A wrong favourite gave back a good that the right one should have given.
            moved.add(to, from, Piece::Good { good: card.guild.good() });
        }
        let of = |guild: Option<Guild>| guild.and_then(|guild| end.card(guild));
        let lies = end.cards.iter().find(|card| card.prestige == Some(true)).map(|card| card.guild);
        let from = of(was.prestige(lies)).and_then(|card| holder(was.favorite(card)));
        let to = of(lies).and_then(|card| holder(FavoriteIs::of(card)));
        if let (Some(from), Some(to)) = (from, to) {
            moved.add(from, to, Piece::PrestigeCrest);
        }
    }
    moved.list(changes)
}

pub(super) fn puts(changes: &[Change], play: &TableState) -> Vec<Put> {
    let Some(ledger) = in_play(play) else { return Vec::new() };
    let prestige = ledger.prestige().filter(|&lies| {
        let here = |change: &Change| matches!(*change, Change::Prestige { round, after, .. } if (round, after) == (ledger.round(), Some(lies)));
        changes.iter().any(here)
    });
    let reordered = changes.iter().any(|change| matches!(change, Change::Order { .. }));
    let order = ledger.order().filter(|_| reordered).map(<[Seat]>::to_vec);
    let prestige = prestige.map(|guild| Put::PrestigeCrest { guild });
    prestige.into_iter().chain(order.map(|order| Put::Order { order })).collect()
}

fn prizes(card: &GuildCard) -> impl Iterator<Item = Piece> + use<> {
    let guild = card.guild;
    let under = match card.under {
        Under::None => None,
        Under::Tile(tile) => Some(tile),
    };
    let tiles = std::iter::once(card.master).chain(under);
    tiles.map(move |tile| Piece::Craftsman { guild, tile }).chain([Piece::Crest { guild }])
}

struct Before<'a> {
    changes: &'a [Change],
    round: u8,
}

impl Before<'_> {
    fn favorite(&self, card: &GuildCard) -> FavoriteIs {
        let changed = self.changes.iter().find_map(|change| {
            let Change::Favorite { round, guild, before, .. } = *change else { return None };
            ((round, guild) == (self.round, card.guild)).then_some(before)
        });
        changed.unwrap_or_else(|| FavoriteIs::of(card))
    }

    fn prestige(&self, now: Option<Guild>) -> Option<Guild> {
        let changed = self.changes.iter().find_map(|change| {
            let Change::Prestige { round, before, .. } = *change else { return None };
            (round == self.round).then_some(before)
        });
        changed.unwrap_or(now)
    }
}

#[derive(Default)]
struct Moved(BTreeMap<(Option<Seat>, Option<Seat>), Vec<Piece>>);

impl Moved {
    fn add(&mut self, from: Option<Seat>, to: Option<Seat>, piece: Piece) {
        if from != to {
            self.0.entry((from, to)).or_default().push(piece);
        }
    }

    fn list(mut self, changes: &[Change]) -> Vec<PieceMove> {
        let mut more: BTreeMap<Seat, i32> = BTreeMap::new();
        for change in changes {
            if let Change::Income { seat, before: Some(before), after: Some(after), .. } = *change {
                *more.entry(seat).or_default() += i32::from(after) - i32::from(before);
            }
        }
        let mut agents: BTreeMap<Seat, i32> = BTreeMap::new();
        for change in changes {
            let Change::Agents { before, after, .. } = *change else { continue };
            // If nobody knows who took them, they stay where they are.
            if before == AgentsWent::Unknown || after == AgentsWent::Unknown {
                continue;
            }
            for (went, sign) in [(before, -1), (after, 1)] {
                if let AgentsWent::To(seat, taken) = went {
                    *agents.entry(seat).or_default() += sign * i32::from(taken);
                }
            }
        }
        for (seat, agents) in agents {
            let piece = Piece::Agents { agents: agents.unsigned_abs() as u8 };
            match agents.signum() {
                1 => self.add(None, Some(seat), piece),
                -1 => self.add(Some(seat), None, piece),
                _ => {}
            }
        }
        for (seat, talers) in more {
            let piece = Piece::Talers { talers: talers.unsigned_abs() as u16 };
            match talers.signum() {
                1 => self.add(None, Some(seat), piece),
                -1 => self.add(Some(seat), None, piece),
                _ => {}
            }
        }
        self.0.into_iter().map(|((from, to), pieces)| PieceMove { from, to, pieces }).collect()
    }
}

impl FavoriteIs {
    pub const fn of(card: &GuildCard) -> Self {
        match card.outcome {
            GuildOutcome::Favorite { seat, .. } => Self::Player(seat),
            GuildOutcome::Nobody { .. } => Self::Nobody,
            GuildOutcome::Ask(_) | GuildOutcome::Unknown => Self::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_follows_another_one_tells_piece_by_piece_what_is_new() {
        let crest = |guild| Piece::Crest { guild };
        let hand =
            |pieces: &[Piece]| PieceMove { from: Some(Seat(0)), to: Some(Seat(1)), pieces: pieces.to_vec() };
        let back = PieceMove { from: Some(Seat(1)), to: None, pieces: vec![Piece::PrestigeCrest] };
        let before = [hand(&[crest(Guild::Brewers), crest(Guild::Bakers)]), back.clone()];
        let now = [hand(&[crest(Guild::Brewers), crest(Guild::Brewers)])];
        let since = MovesSince::new(&before, &now);
        assert_eq!(since.kept, [hand(&[crest(Guild::Brewers)])]);
        assert_eq!(since.new, [hand(&[crest(Guild::Brewers)])]);
        assert_eq!(since.removed, [hand(&[crest(Guild::Bakers)]), back]);
    }
}
