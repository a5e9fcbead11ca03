//! Tunes the weights by self-play. An evolution strategy: every generation tries pairs of opposite changes to all weights
//! at once, each against players with the weights as they are, on the same deals, and moves the weights towards what
//! did better. Everything follows from one seed, whatever the number of threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::policy::{Judgement, Memo};
use super::weights::Weights;
use crate::bots::search::Knowledge;
use crate::bots::seed;
use crate::game::{Actor, Due, Game, Seat};
use crate::norenberc::{Norenberc, Setup};

/// How to train.
pub struct Training {
    /// The set-up to train for.
    pub setup: Setup,
    /// How often the weights move.
    pub generations: u64,
    /// How many pairs of changes are tried in a generation.
    pub pairs: usize,
    /// On how many deals each is tried, from every seat.
    pub deals: u64,
    /// Everything random follows from this.
    pub seed: u64,
    /// How many changes are tried at a time; this makes no difference to the result.
    pub threads: usize,
}

/// How far changes go at first and at the end, as a factor's logarithm.
const CHANGE: [f32; 2] = [0.25, 0.08];
/// How far the weights move along the direction found, in changes.
const PACE: f32 = 1.2;
/// Whim of those who play: some, so that no player relies on exact answers.
const WHIM: f32 = 0.1;
/// How many VP of lead count as much as a win.
const LEAD: f32 = 20.0;

impl Training {
    /// Trains from these weights on.
    pub fn run(&self, from: &Weights) -> Weights {
        let mut weights = from.clone();
        for generation in 0..self.generations {
            let part = generation as f32 / self.generations as f32;
            let change = CHANGE[0] * (CHANGE[1] / CHANGE[0]).powf(part);
            let numbers = weights.numbers();
            let tries: Vec<Vec<f32>> = (0..self.pairs)
                .map(|pair| {
                    let seed = seed([self.seed, generation, pair as u64, 1]);
                    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                    numbers.iter().map(|_| normal(&mut rng)).collect()
                })
                .collect();
            let rewards = self.rewards(generation, &weights, &tries, change);
            let directions = direction(&tries, &rewards);
            let moved: Vec<_> = numbers
                .iter()
                .zip(&directions)
                .map(|(number, step)| number * (step * change * PACE).clamp(-0.5, 0.5).exp())
                .collect();
            weights = weights.with_numbers(&moved);
        }
        weights
    }

    /// The mean reward of every change and of its opposite.
    fn rewards(&self, generation: u64, weights: &Weights, tries: &[Vec<f32>], change: f32) -> Vec<[f32; 2]> {
        let next = AtomicUsize::new(0);
        let rewards = Mutex::new(vec![[0.0; 2]; tries.len()]);
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        let Some(step) = tries.get(index / 2) else { return };
                        let sign = if index.is_multiple_of(2) { change } else { -change };
                        let numbers = weights.numbers();
                        let changed: Vec<_> = numbers
                            .iter()
                            .zip(step)
                            .map(|(number, step)| number * (step * sign).exp())
                            .collect();
                        let reward = self.reward(generation, &weights.with_numbers(&changed), weights);
                        rewards.lock().unwrap_or_else(PoisonError::into_inner)[index / 2][index % 2] = reward;
                    }
                });
            }
        });
        rewards.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    /// How one player does against others, on the deals of a generation.
    fn reward(&self, generation: u64, one: &Weights, others: &Weights) -> f32 {
        let players = self.setup.players();
        let mut sum = 0.0;
        for deal in 0..self.deals {
            for seat in Seat::first(players) {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed([self.seed, generation, deal, 2]));
                sum += play(&self.setup, seat, one, others, &mut rng);
            }
        }
        sum / (self.deals * u64::from(players)) as f32
    }
}

/// One game of one player against others: the share of the win and of the lead.
fn play(setup: &Setup, one: Seat, own: &Weights, others: &Weights, rng: &mut Xoshiro256PlusPlus) -> f32 {
    let judge = |weights| Judgement { weights, whim: WHIM, doubt: 1.0 };
    let (own, others) = (judge(own), judge(others));
    let mut state = Norenberc::start(setup);
    let mut memos = [Memo::default(), Memo::default()];
    loop {
        let (actor, action) = match Norenberc::due(setup, &state) {
            Due::Nobody => break,
            Due::Nature => (Actor::Nature, Norenberc::draw(setup, &state, rng)),
            Due::Seats(seats) => {
                let seat = Seat(seats.0.trailing_zeros() as u8);
                let player = if seat == one { &own } else { &others };
                let memo = &mut memos[usize::from(seat == one)];
                (Actor::Seat(seat), player.play(setup, &state, seat, rng, memo))
            }
        };
        Norenberc::apply(setup, &mut state, actor, action, &mut ());
    }
    let outcomes = Norenberc::outcomes(setup, &state);
    let rivals = Seat::first(setup.players()).filter(|&seat| seat != one);
    let best = rivals.map(|seat| outcomes[seat.index()].points).fold(0.0, f32::max);
    let lead = (outcomes[one.index()].points - best) / LEAD;
    outcomes[one.index()].win + lead.clamp(-1.0, 1.0) * 0.5
}

/// Where the changes point that did better than their opposites, in the length of about one change.
fn direction(tries: &[Vec<f32>], rewards: &[[f32; 2]]) -> Vec<f32> {
    let gains: Vec<f32> = rewards.iter().map(|[plus, minus]| plus - minus).collect();
    let spread = (gains.iter().map(|gain| gain * gain).sum::<f32>() / gains.len() as f32).sqrt().max(1e-6);
    let mut direction = vec![0.0; tries[0].len()];
    for (step, gain) in tries.iter().zip(&gains) {
        for (sum, step) in direction.iter_mut().zip(step) {
            *sum += step * gain / spread / tries.len() as f32;
        }
    }
    direction
}

/// About normal with mean 0 and deviation 1: the sum of twelve even numbers.
fn normal(rng: &mut Xoshiro256PlusPlus) -> f32 {
    (0..12).map(|_| rng.random::<f32>()).sum::<f32>() - 6.0
}
