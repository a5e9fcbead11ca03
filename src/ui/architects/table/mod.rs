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

pub(super) type At<'a> = crate::ui::screens::table::TableCx<'a, Architects>;

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
    let at = At { cx, view: &view, names: &names, marks: &marks, queue };
    refused_ui(ui, &at, state.rejection.filter(|_| state.waiting.is_none() && !state.open_question()));
    paint_ui(ui, &at, session, state);
    town::history_ui(ui, &at, state);
    let rejection = state.rejection.filter(|_| state.waiting.is_none());
    referee::ruling_ui(ui, &at, &mut state.ruling, rejection);
    correct::correct_ui(ui, &at, session, &mut state.correct, rejection);
    rejected::question_ui(ui, &at, state);
}

impl TableView {
    /// Returns true if a form lies over the page: it says itself why its entry was rejected.
    const fn open_question(&self) -> bool {
        self.ruling.is_some() || self.correct.is_some()
    }
}

fn paint_ui(ui: &mut Ui, at: &At, session: &Session, state: &mut TableView) {
    let (cx, view) = (at.cx, at.view);
    // After the end of the game was taken back there is no score.
    if state.part == Tab::Score && !view.play.is_over() {
        (state.part, state.telling) = (Tab::Now, false);
    }
    state.telling |= state.part == Tab::Score && matches!(view.score, Some(Err(_)));
    if let (Tab::Score, Some(Ok(score)), false) = (state.part, view.score, state.telling) {
        strip::strip_ui(ui, at, session, &mut state.strip);
        top_ui(ui, at, state);
        missing::strangers_ui(ui, at);
        let input = ScoreInput::<Architects> { people: view.people, score, sheets: view.sheets, keeps: true };
        match score_ui(ui, cx, &input, &mut state.score) {
            Some(ScoreAction::Keep(sheets)) => at.queue.send(TableCommand::Keep(sheets)),
            Some(ScoreAction::Share(sharing)) => cx.send(Command::Share(sharing)),
            None => {}
        }
        return;
    }
    if let (Tab::Now, TableState::Referee(referee)) = (state.part, view.play)
        && !view.play.is_over()
    {
        strip::strip_ui(ui, at, session, &mut state.strip);
        top_ui(ui, at, state);
        return referee::referee_ui(ui, at, referee, &mut state.referee);
    }
    let shown = TablePage::of(state, view.play);
    cx.relevant_rules(shown.rules());
    // Everything there leads to something that is written.
    if !view.read_only {
        shown.foot_ui(ui, at, state);
    }
    strip::strip_ui(ui, at, session, &mut state.strip);
    let stay = parts_stay(ui);
    if stay {
        top_ui(ui, at, state);
    }
    page(ui, &shown.page(state), size::PAGE_WIDTH, |ui| {
        if !stay {
            parts_ui(ui, at, state);
            ui.add_space(size::GAP_SMALL);
        }
        if view.read_only {
            ui.disable();
        }
        match shown {
            TablePage::Log => log::log_ui(ui, at, state),
            TablePage::Missing => missing::missing_ui(ui, at, state),
            TablePage::Pad => pad::pad_ui(ui, at, &mut state.pad),
            TablePage::Tracking => tracking::tracking_ui(ui, at),
            TablePage::Town(ledger) => town::town_ui(ui, at, ledger, state),
            TablePage::Walk(ledger) => town::steps_ui(ui, at, ledger, state),
            TablePage::Resets => town::resets_ui(ui, at),
            TablePage::Mats(referee) => referee::mats_ui(ui, at, referee),
        }
    });
}

/// The buttons for the parts of the table, over something that is no page.
fn top_ui(ui: &mut Ui, at: &At, state: &TableView) {
    top_of_page(ui, |ui| parts_ui(ui, at, state));
}

#[derive(Clone, Copy)]
enum TablePage<'a> {
    Log,
    Missing,
    Pad,
    Tracking,
    Town(&'a Ledger),
    /// The reset that is due, and those that are over.
    Walk(&'a Ledger),
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
            (Tab::End, TableState::Town(ledger)) if !ledger.is_over() => Self::Walk(ledger),
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
            Self::Walk(_) | Self::Resets => &[RuleId::Z3, RuleId::Z5, RuleId::Z6, RuleId::Z7, RuleId::H10],
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
            Self::Walk(ledger) => state.town.steps.page(ledger),
            Self::Resets => "resets".into(),
            Self::Mats(_) => "mats".into(),
        }
    }

    /// The next step, where there is exactly one.
    fn foot_ui(self, ui: &mut Ui, at: &At, state: &mut TableView) {
        let cx = at.cx;
        // What goes on lies in the same place on every page: the second tap of two was meant for the page before.
        let goes_on = matches!(self, Self::Town(_) | Self::Walk(_));
        let second = goes_on && is_second_tap(ui, Id::unique(("goes on", self.page(state))));
        match self {
            Self::Town(ledger) => {
                let id = if state.town.numbers { "numbers" } else { "town" };
                foot_around(ui, cx, id, size::TOUCH, |ui| town::foot_ui(ui, at, ledger, state, second));
            }
            Self::Walk(ledger) => {
                let steps = &mut state.town.steps;
                foot_around(ui, cx, "walk", size::TOUCH, |ui| {
                    town::steps_footer_ui(ui, at, ledger, steps, second);
                });
            }
            Self::Missing => footer(ui, cx, "missing", size::TOUCH, |ui| missing::next_ui(ui, at, state)),
            Self::Pad => footer(ui, cx, "next", size::TOUCH, |ui| pad::next_ui(ui, at, &mut state.pad)),
            Self::Log | Self::Tracking | Self::Resets | Self::Mats(_) => {}
        }
    }
}

fn parts_ui(ui: &mut Ui, at: &At, state: &TableView) {
    let cx = at.cx;
    let over = at.view.play.is_over();
    let (now, resets) = match at.view.play {
        TableState::Final { .. } => ("table-part-sheets", false),
        TableState::Town(_) if over => ("table-part-sheets", !at.view.play.resets().is_empty()),
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
        at.show(part);
    }
}
