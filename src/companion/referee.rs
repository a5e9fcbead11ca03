//! The referee: the engine itself, with a person for Nature. Every action and every draw is checked.

use super::title::TrackedTitle;
use crate::game::{Actor, Chance, Due, Event, Seat, Table};

/// A game tracked in full.
#[derive(Clone, Debug, PartialEq)]
pub struct Referee<T: TrackedTitle> {
    setup: T::Setup,
    pub(super) state: T::State,
    pub(super) events: Option<Vec<Event<T::Action>>>,
    effects: Vec<T::Effect>,
    without_choice: usize,
    pub(super) notes: T::Notes,
}

impl<T: TrackedTitle> Referee<T> {
    pub(super) fn open(setup: T::Setup, notes: T::Notes) -> Self {
        let state = T::start(&setup);
        Self::new(setup, state, Some(Vec::new()), notes)
    }

    pub(super) fn at(setup: T::Setup, state: T::State, notes: T::Notes) -> Self {
        Self::new(setup, state, None, notes)
    }

    fn new(setup: T::Setup, state: T::State, events: Option<Vec<Event<T::Action>>>, notes: T::Notes) -> Self {
        Self { setup, state, events, effects: Vec::new(), without_choice: 0, notes }
    }

    pub const fn setup(&self) -> &T::Setup {
        &self.setup
    }

    pub const fn state(&self) -> &T::State {
        &self.state
    }

    /// The actors to move: a person answers for Nature too.
    pub fn due(&self) -> Due {
        T::due(&self.setup, &self.state)
    }

    pub fn legal(&self, seat: Seat) -> Vec<T::Action> {
        let mut actions = Vec::new();
        if self.due().includes(Actor::Seat(seat)) {
            T::legal(&self.setup, &self.state, seat, &mut actions);
        }
        actions
    }

    /// Everything since the start, if the game was tracked from there and nothing was ruled.
    pub fn events(&self) -> Option<&[Event<T::Action>]> {
        self.events.as_deref()
    }

    /// Everything that may happen now, by any actor.
    pub fn possible(&self) -> Vec<Event<T::Action>> {
        let mut events = Vec::new();
        for seat in Seat::first(T::players(&self.setup)) {
            let actor = Actor::Seat(seat);
            events.extend(self.legal(seat).into_iter().map(|action| Event { actor, action }));
        }
        if self.due().includes(Actor::Nature) {
            let mut chance = Chance::default();
            T::chance(&self.setup, &self.state, &mut chance);
            let drawn = chance.iter().map(|&(action, _)| Event { actor: Actor::Nature, action });
            events.extend(drawn);
        }
        events
    }

    /// The number of last events that left no choice: undo takes them back with the one before them.
    pub(crate) const fn without_choice(&self) -> usize {
        self.without_choice
    }

    /// Effects of the last event, and of those before it back to the last one with a choice.
    pub fn effects(&self) -> &[T::Effect] {
        &self.effects
    }

    /// The whole game as a table, for a record; `None` if it was not tracked from the start or something was ruled.
    pub fn table(&self) -> Option<Table<T>> {
        let events = self.events.as_ref()?;
        let (table, folded) = Table::replay(self.setup.clone(), events.iter().copied());
        folded.ok().map(|()| table)
    }

    /// Applies an event that was checked, and returns its effects. The title decides if anybody had a choice.
    pub(super) fn apply(&mut self, event: Event<T::Action>, without_choice: bool) -> &[T::Effect] {
        let mut effects = Vec::new();
        T::apply(&self.setup, &mut self.state, event.actor, event.action, &mut effects);
        if !without_choice {
            self.effects.clear();
        }
        self.without_choice = if without_choice { self.without_choice + 1 } else { 0 };
        let new = self.effects.len();
        self.effects.extend(effects);
        if let Some(events) = &mut self.events {
            events.push(event);
        }
        &self.effects[new..]
    }
}
