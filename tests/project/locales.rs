//! The texts parse, stand in the right file, are all used and are all there.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};
use fluent_syntax::parser::parse;

use guildhall::assistant::architects;
use guildhall::i18n::describe::colour_inside;
use guildhall::i18n::{HasLocales as _, Lang, Texts};
use guildhall::norenberc::{Norenberc, RuleId};
use guildhall::storage::Colour;
use guildhall::titles::TitleId;
use skrifa::{FontRef, MetadataProvider as _};

use crate::files;

/// What one message refers to.
#[derive(Default)]
struct Refers {
    messages: BTreeSet<String>,
    variables: BTreeSet<String>,
    /// The parts beside the text itself.
    parts: BTreeSet<String>,
    /// The variants of every choice.
    choices: Vec<BTreeSet<String>>,
    text: String,
}

fn walk(pattern: &Pattern<String>, refers: &mut Refers) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression } => walk_expression(expression, refers),
            PatternElement::TextElement { value } => refers.text.push_str(value),
        }
    }
}

fn walk_expression(expression: &Expression<String>, refers: &mut Refers) {
    match expression {
        Expression::Select { selector, variants } => {
            walk_inline(selector, refers);
            let name = |variant: &Variant<String>| match &variant.key {
                VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => name.clone(),
            };
            refers.choices.push(variants.iter().map(name).collect());
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

/// The titles by the folders of their texts. Two may have messages of the same name, so each is read with what all share.
const TITLES: [TitleId; TitleId::ALL.len()] = TitleId::ALL;

/// The title whose texts lie in a folder of its name, if this is one of them.
fn title_of(path: &str) -> Option<TitleId> {
    path.split('/').rev().nth(1).and_then(TitleId::from_id)
}

/// The messages of a language by their keys: those that all titles share, and those of one.
fn messages(lang: &str, title: TitleId) -> BTreeMap<String, Refers> {
    let mut messages = BTreeMap::new();
    let texts = files(&format!("locales/{lang}"), "ftl").into_iter();
    for (path, text) in texts.filter(|(path, _)| title_of(path).is_none_or(|it| it == title)) {
        let surface = path.rsplit('/').next().unwrap().trim_end_matches(".ftl").to_owned();
        let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    assert!(key.starts_with(&format!("{surface}-")), "{path}: {key} belongs elsewhere");
                    let mut refers = Refers::default();
                    walk(&message.value.unwrap_or_else(|| panic!("{path}: {key} is empty")), &mut refers);
                    for attribute in message.attributes {
                        walk(&attribute.value, &mut refers);
                        refers.parts.insert(attribute.id.name);
                    }
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
fn keys_in_sources(surfaces: &BTreeSet<&str>, title: TitleId) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    // The engine knows no texts, and sheets and records have keys of their own; ids there may look like keys of texts.
    let engine = |path: &str| {
        let rules = TITLES.iter().any(|title| path.starts_with(&format!("src/{}/", title.id())));
        rules || ["src/game/", "src/storage/architects/"].iter().any(|it| path.contains(it))
    };
    // What is not in a title's folder is every title's, and the first title's so far where it is the window's.
    let others = |path: &str| {
        let named = |it: &TitleId| path.split('/').any(|part| part.trim_end_matches(".rs") == it.id());
        TITLES.iter().any(|it| *it != title && named(it))
    };
    let sources = files("src", "rs").into_iter().filter(|(path, _)| !engine(path) && !others(path));
    for (_, source) in sources {
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
    let messages = messages("en", TitleId::Norenberc);
    let surfaces: BTreeSet<_> =
        messages.keys().filter_map(|key| key.split_once('-')).map(|(surface, _)| surface).collect();
    let mut in_sources = keys_in_sources(&surfaces, TitleId::Norenberc);
    // Articles are found by their rule.
    in_sources.extend(RuleId::ALL.iter().map(|rule| format!("rules-{}", rule.as_str().to_lowercase())));
    // What messages were called before is known, so that texts of one's own still work.
    for (old, now) in Norenberc::RENAMED {
        assert!(in_sources.remove(*old) && messages.contains_key(*now), "{old}: {now}");
    }
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
fn every_text_of_architects_is_used_and_every_text_that_its_folders_use_exists() {
    let all = messages("en", TitleId::Architects);
    let shared: BTreeSet<_> = files("locales/en", "ftl")
        .into_iter()
        .filter(|(path, _)| title_of(path).is_none())
        .map(|(path, _)| path.rsplit('/').next().unwrap().trim_end_matches(".ftl").to_owned())
        .collect();
    let surfaces: BTreeSet<_> =
        all.keys().filter_map(|key| key.split_once('-')).map(|(surface, _)| surface).collect();
    let mut in_sources = keys_in_sources(&surfaces, TitleId::Architects);
    // Articles are found by their rule.
    in_sources.extend(architects::BOOK.rules.iter().map(|id| format!("rules-{}", id.to_lowercase())));
    let in_texts: BTreeSet<_> = all.values().flat_map(|refers| &refers.messages).collect();
    let own: BTreeSet<_> = files("locales/en", "ftl")
        .into_iter()
        .filter(|(path, _)| title_of(path) == Some(TitleId::Architects))
        .flat_map(|(_, text)| {
            let keys = text.lines().filter_map(|line| line.split_once(" =").map(|(key, _)| key.to_owned()));
            keys.filter(|key| all.contains_key(key)).collect::<Vec<_>>()
        })
        .collect();
    assert!(own.len() > 60, "{own:?}");
    let unused: Vec<_> =
        own.iter().filter(|key| !in_sources.contains(*key) && !in_texts.contains(key)).collect();
    assert!(unused.is_empty(), "never used: {unused:?}");
    // Where all share the surface, what only the window uses is still the first title's.
    let of_title = |key: &&String| {
        let surface = key.split_once('-').map_or("", |(surface, _)| surface);
        // Its bots that can be tuned are still to come.
        let later = key.as_str() == "cli-train-after";
        !shared.contains(surface) || surface == "cli" && !later
    };
    let missing: Vec<_> = in_sources.iter().filter(of_title).filter(|key| !all.contains_key(*key)).collect();
    assert!(missing.is_empty(), "without a text: {missing:?}");
    let refers = own.iter().flat_map(|key| &all[key].messages);
    let dangling: Vec<_> = refers.filter(|key| !all.contains_key(*key)).collect();
    assert!(dangling.is_empty(), "texts refer to what does not exist: {dangling:?}");
}

#[test]
fn what_all_titles_share_names_none() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let names = TITLES.map(|title| texts.of(title).get("game-name").to_lowercase());
        let ids = TITLES.map(|title| title.id().to_owned());
        let shared = files(&format!("locales/{}", lang.id()), "ftl");
        for (path, text) in shared.into_iter().filter(|(path, _)| title_of(path).is_none()) {
            let named = names.iter().chain(&ids).find(|name| text.to_lowercase().contains(*name));
            assert!(named.is_none(), "{path} is every title's and names {named:?}");
        }
    }
}

#[test]
fn all_languages_have_the_same_texts_with_the_same_variables() {
    for title in TITLES {
        all_languages_have_the_same(title);
    }
}

fn all_languages_have_the_same(title: TitleId) {
    let english = messages("en", title);
    for lang in ["fr", "ru", "hu"] {
        let own = messages(lang, title);
        let keys = |messages: &BTreeMap<String, Refers>| messages.keys().cloned().collect::<BTreeSet<_>>();
        let differ: Vec<_> = keys(&english).symmetric_difference(&keys(&own)).cloned().collect();
        assert!(differ.is_empty(), "{lang}: missing or too many: {differ:?}");
        for (key, refers) in &own {
            assert_eq!(refers.variables, english[key].variables, "{lang}: {key}");
            // A language may have forms of its own, such as an accusative.
            assert!(refers.parts.is_superset(&english[key].parts), "{lang}: {key}: {:?}", refers.parts);
            let same = refers.text == english[key].text && refers.text.split_whitespace().count() > 3;
            assert!(!same, "{lang}: {key} is left in English");
        }
    }
}

#[test]
fn russian_plurals_are_complete() {
    for (key, refers) in TITLES.into_iter().flat_map(|title| messages("ru", title)) {
        for choice in &refers.choices {
            let plural = ["one", "few", "many"].iter().filter(|form| choice.contains(**form)).count();
            assert!(plural == 0 || plural == 3, "{key}: {choice:?}");
        }
    }
}

#[test]
fn every_character_has_a_glyph() {
    let fonts = ["EBGaramond_400Regular.ttf", "AlegreyaSC_700Bold_lining.ttf"].map(|name| {
        std::fs::read(format!("{}/assets/fonts/{name}", env!("CARGO_MANIFEST_DIR"))).expect("a font")
    });
    let glyphs = [0, 1].map(|index| FontRef::new(&fonts[index]).expect("a font").charmap());
    for lang in ["en", "fr", "ru", "hu"] {
        for (key, refers) in TITLES.into_iter().flat_map(|title| messages(lang, title)) {
            for c in refers.text.chars().filter(|c| *c != '\n') {
                assert!(
                    glyphs.iter().all(|glyphs| glyphs.map(c).is_some()),
                    "{lang}: {key}: {c:?} {:x}",
                    c as u32
                );
            }
        }
    }
}

/// The form of a text for these numbers.
fn forms(lang: Lang, key: &str, variable: &'static str, good: &str) -> Vec<String> {
    let texts = Texts::new(lang);
    let form = |n: u32| texts.with(key, [(variable, n.into()), ("good", good.to_owned().into())]);
    [0, 1, 2, 5, 11, 21, 22, 101].map(form).to_vec()
}

#[test]
fn counts_are_said_as_the_languages_say_them() {
    assert_eq!(
        forms(Lang::En, "norenberc-talers", "talers", ""),
        ["0 talers", "1 taler", "2 talers", "5 talers", "11 talers", "21 talers", "22 talers", "101 talers"]
    );
    assert_eq!(
        forms(Lang::Fr, "norenberc-talers", "talers", "")[..3],
        ["0\u{a0}thaler", "1\u{a0}thaler", "2\u{a0}thalers"]
    );
    let russian = forms(Lang::Ru, "norenberc-talers", "talers", "");
    let nouns: Vec<_> =
        russian.iter().map(|text| text.split([' ', '\u{a0}']).nth(1).unwrap().to_owned()).collect();
    assert_eq!(nouns, ["талеров", "талер", "талера", "талеров", "талеров", "талер", "талера", "талер"]);
    let hungarian = forms(Lang::Hu, "norenberc-talers", "talers", "");
    assert!(hungarian.iter().all(|text| text.ends_with("tallér")), "{hungarian:?}");
}

#[test]
fn thousands_stand_apart_as_the_languages_write_them() {
    let message = |lang| [999, 9_674, 20_000, 1_234_567].map(|number| Texts::new(lang).grouped(number));
    assert_eq!(message(Lang::En), ["999", "9,674", "20,000", "1,234,567"]);
    assert_eq!(message(Lang::Fr), ["999", "9\u{a0}674", "20\u{a0}000", "1\u{a0}234\u{a0}567"]);
    for lang in [Lang::Ru, Lang::Hu] {
        assert_eq!(message(lang), ["999", "9674", "20\u{a0}000", "1\u{a0}234\u{a0}567"], "{lang:?}");
    }
}

#[test]
fn a_colour_is_a_name_or_a_word_of_a_sentence() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let message = colour_inside(&texts, Colour::Yellow);
        assert_eq!(message, texts.get("widget-colour-yellow").to_lowercase());
    }
    let texts = Texts::new(Lang::Ru);
    let colour = [("colour", colour_inside(&texts, Colour::Blue).into())];
    assert_eq!(texts.with("settings-colour", colour), "Цвет: синий");
}

#[test]
fn every_text_with_a_number_works_for_every_number() {
    const NUMBERS: [u32; 8] = [0, 1, 2, 5, 11, 21, 22, 101];
    for (lang, title) in Lang::ALL.into_iter().flat_map(|lang| TITLES.map(|title| (lang, title))) {
        let texts = Texts::new(lang);
        let texts = texts.of(title);
        let all = messages(lang.id(), title);
        // What the window says is the first title's so far; it refers to names that another does not have.
        let whole = |key: &String| title == TitleId::DEFAULT || refers_within(&all, key);
        for (key, refers) in all.iter().filter(|(key, _)| whole(key)) {
            let plural = refers.choices.iter().any(|choice| choice.contains("one"));
            for number in NUMBERS.iter().filter(|_| plural) {
                // Everything is a number here: what selects on ids takes its last variant.
                let args = all_variables(&all, key);
                let args = args.iter().map(|name| (leaked(name), (*number).into()));
                let text = texts.with(key, args.collect::<Vec<_>>());
                assert!(!text.contains(['{', '}']), "{lang:?} {key}: {text}");
            }
        }
    }
}

/// Whether a message refers only to what is there.
fn refers_within(messages: &BTreeMap<String, Refers>, key: &str) -> bool {
    messages.get(key).is_some_and(|refers| refers.messages.iter().all(|other| refers_within(messages, other)))
}

/// The variables of a message and of those it refers to.
fn all_variables(messages: &BTreeMap<String, Refers>, key: &str) -> BTreeSet<String> {
    let mut variables = messages[key].variables.clone();
    for other in &messages[key].messages {
        variables.extend(all_variables(messages, other));
    }
    variables
}

/// Names of variables live as long as the program; in a test there are few.
fn leaked(name: &str) -> &'static str {
    name.to_owned().leak()
}

#[test]
fn texts_of_ones_own_are_taken_from_old_and_new_places_with_old_and_new_names() {
    let folder = std::env::temp_dir().join(format!("guildhall-own-texts-{}", std::process::id()));
    let write = |path: &str, text: &str| {
        let path = folder.join(path);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    };
    // A title's text in the old flat place, one with a name of before and what refers to it, and one in the title's folder.
    write("en/mine.ftl", "event-pass = { $name } is done.\nnorenberc-list-two = { $first } & { $last }\n");
    write("en/more.ftl", "home-title = Two: { norenberc-list-two }\n");
    write("en/norenberc/own.ftl", "event-stay = { $name } stays put.\n");
    let (texts, errors) = Texts::load(Lang::En, std::slice::from_ref(&folder));
    assert_eq!(errors, []);
    let name = || [("name", "Ana".into())];
    assert_eq!(texts.with("event-pass", name()), "Ana is done.");
    assert_eq!(texts.with("event-stay", name()), "Ana stays put.");
    assert_eq!(texts.list(&["Ana".into(), "Béla".into()]), "Ana & Béla");
    let args = [("first", "1".into()), ("last", "2".into())];
    assert_eq!(texts.with("home-title", args), "Two: 1 & 2");
    write("en/norenberc/own.ftl", "event-stay = { $name\n");
    let (_, errors) = Texts::load(Lang::En, std::slice::from_ref(&folder));
    assert_eq!(errors.len(), 1, "{errors:?}");
    assert!(errors[0].file.ends_with("en/norenberc/own.ftl"), "a broken file of a title is told too");
    std::fs::remove_dir_all(&folder).unwrap();
}
