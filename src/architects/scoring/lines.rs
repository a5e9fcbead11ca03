//! F2 to F9: the lines of one player, and their sum.

use super::settle::Settled;
use super::sheet::{Rivals, Sheet};
use crate::architects::cards::buildings::{Building, BuildingEffect, Most, Per};
use crate::architects::components::{Resource, VIRTUE_VP, cathedral};
use crate::architects::rule_id::RuleId;

/// VP for an unpaid debt (D1, F6).
const DEBT_VP: i32 = -2;
/// Silver for 1 VP (F8).
const SILVER_PER_VP: u16 = 10;
/// Own workers in prison for 1 VP less (F9).
const PRISONERS_PER_VP: u8 = 2;

/// The seven ways to earn or lose VP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Buildings (F2).
    Buildings,
    /// The cathedral (F4).
    Cathedral,
    /// Virtue (F5).
    Virtue,
    /// Unpaid debts (F6).
    Debts,
    /// Gold and marble (F7).
    GoldMarble,
    /// Silver (F8).
    Silver,
    /// Workers in prison (F9).
    Prison,
}

impl Category {
    /// All seven, in the order in which they are counted.
    pub const ALL: [Self; 7] = [
        Self::Buildings,
        Self::Cathedral,
        Self::Virtue,
        Self::Debts,
        Self::GoldMarble,
        Self::Silver,
        Self::Prison,
    ];

    /// The rule that counts it.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::Buildings => RuleId::F2,
            Self::Cathedral => RuleId::F4,
            Self::Virtue => RuleId::F5,
            Self::Debts => RuleId::F6,
            Self::GoldMarble => RuleId::F7,
            Self::Silver => RuleId::F8,
            Self::Prison => RuleId::F9,
        }
    }
}

/// One source of VP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// VP earned or lost.
    pub vp: i32,
    /// The source, with the numbers behind it.
    pub source: LineSource,
}

/// A source of VP, with the numbers behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum LineSource {
    /// A building: its printed VP, and those of its effect at the end.
    Building { building: Building, printed: i32, end: i32 },
    /// A level of the cathedral.
    Cathedral { level: u8 },
    /// Virtue.
    Virtue { virtue: u8 },
    /// Unpaid debts, and the VP for each.
    Debts { count: u16, each: i32 },
    /// Gold and marble.
    GoldMarble { gold: u16, marble: u16 },
    /// Silver.
    Silver { silver: u16 },
    /// Own workers in prison.
    Prison { workers: u8 },
}

impl ScoreLine {
    /// The category it belongs to.
    pub const fn category(&self) -> Category {
        match self.source {
            LineSource::Building { .. } => Category::Buildings,
            LineSource::Cathedral { .. } => Category::Cathedral,
            LineSource::Virtue { .. } => Category::Virtue,
            LineSource::Debts { .. } => Category::Debts,
            LineSource::GoldMarble { .. } => Category::GoldMarble,
            LineSource::Silver { .. } => Category::Silver,
            LineSource::Prison { .. } => Category::Prison,
        }
    }

    /// The rule that counts it.
    pub const fn rule(&self) -> RuleId {
        self.category().rule()
    }
}

/// VP from the effect of a building at the end (F2).
#[expect(clippy::wildcard_enum_match_arm, reason = "the others bring nothing at the end")]
fn end(building: Building, sheet: &Sheet, settled: Settled, rivals: &Rivals) -> i32 {
    let per = |per| -> u16 {
        match per {
            Per::Buildings => sheet.buildings.len().into(),
            Per::Captured => sheet.captured.into(),
            Per::Virtue => settled.virtue.into(),
            Per::PaidDebts => sheet.paid_debts,
            Per::Skilled(skill) => sheet.skills[skill.index()].into(),
            Per::Gold => sheet.gold,
            Per::Marble => sheet.marble,
            Per::Materials => sheet.clay.saturating_add(sheet.wood).saturating_add(sheet.stone),
        }
    };
    match building.card().effect {
        BuildingEffect::VpPer(of, every) => i32::from(per(of) / u16::from(every)),
        BuildingEffect::NoDebtVp(vp) if settled.unpaid_debts == 0 => vp.into(),
        BuildingEffect::MostVp(Most::Cathedral, vp) if sheet.cathedral > rivals.cathedral => vp.into(),
        BuildingEffect::MostVp(Most::Of(resource), vp) => {
            let has = if resource == Resource::Silver { settled.silver } else { sheet.count(resource) };
            if rivals.are_below(resource, has) { vp.into() } else { 0 }
        }
        _ => 0,
    }
}

/// F6, X20: the VP for a debt, changed by fountain and gambler's den.
fn each_debt(sheet: &Sheet) -> i32 {
    let change = |building: Building| {
        if let BuildingEffect::DebtVp(change) = building.card().effect { i32::from(change) } else { 0 }
    };
    DEBT_VP + sheet.buildings.iter().map(change).sum::<i32>()
}

/// Gives every line of one player, in the order F2, F4 to F9; those after the buildings only where they are not 0.
pub(super) fn each_line(sheet: &Sheet, settled: Settled, rivals: &Rivals, mut give: impl FnMut(ScoreLine)) {
    for building in sheet.buildings.iter() {
        let (printed, end) = (i32::from(building.card().vp), end(building, sheet, settled, rivals));
        give(ScoreLine { vp: printed + end, source: LineSource::Building { building, printed, end } });
    }
    let mut give = |vp: i32, source| {
        if vp != 0 {
            give(ScoreLine { vp, source });
        }
    };
    let level = sheet.cathedral;
    give(cathedral(level).map_or(0, |it| it.vp.into()), LineSource::Cathedral { level });
    let virtue = settled.virtue;
    give(VIRTUE_VP[usize::from(virtue)].into(), LineSource::Virtue { virtue });
    let (count, each) = (settled.unpaid_debts, each_debt(sheet));
    give(i32::from(count) * each, LineSource::Debts { count, each });
    let (gold, marble) = (sheet.gold, sheet.marble);
    give(i32::from(gold) + i32::from(marble), LineSource::GoldMarble { gold, marble });
    let silver = settled.silver;
    give((silver / SILVER_PER_VP).into(), LineSource::Silver { silver });
    let workers = sheet.prison;
    give(-i32::from(workers / PRISONERS_PER_VP), LineSource::Prison { workers });
}

pub(super) fn total(sheet: &Sheet, settled: Settled, rivals: &Rivals) -> i32 {
    let mut sum = 0;
    each_line(sheet, settled, rivals, |line| sum += line.vp);
    sum
}
