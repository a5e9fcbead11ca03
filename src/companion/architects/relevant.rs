//! The facts of each sheet that the final score depends on. Only these are asked, and only of players for whom they can
//! change something.

use super::sheet::{FinalSheet, Missing, OPPONENT};
use crate::architects::components::MOST_VIRTUE;
use crate::architects::{Building, BuildingEffect, Most, Per, Resource, Skill};
use crate::game::Seat;

/// Facts that everybody is asked for first.
const FIRST: [Missing; 4] = [Missing::Buildings, Missing::Cathedral, Missing::Virtue, Missing::Unpaid];

/// Facts of the opponent of a game for one (O12).
const OF_OPPONENT: [Missing; 6] = [
    Missing::Guildhall,
    Missing::Cathedral,
    Missing::Virtue,
    Missing::Goods(Resource::Marble),
    Missing::Unpaid,
    Missing::Prison,
];

/// True if the owner's buildings make the final score depend on this fact.
fn reads(sheet: &FinalSheet, fact: Missing) -> bool {
    sheet.buildings.iter().any(|building| match (building.card().effect, fact) {
        (BuildingEffect::VpPer(per, _) | BuildingEffect::VirtuePer(per, _), fact) => match per {
            Per::PaidDebts => fact == Missing::Paid,
            Per::Materials => {
                matches!(fact, Missing::Goods(Resource::Clay | Resource::Wood | Resource::Stone))
            }
            Per::Captured => fact == Missing::Captured,
            Per::Skilled(skill) => fact == Missing::Skill(skill),
            // Everybody is asked for these anyway.
            Per::Buildings | Per::Gold | Per::Marble | Per::Virtue => false,
        },
        _ => false,
    })
}

/// The sheet with the market that pays for having most of a resource (F3).
fn market(sheets: &[FinalSheet], resource: Resource) -> Option<&FinalSheet> {
    let is_market = |building: &Building| matches!(building.card().effect, BuildingEffect::MostVp(Most::Of(of), _) if of == resource);
    sheets.iter().find(|sheet| sheet.buildings.iter().any(is_market))
}

/// True once the market's owner certainly has not most, so that nobody else need be asked.
fn is_decided(sheets: &[FinalSheet], owner: &FinalSheet, resource: Resource) -> bool {
    let Some(own) = owner.count(resource) else { return false };
    let rivals = sheets.iter().filter(|sheet| !std::ptr::eq(*sheet, owner));
    own == 0 || rivals.filter_map(|sheet| sheet.count(resource)).any(|count| count >= own)
}

/// True if more virtue at the end could change anything (V6: it destroys debts beyond the track).
fn virtue_counts(sheet: &FinalSheet) -> bool {
    let full = sheet.virtue == Some(MOST_VIRTUE) && sheet.unpaid == Some(0);
    !full || sheet.has(Building::Dungeon)
}

/// True if only a gain of virtue depends on this fact, and that gain changes nothing.
fn is_idle(sheet: &FinalSheet, fact: Missing) -> bool {
    let only_virtue = match fact {
        Missing::Paid => !sheet.has(Building::Moneylender),
        Missing::Goods(_) => true,
        Missing::Buildings
        | Missing::Cathedral
        | Missing::Virtue
        | Missing::Unpaid
        | Missing::Prison
        | Missing::Captured
        | Missing::Skill(_)
        | Missing::Guildhall => false,
    };
    only_virtue && !virtue_counts(sheet)
}

/// The facts that the result depends on, given the buildings entered: by seat, in the order of asking. It does not change
/// while numbers are entered.
pub fn relevant_numbers(sheets: &[FinalSheet]) -> Vec<(Seat, Missing)> {
    let mut all = Vec::new();
    for (seat, sheet) in (0..).map(Seat).zip(sheets) {
        all.extend(FIRST.map(|fact| (seat, fact)));
        if reads(sheet, Missing::Paid) {
            all.push((seat, Missing::Paid));
        }
        for resource in Resource::ALL {
            let fact = Missing::Goods(resource);
            let scores = matches!(resource, Resource::Gold | Resource::Marble | Resource::Silver);
            if scores || reads(sheet, fact) || market(sheets, resource).is_some() {
                all.push((seat, fact));
            }
        }
        all.push((seat, Missing::Prison));
        let own = [Missing::Captured].into_iter().chain(Skill::ALL.map(Missing::Skill));
        all.extend(own.filter(|fact| reads(sheet, *fact)).map(|fact| (seat, fact)));
    }
    if sheets.first().is_some_and(|sheet| sheet.opponent.is_some()) {
        all.extend(OF_OPPONENT.map(|fact| (OPPONENT, fact)));
    }
    all
}

/// The unknown facts that can still change the result, in the same order.
pub fn open_questions(sheets: &[FinalSheet]) -> Vec<(Seat, Missing)> {
    relevant_numbers(sheets).into_iter().filter(|&(seat, fact)| can_change(sheets, seat, fact)).collect()
}

pub(crate) fn can_change(sheets: &[FinalSheet], seat: Seat, fact: Missing) -> bool {
    let Some(sheet) = sheets.get(seat.index()) else {
        let rival = sheets.first().and_then(|sheet| sheet.opponent);
        return rival.is_some_and(|rival| !rival.knows(fact));
    };
    if sheet.knows(fact) {
        return false;
    }
    let Missing::Goods(resource) = fact else { return !is_idle(sheet, fact) };
    if matches!(resource, Resource::Gold | Resource::Marble | Resource::Silver) {
        return true;
    }
    let own = reads(sheet, fact) && !is_idle(sheet, fact);
    own || market(sheets, resource).is_some_and(|owner| !is_decided(sheets, owner, resource))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(buildings: &[Building]) -> FinalSheet {
        FinalSheet { buildings: buildings.to_vec(), ..FinalSheet::blank(None, None) }
    }

    fn wanted(sheets: &[FinalSheet], seat: u8) -> Vec<Missing> {
        open_questions(sheets).into_iter().filter(|(it, _)| *it == Seat(seat)).map(|(_, fact)| fact).collect()
    }

    #[test]
    fn f10_what_scores_nothing_is_not_asked() {
        let plain = [sheet(&[Building::Well]), sheet(&[])];
        let everybody = [
            Missing::Cathedral,
            Missing::Virtue,
            Missing::Unpaid,
            Missing::Goods(Resource::Gold),
            Missing::Goods(Resource::Marble),
            Missing::Goods(Resource::Silver),
            Missing::Prison,
        ];
        assert_eq!(wanted(&plain, 0), everybody);
        assert_eq!(wanted(&plain, 1), everybody);
    }

    #[test]
    fn f2_only_the_owner_is_asked_for_what_only_the_owner_counts() {
        let own = [Building::Keep, Building::TilersHut, Building::Reservoir];
        let table = [sheet(&own), sheet(&[Building::TradingPost])];
        let more = |seat| {
            let wanted = wanted(&table, seat);
            wanted.into_iter().filter(|fact| !is_for_everybody(*fact)).collect::<Vec<_>>()
        };
        assert_eq!(more(0), [Missing::Paid, Missing::Captured, Missing::Skill(Skill::Tiling)]);
        let materials = [Resource::Clay, Resource::Wood, Resource::Stone].map(Missing::Goods);
        assert_eq!(more(1), materials);
    }

    fn is_for_everybody(fact: Missing) -> bool {
        let gold = [Resource::Gold, Resource::Marble, Resource::Silver].map(Missing::Goods);
        FIRST.contains(&fact) || fact == Missing::Prison || gold.contains(&fact)
    }

    #[test]
    fn f3_rivals_of_a_market_are_asked_until_it_is_decided() {
        let clay = Missing::Goods(Resource::Clay);
        let mut table = [sheet(&[Building::ClayMarket]), sheet(&[]), sheet(&[])];
        assert!((0..3).all(|seat| wanted(&table, seat).contains(&clay)));
        table[0].goods[Resource::Clay.index()] = Some(4);
        assert!((1..3).all(|seat| wanted(&table, seat).contains(&clay)));
        // A tie gives nothing: it does not matter any more what the third has.
        table[1].goods[Resource::Clay.index()] = Some(4);
        assert!(!wanted(&table, 2).contains(&clay));
        table[1].goods[Resource::Clay.index()] = None;
        table[0].goods[Resource::Clay.index()] = Some(0);
        assert!((1..3).all(|seat| !wanted(&table, seat).contains(&clay)));
        assert!(relevant_numbers(&table).contains(&(Seat(2), clay)), "what is shown does not move");
    }

    #[test]
    fn v6_virtue_that_leads_nowhere_is_not_asked_for() {
        let wood = Missing::Goods(Resource::Wood);
        let mut table = [sheet(&[Building::TradingPost]), sheet(&[])];
        table[0].virtue = Some(MOST_VIRTUE);
        assert!(wanted(&table, 0).contains(&wood));
        table[0].unpaid = Some(0);
        assert!(!wanted(&table, 0).contains(&wood));
        table[0].buildings.push(Building::Dungeon);
        assert!(wanted(&table, 0).contains(&wood));
    }
}
