//! Hidden information: layers of the pile, what each seat is certain of, what a log and a resampled table tell.

use std::collections::BTreeMap;

use guildhall::architects::{
    Action, Architects, Building, BuildingSet, Circle, Effect, Hands, Setup, State, Step,
};
use guildhall::game::{Actor, Due, Event, Game, Redacted, Seat, Table, Title};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::sample::setup_for;
use super::set_up::dealt;
use super::{BLUE, RED, Scene, YELLOW, at, cards, scene, silver};
use crate::conformance::random_game;

const FOUR: [Building; 4] = [Building::Keep, Building::Well, Building::Castle, Building::Chapel];

#[test]
fn x37_the_untouched_part_comes_first_and_then_the_oldest_layer() {
    let all = BuildingSet::in_game(false);
    let mut table = scene(2, |it| {
        it.players[0].hand = cards(&[Building::Keep, Building::Well, Building::Castle, Building::Chapel]);
        it.players[0].stock = super::stock([0, 9, 9, 9, 9, 0]);
        // One card is left untouched.
        it.players[1].built = all.minus(cards(&FOUR)).without(Building::Tavern);
    });
    table.plays("place guildhall; advance 1 gold; discard keep; reward 5");
    table.until(RED).plays("place guildhall; advance 4 wood; discard castle; reward 10");
    assert_eq!((table.state.layers(), table.state.untouched_len()), (&[1, 1][..], 1));
    table.until(RED).plays("place workshop");
    assert_eq!(table.legal(), ["draw Red tavern"]);
    table.plays("draw Red tavern").until(RED).plays("place workshop");
    assert_eq!(table.legal(), ["draw Red keep"], "the oldest layer");
    let building = Building::Castle;
    let refusal = guildhall::architects::Refusal::NotInPile { building };
    assert_eq!(table.refuses("draw Red castle"), refusal);
}

#[test]
fn x37_inside_a_layer_every_card_is_as_likely() {
    let all = BuildingSet::in_game(false);
    let mut table = scene(2, |it| {
        it.players[1].built = all.iter().skip(5).collect();
        it.players[0].stock = silver(2);
        it.players[0].circles = at(Circle::Workshop, 1);
    });
    table.plays("place market-middle; draw-buildings").settle();
    table.plays("keep aqueduct").until(RED).plays("place workshop");
    assert_eq!(table.legal().len(), 4, "the order is not known to anybody");
}

#[test]
fn x36_x39_with_two_players_the_hand_comes_back_and_tells_what_the_other_took() {
    let mut table = dealt(Setup::new(2), 9);
    let packs = [RED, BLUE].map(|seat| table.state.pack(seat));
    let [first, second]: [Building; 2] = packs.map(|pack| pack.iter().next().unwrap());
    table.takes(Actor::Seat(RED), Action::Pick(Some(first)));
    table.takes(Actor::Seat(BLUE), Action::Pick(Some(second)));
    // Red knows what was passed, as long as Blue has not chosen.
    let seen = *Architects::observe(&table.setup, &table.state, RED).table();
    assert_eq!(seen.pack(BLUE), packs[0].without(first));
    assert_eq!((seen.hand(BLUE), seen.hand_len(BLUE)), (BuildingSet::NONE, 1));
    let taken = table.state.pack(BLUE).iter().next().unwrap();
    let other = table.state.pack(RED).iter().next().unwrap();
    table.takes(Actor::Seat(RED), Action::Pick(Some(other)));
    table.takes(Actor::Seat(BLUE), Action::Pick(Some(taken)));
    let seen = *Architects::observe(&table.setup, &table.state, RED).table();
    assert_eq!(seen.hand(BLUE), cards(&[taken]), "what is missing of it");
    assert_eq!(seen.hand_len(BLUE), 2);
    // The last round: which of two Blue keeps is not seen.
    for seat in [RED, BLUE] {
        let card = table.state.pack(seat).iter().next();
        table.takes(Actor::Seat(seat), Action::Pick(card));
    }
    let seen = *Architects::observe(&table.setup, &table.state, RED).table();
    assert_eq!(seen.hand(BLUE), cards(&[taken]));
    assert_eq!(seen.layer(0).len(), 1, "Red knows its own card in the layer, not Blue's");
    assert_eq!(seen.layers(), [2]);
}

#[test]
fn x36_with_three_players_nobody_learns_what_another_took() {
    let mut table = dealt(Setup::new(3), 10);
    while matches!(table.state.step(), Step::Draft(_)) {
        let pick = table.legal()[0].clone();
        table.plays(&pick);
    }
    for seat in [RED, BLUE, YELLOW] {
        let seen = *Architects::observe(&table.setup, &table.state, seat).table();
        let others = [RED, BLUE, YELLOW].into_iter().filter(|other| *other != seat);
        assert!(others.clone().all(|other| seen.hand(other).is_empty() && seen.hand_len(other) == 3));
        assert_eq!(seen.hand(seat).len(), 3);
        assert_eq!(seen.seen(seat).len(), 4 + 3 + 2, "three hands passed through");
    }
}

/// Two players; Blue has taken a card that Red knows of.
fn red_knows_blues_card() -> (Scene, Building) {
    let mut table = dealt(Setup::new(2), 9);
    while matches!(table.state.step(), Step::Draft(_)) {
        let pick = table.legal()[0].clone();
        table.plays(&pick);
    }
    table.plays("start Blue");
    let known = table.state.certain(RED).and(table.state.hand(BLUE)).iter().next().unwrap();
    (table, known)
}

#[test]
fn x38_x39_certainty_ends_when_the_other_hand_discards_face_down() {
    let (mut table, known) = red_knows_blues_card();
    // Blue draws up to more than six and discards another card.
    while table.state.step() != Step::HandLimit(false) {
        table.until(BLUE).plays("place workshop");
        if table.state.step() == Step::Workshop(table.state.at(Circle::Workshop, BLUE)) {
            table.plays("draw-buildings");
        }
        table.settle();
    }
    assert!(table.state.certain(RED).contains(known));
    let other = table.state.hand(BLUE).without(known).iter().next().unwrap();
    let mut gone = table.clone();
    table.plays(&format!("discard {}", other.id()));
    gone.plays(&format!("discard {}", known.id()));
    for table in [&table, &gone] {
        assert!(!table.state.certain(RED).contains(known));
        assert!(table.state.seen(RED).contains(known), "but it is not in the untouched part");
    }
    let seen = |table: &Scene| Architects::observe(&table.setup, &table.state, RED);
    if table.state.hand_len(BLUE) == gone.state.hand_len(BLUE) {
        assert_eq!(seen(&table), seen(&gone), "Red cannot tell which one it was");
    }
    assert!(table.state.certain(BLUE).contains(other), "whoever put it there knows");
}

#[test]
fn x39_certainty_ends_when_somebody_draws_unseen_from_the_layer() {
    let all = BuildingSet::in_game(false);
    let mut table = scene(2, |it| {
        it.players[1].built = all.iter().skip(5).collect();
        it.players[0].stock = silver(2);
    });
    table.plays("place market-middle; draw-buildings").settle();
    table.plays("keep aqueduct");
    let layer = table.state.layer(0);
    assert_eq!(table.state.certain(RED), layer.with(Building::Aqueduct));
    table.plays("place workshop");
    let drawn = layer.iter().next().unwrap();
    table.plays(&format!("draw Blue {}", drawn.id()));
    assert_eq!(table.state.certain(RED), cards(&[Building::Aqueduct]), "Red saw none of it leave");
    assert_eq!(table.state.certain(BLUE), cards(&[drawn]));
    assert_eq!(table.state.seen(RED).and(layer), layer);
}

#[test]
fn x39_c4_an_observation_hides_hands_piles_and_what_others_know_and_nothing_that_can_be_counted() {
    for players in 2..=5 {
        random_game::<Architects>(Setup::new(players), 3, 400, |table, _, _| {
            let (setup, state) = (table.setup(), table.state());
            for seat in Seat::first(players) {
                let seen = *table.observe(seat).table();
                assert_eq!(seen.hand(seat), state.hand(seat));
                for other in Seat::first(players) {
                    assert_eq!(seen.hand_len(other), state.hand_len(other));
                    assert_eq!(seen.pack_len(other), state.pack_len(other));
                    assert_eq!(seen.built(other), state.built(other));
                    let own = other == seat;
                    assert_eq!(
                        seen.certain(other),
                        if own { state.certain(seat) } else { BuildingSet::NONE }
                    );
                    assert!(seen.hand(other).minus(state.certain(seat)).is_empty(), "only what is certain");
                }
                assert_eq!((seen.layers(), seen.untouched_len()), (state.layers(), state.untouched_len()));
                assert_eq!(seen.building_pile_len(), state.building_pile_len());
            }
            assert!(Architects::due(setup, state) != Due::Nobody || state.step() == Step::Over);
        });
    }
}

#[test]
fn x39_what_a_seat_has_seen_is_never_invented_in_the_untouched_part() {
    let mut moved = 0;
    for players in 2..=5 {
        random_game::<Architects>(Setup::new(players), 4, 500, |table, _, rng| {
            for seat in Seat::first(players) {
                let world = Architects::resample(table.setup(), &table.observe(seat), rng);
                let mut outside = world.all_built();
                for other in Seat::first(players) {
                    outside = outside.or(world.hand(other)).or(world.pack(other));
                }
                for layer in 0..world.layers().len() {
                    outside = outside.or(world.layer(layer as u8));
                }
                assert!(world.seen(seat).minus(outside).is_empty());
                moved += usize::from(!world.seen(seat).minus(world.certain(seat)).is_empty());
            }
        });
    }
    assert!(moved > 100, "some of it is not certain: {moved}");
}

#[test]
fn x42_which_rewards_are_in_the_game_is_not_known() {
    let table = scene(2, |_| {});
    let rewards = guildhall::architects::RewardCard::all().filter(|it| table.state.may_reward(*it)).count();
    assert_eq!((rewards, table.state.rewards_left()), (11, 5));
}

/// How often each value comes up, against all being equally likely: five standard deviations, with a fixed seed.
fn assert_even<K: Ord + std::fmt::Debug>(counts: &BTreeMap<K, u32>, kinds: usize) {
    assert_eq!(counts.len(), kinds, "every possibility comes up, and no other");
    let total: u32 = counts.values().sum();
    let p = 1.0 / kinds as f64;
    let (expected, spread) = (f64::from(total) * p, (f64::from(total) * p * (1.0 - p)).sqrt());
    for (value, count) in counts {
        assert!((f64::from(*count) - expected).abs() < 5.0 * spread, "{value:?}: {count}, not {expected}");
    }
}

#[test]
fn x39_invented_cards_are_all_that_is_possible_and_equally_likely() {
    // Red knows nothing of Blue's one card: any of the 39 that Red does not hold.
    let table = scene(2, |it| {
        it.players[0].hand = cards(&[Building::Keep]);
        it.players[1].hand = cards(&[Building::Well]);
    });
    let seen = Architects::observe(&table.setup, &table.state, RED);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut counts = BTreeMap::new();
    for _ in 0..39_000 {
        let world = Architects::resample(&table.setup, &seen, &mut rng);
        *counts.entry(world.hand(BLUE).0).or_insert(0) += 1;
    }
    assert_even(&counts, 39);
}

#[test]
fn x39_a_card_seen_outside_is_never_invented_in_the_untouched_part() {
    // Red put four under the pile; Blue drew one of them unseen: it is in Blue's hand or still in the layer.
    let all = BuildingSet::in_game(false);
    let mut table = scene(2, |it| {
        it.players[1].built = all.iter().skip(5).collect();
        it.players[0].stock = silver(2);
    });
    table.plays("place market-middle; draw-buildings").settle();
    table.plays("keep aqueduct");
    let layer = table.state.layer(0);
    let drawn = layer.iter().nth(2).unwrap();
    table.plays(&format!("place workshop; draw Blue {}", drawn.id()));
    let seen = Architects::observe(&table.setup, &table.state, RED);
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let mut counts = BTreeMap::new();
    for _ in 0..4000 {
        let world = Architects::resample(&table.setup, &seen, &mut rng);
        assert_eq!(world.hand(BLUE).or(world.layer(0)), layer);
        *counts.entry(world.hand(BLUE).0).or_insert(0) += 1;
    }
    assert_even(&counts, 4);
}

#[test]
fn x65_where_hands_are_sealed_nothing_is_invented() {
    let setup = Setup::new(4).with_hands(Hands::Sealed);
    random_game::<Architects>(setup, 8, 300, |table, _, rng| {
        let world = Architects::resample(table.setup(), &table.observe(BLUE), rng);
        assert_eq!(world, *table.state());
    });
}

/// The choices that others must not see.
fn is_hidden(action: Action) -> bool {
    matches!(action, Action::Pick(_) | Action::Keep(_) | Action::Discard(Some(_)))
}

#[test]
fn x36_x38_x40_one_seats_secret_choices_change_no_other_seats_observation() {
    let mut compared = 0;
    for players in 2..=5_u8 {
        for seed in 0..6 {
            random_game::<Architects>(setup_for(players, seed), seed, 700, |table, _, _| {
                let Due::Seats(due) = table.due() else { return };
                // The last pick of a round passes the hands on: then others do see something.
                if matches!(table.state().step(), Step::Draft(_)) && due.len() < 2 {
                    return;
                }
                for seat in due.iter() {
                    let hidden: Vec<State> = table
                        .legal(seat)
                        .into_iter()
                        .filter(|action| is_hidden(*action))
                        .map(|action| {
                            let mut state = *table.state();
                            Architects::apply(table.setup(), &mut state, Actor::Seat(seat), action, &mut ());
                            state
                        })
                        .collect();
                    for other in Seat::first(players).filter(|&other| other != seat) {
                        let seen = |state| Architects::observe(table.setup(), state, other);
                        assert!(hidden.iter().all(|world| seen(world) == seen(&hidden[0])));
                        compared += hidden.len();
                    }
                }
            });
        }
    }
    assert!(compared > 2000, "{compared}");
}

#[test]
fn x39_what_another_draws_changes_nobody_elses_observation() {
    let mut compared = 0;
    for seed in 0..6 {
        random_game::<Architects>(Setup::new(3), seed, 700, |table, _, _| {
            let Step::Draw(owner, _) = table.state().step() else { return };
            let mut outcomes = Vec::new();
            Architects::chance(table.setup(), table.state(), &mut outcomes);
            let worlds = outcomes.iter().map(|(action, _)| {
                let mut state = *table.state();
                Architects::apply(table.setup(), &mut state, Actor::Nature, *action, &mut ());
                state
            });
            let worlds: Vec<State> = worlds.collect();
            for other in Seat::first(3).filter(|&other| other != owner) {
                let seen = |state| Architects::observe(table.setup(), state, other);
                // Hands that are now full have to discard: who acts next is the same in all of them.
                assert!(worlds.iter().all(|world| seen(world) == seen(&worlds[0])));
                compared += worlds.len();
            }
        });
    }
    assert!(compared > 1000, "{compared}");
}

/// The cards that an event names and not everybody may know.
fn named(event: &Event<Action>) -> Option<(Seat, Building)> {
    match (event.action, event.actor) {
        (Action::Draw { seat, card: Some(card) }, _)
        | (
            Action::Pick(Some(card)) | Action::Keep(Some(card)) | Action::Discard(Some(card)),
            Actor::Seat(seat),
        ) => Some((seat, card)),
        _ => None,
    }
}

#[test]
fn x38_x40_nobody_learns_from_a_log_or_an_effect_what_they_may_not_know() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut blanked = 0;
    for players in 2..=5 {
        let mut effects_seen = Vec::new();
        let table = random_game::<Architects>(setup_for(players, 1), rng.random(), 900, |_, effects, _| {
            effects_seen.extend_from_slice(effects);
        });
        let events = table.events();
        for viewer in Seat::first(players).map(Some).chain([None]) {
            let redacted = Architects::redact(table.setup(), events, table.state(), viewer);
            assert_eq!(redacted.len(), events.len(), "that it happened is seen");
            for (event, redacted) in events.iter().zip(redacted) {
                match (named(event), redacted) {
                    (Some((owner, _)), Redacted::Partial(shown)) => {
                        assert_ne!(viewer, Some(owner), "one's own cards are seen");
                        assert_eq!((named(&shown), shown.actor), (None, event.actor));
                        blanked += 1;
                    }
                    (Some((owner, _)), Redacted::Full(_)) => assert_eq!(viewer, Some(owner)),
                    (None, redacted) => assert_eq!(redacted, Redacted::Full(*event)),
                }
            }
            for effect in &effects_seen {
                let shown = Architects::redact_effect(effect, viewer).expect("that it happened is seen");
                let card = match shown {
                    Effect::Drew { card, .. }
                    | Effect::Kept { card, .. }
                    | Effect::Discarded { card, .. } => card,
                    _ => None,
                };
                assert!(card.is_none() || effect.secret_of() == viewer);
            }
        }
    }
    assert!(blanked > 300, "{blanked}");
}

#[test]
fn x64_hands_score_nothing() {
    let full = scene(2, |it| it.players[0].hand = cards(&FOUR));
    let empty = scene(2, |_| {});
    let score = |table: &Scene| Architects::score(&table.setup, &table.state);
    assert_eq!(score(&full), score(&empty));
}

#[test]
fn a_game_folds_from_its_log() {
    let table = random_game::<Architects>(setup_for(3, 2), 5, 600, |_, _, _| {});
    let (again, folded) = Table::<Architects>::replay(table.setup().clone(), table.events().to_vec());
    assert_eq!((folded, again.state()), (Ok(()), table.state()));
}
