//! An answer that is taken out of a finished game: what is certain without it stays known, nothing else is claimed. Certain is
//! what comes out the same whatever the answer would have been.

use guildhall::companion::Tracking;
use guildhall::companion::norenberc::{Entry, FinalSheet, Session};
use guildhall::game::Seat;
use guildhall::norenberc::{Good, Guild};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::corrections::fill_workshops;
use crate::support::table;

/// Four rounds with many ties, whose talers are told.
fn game(players: u8, seed: u64) -> Session {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut session = table(players, Tracking::Helper, 1);
    fill_workshops(&mut session, players);
    session.enter(Entry::Order { order: Seat::first(players).collect() }).unwrap();
    for _ in 0..4 {
        for seat in Seat::first(players) {
            for good in Guild::first(players + 1).map(Guild::good) {
                session.enter(Entry::Counted { seat, good, count: rng.random_range(0..=2) }).unwrap();
            }
            session.enter(Entry::Talers { seat, talers: rng.random_range(1..=20) }).unwrap();
        }
        session.enter(Entry::EndRound).unwrap();
    }
    session
}

/// Everything else that may have been told instead.
fn instead(entry: &Entry) -> Vec<Entry> {
    match *entry {
        Entry::Talers { seat, .. } => (0..=21).map(|talers| Entry::Talers { seat, talers }).collect(),
        Entry::Counted { seat, good, .. } => {
            (0..=12).map(|count| Entry::Counted { seat, good, count }).collect()
        }
        _ => Vec::new(),
    }
}

/// What is the same in all of these.
fn common<T: Clone + PartialEq>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.all(|it| it == first).then_some(first)
}

fn check(known: &FinalSheet, worlds: &[&FinalSheet], what: &Entry) {
    for index in 0..Good::ALL.len() {
        let certain = common(worlds.iter().map(|world| world.crests[index])).flatten();
        assert_eq!(known.crests[index], certain, "{what:?}");
    }
    let certain = common(worlds.iter().map(|world| world.prestige_crests)).flatten();
    assert_eq!(known.prestige_crests, certain, "{what:?}");
    let own = known.craftsmen.as_ref().unwrap();
    for tile in own.iter().chain(&known.perhaps) {
        let count = |tiles: &[(Guild, Option<u8>)]| tiles.iter().filter(|it| *it == tile).count();
        let each = worlds.iter().map(|world| count(world.craftsmen.as_ref().unwrap()));
        assert_eq!(Some(count(own)), each.clone().min(), "{what:?}: {tile:?} is claimed or forgotten");
        assert_eq!(Some(count(own) + count(&known.perhaps)), each.max(), "{what:?}: {tile:?} may be theirs");
    }
    let most = worlds.iter().flat_map(|world| world.craftsmen.iter().flatten());
    assert!(most.into_iter().all(|tile| own.contains(tile) || known.perhaps.contains(tile)), "{what:?}");
}

#[test]
fn what_is_certain_without_an_answer_stays_known_and_nothing_else_is_claimed() {
    let (mut whole, mut partly) = (0, 0);
    for (players, seed) in (2..=5).flat_map(|players| (0..3).map(move |seed| (players, seed))) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed + 100);
        let mut session = game(players, seed);
        for _ in 0..10 {
            let entered: Vec<_> =
                session.view().log.iter().filter(|line| !instead(&line.entry).is_empty()).collect();
            let line = entered[rng.random_range(0..entered.len())].clone();
            let mut worlds = Vec::new();
            for other in instead(&line.entry) {
                if session.amend(line.id, other).is_ok() {
                    worlds.push(session.view().sheets.to_vec());
                    session.undo().unwrap();
                }
            }
            session.remove(line.id).unwrap();
            for (seat, known) in session.view().sheets.iter().enumerate() {
                let worlds: Vec<_> = worlds.iter().map(|sheets| &sheets[seat]).collect();
                check(known, &worlds, &line.entry);
                *if known.perhaps.is_empty() { &mut whole } else { &mut partly } += 1;
            }
            session.undo().unwrap();
        }
    }
    assert!(whole > 100 && partly > 50, "{whole} {partly}");
}
