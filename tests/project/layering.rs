//! One crate cannot enforce its layers, so this reads the imports.

use crate::files;

/// Each layer, and the layers it may use.
const LAYERS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("norenberc", &["game"]),
    ("bots", &["game", "norenberc"]),
    ("storage", &["game", "norenberc"]),
    // A table keeps its journal in files, and its values are described like the engine's: so it stands between the two.
    // A played game has bots at its table.
    ("companion", &["game", "norenberc", "bots", "storage"]),
    ("play", &["game", "norenberc", "bots", "companion"]),
    ("i18n", &["game", "norenberc", "bots", "storage", "companion"]),
    ("assistant", &["game", "norenberc", "storage", "i18n"]),
    ("ui", &["game", "norenberc", "bots", "storage", "companion", "play", "i18n", "assistant"]),
    ("cli", &["game", "norenberc", "bots", "storage", "companion", "i18n", "assistant"]),
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
        if matches!(layer, "game" | "norenberc") {
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

#[test]
fn files_stay_small() {
    for (path, source) in files("src", "rs") {
        let lines = source.lines().count();
        assert!(lines <= 550, "{path} has {lines} lines: split it");
    }
}
