//! The questions after a recruit: the price, the effect of the guest, the place in the turn order.

use egui::{Label, Ui};

use super::parts::{FEW_HEAPS, bundles_ui, confirm, dimmed_name, goods_ui, offer};
use super::{Ask, Half};
use crate::game::{Actor, Game as _, Seat};
use crate::norenberc::{Action, Bench, Goods, Guild, Norenberc, Price, Refusal, Spot, Tile, Turn, Window};
use crate::ui::norenberc::art;
use crate::ui::norenberc::tile::{tile_button_sized, tile_size, tile_sized};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, columns, option};

/// The goods in every possible payment: only the rest is asked for.
pub(crate) fn certain_payment(ask: &Ask, turn: Turn) -> Goods {
    payments(ask, turn).into_iter().map(|(goods, _)| goods).reduce(Goods::common).unwrap_or(Goods::NONE)
}

fn payments(ask: &Ask, turn: Turn) -> Vec<(Goods, Action)> {
    let goods = |action| if let Action::Pay(goods) = action { Some(goods) } else { None };
    bundles(ask, turn, goods)
}

fn bundles(ask: &Ask, turn: Turn, goods: impl Fn(Action) -> Option<Goods>) -> Vec<(Goods, Action)> {
    let mut legal = Vec::new();
    Norenberc::legal(ask.setup, ask.state, turn.seat, &mut legal);
    legal.into_iter().filter_map(|action| Some((goods(action)?, action))).collect()
}

pub(crate) fn pay_ui(ui: &mut Ui, ask: &Ask, turn: Turn, window: Window, half: &mut Half) -> Option<Action> {
    let cx = ask.cx;
    ui.horizontal_wrapped(|ui| {
        if let Some(guest) = ask.state.lodger(ask.setup, turn.guild, window) {
            tile_sized(ui, cx, guest, size::TILE_IN_LIST);
            ui.label(text::bold(cx.describe().tile(guest)));
        }
        ui.label(cx.with("houses-price", [("window", window.number().into())]));
    });
    let ways = payments(ask, turn);
    if ways.len() <= FEW_HEAPS {
        return bundles_ui(ui, ask, Actor::Seat(turn.seat), &ways);
    }
    let price = Price::of(window);
    let mixed = price.own + price.any;
    let [least, most] = price.own_only.map_or([mixed; 2], |alone| [alone.min(mixed), alone.max(mixed)]);
    let action = Action::Pay(half.goods);
    let enough = half.goods.total() >= least;
    let paid = confirm(ui, ask, (Actor::Seat(turn.seat), action), enough, half);
    goods_ui(ui, ask, ask.state.goods(turn.seat), most, &mut half.goods);
    paid.then_some(action)
}

pub(crate) fn rob_ui(ui: &mut Ui, ask: &Ask, turn: Turn, half: &mut Half) -> Option<Action> {
    let (cx, actor) = (ask.cx, Actor::Seat(turn.seat));
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        for victim in Seat::first(ask.setup.players()).filter(|&seat| seat != turn.seat) {
            ask.badge(ui, victim);
            let name = ask.name(victim);
            if ask.state.goods(victim).is_empty() {
                offer(ui, ask, actor, Action::Rob { victim, goods: Goods::NONE }, [name, name], half);
            } else if option(ui, cx, half.victim == Some(victim), None, name).clicked() {
                half.begin_again();
                half.victim = Some(victim);
            }
        }
        if button(ui, cx, Weight::Normal, None, &cx.text("moves-rob-nobody")).clicked() {
            action = Some(Action::Decline);
        }
    });
    let robs = half.victim.map(|from| {
        bundles(ask, turn, |it| {
            if let Action::Rob { victim, goods } = it { (victim == from).then_some(goods) } else { None }
        })
    });
    if let Some(ways) = robs.as_ref().filter(|ways| ways.len() <= FEW_HEAPS) {
        action = bundles_ui(ui, ask, actor, ways).or(action);
    } else if let Some(victim) = half.victim {
        let rob = Action::Rob { victim, goods: half.goods };
        if confirm(ui, ask, (actor, rob), !half.goods.is_empty(), half) {
            action = Some(rob);
        }
        goods_ui(ui, ask, ask.state.goods(victim), 2, &mut half.goods);
    }
    action
}

/// Every tile in a house, with its place.
fn spots(ask: &Ask) -> Vec<(Spot, Tile)> {
    let mut spots = Vec::new();
    for house in ask.setup.guilds() {
        let workshop = Bench::ALL
            .into_iter()
            .map(|bench| (Spot::Workshop(house, bench), ask.state.settled(ask.setup, house, bench)));
        let lodgings = Window::ALL
            .into_iter()
            .map(|window| (Spot::Lodgings(house, window), ask.state.lodger(ask.setup, house, window)));
        spots.extend(workshop.chain(lodgings).filter_map(|(spot, tile)| Some((spot, tile?))));
    }
    spots
}

pub(crate) fn swap_ui(ui: &mut Ui, ask: &Ask, turn: Turn, half: &mut Half) -> Option<Action> {
    let (cx, actor) = (ask.cx, Actor::Seat(turn.seat));
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        for guild in ask.setup.guilds() {
            let art = art::of_good(guild.good()).icon();
            if option(ui, cx, half.craft == Some(guild), Some(art), &cx.describe().guild(guild)).clicked() {
                half.begin_again();
                half.craft = Some(guild);
            }
        }
        if button(ui, cx, Weight::Normal, None, &cx.text("moves-swap-nothing")).clicked() {
            action = Some(Action::Decline);
        }
    });
    if let Some(craft) = half.craft {
        craft_ui(ui, ask, actor, craft, half);
        if let [one, other] = half.spots[..] {
            // The second tile enters it, as in the round helper: a wrong touch is undone.
            let swap = Action::swap(one, other);
            match ask.check(actor, swap) {
                Ok(()) => action = Some(swap),
                Err(refusal) => half.refused = Some((swap, refusal)),
            }
            half.spots.truncate(1);
        }
    }
    action
}

/// The least width of a craftsman to swap with the place beside it.
const SWAPPED: f32 = size::GROUP * 0.7;

/// The height of the craftsmen of the guild that has most of them: no more is used, so that the workshops
/// stay in sight over them.
pub(crate) fn swap_height(ask: &Ask, width: f32) -> f32 {
    let spots = spots(ask);
    let count = |guild: Guild| {
        let own = |(_, tile): &&(Spot, Tile)| matches!(tile, Tile::Craftsman(it) if it.guild == guild);
        spots.iter().filter(own).count()
    };
    let most = ask.setup.guilds().map(count).max().unwrap_or(0) as f32;
    let beside = ((width + size::GAP) / (SWAPPED + size::GAP)).floor().max(1.0);
    (most / beside).ceil() * (tile_size(size::TILE_QUICK).y + size::GAP)
}

/// The craftsmen of one guild, wherever they lie; the guildmaster is dimmed.
fn craft_ui(ui: &mut Ui, ask: &Ask, actor: Actor, craft: Guild, half: &mut Half) {
    let cx = ask.cx;
    let own = |(_, tile): &(Spot, Tile)| matches!(tile, Tile::Craftsman(it) if it.guild == craft);
    let spots: Vec<_> = spots(ask).into_iter().filter(own).collect();
    let master = Spot::Workshop(craft, Bench::of_guildmaster(ask.state.round()));
    columns(ui, SWAPPED, spots.clone(), |ui, (spot, tile)| {
        let place = ask.describe().spot(spot);
        let args = [("tile", cx.describe().tile(tile).into()), ("place", place.clone().into())];
        let name = cx.with("moves-tile-at", args);
        ui.horizontal_top(|ui| {
            let chosen = half.spots.contains(&spot);
            let fixed = spot == master;
            let heard = if fixed { dimmed_name(cx, &name) } else { name };
            if tile_button_sized(ui, cx, tile, size::TILE_QUICK, [chosen, fixed], &heard).clicked() {
                if fixed {
                    let another = spots.iter().map(|(spot, _)| *spot).find(|&other| other != spot);
                    let action = Action::swap(spot, another.unwrap_or(spot));
                    half.refused = ask.check(actor, action).err().map(|refusal: Refusal| (action, refusal));
                } else if chosen {
                    half.spots.retain(|&other| other != spot);
                } else {
                    half.spots.truncate(1);
                    half.spots.push(spot);
                    half.refused = None;
                }
            }
            ui.add(Label::new(text::small(place)).wrap());
        });
    });
}

pub(crate) fn peddle_ui(ui: &mut Ui, ask: &Ask, turn: Turn, half: &mut Half) -> Option<Action> {
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        for guild in ask.setup.guilds() {
            let good = guild.good();
            let name = ask.cx.describe().good(good);
            ui.add(art::of_good(good).image(egui::Vec2::splat(size::ICON * 1.3)));
            let peddle = Action::Peddle(good);
            if offer(ui, ask, Actor::Seat(turn.seat), peddle, [&name, &name], half) {
                action = Some(peddle);
            }
        }
    });
    action
}

pub(crate) fn mayor_ui(ui: &mut Ui, ask: &Ask, turn: Turn, half: &mut Half) -> Option<Action> {
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        for guild in ask.setup.guilds() {
            let name = ask.cx.describe().guild(guild);
            ui.add(art::of_good(guild.good()).image(egui::Vec2::splat(size::ICON * 1.3)));
            let place = Action::PlaceMayor(guild);
            if offer(ui, ask, Actor::Seat(turn.seat), place, [&name, &name], half) {
                action = Some(place);
            }
        }
    });
    action
}

pub(crate) fn go_first_ui(ui: &mut Ui, ask: &Ask, turn: Turn) -> Option<Action> {
    let cx = ask.cx;
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        for (choice, key) in [(Action::GoFirst, "moves-go-first"), (Action::Stay, "moves-stay")] {
            if button(ui, cx, Weight::Normal, None, &cx.text(key)).clicked() {
                action = Some(choice);
            }
        }
        let place = ask.state.place(turn.seat) + 1;
        ui.label(cx.with("moves-place-now", [("place", place.into())]));
    });
    action
}
