//! A recruit: who, which tile, and the effect of the guest. At the table the last touch that it needs enters
//! it; in the log it is a form.

use egui::{Label, ScrollArea, Ui};

use super::workshop::strip_ui;
use super::{TableCommand, TableCx, guild_name, swap};
use crate::companion::norenberc::{Entry, EntryError, Ledger, TableState, Used};
use crate::game::Seat;
use crate::norenberc::{Guild, RuleId, Tile, Townsman, guilds_in_play};
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Form, Weight, button, choice, follow_focus, form, form_of_width, option};

#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RecruitView {
    seat: Option<Seat>,
    guild: Option<Guild>,
    tile: Option<Tile>,
    first: Option<First>,
    used: Option<Used>,
    /// True if a craftsman was touched before a guild was chosen.
    guildless: bool,
    swap: swap::SwapView,
    /// The height of the guest's effect, if that comes first: it is what most corrections are about.
    leads: Option<f32>,
}

/// The answer to “did they go first?”.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum First {
    Yes,
    No,
    Unknown,
}

impl First {
    const fn of(entered: Option<bool>) -> Self {
        match entered {
            Some(true) => Self::Yes,
            Some(false) => Self::No,
            None => Self::Unknown,
        }
    }

    const fn entered(self) -> Option<bool> {
        match self {
            Self::Yes => Some(true),
            Self::No => Some(false),
            Self::Unknown => None,
        }
    }
}

/// True if the guest has an effect that must be entered.
const fn does_something(tile: Tile) -> bool {
    matches!(tile, Tile::Townsman(Townsman::Peddler | Townsman::Mayor | Townsman::Guardsman))
}

impl RecruitView {
    pub(super) fn by(seat: Seat) -> Self {
        Self { seat: Some(seat), ..Self::default() }
    }

    pub(super) fn of(seat: Seat, tile: Tile, first: Option<bool>, used: Option<Used>) -> Self {
        let guild = match tile {
            Tile::Craftsman(craftsman) => Some(craftsman.guild),
            Tile::Townsman(_) => None,
        };
        let first = Some(First::of(first));
        let leads = does_something(tile).then_some(0.0);
        Self { seat: Some(seat), guild, tile: Some(tile), first, used, leads, ..Self::default() }
    }

    /// The entry, once it is complete. If the turn order is known, going first needs an answer: if nobody
    /// knows that, nobody knows the order either.
    pub(super) fn entry(&self, order: Option<&[Seat]>) -> Option<Entry> {
        let (seat, tile) = self.seat.zip(self.tile)?;
        let relevant_rules = order.is_some_and(|order| order.first() != Some(&seat));
        if relevant_rules && self.first.is_none() {
            return None;
        }
        let first = self.first.and_then(First::entered);
        Some(Entry::Recruited { seat, tile, first, used: self.used })
    }

    /// The missing answer, once something is chosen.
    pub(super) fn waits(&self, cx: &Cx, order: Option<&[Seat]>) -> Option<String> {
        let what = match (self.seat, self.tile) {
            (None, None) => return None,
            (None, _) => "who",
            (_, None) => "guest",
            (Some(_), Some(_)) => "first",
        };
        let waits = || cx.with("table-recruit-waits", [("what", what.into())]);
        self.entry(order).is_none().then(waits)
    }

    /// The reason why the last touch did nothing, if it did not.
    pub(super) fn rejection(&self, table: &TableCx) -> Option<String> {
        let guildless = self.guildless.then(|| table.cx.text("table-recruit-guild-first"));
        guildless.or_else(|| Some(table.describe().say(&self.swap.rejection()?)))
    }

    fn rule(&self) -> RuleId {
        match self.tile {
            Some(Tile::Townsman(townsman)) => townsman.rule(),
            Some(Tile::Craftsman(craftsman)) if craftsman.agent => RuleId::A8,
            Some(Tile::Craftsman(_)) | None => RuleId::A6,
        }
    }

    fn choose(&mut self, tile: Tile) {
        self.guildless = false;
        if self.tile != Some(tile) {
            (self.tile, self.used, self.swap) = (Some(tile), None, swap::SwapView::default());
        }
    }

    pub(super) fn back(&mut self) -> bool {
        let in_question = self.seat.is_some() && self.tile.is_some_and(does_something);
        if in_question {
            (self.tile, self.swap) = (None, swap::SwapView::default());
        }
        in_question
    }
}

/// The sheet for a recruit at the table. The player does not go first, unless the line that confirms the
/// recruit is changed.
pub(super) fn recruit_ui(
    ui: &Ui,
    table: &TableCx,
    open: &mut Option<RecruitView>,
    rejection: Option<EntryError>,
) {
    let (Some(view), TableState::Round(ledger)) = (&mut *open, table.view.play) else { return };
    let cx = table.cx;
    cx.relevant_rules(&[view.rule(), RuleId::A6, RuleId::A7, RuleId::A10]);
    let rejection =
        view.rejection(table).or_else(|| rejection.map(|rejection| table.describe().say(&rejection)));
    let state = Form { enter: None, ready: false, waits: None, rejection: rejection.as_deref() };
    // The effect of the guest, and whether everything is entered.
    let (mut used, mut whole) = (None, false);
    let in_question = view.seat.zip(view.tile).filter(|(_, tile)| does_something(*tile));
    let (_, closed) = if let Some((seat, tile)) = in_question {
        let title = [("name", table.name(seat).to_owned().into()), ("tile", cx.describe().tile(tile).into())];
        let swaps = matches!(tile, Tile::Townsman(Townsman::Guardsman));
        // All workshops beside each other, where there is room.
        let width = if swaps { size::PAGE_WIDTH } else { size::READING_WIDTH };
        let heads = cx.with("table-recruit-guest", title);
        form_of_width(ui, cx, ("recruit-used", width), &heads, &state, |ui| {
            let mut back = false;
            let mut ways_ui = |ui: &mut Ui| {
                ui.horizontal_wrapped(|ui| {
                    let previous = Some(Art::PREVIOUS);
                    back = button(ui, cx, Weight::Quiet, previous, &cx.text("moves-back")).clicked();
                    let none = if swaps { "table-swap-none" } else { "table-recruit-used-unknown" };
                    button(ui, cx, Weight::Normal, None, &cx.text(none)).clicked()
                })
                .inner
            };
            // A page longer than the window has the buttons that end it at its top.
            whole |= swaps && ways_ui(ui);
            ScrollArea::vertical().show(ui, |ui| {
                ui.set_width(ui.available_width());
                used = used_ui(ui, table, Some(ledger), tile, view);
                whole |= used.is_some();
                ui.add_space(size::GAP);
                whole |= !swaps && ways_ui(ui);
                follow_focus(ui);
            });
            if back {
                view.back();
            }
        })
    } else {
        let before = (view.seat, view.tile);
        let entered = form(ui, cx, "recruit", &cx.text("table-recruited"), &state, |ui| {
            ScrollArea::vertical().show(ui, |ui| {
                ui.set_width(ui.available_width());
                who_ui(ui, table, view);
                // The same tile once more is entered once more: it may have been rejected.
                whole = tile_ui(ui, table, Some(ledger), view) || (view.seat, view.tile) != before;
                follow_focus(ui);
            });
        });
        whole &= !view.tile.is_some_and(does_something);
        entered
    };
    if let (true, Some((seat, tile))) = (whole, view.seat.zip(view.tile)) {
        table.enter(Entry::Recruited { seat, tile, first: Some(false), used });
    }
    if closed {
        *open = None;
        table.queue.send(TableCommand::Dismiss);
    }
}

/// A recruit as a form. The ledger is that of the entry being corrected.
pub(super) fn form_ui(ui: &mut Ui, table: &TableCx, ledger: Option<&Ledger>, view: &mut RecruitView) {
    let cx = table.cx;
    if let Some(room) = view.leads {
        // Its room stays, whoever is chosen below.
        let led = ui.scope(|ui| {
            ui.set_min_height(room);
            done_ui(ui, table, ledger, view);
        });
        view.leads = Some(led.response.rect.height().max(room));
        ui.add_space(size::GAP_SMALL);
    }
    who_ui(ui, table, view);
    ui.label(text::bold(cx.text("table-recruit-first")));
    let answers = [(First::Yes, "table-yes"), (First::No, "table-no"), (First::Unknown, "table-not-known")];
    let answers = answers.map(|(answer, key)| (Some(answer), cx.text(key)));
    if let Some(first) = choice(ui, cx, view.first, answers) {
        view.first = first;
    }
    ui.add_space(size::GAP);
    tile_ui(ui, table, ledger, view);
    // What only some guests do comes last: there is nothing below that would have to make room.
    if view.leads.is_none() {
        done_ui(ui, table, ledger, view);
    }
}

fn done_ui(ui: &mut Ui, table: &TableCx, ledger: Option<&Ledger>, view: &mut RecruitView) {
    if let Some(tile) = view.tile.filter(|tile| does_something(*tile))
        && let Some(used) = used_ui(ui, table, ledger, tile, view)
    {
        view.used = Some(used);
    }
}

fn who_ui(ui: &mut Ui, table: &TableCx, view: &mut RecruitView) {
    let cx = table.cx;
    ui.label(text::bold(cx.text("table-recruit-who")));
    ui.horizontal_wrapped(|ui| {
        for seat in table.seats() {
            if option(ui, cx, view.seat == Some(seat), Some(table.shape(seat)), table.name(seat)).clicked() {
                view.seat = Some(seat);
            }
        }
    });
    ui.add_space(size::GAP);
}

/// Returns true if a tile was touched.
fn tile_ui(ui: &mut Ui, table: &TableCx, ledger: Option<&Ledger>, view: &mut RecruitView) -> bool {
    let cx = table.cx;
    let mut touched = None;
    ui.label(text::bold(cx.text("table-recruit-what")));
    ui.horizontal_wrapped(|ui| {
        for guild in Guild::first(guilds_in_play(table.names.len() as u8)) {
            let icon = Some(art::of_good(guild.good()).icon());
            if option(ui, cx, view.guild == Some(guild), icon, &cx.describe().craft(guild)).clicked() {
                (view.guild, view.guildless) = (Some(guild), false);
            }
        }
    });
    // Where no guild is chosen its tiles wait: their room is always there, and a touch says what they wait for.
    let known = view.guild.is_some();
    let may = |craftsman| known && may_lodge(table, ledger, Tile::Craftsman(craftsman));
    let chosen = match view.tile {
        Some(Tile::Craftsman(craftsman)) => Some(craftsman),
        Some(Tile::Townsman(_)) | None => None,
    };
    let name = |tile: String| {
        if known { tile } else { cx.with("moves-not-possible", [("text", tile.into())]) }
    };
    let craftsman = strip_ui(ui, table, view.guild, chosen, may, name).map(Tile::Craftsman);
    view.guildless |= craftsman.is_some() && !known;
    touched = craftsman.filter(|_| known).or(touched);
    ui.add_space(size::GAP_SMALL);
    ui.horizontal_wrapped(|ui| {
        for townsman in Townsman::ALL {
            let (tile, art) = (Tile::Townsman(townsman), Some(art::of_townsman(townsman).icon()));
            if option(ui, cx, view.tile == Some(tile), art, &cx.describe().tile(tile)).clicked() {
                touched = Some(tile);
            }
        }
    });
    if let Some(tile) = touched {
        view.choose(tile);
    }
    touched.is_some()
}

/// True if the box holds such a tile that may have lain in lodgings.
pub(super) fn may_lodge(table: &TableCx, ledger: Option<&Ledger>, tile: Tile) -> bool {
    ledger.is_none_or(|ledger| ledger.may_lodge(table.view.tiles(), tile))
}

/// Asks for the effect of a guest; returns it once it is chosen.
fn used_ui(
    ui: &mut Ui,
    table: &TableCx,
    ledger: Option<&Ledger>,
    tile: Tile,
    view: &mut RecruitView,
) -> Option<Used> {
    let cx = table.cx;
    let guilds = || Guild::first(guilds_in_play(table.names.len() as u8));
    let mut entered = None;
    match tile {
        Tile::Townsman(Townsman::Peddler) => {
            ui.label(text::bold(cx.text("table-recruit-good")));
            ui.horizontal_wrapped(|ui| {
                for good in guilds().map(Guild::good) {
                    let name = cx.with("norenberc-good-label", [("good", good.id().into())]);
                    let on_it = Some(Used::Peddler { good: Some(good) });
                    let icon = Some(art::of_good(good).icon());
                    if option(ui, cx, view.used == on_it, icon, &name).clicked() {
                        entered = on_it;
                    }
                }
                let nothing = Some(Used::Peddler { good: None });
                let name = cx.text("table-recruit-no-good");
                if option(ui, cx, view.used == nothing, None, &name).clicked() {
                    entered = nothing;
                }
            });
        }
        Tile::Townsman(Townsman::Mayor) => {
            ui.label(text::bold(cx.text("table-recruit-roof")));
            ui.horizontal_wrapped(|ui| {
                for roof in guilds() {
                    let (on_it, icon) = (Some(Used::Mayor { roof }), art::of_good(roof.good()).icon());
                    if option(ui, cx, view.used == on_it, Some(icon), &guild_name(cx, roof)).clicked() {
                        entered = on_it;
                    }
                }
            });
        }
        Tile::Townsman(Townsman::Guardsman) => {
            ui.add(Label::new(text::bold(cx.text("table-recruit-swap"))).wrap());
            entered = swap::swap_ui(ui, table, ledger, view.used, &mut view.swap);
        }
        Tile::Townsman(_) | Tile::Craftsman(_) => {}
    }
    entered
}
