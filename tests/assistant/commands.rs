//! `guildhall ask`, `guildhall rules`, and texts of one's own, from outside.

use std::process::Command;

fn run(args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_guildhall"))
        .args(args)
        .env("LANG", "C")
        .env_remove("LANGUAGE")
        .env_remove("LC_ALL")
        .env("XDG_CONFIG_HOME", env!("CARGO_TARGET_TMPDIR"))
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_question_in_one_language_is_answered_in_another() {
    let (status, out, err) = run(&["ask", "что делает грабитель", "--lang", "fr", "--format", "json"]);
    assert_eq!((status, err.as_str()), (0, ""));
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&report["question"], &report["lang"]), (&"что делает грабитель".into(), &"fr".into()));
    let answers = report["answers"].as_array().unwrap();
    assert!(!answers.is_empty() && answers.len() <= 5);
    assert_eq!(answers[0]["rule"], "W3");
    assert!(answers[0]["title"].as_str().unwrap().contains("Voleur"), "{}", answers[0]);
    assert!(answers[0]["score"].as_f64().unwrap() >= answers[1]["score"].as_f64().unwrap());
}

#[test]
fn a_question_without_an_answer_says_so() {
    let (status, out, _) = run(&["ask", "xyzzy"]);
    assert_eq!(status, 0);
    assert!(out.starts_with("No article fits"), "{out}");
    let (status, _, err) = run(&["ask"]);
    assert_eq!(status, 2);
    assert!(err.contains("QUESTION"), "{err}");
}

#[test]
fn articles_lists_and_pages_are_printed() {
    for lang in ["en", "fr", "ru", "hu"] {
        for id in ["A6", "x3", "summary", "overview", "glossary"] {
            for format in ["text", "json"] {
                let (status, out, err) = run(&["rules", id, "--lang", lang, "--format", format]);
                assert_eq!((status, err.as_str()), (0, ""), "{lang} {id}");
                assert!(out.len() > 200, "{out}");
            }
        }
        let (_, out, _) = run(&["rules", "--lang", lang]);
        assert_eq!(out.lines().count(), 89);
    }
    let (status, out, err) = run(&["rules", "Q1"]);
    assert_eq!((status, out.as_str()), (2, ""));
    assert!(err.contains("“Q1”") && err.contains("A6"), "{err}");
}

#[test]
fn texts_of_ones_own_replace_the_built_in_ones_and_broken_ones_do_not() {
    let folder =
        std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("locales-{}", std::process::id()));
    std::fs::create_dir_all(folder.join("en")).unwrap();
    let locales = folder.to_str().unwrap();
    std::fs::write(folder.join("en/mine.ftl"), "ask-nothing = I know nothing of { \"this\" }.\n").unwrap();
    assert_eq!(run(&["ask", "xyzzy", "--locales", locales]).1, "I know nothing of this.\n");
    std::fs::write(folder.join("en/mine.ftl"), "ask-see = fine\n\nask-nothing = { $broken\n").unwrap();
    let (status, out, err) = run(&["ask", "xyzzy", "--locales", locales]);
    std::fs::remove_dir_all(&folder).unwrap();
    assert_eq!(status, 0);
    assert!(out.starts_with("No article fits"), "{out}");
    assert!(err.contains("mine.ftl, line 3") || err.contains("mine.ftl, line 4"), "{err}");
}
