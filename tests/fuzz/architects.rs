//! Sheets and recorded games of Architects: what is taken is counted and said, and goes back to where it came from.

use guildhall::architects::Architects;
use guildhall::architects::components::MOST_VIRTUE;
use guildhall::game::Scored as _;
use guildhall::i18n::describe::{Describe, TitleText as _};
use guildhall::storage::architects::{ResetReport, ResetSheet, ScoreReport, ScoreSheet};
use guildhall::storage::{Record, RecordError};
use guildhall::titles::TitleId;
use serde_json::Value;

use crate::input::{all_texts, is_said};
use crate::run::Target;
use crate::seeds;
use crate::tree::Forest;

fn check_score(bytes: &[u8]) -> bool {
    let sheet = match ScoreSheet::read(bytes) {
        Ok(sheet) => sheet,
        Err(error) => {
            is_said(&error, bytes);
            return false;
        }
    };
    let score = sheet.score();
    assert_eq!(score.players.len(), sheet.names.len());
    for player in &score.players {
        assert_eq!(player.total, player.lines.iter().map(|line| line.vp).sum::<i32>());
        assert!(player.settled.virtue <= MOST_VIRTUE);
    }
    assert_eq!(score.winners().is_empty(), score.solo.is_some_and(|_| score.players[0].rank == 2));
    for texts in all_texts() {
        let describe = Describe { texts: texts.of(TitleId::Architects), names: &sheet.names };
        assert!(Architects::result(&describe, &score).lines().count() > 2);
    }
    let report = serde_json::to_value(ScoreReport::new(&sheet.names, &score)).unwrap();
    assert_eq!(report["players"].as_array().unwrap().len(), sheet.names.len());
    true
}

fn check_reset(bytes: &[u8]) -> bool {
    let sheet = match ResetSheet::read(bytes) {
        Ok(sheet) => sheet,
        Err(error) => {
            is_said(&error, bytes);
            return false;
        }
    };
    let after = sheet.reset();
    for (before, after) in sheet.sheets.iter().zip(&after) {
        assert_eq!(before.prison + before.market, after.prison + after.freed, "nobody is lost");
        assert!(after.virtue <= MOST_VIRTUE);
    }
    for texts in all_texts() {
        let describe = Describe { texts: texts.of(TitleId::Architects), names: &sheet.names };
        assert!(describe.reset_outcome(&after).lines().count() > sheet.names.len());
    }
    let report = serde_json::to_value(ResetReport::new(&sheet.names, &after)).unwrap();
    assert_eq!(report["game"], Value::from("architects"));
    true
}

fn check_record(bytes: &[u8]) -> bool {
    let record = match Record::<Architects>::read(bytes) {
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
            for texts in all_texts() {
                let describe = Describe { texts: texts.of(TitleId::Architects), names: &record.players };
                assert!(!describe.say(&error.refusal).is_empty());
            }
        }
        Err(RecordError::Setup { .. }) => panic!("nothing is laid out in the set-up"),
    }
    let so_far = Record::new(record.players.clone(), &table);
    let written = so_far.write(&table);
    let again = Record::<Architects>::read(written.as_bytes()).unwrap();
    assert_eq!(
        (&again.players, &again.setup, &again.events),
        (&so_far.players, &so_far.setup, &so_far.events)
    );
    let (same, held) = again.replay();
    assert_eq!(held, Ok(()), "with the scores that follow");
    assert_eq!(same.state(), table.state());
    true
}

fn run(name: &'static str, inputs: u64, corpus: Vec<Vec<u8>>, check: &dyn Fn(&[u8]) -> bool) {
    let files = Forest::json(corpus);
    let make = |rng: &mut _| files.changed(rng);
    Target { name, inputs, corpus: &files.files, make: &make, check: &|bytes, _| check(bytes) }.run();
}

#[test]
fn architects_score() {
    let rulebook = include_bytes!("../data/score-architects.json").to_vec();
    run("architects_score", 4000, [seeds::own("architects-score"), vec![rulebook]].concat(), &check_score);
}

#[test]
fn architects_reset() {
    run("architects_reset", 4000, seeds::own("architects-reset"), &check_reset);
}

#[test]
fn architects_record() {
    let example = include_bytes!("../../assets/architects/example-game.jsonl").to_vec();
    run("architects_record", 1500, vec![example], &check_record);
}
