//! A game step by step, when it is over or in between.

use crate::companion::{Play, Session};
use crate::game::{Actor, Event, Game as _, Seat};
use crate::norenberc::{Action, Effect, Norenberc, Setup, State};

/// The table before an event, and the event.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// What lies there.
    pub state: State,
    /// What happens; nothing at the end.
    pub event: Option<Event<Action>>,
    /// What the event before changed.
    pub effects: Vec<Effect>,
}

impl Moment {
    /// Who decides here, if it is not chance.
    pub fn seat(&self) -> Option<Seat> {
        match self.event?.actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Nature => None,
        }
    }
}

/// All moments of a game.
#[derive(Clone, Debug)]
pub struct Replay {
    /// What is fixed.
    pub setup: Setup,
    /// From the first event to the table as it lies there now.
    pub moments: Vec<Moment>,
    /// By round what everybody would have if the game ended with it, by seat.
    pub by_round: Vec<Vec<f32>>,
}

impl Replay {
    /// The game of a session, where all of it is known.
    pub fn of(session: &Session) -> Option<Self> {
        let Play::Referee(referee) = session.view().play else { return None };
        Some(Self::new(referee.setup().clone(), referee.events()?))
    }

    fn new(setup: Setup, events: &[Event<Action>]) -> Self {
        let players = usize::from(setup.players());
        let mut state = Norenberc::start(&setup);
        let (mut moments, mut by_round, mut effects) = (Vec::new(), Vec::new(), Vec::new());
        for &event in events {
            moments.push(Moment { state, event: Some(event), effects: std::mem::take(&mut effects) });
            Norenberc::apply(&setup, &mut state, event.actor, event.action, &mut effects);
            if effects.iter().any(|effect| matches!(effect, Effect::RoundOver { .. })) {
                let outcomes = Norenberc::outcomes(&setup, &state);
                by_round.push(outcomes[..players].iter().map(|outcome| outcome.points).collect());
            }
        }
        moments.push(Moment { state, event: None, effects });
        Self { setup, moments, by_round }
    }

    /// The decisions: moments in which a player chooses.
    pub fn decisions(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.moments.len()).filter(|&index| self.moments[index].seat().is_some())
    }
}
