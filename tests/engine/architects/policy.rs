//! Two ways to play without looking ahead: the greedy bot, which always comes to an end, and one that goes round in circles
//! for ever.

use guildhall::architects::{Action, Architects, Circle, Hands, Setup, Spot, State, Step};
use guildhall::bots::architects::greedy;
use guildhall::bots::search::Budget;
use guildhall::bots::tournament::Tournament;
use guildhall::bots::{BotKind, HasBots as _};
use guildhall::game::{Actor, Due, Game, Seat, Table};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::sample::setup_for;

/// Never builds: gathers stone until the workers run out, and takes them back.
fn circling(_: &State, _: Seat, legal: &[Action]) -> Action {
    let quarry = Action::Place(Spot::Circle(Circle::Quarry));
    if legal.contains(&quarry) { quarry } else { legal[0] }
}

/// Plays until the end, or until the game may be broken off.
fn plays(setup: &Setup, seed: u64, choose: impl Fn(&State, Seat, &[Action]) -> Action) -> State {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = Architects::start(setup);
    let mut legal = Vec::new();
    while !state.may_be_broken_off(setup) {
        let (actor, action) = match Architects::due(setup, &state) {
            Due::Nobody => break,
            Due::Nature => (Actor::Nature, Architects::draw(setup, &state, &mut rng)),
            Due::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                legal.clear();
                Architects::legal(setup, &state, seat, &mut legal);
                (Actor::Seat(seat), choose(&state, seat, &legal))
            }
        };
        assert_eq!(Architects::check(setup, &state, actor, action), Ok(()));
        Architects::apply(setup, &mut state, actor, action, &mut ());
    }
    state
}

#[test]
fn x74_e1_greedy_play_always_comes_to_an_end() {
    let mut turns = 0;
    for players in 2..=5 {
        for seed in 0..150 {
            let setup = setup_for(players, seed).with_hands(Hands::Known);
            let state = plays(&setup, seed, |state, seat, legal| greedy(&setup, state, seat, legal));
            assert_eq!(state.step(), Step::Over, "{players} players, seed {seed}: {} turns", state.turns());
            turns += u64::from(state.turns()) / u64::from(players);
        }
    }
    assert!((20..100).contains(&(turns / 600)), "{turns} turns of each in 600 games");
}

#[test]
fn x39_the_greedy_bot_decides_by_what_its_seat_may_know() {
    let bot = Architects::bot(BotKind::Greedy);
    let mut compared = 0;
    for seed in 0..6 {
        let setup = setup_for(3, seed).with_hands(Hands::Known);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table = Table::<Architects>::new(setup);
        loop {
            let (actor, action) = match table.due() {
                Due::Nobody => break,
                Due::Nature => (Actor::Nature, Architects::draw(table.setup(), table.state(), &mut rng)),
                Due::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let seen = table.observe(seat);
                    // Every seed invents another world behind the same observation.
                    let decided =
                        |seed| bot.decide(table.setup(), &seen, &Budget::iterations(1), seed).action;
                    let action = decided(1);
                    assert!((2..6).all(|seed| decided(seed) == action), "{action:?}");
                    assert!(table.legal(seat).contains(&action));
                    compared += 1;
                    (Actor::Seat(seat), action)
                }
            };
            table.enter_noting(actor, action, &mut ()).unwrap();
        }
    }
    assert!(compared > 500);
}

#[test]
fn the_greedy_bot_beats_the_random_one() {
    for players in [2_u8, 4] {
        let mut bots = vec![BotKind::Random; players.into()];
        bots[0] = BotKind::Greedy;
        let tournament = Tournament::<Architects> { setup: Setup::new(players), bots, deals: 10, seed: 1 };
        let tallies = tournament.play(1, |_| Ok::<_, std::convert::Infallible>(())).unwrap();
        assert!(tallies[0].win_share() > 0.9, "{players} players: {}", tallies[0].win_share());
        assert!(tallies[0].points_mean() > 25.0);
    }
}

#[test]
fn x56_x74_a_game_that_circles_may_be_broken_off_after_500_turns_each_and_the_rules_go_on() {
    let setup = Setup::new(3);
    let state = plays(&setup, 1, circling);
    // Taking back the only group is not asked, so a few turns go by at once.
    assert!((1501..1510).contains(&state.turns()), "{}", state.turns());
    assert!(state.may_be_broken_off(&setup));
    assert_ne!(Architects::due(&setup, &state), Due::Nobody, "there is no limit in the rules");
    assert!(Architects::outcomes(&setup, &state).iter().any(|it| it.win > 0.0), "as if it ended now");
}
