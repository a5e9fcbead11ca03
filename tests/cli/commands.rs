//! What the commands answer to good input.

use serde_json::json;

use crate::support::{Folder, data, run, run_with, two_random};

#[test]
fn score_counts_the_rulebooks_example() {
    let report = run(&["score", &data("score-rulebook.json"), "--format", "json"]).json();
    let totals: Vec<_> =
        report["players"].as_array().unwrap().iter().map(|player| &player["total"]).collect();
    assert_eq!(totals, [25, 30, 35]);
    assert_eq!(report["winners"], json!(["Yellow"]));
    assert_eq!(report["decided_by"], "vp");
    assert_eq!(report["warnings"], json!([]));
    assert_eq!(report["players"][0]["rank"], 3);
    assert_eq!(
        report["players"][0]["by_category"],
        json!({"majority": 11, "thirty": 2, "all_types": 0, "richest": 0, "crests": 9, "townsmen": 3})
    );
    assert_eq!(
        report["players"][0]["lines"][0],
        json!({"category": "majority", "guild": "brewers", "place": 3, "tied": false, "vp": 1, "rule": "G2"})
    );
    let foreman = json!({"category": "townsmen", "townsman": "foreman-4", "vp": 2, "rule": "W12"});
    assert!(report["players"][0]["lines"].as_array().unwrap().contains(&foreman));
}

#[test]
fn score_explains_every_point_in_text() {
    let text = run(&["score", &data("score-rulebook.json")]).good();
    assert!(text.starts_with("Yellow wins with 35\u{a0}VP.\n"), "{text}");
    assert!(text.contains("6  Bakers: 1st place, value 20 with 4 tiles (G3)"), "{text}");
    assert!(
        text.contains("14  6 different crests: 4 guild crests, 1 prestige crest, 1 Engraver (G8)"),
        "{text}"
    );
    assert!(text.find("1. Yellow").unwrap() < text.find("2. Orange").unwrap());
}

#[test]
fn score_reads_standard_input_and_keeps_the_order_given() {
    let sheet = json!({"game": "norenberc", "players": [
        {"name": "A", "talers": 3, "townsmen": ["nobleman-3", "apprentice", "nobleman-2", "nobleman-3", "engraver", "musician-5"]},
        {"name": "B", "talers": 3}]});
    let report = run_with(&["score", "-", "--format=json"], sheet.to_string().as_bytes()).json();
    let lines = report["players"][0]["lines"].as_array().unwrap();
    let townsmen: Vec<_> = lines.iter().filter_map(|line| line["townsman"].as_str()).collect();
    assert_eq!(townsmen, ["nobleman-3", "apprentice", "nobleman-2", "nobleman-3"]);
    assert_eq!(report["players"][1]["lines"], json!([{"category": "richest", "vp": 2, "rule": "G7"}]));
}

#[test]
fn score_warns_of_more_tiles_than_the_box_holds() {
    let sheet = json!({"game": "norenberc", "players": [
        {"name": "A", "talers": 3, "craftsmen": [{"guild": "bakers", "value": 7}], "townsmen": ["apprentice"]},
        {"name": "B", "talers": 3, "craftsmen": [{"guild": "bakers", "value": 7}], "townsmen": ["apprentice"]}]});
    let report = run_with(&["score", "-", "--format", "json"], sheet.to_string().as_bytes()).json();
    assert_eq!(
        report["warnings"],
        json!([{"code": "more-than-box", "at": "players[1].craftsmen[0]"},
               {"code": "more-than-box", "at": "players[1].townsmen[0]"}])
    );
    let text = run_with(&["score", "-"], sheet.to_string().as_bytes()).good();
    assert!(text.contains("players[1].townsmen[0]"), "{text}");
}

#[test]
fn favorites_answers_as_the_specification_shows() {
    let sheet = json!({"game": "norenberc", "turn_order": ["Orange", "Blue", "Yellow"], "prestige_guild": "brewers",
        "players": [
            {"name": "Blue", "talers": null, "goods": {"beer": 2, "pastry": 1}, "peddlers": ["beer"]},
            {"name": "Orange", "goods": {"pastry": 1, "page": 2}},
            {"name": "Yellow", "talers": 4, "goods": {"beer": 3, "page": 2}, "peddlers": ["beer"]}]});
    let report = run_with(&["favorites", "-", "--format", "json"], sheet.to_string().as_bytes()).json();
    assert_eq!(
        report,
        json!({"game": "norenberc", "guilds": [
            {"guild": "brewers", "favorite": "Yellow", "decided_by": "goods", "counts": {"Blue": 6, "Orange": 0, "Yellow": 7},
             "prestige_crest": true, "returned_from": "supply", "reveal": null, "rule": "R2"},
            {"guild": "bakers", "favorite": null, "decided_by": "reveal", "counts": {"Blue": 1, "Orange": 1, "Yellow": 0},
             "prestige_crest": false, "returned_from": null, "reveal": ["Blue", "Orange"], "rule": "R2"},
            {"guild": "shoemakers", "favorite": null, "decided_by": "nobody", "counts": {"Blue": 0, "Orange": 0, "Yellow": 0},
             "prestige_crest": false, "returned_from": null, "reveal": null, "rule": "R4"},
            {"guild": "printers", "favorite": null, "decided_by": "reveal", "counts": {"Blue": 0, "Orange": 2, "Yellow": 2},
             "prestige_crest": false, "returned_from": null, "reveal": ["Orange"], "rule": "R2"}]})
    );
    let text = run_with(&["favorites", "-"], sheet.to_string().as_bytes()).good();
    assert_eq!(
        text.lines().next().unwrap(),
        "Brewers: Yellow, with the most goods (7). The prestige crest goes with it. (R2)"
    );
    assert!(text.contains("Bakers: a tie. Blue and Orange have to reveal their talers. (R2)"), "{text}");
}

#[test]
fn favorites_with_a_peddlers_good_and_ties_to_the_end() {
    let sheet = json!({"game": "norenberc", "turn_order": ["B", "A"], "players": [
        {"name": "A", "talers": 5, "goods": {"pastry": 4, "shoe": 1}, "peddlers": ["beer"]},
        {"name": "B", "talers": 5, "goods": {"beer": 3}, "peddlers": ["pastry"]}]});
    let report = run_with(&["favorites", "-", "--format", "json"], sheet.to_string().as_bytes()).json();
    let of = |guild: usize, key: &str| report["guilds"][guild][key].clone();
    assert_eq!(
        (of(0, "favorite"), of(0, "decided_by"), of(0, "returned_from")),
        (json!("A"), json!("goods"), json!("peddler"))
    );
    assert_eq!(
        (of(1, "favorite"), of(1, "decided_by"), of(1, "returned_from")),
        (json!("B"), json!("turn_order"), json!("peddler"))
    );
    assert_eq!((of(2, "favorite"), of(2, "returned_from")), (json!("A"), json!("supply")));
}

#[test]
fn without_a_display_it_says_what_is_missing_and_what_works_all_the_same() {
    let beginnings = [
        ("en", "Guildhall cannot open its window"),
        ("fr", "Guildhall ne peut pas ouvrir sa fenêtre"),
        ("ru", "Guildhall не может открыть окно"),
        ("hu", "A Guildhall nem tudja megnyitni az ablakát"),
    ];
    for (lang, beginning) in beginnings {
        for command in [&["--lang", lang] as &[&str], &["gallery", "--lang", lang]] {
            let failed = run(command);
            assert_eq!((failed.status, failed.out.as_str()), (1, ""), "{}", failed.err);
            assert!(failed.err.starts_with(beginning), "{}", failed.err);
            for part in ["DISPLAY", "apt install", "dnf install", "pacman -S", "score", "guildhall --help"] {
                assert!(failed.err.contains(part), "{lang}: {part}: {}", failed.err);
            }
            for part in ["panicked", "backtrace", ".rs", "startup-"] {
                assert!(!failed.err.contains(part), "{lang}: {part}: {}", failed.err);
            }
        }
    }
}

#[test]
fn the_language_comes_from_the_settings_when_none_is_asked_for() {
    let folder = Folder::new("language");
    folder.file("settings.toml", "language = \"hu\"");
    let data = folder.path("");
    assert!(run(&["--data-dir", &data, "--help"]).good().contains("Parancs nélkül"));
    assert!(run(&["--data-dir", &data, "--lang", "en", "--help"]).good().contains("Without a command"));
    folder.file("settings.toml", "language = \"xx\"");
    assert!(run(&["--data-dir", &data, "--help"]).good().contains("Without a command"));
}

#[test]
fn help_explains_every_command() {
    let all = run(&["--help"]).good();
    for command in ["score", "picture", "favorites", "simulate", "replay", "gallery", "screenshots"] {
        assert!(all.contains(command));
        let help = run(&[command, "--help"]).good();
        assert_eq!(run(&["help", command]).good(), help);
        assert!(help.contains(&format!("guildhall {command}")), "{help}");
        assert!(help.contains("--lang") && help.contains("--format"), "{help}");
        assert!(!help.contains("cli-"), "a text is missing: {help}");
        assert_eq!(
            help.contains("What to read"),
            !matches!(command, "simulate" | "gallery" | "screenshots"),
            "{help}"
        );
    }
    assert_eq!(run(&["--version"]).good(), format!("guildhall {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn what_to_give_is_called_in_the_users_language_and_listed_apart() {
    let languages = [
        ("en", "FILE", "QUESTION", "\nArguments:\n", "\nOptions:\n", "Missing: <QUESTION>. See --help."),
        (
            "fr",
            "FICHIER",
            "QUESTION",
            "\nArguments :\n",
            "\nOptions :\n",
            "Il manque : <QUESTION>. Voir --help.",
        ),
        ("ru", "ФАЙЛ", "ВОПРОС", "\nАргументы:\n", "\nПараметры:\n", "Не хватает: <ВОПРОС>. См. --help."),
        ("hu", "FÁJL", "KÉRDÉS", "\nArgumentumok:\n", "\nKapcsolók:\n", "Hiányzik: <KÉRDÉS>. Lásd: --help."),
    ];
    for (lang, file, question, arguments, options, missing) in languages {
        let help = |command| run(&[command, "--help", "--lang", lang]).good().replace('\u{a0}', " ");
        for (command, value) in [("score", file), ("ask", question)] {
            let help = help(command);
            assert!(help.contains(&format!("guildhall {command} {value} ")), "{help}");
            let (before, listed) = help.split_once(options).unwrap_or_else(|| panic!("{help}"));
            let (_, given) = before.split_once(arguments).unwrap_or_else(|| panic!("{help}"));
            assert!(given.contains(&format!("<{value}>")), "{help}");
            assert!(!listed.contains(&format!("  <{value}>")) && listed.contains("--lang"), "{help}");
        }
        assert!(!help("simulate").contains(arguments), "{lang}: there is nothing but options");
        let failed = run(&["ask", "--lang", lang]);
        assert_eq!(failed.err.replace('\u{a0}', " ").trim_end(), missing);
    }
}

#[test]
fn every_language_is_accepted_on_every_command() {
    for lang in ["en", "fr", "ru", "hu"] {
        run(&["--lang", lang, "score", &data("score-rulebook.json")]).good();
        run(&["score", &data("score-rulebook.json"), "--lang", lang]).good();
    }
}

#[test]
fn the_assumed_box_is_printed_and_can_be_given_back() {
    let toml = run(&["box"]).good();
    run_with(&two_random(&["--box", "-"]), toml.as_bytes()).good();
    let json = run(&["box", "--format", "json"]).json();
    assert_eq!(json["townsmen"]["councilman"], 4);
}

#[test]
fn d8_a_broken_settings_file_is_told_and_left_where_it_is() {
    let folder = Folder::new("broken-settings");
    let file = folder.file("settings.toml", "zoom = = broken");
    let run = run(&["rules", "A3", "--data-dir", &folder.path("")]);
    assert_eq!(run.status, 0);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(run.err.contains("settings file cannot be read"), "{}", run.err);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "zoom = = broken");
    assert_eq!(std::fs::read_dir(folder.path("")).unwrap().count(), 1, "nothing else is there");
}
