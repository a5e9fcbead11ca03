//! Bots play by the rules, whatever the set-up, and do not look where they must not.

use guildhall::bots::BotKind;
use guildhall::bots::search::Budget;
use guildhall::game::{Actor, Due, Game, Table};
use guildhall::norenberc::{Action, Norenberc, Step};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::conformance::{play, setup_for};

/// Enough to choose something.
fn few() -> Budget {
    Budget::iterations(8)
}

#[test]
fn bots_choose_what_is_legal_in_every_set_up() {
    for kind in BotKind::ALL {
        for (players, seed) in (2..=5).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let bot = kind.bot();
            let mut table = Table::<Norenberc>::new(setup_for(players, seed));
            loop {
                let (actor, action) = match table.due() {
                    Due::Nobody => break,
                    Due::Nature => (Actor::Nature, Norenberc::draw(table.setup(), table.state(), &mut rng)),
                    Due::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        let legal = table.legal(seat);
                        let seen = table.observe(seat);
                        let action = bot.decide(table.setup(), &seen, &few(), seed).action;
                        assert!(legal.contains(&action), "{kind:?} plays {action:?}");
                        (Actor::Seat(seat), action)
                    }
                };
                table.enter(actor, action).unwrap();
            }
        }
    }
}

#[test]
fn who_has_planned_already_changes_no_plan() {
    let mut compared = 0;
    for kind in BotKind::ALL {
        for seed in 0..6 {
            play(setup_for(4, seed), seed, |table, _, _| {
                let Due::Seats(due) = table.due() else { return };
                if table.state().step() != Step::Planning || due.len() < 2 {
                    return;
                }
                let seat = due.iter().last().unwrap();
                let choice = |table: &Table<Norenberc>, state| {
                    let observation = Norenberc::observe(table.setup(), state, seat);
                    kind.bot().decide(table.setup(), &observation, &few(), 1).action
                };
                let first = choice(table, table.state());
                let mut later = *table.state();
                for other in due.iter().filter(|&other| other != seat) {
                    Norenberc::apply(table.setup(), &mut later, Actor::Seat(other), Action::Pass, &mut ());
                }
                assert_eq!(choice(table, &later), first, "{kind:?}");
                compared += 1;
            });
        }
    }
    assert!(compared > 100);
}
