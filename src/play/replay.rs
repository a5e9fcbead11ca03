//! A game step by step, when it is over or in between.

use crate::companion::{Followed, Following as _, Session};
use crate::game::{Actor, Due, Event, Seat, Title};

/// The table before an event, and the event.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment<T: Title> {
    /// What lies there.
    pub state: T::State,
    /// What happens; nothing at the end.
    pub event: Option<Event<T::Action>>,
    /// What the event before changed.
    pub effects: Vec<T::Effect>,
}

impl<T: Title> Moment<T> {
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
pub struct Replay<T: Title> {
    /// What is fixed.
    pub setup: T::Setup,
    /// From the first event to the table as it lies there now.
    pub moments: Vec<Moment<T>>,
    /// By chapter what everybody would have if the game ended with it, by seat.
    pub by_chapter: Vec<Vec<f32>>,
}

impl<T: Title> Replay<T> {
    /// The game of a session, where all of it is known.
    pub fn of(session: &Session<T>) -> Option<Self>
    where
        T: Followed,
    {
        let referee = session.view().play.referee()?;
        Some(Self::new(referee.setup().clone(), referee.events()?))
    }

    /// The game that these events make.
    pub fn new(setup: T::Setup, events: &[Event<T::Action>]) -> Self {
        let players = usize::from(T::players(&setup));
        let mut state = T::start(&setup);
        let (mut moments, mut by_chapter, mut effects) = (Vec::new(), Vec::new(), Vec::new());
        for &event in events {
            moments.push(Moment { state, event: Some(event), effects: std::mem::take(&mut effects) });
            let chapter = T::chapter(&setup, &state);
            T::apply(&setup, &mut state, event.actor, event.action, &mut effects);
            if T::chapter(&setup, &state) != chapter || T::due(&setup, &state) == Due::Nobody {
                let outcomes = T::outcomes(&setup, &state);
                by_chapter.push(outcomes[..players].iter().map(|outcome| outcome.points).collect());
            }
        }
        moments.push(Moment { state, event: None, effects });
        Self { setup, moments, by_chapter }
    }

    /// The decisions: moments in which a player chooses.
    pub fn decisions(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.moments.len()).filter(|&index| self.moments[index].seat().is_some())
    }
}
