//! Forms for entries of the log, one per kind, filled in with the entry.

use egui::{Label, Ui};

use super::order::order_form;
use super::pad::{digit, value_keys, value_tiles};
use super::{At, MOST_TALERS, guild_name};
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

pub(super) fn entry_ui(ui: &mut Ui, at: &At, entry: &mut Entry) {
    match entry {
        Entry::Order { order } => order_form(ui, at, order),
        Entry::Peddled { seat, good } => {
            seat_ui(ui, at, seat);
            peddled_ui(ui, at, good);
        }
        Entry::Counted { seat, good, count } => goods_ui(ui, at, seat, good, count),
        Entry::Told { seat, talers } => talers_ui(ui, at, seat, talers),
        Entry::Richest { among, are } => richest_ui(ui, at, among, are),
        Entry::NoAnswer { guild } | Entry::Prestige { guild } => guild_ui(ui, at, guild),
        Entry::Owned { seat, owned } => owned_ui(ui, at, seat, owned),
        Entry::Person { seat, person } => person_ui(ui, at.cx, *seat, person),
        Entry::Ruling { fact, .. } => fact_ui(ui, at, fact),
        Entry::Workshop { .. }
        | Entry::Recruited { .. }
        | Entry::NoPrestige
        | Entry::EndRound
        | Entry::Event(_)
        | Entry::Box { .. }
        | Entry::Tracking { .. } => drop(ui.add(Label::new(at.cx.text("table-correct-fixed")).wrap())),
    }
}

fn guilds(at: &At) -> impl Iterator<Item = Guild> {
    Guild::first(guilds_in_play(at.names.len() as u8))
}

fn seat_ui(ui: &mut Ui, at: &At, seat: &mut Seat) {
    ui.horizontal_wrapped(|ui| {
        for other in at.seats() {
            if option(ui, at.cx, *seat == other, Some(at.shape(other)), at.name(other)).clicked() {
                *seat = other;
            }
        }
    });
}

fn guild_ui(ui: &mut Ui, at: &At, guild: &mut Guild) {
    ui.horizontal_wrapped(|ui| {
        for other in guilds(at) {
            let art = Some(art::of_good(other.good()).icon());
            if option(ui, at.cx, *guild == other, art, &guild_name(at.cx, other)).clicked() {
                *guild = other;
            }
        }
    });
}

fn good_option(ui: &mut Ui, at: &At, good: Good, chosen: bool) -> bool {
    let name = at.cx.with("norenberc-good-label", [("good", good.id().into())]);
    option(ui, at.cx, chosen, Some(art::of_good(good).icon()), &name).clicked()
}

pub(super) fn peddled_ui(ui: &mut Ui, at: &At, good: &mut Option<Good>) {
    ui.horizontal_wrapped(|ui| {
        for other in guilds(at).map(Guild::good) {
            if good_option(ui, at, other, *good == Some(other)) {
                *good = Some(other);
            }
        }
        if option(ui, at.cx, good.is_none(), None, &at.cx.text("table-recruit-no-good")).clicked() {
            *good = None;
        }
    });
}

fn number_ui(
    ui: &mut Ui,
    at: &At,
    what: &str,
    value: u32,
    range: std::ops::RangeInclusive<u32>,
) -> Option<u32> {
    ui.horizontal_wrapped(|ui| {
        ui.label(text::bold(what));
        Stepper { what, value: Some(value), range }.show(ui, at.cx)
    })
    .inner
}

fn few_ui(ui: &mut Ui, at: &At, what: &str, value: &mut u8, most: u32) {
    if let Some(new) = number_ui(ui, at, what, (*value).into(), 0..=most) {
        *value = new as u8;
    }
}

fn goods_ui(ui: &mut Ui, at: &At, seat: &mut Seat, good: &mut Good, count: &mut u8) {
    seat_ui(ui, at, seat);
    ui.horizontal_wrapped(|ui| {
        for other in guilds(at).map(Guild::good) {
            if good_option(ui, at, other, *good == other) {
                *good = other;
            }
        }
    });
    let args = [("name", at.name(*seat).to_owned().into()), ("good", good.id().into())];
    few_ui(ui, at, &at.cx.with("table-goods-of", args), count, GOODS_PER_GUILD.into());
}

fn talers_ui(ui: &mut Ui, at: &At, seat: &mut Seat, talers: &mut u16) {
    seat_ui(ui, at, seat);
    let what = at.cx.with("table-talers-of", [("name", at.name(*seat).to_owned().into())]);
    if let Some(new) = number_ui(ui, at, &what, (*talers).into(), 0..=MOST_TALERS) {
        *talers = new as u16;
    }
}

pub(super) fn is_whole(at: &At, entry: &Entry) -> bool {
    !matches!(entry, Entry::Order { order } if order.len() < at.names.len())
}

fn richest_ui(ui: &mut Ui, at: &At, among: &mut SeatSet, are: &mut SeatSet) {
    let cx = at.cx;
    let set = |seats: SeatSet, seat, on| if on { seats.with(seat) } else { seats.without(seat) };
    ui.label(text::bold(cx.text("table-correct-among")));
    ui.horizontal_wrapped(|ui| {
        for seat in at.seats() {
            if let Some(on) = switch(ui, among.contains(seat), at.name(seat)) {
                *among = set(*among, seat, on);
                *are = are.minus(are.minus(*among));
            }
        }
    });
    ui.label(text::bold(cx.text("table-correct-most")));
    ui.horizontal_wrapped(|ui| {
        for seat in among.iter() {
            let name = cx.with("table-correct-has-most", [("name", at.name(seat).to_owned().into())]);
            if let Some(on) = switch(ui, are.contains(seat), &name) {
                *are = set(*are, seat, on);
            }
        }
    });
}

fn owned_ui(ui: &mut Ui, at: &At, seat: &mut Seat, owned: &mut Owned) {
    match owned {
        Owned::Talers { talers } => return talers_ui(ui, at, seat, talers),
        // These lie on roofs and belong to nobody.
        Owned::Mayors { mayors } => {
            for guild in guilds(at) {
                few_ui(ui, at, &guild_name(at.cx, guild), &mut mayors[guild.index()], MOST_TILES);
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
    seat_ui(ui, at, seat);
    match owned {
        Owned::Talers { .. } | Owned::Mayors { .. } => {}
        Owned::Craftsmen { craftsmen } => craftsmen_ui(ui, at, craftsmen),
        Owned::AddCraftsman { guild, value }
        | Owned::CraftsmanValue { guild, value }
        | Owned::RemoveCraftsman { guild, value } => {
            guild_ui(ui, at, guild);
            value_ui(ui, at, *guild, value);
        }
        Owned::Crest { guild, count } => {
            guild_ui(ui, at, guild);
            crests_ui(ui, at, Some(*guild), count);
        }
        Owned::Crests { crests } => {
            for guild in guilds(at) {
                crests_ui(ui, at, Some(guild), &mut crests[guild.index()]);
            }
        }
        Owned::PrestigeCrests { count } => crests_ui(ui, at, None, count),
        Owned::Townsman { townsman, count } => townsman_ui(ui, at, townsman, count),
        Owned::Townsmen { townsmen } => {
            for townsman in Townsman::ALL.into_iter().filter(|townsman| townsman.stays()) {
                let name = at.cx.describe().tile(Tile::Townsman(townsman));
                few_ui(ui, at, &name, &mut townsmen[townsman.index()], MOST_TILES);
            }
        }
        Owned::Agents { agents } => agents_ui(ui, at, *seat, agents),
    }
}

fn agents_ui(ui: &mut Ui, at: &At, seat: Seat, agents: &mut u8) {
    let args = [("part", "agents".into()), ("name", at.name(seat).to_owned().into()), ("guild", "".into())];
    let what = at.cx.with("companion-gap", args);
    if let Some(new) = number_ui(ui, at, &what, (*agents).into(), FEWEST_AGENTS..=MOST_AGENTS.into()) {
        *agents = new as u8;
    }
}

fn crests_ui(ui: &mut Ui, at: &At, guild: Option<Guild>, count: &mut u8) {
    let (what, most) = match guild {
        Some(guild) => (at.cx.with("widget-crest", [("guild", guild.id().into())]), CRESTS_PER_GUILD),
        None => (at.cx.text("widget-crest-prestige"), PRESTIGE_CRESTS),
    };
    few_ui(ui, at, &what, count, most.into());
}

fn townsman_ui(ui: &mut Ui, at: &At, townsman: &mut Townsman, count: &mut u8) {
    let name = |townsman| at.cx.describe().tile(Tile::Townsman(townsman));
    ui.horizontal_wrapped(|ui| {
        for other in Townsman::ALL.into_iter().filter(|townsman| townsman.stays()) {
            let art = Some(art::of_townsman(other).icon());
            if option(ui, at.cx, *townsman == other, art, &name(other)).clicked() {
                *townsman = other;
            }
        }
    });
    few_ui(ui, at, &name(*townsman), count, MOST_TILES);
}

pub(super) fn value_ui(ui: &mut Ui, at: &At, guild: Guild, value: &mut u8) {
    ui.horizontal_wrapped(|ui| {
        for other in LOWEST_VALUE..=HIGHEST_VALUE {
            let name =
                at.cx.describe().tile(Tile::Craftsman(Craftsman { guild, value: other, agent: false }));
            if named(digit(ui, at, *value == other, other), &name).clicked() {
                *value = other;
            }
        }
    });
}

fn craftsmen_ui(ui: &mut Ui, at: &At, craftsmen: &mut Vec<(Guild, u8)>) {
    let guilds: Vec<_> = guilds(at).collect();
    columns(ui, size::CRAFTSMEN, guilds, |ui, guild| {
        card(ui, at.cx, |ui| {
            ui.set_width(ui.available_width());
            let own = craftsmen.iter().filter(|(of, _)| *of == guild);
            let values = own.map(|(_, value)| *value).collect();
            let added = ui.horizontal_wrapped(|ui| {
                guild_badge(ui, at.cx, guild, true);
                value_keys(ui, at, guild, |_| false)
            });
            let removed =
                ui.horizontal_wrapped(|ui| value_tiles(ui, at, guild, size::TILE_BUTTON, values)).inner;
            craftsmen.extend(added.inner.map(|value| (guild, value)));
            let place = removed.and_then(|value| craftsmen.iter().position(|it| *it == (guild, value)));
            if let Some(place) = place {
                craftsmen.remove(place);
            }
        });
    });
}

fn fact_ui(ui: &mut Ui, at: &At, fact: &mut Fact) {
    let cx = at.cx;
    ui.add(Label::new(cx.text("table-ruling-about")).wrap());
    match fact {
        Fact::Favorite { guild, seat } => {
            guild_ui(ui, at, guild);
            let somebody = at.seats().map(|seat| (Some(seat), at.name(seat).to_owned()));
            let named = somebody.chain([(None, cx.text("companion-change-nobody"))]);
            let named: Vec<_> = named
                .map(|(seat, name)| (seat, cx.with("table-ruling-favorite", [("name", name.into())])))
                .collect();
            if let Some(favorite) = choice(ui, cx, *seat, named) {
                *seat = favorite;
            }
        }
        Fact::Talers { seat, talers } => talers_ui(ui, at, seat, talers),
        Fact::Goods { seat, good, count } => goods_ui(ui, at, seat, good, count),
        Fact::Agents { seat, agents } => {
            seat_ui(ui, at, seat);
            agents_ui(ui, at, *seat, agents);
        }
        Fact::Crests { seat, guild, count } => {
            seat_ui(ui, at, seat);
            guild_ui(ui, at, guild);
            crests_ui(ui, at, Some(*guild), count);
        }
        Fact::PrestigeCrests { seat, count } => {
            seat_ui(ui, at, seat);
            crests_ui(ui, at, None, count);
        }
        Fact::Townsmen { seat, townsman, count } => {
            seat_ui(ui, at, seat);
            townsman_ui(ui, at, townsman, count);
        }
        Fact::Order { order } => order_form(ui, at, order),
        Fact::PrestigeGuild { guild } => guild_ui(ui, at, guild),
    }
}
