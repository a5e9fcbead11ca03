//! The board of a played game of Norenberc: houses and players, planning, actions, and the end of a round.

use egui::Ui;

use super::houses::{TableTop, with_question_ui};
use super::moves::{Ask, Half, back_ui, parts, turn_ui};
use super::plan::{PlanView, plan_ui};
use super::round_end::{RoundEndView, round_end_ui, walk_on_ui};
use super::{pages, start};
use crate::assistant::norenberc::matters_now;
use crate::bots::norenberc::Reason;
use crate::companion::norenberc::{Play, Session, Start};
use crate::game::{Rule, Seat};
use crate::i18n::describe::Describe;
use crate::norenberc::{Action, Effect, Norenberc, Observation, Setup, State, Step, rule_of_step};
use crate::ui::Cx;
use crate::ui::screens::play::{Board, PersonAsked};
use crate::ui::screens::seated::Seated;
use crate::ui::screens::title::PlayScreens;
use crate::ui::theme::size;
use crate::ui::widgets::page;

/// Half-made choices of a move.
#[derive(Debug, Default)]
pub struct MoveView {
    plan: PlanView,
    half: Half,
}

/// Talers as the one who looks may see them: one's own, and all when nothing is secret.
fn talers(board: &Board<Norenberc>) -> Vec<Option<u16>> {
    let seen = |seat: Seat| board.over || board.eyes == Some(seat) && board.open;
    let all = Seat::first(board.setup.players());
    all.map(|seat| seen(seat).then(|| board.state.talers(seat))).collect()
}

/// The table, for screens that are the same at a real one.
fn top<'a>(board: &Board<'a, Norenberc>, talers: &'a [Option<u16>]) -> TableTop<'a> {
    TableTop {
        setup: board.setup,
        state: board.state,
        names: board.seated.names,
        marks: board.seated.marks,
        talers,
        // Cards are as secret as talers.
        cards: board.eyes.filter(|seat| talers[seat.index()].is_some()),
        pinned: None,
        moved: board.moved,
    }
}

/// Does something with the question at this moment.
fn asking<R>(cx: &Cx, board: &Board<Norenberc>, ask: impl FnOnce(&Ask) -> R) -> R {
    let talers = talers(board);
    ask(&Ask { cx, setup: board.setup, state: board.state, table: top(board, &talers) })
}

impl PlayScreens for Norenberc {
    type MoveView = MoveView;
    type PauseView = RoundEndView;

    fn new_game(pages: &pages::OwnPages) -> Start {
        start::new_game(pages)
    }

    fn pauses(play: &Play) -> usize {
        play.history().len()
    }

    fn has_seen_pauses(session: &Session) -> bool {
        // Whoever comes back in the middle of a round has seen how the last one ended.
        match session.view().play {
            Play::Referee(referee) => !referee.is_round_start(),
            Play::Final { .. } | Play::Round(_) => true,
        }
    }

    fn pause_ui(ui: &mut Ui, seated: &Seated, play: &Play, pause: usize, view: &mut RoundEndView) -> bool {
        let Some(end) = play.history().get(pause) else { return true };
        let last = if end.next.is_some() { "table-next-round" } else { "table-to-score" };
        let looked = walk_on_ui(ui, seated, end, ["table-step-on", last], view);
        page(ui, &view.page(), size::PAGE_WIDTH, |ui| round_end_ui(ui, seated, end, view));
        looked
    }

    fn pause_back(view: &mut RoundEndView) -> bool {
        view.back()
    }

    fn table(observation: &Observation) -> &State {
        observation.table()
    }

    fn matters(setup: &Setup, observation: &Observation) -> Vec<Rule> {
        matters_now(setup, observation).into_iter().map(Into::into).collect()
    }

    fn board_ui(ui: &mut Ui, cx: &Cx, board: &Board<Self>, question: &mut dyn FnMut(&mut Ui)) {
        with_question_ui(ui, cx, &top(board, &talers(board)), question);
    }

    fn meet(cx: &Cx, board: &Board<Self>, view: &mut MoveView) {
        asking(cx, board, |ask| view.half.meet(ask));
    }

    fn question(describe: &Describe, state: &State, seat: Seat) -> (String, Rule) {
        let step = state.step();
        let words = if step == Step::Planning {
            let name = describe.names.get(seat.index()).cloned().unwrap_or_default();
            describe.texts.with("play-plan", [("name", name.into())])
        } else {
            describe.ask(step)
        };
        (words, rule_of_step(step).into())
    }

    fn back_ui(ui: &mut Ui, cx: &Cx, board: &Board<Self>, view: &mut MoveView) -> bool {
        let Step::Turn(turn) = board.state.step() else { return false };
        asking(cx, board, |ask| back_ui(ui, ask, turn, &mut view.half))
    }

    fn answer_ui(
        ui: &mut Ui,
        cx: &Cx,
        board: &Board<Self>,
        asked: PersonAsked,
        view: &mut MoveView,
    ) -> Option<Action> {
        asking(cx, board, |ask| {
            let action = match board.state.step() {
                Step::Planning => plan_ui(ui, ask, asked.seat, asked.shared, &mut view.plan, &mut view.half),
                Step::Turn(turn) => turn_ui(ui, ask, turn, &mut view.half),
                Step::Order
                | Step::Settle(..)
                | Step::Lodge(..)
                | Step::Refill(..)
                | Step::Reveal(_)
                | Step::Over => None,
            };
            parts::refused_ui(ui, ask, &mut view.half.refused);
            action
        })
    }

    fn move_back(view: &mut MoveView) -> bool {
        view.half.back()
    }

    fn is_news(action: &Action) -> bool {
        !matches!(action, Action::Settle { .. } | Action::Lodge { .. })
    }

    fn begins_pause(effect: &Effect) -> bool {
        matches!(effect, Effect::RoundOver { .. })
    }

    fn over(describe: &Describe) -> String {
        describe.ask(Step::Over)
    }

    fn is_sealed(state: &State) -> bool {
        state.step() == Step::Planning
    }

    fn speaks_for(reason: &Reason) -> Option<bool> {
        reason.speaks_for()
    }
}
