//! A playout allocates nothing once its list of actions has grown.

use guildhall::game::{Actor, Due, Game};
use guildhall::norenberc::{Action, Norenberc, Planning, Setup, standings};
use guildhall::storage::default_box;
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
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| {
        std::hint::black_box(vec![1, 2, 3]);
    });
    assert_eq!(counted.count_total, 1);
}
