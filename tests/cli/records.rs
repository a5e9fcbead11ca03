//! Recorded games: written, replayed, and refused where the rules say no.

use guildhall::norenberc::{Norenberc, Refusal};
use guildhall::storage::{Record, RecordError};
use serde_json::{Value, json};

use crate::support::{Folder, example_game, run, run_with};

#[test]
fn the_example_holds_and_is_the_one_in_the_readme() {
    let example = example_game();
    let report = run_with(&["replay", "-", "--format", "json"], example.as_bytes()).json();
    assert_eq!(report["winners"], json!(["Ana"]));
    assert_eq!(report["line"], 1);
    let record = Record::<Norenberc>::read(example.trim_end().as_bytes()).unwrap();
    let (table, holds) = record.replay();
    assert_eq!(holds, Ok(()));
    assert_eq!(record.write(&table), example.trim_end(), "it reads as it is written");
    // Both say where it lies, and the README where the format is documented.
    let readme = include_str!("../../README.md");
    let documented = include_str!("../../src/storage/norenberc/record/mod.rs");
    assert!(readme.contains("](assets/norenberc/example-game.jsonl)"), "the README links to the example");
    assert!(readme.contains("](src/storage/norenberc/record/mod.rs)"), "and to the format");
    assert!(documented.contains("`assets/norenberc/example-game.jsonl`"), "the format names the example");
    // Every action of the format is documented there.
    let source = include_str!("../../src/storage/norenberc/record/read.rs");
    let forms = source.lines().filter_map(|line| line.trim().strip_prefix("Self::")?.split_once(" => (\""));
    let ids: Vec<&str> = forms.filter_map(|(_, rest)| rest.split('"').next()).collect();
    assert_eq!(ids.len(), 17, "{ids:?}");
    let first_cells = documented.lines().filter_map(|line| line.strip_prefix("//! | ")?.split(" |").next());
    let actions: Vec<&str> = first_cells.flat_map(|cell| cell.split(", ")).collect();
    for id in ids {
        assert!(actions.contains(&&*format!("`{id}`")), "{id} is not documented");
    }
}

/// The example with its events changed.
fn with_events(change: impl Fn(&mut Vec<Value>)) -> String {
    let mut game: Value = serde_json::from_str(&example_game()).unwrap();
    change(game["events"].as_array_mut().unwrap());
    game.as_object_mut().unwrap().remove("scores");
    game.to_string()
}

#[test]
fn the_first_event_that_is_not_allowed_is_named() {
    // Béla has one beer, not two.
    let game = with_events(|events| events[2]["count"] = json!(2));
    let run = run_with(&["replay", "-", "--format", "json"], game.as_bytes());
    assert_eq!((run.status, run.err.as_str()), (1, ""));
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&answer["line"], &answer["event"]), (&json!(1), &json!(2)));
    assert_eq!(answer["refusal"]["rule"], "A3");
    assert_eq!(answer["refusal"]["code"], "not-enough-to-sell");
    let text = run_with(&["replay", "-"], game.as_bytes());
    assert_eq!(text.status, 1);
    assert!(
        text.out.contains("Event 2 (counting from 0) is not allowed. To sell: 2 beers. The player has, not counting any on a Peddler: 1. (A3)"),
        "{}",
        text.out
    );
}

#[test]
fn nothing_happens_after_the_end() {
    let game = with_events(|events| events.push(json!({"actor": "Ana", "action": "pass"})));
    let run = run_with(&["replay", "-", "--format", "json"], game.as_bytes());
    assert_eq!(run.status, 1);
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&answer["event"], &answer["refusal"]["code"]), (&json!(33), &json!("not-due")));
    assert_eq!(answer.get("players"), None, "no scores beside a refusal");
}

#[test]
fn every_line_has_its_answer() {
    let bad = with_events(|events| {
        events.remove(1);
    });
    let cut = with_events(|events| events.truncate(12));
    let lines = format!("{}\n{bad}\n\n{cut}", example_game());
    let run = run_with(&["replay", "-", "--format", "json"], lines.as_bytes());
    assert_eq!(run.status, 1);
    let answers: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[0]["players"][0]["total"], 20);
    assert_eq!((&answers[1]["line"], &answers[1]["event"]), (&json!(3), &json!(1)));
    assert_eq!(answers[2]["unfinished"], json!({"events": 12, "round": 1, "turn": 2}));
}

#[test]
fn scores_that_do_not_follow_are_noticed() {
    let mut game: Value = serde_json::from_str(&example_game()).unwrap();
    game["scores"]["players"][0]["total"] = json!(21);
    let run = run_with(&["replay", "-"], game.to_string().as_bytes());
    assert_eq!(run.status, 1);
    assert!(run.out.contains("do not follow"), "{}", run.out);
    let run = run_with(&["replay", "-", "--format", "json"], game.to_string().as_bytes());
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&answer["scores_differ"], &answer["players"][0]["total"]), (&json!(true), &json!(20)));
}

fn refusal_of(game: &str) -> (usize, Refusal) {
    match Record::<Norenberc>::read(game.as_bytes()).unwrap().replay().1 {
        Err(RecordError::Event(error)) => (error.index, error.refusal),
        other => panic!("{other:?}"),
    }
}

#[test]
fn p2_a_card_or_a_player_twice_is_refused_where_it_stands() {
    let twice = with_events(|events| events[1]["guilds"] = json!(["brewers", "bakers", "brewers"]));
    let (index, refusal) = refusal_of(&twice);
    assert_eq!(index, 1);
    assert!(matches!(refusal, Refusal::RepeatedCard { .. }), "{refusal:?}");
    let reveal =
        json!({"actor": null, "action": "reveal-cards", "guild": "brewers", "players": ["Ana", "Ana"]});
    let (index, refusal) = refusal_of(&with_events(|events| events.insert(2, reveal.clone())));
    assert_eq!(index, 2);
    assert!(matches!(refusal, Refusal::RepeatedPlayer { .. }), "{refusal:?}");
    // An earlier mistake comes first.
    let both = with_events(|events| {
        events[1]["guilds"] = json!(["brewers", "brewers"]);
        events[0]["guilds"] = json!([]);
    });
    assert!(matches!(refusal_of(&both), (0, Refusal::EmptyPlan)));
}

#[test]
fn a_game_that_is_cut_off_but_has_scores_is_not_finished() {
    let mut game: Value = serde_json::from_str(&example_game()).unwrap();
    game["events"].as_array_mut().unwrap().pop();
    let run = run_with(&["replay", "-", "--format", "json"], game.to_string().as_bytes());
    assert_eq!(run.status, 1);
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!((&answer["scores_differ"], &answer["unfinished"]["round"]), (&json!(true), &json!(4)));
    let text = run_with(&["replay", "-"], game.to_string().as_bytes());
    assert!(text.out.contains("Not finished"), "{}", text.out);
}

#[test]
fn a_file_without_games_has_no_answers() {
    assert_eq!(run_with(&["replay", "-", "--format", "json"], b"\n\n").good(), "");
    assert_eq!(run_with(&["replay", "-"], b"").good(), "No games.\n");
}

#[test]
fn a_game_can_be_saved_before_it_is_laid_out() {
    let mut game: Value = serde_json::from_str(&example_game()).unwrap();
    game["events"] = json!([]);
    game.as_object_mut().unwrap().remove("scores");
    for key in ["lodgings", "workshops", "turn_order"] {
        game["setup"].as_object_mut().unwrap().remove(key);
        let record = Record::<Norenberc>::read(game.to_string().as_bytes()).unwrap();
        let (table, holds) = record.replay();
        assert_eq!(holds, Ok(()));
        let again = Record::new(record.players.clone(), &table).write(&table);
        assert_eq!(Record::<Norenberc>::read(again.as_bytes()).unwrap().events, record.events);
    }
}

#[test]
fn simulated_games_replay_to_the_scores_they_had() {
    let folder = Folder::new("recorded");
    for players in ["2", "3", "4", "5"] {
        let bots = vec!["random"; players.parse().unwrap()].join(",");
        let file = folder.path(players);
        run(&[
            "simulate",
            "--players",
            players,
            "--bots",
            &bots,
            "--games",
            "20",
            "--seed",
            "9",
            "--record",
            &file,
        ])
        .good();
        let games = std::fs::read_to_string(&file).unwrap();
        let answers = run(&["replay", &file, "--format", "json"]).good();
        assert_eq!(games.lines().count(), answers.lines().count());
        for (game, answer) in games.lines().zip(answers.lines()) {
            let (game, mut answer): (Value, Value) =
                (serde_json::from_str(game).unwrap(), serde_json::from_str(answer).unwrap());
            answer.as_object_mut().unwrap().remove("line");
            assert_eq!(game["scores"], answer);
            assert_eq!(game["format"], 1);
        }
    }
}
