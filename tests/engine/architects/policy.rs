//! Two ways to play without looking ahead: one that is sensible and always comes to an end, and one that goes round in
//! circles for ever.

use guildhall::architects::{
    Action, Architects, Building, Circle, Guard, Resource, Setup, Spot, State, Step,
};
use guildhall::game::{Actor, Due, Game, Seat};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use super::sample::setup_for;

/// What a building of one's own hand still needs, the fewest pieces first.
fn wants(state: &State, seat: Seat) -> Vec<(Resource, u16)> {
    let lacks = |building: Building| -> Vec<(Resource, u16)> {
        let cost = building.card().cost.iter();
        cost.filter_map(|(it, needs)| {
            let missing = u16::from(needs).saturating_sub(state.count(seat, it));
            (missing > 0).then_some((it, missing))
        })
        .collect()
    };
    let skills = state.apprentices(seat).skills();
    let weight = |building: &Building| {
        let missing = building.card().skills.minus(skills);
        let pieces: u16 = lacks(*building).iter().map(|(_, count)| count).sum();
        pieces + 20 * u16::from(!missing.is_empty())
    };
    state.hand(seat).iter().min_by_key(weight).map(lacks).unwrap_or_default()
}

fn place(state: &State, seat: Seat) -> Circle {
    let skills = state.apprentices(seat).skills();
    let blocked = state.hand(seat).iter().all(|it| !it.card().skills.minus(skills).is_empty());
    let few_workers = state.workers(seat) <= 2;
    let silver = state.count(seat, Resource::Silver);
    let own_group = Circle::ALL.into_iter().any(|circle| state.at(circle, seat) > 2);
    if few_workers && own_group && silver > 0 {
        return Circle::TownCentre;
    }
    if few_workers && (state.prisoners(seat) > 0 || state.captives_of(seat) > 0) {
        return Circle::Guardhouse;
    }
    if blocked {
        return if silver >= 4 || state.hand(seat).is_empty() {
            Circle::Workshop
        } else {
            Circle::Silversmith
        };
    }
    match wants(state, seat).first() {
        Some((Resource::Wood, _)) => Circle::Forest,
        Some((Resource::Stone, _)) => Circle::Quarry,
        Some((Resource::Clay | Resource::Gold, _)) => Circle::Mines,
        Some((Resource::Marble, _)) => {
            let pieces = state.count(seat, Resource::Wood) + state.count(seat, Resource::Stone);
            if pieces >= 3 { Circle::Storehouse } else { Circle::Quarry }
        }
        Some((Resource::Silver, _)) | None => Circle::Workshop,
    }
}

/// Builds when it can, gathers for the cheapest building it has the skills for, hires for missing skills, fetches its
/// workers when they run out.
fn sensible(state: &State, seat: Seat, legal: &[Action]) -> Action {
    let find = |wanted: &dyn Fn(&Action) -> bool| legal.iter().copied().find(|action| wanted(action));
    let missing_gold = wants(state, seat).iter().any(|(it, _)| *it == Resource::Gold);
    let chosen = match state.step() {
        Step::Turn => find(&|it| *it == Action::Place(Spot::Guildhall))
            .or_else(|| find(&|it| *it == Action::Place(Spot::Circle(place(state, seat))))),
        Step::Mines(_) if missing_gold => Some(Action::Mine(Resource::Gold)),
        Step::Trades(_) => find(&|it| matches!(it, Action::Trade(guildhall::architects::Trade::Marble(_)))),
        Step::Workshop(_) => {
            let skills = state.apprentices(seat).skills();
            let new = |it: &Action| match it {
                Action::Hire { slot, discard: None } => {
                    state.shown(*slot).is_some_and(|it| !it.card().skills.minus(skills).is_empty())
                }
                _ => false,
            };
            find(&new).or(Some(Action::DrawBuildings))
        }
        Step::Captures(_) => find(
            &|it| matches!(it, Action::Capture { colour, circle } if *colour == seat && state.at(*circle, seat) > 1),
        ),
        Step::Guard(_) => {
            [Guard::ReleasePrisoners, Guard::Sell, Guard::ReleaseForSilver, Guard::ReleaseForDebt]
                .into_iter()
                .find_map(|guard| find(&|it| *it == Action::Guard(guard)))
        }
        _ => None,
    };
    chosen.filter(|action| legal.contains(action)).unwrap_or(if legal.contains(&Action::Stop) {
        Action::Stop
    } else {
        legal[0]
    })
}

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
fn x74_e1_sensible_play_always_comes_to_an_end() {
    for players in 2..=5 {
        for seed in 0..30 {
            let setup = setup_for(players, seed).with_hands(guildhall::architects::Hands::Known);
            let state = plays(&setup, seed, sensible);
            assert_eq!(state.step(), Step::Over, "{players} players, seed {seed}: {} turns", state.turns());
            assert!(!state.may_be_broken_off(&setup));
        }
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
