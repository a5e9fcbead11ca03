//! A message across the page that stays until it is read.

use egui::{Align, CornerRadius, Frame, Layout, Margin, Stroke, Ui, vec2};

use super::button::{Weight, icon_button};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::size;

/// What kind of news it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It went well.
    Good,
    /// Something to know.
    Info,
    /// Something to look at.
    Warning,
    /// Something went wrong.
    Danger,
}

/// A banner. Returns whether it was put away.
pub fn banner(ui: &mut Ui, cx: &Cx, tone: Tone, text: &str) -> bool {
    let palette = cx.palette();
    let (icon, colour) = match tone {
        Tone::Good => (Art::Check, palette.positive),
        Tone::Info => (Art::Info, palette.link),
        Tone::Warning => (Art::Warning, palette.warning),
        Tone::Danger => (Art::Warning, palette.danger),
    };
    Frame::new()
        .fill(palette.surface)
        .stroke(Stroke::new(2.0, colour))
        .corner_radius(CornerRadius::same(size::RADIUS))
        .inner_margin(Margin::symmetric(size::CARD_MARGIN, size::GAP_SMALL as i8))
        .show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.add(icon.tinted(vec2(size::ICON, size::ICON), colour));
                let room = ui.available_width() - size::TOUCH - size::GAP;
                ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(room);
                    ui.label(text);
                });
                icon_button(ui, cx, Weight::Quiet, Art::Close, &cx.text("widget-dismiss")).clicked()
            })
            .inner
        })
        .inner
}
