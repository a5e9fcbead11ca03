//! The table of a game: the board, and under it the decision strip.

use egui::{CentralPanel, Frame, Margin, Panel, Popup, Rect, ScrollArea, Ui, UiBuilder, vec2};

use super::look_back::look_back_ui;
use super::strip::{Pressed, Prompt, answers_ui, line_ui, lines, question_ui, strip_panel, why_ui, words_ui};
use super::{Board, PlayCommand, PlayCx, PlayView, Thinking, events, highlight, hint, viewer};
use crate::game::{Actor, Seat};
use crate::play::Replay;
use crate::storage::BotSpeed;
use crate::ui::Command;
use crate::ui::art::Art;
use crate::ui::screens::settings::speed_key;
use crate::ui::screens::table::Tab;
use crate::ui::screens::title::PlayScreens;
use crate::ui::theme::{size, text};
use crate::ui::widgets::{
    Weight, beside, button, changing_button, choice, icon_button, paint_badge, rest_finger, sheet,
};

/// Up to so many events that come together are shown as one.
const TOGETHER: usize = 12;
/// Number of recent moves shown beside a question.
const RECENT: usize = 12;

/// The tabs of a game that is over.
pub(crate) fn parts_ui<T: PlayScreens>(ui: &mut Ui, game: &PlayCx<T>, state: &mut PlayView<T>) {
    let cx = game.cx;
    if game.view.score.is_none() {
        return;
    }
    let frame = Frame::new().inner_margin(Margin::symmetric(size::GAP as i8, size::GAP_SMALL as i8));
    Panel::top("parts").frame(frame).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let parts = [(Tab::Score, cx.text("table-part-score")), (Tab::Now, cx.text("play-part-table"))];
            if let Some(part) = choice(ui, cx, state.part, parts) {
                state.part = part;
            }
            let name = cx.text("replay-open");
            if button(ui, cx, Weight::Normal, Some(Art::HISTORY), &name).clicked() {
                cx.send(Command::Replay(game.session.name().to_owned()));
            }
            let name = cx.text("play-again");
            if button(ui, cx, Weight::Normal, Some(Art::PLAY), &name).clicked() {
                game.send(PlayCommand::Again);
            }
        });
    });
}

pub fn table_ui<T: PlayScreens>(
    ui: &mut Ui,
    game: &PlayCx<T>,
    state: &mut PlayView<T>,
    thinking: &Thinking<T>,
) {
    if let Some(step) = state.look {
        if look_back_ui(ui, game, state, step) {
            return;
        }
        state.look = None;
    }
    parts_ui(ui, game, state);
    let (cx, setup) = (game.cx, game.referee.setup());
    let eyes = viewer(game.session);
    let seen = eyes.map(|seat| T::observe(setup, game.referee.state(), seat));
    let shared = game.played.is_shared();
    let person = game.to_move.person.filter(|_| !game.view.read_only);
    let moved = moved_since(game, state, eyes);
    let board = Board::<T> {
        setup,
        state: seen.as_ref().map_or(game.referee.state(), |seen| T::table(seen)),
        seated: game.seated(),
        eyes,
        open: !shared || T::is_sealed(game.referee.state()) || state.secrets_open,
        over: game.view.score.is_some(),
        moment: (state.shown.0 as u64) << 8,
        moved: &moved,
        dealt: state.is_new
            && !game.referee.events().unwrap_or_default().iter().any(|event| event.actor != Actor::Nature),
        to_move: person,
        mover: None,
        narrated: false,
        ended: false,
        estimates: game.view.score.is_none() && game.estimates(),
    };
    T::sync(&board, &mut state.choice);
    relevant_rules(&board, eyes);
    strip_panel(ui, cx, "asked", |ui| strip_ui(ui, game, &board, state, thinking));
    hint_panel(ui, game, &board, state, thinking);
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        T::board_ui(ui, cx, &board, &mut state.choice);
    });
    highlight::steer(ui);
    if state.log_open && events::log_ui(ui, game, state) {
        state.log_open = false;
    }
}

/// Changes since the last paint, as the viewer may know them: moves that are made together are seen together.
fn moved_since<T: PlayScreens>(
    game: &PlayCx<T>,
    state: &mut PlayView<T>,
    eyes: Option<Seat>,
) -> Vec<T::Effect> {
    let events = game.referee.events().unwrap_or_default();
    let (shown, effects) = &mut state.shown;
    if *shown != events.len() {
        let soon = *shown > 0 && events.len() > *shown && events.len() - *shown <= TOGETHER;
        let before = Replay::of(game.session).filter(|_| soon).map_or_else(Vec::new, |replay| {
            let later = replay.moments.into_iter().skip(*shown + 1);
            later.flat_map(|moment| moment.effects).collect()
        });
        let all = if soon { before } else { game.referee.effects().to_vec() };
        *effects = all.iter().filter_map(|effect| T::redact_effect(effect, eyes)).collect();
        *shown = events.len();
    }
    effects.clone()
}

/// Reports the rules that are relevant at this moment, for a seat or for whoever is first.
pub fn relevant_rules<T: PlayScreens>(board: &Board<T>, seat: Option<Seat>) {
    let seat = seat.or_else(|| T::order(board.setup, board.state).first().copied());
    let seen = seat.map(|seat| T::observe(board.setup, board.state, seat));
    board.seated.cx.relevant_rules(&seen.map_or_else(Vec::new, |seen| T::relevant_rules(board.setup, &seen)));
}

/// The hint, at the side where there is room for it, so that the board stays in sight.
fn hint_panel<T: PlayScreens>(
    ui: &Ui,
    game: &PlayCx<T>,
    board: &Board<T>,
    state: &mut PlayView<T>,
    thinking: &Thinking<T>,
) {
    if !state.hint_open {
        return;
    }
    let (cx, describe) = (game.cx, game.seated().describe());
    let mut chosen = None;
    let add = |ui: &mut Ui| {
        let table = (board.setup, board.state);
        let hint = |ui: &mut Ui| hint::hint_ui::<T>(ui, cx, describe, thinking.hint, table, true);
        chosen = ScrollArea::vertical().show(ui, hint).inner;
    };
    let title = cx.text("play-hint");
    let closed = if ui.content_rect().width() >= size::WIDE {
        beside(ui, cx, "hint", &title, add)
    } else {
        sheet(ui, cx, "hint", &title, add)
    };
    state.hint_open &= !closed;
    if let (Some(seat), Some(action)) = (game.to_move.person, chosen) {
        game.send(PlayCommand::Moves(seat, vec![action]));
    }
}

/// The strip: recent moves, where there is room for them, and beside them the question or who thinks.
fn strip_ui<T: PlayScreens>(
    ui: &mut Ui,
    game: &PlayCx<T>,
    board: &Board<T>,
    state: &mut PlayView<T>,
    thinking: &Thinking<T>,
) {
    let mut room = ui.max_rect();
    if room.width() >= size::WIDE - 2.0 * size::GAP {
        let log = room.with_max_x(room.left() + size::PLAY_LOG);
        room.min.x = log.right() + size::GAP;
        ui.scope_builder(UiBuilder::new().max_rect(log), |ui| {
            ui.set_clip_rect(log.intersect(ui.clip_rect()));
            ScrollArea::vertical().id_salt("recent").auto_shrink(false).min_scrolled_height(0.0).show(
                ui,
                |ui| {
                    ui.set_width(ui.available_width() - size::GAP_SMALL);
                    events::recent_ui(ui, game, &state.story, RECENT);
                },
            );
        });
    }
    match (board.to_move, T::prompt(board, &state.choice)) {
        (Some(to_move), Some(mut prompt)) => {
            if let Some(refused) = state.refused {
                let rule = prompt.question.1;
                prompt.refused = Some((game.seated().describe().say(&refused), rule));
            } else if let Some(message) = &state.message {
                prompt.refused = Some(message.clone());
            }
            person_ui(ui, game, (to_move, room), &prompt, state);
        }
        // Nothing there has the id of an answer: the keyboard would stay on it.
        _ => drop(ui.push_id("waiting", |ui| waiting_ui(ui, game, room, state, thinking))),
    }
}

fn tools_ui<T: PlayScreens>(ui: &mut Ui, game: &PlayCx<T>, state: &mut PlayView<T>, person: bool) {
    let cx = game.cx;
    if icon_button(ui, cx, Weight::Quiet, Art::HISTORY, &cx.text("play-log")).clicked() {
        state.log_open = true;
    }
    if !person {
        return;
    }
    since_ui(ui, game, state);
    if game.played.hints && icon_button(ui, cx, Weight::Normal, Art::HINT, &cx.text("play-hint")).clicked() {
        state.hint_open = !state.hint_open;
    }
    if game.played.is_shared() && !T::is_sealed(game.referee.state()) {
        let key = if state.secrets_open { "play-secrets-close" } else { "play-secrets-open" };
        let name = cx.text(key);
        let pressed = if ui.content_rect().width() >= size::WIDE {
            // As wide as the other one: nothing beside it moves.
            let both = ["play-secrets-close", "play-secrets-open"].map(|key| cx.text(key));
            changing_button(ui, cx, (Weight::Quiet, Some(Art::LOCK)), &name, both)
        } else {
            icon_button(ui, cx, Weight::Quiet, Art::LOCK, &name)
        };
        if pressed.clicked() {
            state.secrets_open = !state.secrets_open;
        }
    }
}

/// The button to look back at the moves since one's own turn.
fn since_ui<T: PlayScreens>(ui: &mut Ui, game: &PlayCx<T>, state: &mut PlayView<T>) {
    let count = viewer(game.session).map_or(0, |eyes| state.story.since(eyes).0.len());
    let message = game.cx.with("play-since", [("count", count.into())]);
    let control = ui.add_enabled_ui(count > 0, |ui| {
        if ui.content_rect().width() >= size::WIDE {
            button(ui, game.cx, Weight::Quiet, Some(Art::PREVIOUS), &message)
        } else {
            icon_button(ui, game.cx, Weight::Quiet, Art::PREVIOUS, &message)
        }
    });
    if control.inner.clicked() {
        state.look = Some(0);
    }
}

fn person_ui<T: PlayScreens>(
    ui: &mut Ui,
    game: &PlayCx<T>,
    (seat, room): (Seat, Rect),
    prompt: &Prompt<T::Action>,
    state: &mut PlayView<T>,
) {
    let cx = game.cx;
    let [first, second] = lines(room);
    let tools = |ui: &mut Ui| {
        tools_ui(ui, game, state, true);
        why_ui(ui, cx, prompt);
    };
    line_ui(ui, first, tools, |ui| {
        badge_ui(ui, game, seat);
        question_ui(ui, cx, prompt);
    });
    let pressed = answers_ui(ui, cx, second, prompt, state.armed);
    // Whoever does something else has thought better of it.
    let elsewhere = ui.input(|input| {
        let keys = input.key_pressed(egui::Key::Enter) || input.key_pressed(egui::Key::Space);
        input.pointer.any_click() || keys
    });
    if pressed.is_some() {
        state.message = None;
    }
    if pressed.is_some() || elsewhere {
        state.armed = None;
    }
    let allowed = |action: &T::Action| {
        T::check(game.referee.setup(), game.referee.state(), Actor::Seat(seat), *action).is_ok()
    };
    match pressed {
        // Those after the first are checked when their turn comes.
        Some(Pressed::Moves(actions)) if actions.first().is_some_and(allowed) => {
            game.send(PlayCommand::Moves(seat, actions));
        }
        Some(Pressed::Back) if T::choice_back(&mut state.choice) => {}
        Some(Pressed::Back) => cx.send(Command::Undo),
        Some(Pressed::Extra) => T::turn_extra(&mut state.choice),
        Some(Pressed::Sure(index)) => {
            // Two taps at once are one.
            rest_finger(ui);
            state.armed = Some(index);
        }
        Some(Pressed::EntryError(message, rule)) => state.message = Some((message, rule)),
        Some(Pressed::Moves(_)) | None => {}
    }
}

fn badge_ui<T: PlayScreens>(ui: &mut Ui, game: &PlayCx<T>, seat: Seat) {
    let side = size::ICON * 1.4;
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), egui::Sense::hover());
    paint_badge(ui, game.cx, game.marks[seat.index()], &game.names[seat.index()], rect);
}

/// The strip while nobody has to decide: a bot thinks, or the game is over.
fn waiting_ui<T: PlayScreens>(
    ui: &mut Ui,
    game: &PlayCx<T>,
    room: Rect,
    state: &mut PlayView<T>,
    thinking: &Thinking<T>,
) {
    let cx = game.cx;
    let [first, second] = lines(room);
    let bot = game.to_move.bot.map(|(seat, _)| seat);
    let message = match (bot, game.to_move.person) {
        (Some(seat), _) => {
            let key = if thinking.bot.is_some() { "play-thinking" } else { "play-moves" };
            cx.with(key, [("name", game.names[seat.index()].clone().into())])
        }
        // Another program plays this game: here one only looks on.
        (None, Some(seat)) => cx.with("play-moves", [("name", game.names[seat.index()].clone().into())]),
        (None, None) if game.view.score.is_some() => T::over(&game.seated().describe()),
        (None, None) => String::new(),
    };
    line_ui(
        ui,
        first,
        |ui| tools_ui(ui, game, state, false),
        |ui| {
            if let Some(seat) = bot {
                badge_ui(ui, game, seat);
            }
            words_ui(ui, "question", text::bold(message));
        },
    );
    if bot.is_none() {
        return;
    }
    line_ui(
        ui,
        second,
        |_| {},
        // Far from where an answer will stand when the bots are done.
        |ui| {
            speed_ui(ui, game);
            let skip = button(ui, cx, Weight::Normal, Some(Art::NEXT), &cx.text("play-skip"));
            highlight::reachable(ui, &skip);
            if skip.clicked() {
                game.send(PlayCommand::Skip);
            }
        },
    );
}

fn speed_ui<T: PlayScreens>(ui: &mut Ui, game: &PlayCx<T>) {
    let cx = game.cx;
    let name = cx.text("play-speed");
    let control = icon_button(ui, cx, Weight::Quiet, Art::PLAY, &name);
    Popup::menu(&control).accessible_name(&name).show(|ui| {
        ui.set_min_width(size::MENU);
        let speeds = BotSpeed::ALL.map(|speed| (speed, cx.text(speed_key(speed))));
        if let Some(speed) = choice(ui, cx, cx.settings.bot_speed, speeds) {
            cx.send(Command::BotSpeed(speed));
        }
    });
}
