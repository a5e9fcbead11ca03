//! The players' rows on the table.

use egui::{Align, CornerRadius, Frame, Label, Layout, Margin, Stroke, Ui, vec2};

use super::TableTop;
use super::moved::Touched;
use super::parts::{chip, counted, good_ui};
use crate::game::{Due, Game as _, Seat};
use crate::norenberc::{Guild, Norenberc, Tile, Townsman};
use crate::ui::Cx;
use crate::ui::norenberc::art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::cell;

fn beside(ui: &Ui, table: &TableTop) -> u8 {
    let most = if ui.content_rect().height() < size::THREE_MATS { 2 } else { 3 };
    if table.setup.players() > most && ui.available_width() >= 2.0 * size::MAT { 2 } else { 1 }
}

fn seats(table: &TableTop) -> impl Iterator<Item = Seat> {
    Seat::first(table.setup.players()).filter(|&seat| table.pinned != Some(seat))
}

/// The height of all rows, if nobody has very much.
pub fn height(ui: &Ui, table: &TableTop) -> f32 {
    // The player to move counts too: the houses are as large whoever it is.
    let rows = table.setup.players().div_ceil(beside(ui, table));
    f32::from(rows) * (size::ICON * 1.3 + size::GAP)
}

pub(crate) fn mats_ui(ui: &mut Ui, cx: &Cx, table: &TableTop) {
    let seats: Vec<_> = seats(table).collect();
    let beside = beside(ui, table);
    let width = (ui.available_width() + size::GAP_SMALL) / f32::from(beside) - size::GAP_SMALL;
    for row in seats.chunks(beside.into()) {
        ui.horizontal_top(|ui| {
            for &seat in row {
                ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(width);
                    frame(cx, table, seat).show(ui, |ui| {
                        ui.set_width(ui.available_width());
                        mat_ui(ui, cx, table, seat, beside > 1);
                    });
                });
            }
        });
    }
}

fn frame(cx: &Cx, table: &TableTop, seat: Seat) -> Frame {
    let palette = cx.palette();
    let due = match Norenberc::due(table.setup, table.state) {
        Due::Seats(seats) => seats.contains(seat),
        Due::Nature | Due::Nobody => false,
    };
    let line = if due { Stroke::new(2.0, palette.accent) } else { Stroke::new(1.0, palette.line) };
    let touched = Touched::by(table.moved).seats.contains(seat);
    Frame::new()
        .fill(if touched { palette.touched() } else { palette.surface })
        .stroke(line)
        .corner_radius(CornerRadius::same(size::RADIUS))
        .inner_margin(Margin::symmetric(size::HOUSE_MARGIN, 2))
}

/// The row of the player to move, without the name, which stands in the question.
pub(crate) fn pinned_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, seat: Seat) {
    frame(cx, table, seat).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().interact_size.y = size::ICON;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(size::GAP_SMALL, 2.0);
            own_all_ui(ui, cx, table, seat, false);
        });
    });
}

fn mat_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, seat: Seat, compact: bool) {
    let row = size::ICON * if compact { 1.1 } else { 1.3 };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(if compact { size::TIGHT } else { size::GAP_SMALL }, 2.0);
        table.badge(ui, cx, seat, row);
        let name = text::bold(&table.names[seat.index()]);
        if compact {
            ui.label(name);
        } else {
            cell(ui, vec2(size::NAME_SHORT, row), |ui| ui.add(Label::new(name).wrap()));
        }
        own_all_ui(ui, cx, table, seat, compact);
    });
}

fn own_all_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, seat: Seat, compact: bool) {
    purse_ui(ui, cx, table, seat);
    let state = table.state;
    for good in table.setup.guilds().map(Guild::good) {
        let count = state.goods(seat).count(good);
        // Where there is little room, none is said by showing none.
        if count > 0 || !compact {
            good_ui(ui, cx, good, count);
        }
    }
    for (good, count) in state.peddled(seat).iter() {
        let name = cx.with("houses-peddled", [("good", good.id().into()), ("count", count.into())]);
        counted(ui, cx, art::PEDDLER, size::ICON_SMALL, "", &name);
        good_ui(ui, cx, good, count);
    }
    ui.separator();
    owned_ui(ui, cx, table, seat);
}

/// The means of payment: talers, if they are not hidden, and goods.
pub(crate) fn own_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, seat: Seat) {
    if let Some(talers) = table.talers.get(seat.index()).copied().flatten() {
        let name = cx.with("norenberc-talers", [("talers", talers.into())]);
        counted(ui, cx, art::TALER, size::ICON, &talers.to_string(), &name);
    }
    for (good, count) in table.state.goods(seat).iter() {
        good_ui(ui, cx, good, count);
    }
}

fn purse_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, seat: Seat) {
    let state = table.state;
    let talers = table.talers.get(seat.index()).copied().flatten();
    let (number, name) = match talers {
        Some(talers) => (talers.to_string(), cx.with("norenberc-talers", [("talers", talers.into())])),
        None => (cx.text("widget-unknown-short"), cx.text("houses-talers-hidden")),
    };
    counted(ui, cx, art::TALER, size::ICON_SMALL, &number, &name);
    let (free, all) = (state.available_agents(seat), state.agents(seat));
    let name = cx.with("houses-agents", [("free", free.into()), ("all", all.into())]);
    counted(ui, cx, art::AGENT, size::ICON_SMALL, &format!("{free}/{all}"), &name);
    if state.is_finished(seat) {
        counted(ui, cx, art::MOON, size::ICON_SMALL, "", &cx.text("houses-finished"));
    }
    let cards = state.cards_left(seat);
    if cards > 0 {
        ui.label(text::small(cx.with("houses-cards", [("cards", cards.into())])));
        for guild in state.known_cards(seat).iter().filter(|_| table.cards == Some(seat)) {
            counted(ui, cx, art::of_good(guild.good()), size::ICON_SMALL, "", &cx.describe().guild(guild));
        }
    }
    ui.separator();
}

fn owned_ui(ui: &mut Ui, cx: &Cx, table: &TableTop, seat: Seat) {
    let state = table.state;
    for guild in table.setup.guilds() {
        for craftsman in state.craftsmen(table.setup, seat, guild) {
            chip(ui, cx, craftsman);
        }
    }
    for townsman in Townsman::ALL.into_iter().filter(|&it| it != Townsman::Peddler) {
        for _ in 0..state.townsmen(seat, townsman) {
            let printed = townsman.printed();
            let number = if printed > 0 { printed.to_string() } else { String::new() };
            let name = cx.describe().tile(Tile::Townsman(townsman));
            counted(ui, cx, art::of_townsman(townsman), size::CHIP.y, &number, &name);
        }
    }
    for guild in table.setup.guilds() {
        let count = state.crests(seat, guild);
        if count > 0 {
            let name = cx.with("houses-crests", [("guild", guild.id().into()), ("count", count.into())]);
            counted(ui, cx, art::of_crest(guild), size::ICON_SMALL, &count.to_string(), &name);
        }
    }
    let prestige = state.prestige_crests(seat);
    if prestige > 0 {
        let name = cx.with("houses-prestige-crests", [("count", prestige.into())]);
        counted(ui, cx, art::CREST_PRESTIGE, size::ICON_SMALL, &prestige.to_string(), &name);
    }
}
