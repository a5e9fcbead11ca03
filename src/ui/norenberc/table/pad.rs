//! The score pad: the final possessions of one player, with as few touches as possible.

use egui::{Align, Button, Label, Layout, ScrollArea, Ui, vec2};

use super::late::{self, LateView};
use super::round::perhaps;
use super::{MOST_TALERS, Tab, TableCx, TableView, TitleCommand};
use crate::companion::norenberc::{Entry, FinalSheet, Owned};
use crate::game::Seat;
use crate::norenberc::components::{CRESTS_PER_GUILD, HIGHEST_VALUE, LOWEST_VALUE, PRESTIGE_CRESTS, Trigger};
use crate::norenberc::{Craftsman, Guild, Tile, Townsman, guilds_in_play};
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::norenberc::badge::guild_badge;
use crate::ui::norenberc::moves::parts::number_key;
use crate::ui::norenberc::tile::{crest, tile, tile_button_sized, tile_size, unknown_tile};
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, button, card, columns, named, option};

pub(super) fn pad_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    let cx = table.cx;
    let chosen = &mut state.seat;
    state.late.sync(table);
    ui.horizontal_wrapped(|ui| {
        for seat in table.seats() {
            if option(ui, cx, seat.index() == *chosen, Some(table.shape(seat)), table.name(seat)).clicked() {
                *chosen = seat.index();
            }
        }
    });
    let seat = Seat((*chosen).min(table.names.len() - 1) as u8);
    let sheet = &table.view.sheets[seat.index()];
    ui.add_space(size::GAP_SMALL);
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            table.player_ui(ui, seat);
            ui.add_space(size::GAP_LARGE);
            talers_ui(ui, table, seat, sheet);
            ui.add_space(size::GAP_LARGE);
            prestige_ui(ui, table, seat, sheet);
        });
        ui.add_space(size::GAP_SMALL);
        craftsmen_ui(ui, table, seat, sheet, &state.late);
        ui.add_space(size::GAP);
        townsmen_ui(ui, table, seat, sheet);
    });
}

pub(super) fn next_ui(ui: &mut Ui, table: &TableCx, chosen: &mut usize) {
    let cx = table.cx;
    let next = *chosen + 1;
    ui.vertical_centered(|ui| {
        if next < table.names.len() {
            let text = cx.with("table-next-player", [("name", table.names[next].clone().into())]);
            if button(ui, cx, Weight::Primary, Some(Art::NEXT), &text).clicked() {
                *chosen = next;
            }
        } else if button(ui, cx, Weight::Primary, Some(Art::NEXT), &cx.text("table-part-score")).clicked() {
            table.show(Tab::Score);
        }
    });
}

fn own(table: &TableCx, seat: Seat, owned: Owned) {
    table.enter(Entry::Owned { seat, owned });
}

fn talers_ui(ui: &mut Ui, table: &TableCx, seat: Seat, sheet: &FinalSheet) {
    let cx = table.cx;
    let what = cx.with("table-talers-of", [("name", table.name(seat).to_owned().into())]);
    ui.add(art::TALER_STACK.image(vec2(size::TOUCH, size::TOUCH)));
    ui.label(text::bold(cx.text("table-talers")));
    let stepper = Stepper { what: &what, value: sheet.talers.map(Into::into), range: 0..=MOST_TALERS };
    if let Some(talers) = stepper.show(ui, cx) {
        own(table, seat, Owned::Talers { talers: talers as u16 });
    }
}

fn prestige_ui(ui: &mut Ui, table: &TableCx, seat: Seat, sheet: &FinalSheet) {
    if let Some(count) = crest_keys(ui, table, None, sheet.prestige_crests) {
        own(table, seat, Owned::PrestigeCrests { count });
    }
}

/// A touch on a value adds a craftsman, a touch on a tile removes it.
fn craftsmen_ui(ui: &mut Ui, table: &TableCx, seat: Seat, sheet: &FinalSheet, in_question: &LateView) {
    let cx = table.cx;
    ui.label(text::heading(cx.text("table-craftsmen-and-crests")));
    if sheet.craftsmen.is_none() && unknown_ui(ui, table, "table-craftsmen-unknown", "table-craftsmen-none") {
        own(table, seat, Owned::Craftsmen { craftsmen: Vec::new() });
    }
    in_question.ui(ui, table, Some(seat));
    if !late::is_about(table, seat) {
        perhaps_ui(ui, table, seat, sheet);
    }
    let guilds: Vec<_> = Guild::first(guilds_in_play(table.names.len() as u8)).collect();
    columns(ui, size::CRAFTSMEN, guilds, |ui, guild| {
        card(ui, cx, |ui| {
            ui.set_width(ui.available_width());
            let own_tiles = || sheet.craftsmen.iter().flatten().filter(|(of, _)| *of == guild);
            let values = own_tiles().filter_map(|(_, value)| *value).collect();
            let unknown = own_tiles().filter(|(_, value)| value.is_none()).count();
            ui.horizontal_wrapped(|ui| {
                guild_badge(ui, cx, guild, true);
                if let Some(value) = value_keys(ui, table, guild, |value| is_used_up(table, guild, value)) {
                    let entered = entered_craftsman(sheet, guild, value);
                    let more = matches!(entered, Owned::AddCraftsman { .. });
                    match late::answers(table, seat, guild, value).filter(|_| more) {
                        Some(round) => {
                            let answer = TitleCommand::AnswerFavorite(round, guild, Some(seat));
                            table.title_command(answer);
                        }
                        None => own(table, seat, entered),
                    }
                }
            });
            if unknown > 0 {
                let tile = cx.describe().craftsman_of(guild);
                let words = cx.with("table-craftsman-value", [("tile", tile.into())]);
                ui.add(Label::new(text::small(words).color(cx.palette().warning)).wrap());
            }
            let crests = |ui: &mut Ui| {
                if let Some(count) = crest_keys(ui, table, Some(guild), sheet.crests[guild.index()]) {
                    own(table, seat, Owned::Crest { guild, count });
                }
            };
            let tiles = |ui: &mut Ui| {
                for _ in 0..unknown {
                    unknown_tile(ui, cx, guild, size::TILE_IN_ROW);
                }
                if let Some(value) = value_tiles(ui, table, guild, size::TILE_IN_ROW, values) {
                    own(table, seat, Owned::RemoveCraftsman { guild, value });
                }
            };
            if ui.available_width() >= size::CRESTS_AND_TILES {
                ui.horizontal(|ui| {
                    crests(ui);
                    ui.add_space(size::GAP_SMALL);
                    row_of_tiles(ui, guild, tiles);
                });
            } else {
                ui.horizontal_wrapped(crests);
                row_of_tiles(ui, guild, tiles);
            }
        });
    });
}

/// One row as high as a tile from the start: nothing moves when tiles come, and a row that is full goes on sideways.
fn row_of_tiles(ui: &mut Ui, guild: Guild, add: impl FnOnce(&mut Ui)) {
    let height = tile_size(size::TILE_IN_ROW).y + size::GAP_SMALL;
    ui.spacing_mut().scroll.floating_allocated_width = 0.0;
    let row = ScrollArea::horizontal().id_salt(("tiles", guild)).auto_shrink(false).stick_to_right(true);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), Layout::top_down(Align::Min), |ui| {
        ui.set_height(height);
        row.show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.set_height(height);
                ui.spacing_mut().item_spacing.x = size::TIGHT;
                add(ui);
            });
        });
    });
}

/// Tiles that may lie here, for a favourite is not known: a touch on a value says yes, the button says no.
fn perhaps_ui(ui: &mut Ui, table: &TableCx, seat: Seat, sheet: &FinalSheet) {
    if sheet.perhaps.is_empty() {
        return;
    }
    let cx = table.cx;
    let all = sheet.craftsmen.iter().flatten().map(|&(guild, value)| Some((guild, value?)));
    let all: Option<Vec<_>> = all.collect();
    ui.horizontal_wrapped(|ui| {
        ui.add(Art::WARNING.tinted(vec2(size::ICON, size::ICON), cx.palette().warning));
        ui.label(perhaps(table, &sheet.perhaps));
        let pressed = ui.add_enabled_ui(all.is_some(), |ui| {
            button(ui, cx, Weight::Normal, None, &cx.text("table-craftsmen-all")).clicked()
        });
        if let Some(craftsmen) = all.filter(|_| pressed.inner) {
            own(table, seat, Owned::Craftsmen { craftsmen });
        }
    });
}

/// The fact that a touch on a value enters: the first one begins a list of all craftsmen, and a tile of which
/// only the guild is known gets its value before another one comes.
fn entered_craftsman(sheet: &FinalSheet, guild: Guild, value: u8) -> Owned {
    match &sheet.craftsmen {
        None => Owned::Craftsmen { craftsmen: vec![(guild, value)] },
        Some(own) if own.contains(&(guild, None)) => Owned::CraftsmanValue { guild, value },
        Some(_) => Owned::AddCraftsman { guild, value },
    }
}

/// A button for “none of it”, where something is not known. Returns true if it was pressed.
fn unknown_ui(ui: &mut Ui, table: &TableCx, says: &str, none: &str) -> bool {
    let cx = table.cx;
    ui.horizontal_wrapped(|ui| {
        ui.add(Art::WARNING.tinted(vec2(size::ICON, size::ICON), cx.palette().warning));
        ui.label(cx.text(says));
        button(ui, cx, Weight::Normal, None, &cx.text(none)).clicked()
    })
    .inner
}

/// A craftsman of a guild; agent+ does not matter here.
const fn craftsman(guild: Guild, value: u8) -> Tile {
    Tile::Craftsman(Craftsman { guild, value, agent: false })
}

/// True if the players have all tiles of this value that the box holds.
fn is_used_up(table: &TableCx, guild: Guild, value: u8) -> bool {
    let own = |sheet: &FinalSheet| {
        sheet.craftsmen.iter().flatten().filter(|it| **it == (guild, Some(value))).count()
    };
    let held = table.view.tiles().craftsmen(guild).iter().filter(|it| it.value == value).count();
    table.view.sheets.iter().map(own).sum::<usize>() >= held
}

/// A key for every value of a craftsman; one that is used up is dimmed, yet can be touched to ask about it.
pub(super) fn value_keys(
    ui: &mut Ui,
    table: &TableCx,
    guild: Guild,
    used_up: impl Fn(u8) -> bool,
) -> Option<u8> {
    let cx = table.cx;
    let mut touched = None;
    for value in LOWEST_VALUE..=HIGHEST_VALUE {
        let add = cx.with("table-add", [("tile", cx.describe().tile(craftsman(guild, value)).into())]);
        let key = vec2(size::TOUCH, size::TOUCH);
        if number_key(ui, cx, value, key, used_up(value), &add).clicked() {
            touched = Some(value);
        }
    }
    touched
}

/// Returns the value of the touched craftsman, to be removed.
pub(super) fn value_tiles(
    ui: &mut Ui,
    table: &TableCx,
    guild: Guild,
    width: f32,
    mut values: Vec<u8>,
) -> Option<u8> {
    let cx = table.cx;
    let mut touched = None;
    values.sort_unstable();
    for value in values {
        let of = craftsman(guild, value);
        let remove = cx.with("table-remove", [("tile", cx.describe().tile(of).into())]);
        // Not in a scope of its own: that could not go on in the next line.
        if tile_button_sized(ui, cx, of, width, [false; 2], &remove).clicked() {
            touched = Some(value);
        }
    }
    touched
}

pub(super) fn crests_ui(ui: &mut Ui, table: &TableCx, guild: Option<Guild>, own: Option<u8>) -> Option<u8> {
    ui.horizontal_wrapped(|ui| crest_keys(ui, table, guild, own)).inner
}

fn crest_keys(ui: &mut Ui, table: &TableCx, guild: Option<Guild>, own: Option<u8>) -> Option<u8> {
    let cx = table.cx;
    let mut touched = None;
    let most = if guild.is_some() { CRESTS_PER_GUILD } else { PRESTIGE_CRESTS };
    crest(ui, cx, guild, size::TOUCH * 0.8);
    if own.is_none() {
        ui.label(text::bold(cx.text("widget-unknown-short")).color(cx.palette().warning));
    }
    for count in 0..=most {
        let name = match guild {
            Some(guild) => {
                cx.with("table-crests-set", [("guild", guild.id().into()), ("count", count.into())])
            }
            None => cx.with("table-prestige-set", [("count", count.into())]),
        };
        let response = digit(ui, table, own == Some(count), count);
        if named(response, &name).clicked() {
            touched = Some(count);
        }
    }
    touched
}

pub(super) fn digit(ui: &mut Ui, table: &TableCx, chosen: bool, number: u8) -> egui::Response {
    let palette = table.cx.palette();
    let ink = if chosen { palette.on_accent } else { palette.ink };
    let key = Button::new(text::bold(number.to_string()).color(ink))
        .min_size(vec2(size::LEAST_TARGET, size::TOUCH));
    ui.add(if chosen { key.fill(palette.accent) } else { key })
}

fn townsmen_ui(ui: &mut Ui, table: &TableCx, seat: Seat, sheet: &FinalSheet) {
    let cx = table.cx;
    ui.label(text::heading(cx.text("table-townsmen")));
    // W6: musicians have paid and score nothing.
    let score = Townsman::ALL.into_iter().filter(|townsman| townsman.trigger() == Trigger::Sun);
    let unknown = score.clone().any(|townsman| sheet.townsmen[townsman.index()].is_none());
    if unknown && unknown_ui(ui, table, "table-townsmen-unknown", "table-townsmen-none") {
        own(table, seat, Owned::Townsmen { townsmen: sheet.townsmen.map(|count| count.unwrap_or(0)) });
    }
    columns(ui, size::TOWNSMAN, score, |ui, townsman| {
        let of = Tile::Townsman(townsman);
        let name = cx.describe().tile(of);
        ui.horizontal(|ui| {
            tile(ui, cx, of);
            ui.vertical(|ui| {
                ui.add(Label::new(&name).wrap());
                let value = sheet.townsmen[townsman.index()].map(Into::into);
                let stepper = Stepper { what: &name, value, range: 0..=9 };
                if let Some(count) = stepper.show(ui, cx) {
                    own(table, seat, Owned::Townsman { townsman, count: count as u8 });
                }
            });
        });
    });
}
