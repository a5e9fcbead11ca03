//! The forms for a worker in the guildhall or in the black market, and for a last turn: two touches each.

use egui::{Label, Ui, vec2};

use super::super::super::card::{Shown, game_card_button};
use super::super::super::town::space_name;
use super::super::super::town::who::{seat_option_if, who_ui};
use super::super::super::{art, find};
use super::super::{TableCx, grid, name, of_table};
use crate::architects::{RuleId, Space};
use crate::companion::architects::{Did, Entry, Ledger, May, OnSpace};
use crate::game::Seat;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{named, option, why_not};

#[expect(clippy::option_option, reason = "not told yet is another thing than told that nobody knows")]
#[derive(Debug, Default)]
pub(super) struct GuildhallForm {
    /// The worker's owner; `Some(None)` if nobody knows.
    pub(super) seat: Option<Option<Seat>>,
    /// The worker's task; `Some(None)` if nobody knows.
    did: Option<Option<Did>>,
    wanted: String,
}

impl GuildhallForm {
    pub(super) const fn of(seat: Option<Seat>, did: Option<Did>) -> Self {
        Self { seat: Some(seat), did: Some(did), wanted: String::new() }
    }

    pub(super) fn entry(&self) -> Option<Entry> {
        // Nothing else can be said of a worker whose owner is unknown.
        let seat = self.seat?;
        let did = self.did?.filter(|_| seat.is_some());
        Some(Entry::Guildhall { seat, did })
    }
}

#[expect(clippy::option_option, reason = "not told yet is another thing than told that nobody knows")]
#[derive(Debug, Default)]
pub(super) struct MarketForm {
    pub(super) seat: Option<Option<Seat>>,
    pub(super) space: Option<Space>,
}

impl MarketForm {
    pub(super) const fn of(seat: Option<Seat>, space: Space) -> Self {
        Self { seat: Some(seat), space: Some(space) }
    }

    pub(super) fn entry(&self) -> Option<Entry> {
        Some(Entry::Market { seat: self.seat?, space: self.space? })
    }
}

/// The virtue that a reward of the cathedral can bring (A2): 0 where the opponent turns up none (X61), or unknown.
const REWARDS: [Option<u8>; 4] = [Some(1), Some(2), Some(0), None];

/// Returns true if the worker's task was entered.
pub(super) fn guildhall_ui(
    ui: &mut Ui,
    table: &TableCx,
    ledger: Option<&Ledger>,
    form: &mut GuildhallForm,
) -> bool {
    let cx = table.cx;
    ui.label(text::bold(cx.text("table-tell-who")));
    if let Some(seat) = who_ui(ui, table, &super::seats(table, ledger), form.seat, Some("companion-somebody"))
    {
        form.seat = Some(seat);
    }
    let who = form.seat.flatten();
    let opponent = who.is_some_and(|seat| seat.index() >= table.names.len());
    let mut entered = None;
    ui.label(text::bold(cx.text("table-tell-what-for")));
    // Everything has its place from the beginning: what cannot be entered is only dimmed.
    ui.add_enabled_ui(who.is_some(), |ui| {
        ui.horizontal_wrapped(|ui| {
            let solo = table.view.sheets.first().is_some_and(|sheet| sheet.opponent.is_some());
            for virtue in REWARDS.into_iter().filter(|virtue| solo || *virtue != Some(0)) {
                let did = Did::Advanced { virtue };
                let args = [("virtue", virtue.map_or_else(|| "none".into(), Into::into))];
                let words = cx.with("table-tell-advanced", args);
                let picture = art::CATHEDRAL.icon();
                if option(ui, cx, form.did == Some(Some(did)), Some(picture), &words).clicked() {
                    entered = Some(Some(did));
                }
            }
        });
    });
    closed_ui(ui, table, ledger, who);
    ui.add_enabled_ui(form.seat.is_some(), |ui| {
        let unknown = option(ui, cx, form.did == Some(None), None, &cx.text("table-tell-unknown"));
        if unknown.clicked() {
            entered = Some(None);
        }
    });
    ui.add_enabled_ui(who.is_some() && !opponent, |ui| {
        if let Some(did) = buildings_ui(ui, table, ledger, form) {
            entered = Some(Some(did));
        }
    });
    if let Some(did) = entered {
        form.did = Some(did);
    }
    entered.is_some()
}

/// The reason why a player should not work on the cathedral. Its room is always kept.
fn closed_ui(ui: &mut Ui, table: &TableCx, ledger: Option<&Ledger>, who: Option<Seat>) {
    let cx = table.cx;
    let may = who.and_then(|seat| ledger.map(|ledger| ledger.may_advance(seat))).unwrap_or(May::Unknown);
    ui.allocate_ui(vec2(ui.available_width(), size::TOUCH), |ui| {
        ui.set_min_height(size::TOUCH);
        match may {
            May::Virtue { .. } => why_not(ui, cx, &cx.text("table-strip-no-cathedral"), RuleId::V5),
            May::Full { level } => {
                let words = cx.with("table-strip-level-full", [("level", level.into())]);
                why_not(ui, cx, &words, RuleId::A3);
            }
            May::Top => why_not(ui, cx, &cx.text("table-tell-top"), RuleId::A1),
            May::Yes | May::Unknown => {}
        }
    });
}

fn buildings_ui(
    ui: &mut Ui,
    table: &TableCx,
    ledger: Option<&Ledger>,
    form: &mut GuildhallForm,
) -> Option<Did> {
    let cx = table.cx;
    let mut entered = None;
    let unnamed = Did::Built { building: None };
    ui.horizontal_wrapped(|ui| {
        let picture = art::BUILDING.icon();
        let chosen = form.did == Some(Some(unnamed));
        if option(ui, cx, chosen, Some(picture), &cx.text("table-tell-built")).clicked() {
            entered = Some(unnamed);
        }
        ui.label(text::bold(cx.text("table-tell-building")));
        find::field_ui(ui, cx, &mut form.wanted);
    });
    let shown: Vec<_> = of_table(table).filter(|it| find::is_building(*it, &form.wanted)).collect();
    if shown.is_empty() {
        ui.label(cx.text("table-search-nothing"));
    }
    grid(ui, &shown, |ui, building, width| {
        let did = Did::Built { building: Some(building) };
        let chosen = form.did == Some(Some(did));
        let owner = ledger.and_then(|ledger| ledger.builder(building)).filter(|_| !chosen);
        let owner = owner.filter(|seat| seat.index() < table.names.len());
        let mark = owner.map(|owner| (table.marks[owner.index()], table.name(owner)));
        let shown = Shown { chosen, dimmed: !ui.is_enabled(), owner: mark, note: None };
        if game_card_button(ui, cx, building, width, shown).clicked() {
            entered = Some(did);
        }
    });
    entered
}

/// Returns true if something was entered; with owner and space the form is complete.
pub(super) fn market_ui(
    ui: &mut Ui,
    table: &TableCx,
    ledger: Option<&Ledger>,
    form: &mut MarketForm,
) -> bool {
    let cx = table.cx;
    let mut entered = false;
    ui.label(text::bold(cx.text("table-tell-space")));
    ui.horizontal_wrapped(|ui| {
        for space in Space::ALL {
            let on = ledger.map_or(OnSpace::Free, |ledger| ledger.market()[space.index()]);
            let chosen = form.space == Some(space);
            let free = chosen || matches!(on, OnSpace::Free | OnSpace::Unknown);
            let (words, message) = match on {
                OnSpace::By(seat) if !chosen => {
                    let args = [("what", space_name(cx, space).into()), ("number", name(table, seat).into())];
                    (space_name(cx, space), cx.with("widget-explained", args))
                }
                OnSpace::Free | OnSpace::By(_) | OnSpace::Somebody | OnSpace::Unknown => {
                    (space_name(cx, space), space_name(cx, space))
                }
            };
            ui.add_enabled_ui(free, |ui| {
                let picture = art::of_space(space).icon();
                if named(option(ui, cx, chosen, Some(picture), &words), &message).clicked() {
                    form.space = Some(space);
                    entered = true;
                }
            });
        }
    });
    ui.label(text::bold(cx.text("table-tell-who")));
    if let Some(seat) = who_ui(ui, table, &super::seats(table, ledger), form.seat, Some("companion-somebody"))
    {
        form.seat = Some(seat);
        entered = true;
    }
    let closed: Vec<_> = ledger.map_or_else(Vec::new, |ledger| {
        let closed = |seat: &Seat| matches!(ledger.may_enter_market(*seat), May::Virtue { .. });
        ledger.seats().filter(closed).map(|seat| name(table, seat)).collect()
    });
    if !closed.is_empty() {
        let args = [("names", cx.texts.list(&closed).into())];
        why_not(ui, cx, &cx.with("table-tell-closed", args), RuleId::V4);
    }
    entered
}

/// A button per player to enter a last turn; players who have had theirs are dimmed.
pub(super) fn last_turn_ui(ui: &mut Ui, table: &TableCx, ledger: Option<&Ledger>) -> Option<Entry> {
    ui.add(Label::new(table.cx.text("table-tell-last-turn-about")).wrap());
    let had = ledger.and_then(Ledger::last_turns).map(|last| last.had).unwrap_or_default();
    let mut pressed = None;
    // Everybody keeps their place.
    ui.horizontal_wrapped(|ui| {
        for seat in super::seats(table, ledger) {
            if seat_option_if(ui, table, seat, !had.contains(seat), false) {
                pressed = Some(Entry::LastTurn { seat });
            }
        }
    });
    pressed
}
