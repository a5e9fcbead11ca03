//! Tournaments: the same arguments give the same games, deals are shared, the better bot wins.

use serde_json::Value;

use crate::support::{Folder, run};

fn simulate(bots: &str, games: &str, more: &[&str]) -> Value {
    let players = bots.split(',').count().to_string();
    let args = [
        "simulate",
        "--players",
        &players,
        "--bots",
        bots,
        "--games",
        games,
        "--seed",
        "5",
        "--format",
        "json",
    ];
    run(&[&args[..], more].concat()).json()
}

/// Without what depends on the clock.
fn timeless(mut report: Value) -> Value {
    let top = report.as_object_mut().unwrap();
    assert!(top.remove("seconds").unwrap().as_f64().unwrap() > 0.0);
    assert!(top.remove("games_per_second").unwrap().as_f64().unwrap() > 0.0);
    for bot in report["bots"].as_array_mut().unwrap() {
        assert!(bot.as_object_mut().unwrap().remove("ms_per_decision").unwrap().is_f64());
    }
    report
}

#[test]
fn threads_change_nothing_but_the_time() {
    let folder = Folder::new("threads");
    let play = |threads: &str, file: &str| {
        let file = folder.path(file);
        let report =
            timeless(simulate("greedy,random,random", "30", &["--threads", threads, "--record", &file]));
        (report.to_string(), std::fs::read(file).unwrap())
    };
    let (one, two, again) = (play("1", "one"), play("2", "two"), play("2", "again"));
    assert_eq!(one, two);
    assert_eq!(two, again);
    assert!(!one.1.is_empty());
}

#[test]
fn games_are_rounded_up_to_whole_deals_and_every_bot_plays_every_seat() {
    let folder = Folder::new("deals");
    let file = folder.path("games");
    let report = simulate("random,greedy,random", "4", &["--record", &file]);
    assert_eq!(report["games"], 6);
    let games: Vec<Value> = std::fs::read_to_string(file)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let seats: Vec<_> = games.iter().map(|game| game["setup"]["players"].to_string()).collect();
    assert_eq!(seats[0], r#"["random-1","greedy-2","random-3"]"#);
    assert_eq!(seats[1], r#"["greedy-2","random-3","random-1"]"#);
    assert_eq!(seats[2], r#"["random-3","random-1","greedy-2"]"#);
    assert_eq!(seats[0], seats[3]);
    // One deal: the same tiles and the same seat first; the next deal is another one.
    let layout = |game: &Value| {
        let order = game["setup"]["turn_order"].as_array().unwrap();
        let players = game["setup"]["players"].as_array().unwrap();
        let seats: Vec<_> = order.iter().map(|name| players.iter().position(|other| other == name)).collect();
        format!("{}{}{seats:?}", game["setup"]["workshops"], game["setup"]["lodgings"])
    };
    assert_eq!(layout(&games[0]), layout(&games[1]));
    assert_eq!(layout(&games[0]), layout(&games[2]));
    assert_ne!(layout(&games[0]), layout(&games[3]));
}

#[test]
fn wins_and_decisions_add_up() {
    let report = simulate("random,random", "100", &[]);
    let wins: f64 = report["bots"].as_array().unwrap().iter().map(|bot| bot["wins"].as_f64().unwrap()).sum();
    assert!((wins - 100.0).abs() < 1e-6);
    for bot in report["bots"].as_array().unwrap() {
        let [share, low, high] = [&bot["win_share"], &bot["win_share_95"][0], &bot["win_share_95"][1]]
            .map(|it| it.as_f64().unwrap());
        assert!(0.0 <= low && low <= share && share <= high && high <= 1.0);
        assert!(low <= 0.5 && 0.5 <= high, "a mirror is even");
        assert_eq!(bot["games"], 100);
    }
    assert!(report["decisions"].as_u64().unwrap() > 2000);
}

#[test]
fn greedy_beats_random() {
    let report = simulate("greedy,random", "200", &[]);
    assert!(report["bots"][0]["win_share_95"][0].as_f64().unwrap() > 0.5, "{report}");
}
