//! A game move by move: the events of one move belong together, however many decisions it took.

use super::replay::Replay;
use crate::game::{Actor, Seat, Title};

/// A move, and the indices of its first and last event.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedMove<T: Title> {
    pub seat: Option<Seat>,
    pub first: usize,
    pub last: usize,
    pub effects: Vec<T::Effect>,
}

pub fn moves<T: Title>(replay: &Replay<T>) -> Vec<PlayedMove<T>> {
    let mut moves: Vec<PlayedMove<T>> = Vec::new();
    for (index, pair) in replay.moments.windows(2).enumerate() {
        let [before, after] = pair else { continue };
        let Some(event) = before.event else { continue };
        let seat = match event.actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Nature => None,
        };
        match moves.last_mut().filter(|last| last.seat == seat && T::is_mid_move(&before.state)) {
            Some(last) => {
                last.last = index;
                last.effects.extend(after.effects.iter().cloned());
            }
            None => {
                moves.push(PlayedMove { seat, first: index, last: index, effects: after.effects.clone() });
            }
        }
    }
    moves
}
