//! The workshops as they lie on the board, filled tile by tile: one touch per tile, and the next open place
//! is chosen by itself.

use egui::{Align, CornerRadius, Frame, Label, Layout, Margin, Shape, Stroke, Ui, pos2, vec2};

use super::{TableCx, guild_name};
use crate::companion::norenberc::{Entry, Ledger};
use crate::norenberc::components::{HIGHEST_VALUE, LOWEST_VALUE};
use crate::norenberc::{Bench, Craftsman, Guild, RuleId, Tile, guilds_in_play};
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::norenberc::moves::parts::dimmed_name;
use crate::ui::norenberc::palette;
use crate::ui::norenberc::tile::{place_button, tile_button, tile_size};
use crate::ui::theme::{DISPLAY, on, size, text};
use crate::ui::widgets::{Weight, button, choice, columns};

type Tiles = [Option<Craftsman>; 5];

#[derive(Clone, Copy, Debug)]
pub(super) struct WorkshopView {
    guild: Guild,
    tiles: Tiles,
    chosen: Option<Bench>,
}

impl WorkshopView {
    pub(super) const fn of(guild: Guild, tiles: Tiles) -> Self {
        Self { guild, tiles, chosen: None }
    }

    pub(super) fn entry(&self) -> Option<Entry> {
        let entered = self.tiles.iter().any(Option::is_some);
        entered.then_some(Entry::Workshop { guild: self.guild, tiles: self.tiles })
    }
}

/// A workshop as a form. The ledger is that of the entry being corrected.
pub(super) fn form_ui(ui: &mut Ui, table: &TableCx, ledger: Option<&Ledger>, view: &mut WorkshopView) {
    let cx = table.cx;
    cx.relevant_rules(&[RuleId::S5, RuleId::R7]);
    let guilds = Guild::first(guilds_in_play(table.names.len() as u8));
    let guilds = guilds.map(|guild| (guild, guild_name(cx, guild)));
    if let Some(guild) = choice(ui, cx, view.guild, guilds) {
        *view = WorkshopView::of(guild, [None; 5]);
    }
    let may = |bench, tile| ledger.is_none_or(|ledger| ledger.may_settle(table.view.tiles(), bench, tile));
    let from = ledger.map_or(1, Ledger::round);
    fill_ui(ui, table, (view.guild, from), &mut view.tiles, &mut view.chosen, may, |_| true);
}

/// One workshop in a form, with the tiles for its next place. Places below `from` are not asked for.
pub(super) fn fill_ui(
    ui: &mut Ui,
    table: &TableCx,
    (guild, from): (Guild, u8),
    tiles: &mut Tiles,
    chosen: &mut Option<Bench>,
    may: impl Fn(Bench, Craftsman) -> bool,
    can: impl Fn(Bench) -> bool,
) {
    let place = chosen.or_else(|| open_place(tiles, from)).unwrap_or(Bench::of_guildmaster(from));
    ui.horizontal_top(|ui| {
        let width = size::WORKSHOP;
        ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(width);
            let may = |bench| if can(bench) { Touch::Chooses } else { Touch::Nothing };
            if let Some(bench) = house_ui(ui, table, guild, tiles, |it| it == place, may) {
                *chosen = Some(bench);
            }
        });
        ui.vertical(|ui| {
            ui.add(Label::new(text::bold(place_words(table, guild, place))).wrap());
            if let Some(tile) =
                tiles_ui(ui, table, guild, (place, tiles[place.index()]), |tile| may(place, tile))
            {
                tiles[place.index()] = Some(tile);
                *chosen = None;
            }
        });
    });
}

/// The lowest place, at or above `from`, whose tile is not known.
fn open_place(tiles: &Tiles, from: u8) -> Option<Bench> {
    Bench::ALL.into_iter().find(|bench| bench.number() >= from && tiles[bench.index()].is_none())
}

/// The place in words, and when its tile is guildmaster.
fn place_words(table: &TableCx, guild: Guild, bench: Bench) -> String {
    table.cx.with("table-place-about", [("guild", guild.id().into()), ("number", bench.number().into())])
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Touch {
    Chooses,
    /// It is dimmed, and a touch says why.
    SaysWhy,
    /// Nothing is there any more.
    Nothing,
}

/// A workshop as on the board: the lowest tile at the bottom, two in the topmost window.
pub(super) fn house_ui(
    ui: &mut Ui,
    table: &TableCx,
    guild: Guild,
    tiles: &Tiles,
    chosen: impl Fn(Bench) -> bool,
    touch: impl Fn(Bench) -> Touch,
) -> Option<Bench> {
    let cx = table.cx;
    ui.spacing_mut().item_spacing.y = 0.0;
    gable_ui(ui, table, guild);
    let footer = CornerRadius { nw: 0, ne: 0, sw: size::RADIUS, se: size::RADIUS };
    let walls = Frame::new()
        .fill(cx.palette().surface)
        .stroke(Stroke::new(1.0, cx.palette().line))
        .corner_radius(footer)
        .inner_margin(Margin::same(size::HOUSE_MARGIN));
    let mut touched = None;
    walls.show(ui, |ui| {
        ui.set_width(ui.available_width());
        let [first, second, third, under, over] = Bench::ALL;
        let rows: [&[Bench]; 4] = [&[under, over], &[third], &[second], &[first]];
        for (row, benches) in rows.into_iter().enumerate() {
            if row > 0 {
                ui.add_space(size::GAP_SMALL);
            }
            let tile = tile_size(size::TILE_BUTTON);
            let count = benches.len() as f32;
            let width = tile.x * count + size::GAP_SMALL * (count - 1.0);
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
                ui.add_space(((ui.available_width() - width) / 2.0).max(0.0));
                for &bench in benches {
                    let of = tiles[bench.index()];
                    let pressed = place_ui(ui, table, (guild, bench), of, chosen(bench), touch(bench));
                    if pressed {
                        touched = Some(bench);
                    }
                }
            });
        }
    });
    touched
}

fn place_ui(
    ui: &mut Ui,
    table: &TableCx,
    (guild, bench): (Guild, Bench),
    tile: Option<Craftsman>,
    chosen: bool,
    touch: Touch,
) -> bool {
    let cx = table.cx;
    let message = match tile {
        Some(tile) => cx.describe().tile(Tile::Craftsman(tile)),
        None => cx.text("widget-unknown"),
    };
    let args = [("guild", guild.id().into()), ("number", bench.number().into()), ("tile", message.into())];
    let name = cx.with("table-place", args);
    let name = if touch == Touch::SaysWhy { dimmed_name(cx, &name) } else { name };
    let dimmed = touch != Touch::Chooses;
    ui.add_enabled_ui(touch != Touch::Nothing, |ui| match tile {
        Some(tile) => tile_button(ui, cx, Tile::Craftsman(tile), chosen, dimmed, &name).clicked(),
        None => place_button(ui, cx, &bench.number().to_string(), chosen, &name).clicked(),
    })
    .inner
}

fn gable_ui(ui: &mut Ui, table: &TableCx, guild: Guild) {
    let cx = table.cx;
    let fill = palette::guild(guild);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), size::GABLE), egui::Sense::hover());
    let corners = [pos2(rect.left(), rect.bottom()), rect.center_top(), pos2(rect.right(), rect.bottom())];
    ui.painter().add(Shape::convex_polygon(corners.to_vec(), fill, Stroke::NONE));
    Frame::new().fill(fill).inner_margin(Margin::symmetric(size::HOUSE_MARGIN, 2)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.set_min_height(size::ICON * 1.3);
            ui.add(art::of_good(guild.good()).image(vec2(size::ICON, size::ICON)));
            let name = text::small(guild_name(cx, guild))
                .family(egui::FontFamily::Name(DISPLAY.into()))
                .color(on(fill));
            ui.add(Label::new(name).wrap());
        });
    });
}

/// Every craftsman of a guild, for a place: those that the box does not hold any more are dimmed, yet can be
/// touched, for the box is a guess.
fn tiles_ui(
    ui: &mut Ui,
    table: &TableCx,
    guild: Guild,
    (place, chosen): (Bench, Option<Craftsman>),
    may: impl Fn(Craftsman) -> bool,
) -> Option<Craftsman> {
    let place = table.cx.with("table-bench", [("number", place.number().into())]);
    let name = |tile: String| {
        table.cx.with("table-bench-value", [("place", place.clone().into()), ("value", tile.into())])
    };
    strip_ui(ui, table, Some(guild), chosen, may, name)
}

/// The craftsmen of a guild, plain and with agent+; `name` makes their accessible names. Without a guild they
/// are places with a value, so that nobody takes them for tiles of one guild.
pub(super) fn strip_ui(
    ui: &mut Ui,
    table: &TableCx,
    guild: Option<Guild>,
    chosen: Option<Craftsman>,
    may: impl Fn(Craftsman) -> bool,
    name: impl Fn(String) -> String,
) -> Option<Craftsman> {
    let cx = table.cx;
    let mut touched = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(size::GAP_SMALL, size::GAP_SMALL);
        let apart = !is_one_line(ui.available_width());
        for agent in [false, true] {
            if agent && apart {
                ui.end_row();
            }
            for value in LOWEST_VALUE..=HIGHEST_VALUE {
                let craftsman = Craftsman { guild: guild.unwrap_or(Guild::Brewers), value, agent };
                let tile = Tile::Craftsman(craftsman);
                let pressed = if guild.is_some() {
                    let here = chosen == Some(craftsman);
                    let name = name(cx.describe().tile(tile));
                    tile_button(ui, cx, tile, here, !here && !may(craftsman), &name)
                } else {
                    let shown = if agent { format!("{value}+") } else { value.to_string() };
                    place_button(ui, cx, &shown, false, &name(shown.clone()))
                };
                if pressed.clicked() {
                    touched = Some(craftsman);
                }
            }
        }
    });
    touched
}

/// True if all craftsmen of a guild stand in one line; else those with agent+ have their own.
fn is_one_line(room: f32) -> bool {
    let all = 2.0 * f32::from(HIGHEST_VALUE - LOWEST_VALUE + 1);
    all * (size::TILE_BUTTON + size::GAP_SMALL) - size::GAP_SMALL <= room
}

fn strip_height(ui: &Ui) -> f32 {
    let line = tile_size(size::TILE_BUTTON).y + size::GAP_SMALL;
    let room = ui.available_width() - 2.0 * f32::from(size::CARD_MARGIN);
    if is_one_line(room) { line } else { 2.0 * line }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct WorkshopsView {
    /// The guild where the next open place is looked for first.
    guild: Guild,
    chosen: Option<(Guild, Bench)>,
    /// The tiles that were entered for one workshop: one entry of the log has all of them.
    entered: (Guild, Tiles),
    /// True once the page was seen: it opens at the next place, and then nothing moves by itself.
    seen: bool,
}

impl WorkshopsView {
    pub(super) fn new(guild: Guild, ledger: &Ledger) -> Self {
        let known = open_place(&settled(ledger, guild), ledger.round()).is_none();
        let master = (guild, Bench::of_guildmaster(ledger.round()));
        Self { guild, chosen: known.then_some(master), entered: (guild, [None; 5]), seen: false }
    }

    /// The next place whose tile is not known: at this guild, or at those after it.
    fn open(&self, ledger: &Ledger) -> Option<(Guild, Bench)> {
        let guilds: Vec<_> = ledger.guilds().collect();
        let first = guilds.iter().position(|&guild| guild == self.guild).unwrap_or(0);
        let (before, after) = guilds.split_at(first);
        let mut all = after.iter().chain(before);
        all.find_map(|&guild| Some((guild, open_place(&settled(ledger, guild), ledger.round())?)))
    }

    /// The place of the next tile; if all are known, one that can be changed.
    fn place(&self, ledger: &Ledger) -> (Guild, Bench) {
        let master = || (self.guild, Bench::of_guildmaster(ledger.round()));
        self.chosen.or_else(|| self.open(ledger)).unwrap_or_else(master)
    }

    fn tell(&mut self, table: &TableCx, ledger: &Ledger, (guild, bench): (Guild, Bench), tile: Craftsman) {
        if self.entered.0 != guild {
            self.entered = (guild, [None; 5]);
        }
        let now = settled(ledger, guild);
        let mut tiles = self.entered.1;
        for (entered, now) in tiles.iter_mut().zip(now) {
            // A tile that was rejected or taken back is not entered again.
            *entered = entered.filter(|entered| Some(*entered) == now);
        }
        tiles[bench.index()] = Some(tile);
        self.entered.1 = tiles;
        self.guild = guild;
        // On to the next open place. Where there is none, everybody looks all of them over, and leaves by the
        // button.
        let mut with = now;
        with[bench.index()] = Some(tile);
        let then = |of| if of == guild { with } else { settled(ledger, of) };
        let left = ledger.guilds().any(|of| open_place(&then(of), ledger.round()).is_some());
        self.chosen = (!left).then_some((guild, bench));
        table.enter(Entry::Workshop { guild, tiles });
    }
}

fn settled(ledger: &Ledger, guild: Guild) -> Tiles {
    Bench::ALL.map(|bench| ledger.settled(guild, bench))
}

pub(super) fn workshops_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, view: &mut WorkshopsView) {
    let place = view.place(ledger);
    columns(ui, size::WORKSHOP, ledger.guilds(), |ui, guild| {
        let chosen = |bench| place == (guild, bench);
        if let Some(bench) = house_ui(ui, table, guild, &settled(ledger, guild), chosen, |_| Touch::Chooses) {
            view.chosen = Some((guild, bench));
        }
        if !view.seen && place.0 == guild {
            ui.scroll_to_rect(ui.min_rect(), Some(Align::Max));
            view.seen = true;
        }
    });
}

/// The tiles to choose from, and the button that ends. Returns true if that was pressed.
pub(super) fn foot_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, view: &mut WorkshopsView) -> bool {
    let cx = table.cx;
    let (guild, bench) = view.place(ledger);
    let mut done = false;
    let height = size::TOUCH + size::GAP + strip_height(ui);
    crate::ui::widgets::footer(ui, cx, "workshops", height, |ui| {
        let end = Layout::right_to_left(Align::Center);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), size::TOUCH), end, |ui| {
            done =
                button(ui, cx, Weight::Normal, Some(Art::CHECK), &cx.text("table-workshop-done")).clicked();
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                // Two lines of it are no higher than the button.
                let words = text::bold(place_words(table, guild, bench)).size(size::TEXT_SMALL);
                ui.add(Label::new(words).wrap());
            });
        });
        let may = |tile| ledger.may_settle(table.view.tiles(), bench, tile);
        let chosen = ledger.settled(guild, bench);
        if let Some(tile) =
            tiles_ui(ui, table, guild, (bench, chosen), may).filter(|tile| chosen != Some(*tile))
        {
            view.tell(table, ledger, (guild, bench), tile);
        }
    });
    done
}
