//! F1: the end-game effects that change virtue, and what the ends of the track do to debts (V6, V7). Where the owner has a
//! choice it is made for the best total (X29).

use std::cmp::Reverse;

use super::lines::total;
use super::sheet::{Rivals, Sheet};
use crate::architects::cards::buildings::{Building, BuildingEffect, Most, Per};
use crate::architects::components::{Character, MOST_VIRTUE};
use crate::architects::prices::INSTEAD_OF_DEBT;

/// At most so many buildings give virtue at the end: castle, observatory, reservoir, trading post, chapel, museum.
const MOST_GAINS: usize = 6;

/// The values that F1 may change, when it is done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settled {
    /// Virtue.
    pub virtue: u8,
    /// Unpaid debts.
    pub unpaid_debts: u16,
    /// Silver.
    pub silver: u16,
}

/// One building's change of virtue at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VirtueStep {
    /// The building.
    pub building: Building,
    /// The change of virtue on the card.
    pub virtue: i16,
    /// Debts destroyed beyond the top of the track (V6).
    pub debts_destroyed: u16,
    /// Debts taken below its bottom (V7).
    pub debts_taken: u16,
    /// Silver paid instead of debts (P12).
    pub silver_paid: u16,
}

/// How F1 goes for one player: which gains come before the loss, how many debts are bought off, and what comes of it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Settlement {
    pub(super) settled: Settled,
    gains: Gains,
    before: u8,
    bought: u16,
}

/// The gains in the order of the buildings, none of them 0, and the loss.
#[derive(Clone, Copy, Debug, Default)]
struct Gains {
    gains: [Option<(Building, u16)>; MOST_GAINS],
    loss: Option<(Building, u8)>,
}

impl Gains {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the others change no virtue at the end")]
    fn of(sheet: &Sheet, rivals: &Rivals) -> Self {
        let mut all = Self::default();
        let mut len = 0;
        for building in sheet.buildings.iter() {
            let virtue = match building.card().effect {
                BuildingEffect::VirtuePer(per, every) => counted(sheet, per) / u16::from(every),
                BuildingEffect::MostVirtue(Most::Cathedral, virtue) if sheet.cathedral > rivals.cathedral => {
                    virtue.into()
                }
                BuildingEffect::LoseVirtue(virtue) => {
                    all.loss = Some((building, virtue));
                    0
                }
                _ => 0,
            };
            if virtue > 0 && len < MOST_GAINS {
                all.gains[len] = Some((building, virtue));
                len += 1;
            }
        }
        all
    }

    fn len(&self) -> u32 {
        self.gains.iter().flatten().count() as u32
    }
}

/// The number that F1 counts; to Therese gold and marble are the same (X24).
fn counted(sheet: &Sheet, per: Per) -> u16 {
    let both = || sheet.gold.saturating_add(sheet.marble);
    match per {
        Per::Gold | Per::Marble if sheet.character == Some(Character::Therese) => both(),
        Per::Gold => sheet.gold,
        Per::Marble => sheet.marble,
        Per::PaidDebts => sheet.paid_debts,
        Per::Materials => sheet.clay.saturating_add(sheet.wood).saturating_add(sheet.stone),
        Per::Buildings => sheet.buildings.len().into(),
        Per::Captured | Per::Virtue | Per::Skilled(_) => 0,
    }
}

impl Settled {
    /// V6: beyond the top every point destroys a debt, if there is one.
    fn gain(&mut self, virtue: u16) -> u16 {
        let room = u16::from(MOST_VIRTUE.saturating_sub(self.virtue));
        let by = virtue.min(room);
        self.virtue += by as u8;
        let destroyed = (virtue - by).min(self.unpaid_debts);
        self.unpaid_debts -= destroyed;
        destroyed
    }

    /// V7, P12: below the bottom every point gives a debt, but for those that silver is paid for.
    fn lose(&mut self, virtue: u8, bought: u16) -> (u16, u16) {
        let by = virtue.min(self.virtue);
        self.virtue -= by;
        let below = u16::from(virtue - by);
        let bought = bought.min(below).min(self.silver / INSTEAD_OF_DEBT);
        self.silver -= bought * INSTEAD_OF_DEBT;
        self.unpaid_debts = self.unpaid_debts.saturating_add(below - bought);
        (below - bought, bought * INSTEAD_OF_DEBT)
    }
}

impl Settlement {
    fn play(&self, sheet: &Sheet, mut give: impl FnMut(VirtueStep)) -> Settled {
        let mut settled = Settled {
            virtue: sheet.virtue.min(MOST_VIRTUE),
            unpaid_debts: sheet.unpaid_debts,
            silver: sheet.silver,
        };
        let step = |building, virtue: i16| VirtueStep {
            building,
            virtue,
            debts_destroyed: 0,
            debts_taken: 0,
            silver_paid: 0,
        };
        let gain = |settled: &mut Settled, first: bool, give: &mut dyn FnMut(VirtueStep)| {
            for (index, (building, virtue)) in self.gains.gains.iter().flatten().enumerate() {
                if (self.before >> index & 1 == 1) == first {
                    let debts_destroyed = settled.gain(*virtue);
                    let virtue = i16::try_from(*virtue).unwrap_or(i16::MAX);
                    give(VirtueStep { debts_destroyed, ..step(*building, virtue) });
                }
            }
        };
        gain(&mut settled, true, &mut give);
        if let Some((building, virtue)) = self.gains.loss {
            let (debts_taken, silver_paid) = settled.lose(virtue, self.bought);
            give(VirtueStep { debts_taken, silver_paid, ..step(building, -i16::from(virtue)) });
        }
        gain(&mut settled, false, &mut give);
        settled
    }

    pub(super) fn steps(&self, sheet: &Sheet) -> Vec<VirtueStep> {
        let mut steps = Vec::new();
        self.play(sheet, |step| steps.push(step));
        steps
    }
}

/// X29: every choice of which gains come before the loss, and of how many debts Hugo buys off; the best own total counts,
/// then more virtue, fewer unpaid debts, more silver, and of equal choices the one with most gains before the loss.
pub(super) fn plan(sheet: &Sheet, rivals: &Rivals) -> Settlement {
    let gains = Gains::of(sheet, rivals);
    let all = ((1_u16 << gains.len()) - 1) as u8;
    let mut best = Settlement { gains, before: all, bought: 0, settled: Settled::default() };
    best.settled = best.play(sheet, |_| {});
    let Some((_, virtue)) = gains.loss else { return best };
    let buys = if sheet.character == Some(Character::Hugo) { u16::from(virtue) } else { 0 };
    let mut best_key = None;
    for before in 0..=all {
        for bought in 0..=buys {
            let mut plan = Settlement { gains, before, bought, settled: Settled::default() };
            plan.settled = plan.play(sheet, |_| {});
            let Settled { virtue, unpaid_debts, silver } = plan.settled;
            let points = total(sheet, plan.settled, rivals);
            let order = (before.count_ones(), Reverse(before), Reverse(bought));
            let key = (points, virtue, Reverse(unpaid_debts), silver, order);
            if best_key.is_none_or(|best| key > best) {
                best_key = Some(key);
                best = plan;
            }
        }
    }
    best
}
