//! Recorded games: what is taken is replayed, and the game as far as it goes is written and read again as the same game.

use guildhall::i18n::describe::{self, Describe};
use guildhall::norenberc::Norenberc;
use guildhall::storage::{Record, RecordError};

use crate::input::{all_texts, is_said};
use crate::run::Target;
use crate::seeds;
use crate::tree::Forest;

fn check(bytes: &[u8]) -> bool {
    let record = match Record::<Norenberc>::read(bytes) {
        Ok(record) => record,
        Err(error) => {
            is_said(&error, bytes);
            return false;
        }
    };
    let (table, held) = record.replay();
    let played = table.events();
    assert_eq!(played, &record.events[..played.len()], "nothing is played but what is written");
    match &held {
        Ok(()) | Err(RecordError::Scores) => assert_eq!(played.len(), record.events.len()),
        Err(RecordError::Event(error)) => {
            assert_eq!(error.index, record.events_after_setup(&table), "the first that is not allowed");
            for texts in all_texts() {
                assert!(!Describe { texts, names: &record.players }.say(&error.refusal).is_empty());
            }
        }
        Err(RecordError::Setup { place, refusal }) => {
            assert!(!place.is_empty());
            for texts in all_texts() {
                assert!(!describe::refused_setup(texts, 1, place, refusal).is_empty());
            }
        }
    }
    let mut so_far = Record::new(record.players.clone(), &table);
    so_far.bots.clone_from(&record.bots);
    let written = so_far.write(&table);
    let again = Record::<Norenberc>::read(written.as_bytes()).unwrap();
    let parts =
        |it: &Record<Norenberc>| (it.players.clone(), it.bots.clone(), it.setup.clone(), it.events.clone());
    assert_eq!(parts(&again), parts(&so_far));
    let (same, held) = again.replay();
    assert_eq!(held, Ok(()), "with the scores that follow");
    assert_eq!(same.state(), table.state());
    assert_eq!(again.write(&same), written);
    true
}

#[test]
fn record() {
    let files = Forest::json(seeds::records());
    let make = |rng: &mut _| files.changed(rng);
    Target {
        name: "record",
        inputs: 3000,
        corpus: &files.files,
        make: &make,
        check: &|bytes, _| check(bytes),
    }
    .run();
}

/// Every value of a game, one after the other, is something else.
#[test]
fn record_with_any_value_in_the_place_of_any_other() {
    let files = Forest::json(seeds::own("record"));
    let others = [
        "null",
        "true",
        "-1",
        "3",
        "1.5",
        "\"Ana\"",
        "\"brewers\"",
        "[]",
        "[1]",
        "{}",
        "{\"guild\":\"bakers\"}",
    ];
    for other in others {
        for changed in files.trees[0].with_each_replaced(other) {
            check(changed.json().as_bytes());
        }
    }
}
