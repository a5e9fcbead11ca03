//! The rules of Architects of the West Kingdom, every one of them, for 2 to 5 players, with or without characters and
//! promotional cards. The ids in the comments are those of the specification; where the rulebook is silent or can be
//! read in two ways, its section X rules.
//!
//! - [`components`] and `cards`: what lies in the box, the piles, a shuffled game ([`Deck`]).
//! - [`Setup`], [`State`], [`Action`], [`Step`]: everything fixed, the table, the decisions, the agenda.
//! - `rules` lists what is allowed and says one by one why not, with a [`Refusal`]; `places` has it for each place of the
//!   town, with what it changes.
//! - `consequences`: what follows by itself; `apply` holds it together.
//! - [`prices`], [`costs`], [`reset`], [`scoring`]: what things cost and who gets what, from numbers and sheets.
//! - [`Observation`]: what one seat knows.
//! - [`Position`]: a table entered in the middle of a game; [`Fact`]: rulings against or beside the rules.
//! - [`notation`]: one line of text for every action.
//!
//! Solo (O) is no game of its own here: the opponent's cards are not known to us (O14). It is scored and its resets are
//! counted from sheets.

#![warn(missing_docs)]

mod action;
mod apply;
mod cards;
mod chance;
pub mod components;
mod consequences;
mod effect;
mod fact;
mod goods;
pub mod notation;
mod observation;
mod places;
mod position;
mod queries;
mod refusal;
pub mod reset;
mod rule_id;
mod rules;
pub mod scoring;
mod setup;
mod state;
mod step;
mod title;

pub use action::{Action, DrawSource, Guard, Slot, Trade};
pub use cards::apprentices::{Ability, Apprentice};
pub use cards::buildings::{Building, BuildingEffect, BuildingSet, Most, Per};
pub use cards::deck::Deck;
pub(crate) use cards::market_cards::{MARKET_CARDS, REWARD_CARDS};
pub use cards::market_cards::{MarketCard, PRINTED_LARGE, PRINTED_SMALL, Reward, RewardCard, SmallSide};
pub use components::{Character, Circle, Resource, Skill, SkillSet, Space, Spot};
pub(crate) use consequences::constructed::{LIBRARY_GOLD, PALACE_VIRTUE};
pub use effect::Effect;
pub use fact::{Fact, FactError, Stand};
pub use goods::bundle::{Goods, Stock};
pub use goods::{costs, prices};
pub use observation::Observation;
pub use position::{PlayerPosition, Position, PositionError};
pub use refusal::Refusal;
pub use rule_id::RuleId;
pub use setup::{Cast, Conspirator, Hands, Setup, SetupError};
pub use state::State;
pub use step::Step;

use rand::Rng;

use crate::game::{Actor, Chance, Due, Effects, Game, MOST_SEATS, Outcome, Seat};
use rules::Rules;
use scoring::{Ranking, Score, Sheet};

/// The rules of Architects of the West Kingdom as a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Architects;

impl Game for Architects {
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
        Rules { setup, state }.list(seat, |action| out.push(action));
    }

    fn chance(setup: &Setup, state: &State, out: &mut Chance<Action>) {
        Rules { setup, state }.list_chance(out);
    }

    fn check(setup: &Setup, state: &State, actor: Actor, action: Action) -> Result<(), Refusal> {
        Rules { setup, state }.check(actor, action)
    }

    fn apply(
        setup: &Setup,
        state: &mut State,
        actor: Actor,
        action: Action,
        effects: &mut impl Effects<Effect>,
    ) {
        apply::Transition { setup, state, effects }.apply(actor, action);
    }

    fn observe(_: &Setup, state: &State, seat: Seat) -> Observation {
        Observation::new(state, seat)
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

    fn score(setup: &Setup, state: &State) -> Score {
        let sheets = sheets(setup, state);
        scoring::score(&sheets[..usize::from(setup.players())], None)
    }

    fn outcomes(setup: &Setup, state: &State) -> [Outcome; MOST_SEATS] {
        let rankings = rankings(setup, state);
        Outcome::of_all(&rankings[..usize::from(setup.players())], |ranking| ranking.vp as f32)
    }

    fn draw<R: Rng + ?Sized>(setup: &Setup, state: &State, rng: &mut R) -> Action {
        Rules { setup, state }.draw(rng)
    }
}

/// The scoring sheets of all players; empty beyond the number of players.
pub fn sheets(setup: &Setup, state: &State) -> [Sheet; 5] {
    let mut sheets = [Sheet::default(); 5];
    for seat in Seat::first(setup.players()) {
        sheets[seat.index()] = Sheet {
            buildings: state.built(seat).iter().collect(),
            cathedral: state.level(seat),
            virtue: state.virtue(seat),
            unpaid_debts: state.unpaid_debts(seat),
            paid_debts: state.paid_debts(seat),
            clay: state.count(seat, Resource::Clay),
            wood: state.count(seat, Resource::Wood),
            stone: state.count(seat, Resource::Stone),
            gold: state.count(seat, Resource::Gold),
            marble: state.count(seat, Resource::Marble),
            silver: state.count(seat, Resource::Silver),
            prison: state.prisoners(seat),
            captured: state.captured_by(seat),
            skills: state.apprentices(seat).skilled(),
            character: state.character(seat),
        };
    }
    sheets
}

/// The rankings if the game ended now, without making any lines.
pub fn rankings(setup: &Setup, state: &State) -> [Ranking; 5] {
    let sheets = sheets(setup, state);
    scoring::rankings(&sheets[..usize::from(setup.players())])
}
