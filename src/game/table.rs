//! The table: a set-up, its events and the state they fold to. It is the only writer of a game.

use super::{Actor, Due, Effects, Event, Game, ReplayError, Seat};

/// A game in progress.
pub struct Table<G: Game> {
    setup: G::Setup,
    events: Vec<Event<G::Action>>,
    /// The fold of the events, kept so that reading it is free.
    state: G::State,
}

impl<G: Game> Table<G> {
    /// A table before the first event.
    pub fn new(setup: G::Setup) -> Self {
        let state = G::start(&setup);
        Self { setup, events: Vec::new(), state }
    }

    /// Replays a log as far as the rules allow it. Returns the table, and which event was refused and why.
    pub fn replay(
        setup: G::Setup,
        events: impl IntoIterator<Item = Event<G::Action>>,
    ) -> (Self, Result<(), ReplayError<G::Refusal>>) {
        let mut table = Self::new(setup);
        for (index, event) in events.into_iter().enumerate() {
            if let Err(refusal) = table.enter_noting(event.actor, event.action, &mut ()) {
                return (table, Err(ReplayError { index, refusal }));
            }
        }
        (table, Ok(()))
    }

    /// Everything fixed before the first event.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The state after the last event.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The events so far.
    pub fn events(&self) -> &[Event<G::Action>] {
        &self.events
    }

    /// Who must act.
    pub fn due(&self) -> Due {
        G::due(&self.setup, &self.state)
    }

    /// All actions the seat may take now; none if it is not due.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.due().includes(Actor::Seat(seat)) {
            G::legal(&self.setup, &self.state, seat, &mut actions);
        }
        actions
    }

    /// Checks whether an action would be accepted.
    ///
    /// # Errors
    /// The refusal says why not.
    pub fn check(&self, actor: Actor, action: G::Action) -> Result<(), G::Refusal> {
        G::check(&self.setup, &self.state, actor, action)
    }

    /// Enters an event and returns what it changed.
    ///
    /// # Errors
    /// The rules refuse it; the table is as before.
    pub fn enter(&mut self, actor: Actor, action: G::Action) -> Result<Vec<G::Effect>, G::Refusal> {
        let mut effects = Vec::new();
        self.enter_noting(actor, action, &mut effects)?;
        Ok(effects)
    }

    /// Like [`Table::enter`], with the caller's own receiver for the effects.
    ///
    /// # Errors
    /// The rules refuse it; the table is as before.
    pub fn enter_noting(
        &mut self,
        actor: Actor,
        action: G::Action,
        effects: &mut impl Effects<G::Effect>,
    ) -> Result<(), G::Refusal> {
        self.check(actor, action)?;
        G::apply(&self.setup, &mut self.state, actor, action, effects);
        self.events.push(Event { actor, action });
        Ok(())
    }

    /// The view of one seat.
    pub fn observe(&self, seat: Seat) -> G::Observation {
        G::observe(&self.setup, &self.state, seat)
    }
}
