//! Names: limits for new ones, the same in every command; whatever was written before is still read.

use std::time::{Duration, Instant};

use guildhall::i18n::{Lang, Texts};
use guildhall::storage::LONGEST_NAME;
use serde_json::{Value, json};

use crate::support::{Folder, example_game, run, run_with};

const LANGS: [&str; 4] = ["en", "fr", "ru", "hu"];
/// José: composed, in parts, with blanks, and with marks that nobody sees.
const JOSE: [&str; 6] =
    ["Jos\u{e9}", "Jose\u{301}", "Jos\u{e9} ", "Jo\u{ad}s\u{e9}", "Jos\u{e9}\u{200b}", "\u{202e}Jos\u{e9}"];

fn score(one: &str, other: &str) -> Vec<u8> {
    let player = |name: &str| json!({"name": name, "talers": 5});
    json!({"game": "norenberc", "players": [player(one), player(other)]}).to_string().into_bytes()
}

fn favorites(one: &str, other: &str, order: [&str; 2]) -> Vec<u8> {
    let player = |name: &str| json!({"name": name, "goods": {"beer": 1}});
    let players = [player(one), player(other)];
    json!({"game": "norenberc", "turn_order": order, "players": players}).to_string().into_bytes()
}

#[test]
fn a_name_that_is_too_long_is_said_in_every_language() {
    let folder = Folder::new("long-names");
    for length in [LONGEST_NAME + 1, 10_000] {
        let long = "x".repeat(length);
        let file = folder.file("sheet.json", score("Ana", &long));
        let other = folder.file("favorites.json", favorites("Ana", &long, ["Ana", &long]));
        let out = folder.path("result.png");
        for (lang, id) in Lang::ALL.into_iter().zip(LANGS) {
            let texts = Texts::new(lang);
            let allowed = texts.with("input-allowed-name", [("most", LONGEST_NAME.into())]);
            let words = ["players[1].name", &length.to_string(), &allowed];
            run(&["score", &file, "--lang", id]).bad(&words);
            run(&["favorites", &other, "--lang", id]).bad(&words);
            let begun = Instant::now();
            run(&["picture", &file, "--out", &out, "--lang", id]).bad(&words);
            assert!(begun.elapsed() < Duration::from_secs(3), "at once, not {:?}", begun.elapsed());
        }
        assert!(!std::path::Path::new(&out).exists());
    }
    let most = "é".repeat(LONGEST_NAME);
    let report = run_with(&["score", "-", "--format", "json"], &score("Ana", &most)).json();
    assert_eq!(report["players"][1]["name"], most);
}

#[test]
fn names_that_look_alike_are_one() {
    for name in &JOSE[1..] {
        run_with(&["score", "-"], &score(JOSE[0], name)).bad(&["players[1].name", "nobody else"]);
        let sheet = favorites(JOSE[0], name, [JOSE[0], name]);
        run_with(&["favorites", "-"], &sheet).bad(&["players[1].name", "nobody else"]);
    }
    for name in JOSE {
        // However it is written, it is the same player, and printed the same.
        let report = run_with(&["score", "-", "--format", "json"], &score("Ana", name)).json();
        assert_eq!(report["players"][1]["name"], JOSE[0], "{name:?}");
        let sheet = favorites("Ana", JOSE[0], [name, "Ana"]);
        let report = run_with(&["favorites", "-", "--format", "json"], &sheet).json();
        assert_eq!(report["guilds"][0]["favorite"], Value::Null, "{name:?}");
    }
    // Everybody sees that these are two.
    run_with(&["score", "-"], &score("Ana", "ana")).good();
}

#[test]
fn a_record_written_before_names_had_limits_is_replayed() {
    let long = "Maximilian Ferdinand von und zu Hohenzollern-Sigmaringen der Jüngere";
    let record = example_game().replace("Béla", long);
    let text = run_with(&["replay", "-"], record.as_bytes()).good();
    assert!(text.contains("Maximilian Ferdinand vo…") && !text.contains(long), "{text}");
    let answer = run_with(&["replay", "-", "--format", "json"], record.as_bytes()).good();
    assert!(answer.contains(long), "in data nothing is cut off: {answer}");
    // Three who look alike were three players then.
    let alike = example_game().replace("Béla", JOSE[0]).replace("Ana", JOSE[2]);
    run_with(&["replay", "-"], alike.as_bytes()).good();
}

#[test]
fn advice_is_given_to_whoever_is_seen_to_be_meant() {
    let record = example_game().replace("Béla", JOSE[0]);
    for name in JOSE {
        let args = ["advise", "-", "--event", "0", "--player", name, "--iterations", "50"];
        assert!(run_with(&args, record.as_bytes()).good().contains(JOSE[0]), "{name:?}");
    }
}

/// Characters that a terminal would obey: colours by one byte, deleting, and text that runs backwards.
const OBEYED: &str = "\u{9b}31m\u{7f}\u{202e}\u{2066}\u{200f}\u{61c}\u{1b}";

#[test]
fn json_holds_nothing_that_a_terminal_would_obey() {
    let harmless = |text: &str| {
        let obeyed = |c: char| c != '\n' && (c.is_control() || OBEYED.contains(c) && !c.is_ascii());
        assert!(!text.chars().any(obeyed), "{text:?}");
    };
    let wanted = run(&["ask", OBEYED, "robber", "--format", "json"]).good();
    harmless(&wanted);
    let report: Value = serde_json::from_str(&wanted).unwrap();
    assert_eq!(report["question"], format!("{OBEYED} robber"));
    let mut record: Value = serde_json::from_str(&example_game()).unwrap();
    let name = format!("Béla{OBEYED}");
    rename(&mut record, &name);
    let replayed = run_with(&["replay", "-", "--format", "json"], record.to_string().as_bytes()).good();
    harmless(&replayed);
    assert!(replayed.contains("\\u009b") && replayed.contains("\\u202e"), "{replayed}");
    let report: Value = serde_json::from_str(&replayed).unwrap();
    assert!(report["players"].as_array().unwrap().iter().any(|player| player["name"] == name));
    harmless(&run_with(&["replay", "-"], record.to_string().as_bytes()).good());
}

/// Calls Béla otherwise, everywhere.
fn rename(value: &mut Value, name: &str) {
    match value {
        Value::String(text) if text == "Béla" => name.clone_into(text),
        Value::Array(list) => list.iter_mut().for_each(|item| rename(item, name)),
        Value::Object(map) => map.values_mut().for_each(|item| rename(item, name)),
        _ => {}
    }
}
