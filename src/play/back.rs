//! Taking moves back. Alone against bots one may go back to any decision of one's own: that is practice. Among people
//! only what has told nobody anything new can be taken back, and only by whoever did it last.

use super::asked::game;
use crate::companion::{Entry, Played, Refused, Session};
use crate::game::{Actor, Event, Game as _};
use crate::norenberc::{Action, Effect, Norenberc, Setup};

/// The place in the log to which undo would go back: that of a person's decision.
pub fn undoable(session: &Session) -> Option<usize> {
    let (played, referee) = game(session)?;
    let events = referee.events()?;
    let last = events.iter().rposition(|event| is_persons(played, event))?;
    let free = played.undo && !played.is_shared();
    // Within a move that is not complete there is a way back whatever was agreed.
    let quiet = last + 1 == events.len() && tells_nothing(referee.setup(), events);
    let within = matches!(events[last].action, Action::Recruit { .. } | Action::Pay(_)) && quiet;
    (free || within || (played.undo && quiet)).then_some(last)
}

fn is_persons(played: &Played, event: &Event<Action>) -> bool {
    matches!(event.actor, Actor::Seat(seat) if played.bot(seat).is_none())
}

/// Whether the last event showed nobody anything new.
fn tells_nothing(setup: &Setup, events: &[Event<Action>]) -> bool {
    let Some((last, before)) = events.split_last() else { return false };
    if let Action::Plan(_) | Action::Pass = last.action {
        // The next person may have looked already.
        return false;
    }
    let mut state = Norenberc::start(setup);
    for event in before {
        Norenberc::apply(setup, &mut state, event.actor, event.action, &mut ());
    }
    let mut effects = Vec::new();
    Norenberc::apply(setup, &mut state, last.actor, last.action, &mut effects);
    !effects.iter().any(reveals)
}

/// Whether something was turned up that was hidden before.
const fn reveals(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::PlansLaid { .. }
            | Effect::Called { .. }
            | Effect::NewTurn { .. }
            | Effect::RoundOver { .. }
            | Effect::Lodged { .. }
    )
}

/// Goes back to a person's last decision.
///
/// # Errors
/// Where that is not allowed, or nothing can be written.
pub fn undo(session: &mut Session) -> Result<(), Refused> {
    let to = undoable(session).ok_or(Refused::Nothing)?;
    while game(session).and_then(|(_, referee)| referee.events()).is_some_and(|events| events.len() > to) {
        session.undo()?;
    }
    Ok(())
}

/// Brings back what was taken back, up to the next decision of a person.
///
/// # Errors
/// Where there is nothing, or nothing can be written.
pub fn redo(session: &mut Session) -> Result<(), Refused> {
    session.redo()?;
    while let (Some(act), Some(played)) = (session.view().redo, session.played()) {
        let Some(Entry::Event(event)) = &act.entry else { break };
        if is_persons(played, event) {
            break;
        }
        session.redo()?;
    }
    Ok(())
}
