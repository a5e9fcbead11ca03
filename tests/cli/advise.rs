//! Advice at a point of a recorded game, the ladder, and training.

use crate::support::{Folder, example_game, run, run_with};

const FEW: [&str; 2] = ["--iterations", "200"];

fn advise(more: &[&str]) -> Vec<u8> {
    let args = [&["advise", "-", "--format", "json"][..], &FEW, more].concat();
    run_with(&args, example_game().as_bytes()).good().into_bytes()
}

#[test]
fn advice_names_moves_with_numbers_and_reasons() {
    let advice: serde_json::Value =
        serde_json::from_slice(&advise(&["--line", "1", "--event", "2"])).unwrap();
    assert_eq!(advice["player"], "Béla");
    assert_eq!((&advice["round"], &advice["turn"], &advice["event"]), (&1.into(), &1.into(), &2.into()));
    let best = &advice["moves"][0];
    assert_eq!(best["actor"], "Béla");
    assert!(best["action"].is_string() && best["text"].is_string());
    assert_eq!(best["expected"].as_array().unwrap().len(), 2);
    assert!(best["expected"][0]["vp"].as_f64().unwrap() > 0.0);
    let reasons: Vec<_> =
        advice["moves"].as_array().unwrap().iter().flat_map(|it| it["reasons"].as_array().unwrap()).collect();
    assert!(!reasons.is_empty());
    assert!(reasons.iter().all(|reason| reason["reason"].is_string() && reason["text"].is_string()));
    assert_eq!(advise(&["--event", "2"]), advise(&["--event", "2"]), "the same every time");
}

#[test]
fn advice_is_given_in_every_language() {
    for lang in ["en", "fr", "ru", "hu"] {
        let args = [&["advise", "-", "--event", "2", "--lang", lang][..], &FEW].concat();
        let text = run_with(&args, example_game().as_bytes()).good();
        assert!(text.contains("Béla") && text.contains("1. "), "{text}");
        assert!(!text.contains("advise-"), "{text}");
    }
}

#[test]
fn both_who_plan_can_ask_and_nobody_else() {
    let player = |event, name| {
        let args = [&["advise", "-", "--event", event, "--player", name][..], &FEW].concat();
        run_with(&args, example_game().as_bytes())
    };
    assert!(player("0", "Béla").good().contains("Advice for Béla"));
    assert!(player("0", "Ana").good().contains("Advice for Ana"));
    player("2", "Ana").bad(&["“Ana”", "Béla", "line 1"]);
}

#[test]
fn where_there_is_nothing_to_advise_it_says_so() {
    let bad = |more: &[&str]| run_with(&[&["advise", "-"], more].concat(), example_game().as_bytes());
    bad(&["--line", "2"]).bad(&["line 2", "1 line"]);
    bad(&["--event", "99"]).bad(&["event 99", "0 to 33"]);
    bad(&[]).bad(&["event 33", "nobody"]);
    bad(&["--event", "16"]).bad(&["event 16", "nobody"]);
    bad(&["--line", "0"]).bad(&["--line", "“0”"]);
    bad(&["--iterations", "no"]).bad(&["--iterations", "“no”"]);
    run_with(&["advise", "-"], b"{}").bad(&["format"]);
}

#[test]
fn training_writes_a_file_of_weights() {
    let train = |threads| {
        let args = ["train", "--players", "2", "--seed", "3", "--generations", "1", "--threads", threads];
        run(&args).good()
    };
    let weights = train("1");
    assert!(weights.starts_with("# guildhall train --players 2 --seed 3 --generations 1\ntaler = ["));
    assert_eq!(weights, train("2"));
    run(&["train", "--players", "6", "--seed", "3"]).bad(&["--players", "“6”"]);
}

#[test]
fn simulated_games_of_levels_can_be_advised() {
    let folder = Folder::new("advised");
    let file = folder.path("games");
    let args = ["simulate", "--players", "3", "--bots", "easy,medium,easy", "--games", "3", "--seed", "1"];
    run(&[&args[..], &["--record", &file]].concat()).good();
    let args = [&["advise", &file, "--line", "3", "--event", "10"][..], &FEW].concat();
    assert!(run(&args).good().contains("1. "));
}
