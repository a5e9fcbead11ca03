//! Advice: the best few moves, what to expect of each, and why, as data. The numbers come from the same playouts that
//! chose the move; what counts as a reason is the title's.

use super::search::{Found, Tried};
use crate::game::Seat;

/// The best few moves for a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A, R> {
    /// Whose advice this is.
    pub seat: Seat,
    /// How many games were played to their end.
    pub iterations: u32,
    /// Best first; one where nothing can be chosen.
    pub moves: Vec<AdvisedMove<A, R>>,
    /// Whether the first two can hardly be told apart.
    pub close: bool,
}

/// One move, and what comes of it.
#[derive(Clone, Debug, PartialEq)]
pub struct AdvisedMove<A, R> {
    /// What to do.
    pub action: A,
    /// How many games were played to their end after it.
    pub visits: u32,
    /// What to expect, by seat.
    pub expected: Vec<Expected>,
    /// What it is about, most important first: against the other moves, or for these against the best one.
    pub reasons: Vec<R>,
}

/// What a seat can expect.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expected {
    /// Mean final points.
    pub points: f32,
    /// Mean place.
    pub place: f32,
    /// The share of the victories.
    pub win: f32,
}

/// How many moves are shown.
const MOST_MOVES: usize = 3;
/// A move that was tried less often than this part of the best is not worth showing.
const LEAST_PART: u32 = 50;
/// Rewards closer than this can hardly be told apart.
const CLOSE: f32 = 0.01;

/// The moves worth showing, the best first.
pub(super) fn shown<A>(found: &Found<A>) -> Vec<&Tried<A>> {
    let most = found.tried[0].visits;
    let often = |tried: &&Tried<A>| tried.samples > 0 && tried.visits * LEAST_PART >= most;
    found.tried.iter().take(MOST_MOVES).filter(often).collect()
}

/// Whether the first two can hardly be told apart.
pub(super) fn is_close<A>(shown: &[&Tried<A>]) -> bool {
    matches!(shown, [best, second, ..] if best.value - second.value < CLOSE)
}

/// What these moves lead to on average: what everybody can expect, and the means of what was noted; nothing if none of
/// them was tried.
pub(super) fn average<'t, A: 't>(
    players: u8,
    tried: impl Iterator<Item = &'t Tried<A>>,
) -> Option<(Vec<Expected>, Vec<f32>)> {
    let (mut games, mut notes) = (0, Vec::new());
    let mut expected = vec![Expected::default(); players.into()];
    for one in tried {
        games += one.samples;
        notes.resize(one.notes.len(), 0.0);
        for (sum, more) in notes.iter_mut().zip(&one.notes) {
            *sum += more;
        }
        for (sum, more) in expected.iter_mut().zip(&one.outcomes) {
            sum.points += more.points;
            sum.place += more.place;
            sum.win += more.win;
        }
    }
    if games == 0 {
        return None;
    }
    let games = games as f32;
    for sum in &mut expected {
        *sum = Expected { points: sum.points / games, place: sum.place / games, win: sum.win / games };
    }
    for sum in &mut notes {
        *sum /= games;
    }
    Some((expected, notes))
}
