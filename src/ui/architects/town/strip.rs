//! The strip of one player: virtue, cathedral, debts, prison and buildings. Every number opens its history; below stand the
//! limits of the player and the tax that virtue saves.

use egui::{Button, Label, ScrollArea, Ui, vec2};

use super::super::art;
use super::super::card::game_card;
use super::super::table::{CorrectView, TableCx, TableView, name};
use super::number::{self, tracked};
use super::who::player_ui;
use crate::architects::RuleId;
use crate::companion::architects::{Doubt, Doubts, Entry, Ledger, May, Owned, Past, Strip, Tracked};
use crate::game::Seat;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, card, card_button, columns, follow_focus, named, sheet, why};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui::architects) struct HistoryView {
    seat: Seat,
    what: Tracked,
}

pub(super) fn strips_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, state: &mut TableView) {
    let seats: Vec<_> = ledger.seats().collect();
    columns(ui, size::HAND, seats, |ui, seat| {
        let Some(strip) = ledger.strip(seat) else { return };
        card(ui, table.cx, |ui| {
            ui.set_width(ui.available_width());
            strip_ui(ui, table, ledger, seat, strip, state);
        });
    });
}

fn is_opponent(ledger: &Ledger, seat: Seat) -> bool {
    seat.0 >= ledger.players()
}

fn strip_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, seat: Seat, strip: &Strip, state: &mut TableView) {
    let cx = table.cx;
    ui.horizontal_wrapped(|ui| {
        player_ui(ui, table, seat);
        if let Some(character) = strip.character {
            let called = cx.with("architects-character", [("character", character.id().into())]);
            ui.add(art::of_character(character).image(vec2(size::ICON, size::ICON)));
            ui.label(text::small(called).color(cx.palette().ink_soft));
        }
    });
    let whose = name(table, seat);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        for what in Tracked::ALL {
            if what == Tracked::Paid && is_opponent(ledger, seat) {
                continue;
            }
            let owned = tracked(strip, what);
            if chip_ui(ui, cx, &whose, &owned, !strip.doubts(what).is_empty()) {
                state.town.history = Some(HistoryView { seat, what });
            }
        }
        let all = number::of_strip(strip, is_opponent(ledger, seat)).into_iter();
        let others = all.filter(|(it, _)| {
            matches!(it, Owned::Prison { .. } | Owned::Goods { .. } | Owned::Workers { .. })
        });
        for (owned, doubtful) in others {
            if chip_ui(ui, cx, &whose, &owned, doubtful) {
                state.correct = Some(CorrectView::at_end(&Entry::Owned { seat, owned }));
            }
        }
    });
    if is_opponent(ledger, seat) {
        ui.horizontal_wrapped(|ui| {
            ui.add(
                Label::new(text::small(cx.text("table-strip-scheme")).color(cx.palette().ink_soft)).wrap(),
            );
            why(ui, cx, RuleId::O5);
        });
    } else {
        buildings_ui(ui, table, strip);
    }
    limits_ui(ui, table, ledger, seat);
}

/// A number to press; a doubtful one has a question mark.
fn chip_ui(ui: &mut Ui, cx: &Cx, whose: &str, owned: &Owned, doubtful: bool) -> bool {
    let unknown = cx.text("widget-unknown-short");
    let count = number::count(owned);
    let words = match (count, doubtful) {
        (None, _) => unknown,
        (Some(count), true) => format!("{count}{unknown}"),
        (Some(count), false) => count.to_string(),
    };
    let picture = number::art(owned).image(vec2(size::ICON, size::ICON));
    let chip = Button::new((picture, text::bold(&words))).min_size(vec2(size::CHIP_NUMBER, size::TOUCH));
    let heard = if count.is_none() { cx.text("widget-unknown") } else { words };
    let what = number::name_of(cx, whose, owned);
    named(ui.add(chip), &cx.with("widget-explained", [("what", what.into()), ("number", heard.into())]))
        .clicked()
}

fn buildings_ui(ui: &mut Ui, table: &TableCx, strip: &Strip) {
    let cx = table.cx;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = size::TIGHT;
        for building in &strip.buildings {
            game_card(ui, cx, *building, size::CARD_IN_STRIP);
        }
        let more = match strip.unnamed {
            Some(0) if strip.buildings.is_empty() => cx.text("table-strip-no-buildings"),
            Some(0) => return,
            Some(count) => cx.with("table-strip-unnamed", [("count", count.into())]),
            None => cx.text("table-strip-perhaps-more"),
        };
        ui.add(Label::new(text::small(more).color(cx.palette().ink_soft)).wrap());
    });
}

/// The limits set by virtue and full spots, and the tax that virtue saves.
fn limits_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, seat: Seat) {
    let cx = table.cx;
    let mut line = |art: Art, words: String, rule: RuleId| {
        ui.horizontal_wrapped(|ui| {
            ui.add(art.image(vec2(size::ICON_SMALL, size::ICON_SMALL)));
            ui.add(Label::new(text::small(words)).wrap());
            why(ui, cx, rule);
        });
    };
    if let May::Virtue { .. } = ledger.may_enter_market(seat) {
        line(art::BLACK_MARKET, cx.text("table-strip-no-market"), RuleId::V4);
    }
    match ledger.may_advance(seat) {
        May::Virtue { .. } => line(art::CATHEDRAL, cx.text("table-strip-no-cathedral"), RuleId::V5),
        May::Full { level } => {
            line(art::CATHEDRAL, cx.with("table-strip-level-full", [("level", level.into())]), RuleId::A3);
        }
        May::Yes | May::Unknown | May::Top => {}
    }
    if !is_opponent(ledger, seat)
        && let Some(tax @ 1..) = ledger.evades(seat)
    {
        line(art::TAX, cx.with("table-strip-evades", [("count", tax.into())]), RuleId::V3);
    }
}

/// The history of a number. Pressing a change opens its entry for correction.
pub(in crate::ui::architects) fn history_ui(ui: &Ui, table: &TableCx, state: &mut TableView) {
    let Some(HistoryView { seat, what }) = state.town.history else { return };
    let ledger = table.view.play.ledger();
    let Some(strip) = ledger.and_then(|ledger| ledger.strip(seat)) else {
        state.town.history = None;
        return;
    };
    let cx = table.cx;
    let owned = tracked(strip, what);
    let title = number::name_of(cx, &name(table, seat), &owned);
    let (mut opened, mut entered) = (None, false);
    let closed = sheet(ui, cx, "history", &title, |ui| {
        ScrollArea::vertical().show(ui, |ui| {
            ui.set_width(ui.available_width());
            for doubt in strip.doubts(what).iter() {
                ui.horizontal(|ui| {
                    ui.add(Art::WARNING.tinted(vec2(size::ICON, size::ICON), cx.palette().warning));
                    ui.add(Label::new(table.describe().say(&doubt)).wrap());
                });
                if doubt == Doubt::Reset {
                    opened = unanswered_ui(ui, table).or(opened.take());
                }
            }
            let doubts = strip.doubts(what);
            ui.add_enabled_ui(!table.view.read_only, |ui| {
                entered |= doubts_ui(ui, table, seat, &owned, doubts);
                let other = cx.text("table-history-other");
                if button(ui, cx, Weight::Normal, Some(Art::EDIT), &other).clicked() {
                    opened = Some(CorrectView::at_end(&Entry::Owned { seat, owned: owned.clone() }));
                }
            });
            let mut pasts = strip.history.iter().rev().filter(|past| past.what == what).peekable();
            if pasts.peek().is_none() {
                ui.label(cx.text("table-history-none"));
            }
            for past in pasts {
                opened = past_ui(ui, table, *past).or(opened.take());
            }
            follow_focus(ui);
        });
    });
    if opened.is_some() {
        state.correct = opened;
    }
    if closed || entered || state.correct.is_some() {
        state.town.history = None;
    }
}

/// Buttons that confirm a doubtful number or enter its likely cause. Returns true if one was pressed.
fn doubts_ui(ui: &mut Ui, table: &TableCx, seat: Seat, owned: &Owned, doubts: Doubts) -> bool {
    let (cx, mut entered) = (table.cx, None);
    if let Some(count) = number::count(owned).filter(|_| !doubts.is_empty()) {
        let what = number::name_of(cx, &name(table, seat), owned);
        let right = cx.with("table-town-right", [("what", what.into()), ("number", count.into())]);
        if button(ui, cx, Weight::Normal, Some(Art::CHECK), &right).clicked() {
            entered = Some(Entry::Owned { seat, owned: owned.clone() });
        }
        if count > 0 && doubts.iter().any(|doubt| matches!(doubt, Doubt::Church | Doubt::Beyond)) {
            let destroyed = Entry::Destroyed { seat, debts: 1 };
            let words = table.describe().say(&destroyed);
            if button(ui, cx, Weight::Normal, Some(Art::NEXT), &words).clicked() {
                entered = Some(destroyed);
            }
        }
    }
    let pressed = entered.is_some();
    if let Some(entry) = entered {
        table.enter(entry);
    }
    pressed
}

/// The unanswered questions of the resets so far, each to be answered now.
pub(super) fn unanswered_ui(ui: &mut Ui, table: &TableCx) -> Option<CorrectView> {
    let mut opened = None;
    let in_question = table.view.log.iter().filter(|line| matches!(line.entry, Entry::NotKnown { .. }));
    for line in in_question {
        let Entry::NotKnown { question } = line.entry else { continue };
        let words = table.describe().reset_question(question);
        ui.add_enabled_ui(!table.view.read_only, |ui| {
            if button(ui, table.cx, Weight::Normal, Some(Art::NEXT), &words).clicked() {
                opened = Some(CorrectView::amend(line.id, &line.entry));
            }
        });
    }
    opened
}

fn past_ui(ui: &mut Ui, table: &TableCx, past: Past) -> Option<CorrectView> {
    let cx = table.cx;
    let line = table.view.log.get(past.index)?;
    let words = table.describe().say(&line.entry);
    let value = past.value.map_or_else(|| cx.text("widget-unknown-short"), |value| value.to_string());
    let heard = cx.with("table-log-correct", [("text", words.clone().into())]);
    let pressed = ui.push_id(past.index, |ui| {
        card_button(ui, cx, &heard, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().interact_size.y = size::ICON;
            ui.horizontal(|ui| {
                ui.label(text::heading(value));
                ui.add(Label::new(words).wrap());
            });
        })
    });
    (pressed.inner.clicked() && !table.view.read_only).then(|| CorrectView::amend(line.id, &line.entry))
}
