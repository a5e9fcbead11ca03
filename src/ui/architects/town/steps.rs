//! A reset in steps, in the order of the rules: only necessary questions are asked, then everybody reads who moves which
//! pieces. Answers stay in their place, to be corrected.

use egui::{Button, Label, Ui, vec2};

use super::super::table::{CorrectView, TableCx, TableView, name};
use super::strip::unanswered_ui;
use super::who::{badge_ui, everybody, player_ui};
use crate::architects::components::WORKERS;
use crate::architects::reset::{ResetChange, ResetLine};
use crate::architects::{Character, RuleId};
use crate::companion::architects::{
    Entry, Ledger, Owned, Question, ResetCard, ResetOutcome, ResetSteps, SeatReset,
};
use crate::game::Seat;
use crate::ui::Cx;
use crate::ui::art::Art;
use crate::ui::screens::table::Tab;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Stepper, Weight, button, card, cell, named, option, option_if, why};

#[derive(Debug, Default)]
pub(in crate::ui::architects) struct StepsView {
    /// The number of resets before it.
    reset: usize,
    /// Questions other than prisons and cards: they stay on the page when they are answered.
    in_question: Vec<Question>,
    /// True once all questions are answered and people move the pieces.
    doing: bool,
}

impl StepsView {
    fn sync(&mut self, ledger: &Ledger, steps: &ResetSteps) {
        let reset = ledger.resets().len();
        if self.reset != reset {
            *self = Self { reset, ..Self::default() };
        }
        // Questions whose answers were undone come up again.
        self.doing &= steps.open.is_empty();
        for question in &steps.open {
            let row = matches!(question, Question::Prison { .. } | Question::Used { .. });
            if !row && !self.in_question.contains(question) {
                self.in_question.push(*question);
            }
        }
    }

    /// The id of the page: questions and moves are two pages.
    pub(in crate::ui::architects) fn page(&self, ledger: &Ledger) -> String {
        format!("walk {} {}", ledger.resets().len(), self.doing)
    }

    /// Goes back to the questions; returns false if they are shown already.
    pub(in crate::ui::architects) const fn back(&mut self) -> bool {
        std::mem::replace(&mut self.doing, false)
    }
}

/// Counts up to this have keys of their own.
const KEYS: u8 = 5;

/// The reset that is due, or a button for one unknown to the program; then those that are over.
pub(in crate::ui::architects) fn steps_ui(
    ui: &mut Ui,
    table: &TableCx,
    ledger: &Ledger,
    state: &mut TableView,
) {
    let cx = table.cx;
    cx.relevant_rules(&[RuleId::Z3, RuleId::Z5, RuleId::Z6, RuleId::Z7, RuleId::H10, RuleId::Z1]);
    if let Some(steps) = ledger.steps() {
        state.town.steps.sync(ledger, &steps);
        heading_ui(ui, table, ledger.resets().len(), &steps.reset);
        if state.town.steps.doing {
            outcome_ui(ui, table, &steps.reset, &cx.text("table-walk-now"));
        } else {
            questions_ui(ui, table, ledger, &steps, &state.town.steps);
        }
        return;
    }
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.add(Label::new(cx.text("table-walk-none")).wrap());
        if button(ui, cx, Weight::Normal, Some(Art::PLUS), &cx.text("table-walk-begin")).clicked() {
            state.correct = Some(CorrectView::at_end(&Entry::Reset { seat: None }));
        }
        // Unanswered questions are answered where their reset stands.
        if let Some(opened) = unanswered_ui(ui, table) {
            state.correct = Some(opened);
        }
    });
    for (number, reset) in ledger.resets().iter().enumerate().rev() {
        ui.add_space(size::GAP_SMALL);
        ui.push_id(number, |ui| outcome_ui(ui, table, reset, &title(table, number, reset)));
    }
}

fn title(table: &TableCx, number: usize, reset: &ResetOutcome) -> String {
    let args = [("number", (number + 1).into()), ("cause", table.describe().say(&reset.cause).into())];
    table.cx.with("table-walk-reset", args)
}

fn heading_ui(ui: &mut Ui, table: &TableCx, number: usize, reset: &ResetOutcome) {
    ui.horizontal_wrapped(|ui| {
        ui.label(text::heading(title(table, number, reset)));
        why(ui, table.cx, RuleId::Z1);
    });
}

fn questions_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger, steps: &ResetSteps, view: &StepsView) {
    let cx = table.cx;
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            ui.label(text::bold(cx.text("table-walk-prison")));
            why(ui, cx, RuleId::Z3);
        });
        for seat in ledger.seats() {
            let from_market = steps.reset.seats.get(seat.index()).map_or(0, |it| it.from_market);
            let counted = ledger.strip(seat).and_then(|strip| strip.prison);
            let unknown = ledger.is_unanswered(Question::Prison { seat });
            let tell = |entry| table.enter(entry);
            prison_ui(ui, table, seat, (counted, unknown), from_market, &tell);
        }
        if steps.reset.strangers > 0 {
            let args = [("count", steps.reset.strangers.into())];
            ui.add(Label::new(cx.with("table-walk-strangers", args)).wrap());
        }
        nobody_ui(ui, table, ledger);
        // All of them have their place from the beginning: cards that this reset does not need are only dimmed.
        for card in ResetCard::ALL.into_iter().filter(|card| is_in_game(ledger, *card)) {
            let question = Question::Used { card };
            ui.add_enabled_ui(ledger.awaits(question), |ui| {
                answer_ui(ui, table, ledger, question, &|entry| table.enter(entry));
            });
        }
        for question in &view.in_question {
            answer_ui(ui, table, ledger, *question, &|entry| table.enter(entry));
        }
    });
}

/// One touch if nobody uses any of the remaining cards: at most tables nobody has them.
fn nobody_ui(ui: &mut Ui, table: &TableCx, ledger: &Ledger) {
    let open = |card: &ResetCard| {
        let question = Question::Used { card: *card };
        ledger.awaits(question) && ledger.user(*card).is_none() && !ledger.is_unanswered(question)
    };
    ui.add_enabled_ui(ResetCard::ALL.iter().any(open), |ui| {
        let used = ResetCard::ALL.into_iter().any(|card| ledger.user(card).is_some_and(|by| by.is_some()));
        let more = if used { "yes" } else { "no" };
        let words = table.cx.with("reset-used-by-nobody-any", [("more", more.into())]);
        if button(ui, table.cx, Weight::Normal, Some(Art::CHECK), &words).clicked() {
            table.enter(Entry::NoneUsed);
        }
    });
}

fn is_in_game(ledger: &Ledger, card: ResetCard) -> bool {
    match card {
        ResetCard::Gatekeeper | ResetCard::GoldSquire | ResetCard::MarbleSquire | ResetCard::VirtueSquire => {
            true
        }
        ResetCard::Fara => {
            let mut strips = ledger.seats().filter_map(|seat| ledger.strip(seat));
            strips.any(|strip| strip.character == Some(Character::Fara))
        }
        ResetCard::Peddler => ledger.promo(),
    }
}

/// The own workers of a player in prison: one touch up to five.
fn prison_ui(
    ui: &mut Ui,
    table: &TableCx,
    seat: Seat,
    (counted, unknown): (Option<u8>, bool),
    fewest: u8,
    tell: &dyn Fn(Entry),
) {
    let cx = table.cx;
    let what = cx.with("reset-prison-of", [("name", name(table, seat).into())]);
    let prison = |workers| Entry::Owned { seat, owned: Owned::Prison { workers: Some(workers) } };
    ui.push_id(&what, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
            cell(ui, vec2(size::NAME, size::TOUCH), |ui| player_ui(ui, table, seat));
            for count in 0..=KEYS {
                let name =
                    cx.with("table-virtue-set", [("what", what.clone().into()), ("virtue", count.into())]);
                let key = key_ui(ui, cx, count >= fewest, counted == Some(count), &count.to_string());
                if named(key, &name).clicked() {
                    tell(prison(count));
                }
            }
            // A stepper is one piece, and goes on in the next line as a whole.
            if ui.available_size_before_wrap().x < size::STEPPER + size::GAP_SMALL {
                ui.end_row();
            }
            let range = fewest.into()..=WORKERS.into();
            let stepper = Stepper { what: &what, value: counted.map(Into::into), range };
            if let Some(count) = stepper.show(ui, cx) {
                tell(prison(count as u8));
            }
            unknown_ui(ui, table, Question::Prison { seat }, unknown && counted.is_none(), tell);
        });
    });
}

fn key_ui(ui: &mut Ui, cx: &Cx, live: bool, chosen: bool, words: &str) -> egui::Response {
    let palette = cx.palette();
    let ink = if chosen { palette.on_accent } else { palette.ink };
    let key = Button::new(text::bold(words).color(ink)).min_size(vec2(size::TOUCH, size::TOUCH));
    ui.add_enabled(live, if chosen { key.fill(palette.accent) } else { key })
}

fn unknown_ui(ui: &mut Ui, table: &TableCx, question: Question, chosen: bool, tell: &dyn Fn(Entry)) {
    let cx = table.cx;
    let pressed = option(ui, cx, chosen, None, &cx.text("table-nobody-knows"));
    let in_question = table.describe().reset_question(question);
    let name = cx.with("table-nobody-knows-of", [("question", in_question.into())]);
    if named(pressed, &name).clicked() && !chosen {
        tell(Entry::NotKnown { question });
    }
}

/// One question with its answers; `tell` gets the chosen one.
pub(in crate::ui::architects) fn answer_ui(
    ui: &mut Ui,
    table: &TableCx,
    ledger: &Ledger,
    question: Question,
    tell: &dyn Fn(Entry),
) {
    let cx = table.cx;
    if let Question::Prison { seat } = question {
        // Only where a reset is over: the one that is due has its rows.
        let steps = ledger.steps();
        let message = steps.as_ref().and_then(|steps| steps.reset.seats.get(seat.index()));
        return prison_ui(
            ui,
            table,
            seat,
            (None, false),
            message.map_or(0, |message| message.from_market),
            tell,
        );
    }
    let words = table.describe().reset_question(question);
    ui.horizontal_wrapped(|ui| {
        ui.label(text::bold(&words));
        why(ui, cx, question.rule());
    });
    let unknown = ledger.is_unanswered(question);
    ui.push_id(&words, |ui| {
        ui.horizontal_wrapped(|ui| match question {
            Question::Prison { .. } => {}
            Question::Used { card } => {
                let user = ledger.user(card);
                let nobody = option(ui, cx, user == Some(None), None, &cx.text("reset-used-by-nobody"));
                if named(nobody, &used_name(table, card, None)).clicked() {
                    tell(Entry::Used { card, by: None });
                }
                for seat in everybody(table).into_iter().filter(|seat| seat.index() < table.names.len()) {
                    let chosen = user == Some(Some(seat));
                    let live = chosen || ledger.may_use(card, seat);
                    if used_option(ui, table, card, seat, (live, chosen)) {
                        tell(Entry::Used { card, by: Some(seat) });
                    }
                }
                unknown_ui(ui, table, question, unknown && user.is_none(), tell);
            }
            Question::Virtue { seat } => {
                let virtue = ledger.strip(seat).and_then(|strip| strip.virtue.value);
                let owned = Owned::Virtue { virtue };
                let range = 0..=super::number::most(&owned);
                let value = virtue.map(Into::into);
                if let Some(count) = (Stepper { what: &words, value, range }).show(ui, cx) {
                    tell(Entry::Owned { seat, owned: super::number::with(&owned, Some(count)) });
                }
                unknown_ui(ui, table, question, unknown && virtue.is_none(), tell);
            }
            Question::Destroyed { seat } | Question::Instead { seat } => {
                let destroyed = matches!(question, Question::Destroyed { .. });
                let [removed, instead] = ledger.entered_debts(seat);
                let entered = if destroyed { removed } else { instead };
                for debts in 0..=2u16 {
                    let args = [("what", words.clone().into()), ("virtue", debts.into())];
                    let key = key_ui(ui, cx, true, entered == Some(debts), &debts.to_string());
                    if named(key, &cx.with("table-virtue-set", args)).clicked() {
                        tell(if destroyed {
                            Entry::Destroyed { seat, debts }
                        } else {
                            Entry::Instead { seat, debts }
                        });
                    }
                }
                unknown_ui(ui, table, question, unknown && entered.is_none(), tell);
            }
        });
    });
}

fn used_name(table: &TableCx, card: ResetCard, by: Option<Seat>) -> String {
    table.describe().say(&Entry::Used { card, by })
}

/// It has no scope of its own, which could not wrap into the next line.
fn used_option(
    ui: &mut Ui,
    table: &TableCx,
    card: ResetCard,
    seat: Seat,
    (live, chosen): (bool, bool),
) -> bool {
    let image = table.shape(seat);
    let pressed = option_if(ui, table.cx, (live, chosen), Some(image), table.name(seat));
    named(pressed, &used_name(table, card, Some(seat))).clicked()
}

/// The steps in which something happens to players, in the order of the rules.
const STEPS: [fn(&ResetLine) -> bool; 5] = [
    |line| matches!(line.change, ResetChange::ToPrison(_)),
    |line| matches!(line.change, ResetChange::Freed(_)),
    |line| {
        let gains = matches!(line.change, ResetChange::Virtue(1..));
        gains
            || matches!(
                line.change,
                ResetChange::Gold(_) | ResetChange::Marble(_) | ResetChange::DebtsDestroyed(_)
            )
    },
    |line| matches!(line.change, ResetChange::Virtue(..0)) || line.rule == RuleId::V7,
    |line| line.rule == RuleId::Z7,
];

/// The instructions: who moves which pieces, step by step, and the workers in prison afterwards.
pub(in crate::ui::architects) fn outcome_ui(ui: &mut Ui, table: &TableCx, reset: &ResetOutcome, title: &str) {
    let cx = table.cx;
    let seats = || (0..).map(Seat).zip(&reset.seats);
    card(ui, cx, |ui| {
        ui.set_width(ui.available_width());
        ui.label(text::bold(title));
        for (step, belongs) in STEPS.into_iter().enumerate() {
            for (seat, message) in seats() {
                for line in message.lines.iter().filter(|line| belongs(line)) {
                    line_ui(ui, table, seat, *line);
                }
                if step == 2 && message.silver > 0 {
                    let silver = cx.with("reset-silver", [("count", message.silver.into())]);
                    words_ui(ui, table, seat, &silver, RuleId::L6);
                }
                if step == 4 && message.instead > 0 {
                    let instead = cx.with("reset-instead", [("count", message.instead.into())]);
                    words_ui(ui, table, seat, &instead, RuleId::P12);
                }
                if step == 4 {
                    open_ui(ui, table, seat, message);
                }
            }
            if step == 0 {
                ui.horizontal_wrapped(|ui| {
                    ui.add(Art::INFO.tinted(vec2(size::ICON, size::ICON), cx.palette().ink_soft));
                    ui.add(Label::new(cx.text("reset-turn-over")).wrap());
                    why(ui, cx, RuleId::Z4);
                });
            }
        }
        // X12; while a reset goes on, nobody has taken a debt yet either.
        if seats().all(|(_, message)| message.debts.is_some() && message.prison == Some(0)) {
            plain_ui(
                ui,
                cx,
                &cx.with("reset-most", [("count", 0.into()), ("names", "".into())]),
                RuleId::X12,
            );
        }
        ui.horizontal_wrapped(|ui| {
            ui.label(text::bold(cx.text("reset-after")));
            for (seat, message) in seats() {
                badge_ui(ui, table, seat, size::ICON * 1.4);
                let count =
                    message.prison.map_or_else(|| cx.text("widget-unknown-short"), |it| it.to_string());
                let args = [("what", name(table, seat).into()), ("number", count.into())];
                ui.label(cx.with("widget-explained", args));
            }
        });
    });
}

/// Changes that cannot be known before something else is entered.
fn open_ui(ui: &mut Ui, table: &TableCx, seat: Seat, message: &SeatReset) {
    if message.virtue.is_none() {
        words_ui(ui, table, seat, &table.cx.text("table-walk-open-virtue"), RuleId::Z6);
    }
    if message.debts.is_none() {
        words_ui(ui, table, seat, &table.cx.text("table-walk-open"), RuleId::Z7);
    }
}

fn plain_ui(ui: &mut Ui, cx: &Cx, words: &str, rule: RuleId) {
    ui.horizontal_wrapped(|ui| {
        ui.add(Label::new(words).wrap());
        why(ui, cx, rule);
    });
}

fn line_ui(ui: &mut Ui, table: &TableCx, seat: Seat, line: ResetLine) {
    words_ui(ui, table, seat, &table.cx.describe().reset_change(line.change), line.rule);
}

fn words_ui(ui: &mut Ui, table: &TableCx, seat: Seat, change: &str, rule: RuleId) {
    let cx = table.cx;
    ui.horizontal_wrapped(|ui| {
        badge_ui(ui, table, seat, size::ICON * 1.4);
        let args = [("name", name(table, seat).into()), ("change", change.to_owned().into())];
        ui.add(Label::new(cx.with("reset-of", args)).wrap());
        why(ui, cx, rule);
    });
}

/// The button that goes on once all questions are answered; until then, the next open question.
pub(in crate::ui::architects) fn steps_footer_ui(
    ui: &mut Ui,
    table: &TableCx,
    ledger: &Ledger,
    view: &mut StepsView,
    second: bool,
) {
    let cx = table.cx;
    let Some(steps) = ledger.steps() else {
        ui.vertical_centered(|ui| {
            if button(ui, cx, Weight::Normal, Some(Art::PREVIOUS), &cx.text("table-walk-back")).clicked() {
                table.show(Tab::Now);
            }
        });
        return;
    };
    view.sync(ledger, &steps);
    let open = steps.next();
    ui.horizontal_wrapped(|ui| {
        if view.doing {
            if button(ui, cx, Weight::Normal, Some(Art::PREVIOUS), &cx.text("table-walk-asked")).clicked() {
                view.doing = false;
            }
            let done = button(ui, cx, Weight::Primary, Some(Art::CHECK), &cx.text("table-walk-done"));
            if done.clicked() && !second {
                table.enter(Entry::ResetDone);
                table.show(Tab::Now);
            }
            return;
        }
        let on = ui.add_enabled_ui(open.is_none(), |ui| {
            button(ui, cx, Weight::Primary, Some(Art::NEXT), &cx.text("table-walk-on"))
        });
        if on.inner.clicked() && !second {
            view.doing = true;
        }
        if let Some(question) = open {
            let in_question = table.describe().reset_question(question);
            let waits = cx.with("table-walk-waits", [("question", in_question.into())]);
            ui.add(Label::new(text::small(waits).color(cx.palette().warning)).wrap());
        }
    });
}

/// The resets of a game with a referee, or of one that is over; the last one first.
pub(in crate::ui::architects) fn resets_ui(ui: &mut Ui, table: &TableCx) {
    for (number, reset) in table.view.play.resets().iter().enumerate().rev() {
        ui.push_id(number, |ui| outcome_ui(ui, table, reset, &title(table, number, reset)));
        ui.add_space(size::GAP_SMALL);
    }
}
