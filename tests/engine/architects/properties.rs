//! Architects keeps what every title must keep, and a few things of its own.

use guildhall::architects::{Action, Architects, Building, Deck, Hands, Setup, Step, rankings};
use guildhall::game::{Actor, Due, Game, Seat, Table};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::sample::setup_for;
use crate::conformance::{conforms, deals, random_action, random_game};

#[test]
fn architects_conforms() {
    conforms::<Architects>();
}

#[test]
fn a_deck_of_architects_follows_from_its_seed_and_the_log() {
    deals::<Architects>(|players, seed| setup_for(players, seed).with_hands(Hands::Known));
}

#[test]
fn e1_random_games_end() {
    let mut turns = 0;
    for players in 2..=5 {
        for seed in 0..12 {
            let table =
                random_game::<Architects>(setup_for(players, seed), seed, usize::MAX, |table, _, _| {
                    assert!(!table.state().may_be_broken_off(table.setup()), "X74: at most 400 turns each");
                });
            assert_eq!((table.due(), table.state().step()), (Due::Nobody, Step::Over));
            turns += u64::from(table.state().turns());
        }
    }
    assert!(turns > 1000);
}

#[test]
fn playouts_of_architects_do_not_allocate() {
    for players in 2..=5_u8 {
        for seed in 0..6 {
            let setup = setup_for(players, seed);
            let mut rng = ChaCha8Rng::seed_from_u64(7);
            let mut legal = Vec::with_capacity(512);
            let counted = allocation_counter::measure(|| {
                let mut state = Architects::start(&setup);
                loop {
                    let (actor, action) = match Architects::due(&setup, &state) {
                        Due::Nobody => break,
                        Due::Nature => (Actor::Nature, Architects::draw(&setup, &state, &mut rng)),
                        Due::Seats(seats) => {
                            let seat = seats.iter().next().unwrap();
                            let observation = Architects::observe(&setup, &state, seat);
                            let world = Architects::resample(&setup, &observation, &mut rng);
                            assert_eq!(world.turns(), state.turns());
                            legal.clear();
                            Architects::legal(&setup, &state, seat, &mut legal);
                            (Actor::Seat(seat), legal[rng.random_range(0..legal.len())])
                        }
                    };
                    Architects::apply(&setup, &mut state, actor, action, &mut ());
                }
                assert!(rankings(&setup, &state)[0].virtue <= 14);
            });
            assert_eq!(counted.count_total, 0, "{players} players, seed {seed}");
            assert_eq!(legal.capacity(), 512);
        }
    }
}

#[test]
fn x65_a_game_with_sealed_hands_ends_like_the_same_game_with_known_ones() {
    for players in 2..=5 {
        for seed in 0..3 {
            let setup = Setup::new(players).with_promo();
            let table = random_game::<Architects>(setup.clone(), seed, usize::MAX, |_, _, _| {});
            let mirror = mirrored(setup.with_hands(Hands::Sealed), &table);
            let score = |table: &Table<Architects>| Architects::score(table.setup(), table.state());
            assert_eq!(score(&mirror), score(&table));
            assert_eq!(mirror.state().untouched_len(), table.state().untouched_len());
            assert_eq!(mirror.state().layers(), table.state().layers());
        }
    }
}

/// The same game as a real table would enter it: no card is named before it is constructed.
fn mirrored(setup: Setup, table: &Table<Architects>) -> Table<Architects> {
    let mut mirror = Table::<Architects>::new(setup);
    let mut known = Table::<Architects>::new(table.setup().clone());
    for event in table.events() {
        let named = match event.action {
            Action::Discard(_) if mirror.state().step() == Step::Library => Some(Action::Discard(None)),
            Action::Pick(_) | Action::Keep(_) | Action::Draw { .. } | Action::Discard(_) => None,
            action => Some(action),
        };
        if let Some(action) = named {
            mirror.enter(event.actor, action).expect("the same game");
        }
        let built = known.state().all_built();
        known.enter(event.actor, event.action).expect("the same game");
        // What was the only thing to do with a known hand is one of many with a sealed one.
        if mirror.state().step() == Step::Guildhall && known.state().step() != Step::Guildhall {
            let seat = Actor::Seat(mirror.state().active());
            let new: Option<Building> = known.state().all_built().minus(built).iter().next();
            let only = mirror.legal(mirror.state().active()).into_iter().find(|action| match (action, new) {
                (Action::Construct(building), Some(new)) => *building == new,
                (Action::Advance(_), None) => true,
                _ => false,
            });
            mirror.enter(seat, only.expect("the same thing can be done")).expect("the same game");
        }
        // With nothing in a known hand to build, the crane is not asked about.
        if mirror.state().step() == Step::Crane && known.state().step() != Step::Crane {
            mirror.enter(Actor::Seat(mirror.state().active()), Action::Stop).expect("it may be declined");
        }
    }
    mirror
}

#[test]
fn lists_are_as_long_as_x67_says_and_never_longer_than_eighty() {
    let mut most = 0;
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for players in 2..=5 {
        for seed in 0..8 {
            let setup = setup_for(players, seed).with_hands(Hands::Known);
            let mut table = Table::<Architects>::new(setup);
            for _ in 0..900 {
                let Some((actor, action)) = random_action(&table, &mut rng) else { break };
                if let Actor::Seat(seat) = actor {
                    most = most.max(table.legal(seat).len());
                    assert!(table.legal(seat).len() > 1, "X54: one answer is not asked for");
                }
                table.enter_noting(actor, action, &mut ()).unwrap();
            }
        }
    }
    assert!((20..=80).contains(&most), "{most}");
}

#[test]
fn a_deck_deals_what_chance_offers_whatever_the_players_do() {
    for seed in 0..8 {
        let setup = Setup::new(2).with_promo().with_dealt_characters();
        let (one, other) = (Deck::new(&setup, seed), Deck::new(&setup, seed));
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut tables = [Table::<Architects>::new(setup.clone()), Table::new(setup)];
        // Both are dealt the same characters, apprentices and draft hands.
        for (table, deck) in tables.iter_mut().zip([one, other]) {
            let mut deck = deck;
            for _ in 0..120 {
                let Some((actor, mut action)) = random_action(table, &mut rng) else { break };
                if actor == Actor::Nature {
                    action = deck.answer(table.setup(), table.state());
                }
                table.enter_noting(actor, action, &mut deck).expect("the deck holds what the box holds");
            }
        }
        assert_eq!(tables[0].state().character(Seat(0)), tables[1].state().character(Seat(0)));
        let natures = |table: &Table<Architects>| -> Vec<_> {
            table.events().iter().take(19).map(|event| event.action).collect()
        };
        assert_eq!(natures(&tables[0]), natures(&tables[1]));
    }
}
