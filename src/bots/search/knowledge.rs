//! Knowledge about a title that a search needs: how a sensible player goes on, and which moves look promising.

use rand::{Rng, RngExt};

use crate::game::{Game, Seat};

/// Knowledge about a title, for a search.
pub trait Knowledge<G: Game>: Sync {
    /// State that playouts carry from one decision to the next.
    type Memo: Default;

    /// The lead in points that earns three quarters of the reward for a lead.
    const LEAD: f32;

    /// A playout counts as it stands after so many decisions: a title need not have a last turn.
    const HORIZON: u32;

    /// Called when a playout begins.
    fn begin(&self, setup: &G::Setup, state: &G::State, memo: &mut Self::Memo);

    /// Picks an action for a seat to move, quickly: for playing a game to its end.
    fn play<R: Rng>(
        &self,
        setup: &G::Setup,
        state: &G::State,
        seat: Seat,
        rng: &mut R,
        memo: &mut Self::Memo,
    ) -> G::Action;

    /// Appends a rating of each legal action, at first sight: one more is e times as likely to be best.
    fn rate(&self, setup: &G::Setup, state: &G::State, seat: Seat, legal: &[G::Action], out: &mut Vec<f32>);

    /// Length of the list that [`Knowledge::note`] adds to.
    const NOTES: usize;

    /// Adds to `notes` why a game that was played to its end went well or badly for the viewer.
    fn note(&self, setup: &G::Setup, begin: &G::State, end: &G::State, viewer: Seat, notes: &mut [f32]);

    /// Invents the hidden part of an observation, which must be the same in all calls with one memo. Worlds that are
    /// known to be likelier should come up more often.
    fn guess<R: Rng>(
        &self,
        setup: &G::Setup,
        observation: &G::Observation,
        rng: &mut R,
        _: &mut Self::Memo,
    ) -> G::State {
        G::resample(setup, observation, rng)
    }
}

/// Knows nothing but the rules: enough for a search of any title.
#[derive(Clone, Copy, Debug)]
pub struct NoKnowledge;

impl<G: Game> Knowledge<G> for NoKnowledge {
    type Memo = Vec<G::Action>;

    const LEAD: f32 = 10.0;
    const HORIZON: u32 = 1_000;
    const NOTES: usize = 0;

    fn begin(&self, _: &G::Setup, _: &G::State, _: &mut Vec<G::Action>) {}

    fn note(&self, _: &G::Setup, _: &G::State, _: &G::State, _: Seat, _: &mut [f32]) {}

    fn play<R: Rng>(
        &self,
        setup: &G::Setup,
        state: &G::State,
        seat: Seat,
        rng: &mut R,
        room: &mut Vec<G::Action>,
    ) -> G::Action {
        room.clear();
        G::legal(setup, state, seat, room);
        room[rng.random_range(0..room.len())]
    }

    fn rate(&self, _: &G::Setup, _: &G::State, _: Seat, legal: &[G::Action], out: &mut Vec<f32>) {
        out.extend(legal.iter().map(|_| 0.0));
    }
}
