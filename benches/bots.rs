//! The bots' speed. `cargo bench --bench bots` prints games played to their end inside the search per second as elements
//! per second, from the first plan on and over a whole game, and how that grows from one thread to two; and decisions of
//! the quick levels per second.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use guildhall::bots::norenberc::{Judgement, Weights, choose};
use guildhall::bots::search::{Budget, Search, SearchParams};
use guildhall::bots::{Level, options};
use guildhall::game::{Actor, Due, Game, Seat};
use guildhall::norenberc::{Norenberc, Observation, Setup};
use guildhall::storage::norenberc::default_box;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

const ITERATIONS: u32 = 400;

/// Every moment of a game of medium players in which there is something to choose.
fn moments(players: u8) -> (Setup, Vec<Observation>) {
    let setup = Setup::new(players, default_box());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut state = Norenberc::start(&setup);
    let mut moments = Vec::new();
    loop {
        let (actor, action) = match Norenberc::due(&setup, &state) {
            Due::Nobody => return (setup, moments),
            Due::Nature => (Actor::Nature, Norenberc::draw(&setup, &state, &mut rng)),
            Due::Seats(seats) => {
                let seat = Seat(seats.0.trailing_zeros() as u8);
                let seen = Norenberc::observe(&setup, &state, seat);
                if options::<Norenberc>(&setup, &seen).len() > 1 {
                    moments.push(seen);
                }
                let number = moments.len() as u64;
                let decision = choose(Level::Medium, &setup, &seen, &Budget::iterations(1), number);
                (Actor::Seat(seat), decision.action)
            }
        };
        Norenberc::apply(&setup, &mut state, actor, action, &mut ());
    }
}

fn search(setup: &Setup, observation: &Observation, threads: usize) -> u32 {
    let knowledge = &Judgement { weights: Weights::tuned(setup.players()), noise: 0.3, doubt: 0.5 };
    // All iterations, so that they can be counted.
    let params = SearchParams { early_stop: false, ..SearchParams::default() };
    let search = Search::<Norenberc, _> { setup, observation, knowledge, params, noting: false };
    search.run(&Budget::iterations(ITERATIONS * threads as u32).with_threads(threads), 1).iterations
}

fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("playouts per second");
    for players in 2..=5 {
        let (setup, moments) = moments(players);
        group.throughput(Throughput::Elements(ITERATIONS.into()));
        group.bench_function(BenchmarkId::new("first plan", players), |b| {
            b.iter(|| search(&setup, black_box(&moments[0]), 1));
        });
        let some: Vec<_> = moments.iter().step_by(10).collect();
        group.throughput(Throughput::Elements(u64::from(ITERATIONS) * some.len() as u64));
        group.bench_function(BenchmarkId::new("whole game", players), |b| {
            b.iter(|| some.iter().map(|seen| search(&setup, seen, 1)).sum::<u32>());
        });
    }
    group.finish();
}

fn threads(c: &mut Criterion) {
    let mut group = c.benchmark_group("threads");
    let (setup, moments) = moments(4);
    for threads in [1, 2] {
        group.throughput(Throughput::Elements(u64::from(ITERATIONS) * threads as u64));
        group.bench_function(BenchmarkId::new("playouts per second", threads), |b| {
            b.iter(|| search(&setup, black_box(&moments[0]), threads));
        });
    }
    group.finish();
}

fn decisions(c: &mut Criterion) {
    let mut group = c.benchmark_group("decisions per second");
    let (setup, moments) = moments(4);
    group.throughput(Throughput::Elements(moments.len() as u64));
    for level in [Level::Easy, Level::Medium] {
        group.bench_function(level.id(), |b| {
            b.iter(|| {
                for seen in &moments {
                    black_box(choose(level, &setup, seen, &Budget::iterations(1), 1).action);
                }
            });
        });
    }
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(10);
    targets = playouts, threads, decisions
}
criterion_main!(benches);
