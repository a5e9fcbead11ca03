//! The curtain before secrets: it names the person to move, in their language, and shows nothing else.

use egui::{Align, Layout, Ui, vec2};

use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, player_badge, skyline};

/// Paints the curtain; returns true if it was lifted.
pub(crate) fn curtain_ui(ui: &mut Ui, cx: &Cx, mark: Mark, name: &str) -> bool {
    skyline(ui, cx);
    let mut lifted = false;
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.add_space((ui.available_height() * 0.16).max(size::GAP));
        ui.add(Art::CURTAIN.tinted(vec2(size::ICON_LARGE, size::ICON_LARGE) * 1.6, cx.palette().accent));
        ui.add_space(size::GAP);
        player_badge(ui, cx, mark, name, size::WINNER);
        ui.add_space(size::GAP_SMALL);
        ui.label(text::title(cx.with("play-curtain", [("name", name.into())])));
        ui.label(cx.with("play-curtain-about", [("name", name.into())]));
        ui.add_space(size::GAP_LARGE);
        let lift = cx.with("play-curtain-lift", [("name", name.into())]);
        lifted = button(ui, cx, Weight::Primary, Some(Art::CHECK), &lift).clicked();
    });
    lifted
}
