//! The table: a set-up, what happened and the state they fold to. It is the only writer of a game; whoever wants to change
//! something enters an event here.

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

    /// Folds a log from the start, as far as the rules allow it: the table, and which event was refused and why.
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

    /// What was fixed before the first event.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// What lies on the table.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What happened so far.
    pub fn events(&self) -> &[Event<G::Action>] {
        &self.events
    }

    /// Who must act.
    pub fn due(&self) -> Due {
        G::due(&self.setup, &self.state)
    }

    /// Everything the seat may do now.
    pub fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        if self.due().includes(Actor::Seat(seat)) {
            G::legal(&self.setup, &self.state, seat, &mut actions);
        }
        actions
    }

    /// Says whether the action would be accepted.
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

    /// As [`Table::enter`], for a caller that takes the effects elsewhere, or not at all.
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

    /// What the seat may know.
    pub fn observe(&self, seat: Seat) -> G::Observation {
        G::observe(&self.setup, &self.state, seat)
    }
}
