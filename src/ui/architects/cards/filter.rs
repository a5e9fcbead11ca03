//! The filters for cards: buildings or apprentices, a skill, a resource of the cost, a kind of effect.

use egui::Ui;

use super::super::art;
use super::super::card::ShownCard;
use super::super::signs::at_end;
use crate::architects::{Ability, Apprentice, Building, BuildingEffect, Resource, Skill};
use crate::ui::Cx;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{choice, named, option};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EffectKind {
    /// Resources or cards.
    Goods,
    /// Workers: captures, releases, the prison.
    Workers,
    Virtue,
    /// Debts, taxes and prices.
    Debts,
    Apprentices,
    /// VP at the end of the game.
    Points,
}

impl EffectKind {
    const ALL: [Self; 6] =
        [Self::Goods, Self::Workers, Self::Virtue, Self::Debts, Self::Apprentices, Self::Points];

    const fn id(self) -> &'static str {
        match self {
            Self::Goods => "goods",
            Self::Workers => "workers",
            Self::Virtue => "virtue",
            Self::Debts => "debts",
            Self::Apprentices => "apprentices",
            Self::Points => "points",
        }
    }

    fn of_building(self, building: Building) -> bool {
        let card = building.card();
        let does = match card.effect {
            BuildingEffect::Gain(_)
            | BuildingEffect::Either(..)
            | BuildingEffect::Draw(_)
            | BuildingEffect::Library
            | BuildingEffect::Palace
            | BuildingEffect::Crane => Self::Goods,
            BuildingEffect::Capture(_)
            | BuildingEffect::CaptureOrRelease
            | BuildingEffect::ReleasePrisoners => Self::Workers,
            BuildingEffect::Monument
            | BuildingEffect::Watchtower
            | BuildingEffect::VirtuePer(..)
            | BuildingEffect::MostVirtue(..)
            | BuildingEffect::LoseVirtue(_) => Self::Virtue,
            BuildingEffect::TakeDebt
            | BuildingEffect::DestroyDebt
            | BuildingEffect::NoDebtVp(_)
            | BuildingEffect::DebtVp(_) => Self::Debts,
            BuildingEffect::Hire | BuildingEffect::Graveyard => Self::Apprentices,
            BuildingEffect::VpPer(..) | BuildingEffect::MostVp(..) => Self::Points,
        };
        let points = at_end(card.effect) && matches!(does, Self::Debts | Self::Points);
        self == does || self == Self::Points && points || self == Self::Virtue && card.virtue != 0
    }

    fn of_apprentice(self, apprentice: Apprentice) -> bool {
        let card = apprentice.card();
        let does = match card.ability {
            Ability::None => Self::Apprentices,
            Ability::Visit(..)
            | Ability::Trade { .. }
            | Ability::Advance(..)
            | Ability::Swindle(_)
            | Ability::Sell(_)
            | Ability::Peddle(_)
            | Ability::Squire { .. } => Self::Goods,
            Ability::PayOff(_) | Ability::Conspire | Ability::Trick => Self::Debts,
            Ability::Illude | Ability::Thieve => Self::Virtue,
            Ability::Gatekeep(_) | Ability::Oversee => Self::Workers,
        };
        let gives =
            matches!(card.ability, Ability::Trade { virtue: 1.., .. } | Ability::Squire { virtue: 1.., .. });
        self == does || self == Self::Virtue && (gives || card.virtue != 0)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CardFilter {
    /// `Some(true)` for buildings only, `Some(false)` for apprentices only.
    buildings: Option<bool>,
    skill: Option<Skill>,
    cost: Option<Resource>,
    kind: Option<EffectKind>,
}

impl CardFilter {
    pub(super) fn fits(self, card: ShownCard) -> bool {
        let is_building = matches!(card, ShownCard::Building(_));
        let skills = match card {
            ShownCard::Building(building) => building.card().skills,
            ShownCard::Apprentice(apprentice, _) => apprentice.card().skills,
        };
        let costs = |resource: Resource| match card {
            ShownCard::Building(building) => building.card().cost.count(resource) > 0,
            // Every apprentice is hired for silver.
            ShownCard::Apprentice(..) => resource == Resource::Silver,
        };
        let does = |kind: EffectKind| match card {
            ShownCard::Building(building) => kind.of_building(building),
            ShownCard::Apprentice(apprentice, _) => kind.of_apprentice(apprentice),
        };
        self.buildings.is_none_or(|buildings| buildings == is_building)
            && self.skill.is_none_or(|skill| skills.iter().any(|it| it == skill))
            && self.cost.is_none_or(costs)
            && self.kind.is_none_or(does)
    }
}

/// Chooses the pressed option, or none if it was chosen already.
fn toggled<T: PartialEq>(chosen: &mut Option<T>, pressed: T) {
    *chosen = if chosen.as_ref() == Some(&pressed) { None } else { Some(pressed) };
}

pub(super) fn filter_ui(ui: &mut Ui, cx: &Cx, filter: &mut CardFilter) {
    let sorts = [
        (None, cx.text("table-cards-all")),
        (Some(true), cx.text("table-buildings")),
        (Some(false), cx.text("table-cards-apprentices")),
    ];
    if let Some(buildings) = choice(ui, cx, filter.buildings, sorts) {
        filter.buildings = buildings;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(text::bold(cx.text("table-cards-skill")));
        for skill in Skill::ALL {
            let name = cx.with("architects-skill", [("skill", skill.id().into())]);
            let pressed = option(ui, cx, filter.skill == Some(skill), Some(art::of_skill(skill).icon()), "");
            if named(pressed, &cx.with("table-cards-with-skill", [("name", name.clone().into())]))
                .on_hover_text(name)
                .clicked()
            {
                toggled(&mut filter.skill, skill);
            }
        }
        ui.add_space(size::GAP);
        ui.label(text::bold(cx.text("table-cards-cost")));
        for resource in Resource::ALL {
            let name = cx.with("architects-resource", [("resource", resource.id().into())]);
            let chosen = filter.cost == Some(resource);
            let pressed = option(ui, cx, chosen, Some(art::of_resource(resource).icon()), "");
            if named(pressed, &cx.with("table-cards-with-cost", [("name", name.clone().into())]))
                .on_hover_text(name)
                .clicked()
            {
                toggled(&mut filter.cost, resource);
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(text::bold(cx.text("table-cards-effect")));
        for kind in EffectKind::ALL {
            let name = cx.with("table-cards-kind", [("kind", kind.id().into())]);
            if option(ui, cx, filter.kind == Some(kind), None, &name).clicked() {
                toggled(&mut filter.kind, kind);
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::super::all;
    use super::*;

    #[test]
    fn every_card_has_a_kind_and_every_filter_leaves_some_cards() {
        for card in all(true) {
            let kinds = EffectKind::ALL
                .into_iter()
                .filter(|kind| CardFilter { kind: Some(*kind), ..CardFilter::default() }.fits(card));
            assert!(kinds.count() > 0, "{card:?}");
        }
        let fits = |filter: CardFilter| all(true).filter(|card| filter.fits(*card)).count();
        let every = fits(CardFilter::default());
        for filter in Skill::ALL.map(|skill| CardFilter { skill: Some(skill), ..CardFilter::default() }) {
            assert!((1..every).contains(&fits(filter)), "{filter:?}");
        }
        for filter in Resource::ALL.map(|cost| CardFilter { cost: Some(cost), ..CardFilter::default() }) {
            assert!((1..every).contains(&fits(filter)), "{filter:?}");
        }
        for filter in EffectKind::ALL.map(|kind| CardFilter { kind: Some(kind), ..CardFilter::default() }) {
            assert!((1..every).contains(&fits(filter)), "{filter:?}");
        }
    }
}
