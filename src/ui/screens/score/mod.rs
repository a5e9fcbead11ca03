//! The final score: who won and what decided it, the score sheet with every number open to its lines, the majorities
//! guild by guild, bars, “what if”, and ways to share. It paints a result that somebody else counted and kept, and gives
//! back what was asked for as data.

mod bars;
mod headline;
mod majorities;
mod share;
mod table;
mod what_if;

pub use majorities::{Holding, Holdings, holdings};

use egui::Ui;

use crate::companion::Person;
use crate::companion::norenberc::{FinalSheet, final_score};
use crate::i18n::Lang;
use crate::i18n::describe::{Describe, shown_names};
use crate::norenberc::RuleId;
use crate::norenberc::scoring::Score;
use crate::storage::Mark;
use crate::ui::Cx;
use crate::ui::marks::marks;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{card, page};

use headline::Sheet;
use what_if::WhatIf;

/// What is shown.
#[derive(Clone, Copy)]
pub struct ScoreInput<'a> {
    /// Who played, by seat.
    pub people: &'a [Person],
    /// The result.
    pub score: &'a Score,
    /// What everybody owns; everything in them is known, or there would be no result.
    pub sheets: &'a [FinalSheet],
    /// Whether what was tried out can be kept: a result of the past is only looked at.
    pub keeps: bool,
}

/// What somebody tries out on this screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScoreView {
    what_if: Option<WhatIf>,
    /// The languages of the picture; none yet are those of the table.
    languages: Vec<Lang>,
}

impl ScoreView {
    /// Puts “what if” away; false if it is not open.
    pub fn close(&mut self) -> bool {
        self.what_if.take().is_some()
    }
}

/// What was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoreAction {
    /// These counts instead of the old ones.
    Keep(Vec<FinalSheet>),
    /// A picture in these one or two languages.
    Picture(Vec<Lang>),
    /// This text to the clipboard.
    CopyText(String),
    /// This table into a file.
    Csv(String),
    /// This sheet, which `guildhall score` reads, into a file.
    Json(String),
    /// A play file; when the game was played only its keeper knows.
    BgStats,
}

/// The rules a result is about.
const RULES: [RuleId; 6] = [RuleId::G2, RuleId::G4, RuleId::G5, RuleId::G6, RuleId::G8, RuleId::G10];

/// A result with everything that painting it needs.
#[derive(Clone, Copy)]
pub(in crate::ui) struct Shown<'a> {
    pub names: &'a [String],
    pub marks: &'a [Mark],
    pub score: &'a Score,
    pub holdings: &'a [Holdings],
}

impl<'a> Shown<'a> {
    /// Says things about these players.
    fn describe(&self, cx: &Cx<'a>) -> Describe<'a> {
        Describe { texts: cx.texts, names: self.names }
    }
}

/// Paints the result and returns what was asked for.
pub fn score_ui(ui: &mut Ui, cx: &Cx, input: &ScoreInput, view: &mut ScoreView) -> Option<ScoreAction> {
    let names = shown_names(cx.texts, input.people);
    let marks = marks(input.people, &cx.settings.marks);
    // Somebody may have changed the table meanwhile.
    view.what_if.take_if(|what_if| what_if.sheets.len() != input.sheets.len());
    let changed = view.what_if.as_ref().and_then(|what_if| final_score(&what_if.sheets).ok());
    let score = changed.as_ref().unwrap_or(input.score);
    let holdings = holdings(view.what_if.as_ref().map_or(input.sheets, |what_if| &what_if.sheets));
    let shown = Shown { names: &names, marks: &marks, score, holdings: &holdings };
    cx.matters(&RULES);
    let mut action = None;
    let tried = view.what_if.is_some();
    page(ui, if tried { "what if" } else { "score" }, size::PAGE_WIDTH, |ui| {
        part(ui, cx, |ui| {
            headline::headline_ui(ui, cx, shown, if tried { Sheet::Tried } else { Sheet::Screen });
            if input.keeps && !tried {
                headline::empty_ui(ui, cx, &names, input.sheets);
            }
        });
        if tried {
            part(ui, cx, |ui| action = what_if::what_if_ui(ui, cx, shown, input, view));
        }
        part(ui, cx, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(text::heading(cx.text("result-heading-table")));
                ui.label(text::small(cx.text("result-hint")).color(cx.palette().ink_soft));
            });
            table::table_ui(ui, cx, shown);
        });
        part(ui, cx, |ui| {
            ui.label(text::heading(cx.text("result-heading-bars")));
            bars::bars_ui(ui, cx, shown);
        });
        part(ui, cx, |ui| {
            ui.label(text::heading(cx.text("result-heading-majorities")));
            majorities::majorities_ui(ui, cx, shown);
        });
        if !tried {
            part(ui, cx, |ui| what_if::open_ui(ui, cx, input, view));
            part(ui, cx, |ui| action = share::share_ui(ui, cx, shown, input, view));
        }
    });
    action
}

/// The result on a sheet of paper, with nothing to press beside it, and the day it was played where that is known.
pub(in crate::ui) fn paper_ui(ui: &mut Ui, cx: &Cx, shown: Shown, begun: Option<u64>) {
    headline::title_ui(ui, cx, begun);
    part(ui, cx, |ui| headline::headline_ui(ui, cx, shown, Sheet::Paper));
    part(ui, cx, |ui| {
        table::table_ui(ui, cx, shown);
        ui.add_space(size::GAP);
        bars::bars_ui(ui, cx, shown);
    });
    part(ui, cx, |ui| {
        ui.label(text::heading(cx.text("result-heading-majorities")));
        majorities::majorities_ui(ui, cx, shown);
    });
}

fn part(ui: &mut Ui, cx: &Cx, add: impl FnOnce(&mut Ui)) {
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        add(ui);
    });
    ui.add_space(size::GAP_SMALL);
}
