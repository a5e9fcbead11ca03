//! A game step by step, finished or not.

use crate::companion::{Session, TableState as _, TrackedTitle};
use crate::game::{Actor, Due, Event, Seat, Title};

/// The table before an event, and that event.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment<T: Title> {
    pub state: T::State,
    /// `None` in the last moment.
    pub event: Option<Event<T::Action>>,
    /// Changes that the previous event made.
    pub effects: Vec<T::Effect>,
}

impl<T: Title> Moment<T> {
    /// The seat that decides here; `None` for chance.
    pub fn seat(&self) -> Option<Seat> {
        match self.event?.actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Nature => None,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Replay<T: Title> {
    pub setup: T::Setup,
    /// From the first event to the table as it is now.
    pub moments: Vec<Moment<T>>,
    /// By chapter, then by seat: the points if the game ended with that chapter.
    pub by_chapter: Vec<Vec<f32>>,
}

impl<T: Title> Replay<T> {
    /// The game of a session, if all of it is known.
    pub fn of(session: &Session<T>) -> Option<Self>
    where
        T: TrackedTitle,
    {
        let referee = session.view().play.referee()?;
        Some(Self::new(referee.setup().clone(), referee.events()?))
    }

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

    /// Indices of the moments in which a player chooses.
    pub fn decisions(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.moments.len()).filter(|&index| self.moments[index].seat().is_some())
    }
}
