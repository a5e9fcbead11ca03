//! Things of the game and bundles of them: the parts of log lines, questions and articles.

use fluent::FluentValue;

use super::{Describe, ToText};
use crate::architects::prices::Price;
use crate::architects::{
    Apprentice, Building, Character, Circle, DrawSource, Goods, Resource, Reward, Skill, SkillSet, Slot, Spot,
};
use crate::game::Seat;
use crate::i18n::Arg;

/// A form of a phrase: languages with cases need two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PhraseForm {
    /// By itself, or after a colon.
    Plain,
    /// As the object of a verb.
    Object,
}

impl ToText for Building {
    fn say(&self, describe: &Describe) -> String {
        describe.texts.with("architects-building", [building_arg(*self)])
    }
}

impl ToText for Apprentice {
    fn say(&self, describe: &Describe) -> String {
        describe.texts.with("architects-apprentice", [apprentice_arg(*self)])
    }
}

impl ToText for Character {
    fn say(&self, describe: &Describe) -> String {
        describe.texts.with("architects-character", [character_arg(*self)])
    }
}

impl ToText for Goods {
    /// Such as "2 clay and 1 gold".
    fn say(&self, describe: &Describe) -> String {
        describe.gain(0, *self, 0, PhraseForm::Plain)
    }
}

impl ToText for Price {
    /// Such as "2 silver and 2 tax".
    fn say(&self, describe: &Describe) -> String {
        describe.price(*self, PhraseForm::Plain)
    }
}

impl ToText for SkillSet {
    fn say(&self, describe: &Describe) -> String {
        let name = |skill: Skill| describe.texts.with("architects-skill", [("skill", skill.id().into())]);
        describe.texts.list(&self.iter().map(name).collect::<Vec<_>>())
    }
}

impl ToText for Reward {
    /// Such as "1 virtue and 3 silver".
    fn say(&self, describe: &Describe) -> String {
        describe.gain(self.virtue, self.goods, self.buildings, PhraseForm::Plain)
    }
}

impl<'a> Describe<'a> {
    /// Such as "2 clay".
    pub fn resources(&self, resource: Resource, count: u8) -> String {
        self.bundle_of(resource, count, PhraseForm::Plain)
    }

    /// Such as "2 virtue and 1 building card".
    pub(crate) fn gain(&self, virtue: u8, goods: Goods, buildings: u8, form: PhraseForm) -> String {
        let mut parts = Vec::new();
        if virtue > 0 {
            let key = match form {
                PhraseForm::Plain => "architects-virtue",
                PhraseForm::Object => "architects-virtue-acc",
            };
            parts.push(self.texts.with(key, [count_arg(virtue)]));
        }
        parts.extend(goods.iter().map(|(resource, count)| self.bundle_of(resource, count, form)));
        if buildings > 0 {
            let key = match form {
                PhraseForm::Plain => "architects-cards",
                PhraseForm::Object => "architects-cards-acc",
            };
            parts.push(self.texts.with(key, [count_arg(buildings)]));
        }
        self.texts.list(&parts)
    }

    fn bundle_of(&self, resource: Resource, count: u8, form: PhraseForm) -> String {
        let key = match form {
            PhraseForm::Plain => "architects-heap",
            PhraseForm::Object => "architects-heap-acc",
        };
        self.texts.with(key, [("resource", resource.id().into()), ("count", count.into())])
    }

    pub(super) fn goods_object(&self, goods: Goods) -> FluentValue<'a> {
        self.gain(0, goods, 0, PhraseForm::Object).into()
    }

    pub(super) fn price(&self, price: Price, form: PhraseForm) -> String {
        let key = match form {
            PhraseForm::Plain => "architects-price-part",
            PhraseForm::Object => "architects-price-part-acc",
        };
        let parts = [("silver", price.silver), ("tax", price.tax), ("skipped", price.skipped)];
        let parts: Vec<_> = parts
            .into_iter()
            .filter(|(_, count)| *count > 0)
            .map(|(part, count)| self.texts.with(key, [("part", part.into()), ("count", count.into())]))
            .collect();
        if parts.is_empty() { self.texts.get("architects-price-free") } else { self.texts.list(&parts) }
    }

    /// The place where a worker is taken back.
    pub(super) fn source_args(&self, source: DrawSource) -> [Arg<'a>; 4] {
        let (id, place, player) = match source {
            DrawSource::Circle(circle) => ("place", circle.id(), None),
            DrawSource::Prison => ("place", "prison", None),
            DrawSource::Board(seat) => ("board", "", Some(seat)),
        };
        let player = player.map_or_else(|| "".into(), |seat: Seat| self.name(seat));
        [("source", id.into()), ("place", place.into()), ("spot", place.into()), ("player", player)]
    }
}

pub(super) fn building_arg(building: Building) -> Arg<'static> {
    ("building", building.id().into())
}

/// A card that may be hidden.
pub(super) fn card_arg(card: Option<Building>) -> Arg<'static> {
    ("building", card.map_or("none", Building::id).into())
}

pub(super) fn apprentice_arg(apprentice: Apprentice) -> Arg<'static> {
    ("apprentice", apprentice.id().into())
}

pub(super) fn character_arg(character: Character) -> Arg<'static> {
    ("character", character.id().into())
}

pub(super) fn resource_arg(resource: Resource) -> Arg<'static> {
    ("resource", resource.id().into())
}

pub(super) fn circle_arg(circle: Circle) -> Arg<'static> {
    ("spot", circle.id().into())
}

pub(super) fn spot_arg(spot: Spot) -> Arg<'static> {
    ("spot", spot.id().into())
}

pub(super) fn slot_args(slot: Slot) -> [Arg<'static>; 2] {
    [("row", slot.row().into()), ("column", slot.column().into())]
}

pub(super) fn count_arg(count: impl Into<FluentValue<'static>>) -> Arg<'static> {
    ("count", count.into())
}
