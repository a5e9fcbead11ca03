//! Every rule, refusal, building, apprentice, reward, market card and character of Architects has a test.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use guildhall::architects::{Apprentice, Building, Character, RuleId};

/// Rules that say nothing a program can break: what the solo opponent's cards say, which are not known (O4 to O11, O14),
/// where its unwanted buildings go (X31), and what T2 is in other words.
const NOT_FOR_A_PROGRAM: &[RuleId] = &[
    RuleId::O4,
    RuleId::O5,
    RuleId::O6,
    RuleId::O7,
    RuleId::O8,
    RuleId::O9,
    RuleId::O10,
    RuleId::O11,
    RuleId::O14,
    RuleId::X31,
];

fn sources() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders = vec![root.join("src/architects"), root.join("tests/engine/architects")];
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

fn tests() -> String {
    let own = |path: &PathBuf| path.to_string_lossy().contains("tests/") && !path.ends_with("coverage.rs");
    sources().into_iter().filter(own).map(|path| fs::read_to_string(path).expect("a source")).collect()
}

/// The rules that the names of tests begin with.
fn rules_named_in(source: &str) -> BTreeSet<RuleId> {
    let mut rules = BTreeSet::new();
    let mut lines = source.lines().map(str::trim);
    while let Some(line) = lines.next() {
        if line == "#[test]" {
            let name = lines.next().and_then(|line| line.strip_prefix("fn ")).unwrap_or_default();
            rules.extend(name.split(['_', '(']).map_while(RuleId::from_id));
        }
    }
    rules
}

#[test]
fn every_rule_has_a_test() {
    let mut proven: BTreeSet<_> = NOT_FOR_A_PROGRAM.iter().copied().collect();
    for path in sources() {
        proven.extend(rules_named_in(&fs::read_to_string(path).expect("a source")));
    }
    let missing: Vec<_> = RuleId::ALL.iter().filter(|rule| !proven.contains(rule)).collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
}

#[test]
fn every_refusal_has_a_test() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/architects/refusal.rs");
    let source = fs::read_to_string(path).unwrap();
    let body = source.split("pub enum Refusal {").nth(1).and_then(|rest| rest.split("\n}").next()).unwrap();
    let variants: Vec<_> = body
        .lines()
        .map(str::trim)
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()))
        .map(|line| line.split([' ', ',', '{']).next().unwrap_or_default())
        .collect();
    assert!(variants.len() > 40, "{variants:?}");
    let tests = tests();
    let missing: Vec<_> = variants.iter().filter(|it| !tests.contains(&format!("Refusal::{it}"))).collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
}

#[test]
fn every_card_and_character_has_a_test() {
    let tests = tests();
    let named = |kind: &str, variant: String| tests.contains(&format!("{kind}::{variant}"));
    let buildings = Building::ALL.iter().map(|it| ("Building", format!("{it:?}")));
    let apprentices = Apprentice::ALL.iter().map(|it| ("Apprentice", format!("{it:?}")));
    let characters = Character::ALL.iter().map(|it| ("Character", format!("{it:?}")));
    let all = buildings.chain(apprentices).chain(characters);
    let missing: Vec<_> = all.filter(|(kind, variant)| !named(kind, variant.clone())).collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
    // Rewards and market cards are tested in one table each, and the tables are as long as there are cards.
    assert!(tests.contains("every_reward_brings_what_it_shows"));
    assert!(tests.contains("every_large_side_brings_what_it_shows"));
    assert!(tests.contains("every_small_side_brings_what_it_shows"));
}

#[test]
fn the_coverage_test_sees_what_is_there_and_what_is_not() {
    let source = "#[test]\nfn n3_x5_both() {}\nfn g1_helper() {}\n#[test]\nfn plain_r2() {}";
    assert_eq!(rules_named_in(source), [RuleId::N3, RuleId::X5].into_iter().collect());
}
