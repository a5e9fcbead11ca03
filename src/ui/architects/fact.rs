//! The facts of a sheet as numbers to step: their names, drawings, limits and entries. The opponent of a solo game has a
//! sheet too, as if it were another player.

use super::art;
use crate::architects::components::{APPRENTICE_LIMIT, MOST_VIRTUE, TOP_LEVEL, WORKERS};
use crate::architects::{Character, Resource};
use crate::companion::architects::{FinalSheet, Missing, OPPONENT, Owned, Rival};
use crate::game::Seat;
use crate::ui::Cx;
use crate::ui::art::Art;

const MOST_GOODS: u32 = 999;
const MOST_DEBTS: u32 = 99;

/// Returns true if the sheets are those of a solo game and the seat is the opponent.
pub(super) fn is_opponent(sheets: &[FinalSheet], seat: Seat) -> bool {
    seat == OPPONENT && sheets.first().is_some_and(|sheet| sheet.opponent.is_some())
}

/// Everyone with a sheet: the players, and the opponent of a solo game.
pub(super) fn with_sheets(sheets: &[FinalSheet]) -> impl Iterator<Item = Seat> + use<> {
    let solo = sheets.first().is_some_and(|sheet| sheet.opponent.is_some());
    (0..sheets.len() as u8 + u8::from(solo)).map(Seat)
}

pub(super) fn name(cx: &Cx, fact: Missing) -> String {
    cx.with("table-fact", [("fact", fact.text_id().into())])
}

/// For screen readers: the fact and whose it is.
pub(super) fn name_of(cx: &Cx, whose: &str, fact: Missing) -> String {
    cx.with("table-fact-of", [("name", whose.to_owned().into()), ("fact", fact.text_id().into())])
}

pub(super) const fn art(fact: Missing) -> Art {
    match fact {
        Missing::Buildings => art::BUILDING,
        Missing::Cathedral => art::CATHEDRAL,
        Missing::Virtue => art::VIRTUE,
        Missing::Unpaid => art::DEBT_UNPAID,
        Missing::Paid => art::DEBT_PAID,
        Missing::Goods(resource) => art::of_resource(resource),
        Missing::Prison => art::WORKER_PRISON,
        Missing::Captured => art::WORKER_CAPTURED,
        Missing::Skill(skill) => art::of_skill(skill),
        Missing::Guildhall => art::GUILDHALL,
    }
}

/// A fact as far as it is known; `None` for buildings, which are cards and not a number.
pub(super) fn value(sheets: &[FinalSheet], seat: Seat, fact: Missing) -> Option<u32> {
    if is_opponent(sheets, seat) {
        return sheets[0].opponent.as_ref().and_then(|rival| of_rival(rival, fact));
    }
    let sheet = sheets.get(seat.index())?;
    match fact {
        Missing::Buildings | Missing::Guildhall => None,
        Missing::Cathedral => sheet.cathedral.map(Into::into),
        Missing::Virtue => sheet.virtue.map(Into::into),
        Missing::Unpaid => sheet.unpaid.map(Into::into),
        Missing::Paid => sheet.paid.map(Into::into),
        Missing::Goods(resource) => sheet.count(resource).map(Into::into),
        Missing::Prison => sheet.prison.map(Into::into),
        Missing::Captured => sheet.captured.map(Into::into),
        Missing::Skill(skill) => sheet.skills[skill.index()].map(Into::into),
    }
}

fn of_rival(rival: &Rival, fact: Missing) -> Option<u32> {
    match fact {
        Missing::Cathedral => rival.cathedral.map(Into::into),
        Missing::Virtue => rival.virtue.map(Into::into),
        Missing::Unpaid => rival.unpaid.map(Into::into),
        Missing::Goods(Resource::Marble) => rival.marble.map(Into::into),
        Missing::Prison => rival.prison.map(Into::into),
        Missing::Guildhall => rival.guildhall.map(Into::into),
        Missing::Buildings | Missing::Paid | Missing::Goods(_) | Missing::Captured | Missing::Skill(_) => {
            None
        }
    }
}

pub(super) fn most(sheets: &[FinalSheet], seat: Seat, fact: Missing) -> u32 {
    let others = with_sheets(sheets).count().saturating_sub(1) as u32;
    match fact {
        Missing::Buildings => 0,
        Missing::Cathedral => TOP_LEVEL.into(),
        Missing::Virtue => MOST_VIRTUE.into(),
        Missing::Unpaid | Missing::Paid => MOST_DEBTS,
        Missing::Goods(_) => MOST_GOODS,
        Missing::Prison | Missing::Guildhall => WORKERS.into(),
        Missing::Captured => u32::from(WORKERS) * others,
        Missing::Skill(_) => {
            let rudolf = sheets.get(seat.index()).is_some_and(|it| it.character == Some(Character::Rudolf));
            u32::from(APPRENTICE_LIMIT) + u32::from(rudolf)
        }
    }
}

/// The entry for a fact; `None` for buildings, which are entered card by card.
pub(super) const fn owned(fact: Missing, count: u32) -> Option<Owned> {
    let (few, many) = (Some(count as u8), Some(count as u16));
    Some(match fact {
        Missing::Buildings => return None,
        Missing::Cathedral => Owned::Cathedral { level: few },
        Missing::Virtue => Owned::Virtue { virtue: few },
        Missing::Unpaid => Owned::Unpaid { debts: many },
        Missing::Paid => Owned::Paid { debts: many },
        Missing::Goods(resource) => Owned::Goods { resource, count: many },
        Missing::Prison => Owned::Prison { workers: few },
        Missing::Captured => Owned::Captured { workers: few },
        Missing::Skill(skill) => Owned::Skill { skill, apprentices: few },
        Missing::Guildhall => Owned::Guildhall { workers: few },
    })
}

/// Sets a fact on a sheet that is only tried out.
pub(super) fn set(sheets: &mut [FinalSheet], seat: Seat, fact: Missing, count: u32) {
    let (few, many) = (Some(count as u8), Some(count as u16));
    if is_opponent(sheets, seat) {
        let Some(rival) = &mut sheets[0].opponent else { return };
        match fact {
            Missing::Cathedral => rival.cathedral = few,
            Missing::Virtue => rival.virtue = few,
            Missing::Unpaid => rival.unpaid = many,
            Missing::Goods(Resource::Marble) => rival.marble = many,
            Missing::Prison => rival.prison = few,
            Missing::Guildhall => rival.guildhall = few,
            Missing::Buildings
            | Missing::Paid
            | Missing::Goods(_)
            | Missing::Captured
            | Missing::Skill(_) => {}
        }
        return;
    }
    let Some(sheet) = sheets.get_mut(seat.index()) else { return };
    match fact {
        Missing::Buildings | Missing::Guildhall => {}
        Missing::Cathedral => sheet.cathedral = few,
        Missing::Virtue => sheet.virtue = few,
        Missing::Unpaid => sheet.unpaid = many,
        Missing::Paid => sheet.paid = many,
        Missing::Goods(resource) => sheet.goods[resource.index()] = many,
        Missing::Prison => sheet.prison = few,
        Missing::Captured => sheet.captured = few,
        Missing::Skill(skill) => sheet.skills[skill.index()] = few,
    }
}

pub(super) fn all() -> impl Iterator<Item = Missing> {
    use crate::architects::Skill;
    let first = [Missing::Cathedral, Missing::Virtue, Missing::Unpaid, Missing::Paid];
    let last = [Missing::Prison, Missing::Captured, Missing::Guildhall];
    let goods = Resource::ALL.map(Missing::Goods).into_iter();
    first.into_iter().chain(goods).chain(last).chain(Skill::ALL.map(Missing::Skill))
}
