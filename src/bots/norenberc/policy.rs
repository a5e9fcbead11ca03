//! Choosing by judgement alone: the action that gains most, give or take some noise.

use rand::{Rng, RngExt};

use super::appraisal::Appraisal;
use super::notes;
use super::outlook::Outlook;
use super::rating::{Gains, best_cards};
use super::weights::Weights;
use crate::bots::search::Knowledge;
use crate::game::{Actor, Game, Seat};
use crate::norenberc::components::GUILDS;
use crate::norenberc::{Action, Norenberc, Observation, Planning, Setup, Stage, State, Step, Turn};

/// Number of worlds of which one is taken as the real one.
const GUESSES: u32 = 5;
/// With so many VP more to gain, a guild is e times as likely to be planned.
const GUESS_DOUBT: f32 = 1.5;

/// A judgement by weights.
#[derive(Clone, Copy)]
pub struct Judgement<'a> {
    /// The weights.
    pub weights: &'a Weights,
    /// How far apart two actions must be, in VP, for the better one always to be taken in a playout.
    pub noise: f32,
    /// The VP over which the priors of a search are spread.
    pub doubt: f32,
}

impl Judgement<'_> {
    pub(super) fn best(
        &self,
        setup: &Setup,
        observation: &Observation,
        legal: &[Action],
        noise: f32,
        rng: &mut impl Rng,
    ) -> Action {
        let mut rated = Vec::with_capacity(legal.len());
        let (table, seat) = (observation.table(), observation.seat());
        let outlook = Outlook::new(setup, table, seat, self.weights);
        Appraisal::new(setup, table, seat, self.weights, &outlook).rate_all(legal, &mut rated);
        let mut best = (f32::NEG_INFINITY, legal[0]);
        for (&action, worth) in legal.iter().zip(rated) {
            let worth = worth + self::noise(rng, noise);
            if worth > best.0 {
                best = (worth, action);
            }
        }
        best.1
    }

    /// A plan without the cards that are of no use; `otherwise` if that is all of them.
    pub(super) fn without_waste(
        &self,
        setup: &Setup,
        observation: &Observation,
        action: Action,
        otherwise: Action,
    ) -> Action {
        let Action::Plan(cards) = action else { return action };
        let (table, seat) = (observation.table(), observation.seat());
        let outlook = Outlook::new(setup, table, seat, self.weights);
        let useful = Appraisal::new(setup, table, seat, self.weights, &outlook).useful_cards(cards);
        if useful.is_empty() { otherwise } else { Action::Plan(useful) }
    }
}

/// The memory of playouts.
#[derive(Default)]
pub struct Memo {
    outlooks: [Outlook; 5],
    /// The round in which the search began. Little of it changes, so all playouts share what is remembered of it.
    first: u8,
    /// The gains of each seat where the search begins.
    gains: Option<[Gains; 5]>,
    /// The intended action of each seat at each guild in the turn that it has planned, in rounds after the first:
    /// whether that is still best when the guild is called makes little difference so far ahead.
    intents: [[Option<Action>; GUILDS]; 5],
    room: Vec<Action>,
}

impl Knowledge<Norenberc> for Judgement<'_> {
    type Memo = Memo;
    const NOTES: usize = notes::COUNT;
    const LEAD: f32 = 15.0;
    /// Four rounds, and the game is over.
    const HORIZON: u32 = u32::MAX;

    fn note(&self, setup: &Setup, begin: &State, end: &State, viewer: Seat, notes: &mut [f32]) {
        notes::add(setup, begin, end, viewer, notes);
    }

    fn begin(&self, _: &Setup, state: &State, memo: &mut Memo) {
        let same = state.round() == memo.first;
        memo.first = state.round();
        memo.intents = [[None; GUILDS]; 5];
        for outlook in &mut memo.outlooks {
            if !same || outlook.round != memo.first {
                outlook.round = 0;
            }
        }
    }

    fn play<R: Rng>(&self, setup: &Setup, state: &State, seat: Seat, rng: &mut R, memo: &mut Memo) -> Action {
        if let Step::Turn(Turn { stage: Stage::GoFirst, .. }) = state.step() {
            let first = self.weights.first[0] + noise(rng, self.noise);
            return if noise(rng, self.noise) > first { Action::Stay } else { Action::GoFirst };
        }
        let Memo { outlooks, first, intents, room, .. } = memo;
        // Training has no first round: it looks at everything.
        let far = *first > 0 && state.round() > *first;
        if let Step::Turn(Turn { guild, stage: Stage::Act, .. }) = state.step()
            && let Some(intent) = intents[seat.index()][guild.index()].take()
            && far
            && Norenberc::check(setup, state, Actor::Seat(seat), intent).is_ok()
        {
            return intent;
        }
        let outlook = &mut outlooks[seat.index()];
        if outlook.round != state.round() {
            *outlook = Outlook::new(setup, state, seat, self.weights);
        }
        let appraisal = Appraisal::new(setup, state, seat, self.weights, outlook);
        let mut best = (f32::NEG_INFINITY, Action::Pass);
        match state.step() {
            Step::Planning => {
                let mut gains = if far {
                    let (gains, best) = appraisal.best_at_each();
                    intents[seat.index()] = best;
                    gains
                } else {
                    intents[seat.index()] = [None; GUILDS];
                    appraisal.gains()
                };
                for gain in &mut gains[..usize::from(setup.guild_count())] {
                    *gain += noise(rng, self.noise) - self.noise * 0.5;
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
                let (most, spare) = (state.buy_limit(setup), appraisal.spare());
                appraisal.each_candidate(turn.guild, most, &spare, |action, worth| {
                    let worth = worth + noise(rng, self.noise);
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
                    let worth = appraisal.rate(action) + noise(rng, self.noise);
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
    fn guess<R: Rng>(&self, setup: &Setup, observation: &Observation, rng: &mut R, memo: &mut Memo) -> State {
        let table = observation.table();
        let rivals = Seat::first(setup.players()).filter(|&seat| seat != observation.seat());
        let mut world = Norenberc::resample(setup, observation, rng);
        let hidden = rivals.clone().any(|rival| table.cards_left(rival) > 0);
        if !hidden || setup.planning() == Planning::Counts {
            return world;
        }
        let gains = memo.gains.get_or_insert_with(|| {
            let mut gains = [[0.0; GUILDS]; 5];
            for rival in rivals.clone() {
                let outlook = Outlook::new(setup, table, rival, self.weights);
                gains[rival.index()] = Appraisal::new(setup, table, rival, self.weights, &outlook).gains();
            }
            gains
        });
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
        let outlook = Outlook::new(setup, state, seat, self.weights);
        Appraisal::new(setup, state, seat, self.weights, &outlook).rate_all(legal, out);
        for rating in &mut out[first..] {
            *rating /= self.doubt;
        }
    }
}

fn noise<R: Rng>(rng: &mut R, most: f32) -> f32 {
    if most > 0.0 { rng.random::<f32>() * most } else { 0.0 }
}
