//! Advice: the best few moves, what to expect of each, and why, as data. The numbers come from the same playouts that
//! chose the move; the reasons are defined by the title.

use super::search::{SearchResult, Tried};
use crate::game::Seat;

/// The best few moves for a player.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A, R> {
    /// The advised seat.
    pub seat: Seat,
    /// Number of playouts.
    pub iterations: u32,
    /// Best first; a single one if there is no choice. No move stands above one that wins more and brings more points.
    pub moves: Vec<AdvisedMove<A, R>>,
    /// True if the first two can hardly be told apart, in wins and in points.
    pub close: bool,
}

/// How a played move compares with the advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// It is the best.
    Best,
    /// It can hardly be told apart from the best.
    AsGood,
    /// The best is better.
    Worse,
    /// The first two are better, and can hardly be told apart.
    WorseThanTwo,
}

impl<A: PartialEq, R> Advice<A, R> {
    /// Compares a played move with this advice.
    pub fn compare(&self, action: &A) -> Comparison {
        let place = self.moves.iter().position(|advised| advised.action == *action);
        match (place, self.close) {
            (Some(0), _) => Comparison::Best,
            (Some(1), true) => Comparison::AsGood,
            (_, true) => Comparison::WorseThanTwo,
            (_, false) => Comparison::Worse,
        }
    }
}

/// An advised move with its expected results.
#[derive(Clone, Debug, PartialEq)]
pub struct AdvisedMove<A, R> {
    /// The action to take.
    pub action: A,
    /// Number of playouts of this move.
    pub visits: u32,
    /// Expected results, by seat.
    pub expected: Vec<Expected>,
    /// Reasons, most important first: of the best move compared with all others, of another compared with the best.
    pub reasons: Vec<R>,
}

/// The result a seat can expect.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Expected {
    /// Mean final points.
    pub points: f32,
    /// Mean place.
    pub place: f32,
    /// Share of the victories.
    pub win: f32,
}

const MOST_MOVES: usize = 3;
/// A move with fewer visits than this part of the most visited one's is not worth showing.
const LEAST_PART: u32 = 50;
/// Shares of wins that are closer than this count as equal.
const SAME_WIN: f32 = 0.005;
/// Moves are close if neither their wins nor their points lie further apart.
const CLOSE_WIN: f32 = 0.02;
const CLOSE_POINTS: f32 = 0.5;

impl<A> Tried<A> {
    fn win(&self, seat: Seat) -> f32 {
        self.outcomes[seat.index()].win / self.samples.max(1) as f32
    }

    fn points(&self, seat: Seat) -> f32 {
        self.outcomes[seat.index()].points / self.samples.max(1) as f32
    }

    /// True if this wins less often, beyond what chance explains in so many games.
    fn wins_less(&self, other: &Self, seat: Seat) -> bool {
        let error = |tried: &Self| {
            let win = tried.win(seat);
            win * (1.0 - win) / tried.samples.max(1) as f32
        };
        other.win(seat) - self.win(seat) > SAME_WIN.max((error(self) + error(other)).sqrt())
    }
}

/// The moves worth showing to a seat, best first: by wins, and by points among those that win about as often.
pub(super) fn shown<A>(found: &SearchResult<A>, seat: Seat) -> Vec<&Tried<A>> {
    let most = found.tried[0].visits;
    let often = |tried: &&Tried<A>| tried.samples > 0 && tried.visits * LEAST_PART >= most;
    let mut left: Vec<_> = found.tried.iter().take(MOST_MOVES).filter(often).collect();
    let mut shown = Vec::with_capacity(left.len());
    while let Some(&sure) = left.iter().max_by(|a, b| a.win(seat).total_cmp(&b.win(seat))) {
        let mut best = None;
        for (index, tried) in left.iter().enumerate().filter(|(_, tried)| !tried.wins_less(sure, seat)) {
            if best.is_none_or(|(_, points)| tried.points(seat) > points) {
                best = Some((index, tried.points(seat)));
            }
        }
        shown.push(left.remove(best.map_or(0, |(index, _)| index)));
    }
    shown
}

pub(super) fn is_close<A>(shown: &[&Tried<A>], seat: Seat) -> bool {
    matches!(shown, [best, second, ..]
        if (best.win(seat) - second.win(seat)).abs() <= CLOSE_WIN
            && (best.points(seat) - second.points(seat)).abs() <= CLOSE_POINTS)
}

/// Averages over these moves: the expected result of every seat, and the means of the notes; `None` without games.
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
