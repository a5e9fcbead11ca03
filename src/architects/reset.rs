//! A reset of the black market (Z3 to Z7) as a function of what the players have, not of a running game: for a table that
//! has just had one. The engine uses the same functions to find who loses virtue and who takes a debt.
//!
//! ```
//! use guildhall::architects::reset::{PlayerReset, reset};
//! let red = PlayerReset { virtue: 7, market: 2, ..PlayerReset::default() };
//! let blue = PlayerReset { virtue: 7, market: 1, ..PlayerReset::default() };
//! let after = reset(&[red, blue]);
//! assert_eq!((after[0].prison, after[0].unpaid_debts), (2, 1)); // Z3, Z7
//! ```

use super::components::{CROWDED_PRISON, Character, MOST_VIRTUE};
use super::rule_id::RuleId;
use crate::game::{Seat, SeatSet};

/// Workers that a gatekeeper takes out of prison (H10).
pub const GATEKEEPER_FREES: u8 = 2;
/// Workers that Fara takes out of prison (P11).
pub const FARA_FREES: u8 = 1;
/// Virtue of a squire (H10).
pub const SQUIRE_VIRTUE: u8 = 2;

/// The players with so many own workers in prison that it costs virtue (Z6).
pub fn crowded(prisoners: &[u8]) -> SeatSet {
    those(prisoners, |count| count >= CROWDED_PRISON)
}

/// The players with most own workers in prison; nobody if the prison is empty (Z7, X12).
pub fn most(prisoners: &[u8]) -> SeatSet {
    let most = prisoners.iter().copied().max().unwrap_or(0);
    those(prisoners, |count| count == most && count > 0)
}

fn those(prisoners: &[u8], counts: impl Fn(u8) -> bool) -> SeatSet {
    (0_u8..).map(Seat).zip(prisoners).filter(|(_, count)| counts(**count)).map(|(seat, _)| seat).collect()
}

/// One player when a reset begins. The solo opponent is a player without apprentices (X61).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerReset {
    /// Virtue, 0 to 14.
    pub virtue: u8,
    /// Unpaid debts.
    pub unpaid_debts: u16,
    /// Own workers in prison before Z3.
    pub prison: u8,
    /// Own workers in the black market.
    pub market: u8,
    /// Gatekeepers.
    pub gatekeepers: u8,
    /// Squires that give virtue.
    pub virtue_squires: u8,
    /// Squires that give gold.
    pub gold_squires: u8,
    /// Squires that give marble.
    pub marble_squires: u8,
    /// The character.
    pub character: Option<Character>,
}

/// A change in a reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResetChange {
    /// Workers went to prison.
    ToPrison(u8),
    /// Workers were freed.
    Freed(u8),
    /// Gold came.
    Gold(u8),
    /// Marble came.
    Marble(u8),
    /// The virtue marker moved.
    Virtue(i8),
    /// Debts were destroyed.
    DebtsDestroyed(u16),
    /// Debts were taken.
    Debts(u16),
}

/// One change with its rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResetLine {
    /// The rule behind it.
    pub rule: RuleId,
    /// The change.
    pub change: ResetChange,
    /// True if the player might have chosen otherwise.
    pub choice: bool,
}

/// One player after the reset, with the changes that led there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct After {
    /// Own workers in prison.
    pub prison: u8,
    /// Workers freed in all.
    pub freed: u8,
    /// Gold from squires.
    pub gold: u8,
    /// Marble from squires.
    pub marble: u8,
    /// Virtue.
    pub virtue: u8,
    /// Unpaid debts.
    pub unpaid_debts: u16,
    /// Debts destroyed.
    pub debts_destroyed: u16,
    /// The changes in order, only where there are any.
    pub lines: Vec<ResetLine>,
}

impl After {
    fn note(&mut self, rule: RuleId, change: ResetChange, choice: bool) {
        self.lines.push(ResetLine { rule, change, choice });
    }

    fn free(&mut self, rule: RuleId, most: u8) {
        let freed = most.min(self.prison);
        if freed > 0 {
            self.prison -= freed;
            self.freed += freed;
            self.note(rule, ResetChange::Freed(freed), true);
        }
    }

    fn debts(&mut self, rule: RuleId, debts: u16) {
        if debts > 0 {
            self.unpaid_debts += debts;
            self.note(rule, ResetChange::Debts(debts), false);
        }
    }
}

/// Carries out a reset, by player. Choices are made for the players: every worker that can be freed is, every squire's
/// reward is taken, and virtue beyond the track destroys a debt where there is one.
pub fn reset(sheets: &[PlayerReset]) -> Vec<After> {
    let mut all: Vec<After> = sheets.iter().map(until_z5).collect();
    let prisoners: Vec<u8> = all.iter().map(|after| after.prison).collect();
    let (crowded, most) = (crowded(&prisoners), most(&prisoners));
    for (seat, after) in (0_u8..).map(Seat).zip(&mut all) {
        if crowded.contains(seat) {
            if after.virtue > 0 {
                after.virtue -= 1;
                after.note(RuleId::Z6, ResetChange::Virtue(-1), false);
            } else {
                after.debts(RuleId::V7, 1);
            }
        }
        if most.contains(seat) {
            after.debts(RuleId::Z7, 1);
        }
    }
    all
}

/// Z3 to Z5 for one player.
fn until_z5(sheet: &PlayerReset) -> After {
    let mut after = After {
        prison: sheet.prison.saturating_add(sheet.market),
        virtue: sheet.virtue.min(MOST_VIRTUE),
        unpaid_debts: sheet.unpaid_debts,
        ..After::default()
    };
    if sheet.market > 0 {
        after.note(RuleId::Z3, ResetChange::ToPrison(sheet.market), false);
    }
    after.free(RuleId::H10, GATEKEEPER_FREES.saturating_mul(sheet.gatekeepers));
    if sheet.character == Some(Character::Fara) {
        after.free(RuleId::P11, FARA_FREES);
    }
    // X16: the squires look when gatekeepers and Fara are done.
    if after.prison == 0 {
        squires(sheet, &mut after);
    }
    after
}

fn squires(sheet: &PlayerReset, after: &mut After) {
    after.gold = sheet.gold_squires;
    if after.gold > 0 {
        after.note(RuleId::H10, ResetChange::Gold(after.gold), true);
    }
    after.marble = sheet.marble_squires;
    if after.marble > 0 {
        after.note(RuleId::H10, ResetChange::Marble(after.marble), true);
    }
    let points = SQUIRE_VIRTUE.saturating_mul(sheet.virtue_squires);
    let by = points.min(MOST_VIRTUE - after.virtue);
    if by > 0 {
        after.virtue += by;
        after.note(RuleId::H10, ResetChange::Virtue(by.cast_signed()), true);
    }
    let destroyed = u16::from(points - by).min(after.unpaid_debts);
    if destroyed > 0 {
        after.unpaid_debts -= destroyed;
        after.debts_destroyed = destroyed;
        after.note(RuleId::V6, ResetChange::DebtsDestroyed(destroyed), true);
    }
}
