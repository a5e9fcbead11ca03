//! The round that is played: guildmasters and prestige, who has what, and what just happened.

use egui::{Ui, vec2};

use super::recruit::RecruitView;
use super::workshop::WorkshopView;
use super::{At, Part, TableView, guild_name};
use crate::companion::{Entry, Hand, Ledger, OwnCraftsman};
use crate::game::Seat;
use crate::norenberc::components::ROUNDS;
use crate::norenberc::{Craftsman, Guild, Tile, Townsman};
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card, card_button, columns, crest, guild_badge, option, tile};

pub(super) fn round_ui(ui: &mut Ui, at: &At, ledger: &Ledger, state: &mut TableView) {
    let cx = at.cx;
    let args = [("round", ledger.round().into()), ("rounds", ROUNDS.into())];
    ui.label(text::heading(cx.with("table-round-of", args)));
    guilds_ui(ui, at, ledger, state);
    order_ui(ui, at, ledger);
    ui.horizontal_wrapped(|ui| {
        if button(ui, cx, Weight::Normal, Some(Art::Plus), &cx.text("table-recruited")).clicked() {
            state.recruit = Some(RecruitView::default());
        }
        if button(ui, cx, Weight::Primary, Some(Art::Next), &cx.text("table-part-end")).clicked() {
            at.show(Part::End);
        }
    });
    ui.add_space(size::GAP);
    let seats: Vec<_> = at.seats().collect();
    columns(ui, size::HAND, seats, |ui, seat| {
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| at.player_ui(ui, seat));
            if let Some(hand) = ledger.hand(seat) {
                hand_ui(ui, at, ledger, hand);
            }
        });
    });
}

/// The guilds with their masters; a touch enters the workshop.
fn guilds_ui(ui: &mut Ui, at: &At, ledger: &Ledger, state: &mut TableView) {
    let cx = at.cx;
    let prestige = ledger.prestige();
    columns(ui, size::GUILD_CARD, ledger.guilds(), |ui, guild| {
        let master = ledger.master(guild);
        let value = master.map_or_else(|| cx.text("widget-unknown"), |it| it.value.to_string());
        let args = [("guild", guild.id().into()), ("value", value.clone().into())];
        let name = cx.with("table-master", args);
        let pressed = card_button(ui, cx, &name, |ui| {
            ui.set_width(ui.available_width());
            guild_badge(ui, cx, guild, true);
            ui.horizontal(|ui| {
                ui.add(Art::Key.image(vec2(size::ICON, size::ICON)));
                ui.label(text::heading(
                    master.map_or_else(|| cx.text("widget-unknown-short"), |it| it.value.to_string()),
                ));
                if prestige == Some(guild) {
                    crest(ui, cx, None, size::ICON * 1.4);
                }
            });
            if master.is_none() {
                ui.label(text::small(cx.text("table-workshop-open")).color(cx.palette().link));
            }
        });
        if pressed.clicked() {
            state.workshop = Some(WorkshopView::new(guild, ledger));
        }
    });
    prestige_ui(ui, at, ledger);
}

/// Where the prestige crest lies, if nobody has told yet.
pub(super) fn prestige_ui(ui: &mut Ui, at: &At, ledger: &Ledger) {
    if ledger.prestige().is_some() {
        return;
    }
    let cx = at.cx;
    ui.label(text::bold(cx.text("companion-ask-prestige")));
    ui.horizontal_wrapped(|ui| {
        for guild in ledger.guilds() {
            if option(ui, cx, false, Some(Art::CrestPrestige.icon()), &guild_name(cx, guild)).clicked() {
                at.enter(Entry::Prestige { guild });
            }
        }
    });
}

/// The turn order: whoever is touched moves to the front.
fn order_ui(ui: &mut Ui, at: &At, ledger: &Ledger) {
    let cx = at.cx;
    let order: Vec<Seat> = ledger.order().map_or_else(|| at.seats().collect(), <[Seat]>::to_vec);
    ui.horizontal_wrapped(|ui| {
        let label = if ledger.order().is_some() { "table-order" } else { "table-order-unknown" };
        ui.label(cx.text(label));
        for &seat in &order {
            let name = cx.with("table-order-first", [("name", at.name(seat).to_owned().into())]);
            let response = button(ui, cx, Weight::Normal, None, at.name(seat));
            if crate::ui::widgets::named(response, &name).clicked() {
                let rest = order.iter().copied().filter(|&other| other != seat);
                at.enter(Entry::Order { order: std::iter::once(seat).chain(rest).collect() });
            }
        }
    });
}

/// What is known of a player.
fn hand_ui(ui: &mut Ui, at: &At, ledger: &Ledger, hand: &Hand) {
    let cx = at.cx;
    ui.horizontal_wrapped(|ui| {
        for (index, own) in hand.craftsmen.iter().flatten().enumerate() {
            ui.push_id(index, |ui| craftsman_ui(ui, at, ledger, *own));
        }
        for townsman in Townsman::ALL {
            for index in 0..hand.townsmen[townsman.index()].unwrap_or(0) {
                ui.push_id((townsman, index), |ui| tile(ui, cx, Tile::Townsman(townsman)));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        for guild in Guild::ALL {
            for index in 0..hand.crests[guild.index()].unwrap_or(0) {
                ui.push_id((guild, index), |ui| crest(ui, cx, Some(guild), size::ICON * 1.4));
            }
        }
        for index in 0..hand.prestige_crests.unwrap_or(0) {
            ui.push_id(index, |ui| crest(ui, cx, None, size::ICON * 1.4));
        }
    });
    let owned = hand.townsmen.iter().chain(&hand.crests).chain([&hand.prestige_crests]);
    let any = owned.into_iter().any(|count| count.unwrap_or(0) > 0);
    if !any && hand.craftsmen.as_ref().is_none_or(Vec::is_empty) {
        ui.label(text::small(cx.text("table-nothing-yet")).color(cx.palette().ink_soft));
    }
}

fn craftsman_ui(ui: &mut Ui, at: &At, ledger: &Ledger, own: OwnCraftsman) {
    let known = match own {
        OwnCraftsman::Known { guild, value, agent } => {
            Some(Craftsman { guild, value, agent: agent.unwrap_or(false) })
        }
        OwnCraftsman::Settled { guild, bench } => ledger.settled(guild, bench),
    };
    match known {
        Some(craftsman) => {
            tile(ui, at.cx, Tile::Craftsman(craftsman));
        }
        None => {
            guild_badge(ui, at.cx, own.guild(), true);
        }
    }
}
