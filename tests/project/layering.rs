//! One crate cannot enforce its layers, so this reads the imports.

use guildhall::titles::TitleId;

use crate::files;

/// The titles. Each has a folder of its own in every layer, and is named nowhere else.
const TITLES: &[&str] = &{
    let mut ids = [""; TitleId::ALL.len()];
    let mut index = 0;
    while index < ids.len() {
        ids[index] = TitleId::ALL[index].id();
        index += 1;
    }
    ids
};

/// Each layer above the titles, and the layers it may use beside the titles' rules.
const LAYERS: &[(&str, &[&str])] = &[
    ("bots", &["game"]),
    ("storage", &["game", "titles"]),
    // A table keeps its journal in files, and its values are described like the engine's: so it stands between the two.
    // A played game has bots at its table.
    ("companion", &["game", "titles", "bots", "storage"]),
    ("play", &["game", "titles", "bots", "companion"]),
    ("i18n", &["game", "titles", "bots", "storage", "companion"]),
    ("assistant", &["game", "titles", "storage", "i18n"]),
    ("ui", &["game", "titles", "bots", "storage", "companion", "play", "i18n", "assistant"]),
    ("cli", &["game", "titles", "bots", "storage", "companion", "i18n", "assistant"]),
];

/// Returns true if a layer may use another; `None` if it is not known.
fn may_use(layer: &str, used: &str) -> Option<bool> {
    if layer == "game" {
        return Some(false);
    }
    if TITLES.contains(&layer) {
        return Some(used == "game");
    }
    let (_, allowed) = LAYERS.iter().find(|(name, _)| *name == layer)?;
    Some(allowed.contains(&used) || TITLES.contains(&used))
}

/// Single files that may use one layer more: the picture of a result and the README's pictures are drawn by the window's own
/// painting, so that they look the same, and that needs no display.
const EXCEPTIONS: &[(&str, &str)] =
    &[("src/cli/picture.rs", "ui"), ("src/cli/norenberc/picture.rs", "ui"), ("src/cli/screenshots.rs", "ui")];

/// What rules must not know.
const NOT_FOR_RULES: &[&str] =
    &["std::fs", "std::io", "std::time", "std::thread", "std::env", "fluent", "egui", "rand::rng(", "clap"];

/// The layer of a source file, if it is in one.
fn layer(path: &str) -> Option<&str> {
    let rest = path.strip_prefix("src/")?;
    rest.split_once('/').map(|(layer, _)| layer)
}

/// What is wrong with one source.
fn errors(path: &str, source: &str) -> Vec<String> {
    let Some(layer) = layer(path) else { return Vec::new() };
    if may_use(layer, "").is_none() {
        return vec![format!("{path}: the layer {layer} is not known here")];
    }
    let mut errors = Vec::new();
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    for line in code {
        if line.contains("crate::{") {
            errors.push(format!("{path}: one import a layer, so that this can read them: {line}"));
        }
        for used in line.split("crate::").skip(1) {
            let used = used.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
            let allowed = may_use(layer, used) == Some(true) || EXCEPTIONS.contains(&(path, used));
            if !used.is_empty() && used != layer && !allowed {
                errors.push(format!("{path}: {layer} must not use {used}: {line}"));
            }
        }
        if layer == "game" || TITLES.contains(&layer) {
            let named = NOT_FOR_RULES.iter().filter(|name| line.contains(**name));
            errors.extend(named.map(|name| format!("{path}: rules must not know {name}: {line}")));
        }
        // A bot gets an observation. Only the tournament, which plays no side, sees a table.
        if layer == "bots" && path != "src/bots/tournament.rs" && line.contains("Table") {
            errors.push(format!("{path}: a bot must not name a table: {line}"));
        }
    }
    errors
}

#[test]
fn every_layer_uses_only_those_below_it() {
    let errors: Vec<_> = files("src", "rs").iter().flat_map(|(path, source)| errors(path, source)).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
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
        assert_eq!(errors(path, line).len(), 1, "{path}: {line}");
    }
    assert!(
        errors("src/norenberc/state.rs", "use crate::game::Seat; // crate::game\n//! crate::cli").is_empty()
    );
}

/// The order inside the window: each uses only itself and those before it. A title's folder stands beside the screens that
/// are the same for all, and after them.
const WINDOW: &[&[&str]] = &[
    &["theme", "art", "drawing_cache"],
    &["command", "route", "cx", "marks"],
    &["widgets"],
    &["screens"],
    TITLES,
    &["raster", "picture", "news"],
    &["desk"],
    &["app", "awake", "keys", "open"],
    &["screenshots"],
];

/// How far up a part of the window stands; what the window gives out under its own name is of the second step.
fn storey(part: &str) -> Option<usize> {
    if part.starts_with(|c: char| c.is_uppercase()) {
        return Some(1);
    }
    WINDOW.iter().position(|parts| parts.contains(&part))
}

/// What is wrong with the order of one source of the window.
fn order_errors(path: &str, source: &str) -> Vec<String> {
    let Some(rest) = path.strip_prefix("src/ui/") else { return Vec::new() };
    let own = rest.split(['/', '.']).next().unwrap_or_default();
    if own == "mod" {
        return Vec::new();
    }
    let Some(at) = storey(own) else { return vec![format!("{path}: {own} has no place in the window")] };
    // The parts of the window itself may be called by `super`; deeper down that is the same part.
    let outermost = !rest.contains('/');
    let mut errors = Vec::new();
    for line in source.lines().filter(|line| !line.trim_start().starts_with("//")) {
        let line = if outermost { line.replace("super::", "crate::ui::") } else { line.to_owned() };
        for used in line.split("crate::ui::").skip(1) {
            let used = used.trim_start_matches('{');
            let used = used.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
            if storey(used).is_none_or(|storey| storey > at) && !used.is_empty() {
                errors.push(format!("{path}: {own} must not use {used}: {line}"));
            }
        }
    }
    errors
}

#[test]
fn the_window_is_built_from_the_ground_up() {
    let errors: Vec<_> =
        files("src/ui", "rs").iter().flat_map(|(path, source)| order_errors(path, source)).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

#[test]
fn a_storey_that_hangs_in_the_air_would_be_noticed() {
    for (path, line) in [
        ("src/ui/widgets/button.rs", "use crate::ui::screens::rules::prepare;"),
        ("src/ui/screens/home.rs", "use crate::ui::desk::Desk;"),
        ("src/ui/screens/home.rs", "use crate::ui::norenberc::BOX;"),
        ("src/ui/desk/mod.rs", "use crate::ui::app::App;"),
        ("src/ui/cx.rs", "use super::widgets::button;"),
        ("src/ui/cellar.rs", ""),
    ] {
        assert_eq!(order_errors(path, line).len(), 1, "{path}: {line}");
    }
    let fine = "use super::super::Shown;\nuse crate::ui::{Command, Cx};\nuse crate::ui::widgets::button;";
    assert!(order_errors("src/ui/screens/score/bars.rs", fine).is_empty());
}

/// The one list of titles names them.
const LIST_OF_TITLES: &str = "src/titles.rs";

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
        let message = line.to_lowercase();
        let names = TITLES.iter().any(|title| message.contains(title));
        names && !declares && !(example && documentation.is_some())
    })
}

#[test]
fn what_is_not_about_one_game_names_no_game() {
    for (path, source) in files("src", "rs") {
        if let Some(line) = named_title(&path, &source) {
            panic!("{path} is every title's and names one: {line}");
        }
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
        assert!(lines <= 500, "{path} has {lines} lines: split it");
    }
}
