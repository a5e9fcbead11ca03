//! The table of a game: board and players, and under them what is asked or who thinks.

use egui::{Align, Frame, Label, Layout, Margin, Ui, vec2};

use super::{At, Board, PersonAsked, PlayCommand, PlayView, Thinking, events, hint, viewer};
use crate::game::{Actor, Seat};
use crate::storage::BotSpeed;
use crate::ui::Command;
use crate::ui::art::Art;
use crate::ui::screens::settings::speed_key;
use crate::ui::screens::table::Part;
use crate::ui::screens::title::PlayScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{Tone, Weight, banner, button, choice, icon_button, player_badge, sheet, why};

/// How many of the last events are shown where there is little room, and where there is more.
const FEW: usize = 2;
const MANY: usize = 12;

/// The ways to the parts of a game that is over.
pub fn parts_ui<T: PlayScreens>(ui: &mut Ui, at: &At<T>, state: &mut PlayView<T>) {
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
            if button(ui, cx, Weight::Normal, Some(Art::HISTORY), &name).clicked() {
                cx.send(Command::Replay(at.session.name().to_owned()));
            }
            let name = cx.text("play-again");
            if button(ui, cx, Weight::Normal, Some(Art::PLAY), &name).clicked() {
                at.send(PlayCommand::Again);
            }
        });
    });
}

/// Paints the table.
pub fn table_ui<T: PlayScreens>(ui: &mut Ui, at: &At<T>, state: &mut PlayView<T>, thinking: &Thinking<T>) {
    parts_ui(ui, at, state);
    let (cx, setup) = (at.cx, at.referee.setup());
    let eyes = viewer(at.session);
    let seen = eyes.map(|seat| T::observe(setup, at.referee.state(), seat));
    let board = Board::<T> {
        setup,
        state: seen.as_ref().map_or(at.referee.state(), |seen| T::table(seen)),
        seated: at.seated(),
        eyes,
        open: !at.played.is_shared() || T::is_sealed(at.referee.state()) || state.secrets_open,
        over: at.view.score.is_some(),
        moved: at.referee.effects(),
    };
    T::meet(cx, &board, &mut state.own);
    matters(&board);
    T::board_ui(ui, cx, &board, &mut |ui: &mut Ui| {
        if let Some(refused) = state.refused {
            let said = at.seated().describe().say(&refused);
            if banner(ui, cx, Tone::Danger, &said) {
                state.refused = None;
            }
        }
        question_ui(ui, at, &board, state, thinking);
    });
    if state.log_open && events::log_ui(ui, at) {
        state.log_open = false;
    }
    if state.hint_open {
        let describe = at.seated().describe();
        let mut chosen = None;
        let closed = sheet(ui, cx, "hint", &cx.text("play-hint"), |ui| {
            let hint =
                |ui: &mut Ui| hint::hint_ui::<T>(ui, cx, describe, thinking.hint, (setup, board.state), true);
            chosen = egui::ScrollArea::vertical().show(ui, hint).inner;
        });
        state.hint_open &= !closed;
        if let (Some(seat), Some(action)) = (at.asked.person, chosen) {
            at.send(PlayCommand::Move(seat, action));
        }
    }
}

/// Says which rules matter at this moment, for the one who looks.
pub fn matters<T: PlayScreens>(board: &Board<T>) {
    let seat = board.eyes.or_else(|| T::order(board.setup, board.state).first().copied());
    let seen = seat.map(|seat| T::observe(board.setup, board.state, seat));
    board.seated.cx.matters(&seen.map_or_else(Vec::new, |seen| T::matters(board.setup, &seen)));
}

fn question_ui<T: PlayScreens>(
    ui: &mut Ui,
    at: &At<T>,
    board: &Board<T>,
    state: &mut PlayView<T>,
    thinking: &Thinking<T>,
) {
    let body = |ui: &mut Ui, state: &mut PlayView<T>| match at.asked.person.filter(|_| !at.view.read_only) {
        Some(seat) => person_ui(ui, at, board, seat, state),
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

/// The tools at the end of a line: hint, secrets, log.
fn tools_ui<T: PlayScreens>(ui: &mut Ui, at: &At<T>, state: &mut PlayView<T>, person: bool) {
    let cx = at.cx;
    if icon_button(ui, cx, Weight::Quiet, Art::HISTORY, &cx.text("play-log")).clicked() {
        state.log_open = true;
    }
    if !person {
        return;
    }
    let wide = ui.content_rect().width() >= size::WIDE;
    let hint = cx.text("play-hint");
    let pressed = |ui: &mut Ui| {
        if wide {
            button(ui, cx, Weight::Normal, Some(Art::HINT), &hint).clicked()
        } else {
            icon_button(ui, cx, Weight::Normal, Art::HINT, &hint).clicked()
        }
    };
    if at.played.hints && pressed(ui) {
        state.hint_open = true;
    }
    if at.played.is_shared() && !T::is_sealed(at.referee.state()) {
        let key = if state.secrets_open { "play-secrets-close" } else { "play-secrets-open" };
        if icon_button(ui, cx, Weight::Quiet, Art::LOCK, &cx.text(key)).clicked() {
            state.secrets_open = !state.secrets_open;
        }
    }
}

/// What a person is asked.
fn person_ui<T: PlayScreens>(ui: &mut Ui, at: &At<T>, board: &Board<T>, seat: Seat, state: &mut PlayView<T>) {
    let cx = at.cx;
    let (question, rule) = T::question(&at.seated().describe(), board.state, seat);
    ui.horizontal(|ui| {
        player_badge(ui, cx, at.marks[seat.index()], &at.names[seat.index()], size::ICON * 1.4);
        let wide = ui.content_rect().width() >= size::WIDE;
        let purse = if at.played.is_shared() { size::TOUCH + size::GAP } else { 0.0 };
        let back = if wide { size::BACK } else { size::TOUCH } + size::GAP;
        let tools = if wide { size::PLAY_TOOLS } else { size::PLAY_TOOLS * 0.8 } + purse + back;
        let room = (ui.available_width() - tools).max(size::GROUP / 2.0);
        ui.allocate_ui_with_layout(vec2(room, size::TOUCH), Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(room);
            ui.add(Label::new(text::heading(question)).wrap());
        });
        why(ui, cx, rule);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if T::back_ui(ui, cx, board, &mut state.own) {
                cx.send(Command::Undo);
            }
            tools_ui(ui, at, state, true);
        });
    });
    let asked = PersonAsked { seat, shared: at.played.is_shared() };
    let action = T::answer_ui(ui, cx, board, asked, &mut state.own);
    let allowed = |action: &T::Action| T::check(board.setup, board.state, Actor::Seat(seat), *action).is_ok();
    if let Some(action) = action.filter(allowed) {
        at.send(PlayCommand::Move(seat, action));
    }
}

/// Nobody is asked: a bot thinks, or the game is over.
fn waiting_ui<T: PlayScreens>(ui: &mut Ui, at: &At<T>, state: &mut PlayView<T>, thinking: &Thinking<T>) {
    let cx = at.cx;
    ui.horizontal_wrapped(|ui| {
        if let Some(seat) = at.asked.bot.map(|(seat, _)| seat) {
            let name = &at.names[seat.index()];
            player_badge(ui, cx, at.marks[seat.index()], name, size::ICON * 1.4);
            let key = if thinking.bot.is_some() { "play-thinking" } else { "play-moves" };
            if thinking.bot.is_some() {
                ui.spinner();
            }
            ui.label(text::heading(cx.with(key, [("name", name.clone().into())])));
            if button(ui, cx, Weight::Normal, Some(Art::NEXT), &cx.text("play-skip")).clicked() {
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
            ui.label(text::heading(T::over(&at.seated().describe())));
        }
        tools_ui(ui, at, state, false);
    });
}
