//! The colours. A test computes the contrast of every pair that text is painted in.

use egui::Color32;

use crate::storage::Colour;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThemeKind {
    Light,
    Dark,
    Contrast,
}

impl ThemeKind {
    pub const ALL: [Self; 3] = [Self::Light, Self::Dark, Self::Contrast];
}

/// The contrast that a border or a sign needs against its background.
const SIGN: f32 = 3.0;
/// The highlight of things that have just moved.
const GOLD: Color32 = hex(0xf0_b429);

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Palette {
    /// Behind everything, at the top.
    pub page: Color32,
    /// Behind everything, at the bottom.
    pub page_low: Color32,
    pub surface: Color32,
    /// Deeper than a card: fields, examples.
    pub sunken: Color32,
    pub control: Color32,
    pub control_hovered: Color32,
    pub line: Color32,
    /// Borders of controls and fields.
    pub line_strong: Color32,
    pub ink: Color32,
    /// Secondary text.
    pub ink_soft: Color32,
    /// The main button, and the chosen option.
    pub accent: Color32,
    pub accent_hovered: Color32,
    pub on_accent: Color32,
    /// Links and rule ids.
    pub link: Color32,
    pub positive: Color32,
    pub warning: Color32,
    pub danger: Color32,
    /// Around the thing with the keyboard focus.
    pub focus: Color32,
    /// Over everything behind a dialog.
    pub backdrop: Color32,
    pub shadow: Color32,
    pub skyline: Color32,
    /// Cardboard tiles, which look the same by day and by night.
    pub cardboard: Color32,
    /// Print on cardboard.
    pub print: Color32,
}

pub(in crate::ui) const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

const CARDBOARD: Color32 = hex(0xf6_ead0);
const PRINT: Color32 = hex(0x2b_1d12);

const LIGHT: Palette = Palette {
    page: hex(0xf4_e9d0),
    page_low: hex(0xe7_d5b0),
    surface: hex(0xfc_f6e8),
    sunken: hex(0xf0_e3c6),
    control: hex(0xf3_e6c9),
    control_hovered: hex(0xea_d8b2),
    line: hex(0xd3_bd92),
    line_strong: hex(0x97_7a4e),
    ink: hex(0x2b_1d12),
    ink_soft: hex(0x5d_452f),
    accent: hex(0x8a_2b1c),
    accent_hovered: hex(0xa3_3826),
    on_accent: hex(0xff_f8ea),
    link: hex(0x84_2a14),
    positive: hex(0x25_612f),
    warning: hex(0x7a_4d00),
    danger: hex(0x9c_1818),
    focus: hex(0x1b_4f9c),
    backdrop: Color32::from_black_alpha(110),
    shadow: Color32::from_black_alpha(38),
    skyline: hex(0xd9_c294),
    cardboard: CARDBOARD,
    print: PRINT,
};

const DARK: Palette = Palette {
    page: hex(0x1f_1711),
    page_low: hex(0x2a_1f15),
    surface: hex(0x33_271c),
    sunken: hex(0x24_1a12),
    control: hex(0x47_3626),
    control_hovered: hex(0x5a_4632),
    line: hex(0x5b_4733),
    line_strong: hex(0x9a_7d57),
    ink: hex(0xf5_e9d3),
    ink_soft: hex(0xd2_bf9f),
    accent: hex(0xe0_9a4f),
    accent_hovered: hex(0xf0_b06a),
    on_accent: hex(0x20_150c),
    link: hex(0xf2_b777),
    positive: hex(0x98_d49e),
    warning: hex(0xf2_c765),
    danger: hex(0xff_a595),
    focus: hex(0x8f_c4ff),
    backdrop: Color32::from_black_alpha(170),
    shadow: Color32::from_black_alpha(120),
    skyline: hex(0x3a_2c1f),
    cardboard: CARDBOARD,
    print: PRINT,
};

const CONTRAST: Palette = Palette {
    page: Color32::BLACK,
    page_low: Color32::BLACK,
    surface: hex(0x0a_0a0a),
    sunken: Color32::BLACK,
    control: hex(0x1a_1a1a),
    control_hovered: hex(0x3a_3a3a),
    line: hex(0xb0_b0b0),
    line_strong: Color32::WHITE,
    ink: Color32::WHITE,
    ink_soft: hex(0xe8_e8e8),
    accent: hex(0xff_d800),
    accent_hovered: hex(0xff_ea70),
    on_accent: Color32::BLACK,
    link: hex(0xff_e14d),
    positive: hex(0x7d_ff8a),
    warning: hex(0xff_d800),
    danger: hex(0xff_a8a0),
    focus: hex(0x3d_e8ff),
    backdrop: Color32::from_black_alpha(215),
    shadow: Color32::TRANSPARENT,
    skyline: hex(0x26_2626),
    cardboard: Color32::WHITE,
    print: Color32::BLACK,
};

impl Palette {
    /// A surface on which something has just moved.
    pub fn touched(&self) -> Color32 {
        self.surface.lerp_to_gamma(GOLD, 0.28)
    }

    /// The highlight over things that can be chosen: thin enough to see through.
    pub fn highlighted(&self) -> Color32 {
        GOLD.gamma_multiply(0.12)
    }

    /// The plate under a picture on the accent, where it could not be made out: coloured drawings lie on cardboard, and
    /// shapes of one colour on whatever they stand out from.
    pub(crate) fn plate(&self, tint: Color32) -> Option<Color32> {
        if tint == Color32::WHITE {
            return Some(self.cardboard);
        }
        let best = if contrast(tint, self.cardboard) >= contrast(tint, self.print) {
            self.cardboard
        } else {
            self.print
        };
        (contrast(tint, self.accent) < SIGN).then_some(best)
    }

    pub(super) const fn new(kind: ThemeKind) -> Self {
        match kind {
            ThemeKind::Light => LIGHT,
            ThemeKind::Dark => DARK,
            ThemeKind::Contrast => CONTRAST,
        }
    }

    /// Every pair of a text's colour and its background.
    pub const fn pairs(&self) -> [(&'static str, Color32, Color32); 21] {
        [
            ("ink on page", self.ink, self.page),
            ("ink on the foot of the page", self.ink, self.page_low),
            ("ink on surface", self.ink, self.surface),
            ("ink on sunken", self.ink, self.sunken),
            ("ink on control", self.ink, self.control),
            ("ink on hovered control", self.ink, self.control_hovered),
            ("soft ink on page", self.ink_soft, self.page),
            ("soft ink on the foot of the page", self.ink_soft, self.page_low),
            ("soft ink on surface", self.ink_soft, self.surface),
            ("soft ink on sunken", self.ink_soft, self.sunken),
            ("text on accent", self.on_accent, self.accent),
            ("text on hovered accent", self.on_accent, self.accent_hovered),
            ("link on page", self.link, self.page),
            ("link on surface", self.link, self.surface),
            ("link on sunken", self.link, self.sunken),
            ("good news on surface", self.positive, self.surface),
            ("warning on surface", self.warning, self.surface),
            ("bad news on surface", self.danger, self.surface),
            ("warning on page", self.warning, self.page),
            ("marked text", self.focus, self.control_hovered),
            ("print on cardboard", self.print, self.cardboard),
        ]
    }
}

pub(super) const fn player(colour: Colour) -> Color32 {
    match colour {
        Colour::Blue => hex(0x2a_6bb5),
        Colour::Orange => hex(0xe0_761c),
        Colour::Yellow => hex(0xe8_bd1f),
        Colour::Green => hex(0x2f_7d42),
        Colour::Purple => hex(0x7a_4ba0),
        Colour::Red => hex(0xb5_2f2a),
        Colour::Black => hex(0x35_302c),
        Colour::White => hex(0xf3_efe6),
    }
}

/// Black or white, whichever is more readable on a colour.
pub fn on(colour: Color32) -> Color32 {
    if contrast(Color32::WHITE, colour) >= contrast(PRINT, colour) { Color32::WHITE } else { PRINT }
}

/// The contrast of two colours: 1 if they are equal, 21 for black and white.
pub fn contrast(a: Color32, b: Color32) -> f32 {
    let luminance = |colour: Color32| {
        let rgba = egui::Rgba::from(colour);
        0.2126 * rgba.r() + 0.7152 * rgba.g() + 0.0722 * rgba.b() + 0.05
    };
    let (a, b) = (luminance(a), luminance(b));
    a.max(b) / a.min(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The contrast that text needs.
    const TEXT: f32 = 4.5;

    #[test]
    fn every_text_can_be_read_on_what_is_behind_it() {
        assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01, "the formula itself");
        for kind in ThemeKind::ALL {
            let palette = Palette::new(kind);
            for (what, text, behind) in palette.pairs() {
                let found = contrast(text, behind);
                assert!(found >= TEXT, "{kind:?}: {what}: {found:.2}");
            }
            for behind in [palette.page, palette.surface, palette.sunken, palette.control] {
                assert!(contrast(palette.focus, behind) >= SIGN, "{kind:?}: the focus must be seen");
            }
            assert!(contrast(palette.line_strong, palette.surface) >= SIGN, "{kind:?}: borders of controls");
        }
    }

    /// The line around everything in the drawings, and the pretzel.
    const OUTLINE: Color32 = hex(0x2b_1d12);
    const PRETZEL: Color32 = hex(0xc9_752f);

    #[test]
    fn pictures_stand_out_from_a_chosen_button_and_keys_from_what_they_lie_on() {
        for kind in ThemeKind::ALL {
            let palette = Palette::new(kind);
            let behind = |tint| palette.plate(tint).unwrap_or(palette.accent);
            for (colour, tint) in Colour::ALL.map(|colour| (colour, player(colour))) {
                let found = contrast(tint, behind(tint));
                assert!(found >= SIGN, "{kind:?}: the mark of {colour:?} on what is chosen: {found:.2}");
            }
            let drawing = behind(Color32::WHITE);
            assert!(contrast(OUTLINE, drawing) >= TEXT, "{kind:?}: drawings on what is chosen");
            assert!(contrast(PRETZEL, drawing) >= 2.5, "{kind:?}: {:.2}", contrast(PRETZEL, drawing));
            for (where_, surface) in [("a card", palette.surface), ("the page", palette.page)] {
                let found = contrast(palette.line_strong, surface);
                assert!(found >= SIGN, "{kind:?}: the border of a key on {where_}: {found:.2}");
            }
        }
    }

    #[test]
    fn what_stands_on_the_colours_of_players_can_be_read() {
        for colour in Colour::ALL.map(player) {
            assert!(contrast(on(colour), colour) >= TEXT, "{colour:?}: {}", contrast(on(colour), colour));
        }
    }
}
