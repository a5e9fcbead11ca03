//! How many sequences of actions there are to depth 3. A changed number means a changed rule.

use guildhall::game::{Actor, Chance, Due, Game, Table};
use guildhall::norenberc::{Action, Deck, GuildSet, Norenberc, Setup, State};
use guildhall::storage::norenberc::default_box;

/// Sequences of so many actions; of those who are due together the lowest seat goes first, and every outcome of chance
/// counts as one.
fn paths(setup: &Setup, state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let (actor, actions) = match Norenberc::due(setup, state) {
        Due::Nobody => return 1,
        Due::Nature => {
            let mut outcomes = Chance::new();
            Norenberc::chance(setup, state, &mut outcomes);
            (Actor::Nature, outcomes.into_iter().map(|(action, _)| action).collect())
        }
        Due::Seats(seats) => {
            let seat = seats.iter().next().unwrap();
            let mut actions = Vec::new();
            Norenberc::legal(setup, state, seat, &mut actions);
            (Actor::Seat(seat), actions)
        }
    };
    let after = |action: Action| {
        let mut state = *state;
        Norenberc::apply(setup, &mut state, actor, action, &mut ());
        paths(setup, &state, depth - 1)
    };
    actions.into_iter().map(after).sum()
}

/// A game dealt from a seed, at the first planning phase.
fn dealt(players: u8, seed: u64) -> Table<Norenberc> {
    let setup = Setup::new(players, default_box());
    let mut deck = Deck::new(&setup, seed);
    let mut table = Table::new(setup);
    while table.due() == Due::Nature {
        let action = deck.answer(table.state());
        table.enter_noting(Actor::Nature, action, &mut deck).unwrap();
    }
    table
}

#[test]
fn s4_c2_before_the_set_up_there_are_orders_and_tiles() {
    // n! turn orders, then 7 different brewers, then 7 again but for the only 7, 3 and 3+.
    for (players, orders) in [(2, 2), (3, 6), (4, 24), (5, 120)] {
        let setup = Setup::new(players, default_box());
        let start = Norenberc::start(&setup);
        assert_eq!(paths(&setup, &start, 1), orders);
        assert_eq!(paths(&setup, &start, 2), orders * 7);
        assert_eq!(paths(&setup, &start, 3), orders * (4 * 7 + 3 * 6));
    }
}

#[test]
fn p2_planning_has_every_set_of_cards_within_four_agents_and_passing() {
    // Sets of 1 to 4 out of 3, 4, 5 and 6 guilds: 7, 15, 30, 56; and the pass.
    for (players, plans) in [(2, 8), (3, 16), (4, 31), (5, 57)] {
        let table = dealt(players, 1);
        assert_eq!(paths(table.setup(), table.state(), 1), plans);
        assert_eq!(paths(table.setup(), table.state(), 2), plans * plans);
        if players > 2 {
            assert_eq!(paths(table.setup(), table.state(), 3), plans.pow(3));
        }
    }
}

#[test]
fn actions_at_the_first_guild_to_depth_3() {
    // Regression numbers: everybody plans all that four agents allow, from three deals.
    let counts: Vec<Vec<u64>> = (2..=5)
        .map(|players| {
            (1..=3)
                .map(|seed| {
                    let mut table = dealt(players, seed);
                    let all = GuildSet((1 << table.setup().guild_count().min(4)) - 1);
                    while let Due::Seats(seats) = table.due() {
                        let guildhall::norenberc::Step::Planning = table.state().step() else { break };
                        let seat = seats.iter().next().unwrap();
                        table.enter(Actor::Seat(seat), Action::Plan(all)).unwrap();
                    }
                    paths(table.setup(), table.state(), 3)
                })
                .collect()
        })
        .collect();
    // 274 by hand: 7 actions (sell 1, buy 1 to 3, windows 2 and 3, nothing). After the 5 simple ones the second player has
    // 5 more with 7 after each, and 2 recruits with 3 payments: 5 × 41. After a recruit from window 2 with one of 3
    // payments the second has 9 actions, from window 3 with one of 3 payments 14: 27 + 42.
    assert_eq!(counts, [[212, 217, 217], [274, 274, 274], [320, 224, 224], [175, 935, 175]].map(Vec::from));
}
