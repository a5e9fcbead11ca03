//! Small things that lie on the table.

use egui::{
    Align2, CornerRadius, FontFamily, FontId, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, vec2,
};

use crate::norenberc::{Craftsman, Good, Goods, Price, Tile, Window};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::norenberc::palette;
use crate::ui::theme::{BOLD, on, size};

fn number_font() -> FontId {
    FontId::new(size::TEXT_SMALL, FontFamily::Name(BOLD.into()))
}

/// A picture with a number beside it; `name` is its accessible name.
pub fn counted(ui: &mut Ui, cx: &Cx, art: Art, side: f32, number: &str, name: &str) -> Response {
    let ink = cx.palette().ink;
    let galley = ui.painter().layout_no_wrap(number.to_owned(), number_font(), ink);
    let gap = if number.is_empty() { 0.0 } else { size::GAP_SMALL / 3.0 };
    let all = vec2(side + gap + galley.size().x, side.max(galley.size().y));
    let (rect, response) = ui.allocate_exact_size(all, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let picture = egui::Rect::from_center_size(rect.left_center() + vec2(side / 2.0, 0.0), Vec2::splat(side));
    art.image(picture.size()).paint_at(ui, picture);
    let at = rect.right_center() - vec2(galley.size().x, galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    response.on_hover_text(name)
}

pub(crate) fn goods_ui(ui: &mut Ui, cx: &Cx, goods: Goods) {
    for (good, count) in goods.iter() {
        good_ui(ui, cx, good, count);
    }
}

pub(crate) fn good_ui(ui: &mut Ui, cx: &Cx, good: Good, count: u8) -> Response {
    let name = cx.describe().bundle(good, count);
    counted(ui, cx, art::of_good(good), size::ICON_SMALL, &count.to_string(), &name)
}

/// A player's craftsman: the value on the colour of the guild.
pub fn chip(ui: &mut Ui, cx: &Cx, craftsman: Craftsman) -> Response {
    let name = cx.describe().tile(Tile::Craftsman(craftsman));
    let (rect, response) = ui.allocate_exact_size(size::CHIP, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let fill = palette::guild(craftsman.guild);
    let line = Stroke::new(1.0, cx.palette().line_strong);
    ui.painter().rect(rect, CornerRadius::same(size::RADIUS / 2), fill, line, StrokeKind::Inside);
    let text = craftsman.value.to_string();
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, text, number_font(), on(fill));
    response.on_hover_text(name)
}

/// The price of a window in pictures: the guild's own good, and a crate for any; two lines are two ways to pay.
pub(crate) fn price_ui(ui: &mut Ui, cx: &Cx, window: Window, own: Good, width: f32) -> Response {
    let price = Price::of(window);
    // The dearest way to pay has four goods.
    let side = (width / 4.5).clamp(size::PRICE_MARK, size::PRICE_MARK_MOST);
    let (rect, response) = ui.allocate_exact_size(vec2(width, 2.0 * side + 2.0), Sense::hover());
    let name = cx.with("houses-price", [("window", window.number().into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let ways = price.own_only.map(|alone| (alone, 0)).into_iter().chain([(price.own, price.any)]);
    for (line, (own_goods, any)) in ways.enumerate() {
        let top = rect.top() + line as f32 * (side + 2.0);
        let left = rect.center().x - f32::from(own_goods + any) * side / 2.0;
        for index in 0..own_goods + any {
            let corner = egui::pos2(left + f32::from(index) * side, top);
            let mark = egui::Rect::from_min_size(corner, Vec2::splat(side));
            if index < own_goods {
                art::of_good(own).image(mark.size()).paint_at(ui, mark);
            } else {
                crate_mark(ui, cx, mark.shrink(1.5));
            }
        }
    }
    response.on_hover_text(name)
}

/// A crate: a good of any type.
fn crate_mark(ui: &Ui, cx: &Cx, rect: egui::Rect) {
    let line = Stroke::new(1.2, cx.palette().ink_soft);
    ui.painter().rect_stroke(rect, CornerRadius::ZERO, line, StrokeKind::Inside);
    // Three boards.
    for part in [1.0 / 3.0, 2.0 / 3.0] {
        ui.painter().hline(rect.x_range(), egui::lerp(rect.y_range(), part), line);
    }
}

pub(crate) fn empty_place(ui: &mut Ui, cx: &Cx, space: Vec2, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(space, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let line = Stroke::new(1.0, cx.palette().line);
    let corner = CornerRadius::same(size::RADIUS);
    ui.painter().rect(rect, corner, cx.palette().sunken, line, StrokeKind::Inside);
    response.on_hover_text(name)
}
