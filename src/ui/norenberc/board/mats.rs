//! The players' rows on the board, with everything of one kind in one column.

use egui::{Align2, CornerRadius, FontId, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::about;
use super::choice::Thing;
use super::paint::{bold, chosen, counted, number, picture};
use super::top::Top;
use crate::game::{Due, Game as _, Seat};
use crate::norenberc::{Craftsman, Guild, Norenberc, Townsman};
use crate::ui::art::Art;
use crate::ui::norenberc::{art, palette};
use crate::ui::screens::play::{Highlight, explained_when_touched, target};
use crate::ui::theme::{on, size};
use crate::ui::widgets::paint_badge;

enum MatThing {
    Craftsman(Craftsman),
    Counted(Art, u8),
}

pub(crate) fn mat_ui(ui: &Ui, top: &Top, seat: Seat, row: Rect) {
    let (cx, state) = (top.cx, top.state);
    let colours = cx.palette();
    let due = match (top.mover, Norenberc::due(top.setup, state)) {
        (Some(mover), _) => mover == seat,
        (None, Due::Seats(seats)) => seats.contains(seat) && !top.narrated,
        (None, Due::Nature | Due::Nobody) => false,
    };
    let line = if due { Stroke::new(2.0, colours.accent) } else { Stroke::new(1.0, colours.line) };
    let corner = CornerRadius::same(size::RADIUS);
    ui.painter().rect(row, corner, colours.surface, line, StrokeKind::Inside);
    let height = row.height();
    let mut left = row.left() + size::GAP_SMALL;
    let mut cell = |width: f32| {
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(width, height));
        left += width;
        rect
    };
    let badge = cell(height * 0.8);
    let side = (height * 0.68).floor();
    let badge = Rect::from_center_size(badge.center(), Vec2::splat(side));
    paint_badge(ui, cx, top.marks[seat.index()], &top.names[seat.index()], badge);
    let narrow = row.width() < size::WIDE;
    let name = cell(if narrow { size::NAME_IN_ROW_LEAST } else { size::NAME_SHORT });
    paint_name(ui, top, &top.names[seat.index()], name);
    let purse = cell(height * 1.2);
    let talers = top.talers.get(seat.index()).copied().flatten();
    let talers = talers.map_or_else(|| cx.text("widget-unknown-short"), |talers| talers.to_string());
    counted(ui, cx, purse, art::TALER, &talers);
    top.anchors.borrow_mut().purses.push((seat, purse));
    let agents = cell(height * 1.35);
    let message = format!("{}/{}", state.available_agents(seat), state.agents(seat));
    counted(ui, cx, agents, art::AGENT, &message);
    top.anchors.borrow_mut().agents.push((seat, agents));
    paint_cards(ui, top, seat, cell(height * if narrow { 0.9 } else { 1.6 }));
    let vp = top.estimates.then(|| cell(height * 1.2));
    let goods: Vec<_> =
        top.setup.guilds().map(|guild| (guild.good(), cell(size::LEAST_TARGET.max(height)))).collect();
    let first = goods[0].1.left();
    let rest =
        Rect::from_min_max(pos2(left + size::GAP_SMALL, row.top()), row.max - vec2(size::GAP_SMALL, 0.0));
    if let Some(vp) = vp {
        let points = super::race::standing(top, seat).to_string();
        let side = (height * 0.4).round();
        let sign = Rect::from_center_size(vp.center() - vec2(side * 0.6, 0.0), Vec2::splat(side));
        Art::CROWN.tinted(sign.size(), colours.ink_soft).paint_at(ui, sign);
        let at = pos2(sign.right() + 2.0, vp.center().y);
        number(ui, at, Align2::LEFT_CENTER, &points, height * 0.42, colours.ink_soft);
    }
    paint_owned(ui, top, seat, rest);
    top.anchors.borrow_mut().owned.push((seat, rest));
    // Who it is, before the goods, and what is owned, behind them, explain the row.
    for (part, rect) in [(0, row.with_max_x(first - 1.0)), (1, row.with_min_x(left + 1.0))] {
        let name = if part == 0 { about::purse_name(top, seat) } else { about::owned_name(top, seat) };
        let control = target(ui, cx, ("row", seat, part), rect, Highlight::Plain, &name);
        explained_when_touched(cx, &control, || about::player(top, seat));
    }
    for (good, cell) in goods {
        let supply = state.goods(seat).count(good);
        let peddled = state.peddled(seat).count(good);
        if supply > 0 {
            counted(ui, cx, cell, art::of_good(good), &supply.to_string());
        } else {
            number(ui, cell.center(), Align2::CENTER_CENTER, "·", height * 0.4, colours.ink_soft);
        }
        if peddled > 0 {
            // On a peddler: it counts, and nobody can take it.
            picture(ui, art::PEDDLER, cell.right_top() + vec2(-height * 0.16, height * 0.2), height * 0.34);
        }
        top.anchors.borrow_mut().goods.push((seat, good, cell));
        let thing = Thing::Goods(seat, good);
        let highlight = top.highlight(thing);
        let args = [
            ("name", top.names[seat.index()].clone().into()),
            ("good", good.id().into()),
            ("count", supply.into()),
        ];
        let name = cx.with("board-goods", args);
        let control = target(ui, cx, thing, cell, highlight, &top.heard(highlight, name));
        top.touched(&control, thing, highlight);
        chosen(ui, cx, cell, top.count(thing));
        if highlight == Highlight::Plain {
            explained_when_touched(cx, &control, || about::goods(top, seat, good));
        }
    }
}

/// A long name is smaller, and a very long one takes two lines.
fn paint_name(ui: &Ui, top: &Top, name: &str, rect: Rect) {
    let ink = top.cx.palette().ink;
    let room = rect.width() - size::TIGHT;
    let font = |height: f32| -> FontId { bold(height) };
    let whole = ui.painter().layout_no_wrap(name.to_owned(), font(size::TEXT), ink);
    let galley = if whole.size().x <= room {
        whole
    } else {
        let height = (size::TEXT * room / whole.size().x).max(size::NAME_LEAST);
        ui.painter().layout(name.to_owned(), font(height), ink, room)
    };
    let at = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
    ui.painter().with_clip_rect(rect.intersect(ui.clip_rect())).galley(at, galley, ink);
}

/// Cards face down, unless the viewer may see them; a moon once the player is finished.
fn paint_cards(ui: &Ui, top: &Top, seat: Seat, cell: Rect) {
    let (state, height) = (top.state, cell.height());
    if state.is_finished(seat) {
        picture(ui, art::MOON, cell.center(), height * 0.5);
        return;
    }
    let cards = state.cards_left(seat);
    if cards == 0 {
        return;
    }
    let own = state.known_cards(seat);
    let seen = top.sees(seat) && !own.is_empty();
    let step = (cell.width() - height * 0.4) / f32::from(cards.max(2));
    let size = vec2(height * 0.4, height * 0.56);
    let mut guilds = own.iter();
    for index in 0..cards {
        let left = cell.left() + f32::from(index) * step.min(size.x + 1.0);
        let card = Rect::from_min_size(pos2(left, cell.center().y - size.y / 2.0), size);
        let line = Stroke::new(1.0, top.cx.palette().line_strong);
        let fill = top.cx.palette().cardboard;
        ui.painter().rect(card, CornerRadius::same(2), fill, line, StrokeKind::Inside);
        if let Some(guild) = guilds.next().filter(|_| seen) {
            picture(ui, art::of_good(guild.good()), card.center(), size.x * 0.9);
        }
    }
}

fn paint_owned(ui: &Ui, top: &Top, seat: Seat, rect: Rect) {
    let state = top.state;
    let mut all = Vec::new();
    for guild in top.setup.guilds() {
        all.extend(state.craftsmen(top.setup, seat, guild).map(MatThing::Craftsman));
    }
    for townsman in Townsman::ALL.into_iter().filter(|&it| it != Townsman::Peddler) {
        let printed = townsman.printed();
        for _ in 0..state.townsmen(seat, townsman) {
            all.push(MatThing::Counted(art::of_townsman(townsman), printed));
        }
    }
    for guild in top.setup.guilds() {
        let count = state.crests(seat, guild);
        if count > 0 {
            all.push(MatThing::Counted(art::of_crest(guild), count));
        }
    }
    let prestige = state.prestige_crests(seat);
    if prestige > 0 {
        all.push(MatThing::Counted(art::CREST_PRESTIGE, prestige));
    }
    let side = rect.height() * 0.62;
    let step = ((rect.width() - side) / all.len().max(1) as f32).min(side * 1.25);
    if step < 1.0 {
        return;
    }
    for (index, owned) in all.into_iter().enumerate() {
        let centre = pos2(rect.left() + side / 2.0 + index as f32 * step, rect.center().y);
        let chip = Rect::from_center_size(centre, vec2(side * 0.8, side));
        match owned {
            MatThing::Craftsman(of) => {
                let fill = palette::guild(of.guild);
                let line = Stroke::new(1.0, top.cx.palette().line_strong);
                ui.painter().rect(chip, CornerRadius::same(3), fill, line, StrokeKind::Inside);
                let at = chip.center();
                number(ui, at, Align2::CENTER_CENTER, &of.value.to_string(), side * 0.7, on(fill));
            }
            MatThing::Counted(art, count) => {
                picture(ui, art, centre, side);
                if count > 1 {
                    let at = chip.right_bottom() - vec2(side * 0.1, side * 0.15);
                    ui.painter().circle_filled(at, side * 0.24, top.cx.palette().surface);
                    let ink = top.cx.palette().ink;
                    number(ui, at, Align2::CENTER_CENTER, &count.to_string(), side * 0.46, ink);
                }
            }
        }
    }
}

/// The guilds of the cards that the viewer may see, for screen readers.
pub(crate) fn seen_cards(top: &Top, seat: Seat) -> Vec<Guild> {
    if top.sees(seat) { top.state.known_cards(seat).iter().collect() } else { Vec::new() }
}
