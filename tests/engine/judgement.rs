//! Judgement: positions in which the right move is beyond doubt, and hard and master find it. They are ends of random
//! games in which only one player can still act and nothing is hidden, so that trying everything proves what is right:
//! every other move costs at least 2 VP of the lead.

use guildhall::bots::norenberc::choose;
use guildhall::bots::search::Budget;
use guildhall::bots::{HasBots as _, Level};
use guildhall::game::{Due, Game, Seat, SeatSet, Table};
use guildhall::norenberc::{Action, Norenberc, Setup, Stage, State, Step};
use guildhall::storage::norenberc::default_box;

use crate::conformance::play;
use crate::positions::lead_after;

/// What a position is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Theme {
    /// A plan that gains something.
    Plan,
    /// Nothing is left to gain: pass.
    Pass,
    /// Buying decides, mostly a favourite's place.
    Buy,
    /// Selling decides, mostly who is richest or wins a tie by talers.
    Sell,
    /// One could sell, but the good is what makes one favourite.
    Keep,
    /// A guest decides.
    Recruit,
    /// What to pay decides.
    Pay,
    /// Whom to rob of what decides.
    Rob,
    /// The place in the turn order decides a tie.
    GoFirst,
    /// Which good goes on the peddler decides.
    Peddle,
}

struct Position {
    theme: Theme,
    setup: Setup,
    state: State,
    seat: Seat,
    right: Vec<Action>,
}

const THEMES: usize = 10;
/// How many positions of a theme are enough.
const ENOUGH: usize = 4;
/// Every other move costs at least this.
const BEYOND_DOUBT: i32 = 2;
/// Trees with more actions are left alone.
const MOST_ACTIONS: u32 = 4_000;

/// Whether only this seat can still act before the game ends.
fn alone(setup: &Setup, state: &State, seat: Seat) -> bool {
    let others = SeatSet::first(setup.players()).without(seat);
    state.round() == 4
        && others.iter().all(|other| {
            let out = state.is_finished(other) || state.available_agents(other) == 0;
            out && state.cards_left(other) == 0 && !state.pending().contains(other)
        })
}

/// The position on a table, if there is one in which the right move is beyond doubt.
fn position(table: &Table<Norenberc>) -> Option<Position> {
    let (setup, state) = (table.setup(), table.state());
    let Due::Seats(due) = table.due() else { return None };
    let seat = due.iter().next().filter(|_| due.len() == 1)?;
    if !alone(setup, state, seat) {
        return None;
    }
    let legal = table.legal(seat);
    let mut left = MOST_ACTIONS;
    let leads: Vec<_> = legal
        .iter()
        .map(|&action| lead_after(setup, state, seat, action, &mut left))
        .collect::<Option<_>>()?;
    let best = *leads.iter().max()?;
    let right: Vec<_> =
        legal.iter().zip(&leads).filter(|(_, lead)| **lead == best).map(|(it, _)| *it).collect();
    let theme = theme(state, &legal, &leads, best, &right)?;
    // Where passing is as good as anything, anything else is a waste of time.
    let right = if theme == Theme::Pass { vec![Action::Pass] } else { right };
    Some(Position { theme, setup: setup.clone(), state: *state, seat, right })
}

fn theme(state: &State, legal: &[Action], leads: &[i32], best: i32, right: &[Action]) -> Option<Theme> {
    let doubt = leads.iter().any(|&lead| lead < best && best - lead < BEYOND_DOUBT);
    if state.step() == Step::Planning {
        if right.contains(&Action::Pass) {
            return Some(Theme::Pass).filter(|_| leads.iter().all(|&lead| lead == best));
        }
        return Some(Theme::Plan).filter(|_| !doubt);
    }
    if doubt || right.len() == legal.len() {
        return None;
    }
    let Step::Turn(turn) = state.step() else { return None };
    match turn.stage {
        Stage::Pay(_) => Some(Theme::Pay),
        Stage::Rob => Some(Theme::Rob),
        Stage::GoFirst => Some(Theme::GoFirst),
        Stage::Peddle => Some(Theme::Peddle),
        Stage::Swap | Stage::PlaceMayor => None,
        Stage::Act => {
            let all = |kind: fn(&Action) -> bool| right.iter().all(kind);
            let nothing = right.iter().any(|action| matches!(action, Action::Nothing { .. }));
            let sales = legal.iter().any(|action| matches!(action, Action::Sell { .. }));
            if all(|action| matches!(action, Action::Buy { .. })) {
                Some(Theme::Buy)
            } else if all(|action| matches!(action, Action::Sell { .. })) {
                Some(Theme::Sell)
            } else if all(|action| matches!(action, Action::Recruit { .. })) {
                Some(Theme::Recruit)
            } else {
                let no_sale = all(|action| !matches!(action, Action::Sell { .. }));
                (nothing && sales && no_sale).then_some(Theme::Keep)
            }
        }
    }
}

/// The first positions of every theme in random games.
fn positions() -> Vec<Position> {
    let mut found: Vec<Position> = Vec::new();
    for seed in 0.. {
        if found.len() == ENOUGH * THEMES {
            break;
        }
        let setup = Setup::new(2 + (seed % 3) as u8, default_box());
        play(setup, seed, |table, _, _| {
            if table.state().round() == 4
                && let Some(position) = position(table)
                && found.iter().filter(|other| other.theme == position.theme).count() < ENOUGH
            {
                found.push(position);
            }
        });
    }
    found
}

#[test]
fn hard_and_master_find_what_is_beyond_doubt() {
    let positions = positions();
    let mut missed = Vec::new();
    for (number, Position { theme, setup, state, seat, right }) in positions.iter().enumerate() {
        let seen = Norenberc::observe(setup, state, *seat);
        for level in [Level::Hard, Level::Master] {
            let budget = Budget::iterations(Norenberc::thinking(level).iterations);
            let action = choose(level, setup, &seen, &budget, number as u64).action;
            if !right.contains(&action) {
                missed.push(format!("{number} {theme:?} {level:?}: {action:?}, not {right:?}"));
            }
        }
    }
    assert!(missed.is_empty(), "{} of {}:\n{}", missed.len(), positions.len(), missed.join("\n"));
}
