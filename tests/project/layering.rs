//! One crate cannot enforce its layers, so this reads the imports.

use crate::files;

/// Each layer, and the layers it may use.
const LAYERS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("norenberc", &["game"]),
    ("architects", &["game"]),
    ("bots", &["game", "norenberc", "architects"]),
    ("storage", &["game", "norenberc", "architects", "titles"]),
    // A table keeps its journal in files, and its values are described like the engine's: so it stands between the two.
    // A played game has bots at its table.
    ("companion", &["game", "norenberc", "architects", "titles", "bots", "storage"]),
    ("play", &["game", "norenberc", "architects", "titles", "bots", "companion"]),
    ("i18n", &["game", "norenberc", "architects", "titles", "bots", "storage", "companion"]),
    ("assistant", &["game", "norenberc", "architects", "titles", "storage", "i18n"]),
    (
        "ui",
        &[
            "game",
            "norenberc",
            "architects",
            "titles",
            "bots",
            "storage",
            "companion",
            "play",
            "i18n",
            "assistant",
        ],
    ),
    (
        "cli",
        &["game", "norenberc", "architects", "titles", "bots", "storage", "companion", "i18n", "assistant"],
    ),
];

/// Single files that may use one layer more: the picture of a result is drawn by the window's own painting, so that both
/// look the same, and it needs no display.
const EXCEPTIONS: &[(&str, &str)] = &[("src/cli/picture.rs", "ui")];

/// What rules must not know.
const NOT_FOR_RULES: &[&str] =
    &["std::fs", "std::io", "std::time", "std::thread", "std::env", "fluent", "egui", "rand::rng(", "clap"];

/// The layer of a source file, if it is in one.
fn layer(path: &str) -> Option<&str> {
    let rest = path.strip_prefix("src/")?;
    rest.split_once('/').map(|(layer, _)| layer)
}

/// What is wrong with one source.
fn faults(path: &str, source: &str) -> Vec<String> {
    let Some(layer) = layer(path) else { return Vec::new() };
    let Some((_, allowed)) = LAYERS.iter().find(|(name, _)| *name == layer) else {
        return vec![format!("{path}: the layer {layer} is not known here")];
    };
    let mut faults = Vec::new();
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    for line in code {
        if line.contains("crate::{") {
            faults.push(format!("{path}: one import a layer, so that this can read them: {line}"));
        }
        for used in line.split("crate::").skip(1) {
            let used = used.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
            let allowed = allowed.contains(&used) || EXCEPTIONS.contains(&(path, used));
            if !used.is_empty() && used != layer && !allowed {
                faults.push(format!("{path}: {layer} must not use {used}: {line}"));
            }
        }
        if matches!(layer, "game" | "norenberc" | "architects") {
            let named = NOT_FOR_RULES.iter().filter(|name| line.contains(**name));
            faults.extend(named.map(|name| format!("{path}: rules must not know {name}: {line}")));
        }
        // A bot gets an observation. Only the tournament, which plays no side, sees a table.
        if layer == "bots" && path != "src/bots/tournament.rs" && line.contains("Table") {
            faults.push(format!("{path}: a bot must not name a table: {line}"));
        }
    }
    faults
}

#[test]
fn every_layer_uses_only_those_below_it() {
    let faults: Vec<_> = files("src", "rs").iter().flat_map(|(path, source)| faults(path, source)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_layering_test_would_notice() {
    for (path, line) in [
        ("src/game/log.rs", "use crate::norenberc::State;"),
        ("src/norenberc/state.rs", "use crate::storage::Record;"),
        ("src/norenberc/state.rs", "let now = std::time::Instant::now();"),
        ("src/architects/state.rs", "let now = std::time::Instant::now();"),
        ("src/architects/state.rs", "use crate::norenberc::State;"),
        ("src/storage/input.rs", "fn f(texts: &crate::i18n::Texts) {}"),
        ("src/bots/greedy.rs", "use crate::game::{Actor, Table};"),
        ("src/game/log.rs", "use crate::{norenberc::State};"),
        ("src/cli/score.rs", "use crate::ui::picture::ResultPicture;"),
        ("src/other/new.rs", ""),
    ] {
        assert_eq!(faults(path, line).len(), 1, "{path}: {line}");
    }
    assert!(
        faults("src/norenberc/state.rs", "use crate::game::Seat; // crate::game\n//! crate::cli").is_empty()
    );
}

/// The titles. Each has a folder of its own in every layer, and is named nowhere else.
const TITLES: &[&str] = &["norenberc", "architects"];

/// The one list of titles names them.
const LIST_OF_TITLES: &str = "src/titles.rs";

/// Files of every title's that still name one. None may be added, and whoever frees one strikes it off.
const NOT_FREE_YET: &[&str] = &[
    "src/cli/picture.rs",
    "src/ui/app.rs",
    "src/ui/app/files.rs",
    "src/ui/app/play.rs",
    "src/ui/app/table.rs",
    "src/ui/art.rs",
    "src/ui/news.rs",
    "src/ui/picture.rs",
    "src/ui/playing.rs",
    "src/ui/screens/box_editor.rs",
    "src/ui/screens/files.rs",
    "src/ui/screens/gallery.rs",
    "src/ui/screens/home.rs",
    "src/ui/screens/houses/house.rs",
    "src/ui/screens/houses/mats.rs",
    "src/ui/screens/houses/mod.rs",
    "src/ui/screens/houses/moved.rs",
    "src/ui/screens/houses/parts.rs",
    "src/ui/screens/moves/act.rs",
    "src/ui/screens/moves/guest.rs",
    "src/ui/screens/moves/mod.rs",
    "src/ui/screens/moves/parts.rs",
    "src/ui/screens/play/events.rs",
    "src/ui/screens/play/hint.rs",
    "src/ui/screens/play/mod.rs",
    "src/ui/screens/play/new_game.rs",
    "src/ui/screens/play/plan.rs",
    "src/ui/screens/play/table.rs",
    "src/ui/screens/referee/draws.rs",
    "src/ui/screens/referee/mod.rs",
    "src/ui/screens/referee/planning.rs",
    "src/ui/screens/replay.rs",
    "src/ui/screens/round_end.rs",
    "src/ui/screens/round_end/foot.rs",
    "src/ui/screens/score/bars.rs",
    "src/ui/screens/score/headline.rs",
    "src/ui/screens/score/majorities.rs",
    "src/ui/screens/score/mod.rs",
    "src/ui/screens/score/share.rs",
    "src/ui/screens/score/table.rs",
    "src/ui/screens/score/what_if.rs",
    "src/ui/screens/table/correct.rs",
    "src/ui/screens/table/counts.rs",
    "src/ui/screens/table/deeper/house.rs",
    "src/ui/screens/table/deeper/mod.rs",
    "src/ui/screens/table/deeper/pick.rs",
    "src/ui/screens/table/deeper/player.rs",
    "src/ui/screens/table/depth.rs",
    "src/ui/screens/table/favorite.rs",
    "src/ui/screens/table/forms.rs",
    "src/ui/screens/table/late.rs",
    "src/ui/screens/table/log.rs",
    "src/ui/screens/table/missing.rs",
    "src/ui/screens/table/mod.rs",
    "src/ui/screens/table/order.rs",
    "src/ui/screens/table/pad.rs",
    "src/ui/screens/table/recruit.rs",
    "src/ui/screens/table/refused.rs",
    "src/ui/screens/table/result.rs",
    "src/ui/screens/table/round.rs",
    "src/ui/screens/table/rounds.rs",
    "src/ui/screens/table/ruling.rs",
    "src/ui/screens/table/start.rs",
    "src/ui/screens/table/strip.rs",
    "src/ui/screens/table/swap.rs",
    "src/ui/screens/table/talers.rs",
    "src/ui/screens/table/told.rs",
    "src/ui/screens/table/walk.rs",
    "src/ui/screens/table/workshop.rs",
    "src/ui/share.rs",
    "src/ui/theme/mod.rs",
    "src/ui/theme/palette.rs",
    "src/ui/widgets/badge.rs",
    "src/ui/widgets/explained.rs",
    "src/ui/widgets/tile.rs",
];

/// The first line with which a file of every title's names one of them, if it does. The line that declares a title's folder
/// may, and so may an example in the documentation.
fn named_title<'a>(path: &str, source: &'a str) -> Option<&'a str> {
    let in_folder = path.split('/').any(|part| TITLES.contains(&part.trim_end_matches(".rs")));
    if in_folder || path == LIST_OF_TITLES {
        return None;
    }
    let mut example = false;
    source.lines().find(|line| {
        let code = line.trim_start();
        let documentation = code.strip_prefix("//!").or_else(|| code.strip_prefix("///"));
        if documentation.is_some_and(|text| text.trim_start().starts_with("```")) {
            example = !example;
        }
        let declares = TITLES.iter().any(|title| {
            [format!("mod {title};"), format!("pub mod {title};"), format!("pub(crate) mod {title};")]
                .contains(&code.to_owned())
        });
        let said = line.to_lowercase();
        let names = TITLES.iter().any(|title| said.contains(title));
        names && !declares && !(example && documentation.is_some())
    })
}

#[test]
fn what_is_not_about_one_game_names_no_game() {
    for (path, source) in files("src", "rs") {
        let path = path.as_str();
        match (NOT_FREE_YET.contains(&path), named_title(path, &source)) {
            (false, Some(line)) => panic!("{path} is every title's and names one: {line}"),
            (true, None) => panic!("{path} names no title any more: strike it off the list"),
            _ => {}
        }
    }
    for path in NOT_FREE_YET {
        assert!(
            files("src", "rs").iter().any(|(it, _)| it == path),
            "{path} is gone: strike it off the list"
        );
    }
}

#[test]
fn a_title_that_is_named_would_be_noticed() {
    for (line, noticed) in [
        ("use crate::norenberc::Seat;", true),
        ("let key = \"home-for-norenberc\";", true),
        ("// as in Architects", true),
        ("mod norenberc;", false),
        ("pub mod architects;", false),
        ("//! ```\n//! use guildhall::norenberc::Setup;\n//! ```", false),
        ("//! ```\n//! ```\n//! like Norenberc", true),
    ] {
        assert_eq!(named_title("src/ui/app.rs", line).is_some(), noticed, "{line}");
        assert_eq!(named_title("src/ui/norenberc/house.rs", line), None);
        assert_eq!(named_title("src/assistant/norenberc.rs", line), None);
        assert_eq!(named_title(LIST_OF_TITLES, line), None);
    }
}

#[test]
fn files_stay_small() {
    for (path, source) in files("src", "rs") {
        let lines = source.lines().count();
        assert!(lines <= 550, "{path} has {lines} lines: split it");
    }
}
