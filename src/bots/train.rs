//! Tunes the weights by self-play. An evolution strategy: every generation tries pairs of opposite changes to all weights
//! at once, each against players with the weights as they are, on the same deals, and moves the weights towards what
//! did better. Everything follows from one seed, whatever the number of threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

use super::search::Knowledge;
use super::{Numbers as _, Trainable, seed};
use crate::game::{Actor, Due, Seat};

/// The parameters of a training run.
pub struct Training<T: Trainable> {
    /// The set-up to train for.
    pub setup: T::Setup,
    /// Number of times the weights move.
    pub generations: u64,
    /// Pairs of changes tried per generation.
    pub pairs: usize,
    /// Deals per change, each played from every seat.
    pub deals: u64,
    /// The seed of everything random.
    pub seed: u64,
    /// Changes tried in parallel; the result does not depend on it.
    pub threads: usize,
}

/// How far changes go at first and at the end, as a factor's logarithm.
const CHANGE: [f32; 2] = [0.25, 0.08];
/// How far the weights move along the direction found, in changes.
const PACE: f32 = 1.2;
/// Whim of those who play: some, so that no player relies on exact answers.
const WHIM: f32 = 0.1;

impl<T: Trainable> Training<T> {
    /// Trains, starting from these weights.
    pub fn run(&self, from: &T::Weights) -> T::Weights {
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
    fn rewards(
        &self,
        generation: u64,
        weights: &T::Weights,
        tries: &[Vec<f32>],
        change: f32,
    ) -> Vec<[f32; 2]> {
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

    /// The mean reward of one player against others, on the deals of a generation.
    fn reward(&self, generation: u64, one: &T::Weights, others: &T::Weights) -> f32 {
        let players = T::players(&self.setup);
        let mut sum = 0.0;
        for deal in 0..self.deals {
            for seat in Seat::first(players) {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed([self.seed, generation, deal, 2]));
                sum += play::<T>(&self.setup, seat, one, others, &mut rng);
            }
        }
        sum / (self.deals * u64::from(players)) as f32
    }
}

/// Plays one game of one player against others; the reward is the share of the win and of the lead.
fn play<T: Trainable>(
    setup: &T::Setup,
    one: Seat,
    own: &T::Weights,
    others: &T::Weights,
    rng: &mut Xoshiro256PlusPlus,
) -> f32 {
    let (own, others) = (T::judge(own, WHIM), T::judge(others, WHIM));
    let mut state = T::start(setup);
    let mut memos = <[<T::Judge<'_> as Knowledge<T>>::Memo; 2]>::default();
    let mut left = <T::Judge<'_> as Knowledge<T>>::HORIZON;
    loop {
        let (actor, action) = match T::due(setup, &state) {
            Due::Nobody => break,
            Due::Nature => (Actor::Nature, T::draw(setup, &state, rng)),
            Due::Seats(_) if left == 0 => break,
            Due::Seats(seats) => {
                left -= 1;
                let seat = Seat(seats.0.trailing_zeros() as u8);
                let player = if seat == one { &own } else { &others };
                let memo = &mut memos[usize::from(seat == one)];
                (Actor::Seat(seat), player.play(setup, &state, seat, rng, memo))
            }
        };
        T::apply(setup, &mut state, actor, action, &mut ());
    }
    let outcomes = T::outcomes(setup, &state);
    let rivals = Seat::first(T::players(setup)).filter(|&seat| seat != one);
    let best = rivals.map(|seat| outcomes[seat.index()].points).fold(f32::NEG_INFINITY, f32::max);
    let lead = (outcomes[one.index()].points - best) / T::LEAD;
    outcomes[one.index()].win + lead.clamp(-1.0, 1.0) * 0.5
}

/// The direction of the changes that did better than their opposites, in the length of about one change.
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
