//! Supplies chance's part of a game played here: a shuffled deck that follows the log.

use super::to_move::game;
use crate::companion::{Session, TrackedTitle};
use crate::game::{Deal as _, Event, Title};

/// The deck of a game, with the events it has followed so far.
pub struct Dealer<T: Title> {
    at: Option<DealtGame<T>>,
}

struct DealtGame<T: Title> {
    deck: T::Deck,
    state: T::State,
    events: Vec<Event<T::Action>>,
}

impl<T: Title> Default for Dealer<T> {
    fn default() -> Self {
        Self { at: None }
    }
}

impl<T: TrackedTitle> Dealer<T> {
    /// Draws what chance brings next. The same game always gets the same draws, also after moves were taken back.
    ///
    /// # Panics
    /// If chance is not to move.
    pub fn draw(&mut self, session: &Session<T>) -> Option<T::Action> {
        let (played, referee) = game(session)?;
        let (setup, events) = (referee.setup(), referee.events()?);
        // A deck cannot go back: where its events are not those of the log any more, a new one follows them.
        let mut at = self.at.take().filter(|at| events.starts_with(&at.events)).unwrap_or_else(|| {
            DealtGame { deck: T::Deck::new(setup, played.seed), state: T::start(setup), events: Vec::new() }
        });
        for &event in &events[at.events.len()..] {
            at.deck.follow(setup, &mut at.state, event);
            at.events.push(event);
        }
        let drawn = at.deck.clone().answer(setup, referee.state());
        self.at = Some(at);
        Some(drawn)
    }
}
