//! Every export is read back.

use guildhall::companion::norenberc::score_sheet;
use guildhall::companion::share::{SharedPlay, SharedPlayer, bg_stats};
use guildhall::game::Scored as _;
use guildhall::i18n::describe::Describe;
use guildhall::i18n::{Lang, Texts};
use guildhall::norenberc::scoring::Category;
use guildhall::storage::journal::Date;
use guildhall::storage::norenberc::{ScoreSheet, default_box};
use guildhall::titles::TitleId;

use crate::trackings::rulebook_example;

#[test]
fn the_sheet_is_one_that_score_reads() {
    let session = rulebook_example();
    let view = session.view();
    let json = score_sheet(&session.names(), view.sheets).unwrap();
    let sheet = ScoreSheet::read(json.as_bytes(), &default_box()).unwrap();
    assert_eq!(sheet.names, ["Blue", "Orange", "Yellow"]);
    assert_eq!(sheet.warnings, []);
    let (read, own) = (sheet.score(), view.score.unwrap().unwrap());
    for (read, own) in read.players.iter().zip(&own.players) {
        assert_eq!((read.total, read.rank, read.lines.len()), (own.total, own.rank, own.lines.len()));
    }
    let mut unknown = view.sheets.to_vec();
    unknown[1].talers = None;
    assert_eq!(score_sheet(&session.names(), &unknown), None);
}

#[test]
fn the_csv_has_a_row_a_player_in_every_language() {
    let session = rulebook_example();
    let score = session.view().score.unwrap().unwrap();
    let mut names = session.names();
    names[0] = "Blue, \"the\" one".into();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let csv = Describe { texts: &texts, names: &names }.score_csv(score);
        let text = csv.strip_prefix('\u{feff}').unwrap();
        let between = if lang == Lang::En { ',' } else { ';' };
        let rows: Vec<_> = text.split_terminator("\r\n").map(|row| cells(row, between)).collect();
        assert_eq!(rows.len(), 4);
        assert!(rows.iter().all(|row| row.len() == 9), "{csv}");
        for ((row, name), player) in rows[1..].iter().zip(&names).zip(&score.players) {
            assert_eq!(&row[0], name);
            let numbers: Vec<u32> = row[1..].iter().map(|cell| cell.parse().unwrap()).collect();
            let vp = Category::ALL.map(|category| player.category(category));
            assert_eq!(numbers, [&[player.rank as u32][..], &vp[..], &[player.total]].concat());
        }
    }
}

#[test]
fn no_name_in_the_csv_is_a_formula() {
    let session = rulebook_example();
    let score = session.view().score.unwrap().unwrap();
    let names = include_str!("../data/formula-names.txt").lines().collect::<Vec<_>>();
    assert!(names.len() >= 9);
    for three in names.windows(3) {
        let own: Vec<_> = three.iter().map(|name| name.replace("\\t", "\t").replace("\\r", "\r")).collect();
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let csv = Describe { texts: &texts, names: &own }.score_csv(score);
            let between = if lang == Lang::En { ',' } else { ';' };
            let rows: Vec<_> = csv.split_terminator("\r\n").map(|row| cells(row, between)).collect();
            for (row, name) in rows[1..].iter().zip(&own) {
                assert_eq!(row[0], format!("'{name}"), "{lang:?}");
                assert!(
                    row[1..].iter().all(|cell| cell.parse::<i64>().is_ok()),
                    "numbers stay numbers: {row:?}"
                );
            }
        }
    }
    let plain = ["Ana", "a=b", "Anne-Marie"].map(str::to_owned);
    let csv = Describe { texts: &Texts::new(Lang::En), names: &plain }.score_csv(score);
    assert!(!csv.contains('\''), "{csv}");
}

/// One row of a CSV file, by the book.
fn cells(row: &str, between: char) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    let mut chars = row.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => cells.last_mut().unwrap().extend(chars.next()),
            '"' => quoted = !quoted,
            c if c == between && !quoted => cells.push(String::new()),
            c => cells.last_mut().unwrap().push(c),
        }
    }
    cells
}

#[test]
fn the_text_names_everybody_and_the_winner() {
    let session = rulebook_example();
    let score = session.view().score.unwrap().unwrap();
    let names = session.names();
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let text = Describe { texts: &texts, names: &names }.score(score);
        for (name, total) in names.iter().zip(["25", "30", "35"]) {
            assert!(text.lines().any(|line| line.contains(name.as_str()) && line.contains(total)), "{text}");
        }
        assert!(text.lines().next().unwrap().contains("Yellow"), "{text}");
    }
}

#[test]
fn the_play_file_for_bg_stats_reads_back() {
    let session = rulebook_example();
    let view = session.view();
    let score = view.score.unwrap().unwrap();
    let player = |name: &String| SharedPlayer { name: name.clone(), known_as: name.clone() };
    let players: Vec<_> = session.names().iter().map(player).collect();
    let played = SharedPlay {
        game: TitleId::Norenberc,
        name: "20261116-042936",
        begun: 1_763_267_376,
        ended: 1_763_267_376 + 300 * 60,
        duration: Some(95 * 60),
        location: " Chez  Ana ",
        players: &players,
        standings: &score.ranks(),
        title: "Norenberc",
    };
    let text = bg_stats(&played);
    assert_eq!(text, bg_stats(&played), "the same play is the same file");
    let file: serde_json::Value = serde_json::from_str(&text).unwrap();
    let play = &file["plays"][0];
    assert_eq!(file["games"][0]["name"], "Norenberc");
    assert_eq!(play["gameRefId"], file["games"][0]["id"]);
    assert_eq!(
        (&play["playDate"], &play["durationMin"]),
        (&Date::local(played.begun).to_string().into(), &95.into())
    );
    assert_eq!(file["locations"][0]["name"], "Chez Ana");
    assert_eq!(play["locationRefId"], file["locations"][0]["id"]);
    let name = |id: &serde_json::Value| {
        let players = file["players"].as_array().unwrap();
        players.iter().find(|it| it["id"] == *id).unwrap()["name"].as_str().unwrap().to_owned()
    };
    let scores = play["playerScores"].as_array().unwrap();
    let read: Vec<_> = scores
        .iter()
        .map(|it| (name(&it["playerRefId"]), it["score"].as_str().unwrap(), it["winner"].as_bool().unwrap()))
        .collect();
    let expected = [("Blue", "25", false), ("Orange", "30", false), ("Yellow", "35", true)];
    assert_eq!(read, expected.map(|(name, score, winner)| (name.to_owned(), score, winner)));
    let uuids: std::collections::BTreeSet<_> = file["players"]
        .as_array()
        .unwrap()
        .iter()
        .chain([play, &file["games"][0], &file["locations"][0]])
        .map(|it| it["uuid"].as_str().unwrap())
        .collect();
    assert_eq!(uuids.len(), 6);
    let nowhere = bg_stats(&SharedPlay { location: "", duration: None, ..played });
    let file: serde_json::Value = serde_json::from_str(&nowhere).unwrap();
    assert_eq!((&file["locations"], file["plays"][0].get("locationRefId")), (&serde_json::json!([]), None));
    assert_eq!(file["plays"][0]["durationMin"], 0, "nobody knows");
}
