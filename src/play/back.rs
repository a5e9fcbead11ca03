//! Takes moves back. Alone against bots, a player may go back to any of their own decisions: that is practice. Among
//! people, only a move that revealed nothing can be taken back, and only by whoever made it last. A move of several
//! decisions goes back as one.

use super::to_move::game;
use crate::companion::{Entry as _, EntryError, EntryResult, Played, Session, TrackedTitle};
use crate::game::{Actor, Event};

/// A person's last move: where it begins and ends in the log, and whether it revealed anything.
struct LastMove {
    begins: usize,
    ends: usize,
    reveals: bool,
}

fn last_move<T: TrackedTitle>(
    setup: &T::Setup,
    played: &Played,
    events: &[Event<T::Action>],
) -> Option<LastMove> {
    let ends = events.iter().rposition(|event| is_persons(played, event))?;
    let mut state = T::start(setup);
    let (mut begins, mut reveals) = (0, false);
    let mut effects = Vec::new();
    for (index, event) in events[..=ends].iter().enumerate() {
        if !T::is_mid_move(&state) {
            (begins, reveals) = (index, false);
        }
        effects.clear();
        T::apply(setup, &mut state, event.actor, event.action, &mut effects);
        reveals |= T::reveals(event, &effects);
    }
    Some(LastMove { begins, ends, reveals })
}

/// The index in the log that undo would go back to: the start of a person's last move.
pub(crate) fn undoable<T: TrackedTitle>(session: &Session<T>) -> Option<usize> {
    let (played, referee) = game(session)?;
    let events = referee.events()?;
    let last = last_move::<T>(referee.setup(), played, events)?;
    let free = played.undo && !played.is_shared();
    // Within a move that is not complete there is a way back whatever was agreed.
    let quiet = last.ends + 1 == events.len() && !last.reveals;
    let allowed = free || ((played.undo || T::is_mid_move(referee.state())) && quiet);
    allowed.then_some(last.begins)
}

fn is_persons<A>(played: &Played, event: &Event<A>) -> bool {
    matches!(event.actor, Actor::Seat(seat) if played.bot(seat).is_none())
}

/// Goes back to the start of a person's last move.
///
/// # Errors
/// If that is not allowed, or nothing can be written.
pub fn undo<T: TrackedTitle>(session: &mut Session<T>) -> EntryResult<T> {
    let to = undoable(session).ok_or(EntryError::Nothing)?;
    let events = game(session).and_then(|(_, referee)| referee.events()).map_or(0, <[_]>::len);
    session.undo_all(events - to)
}

/// Redoes what was undone, up to the next move of a person.
///
/// # Errors
/// If there is nothing to redo, or nothing can be written.
pub fn redo<T: TrackedTitle>(session: &mut Session<T>) -> EntryResult<T> {
    session.batch(|session| {
        session.redo()?;
        while let (Some(act), Some(played)) = (session.view().redo, session.played()) {
            let Some(event) = act.entry.as_ref().and_then(|entry| entry.event()) else { break };
            let within = game(session).is_some_and(|(_, referee)| T::is_mid_move(referee.state()));
            if is_persons(played, event) && !within {
                break;
            }
            session.redo()?;
        }
        Ok(())
    })
}
