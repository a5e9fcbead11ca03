//! What a seat may know: the right things, and nothing else.

use std::collections::BTreeMap;

use guildhall::game::{Actor, Chance, Due, Game, Seat, Table};
use guildhall::norenberc::Guild::{Bakers, Brewers, Shoemakers};
use guildhall::norenberc::{Action, Norenberc, Planning, Setup, Step};
use guildhall::storage::norenberc::default_box;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::conformance::{play, setup_for};

fn each_table(games: u64, mut look: impl FnMut(&Table<Norenberc>, &mut ChaCha8Rng)) {
    for players in 2..=5 {
        for seed in 0..games {
            play(setup_for(players, seed), seed, |table, _, rng| look(table, rng));
        }
    }
}

#[test]
fn a_resampled_state_gives_the_same_observation() {
    let mut different = 0;
    each_table(250, |table, rng| {
        for seat in Seat::first(table.setup().players()) {
            let observation = table.observe(seat);
            let world = Norenberc::resample(table.setup(), &observation, rng);
            assert_eq!(Norenberc::observe(table.setup(), &world, seat), observation);
            assert_eq!(Norenberc::due(table.setup(), &world), table.due());
            different += u64::from(world != *table.state());
        }
    });
    assert!(different > 1000, "something is hidden: {different}");
}

#[test]
fn a_resampled_state_can_be_played_on() {
    each_table(3, |table, rng| {
        let world = Norenberc::resample(table.setup(), &table.observe(Seat(0)), rng);
        let (setup, mut state, mut steps) = (table.setup(), world, 0);
        let mut legal = Vec::new();
        while let Some(actor) = match Norenberc::due(setup, &state) {
            Due::Nobody => None,
            Due::Nature => Some(Actor::Nature),
            Due::Seats(seats) => seats.iter().next().map(Actor::Seat),
        } {
            let action = match actor {
                Actor::Nature => Norenberc::draw(setup, &state, rng),
                Actor::Seat(seat) => {
                    legal.clear();
                    Norenberc::legal(setup, &state, seat, &mut legal);
                    legal[steps * 7 % legal.len()]
                }
            };
            assert_eq!(Norenberc::check(setup, &state, actor, action), Ok(()));
            Norenberc::apply(setup, &mut state, actor, action, &mut ());
            steps += 1;
        }
    });
}

#[test]
fn one_seats_secrets_change_no_other_seats_observation() {
    let mut compared = 0;
    each_table(60, |table, _| {
        let Due::Seats(due) = table.due() else { return };
        // The last to plan reveals how many cards all have; before that nothing is seen.
        if table.state().step() != Step::Planning || due.len() < 2 {
            return;
        }
        for seat in due.iter() {
            let worlds: Vec<_> = table
                .legal(seat)
                .into_iter()
                .map(|action| {
                    let mut state = *table.state();
                    Norenberc::apply(table.setup(), &mut state, Actor::Seat(seat), action, &mut ());
                    state
                })
                .collect();
            for other in Seat::first(table.setup().players()).filter(|&other| other != seat) {
                let seen = |state| Norenberc::observe(table.setup(), state, other);
                assert!(worlds.iter().all(|world| seen(world) == seen(&worlds[0])));
                compared += worlds.len();
            }
            let own: Vec<_> =
                worlds.iter().map(|world| Norenberc::observe(table.setup(), world, seat)).collect();
            assert!(
                own.iter().enumerate().all(|(index, seen)| !own[..index].contains(seen)),
                "one's own plan is seen"
            );
        }
    });
    assert!(compared > 1000);
}

#[test]
fn p2_the_number_of_cards_is_seen_when_all_have_planned_and_the_cards_when_called() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut table = Table::<Norenberc>::new(Setup::new(2, default_box()));
    while table.due() == Due::Nature {
        let action = Norenberc::draw(table.setup(), table.state(), &mut rng);
        table.enter(Actor::Nature, action).unwrap();
    }
    let [ana, bela] = [Seat(0), Seat(1)];
    table.enter(Actor::Seat(ana), Action::Plan([Brewers, Shoemakers].into_iter().collect())).unwrap();
    let seen = *table.observe(bela).table();
    assert!(seen.has_planned(ana));
    assert_eq!(seen.cards_left(ana), 0, "not even the number");
    assert!(!seen.is_finished(ana));
    table.enter(Actor::Seat(bela), Action::Plan([Bakers].into_iter().collect())).unwrap();
    let seen = *table.observe(bela).table();
    assert_eq!(seen.cards_left(ana), 1, "the Brewers are called; one card is left");
    assert!(seen.known_cards(ana).is_empty(), "which one is not seen");
    assert!(seen.pending().contains(ana));
    assert_eq!(table.observe(ana).table().known_cards(ana), [Shoemakers].into_iter().collect());
}

#[test]
fn s8_x25_talers_are_not_hidden_from_those_who_count() {
    let table = play(Setup::new(3, default_box()), 2, |_, _, _| {});
    for seat in Seat::first(3) {
        assert_eq!(table.observe(Seat(0)).table().talers(seat), table.state().talers(seat));
    }
}

#[test]
fn by_counts_nothing_is_invented_that_the_table_was_not_told() {
    for seed in 0..40 {
        let setup = Setup::new(4, default_box()).with_planning(Planning::Counts);
        play(setup, seed, |table, _, rng| {
            if let Step::Turn(_) | Step::Reveal(_) = table.state().step() {
                let world = Norenberc::resample(table.setup(), &table.observe(Seat(1)), rng);
                assert_eq!(world, *table.state());
            }
        });
    }
}

/// The first planning phase of a game for four, or the moment after it with these plans.
fn planned(planning: Planning, plans: &[Action]) -> Table<Norenberc> {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut table = Table::<Norenberc>::new(Setup::new(4, default_box()).with_planning(planning));
    while table.due() == Due::Nature {
        let action = Norenberc::draw(table.setup(), table.state(), &mut rng);
        table.enter(Actor::Nature, action).unwrap();
    }
    for (seat, plan) in Seat::first(4).zip(plans) {
        table.enter(Actor::Seat(seat), *plan).unwrap();
    }
    table
}

/// How often each value comes up, against all being equally likely: five standard deviations, with a fixed seed.
fn assert_even(counts: &BTreeMap<u8, u32>, kinds: usize) {
    assert_eq!(counts.len(), kinds, "every possibility comes up, and no other: {counts:?}");
    let total: u32 = counts.values().sum();
    let p = 1.0 / kinds as f64;
    let (expected, spread) = (f64::from(total) * p, (f64::from(total) * p * (1.0 - p)).sqrt());
    for (value, count) in counts {
        assert!((f64::from(*count) - expected).abs() < 5.0 * spread, "{value:#b}: {count}, not {expected}");
    }
}

#[test]
fn invented_plans_are_all_that_is_possible_and_equally_likely() {
    // Before all have planned: sets of at most four out of five guilds, and the pass: 31.
    let table = planned(Planning::Cards, &[Action::Pass]);
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    let mut counts = BTreeMap::new();
    for _ in 0..31_000 {
        let world = Norenberc::resample(table.setup(), &table.observe(Seat(3)), &mut rng);
        *counts.entry(world.known_cards(Seat(0)).0).or_insert(0) += 1;
    }
    assert_even(&counts, 31);
}

#[test]
fn invented_cards_are_all_that_is_possible_and_equally_likely() {
    // At the Brewers Seat 1 still has two of the four guilds that follow: six pairs.
    let brewers = Action::Plan([Brewers].into_iter().collect());
    let three = Action::Plan([Brewers, Bakers, Shoemakers].into_iter().collect());
    let table = planned(Planning::Cards, &[brewers, three, brewers, brewers]);
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut counts = BTreeMap::new();
    for _ in 0..6_000 {
        let world = Norenberc::resample(table.setup(), &table.observe(Seat(0)), &mut rng);
        *counts.entry(world.known_cards(Seat(1)).0).or_insert(0) += 1;
    }
    assert_even(&counts, 6);
    assert!(counts.keys().all(|cards| cards & 1 == 0), "the Brewers were called already");
}

#[test]
fn a1_sealed_cards_come_up_as_likely_as_counted_by_hand() {
    // Five guilds left. One card: 1 in 5; four cards: 4 in 5; none: never.
    let plans = [Action::Seal(1), Action::Seal(4), Action::Pass, Action::Seal(1)];
    let table = planned(Planning::Counts, &plans);
    let mut outcomes = Chance::new();
    Norenberc::chance(table.setup(), table.state(), &mut outcomes);
    let weights: BTreeMap<u8, u32> = outcomes
        .iter()
        .map(|(action, weight)| match action {
            Action::Reveal { seats, .. } => (seats.0, *weight),
            other => panic!("{other:?}"),
        })
        .collect();
    let expected = [
        (0b0000, 4 * 4),
        (0b0001, 4),
        (0b0010, 4 * 4 * 4),
        (0b0011, 4 * 4),
        (0b1000, 4),
        (0b1001, 1),
        (0b1010, 4 * 4),
        (0b1011, 4),
    ];
    assert_eq!(weights, expected.map(|(seats, weight)| (seats, weight * 5)).into_iter().collect());
    let mut rng = ChaCha8Rng::seed_from_u64(10);
    let (mut drawn, total) = (BTreeMap::new(), 20_000);
    for _ in 0..total {
        let Action::Reveal { seats, .. } = Norenberc::draw(table.setup(), table.state(), &mut rng) else {
            panic!()
        };
        *drawn.entry(seats.0).or_insert(0_u32) += 1;
    }
    for (seats, weight) in expected {
        let p = f64::from(weight) / 125.0;
        let spread = (f64::from(total) * p * (1.0 - p)).sqrt();
        let count = drawn.get(&seats).copied().unwrap_or(0);
        assert!((f64::from(count) - f64::from(total) * p).abs() < 5.0 * spread, "{seats:#b}: {count}");
    }
}
