//! Choosing by judgement alone: the action that gains most, with as much whim as is asked for.

use rand::{Rng, RngExt};

use super::appraisal::Appraisal;
use super::rating::best_cards;
use super::weights::Weights;
use crate::bots::search::Knowledge;
use crate::game::{Game, Seat};
use crate::norenberc::components::GUILDS;
use crate::norenberc::{Action, Norenberc, Observation, Planning, Setup, Stage, State, Step};

/// Of so many worlds one is taken as the real one.
const GUESSES: u32 = 5;
/// With so many VP more to gain, a guild is e times as likely to be planned.
const GUESS_DOUBT: f32 = 1.5;

/// Judges by these weights.
#[derive(Clone, Copy)]
pub struct Judgement<'a> {
    /// What things are worth.
    pub weights: &'a Weights,
    /// How far apart two actions must be, in VP, for the better one always to be taken in a playout.
    pub whim: f32,
    /// Over how many VP the first opinion of a search is spread.
    pub doubt: f32,
}

impl Judgement<'_> {
    /// The best of all legal actions, give or take a whim.
    pub(super) fn best(
        &self,
        setup: &Setup,
        observation: &Observation,
        legal: &[Action],
        whim: f32,
        rng: &mut impl Rng,
    ) -> Action {
        let mut rated = Vec::with_capacity(legal.len());
        let (table, seat) = (observation.table(), observation.seat());
        Appraisal::new(setup, table, seat, self.weights).rate_all(legal, &mut rated);
        let mut best = (f32::NEG_INFINITY, legal[0]);
        for (&action, worth) in legal.iter().zip(rated) {
            let worth = worth + self::whim(rng, whim);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }
}

impl Knowledge<Norenberc> for Judgement<'_> {
    fn play<R: Rng>(
        &self,
        setup: &Setup,
        state: &State,
        seat: Seat,
        rng: &mut R,
        room: &mut Vec<Action>,
    ) -> Action {
        let mut appraisal = Appraisal::new(setup, state, seat, self.weights);
        let mut best = (f32::NEG_INFINITY, Action::Pass);
        match state.step() {
            Step::Planning => {
                let mut gains = appraisal.gains();
                for gain in &mut gains[..usize::from(setup.guild_count())] {
                    *gain += whim(rng, self.whim) - self.whim * 0.5;
                }
                let most = state.available_agents(seat).min(setup.guild_count());
                let cards = best_cards(&gains, most, appraisal.errand());
                return match (cards.len(), setup.planning()) {
                    (0, _) => Action::Pass,
                    (_, Planning::Cards) => Action::Plan(cards),
                    (count, Planning::Counts) => Action::Seal(count),
                };
            }
            Step::Turn(turn) if turn.stage == Stage::Act => {
                appraisal.each_candidate(turn.guild, state.buy_limit(setup), |action, worth| {
                    let worth = worth + whim(rng, self.whim);
                    if worth > best.0 {
                        best = (worth, action);
                    }
                });
                return best.1;
            }
            Step::Turn(turn) => {
                if let Stage::Pay(window) = turn.stage
                    && let Some((_, goods)) = appraisal.cheapest_payment(turn.guild, window)
                {
                    return Action::Pay(goods);
                }
                room.clear();
                Norenberc::legal(setup, state, seat, room);
                for &action in room.iter() {
                    let worth = appraisal.rate(action) + whim(rng, self.whim);
                    if worth > best.0 {
                        best = (worth, action);
                    }
                }
            }
            Step::Order
            | Step::Settle(..)
            | Step::Lodge(..)
            | Step::Refill(..)
            | Step::Reveal(_)
            | Step::Over => unreachable!("no player is due"),
        }
        best.1
    }

    /// Others have planned to go where there is something to gain for them.
    fn guess<R: Rng>(&self, setup: &Setup, observation: &Observation, rng: &mut R) -> State {
        let table = observation.table();
        let rivals = Seat::first(setup.players()).filter(|&seat| seat != observation.seat());
        let mut gains = [[0.0; GUILDS]; 5];
        let mut hidden = false;
        for rival in rivals.clone().filter(|&rival| table.cards_left(rival) > 0) {
            gains[rival.index()] = Appraisal::new(setup, table, rival, self.weights).gains();
            hidden = true;
        }
        let mut world = Norenberc::resample(setup, observation, rng);
        if !hidden || setup.planning() == Planning::Counts {
            return world;
        }
        let likelihood = |world: &State| {
            let cards = |rival| world.known_cards(rival).iter().map(move |guild| (rival, guild));
            let gained: f32 =
                rivals.clone().flat_map(cards).map(|(seat, guild)| gains[seat.index()][guild.index()]).sum();
            (gained / GUESS_DOUBT).min(60.0).exp()
        };
        let mut sum = likelihood(&world);
        for _ in 1..GUESSES {
            let other = Norenberc::resample(setup, observation, rng);
            let likely = likelihood(&other);
            sum += likely;
            if rng.random::<f32>() * sum < likely {
                world = other;
            }
        }
        world
    }

    fn rate(&self, setup: &Setup, state: &State, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let first = out.len();
        Appraisal::new(setup, state, seat, self.weights).rate_all(legal, out);
        for rating in &mut out[first..] {
            *rating /= self.doubt;
        }
    }
}

fn whim<R: Rng>(rng: &mut R, most: f32) -> f32 {
    if most > 0.0 { rng.random::<f32>() * most } else { 0.0 }
}
