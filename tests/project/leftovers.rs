//! Nothing of a merge that was not finished stands in any text of the project.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders of what is made from the project, or belongs to the tools around it.
const MADE: [&str; 2] = ["target", ".git"];

/// The lines that a merge leaves where two sides differ.
fn markers(text: &str) -> Vec<usize> {
    let marks = ["<<<<<<< ", "||||||| ", ">>>>>>> "];
    let left = |line: &str| line == "=======" || marks.iter().any(|mark| line.starts_with(mark));
    let lines: Vec<_> = text.lines().zip(1..).filter(|(line, _)| left(line)).map(|(_, n)| n).collect();
    // A row of signs alone underlines a heading.
    if text.lines().any(|line| marks.iter().any(|mark| line.starts_with(mark))) { lines } else { Vec::new() }
}

#[test]
fn no_text_holds_half_of_a_merge() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut folders, mut read, mut left) = (vec![root.to_owned()], 0, Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the project") {
            let path: PathBuf = entry.expect("an entry").path();
            if path.is_dir() {
                let made = folder == root && MADE.iter().any(|made| path.ends_with(made));
                folders.extend((!made).then_some(path));
            } else if let Ok(text) = fs::read_to_string(&path) {
                read += 1;
                left.extend(markers(&text).into_iter().map(|n| format!("{}:{n}", path.display())));
            }
        }
    }
    assert!(read > 1000, "{read} texts");
    assert_eq!(left, Vec::<String>::new());
}

#[test]
fn half_of_a_merge_would_be_noticed() {
    let mark = |sign: &str| format!("{} one", sign.repeat(7));
    let text = [&*mark("<"), "a", &"=".repeat(7), "b", &*mark(">")].join("\n");
    assert_eq!(markers(&text), [1, 3, 5]);
    assert_eq!(markers("Heading\n=======\n"), Vec::<usize>::new());
}
