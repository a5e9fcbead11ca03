//! Taking moves back. Alone against bots one may go back to any decision of one's own: that is practice. Among people
//! only what has told nobody anything new can be taken back, and only by whoever did it last.

use super::asked::game;
use crate::companion::{Entry as _, Followed, Played, Refused, Session, Taken};
use crate::game::{Actor, Event};

/// The place in the log to which undo would go back: that of a person's decision.
pub fn undoable<T: Followed>(session: &Session<T>) -> Option<usize> {
    let (played, referee) = game(session)?;
    let events = referee.events()?;
    let last = events.iter().rposition(|event| is_persons(played, event))?;
    let free = played.undo && !played.is_shared();
    // Within a move that is not complete there is a way back whatever was agreed.
    let quiet = || last + 1 == events.len() && !T::tells(&events[last], referee.effects());
    let allowed = free || ((played.undo || T::within(referee.state())) && quiet());
    allowed.then_some(last)
}

fn is_persons<A>(played: &Played, event: &Event<A>) -> bool {
    matches!(event.actor, Actor::Seat(seat) if played.bot(seat).is_none())
}

/// Goes back to a person's last decision.
///
/// # Errors
/// Where that is not allowed, or nothing can be written.
pub fn undo<T: Followed>(session: &mut Session<T>) -> Taken<T> {
    let to = undoable(session).ok_or(Refused::Nothing)?;
    let events = game(session).and_then(|(_, referee)| referee.events()).map_or(0, <[_]>::len);
    session.undo_all(events - to)
}

/// Brings back what was taken back, up to the next decision of a person.
///
/// # Errors
/// Where there is nothing, or nothing can be written.
pub fn redo<T: Followed>(session: &mut Session<T>) -> Taken<T> {
    session.at_once(|session| {
        session.redo()?;
        while let (Some(act), Some(played)) = (session.view().redo, session.played()) {
            let Some(event) = act.entry.as_ref().and_then(|entry| entry.event()) else { break };
            if is_persons(played, event) {
                break;
            }
            session.redo()?;
        }
        Ok(())
    })
}
