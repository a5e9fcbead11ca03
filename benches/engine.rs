//! The engine's speed. `cargo bench` prints nanoseconds a decision as time per element: listing the legal actions,
//! choosing one at random, applying it, with the set-up, all draws and the final score in the bill.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use guildhall::game::{Actor, Due, Game, Seat};
use guildhall::norenberc::{Action, Norenberc, Setup, State, standings};
use guildhall::storage::default_box;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

const GAMES: u64 = 200;

/// Plays one random game, or its first events, and counts the decisions.
fn play(setup: &Setup, rng: &mut ChaCha8Rng, legal: &mut Vec<Action>, most: u64) -> (State, u64) {
    let mut state = Norenberc::start(setup);
    let mut decisions = 0;
    while decisions < most {
        let (actor, action) = match Norenberc::due(setup, &state) {
            Due::Nobody => break,
            Due::Nature => (Actor::Nature, Norenberc::draw(setup, &state, rng)),
            Due::Seats(seats) => {
                let seat = Seat(seats.0.trailing_zeros() as u8);
                legal.clear();
                Norenberc::legal(setup, &state, seat, legal);
                decisions += 1;
                (Actor::Seat(seat), legal[rng.random_range(0..legal.len())])
            }
        };
        Norenberc::apply(setup, &mut state, actor, action, &mut ());
    }
    (state, decisions)
}

fn random_games(c: &mut Criterion) {
    let mut group = c.benchmark_group("random games");
    for players in 2..=5 {
        let setup = Setup::new(players, default_box());
        let mut legal = Vec::with_capacity(512);
        let mut play_all = || {
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            let mut sum = 0;
            for _ in 0..GAMES {
                let (state, decisions) = play(&setup, &mut rng, &mut legal, u64::MAX);
                black_box(standings(&setup, &state));
                sum += decisions;
            }
            sum
        };
        group.throughput(Throughput::Elements(play_all()));
        group.bench_function(BenchmarkId::new("ns per decision", players), |b| b.iter(&mut play_all));
        group.throughput(Throughput::Elements(GAMES));
        group.bench_function(BenchmarkId::new("games per second", players), |b| b.iter(&mut play_all));
    }
    group.finish();
}

fn parts(c: &mut Criterion) {
    let mut group = c.benchmark_group("parts");
    let setup = Setup::new(5, default_box());
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    // Somewhere in the middle of an action phase, with sealed cards.
    let (mut state, mut decisions) = play(&setup, &mut rng, &mut Vec::new(), 60);
    while Norenberc::due(&setup, &state) == Due::Nature {
        decisions += 1;
        state = play(&setup, &mut rng, &mut Vec::new(), decisions).0;
    }
    let observation = Norenberc::observe(&setup, &state, Seat(0));
    group.bench_function("copy a state", |b| b.iter(|| *black_box(&state)));
    group.bench_function("observe", |b| b.iter(|| Norenberc::observe(&setup, black_box(&state), Seat(0))));
    group.bench_function("resample", |b| {
        b.iter(|| Norenberc::resample(&setup, black_box(&observation), &mut rng));
    });
    group.bench_function("final score", |b| b.iter(|| standings(&setup, black_box(&state))));
    group.finish();
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(30);
    targets = random_games, parts
}
criterion_main!(benches);
