//! Facts about a player that are one number: name, drawing, limit, and the same fact with another number. A fact without a
//! number is unknown.

use super::super::art;
use crate::architects::Resource;
use crate::architects::components::{APPRENTICE_LIMIT, MOST_PLAYERS, MOST_VIRTUE, TOP_LEVEL, WORKERS};
use crate::companion::architects::{Owned, Strip, Tracked};
use crate::ui::Cx;
use crate::ui::art::Art;

const MOST_GOODS: u32 = 999;
const MOST_DEBTS: u32 = 99;

/// The name of a number in texts; `None` for facts that are no number.
pub(in crate::ui::architects) const fn id(owned: &Owned) -> Option<&'static str> {
    Some(match owned {
        Owned::Cathedral { .. } => "cathedral",
        Owned::Virtue { .. } => "virtue",
        Owned::Unpaid { .. } => "unpaid",
        Owned::Paid { .. } => "paid",
        Owned::Goods { resource, .. } => resource.id(),
        Owned::Prison { .. } => "prison",
        Owned::Captured { .. } => "captured",
        Owned::Skill { skill, .. } => skill.id(),
        Owned::Guildhall { .. } => "guildhall",
        Owned::Workers { .. } => "workers",
        Owned::Unnamed { .. } => "buildings",
        Owned::Building { .. } | Owned::NoBuilding { .. } | Owned::NothingElse => return None,
    })
}

pub(in crate::ui::architects) fn name_of(cx: &Cx, whose: &str, owned: &Owned) -> String {
    cx.with("table-fact-of", [("name", whose.to_owned().into()), ("fact", id(owned).unwrap_or("").into())])
}

/// The number; `None` if it is unknown.
pub(in crate::ui::architects) fn count(owned: &Owned) -> Option<u32> {
    match *owned {
        Owned::Unnamed { buildings: count }
        | Owned::Cathedral { level: count }
        | Owned::Virtue { virtue: count }
        | Owned::Prison { workers: count }
        | Owned::Captured { workers: count }
        | Owned::Skill { apprentices: count, .. }
        | Owned::Guildhall { workers: count }
        | Owned::Workers { workers: count } => count.map(Into::into),
        Owned::Unpaid { debts: count } | Owned::Paid { debts: count } | Owned::Goods { count, .. } => {
            count.map(Into::into)
        }
        Owned::Building { .. } | Owned::NoBuilding { .. } | Owned::NothingElse => None,
    }
}

pub(in crate::ui::architects) fn with(owned: &Owned, count: Option<u32>) -> Owned {
    let (few, many) = (count.map(|count| count as u8), count.map(|count| count as u16));
    match owned {
        Owned::Unnamed { .. } => Owned::Unnamed { buildings: few },
        Owned::Cathedral { .. } => Owned::Cathedral { level: few },
        Owned::Virtue { .. } => Owned::Virtue { virtue: few },
        Owned::Unpaid { .. } => Owned::Unpaid { debts: many },
        Owned::Paid { .. } => Owned::Paid { debts: many },
        Owned::Goods { resource, .. } => Owned::Goods { resource: *resource, count: many },
        Owned::Prison { .. } => Owned::Prison { workers: few },
        Owned::Captured { .. } => Owned::Captured { workers: few },
        Owned::Skill { skill, .. } => Owned::Skill { skill: *skill, apprentices: few },
        Owned::Guildhall { .. } => Owned::Guildhall { workers: few },
        Owned::Workers { .. } => Owned::Workers { workers: few },
        Owned::Building { .. } | Owned::NoBuilding { .. } | Owned::NothingElse => owned.clone(),
    }
}

pub(in crate::ui::architects) fn most(owned: &Owned) -> u32 {
    match owned {
        Owned::Cathedral { .. } => TOP_LEVEL.into(),
        Owned::Virtue { .. } => MOST_VIRTUE.into(),
        Owned::Unpaid { .. } | Owned::Paid { .. } => MOST_DEBTS,
        Owned::Goods { .. } => MOST_GOODS,
        Owned::Captured { .. } => u32::from(WORKERS) * u32::from(MOST_PLAYERS - 1),
        // Rudolf may have one more; the ledger knows who he is.
        Owned::Skill { .. } => u32::from(APPRENTICE_LIMIT) + 1,
        Owned::Prison { .. } | Owned::Guildhall { .. } | Owned::Workers { .. } | Owned::Unnamed { .. } => {
            WORKERS.into()
        }
        Owned::Building { .. } | Owned::NoBuilding { .. } | Owned::NothingElse => 0,
    }
}

pub(in crate::ui::architects) const fn art(owned: &Owned) -> Art {
    match owned {
        Owned::Cathedral { .. } => art::CATHEDRAL,
        Owned::Virtue { .. } => art::VIRTUE,
        Owned::Unpaid { .. } => art::DEBT_UNPAID,
        Owned::Paid { .. } => art::DEBT_PAID,
        Owned::Goods { resource, .. } => art::of_resource(*resource),
        Owned::Prison { .. } => art::WORKER_PRISON,
        Owned::Captured { .. } => art::WORKER_CAPTURED,
        Owned::Skill { skill, .. } => art::of_skill(*skill),
        Owned::Guildhall { .. } => art::GUILDHALL,
        Owned::Workers { .. } => art::WORKER,
        Owned::Building { .. } | Owned::NoBuilding { .. } | Owned::Unnamed { .. } | Owned::NothingElse => {
            art::BUILDING
        }
    }
}

pub(super) const fn tracked(strip: &Strip, what: Tracked) -> Owned {
    match what {
        Tracked::Virtue => Owned::Virtue { virtue: strip.virtue.value },
        Tracked::Cathedral => Owned::Cathedral { level: strip.cathedral.value },
        Tracked::Unpaid => Owned::Unpaid { debts: strip.unpaid.value },
        Tracked::Paid => Owned::Paid { debts: strip.paid.value },
    }
}

/// The numbers of a strip that people step, each with true if it is in doubt.
pub(super) fn of_strip(strip: &Strip, opponent: bool) -> Vec<(Owned, bool)> {
    let mut numbers: Vec<_> = Tracked::ALL
        .into_iter()
        .filter(|what| !opponent || *what != Tracked::Paid)
        .map(|what| (tracked(strip, what), !strip.doubts(what).is_empty()))
        .collect();
    // What was counted at a reset may have changed since, and is better than nothing.
    let prison = Owned::Prison { workers: strip.prison.or(strip.last_prison) };
    numbers.push((prison, strip.prison.is_none()));
    if opponent {
        let marble = Resource::Marble;
        numbers.push((Owned::Goods { resource: marble, count: strip.goods[marble.index()] }, false));
        numbers.push((Owned::Workers { workers: strip.workers }, false));
    }
    numbers
}
