//! The result as a picture.

use crate::support::{Folder, data, run, run_with};

/// The width and height that a PNG file says it has.
fn size(path: &str) -> (u32, u32) {
    let bytes = std::fs::read(path).unwrap();
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    (number(16), number(20))
}

#[test]
fn a_picture_in_one_language_or_two() {
    for sheet in ["score-rulebook.json", "score-architects.json"] {
        pictured(&data(sheet));
    }
}

fn pictured(sheet: &str) {
    let folder = Folder::new("picture");
    let path = folder.file("result.png", "something else");
    let message = run(&["picture", sheet, "--out", &path]).good();
    assert!(message.contains("result.png"), "{message}");
    let one = size(&path);
    let report =
        run(&["picture", sheet, "--out", &path, "--lang", "ru", "--second-lang", "hu", "--format", "json"])
            .json();
    let two = size(&path);
    assert_eq!((two.0, report["width"].as_u64()), (2 * one.0, Some(two.0.into())));
    // The same language twice is one.
    run(&["picture", sheet, "--out", &path, "--second-lang", "en"]).good();
    assert_eq!(size(&path), one);
    let left: Vec<_> = std::fs::read_dir(folder.path("")).unwrap().collect();
    assert_eq!(left.len(), 1, "nothing half-written is left: {left:?}");
}

#[test]
fn bad_input_is_said_and_no_picture_is_made() {
    let folder = Folder::new("no-picture");
    let out = folder.path("result.png");
    run_with(&["picture", "-", "--out", &out], b"{}").bad(&["standard input"]);
    run(&["picture", "/nonexistent.json", "--out", &out]).bad(&["/nonexistent.json"]);
    run(&["picture", &data("score-rulebook.json")]).bad(&["--out"]);
    run(&["picture", &data("score-rulebook.json"), "--out", &out, "--second-lang", "xx"]).bad(&["xx"]);
    run(&["picture", &data("score-rulebook.json"), "--out", &folder.path("")]).bad(&[]);
    let file = folder.file("plain", "");
    run(&["picture", &data("score-rulebook.json"), "--out", &format!("{file}/result.png")]).bad(&["plain"]);
    assert!(!std::path::Path::new(&out).exists());
}
