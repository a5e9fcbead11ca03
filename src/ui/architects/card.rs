//! Buildings and apprentices as cards, to look at or to press. A card 96 points wide shows its name, cost, requirements,
//! worth and effect, and a screen reader says the same.

use std::sync::Arc;

use egui::{
    Color32, CornerRadius, FontFamily, FontId, Galley, Painter, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::signs::{self, Sign};
use super::{art, palette};
use crate::architects::{Apprentice, Building, Goods, SkillSet};
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{BOLD, on, size};
use crate::ui::widgets::paint_badge;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownCard {
    Building(Building),
    /// With the silver that lies on it.
    Apprentice(Apprentice, u8),
}

impl From<Building> for ShownCard {
    fn from(building: Building) -> Self {
        Self::Building(building)
    }
}

impl From<Apprentice> for ShownCard {
    fn from(apprentice: Apprentice) -> Self {
        Self::Apprentice(apprentice, 0)
    }
}

#[derive(Clone, Copy, Debug, Default)]
pub struct Shown<'a> {
    pub chosen: bool,
    /// Not possible now, but can be pressed to ask why.
    pub dimmed: bool,
    /// Mark and name.
    pub owner: Option<(Mark, &'a str)>,
    /// Text beside the print: what is missing, or the price now.
    pub note: Option<&'a str>,
}

pub(crate) fn card_size(width: f32) -> Vec2 {
    vec2(width, (width * size::GAME_CARD_HEIGHT).round())
}

pub(crate) fn game_card(ui: &mut Ui, cx: &Cx, card: impl Into<ShownCard>, width: f32) -> Response {
    let card = card.into();
    let (rect, response) = ui.allocate_exact_size(card_size(width), Sense::hover());
    let name = heard(cx, card, Shown::default());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    if ui.is_rect_visible(rect) {
        paint_card(ui, cx, rect, card);
    }
    response.on_hover_text(name)
}

/// A card to press. An impossible one is dimmed, yet can be pressed to ask why; an owned one shows its owner.
pub fn game_card_button(
    ui: &mut Ui,
    cx: &Cx,
    card: impl Into<ShownCard>,
    width: f32,
    shown: Shown<'_>,
) -> Response {
    let card = card.into();
    let (rect, response) = ui.allocate_exact_size(card_size(width), Sense::click());
    let name = heard(cx, card, shown);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), shown.chosen, &name));
    if ui.is_rect_visible(rect) {
        paint_card(ui, cx, rect, card);
        paint_shown(ui, cx, &response, shown);
    }
    response.on_hover_text(name)
}

/// The card in words for screen readers: name, price, worth and state.
pub fn heard(cx: &Cx, card: ShownCard, shown: Shown<'_>) -> String {
    let list = |goods: Goods| {
        let bundle = |(resource, count): (crate::architects::Resource, u8)| {
            cx.with("card-heap", [("resource", resource.id().into()), ("count", count.into())])
        };
        cx.texts.list(&goods.iter().map(bundle).collect::<Vec<_>>())
    };
    let skills = |skills: SkillSet| {
        let name = |it: crate::architects::Skill| cx.with("architects-skill", [("skill", it.id().into())]);
        cx.texts.list(&skills.iter().map(name).collect::<Vec<_>>())
    };
    let mut message = Vec::new();
    let virtue = match card {
        ShownCard::Building(building) => {
            let card = building.card();
            let args = [
                ("building", building.id().into()),
                ("vp", card.vp.into()),
                ("cost", list(card.cost).into()),
            ];
            message.push(cx.with("card-building", args));
            if !card.skills.is_empty() {
                message.push(cx.with("card-needs", [("skills", skills(card.skills).into())]));
            }
            card.virtue
        }
        ShownCard::Apprentice(apprentice, coins) => {
            let card = apprentice.card();
            let args = [("apprentice", apprentice.id().into()), ("skills", skills(card.skills).into())];
            message.push(cx.with("card-apprentice", args));
            if coins > 0 {
                message.push(cx.with("card-coins", [("count", coins.into())]));
            }
            card.virtue
        }
    };
    if virtue != 0 {
        let sign = if virtue < 0 { "minus" } else { "plus" };
        let args = [("sign", sign.into()), ("points", virtue.unsigned_abs().into())];
        message.push(cx.with("card-virtue", args));
    }
    if let Some((_, name)) = shown.owner {
        message.push(cx.with("card-owner", [("name", name.to_owned().into())]));
    }
    if let Some(note) = shown.note {
        message.push(note.to_owned());
    }
    message.join(" ")
}

pub(crate) fn paint_card(ui: &Ui, cx: &Cx, rect: Rect, card: ShownCard) {
    let palette = cx.palette();
    let corner = CornerRadius::same(size::RADIUS);
    let line = Stroke::new(1.0, palette.line_strong);
    ui.painter().rect(rect, corner, palette.cardboard, line, StrokeKind::Inside);
    match card {
        ShownCard::Building(building) => paint_building(ui, cx, rect, building),
        ShownCard::Apprentice(apprentice, coins) => paint_apprentice(ui, cx, rect, apprentice, coins),
    }
}

/// The parts of a card, from top to bottom: the name; the portrait, or worth and effect; the cost; the requirements.
struct Rooms {
    band: Rect,
    middle: Rect,
    lower: Rect,
    footer: Rect,
}

fn rooms(rect: Rect) -> Rooms {
    let side = rect.width();
    let inside = rect.shrink(side * 0.04);
    let slice = |from: f32, to: f32| {
        Rect::from_min_max(
            pos2(inside.left(), rect.top() + side * from),
            pos2(inside.right(), rect.top() + side * to),
        )
    };
    Rooms {
        band: Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + side * 0.34)),
        middle: slice(0.37, 0.77),
        lower: slice(0.80, 1.0),
        footer: slice(1.02, 1.21),
    }
}

fn paint_building(ui: &Ui, cx: &Cx, rect: Rect, building: Building) {
    let card = building.card();
    let rooms = rooms(rect);
    let name = cx.with("architects-building", [("building", building.id().into())]);
    paint_band(ui, rect, rooms.band, palette::band(card.effect), &name);
    let print = cx.palette().print;
    let (worth, does) = rooms.middle.split_left_right_at_fraction(0.4);
    let wreath = Rect::from_center_size(worth.center(), Vec2::splat(worth.width().min(worth.height())));
    signs::paint_vp(ui, wreath, card.vp.cast_signed());
    signs::paint(ui, does.shrink2(vec2(rect.width() * 0.01, 0.0)), &signs::of_building(building), print);
    let cost = signs::of_goods(card.cost);
    let height = rooms.lower.height().min(rooms.lower.width() / signs::width(&cost, 1.0));
    let left = rooms.lower.left_center() - vec2(0.0, height / 2.0);
    signs::paint_line(ui, left, &cost, height, print);
    // Three skills and a change of virtue share the line, and none covers another.
    let virtue = if card.virtue == 0 { 0.0 } else { signs::width(&virtue_signs(card.virtue), 1.0) };
    let shares = card.skills.iter().count() as f32 * SKILL_APART + virtue;
    let height = rooms.footer.height().min(rooms.footer.width() / shares.max(1.0));
    let footer = Rect::from_center_size(rooms.footer.center(), vec2(rooms.footer.width(), height));
    paint_skills(ui, footer, card.skills);
    paint_virtue(ui, footer, card.virtue, print);
}

fn paint_apprentice(ui: &Ui, cx: &Cx, rect: Rect, apprentice: Apprentice, coins: u8) {
    let card = apprentice.card();
    let rooms = rooms(rect);
    let name = cx.with("architects-apprentice", [("apprentice", apprentice.id().into())]);
    paint_band(ui, rect, rooms.band, palette::APPRENTICE, kind(&name));
    let print = cx.palette().print;
    let side = rooms.lower.bottom() - rooms.middle.top();
    let portrait = Rect::from_min_size(rooms.middle.min, Vec2::splat(side));
    art::of_apprentice(apprentice).image(portrait.size()).paint_at(ui, portrait);
    // Beside the portrait: the skills and the change of virtue.
    let beside = Rect::from_min_max(
        pos2(portrait.right() + rect.width() * 0.02, portrait.top()),
        pos2(rooms.middle.right(), portrait.bottom()),
    );
    let height = (beside.height() / 3.0).min(beside.width());
    for (row, skill) in card.skills.iter().enumerate() {
        let at = pos2(beside.center().x - height / 2.0, beside.top() + row as f32 * height);
        let room = Rect::from_min_size(at, Vec2::splat(height)).shrink(height * 0.03);
        art::of_skill(skill).image(room.size()).paint_at(ui, room);
    }
    if card.virtue != 0 {
        let room = Rect::from_min_max(pos2(beside.left(), beside.bottom() - height), beside.max);
        paint_virtue(ui, room, card.virtue, print);
    }
    signs::paint(ui, rooms.footer, &signs::of_apprentice(apprentice), print);
    if coins > 0 {
        paint_coins(ui, portrait, coins);
    }
}

/// The name of an apprentice's kind: the rest of the name, which tells its cards apart, stands in brackets and is drawn.
fn kind(name: &str) -> &str {
    name.split_once('(').map_or(name, |(kind, _)| kind).trim_end()
}

fn paint_coins(ui: &Ui, portrait: Rect, coins: u8) {
    let side = portrait.width() * 0.48;
    let room = Rect::from_min_size(portrait.min - Vec2::splat(side * 0.1), Vec2::splat(side));
    art::SILVER.image(room.size()).paint_at(ui, room);
    let plate = room.shrink(side * 0.2);
    let colour = palette::resource(crate::architects::Resource::Silver);
    ui.painter().circle_filled(plate.center(), plate.width() / 2.0, colour);
    let text = coins.to_string();
    let font = signs::number(side * 0.6);
    ui.painter().text(plate.center(), egui::Align2::CENTER_CENTER, text, font, on(colour));
}

/// From one skill to the next, in heights.
const SKILL_APART: f32 = 1.06;

fn paint_skills(ui: &Ui, room: Rect, skills: SkillSet) {
    let mut at = room.min;
    for skill in skills.iter() {
        let sign = Rect::from_min_size(at, Vec2::splat(room.height()));
        art::of_skill(skill).image(sign.size()).paint_at(ui, sign);
        at.x += room.height() * SKILL_APART;
    }
}

/// The change of virtue when it is built or hired, on the right.
fn paint_virtue(ui: &Ui, room: Rect, virtue: i8, ink: Color32) {
    if virtue == 0 {
        return;
    }
    let line = virtue_signs(virtue);
    let height = room.height().min(room.width() / signs::width(&line, 1.0));
    let left = room.right_center() - vec2(signs::width(&line, height), height / 2.0);
    signs::paint_line(ui, left, &line, height, ink);
}

fn virtue_signs(virtue: i8) -> [Sign; 2] {
    let points = virtue.unsigned_abs();
    let number = if virtue < 0 { Sign::Less(points) } else { Sign::More(points) };
    [number, Sign::Picture(art::of_virtue(virtue))]
}

fn paint_band(ui: &Ui, card: Rect, band: Rect, fill: Color32, name: &str) {
    let top = CornerRadius { sw: 0, se: 0, ..CornerRadius::same(size::RADIUS) };
    ui.painter().rect_filled(band.shrink(1.0), top, fill);
    let room = name_room(card.width());
    let words = fitted(ui.painter(), name, room, on(fill));
    let at = band.center() - words.size() / 2.0;
    ui.painter().galley(at, words, on(fill));
}

fn name_room(width: f32) -> Vec2 {
    vec2(width * 0.93, width * 0.325)
}

/// Largest and smallest print of a name, in widths of the card.
const NAME_MOST: f32 = 0.16;
const NAME_LEAST: f32 = 0.09;

/// A name as large as possible in one line or two, with no word broken.
fn fitted(painter: &Painter, name: &str, room: Vec2, ink: Color32) -> Arc<Galley> {
    let width = room.x / 0.93;
    let (mut large, least) = (width * NAME_MOST, width * NAME_LEAST);
    loop {
        let font = FontId::new(large, FontFamily::Name(BOLD.into()));
        let word = |it: &str| painter.layout_no_wrap(it.to_owned(), font.clone(), ink).size().x;
        let whole = name.split(' ').map(word).all(|it| it <= room.x);
        let mut job = egui::text::LayoutJob::simple(name.to_owned(), font.clone(), ink, room.x);
        job.halign = egui::Align::LEFT;
        let words = painter.layout_job(job);
        if whole && words.rows.len() <= 2 && words.size().y <= room.y || large <= least {
            return words;
        }
        large -= width * 0.005;
    }
}

/// Covers impossible cards, rings the one that is chosen or under a finger, and shows the owner.
fn paint_shown(ui: &Ui, cx: &Cx, response: &Response, shown: Shown<'_>) {
    let (rect, colours, corner) = (response.rect, cx.palette(), CornerRadius::same(size::RADIUS));
    if shown.dimmed || shown.owner.is_some() {
        ui.painter().rect_filled(rect, corner, colours.surface.gamma_multiply(size::DIMMED));
    }
    let ring = if shown.chosen {
        Stroke::new(size::RING, colours.accent)
    } else if response.hovered() || response.has_focus() {
        ui.style().interact(response).bg_stroke
    } else {
        Stroke::NONE
    };
    ui.painter().rect_stroke(rect, corner, ring, StrokeKind::Outside);
    if let Some((mark, name)) = shown.owner {
        let side = Vec2::splat(rect.width() * 0.34);
        paint_badge(ui, cx, mark, name, Rect::from_center_size(rect.center(), side));
    }
    if shown.chosen {
        let sign = Vec2::splat(size::ICON);
        let at = Rect::from_min_size(rect.right_bottom() - sign, sign);
        ui.painter().rect_filled(at, corner, colours.accent);
        Art::CHECK.tinted(sign, colours.on_accent).paint_at(ui, at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Lang, Texts};
    use crate::titles::TitleId;
    use crate::ui::theme;

    #[test]
    fn every_name_fits_its_card_in_every_language_without_a_broken_word() {
        let ctx = egui::Context::default();
        theme::install(&ctx);
        let mut checked = 0;
        let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
            for lang in Lang::ALL {
                let texts = Texts::new(lang);
                let texts = texts.of(TitleId::Architects);
                let buildings =
                    Building::ALL.map(|it| texts.with("architects-building", [("building", it.id().into())]));
                let apprentices = Apprentice::ALL
                    .map(|it| texts.with("architects-apprentice", [("apprentice", it.id().into())]));
                let names = buildings.into_iter().chain(apprentices.iter().map(|it| kind(it).to_owned()));
                for name in names {
                    for width in [size::GAME_CARD, size::GAME_CARD_MOST] {
                        let room = name_room(width);
                        let words = fitted(ui.painter(), &name, room, Color32::WHITE);
                        let font = words.job.sections[0].format.font_id.size;
                        let fits =
                            words.rows.len() <= 2 && words.size().x <= room.x && words.size().y <= room.y;
                        assert!(fits && font > width * NAME_LEAST, "{lang:?}: {name} on {width}: {font}");
                        checked += 1;
                    }
                }
            }
        });
        output.textures_delta.clear();
        assert!(checked >= 4 * 2 * 80, "{checked}");
    }
}
