//! The table of a game: houses and players, and under them what is asked or who thinks.

use egui::{Align, Frame, Label, Layout, Margin, Ui, vec2};

use super::new_game::dealt_anew;
use super::plan::plan_ui;
use super::{At, PlayCommand, PlayView, Thinking, events, hint, viewer};
use crate::companion::norenberc::RoundEnd;
use crate::game::{Actor, Game as _, Seat};
use crate::i18n::describe::Describe;
use crate::norenberc::{Norenberc, Step, rule_of_step};
use crate::storage::BotSpeed;
use crate::ui::Command;
use crate::ui::art::Art;
use crate::ui::screens::houses::{TableTop, matters, with_question_ui};
use crate::ui::screens::moves::{Ask, back_ui, parts, turn_ui};
use crate::ui::screens::round_end::{RoundEndView, Seated, round_end_ui, walk_on_ui};
use crate::ui::screens::settings::speed_key;
use crate::ui::screens::table::Part;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Tone, Weight, banner, button, choice, icon_button, page, sheet, why};

/// How many of the last events are shown where there is little room, and where there is more.
const FEW: usize = 2;
const MANY: usize = 12;

/// The ways to the parts of a game that is over.
pub fn parts_ui(ui: &mut Ui, at: &At, state: &mut PlayView) {
    let cx = at.cx;
    if at.view.score.is_none() {
        return;
    }
    Frame::new().inner_margin(Margin::same(size::GAP as i8)).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let parts = [(Part::Score, cx.text("table-part-score")), (Part::Now, cx.text("play-part-table"))];
            if let Some(part) = choice(ui, cx, state.part, parts) {
                state.part = part;
            }
            let name = cx.text("replay-open");
            if button(ui, cx, Weight::Normal, Some(Art::History), &name).clicked() {
                cx.send(Command::Replay(at.session.name().to_owned()));
            }
            let name = cx.text("play-again");
            if button(ui, cx, Weight::Normal, Some(Art::Play), &name).clicked() {
                at.send(PlayCommand::Begin(Box::new(dealt_anew(at.session.setup()))));
            }
        });
    });
}

/// Talers as the one who looks may see them: one's own, and all when the game is over.
fn talers(at: &At, state: &PlayView, eyes: Option<Seat>) -> Vec<Option<u16>> {
    let table = at.referee.state();
    let over = at.view.score.is_some();
    let planning = table.step() == Step::Planning;
    let open = !at.played.is_shared() || planning || state.purse_open;
    Seat::first(at.referee.setup().players())
        .map(|seat| (over || eyes == Some(seat) && open).then(|| table.talers(seat)))
        .collect()
}

/// Paints the table.
pub fn table_ui(ui: &mut Ui, at: &At, state: &mut PlayView, thinking: &Thinking) {
    parts_ui(ui, at, state);
    let (cx, setup) = (at.cx, at.referee.setup());
    let eyes = viewer(at.session);
    let seen = eyes.map(|seat| Norenberc::observe(setup, at.referee.state(), seat));
    let table = seen.as_ref().map_or(at.referee.state(), |seen| seen.table());
    let talers = talers(at, state, eyes);
    // Cards are as secret as talers.
    let cards = eyes.filter(|seat| talers[seat.index()].is_some());
    let moved = at.referee.effects();
    let top = TableTop {
        setup,
        state: table,
        names: at.names,
        marks: at.marks,
        talers: &talers,
        cards,
        pinned: None,
        moved,
    };
    let ask = Ask { cx, setup, state: table, table: top };
    state.half.meet(&ask);
    matters(cx, &top, eyes);
    with_question_ui(ui, cx, &top, |ui| {
        if let Some(refused) = state.refused {
            let said = Describe { texts: cx.texts, names: at.names }.say(&refused);
            if banner(ui, cx, Tone::Danger, &said) {
                state.refused = None;
            }
        }
        question_ui(ui, at, &ask, state, thinking);
    });
    if state.log_open && events::log_ui(ui, at) {
        state.log_open = false;
    }
    if state.hint_open {
        let describe = ask.describe();
        let mut chosen = None;
        let closed = sheet(ui, cx, "hint", &cx.text("play-hint"), |ui| {
            let hint = |ui: &mut Ui| {
                hint::hint_ui(ui, cx, describe, thinking.hint, (at.referee.setup(), table), true)
            };
            chosen = egui::ScrollArea::vertical().show(ui, hint).inner;
        });
        state.hint_open &= !closed;
        if let (Some(seat), Some(action)) = (at.asked.person, chosen) {
            at.send(PlayCommand::Move(seat, action));
        }
    }
}

fn question_ui(ui: &mut Ui, at: &At, ask: &Ask, state: &mut PlayView, thinking: &Thinking) {
    let body = |ui: &mut Ui, state: &mut PlayView| match at.asked.person.filter(|_| !at.view.read_only) {
        Some(seat) => person_ui(ui, at, ask, seat, state),
        None => waiting_ui(ui, at, state, thinking),
    };
    let room = ui.available_width() - size::PLAY_LOG - size::GAP_LARGE;
    if room < size::TWO_COLUMNS * 0.8 {
        body(ui, state);
        ui.separator();
        events::recent_ui(ui, at, FEW);
        return;
    }
    ui.horizontal_top(|ui| {
        column(ui, room, |ui| body(ui, state));
        ui.add_space(size::GAP);
        column(ui, size::PLAY_LOG, |ui| {
            let name = ui.scope_id().with("recent");
            let height = size::QUESTION;
            egui::ScrollArea::vertical().id_salt(name).min_scrolled_height(height).max_height(height).show(
                ui,
                |ui| {
                    ui.set_width(ui.available_width());
                    events::recent_ui(ui, at, MANY);
                },
            );
        });
    });
}

/// Something of this width beside something else.
fn column(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        add(ui);
    });
}

/// The tools at the end of a line: hint, purse, log.
fn tools_ui(ui: &mut Ui, at: &At, state: &mut PlayView, person: bool) {
    let cx = at.cx;
    if icon_button(ui, cx, Weight::Quiet, Art::History, &cx.text("play-log")).clicked() {
        state.log_open = true;
    }
    if !person {
        return;
    }
    let wide = ui.content_rect().width() >= size::WIDE;
    let hint = cx.text("play-hint");
    let pressed = |ui: &mut Ui| {
        if wide {
            button(ui, cx, Weight::Normal, Some(Art::Hint), &hint).clicked()
        } else {
            icon_button(ui, cx, Weight::Normal, Art::Hint, &hint).clicked()
        }
    };
    if at.played.hints && pressed(ui) {
        state.hint_open = true;
    }
    if at.played.is_shared() && at.referee.state().step() != Step::Planning {
        let key = if state.purse_open { "play-purse-close" } else { "play-purse-open" };
        if icon_button(ui, cx, Weight::Quiet, Art::Lock, &cx.text(key)).clicked() {
            state.purse_open = !state.purse_open;
        }
    }
}

/// What a person is asked.
fn person_ui(ui: &mut Ui, at: &At, ask: &Ask, seat: Seat, state: &mut PlayView) {
    let cx = at.cx;
    let step = ask.state.step();
    ui.horizontal(|ui| {
        ask.badge(ui, seat);
        let question = if step == Step::Planning {
            cx.with("play-plan", [("name", ask.name(seat).into())])
        } else {
            ask.describe().ask(step)
        };
        let wide = ui.content_rect().width() >= size::WIDE;
        let purse = if at.played.is_shared() { size::TOUCH + size::GAP } else { 0.0 };
        let back = if wide { size::BACK } else { size::TOUCH } + size::GAP;
        let tools = if wide { size::PLAY_TOOLS } else { size::PLAY_TOOLS * 0.8 } + purse + back;
        let room = (ui.available_width() - tools).max(size::GROUP / 2.0);
        ui.allocate_ui_with_layout(vec2(room, size::TOUCH), Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(room);
            ui.add(Label::new(text::heading(question)).wrap());
        });
        why(ui, cx, rule_of_step(step));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Step::Turn(turn) = step
                && back_ui(ui, ask, turn, &mut state.half)
            {
                cx.send(Command::Undo);
            }
            tools_ui(ui, at, state, true);
        });
    });
    let action = match step {
        Step::Planning => plan_ui(ui, ask, seat, at.played.is_shared(), &mut state.plan, &mut state.half),
        Step::Turn(turn) => turn_ui(ui, ask, turn, &mut state.half),
        Step::Order
        | Step::Settle(..)
        | Step::Lodge(..)
        | Step::Refill(..)
        | Step::Reveal(_)
        | Step::Over => None,
    };
    parts::refused_ui(ui, ask, &mut state.half.refused);
    if let Some(action) = action.filter(|&action| ask.check(Actor::Seat(seat), action).is_ok()) {
        at.send(PlayCommand::Move(seat, action));
    }
}

/// Nobody is asked: a bot thinks, or the game is over.
fn waiting_ui(ui: &mut Ui, at: &At, state: &mut PlayView, thinking: &Thinking) {
    let cx = at.cx;
    ui.horizontal_wrapped(|ui| {
        if let Some(seat) = at.asked.bot.map(|(seat, _)| seat) {
            let name = &at.names[seat.index()];
            crate::ui::widgets::player_badge(ui, cx, at.marks[seat.index()], name, size::ICON * 1.4);
            let key = if thinking.bot.is_some() { "play-thinking" } else { "play-moves" };
            if thinking.bot.is_some() {
                ui.spinner();
            }
            ui.label(text::heading(cx.with(key, [("name", name.clone().into())])));
            if button(ui, cx, Weight::Normal, Some(Art::Next), &cx.text("play-skip")).clicked() {
                at.send(PlayCommand::Skip);
            }
            let speeds = BotSpeed::ALL.map(|speed| (speed, cx.text(speed_key(speed))));
            if let Some(speed) = choice(ui, cx, cx.settings.bot_speed, speeds) {
                cx.send(Command::BotSpeed(speed));
            }
        } else if let Some(seat) = at.asked.person {
            // Another program plays this game: here one only looks on.
            let name = at.names[seat.index()].clone();
            ui.label(text::heading(cx.with("play-moves", [("name", name.into())])));
        } else if at.view.score.is_some() {
            ui.label(text::heading(ask_over(at)));
        }
        tools_ui(ui, at, state, false);
    });
}

fn ask_over(at: &At) -> String {
    Describe { texts: at.cx.texts, names: at.names }.ask(Step::Over)
}

/// How a round ended, before the next one.
pub fn over_ui(ui: &mut Ui, at: &At, end: &RoundEnd, view: &mut RoundEndView) {
    let cx = at.cx;
    let last = if end.next.is_some() { "table-next-round" } else { "table-to-score" };
    let seated = Seated { cx, names: at.names, marks: at.marks };
    if walk_on_ui(ui, &seated, end, ["table-step-on", last], view) {
        at.send(PlayCommand::RoundSeen);
    }
    page(ui, &view.page(), size::PAGE_WIDTH, |ui| {
        round_end_ui(ui, &seated, end, view);
    });
}
