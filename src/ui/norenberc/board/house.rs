//! A guild house on the board: roof, sign, windows with prices, workshop, race for favourite, storehouse.

use egui::{Align2, CornerRadius, FontFamily, FontId, Id, Rect, Shape, Stroke, StrokeKind, Ui, pos2, vec2};

use super::about;
use super::choice::Thing;
use super::layout::HouseLayout;
use super::paint::{bold, chosen, counted, empty, number, picture, price};
use super::race::race;
use super::top::Top;
use crate::game::Seat;
use crate::norenberc::favorites::Verdict;
use crate::norenberc::{Bench, Craftsman, Good, Guild, Spot, Tile, Window};
use crate::ui::art::Art;
use crate::ui::norenberc::tile::paint_tile;
use crate::ui::norenberc::{art, palette};
use crate::ui::screens::play::{Highlight, explained_when_touched, reachable, target};
use crate::ui::theme::{DISPLAY, on, size};
use crate::ui::widgets::paint_badge;

pub(crate) fn house_ui(ui: &Ui, top: &Top, guild: Guild, house: &HouseLayout) {
    paint_walls(ui, top, guild, house);
    paint_roof(ui, top, guild, house);
    paint_sign(ui, top, guild, house);
    front_ui(ui, top, guild, house);
    for window in Window::ALL {
        window_ui(ui, top, guild, window, house);
    }
    workshop_ui(ui, top, guild, house);
    paint_race(ui, top, guild, house.race);
    stock_ui(ui, top, guild, house);
}

fn paint_walls(ui: &Ui, top: &Top, guild: Guild, house: &HouseLayout) {
    let colours = top.cx.palette();
    let walls = house.rect.with_min_y(house.name.top());
    let footer = CornerRadius { nw: 0, ne: 0, sw: size::RADIUS, se: size::RADIUS };
    let line = if top.called() == Some(guild) {
        Stroke::new(size::RING, colours.accent)
    } else {
        Stroke::new(1.0, colours.line_strong)
    };
    let fill = if top.is_touched(guild) { colours.touched() } else { colours.surface };
    ui.painter().rect(walls, footer, fill, line, StrokeKind::Inside);
    // The beams between the floors, and the slanting ones at the corners.
    let beam = Stroke::new(2.0, colours.line);
    let floor = house.workshop[0].top() - size::TIGHT;
    let ground = house.race.top() - 1.0;
    for height in [floor, ground] {
        ui.painter().hline(walls.shrink(2.0).x_range(), height, beam);
    }
}

fn paint_roof(ui: &Ui, top: &Top, guild: Guild, house: &HouseLayout) {
    let (roof, colour) = (house.roof, palette::guild(guild));
    let slope = (roof.height() * 0.55).min(roof.width() * 0.12);
    let [left, right] = [roof.left() + slope, roof.right() - slope];
    // The chimney stands behind the roof.
    let chimney = Rect::from_min_max(
        pos2(right - roof.height() * 0.5, roof.top() - size::TIGHT),
        pos2(right - roof.height() * 0.2, roof.center().y),
    );
    let shade = palette::shade(guild);
    ui.painter().rect_filled(chimney, CornerRadius::ZERO, shade);
    let corners = vec![
        pos2(roof.left(), roof.bottom()),
        pos2(left, roof.top()),
        pos2(right, roof.top()),
        pos2(roof.right(), roof.bottom()),
    ];
    ui.painter().add(Shape::convex_polygon(corners, colour, Stroke::new(1.0, shade)));
    let rows = 4;
    for row in 1..rows {
        let part = row as f32 / rows as f32;
        let height = egui::lerp(roof.y_range(), part);
        let inset = slope * (1.0 - part);
        let line = roof.left() + inset..=roof.right() - inset;
        ui.painter().hline(line, height, Stroke::new(1.0, shade));
    }
    let state = top.state;
    let players = usize::from(top.setup.players());
    let room = (right - left) / (players + 1) as f32;
    let side = (room * 0.92).min(roof.height() * 0.74).floor();
    for (index, seat) in Seat::first(top.setup.players()).enumerate() {
        let agents = state.roof(guild, seat);
        if agents == 0 {
            continue;
        }
        let centre = pos2(left + (index as f32 + 0.5) * room, roof.center().y);
        let rect = Rect::from_center_size(centre, vec2(side, side));
        paint_badge(ui, top.cx, top.marks[seat.index()], &top.names[seat.index()], rect);
        top.mark_roof(guild, seat, rect);
        if agents > 1 {
            count_on(ui, top, rect, agents);
        }
    }
    let mayors = state.mayors(guild);
    if mayors > 0 {
        let centre = pos2(left + (players as f32 + 0.5) * room, roof.center().y);
        let rect = picture(ui, art::MAYOR, centre, side);
        if mayors > 1 {
            count_on(ui, top, rect, mayors);
        }
    }
}

fn count_on(ui: &Ui, top: &Top, rect: Rect, count: u8) {
    let colours = top.cx.palette();
    let height = (rect.height() * 0.5).max(size::NUMBER_LEAST);
    let plate =
        Rect::from_center_size(rect.right_bottom() - vec2(height * 0.3, height * 0.3), vec2(height, height));
    ui.painter().circle_filled(plate.center(), height * 0.55, colours.surface);
    number(ui, plate.center(), Align2::CENTER_CENTER, &count.to_string(), height, colours.ink);
}

fn paint_sign(ui: &Ui, top: &Top, guild: Guild, house: &HouseLayout) {
    let (sign, fill) = (house.name, palette::guild(guild));
    let ink = on(fill);
    ui.painter().rect_filled(sign, CornerRadius::ZERO, fill);
    ui.painter().hline(sign.x_range(), sign.top(), Stroke::new(2.0, palette::shade(guild)));
    let side = (sign.height() * 0.8).min(sign.width() * 0.13).floor();
    let y = sign.center().y;
    let mut left = sign.left() + size::TIGHT + side / 2.0;
    picture(ui, art::of_good(guild.good()), pos2(left, y), side);
    left += side / 2.0 + size::TIGHT;
    let price = top.state.price(top.setup, guild);
    let mut right = sign.right() - size::TIGHT;
    if price > 0 {
        let message = number(ui, pos2(right, y), Align2::RIGHT_CENTER, &price.to_string(), side * 0.9, ink);
        right = message.left() - side * 0.45;
        picture(ui, art::KEY, pos2(right, y), side * 0.9);
        right -= side * 0.5;
    }
    if top.prestige_guild() == Some(guild) {
        right -= side * 0.5;
        let rect = picture(ui, art::CREST_PRESTIGE, pos2(right, y), side);
        right = rect.left() - 1.0;
    }
    let name = top.cx.describe().guild(guild);
    let mut height = sign.height() * 0.66;
    let room = right - left;
    let font = |height: f32| FontId::new(height, FontFamily::Name(DISPLAY.into()));
    let mut galley = ui.painter().layout_no_wrap(name.clone(), font(height), ink);
    if galley.size().x > room {
        height = (height * room / galley.size().x).floor().max(size::NAME_LEAST * 0.6);
        galley = ui.painter().layout_no_wrap(name, font(height), ink);
    }
    ui.painter().galley(pos2(left, y - galley.size().y / 2.0), galley, ink);
}

/// Touching roof or sign means going there.
fn front_ui(ui: &Ui, top: &Top, guild: Guild, house: &HouseLayout) {
    let thing = Thing::House(guild);
    let highlight = top.highlight(thing);
    let name = top.cx.describe().guild(guild);
    let front = target(ui, top.cx, thing, house.front(), highlight, &top.heard(highlight, name));
    top.touched(&front, thing, highlight);
    if highlight == Highlight::Plain {
        explained_when_touched(top.cx, &front, || about::house(top, guild));
    }
}

fn window_ui(ui: &Ui, top: &Top, guild: Guild, window: Window, house: &HouseLayout) {
    let thing = Thing::Spot(Spot::Lodgings(guild, window));
    let rect = house.lodgings[window.index()];
    let lodger = top.state.lodger(top.setup, guild, window);
    match lodger {
        Some(tile) => paint_tile(ui, top.cx, rect, tile),
        None => empty(ui, top.cx, rect),
    }
    price(ui, top.cx, house.prices[window.index()], window, guild.good());
    let name = match lodger {
        Some(tile) => top.tile_at(tile, Spot::Lodgings(guild, window)),
        None => top
            .cx
            .with("board-window-empty", [("guild", guild.id().into()), ("number", window.number().into())]),
    };
    let highlight = top.highlight(thing);
    let control = target(ui, top.cx, thing, house.window(window), highlight, &top.heard(highlight, name));
    top.touched(&control, thing, highlight);
    if highlight == Highlight::Plain {
        explained_when_touched(top.cx, &control, || about::window(top, guild, window));
    }
}

/// Four places: the guildmaster's, those that follow, and the stack of two.
fn workshop_ui(ui: &Ui, top: &Top, guild: Guild, house: &HouseLayout) {
    let at = |bench: Bench| top.state.settled(top.setup, guild, bench);
    let master = Bench::of_guildmaster(top.state.round());
    let [.., under, over] = Bench::ALL;
    for (place, rect) in Bench::ALL.into_iter().zip(house.workshop) {
        // R7: the lowest occupied window slides into the first place; the others stay where they are.
        let first = place.number() == 1;
        let stack = if first { master == over } else { place == under && master != over };
        let single = if first { Some(master) } else { Some(place).filter(|&it| it > master && it < under) };
        if stack && (at(under).is_some() || at(over).is_some()) {
            stack_ui(ui, top, guild, rect, house.band);
        } else if let Some((bench, tile)) = single.and_then(|bench| Some((bench, at(bench)?))) {
            paint_tile(ui, top.cx, rect, tile);
            bench_ui(ui, top, Spot::Workshop(guild, bench), rect, tile);
        } else {
            empty(ui, top.cx, rect);
        }
        if first {
            let side = (rect.width() * 0.4).floor();
            picture(ui, art::KEY, rect.left_bottom() + vec2(side * 0.5, -side * 0.5), side);
        }
    }
}

fn stack_ui(ui: &Ui, top: &Top, guild: Guild, rect: Rect, band: f32) {
    let [.., under, over] = Bench::ALL;
    let at = |bench: Bench| top.state.settled(top.setup, guild, bench);
    let below = Rect::from_min_size(rect.left_bottom() - vec2(0.0, 1.0), vec2(rect.width(), band));
    if let Some(Tile::Craftsman(lower)) = at(under) {
        paint_band(ui, top, below, lower);
    }
    if let Some(tile) = at(over) {
        paint_tile(ui, top.cx, rect, tile);
    }
    // Where they may be swapped each is touched by itself; the band is as high as a finger with what is above it.
    let spots = [over, under].map(|bench| Spot::Workshop(guild, bench));
    let highlighted = spots.iter().any(|&spot| top.highlight(Thing::Spot(spot)) != Highlight::Plain);
    let whole = rect.union(below);
    if highlighted {
        let middle = whole.center().y;
        let [upper, lower] = [whole.with_max_y(middle), whole.with_min_y(middle)];
        for ((bench, spot), part) in [over, under].into_iter().zip(spots).zip([upper, lower]) {
            if let Some(tile) = at(bench) {
                bench_ui(ui, top, spot, part, tile);
            }
        }
    } else if let Some(tile) = at(over).or_else(|| at(under)) {
        let spot = if at(over).is_some() { spots[0] } else { spots[1] };
        bench_ui(ui, top, spot, whole, tile);
    }
}

fn paint_band(ui: &Ui, top: &Top, rect: Rect, of: Craftsman) {
    let fill = palette::guild(of.guild);
    let corner = CornerRadius { nw: 0, ne: 0, ..CornerRadius::same(size::RADIUS) };
    let line = Stroke::new(1.0, top.cx.palette().line_strong);
    ui.painter().rect(rect, corner, fill, line, StrokeKind::Inside);
    let height = rect.height() * 0.8;
    let at = rect.left_center() + vec2(rect.width() * 0.22, 0.0);
    number(ui, at, Align2::CENTER_CENTER, &of.value.to_string(), height, on(fill));
    let sign = if of.agent { art::AGENT_PLUS } else { art::of_good(of.guild.good()) };
    picture(ui, sign, rect.right_center() - vec2(rect.width() * 0.25, 0.0), height);
}

fn bench_ui(ui: &Ui, top: &Top, spot: Spot, rect: Rect, tile: Tile) {
    let thing = Thing::Spot(spot);
    let highlight = top.highlight(thing);
    let name = top.tile_at(tile, spot);
    let control = target(ui, top.cx, thing, rect, highlight, &top.heard(highlight, name));
    top.touched(&control, thing, highlight);
    if highlight == Highlight::Plain {
        explained_when_touched(top.cx, &control, || about::bench(top, spot));
    }
}

/// The players' numbers of the guild's goods, with a crown for the current favourite.
fn paint_race(ui: &Ui, top: &Top, guild: Guild, rect: Rect) {
    let colours = top.cx.palette();
    let (claims, verdict) = race(top, guild);
    let cell = rect.width() / claims.len() as f32;
    let most = claims.iter().map(|claim| claim.count()).max().unwrap_or(0);
    let side = (rect.height() * 0.8).min(cell * 0.5).floor();
    for (index, claim) in claims.iter().enumerate() {
        let left = rect.left() + index as f32 * cell;
        let badge = Rect::from_center_size(pos2(left + side * 0.6, rect.center().y), vec2(side, side));
        paint_badge(ui, top.cx, top.marks[index], &top.names[index], badge);
        let ink = if claim.count() > 0 { colours.ink } else { colours.ink_soft };
        let at = pos2(badge.right() + 1.0, rect.center().y);
        let height = side.max(size::NUMBER_LEAST);
        let message =
            ui.painter().text(at, Align2::LEFT_CENTER, claim.count().to_string(), bold(height), ink);
        let leads = claim.count() > 0 && claim.count() == most;
        if leads {
            let line = Stroke::new(2.0, colours.accent);
            ui.painter().hline(badge.left()..=message.right(), rect.bottom() - 1.0, line);
        }
        // Where hidden talers decide nobody wears the crown yet.
        if matches!(verdict, Verdict::Favorite { player, .. } if player == index) {
            let room = (left + cell - message.right()).min(side);
            let centre = if room >= size::NUMBER_LEAST * 0.6 {
                pos2(message.right() + room / 2.0, rect.center().y)
            } else {
                badge.center_top()
            };
            let crown = Rect::from_center_size(centre, vec2(side, side) * 0.9);
            Art::CROWN.tinted(crown.size(), colours.accent).paint_at(ui, crown);
        }
    }
}

/// The storehouse: each type at its own place, or where there is no room for all types those in stock, one
/// after the other.
fn stock_ui(ui: &Ui, top: &Top, guild: Guild, house: &HouseLayout) {
    let stock = top.state.storehouse(guild);
    ui.painter().rect_filled(house.stock, CornerRadius::same(size::RADIUS), top.cx.palette().sunken);
    let places = top.layout.stock_cells();
    let all = places == usize::from(top.setup.guild_count());
    let lies = |good: &Good| all || stock.count(*good) > 0;
    let goods: Vec<_> = top.setup.guilds().map(Guild::good).filter(lies).collect();
    let crowded = goods.len() > places;
    let page = if crowded { stock_page(ui, top, guild, house, places) } else { 0 };
    let seen = if crowded { places - 1 } else { places };
    let mut highlighted = false;
    for (index, &good) in goods.iter().skip(page * seen).take(seen).enumerate() {
        let cell = top.layout.stock_cell(house.stock, index);
        top.mark_stock(guild, good, cell);
        let count = stock.count(good);
        let thing = Thing::Stock(guild, good);
        let highlight = top.highlight(thing);
        if count > 0 {
            counted(ui, top.cx, cell, art::of_good(good), &count.to_string());
        }
        if highlight == Highlight::Plain {
            continue;
        }
        highlighted = true;
        let args = [("guild", guild.id().into()), ("good", good.id().into()), ("count", count.into())];
        let name = top.cx.with("board-stock", args);
        let control =
            target(ui, top.cx, thing, cell.shrink2(vec2(0.5, 0.0)), highlight, &top.heard(highlight, name));
        top.touched(&control, thing, highlight);
        chosen(ui, top.cx, cell, top.count(thing));
    }
    if !highlighted {
        let rest =
            if crowded { top.layout.stock_cell(house.stock, seen - 1).right() } else { house.stock.right() };
        let name = top.cx.with("board-storehouse", [("guild", guild.id().into())]);
        let rect = house.stock.union(house.race).with_max_x(rest);
        let control = target(ui, top.cx, ("storehouse", guild), rect, Highlight::Plain, &name);
        explained_when_touched(top.cx, &control, || about::storehouse(top, guild));
    }
}

/// The last place turns to the goods that have no room. Returns the page.
fn stock_page(ui: &Ui, top: &Top, guild: Guild, house: &HouseLayout, places: usize) -> usize {
    let place = Id::unique(("page of a storehouse", guild));
    let mut page: usize = ui.data(|data| data.get_temp(place)).unwrap_or(0);
    let cell = top.layout.stock_cell(house.stock, places - 1);
    let name = top.cx.with("board-stock-more", [("guild", guild.id().into())]);
    let control =
        target(ui, top.cx, ("more stock", guild), cell.shrink2(vec2(0.5, 0.0)), Highlight::Plain, &name);
    reachable(ui, &control);
    let side = cell.height() * 0.5;
    let sign = Rect::from_center_size(cell.center(), vec2(side, side));
    Art::NEXT.tinted(sign.size(), top.cx.palette().ink_soft).paint_at(ui, sign);
    if control.clicked() {
        page = 1 - page.min(1);
        ui.data_mut(|data| data.insert_temp(place, page));
    }
    page
}
