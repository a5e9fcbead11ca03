//! The colours of Architects of the West Kingdom, the same in every look: they lie on cards or under numbers of their own.

use egui::Color32;

use crate::architects::scoring::Category;
use crate::architects::{BuildingEffect, Circle, Resource, Skill, Spot};
use crate::ui::theme::hex;

pub const fn resource(resource: Resource) -> Color32 {
    match resource {
        Resource::Clay => hex(0xb9_4d25),
        Resource::Wood => hex(0x8a_5a2c),
        Resource::Stone => hex(0x8a_9296),
        Resource::Gold => hex(0xe6_ac2c),
        Resource::Marble => hex(0xe9_e6ee),
        Resource::Silver => hex(0xc3_ccd1),
    }
}

pub const fn skill(skill: Skill) -> Color32 {
    match skill {
        Skill::Carpentry => hex(0x8a_5a24),
        Skill::Tiling => hex(0xb0_472a),
        Skill::Masonry => hex(0x3f_5d80),
    }
}

pub const fn spot(spot: Spot) -> Color32 {
    match spot {
        Spot::Circle(Circle::Quarry) => hex(0x8c_959a),
        Spot::Circle(Circle::Forest) => hex(0x4a_7448),
        Spot::Circle(Circle::Mines) => hex(0x7d_6a52),
        Spot::Circle(Circle::Silversmith) => hex(0xb9_a6a0),
        Spot::Circle(Circle::Storehouse) => hex(0xdb_a765),
        Spot::Circle(Circle::Workshop) => hex(0xd8_b98c),
        Spot::Circle(Circle::TownCentre) => hex(0xbc_d3dc),
        Spot::Circle(Circle::TaxStand) => hex(0xb3_262e),
        Spot::Circle(Circle::Guardhouse) => hex(0x5f_7486),
        Spot::Market(_) => hex(0x43_3a5e),
        Spot::Guildhall => hex(0xb5_5029),
        Spot::Prison => hex(0x4d_5256),
    }
}

/// The band with the name of a building: one colour for effects on construction, one for effects at the end of the game.
pub(super) const fn band(effect: BuildingEffect) -> Color32 {
    if super::signs::at_end(effect) { hex(0x4f_6078) } else { hex(0x9a_6026) }
}

pub(super) const APPRENTICE: Color32 = hex(0x5a_6b45);

/// A number in the wreath of VP.
pub(super) const IN_WREATH: Color32 = hex(0x2b_1d12);

pub const fn category(category: Category) -> Color32 {
    match category {
        Category::Buildings => hex(0xb5_5029),
        Category::Cathedral => hex(0x7a_6b45),
        Category::Virtue => hex(0x3d_6fb0),
        Category::Debts => hex(0x8f_1f2a),
        Category::GoldMarble => hex(0xe6_b84a),
        Category::Silver => hex(0xc3_ccd1),
        Category::Prison => hex(0x4d_5256),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::architects::Building;
    use crate::ui::theme::{contrast, on};

    #[test]
    fn what_stands_on_the_colours_of_the_game_can_be_read() {
        let own = Resource::ALL.map(resource).into_iter().chain(Skill::ALL.map(skill));
        let places = Spot::ALL.map(spot).into_iter().chain(Category::ALL.map(category));
        let bands = Building::ALL.into_iter().map(|it| band(it.card().effect)).chain([APPRENTICE]);
        for colour in own.chain(places).chain(bands) {
            assert!(contrast(on(colour), colour) >= 4.5, "{colour:?}: {}", contrast(on(colour), colour));
        }
    }
}
