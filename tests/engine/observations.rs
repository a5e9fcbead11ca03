//! What a seat may know: the right things, and nothing else.

use guildhall::game::{Actor, Due, Game, Seat, Table};
use guildhall::norenberc::Guild::{Bakers, Brewers, Shoemakers};
use guildhall::norenberc::{Action, Norenberc, Planning, Setup, Step};
use guildhall::storage::default_box;
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
