//! Forms for entries of the log, one per kind, filled in with the entry.

use egui::{Label, Ui};

use super::order::order_form;
use super::pad::{digit, value_keys, value_tiles};
use super::{MOST_TALERS, TableCx, guild_name};
use crate::companion::norenberc::{Entry, Owned};
use crate::game::{Seat, SeatSet};
use crate::norenberc::components::{
    CRESTS_PER_GUILD, GOODS_PER_GUILD, HIGHEST_VALUE, LOWEST_VALUE, MOST_AGENTS, PRESTIGE_CRESTS,
};
use crate::norenberc::{Craftsman, Fact, Good, Guild, Tile, Townsman, guilds_in_play};
use crate::ui::norenberc::art;
use crate::ui::norenberc::badge::guild_badge;
use crate::ui::screens::table::person_ui;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, card, choice, columns, named, option, switch};

const MOST_TILES: u32 = 9;
/// Every player begins with so many agents.
const FEWEST_AGENTS: u32 = 4;

pub(super) const fn has_form(entry: &Entry) -> bool {
    !matches!(
        entry,
        Entry::Workshop { .. }
            | Entry::Recruited { .. }
            | Entry::NoPrestige
            | Entry::EndRound
            | Entry::Event(_)
            | Entry::Box { .. }
            | Entry::Tracking { .. }
    )
}

pub(super) fn entry_ui(ui: &mut Ui, table: &TableCx, entry: &mut Entry) {
    match entry {
        Entry::Order { order } => order_form(ui, table, order),
        Entry::Peddled { seat, good } => {
            seat_ui(ui, table, seat);
            peddled_ui(ui, table, good);
        }
        Entry::Counted { seat, good, count } => goods_ui(ui, table, seat, good, count),
        Entry::Talers { seat, talers } => talers_ui(ui, table, seat, talers),
        Entry::Richest { among, are } => richest_ui(ui, table, among, are),
        Entry::NoAnswer { guild } | Entry::Prestige { guild } => guild_ui(ui, table, guild),
        Entry::Owned { seat, owned } => owned_ui(ui, table, seat, owned),
        Entry::Person { seat, person } => person_ui(ui, table.cx, *seat, person),
        Entry::Ruling { fact, .. } => fact_ui(ui, table, fact),
        Entry::Workshop { .. }
        | Entry::Recruited { .. }
        | Entry::NoPrestige
        | Entry::EndRound
        | Entry::Event(_)
        | Entry::Box { .. }
        | Entry::Tracking { .. } => drop(ui.add(Label::new(table.cx.text("table-correct-fixed")).wrap())),
    }
}

fn guilds(table: &TableCx) -> impl Iterator<Item = Guild> {
    Guild::first(guilds_in_play(table.names.len() as u8))
}

fn seat_ui(ui: &mut Ui, table: &TableCx, seat: &mut Seat) {
    ui.horizontal_wrapped(|ui| {
        for other in table.seats() {
            if option(ui, table.cx, *seat == other, Some(table.shape(other)), table.name(other)).clicked() {
                *seat = other;
            }
        }
    });
}

fn guild_ui(ui: &mut Ui, table: &TableCx, guild: &mut Guild) {
    ui.horizontal_wrapped(|ui| {
        for other in guilds(table) {
            let art = Some(art::of_good(other.good()).icon());
            if option(ui, table.cx, *guild == other, art, &guild_name(table.cx, other)).clicked() {
                *guild = other;
            }
        }
    });
}

fn good_option(ui: &mut Ui, table: &TableCx, good: Good, chosen: bool) -> bool {
    let name = table.cx.with("norenberc-good-label", [("good", good.id().into())]);
    option(ui, table.cx, chosen, Some(art::of_good(good).icon()), &name).clicked()
}

pub(super) fn peddled_ui(ui: &mut Ui, table: &TableCx, good: &mut Option<Good>) {
    ui.horizontal_wrapped(|ui| {
        for other in guilds(table).map(Guild::good) {
            if good_option(ui, table, other, *good == Some(other)) {
                *good = Some(other);
            }
        }
        if option(ui, table.cx, good.is_none(), None, &table.cx.text("table-recruit-no-good")).clicked() {
            *good = None;
        }
    });
}

fn number_ui(
    ui: &mut Ui,
    table: &TableCx,
    what: &str,
    value: u32,
    range: std::ops::RangeInclusive<u32>,
) -> Option<u32> {
    ui.horizontal_wrapped(|ui| {
        ui.label(text::bold(what));
        Stepper { what, value: Some(value), range }.show(ui, table.cx)
    })
    .inner
}

fn few_ui(ui: &mut Ui, table: &TableCx, what: &str, value: &mut u8, most: u32) {
    if let Some(new) = number_ui(ui, table, what, (*value).into(), 0..=most) {
        *value = new as u8;
    }
}

fn goods_ui(ui: &mut Ui, table: &TableCx, seat: &mut Seat, good: &mut Good, count: &mut u8) {
    seat_ui(ui, table, seat);
    ui.horizontal_wrapped(|ui| {
        for other in guilds(table).map(Guild::good) {
            if good_option(ui, table, other, *good == other) {
                *good = other;
            }
        }
    });
    let args = [("name", table.name(*seat).to_owned().into()), ("good", good.id().into())];
    few_ui(ui, table, &table.cx.with("table-goods-of", args), count, GOODS_PER_GUILD.into());
}

fn talers_ui(ui: &mut Ui, table: &TableCx, seat: &mut Seat, talers: &mut u16) {
    seat_ui(ui, table, seat);
    let what = table.cx.with("table-talers-of", [("name", table.name(*seat).to_owned().into())]);
    if let Some(new) = number_ui(ui, table, &what, (*talers).into(), 0..=MOST_TALERS) {
        *talers = new as u16;
    }
}

pub(super) fn is_whole(table: &TableCx, entry: &Entry) -> bool {
    !matches!(entry, Entry::Order { order } if order.len() < table.names.len())
}

fn richest_ui(ui: &mut Ui, table: &TableCx, among: &mut SeatSet, are: &mut SeatSet) {
    let cx = table.cx;
    let set = |seats: SeatSet, seat, on| if on { seats.with(seat) } else { seats.without(seat) };
    ui.label(text::bold(cx.text("table-correct-among")));
    ui.horizontal_wrapped(|ui| {
        for seat in table.seats() {
            if let Some(on) = switch(ui, among.contains(seat), table.name(seat)) {
                *among = set(*among, seat, on);
                *are = are.minus(are.minus(*among));
            }
        }
    });
    ui.label(text::bold(cx.text("table-correct-most")));
    ui.horizontal_wrapped(|ui| {
        for seat in among.iter() {
            let name = cx.with("table-correct-has-most", [("name", table.name(seat).to_owned().into())]);
            if let Some(on) = switch(ui, are.contains(seat), &name) {
                *are = set(*are, seat, on);
            }
        }
    });
}

fn owned_ui(ui: &mut Ui, table: &TableCx, seat: &mut Seat, owned: &mut Owned) {
    match owned {
        Owned::Talers { talers } => return talers_ui(ui, table, seat, talers),
        // These lie on roofs and belong to nobody.
        Owned::Mayors { mayors } => {
            for guild in guilds(table) {
                few_ui(ui, table, &guild_name(table.cx, guild), &mut mayors[guild.index()], MOST_TILES);
            }
            return;
        }
        Owned::Craftsmen { .. }
        | Owned::AddCraftsman { .. }
        | Owned::CraftsmanValue { .. }
        | Owned::RemoveCraftsman { .. }
        | Owned::Crest { .. }
        | Owned::Crests { .. }
        | Owned::PrestigeCrests { .. }
        | Owned::Townsman { .. }
        | Owned::Townsmen { .. }
        | Owned::Agents { .. } => {}
    }
    seat_ui(ui, table, seat);
    match owned {
        Owned::Talers { .. } | Owned::Mayors { .. } => {}
        Owned::Craftsmen { craftsmen } => craftsmen_ui(ui, table, craftsmen),
        Owned::AddCraftsman { guild, value }
        | Owned::CraftsmanValue { guild, value }
        | Owned::RemoveCraftsman { guild, value } => {
            guild_ui(ui, table, guild);
            value_ui(ui, table, *guild, value);
        }
        Owned::Crest { guild, count } => {
            guild_ui(ui, table, guild);
            crests_ui(ui, table, Some(*guild), count);
        }
        Owned::Crests { crests } => {
            for guild in guilds(table) {
                crests_ui(ui, table, Some(guild), &mut crests[guild.index()]);
            }
        }
        Owned::PrestigeCrests { count } => crests_ui(ui, table, None, count),
        Owned::Townsman { townsman, count } => townsman_ui(ui, table, townsman, count),
        Owned::Townsmen { townsmen } => {
            for townsman in Townsman::ALL.into_iter().filter(|townsman| townsman.stays()) {
                let name = table.cx.describe().tile(Tile::Townsman(townsman));
                few_ui(ui, table, &name, &mut townsmen[townsman.index()], MOST_TILES);
            }
        }
        Owned::Agents { agents } => agents_ui(ui, table, *seat, agents),
    }
}

fn agents_ui(ui: &mut Ui, table: &TableCx, seat: Seat, agents: &mut u8) {
    let args =
        [("part", "agents".into()), ("name", table.name(seat).to_owned().into()), ("guild", "".into())];
    let what = table.cx.with("companion-gap", args);
    if let Some(new) = number_ui(ui, table, &what, (*agents).into(), FEWEST_AGENTS..=MOST_AGENTS.into()) {
        *agents = new as u8;
    }
}

fn crests_ui(ui: &mut Ui, table: &TableCx, guild: Option<Guild>, count: &mut u8) {
    let (what, most) = match guild {
        Some(guild) => (table.cx.with("widget-crest", [("guild", guild.id().into())]), CRESTS_PER_GUILD),
        None => (table.cx.text("widget-crest-prestige"), PRESTIGE_CRESTS),
    };
    few_ui(ui, table, &what, count, most.into());
}

fn townsman_ui(ui: &mut Ui, table: &TableCx, townsman: &mut Townsman, count: &mut u8) {
    let name = |townsman| table.cx.describe().tile(Tile::Townsman(townsman));
    ui.horizontal_wrapped(|ui| {
        for other in Townsman::ALL.into_iter().filter(|townsman| townsman.stays()) {
            let art = Some(art::of_townsman(other).icon());
            if option(ui, table.cx, *townsman == other, art, &name(other)).clicked() {
                *townsman = other;
            }
        }
    });
    few_ui(ui, table, &name(*townsman), count, MOST_TILES);
}

pub(super) fn value_ui(ui: &mut Ui, table: &TableCx, guild: Guild, value: &mut u8) {
    ui.horizontal_wrapped(|ui| {
        for other in LOWEST_VALUE..=HIGHEST_VALUE {
            let name =
                table.cx.describe().tile(Tile::Craftsman(Craftsman { guild, value: other, agent: false }));
            if named(digit(ui, table, *value == other, other), &name).clicked() {
                *value = other;
            }
        }
    });
}

fn craftsmen_ui(ui: &mut Ui, table: &TableCx, craftsmen: &mut Vec<(Guild, u8)>) {
    let guilds: Vec<_> = guilds(table).collect();
    columns(ui, size::CRAFTSMEN, guilds, |ui, guild| {
        card(ui, table.cx, |ui| {
            ui.set_width(ui.available_width());
            let own = craftsmen.iter().filter(|(of, _)| *of == guild);
            let values = own.map(|(_, value)| *value).collect();
            let added = ui.horizontal_wrapped(|ui| {
                guild_badge(ui, table.cx, guild, true);
                value_keys(ui, table, guild, |_| false)
            });
            let removed =
                ui.horizontal_wrapped(|ui| value_tiles(ui, table, guild, size::TILE_BUTTON, values)).inner;
            craftsmen.extend(added.inner.map(|value| (guild, value)));
            let place = removed.and_then(|value| craftsmen.iter().position(|it| *it == (guild, value)));
            if let Some(place) = place {
                craftsmen.remove(place);
            }
        });
    });
}

fn fact_ui(ui: &mut Ui, table: &TableCx, fact: &mut Fact) {
    let cx = table.cx;
    ui.add(Label::new(cx.text("table-ruling-about")).wrap());
    match fact {
        Fact::Favorite { guild, seat } => {
            guild_ui(ui, table, guild);
            let somebody = table.seats().map(|seat| (Some(seat), table.name(seat).to_owned()));
            let named = somebody.chain([(None, cx.text("companion-change-nobody"))]);
            let named: Vec<_> = named
                .map(|(seat, name)| (seat, cx.with("table-ruling-favorite", [("name", name.into())])))
                .collect();
            if let Some(favorite) = choice(ui, cx, *seat, named) {
                *seat = favorite;
            }
        }
        Fact::Talers { seat, talers } => talers_ui(ui, table, seat, talers),
        Fact::Goods { seat, good, count } => goods_ui(ui, table, seat, good, count),
        Fact::Agents { seat, agents } => {
            seat_ui(ui, table, seat);
            agents_ui(ui, table, *seat, agents);
        }
        Fact::Crests { seat, guild, count } => {
            seat_ui(ui, table, seat);
            guild_ui(ui, table, guild);
            crests_ui(ui, table, Some(*guild), count);
        }
        Fact::PrestigeCrests { seat, count } => {
            seat_ui(ui, table, seat);
            crests_ui(ui, table, None, count);
        }
        Fact::Townsmen { seat, townsman, count } => {
            seat_ui(ui, table, seat);
            townsman_ui(ui, table, townsman, count);
        }
        Fact::Order { order } => order_form(ui, table, order),
        Fact::PrestigeGuild { guild } => guild_ui(ui, table, guild),
    }
}
