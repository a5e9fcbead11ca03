//! The project itself: which layer uses which, and whether the texts are complete.

#![allow(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that panics has failed, as it should"
)]

mod layering;
mod leftovers;
mod licences;
mod locales;
mod package;
mod typography;
mod words;

use std::fs;
use std::path::{Path, PathBuf};

/// All files with this ending below a folder of the project, as path from the root and contents.
fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = vec![root.join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the project") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                let name = path
                    .strip_prefix(root)
                    .expect("below the root")
                    .to_str()
                    .expect("a plain path")
                    .to_owned();
                found.push((name, fs::read_to_string(path).expect("text")));
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "{folder} has .{ending} files");
    found
}
