//! Every colour, size and font of the window. Painting asks here; nowhere else is a literal colour or size.

mod fonts;
mod palette;
pub mod size;
mod style;

pub(crate) use fonts::BOLD;
pub use fonts::DISPLAY;
pub(in crate::ui) use palette::hex;
pub use palette::{Palette, ThemeKind, contrast, on};
pub use style::text;

use std::sync::Arc;

use egui::{Color32, Context};

use super::drawing_cache::DrawingCache;
use crate::storage::{Colour, ThemeChoice};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Theme {
    pub kind: ThemeKind,
    pub palette: Palette,
}

impl Theme {
    pub const fn new(kind: ThemeKind) -> Self {
        Self { kind, palette: Palette::new(kind) }
    }

    /// The chosen look; the system's choice is known once there is a window.
    pub fn chosen(choice: ThemeChoice, ctx: &Context) -> Self {
        Self::new(match choice {
            ThemeChoice::Light => ThemeKind::Light,
            ThemeChoice::Dark => ThemeKind::Dark,
            ThemeChoice::Contrast => ThemeKind::Contrast,
            ThemeChoice::System => match ctx.system_theme() {
                Some(egui::Theme::Dark) => ThemeKind::Dark,
                Some(egui::Theme::Light) | None => ThemeKind::Light,
            },
        })
    }

    pub fn apply(&self, ctx: &Context, animation: bool) {
        ctx.set_theme(if self.kind == ThemeKind::Light { egui::Theme::Light } else { egui::Theme::Dark });
        let ours = style::style(&self.palette, animation);
        // egui keeps one style for light and one for dark; both are ours, so that no frame shows its own.
        ctx.all_styles_mut(|style| *style = ours.clone());
    }

    pub const fn player(&self, colour: Colour) -> Color32 {
        palette::player(colour)
    }
}

/// Installs fonts and image loaders, once for a window.
pub fn install(ctx: &Context) {
    ctx.add_image_loader(Arc::new(DrawingCache));
    ctx.set_fonts(fonts::definitions());
    ctx.options_mut(|options| {
        // Our own commands do both, so that they are kept and shown in the settings.
        options.zoom_with_keyboard = false;
        options.quit_shortcuts.clear();
    });
}
