//! The result screen: the winner, the score sheet with every number open to its lines, the title's own part, bars,
//! “what if”, and ways to share. It paints a result that was counted and saved elsewhere, and returns what was pressed
//! as data.

mod bars;
mod count;
mod headline;
mod share;
mod table;
mod what_if;

pub use bars::Pattern;
pub use count::CountUp;
pub(crate) use count::count_ui;
pub use table::reason;
pub(crate) use table::rule_off;

use egui::Ui;

use super::title::ResultScreens;
use crate::companion::Person;
use crate::i18n::Lang;
use crate::i18n::describe::{Describe, shown_names};
use crate::storage::Mark;
use crate::ui::marks::marks;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{card, foot_around, page};
use crate::ui::{Cx, Sharing};

use what_if::WhatIf;

pub struct ScoreInput<'a, T: ResultScreens> {
    pub people: &'a [Person],
    pub score: &'a T::Score,
    /// Everything in them is known, or there would be no result.
    pub sheets: &'a [T::Sheet],
    /// True if “what if” can be saved: a past result is only looked at.
    pub keeps: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreView<T: ResultScreens> {
    what_if: Option<WhatIf<T>>,
    /// The languages of the picture; if empty, those of the table.
    languages: Vec<Lang>,
}

impl<T: ResultScreens> Default for ScoreView<T> {
    fn default() -> Self {
        Self { what_if: None, languages: Vec::new() }
    }
}

impl<T: ResultScreens> ScoreView<T> {
    pub fn close(&mut self) -> bool {
        self.what_if.take().is_some()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScoreAction<S> {
    /// Saves these sheets instead of the old ones.
    Keep(Vec<S>),
    Share(Sharing),
}

/// A result with everything that painting it needs: the slices are by seat.
pub struct ShownResult<'a, T: ResultScreens> {
    pub names: &'a [String],
    pub marks: &'a [Mark],
    pub score: &'a T::Score,
    pub holdings: &'a [T::Holdings],
}

#[expect(
    clippy::expl_impl_clone_on_copy,
    reason = "a derived one would ask more of the title than that it is one"
)]
impl<T: ResultScreens> Clone for ShownResult<'_, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: ResultScreens> Copy for ShownResult<'_, T> {}

impl<'a, T: ResultScreens> ShownResult<'a, T> {
    pub const fn describe(&self, cx: &Cx<'a>) -> Describe<'a> {
        Describe { texts: cx.texts, names: self.names }
    }
}

pub fn score_ui<T: ResultScreens>(
    ui: &mut Ui,
    cx: &Cx,
    input: &ScoreInput<T>,
    view: &mut ScoreView<T>,
) -> Option<ScoreAction<T::Sheet>> {
    let names = shown_names(cx.texts, input.people);
    let marks = marks(input.people, &cx.settings.marks);
    // Somebody may have changed the table meanwhile.
    view.what_if.take_if(|what_if| what_if.sheets.len() != input.sheets.len());
    let changed = view.what_if.as_ref().and_then(|what_if| T::count(&what_if.sheets).ok());
    let score = changed.as_ref().unwrap_or(input.score);
    let holdings = T::holdings(view.what_if.as_ref().map_or(input.sheets, |what_if| &what_if.sheets));
    let shown = ShownResult::<T> { names: &names, marks: &marks, score, holdings: &holdings };
    let rules: Vec<_> = T::RESULT_RULES.iter().map(|&rule| T::rule(rule)).collect();
    cx.relevant_rules(&rules);
    let mut action = None;
    let tried = view.what_if.is_some();
    if tried {
        foot_around(ui, cx, "what if totals", size::SWATCH, |ui| what_if::totals_ui(ui, cx, shown, input));
    }
    page(ui, if tried { "what if" } else { "score" }, size::PAGE_WIDTH, |ui| {
        part(ui, cx, |ui| {
            headline::headline_ui(ui, cx, shown, tried);
            if input.keeps && !tried {
                headline::empty_ui::<T>(ui, cx, &names, input.sheets);
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
            bars::bars_ui(ui, cx, shown, None);
        });
        part(ui, cx, |ui| T::more_ui(ui, cx, shown));
        if !tried {
            part(ui, cx, |ui| what_if::open_ui(ui, cx, input, view));
            part(ui, cx, |ui| action = share::share_ui(ui, cx, shown, input, view).map(ScoreAction::Share));
        }
    });
    action
}

/// The result on a sheet of paper, with nothing to press, and the day if that is known.
pub(in crate::ui) fn paper_ui<T: ResultScreens>(
    ui: &mut Ui,
    cx: &Cx,
    shown: ShownResult<T>,
    begun: Option<u64>,
) {
    headline::title_ui(ui, cx, begun);
    part(ui, cx, |ui| headline::headline_ui(ui, cx, shown, false));
    part(ui, cx, |ui| {
        table::table_ui(ui, cx, shown);
        ui.add_space(size::GAP);
        bars::bars_ui(ui, cx, shown, None);
    });
    part(ui, cx, |ui| T::more_ui(ui, cx, shown));
}

fn part(ui: &mut Ui, cx: &Cx, add: impl FnOnce(&mut Ui)) {
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        add(ui);
    });
    ui.add_space(size::GAP_SMALL);
}
