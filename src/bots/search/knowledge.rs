//! What a search must be told about a title: how somebody sensible plays on, and what looks promising.

use rand::{Rng, RngExt};

use crate::game::{Game, Seat};

/// What is known about a title.
pub trait Knowledge<G: Game>: Sync {
    /// What playouts remember from one decision to the next.
    type Memo: Default;

    /// With so many points of lead three quarters of what a lead is worth are earned.
    const LEAD: f32;

    /// After so many decisions a playout counts as it stands: a title need not have a last turn.
    const HORIZON: u32;

    /// A playout begins here.
    fn begin(&self, setup: &G::Setup, state: &G::State, memo: &mut Self::Memo);

    /// Picks an action for a seat that is due, quickly: for playing a game to its end.
    fn play<R: Rng>(
        &self,
        setup: &G::Setup,
        state: &G::State,
        seat: Seat,
        rng: &mut R,
        memo: &mut Self::Memo,
    ) -> G::Action;

    /// Appends how promising each legal action looks at first sight: one more is e times as likely to be best.
    fn rate(&self, setup: &G::Setup, state: &G::State, seat: Seat, legal: &[G::Action], out: &mut Vec<f32>);

    /// How many numbers [`Knowledge::note`] counts.
    const NOTES: usize;

    /// Adds what a game that was played to its end says about why the viewer did well or badly.
    fn note(&self, setup: &G::Setup, begin: &G::State, end: &G::State, viewer: Seat, notes: &mut [f32]);

    /// Invents what an observation hides, the same one in all calls with one memo. Where more is known than that all is
    /// possible, the likely is invented more often.
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
pub struct Ignorance;

impl<G: Game> Knowledge<G> for Ignorance {
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
