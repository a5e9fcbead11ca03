//! `guildhall ask`, `guildhall rules`, and texts of one's own, from outside.

use crate::support::{Folder, run};

#[test]
fn a_question_in_one_language_is_answered_in_another() {
    let report = run(&["ask", "что делает грабитель", "--lang", "fr", "--format", "json"]).json();
    assert_eq!((&report["question"], &report["lang"]), (&"что делает грабитель".into(), &"fr".into()));
    let answers = report["answers"].as_array().unwrap();
    assert!(!answers.is_empty() && answers.len() <= 5);
    assert_eq!(answers[0]["rule"], "W3");
    assert!(answers[0]["title"].as_str().unwrap().contains("Voleur"), "{}", answers[0]);
    assert!(answers[0]["score"].as_f64().unwrap() >= answers[1]["score"].as_f64().unwrap());
}

#[test]
fn a_question_without_an_answer_says_so() {
    let out = run(&["ask", "xyzzy"]).good();
    assert!(out.starts_with("No article fits"), "{out}");
    run(&["ask"]).bad(&["QUESTION"]);
}

#[test]
fn articles_lists_and_pages_are_printed() {
    for lang in ["en", "fr", "ru", "hu"] {
        for id in ["A6", "x3", "summary", "overview", "glossary"] {
            for format in ["text", "json"] {
                let out = run(&["rules", id, "--lang", lang, "--format", format]).good();
                assert!(out.len() > 200, "{out}");
            }
        }
        assert_eq!(run(&["rules", "--lang", lang]).good().lines().count(), 89);
    }
    run(&["rules", "Q1"]).bad(&["“Q1”", "A6", "summary"]);
}

#[test]
fn cards_have_articles_and_are_found_by_their_names() {
    for lang in ["en", "fr", "ru", "hu"] {
        for id in ["building-keep", "Apprentice-Squire", "character-ada", "reward-1", "market-10"] {
            let report =
                run(&["rules", id, "--game", "architects", "--lang", lang, "--format", "json"]).json();
            assert_eq!(report["rule"], id.to_lowercase());
            assert!(
                !report["answer"].as_str().unwrap().is_empty()
                    && !report["see"].as_array().unwrap().is_empty()
            );
        }
        let all = run(&["rules", "cards", "--game", "architects", "--lang", lang]).good();
        assert_eq!(all.lines().count(), 95);
        let tiles = run(&["rules", "cards", "--lang", lang]).good();
        assert_eq!(tiles.lines().count(), 17);
    }
    let report = run(&["ask", "Донжон", "--game", "architects", "--format", "json"]).json();
    assert_eq!(report["answers"][0]["rule"], "building-keep");
    run(&["rules", "building-shed", "--game", "architects"]).bad(&["building-shed", "cards"]);
}

#[test]
fn texts_of_ones_own_replace_the_built_in_ones_and_broken_ones_do_not() {
    let folder = Folder::new("locales");
    std::fs::create_dir_all(folder.path("en")).unwrap();
    let ask = |locales: &str| run(&["ask", "xyzzy", "--locales", locales]);
    let locales = folder.path(".");
    folder.file("en/mine.ftl", "ask-nothing = I know nothing of { \"this\" }.\n");
    assert_eq!(ask(&locales).good(), "I know nothing of this.\n");
    folder.file("en/mine.ftl", "ask-see = fine\n\nask-nothing = { $broken\n");
    for (locales, words) in [(locales, "mine.ftl, line 3"), (folder.path("none"), "no such folder")] {
        let wanted = ask(&locales);
        assert_eq!(wanted.status, 0);
        assert!(wanted.out.starts_with("No article fits"), "{}", wanted.out);
        assert!(wanted.err.contains(words), "{}", wanted.err);
    }
}

#[test]
fn texts_that_would_break_the_program_are_left_out_and_named() {
    let folder = Folder::new("deep-locales");
    std::fs::create_dir_all(folder.path("en")).unwrap();
    let locales = folder.path(".");
    let nested = |open: &str, close: &str, times: usize| {
        format!("ask-see = fine\n\nask-nothing = {{ {}1{} }}\n", open.repeat(times), close.repeat(times))
    };
    let deep = 200_000;
    let large = format!("ask-see = fine\n# {}\n", "x".repeat(1 << 20));
    // What is unclosed in one text, or in a comment, does not hide what the next one opens.
    let hidden = format!("ask-see = {{ \"\n\n#\nask-nothing = \" {}", "{".repeat(deep));
    let lines = format!("ask-nothing = {{\n{}", "A(\n".repeat(deep));
    let variant = format!("ask-nothing = {{ 1 ->\n   *[other] 5\" {}", "{".repeat(deep));
    for (text, line, why) in [
        (nested("{", "}", deep), 3, "250 brackets"),
        (nested("A(", ")", deep), 3, "250 brackets"),
        (nested("{\n", "\n}", deep), 252, "250 brackets"),
        (hidden, 4, "250 brackets"),
        (lines, 251, "250 brackets"),
        (variant, 2, "250 brackets"),
        (large, 2, "1 MiB"),
    ] {
        folder.file("en/mine.ftl", text);
        let wanted = run(&["ask", "xyzzy", "--locales", &locales]);
        assert_eq!(wanted.status, 0, "{}", wanted.err);
        assert!(wanted.out.starts_with("No article fits"), "{}", wanted.out);
        assert!(wanted.err.contains(&format!("mine.ftl, line {line}:")), "{}", wanted.err);
        assert!(wanted.err.replace('\u{a0}', " ").contains(why), "{}", wanted.err);
    }
    // As deep as is allowed it works, filled in and all.
    folder.file("en/mine.ftl", nested("{", "}", 249));
    assert_eq!(run(&["ask", "xyzzy", "--locales", &locales]).good(), "1\n");
    for lang in ["fr", "ru", "hu"] {
        std::fs::create_dir_all(folder.path(lang)).unwrap();
        folder.file("en/mine.ftl", "");
        folder.file(&format!("{lang}/mine.ftl"), nested("{", "}", deep));
        let wanted = run(&["ask", "xyzzy", "--lang", lang, "--locales", &locales]);
        assert_eq!(wanted.status, 0, "{}", wanted.err);
        assert!(wanted.err.contains("mine.ftl") && wanted.err.contains("250"), "{}", wanted.err);
    }
}
