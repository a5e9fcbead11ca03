//! Cardboard: craftsmen, townsmen and crests.

use egui::{
    Align2, CornerRadius, FontFamily, FontId, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use crate::norenberc::{Guild, Tile};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{DISPLAY, on, size};

/// A tile as it lies on the table: a craftsman shows guild, value and agent+, a townsman who it is, when it works and the
/// number printed on it.
pub fn tile(ui: &mut Ui, cx: &Cx, tile: Tile) -> Response {
    let name = cx.describe().tile(tile);
    let (rect, response) = ui.allocate_exact_size(size::TILE, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if ui.is_rect_visible(rect) {
        paint(ui, cx, rect, tile);
    }
    response.on_hover_text(name)
}

fn paint(ui: &Ui, cx: &Cx, rect: Rect, tile: Tile) {
    let palette = cx.palette();
    let corner = CornerRadius::same(size::RADIUS);
    ui.painter().rect(
        rect,
        corner,
        palette.cardboard,
        Stroke::new(1.0, palette.line_strong),
        StrokeKind::Inside,
    );
    let sign = Vec2::splat(rect.width() * 0.34);
    let number = FontId::new(rect.width() * 0.36, FontFamily::Name(DISPLAY.into()));
    let portrait = Rect::from_center_size(
        pos2(rect.center().x, rect.bottom() - rect.width() * 0.46),
        Vec2::splat(rect.width() * 0.8),
    );
    match tile {
        Tile::Craftsman(craftsman) => {
            let band = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + rect.width() * 0.42))
                .shrink(1.0);
            let fill = cx.theme.guild(craftsman.guild);
            let top = CornerRadius { sw: 0, se: 0, ..corner };
            ui.painter().rect_filled(band, top, fill);
            let at = band.left_center() + vec2(rect.width() * 0.22, 0.0);
            ui.painter().text(at, Align2::CENTER_CENTER, craftsman.value.to_string(), number, on(fill));
            let good = Rect::from_center_size(band.right_center() - vec2(rect.width() * 0.24, 0.0), sign);
            Art::of_good(craftsman.guild.good()).image(sign).paint_at(ui, good);
            Art::Craftsman.image(portrait.size()).paint_at(ui, portrait);
            if craftsman.agent {
                let corner = Rect::from_min_size(rect.max - sign - vec2(3.0, 3.0), sign);
                Art::AgentPlus.image(sign).paint_at(ui, corner);
            }
        }
        Tile::Townsman(townsman) => {
            Art::of_townsman(townsman).image(portrait.size()).paint_at(ui, portrait);
            let corner = Rect::from_min_size(rect.min + vec2(4.0, 4.0), sign);
            Art::of_trigger(townsman.trigger()).image(sign).paint_at(ui, corner);
            if townsman.printed() > 0 {
                let at = rect.right_top() + vec2(-rect.width() * 0.2, rect.width() * 0.22);
                let text = townsman.printed().to_string();
                ui.painter().text(at, Align2::CENTER_CENTER, text, number, palette.print);
            }
        }
    }
}

/// A crest of a guild; without a guild the prestige crest.
pub fn crest(ui: &mut Ui, cx: &Cx, guild: Option<Guild>, side: f32) -> Response {
    let (art, name) = match guild {
        Some(guild) => (Art::of_crest(guild), cx.with("widget-crest", [("guild", guild.id().into())])),
        None => (Art::CrestPrestige, cx.text("widget-crest-prestige")),
    };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    art.image(rect.size()).paint_at(ui, rect);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    response.on_hover_text(name)
}
