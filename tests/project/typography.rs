//! The texts are set as each language sets them: spaces that do not break, percent, small letters after a colon.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;

use crate::files;

/// Stands for whatever is filled in.
const FILLED: char = '\u{fffc}';
/// Stands for a whole sentence that is filled in.
const SENTENCE: char = '\u{fffd}';
/// Stands for somebody's name, or for several.
const NAME: char = '\u{e000}';
/// What is filled in with names.
const NAMES: [&str; 8] = ["name", "names", "player", "rival", "victim", "silent", "tied", "among"];
/// What is filled in with a whole sentence.
const SENTENCES: [&str; 3] = ["text", "why", "move"];
const NO_BREAK: char = '\u{a0}';

/// Every text of a language: where it is and how it reads, a line for each variant with the others at their last one.
fn texts(lang: &str) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for (path, text) in files(&format!("locales/{lang}"), "ftl") {
        let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let key = message.id.name;
            let flows = key.starts_with("rules-") || key.starts_with("overview-");
            let parts =
                message.attributes.iter().map(|part| (format!("{key}.{}", part.id.name), &part.value));
            let value = message.value.iter().map(|value| (key.clone(), value));
            for (key, pattern) in value.chain(parts).collect::<Vec<_>>() {
                let readings =
                    readings(pattern).into_iter().map(|text| if flows { flowing(&text) } else { text });
                texts.extend(readings.map(|text| (key.clone(), text)));
            }
        }
    }
    texts
}

/// A text whose line ends are spaces, as articles have them; empty lines part paragraphs.
fn flowing(text: &str) -> String {
    let paragraph =
        |text: &str| text.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    text.split("\n\n").map(paragraph).collect::<Vec<_>>().join("\n")
}

/// How a pattern may read: the usual way first.
fn readings(pattern: &Pattern<String>) -> Vec<String> {
    let parts: Vec<Vec<String>> = pattern.elements.iter().map(element).collect();
    let usual: Vec<&str> = parts.iter().map(|part| part[0].as_str()).collect();
    let mut all = vec![usual.concat()];
    for (index, part) in parts.iter().enumerate() {
        for other in &part[1..] {
            all.push(usual[..index].concat() + other + &usual[index + 1..].concat());
        }
    }
    all
}

fn element(element: &PatternElement<String>) -> Vec<String> {
    match element {
        PatternElement::TextElement { value } => vec![value.clone()],
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            let last = variants.iter().filter(|variant| variant.default);
            let others = variants.iter().filter(|variant| !variant.default);
            last.chain(others).flat_map(|variant| readings(&variant.value)).collect()
        }
        PatternElement::Placeable { expression: Expression::Inline(inline) } => vec![match inline {
            InlineExpression::StringLiteral { value } => value.clone(),
            InlineExpression::VariableReference { id } if NAMES.contains(&id.name.as_str()) => NAME.into(),
            InlineExpression::VariableReference { id } if SENTENCES.contains(&id.name.as_str()) => {
                SENTENCE.into()
            }
            _ => FILLED.into(),
        }],
    }
}

/// The units that stay with their number.
fn units(lang: &str) -> &'static [&'static str] {
    match lang {
        "en" => &["VP", "MiB"],
        "fr" => &["PV", "thaler", "thalers", "Mio", "pixels"],
        "ru" => &["ПО", "талер", "талера", "талеров", "МиБ"],
        _ => &["GyP", "MiB"],
    }
}

/// Whether a number may end here.
fn numeric(c: char) -> bool {
    c.is_ascii_digit() || c == FILLED
}

/// What is wrong with how a text is set, with the place where it is. `names` are words with a capital wherever they stand.
fn errors(lang: &str, text: &str, names: &BTreeSet<String>) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let at = |index: usize| letters.get(index).copied().unwrap_or('\n');
    let mut errors = Vec::new();
    let mut error = |index: usize, what: &str| {
        let near: String =
            letters[index.saturating_sub(12)..(index + 16).min(letters.len())].iter().collect();
        errors.push(format!("{what}: …{near}…"));
    };
    for (index, &c) in letters.iter().enumerate() {
        let before = if index == 0 { '\n' } else { letters[index - 1] };
        let after = at(index + 1);
        match (lang, c) {
            ("fr", ' ') if matches!(after, ';' | ':' | '!' | '?' | '»') || before == '«' => {
                error(index, "a space that breaks");
            }
            ("fr", ';' | ':' | '!' | '?' | '»')
                if closes(before) && (after.is_whitespace() || after == '.') =>
            {
                error(index, "no space before the sign");
            }
            ("fr", '«') if after != NO_BREAK && after != ' ' => error(index, "no space after the sign"),
            ("ru", ' ') if after == '—' && before != '\n' => error(index, "a space that breaks"),
            ("ru", 'в' | 'к' | 'о' | 'с' | 'у' | 'В' | 'К' | 'О' | 'С' | 'У')
                if after == ' ' && !before.is_alphanumeric() && !matches!(before, '-' | '’') =>
            {
                error(index, "a preposition that may end a line");
            }
            ("en" | "hu", '%') if before == ' ' || before == NO_BREAK => {
                error(index, "a space before percent");
            }
            ("fr" | "ru", '%') if before != NO_BREAK => error(index, "percent without its space"),
            (_, ' ') if numeric(before) && begins_unit(lang, &letters[index + 1..]) => {
                error(index, "a number that may lose its unit");
            }
            (_, ':') => {
                let rest = letters[index + 1..].iter().copied();
                let word: String = rest
                    .clone()
                    .skip_while(|c| matches!(c, ' ' | '\u{a0}'))
                    .take_while(|c| c.is_alphanumeric())
                    .collect();
                let follows = after == ' ' || after == NO_BREAK;
                if follows && at(index + 2) == SENTENCE {
                    error(index, "a sentence after a colon");
                } else if follows && begins_capital(&word) && !names.contains(&word) {
                    error(index, "a capital after a colon");
                }
            }
            _ => {}
        }
    }
    errors
}

/// Words after which a name would have to change, or the word itself before a vowel.
fn declines(lang: &str) -> &'static [&'static str] {
    match lang {
        "fr" => &["que", "de", "du", "le", "la", "lorsque", "puisque", "jusque", "quoique"],
        "ru" => &[
            "у",
            "от",
            "для",
            "к",
            "с",
            "о",
            "об",
            "в",
            "на",
            "за",
            "про",
            "против",
            "без",
            "из",
            "до",
            "по",
            "при",
            "через",
            "над",
            "под",
            "перед",
            "после",
            "вместо",
            "кроме",
            "игрока",
            "игроку",
            "игроком",
            "игроке",
        ],
        "hu" => &["a", "az"],
        _ => &["a", "an"],
    }
}

/// Where a name does not stand so that any name fits.
fn declined(lang: &str, text: &str) -> Vec<String> {
    let mut errors = Vec::new();
    for (index, _) in text.match_indices(NAME) {
        let (before, after) = (&text[..index], &text[index + NAME.len_utf8()..]);
        let word = before.trim_end_matches([' ', NO_BREAK]).rsplit(|c: char| !c.is_alphanumeric()).next();
        let word = word.unwrap_or_default().to_lowercase();
        let apart = before.ends_with([' ', NO_BREAK]);
        let elided = lang == "fr" && before.ends_with('’');
        let glued = lang != "en" && after.starts_with(|c: char| c.is_alphabetic() || c == '-');
        if apart && declines(lang).contains(&word.as_str()) || elided || glued {
            errors.push(format!("a name that would change: {text}"));
        }
    }
    errors
}

/// Whether a sign after this letter closes something in words.
fn closes(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, ')' | FILLED | SENTENCE | NAME)
}

fn begins_unit(lang: &str, rest: &[char]) -> bool {
    let word: String = rest.iter().take_while(|c| c.is_alphanumeric()).collect();
    units(lang).contains(&word.as_str())
}

/// A word with a capital and small letters: what is all capitals is an abbreviation.
fn begins_capital(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_uppercase) && !letters.clone().any(char::is_uppercase)
}

/// The words that a language writes with a capital inside a sentence: names, and what the rulebook writes so.
fn names(texts: &[(String, String)]) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for (_, text) in texts {
        let mut before = '.';
        let mut word = String::new();
        for c in text.chars().chain(['\n']) {
            if c.is_alphanumeric() {
                word.push(c);
                continue;
            }
            if begins_capital(&word) && (before.is_alphanumeric() || before == ',') {
                names.insert(word.clone());
            }
            if let Some(last) = word.chars().last() {
                before = last;
                word.clear();
            }
            if !matches!(c, ' ' | NO_BREAK | '\'' | '’' | '-') {
                before = c;
            }
        }
    }
    names
}

/// Where a colon stands between names of files, fields and what is wrong there, as programs write it.
fn is_technical(key: &str) -> bool {
    key.starts_with("input-")
}

#[test]
fn texts_are_set_as_their_language_sets_them() {
    let mut all = Vec::new();
    for lang in ["en", "fr", "ru", "hu"] {
        let texts = texts(lang);
        let names = names(&texts);
        for (key, text) in texts.iter().filter(|(key, _)| !is_technical(key)) {
            all.extend(errors(lang, text, &names).into_iter().map(|error| format!("{lang} {key}: {error}")));
        }
    }
    all.sort();
    all.dedup();
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

#[test]
fn any_name_fits_where_names_stand() {
    let mut all = Vec::new();
    for lang in ["en", "fr", "ru", "hu"] {
        for (key, text) in texts(lang) {
            all.extend(declined(lang, &text).into_iter().map(|error| format!("{lang} {key}: {error}")));
        }
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
    for (lang, wrong, right) in [
        ("fr", "plus que \u{e000}", "devant \u{e000}"),
        ("fr", "l’agent de \u{e000}", "\u{e000} et son agent"),
        ("fr", "parce qu’\u{e000} passe", "car \u{e000} passe"),
        ("ru", "У\u{a0}игрока \u{e000} пиво", "\u{e000}\u{a0}— пиво"),
        ("ru", "у\u{a0}\u{e000} больше", "больше всех: \u{e000}"),
        ("hu", "\u{e000}nak több van", "Több van: \u{e000}"),
        ("hu", "\u{e000}-nál van", "nála van: \u{e000}"),
        ("hu", "a \u{e000} lapkája", "\u{e000} lapkája"),
    ] {
        assert_eq!(declined(lang, wrong).len(), 1, "{lang}: {wrong}");
        assert_eq!(declined(lang, right), [""; 0], "{lang}: {right}");
    }
}

#[test]
fn a_fault_that_is_put_in_is_seen() {
    let names: BTreeSet<_> = ["Ana", "Peddler", "Colporteur"].map(str::to_owned).into();
    // A text with a fault, and the same without it.
    for (lang, wrong, right) in [
        ("fr", "Qui ?", "Qui\u{a0}?"),
        ("fr", "Total : 5", "Total\u{a0}: 5"),
        ("fr", "Total: 5", "Total\u{a0}: 5"),
        ("fr", "un ; deux", "un\u{a0}; deux"),
        ("fr", "Oui !", "Oui\u{a0}!"),
        ("fr", "« oui\u{a0}»", "«\u{a0}oui\u{a0}»"),
        ("fr", "«\u{a0}oui »", "«\u{a0}oui\u{a0}»"),
        ("fr", "\u{fffc} % en plus", "\u{fffc}\u{a0}% en plus"),
        ("fr", "\u{fffc} PV", "\u{fffc}\u{a0}PV"),
        ("ru", "Ана — первая", "Ана\u{a0}— первая"),
        ("ru", "лежит в коробке", "лежит в\u{a0}коробке"),
        ("ru", "У кого больше", "У\u{a0}кого больше"),
        ("ru", "\u{fffc} ПО", "\u{fffc}\u{a0}ПО"),
        ("ru", "25%", "25\u{a0}%"),
        ("hu", "25 %", "25%"),
        ("hu", "\u{fffc} GyP", "\u{fffc}\u{a0}GyP"),
        ("en", "25 %", "25%"),
        ("en", "5 VP", "5\u{a0}VP"),
        ("en", "Still needed: The goods", "Still needed: the goods"),
        ("fr", "Reste\u{a0}: Les marchandises", "Reste\u{a0}: Colporteur"),
        ("hu", "Hiányzik: Az áruk", "Hiányzik: az áruk"),
        ("ru", "Осталось: Товары", "Осталось: товары"),
        ("en", "Left out: \u{fffd}", "Left out: “\u{fffd}”"),
    ] {
        assert_eq!(errors(lang, wrong, &names).len(), 1, "{lang}: {wrong}");
        assert_eq!(errors(lang, right, &names), [""; 0], "{lang}: {right}");
    }
    for right in ["Next: Ana", "On it: Peddler", "As JSON: {\"game\": \"x\"}", "VP: 5"] {
        assert_eq!(errors("en", right, &names), [""; 0], "{right}");
    }
}

#[test]
fn a_message_reads_in_every_way_it_can() {
    let source = "a-b = { $n ->\n    [one] One { $n }\n   *[other] Many { $n }\n}: { $text }{ $x ->\n    [y] {\" \"}ja\n   *[n] {\"\"}\n}\n";
    let resource = parse(source.to_owned()).expect("a message");
    let Some(Entry::Message(message)) = resource.body.into_iter().next() else { panic!("no message") };
    let all = readings(&message.value.expect("a value"));
    assert_eq!(all, ["Many \u{fffc}: \u{fffd}", "One \u{fffc}: \u{fffd}", "Many \u{fffc}: \u{fffd} ja"]);
}
