//! The page of a guild: workshop, storehouse, lodgings.

use egui::{Ui, vec2};

use super::pick::pick_ui;
use super::{MoreTrackingView, TableCx, gap_name};
use crate::companion::norenberc::Gap;
use crate::norenberc::components::GOODS_PER_GUILD;
use crate::norenberc::{Goods, Guild, Tile, Window};
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::norenberc::table::workshop::fill_ui;
use crate::ui::norenberc::tile::tile_sized;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, button, columns, option};

pub(super) fn house_ui(ui: &mut Ui, table: &TableCx, view: &mut MoreTrackingView, guild: Guild) {
    if view.open_question(Gap::Workshop { guild }) {
        gap_name(ui, table, Gap::Workshop { guild });
        let round = view.position.round;
        let mut tiles = view.house(guild).workshop;
        let mut chosen = view.pick.bench;
        let may = |bench, tile| view.ledger.may_settle(table.view.tiles(), bench, tile);
        fill_ui(ui, table, (guild, round), &mut tiles, &mut chosen, may, |bench| bench.number() >= round);
        view.house(guild).workshop = tiles;
        view.pick.bench = chosen;
    }
    gap_name(ui, table, Gap::Lodgings { guild });
    lodgings_ui(ui, table, view, guild);
    gap_name(ui, table, Gap::Storehouse { guild });
    storehouse_ui(ui, table, view, guild);
}

fn lodgings_ui(ui: &mut Ui, table: &TableCx, view: &mut MoreTrackingView, guild: Guild) {
    let cx = table.cx;
    let lodgings = view.house(guild).lodgings;
    columns(ui, size::COUNT, Window::ALL, |ui, window| {
        ui.horizontal(|ui| {
            let number = [("number", window.number().into())];
            let name = cx.with("moves-window", number);
            if option(ui, cx, view.pick.window == window.index(), None, &name).clicked() {
                view.pick.window = window.index();
            }
            match lodgings[window.index()] {
                Some(guest) => drop(tile_sized(ui, cx, guest, size::TILE_IN_HOUSE)),
                None => drop(ui.label(text::small(cx.text("deeper-window-empty")))),
            }
        });
    });
    let picked = pick_ui(ui, table, true, &mut view.pick, |tile| tile);
    let window = view.pick.window;
    if picked.is_some() {
        set(view, guild, picked);
    } else if lodgings[window].is_some()
        && button(ui, cx, Weight::Quiet, Some(Art::CROSS), &cx.text("deeper-window-clear")).clicked()
    {
        set(view, guild, None);
    }
}

/// Fills the chosen window; then the next one is chosen.
fn set(view: &mut MoreTrackingView, guild: Guild, guest: Option<Tile>) {
    let window = view.pick.window;
    view.house(guild).lodgings[window] = guest;
    if guest.is_some() {
        view.pick.window = (window + 1).min(Window::ALL.len() - 1);
    }
}

/// Goods of other guilds; the guild's own are the rest.
fn storehouse_ui(ui: &mut Ui, table: &TableCx, view: &mut MoreTrackingView, guild: Guild) {
    let cx = table.cx;
    let rest = table.describe().bundle(guild.good(), view.rest(guild));
    ui.horizontal(|ui| {
        ui.add(art::of_good(guild.good()).image(vec2(size::ICON, size::ICON)));
        ui.label(cx.with("deeper-rest", [("heap", rest.into())]));
    });
    let others: Vec<_> = view.ledger.guilds().filter(|&other| other != guild).map(Guild::good).collect();
    columns(ui, size::COUNT, others, |ui, good| {
        let stored = view.house(guild).storehouse.count(good);
        let name = cx.describe().good(good);
        ui.horizontal(|ui| {
            ui.add(art::of_good(good).image(vec2(size::ICON, size::ICON) * 1.3));
            let range = 0..=GOODS_PER_GUILD.into();
            if let Some(new) = (Stepper { what: &name, value: Some(stored.into()), range }).show(ui, cx) {
                let house = view.house(guild);
                house.storehouse = house.storehouse - Goods::of(good, stored) + Goods::of(good, new as u8);
            }
        });
    });
}
