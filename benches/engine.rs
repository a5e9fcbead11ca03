//! The engine's speed, by title. `cargo bench` prints nanoseconds a decision as time per element: listing the legal
//! actions, choosing one at random, applying it, with the set-up, all draws and the final score in the bill.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use guildhall::architects::{self, Architects};
use guildhall::bots::architects::greedy;
use guildhall::game::{Actor, Due, Game, Seat, Title};
use guildhall::norenberc::{self, Norenberc};
use guildhall::storage::norenberc::default_box;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

const GAMES: u64 = 200;

/// Plays one random game, or its first events, and counts the decisions.
fn play<G: Game>(
    setup: &G::Setup,
    rng: &mut ChaCha8Rng,
    legal: &mut Vec<G::Action>,
    most: u64,
) -> (G::State, u64) {
    let mut state = G::start(setup);
    let mut decisions = 0;
    while decisions < most {
        let (actor, action) = match G::due(setup, &state) {
            Due::Nobody => break,
            Due::Nature => (Actor::Nature, G::draw(setup, &state, rng)),
            Due::Seats(seats) => {
                let seat = Seat(seats.0.trailing_zeros() as u8);
                legal.clear();
                G::legal(setup, &state, seat, legal);
                decisions += 1;
                (Actor::Seat(seat), legal[rng.random_range(0..legal.len())])
            }
        };
        G::apply(setup, &mut state, actor, action, &mut ());
    }
    (state, decisions)
}

/// By number of players, with what is counted at the end.
fn random_games<T: Title, R>(
    c: &mut Criterion,
    setup: impl Fn(u8) -> T::Setup,
    end: impl Fn(&T::Setup, &T::State) -> R,
) {
    let mut group = c.benchmark_group(format!("random games, {}", T::ID));
    for players in 2..=5 {
        let setup = setup(players);
        let mut legal = Vec::with_capacity(512);
        let mut play_all = || {
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            let mut sum = 0;
            for _ in 0..GAMES {
                let (state, decisions) = play::<T>(&setup, &mut rng, &mut legal, u64::MAX);
                black_box(end(&setup, &state));
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

/// So many decisions of a random game are a playout that is cut.
const CUT: u64 = 300;

/// By number of players: whole games of a simple policy, and random games that are cut.
fn playouts(c: &mut Criterion) {
    let mut group = c.benchmark_group("playouts, architects");
    for players in 2..=5 {
        let setup = architects::Setup::new(players);
        let mut legal = Vec::with_capacity(512);
        let mut simple = || {
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            (0..GAMES).map(|_| play_greedily(&setup, &mut rng, &mut legal)).sum::<u64>()
        };
        group.throughput(Throughput::Elements(simple()));
        group.bench_function(BenchmarkId::new("greedy, ns per decision", players), |b| b.iter(&mut simple));
        let mut legal = Vec::with_capacity(512);
        let mut cut = || {
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            let play = |_| {
                let (state, decisions) = play::<Architects>(&setup, &mut rng, &mut legal, CUT);
                black_box(architects::rankings(&setup, &state));
                decisions
            };
            (0..GAMES).map(play).sum::<u64>()
        };
        group.throughput(Throughput::Elements(cut()));
        group.bench_function(BenchmarkId::new("random, cut, ns per decision", players), |b| b.iter(&mut cut));
    }
    group.finish();
}

/// One game in which everybody is greedy; how many decisions it took.
fn play_greedily(
    setup: &architects::Setup,
    rng: &mut ChaCha8Rng,
    legal: &mut Vec<architects::Action>,
) -> u64 {
    let mut state = Architects::start(setup);
    let mut decisions = 0;
    loop {
        let (actor, action) = match Architects::due(setup, &state) {
            Due::Nobody => break,
            Due::Nature => (Actor::Nature, Architects::draw(setup, &state, rng)),
            Due::Seats(seats) => {
                let seat = Seat(seats.0.trailing_zeros() as u8);
                legal.clear();
                Architects::legal(setup, &state, seat, legal);
                decisions += 1;
                (Actor::Seat(seat), greedy(setup, &state, seat, legal))
            }
        };
        Architects::apply(setup, &mut state, actor, action, &mut ());
    }
    black_box(architects::rankings(setup, &state));
    decisions
}

fn parts<T: Title, R>(c: &mut Criterion, setup: &T::Setup, end: impl Fn(&T::Setup, &T::State) -> R) {
    let mut group = c.benchmark_group(format!("parts, {}", T::ID));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    // Somewhere in the middle of a game, with hidden cards.
    let (mut state, mut decisions) = play::<T>(setup, &mut rng, &mut Vec::new(), 60);
    while T::due(setup, &state) == Due::Nature {
        decisions += 1;
        state = play::<T>(setup, &mut rng, &mut Vec::new(), decisions).0;
    }
    let observation = T::observe(setup, &state, Seat(0));
    group.bench_function("copy a state", |b| b.iter(|| *black_box(&state)));
    group.bench_function("observe", |b| b.iter(|| T::observe(setup, black_box(&state), Seat(0))));
    group.bench_function("resample", |b| {
        b.iter(|| T::resample(setup, black_box(&observation), &mut rng));
    });
    group.bench_function("final score", |b| b.iter(|| end(setup, black_box(&state))));
    group.finish();
}

fn norenberc(c: &mut Criterion) {
    let setup = |players| norenberc::Setup::new(players, default_box());
    random_games::<Norenberc, _>(c, setup, norenberc::standings);
    parts::<Norenberc, _>(c, &setup(5), norenberc::standings);
}

fn architects(c: &mut Criterion) {
    random_games::<Architects, _>(c, architects::Setup::new, architects::rankings);
    playouts(c);
    parts::<Architects, _>(c, &architects::Setup::new(5), architects::rankings);
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(30);
    targets = norenberc, architects
}
criterion_main!(benches);
