//! The five tiles of a workshop, entered once: value and agent+.

use egui::Ui;

use super::{At, guild_name};
use crate::companion::{Entry, Ledger, Refused};
use crate::norenberc::components::{HIGHEST_VALUE, LOWEST_VALUE};
use crate::norenberc::{Bench, Craftsman, Guild, RuleId, guilds_in_play};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Form, choice, form, named, switch};

/// A workshop that is being entered.
#[derive(Clone, Copy, Debug)]
pub(super) struct WorkshopView {
    guild: Guild,
    tiles: [Option<Craftsman>; 5],
}

impl WorkshopView {
    pub(super) fn new(guild: Guild, ledger: &Ledger) -> Self {
        Self { guild, tiles: Bench::ALL.map(|bench| ledger.settled(guild, bench)) }
    }

    /// What was told of a workshop.
    pub(super) const fn of(guild: Guild, tiles: [Option<Craftsman>; 5]) -> Self {
        Self { guild, tiles }
    }

    /// What is told.
    pub(super) const fn entry(&self) -> Entry {
        Entry::Workshop { guild: self.guild, tiles: self.tiles }
    }
}

pub(super) fn workshop_ui(ui: &Ui, at: &At, open: &mut Option<WorkshopView>, refused: Option<Refused>) {
    let Some(view) = open else { return };
    let cx = at.cx;
    cx.matters(&[RuleId::S5, RuleId::R7]);
    let title = cx.with("table-workshop", [("guild", view.guild.id().into())]);
    let refused = refused.map(|refused| at.describe().refused(refused));
    let enter = cx.text("table-enter");
    let state = Form { enter: &enter, ready: true, refused: refused.as_deref() };
    let (entered, closed) = form(ui, cx, "workshop", &title, &state, |ui| {
        egui::ScrollArea::vertical().show(ui, |ui| form_ui(ui, at, view, false));
    });
    if entered {
        at.enter(view.entry());
    }
    if closed {
        *open = None;
    }
}

/// The tiles of a workshop; `any` also asks whose it is.
pub(super) fn form_ui(ui: &mut Ui, at: &At, view: &mut WorkshopView, any: bool) {
    let cx = at.cx;
    if any {
        let guilds = Guild::first(guilds_in_play(at.names.len() as u8));
        let guilds = guilds.map(|guild| (guild, guild_name(cx, guild)));
        if let Some(guild) = choice(ui, cx, view.guild, guilds) {
            view.guild = guild;
            for tile in view.tiles.iter_mut().flatten() {
                tile.guild = guild;
            }
        }
    }
    ui.add(egui::Label::new(cx.text("table-workshop-about")).wrap());
    for bench in Bench::ALL {
        let tile = &mut view.tiles[bench.index()];
        ui.push_id(bench.number(), |ui| tile_ui(ui, at, view.guild, bench, tile));
        ui.add_space(size::GAP_SMALL);
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
