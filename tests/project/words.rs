//! One word for one thing: no type of the shared code has the name of another, and comments begin with what they are about.

use std::collections::BTreeMap;

use guildhall::titles::TitleId;

use crate::files;

/// Words that once had several meanings in this code, each with the one to use now. Rules and cards may need them all
/// the same, as parts of longer names.
const REPLACED: [(&str, &str); 22] = [
    ("Asked", "ToMove"),
    ("asked", "to_move, requested"),
    ("Commanded", "CliTitle"),
    ("Deed", "ActionText"),
    ("Depth", "Tracking"),
    ("Fault", "Error"),
    ("Followed", "TrackedTitle"),
    ("Following", "TableState"),
    ("Foreseen", "Preconditions"),
    ("heap", "bundle"),
    ("lit", "highlighted"),
    ("meet", "sync"),
    ("Spoken", "TitleText"),
    ("Texted", "HasLocales"),
    ("Told", "Snapshot, input"),
    ("told", "entered"),
    ("Trouble", "DiskError"),
    ("unkept", "unsaved"),
    ("veil", "redact"),
    ("Veiled", "Redacted"),
    ("whim", "noise"),
    ("Worded", "ToText"),
];

/// The folder of a title that a path lies in, if it does.
fn title_of(path: &str) -> Option<&'static str> {
    TitleId::ALL
        .into_iter()
        .map(TitleId::id)
        .find(|title| path.contains(&format!("/{title}/")) || path.ends_with(&format!("/{title}.rs")))
}

fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|sign: char| !sign.is_alphanumeric() && sign != '_').filter(|word| !word.is_empty())
}

/// The type that a line declares.
fn declared(line: &str) -> Option<&str> {
    let mut words =
        words(line.trim_start()).skip_while(|word| ["pub", "crate", "super", "in", "self"].contains(word));
    let kind = words.next()?;
    let name = words.next().filter(|name| name.starts_with(char::is_uppercase))?;
    ["struct", "enum", "trait"].contains(&kind).then_some(name)
}

/// Names with two declarations in the shared code, or in the folders of one title, as `name: paths`.
fn twice(sources: &[(String, String)]) -> Vec<String> {
    let mut places: BTreeMap<(&str, Option<&str>), Vec<&str>> = BTreeMap::new();
    for (path, source) in sources {
        for name in source.lines().filter_map(declared) {
            places.entry((name, title_of(path))).or_default().push(path);
        }
    }
    let twice = places.into_iter().filter(|(_, paths)| paths.len() > 1);
    twice.map(|((name, _), paths)| format!("{name}: {}", paths.join(", "))).collect()
}

/// Doc comments that begin with a question, as `path:line`.
fn questions(sources: &[(String, String)]) -> Vec<String> {
    let asks = |line: &str| {
        let line = line.trim_start();
        let text = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"));
        text.is_some_and(|text| ["What", "Whether"].contains(&words(text).next().unwrap_or_default()))
    };
    let found = sources.iter().flat_map(|(path, source)| {
        // A line that goes on from the one before is no beginning.
        let lines = std::iter::once("").chain(source.lines()).zip(source.lines()).zip(1..);
        let first =
            lines.filter(move |((before, line), _)| asks(line) && !before.trim_start().starts_with("//"));
        first.map(move |(_, n)| format!("{path}:{n}"))
    });
    found.collect()
}

/// Old words that a source uses as names, as `path:line`.
fn replaced(sources: &[(String, String)]) -> Vec<String> {
    let mut found = Vec::new();
    for (path, source) in sources {
        for (line, n) in source.lines().zip(1..) {
            // Neither comments nor texts: those are prose.
            let code = line.split("//").next().unwrap_or_default();
            let code: String = code.split('"').step_by(2).collect::<Vec<_>>().join(" ");
            for (old, new) in REPLACED {
                if words(&code).any(|word| word == old) {
                    found.push(format!("{path}:{n}: {old}, now {new}"));
                }
            }
        }
    }
    found
}

#[test]
fn every_type_has_a_name_of_its_own() {
    assert_eq!(twice(&files("src", "rs")), Vec::<String>::new());
}

#[test]
fn comments_begin_with_what_they_are_about() {
    assert_eq!(questions(&files("src", "rs")), Vec::<String>::new());
}

#[test]
fn words_that_were_replaced_do_not_come_back() {
    assert_eq!(replaced(&files("src", "rs")), Vec::<String>::new());
}

#[test]
fn a_second_meaning_would_be_noticed() {
    let source = |path: &str, text: &str| (path.to_owned(), text.to_owned());
    let two = [source("src/ui/a.rs", "pub struct Line {"), source("src/cli/b.rs", "    enum Line {")];
    assert_eq!(twice(&two), ["Line: src/ui/a.rs, src/cli/b.rs"]);
    let title = [source("src/norenberc/a.rs", "struct Line;"), source("src/architects/b.rs", "struct Line;")];
    assert_eq!(twice(&title), Vec::<String>::new(), "the same thing in two titles");
    assert_eq!(
        questions(&[source("a.rs", "/// What it is.\nfn a() {}\n/// The one\n/// What fits.\n")]),
        ["a.rs:1"]
    );
    assert_eq!(
        replaced(&[source("a.rs", "let told = 1; // told\nlet a = \"told\";")]),
        ["a.rs:1: told, now entered"]
    );
}
