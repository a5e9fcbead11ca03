//! The texts parse, stand in the right file, are all used and are all there.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::files;

/// What one message refers to.
#[derive(Default)]
struct Refers {
    messages: BTreeSet<String>,
    variables: BTreeSet<String>,
}

fn walk(pattern: &Pattern<String>, refers: &mut Refers) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            walk_expression(expression, refers);
        }
    }
}

fn walk_expression(expression: &Expression<String>, refers: &mut Refers) {
    match expression {
        Expression::Select { selector, variants } => {
            walk_inline(selector, refers);
            for variant in variants {
                walk(&variant.value, refers);
            }
        }
        Expression::Inline(inline) => walk_inline(inline, refers),
    }
}

fn walk_inline(inline: &InlineExpression<String>, refers: &mut Refers) {
    match inline {
        InlineExpression::VariableReference { id } => {
            refers.variables.insert(id.name.clone());
        }
        InlineExpression::MessageReference { id, .. } => {
            refers.messages.insert(id.name.clone());
        }
        InlineExpression::Placeable { expression } => walk_expression(expression, refers),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// The messages of a language by their keys.
fn messages(lang: &str) -> BTreeMap<String, Refers> {
    let mut messages = BTreeMap::new();
    for (path, text) in files(&format!("locales/{lang}"), "ftl") {
        let surface = path.rsplit('/').next().unwrap().trim_end_matches(".ftl").to_owned();
        let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    assert!(key.starts_with(&format!("{surface}-")), "{path}: {key} belongs elsewhere");
                    let mut refers = Refers::default();
                    walk(&message.value.unwrap_or_else(|| panic!("{path}: {key} is empty")), &mut refers);
                    assert!(messages.insert(key.clone(), refers).is_none(), "{path}: {key} twice");
                }
                Entry::Junk { content } => panic!("{path}: {content}"),
                Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
    messages
}

/// The string literals of the sources that look like keys of these surfaces.
fn keys_in_sources(surfaces: &BTreeSet<&str>) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for (_, source) in files("src", "rs") {
        let code: Vec<_> = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for literal in code.join("\n").split('"').skip(1).step_by(2) {
            let key = literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            let surface = literal.split_once('-').map(|(surface, _)| surface);
            if key && surface.is_some_and(|surface| surfaces.contains(surface)) {
                keys.insert(literal.to_owned());
            }
        }
    }
    keys
}

#[test]
fn every_text_is_used_and_every_used_text_exists() {
    let messages = messages("en");
    let surfaces: BTreeSet<_> =
        messages.keys().filter_map(|key| key.split_once('-')).map(|(surface, _)| surface).collect();
    let in_sources = keys_in_sources(&surfaces);
    let missing: Vec<_> = in_sources.iter().filter(|key| !messages.contains_key(*key)).collect();
    assert!(missing.is_empty(), "without a text: {missing:?}");
    let in_texts: BTreeSet<_> = messages.values().flat_map(|refers| &refers.messages).collect();
    let unused: Vec<_> =
        messages.keys().filter(|key| !in_sources.contains(*key) && !in_texts.contains(key)).collect();
    assert!(unused.is_empty(), "never used: {unused:?}");
    let dangling: Vec<_> = in_texts.iter().filter(|key| !messages.contains_key(**key)).collect();
    assert!(dangling.is_empty(), "texts refer to what does not exist: {dangling:?}");
}

#[test]
fn texts_that_count_have_a_variable() {
    let messages = messages("en");
    assert!(messages["score-player"].variables.contains("vp"));
    assert!(messages["refusal-not-due"].messages.contains("step-now"));
}
