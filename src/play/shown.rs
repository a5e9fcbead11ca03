//! The log of a played game as everybody at one screen may read it.

use super::to_move::game;
use crate::companion::{Session, TrackedTitle};
use crate::game::Redacted;

pub fn shown<T: TrackedTitle>(session: &Session<T>) -> Vec<Redacted<T::Action>> {
    let Some((_, referee)) = game(session) else { return Vec::new() };
    let events = referee.events().unwrap_or_default();
    T::redact(referee.setup(), events, referee.state(), None)
}
