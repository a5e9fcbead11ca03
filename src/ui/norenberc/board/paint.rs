//! Numbers, pictures and words at the places of the layout. Their names for screen readers are on the things
//! that can be touched.

use egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};

use crate::norenberc::{Good, Price, Window};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::theme::{BOLD, size};

pub(crate) fn bold(height: f32) -> FontId {
    FontId::new(height, FontFamily::Name(BOLD.into()))
}

pub fn picture(ui: &Ui, art: Art, centre: Pos2, side: f32) -> Rect {
    let rect = Rect::from_center_size(centre, Vec2::splat(side.round()));
    art.image(rect.size()).paint_at(ui, rect);
    rect
}

pub fn number(ui: &Ui, at: Pos2, align: Align2, number: &str, height: f32, ink: Color32) -> Rect {
    ui.painter().text(at, align, number, bold(height), ink)
}

pub fn counted(ui: &Ui, cx: &Cx, cell: Rect, art: Art, count: &str) {
    let side = (cell.height() * 0.56).min(cell.width() * 0.52).round();
    let ink = cx.palette().ink;
    let height = (side * 0.8).max(size::NUMBER_LEAST);
    let galley = ui.painter().layout_no_wrap(count.to_owned(), bold(height), ink);
    let width = side + 1.0 + galley.size().x;
    let left = cell.center().x - width / 2.0;
    picture(ui, art, pos2(left + side / 2.0, cell.center().y), side);
    let at = pos2(left + side + 1.0, cell.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
}

/// The number of chosen goods, on the corner of a cell.
pub fn chosen(ui: &Ui, cx: &Cx, cell: Rect, count: u8) {
    if count == 0 {
        return;
    }
    let palette = cx.palette();
    let side = size::CHOSEN_COUNT;
    let rect = Rect::from_min_size(cell.left_top(), vec2(side, side));
    ui.painter().rect_filled(rect, CornerRadius::same(size::RADIUS), palette.accent);
    number(ui, rect.center(), Align2::CENTER_CENTER, &count.to_string(), side * 0.8, palette.on_accent);
}

/// The price of a window: goods of the guild, or fewer of them and goods of any type.
pub fn price(ui: &Ui, cx: &Cx, rect: Rect, window: Window, own: Good) {
    let price = Price::of(window);
    let ways = [price.own_only.map(|alone| (alone, 0)), Some((price.own, price.any))];
    let line = rect.height() / 2.0;
    let both = price.own_only.is_some();
    for (index, (own_goods, any)) in ways.into_iter().flatten().enumerate() {
        let centre = rect.top() + line * if both { index as f32 + 0.5 } else { 1.0 };
        let parts = [(own_goods, Some(own)), (any, None)].into_iter().filter(|(count, _)| *count > 0);
        let parts: Vec<_> = parts.collect();
        // A number and its picture: readable where a row of small pictures is not.
        let side = (line * 0.92).min(rect.width() / 3.4);
        let digit = side * 0.62;
        let width = parts.len() as f32 * (side + digit);
        let mut left = rect.center().x - width / 2.0;
        for (count, good) in parts {
            let at = pos2(left + digit * 0.45, centre);
            number(ui, at, Align2::CENTER_CENTER, &count.to_string(), side * 0.86, cx.palette().ink);
            left += digit;
            let mark = Rect::from_center_size(pos2(left + side / 2.0, centre), Vec2::splat(side.round()));
            match good {
                Some(good) => art::of_good(good).image(mark.size()).paint_at(ui, mark),
                None => any_good(ui, cx, mark.shrink(side * 0.12)),
            }
            left += side;
        }
    }
}

/// A crate: a good of any type.
fn any_good(ui: &Ui, cx: &Cx, rect: Rect) {
    let line = Stroke::new(1.2, cx.palette().ink_soft);
    ui.painter().rect_stroke(rect, CornerRadius::ZERO, line, StrokeKind::Inside);
    for part in [1.0 / 3.0, 2.0 / 3.0] {
        ui.painter().hline(rect.x_range(), egui::lerp(rect.y_range(), part), line);
    }
}

pub fn empty(ui: &Ui, cx: &Cx, rect: Rect) {
    let line = Stroke::new(1.0, cx.palette().line);
    let corner = CornerRadius::same(size::RADIUS);
    ui.painter().rect(rect, corner, cx.palette().sunken, line, StrokeKind::Inside);
}
