//! The rules of Norenberc, every one of them, for 2 to 5 players and any box. The ids in the comments are those of the
//! specification; where the four rulebook editions are silent or disagree, its section X rules.
//!
//! - [`components`], [`Goods`], [`TileBox`]: the components.
//! - [`Setup`], [`State`], [`Action`]: everything fixed, the table, the decisions.
//! - `legal` and `check`: what is allowed, as a list and one by one, with a [`Refusal`] that says why not.
//! - `apply` and `round`: what an action changes and what follows by itself.
//! - [`favorites`], [`round_end`], [`scoring`]: who gets what, from sheets and not from a running game.
//! - [`Position`], [`Fact`]: a table entered in the middle of a game, and rulings of its people against the rules.
//! - [`Observation`], [`Deck`]: what one seat knows, and a shuffled box.
//! - [`notation`]: one line of text for every action.

#![warn(missing_docs)]

mod action;
mod apply;
mod chance;
mod check;
pub mod components;
mod deck;
mod effect;
mod fact;
pub mod favorites;
mod goods;
mod lack;
mod legal;
pub mod notation;
mod observation;
mod position;
mod refusal;
mod round;
pub mod round_end;
mod rule_id;
pub mod scoring;
mod setup;
mod stack;
mod state;
mod tile_box;
mod title;

pub use action::{Action, Spot};
pub use components::{Bench, Craftsman, Good, Guild, GuildSet, Tile, Townsman, Window};
pub use deck::Deck;
pub use effect::Effect;
pub use fact::{Fact, FactError};
pub use goods::Goods;
pub use legal::Price;
pub use observation::Observation;
pub(crate) use position::MOST_TALERS;
pub use position::{HousePosition, PlayerPosition, Position, PositionError};
pub use refusal::Refusal;
pub(crate) use refusal::rule_of_step;
pub use rule_id::RuleId;
pub(crate) use setup::guilds_in_play;
pub use setup::{Planning, Setup};
pub use state::{Stage, State, Step, Turn};
pub use tile_box::{BoxError, TileBox};

use rand::Rng;

use crate::game::{Actor, Chance, Due, Effects, Event, Game, MOST_SEATS, Outcome, Seat};
use scoring::{Score, Sheet, TieBreak};

/// The rules of Norenberc as a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Norenberc;

impl Norenberc {
    /// The table in the middle of the end of a round (R1) that an allowed event brings: after so many guilds have
    /// chosen their favourites. With one more than there are guilds the income (R6) has come too.
    pub(crate) fn in_round_end(
        setup: &Setup,
        state: &State,
        event: &Event<Action>,
        favorites: usize,
    ) -> State {
        let mut state = *state;
        apply::Transition { setup, state: &mut state, effects: &mut (), favorites: Some(favorites) }
            .apply(event.actor, event.action);
        state
    }
}

impl Game for Norenberc {
    type Setup = Setup;
    type State = State;
    type Action = Action;
    type Refusal = Refusal;
    type Effect = Effect;
    type Observation = Observation;
    type Score = Score;

    fn players(setup: &Setup) -> u8 {
        setup.players()
    }

    fn start(setup: &Setup) -> State {
        State::new(setup)
    }

    fn due(setup: &Setup, state: &State) -> Due {
        state.due(setup)
    }

    fn legal(setup: &Setup, state: &State, seat: Seat, out: &mut Vec<Action>) {
        legal::list(setup, state, seat, out);
    }

    fn chance(setup: &Setup, state: &State, out: &mut Chance<Action>) {
        chance::list(setup, state, out);
    }

    fn check(setup: &Setup, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        check::check(setup, state, actor, action)
    }

    fn apply(
        setup: &Setup,
        state: &mut State,
        actor: Actor,
        action: Action,
        effects: &mut impl Effects<Effect>,
    ) {
        apply::Transition { setup, state, effects, favorites: None }.apply(actor, action);
    }

    fn observe(setup: &Setup, state: &State, seat: Seat) -> Observation {
        Observation::new(setup, state, seat)
    }

    fn resample<R: Rng + ?Sized>(setup: &Setup, observation: &Observation, rng: &mut R) -> State {
        observation.resample(setup, rng)
    }

    fn viewer(observation: &Observation) -> Seat {
        observation.seat()
    }

    fn reopened(_: &Setup, observation: &Observation) -> Observation {
        observation.reopened()
    }

    fn outcomes(setup: &Setup, state: &State) -> [Outcome; MOST_SEATS] {
        let standings = standings(setup, state);
        Outcome::of_all(&standings[..usize::from(setup.players())], |standing| standing.vp as f32)
    }

    fn score(setup: &Setup, state: &State) -> Score {
        let sheets = sheets(setup, state);
        scoring::score(&sheets[..usize::from(setup.players())])
    }

    fn draw<R: Rng + ?Sized>(setup: &Setup, state: &State, rng: &mut R) -> Action {
        chance::draw(setup, state, rng)
    }
}

/// The scoring sheets of all players; empty beyond the number of players.
pub fn sheets(setup: &Setup, state: &State) -> [Sheet; 5] {
    let mut sheets = [Sheet::default(); 5];
    for seat in Seat::first(setup.players()) {
        sheets[seat.index()] = state.sheet(setup, seat);
    }
    sheets
}

/// The standings if the game ended now, without making any lines.
pub fn standings(setup: &Setup, state: &State) -> [TieBreak; 5] {
    let sheets = sheets(setup, state);
    scoring::standings(&sheets[..usize::from(setup.players())])
}
