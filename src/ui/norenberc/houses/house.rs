//! One guild house: roof, lodgings, workshop, storehouse.

use egui::{Align, CornerRadius, Frame, Label, Layout, Margin, Shape, Stroke, Ui, pos2, vec2};

use super::TableTop;
use super::moved::Touched;
use super::parts::{counted, empty_place, goods_ui, price_ui};
use crate::game::Seat;
use crate::norenberc::components::CRESTS_PER_GUILD;
use crate::norenberc::{Bench, Guild, Window};
use crate::ui::Cx;
use crate::ui::norenberc::art;
use crate::ui::norenberc::palette;
use crate::ui::norenberc::tile::{crest, tile_explained, tile_size, tile_sized, tile_stack};
use crate::ui::theme::{DISPLAY, on, size, text};

const TILES: f32 = 4.0;
const TILE_GAP: f32 = size::GAP_SMALL / 2.0;

/// The width of a tile with which the whole house is in sight, if possible.
pub(crate) fn tile_width(room: f32) -> f32 {
    // Lodgings, workshop, and the band of the tile that lies under another.
    let tiles = 2.0 * tile_size(1.0).y + size::TILE_BAND;
    ((room - size::HOUSE_BESIDES) / tiles).clamp(size::TILE_IN_HOUSE, size::TILE_IN_HOUSE_MOST)
}

/// A house beside others; `tile` is the most a tile is wide.
pub(crate) fn house_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, guild: Guild, width: f32, tile: f32) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 0.0;
        name_ui(ui, cx, table, guild);
        walls(cx, table, guild).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing = vec2(TILE_GAP, TILE_GAP);
            roof_ui(ui, cx, table, guild);
            let room = (ui.available_width() - TILE_GAP * (TILES - 1.0)) / TILES;
            let tile = room.min(tile).floor();
            // In a wide house the windows stand apart.
            let apart = (ui.available_width() - tile * TILES) / (TILES - 1.0);
            ui.spacing_mut().item_spacing.x = apart.clamp(TILE_GAP, size::WINDOWS_APART);
            lodgings_ui(ui, cx, table, guild, tile);
            workshop_ui(ui, cx, table, guild, tile);
            storehouse_ui(ui, cx, table, guild);
        });
    });
}

/// A house as a card over the whole width, where there is no room for all beside each other.
pub(crate) fn card_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, guild: Guild) {
    let tile = size::TILE_IN_HOUSE;
    let part = tile * TILES + TILE_GAP * (TILES - 1.0);
    walls(cx, table, guild).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(size::GAP, size::GAP_SMALL);
            let block = |ui: &mut Ui, add: &dyn Fn(&mut Ui)| {
                ui.allocate_ui_with_layout(vec2(part, 0.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(part);
                    ui.spacing_mut().item_spacing = vec2(TILE_GAP, TILE_GAP);
                    add(ui);
                });
            };
            block(ui, &|ui| {
                name_ui(ui, cx, table, guild);
                roof_ui(ui, cx, table, guild);
                storehouse_ui(ui, cx, table, guild);
            });
            block(ui, &|ui| lodgings_ui(ui, cx, table, guild, tile));
            block(ui, &|ui| workshop_ui(ui, cx, table, guild, tile));
        });
    });
}

fn walls(cx: &Cx, table: &TableTop, guild: Guild) -> Frame {
    let palette = cx.palette();
    let line = if table.called() == Some(guild) {
        Stroke::new(size::RING, palette.accent)
    } else {
        Stroke::new(1.0, palette.line)
    };
    let footer = CornerRadius { nw: 0, ne: 0, sw: size::RADIUS, se: size::RADIUS };
    let touched = Touched::by(table.moved).guilds.contains(guild);
    Frame::new()
        .fill(if touched { palette.touched() } else { palette.surface })
        .stroke(line)
        .corner_radius(footer)
        .inner_margin(Margin::same(size::HOUSE_MARGIN))
}

fn name_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, guild: Guild) {
    let fill = palette::guild(guild);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), size::GABLE), egui::Sense::hover());
    let corners = [pos2(rect.left(), rect.bottom()), rect.center_top(), pos2(rect.right(), rect.bottom())];
    ui.painter().add(Shape::convex_polygon(corners.to_vec(), fill, Stroke::NONE));
    let margin = Margin::symmetric(size::HOUSE_MARGIN, 2);
    Frame::new().fill(fill).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.set_min_height(size::ICON * 1.3);
            ui.add(art::of_good(guild.good()).image(vec2(size::ICON, size::ICON)));
            if table.prestige_guild() == Some(guild) {
                crest(ui, cx, None, size::ICON * 1.2);
            }
            let name = egui::RichText::new(cx.describe().guild(guild))
                .family(egui::FontFamily::Name(DISPLAY.into()))
                .color(on(fill));
            ui.add(Label::new(name).wrap());
        });
    });
}

fn roof_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, guild: Guild) {
    let state = table.state;
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(size::ICON * 1.2);
        for &seat in state.order(table.setup) {
            let agents = state.roof(guild, seat);
            if agents > 0 {
                agents_ui(ui, cx, table, seat, agents);
            }
        }
        let mayors = state.mayors(guild);
        if mayors > 0 {
            let name = cx.with("houses-mayors", [("count", mayors.into())]);
            let number = if mayors > 1 { mayors.to_string() } else { String::new() };
            counted(ui, cx, art::MAYOR, size::ICON, &number, &name);
        }
        if state.roof_total(guild) + mayors == 0 {
            ui.label(text::small(cx.text("houses-roof-empty")).color(cx.palette().ink_soft));
        }
    });
}

fn agents_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, seat: Seat, agents: u8) {
    let badge = table.badge(ui, cx, seat, size::ICON);
    let args = [("name", table.names[seat.index()].clone().into()), ("count", agents.into())];
    let name = cx.with("houses-agents-on-roof", args);
    let badge = crate::ui::widgets::named(badge, &name);
    badge.on_hover_text(name);
    if agents > 1 {
        ui.label(text::small(format!("×{agents}")));
    }
}

fn master_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, guild: Guild) {
    let state = table.state;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = TILE_GAP;
        part_name(ui, cx, "houses-workshop");
        ui.add_space(size::GAP_SMALL);
        let price = state.price(table.setup, guild);
        let name = cx.with("houses-master", [("guild", guild.id().into()), ("price", price.into())]);
        let number = if price > 0 { price.to_string() } else { String::new() };
        counted(ui, cx, art::KEY, size::ICON_SMALL, &number, &name);
        ui.add(art::TALER.image(vec2(size::ICON_SMALL, size::ICON_SMALL)));
        ui.add_space(size::GAP_SMALL);
        let seats = Seat::first(table.setup.players());
        let taken: u8 = seats.map(|seat| state.crests(seat, guild)).sum();
        let left = CRESTS_PER_GUILD.saturating_sub(taken);
        let name = cx.with("houses-crests-left", [("guild", guild.id().into()), ("count", left.into())]);
        counted(ui, cx, art::of_crest(guild), size::ICON_SMALL, &left.to_string(), &name);
    });
}

fn part_name(ui: &mut Ui, cx: &Cx, key: &str) {
    ui.label(text::small(cx.text(key)).color(cx.palette().ink_soft));
}

fn lodgings_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, guild: Guild, tile: f32) {
    part_name(ui, cx, "houses-lodgings");
    let number = |window: Window| [("number", window.number().into())];
    ui.horizontal_top(|ui| {
        for window in Window::ALL {
            match table.state.lodger(table.setup, guild, window) {
                Some(guest) => tile_explained(ui, cx, guest, tile),
                None => empty_place(ui, cx, tile_size(tile), &cx.with("houses-window-empty", number(window))),
            };
        }
    });
    ui.horizontal_top(|ui| {
        for window in Window::ALL {
            price_ui(ui, cx, window, guild.good(), tile);
        }
    });
}

/// Four windows: the guildmaster's, those that follow, and the stack of two.
fn workshop_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, guild: Guild, tile: f32) {
    master_ui(ui, cx, table, guild);
    let state = table.state;
    let at = |bench: Bench| state.settled(table.setup, guild, bench);
    let master = Bench::of_guildmaster(state.round());
    let [.., under, over] = Bench::ALL;
    let height = tile_size(tile).y + tile * size::TILE_BAND;
    let space = vec2(ui.available_width(), height);
    ui.allocate_ui_with_layout(space, Layout::left_to_right(Align::Max), |ui| {
        ui.set_min_height(height);
        for place in &Bench::ALL[..4] {
            // R7: the lowest occupied window slides into the first place; the others stay where they are.
            let stack = if place.number() == 1 { master == over } else { *place == under && master != over };
            let single = if place.number() == 1 {
                at(master)
            } else {
                at(*place).filter(|_| *place > master && *place < under)
            };
            if stack && (at(under).is_some() || at(over).is_some()) {
                tile_stack(ui, cx, at(over), at(under), tile);
            } else if let Some(single) = single {
                tile_sized(ui, cx, single, tile);
            } else {
                let name = cx.with("houses-place-empty", [("number", place.number().into())]);
                empty_place(ui, cx, tile_size(tile), &name);
            }
        }
    });
}

fn storehouse_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, guild: Guild) {
    let stock = table.state.storehouse(guild);
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(size::ICON);
        part_name(ui, cx, "houses-storehouse");
        if stock.is_empty() {
            ui.label(text::small(cx.text("houses-storehouse-empty")).color(cx.palette().ink_soft));
        }
        goods_ui(ui, cx, stock);
    });
}
