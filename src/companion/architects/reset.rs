//! A reset of the black market as a walk (Z3 to Z7): what has to be asked, and who does what with which pieces. Who loses
//! virtue and who takes a debt is decided by the engine's own function.

use serde::{Deserialize, Serialize};

use super::entry::ResetCard;
use crate::architects::RuleId;
use crate::architects::reset::{Change, Line};
use crate::game::Seat;

/// What the program has to know for a reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Question {
    /// How many own workers somebody has in prison, those from the black market included. Answered with
    /// [`super::Owned::Prison`].
    Prison { seat: Seat },
    /// Who uses this, if anybody. Answered with [`super::Entry::Used`].
    Used { card: ResetCard },
    /// The virtue of somebody who loses or gains some: at an end of the track debts change instead. Answered with
    /// [`super::Owned::Virtue`].
    Virtue { seat: Seat },
    /// How many debts somebody destroys with virtue beyond the track (V6). Answered with [`super::Entry::Destroyed`].
    Destroyed { seat: Seat },
    /// Instead of how many debts somebody pays silver (P12). Answered with [`super::Entry::Instead`].
    Instead { seat: Seat },
}

impl Question {
    /// The rule behind it.
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

    /// Whom it is about, if it is about one.
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

/// Why there is a reset (Z1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A worker on this space of the guildhall, counted from 1 (U3).
    Guildhall(u8),
    /// The third space of the black market was taken.
    Market,
    /// The table said so.
    Told,
}

/// What a reset does to one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatReset {
    /// Own workers that came from the black market (Z3).
    pub from_market: u8,
    /// Own workers in prison at the end, if known.
    pub prison: Option<u8>,
    /// What happens, in the order of the rules.
    pub lines: Vec<Line>,
    /// Silver of peddlers (L6).
    pub silver: u8,
    /// By how much the marker on the virtue track moves; nothing where nobody knows.
    pub virtue: Option<i8>,
    /// How many unpaid debts come or, below zero, go; nothing where nobody knows.
    pub debts: Option<i16>,
    /// Debts instead of which silver is paid (P12).
    pub instead: u16,
}

impl SeatReset {
    /// Workers that are freed.
    pub fn freed(&self) -> u8 {
        self.sum(|change| if let Change::Freed(workers) = change { workers } else { 0 })
    }

    /// Gold of squires.
    pub fn gold(&self) -> u8 {
        self.sum(|change| if let Change::Gold(gold) = change { gold } else { 0 })
    }

    /// Marble of squires.
    pub fn marble(&self) -> u8 {
        self.sum(|change| if let Change::Marble(marble) = change { marble } else { 0 })
    }

    fn sum(&self, count: impl Fn(Change) -> u8) -> u8 {
        self.lines.iter().map(|line| count(line.change)).sum()
    }
}

/// A reset, as far as it is known what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResetSaid {
    /// Why it came.
    pub cause: Cause,
    /// Who caused it, if known: the order of the players begins there (X15).
    pub by: Option<Seat>,
    /// Workers that came from the black market and of whom nobody knows whose they are.
    pub strangers: u8,
    /// By seat; in a game for one the opponent is the second.
    pub seats: Vec<SeatReset>,
}

/// The reset that is being done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// What it does, with what is known so far.
    pub reset: ResetSaid,
    /// What has to be told, or said to be unknown, before it is done; in the order in which it is asked. Answers may bring
    /// more questions.
    pub open: Vec<Question>,
}

impl Walk {
    /// What is asked next.
    pub fn next(&self) -> Option<Question> {
        self.open.first().copied()
    }
}
