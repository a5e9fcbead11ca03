//! The five tiles of a workshop, entered once: value and agent+.

use egui::Ui;

use super::At;
use crate::companion::{Entry, EntryId, Ledger};
use crate::norenberc::components::{HIGHEST_VALUE, LOWEST_VALUE};
use crate::norenberc::{Bench, Craftsman, Guild};
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, named, sheet, switch};

/// A workshop that is being entered.
#[derive(Clone, Copy, Debug)]
pub(super) struct WorkshopView {
    guild: Guild,
    tiles: [Option<Craftsman>; 5],
    /// The entry that is being corrected.
    amends: Option<EntryId>,
}

impl WorkshopView {
    pub(super) fn new(guild: Guild, ledger: &Ledger) -> Self {
        Self { guild, tiles: Bench::ALL.map(|bench| ledger.settled(guild, bench)), amends: None }
    }

    /// An entry to correct.
    pub(super) const fn amend(id: EntryId, guild: Guild, tiles: [Option<Craftsman>; 5]) -> Self {
        Self { guild, tiles, amends: Some(id) }
    }
}

pub(super) fn workshop_ui(ui: &Ui, at: &At, open: &mut Option<WorkshopView>) {
    let Some(view) = open else { return };
    let cx = at.cx;
    let title = cx.with("table-workshop", [("guild", view.guild.id().into())]);
    let mut done = false;
    let closed = sheet(ui, cx, "workshop", &title, |ui| {
        egui::ScrollArea::vertical().show(ui, |ui| {
            ui.label(cx.text("table-workshop-about"));
            for bench in Bench::ALL {
                let tile = &mut view.tiles[bench.index()];
                ui.push_id(bench.number(), |ui| tile_ui(ui, at, view.guild, bench, tile));
                ui.add_space(size::GAP_SMALL);
            }
            let text = cx.text("table-enter");
            if button(ui, cx, Weight::Primary, Some(Art::Check), &text).clicked() {
                at.enter_for(view.amends, Entry::Workshop { guild: view.guild, tiles: view.tiles });
                done = true;
            }
        });
    });
    if closed || done {
        *open = None;
    }
}

/// One tile: a touch on its value, a switch for agent+.
pub(super) fn tile_ui(ui: &mut Ui, at: &At, guild: Guild, bench: Bench, tile: &mut Option<Craftsman>) {
    let cx = at.cx;
    let place = cx.with("table-bench", [("number", bench.number().into())]);
    ui.label(text::bold(&place));
    ui.horizontal_wrapped(|ui| {
        for value in LOWEST_VALUE..=HIGHEST_VALUE {
            let chosen = tile.is_some_and(|tile| tile.value == value);
            let args = [("place", place.clone().into()), ("value", value.into())];
            let response = super::pad::digit(ui, at, chosen, value);
            if named(response, &cx.with("table-bench-value", args)).clicked() {
                let agent = tile.is_some_and(|tile| tile.agent);
                *tile = Some(Craftsman { guild, value, agent });
            }
        }
        if let Some(tile) = tile
            && let Some(agent) = switch(ui, tile.agent, &cx.text("table-agent-plus"))
        {
            tile.agent = agent;
        }
    });
}
