//! A player's badge with the workers: how many are free, in prison, and captured by others.

use egui::{Align2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::{art, signs};
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::size;
use crate::ui::widgets::paint_badge;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Workers {
    /// On the player's own board.
    pub free: Option<u8>,
    pub prison: Option<u8>,
    /// On the boards of others.
    pub captured: Option<u8>,
}

/// Gap between a sign and its number, and between two signs, in heights.
const APART: f32 = 0.12;
/// Width of a number, in heights.
const NUMBER: f32 = 0.8;

pub(crate) fn player_workers(
    ui: &mut Ui,
    cx: &Cx,
    (mark, name): (Mark, &str),
    workers: Workers,
    height: f32,
) -> Response {
    let each = [
        (art::WORKER, workers.free),
        (art::WORKER_PRISON, workers.prison),
        (art::WORKER_CAPTURED, workers.captured),
    ];
    let one = height * (1.0 + NUMBER + APART);
    let width = height * (1.0 + APART) + one * each.len() as f32;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let message = |count: Option<u8>| {
        count.map_or_else(|| cx.text("widget-unknown-short"), |count| count.to_string()).into()
    };
    let args = [
        ("name", name.to_owned().into()),
        ("free", message(workers.free)),
        ("prison", message(workers.prison)),
        ("captured", message(workers.captured)),
    ];
    let heard = cx.with("card-workers", args);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &heard));
    if ui.is_rect_visible(rect) {
        let badge = Rect::from_min_size(rect.min, Vec2::splat(height));
        paint_badge(ui, cx, mark, name, badge);
        for (index, (picture, count)) in each.into_iter().enumerate() {
            let left = badge.right() + height * APART + index as f32 * one;
            let room = Rect::from_min_size(egui::pos2(left, rect.top()), Vec2::splat(height));
            paint_worker(ui, cx, room, picture, mark);
            let text = count.map_or_else(|| cx.text("widget-unknown-short"), |count| count.to_string());
            let at = room.right_center() + vec2(height * NUMBER / 2.0, 0.0);
            let font = signs::number(height * 0.72);
            ui.painter().text(at, Align2::CENTER_CENTER, text, font, cx.palette().ink);
        }
    }
    response.on_hover_text(heard)
}

/// Paints a worker in the colour of a player, on a plate so that the outline can be seen.
pub(crate) fn paint_worker(ui: &Ui, cx: &Cx, room: Rect, picture: Art, mark: Mark) {
    let colour = cx.theme.player(mark.colour);
    let plate = cx.palette().cardboard;
    ui.painter().rect_filled(room, egui::CornerRadius::same(size::RADIUS / 2), plate);
    let inside = room.shrink(room.width() * 0.06);
    picture.tinted(inside.size(), colour).paint_at(ui, inside);
}
