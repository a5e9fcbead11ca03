//! The page of a player: talers, agents, goods, and the tiles and crests that are not known.

use egui::{Ui, vec2};

use super::pick::pick_ui;
use super::{MoreTrackingView, TableCx, gap_name};
use crate::companion::norenberc::Gap;
use crate::game::Seat;
use crate::norenberc::components::{GOODS_PER_GUILD, MOST_AGENTS};
use crate::norenberc::{Goods, Guild, Tile, Townsman};
use crate::ui::norenberc::art;
use crate::ui::norenberc::table::pad::crests_ui;
use crate::ui::norenberc::tile::tile_button;
use crate::ui::theme::size;
use crate::ui::widgets::{Stepper, columns};

pub(super) fn player_ui(ui: &mut Ui, table: &TableCx, view: &mut MoreTrackingView, seat: Seat) {
    let cx = table.cx;
    ui.horizontal(|ui| table.player_ui(ui, seat));
    gap_name(ui, table, Gap::Talers { seat });
    ui.horizontal(|ui| {
        ui.add(art::TALER_STACK.image(vec2(size::BADGE, size::BADGE)));
        let what = table.describe().gap(Gap::Talers { seat });
        let value = view.talers[seat.index()].map(Into::into);
        let stepper = Stepper { what: &what, value, range: 0..=super::super::MOST_TALERS };
        if let Some(talers) = stepper.show(ui, cx) {
            view.talers[seat.index()] = Some(talers as u16);
        }
    });
    if view.open_question(Gap::Agents { seat }) {
        gap_name(ui, table, Gap::Agents { seat });
        ui.horizontal(|ui| {
            ui.add(art::AGENT.image(vec2(size::BADGE, size::BADGE)));
            let what = table.describe().gap(Gap::Agents { seat });
            let value = view.agents[seat.index()].map(Into::into);
            let stepper = Stepper { what: &what, value, range: 4..=MOST_AGENTS.into() };
            if let Some(agents) = stepper.show(ui, cx) {
                view.agents[seat.index()] = Some(agents as u8);
            }
        });
    }
    gap_name(ui, table, Gap::Goods { seat });
    goods_ui(ui, table, view, seat);
    if view.open_question(Gap::Craftsmen { seat }) {
        gap_name(ui, table, Gap::Craftsmen { seat });
        craftsmen_ui(ui, table, view, seat);
    }
    if view.open_question(Gap::Crests { seat }) {
        gap_name(ui, table, Gap::Crests { seat });
        let guilds: Vec<_> = view.ledger.guilds().map(Some).chain([None]).collect();
        columns(ui, size::GROUP, guilds, |ui, guild: Option<Guild>| {
            let player = view.player(seat);
            let count = match guild {
                Some(guild) => &mut player.crests[guild.index()],
                None => &mut player.prestige_crests,
            };
            if let Some(new) = crests_ui(ui, table, guild, Some(*count)) {
                *count = new;
            }
        });
    }
    if view.open_question(Gap::Townsmen { seat }) {
        gap_name(ui, table, Gap::Townsmen { seat });
        townsmen_ui(ui, table, view, seat);
    }
}

fn goods_ui(ui: &mut Ui, table: &TableCx, view: &mut MoreTrackingView, seat: Seat) {
    let cx = table.cx;
    let goods: Vec<_> = view.ledger.guilds().map(Guild::good).collect();
    columns(ui, size::COUNT, goods, |ui, good| {
        let held = view.player(seat).goods.count(good);
        let name = cx.describe().good(good);
        ui.horizontal(|ui| {
            ui.add(art::of_good(good).image(vec2(size::ICON, size::ICON) * 1.3));
            let range = 0..=GOODS_PER_GUILD.into();
            if let Some(new) = (Stepper { what: &name, value: Some(held.into()), range }).show(ui, cx) {
                let player = view.player(seat);
                player.goods = player.goods - Goods::of(good, held) + Goods::of(good, new as u8);
            }
        });
    });
}

/// A touch on a tile below adds it, a touch on one of the player's own removes it.
fn craftsmen_ui(ui: &mut Ui, table: &TableCx, view: &mut MoreTrackingView, seat: Seat) {
    let cx = table.cx;
    let mut removed = None;
    ui.horizontal_wrapped(|ui| {
        for (index, &craftsman) in view.player(seat).craftsmen.iter().enumerate() {
            let tile = Tile::Craftsman(craftsman);
            let name = cx.with("table-remove", [("tile", cx.describe().tile(tile).into())]);
            if ui.push_id(index, |ui| tile_button(ui, cx, tile, true, false, &name)).inner.clicked() {
                removed = Some(index);
            }
        }
    });
    if let Some(index) = removed {
        view.player(seat).craftsmen.remove(index);
    }
    let name = |tile: String| cx.with("table-add", [("tile", tile.into())]);
    if view.pick.guild.is_none() {
        view.pick.guild = Some(Guild::Brewers);
    }
    if let Some(Tile::Craftsman(craftsman)) = pick_ui(ui, table, false, &mut view.pick, name) {
        view.player(seat).craftsmen.push(craftsman);
    }
}

fn townsmen_ui(ui: &mut Ui, table: &TableCx, view: &mut MoreTrackingView, seat: Seat) {
    let cx = table.cx;
    let stay = Townsman::ALL.into_iter().filter(|townsman| townsman.stays());
    columns(ui, size::COUNT + size::TOUCH, stay, |ui, townsman| {
        let count = &mut view.player(seat).townsmen[townsman.index()];
        let name = cx.describe().tile(Tile::Townsman(townsman));
        ui.add(egui::Label::new(&name).wrap());
        ui.horizontal(|ui| {
            ui.add(art::of_townsman(townsman).image(vec2(size::BADGE, size::BADGE)));
            let stepper = Stepper { what: &name, value: Some((*count).into()), range: 0..=9 };
            if let Some(new) = stepper.show(ui, cx) {
                *count = new as u8;
            }
        });
    });
}
