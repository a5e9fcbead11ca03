//! Animations that run once, where the settings allow them.

use egui::{Id, Rect, Ui, lerp};

use crate::ui::Cx;

/// The progress of an animation: 0 when it is first asked for, 1 after so many seconds. Where nothing may move, it is 1 at
/// once.
pub(crate) fn motion(ui: &Ui, cx: &Cx, id: Id, seconds: f64) -> f32 {
    if !cx.settings.animation {
        return 1.0;
    }
    let now = ui.input(|input| input.time);
    let begun = ui.data_mut(|data| *data.get_temp_mut_or_insert_with(id, || now));
    let part = ((now - begun) / seconds).clamp(0.0, 1.0) as f32;
    if part < 1.0 {
        ui.request_repaint();
    }
    // Slow at both ends, as a hand moves.
    part * part * (3.0 - 2.0 * part)
}

pub fn between(from: Rect, to: Rect, part: f32) -> Rect {
    let corner =
        |from: egui::Pos2, to: egui::Pos2| egui::pos2(lerp(from.x..=to.x, part), lerp(from.y..=to.y, part));
    Rect::from_min_max(corner(from.min, to.min), corner(from.max, to.max))
}
