//! The log: every event that was accepted, and how many of them count at the moment. Undo and redo move that number;
//! nothing is lost until the next event is entered.
//!
//! ```
//! use guildhall::game::{Actor, Event, Log};
//! let mut log = Log::default();
//! log.push(Event { actor: Actor::Nature, action: "heads" });
//! log.undo();
//! assert!(log.events().is_empty());
//! assert!(log.redo());
//! assert_eq!(log.events().len(), 1);
//! ```

use super::Actor;

/// An action that was accepted, and who took it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event<A> {
    /// Who acted.
    pub actor: Actor,
    /// What was done.
    pub action: A,
}

/// Events in order with an undo cursor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Log<A> {
    events: Vec<Event<A>>,
    cursor: usize,
}

impl<A> Default for Log<A> {
    fn default() -> Self {
        Self { events: Vec::new(), cursor: 0 }
    }
}

impl<A> Log<A> {
    /// The events that count.
    pub fn events(&self) -> &[Event<A>] {
        &self.events[..self.cursor]
    }

    /// The events that were undone and can be redone, next first.
    pub fn undone(&self) -> &[Event<A>] {
        &self.events[self.cursor..]
    }

    /// Adds an event; what was undone before is gone.
    pub fn push(&mut self, event: Event<A>) {
        self.events.truncate(self.cursor);
        self.events.push(event);
        self.cursor += 1;
    }

    /// Takes back the last event that counts. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        let possible = self.cursor > 0;
        self.cursor -= usize::from(possible);
        possible
    }

    /// Brings back the next undone event. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        let possible = self.cursor < self.events.len();
        self.cursor += usize::from(possible);
        possible
    }
}
