//! Players, the same everywhere: a colour, a shape and an initial.

use egui::{Align2, FontFamily, FontId, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::storage::{Mark, Shape};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{BOLD, on};

pub(crate) fn initial(name: &str) -> String {
    name.trim().chars().next().map(|c| c.to_uppercase().collect()).unwrap_or_default()
}

pub(crate) fn player_badge(ui: &mut Ui, cx: &Cx, mark: Mark, name: &str, side: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    paint_badge(ui, cx, mark, name, rect);
    response
}

/// Paints a player's mark where something else says the name.
pub(crate) fn paint_badge(ui: &Ui, cx: &Cx, mark: Mark, name: &str, rect: Rect) {
    let side = rect.width();
    let fill = cx.theme.player(mark.colour);
    let shape = Art::of_shape(mark.shape);
    // A rim in the colour of the text, so that white stands out from parchment and black from the night.
    shape.tinted(rect.size(), cx.palette().ink_soft).paint_at(ui, rect);
    let inside = rect.shrink(side * 0.05);
    shape.tinted(inside.size(), fill).paint_at(ui, inside);
    // A triangle has its room at the bottom.
    let (centre, share) = match mark.shape {
        Shape::Triangle => (rect.center() + vec2(0.0, side * 0.14), 0.42),
        Shape::Diamond => (rect.center(), 0.5),
        Shape::Circle | Shape::Square | Shape::Hexagon => (rect.center(), 0.62),
    };
    let font = FontId::new(side * share, FontFamily::Name(BOLD.into()));
    ui.painter().text(centre, Align2::CENTER_CENTER, initial(name), font, on(fill));
}
