//! What chance gives at a real table: turn order, workshops, guests.

use egui::{Label, Ui};

use super::{Answered, RefereeView};
use crate::game::{Actor, Seat};
use crate::norenberc::components::{HIGHEST_VALUE, LOWEST_VALUE};
use crate::norenberc::{Action, Bench, Craftsman, Guild, Tile, Townsman, Window};
use crate::ui::art::Art;
use crate::ui::screens::moves::parts::{back_button, confirm, dimmed_name};
use crate::ui::screens::moves::{Ask, Half};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, changing_button, columns, named, option, tile_button};

/// Which guests are shown to choose from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Guests {
    /// Townsmen of every kind.
    #[default]
    Townsmen,
    /// The craftsmen of one guild.
    Of(Guild),
}

/// Players from first to last.
pub fn order_ui(ui: &mut Ui, ask: &Ask, view: &mut RefereeView) -> Answered {
    let cx = ask.cx;
    ui.horizontal_wrapped(|ui| {
        let mut next = None;
        for seat in Seat::first(ask.setup.players()) {
            ask.badge(ui, seat);
            // Everybody stays where they are and gets a number.
            let name = ask.name(seat);
            let placed = |place: usize| format!("{place}. {name}");
            let place = view.order.iter().position(|&other| other == seat);
            let shown = place.map_or_else(|| name.to_owned(), |place| placed(place + 1));
            let all = (1..=usize::from(ask.setup.players())).map(placed);
            let pressed = changing_button(ui, cx, (Weight::Normal, None), &shown, all);
            if named(pressed, name).clicked() && place.is_none() {
                next = Some(seat);
            }
        }
        view.order.extend(next);
    });
    let players = usize::from(ask.setup.players());
    if view.order.len() + 1 == players {
        // Only one is left for the last place.
        let left = Seat::first(ask.setup.players()).find(|seat| !view.order.contains(seat));
        view.order.extend(left);
    }
    if view.order.is_empty() {
        return None;
    }
    let mut order = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];
    let whole = view.order.len() == players;
    order[..view.order.len()].copy_from_slice(&view.order);
    let mut entered = false;
    ui.horizontal_wrapped(|ui| {
        if back_button(ui, cx) {
            view.order.clear();
        }
    });
    if whole {
        entered = confirm(ui, ask, Actor::Nature, Action::Order(order));
    }
    entered.then_some((Actor::Nature, Action::Order(order)))
}

/// A craftsman of one guild.
pub fn workshop_ui(ui: &mut Ui, ask: &Ask, guild: Guild, bench: Bench, half: &mut Half) -> Answered {
    let settle = |craftsman: Craftsman| Action::Settle {
        guild,
        bench,
        value: craftsman.value,
        agent: craftsman.agent,
    };
    craftsmen_ui(ui, ask, guild, half, settle)
}

/// All craftsmen of a guild that there can be, plain and with agent+.
fn craftsmen_ui(
    ui: &mut Ui,
    ask: &Ask,
    guild: Guild,
    half: &mut Half,
    action: impl Fn(Craftsman) -> Action,
) -> Answered {
    let mut answered = None;
    ui.horizontal_wrapped(|ui| {
        for agent in [false, true] {
            for value in LOWEST_VALUE..=HIGHEST_VALUE {
                let craftsman = Craftsman { guild, value, agent };
                let pressed = pick_ui(ui, ask, Tile::Craftsman(craftsman), action(craftsman), half);
                answered = pressed.or(answered);
            }
        }
    });
    answered
}

/// Any guest: by guild, value and agent+, or a townsman.
pub fn guest_ui(
    ui: &mut Ui,
    ask: &Ask,
    guild: Guild,
    window: Window,
    guests: &mut Guests,
    half: &mut Half,
) -> Answered {
    let cx = ask.cx;
    ui.horizontal_wrapped(|ui| {
        for from in ask.setup.guilds() {
            let art = Art::of_good(from.good()).icon();
            if option(ui, cx, *guests == Guests::Of(from), Some(art), &cx.describe().guild(from)).clicked() {
                *guests = Guests::Of(from);
            }
        }
        if option(ui, cx, *guests == Guests::Townsmen, None, &cx.text("referee-townsmen")).clicked() {
            *guests = Guests::Townsmen;
        }
    });
    let lodge = |tile| Action::Lodge { guild, window, tile };
    match *guests {
        Guests::Of(from) => craftsmen_ui(ui, ask, from, half, |it| lodge(Tile::Craftsman(it))),
        Guests::Townsmen => {
            let mut answered = None;
            // Pictures of people one does not know yet need their names beside them.
            columns(ui, size::NAMED_TILE, Townsman::ALL, |ui, townsman| {
                let tile = Tile::Townsman(townsman);
                ui.horizontal(|ui| {
                    answered = pick_ui(ui, ask, tile, lodge(tile), half).or(answered);
                    ui.add(Label::new(text::small(cx.describe().tile(tile))).wrap());
                });
            });
            answered
        }
    }
}

/// A tile that may have been drawn.
fn pick_ui(ui: &mut Ui, ask: &Ask, tile: Tile, action: Action, half: &mut Half) -> Answered {
    let name = ask.cx.describe().tile(tile);
    match ask.check(Actor::Nature, action) {
        Ok(()) => {
            let pressed = tile_button(ui, ask.cx, tile, false, false, &name).clicked();
            pressed.then_some((Actor::Nature, action))
        }
        Err(refusal) => {
            if tile_button(ui, ask.cx, tile, false, true, &dimmed_name(ask.cx, &name)).clicked() {
                half.refused = Some((action, refusal));
            }
            None
        }
    }
}
