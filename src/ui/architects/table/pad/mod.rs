//! The score pad: first everybody's buildings, which decide what else counts; then one sheet per player with only the
//! numbers that are needed.

mod buildings;
mod numbers;

use egui::Ui;

use super::super::fact::{is_opponent, with_sheets};
use super::TableCx;
use crate::companion::architects::Missing;
use crate::game::Seat;
use crate::ui::art::Art;
use crate::ui::screens::table::Tab;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Weight, button, named, option};

pub(in crate::ui::architects) use buildings::{grid, of_table};
pub(in crate::ui::architects) use numbers::{SheetInput, believed, name, sheet_ui};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PadStep {
    Buildings(Seat),
    Numbers(Seat),
}

#[derive(Debug)]
pub(super) struct PadView {
    step: PadStep,
    wanted: String,
    /// Facts that the result lacked when somebody wanted to see it; those entered since stay on the list.
    in_question: Vec<(Seat, Missing)>,
}

impl Default for PadView {
    fn default() -> Self {
        Self { step: PadStep::Buildings(Seat(0)), wanted: String::new(), in_question: Vec::new() }
    }
}

impl PadView {
    /// The id of the page: the numbers of each player begin at the top; the cards of all share one page.
    pub(super) fn page(&self) -> String {
        match self.step {
            PadStep::Buildings(_) => "pad buildings".into(),
            PadStep::Numbers(seat) => format!("pad numbers {}", seat.0),
        }
    }

    /// Goes to the step in which a fact is entered.
    pub(super) fn show(&mut self, seat: Seat, fact: Missing) {
        self.step =
            if fact == Missing::Buildings { PadStep::Buildings(seat) } else { PadStep::Numbers(seat) };
    }

    pub(super) fn ask(&mut self, missing: &[(Seat, Missing)]) {
        for fact in missing {
            if !self.in_question.contains(fact) {
                self.in_question.push(*fact);
            }
        }
    }

    pub(super) fn in_question(&self) -> &[(Seat, Missing)] {
        &self.in_question
    }

    /// Empties the list, when somebody looks elsewhere.
    pub(super) fn forget_questions(&mut self) {
        self.in_question.clear();
    }

    fn go(&mut self, step: PadStep) {
        self.step = step;
        self.wanted.clear();
    }
}

/// All steps in order: everybody's buildings, then everybody's numbers.
fn steps(table: &TableCx) -> impl Iterator<Item = PadStep> {
    table.seats().map(PadStep::Buildings).chain(with_sheets(table.view.sheets).map(PadStep::Numbers))
}

pub(super) fn pad_ui(ui: &mut Ui, table: &TableCx, view: &mut PadView) {
    steps_ui(ui, table, view);
    ui.add_space(size::GAP_SMALL);
    match view.step {
        PadStep::Buildings(seat) => buildings::buildings_ui(ui, table, seat, &mut view.wanted),
        PadStep::Numbers(seat) => numbers::numbers_ui(ui, table, seat),
    }
}

fn step_name(table: &TableCx, step: PadStep) -> String {
    let (key, seat) = match step {
        PadStep::Buildings(seat) => ("table-step-buildings", seat),
        PadStep::Numbers(seat) => ("table-step-numbers", seat),
    };
    table.cx.with(key, [("name", name(table, seat).into())])
}

fn steps_ui(ui: &mut Ui, table: &TableCx, view: &mut PadView) {
    let cx = table.cx;
    ui.horizontal_wrapped(|ui| {
        for (heading, cards) in [("table-buildings", true), ("table-numbers", false)] {
            ui.label(text::bold(cx.text(heading)));
            for step in steps(table).filter(|step| matches!(step, PadStep::Buildings(_)) == cards) {
                let (PadStep::Buildings(seat) | PadStep::Numbers(seat)) = step;
                let opponent = is_opponent(table.view.sheets, seat);
                let image = (!opponent).then(|| table.shape(seat));
                let pressed = option(ui, cx, view.step == step, image, &name(table, seat));
                if named(pressed, &step_name(table, step)).clicked() {
                    view.go(step);
                }
            }
            ui.add_space(size::GAP);
        }
    });
}

pub(super) fn next_ui(ui: &mut Ui, table: &TableCx, view: &mut PadView) {
    let cx = table.cx;
    let next = steps(table).skip_while(|step| *step != view.step).nth(1);
    ui.vertical_centered(|ui| match next {
        Some(step) => {
            let text = cx.with("table-next-step", [("step", step_name(table, step).into())]);
            if button(ui, cx, Weight::Primary, Some(Art::NEXT), &text).clicked() {
                view.go(step);
            }
        }
        None => {
            if button(ui, cx, Weight::Primary, Some(Art::NEXT), &cx.text("table-to-score")).clicked() {
                table.show(Tab::Score);
            }
        }
    });
}
