//! The fonts. Both families cover all four languages; egui's own come behind them for names in other scripts.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily};

pub const DISPLAY: &str = "display";
pub(crate) const BOLD: &str = "bold";

pub(super) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let files: [(&str, &'static [u8]); 3] = [
        ("garamond", include_bytes!("../../../assets/fonts/EBGaramond_400Regular.ttf")),
        (BOLD, include_bytes!("../../../assets/fonts/EBGaramond_700Bold.ttf")),
        (DISPLAY, include_bytes!("../../../assets/fonts/AlegreyaSC_700Bold_lining.ttf")),
    ];
    for (name, bytes) in files {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let others = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let before = |first: &[&str]| {
        let first = first.iter().map(|name| (*name).to_owned());
        first.chain(others.iter().cloned()).collect::<Vec<_>>()
    };
    for (family, first) in [
        (FontFamily::Proportional, &["garamond"] as &[&str]),
        (FontFamily::Name(BOLD.into()), &[BOLD, "garamond"]),
        (FontFamily::Name(DISPLAY.into()), &[DISPLAY, "garamond"]),
    ] {
        fonts.families.insert(family, before(first));
    }
    fonts
}
