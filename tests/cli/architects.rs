//! The commands of Architects of the West Kingdom: sheets, resets, tournaments, records, and what is refused.

use guildhall::architects::{Action, Architects, Circle, Refusal, Setup, Spot};
use guildhall::game::{Actor, Due, Table};
use guildhall::storage::{Record, RecordError};
use rand::SeedableRng as _;
use rand::rngs::ChaCha8Rng;
use serde_json::{Value, json};

use crate::support::{Folder, data, run, run_with};

/// A game in which nobody builds: it is broken off.
fn circling_game() -> String {
    use guildhall::game::{Game as _, Title as _};
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut table = Table::<Architects>::new(Setup::new(2));
    while Architects::broken_off(table.setup(), table.state()).is_none() {
        let (actor, action) = match table.due() {
            Due::Nature => (Actor::Nature, Architects::draw(table.setup(), table.state(), &mut rng)),
            Due::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                let quarry = Action::Place(Spot::Circle(Circle::Quarry));
                let legal = table.legal(seat);
                (Actor::Seat(seat), if legal.contains(&quarry) { quarry } else { legal[0] })
            }
            Due::Nobody => panic!("nobody builds"),
        };
        table.enter_noting(actor, action, &mut ()).unwrap();
    }
    let mut record = Record::new(vec!["Ana".into(), "Béla".into()], &table);
    record.broken_off = Architects::broken_off(table.setup(), table.state());
    record.write(&table)
}

fn example() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/architects/example-game.jsonl");
    std::fs::read_to_string(path).expect("the example")
}

fn score(sheet: &Value) -> Value {
    run_with(&["score", "-", "--format", "json"], sheet.to_string().as_bytes()).json()
}

fn reset(sheet: &Value) -> Value {
    run_with(&["reset", "-", "--format", "json"], sheet.to_string().as_bytes()).json()
}

#[test]
fn the_example_of_the_rulebook_gives_38_and_40() {
    let report = run(&["score", &data("score-architects.json"), "--format", "json"]).json();
    let [red, blue] = [&report["players"][0], &report["players"][1]];
    assert_eq!((&red["total"], &red["rank"]), (&json!(38), &json!(2)));
    assert_eq!((&blue["total"], &blue["rank"]), (&json!(40), &json!(1)));
    let of =
        |buildings: i32, cathedral: i32, virtue: i32, debts: i32, gold: i32, silver: i32, prison: i32| {
            json!({"buildings": buildings, "cathedral": cathedral, "virtue": virtue, "debts": debts,
               "gold_marble": gold, "silver": silver, "prison": prison})
        };
    assert_eq!(red["by_category"], of(30, 7, 3, -4, 3, 0, -1));
    assert_eq!(blue["by_category"], of(35, 4, 0, 0, 1, 2, -2));
    assert_eq!(
        red["lines"][0],
        json!({"category": "buildings", "building": "aqueduct", "printed": 3, "end": 4, "vp": 7, "rule": "F2"})
    );
    let rest: Vec<_> = red["lines"].as_array().unwrap()[4..].to_vec();
    assert_eq!(
        rest,
        [
            json!({"category": "cathedral", "level": 3, "vp": 7, "rule": "F4"}),
            json!({"category": "virtue", "virtue": 12, "vp": 3, "rule": "F5"}),
            json!({"category": "debts", "count": 2, "each": -2, "vp": -4, "rule": "F6"}),
            json!({"category": "gold_marble", "gold": 2, "marble": 1, "vp": 3, "rule": "F7"}),
            json!({"category": "prison", "workers": 3, "vp": -1, "rule": "F9"}),
        ]
    );
    assert_eq!(report["winners"], json!(["Blue"]));
    assert_eq!((&report["decided_by"], &report["solo"]), (&json!("vp"), &Value::Null));
    assert_eq!((&report["opponent"], &report["warnings"]), (&Value::Null, &json!([])));
    assert_eq!(report["game"], "architects");
    for player in report["players"].as_array().unwrap() {
        let lines = player["lines"].as_array().unwrap();
        assert_eq!(lines.iter().map(|line| line["vp"].as_i64().unwrap()).sum::<i64>(), player["total"]);
    }
}

#[test]
fn what_changes_before_the_count_is_told_in_the_order_made() {
    let sheet = json!({"game": "architects", "promo": true, "players": [
        {"name": "Ana", "character": "hugo", "virtue": 1, "silver": 5, "gold": 2,
         "buildings": ["dungeon", "university", "castle"]},
        {"name": "Béla", "character": "ada", "virtue": 7}]});
    let ana = &score(&sheet)["players"][0];
    let step = |building: &str, virtue: i32, taken: u8, paid: u8| {
        json!({"building": building, "virtue": virtue, "debts_destroyed": 0, "debts_taken": taken,
               "silver_paid": paid})
    };
    // The loss first: the debt below 0 is bought off, and the castle's point is kept.
    assert_eq!(ana["virtue_steps"], json!([step("dungeon", -2, 0, 2), step("castle", 1, 0, 0)]));
    assert_eq!((&ana["virtue"], &ana["unpaid_debts"], &ana["silver"]), (&json!(1), &json!(0), &json!(3)));
    // Nobody else can buy it off: then the castle comes first, so that nothing falls below 0.
    let mut other = sheet.clone();
    other["players"][0]["character"] = json!("therese");
    let ana = &score(&other)["players"][0];
    assert_eq!(ana["virtue_steps"], json!([step("castle", 1, 0, 0), step("dungeon", -2, 0, 0)]));
    assert_eq!((&ana["virtue"], &ana["unpaid_debts"], &ana["silver"]), (&json!(0), &json!(0), &json!(5)));
    let mut poorer = sheet.clone();
    poorer["players"][0]["buildings"] = json!(["dungeon", "university"]);
    let ana = &score(&poorer)["players"][0];
    assert_eq!(ana["virtue_steps"], json!([step("dungeon", -2, 0, 2)]));
    assert_eq!((&ana["unpaid_debts"], &ana["silver"]), (&json!(0), &json!(3)));
    let text = run_with(&["score", "-"], poorer.to_string().as_bytes()).good();
    assert!(text.contains("Dungeon: −2 virtue, 2 silver paid instead of a debt"), "{text}");
}

#[test]
fn alone_the_opponent_is_counted_and_a_tie_is_no_win() {
    let solo = |virtue: u8| {
        score(&json!({"game": "architects", "players": [{"name": "Ana", "virtue": virtue, "cathedral": 4}],
            "opponent": {"kind": "helena", "guildhall": 3, "cathedral": 2, "virtue": 7, "marble": 3,
                         "unpaid_debts": 1, "prison": 5}}))
    };
    let tied = solo(7);
    let of = json!({"guildhall": 9, "cathedral": 4, "virtue": 0, "marble": 3, "debts": -2, "prison": -2});
    assert_eq!(tied["opponent"], json!({"kind": "helena", "total": 12, "by_category": of}));
    assert_eq!((&tied["solo"], &tied["players"][0]["rank"]), (&json!("tied"), &json!(2)));
    assert_eq!((&tied["winners"], &tied["decided_by"]), (&json!([]), &json!("vp")));
    assert_eq!((&solo(13)["solo"], &solo(13)["winners"]), (&json!("won"), &json!(["Ana"])));
    assert_eq!((&solo(3)["solo"], &solo(3)["players"][0]["rank"]), (&json!("lost"), &json!(2)));
}

#[test]
fn a_reset_does_what_the_example_says() {
    let sheet = json!({"game": "architects", "players": [
        {"name": "Red", "virtue": 7, "market": 2},
        {"name": "Blue", "virtue": 7, "prison": 2, "market": 1, "gatekeepers": 1,
         "squires": {"virtue": 0, "gold": 1, "marble": 0}, "character": null},
        {"name": "Yellow", "virtue": 7, "prison": 2}]});
    let report = reset(&sheet);
    let player = |name: &str, prison: u8, freed: u8, debts: u8, lines: Value| {
        json!({"name": name, "prison": prison, "freed": freed, "gold": 0, "marble": 0, "virtue": 7,
               "unpaid_debts": debts, "debts_destroyed": 0, "lines": lines})
    };
    let (z3, z7) = (json!({"rule": "Z3", "to_prison": 2}), json!({"rule": "Z7", "debts": 1}));
    let blue = json!([{"rule": "Z3", "to_prison": 1}, {"rule": "H10", "freed": 2, "choice": true}]);
    assert_eq!(
        report,
        json!({"game": "architects", "players": [
            player("Red", 2, 0, 1, json!([z3, z7])),
            player("Blue", 1, 2, 0, blue),
            player("Yellow", 2, 0, 1, json!([z7]))]})
    );
}

#[test]
fn a_reset_shows_every_kind_of_change() {
    let sheet = json!({"game": "architects", "players": [
        {"name": "Ana", "virtue": 13, "unpaid_debts": 1, "character": "fara", "prison": 3, "gatekeepers": 1,
         "squires": {"virtue": 1, "gold": 2, "marble": 1}},
        {"name": "Béla", "virtue": 0, "prison": 4, "market": 1, "character": "ada"},
        {"name": "Cili", "virtue": 5, "prison": 3, "character": "hugo"}]});
    let report = reset(&sheet);
    let lines = |player: usize| report["players"][player]["lines"].clone();
    assert_eq!(
        lines(0),
        json!([
            {"rule": "H10", "freed": 2, "choice": true}, {"rule": "P11", "freed": 1, "choice": true},
            {"rule": "H10", "gold": 2, "choice": true}, {"rule": "H10", "marble": 1, "choice": true},
            {"rule": "H10", "virtue": 1, "choice": true}, {"rule": "V6", "debts_destroyed": 1, "choice": true}])
    );
    assert_eq!(
        lines(1),
        json!([{"rule": "Z3", "to_prison": 1}, {"rule": "V7", "debts": 1}, {"rule": "Z7", "debts": 1}])
    );
    assert_eq!(lines(2), json!([{"rule": "Z6", "virtue": -1}]));
    for (lang, message) in [
        ("en", "+1 virtue (H10) – may be declined"),
        ("fr", "+1 vertu (H10) – au choix du joueur"),
        ("ru", "добродетель: +1 (H10) — по желанию игрока"),
        ("hu", "+1 erény (H10) – nem kötelező"),
    ] {
        let text = run_with(&["reset", "-", "--lang", lang], sheet.to_string().as_bytes()).good();
        assert!(text.replace('\u{a0}', " ").contains(message), "{text}");
    }
    let solo = json!({"game": "architects", "players": [
        {"name": "Ana", "virtue": 7, "prison": 1}, {"name": "Helena", "opponent": true, "virtue": 7, "prison": 3}]});
    assert_eq!(reset(&solo)["players"][1]["unpaid_debts"], 1);
}

/// A sheet with one value put in, by a JSON pointer.
fn changed(sheet: &Value, pointer: &str, value: Value) -> Vec<u8> {
    let mut sheet = sheet.clone();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    match sheet.pointer_mut(parent).unwrap_or_else(|| panic!("{pointer}")) {
        Value::Object(map) => drop(map.insert(key.to_owned(), value)),
        Value::Array(list) => list[key.parse::<usize>().unwrap()] = value,
        _ => panic!("{pointer}"),
    }
    sheet.to_string().into_bytes()
}

#[test]
fn score_sheets_with_one_mistake() {
    let sheet: Value =
        serde_json::from_slice(&std::fs::read(data("score-architects.json")).unwrap()).unwrap();
    let solo = json!({"game": "architects", "players": [{"name": "Ana", "virtue": 7}],
                      "opponent": {"kind": "helena", "virtue": 7}});
    let opponent = solo["opponent"].clone();
    let cases: Vec<(&Value, &str, Value, &[&str])> = vec![
        (&sheet, "/game", json!("norenberc"), &["players[0].buildings", "talers"]),
        (&sheet, "/extra", json!(1), &["extra", "game, promo, players, opponent"]),
        (&sheet, "/promo", json!(1), &["promo", "true or false"]),
        (&sheet, "/players", json!([sheet["players"][0]]), &["players", "found 1", "2 to 5"]),
        (&sheet, "/players", json!([]), &["players", "found 0"]),
        (&sheet, "/players/1/name", json!("Red"), &["players[1].name", "nobody else"]),
        (&sheet, "/players/1/name", json!(" "), &["players[1].name", "not blank"]),
        (&sheet, "/players/0/virtue", json!(15), &["players[0].virtue", "found 15", "0 to 14"]),
        (&sheet, "/players/0/virtue", json!(-1), &["players[0].virtue", "found -1"]),
        (&sheet, "/players/0/virtue", json!(7.0), &["players[0].virtue", "found 7.0", "a whole number"]),
        (&sheet, "/players/0/virtue", json!(null), &["players[0].virtue", "null"]),
        (&sheet, "/players/0/cathedral", json!(6), &["players[0].cathedral", "0 to 5"]),
        (&sheet, "/players/0/gold", json!(1000), &["players[0].gold", "0 to 999"]),
        (&sheet, "/players/0/silver", json!("6"), &["players[0].silver", "“6”"]),
        (&sheet, "/players/0/unpaid_debts", json!(100), &["players[0].unpaid_debts", "0 to 99"]),
        (&sheet, "/players/0/paid_debts", json!(100), &["players[0].paid_debts", "0 to 99"]),
        (&sheet, "/players/0/prison", json!(21), &["players[0].prison", "0 to 20"]),
        (&sheet, "/players/0/captured", json!(21), &["players[0].captured", "0 to 20"]),
        (&sheet, "/players/0/skills", json!({"tiling": 6}), &["players[0].skills.tiling", "0 to 5"]),
        (&sheet, "/players/0/skills", json!({"tilling": 1}), &["players[0].skills.tilling", "tiling"]),
        (&sheet, "/players/0/hand", json!(1), &["players[0].hand", "buildings"]),
        (&sheet, "/players/0/buildings/0", json!("Aqueduct"), &["players[0].buildings[0]", "“Aqueduct”"]),
        (&sheet, "/players/0/buildings/0", json!("crane"), &["players[0].buildings[0]", "“crane”"]),
        (&sheet, "/players/0/buildings/0", json!("tavern"), &["players[0].buildings[3]", "“tavern” again"]),
        (&sheet, "/players/1/buildings/0", json!("tavern"), &["players[1].buildings[0]", "“tavern” again"]),
        (&sheet, "/players/0/character", json!("ada"), &["players[1].character", "nothing", "caroline"]),
        (&sheet, "/players/1/character", json!("ada"), &["players[1].character", "“ada”", "null"]),
        (&sheet, "/players/0/character", json!("hugo"), &["players[0].character", "“hugo”", "ada"]),
        (&sheet, "/opponent", opponent, &["players", "found 2", "exactly 1"]),
        (&solo, "/opponent", json!(null), &["players", "found 1", "2 to 5"]),
        (&solo, "/opponent/kind", json!("constantin"), &["opponent.kind", "constantine, helena"]),
        (&solo, "/opponent/gold", json!(1), &["opponent.gold", "marble"]),
        (&solo, "/opponent/guildhall", json!(21), &["opponent.guildhall", "0 to 20"]),
        (&solo, "/opponent/virtue", json!("7"), &["opponent.virtue", "“7”"]),
        (&solo, "/players/0/character", json!("ada"), &["players[0].character", "“ada”"]),
        (
            &solo,
            "/players/0/buildings",
            json!(["wood-market"]),
            &["players[0].buildings[0]", "“wood-market”"],
        ),
    ];
    for (sheet, pointer, value, words) in cases {
        run_with(&["score", "-"], &changed(sheet, pointer, value)).bad(words);
    }
    let mut full = sheet.clone();
    full["players"][0]["cathedral"] = json!(5);
    full["players"][1]["cathedral"] = json!(5);
    run_with(&["score", "-"], full.to_string().as_bytes()).bad(&[
        "players[1].cathedral",
        "found 2",
        "at most 1",
    ]);
    let mut crowded = solo.clone();
    crowded["players"][0]["cathedral"] = json!(5);
    crowded["opponent"]["cathedral"] = json!(5);
    run_with(&["score", "-"], crowded.to_string().as_bytes()).bad(&["opponent.cathedral", "found 2"]);
    let missing = json!({"game": "architects", "players": [{"name": "Ana"}, {"name": "Béla", "virtue": 1}]});
    run_with(&["score", "-"], missing.to_string().as_bytes()).bad(&["players[0].virtue", "found nothing"]);
    let twice = br#"{"game": "architects", "players": [{"name": "A", "virtue": 1, "virtue": 2}, {"name": "B", "virtue": 1}]}"#;
    run_with(&["score", "-"], twice).bad(&["players[0].virtue", "again"]);
    run_with(&["score", "-", "--box", &data("score-architects.json")], sheet.to_string().as_bytes())
        .bad(&["--box", "architects"]);
    for lang in ["fr", "ru", "hu"] {
        let run = run_with(&["score", "-", "--lang", lang], &changed(&sheet, "/players/0/virtue", json!(15)));
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{lang}: {}", run.err);
        assert!(run.err.contains("players[0].virtue") && run.err.contains("15"), "{}", run.err);
    }
}

#[test]
fn reset_sheets_with_one_mistake() {
    let sheet = json!({"game": "architects", "players": [
        {"name": "Ana", "virtue": 7, "market": 2}, {"name": "Béla", "virtue": 7, "prison": 2}]});
    let many = json!({"virtue": 6});
    let cases: Vec<(&str, Value, &[&str])> = vec![
        ("/game", json!("norenberc"), &["game", "“norenberc”", "architects"]),
        ("/promo", json!(true), &["promo", "game, players"]),
        ("/players", json!([sheet["players"][0]]), &["players", "found 1", "2 to 5"]),
        ("/players/0/name", json!("Béla"), &["players[1].name", "nobody else"]),
        ("/players/0/virtue", json!(15), &["players[0].virtue", "0 to 14"]),
        ("/players/1/market", json!(2), &["players[1].market", "found 4", "at most 3"]),
        ("/players/0/market", json!(4), &["players[0].market", "0 to 3"]),
        ("/players/0/prison", json!(19), &["players[0].market", "0 to 1"]),
        ("/players/0/gatekeepers", json!(6), &["players[0].gatekeepers", "0 to 5"]),
        ("/players/0/squires", many, &["players[0].squires.virtue", "0 to 5"]),
        ("/players/0/squires", json!({"silver": 1}), &["players[0].squires.silver", "virtue, gold, marble"]),
        ("/players/0/unpaid_debts", json!(100), &["players[0].unpaid_debts", "0 to 99"]),
        ("/players/0/character", json!("fara"), &["players[1].character", "nothing"]),
        ("/players/0/character", json!("sara"), &["players[0].character", "“sara”", "fara"]),
        ("/players/0/opponent", json!(1), &["players[0].opponent", "true or false"]),
        ("/players/0/gold", json!(1), &["players[0].gold", "squires"]),
    ];
    for (pointer, value, words) in cases {
        run_with(&["reset", "-"], &changed(&sheet, pointer, value)).bad(words);
    }
    let mut solo = sheet.clone();
    solo["players"][1]["opponent"] = json!(true);
    assert_eq!(reset(&solo)["players"][0]["prison"], 2);
    let cases: Vec<(&str, Value, &[&str])> = vec![
        ("/players/0/opponent", json!(true), &["players[1].opponent", "again"]),
        ("/players/1/gatekeepers", json!(1), &["players[1].gatekeepers", "exactly 0"]),
        ("/players/1/squires", json!({"gold": 1}), &["players[1].squires.gold", "exactly 0"]),
        ("/players/0/character", json!("ada"), &["players[0].character", "“ada”"]),
    ];
    for (pointer, value, words) in cases {
        run_with(&["reset", "-"], &changed(&solo, pointer, value)).bad(words);
    }
    let mut three = solo.clone();
    three["players"].as_array_mut().unwrap().push(json!({"name": "Cili", "virtue": 7}));
    run_with(&["reset", "-"], three.to_string().as_bytes()).bad(&["players", "found 3", "exactly 2"]);
}

#[test]
fn tournaments_take_what_belongs_to_this_game_and_nothing_else() {
    let base = ["simulate", "--game", "architects", "--players", "3", "--games", "3", "--seed", "4"];
    let with = |more: &[&'static str]| -> Vec<&'static str> { [&base[..], more].concat() };
    let folder = Folder::new("architects-tournament");
    let file = folder.path("games.jsonl");
    let options =
        ["--bots", "greedy,random,greedy", "--characters", "dealt", "--promo", "--conspirator", "capture"];
    let mut args = with(&options);
    args.extend(["--format", "json", "--record", &file]);
    let report = run(&args).json();
    assert_eq!((&report["game"], &report["games"]), (&json!("architects"), &json!(3)));
    assert_eq!(report["broken_off"], 0);
    assert!(report["bots"][0]["vp_mean"].as_f64() > report["bots"][1]["vp_mean"].as_f64());
    let games = std::fs::read_to_string(&file).unwrap();
    for line in games.lines() {
        let game: Value = serde_json::from_str(line).unwrap();
        assert_eq!(game["setup"]["characters"], "dealt");
        assert_eq!((&game["setup"]["promo"], &game["setup"]["hands"]), (&json!(true), &json!("told")));
        assert_eq!(game["setup"]["conspirator"], "capture");
        let record = Record::<Architects>::read(line.as_bytes()).unwrap();
        assert_eq!(record.replay().1, Ok(()));
    }
    let answers = run(&["replay", &file, "--format", "json"]).good();
    assert_eq!(answers.lines().count(), 3);
    assert!(answers.lines().all(|line| line.contains("\"game\":\"architects\"")), "{answers}");
    let text = run(&with(&["--bots", "random,random,random"])).good();
    assert!(text.contains("3 games") && text.contains("random-1"), "{text}");
    run(&with(&["--bots", "easy,greedy,greedy"])).bad(&["--bots", "“easy”", "random, greedy"]);
    run(&with(&["--bots", "greedy,greedy"])).bad(&["--bots", "3 bots"]);
    run(&with(&["--bots", "greedy,greedy,greedy", "--characters", "all"]))
        .bad(&["--characters", "none, dealt"]);
    run(&with(&["--bots", "greedy,greedy,greedy", "--conspirator", "x"]))
        .bad(&["--conspirator", "visit, capture"]);
    run(&with(&["--bots", "greedy,greedy,greedy", "--box", "-"])).bad(&["--box", "architects"]);
    let other =
        ["simulate", "--players", "2", "--bots", "random,random", "--games", "2", "--seed", "1", "--promo"];
    run(&other).bad(&["--promo", "norenberc"]);
    run(&[
        "simulate",
        "--game",
        "architects",
        "--players",
        "6",
        "--bots",
        "random",
        "--games",
        "1",
        "--seed",
        "1",
    ])
    .bad(&["--players", "2 to 5"]);
}

#[test]
fn what_this_game_does_not_have_yet_is_refused() {
    let folder = Folder::new("architects-refused");
    let file = folder.file("game.jsonl", example());
    run(&["advise", &file]).bad(&["no bots for this game"]);
    run(&["ladder", "--game", "architects", "--games", "4", "--seed", "1"]).bad(&["no bots"]);
    run(&["train", "--game", "architects", "--players", "2", "--seed", "1"]).bad(&["no bots"]);
    run(&["favorites", &data("score-architects.json")]).bad(&["score-architects.json"]);
    run(&["reset", &data("score-rulebook.json")]).bad(&["“norenberc”", "architects"]);
    run(&[
        "simulate",
        "--game",
        "chess",
        "--players",
        "2",
        "--bots",
        "random,random",
        "--games",
        "2",
        "--seed",
        "1",
    ])
    .bad(&["--game", "norenberc, architects"]);
}

#[test]
fn the_help_names_what_there_is_in_four_languages() {
    for lang in ["en", "fr", "ru", "hu"] {
        assert!(run(&["--help", "--lang", lang]).good().contains("  reset"), "{lang}");
        let help = |command| run(&[command, "--help", "--lang", lang]).good();
        let simulate = help("simulate");
        for option in ["--characters <none|dealt>", "--promo", "--conspirator <visit|capture>"] {
            assert!(simulate.contains(option), "{simulate}");
        }
        assert!(help("score").contains("\"opponent\": {\"kind\": \"helena\""), "{lang}");
        let reset = help("reset");
        assert!(reset.contains("guildhall reset") && reset.contains("\"gatekeepers\": 1"), "{reset}");
        for text in [simulate, reset] {
            assert!(!text.contains("commands-") && !text.contains("cli-"), "a text is missing: {text}");
        }
    }
}

#[test]
fn the_example_holds_and_shows_every_part_of_the_format() {
    let line = example();
    let report = run_with(&["replay", "-", "--format", "json"], line.as_bytes()).json();
    assert_eq!((&report["line"], &report["game"]), (&json!(1), &json!("architects")));
    let record = Record::<Architects>::read(line.trim_end().as_bytes()).unwrap();
    let (table, holds) = record.replay();
    assert_eq!(holds, Ok(()));
    assert_eq!(record.write(&table), line.trim_end(), "it reads as it is written");
    // Every action of the format is documented where the README says it is.
    let source = include_str!("../../src/storage/architects/record/read.rs");
    let documented = include_str!("../../src/storage/architects/record/mod.rs");
    let readme = include_str!("../../README.md");
    let forms = source.lines().filter_map(|line| line.trim().strip_prefix("Self::")?.split_once(" => (\""));
    let ids: Vec<&str> = forms.filter_map(|(_, rest)| rest.split('"').next()).collect();
    assert_eq!(ids.len(), 31, "{ids:?}");
    for id in ids {
        assert!(documented.contains(&format!("//! | `{id}` |")), "{id} is not documented");
    }
    assert!(readme.contains("](src/storage/architects/record/mod.rs)"), "the README links to the format");
    for (text, name) in [(readme, "the README"), (documented, "the format")] {
        assert!(text.contains("assets/architects/example-game.jsonl"), "{name} names the example");
    }
}

/// The example with its events changed.
fn with_events(change: impl Fn(&mut Vec<Value>)) -> String {
    let mut game: Value = serde_json::from_str(&example()).unwrap();
    change(game["events"].as_array_mut().unwrap());
    game.as_object_mut().unwrap().remove("scores");
    game.to_string()
}

#[test]
fn the_first_event_that_is_not_allowed_is_named_in_four_languages() {
    let events: Vec<Value> =
        serde_json::from_value(serde_json::from_str::<Value>(&example()).unwrap()["events"].clone()).unwrap();
    let first = events.iter().position(|event| event["action"] == "place").unwrap();
    let game = with_events(|events| events[first]["place"] = json!("prison"));
    for (lang, message) in [
        ("en", "Nobody may place a worker in the Prison. (T5)"),
        ("fr", "Personne ne peut placer d’ouvrier en Prison. (T5)"),
        ("ru", "В тюрьму рабочих не выставляют. (T5)"),
        ("hu", "A börtönbe senki sem helyezhet munkást. (T5)"),
    ] {
        let run = run_with(&["replay", "-", "--lang", lang], game.as_bytes());
        assert_eq!((run.status, run.err.as_str()), (1, ""), "{lang}");
        assert!(run.out.replace('\u{a0}', " ").contains(message), "{}", run.out);
    }
    let run = run_with(&["replay", "-", "--format", "json"], game.as_bytes());
    let answer: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(answer["refusal"]["code"], "prison-closed");
    assert_eq!((&answer["event"], &answer["game"]), (&json!(first), &json!("architects")));
    let cut = with_events(|events| events.truncate(first + 1));
    let answer = run_with(&["replay", "-", "--format", "json"], cut.as_bytes()).json();
    assert_eq!(answer["unfinished"], json!({"events": first + 1, "turn": 2}));
    assert_eq!(answer["game"], "architects");
    let text = run_with(&["replay", "-"], cut.as_bytes()).good();
    assert!(text.contains("turn 2."), "{text}");
    let mut wrong: Value = serde_json::from_str(&example()).unwrap();
    wrong["scores"]["players"][0]["total"] = json!(99);
    let run = run_with(&["replay", "-"], wrong.to_string().as_bytes());
    assert_eq!(run.status, 1);
    assert!(run.out.contains("do not follow"), "{}", run.out);
}

#[test]
fn records_with_one_mistake() {
    let game: Value = serde_json::from_str(&example()).unwrap();
    let cases: Vec<(&str, Value, &[&str])> = vec![
        ("/setup/characters", json!("some"), &["setup.characters", "none, dealt"]),
        ("/setup/characters", json!(["ada"]), &["setup.characters", "found 1", "exactly 2"]),
        ("/setup/characters", json!(["ada", "ada"]), &["setup.characters[1]", "“ada” again"]),
        ("/setup/characters", json!(["ada", "eve"]), &["setup.characters[1]", "“eve”"]),
        ("/setup/promo", json!("no"), &["setup.promo", "true or false"]),
        ("/setup/conspirator", json!("never"), &["setup.conspirator", "visit, capture"]),
        ("/setup/hands", json!("open"), &["setup.hands", "told, sealed"]),
        ("/setup/box", json!({}), &["setup.box", "characters"]),
        ("/broken_off", json!(0), &["broken_off", "found 0"]),
        ("/events/0/goods", json!({"clay": 1}), &["events[0].goods", "1 clay", "1 stone + 1 marble"]),
        ("/events/0/card", json!(1), &["events[0].card", "actor, action, goods"]),
        ("/events/0/action", json!("jump"), &["events[0].action", "“jump”", "turn-over"]),
        ("/events/1/row", json!(3), &["events[1].row", "1 to 2"]),
        ("/events/1/column", json!(0), &["events[1].column", "1 to 4"]),
        ("/events/1/apprentice", json!("wizard"), &["events[1].apprentice", "“wizard”"]),
        ("/events/1/actor", json!("Zoé"), &["events[1].actor", "Ana, Béla"]),
    ];
    for (pointer, value, words) in cases {
        run_with(&["replay", "-"], &changed(&game, pointer, value)).bad(words);
    }
    let one = |event: Value| with_events(|events| events[0] = event.clone());
    let cases: Vec<(Value, &[&str])> = vec![
        (
            json!({"actor": "Ana", "action": "place", "place": "black-market"}),
            &["space", "small, middle, large"],
        ),
        (
            json!({"actor": "Ana", "action": "place", "place": "quarry", "space": "small"}),
            &["space", "place"],
        ),
        (json!({"actor": "Ana", "action": "place", "place": "market"}), &["place", "black-market"]),
        (json!({"actor": "Ana", "action": "take-back"}), &["place", "found nothing", "quarry"]),
        (
            json!({"actor": "Ana", "action": "take-back", "place": "quarry", "player": "Béla"}),
            &["events[0].player"],
        ),
        (json!({"actor": "Ana", "action": "trade"}), &["events[0].for", "virtue, marble"]),
        (json!({"actor": "Ana", "action": "trade", "for": "gold", "goods": {}}), &["for", "“gold”"]),
        (
            json!({"actor": "Ana", "action": "trade", "for": "virtue", "apprentice": "miner"}),
            &["events[0].for", "apprentice"],
        ),
        (json!({"actor": "Ana", "action": "pay", "goods": {"wood": 0}}), &["goods.wood", "1 to 255"]),
        (json!({"actor": null, "action": "reward", "reward": 12}), &["reward", "1 to 11"]),
        (json!({"actor": null, "action": "turn-over", "card": 11}), &["card", "1 to 10"]),
        (json!({"actor": "Ana", "action": "pick"}), &["building", "found nothing"]),
        (json!({"actor": "Ana", "action": "guard", "guard": "sell"}), &["guard", "sell-captured"]),
    ];
    for (event, words) in cases {
        run_with(&["replay", "-"], one(event).as_bytes()).bad(words);
    }
}

#[test]
fn a_game_that_was_broken_off_has_no_result_and_holds() {
    let line = circling_game();
    let written: Value = serde_json::from_str(&line).unwrap();
    assert_eq!(written["scores"], Value::Null);
    assert!(written.as_object().unwrap().contains_key("scores"));
    let turns = written["broken_off"].as_u64().unwrap();
    assert!((1000..1010).contains(&turns), "{turns}");
    let answer = run_with(&["replay", "-", "--format", "json"], line.as_bytes()).json();
    assert_eq!(answer, json!({"game": "architects", "line": 1, "broken_off": turns}));
    for (lang, message) in
        [("en", "Broken off after"), ("fr", "interrompue"), ("ru", "прервана"), ("hu", "Félbeszakítva")]
    {
        let text = run_with(&["replay", "-", "--lang", lang], line.as_bytes()).good();
        assert!(text.contains(message) && text.contains(&turns.to_string()), "{text}");
    }
    // A game that goes on, or is over, was not broken off; nor after another number of turns.
    let wrong = line.replace(&format!("\"broken_off\":{turns}"), "\"broken_off\":7");
    assert_eq!(run_with(&["replay", "-"], wrong.as_bytes()).status, 1);
    let mut finished: Value = serde_json::from_str(&example()).unwrap();
    finished["broken_off"] = json!(1000);
    let record = Record::<Architects>::read(finished.to_string().as_bytes()).unwrap();
    assert_eq!(record.replay().1, Err(RecordError::<Refusal>::Scores));
}
