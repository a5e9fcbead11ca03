//! Every way to share a result, through the window, and what was written read back.

use std::path::PathBuf;

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use guildhall::i18n::{Lang, Texts};
use guildhall::storage::norenberc::{ScoreSheet, default_box};
use guildhall::ui::Route;
use serde_json::Value;

use crate::guest::{Guest, colour, rulebook_example};
use crate::support::{EXPORTS, Window};

const TOTALS: [u32; 3] = [25, 30, 35];

/// The file in the folder of exports that the window has named: an earlier one is never replaced.
fn written(window: &Window, ending: &str) -> PathBuf {
    let folder = window.folder.path().join(EXPORTS);
    let files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path()).collect();
    let mut right = files.into_iter().filter(|file| file.extension().is_some_and(|it| it == ending));
    let named = right.find(|file| window.shows_part(&file.display().to_string()));
    named.unwrap_or_else(|| panic!("where it lies is said: no {ending} in {}", folder.display()))
}

fn export(guest: &mut Guest, key: &str, ending: &str) -> Vec<u8> {
    guest.touch_key(key);
    std::fs::read(written(&guest.window, ending)).unwrap()
}

#[test]
fn the_data_is_what_score_reads_with_the_same_totals() {
    for lang in Lang::ALL {
        let mut guest = rulebook_example(lang);
        let bytes = export(&mut guest, "result-share-json", "json");
        let sheet = ScoreSheet::read(&bytes, &default_box()).unwrap();
        assert_eq!(sheet.names, guest.names(), "{lang:?}");
        let totals: Vec<_> = sheet.score().players.iter().map(|player| player.total).collect();
        assert_eq!(totals, TOTALS, "{lang:?}");
        assert_eq!(sheet.warnings, [], "{lang:?}");
    }
}

#[test]
fn a_saved_picture_is_shown_and_nothing_moves() {
    for lang in Lang::ALL {
        let mut guest = rulebook_example(lang);
        let save = guest.texts.get("result-share-picture");
        guest.window.harness.get_by_label(&save).scroll_to_me();
        guest.window.settle();
        let place = |guest: &Guest| guest.window.harness.get_by_label(&save).rect();
        let before = place(&guest);
        export(&mut guest, "result-share-picture", "png");
        assert!(guest.window.shows(&guest.texts.get("result-share-preview")), "{lang:?}");
        assert_eq!(place(&guest), before, "{lang:?}: what is said lies over the page");
        export(&mut guest, "result-share-json", "json");
        assert!(
            !guest.window.shows(&guest.texts.get("result-share-preview")),
            "{lang:?}: data is no picture"
        );
    }
}

#[test]
fn the_spreadsheet_has_a_row_for_everybody() {
    for lang in Lang::ALL {
        let mut guest = rulebook_example(lang);
        let text = String::from_utf8(export(&mut guest, "result-share-csv", "csv")).unwrap();
        let text = text.strip_prefix('\u{feff}').unwrap();
        let between = if lang == Lang::En { ',' } else { ';' };
        let rows: Vec<Vec<_>> =
            text.split_terminator("\r\n").map(|row| row.split(between).collect()).collect();
        assert_eq!(rows.len(), 4, "{lang:?}: {text}");
        for ((row, name), total) in rows[1..].iter().zip(guest.names()).zip(TOTALS) {
            assert_eq!(row[0], name, "{lang:?}");
            let numbers: Vec<u32> = row[1..].iter().map(|cell| cell.parse().unwrap()).collect();
            assert_eq!(numbers.last(), Some(&total), "{lang:?}");
            assert_eq!(numbers[1..7].iter().sum::<u32>(), total, "{lang:?}");
        }
    }
}

#[test]
fn the_play_file_names_game_players_scores_and_winner() {
    let mut guest = rulebook_example(Lang::Fr);
    let bytes = export(&mut guest, "result-share-bg-stats", "bgsplay");
    let file: Value = serde_json::from_slice(&bytes).unwrap();
    assert_eq!(file["games"][0]["name"], "Norenberc");
    let names: Vec<_> =
        file["players"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap()).collect();
    assert_eq!(names, guest.names());
    let play = &file["plays"][0];
    assert_eq!(play["gameRefId"], file["games"][0]["id"]);
    let scores = play["playerScores"].as_array().unwrap();
    for ((score, player), total) in scores.iter().zip(file["players"].as_array().unwrap()).zip(TOTALS) {
        assert_eq!(score["playerRefId"], player["id"]);
        assert_eq!(score["score"], total.to_string());
        assert_eq!(score["winner"], total == 35);
    }
    let date = play["playDate"].as_str().unwrap();
    assert!(!date.starts_with("1970"), "when it was played is known: {date}");
    assert_eq!(date.len(), "2026-11-16 04:29:36".len());
}

#[test]
fn the_picture_decodes_in_one_language_and_in_two() {
    let mut guest = rulebook_example(Lang::Hu);
    let one = image::load_from_memory(&export(&mut guest, "result-share-picture", "png")).unwrap();
    assert_eq!(one.width(), 1880);
    assert!(one.height() > 1000);
    guest.touch("Русский");
    let two = image::load_from_memory(&export(&mut guest, "result-share-picture", "png")).unwrap();
    assert_eq!(two.width(), 2 * one.width(), "one beside the other");
}

#[test]
fn the_text_goes_to_the_clipboard() {
    for lang in Lang::ALL {
        let mut guest = rulebook_example(lang);
        let name = guest.texts.get("result-share-text");
        guest.window.harness.get_by_label(&name).click_accesskit();
        let mut copied = None;
        for _ in 0..4 {
            guest.window.harness.step();
            for command in &guest.window.harness.output().platform_output.commands {
                if let egui::OutputCommand::CopyText(text) = command {
                    copied = Some(text.clone());
                }
            }
        }
        let copied = copied.unwrap_or_else(|| panic!("{lang:?}: nothing was copied"));
        for (name, total) in guest.names().iter().zip(TOTALS) {
            let line = |line: &str| line.contains(name.as_str()) && line.contains(&total.to_string());
            assert!(copied.lines().any(line), "{lang:?}: {copied}");
        }
        assert!(guest.window.shows(&guest.texts.get("window-copied")), "{lang:?}: it is said");
    }
}

/// Presses the first button whose name begins like this.
fn press_first(window: &mut Window, beginning: &str) {
    let nodes = window.harness.root().children_recursive();
    let buttons = nodes.filter(|node| node.accesskit_node().role() == Role::Button);
    let mut found =
        buttons.filter(|it| it.accesskit_node().label().unwrap_or_default().starts_with(beginning));
    found.next().unwrap_or_else(|| panic!("no button begins with {beginning:?}")).click_accesskit();
    drop(found);
    window.settle();
}

#[test]
fn a_past_game_is_listed_exported_opened_deleted_and_taken_back() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let mut guest = rulebook_example(lang);
        guest.touch_key("window-home");
        guest.touch_key("home-past");
        let window = &mut guest.window;
        assert_eq!(window.app().place(), Route::Past);
        for total in TOTALS {
            assert!(window.shows(&texts.with("past-vp", [("vp", total.into())])), "{lang:?}: {total}");
        }
        let yellow = colour(&texts, 2);
        assert!(window.shows(&texts.with("past-winner", [("name", yellow.into())])), "{lang:?}");
        press_first(window, &texts.get("past-export"));
        let bytes = std::fs::read(written(window, "json")).unwrap();
        let sheet = ScoreSheet::read(&bytes, &default_box()).unwrap();
        let totals: Vec<_> = sheet.score().players.iter().map(|player| player.total).collect();
        assert_eq!(totals, TOTALS, "{lang:?}");
        press_first(window, &texts.get("past-delete"));
        assert!(!window.shows(&texts.with("past-vp", [("vp", 35.into())])), "{lang:?}: it is gone");
        window.press_key("past-undo");
        assert!(window.shows(&texts.with("past-vp", [("vp", 35.into())])), "{lang:?}: it is back");
        press_first(window, &texts.get("past-open"));
        assert_eq!(window.app().place(), Route::Table, "{lang:?}");
        assert!(window.shows(&texts.get("result-heading-table")), "{lang:?}: the result is shown");
    }
}

#[test]
fn the_screen_stays_awake_while_a_game_is_open_and_no_longer() {
    let mut guest = rulebook_example(Lang::En);
    assert!(guest.window.app().needs_awake());
    guest.touch_key("window-home");
    assert!(!guest.window.app().needs_awake());
}
