//! Bots play by the rules, whatever the set-up, and do not look where they must not.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use guildhall::bots::norenberc::{Advice, AdvisedMove, Weights, advise, choose};
use guildhall::bots::search::{Budget, NoKnowledge, Search, SearchParams, SearchResult};
use guildhall::bots::train::Training;
use guildhall::bots::{BotKind, Comparison, HasBots as _, Level, Numbers as _, Opponent as _};
use guildhall::game::{Actor, Due, Game, Seat, Table};
use guildhall::norenberc::{Action, Deck, Norenberc, Setup, Stage, Step};
use guildhall::storage::norenberc::default_box;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

use crate::conformance::{any_action, play, setup_for};

/// Enough to choose something.
fn few() -> Budget {
    Budget::iterations(8)
}

#[test]
fn bots_choose_what_is_legal_in_every_set_up() {
    for kind in BotKind::ALL {
        for (players, seed) in (2..=5).flat_map(|players| (0..6).map(move |seed| (players, seed))) {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let bot = Norenberc::bot(kind);
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
                    Norenberc::bot(kind).decide(table.setup(), &observation, &few(), 1).action
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

/// A moment in the middle of a game, with the seat that has to decide.
fn moment(players: u8, seed: u64) -> (Table<Norenberc>, Seat) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table = Table::<Norenberc>::new(Setup::new(players, default_box()));
    let mut decisions = 0;
    loop {
        if let Due::Seats(due) = table.due() {
            let seat = due.iter().next().unwrap();
            decisions += 1;
            if decisions > 20 && table.legal(seat).len() > 3 {
                return (table, seat);
            }
        }
        let (actor, action) = any_action(&table, &mut rng).unwrap();
        table.enter(actor, action).unwrap();
    }
}

#[test]
fn the_same_seed_and_iterations_decide_the_same_on_any_number_of_threads() {
    let (table, seat) = moment(3, 1);
    let seen = table.observe(seat);
    for threads in 1..=3 {
        let find = || {
            let budget = Budget::iterations(300).with_threads(threads);
            choose(Level::Master, table.setup(), &seen, &budget, 9).found.unwrap()
        };
        let (one, other) = (find(), find());
        let visits = |found: &SearchResult<Action>| -> Vec<_> {
            found.tried.iter().map(|tried| (tried.action, tried.visits)).collect()
        };
        assert_eq!(visits(&one), visits(&other));
        assert!(one.iterations <= 300);
        let tried: u32 = one.tried.iter().map(|tried| tried.visits).sum();
        assert_eq!(tried, one.iterations, "every game began with one of the moves");
    }
}

#[test]
fn who_is_cancelled_or_late_answers_at_once_with_what_there_is() {
    let (table, seat) = moment(4, 2);
    let seen = table.observe(seat);
    let cancel = Arc::new(AtomicBool::new(true));
    let cancelled = Budget::iterations(1_000_000).with_cancel(cancel);
    assert!(cancelled.is_cancelled());
    let late = Budget::until(Instant::now()).at_most(1_000_000);
    for budget in [cancelled, late] {
        let decision = choose(Level::Master, table.setup(), &seen, &budget, 1);
        assert!(decision.found.unwrap().iterations <= 16);
        assert!(table.legal(seat).contains(&decision.action));
    }
}

/// No move stands above one that wins more and brings more, and what is called close is close in both.
fn assert_best_first(advice: &Advice) {
    let own = |advised: &AdvisedMove| advised.expected[advice.seat.index()];
    for (index, above) in advice.moves.iter().enumerate() {
        for below in &advice.moves[index + 1..] {
            let (above, below) = (own(above), own(below));
            assert!(above.win >= below.win || above.points >= below.points, "{advice:?}");
            if (above.win - below.win).abs() < 0.004 {
                assert!(above.points >= below.points, "where wins are equal points decide: {advice:?}");
            }
        }
        let reasons = &above.reasons;
        assert!(reasons.iter().enumerate().all(|(at, it)| !reasons[..at].contains(it)), "twice: {reasons:?}");
    }
    if let [first, second, ..] = &advice.moves[..]
        && advice.close
    {
        let (first, second) = (own(first), own(second));
        assert!((first.points - second.points).abs() < 0.6 && (first.win - second.win).abs() < 0.03);
    }
}

#[test]
fn the_best_move_is_never_worse_in_wins_and_in_points() {
    let mut close = 0;
    for seed in 0..40 {
        let (table, seat) = moment(2 + (seed % 4) as u8, seed);
        let advice = advise(table.setup(), &table.observe(seat), &Budget::iterations(150), seed);
        assert_best_first(&advice);
        close += u32::from(advice.close);
        let best = advice.moves[0].action;
        assert_eq!(advice.compare(&best), Comparison::Best);
        if let [_, second, ..] = &advice.moves[..] {
            let other = if advice.close { Comparison::AsGood } else { Comparison::Worse };
            assert_eq!(advice.compare(&second.action), other);
        }
    }
    assert!((1..40).contains(&close), "some are close, some are not: {close}");
}

#[test]
fn easy_medium_and_hard_seldom_send_an_agent_to_do_nothing() {
    for (level, games, most) in [(Level::Easy, 12, 0.1), (Level::Medium, 12, 0.1), (Level::Hard, 2, 0.15)] {
        let (mut acts, mut idle) = (0, 0);
        for game in 0..games {
            let setup = Setup::new(3, default_box());
            let mut deck = Deck::new(&setup, game);
            let mut table = Table::<Norenberc>::new(setup.clone());
            loop {
                let (actor, action) = match table.due() {
                    Due::Nobody => break,
                    Due::Nature => (Actor::Nature, deck.answer(table.state())),
                    Due::Seats(seats) => {
                        let seat = seats.iter().next().unwrap();
                        let seed = game * 1000 + table.events().len() as u64;
                        let action =
                            choose(level, &setup, &table.observe(seat), &Budget::iterations(60), seed).action;
                        if matches!(table.state().step(), Step::Turn(turn) if turn.stage == Stage::Act) {
                            acts += 1;
                            idle += u32::from(matches!(action, Action::Nothing { .. }));
                        }
                        (Actor::Seat(seat), action)
                    }
                };
                table.enter_noting(actor, action, &mut deck).unwrap();
            }
        }
        let share = f64::from(idle) / f64::from(acts);
        assert!(share < most, "{level:?} does nothing in {share:.2} of {acts} actions");
    }
}

#[test]
fn every_choice_has_a_reason_of_its_own_kind() {
    let mut motives = Vec::new();
    for seed in 0..6 {
        play(setup_for(2 + (seed % 4) as u8, seed), seed, |table, _, _| {
            let Due::Seats(due) = table.due() else { return };
            let seat = due.iter().next().unwrap();
            let seen = table.observe(seat);
            for action in table.legal(seat) {
                for level in Level::ALL {
                    let why = Norenberc::why(table.setup(), &seen, level, action);
                    assert_eq!(why.seat, seat);
                    let kind = std::mem::discriminant(&why.motive);
                    if !motives.contains(&kind) {
                        motives.push(kind);
                    }
                }
            }
        });
    }
    assert!(motives.len() >= 18, "there are many ideas in a game: {}", motives.len());
}

#[test]
fn advice_has_what_a_master_does_and_says_why() {
    let mut reasons = 0;
    for (players, seed) in [(2, 3), (3, 4), (4, 5), (5, 6)] {
        let (table, seat) = moment(players, seed);
        let seen = table.observe(seat);
        let budget = Budget::iterations(400);
        let advice = advise(table.setup(), &seen, &budget, 7);
        let played = choose(Level::Master, table.setup(), &seen, &budget, 7);
        assert!(advice.moves.iter().any(|advised| advised.action == played.action));
        assert_best_first(&advice);
        assert_eq!(advice.seat, seat);
        for advised in &advice.moves {
            assert!(table.legal(seat).contains(&advised.action));
            let wins: f32 = advised.expected.iter().map(|expected| expected.win).sum();
            assert!((wins - 1.0).abs() < 1e-3, "somebody wins: {wins}");
            assert_eq!(advised.expected.len(), usize::from(players));
            assert!(advised.expected.iter().all(|it| (1.0..=f32::from(players)).contains(&it.place)));
            reasons += advised.reasons.len();
        }
    }
    assert!(reasons > 4);
}

#[test]
fn a_search_that_knows_only_the_rules_beats_random_moves() {
    // Any title gets the search; here it plays against random moves without a word about Norenberc.
    let setup = Setup::new(2, default_box());
    let mut won = 0.0;
    for game in 0..10 {
        let mut deck = Deck::new(&setup, game);
        let mut table = Table::<Norenberc>::new(setup.clone());
        let searcher = Seat((game % 2) as u8);
        loop {
            let (actor, action) = match table.due() {
                Due::Nobody => break,
                Due::Nature => (Actor::Nature, deck.answer(table.state())),
                Due::Seats(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let observation = &table.observe(seat);
                    let action = if seat == searcher {
                        let params = SearchParams::default();
                        let search = Search::<Norenberc, _> {
                            setup: &setup,
                            observation,
                            knowledge: &NoKnowledge,
                            params,
                            noting: false,
                        };
                        search.run(&Budget::iterations(60), game).tried[0].action
                    } else {
                        let seed = game * 1000 + table.events().len() as u64;
                        Norenberc::bot(BotKind::Random).decide(&setup, observation, &few(), seed).action
                    };
                    (Actor::Seat(seat), action)
                }
            };
            table.enter_noting(actor, action, &mut deck).unwrap();
        }
        won += Norenberc::outcomes(&setup, table.state())[searcher.index()].win;
    }
    assert!(won >= 8.0, "{won} of 10");
}

#[test]
fn weights_are_read_and_training_repeats_itself() {
    for players in 2..=5 {
        assert!(Weights::tuned(players).numbers().iter().all(|number| number.is_finite()));
    }
    let train = |threads| {
        let setup = Setup::new(2, default_box());
        Training::<Norenberc> { setup, generations: 2, pairs: 3, deals: 2, seed: 4, threads }
            .run(Weights::hand())
    };
    let one = train(1);
    assert_eq!(one, train(3), "threads change nothing");
    assert_ne!(one, *Weights::hand(), "something was learnt");
}
