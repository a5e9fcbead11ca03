//! Texts of one's own: a file that cannot be used changes nothing, and with one that can every key still gives a text.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use guildhall::i18n::{Lang, Texts};
use guildhall::titles::TitleId;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::bytes::{self, one};
use crate::input::all_texts;
use crate::run::{OUT, Target};
use crate::seeds;

/// How many brackets in brackets a text gets here. The parser of Fluent calls itself for each of them.
const DEEPEST: usize = 50;

/// A text of the program: its key, its lines, and what the program fills in.
struct Message {
    key: String,
    text: String,
    places: Vec<&'static str>,
}

/// The words in a text that stand behind a sign.
fn words<'a>(text: &'a str, sign: &str) -> Vec<&'a str> {
    let end = |word: &str| word.find(|c: char| !c.is_ascii_alphanumeric() && c != '-').unwrap_or(word.len());
    text.split(sign).skip(1).map(|word| &word[..end(word)]).collect()
}

/// All texts of a language, as they are read at first: those of the house and of the title that is there by default.
fn messages(lang: Lang) -> Vec<Message> {
    let mut found: Vec<Message> = Vec::new();
    let others = |path: &str| {
        let folder = path.split_once('/').map(|(folder, _)| folder);
        folder.and_then(TitleId::from_id).is_some_and(|title| title != TitleId::DEFAULT)
    };
    let files = seeds::below(&format!("locales/{}", lang.id())).into_iter();
    for (_, file) in files.filter(|(path, _)| !others(path)) {
        for line in String::from_utf8(file).unwrap().lines() {
            if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
                let key = line.split(' ').next().unwrap().to_owned();
                found.push(Message { key, text: format!("{line}\n"), places: Vec::new() });
            } else if line.starts_with([' ', '}'])
                && let Some(message) = found.last_mut()
            {
                message.text.extend([line, "\n"]);
            }
        }
    }
    // What a text is filled with goes to the texts it names, and to those that they name.
    let all: BTreeMap<_, _> = found.iter().map(|it| (it.key.clone(), it.text.clone())).collect();
    for Message { key, places, .. } in &mut found {
        let mut named = vec![key.as_str()];
        let mut at = 0;
        while let Some(text) = named.get(at).and_then(|key| all.get(*key)) {
            places.extend(words(text, "$").into_iter().map(|word| &*word.to_owned().leak()));
            let more = words(text, "{ ").into_iter().filter(|word| all.contains_key(*word));
            let more: Vec<_> = more.filter(|word| !named.contains(word)).collect();
            named.extend(more);
            at += 1;
        }
    }
    found
}

/// A text with what the program would fill in.
fn filled(texts: &Texts, message: &Message) -> String {
    texts.with(&message.key, message.places.iter().map(|place| (*place, 3.into())))
}

struct Own {
    /// The texts of all languages.
    messages: Vec<Vec<Message>>,
    root: PathBuf,
}

impl Own {
    fn check(&self, bytes: &[u8], rng: &mut ChaCha8Rng) -> bool {
        let at = if rng.random_bool(0.6) { 0 } else { rng.random_range(0..Lang::ALL.len()) };
        // The file may be one of another language: then it counts only as English behind it.
        let folder = if rng.random_bool(0.8) { Lang::ALL[at] } else { Lang::En };
        let path = self.root.join(folder.id());
        fs::create_dir_all(&path).unwrap();
        let file = path.join("own.ftl");
        fs::write(&file, bytes).unwrap();
        let (texts, errors) = Texts::load(Lang::ALL[at], std::slice::from_ref(&self.root));
        fs::remove_file(&file).unwrap();
        for message in &self.messages[at] {
            let text = filled(&texts, message);
            if errors.is_empty() {
                // Unless somebody's own text is just that.
                let written = String::from_utf8_lossy(bytes).matches(&message.key).count();
                assert!(text != message.key || written > 1, "{text} gives no text");
            } else {
                assert_eq!(text, filled(&all_texts()[at], message), "{} is as it was", message.key);
            }
        }
        let lines = bytes.split(|&byte| byte == b'\n').count();
        for error in &errors {
            assert_eq!(error.file, file);
            assert!((1..=lines).contains(&error.line), "line {} of {lines}", error.line);
        }
        errors.is_empty()
    }

    fn make(&self, rng: &mut ChaCha8Rng, corpus: &[Vec<u8>]) -> Vec<u8> {
        let mut text = String::new();
        for _ in 0..rng.random_range(0..4) {
            text += &one(rng, &self.messages[0]).text;
        }
        let key = one(rng, &self.messages[0]).key.as_str();
        let other = one(rng, &self.messages[0]).key.as_str();
        let deep = rng.random_range(1..=DEEPEST);
        let strange = match rng.random_range(0..9) {
            0 => format!("{key} = {{ {key} }}\n"),
            1 => format!("{key} = {{ {other} }}{{ ${other} }}\n{other} = {{ {key} }}{{ {key} }}\n"),
            2 => format!("{key} = {}\"x\"{}\n", "{ ".repeat(deep), " }".repeat(deep)),
            3 => format!("{key} =\n    .{other} = x\n"),
            4 => format!(
                "{key} = {{ $count ->\n    [one] x\n   *[other] {{ NUMBER($count, minimumFractionDigits: {deep}) }}\n}}\n"
            ),
            5 => format!("-{key} = x\n{other} = {{ -{key} }}{{ -{other}(case: \"x\") }}\n"),
            6 => format!("{key} = {{ \"\" }}\n{key} = {{ {other}.example }}\n"),
            7 => format!("{key} = {{ {}$x ->\n   *[a] y\n }}\n", "$y ->\n *[b] {".repeat(deep)),
            _ => String::new(),
        };
        let text = (text + &strange).into_bytes();
        if rng.random_bool(0.5) { bytes::changed(rng, &text, corpus) } else { text }
    }
}

#[test]
fn texts() {
    let root = Path::new(OUT).join(format!("fuzz-texts-{}", std::process::id()));
    let own = Own { messages: Lang::ALL.map(messages).into(), root };
    let corpus = seeds::own("texts");
    let make = |rng: &mut _| own.make(rng, &corpus);
    let check = |bytes: &[u8], rng: &mut _| own.check(bytes, rng);
    Target { name: "texts", inputs: 150, corpus: &corpus, make: &make, check: &check }.run();
    fs::remove_dir_all(&own.root).unwrap();
}
