//! The log of a played game as everybody at one screen may read it.

use super::to_move::game;
use crate::companion::{Followed, Session};
use crate::game::Veiled;

pub fn shown<T: Followed>(session: &Session<T>) -> Vec<Veiled<T::Action>> {
    let Some((_, referee)) = game(session) else { return Vec::new() };
    let events = referee.events().unwrap_or_default();
    T::veil(referee.setup(), events, referee.state(), None)
}
