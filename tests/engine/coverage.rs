//! Every rule, every refusal and every townsman has at least one test: a golden replay or a test named after the rule.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use guildhall::norenberc::{RuleId, Townsman};

use crate::replay_file;

/// Rules that say nothing a program can break: what comes in the box, how people behave, what editions misprint.
const NOT_FOR_A_PROGRAM: &[RuleId] =
    &[RuleId::C4, RuleId::P4, RuleId::S8, RuleId::X1, RuleId::X11, RuleId::X25];

fn sources(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    found
}

/// The rules in the name of a test, such as `w7_x16_each_peddler_counts_four`.
fn rules_named_in(source: &str) -> BTreeSet<RuleId> {
    let mut rules = BTreeSet::new();
    let mut lines = source.lines().map(str::trim);
    while let Some(line) = lines.next() {
        if line != "#[test]" {
            continue;
        }
        let name = lines.next().and_then(|line| line.strip_prefix("fn ")).unwrap_or_default();
        let words = name.split(['_', '(']);
        let ids = words.map_while(|word| {
            RuleId::ALL.iter().copied().find(|rule| rule.as_str().eq_ignore_ascii_case(word))
        });
        rules.extend(ids);
    }
    rules
}

#[test]
fn every_rule_has_a_test() {
    let mut proven: BTreeSet<_> = NOT_FOR_A_PROGRAM.iter().copied().collect();
    for file in replay_file::files() {
        proven.extend(replay_file::run(&file).rules);
    }
    // Another title's tests are named after its own rules.
    let own = |path: &PathBuf| !path.to_string_lossy().contains("architects");
    for path in sources("src").into_iter().chain(sources("tests")).filter(own) {
        proven.extend(rules_named_in(&fs::read_to_string(path).expect("a source")));
    }
    let missing: Vec<_> = RuleId::ALL.iter().filter(|rule| !proven.contains(rule)).collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
}

/// The names of all refusals, from the source: an enum cannot list itself.
pub fn refusals() -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/norenberc/refusal.rs");
    let source = fs::read_to_string(path).unwrap();
    let body = source.split("pub enum Refusal {").nth(1).and_then(|rest| rest.split("\n}").next()).unwrap();
    body.lines()
        .map(str::trim)
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()))
        .map(|line| line.split([' ', ',', '{']).next().unwrap_or_default().to_owned())
        .collect()
}

#[test]
fn every_refusal_has_a_test() {
    let variants = refusals();
    assert!(variants.len() > 30, "{variants:?}");
    let mut proven = BTreeSet::new();
    for file in replay_file::files() {
        proven.extend(replay_file::run(&file).refusals);
    }
    // Beside the replays, refusals are shown here; elsewhere they are only named.
    for path in ["tests/engine/refusals.rs", "tests/cli/records.rs"] {
        let source = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
        proven.extend(
            variants.iter().filter(|variant| source.contains(&format!("Refusal::{variant}"))).cloned(),
        );
    }
    let missing: Vec<_> = variants.iter().filter(|variant| !proven.contains(*variant)).collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
}

#[test]
fn every_townsman_is_recruited_in_a_replay() {
    let recruited: BTreeSet<_> =
        replay_file::files().iter().flat_map(|file| replay_file::run(file).recruited).collect();
    let missing: Vec<_> = Townsman::ALL.iter().filter(|townsman| !recruited.contains(townsman)).collect();
    assert!(missing.is_empty(), "never recruited: {missing:?}");
}

#[test]
fn the_coverage_test_sees_what_is_there_and_what_is_not() {
    let source = "#[test]\nfn w7_x16_each_peddler() {}\nfn g1_helper() {}\n#[test]\nfn plain_r2() {}";
    assert_eq!(rules_named_in(source), [RuleId::W7, RuleId::X16].into_iter().collect());
}
