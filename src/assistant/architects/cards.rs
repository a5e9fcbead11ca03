//! The cards of Architects: the list, the marks that filters use, and the rules about each card. Their texts are in `articles`.

use std::sync::OnceLock;

use super::articles::article;
use crate::architects::{
    Ability, Apprentice, Architects, Building, BuildingEffect, Character, Circle, MarketCard, Most, Per,
    RewardCard, RuleId, Skill, SkillSet,
};
use crate::assistant::cards::{CardCatalogue, CardEntry, MarkFilter, card_id};
use crate::game::{Rule, Title as _};

pub(super) const fn cards() -> CardCatalogue {
    CardCatalogue {
        make,
        made: OnceLock::new(),
        filters: &[
            MarkFilter {
                id: "group",
                any: "any-group",
                marks: &["building", "apprentice", "character", "reward", "market"],
            },
            MarkFilter {
                id: "skill",
                any: "any-skill",
                marks: &["carpentry", "tiling", "masonry", "no-skill"],
            },
            MarkFilter {
                id: "effect",
                any: "any-effect",
                marks: &[
                    "at-once",
                    "at-end",
                    "goods",
                    "cards",
                    "virtue",
                    "debts",
                    "workers",
                    "apprentices",
                    "trade",
                    "black-market",
                    "reset",
                    "cathedral",
                ],
            },
        ],
        article,
        answer: true,
    }
}

pub fn of_building(building: Building) -> Rule {
    rule("building", building.id())
}

/// The article of an apprentice: one for all cards of a kind.
pub fn of_apprentice(apprentice: Apprentice) -> Rule {
    rule("apprentice", kind(apprentice))
}

pub fn of_character(character: Character) -> Rule {
    rule("character", character.id())
}

pub fn of_reward(reward: RewardCard) -> Rule {
    rule("reward", &reward.number().to_string())
}

pub fn of_market_card(card: MarketCard) -> Rule {
    rule("market", &card.number().to_string())
}

fn rule(group: &str, thing: &str) -> Rule {
    let id = format!("{group}-{thing}");
    let card = super::BOOK.card(&id).expect("every card has an article");
    Rule { title: Architects::ID, id: card.id }
}

/// An apprentice's name without the part that tells cards of one kind apart.
fn kind(apprentice: Apprentice) -> &'static str {
    let id = apprentice.id();
    let named = |kind: &&str| id.strip_suffix(*kind).is_some_and(|rest| rest.ends_with('-'));
    let several = ["carpentry", "tiling", "masonry", "clay", "gold", "marble", "silver", "stone", "wood"];
    several.iter().find(|kind| named(kind)).map_or(id, |kind| &id[..id.len() - kind.len() - 1])
}

pub(super) fn of_kind(wanted: &str) -> impl Iterator<Item = Apprentice> {
    Apprentice::ALL.into_iter().filter(move |it| kind(*it) == wanted)
}

fn make() -> Vec<CardEntry> {
    let ids = |rules: &[RuleId]| rules.iter().map(|rule| rule.as_str()).collect::<Vec<_>>();
    let mut cards = Vec::new();
    for building in Building::ALL {
        let card = building.card();
        let mut marks = vec!["building"];
        marks.extend(skill_marks(card.skills));
        marks.extend(effect_marks(card.effect));
        if card.virtue != 0 {
            marks.push("virtue");
        }
        cards.push(CardEntry {
            id: card_id("building", building.id()),
            named: Some(("building", building.id())),
            marks,
            rules: ids(&building_rules(building)),
        });
    }
    let mut kinds = Vec::new();
    for apprentice in Apprentice::ALL {
        let kind = kind(apprentice);
        if kinds.contains(&kind) {
            continue;
        }
        kinds.push(kind);
        let mut marks = vec!["apprentice"];
        for one in of_kind(kind) {
            marks.extend(skill_marks(one.card().skills));
            if one.card().virtue != 0 {
                marks.push("virtue");
            }
        }
        marks.extend(ability_marks(apprentice.card().ability));
        let rules = ids(&ability_rules(apprentice.card().ability));
        cards.push(CardEntry {
            id: card_id("apprentice", kind),
            named: Some(("apprentice", kind)),
            marks,
            rules,
        });
    }
    for character in Character::ALL {
        let mut marks = vec!["character"];
        marks.extend(character_marks(character));
        cards.push(CardEntry {
            id: card_id("character", character.id()),
            named: Some(("character", character.id())),
            marks,
            rules: ids(&character_rules(character)),
        });
    }
    for reward in RewardCard::all() {
        let mut marks = vec!["reward", "cathedral", "virtue"];
        marks.extend((!reward.reward().goods.is_empty()).then_some("goods"));
        marks.extend((reward.reward().buildings > 0).then_some("cards"));
        let rules = ids(&[RuleId::A2, RuleId::S2, RuleId::X42]);
        cards.push(CardEntry { id: card_id("reward", reward.number()), named: None, marks, rules });
    }
    for card in MarketCard::all() {
        let rules = ids(&[RuleId::M2, RuleId::M4, RuleId::Z4, RuleId::X41]);
        let marks = vec!["market", "black-market", "goods"];
        cards.push(CardEntry { id: card_id("market", card.number()), named: None, marks, rules });
    }
    cards
}

fn skill_marks(skills: SkillSet) -> Vec<&'static str> {
    if skills.is_empty() { vec!["no-skill"] } else { skills.iter().map(Skill::id).collect() }
}

fn effect_marks(effect: BuildingEffect) -> Vec<&'static str> {
    match effect {
        BuildingEffect::Gain(_)
        | BuildingEffect::Either(..)
        | BuildingEffect::Library
        | BuildingEffect::Palace => vec!["at-once", "goods"],
        BuildingEffect::Draw(_) => vec!["at-once", "cards"],
        BuildingEffect::TakeDebt | BuildingEffect::DestroyDebt => vec!["at-once", "debts"],
        BuildingEffect::Capture(_) | BuildingEffect::CaptureOrRelease | BuildingEffect::ReleasePrisoners => {
            vec!["at-once", "workers"]
        }
        BuildingEffect::Hire | BuildingEffect::Graveyard => vec!["at-once", "apprentices"],
        BuildingEffect::Monument => vec!["at-once", "virtue"],
        BuildingEffect::Watchtower => vec!["at-once", "virtue", "workers"],
        BuildingEffect::Crane => vec!["at-once", "cathedral"],
        BuildingEffect::VpPer(per, _) => match per {
            Per::Captured => vec!["at-end", "workers"],
            Per::Virtue => vec!["at-end", "virtue"],
            Per::PaidDebts => vec!["at-end", "debts"],
            Per::Skilled(_) => vec!["at-end", "apprentices"],
            Per::Buildings | Per::Gold | Per::Marble | Per::Materials => vec!["at-end"],
        },
        BuildingEffect::VirtuePer(per, _) => match per {
            Per::PaidDebts => vec!["at-end", "virtue", "debts"],
            Per::Gold | Per::Marble | Per::Materials => vec!["at-end", "virtue", "goods"],
            Per::Buildings | Per::Captured | Per::Virtue | Per::Skilled(_) => vec!["at-end", "virtue"],
        },
        BuildingEffect::MostVp(Most::Cathedral, _) => vec!["at-end", "cathedral"],
        BuildingEffect::MostVp(Most::Of(_), _) => vec!["at-end", "goods"],
        BuildingEffect::MostVirtue(Most::Cathedral, _) => vec!["at-end", "virtue", "cathedral"],
        BuildingEffect::MostVirtue(Most::Of(_), _) => vec!["at-end", "virtue", "goods"],
        BuildingEffect::LoseVirtue(_) => vec!["at-end", "virtue"],
        BuildingEffect::NoDebtVp(_) | BuildingEffect::DebtVp(_) => vec!["at-end", "debts"],
    }
}

fn building_rules(building: Building) -> Vec<RuleId> {
    let mut rules = match building.card().effect {
        BuildingEffect::Gain(_) | BuildingEffect::Either(..) | BuildingEffect::Draw(_) => vec![RuleId::B3],
        BuildingEffect::TakeDebt => vec![RuleId::B3, RuleId::D1, RuleId::X34],
        BuildingEffect::Capture(_) => vec![RuleId::B4, RuleId::X4, RuleId::N1],
        BuildingEffect::CaptureOrRelease => vec![RuleId::B4, RuleId::X4, RuleId::G4],
        BuildingEffect::ReleasePrisoners => vec![RuleId::B4, RuleId::X4, RuleId::G3],
        BuildingEffect::DestroyDebt => vec![RuleId::B5, RuleId::D3],
        BuildingEffect::Library => vec![RuleId::B5, RuleId::X34],
        BuildingEffect::Palace => vec![RuleId::B5, RuleId::X18],
        BuildingEffect::Hire => vec![RuleId::B5, RuleId::H3, RuleId::X25],
        BuildingEffect::Monument => vec![RuleId::B6, RuleId::X58, RuleId::V6],
        BuildingEffect::Watchtower => vec![RuleId::B6, RuleId::X58],
        BuildingEffect::Crane => vec![RuleId::L1, RuleId::X73],
        BuildingEffect::Graveyard => vec![RuleId::L2, RuleId::X27],
        BuildingEffect::VpPer(Per::Buildings, _) => vec![RuleId::F2, RuleId::X21, RuleId::X23],
        BuildingEffect::VpPer(Per::Virtue, _) => vec![RuleId::F2, RuleId::X23, RuleId::X62],
        BuildingEffect::VpPer(Per::Skilled(_), _) => vec![RuleId::F2, RuleId::B1],
        BuildingEffect::VpPer(..) => vec![RuleId::F2, RuleId::X23],
        BuildingEffect::VirtuePer(Per::Gold | Per::Marble, _) => vec![RuleId::F1, RuleId::X23, RuleId::X24],
        BuildingEffect::VirtuePer(Per::Buildings, _) => vec![RuleId::L3, RuleId::F1],
        BuildingEffect::VirtuePer(..) => vec![RuleId::F1, RuleId::X23],
        BuildingEffect::MostVp(..) => vec![RuleId::F2, RuleId::F3],
        BuildingEffect::MostVirtue(..) => vec![RuleId::F1, RuleId::F3],
        BuildingEffect::LoseVirtue(_) => vec![RuleId::F1, RuleId::X29],
        BuildingEffect::NoDebtVp(_) => vec![RuleId::F2, RuleId::X62],
        BuildingEffect::DebtVp(_) => vec![RuleId::F6, RuleId::X20, RuleId::X62],
    };
    // One name for two cards.
    if matches!(building, Building::Observatory | Building::Museum) {
        rules.push(RuleId::X22);
    }
    rules.extend([RuleId::B1, RuleId::B2].into_iter().filter(|it| !rules.contains(it)).collect::<Vec<_>>());
    rules
}

fn ability_marks(ability: Ability) -> Vec<&'static str> {
    match ability {
        Ability::None => vec![],
        Ability::Visit(..) => vec!["goods"],
        Ability::Trade { virtue: 0, .. } => vec!["trade", "goods"],
        Ability::Trade { .. } => vec!["trade", "virtue"],
        Ability::Advance(..) => vec!["cathedral", "goods", "cards"],
        Ability::PayOff(_) => vec!["debts", "goods"],
        Ability::Conspire => vec!["workers"],
        Ability::Illude => vec!["black-market", "virtue"],
        Ability::Trick => vec!["black-market"],
        Ability::Swindle(_) => vec!["black-market", "goods"],
        Ability::Thieve => vec!["virtue"],
        Ability::Gatekeep(_) => vec!["reset", "workers"],
        Ability::Squire { .. } => vec!["reset", "virtue", "goods"],
        Ability::Sell(_) => vec!["workers", "goods"],
        Ability::Oversee => vec!["trade"],
        Ability::Peddle(_) => vec!["reset", "goods"],
    }
}

fn ability_rules(ability: Ability) -> Vec<RuleId> {
    let mut rules = match ability {
        Ability::None => vec![RuleId::H11, RuleId::B1],
        Ability::Visit(Circle::TaxStand, _) | Ability::Thieve => {
            vec![RuleId::H9, RuleId::I1]
        }
        Ability::Visit(..) => vec![RuleId::H4, RuleId::R1],
        Ability::Trade { .. } => vec![RuleId::H5, RuleId::K3, RuleId::X33],
        Ability::Advance(..) => vec![RuleId::H6, RuleId::A2, RuleId::X33],
        Ability::PayOff(_) => vec![RuleId::H6, RuleId::D2, RuleId::X33],
        Ability::Conspire => vec![RuleId::H7, RuleId::X5, RuleId::N2],
        Ability::Illude => vec![RuleId::H8, RuleId::X46],
        Ability::Trick => vec![RuleId::H8, RuleId::X7],
        Ability::Swindle(_) => vec![RuleId::H8, RuleId::X33, RuleId::X47, RuleId::X70],
        Ability::Gatekeep(_) | Ability::Squire { .. } => {
            vec![RuleId::H10, RuleId::X16, RuleId::X51]
        }
        Ability::Sell(_) => vec![RuleId::L4, RuleId::G2],
        Ability::Oversee => vec![RuleId::L5, RuleId::K1],
        Ability::Peddle(_) => vec![RuleId::L6, RuleId::Z5],
    };
    rules.push(RuleId::W2);
    rules
}

fn character_marks(character: Character) -> &'static [&'static str] {
    match character {
        Character::Ada => &[],
        Character::Caroline => &["black-market", "cards"],
        Character::Frederick | Character::Lothaire => &["cathedral"],
        Character::Rudolf => &["apprentices"],
        Character::Therese => &["goods", "at-end"],
        Character::Bertha => &["workers"],
        Character::Clovis => &["cards"],
        Character::Fara => &["reset", "workers"],
        Character::Hugo => &["debts"],
    }
}

fn character_rules(character: Character) -> Vec<RuleId> {
    let more = match character {
        Character::Ada => RuleId::X63,
        Character::Caroline => RuleId::X47,
        Character::Frederick => RuleId::A1,
        Character::Rudolf => RuleId::X6,
        Character::Therese => RuleId::X24,
        Character::Bertha => RuleId::G2,
        Character::Clovis => RuleId::X48,
        Character::Fara => RuleId::X51,
        Character::Hugo => RuleId::X71,
        Character::Lothaire => RuleId::X76,
    };
    vec![character.rule(), more, RuleId::P1]
}
