//! What people have to do with the pieces so that the table is right again after a correction: the favourite of a round
//! that is over has other tiles in front of them than they should.

use std::collections::BTreeMap;

use super::change::{Change, FavoriteIs};
use super::round_end::{GuildCard, Outcome, RoundEnd, Under};
use crate::game::Seat;
use crate::norenberc::{Craftsman, Good, Guild};

/// Something that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields say which one it is")]
pub enum Piece {
    /// A craftsman that was guildmaster, or lay under it; its value may not be known.
    Craftsman { guild: Guild, tile: Option<Craftsman> },
    /// A crest.
    Crest { guild: Guild },
    /// A prestige crest.
    PrestigeCrest,
    /// The good that a favourite gives back (R3).
    Good { good: Good },
    /// Talers of an income.
    Talers { talers: u16 },
}

/// Pieces that change hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who has them now; nobody where they come from the box or the bank.
    pub from: Option<Seat>,
    /// Who should have them; nobody where they leave.
    pub to: Option<Seat>,
    /// What.
    pub pieces: Vec<Piece>,
}

/// Who held something before and after: nothing where that is not known.
type Holder = Option<Option<Seat>>;

const fn holder(favorite: FavoriteIs) -> Holder {
    match favorite {
        FavoriteIs::Player(seat) => Some(Some(seat)),
        FavoriteIs::Nobody => Some(None),
        FavoriteIs::Unknown => None,
    }
}

/// The moves that follow from changes, in a game whose rounds ended like this now.
pub(super) fn moves(changes: &[Change], history: &[RoundEnd]) -> Vec<Move> {
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
            // Whoever was favourite by mistake gave back a good that the other one should have given.
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

fn prizes(card: &GuildCard) -> impl Iterator<Item = Piece> + use<> {
    let guild = card.guild;
    let under = match card.under {
        Under::None => None,
        Under::Tile(tile) => Some(tile),
    };
    let tiles = std::iter::once(card.master).chain(under);
    tiles.map(move |tile| Piece::Craftsman { guild, tile }).chain([Piece::Crest { guild }])
}

/// A round as it was before the changes.
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

    /// Where the prestige crest lay.
    fn prestige(&self, now: Option<Guild>) -> Option<Guild> {
        let changed = self.changes.iter().find_map(|change| {
            let Change::Prestige { round, before, .. } = *change else { return None };
            (round == self.round).then_some(before)
        });
        changed.unwrap_or(now)
    }
}

/// Pieces by who gives and who takes.
#[derive(Default)]
struct Moved(BTreeMap<(Option<Seat>, Option<Seat>), Vec<Piece>>);

impl Moved {
    fn add(&mut self, from: Option<Seat>, to: Option<Seat>, piece: Piece) {
        if from != to {
            self.0.entry((from, to)).or_default().push(piece);
        }
    }

    /// All of them, with what the incomes differ by.
    fn list(mut self, changes: &[Change]) -> Vec<Move> {
        let mut more: BTreeMap<Seat, i32> = BTreeMap::new();
        for change in changes {
            if let Change::Income { seat, before: Some(before), after: Some(after), .. } = *change {
                *more.entry(seat).or_default() += i32::from(after) - i32::from(before);
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
        self.0.into_iter().map(|((from, to), pieces)| Move { from, to, pieces }).collect()
    }
}

impl FavoriteIs {
    /// What a card says.
    pub(super) const fn of(card: &GuildCard) -> Self {
        match card.outcome {
            Outcome::Favorite { seat, .. } => Self::Player(seat),
            Outcome::Nobody { .. } => Self::Nobody,
            Outcome::Ask(_) | Outcome::Unknown => Self::Unknown,
        }
    }
}
