//! Bad input gets status 2, one clear message, and nothing on standard output.

use serde_json::{Value, json};

use crate::support::{Folder, data, example_game, run, run_with, two_random};

const FILE_COMMANDS: [&str; 3] = ["score", "favorites", "replay"];

#[test]
fn files_that_are_no_sheets() {
    let folder = Folder::new("no-sheets");
    let nested = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let huge = format!("{{\"game\": \"{}\"}}", "x".repeat(1 << 20));
    let spaces = " ".repeat(1 << 20) + " {}";
    let cases: &[(&str, &[u8], &[&str])] = &[
        ("no-json", b"hello", &["line 1, column 1", "“h”", "JSON"]),
        ("cut-off", b"{\"game\": \"norenberc\", \"play", &["an unexpected end", "JSON"]),
        ("two-values", b"{} {}", &["line 1, column 4"]),
        ("list", b"[]", &["a list", "an object"]),
        ("number", b"12", &["found 12", "an object"]),
        ("text", b"\"game\"", &["“game”", "an object"]),
        ("utf8", b"{\"game\": \"\xff\xfe\"}", &["byte 10", "UTF-8"]),
        ("nested", nested.as_bytes(), &["too many levels"]),
        ("huge", huge.as_bytes(), &["1 MiB"]),
        ("spaces", spaces.as_bytes(), &["1 MiB"]),
        ("empty-object", b"{}", &["found nothing"]),
    ];
    for command in FILE_COMMANDS {
        for (name, bytes, words) in cases {
            let file = folder.file(name, bytes);
            run(&[command, &file]).bad(&[words, &[*name] as &[&str]].concat());
            run_with(&[command, "-"], bytes).bad(words);
        }
    }
    for command in ["score", "favorites"] {
        run_with(&[command, "-"], b"").bad(&["standard input", "found nothing"]);
    }
}

#[test]
fn files_that_cannot_be_read() {
    let folder = Folder::new("unreadable");
    for command in FILE_COMMANDS {
        run(&[command, &folder.path("missing.json")]).bad(&["missing.json", "no such file"]);
        run(&[command, &folder.path(".")]).bad(&["directory"]);
        run(&[command]).bad(&["FILE"]);
        run(&[command, "a", "b"]).bad(&["“b”"]);
    }
}

/// A sheet with one value replaced or added, by a JSON pointer.
fn changed(sheet: &Value, pointer: &str, value: Value) -> Vec<u8> {
    let mut sheet = sheet.clone();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    let parent = sheet.pointer_mut(parent).unwrap_or_else(|| panic!("{pointer}"));
    match parent {
        Value::Object(map) => {
            map.insert(key.to_owned(), value);
        }
        Value::Array(list) => list[key.parse::<usize>().unwrap()] = value,
        _ => panic!("{pointer}"),
    }
    sheet.to_string().into_bytes()
}

fn without(sheet: &Value, pointer: &str) -> Vec<u8> {
    let mut sheet = sheet.clone();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    sheet.pointer_mut(parent).unwrap().as_object_mut().unwrap().remove(key).unwrap();
    sheet.to_string().into_bytes()
}

#[test]
fn score_sheets_with_one_mistake() {
    let sheet: Value = serde_json::from_slice(&std::fs::read(data("score-rulebook.json")).unwrap()).unwrap();
    let craftsman = |guild: &str, value: u8| json!({"guild": guild, "value": value});
    let cases: Vec<(&str, Value, &[&str])> = vec![
        ("/game", json!("chess"), &["game", "“chess”", "norenberc"]),
        ("/game", json!(7), &["game", "found 7", "norenberc"]),
        ("/extra", json!(1), &["extra", "the keys game, players"]),
        ("/players", json!({}), &["players", "an object", "a list"]),
        ("/players", json!([sheet["players"][0]]), &["players", "found 1", "2 to 5"]),
        ("/players/1/name", json!("Blue"), &["players[1].name", "“Blue”", "nobody else"]),
        ("/players/1/name", json!("  \t"), &["players[1].name", "not blank"]),
        ("/players/1/name", json!(null), &["players[1].name", "null"]),
        ("/players/0/talers", json!(-1), &["players[0].talers", "found -1", "from 0 to 9999"]),
        ("/players/0/talers", json!(10000), &["players[0].talers", "found 10000"]),
        ("/players/0/talers", json!(1.5), &["players[0].talers", "found 1.5", "a whole number"]),
        ("/players/0/talers", json!("9"), &["players[0].talers", "“9”", "a whole number"]),
        ("/players/0/talers", json!(null), &["players[0].talers", "null"]),
        ("/players/0/tallers", json!(9), &["players[0].tallers", "talers"]),
        ("/players/0/craftsmen/0/value", json!(1), &["players[0].craftsmen[0].value", "found 1;", "2 to 7"]),
        ("/players/0/craftsmen/0/value", json!(8), &["players[0].craftsmen[0].value", "found 8"]),
        (
            "/players/0/craftsmen/0/guild",
            json!("hatters"),
            &["players[0].craftsmen[0].guild", "“hatters”", "brewers, bakers, shoemakers, printers."],
        ),
        ("/players/0/craftsmen/0/guild", json!("Brewers"), &["“Brewers”"]),
        (
            "/players/0/craftsmen/0/agent",
            json!(true),
            &["players[0].craftsmen[0].agent", "the keys guild, value"],
        ),
        ("/players/0/craftsmen/0", json!(4), &["players[0].craftsmen[0]", "an object"]),
        (
            "/players/0/craftsmen",
            json!(vec![craftsman("bakers", 2); 6]),
            &["players[2].craftsmen[5]", "found 12", "at most 11"],
        ),
        (
            "/players/0/crests",
            json!(["brewers", "brewers", "brewers"]),
            &["players[2].crests[0]", "found 5", "at most 4"],
        ),
        ("/players/0/crests/0", json!("tailors"), &["players[0].crests[0]", "“tailors”"]),
        ("/players/0/prestige_crests", json!(5), &["players[0].prestige_crests", "found 5"]),
        ("/players/0/prestige_crests", json!(3), &["players[2].prestige_crests", "found 5", "at most 4"]),
        ("/players/1/townsmen/0", json!("thief"), &["players[1].townsmen[0]", "“thief”", "apprentice"]),
        ("/players/1/townsmen/0", json!("peddler"), &["players[1].townsmen[0]", "“peddler”"]),
        ("/players/1/townsmen/0", json!("mayor"), &["“mayor”"]),
        ("/players/1/townsmen/0", json!("councilman"), &["“councilman”"]),
        ("/players/1/townsmen/0", json!("burglar"), &["“burglar”"]),
        ("/players/1/townsmen/0", json!("guardsman"), &["“guardsman”"]),
        ("/players/1/townsmen/0", json!(["engraver"]), &["players[1].townsmen[0]", "a list", "engraver"]),
    ];
    for (pointer, value, words) in cases {
        run_with(&["score", "-"], &changed(&sheet, pointer, value)).bad(words);
    }
    for (pointer, at) in [
        ("/game", "game"),
        ("/players", "players"),
        ("/players/0/name", "players[0].name"),
        ("/players/2/talers", "players[2].talers"),
        ("/players/0/craftsmen/0/value", "players[0].craftsmen[0].value"),
    ] {
        run_with(&["score", "-"], &without(&sheet, pointer)).bad(&[at, "found nothing"]);
    }
    let twice = sheet.to_string().replacen("\"talers\":9", "\"talers\":9,\"talers\":9", 1);
    run_with(&["score", "-"], twice.as_bytes()).bad(&["players[0].talers", "“talers” again", "once"]);
}

#[test]
fn favorites_sheets_with_one_mistake() {
    let sheet = json!({"game": "norenberc", "turn_order": ["A", "B"], "prestige_guild": "bakers", "players": [
        {"name": "A", "talers": 3, "goods": {"beer": 2, "shoe": 1}, "peddlers": ["beer"]},
        {"name": "B", "goods": {"beer": 9}}]});
    run_with(&["favorites", "-"], sheet.to_string().as_bytes()).good();
    let cases: Vec<(&str, Value, &[&str])> = vec![
        ("/turn_order", json!(["A"]), &["turn_order", "nothing for “B”", "every player once"]),
        ("/turn_order", json!(["A", "A"]), &["turn_order[1]", "“A” again", "every player once"]),
        ("/turn_order", json!(["A", "C"]), &["turn_order[1]", "“C”", "A, B"]),
        ("/turn_order", json!(["A", "B", "A"]), &["turn_order[2]"]),
        ("/turn_order", json!("A"), &["turn_order", "a list"]),
        (
            "/prestige_guild",
            json!("printers"),
            &["prestige_guild", "“printers”", "brewers, bakers, shoemakers"],
        ),
        ("/players/0/goods/hat", json!(1), &["players[0].goods.hat", "beer, pastry, shoe"]),
        ("/players/0/goods/beer", json!(13), &["players[0].goods.beer", "found 13"]),
        ("/players/0/goods/beer", json!(-2), &["players[0].goods.beer", "found -2"]),
        ("/players/0/goods/beer", json!(3), &["players[1].goods.beer", "found 13", "at most 12"]),
        ("/players/0/goods", json!(["beer"]), &["players[0].goods", "an object"]),
        ("/players/0/peddlers", json!(["beer", "beer"]), &["players[1].goods.beer", "found 13"]),
        ("/players/0/peddlers/0", json!("hat"), &["players[0].peddlers[0]", "“hat”"]),
        ("/players/0/talers", json!(1e9), &["players[0].talers"]),
        ("/players/0/talers", json!(false), &["players[0].talers", "true or false"]),
        ("/players/1/name", json!("A"), &["players[1].name", "nobody else"]),
        ("/players/1/crests", json!([]), &["players[1].crests"]),
    ];
    for (pointer, value, words) in cases {
        run_with(&["favorites", "-"], &changed(&sheet, pointer, value)).bad(words);
    }
    run_with(&["favorites", "-"], &without(&sheet, "/turn_order")).bad(&["turn_order", "found nothing"]);
}

#[test]
fn recorded_games_with_one_mistake() {
    let game: Value = serde_json::from_str(&example_game()).unwrap();
    run_with(&["replay", "-"], game.to_string().as_bytes()).good();
    let cases: Vec<(&str, Value, &[&str])> = vec![
        ("/format", json!(2), &["format", "found 2", "formats up to 1"]),
        ("/format", json!(0), &["format", "found 0"]),
        ("/format", json!("1"), &["format", "“1”"]),
        ("/game", json!("chess"), &["game", "“chess”", "norenberc, architects"]),
        ("/note", json!(""), &["note", "the keys"]),
        ("/setup/players/0", json!("Béla"), &["setup.players[1]", "nobody else"]),
        ("/setup/planning", json!("open"), &["setup.planning", "cards, counts"]),
        ("/setup/bots", json!(["random"]), &["setup.bots", "found 1"]),
        ("/setup/turn_order", json!(["Ana"]), &["setup.turn_order", "“Béla”", "every player once"]),
        ("/setup/box/townsmen/burglar", json!(2), &["setup.box.townsmen", "found 25", "exactly 26"]),
        (
            "/setup/box/craftsmen/0/count",
            json!(1),
            &["setup.box.craftsmen", "10 for the Brewers", "exactly 11"],
        ),
        (
            "/setup/workshops/brewers/0/value",
            json!(7),
            &["setup.lodgings.bakers[2]", "cannot hold this tile"],
        ),
        (
            "/setup/workshops/brewers/0/guild",
            json!("bakers"),
            &["setup.workshops.brewers[0].guild", "“bakers”"],
        ),
        ("/setup/workshops/hatters", json!([]), &["setup.workshops.hatters"]),
        ("/setup/workshops/brewers", json!([]), &["setup.workshops.brewers", "found 0", "exactly 5"]),
        ("/setup/lodgings/bakers", json!(["mayor"]), &["setup.lodgings.bakers", "found 1", "exactly 3"]),
        ("/scores", json!(5), &["scores", "found 5", "an object"]),
        ("/setup/lodgings/brewers/0", json!("thief"), &["setup.lodgings.brewers[0]", "“thief”"]),
        ("/events/0/action", json!("dance"), &["events[0].action", "“dance”", "plan"]),
        ("/events/0/actor", json!("Csaba"), &["events[0].actor", "“Csaba”", "Ana, Béla"]),
        ("/events/0/cards", json!(2), &["events[0].cards", "the keys actor, action, guilds"]),
        ("/events/0/guilds/0", json!("beer"), &["events[0].guilds[0]", "“beer”"]),
        ("/events/4/goods/beer", json!(13), &["events[4].goods.beer", "found 13"]),
        ("/events/3/window", json!(5), &["events[3].window", "found 5", "1 to 4"]),
        ("/events", json!({}), &["events", "a list"]),
    ];
    for (pointer, value, words) in cases {
        run_with(&["replay", "-"], &changed(&game, pointer, value))
            .bad(&[words, &["line 1"] as &[&str]].concat());
    }
    for pointer in
        ["/format", "/game", "/setup", "/events", "/setup/box", "/setup/players", "/events/0/actor"]
    {
        run_with(&["replay", "-"], &without(&game, pointer)).bad(&["found nothing"]);
    }
    // A second game that is cut off in the middle: the good first one does not show on standard output either.
    let mut two = example_game();
    two.push_str(&example_game()[..2000]);
    run_with(&["replay", "-"], two.as_bytes()).bad(&["line 2", "an unexpected end", "one game on one line"]);
}

#[test]
fn boxes_that_are_none() {
    let folder = Folder::new("boxes");
    let simulate = |file: &str| run(&two_random(&["--box", file]));
    let default =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/norenberc/box.toml")).unwrap();
    simulate(&folder.file("default.toml", &default)).good();
    for (name, text, words) in [
        ("syntax.toml", "craftsmen = [".to_owned(), &["syntax.toml", "line 1", "TOML"] as &[&str]),
        ("empty.toml", String::new(), &["craftsmen", "found nothing"]),
        (
            "ten.toml",
            default.replacen("count = 2", "count = 1", 1),
            &["craftsmen", "10 for the Brewers", "exactly 11"],
        ),
        (
            "value.toml",
            default.replacen("value = 7", "value = 8", 1),
            &["craftsmen[6].value", "found 8", "2 to 7"],
        ),
        ("kind.toml", default.replacen("mayor = 1", "major = 1", 1), &["townsmen.major", "mayor"]),
        ("many.toml", default.replacen("mayor = 1", "mayor = 2", 1), &["townsmen", "found 27", "exactly 26"]),
        ("twice.toml", default.replacen("mayor = 1", "mayor = 1\nmayor = 1", 1), &["twice.toml"]),
        ("huge.toml", "#".repeat((1 << 20) + 1), &["1 MiB"]),
    ] {
        simulate(&folder.file(name, text)).bad(words);
    }
    simulate(&folder.file("utf8.toml", [0xff, 0xfe])).bad(&["UTF-8"]);
    simulate(&folder.path("missing.toml")).bad(&["no such file"]);
    simulate(&folder.path(".")).bad(&["directory"]);
}

#[test]
fn arguments_that_make_no_sense() {
    let simulate = |args: &[&str]| run(&[&["simulate"], args].concat());
    run(&["dance"]).bad(&["“dance”", "score, picture, favorites, reset, simulate, replay, advise, box"]);
    run(&["--dance"]).bad(&["--dance"]);
    run(&["score", "x", "--lang", "de"]).bad(&["--lang", "“de”", "en, fr, ru, hu"]);
    run(&["score", "x", "--format", "xml"]).bad(&["--format", "“xml”", "text, json"]);
    run(&["score", "x", "--format"]).bad(&["--format", "needs a value"]);
    run(&["score", "x", "--lang", "en", "--lang", "en"]).bad(&["--lang", "more than once"]);
    simulate(&[]).bad(&["--players", "--bots", "--games", "--seed"]);
    let full =
        |players, bots, games, seed| ["--players", players, "--bots", bots, "--games", games, "--seed", seed];
    simulate(&full("6", "random", "1", "1")).bad(&["--players", "“6”", "2 to 5"]);
    simulate(&full("x", "random", "1", "1")).bad(&["--players", "“x”"]);
    simulate(&full("2", "random", "1", "1")).bad(&["--bots", "2 bots"]);
    simulate(&full("2", "random,clever", "1", "1")).bad(&["--bots", "“clever”", "random, greedy"]);
    simulate(&full("2", "random,,random", "1", "1")).bad(&["--bots", "“”"]);
    simulate(&full("2", "random,random", "0", "1")).bad(&["--games", "“0”"]);
    simulate(&full("2", "random,random", "1", "-1")).bad(&["--seed", "“-1”"]);
    simulate(&full("2", "random,random", "1", "99999999999999999999")).bad(&["--seed"]);
    let threads = [&full("2", "random,random", "1", "1")[..], &["--threads", "0"]].concat();
    simulate(&threads).bad(&["--threads", "“0”"]);
    let record = |path| [&full("2", "random,random", "1", "1")[..], &["--record", path]].concat();
    simulate(&record("-")).bad(&["--record", "“-”"]);
    simulate(&record(env!("CARGO_MANIFEST_DIR"))).bad(&["directory"]);
    simulate(&record(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml/x"))).bad(&["no such folder"]);
}

#[test]
fn marks_that_nobody_sees_do_no_harm() {
    let sheet = std::fs::read(data("score-rulebook.json")).unwrap();
    run_with(&["score", "-"], &[b"\xef\xbb\xbf", &sheet[..]].concat()).good();
    let crlf = String::from_utf8(sheet).unwrap().replace('\n', "\r\n");
    run_with(&["score", "-"], crlf.as_bytes()).good();
    let blank = crlf.replacen("Blue", "\u{200b}", 1);
    run_with(&["score", "-"], blank.as_bytes()).bad(&["players[0].name", "not blank"]);
}

#[test]
fn what_is_quoted_is_short_and_harmless() {
    let sheet = json!({"game": format!("\u{1b}[31m{}", "x".repeat(5000)), "players": []});
    let run = run_with(&["score", "-"], sheet.to_string().as_bytes());
    assert!(!run.err.contains('\u{1b}'), "nothing that a terminal would obey");
    assert!(run.err.len() < 300, "{}", run.err.len());
    run.bad(&["game"]);
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_said() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let run = std::process::Command::new(env!("CARGO_BIN_EXE_guildhall"))
        .args(["box", "--lang", "en"])
        .stdout(full)
        .output()
        .unwrap();
    let message = String::from_utf8(run.stderr).unwrap();
    assert_eq!(run.status.code(), Some(1), "{message}");
    assert!(message.contains("the disk is full"), "{message}");
}
