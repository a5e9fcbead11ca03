//! A playout allocates nothing once its list of actions has grown.

use guildhall::bots::Level;
use guildhall::bots::norenberc::choose;
use guildhall::bots::search::Budget;
use guildhall::game::{Actor, Due, Game, Seat};
use guildhall::norenberc::{Action, Norenberc, Planning, Setup, standings};
use guildhall::storage::norenberc::default_box;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

fn playout(setup: &Setup, rng: &mut ChaCha8Rng, legal: &mut Vec<Action>) -> u32 {
    let mut state = Norenberc::start(setup);
    let mut decisions = 0;
    loop {
        let (actor, action) = match Norenberc::due(setup, &state) {
            Due::Nobody => return decisions + standings(setup, &state)[0].vp,
            Due::Nature => (Actor::Nature, Norenberc::draw(setup, &state, rng)),
            Due::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let observation = Norenberc::observe(setup, &state, seat);
                assert_eq!(Norenberc::resample(setup, &observation, rng).round(), state.round());
                legal.clear();
                Norenberc::legal(setup, &state, seat, legal);
                decisions += 1;
                (Actor::Seat(seat), legal[rng.random_range(0..legal.len())])
            }
        };
        Norenberc::apply(setup, &mut state, actor, action, &mut ());
    }
}

#[test]
fn playouts_do_not_allocate() {
    let plannings = [Planning::Cards, Planning::Counts];
    for (players, planning) in (2..=5).flat_map(|players| plannings.map(|planning| (players, planning))) {
        let setup = Setup::new(players, default_box()).with_planning(planning);
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        let mut legal = Vec::with_capacity(512);
        let counted = allocation_counter::measure(|| {
            for _ in 0..50 {
                assert!(playout(&setup, &mut rng, &mut legal) > 0);
            }
        });
        assert_eq!(counted.count_total, 0, "{players} players, {planning:?}");
        assert_eq!(legal.capacity(), 512);
    }
}

#[test]
fn a_search_allocates_before_it_starts_and_not_for_every_game() {
    let mut setup_events = 0;
    let setup = Setup::new(4, default_box());
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut state = Norenberc::start(&setup);
    while Norenberc::due(&setup, &state) == Due::Nature {
        let action = Norenberc::draw(&setup, &state, &mut rng);
        Norenberc::apply(&setup, &mut state, Actor::Nature, action, &mut ());
        setup_events += 1;
    }
    assert!(setup_events > 30);
    let seen = Norenberc::observe(&setup, &state, Seat(0));
    let allocations = |iterations| {
        let search = || choose(Level::Hard, &setup, &seen, &Budget::iterations(iterations), 1);
        // What is made once in the life of the program is made before.
        search();
        allocation_counter::measure(|| drop(search())).count_total
    };
    let (few, many) = (allocations(20), allocations(400));
    assert!(many <= few + 8, "{few} allocations for 20 games, {many} for 400");
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| {
        std::hint::black_box(vec![1, 2, 3]);
    });
    assert_eq!(counted.count_total, 1);
}
