//! Cardboard: craftsmen, townsmen and crests.

use egui::{
    Align2, CornerRadius, FontFamily, FontId, Popup, PopupCloseBehavior, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::assistant::Article;
use crate::norenberc::{Craftsman, Guild, Tile, Townsman};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::norenberc::{art, palette};
use crate::ui::theme::{DISPLAY, on, size, text};
use crate::ui::widgets::why;

/// A tile as it lies on the table, at its usual size.
pub fn tile(ui: &mut Ui, cx: &Cx, of: Tile) -> Response {
    tile_sized(ui, cx, of, size::TILE.x)
}

pub(crate) fn tile_sized(ui: &mut Ui, cx: &Cx, of: Tile, width: f32) -> Response {
    let name = cx.describe().tile(of);
    let (rect, response) = ui.allocate_exact_size(tile_size(width), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if ui.is_rect_visible(rect) {
        paint_tile(ui, cx, rect, of);
    }
    response.on_hover_text(name)
}

/// A craftsman of a guild whose value is not known.
pub(crate) fn unknown_tile(ui: &mut Ui, cx: &Cx, guild: Guild, width: f32) -> Response {
    let name = cx.describe().craftsman_of(guild);
    let (rect, response) = ui.allocate_exact_size(tile_size(width), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if ui.is_rect_visible(rect) {
        paint_cardboard(ui, cx, rect);
        paint_craftsman(ui, rect, guild, &cx.text("widget-unknown-short"));
    }
    response.on_hover_text(name)
}

pub(crate) fn tile_size(width: f32) -> Vec2 {
    vec2(width, width * size::TILE.y / size::TILE.x)
}

/// Of the lower tile only the band with its value is seen.
pub(crate) fn tile_stack(
    ui: &mut Ui,
    cx: &Cx,
    upper: Option<Tile>,
    lower: Option<Tile>,
    width: f32,
) -> Response {
    let tile = tile_size(width);
    let (rect, response) = ui.allocate_exact_size(tile + vec2(0.0, width * size::TILE_BAND), Sense::hover());
    let names: Vec<_> = [upper, lower].into_iter().flatten().map(|it| cx.describe().tile(it)).collect();
    let name = cx.texts.list(&names);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if ui.is_rect_visible(rect) {
        let under = Rect::from_min_size(rect.min, tile);
        if let Some(lower) = lower {
            paint_tile(ui, cx, under, lower);
            if let Tile::Craftsman(Craftsman { agent: true, .. }) = lower {
                // Its own place for the sign is covered.
                let at = under.min + vec2(width * 0.5, width * size::TILE_BAND * 0.5);
                let sign = Vec2::splat(width * size::TILE_BAND * 0.8);
                art::AGENT_PLUS.image(sign).paint_at(ui, Rect::from_center_size(at, sign));
            }
        }
        if let Some(upper) = upper {
            paint_tile(ui, cx, Rect::from_min_max(rect.max - tile, rect.max), upper);
        }
    }
    response.on_hover_text(name)
}

/// A tile to press; a dimmed one can be pressed to ask why.
pub(crate) fn tile_button(
    ui: &mut Ui,
    cx: &Cx,
    of: Tile,
    chosen: bool,
    dimmed: bool,
    name: &str,
) -> Response {
    tile_button_sized(ui, cx, of, size::TILE_BUTTON, [chosen, dimmed], name)
}

pub(crate) fn tile_button_sized(
    ui: &mut Ui,
    cx: &Cx,
    of: Tile,
    width: f32,
    [chosen, dimmed]: [bool; 2],
    name: &str,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(tile_size(width), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, name));
    if ui.is_rect_visible(rect) {
        let palette = cx.palette();
        paint_tile(ui, cx, rect, of);
        paint_pressable(ui, cx, &response, [chosen, dimmed]);
        let corner = CornerRadius::same(size::RADIUS);
        if chosen {
            let sign = Vec2::splat(size::ICON);
            let at = Rect::from_min_size(rect.left_bottom() - vec2(0.0, sign.y), sign);
            ui.painter().rect_filled(at, corner, palette.accent);
            Art::CHECK.tinted(sign, palette.on_accent).paint_at(ui, at);
        }
    }
    response.on_hover_text(name)
}

fn paint_pressable(ui: &Ui, cx: &Cx, response: &Response, [chosen, dimmed]: [bool; 2]) {
    let (palette, corner) = (cx.palette(), CornerRadius::same(size::RADIUS));
    if dimmed {
        ui.painter().rect_filled(response.rect, corner, palette.surface.gamma_multiply(size::DIMMED));
    }
    let ring = if chosen {
        Stroke::new(size::RING, palette.accent)
    } else if response.hovered() || response.has_focus() {
        ui.style().interact(response).bg_stroke
    } else {
        Stroke::NONE
    };
    ui.painter().rect_stroke(response.rect, corner, ring, StrokeKind::Outside);
}

pub(crate) fn tile_key(ui: &mut Ui, cx: &Cx, of: Craftsman, dimmed: bool, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(size::TILE_KEY, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    if ui.is_rect_visible(rect) {
        let fill = palette::guild(of.guild);
        let line = Stroke::new(1.0, cx.palette().line_strong);
        ui.painter().rect(rect, CornerRadius::same(size::RADIUS), fill, line, StrokeKind::Inside);
        let font = FontId::new(size::HEADING * 0.8, FontFamily::Name(DISPLAY.into()));
        let value = rect.center() - vec2(if of.agent { rect.width() * 0.22 } else { 0.0 }, 0.0);
        ui.painter().text(value, Align2::CENTER_CENTER, of.value.to_string(), font, on(fill));
        if of.agent {
            let sign = Vec2::splat(rect.width() * 0.5);
            let at = rect.center() + vec2(rect.width() * 0.22, 0.0);
            art::AGENT_PLUS.image(sign).paint_at(ui, Rect::from_center_size(at, sign));
        }
        paint_pressable(ui, cx, &response, [false, dimmed]);
    }
    response.on_hover_text(name)
}

/// A townsman as a key with portrait and name: not everybody knows the townsmen by their portraits.
pub(crate) fn townsman_key(
    ui: &mut Ui,
    cx: &Cx,
    of: Townsman,
    width: f32,
    dimmed: bool,
    [shown, name]: [&str; 2],
) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, size::TOUCH), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    if ui.is_rect_visible(rect) {
        paint_cardboard(ui, cx, rect);
        let side = Vec2::splat(rect.height() - 2.0 * size::TIGHT);
        let portrait = Rect::from_min_size(rect.min + Vec2::splat(size::TIGHT), side);
        art::of_townsman(of).image(side).paint_at(ui, portrait);
        let left = portrait.right() + size::TIGHT;
        let font = FontId::proportional(size::TEXT_SMALL);
        let room = rect.right() - size::TIGHT - left;
        let words = ui.painter().layout(shown.to_owned(), font, cx.palette().print, room);
        let at = pos2(left, rect.center().y - words.size().y / 2.0);
        ui.painter().with_clip_rect(rect.intersect(ui.clip_rect())).galley(at, words, cx.palette().print);
        paint_pressable(ui, cx, &response, [false, dimmed]);
    }
    response.on_hover_text(name)
}

pub(crate) fn place_button(ui: &mut Ui, cx: &Cx, number: &str, chosen: bool, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(tile_size(size::TILE_BUTTON), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), chosen, name));
    if ui.is_rect_visible(rect) {
        let palette = cx.palette();
        let corner = CornerRadius::same(size::RADIUS);
        let line = if chosen {
            Stroke::new(size::RING, palette.accent)
        } else if response.hovered() || response.has_focus() {
            ui.style().interact(&response).bg_stroke
        } else {
            Stroke::new(1.0, palette.line_strong)
        };
        ui.painter().rect(rect, corner, palette.sunken, line, StrokeKind::Inside);
        let ink = if ui.is_enabled() { palette.ink_soft } else { palette.line };
        ui.painter().text(rect.center(), Align2::CENTER_CENTER, number, self::number(rect), ink);
    }
    response.on_hover_text(name)
}

pub(crate) fn paint_tile(ui: &Ui, cx: &Cx, rect: Rect, tile: Tile) {
    paint_cardboard(ui, cx, rect);
    let sign = sign(rect);
    match tile {
        Tile::Craftsman(craftsman) => {
            paint_craftsman(ui, rect, craftsman.guild, &craftsman.value.to_string());
            if craftsman.agent {
                let corner = Rect::from_min_size(rect.max - sign - vec2(3.0, 3.0), sign);
                art::AGENT_PLUS.image(sign).paint_at(ui, corner);
            }
        }
        Tile::Townsman(townsman) => {
            let portrait = portrait(rect);
            art::of_townsman(townsman).image(portrait.size()).paint_at(ui, portrait);
            let corner = Rect::from_min_size(rect.min + vec2(4.0, 4.0), sign);
            art::of_trigger(townsman.trigger()).image(sign).paint_at(ui, corner);
            if townsman.printed() > 0 {
                let at = rect.right_top() + vec2(-rect.width() * 0.2, rect.width() * 0.22);
                let text = townsman.printed().to_string();
                ui.painter().text(at, Align2::CENTER_CENTER, text, number(rect), cx.palette().print);
            }
        }
    }
}

fn paint_cardboard(ui: &Ui, cx: &Cx, rect: Rect) {
    let palette = cx.palette();
    ui.painter().rect(
        rect,
        CornerRadius::same(size::RADIUS),
        palette.cardboard,
        Stroke::new(1.0, palette.line_strong),
        StrokeKind::Inside,
    );
}

fn paint_craftsman(ui: &Ui, rect: Rect, guild: Guild, value: &str) {
    let footer = pos2(rect.right(), rect.top() + rect.width() * size::TILE_BAND);
    let band = Rect::from_min_max(rect.min, footer).shrink(1.0);
    let fill = palette::guild(guild);
    let top = CornerRadius { sw: 0, se: 0, ..CornerRadius::same(size::RADIUS) };
    ui.painter().rect_filled(band, top, fill);
    let at = band.left_center() + vec2(rect.width() * 0.22, 0.0);
    ui.painter().text(at, Align2::CENTER_CENTER, value, number(rect), on(fill));
    let sign = sign(rect);
    let good = Rect::from_center_size(band.right_center() - vec2(rect.width() * 0.24, 0.0), sign);
    art::of_good(guild.good()).image(sign).paint_at(ui, good);
    let portrait = portrait(rect);
    art::of_craftsman(guild).image(portrait.size()).paint_at(ui, portrait);
}

fn sign(tile: Rect) -> Vec2 {
    Vec2::splat(tile.width() * 0.34)
}

fn number(tile: Rect) -> FontId {
    FontId::new(tile.width() * 0.36, FontFamily::Name(DISPLAY.into()))
}

fn portrait(tile: Rect) -> Rect {
    let centre = pos2(tile.center().x, tile.bottom() - tile.width() * 0.46);
    Rect::from_center_size(centre, Vec2::splat(tile.width() * 0.8))
}

/// `None` for the prestige crest.
pub fn crest(ui: &mut Ui, cx: &Cx, guild: Option<Guild>, side: f32) -> Response {
    let (art, name) = match guild {
        Some(guild) => (art::of_crest(guild), cx.with("widget-crest", [("guild", guild.id().into())])),
        None => (art::CREST_PRESTIGE, cx.text("widget-crest-prestige")),
    };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    art.image(rect.size()).paint_at(ui, rect);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    response.on_hover_text(name)
}

/// Pressing a townsman says what it does.
pub(crate) fn tile_explained(ui: &mut Ui, cx: &Cx, of: Tile, width: f32) -> Response {
    let tile = tile_sized(ui, cx, of, width);
    let Tile::Townsman(townsman) = of else { return tile };
    let words = cx.describe().tile(of);
    let heard = cx.with("houses-about", [("tile", words.clone().into())]);
    let tile = tile.interact(Sense::click());
    tile.widget_info(|| WidgetInfo::labeled(Role::Button, true, &heard));
    Popup::from_toggle_button_response(&tile)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .accessible_name(&words)
        .show(|ui| {
            ui.set_max_width(size::DIALOG);
            ui.label(text::bold(words));
            ui.add(egui::Label::new(Article::new(cx.texts, townsman.rule()).answer).wrap());
            why(ui, cx, townsman.rule());
        });
    tile
}
