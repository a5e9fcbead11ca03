//! How many sequences of actions there are to depth 3. A changed number means a changed rule.

use guildhall::architects::{Action, Architects, Building, Setup, State};
use guildhall::game::{Actor, Chance, Due, Game};

use super::{cards, plenty, scene};

/// Sequences of so many actions; of those who are due together the lowest seat goes first, and every outcome of chance
/// counts as one.
fn paths(setup: &Setup, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let (actor, actions) = match Architects::due(setup, state) {
        Due::Nobody => return 1,
        Due::Nature => {
            let mut outcomes = Chance::new();
            Architects::chance(setup, state, &mut outcomes);
            (Actor::Nature, outcomes.into_iter().map(|(action, _)| action).collect())
        }
        Due::Seats(seats) => {
            let seat = seats.iter().next().unwrap();
            let mut actions = Vec::new();
            Architects::legal(setup, state, seat, &mut actions);
            (Actor::Seat(seat), actions)
        }
    };
    let after = |action: Action| {
        let mut state = *state;
        Architects::apply(setup, &mut state, actor, action, &mut ());
        paths(setup, &state, depth - 1)
    };
    actions.into_iter().map(after).sum()
}

#[test]
fn s1_s3_before_the_set_up_there_are_sides_and_apprentices() {
    // 5 sides, 35 kinds; then 35 again after one of the 5 kinds that exist twice, 34 after one of the others.
    let setup = Setup::new(2);
    let start = Architects::start(&setup);
    assert_eq!([1, 2, 3].map(|depth| paths(&setup, &start, depth)), [5, 5 * 35, 5 * (5 * 35 + 30 * 34)]);
    let promo = Setup::new(2).with_promo();
    let start = Architects::start(&promo);
    assert_eq!([1, 2, 3].map(|depth| paths(&promo, &start, depth)), [5, 5 * 38, 5 * (5 * 38 + 33 * 37)]);
}

#[test]
fn s7_the_draft_is_4_and_3_and_2_cards_of_each_player() {
    let table = super::set_up::dealt(Setup::new(2), 2);
    assert_eq!([1, 2, 3].map(|depth| paths(&table.setup, &table.state, depth)), [4, 16, 16 * 3]);
}

#[test]
fn t1_the_first_turns_to_depth_2() {
    // Without anything: 9 circles and, with 4 silver on it, the tax stand among them; nothing else can be paid.
    let table = scene(2, |_| {});
    let first = paths(&table.setup, &table.state, 1);
    assert_eq!(first, 9);
    // With plenty of everything and a hand to build, also three spaces of the market and the guildhall.
    let rich = scene(2, |it| {
        it.players[0].stock = plenty();
        it.players[0].hand = cards(&[Building::Well, Building::Smithy]);
    });
    assert_eq!(paths(&rich.setup, &rich.state, 1), 13);
    // In the order of the board. Blue has 9 places after each of Red's simple ones, 8 after the tax stand. Storehouse: 6 + 4
    // trades and stop. Workshop and middle space: 8 hires and a draw. Town centre: Red's own worker and stop. Guildhall:
    // two buildings and the cathedral for 1 gold.
    let by_place = [9, 9, 9, 9, 11, 9, 2, 8, 9, 9, 9, 9, 3];
    assert_eq!(paths(&rich.setup, &rich.state, 2), by_place.iter().sum::<u64>());
}
