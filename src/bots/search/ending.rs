//! Endings that can be played out in full: only the viewer still acts, and chance has no part any more. Then every line
//! is tried, and the best move is known exactly.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::{Knowledge, Search, SearchResult, Tried, rewards};
use crate::game::{Actor, Due, Game, MOST_SEATS, Outcome, Seat, SeatSet};

/// Limits of the actions tried: per game that would be played otherwise, and in all.
const ACTIONS_PER_GAME: u32 = 32;
const MOST_ACTIONS: u32 = 200_000;
/// Limit of consecutive actions: a player who can go on for ever has no ending.
const LONGEST: u32 = 128;

struct Continuation<G: Game> {
    reward: f32,
    outcomes: [Outcome; MOST_SEATS],
    end: G::State,
}

struct Ending<'a, 'b, G: Game, K> {
    search: &'a Search<'b, G, K>,
    viewer: Seat,
    /// Actions that may still be tried, and that may still follow in the current line.
    left: u32,
    further: u32,
    /// The legal actions of all positions on the current line.
    room: Vec<G::Action>,
}

/// Tries every line. `None` if that takes longer than so many games, or if others or chance take part.
pub(super) fn solve<G: Game, K: Knowledge<G>>(
    search: &Search<'_, G, K>,
    games: u32,
) -> Option<SearchResult<G::Action>> {
    let Search { setup, observation, knowledge, noting, .. } = *search;
    let viewer = G::viewer(observation);
    let seen = G::reopened(setup, observation);
    let state = G::resample(setup, &seen, &mut Xoshiro256PlusPlus::seed_from_u64(0));
    let left = games.saturating_mul(ACTIONS_PER_GAME).min(MOST_ACTIONS);
    let mut ending = Ending { search, viewer, left, further: LONGEST, room: Vec::new() };
    if !ending.is_alone(&state) {
        return None;
    }
    let mut legal = Vec::new();
    G::legal(setup, &state, viewer, &mut legal);
    let mut tried = Vec::with_capacity(legal.len());
    for action in legal {
        let Continuation { reward, outcomes, end } = ending.after(&state, action)?;
        let mut notes = vec![0.0; if noting { K::NOTES } else { 0 }];
        if noting {
            knowledge.note(setup, &state, &end, viewer, &mut notes);
        }
        tried.push(Tried { action, visits: 1, samples: 1, value: reward, outcomes, notes });
    }
    tried.sort_by(|one, other| other.value.total_cmp(&one.value));
    Some(SearchResult { iterations: tried.len() as u32, tried, spread: 0.0 })
}

impl<G: Game, K: Knowledge<G>> Ending<'_, '_, G, K> {
    fn is_alone(&self, state: &G::State) -> bool {
        G::due(self.search.setup, state) == Due::Seats(SeatSet::default().with(self.viewer))
    }

    fn after(&mut self, state: &G::State, action: G::Action) -> Option<Continuation<G>> {
        self.left = self.left.checked_sub(1)?;
        self.further = self.further.checked_sub(1)?;
        let mut after = *state;
        G::apply(self.search.setup, &mut after, Actor::Seat(self.viewer), action, &mut ());
        let line = self.best(&after);
        self.further += 1;
        line
    }

    fn best(&mut self, state: &G::State) -> Option<Continuation<G>> {
        let setup = self.search.setup;
        if G::due(setup, state) == Due::Nobody {
            let outcomes = G::outcomes(setup, state);
            let players = usize::from(G::players(setup));
            let reward = rewards(self.search.params.win, K::LEAD, &outcomes[..players])[self.viewer.index()];
            return Some(Continuation { reward, outcomes, end: *state });
        }
        if !self.is_alone(state) {
            return None;
        }
        let first = self.room.len();
        G::legal(setup, state, self.viewer, &mut self.room);
        let mut best: Option<Continuation<G>> = None;
        for index in first..self.room.len() {
            let line = self.after(state, self.room[index])?;
            if best.as_ref().is_none_or(|best| line.reward > best.reward) {
                best = Some(line);
            }
        }
        self.room.truncate(first);
        best
    }
}
