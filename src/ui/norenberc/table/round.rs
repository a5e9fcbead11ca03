//! The current round: guildmasters and prestige, the players' possessions, and the last recruit.

use std::cmp::Reverse;

use egui::{Align, Layout, TextWrapMode, Ui, vec2};

use super::order::order_of_round;
use super::recruit::RecruitView;
use super::workshop::WorkshopsView;
use super::{Tab, TableCommand, TableCx, TableView, guild_name};
use crate::companion::norenberc::{Entry, EntryError, Hand, Ledger, OwnCraftsman, TitleEntryError};
use crate::game::Seat;
use crate::norenberc::components::ROUNDS;
use crate::norenberc::{Craftsman, Good, Guild, RuleId, Tile, Townsman};
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::norenberc::badge::guild_badge;
use crate::ui::norenberc::tile::{crest, tile, unknown_tile};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card, card_button, columns, named, option, why};

pub(super) fn round_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, state: &mut TableView) {
    let cx = table.cx;
    let args = [("round", ledger.round().into()), ("rounds", ROUNDS.into())];
    ui.label(text::heading(cx.with("table-round-of", args)));
    guilds_ui(ui, table, ledger, state);
    order_of_round(ui, table, ledger.order(), &mut state.order);
    // An answer can still be seen and changed: nothing below it moves.
    if ledger.now().prestige.is_some() || ledger.prestige().is_none() {
        prestige_options(ui, table, ledger);
    }
    ui.add_space(size::GAP);
    let seats: Vec<_> = table.seats().collect();
    columns(ui, size::HAND, seats, |ui, seat| {
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            let end = Layout::right_to_left(Align::Center);
            ui.allocate_ui_with_layout(vec2(ui.available_width(), size::TOUCH), end, |ui| {
                let pressed = button(ui, cx, Weight::Normal, Some(Art::PLUS), &cx.text("table-recruit"));
                let name = cx.with("table-recruits", [("name", table.name(seat).to_owned().into())]);
                if named(pressed, &name).clicked() {
                    state.recruit = Some(RecruitView::by(seat));
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    // The button stays in its place, however long a name is.
                    ui.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
                    table.player_ui(ui, seat);
                });
            });
            if let Some(hand) = ledger.hand(seat) {
                hand_ui(ui, table, ledger, seat, hand);
            }
        });
    });
}

fn has_recruits(table: &TableCx, ledger: &Ledger) -> bool {
    let now = Some(ledger.round());
    table.view.log.iter().any(|line| line.chapter == now && matches!(line.entry, Entry::Recruited { .. }))
}

/// The ways on: a recruit, or the end of the round. From the first recruit on, a line about the last one
/// stands above: it appears behind an open form and stays for the round, so that nothing moves. A second tap
/// was meant for the buttons before.
pub(super) fn next_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, state: &mut TableView, second: bool) {
    let cx = table.cx;
    if has_recruits(table, ledger) {
        confirmed_ui(ui, table, ledger);
    }
    ui.horizontal_wrapped(|ui| {
        let recruited = button(ui, cx, Weight::Normal, Some(Art::PLUS), &cx.text("table-recruited"));
        if recruited.clicked() && !second {
            state.recruit = Some(RecruitView::default());
        }
        let end = button(ui, cx, Weight::Primary, Some(Art::NEXT), &cx.text("table-part-end"));
        if end.clicked() && !second {
            table.show(Tab::End);
        }
    });
}

/// The last recruit, and a button for going first (A7). Its room stays.
fn confirmed_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger) {
    let cx = table.cx;
    let end = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), size::TOUCH), end, |ui| {
        ui.set_min_height(size::TOUCH);
        let Some(line) = table.view.log.last().filter(|line| line.skipped.is_none()) else { return };
        let Entry::Recruited { seat, first, .. } = line.entry else { return };
        let went = first == Some(true);
        // Whoever is first stays first, and in an order that nobody knows nobody moves.
        if went || ledger.order().is_some_and(|order| order.first() != Some(&seat)) {
            let words = cx.with("table-went-first", [("name", table.name(seat).to_owned().into())]);
            if option(ui, cx, went, None, &words).clicked() {
                let mut entry = line.entry.clone();
                if let Entry::Recruited { first, .. } = &mut entry {
                    *first = Some(!went);
                }
                table.queue.send(TableCommand::Amend(line.id, entry));
            }
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.add(Art::CHECK.tinted(vec2(size::ICON, size::ICON), cx.palette().positive));
            // The room of the longer sentence, whether they went first or not.
            let mut longer = line.entry.clone();
            if let Entry::Recruited { first, .. } = &mut longer {
                *first = Some(true);
            }
            let longer = egui::WidgetText::from(text::small(table.describe().say(&longer)));
            let (wraps, style) = (Some(TextWrapMode::Wrap), egui::TextStyle::Body);
            let room = longer.into_galley(ui, wraps, ui.available_width(), style).size().y;
            ui.set_min_height(room);
            ui.add(egui::Label::new(text::small(table.describe().say(&line.entry))).wrap());
        });
    });
}

fn guilds_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, state: &mut TableView) {
    let cx = table.cx;
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
                ui.add(art::KEY.image(vec2(size::ICON, size::ICON)));
                ui.label(text::heading(
                    master.map_or_else(|| cx.text("widget-unknown-short"), |it| it.value.to_string()),
                ));
                if prestige == Some(guild) {
                    crest(ui, cx, None, size::ICON * 1.4);
                }
                for _ in 0..ledger.mayors().map_or(0, |mayors| mayors[guild.index()]) {
                    let side = size::ICON * 1.4;
                    let mayor = ui.add(art::of_townsman(Townsman::Mayor).image(vec2(side, side)));
                    let who = cx.describe().tile(Tile::Townsman(Townsman::Mayor));
                    named(mayor, &who).on_hover_text(who);
                }
            });
            if master.is_none() {
                ui.label(text::small(cx.text("table-workshop-open")).color(cx.palette().link));
            }
        });
        if pressed.clicked() {
            state.workshop = Some(WorkshopsView::new(guild, ledger));
        }
    });
}

pub(super) fn prestige_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger) {
    if ledger.awaits_prestige() {
        prestige_options(ui, table, ledger);
    }
}

fn prestige_options(ui: &mut Ui, table: &TableCx, ledger: &Ledger) {
    let cx = table.cx;
    let entered = ledger.now().prestige;
    ui.label(text::bold(cx.text("companion-ask-prestige")));
    columns(ui, size::GROUP * 0.8, ledger.guilds(), |ui, guild| {
        let possible = ledger.previous_prestige() != Some(guild);
        let pressed = ui.add_enabled_ui(possible, |ui| {
            let crest = Some(art::CREST_PRESTIGE.icon());
            option(ui, cx, entered == Some(guild), crest, &guild_name(cx, guild)).clicked()
        });
        if pressed.inner && entered != Some(guild) {
            table.enter(Entry::Prestige { guild });
        }
    });
    if let Some(guild) = ledger.previous_prestige() {
        let rejection = EntryError::Title(TitleEntryError::PrestigeAgain { guild });
        ui.horizontal_wrapped(|ui| {
            ui.label(text::small(table.describe().say(&rejection)).color(cx.palette().ink_soft));
            why(ui, cx, RuleId::R9);
        });
    }
}

fn hand_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, seat: Seat, hand: &Hand) {
    let cx = table.cx;
    ui.horizontal_wrapped(|ui| {
        // None of these in a scope of its own: that could not go on in the next line.
        for own in sorted(ledger, hand) {
            craftsman_ui(ui, table, ledger, own);
        }
        for townsman in Townsman::ALL {
            for _ in 0..hand.townsmen[townsman.index()].unwrap_or(0) {
                tile(ui, cx, Tile::Townsman(townsman));
            }
        }
        for good in peddlers(ledger, seat) {
            peddler_ui(ui, table, good);
        }
    });
    names_ui(ui, table, ledger, seat, hand);
    ui.horizontal_wrapped(|ui| {
        for guild in Guild::ALL {
            for _ in 0..hand.sure_crests[guild.index()] {
                crest(ui, cx, Some(guild), size::ICON * 1.4);
            }
        }
        for _ in 0..hand.sure_prestige_crests {
            crest(ui, cx, None, size::ICON * 1.4);
        }
    });
    let owned = || hand.townsmen.iter().chain(&hand.crests).chain([&hand.prestige_crests]);
    let known = hand.craftsmen.is_some() && owned().all(Option::is_some);
    let none = hand.craftsmen.as_ref().is_none_or(Vec::is_empty) && peddlers(ledger, seat).next().is_none();
    if !hand.perhaps.is_empty() {
        let tiles = &table.view.sheets[seat.index()].perhaps;
        let says = text::small(perhaps(table, tiles)).color(cx.palette().warning);
        ui.add(egui::Label::new(says).wrap());
        return;
    }
    let says = match (known, none && owned().all(|count| count.unwrap_or(0) == 0)) {
        (true, false) => return,
        (true, true) => "table-nothing-yet",
        (false, _) => "table-hand-unknown",
    };
    let says = text::small(cx.text(says)).color(cx.palette().ink_soft);
    ui.add(egui::Label::new(says).wrap());
}

/// The names of the tiles: nobody has to know the pictures, and a finger cannot hover.
fn names_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, seat: Seat, hand: &Hand) {
    let describe = table.describe();
    let craftsmen = sorted(ledger, hand).into_iter().map(|own| match known(ledger, own) {
        Some(craftsman) => describe.tile(Tile::Craftsman(craftsman)),
        None => describe.craftsman_of(own.guild()),
    });
    let count = |townsman: Townsman| hand.townsmen[townsman.index()].unwrap_or(0);
    let townsmen = Townsman::ALL.into_iter().flat_map(|it| std::iter::repeat_n(it, count(it).into()));
    let peddlers = peddlers(ledger, seat).map(|_| Townsman::Peddler);
    let names: Vec<_> =
        craftsmen.chain(townsmen.chain(peddlers).map(|it| describe.tile(Tile::Townsman(it)))).collect();
    if !names.is_empty() {
        let names = table.cx.texts.list(&names);
        ui.add(egui::Label::new(text::small(names).color(table.cx.palette().ink_soft)).wrap());
    }
}

/// Tiles that may be a player's, for a favourite is not known.
pub(super) fn perhaps(table: &TableCx, tiles: &[(Guild, Option<u8>)]) -> String {
    let name = |&(guild, value): &(Guild, Option<u8>)| match value {
        Some(value) => table.describe().tile(Tile::Craftsman(Craftsman { guild, value, agent: false })),
        None => table.describe().craftsman_of(guild),
    };
    let tiles: Vec<_> = tiles.iter().map(name).collect();
    table.cx.with("table-perhaps", [("tiles", table.cx.texts.list(&tiles).into())])
}

/// The goods on a player's peddlers; `None` for one that is not known.
fn peddlers(ledger: &Ledger, seat: Seat) -> impl Iterator<Item = Option<Good>> {
    let now = ledger.now();
    let known = Good::ALL.into_iter().zip(now.peddled[seat.index()]);
    let known = known.flat_map(|(good, count)| std::iter::repeat_n(Some(good), count.into()));
    known.chain(std::iter::repeat_n(None, now.unknown_peddlers[seat.index()].into()))
}

fn peddler_ui(ui: &mut Ui, table: &TableCx, good: Option<Good>) {
    let cx = table.cx;
    let on_it = good.map_or_else(|| cx.text("widget-unknown"), |good| cx.describe().good(good));
    let name = cx.with("table-peddler", [("good", on_it.into())]);
    named(tile(ui, cx, Tile::Townsman(Townsman::Peddler)), &name);
    match good {
        Some(good) => ui.add(art::of_good(good).image(vec2(size::BADGE, size::BADGE))),
        None => ui.label(text::heading(cx.text("widget-unknown-short"))),
    };
}

/// A player's craftsmen as they are laid out: guild by guild, the highest first, unknown ones last.
fn sorted(ledger: &Ledger, hand: &Hand) -> Vec<OwnCraftsman> {
    let mut own: Vec<_> = hand.craftsmen.iter().flatten().copied().collect();
    let value = |own: &OwnCraftsman| known(ledger, *own).map_or(0, |it| it.value);
    own.sort_by_key(|own| (own.guild(), Reverse(value(own))));
    own
}

fn known(ledger: &Ledger, own: OwnCraftsman) -> Option<Craftsman> {
    match own {
        OwnCraftsman::Known { guild, value, agent } => {
            Some(Craftsman { guild, value, agent: agent.unwrap_or(false) })
        }
        OwnCraftsman::Settled { guild, bench } => ledger.settled(guild, bench),
    }
}

fn craftsman_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, own: OwnCraftsman) {
    match known(ledger, own) {
        Some(craftsman) => {
            tile(ui, table.cx, Tile::Craftsman(craftsman));
        }
        None => {
            unknown_tile(ui, table.cx, own.guild(), size::TILE.x);
        }
    }
}
