//! Norenberc's part of a played game: its board, its decisions, and the end of a round.

use egui::Ui;

use super::board::{self, Choice};
use super::round_end::{RoundEndView, round_end_ui, steps_on_ui};
use super::{pages, screenshots, start};
use crate::assistant::norenberc::relevant_rules_now;
use crate::bots::norenberc::MoveReason;
use crate::companion::norenberc::{Session, Start, TableState};
use crate::game::{Event, Rule};
use crate::i18n::describe::Describe;
use crate::norenberc::{Action, Effect, Norenberc, Observation, Setup, State, Step};
use crate::ui::Cx;
use crate::ui::screens::play::{Board, Prompt};
use crate::ui::screens::screenshot::{PlayScene, Screenshot};
use crate::ui::screens::seated::Seated;
use crate::ui::screens::title::PlayScreens;
use crate::ui::theme::size;
use crate::ui::widgets::page;

impl PlayScreens for Norenberc {
    type Choice = Choice;
    type RecapView = RoundEndView;

    fn new_game(pages: &pages::OwnPages) -> Start {
        start::new_game(pages)
    }

    fn recaps(play: &TableState) -> usize {
        play.history().len()
    }

    fn has_seen_recaps(session: &Session) -> bool {
        // Whoever comes back in the middle of a round has seen how the last one ended.
        match session.view().play {
            TableState::Referee(referee) => !referee.is_round_start(),
            TableState::Final { .. } | TableState::Round(_) => true,
        }
    }

    fn recap_ui(
        ui: &mut Ui,
        seated: &Seated,
        play: &TableState,
        recap: usize,
        view: &mut RoundEndView,
    ) -> bool {
        let Some(end) = play.history().get(recap) else { return true };
        let last = Self::recap_on(play, recap);
        let looked = steps_on_ui(ui, seated, end, ["table-step-on", last], view);
        page(ui, &view.page(), size::PAGE_WIDTH, |ui| round_end_ui(ui, seated, end, view));
        looked
    }

    fn recap_steps(describe: &Describe, effects: &[Effect]) -> Vec<(String, Vec<Effect>)> {
        // What everybody had to show goes with who was chosen for it.
        let chosen = |pair: &[Effect]| {
            let favorite = matches!(pair[1], Effect::Favorite { .. } | Effect::NoFavorite { .. });
            favorite.then(|| (describe.say(&pair[1]), pair.to_vec()))
        };
        let mut steps: Vec<_> = effects.windows(2).filter_map(chosen).collect();
        let income = |effect: &Effect| matches!(effect, Effect::Income { .. });
        let paid = effects.iter().copied().filter(income).collect();
        steps.extend(describe.incomes(effects).map(|message| (message, paid)));
        let arrives =
            |effect: &Effect| matches!(effect, Effect::Lodged { .. } | Effect::PrestigeGuild { .. });
        let arrived = effects.iter().copied().filter(arrives).collect();
        steps.extend(describe.arrivals(effects).map(|message| (message, arrived)));
        steps
    }

    fn in_recap(setup: &Setup, state: &State, event: &Event<Action>, steps: usize) -> State {
        // The favourites come first, guild by guild, then the income.
        Self::in_round_end(setup, state, event, steps)
    }

    fn recap_on(play: &TableState, recap: usize) -> &'static str {
        let more = play.history().get(recap).is_some_and(|end| end.next.is_some());
        if more { "table-next-round" } else { "table-to-score" }
    }

    fn recap_back(view: &mut RoundEndView) -> bool {
        view.back()
    }

    fn table(observation: &Observation) -> &State {
        observation.table()
    }

    fn relevant_rules(setup: &Setup, observation: &Observation) -> Vec<Rule> {
        relevant_rules_now(setup, observation).into_iter().map(Into::into).collect()
    }

    fn sync(board: &Board<Self>, choice: &mut Choice) {
        if let Some(decision) = board::decision(board) {
            choice.sync(decision);
        }
    }

    fn board_ui(ui: &mut Ui, cx: &Cx, board: &Board<Self>, choice: &mut Choice) {
        board::board_ui(ui, cx, board, choice);
    }

    fn prompt(board: &Board<Self>, choice: &Choice) -> Option<Prompt<Action>> {
        Some(board::prompt(board, board::decision(board)?, choice))
    }

    fn turn_extra(choice: &mut Choice) {
        choice.stays = !choice.stays;
    }

    fn choice_back(choice: &mut Choice) -> bool {
        choice.back()
    }

    fn sentence(describe: &Describe, event: &Event<Action>, effects: &[Effect]) -> Option<String> {
        describe.whole_move(event, effects)
    }

    fn is_news(action: &Action) -> bool {
        !matches!(action, Action::Settle { .. } | Action::Lodge { .. })
    }

    fn begins_recap(effect: &Effect) -> bool {
        matches!(effect, Effect::RoundOver { .. })
    }

    fn over(describe: &Describe) -> String {
        describe.ask(Step::Over)
    }

    fn is_sealed(state: &State) -> bool {
        state.step() == Step::Planning
    }

    fn speaks_for(reason: &MoveReason) -> Option<bool> {
        reason.speaks_for()
    }

    fn play_scenes() -> Vec<(Screenshot, PlayScene<Self>)> {
        screenshots::play_scenes()
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt as _, SeedableRng as _};

    use super::*;
    use crate::game::{Actor, Due, Game as _, Seat};
    use crate::norenberc::Guild;
    use crate::storage::norenberc::default_box;

    fn crests(setup: &Setup, state: &State, guild: Guild) -> Vec<u8> {
        Seat::first(setup.players()).map(|seat| state.crests(seat, guild)).collect()
    }

    #[test]
    fn r1_guild_by_guild_has_its_favourite_at_the_end_of_a_round() {
        let setup = Setup::new(4, default_box());
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut state = Norenberc::start(&setup);
        let (mut legal, mut ends) = (Vec::new(), 0);
        loop {
            let (actor, action) = match Norenberc::due(&setup, &state) {
                Due::Nobody => break,
                Due::Nature => (Actor::Nature, Norenberc::draw(&setup, &state, &mut rng)),
                Due::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    legal.clear();
                    Norenberc::legal(&setup, &state, seat, &mut legal);
                    (Actor::Seat(seat), legal[rng.random_range(0..legal.len())])
                }
            };
            let before = state;
            let mut effects = Vec::new();
            Norenberc::apply(&setup, &mut state, actor, action, &mut effects);
            if !effects.iter().any(Norenberc::begins_recap) {
                continue;
            }
            ends += 1;
            let guilds: Vec<_> = setup.guilds().collect();
            for steps in 0..=guilds.len() {
                let shown = Norenberc::in_recap(&setup, &before, &Event { actor, action }, steps);
                for (index, &guild) in guilds.iter().enumerate() {
                    let settled = if index < steps { &state } else { &before };
                    assert_eq!(
                        crests(&setup, &shown, guild),
                        crests(&setup, settled, guild),
                        "{steps} {guild:?}"
                    );
                }
            }
        }
        assert_eq!(ends, 4);
    }
}
