//! The colours of Norenberc, the same in every look.

use egui::Color32;

use crate::norenberc::Guild;
use crate::norenberc::scoring::Category;
use crate::ui::theme::hex;

pub(super) const fn guild(guild: Guild) -> Color32 {
    match guild {
        Guild::Brewers => hex(0xf0_b22d),
        Guild::Bakers => hex(0xb5_300f),
        Guild::Shoemakers => hex(0x12_7a58),
        Guild::Printers => hex(0x8f_c8f0),
        Guild::Tailors => hex(0x2b_4a9a),
        Guild::Hatters => hex(0x96_5489),
    }
}

/// The colour in the shade, for shingles and beams.
pub(super) fn shade(of: Guild) -> Color32 {
    guild(of).lerp_to_gamma(hex(0x2b_1d12), 0.32)
}

pub(super) const fn category(category: Category) -> Color32 {
    match category {
        Category::Majority => hex(0x9c_3b26),
        Category::Thirty => hex(0xdd_9a3c),
        Category::AllTypes => hex(0x4a_7448),
        Category::Richest => hex(0xea_d27e),
        Category::Crests => hex(0x3b_5f8f),
        Category::Townsmen => hex(0x7b_5587),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::{contrast, on};

    #[test]
    fn what_stands_on_the_colours_of_guilds_and_categories_can_be_read() {
        let colours = Guild::ALL.map(guild).into_iter().chain(Category::ALL.map(category));
        for colour in colours {
            assert!(contrast(on(colour), colour) >= 4.5, "{colour:?}: {}", contrast(on(colour), colour));
        }
    }
}
