//! The town helper: the clock of the game and a strip per player. An entry takes two or three touches, and reminders stand
//! in the footer before people forget them. A reset has steps of its own.

mod clock;
pub(super) mod number;
mod numbers;
mod steps;
mod strip;
pub(super) mod who;

pub(super) use clock::{guildhall_words, space_name, spaces_ui};
pub(super) use steps::{StepsView, answer_ui, outcome_ui, resets_ui, steps_footer_ui, steps_ui};
pub(super) use strip::{HistoryView, history_ui};

use egui::{Align, Label, Layout, Ui, vec2};

use super::table::{CorrectView, TableCx, TableView};
use crate::companion::architects::{ClockNews, Entry, Ledger};
use crate::ui::art::Art;
use crate::ui::screens::table::Tab;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button};

#[derive(Debug, Default)]
pub(super) struct TownView {
    /// True while the numbers of all players are edited.
    pub(super) numbers: bool,
    pub(super) history: Option<HistoryView>,
    pub(super) steps: StepsView,
}

pub(super) fn town_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, state: &mut TableView) {
    if state.town.numbers {
        return numbers::numbers_ui(ui, table, ledger);
    }
    clock::clock_ui(ui, table, ledger, state);
    ui.add_space(size::GAP_SMALL);
    strip::strips_ui(ui, table, ledger, state);
}

/// The reminders and the possible entries. A second tap was meant for the page before, and enters nothing.
pub(super) fn foot_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, state: &mut TableView, second: bool) {
    if state.town.numbers {
        return numbers::back_ui(ui, table, state);
    }
    let cx = table.cx;
    news_ui(ui, table, ledger);
    let due = ledger.clock().reset_due;
    let ending = ledger.last_turns().is_some() || ledger.guildhall().is_none();
    // While last turns are still due, they come next.
    let last = ledger.last_turns().is_some() && !ledger.news().contains(&ClockNews::AllDone);
    let weight_of = |primary| if primary { Weight::Primary } else { Weight::Normal };
    let mut pressed = None;
    ui.horizontal_wrapped(|ui| {
        let mut tell = |ui: &mut Ui, weight, art, key: &str, entered: TownInput| {
            if button(ui, cx, weight, Some(art), &cx.text(key)).clicked() && !second {
                pressed = Some(entered);
            }
        };
        tell(ui, Weight::Normal, Art::PLUS, "table-tell-guildhall", TownInput::Guildhall);
        tell(ui, Weight::Normal, Art::PLUS, "table-tell-market", TownInput::Market);
        tell(ui, Weight::Normal, Art::EDIT, "table-tell-numbers", TownInput::Numbers);
        if ledger.last_turns().is_some() {
            tell(ui, weight_of(last && !due), Art::PLUS, "table-tell-last-turn", TownInput::LastTurn);
        }
        tell(ui, weight_of(due), Art::NEXT, "table-tell-reset", TownInput::Reset);
        if ending && !due {
            tell(ui, weight_of(!last), Art::NEXT, "table-tell-end", TownInput::End);
        }
    });
    match pressed {
        Some(TownInput::Guildhall) => state.correct = Some(CorrectView::guildhall()),
        Some(TownInput::Market) => state.correct = Some(CorrectView::market(None)),
        Some(TownInput::Numbers) => state.town.numbers = true,
        Some(TownInput::LastTurn) => state.correct = Some(CorrectView::last_turn()),
        Some(TownInput::Reset) => table.show(Tab::End),
        Some(TownInput::End) => {
            table.enter(Entry::EndGame);
            state.to_score = true;
        }
        None => {}
    }
}

#[derive(Clone, Copy)]
enum TownInput {
    Guildhall,
    Market,
    Numbers,
    LastTurn,
    Reset,
    End,
}

/// The reminders, in a line of their own that is always there.
fn news_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger) {
    let cx = table.cx;
    let news = ledger.news();
    let message: Vec<_> = news.iter().map(|news| who::message(table, news)).collect();
    let urgent = news
        .iter()
        .any(|news| matches!(news, ClockNews::Reset | ClockNews::LastTurns { .. } | ClockNews::AllDone));
    let room = vec2(ui.available_width(), size::ICON * 1.4);
    ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(room.y);
        let (art, colour) = match (message.is_empty(), urgent) {
            (true, _) => (Art::CHECK, cx.palette().positive),
            (false, true) => (Art::WARNING, cx.palette().warning),
            (false, false) => (Art::INFO, cx.palette().link),
        };
        ui.add(art.tinted(vec2(size::ICON, size::ICON), colour));
        let words = if message.is_empty() { cx.text("table-news-none") } else { message.join(" ") };
        ui.add(Label::new(text::bold(words)).wrap());
    });
}
