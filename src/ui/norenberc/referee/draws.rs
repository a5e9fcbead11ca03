//! The results of chance at a real table: turn order, workshops, guests.

use egui::{Align, Layout, Response, Ui, vec2};

use super::{Answered, RefereeView};
use crate::game::{Actor, Seat};
use crate::norenberc::components::{HIGHEST_VALUE, LOWEST_VALUE};
use crate::norenberc::{Action, Bench, Craftsman, Guild, Tile, Townsman, Window};
use crate::ui::norenberc::art;
use crate::ui::norenberc::moves::parts::{back_button, dimmed_name};
use crate::ui::norenberc::moves::{Ask, Half};
use crate::ui::norenberc::tile::{tile_button, tile_key, townsman_key};
use crate::ui::theme::size;
use crate::ui::widgets::{Weight, button, changing_button, named};

/// All players from first to last: a hasty tap does not land in the next question. The last one enters the
/// order: a wrong touch is undone.
pub(crate) fn order_ui(ui: &mut Ui, ask: &Ask, view: &mut RefereeView) -> Answered {
    let cx = ask.cx;
    let players = usize::from(ask.setup.players());
    let seats: Vec<_> = Seat::first(ask.setup.players()).collect();
    ui.horizontal_wrapped(|ui| {
        for &seat in &seats {
            ask.badge(ui, seat);
            // Everybody stays where they are and gets a number.
            let name = ask.name(seat);
            let placed = |place: usize| format!("{place}. {name}");
            let place = view.order.iter().position(|&other| other == seat);
            let shown = place.map_or_else(|| name.to_owned(), |place| placed(place + 1));
            let pressed = changing_button(ui, cx, (Weight::Normal, None), &shown, (1..=players).map(placed));
            if named(pressed, name).clicked() && place.is_none() {
                view.order.push(seat);
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let names: Vec<_> = seats.iter().map(|&seat| ask.name(seat).to_owned()).collect();
        let text = cx.with("referee-order-as-seated", [("names", cx.texts.list(&names).into())]);
        if button(ui, cx, Weight::Normal, None, &text).clicked() {
            view.order.clone_from(&seats);
        }
        if ui.add_enabled_ui(!view.order.is_empty(), |ui| back_button(ui, cx)).inner {
            view.order.clear();
        }
    });
    if view.order.len() < players {
        return None;
    }
    let mut order = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];
    order[..players].copy_from_slice(&view.order);
    Some((Actor::Nature, Action::Order(order)))
}

pub(crate) fn workshop_ui(ui: &mut Ui, ask: &Ask, guild: Guild, bench: Bench, half: &mut Half) -> Answered {
    let mut answered = None;
    ui.horizontal_wrapped(|ui| {
        for craftsman in craftsmen(guild) {
            let Craftsman { value, agent, .. } = craftsman;
            let tile = Tile::Craftsman(craftsman);
            let look = |ui: &mut Ui, dimmed, name: &str| tile_button(ui, ask.cx, tile, false, dimmed, name);
            let settle = Action::Settle { guild, bench, value, agent };
            answered = pick_ui(ui, ask, tile, settle, half, look).or(answered);
        }
    });
    answered
}

fn craftsmen(guild: Guild) -> impl Iterator<Item = Craftsman> {
    let values =
        move |agent| (LOWEST_VALUE..=HIGHEST_VALUE).map(move |value| Craftsman { guild, value, agent });
    [false, true].into_iter().flat_map(values)
}

/// All guests at once: one touch per tile.
pub(crate) fn guest_ui(ui: &mut Ui, ask: &Ask, guild: Guild, window: Window, half: &mut Half) -> Answered {
    let cx = ask.cx;
    let lodge = |tile| Action::Lodge { guild, window, tile };
    let mut answered = None;
    ui.spacing_mut().item_spacing = vec2(size::TIGHT, size::TIGHT);
    let room = ui.available_width() + size::TIGHT;
    let beside = (room / (size::NAMED_TILE + size::TIGHT)).floor().max(1.0);
    // Two lines of the same length rather than a full one and a rest.
    let lines = (Townsman::ALL.len() as f32 / beside).ceil();
    let width = (room / (Townsman::ALL.len() as f32 / lines).ceil()).floor() - size::TIGHT;
    ui.horizontal_wrapped(|ui| {
        for townsman in Townsman::ALL {
            let tile = Tile::Townsman(townsman);
            let shown = cx.describe().tile(tile);
            let look = |ui: &mut Ui, dimmed, name: &str| {
                townsman_key(ui, cx, townsman, width, dimmed, [&shown, name])
            };
            answered = pick_ui(ui, ask, tile, lodge(tile), half, look).or(answered);
        }
    });
    ui.horizontal_wrapped(|ui| {
        for from in ask.setup.guilds() {
            answered = keys_ui(ui, ask, from, lodge, half).or(answered);
        }
    });
    answered
}

/// The craftsmen of a guild as a row of keys after its good; a row without room goes into the next line.
fn keys_ui(ui: &mut Ui, ask: &Ask, from: Guild, lodge: impl Fn(Tile) -> Action, half: &mut Half) -> Answered {
    let keys = craftsmen(from).count() as f32;
    let width = size::ICON + size::GAP_SMALL + keys * (size::TILE_KEY.x + size::TIGHT) + size::GAP;
    // With large letters there may be room for no whole row: then it has several lines.
    let width = width.min(ui.max_rect().width());
    let mut answered = None;
    ui.allocate_ui_with_layout(
        vec2(width, size::TOUCH),
        Layout::left_to_right(Align::Center).with_main_wrap(true),
        |ui| {
            ui.set_width(width.min(ui.available_width()));
            let good = ui.add(art::of_good(from.good()).icon());
            named(good, &ask.cx.describe().guild(from));
            for craftsman in craftsmen(from) {
                if craftsman.agent && craftsman.value == LOWEST_VALUE {
                    ui.add_space(size::GAP_SMALL);
                }
                let tile = Tile::Craftsman(craftsman);
                let look = |ui: &mut Ui, dimmed, name: &str| tile_key(ui, ask.cx, craftsman, dimmed, name);
                answered = pick_ui(ui, ask, tile, lodge(tile), half, look).or(answered);
            }
        },
    );
    answered
}

/// A tile that may have been drawn; one that cannot be is dimmed, and says why.
fn pick_ui(
    ui: &mut Ui,
    ask: &Ask,
    tile: Tile,
    action: Action,
    half: &mut Half,
    look: impl FnOnce(&mut Ui, bool, &str) -> Response,
) -> Answered {
    let name = ask.cx.describe().tile(tile);
    match ask.check(Actor::Nature, action) {
        Ok(()) => look(ui, false, &name).clicked().then_some((Actor::Nature, action)),
        Err(refusal) => {
            if look(ui, true, &dimmed_name(ask.cx, &name)).clicked() {
                half.refused = Some((action, refusal));
            }
            None
        }
    }
}
