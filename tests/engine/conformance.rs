//! What every title must keep, as properties over seeded random games of every player count: whoever is due can act,
//! nothing appears or vanishes, the list and the check agree, undo and redo, saving and loading change nothing, an
//! invented world looks the same to whom it was invented for. A title runs them by being a [`Sample`].

use std::ops::RangeInclusive;

use guildhall::game::{Actor, Chance, Deal, Due, Effects, Event, Game, Outcome, Seat, SeatSet, Table, Title};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

pub use crate::norenberc::{play, setup_for};

/// A title as these properties need it.
pub trait Sample: Game<Action: 'static> {
    /// How many may play.
    const PLAYERS: RangeInclusive<u8>;
    /// A game that need not end is cut after so many events.
    const LONGEST: usize;
    /// How many random games of each number of players are enough for most properties.
    const GAMES: u64;
    /// True if a seat does not know everything about a table.
    const HIDES: bool = true;

    /// Adds up what must hold after every event.
    type Ledger: Default;

    /// A set-up for so many players; the seed varies the options.
    fn setup(players: u8, seed: u64) -> Self::Setup;

    /// Everything that could be said, most of it nonsense at any one moment.
    fn anything() -> &'static [Self::Action];

    /// Takes note of what an event did, then checks the whole table.
    fn follow(ledger: &mut Self::Ledger, setup: &Self::Setup, state: &Self::State, effects: &[Self::Effect]);

    /// The game as it comes back when it was saved.
    fn reloaded(table: &Table<Self>) -> Table<Self>
    where
        Self: Sized;
}

/// Any action for whoever is due.
pub fn random_action<T: Game>(table: &Table<T>, rng: &mut ChaCha8Rng) -> Option<(Actor, T::Action)> {
    match table.due() {
        Due::Nobody => None,
        Due::Nature => Some((Actor::Nature, T::draw(table.setup(), table.state(), rng))),
        Due::Seats(seats) => {
            let due: Vec<_> = seats.iter().collect();
            let seat = due[rng.random_range(0..due.len())];
            let legal = table.legal(seat);
            assert!(!legal.is_empty(), "whoever is due can do something");
            Some((Actor::Seat(seat), legal[rng.random_range(0..legal.len())]))
        }
    }
}

/// Any action at a table of Norenberc.
pub fn any_action(
    table: &Table<guildhall::norenberc::Norenberc>,
    rng: &mut ChaCha8Rng,
) -> Option<(Actor, guildhall::norenberc::Action)> {
    random_action(table, rng)
}

/// Plays a random game, cut after so many events, with a look at the table after every one.
pub fn random_game<T: Game>(
    setup: T::Setup,
    seed: u64,
    longest: usize,
    mut look: impl FnMut(&Table<T>, &[T::Effect], &mut ChaCha8Rng),
) -> Table<T> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut table = Table::new(setup);
    for _ in 0..longest {
        let Some((actor, action)) = random_action(&table, &mut rng) else { break };
        let effects = match table.enter(actor, action) {
            Ok(effects) => effects,
            Err(refusal) => panic!("legal actions are accepted: {refusal:?}"),
        };
        look(&table, &effects, &mut rng);
    }
    table
}

fn every_game<T: Sample>(games: u64, mut play: impl FnMut(T::Setup, u64)) {
    for players in T::PLAYERS {
        for seed in 0..games {
            play(T::setup(players, seed), seed * 10 + u64::from(players));
        }
    }
}

/// All of it.
pub fn conforms<T: Sample>() {
    nothing_appears_or_vanishes::<T>();
    legal_equals_check_also_for_what_is_not_listed::<T>();
    lists_hold_nothing_twice::<T>();
    every_state_is_the_fold_of_what_happened::<T>();
    a_refused_event_changes_nothing::<T>();
    save_and_load_is_identity::<T>();
    a_log_that_does_not_fold_stops_at_the_event::<T>();
    draws_are_as_likely_as_chance_says::<T>();
    a_resampled_state_gives_the_same_observation_and_the_same_options::<T>();
    a_resampled_state_can_be_played_on::<T>();
    outcomes_share_one_victory_at_any_time::<T>();
}

fn nothing_appears_or_vanishes<T: Sample>() {
    every_game::<T>(T::GAMES, |setup, seed| {
        let mut ledger = T::Ledger::default();
        random_game::<T>(setup, seed, T::LONGEST, |table, effects, _| {
            T::follow(&mut ledger, table.setup(), table.state(), effects);
            assert!(!matches!(table.due(), Due::Seats(seats) if seats.is_empty()), "somebody is due");
        });
    });
}

fn outcomes<T: Game>(table: &Table<T>) -> Chance<T::Action> {
    let mut outcomes = Chance::new();
    T::chance(table.setup(), table.state(), &mut outcomes);
    outcomes
}

fn legal_equals_check_also_for_what_is_not_listed<T: Sample>() {
    let (mut refused, mut accepted) = (0, 0);
    let anything = T::anything();
    every_game::<T>(T::GAMES, |setup, seed| {
        random_game::<T>(setup, seed, T::LONGEST, |table, _, rng| {
            // Few moments of long lists, many of short ones.
            if rng.random_bool(1.0 - (200.0 / anything.len() as f64).min(0.3)) {
                return;
            }
            let players = T::players(table.setup());
            let allowed = |actor| match actor {
                Actor::Seat(seat) => table.legal(seat),
                Actor::Nature => outcomes(table).into_iter().map(|(action, _)| action).collect(),
            };
            for actor in Seat::first(players).map(Actor::Seat).chain([Actor::Nature]) {
                let due = table.due().includes(actor);
                let allowed = if due { allowed(actor) } else { Vec::new() };
                for &action in &allowed {
                    assert_eq!(table.check(actor, action), Ok(()), "{actor:?} {action:?} is listed");
                    accepted += 1;
                }
                for &action in anything.iter().filter(|_| due) {
                    let listed = allowed.contains(&action);
                    assert_eq!(table.check(actor, action).is_ok(), listed, "{actor:?} {action:?}");
                    refused += usize::from(!listed);
                }
                if !due {
                    assert!(anything.iter().step_by(23).all(|&action| table.check(actor, action).is_err()));
                }
            }
            for nobody in (players..=9).chain([63, 64, 255]).map(Seat).map(Actor::Seat) {
                assert!(anything.iter().step_by(37).all(|&action| table.check(nobody, action).is_err()));
            }
        });
    });
    assert!(refused > 100 && accepted > 100, "{refused} refused, {accepted} accepted");
}

fn lists_hold_nothing_twice<T: Sample>() {
    every_game::<T>(T::GAMES, |setup, seed| {
        random_game::<T>(setup, seed, T::LONGEST, |table, _, _| {
            let players = T::players(table.setup());
            let mut lists: Vec<Vec<T::Action>> = Seat::first(players).map(|seat| table.legal(seat)).collect();
            if table.due() == Due::Nature {
                lists.push(outcomes(table).into_iter().map(|(action, _)| action).collect());
            }
            for list in lists {
                for (index, action) in list.iter().enumerate() {
                    assert!(!list[..index].contains(action), "{action:?} twice");
                }
            }
        });
    });
}

/// Whatever is taken back, what is left is folded again from the start: a few games are enough, and the beginnings of long
/// ones.
fn every_state_is_the_fold_of_what_happened<T: Sample>() {
    every_game::<T>(T::GAMES.min(6), |setup, seed| {
        let mut states = Vec::new();
        let longest = T::LONGEST.min(250);
        let table = random_game::<T>(setup, seed, longest, |table, _, _| states.push(*table.state()));
        for (count, state) in (1..).zip(&states) {
            let (again, folded) =
                Table::<T>::replay(table.setup().clone(), table.events()[..count].iter().copied());
            assert!(folded.is_ok());
            assert_eq!((again.state(), again.events()), (state, &table.events()[..count]));
        }
    });
}

fn a_refused_event_changes_nothing<T: Sample>() {
    let mut table = random_game::<T>(T::setup(*T::PLAYERS.start(), 0), 1, 25, |_, _, _| {});
    let (before, events) = (*table.state(), table.events().len());
    for &action in T::anything() {
        assert!(table.enter(Actor::Seat(Seat(200)), action).is_err());
    }
    assert_eq!(*table.state(), before);
    assert_eq!(table.events().len(), events);
}

fn save_and_load_is_identity<T: Sample>() {
    every_game::<T>(T::GAMES, |setup, seed| {
        let table = random_game::<T>(setup, seed, T::LONGEST, |table, _, rng| {
            if rng.random_bool(0.01) {
                assert_eq!(T::reloaded(table).state(), table.state());
            }
        });
        let loaded = T::reloaded(&table);
        assert_eq!((loaded.state(), loaded.setup()), (table.state(), table.setup()));
        assert_eq!(loaded.events(), table.events());
    });
}

/// Whatever was entered before it stands.
fn a_log_that_does_not_fold_stops_at_the_event<T: Sample>() {
    let table = random_game::<T>(T::setup(*T::PLAYERS.start(), 0), 5, 40, |_, _, _| {});
    let mut events = table.events().to_vec();
    let wrong = events.len() / 2;
    events[wrong] = Event { actor: Actor::Seat(Seat(200)), ..events[wrong] };
    let (stopped, folded) = Table::<T>::replay(table.setup().clone(), events);
    assert_eq!(folded.unwrap_err().index, wrong);
    assert_eq!(stopped.events(), &table.events()[..wrong]);
}

/// At several moments of several games: draw often, and compare with the weights.
fn draws_are_as_likely_as_chance_says<T: Sample>() {
    const DRAWS: usize = 20_000;
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut moments = Vec::new();
    for players in [*T::PLAYERS.start(), *T::PLAYERS.end()] {
        random_game::<T>(T::setup(players, 0), 1, T::LONGEST, |table, _, _| {
            if table.due() == Due::Nature {
                moments.push((table.setup().clone(), *table.state(), outcomes(table)));
            }
        });
    }
    let some = moments.len().div_ceil(20).max(1);
    for (setup, state, outcomes) in moments.iter().step_by(some) {
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut counts = vec![0_usize; outcomes.len()];
        for _ in 0..DRAWS {
            let action = T::draw(setup, state, &mut rng);
            let index =
                outcomes.iter().position(|(outcome, _)| *outcome == action).expect("a listed outcome");
            counts[index] += 1;
        }
        for ((action, weight), count) in outcomes.iter().zip(counts) {
            let p = f64::from(*weight) / f64::from(total);
            let (expected, spread) = (DRAWS as f64 * p, (DRAWS as f64 * p * (1.0 - p)).sqrt());
            // Five standard deviations: with a fixed seed this either holds for ever or shows a wrong weight.
            assert!(
                (count as f64 - expected).abs() <= 5.0 * spread + 1.0,
                "{action:?}: {count}, not {expected}"
            );
        }
    }
}

/// What a seat may do follows from what it sees.
fn a_resampled_state_gives_the_same_observation_and_the_same_options<T: Sample>() {
    let mut different = 0;
    every_game::<T>(T::GAMES, |setup, seed| {
        random_game::<T>(setup, seed, T::LONGEST, |table, _, rng| {
            for seat in Seat::first(T::players(table.setup())) {
                let observation = table.observe(seat);
                assert_eq!(T::viewer(&observation), seat);
                let world = T::resample(table.setup(), &observation, rng);
                assert_eq!(T::observe(table.setup(), &world, seat), observation);
                assert_eq!(T::due(table.setup(), &world), table.due());
                if table.due().includes(Actor::Seat(seat)) {
                    let mut legal = Vec::new();
                    T::legal(table.setup(), &world, seat, &mut legal);
                    assert_eq!(legal, table.legal(seat));
                }
                different += u64::from(world != *table.state());
                let reopened = T::reopened(table.setup(), &observation);
                assert_eq!(T::reopened(table.setup(), &reopened), reopened);
            }
        });
    });
    let rest = if T::HIDES { different > 100 } else { different == 0 };
    assert!(rest, "something is hidden, or nothing: {different}");
}

fn a_resampled_state_can_be_played_on<T: Sample>() {
    every_game::<T>(T::GAMES.min(3), |setup, seed| {
        random_game::<T>(setup, seed, T::LONGEST.min(400), |table, _, rng| {
            if rng.random_bool(0.8) {
                return;
            }
            let setup = table.setup();
            let mut state = T::resample(setup, &table.observe(Seat(0)), rng);
            let mut legal = Vec::new();
            for step in 0..200 {
                let (actor, action) = match T::due(setup, &state) {
                    Due::Nobody => break,
                    Due::Nature => (Actor::Nature, T::draw(setup, &state, rng)),
                    Due::Seats(seats) => {
                        let seat = lowest(seats);
                        legal.clear();
                        T::legal(setup, &state, seat, &mut legal);
                        (Actor::Seat(seat), legal[step * 7 % legal.len()])
                    }
                };
                assert_eq!(T::check(setup, &state, actor, action), Ok(()));
                T::apply(setup, &mut state, actor, action, &mut ());
            }
        });
    });
}

fn lowest(seats: SeatSet) -> Seat {
    seats.iter().next().expect("somebody is due")
}

/// Also of a game that is not over.
fn outcomes_share_one_victory_at_any_time<T: Sample>() {
    every_game::<T>(T::GAMES.min(4), |setup, seed| {
        random_game::<T>(setup, seed, T::LONGEST, |table, _, _| {
            let outcomes: [Outcome; guildhall::game::MOST_SEATS] = T::outcomes(table.setup(), table.state());
            let outcomes = &outcomes[..usize::from(T::players(table.setup()))];
            let won: f32 = outcomes.iter().map(|it| it.win).sum();
            assert!((won - 1.0).abs() < 0.001, "{won}");
            assert!(outcomes.iter().all(|it| (it.win > 0.0) == (it.place <= 1.0) && it.points.is_finite()));
        });
    });
}

/// Forwards effects to the deck and nowhere else.
struct To<'a, D>(&'a mut D);

impl<E, D: Effects<E>> Effects<E> for To<'_, D> {
    fn note(&mut self, effect: E) {
        self.0.note(effect);
    }
}

/// Taken back and asked again, the same card comes.
pub fn deals<T: Title + Sample>(setup: impl Fn(u8, u64) -> T::Setup) {
    let mut drawn = 0;
    for seed in 0..12 {
        let numbers: Vec<_> = T::PLAYERS.collect();
        let players = numbers[seed as usize % numbers.len()];
        let setup = setup(players, seed);
        let mut deck = T::Deck::new(&setup, seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut table = Table::<T>::new(setup);
        for _ in 0..T::LONGEST.min(600) {
            let Some((actor, mut action)) = random_action(&table, &mut rng) else { break };
            if actor == Actor::Nature {
                let mut again = T::Deck::new(table.setup(), seed);
                let mut state = T::start(table.setup());
                for &event in table.events() {
                    again.follow(table.setup(), &mut state, event);
                }
                action = deck.answer(table.setup(), table.state());
                assert_eq!(again.answer(table.setup(), table.state()), action);
                drawn += 1;
            }
            table.enter_noting(actor, action, &mut To(&mut deck)).expect("the deck holds what the box holds");
        }
    }
    assert!(drawn > 48, "{drawn} draws in twelve games");
}
