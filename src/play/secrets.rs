//! What of the log may be read by everybody: not the cards that lie face down, nor how many there are before all have
//! planned.

use super::asked::game;
use crate::companion::Session;
use crate::game::{Actor, Event, Seat};
use crate::norenberc::{Action, State, Step};

/// An event as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// All of it.
    Whole(Event<Action>),
    /// Somebody has planned or passed; the cards are face down.
    Planned(Seat),
}

/// The events of a played game as everybody may know them.
pub fn shown(session: &Session) -> Vec<Shown> {
    let Some((_, referee)) = game(session) else { return Vec::new() };
    let events = referee.events().unwrap_or_default();
    let planning = referee.state().step() == Step::Planning;
    // While all plan, whatever they did since the planning began is theirs alone.
    let open = if planning {
        let secret = |event: &Event<Action>| matches!(event.action, Action::Plan(_) | Action::Pass);
        let own = |event: &&Event<Action>| secret(event) && belongs_to(event, referee.state());
        events.len() - events.iter().rev().take_while(own).count()
    } else {
        events.len()
    };
    let mask = |(index, event): (usize, &Event<Action>)| match (event.action, event.actor) {
        (Action::Plan(_), Actor::Seat(seat)) => Shown::Planned(seat),
        (Action::Pass, Actor::Seat(seat)) if index >= open => Shown::Planned(seat),
        _ => Shown::Whole(*event),
    };
    events.iter().enumerate().map(mask).collect()
}

/// Whether the event belongs to the planning that is under way: whoever planned in it is not asked any more.
fn belongs_to(event: &Event<Action>, state: &State) -> bool {
    matches!(event.actor, Actor::Seat(seat) if state.has_planned(seat))
}
