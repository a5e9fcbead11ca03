//! Any tile of the game to choose from: by guild, value and agent+, or a townsman.

use egui::Ui;

use super::TableCx;
use crate::norenberc::components::{HIGHEST_VALUE, LOWEST_VALUE};
use crate::norenberc::{Bench, Craftsman, Guild, Tile, Townsman, guilds_in_play};
use crate::ui::norenberc::art;
use crate::ui::norenberc::tile::tile_button;
use crate::ui::widgets::option;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Pick {
    /// `None` shows townsmen.
    pub(super) guild: Option<Guild>,
    /// The window that is filled.
    pub(super) window: usize,
    pub(super) bench: Option<Bench>,
}

/// Tiles of one kind, and the ways to the other kinds. `name` makes the accessible name of a tile.
pub(super) fn pick_ui(
    ui: &mut Ui,
    table: &TableCx,
    townsmen: bool,
    pick: &mut Pick,
    name: impl Fn(String) -> String,
) -> Option<Tile> {
    let cx = table.cx;
    ui.horizontal_wrapped(|ui| {
        for guild in Guild::first(guilds_in_play(table.names.len() as u8)) {
            let art = art::of_good(guild.good()).icon();
            let words = cx.with("deeper-tiles", [("guild", guild.id().into())]);
            if option(ui, cx, pick.guild == Some(guild), Some(art), &words).clicked() {
                pick.guild = Some(guild);
            }
        }
        if townsmen && option(ui, cx, pick.guild.is_none(), None, &cx.text("table-townsmen")).clicked() {
            pick.guild = None;
        }
    });
    let tiles: Vec<_> = match pick.guild {
        Some(guild) => [false, true]
            .into_iter()
            .flat_map(|agent| (LOWEST_VALUE..=HIGHEST_VALUE).map(move |value| (value, agent)))
            .map(|(value, agent)| Tile::Craftsman(Craftsman { guild, value, agent }))
            .collect(),
        None if townsmen => Townsman::ALL.map(Tile::Townsman).to_vec(),
        None => Vec::new(),
    };
    let mut picked = None;
    ui.horizontal_wrapped(|ui| {
        for tile in tiles {
            let name = name(cx.describe().tile(tile));
            if tile_button(ui, cx, tile, false, false, &name).clicked() {
                picked = Some(tile);
            }
        }
    });
    picked
}
