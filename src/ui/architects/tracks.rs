//! The two tracks, to be tapped: the levels of the cathedral as it grows, and the steps of virtue with their VP.

use egui::{Align2, CornerRadius, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::art;
use crate::architects::components::{MOST_VIRTUE, TOP_LEVEL, VIRTUE_VP, cathedral};
use crate::ui::Cx;
use crate::ui::theme::{BOLD, size};

pub(super) struct CathedralTrack<'a> {
    /// The name for screen readers.
    pub what: &'a str,
    pub now: Option<u8>,
    /// Levels without a free spot (A3): dimmed, yet they can be pressed to ask why.
    pub full: [bool; TOP_LEVEL as usize + 1],
}

struct TrackKey<'a> {
    chosen: bool,
    dimmed: bool,
    name: &'a str,
    size: egui::Vec2,
}

impl TrackKey<'_> {
    fn show(&self, ui: &mut Ui, cx: &Cx, paint: impl FnOnce(&Ui, Rect, egui::Color32)) -> Response {
        let palette = cx.palette();
        let (rect, response) = ui.allocate_exact_size(self.size, Sense::click());
        let enabled = ui.is_enabled();
        response.widget_info(|| WidgetInfo::selected(egui::Role::Button, enabled, self.chosen, self.name));
        let ink = if self.chosen { palette.on_accent } else { palette.ink };
        if ui.is_rect_visible(rect) {
            let fill = if self.chosen {
                palette.accent
            } else if response.hovered() {
                palette.control_hovered
            } else {
                palette.control
            };
            let line = if response.has_focus() {
                ui.style().interact(&response).bg_stroke
            } else {
                Stroke::new(1.0, palette.line_strong)
            };
            let corner = CornerRadius::same(size::RADIUS);
            ui.painter().rect(rect, corner, fill, line, StrokeKind::Inside);
            paint(ui, rect, ink);
            if self.dimmed {
                ui.painter().rect_filled(rect, corner, palette.surface.gamma_multiply(size::DIMMED));
            }
        }
        response
    }
}

/// Returns the level that was tapped.
pub(super) fn cathedral_ui(ui: &mut Ui, cx: &Cx, of: &CathedralTrack) -> Option<u8> {
    let mut tapped = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        for level in 0..=TOP_LEVEL {
            let vp = cathedral(level).map_or(0, |it| it.vp);
            let name = cx.with(
                "table-level-set",
                [("what", of.what.into()), ("level", level.into()), ("vp", vp.into())],
            );
            let chosen = of.now == Some(level);
            let dimmed = of.full[usize::from(level)] && !chosen;
            let key = TrackKey { chosen, dimmed, name: &name, size: size::LEVEL_KEY };
            let pressed = key.show(ui, cx, |ui, rect, ink| {
                let picture = Rect::from_min_size(rect.min, vec2(rect.width(), rect.width())).shrink(4.0);
                art::of_level(level).image(picture.size()).paint_at(ui, picture);
                let at = egui::pos2(rect.center().x, f32::midpoint(picture.bottom(), rect.bottom()));
                ui.painter().text(at, Align2::CENTER_CENTER, level.to_string(), number(size::TEXT), ink);
            });
            if pressed.on_hover_text(&name).clicked() {
                tapped = Some(level);
            }
        }
    });
    tapped
}

/// Returns the step that was tapped.
pub(super) fn virtue_ui(ui: &mut Ui, cx: &Cx, what: &str, now: Option<u8>) -> Option<u8> {
    let mut tapped = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(size::TIGHT, size::TIGHT);
        for virtue in 0..=MOST_VIRTUE {
            let vp = VIRTUE_VP[usize::from(virtue)];
            let name = cx.with("table-virtue-set", [("what", what.into()), ("virtue", virtue.into())]);
            let key =
                TrackKey { chosen: now == Some(virtue), dimmed: false, name: &name, size: size::VIRTUE_KEY };
            let pressed = key.show(ui, cx, |ui, rect, ink| {
                let (upper, lower) = rect.split_top_bottom_at_fraction(0.58);
                let centre = Align2::CENTER_CENTER;
                ui.painter().text(upper.center(), centre, virtue.to_string(), number(size::TEXT), ink);
                let small = FontId::proportional(size::TEXT_SMALL * 0.8);
                ui.painter().text(lower.center(), centre, signed(vp), small, ink);
            });
            if pressed.clicked() {
                tapped = Some(virtue);
            }
        }
    });
    tapped
}

fn signed(vp: i8) -> String {
    match vp {
        ..0 => format!("−{}", vp.unsigned_abs()),
        0 => "0".to_owned(),
        1.. => format!("+{vp}"),
    }
}

fn number(height: f32) -> FontId {
    FontId::new(height, egui::FontFamily::Name(BOLD.into()))
}
