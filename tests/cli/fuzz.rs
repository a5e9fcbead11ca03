//! The parsers never panic, whatever the bytes. More cases: `PROPTEST_CASES=100000 cargo test --test cli fuzz`.

use guildhall::i18n::{Lang, Texts, describe};
use guildhall::storage::{FavoritesSheet, InputError, Record, ScoreSheet, default_box, read_box};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::support::example_game;

/// Reads the bytes as everything; what is refused can be said in words.
fn read_all(bytes: &[u8], texts: &Texts) {
    let said = |error: InputError| assert!(!describe::input_error(texts, &error).is_empty());
    match ScoreSheet::read(bytes, &default_box()) {
        Ok(sheet) => assert_eq!(sheet.score().players.len(), sheet.names.len()),
        Err(error) => said(error),
    }
    if let Err(error) = FavoritesSheet::read(bytes).map(|sheet| sheet.claims().count()) {
        said(error);
    }
    if let Err(error) = read_box(bytes) {
        said(error);
    }
    match Record::read(bytes) {
        Ok(record) => {
            let (table, _) = record.replay();
            let written = Record::new(record.players.clone(), &table).write(&table);
            assert!(Record::read(written.as_bytes()).is_ok());
        }
        Err(error) => said(error),
    }
}

const SCORE: &str = include_str!("../data/score-rulebook.json");
const FAVORITES: &str = r#"{"game":"norenberc","turn_order":["A","B"],"prestige_guild":"bakers","players":[
    {"name":"A","talers":3,"goods":{"beer":2},"peddlers":["beer"]},{"name":"B","goods":{"beer":9}}]}"#;
const BOX: &str = include_str!("../../assets/norenberc-box.toml");

/// The same cases in every run, unless more are asked for.
fn config() -> ProptestConfig {
    let rng_seed = proptest::test_runner::RngSeed::Fixed(7);
    ProptestConfig { failure_persistence: None, rng_seed, ..ProptestConfig::default() }
}

/// Every value of a file, one after the other, replaced by something else.
#[test]
fn any_value_in_the_place_of_any_other() {
    let others = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(3),
        json!(1.5),
        json!(1e300),
        json!(""),
        json!("Ana"),
        json!("brewers"),
        json!([]),
        json!([1]),
        json!({}),
        json!({"players": [3]}),
        json!({"guild": "bakers"}),
    ];
    let texts = Texts::new(Lang::En);
    let example = example_game();
    for file in [SCORE, FAVORITES, &example] {
        let file: Value = serde_json::from_str(file).unwrap();
        for pointer in pointers(&file, String::new()) {
            for other in &others {
                let mut changed = file.clone();
                *changed.pointer_mut(&pointer).unwrap() = other.clone();
                read_all(changed.to_string().as_bytes(), &texts);
            }
        }
    }
}

/// Where the values of a file are.
fn pointers(value: &Value, at: String) -> Vec<String> {
    let mut found = match value {
        Value::Array(items) => {
            items.iter().enumerate().flat_map(|(i, item)| pointers(item, format!("{at}/{i}"))).collect()
        }
        Value::Object(map) => {
            map.iter().flat_map(|(key, item)| pointers(item, format!("{at}/{key}"))).collect()
        }
        _ => Vec::new(),
    };
    found.push(at);
    found
}

/// Pieces that mean something to the parsers.
const WORDS: [&str; 24] = [
    "null",
    "true",
    "-1",
    "0",
    "1",
    "12",
    "13",
    "255",
    "256",
    "99999999999999999999",
    "1e999",
    "\"\"",
    "[]",
    "{}",
    "[",
    "}",
    "\"brewers\"",
    "\"beer\"",
    "\"peddler\"",
    "\"Ana\"",
    "\"plan\"",
    ",",
    ":",
    "\\u0000",
];

proptest! {
    #![proptest_config(config())]

    #[test]
    fn arbitrary_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        read_all(&bytes, &Texts::new(Lang::En));
    }

    #[test]
    fn valid_files_with_parts_cut_out_and_put_in(
        which in 0..4_usize,
        changes in proptest::collection::vec((any::<prop::sample::Index>(), 0..6_usize, 0..WORDS.len()), 1..4),
    ) {
        let example = example_game();
        let mut bytes = [SCORE, FAVORITES, BOX, &example][which].as_bytes().to_vec();
        for (at, cut, word) in changes {
            let start = at.index(bytes.len() + 1);
            let end = (start + cut * cut).min(bytes.len());
            bytes.splice(start..end, WORDS[word].bytes());
        }
        read_all(&bytes, &Texts::new(Lang::En));
    }

    #[test]
    fn valid_files_with_single_bytes_changed(
        which in 0..4_usize,
        at in any::<prop::sample::Index>(),
        byte in any::<u8>(),
    ) {
        let example = example_game();
        let mut bytes = [SCORE, FAVORITES, BOX, &example][which].as_bytes().to_vec();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        read_all(&bytes, &Texts::new(Lang::En));
    }
}
