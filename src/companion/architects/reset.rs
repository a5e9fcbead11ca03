//! A reset of the black market step by step (Z3 to Z7): its questions, and who does what with which pieces. The engine's own
//! function decides who loses virtue and who takes a debt.

use serde::{Deserialize, Serialize};

use super::entry::ResetCard;
use crate::architects::RuleId;
use crate::architects::reset::{ResetChange, ResetLine};
use crate::game::Seat;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    /// Somebody's own workers in prison, including those from the black market. Answered with [`super::Owned::Prison`].
    Prison { seat: Seat },
    /// The user of this, if any. Answered with [`super::Entry::Used`].
    Used { card: ResetCard },
    /// The virtue of somebody who loses or gains some: at an end of the track debts change instead. Answered with
    /// [`super::Owned::Virtue`].
    Virtue { seat: Seat },
    /// Debts that somebody destroys with virtue beyond the track (V6). Answered with [`super::Entry::Destroyed`].
    Destroyed { seat: Seat },
    /// Debts that somebody pays silver for instead (P12). Answered with [`super::Entry::Instead`].
    Instead { seat: Seat },
}

impl Question {
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Prison { .. } => RuleId::Z6,
            Self::Used { card: ResetCard::Fara } => RuleId::P11,
            Self::Used { card: ResetCard::Peddler } => RuleId::L6,
            Self::Used {
                card:
                    ResetCard::Gatekeeper
                    | ResetCard::GoldSquire
                    | ResetCard::MarbleSquire
                    | ResetCard::VirtueSquire,
            } => RuleId::H10,
            Self::Virtue { .. } => RuleId::V7,
            Self::Destroyed { .. } => RuleId::V6,
            Self::Instead { .. } => RuleId::P12,
        }
    }

    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Prison { seat }
            | Self::Virtue { seat }
            | Self::Destroyed { seat }
            | Self::Instead { seat } => Some(seat),
            Self::Used { .. } => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A worker on this space of the guildhall, counted from 1 (U3).
    Guildhall(u8),
    /// The third worker on the black market.
    Market,
    Entered,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatReset {
    /// Own workers that came from the black market (Z3).
    pub from_market: u8,
    pub prison: Option<u8>,
    pub lines: Vec<ResetLine>,
    /// Silver of peddlers (L6).
    pub silver: u8,
    /// Steps on the virtue track; `None` if unknown.
    pub virtue: Option<i8>,
    /// Unpaid debts taken, below zero destroyed; `None` if unknown.
    pub debts: Option<i16>,
    /// Debts paid in silver instead (P12).
    pub instead: u16,
}

impl SeatReset {
    pub fn freed(&self) -> u8 {
        self.sum(|change| if let ResetChange::Freed(workers) = change { workers } else { 0 })
    }

    pub fn gold(&self) -> u8 {
        self.sum(|change| if let ResetChange::Gold(gold) = change { gold } else { 0 })
    }

    pub fn marble(&self) -> u8 {
        self.sum(|change| if let ResetChange::Marble(marble) = change { marble } else { 0 })
    }

    fn sum(&self, count: impl Fn(ResetChange) -> u8) -> u8 {
        self.lines.iter().map(|line| count(line.change)).sum()
    }
}

/// A reset, as far as its effects are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResetOutcome {
    pub cause: Cause,
    /// Who caused it, if known: the order of the players begins there (X15).
    pub by: Option<Seat>,
    /// Workers of unknown owner that came from the black market.
    pub strangers: u8,
    /// By seat; in a game for one the opponent is the second.
    pub seats: Vec<SeatReset>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResetSteps {
    pub reset: ResetOutcome,
    /// The open questions, in the order in which they are asked. Answers may bring more questions.
    pub open: Vec<Question>,
}

impl ResetSteps {
    pub fn next(&self) -> Option<Question> {
        self.open.first().copied()
    }
}
