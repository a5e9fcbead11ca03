//! At the table: a real game of Architects. The companion's session knows the state; these screens ask and show. Each level
//! of tracking has its page for [`Tab::Now`] and its part of the footer: the score pad lies here, the others beside this
//! folder.

mod command;
mod correct;
mod log;
mod missing;
mod pad;
mod rejected;
mod strip;
mod tracking;

pub use command::TitleCommand;
pub(super) use correct::{CorrectView, with_count};
pub(super) use pad::{SheetInput, grid, name, of_table, sheet_ui};

use egui::{Id, Ui};

use super::referee::{self, RefereeView, RulingView};
use super::town::{self, TownView};

use crate::architects::{Architects, RuleId};
use crate::companion::TableState as _;
use crate::companion::architects::{Change, EntryError, Ledger, Referee, Session, TableState};
use crate::i18n::describe::shown_names;
use crate::ui::screens::score::{ScoreAction, ScoreInput, ScoreView, score_ui};
use crate::ui::screens::seated::mark;
use crate::ui::screens::table::{ChangedView, Tab, parts_stay, refused_ui};
use crate::ui::screens::title::TableScreens as _;
use crate::ui::theme::size;
use crate::ui::widgets::{choice, foot_around, footer, is_second_tap, page, top_of_page};
use crate::ui::{Command, Cx};

pub type TableCommand = crate::ui::screens::table::TableCommand<Architects>;
type Queue = crate::ui::screens::table::Queue<Architects>;

pub(super) type TableCx<'a> = crate::ui::screens::table::TableCx<'a, Architects>;

/// Half-made choices at a table.
#[derive(Debug, Default)]
pub struct TableView {
    part: Tab,
    pad: pad::PadView,
    rejection: Option<EntryError>,
    /// The command that waits for an answer because of that.
    waiting: Option<TableCommand>,
    pub(super) correct: Option<CorrectView>,
    ruling: Option<RulingView>,
    pub(super) town: TownView,
    referee: RefereeView,
    /// True if the final score comes next, once the entry is accepted.
    pub(super) to_score: bool,
    /// True while the facts that a final score lacks are shown: on request, not with the last digit.
    telling: bool,
    score: ScoreView<Architects>,
    strip: ChangedView<Change>,
}

impl crate::ui::screens::title::TableView<Architects> for TableView {
    fn show(&mut self, part: Tab) {
        self.part = part;
        self.telling = false;
        self.town.numbers = false;
        self.pad.forget_questions();
    }

    fn accepted(&mut self) {
        let to_score = self.to_score;
        self.dismiss();
        self.correct = None;
        self.ruling = None;
        if to_score {
            self.show(Tab::Score);
        }
    }

    fn dismiss(&mut self) {
        self.rejection = None;
        self.waiting = None;
        self.to_score = false;
    }

    fn rejected(&mut self, rejection: EntryError, waiting: Option<TableCommand>) {
        self.rejection = Some(rejection);
        self.to_score &= waiting.is_some();
        self.waiting = waiting;
    }

    fn score(&mut self) -> &mut ScoreView<Architects> {
        &mut self.score
    }

    fn close(&mut self) -> bool {
        // A question lies over the form that it is about.
        if self.waiting.is_some() {
            self.dismiss();
            return true;
        }
        if self.strip.close() {
            return true;
        }
        let form =
            self.correct.take().is_some() | self.ruling.take().is_some() | self.town.history.take().is_some();
        // Closing a form also drops the reason why it was rejected.
        if self.rejection.take().is_some() || form || self.score.close() {
            return true;
        }
        if self.part == Tab::Now && (std::mem::take(&mut self.town.numbers) || self.referee.back()) {
            return true;
        }
        if self.part == Tab::End && self.town.steps.back() {
            return true;
        }
        let elsewhere = self.part != Tab::Now;
        self.part = Tab::Now;
        elsewhere
    }
}

pub(super) fn table_ui(ui: &mut Ui, cx: &Cx, session: &Session, state: &mut TableView, queue: &Queue) {
    let view = session.view();
    let names = shown_names(cx.texts, view.people);
    let marks: Vec<_> = (0..).zip(view.people).map(|(seat, person)| mark(person, seat, cx)).collect();
    let table = TableCx { cx, view: &view, names: &names, marks: &marks, queue };
    refused_ui(ui, &table, state.rejection.filter(|_| state.waiting.is_none() && !state.open_question()));
    paint_ui(ui, &table, session, state);
    town::history_ui(ui, &table, state);
    let rejection = state.rejection.filter(|_| state.waiting.is_none());
    referee::ruling_ui(ui, &table, &mut state.ruling, rejection);
    correct::correct_ui(ui, &table, session, &mut state.correct, rejection);
    rejected::question_ui(ui, &table, state);
}

impl TableView {
    /// Returns true if a form lies over the page: it says itself why its entry was rejected.
    const fn open_question(&self) -> bool {
        self.ruling.is_some() || self.correct.is_some()
    }
}

fn paint_ui(ui: &mut Ui, table: &TableCx, session: &Session, state: &mut TableView) {
    let (cx, view) = (table.cx, table.view);
    // After the end of the game was taken back there is no score.
    if state.part == Tab::Score && !view.play.is_over() {
        (state.part, state.telling) = (Tab::Now, false);
    }
    state.telling |= state.part == Tab::Score && matches!(view.score, Some(Err(_)));
    if let (Tab::Score, Some(Ok(score)), false) = (state.part, view.score, state.telling) {
        strip::strip_ui(ui, table, session, &mut state.strip);
        top_ui(ui, table, state);
        missing::strangers_ui(ui, table);
        let input = ScoreInput::<Architects> { people: view.people, score, sheets: view.sheets, keeps: true };
        match score_ui(ui, cx, &input, &mut state.score) {
            Some(ScoreAction::Keep(sheets)) => table.queue.send(TableCommand::Keep(sheets)),
            Some(ScoreAction::Share(sharing)) => cx.send(Command::Share(sharing)),
            None => {}
        }
        return;
    }
    if let (Tab::Now, TableState::Referee(referee)) = (state.part, view.play)
        && !view.play.is_over()
    {
        strip::strip_ui(ui, table, session, &mut state.strip);
        top_ui(ui, table, state);
        return referee::referee_ui(ui, table, referee, &mut state.referee);
    }
    let shown = TablePage::of(state, view.play);
    cx.relevant_rules(shown.rules());
    // Everything there leads to something that is written.
    if !view.read_only {
        shown.foot_ui(ui, table, state);
    }
    strip::strip_ui(ui, table, session, &mut state.strip);
    let stay = parts_stay(ui);
    if stay {
        top_ui(ui, table, state);
    }
    page(ui, &shown.page(state), size::PAGE_WIDTH, |ui| {
        if !stay {
            parts_ui(ui, table, state);
            ui.add_space(size::GAP_SMALL);
        }
        if view.read_only {
            ui.disable();
        }
        match shown {
            TablePage::Log => log::log_ui(ui, table, state),
            TablePage::Missing => missing::missing_ui(ui, table, state),
            TablePage::Pad => pad::pad_ui(ui, table, &mut state.pad),
            TablePage::Tracking => tracking::tracking_ui(ui, table),
            TablePage::Town(ledger) => town::town_ui(ui, table, ledger, state),
            TablePage::Steps(ledger) => town::steps_ui(ui, table, ledger, state),
            TablePage::Resets => town::resets_ui(ui, table),
            TablePage::Mats(referee) => referee::mats_ui(ui, table, referee),
        }
    });
}

/// The buttons for the parts of the table, over something that is no page.
fn top_ui(ui: &mut Ui, table: &TableCx, state: &TableView) {
    top_of_page(ui, |ui| parts_ui(ui, table, state));
}

#[derive(Clone, Copy)]
enum TablePage<'a> {
    Log,
    Missing,
    Pad,
    Tracking,
    Town(&'a Ledger),
    /// The reset that is due, and those that are over.
    Steps(&'a Ledger),
    /// The resets of a game with a referee.
    Resets,
    /// The belongings of all players at the end of a game with a referee.
    Mats(&'a Referee),
}

impl<'a> TablePage<'a> {
    fn of(state: &TableView, play: &'a TableState) -> Self {
        match (state.part, play) {
            (Tab::Log, _) => Self::Log,
            (Tab::Tracking, _) => Self::Tracking,
            (Tab::Score, _) => Self::Missing,
            (Tab::Now, TableState::Town(ledger)) if !ledger.is_over() => Self::Town(ledger),
            (Tab::End, TableState::Town(ledger)) if !ledger.is_over() => Self::Steps(ledger),
            (Tab::End, TableState::Town(_) | TableState::Referee(_)) => Self::Resets,
            (Tab::Now, TableState::Referee(referee)) => Self::Mats(referee),
            (Tab::Now | Tab::End, TableState::Final { .. } | TableState::Town(_)) => Self::Pad,
        }
    }

    const fn rules(self) -> &'static [RuleId] {
        match self {
            Self::Log | Self::Tracking | Self::Mats(_) => &[],
            Self::Town(_) => {
                &[RuleId::U3, RuleId::Z1, RuleId::V3, RuleId::V4, RuleId::V5, RuleId::A3, RuleId::E1]
            }
            Self::Steps(_) | Self::Resets => &[RuleId::Z3, RuleId::Z5, RuleId::Z6, RuleId::Z7, RuleId::H10],
            Self::Missing | Self::Pad => &[
                RuleId::F2,
                RuleId::F4,
                RuleId::F5,
                RuleId::F6,
                RuleId::F7,
                RuleId::F8,
                RuleId::F9,
                RuleId::F1,
            ],
        }
    }

    /// The id of the page: one with another id begins at its top.
    fn page(self, state: &TableView) -> String {
        match self {
            Self::Log => "log".into(),
            Self::Missing => "missing".into(),
            Self::Pad => state.pad.page(),
            Self::Tracking => "depth".into(),
            Self::Town(_) if state.town.numbers => "town numbers".into(),
            Self::Town(_) => "town".into(),
            Self::Steps(ledger) => state.town.steps.page(ledger),
            Self::Resets => "resets".into(),
            Self::Mats(_) => "mats".into(),
        }
    }

    /// The next step, where there is exactly one.
    fn foot_ui(self, ui: &mut Ui, table: &TableCx, state: &mut TableView) {
        let cx = table.cx;
        // What goes on lies in the same place on every page: the second tap of two was meant for the page before.
        let goes_on = matches!(self, Self::Town(_) | Self::Steps(_));
        let second = goes_on && is_second_tap(ui, Id::unique(("goes on", self.page(state))));
        match self {
            Self::Town(ledger) => {
                let id = if state.town.numbers { "numbers" } else { "town" };
                foot_around(ui, cx, id, size::TOUCH, |ui| town::foot_ui(ui, table, ledger, state, second));
            }
            Self::Steps(ledger) => {
                let steps = &mut state.town.steps;
                foot_around(ui, cx, "walk", size::TOUCH, |ui| {
                    town::steps_footer_ui(ui, table, ledger, steps, second);
                });
            }
            Self::Missing => footer(ui, cx, "missing", size::TOUCH, |ui| missing::next_ui(ui, table, state)),
            Self::Pad => footer(ui, cx, "next", size::TOUCH, |ui| pad::next_ui(ui, table, &mut state.pad)),
            Self::Log | Self::Tracking | Self::Resets | Self::Mats(_) => {}
        }
    }
}

fn parts_ui(ui: &mut Ui, table: &TableCx, state: &TableView) {
    let cx = table.cx;
    let over = table.view.play.is_over();
    let (now, resets) = match table.view.play {
        TableState::Final { .. } => ("table-part-sheets", false),
        TableState::Town(_) if over => ("table-part-sheets", !table.view.play.resets().is_empty()),
        TableState::Town(_) => ("table-part-now", true),
        TableState::Referee(referee) => ("table-part-table", !referee.resets().is_empty()),
    };
    let mut parts = vec![(Tab::Now, cx.text(now))];
    if resets {
        parts.push((Tab::End, cx.text("table-part-end")));
    }
    if over {
        parts.push((Tab::Score, cx.text("table-part-score")));
    }
    parts.push((Tab::Log, cx.text("table-part-log")));
    if Architects::TRACKINGS.len() > 1 {
        parts.push((Tab::Tracking, cx.text("table-part-depth")));
    }
    if let Some(part) = choice(ui, cx, state.part, parts) {
        table.show(part);
    }
}
