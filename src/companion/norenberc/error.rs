//! Reasons to reject an entry at a table of Norenberc, beside those of any table.

use super::EntryError;
use super::favorite::{Question, Richest};
use crate::norenberc::{FactError, Good, Guild, PositionError, Refusal, RuleId, Tile, Townsman};

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum TitleEntryError {
    /// The rules forbid it.
    Rules(Refusal),
    /// The box should not hold this tile. If there is another one that nobody has seen, the box can be changed: a question to
    /// the people, answered with [`super::Entry::Box`].
    BeyondBox { tile: Tile, instead: Option<Tile> },
    /// The position is impossible.
    Position(PositionError),
    /// The fact is impossible.
    Fact(FactError),
    /// The round cannot end before this is known.
    Open(Question),
    /// Tracking changes only at the start of a round.
    NotAtRoundStart,
    /// The guild is not in play.
    NotInPlay { guild: Guild },
    /// There is no craftsman of this value.
    Value { value: u8 },
    /// A craftsman of another guild does not lie in this workshop.
    OtherGuild { guild: Guild },
    /// So many are not possible.
    TooMany { most: u16 },
    /// There are twelve of a good; this many are left for this count.
    TooManyGoods { good: Good, left: u8 },
    /// This townsman never stays with a player.
    NeverStays { townsman: Townsman },
    /// The use does not fit the guest.
    OtherGuest { tile: Tile },
    /// The guildmaster cannot be swapped.
    MovesGuildmaster { guild: Guild },
    /// The turn order does not name every player once.
    Order,
    /// The prestige guild of the round before cannot be it again.
    PrestigeAgain { guild: Guild },
    /// Those with most talers are not among those compared.
    NotAmong,
    /// It contradicts this answer of the same round. A question to the people: the answer stays, or
    /// [`crate::companion::norenberc::Session::enter_instead`] takes the new one.
    Contradicts(Richest),
    /// The list is incomplete, so nothing can be added or taken away.
    NotKnownYet,
    /// There is no such craftsman to take away.
    NotOwned,
    /// The ruled favourite has none of the goods, or the round has no such guild to rule about.
    RulingHasNoEffect,
}

impl TitleEntryError {
    pub const fn rule(self) -> Option<RuleId> {
        Some(match self {
            Self::Rules(refusal) => refusal.rule(),
            Self::BeyondBox { tile: Tile::Townsman(_), .. } => RuleId::C3,
            Self::BeyondBox { .. }
            | Self::Value { .. }
            | Self::TooMany { .. }
            | Self::TooManyGoods { .. } => RuleId::C2,
            Self::Open(question) => question.rule(),
            Self::NotInPlay { .. } => RuleId::S1,
            Self::OtherGuild { .. } => RuleId::S5,
            Self::NeverStays { .. } => RuleId::W5,
            Self::MovesGuildmaster { .. } => RuleId::W4,
            Self::Order => RuleId::S4,
            Self::Contradicts(_) => RuleId::R2,
            Self::PrestigeAgain { .. } => RuleId::R9,
            Self::RulingHasNoEffect => RuleId::R3,
            Self::Position(_)
            | Self::Fact(_)
            | Self::NotAtRoundStart
            | Self::OtherGuest { .. }
            | Self::NotAmong
            | Self::NotKnownYet
            | Self::NotOwned => return None,
        })
    }
}

impl EntryError {
    pub fn rule(self) -> Option<RuleId> {
        self.title().and_then(TitleEntryError::rule)
    }
}
