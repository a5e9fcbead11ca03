//! The turn order, pressed from first to last. Every player has one place on the screen: only numbers come
//! and go, nothing is filled in under a finger, and no tap follows the one that completes an order.

use egui::{Label, TextStyle, TextWrapMode, Ui, WidgetText};

use super::TableCx;
use crate::companion::norenberc::Entry;
use crate::game::Seat;
use crate::ui::art::Art;
use crate::ui::widgets::{Weight, button_if, changing_option, named, rest_finger};

#[derive(Debug, Default)]
pub(super) struct OrderView {
    entered: Vec<Seat>,
    /// True if a known order is entered anew.
    anew: bool,
}

/// Asks for a turn order that is not known, and enters it once it is complete.
pub(super) fn order_question_ui(ui: &mut Ui, table: &TableCx, view: &mut OrderView) {
    order_ui(ui, table, &mut view.entered);
    view.enter(table);
}

impl OrderView {
    fn enter(&mut self, table: &TableCx) {
        if self.entered.len() == table.names.len() {
            self.anew = false;
            table.enter(Entry::Order { order: std::mem::take(&mut self.entered) });
        }
    }
}

/// The turn order of the current round. In a known order a touched player goes first; a new one is entered
/// from first to last, in the same places.
pub(super) fn order_of_round(ui: &mut Ui, table: &TableCx, known: Option<&[Seat]>, view: &mut OrderView) {
    let shown = known.filter(|_| !view.anew);
    words_ui(ui, table, known.is_some(), shown.is_some());
    let mut first = None;
    ui.horizontal_wrapped(|ui| {
        if let Some(order) = shown {
            first = row_ui(ui, table, order, true).filter(|seat| order.first() != Some(seat));
        } else if let Some(seat) = row_ui(ui, table, &view.entered, false) {
            tell(ui, table, &mut view.entered, seat);
        }
        if again_ui(ui, table, known.is_some() || !view.entered.is_empty()) {
            // Whoever did not mean it presses it once more.
            view.anew = known.is_some() && (!view.anew || !view.entered.is_empty());
            view.entered.clear();
        }
    });
    view.enter(table);
    if let (Some(first), Some(order)) = (first, known) {
        table.enter(Entry::Order { order: in_front(order, first) });
    }
}

pub(super) fn order_form(ui: &mut Ui, table: &TableCx, order: &mut Vec<Seat>) {
    let whole = order.len() == table.names.len();
    words_ui(ui, table, true, whole);
    ui.horizontal_wrapped(|ui| {
        match row_ui(ui, table, order, whole) {
            Some(first) if whole => *order = in_front(order, first),
            Some(seat) => tell(ui, table, order, seat),
            None => {}
        }
        if again_ui(ui, table, !order.is_empty()) {
            order.clear();
        }
    });
}

fn in_front(order: &[Seat], first: Seat) -> Vec<Seat> {
    let rest = order.iter().copied().filter(|&other| other != first);
    std::iter::once(first).chain(rest).collect()
}

/// Says what a touch does, in the room of the longest text.
fn words_ui(ui: &mut Ui, table: &TableCx, known: bool, shown: bool) {
    let cx = table.cx;
    let ways = ["table-order-tap", "table-order-press", "table-order-unknown"].map(|key| cx.text(key));
    let high = |words: &String| {
        let words = WidgetText::from(words.as_str());
        words.into_galley(ui, Some(TextWrapMode::Wrap), ui.available_width(), TextStyle::Body).size().y
    };
    let room = ways.iter().map(high).fold(0.0, f32::max);
    let [tap, press, unknown] = ways;
    let words = if shown {
        tap
    } else if known {
        press
    } else {
        unknown
    };
    ui.scope(|ui| {
        ui.set_min_height(room);
        ui.add(Label::new(words).wrap());
    });
}

fn tell(ui: &Ui, table: &TableCx, entered: &mut Vec<Seat>, seat: Seat) {
    if !entered.contains(&seat) {
        entered.push(seat);
    }
    if entered.len() == table.names.len() {
        rest_finger(ui);
    }
}

pub(super) fn order_ui(ui: &mut Ui, table: &TableCx, order: &mut Vec<Seat>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(table.cx.text("table-order-press"));
        if let Some(seat) = row_ui(ui, table, order, false) {
            tell(ui, table, order, seat);
        }
        if again_ui(ui, table, !order.is_empty()) {
            order.clear();
        }
    });
}

/// All players with their place so far. They stay where they are: only their numbers change. Returns the
/// pressed player; in a whole order they go first.
fn row_ui(ui: &mut Ui, table: &TableCx, order: &[Seat], whole: bool) -> Option<Seat> {
    let mut touched = None;
    for seat in table.seats() {
        let placed = |place: usize| format!("{place}. {}", table.name(seat));
        let place = order.iter().position(|&other| other == seat);
        let shown = place.map_or_else(|| table.name(seat).to_owned(), |place| placed(place + 1));
        let all = (1..=table.names.len()).map(placed);
        let chosen = place.is_some_and(|place| !whole || place == 0);
        let pressed = changing_option(ui, table.cx, chosen, table.shape(seat), &shown, all);
        let name = if whole {
            table.cx.with("table-order-first", [("name", table.name(seat).to_owned().into())])
        } else {
            table.name(seat).to_owned()
        };
        if named(pressed, &name).clicked() {
            touched = Some(seat);
        }
    }
    touched
}

/// A button whose place is kept if it is not live.
fn again_ui(ui: &mut Ui, table: &TableCx, live: bool) -> bool {
    button_if(ui, table.cx, live, (Weight::Quiet, Some(Art::UNDO)), &table.cx.text("table-order-again"))
        .clicked()
}
