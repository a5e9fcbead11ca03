//! Reasons to reject an entry at a table of Architects of the West Kingdom, beside those of any table.

use super::EntryError;
use super::reset::Question;
use crate::architects::{Building, FactError, Refusal, RuleId, Space};
use crate::game::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum TitleEntryError {
    /// The rules forbid it.
    Rules(Refusal),
    /// The fact cannot be ruled.
    Fact(FactError),
    /// A question to the people: the reset that is due comes first. [`crate::companion::architects::Session::enter_anyway`]
    /// accepts the entry all the same, here and for the next four.
    ResetFirst,
    /// A question: with so much virtue nobody enters the black market (V4).
    MarketClosed { seat: Seat, virtue: u8 },
    /// A question: with so little virtue nobody works on the cathedral (V5).
    CathedralClosed { seat: Seat, virtue: u8 },
    /// A question: last turns go round the table, and `next` comes first (E1).
    OutOfTurn { seat: Seat, next: Seat },
    /// A question: some have not had their last turn, `next` first (E1).
    TurnsLeft { next: Seat },
    /// The reset is not done before this is known, or entered as unknown.
    Open(Question),
    /// No reset is due.
    NoReset,
    /// The question is not part of this reset.
    NotInQuestion,
    /// Somebody stands on that space already.
    SpaceTaken { space: Space },
    /// All spots of that level are taken (A3).
    LevelFull { level: u8 },
    /// The marker is at the top already.
    TopReached { seat: Seat },
    /// That building is somebody else's.
    BuiltBy { building: Building, seat: Seat },
    /// That building was never entered, so it cannot be taken away.
    NotBuilt { building: Building },
    /// A promotional card, and the group plays without them: a question to the people, answered with
    /// [`super::Entry::Options`].
    NotInGame { building: Building },
    /// That building is not in a game for one (O2).
    NotSolo { building: Building },
    /// There is no unpaid debt to pay off.
    NoDebt { seat: Seat },
    /// So many are not possible.
    TooMany { most: u16 },
    /// At least so many are in prison: they came from the black market (Z3).
    TooFew { fewest: u8 },
    /// The guildhall has free spaces, so the last turns have not begun.
    SpacesLeft { left: u8 },
    /// This player has had the last turn.
    HadLastTurn { seat: Seat },
    /// This belongs to the opponent, or to anybody but the opponent.
    NotTheirs { seat: Seat },
    /// A referee starts with the set-up, before any other entry.
    OnlyAtStart,
    /// Tracking changes between two turns.
    WithinTurn,
    /// The characters of the table cannot be played with these options.
    Options,
}

impl TitleEntryError {
    pub const fn rule(self) -> Option<RuleId> {
        Some(match self {
            Self::Rules(refusal) => refusal.rule(),
            Self::ResetFirst => RuleId::Z2,
            Self::MarketClosed { .. } => RuleId::V4,
            Self::CathedralClosed { .. } => RuleId::V5,
            Self::Open(question) => question.rule(),
            Self::NoReset => RuleId::Z1,
            Self::NotInQuestion => RuleId::Z5,
            Self::TooFew { .. } => RuleId::Z3,
            Self::SpaceTaken { .. } => RuleId::T4,
            Self::LevelFull { .. } => RuleId::A3,
            Self::TopReached { .. } => RuleId::A1,
            Self::BuiltBy { .. } => RuleId::C1,
            Self::NotSolo { .. } => RuleId::O2,
            Self::SpacesLeft { .. }
            | Self::HadLastTurn { .. }
            | Self::OutOfTurn { .. }
            | Self::TurnsLeft { .. } => RuleId::E1,
            Self::NotTheirs { .. } => RuleId::O6,
            Self::NoDebt { .. } => RuleId::D2,
            Self::Options => RuleId::X60,
            Self::Fact(_)
            | Self::NotBuilt { .. }
            | Self::NotInGame { .. }
            | Self::TooMany { .. }
            | Self::OnlyAtStart
            | Self::WithinTurn => return None,
        })
    }

    /// True for a question to the people: they may enter it all the same.
    pub const fn may_be_entered_anyway(self) -> bool {
        matches!(
            self,
            Self::ResetFirst
                | Self::MarketClosed { .. }
                | Self::CathedralClosed { .. }
                | Self::OutOfTurn { .. }
                | Self::TurnsLeft { .. }
        )
    }
}

impl EntryError {
    pub fn rule(self) -> Option<RuleId> {
        self.title().and_then(TitleEntryError::rule)
    }
}
