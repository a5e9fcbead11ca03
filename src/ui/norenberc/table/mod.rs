//! A real game at the table, tracked as a score pad, as a round helper or as a referee. A session of the
//! companion has everything that is known; these screens ask and show.

mod command;
mod correct;
mod counts;
mod favorite;
mod favorite_form;
mod forms;
mod late;
mod log;
mod missing;
mod more_tracking;
mod order;
mod pad;
mod recruit;
mod rejected;
mod round;
mod rounds;
mod ruling;
mod steps;
mod strip;
mod swap;
mod talers;
mod tracking;
mod workshop;

pub use command::TitleCommand;
pub(crate) use favorite::favorite_ui;
pub(crate) use favorite_form::FavoriteView;

use egui::{Id, Ui};

use crate::companion::norenberc::{
    Change, EntryError, Ledger, Question, Referee, RoundEnd, Session, TableState,
};
use crate::companion::{TableState as _, Tracking};
use crate::game::Seat;
use crate::i18n::describe::shown_names;
use crate::norenberc::components::ROUNDS;
use crate::norenberc::{Effect, Guild, Norenberc, RuleId, Step};
use crate::ui::norenberc::referee::{RefereeView, referee_ui};
use crate::ui::norenberc::round_end::{RoundEndView, Visited, round_end_ui, steps_on_ui};
use crate::ui::screens::score::{ScoreAction, ScoreInput, ScoreView, score_ui};
use crate::ui::screens::seated::mark;
use crate::ui::screens::table::{ChangedView, Tab, parts_stay, refused_ui};
use crate::ui::theme::size;
use crate::ui::widgets::{choice, foot_around, footer, is_second_tap, page, top_of_page};
use crate::ui::{Command, Cx};

const MOST_TALERS: u32 = crate::norenberc::MOST_TALERS as u32;

pub type TableCommand = crate::ui::screens::table::TableCommand<Norenberc>;
type Queue = crate::ui::screens::table::Queue<Norenberc>;

/// The choices at a table that are not entered yet.
#[derive(Debug, Default)]
pub struct TableView {
    part: Tab,
    /// Index of the player whose sheet is filled in.
    seat: usize,
    rejection: Option<EntryError>,
    /// The command that waits for an answer about a tile.
    waiting: Option<TableCommand>,
    recruit: Option<recruit::RecruitView>,
    workshop: Option<workshop::WorkshopsView>,
    ruling: Option<ruling::RulingView>,
    more_tracking: Option<more_tracking::MoreTrackingView>,
    /// Set at the first paint, when the form for full tracking is offered if it was wanted.
    offered: bool,
    /// The round in which a score pad becomes a round helper.
    round: u8,
    counts: counts::CountsView,
    steps: RoundEndView,
    /// The button that goes on, until a number that was being typed is entered.
    pressed_on: Option<Visited>,
    tell: talers::TellView,
    order: order::OrderView,
    /// The talers of a tie in a round that is over, not entered yet.
    open_talers: talers::TalersView,
    open_order: Vec<Seat>,
    /// The last round whose end was seen, with full tracking.
    visited: u8,
    referee: RefereeView,
    strip: ChangedView<Change>,
    correct: Option<correct::CorrectView>,
    /// True while a final score is completed: the result comes on request, not with the last digit.
    telling: bool,
    every_entry: bool,
    late: late::LateView,
    score: ScoreView<Norenberc>,
}

impl crate::ui::screens::title::TableView<Norenberc> for TableView {
    fn show(&mut self, part: Tab) {
        self.part = part;
        self.telling = false;
        self.workshop = None;
        self.late = late::LateView::default();
    }

    fn accepted(&mut self) {
        self.dismiss();
        self.recruit = None;
        self.ruling = None;
        self.correct = None;
    }

    fn dismiss(&mut self) {
        self.rejection = None;
        self.waiting = None;
    }

    fn rejected(&mut self, rejection: EntryError, waiting: Option<TableCommand>) {
        self.rejection = Some(rejection);
        self.waiting = waiting;
    }

    fn score(&mut self) -> &mut ScoreView<Norenberc> {
        &mut self.score
    }

    fn close(&mut self) -> bool {
        if self.recruit.as_mut().is_some_and(recruit::RecruitView::back) {
            return true;
        }
        if self.strip.close() {
            return true;
        }
        let sheet =
            self.correct.take().is_some() || self.recruit.take().is_some() || self.ruling.take().is_some();
        // With a form goes the reason of its rejection.
        if self.rejection.take().is_some() || sheet || self.workshop.take().is_some() {
            return true;
        }
        if let (Tab::Tracking, Some(more_tracking)) = (self.part, &mut self.more_tracking)
            && more_tracking.back()
        {
            return true;
        }
        if self.score.close() || self.part == Tab::Now && self.referee.back() {
            return true;
        }
        let elsewhere = self.part != Tab::Now;
        self.part = Tab::Now;
        elsewhere
    }
}

impl TableView {
    /// True if a form lies over the page, which then says itself why it is rejected.
    const fn open_question(&self) -> bool {
        self.recruit.is_some() || self.ruling.is_some() || self.correct.is_some()
    }

    /// The round that was chosen for a score pad, or the last.
    const fn entered_round(&self) -> u8 {
        if self.round == 0 { ROUNDS } else { self.round }
    }

    /// Offers the form for full tracking at a table that wants a referee but began after the first round.
    fn offer_more_tracking(&mut self, session: &Session) {
        let view = session.view();
        if let (TableState::Round(ledger), true) = (view.play, session.setup().tracking == Tracking::Referee)
            && !self.offered
            && view.log.is_empty()
        {
            self.more_tracking = Some(more_tracking::MoreTrackingView::new(ledger, view.tiles()));
            self.part = Tab::Tracking;
        }
        self.offered = true;
    }
}

type TableCx<'a> = crate::ui::screens::table::TableCx<'a, Norenberc>;

pub(super) fn table_ui(ui: &mut Ui, cx: &Cx, session: &Session, state: &mut TableView, queue: &Queue) {
    let view = session.view();
    let names = shown_names(cx.texts, view.people);
    let marks: Vec<_> = (0..).zip(view.people).map(|(seat, person)| mark(person, seat, cx)).collect();
    let table = TableCx { cx, view: &view, names: &names, marks: &marks, queue };
    state.offer_more_tracking(session);
    refused_ui(ui, &table, state.rejection.filter(|_| state.waiting.is_none() && !state.open_question()));
    paint_ui(ui, &table, state);
    let rejection = state.rejection.filter(|_| state.waiting.is_none());
    ruling::ruling_ui(ui, &table, &mut state.ruling, rejection);
    recruit::recruit_ui(ui, &table, &mut state.recruit, rejection);
    correct::correct_ui(ui, &table, session, &mut state.correct, rejection);
    rejected::question_ui(ui, &table, state);
}

/// After the end of the game was taken back there is no score: its last round ends once more, or goes on.
fn leave_score(state: &mut TableView, play: &TableState) {
    if state.part == Tab::Score && !play.is_over() {
        let counted =
            |ledger: &Ledger| !ledger.steps().open().any(|it| matches!(it, Question::Counts { .. }));
        let ends = matches!(play, TableState::Round(ledger) if counted(ledger));
        state.part = if ends { Tab::End } else { Tab::Now };
        state.telling = false;
    }
}

fn paint_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    let (cx, view) = (table.cx, table.view);
    leave_score(state, view.play);
    state.telling |= state.part == Tab::Score && matches!(view.score, Some(Err(_)));
    if let (Tab::Score, Some(Ok(score)), false) = (state.part, view.score, state.telling) {
        strip::strip_ui(ui, table, state);
        top_of_page(ui, |ui| parts_ui(ui, table, state));
        let input = ScoreInput::<Norenberc> { people: view.people, score, sheets: view.sheets, keeps: true };
        match score_ui(ui, cx, &input, &mut state.score) {
            Some(ScoreAction::Keep(sheets)) => table.queue.send(TableCommand::Keep(sheets)),
            Some(ScoreAction::Share(sharing)) => cx.send(Command::Share(sharing)),
            None => {}
        }
        return;
    }
    if let (Tab::Now, TableState::Referee(referee)) = (state.part, view.play)
        && ended(referee, &mut state.visited).is_none()
    {
        strip::line_ui(ui, table, state);
        top_of_page(ui, |ui| parts_ui(ui, table, state));
        if let Some(entry) = referee_ui(ui, &table.seated(), view, &mut state.referee, table.queue) {
            table.enter(entry);
        }
        return;
    }
    let shown = TablePage::of(state, view.play);
    cx.relevant_rules(shown.rules());
    foot_ui(ui, table, &shown, state);
    if matches!(shown, TablePage::Steps(..) | TablePage::Counts { .. } | TablePage::Ended(_)) {
        strip::line_ui(ui, table, state);
    } else {
        strip::strip_ui(ui, table, state);
    }
    let stay = parts_stay(ui);
    if stay {
        top_of_page(ui, |ui| parts_ui(ui, table, state));
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
            TablePage::Tracking => tracking::tracking_ui(ui, table, state),
            TablePage::Missing => missing::missing_ui(ui, table, state),
            TablePage::Pad => pad::pad_ui(ui, table, state),
            TablePage::Counts { ledger, .. } => counts::counts_ui(ui, table, ledger, &mut state.counts),
            TablePage::Steps(ledger, steps) => steps::steps_ui(ui, table, ledger, &steps, state),
            TablePage::Workshops(ledger) => {
                if let Some(workshop) = &mut state.workshop {
                    workshop::workshops_ui(ui, table, ledger, workshop);
                }
            }
            TablePage::Round(ledger) => round::round_ui(ui, table, ledger, state),
            TablePage::Ended(end) => round_end_ui(ui, &table.seated(), end, &mut state.steps),
            TablePage::Nothing => {}
        }
    });
}

enum TablePage<'a> {
    Log,
    Tracking,
    Missing,
    Pad,
    Counts {
        ledger: &'a Ledger,
        counted: bool,
    },
    /// The end of a round, as far as it is known.
    Steps(&'a Ledger, RoundEnd),
    Round(&'a Ledger),
    Workshops(&'a Ledger),
    /// The end of a round with full tracking.
    Ended(&'a RoundEnd),
    Nothing,
}

impl<'a> TablePage<'a> {
    const fn rules(&self) -> &'static [RuleId] {
        match self {
            Self::Log | Self::Tracking | Self::Nothing => &[],
            Self::Missing | Self::Pad => &[RuleId::G2, RuleId::G4, RuleId::G5, RuleId::G6, RuleId::G8],
            Self::Counts { .. } => &[RuleId::R2, RuleId::R3, RuleId::R4, RuleId::W7, RuleId::R1],
            Self::Steps(..) | Self::Ended(_) => &[RuleId::R1],
            Self::Workshops(_) => &[RuleId::S5, RuleId::R7],
            Self::Round(_) => {
                &[RuleId::A6, RuleId::A7, RuleId::A10, RuleId::R1, RuleId::R2, RuleId::R6, RuleId::R7]
            }
        }
    }

    /// The name of the page: a page with another name begins at its top.
    fn page(&self, state: &TableView) -> String {
        match self {
            Self::Log if state.every_entry => "entries".into(),
            Self::Log => "log".into(),
            Self::Tracking => state
                .more_tracking
                .as_ref()
                .map_or_else(|| "depth".into(), more_tracking::MoreTrackingView::page),
            Self::Missing => "missing".into(),
            Self::Pad => format!("pad {}", state.seat),
            Self::Counts { ledger, .. } => format!("counts {}", ledger.round()),
            Self::Steps(..) | Self::Ended(_) => state.steps.page(),
            Self::Round(ledger) => format!("round {}", ledger.round()),
            Self::Workshops(_) => "workshops".into(),
            Self::Nothing => "nothing".into(),
        }
    }

    fn of(state: &TableView, play: &'a TableState) -> Self {
        match (state.part, play) {
            (Tab::Log, _) => Self::Log,
            (Tab::Tracking, _) => Self::Tracking,
            (Tab::Score, _) => Self::Missing,
            (_, TableState::Final { .. }) => Self::Pad,
            (_, TableState::Round(ledger)) if ledger.is_over() => Self::Pad,
            (Tab::End, TableState::Round(ledger)) => {
                let steps = ledger.steps();
                let counted = !steps.open().any(|it| matches!(it, Question::Counts { .. }));
                if counted && !state.counts.is_open(ledger) {
                    Self::Steps(ledger, steps)
                } else {
                    Self::Counts { ledger, counted }
                }
            }
            (Tab::Now, TableState::Round(ledger)) if state.workshop.is_some() => Self::Workshops(ledger),
            (Tab::Now, TableState::Round(ledger)) => Self::Round(ledger),
            (_, TableState::Referee(referee)) => referee.history().last().map_or(Self::Nothing, Self::Ended),
        }
    }
}

/// The way on, where there is only one.
fn foot_ui(ui: &mut Ui, table: &TableCx, shown: &TablePage, state: &mut TableView) {
    let cx = table.cx;
    // Everything here goes on to something that is written.
    if table.view.read_only && !matches!(shown, TablePage::Ended(_)) {
        return;
    }
    // What goes on lies in the same place on every page: the second tap of two was meant for the page before.
    let goes_on = matches!(shown, TablePage::Round(_) | TablePage::Counts { .. } | TablePage::Steps(..));
    let second = goes_on && is_second_tap(ui, Id::unique(("goes on", shown.page(state))));
    match shown {
        TablePage::Round(ledger) => {
            foot_around(ui, cx, "round", size::TOUCH, |ui| round::next_ui(ui, table, ledger, state, second));
        }
        TablePage::Workshops(ledger) => {
            if state.workshop.as_mut().is_some_and(|view| workshop::foot_ui(ui, table, ledger, view)) {
                state.workshop = None;
            }
        }
        TablePage::Missing => {
            footer(ui, cx, "missing", size::TOUCH, |ui| missing::next_ui(ui, table, state));
        }
        TablePage::Pad => footer(ui, cx, "next", size::TOUCH, |ui| pad::next_ui(ui, table, &mut state.seat)),
        TablePage::Counts { counted: true, .. } => {
            footer(ui, cx, "next", size::TOUCH, |ui| counts::next_ui(ui, table, &mut state.counts));
        }
        TablePage::Steps(ledger, steps) => steps::foot_ui(ui, table, ledger, steps, state, second),
        TablePage::Ended(end) => {
            let last = if end.next.is_some() { "table-walk-on" } else { "table-to-score" };
            if steps_on_ui(ui, &table.seated(), end, ["table-step-done", last], &mut state.steps) {
                state.visited = end.round;
                table.show(if end.next.is_some() { Tab::Now } else { Tab::Score });
            }
        }
        TablePage::Log | TablePage::Tracking | TablePage::Counts { .. } | TablePage::Nothing => {}
    }
}

/// The round that has just ended, until its end was seen. Rounds before it are history.
fn ended<'r>(referee: &'r Referee, visited: &mut u8) -> Option<&'r RoundEnd> {
    let last = referee.history().last();
    // Undone, it may come again.
    *visited = last.map_or(0, |end| end.round).min(*visited);
    let just = || referee.effects().iter().any(|effect| matches!(effect, Effect::RoundOver { .. }));
    let fresh = match referee.state().step() {
        // With the first guest of the next round it lies behind, also for who comes back to the table later. Where no
        // guest is left the next round begins at once.
        Step::Refill(..) | Step::Planning => just(),
        Step::Over => true,
        Step::Order | Step::Settle(..) | Step::Lodge(..) | Step::Reveal(_) | Step::Turn(_) => false,
    };
    last.filter(|end| fresh && end.round > *visited)
}

fn parts_ui(ui: &mut Ui, table: &TableCx, state: &mut TableView) {
    let cx = table.cx;
    // The end of a round comes up by itself, and is called what it is.
    let ending = match (state.part, table.view.play) {
        (Tab::Now, TableState::Referee(referee)) => ended(referee, &mut state.visited).map(|end| end.round),
        _ => None,
    };
    let over = table.view.play.is_over();
    let (now, end) = match table.view.play {
        TableState::Final { .. } => ("table-part-sheets", false),
        TableState::Round(_) if over => ("table-part-sheets", false),
        TableState::Round(_) => ("table-part-now", true),
        TableState::Referee(referee) => ("table-part-table", !referee.history().is_empty()),
    };
    let mut parts = vec![(Tab::Now, cx.text(now))];
    if end {
        parts.push((Tab::End, cx.text("table-part-end")));
    }
    if over {
        parts.push((Tab::Score, cx.text("table-part-score")));
    }
    parts.push((Tab::Log, cx.text("table-part-log")));
    parts.push((Tab::Tracking, cx.text("table-part-depth")));
    let shown = if ending.is_some() { Tab::End } else { state.part };
    if let Some(part) = choice(ui, cx, shown, parts) {
        if let (Tab::Now, Some(round)) = (part, ending) {
            // Whoever asks for the table sees it.
            state.visited = round;
        }
        table.show(part);
    }
}

fn guild_name(cx: &Cx, guild: Guild) -> String {
    cx.describe().guild(guild)
}
