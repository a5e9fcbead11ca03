//! Everything the program keeps, as one file: to move to another computer, or only to be safe.
//!
//! The file is JSON: `guildhall` is the number of its format, `files` has the text of every file by its path from the data
//! folder on, and `bytes`, in format 2, those that are not text, in base64. What is in it is said by [`belongs`]: the same
//! for what is packed and for what is taken out.

mod import;
mod merge;

use std::collections::BTreeMap;
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use import::{Imported, import};

use super::journal::{Folder, HALF, LOCK, SUMMARIES, Trouble, is_staged};

/// The format of a file with nothing but text in it.
const TEXT_ONLY: u32 = 1;
/// The newest format.
const FORMAT: u32 = 2;
/// Folders in folders: the program makes two, and what leads in circles ends somewhere.
const DEEPEST: usize = 8;
/// What was here before an import, kept beside everything else.
const BEFORE: &str = "before-import-";

#[derive(Serialize, Deserialize)]
struct Archive {
    guildhall: u32,
    files: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    bytes: BTreeMap<String, String>,
}

/// Why an archive was not taken in. Nothing has changed then.
#[derive(Debug, Error)]
pub enum ArchiveFault {
    /// What is here cannot be read or written.
    #[error("{}: {}", .0.path.display(), .0.kind)]
    Disk(Trouble),
    /// The archive itself cannot be read.
    #[error(transparent)]
    Unreadable(io::Error),
    /// It is no archive of this program.
    #[error("not an archive")]
    NotAnArchive,
    /// It holds a file that no archive holds.
    #[error("{0}")]
    Foreign(String),
    /// It was written by a later version.
    #[error("format {0}")]
    Newer(u32),
    /// Inputs wait to be written: they come first.
    #[error("{0} inputs wait")]
    Waiting(usize),
}

/// What was packed.
pub struct Packed {
    /// The archive.
    pub bytes: Vec<u8>,
    /// How many files are in it.
    pub files: usize,
    /// Those that cannot be read at all.
    pub left_out: Vec<PathBuf>,
}

/// Files by their path from the data folder on.
type Files = BTreeMap<String, Vec<u8>>;

/// Packs everything, byte for byte, but for the file it is packed into.
///
/// # Errors
/// What the disk says of a folder.
pub fn pack(folder: &Folder, into: Option<&Path>) -> io::Result<Packed> {
    let (mut files, left_out) = files(folder)?;
    if let Some(name) = into.and_then(|path| path.strip_prefix(folder.root()).ok()) {
        files.remove(&*name.to_string_lossy());
    }
    Ok(Packed { files: files.len(), bytes: pack_files(files), left_out })
}

/// Packs these files.
pub(crate) fn pack_files(files: Files) -> Vec<u8> {
    let mut archive = Archive { guildhall: TEXT_ONLY, files: BTreeMap::new(), bytes: BTreeMap::new() };
    for (path, bytes) in files {
        match String::from_utf8(bytes) {
            Ok(text) => drop(archive.files.insert(path, text)),
            Err(error) => {
                // A program that knows only text must not take half of it for the whole.
                archive.guildhall = FORMAT;
                archive.bytes.insert(path, BASE64_STANDARD.encode(error.as_bytes()));
            }
        }
    }
    serde_json::to_vec(&archive).expect("an archive has only text keys")
}

/// Takes an archive apart.
fn unpack(bytes: &[u8]) -> Result<Files, ArchiveFault> {
    #[derive(Deserialize)]
    struct Head {
        guildhall: u32,
    }
    // What a later version added need not look like anything here.
    let head: Head = serde_json::from_slice(bytes).map_err(|_| ArchiveFault::NotAnArchive)?;
    if head.guildhall > FORMAT {
        return Err(ArchiveFault::Newer(head.guildhall));
    }
    let archive: Archive = serde_json::from_slice(bytes).map_err(|_| ArchiveFault::NotAnArchive)?;
    let mut files: Files = archive.files.into_iter().map(|(path, text)| (path, text.into_bytes())).collect();
    for (path, text) in archive.bytes {
        let bytes = BASE64_STANDARD.decode(text).map_err(|_| ArchiveFault::NotAnArchive)?;
        if files.insert(path, bytes).is_some() {
            return Err(ArchiveFault::NotAnArchive);
        }
    }
    // The first version packed what belongs to the moment too.
    files.retain(|path, _| !is_passing(path));
    // What is a file cannot be a folder too: half of such an archive could never be put in place.
    let folder = |path: &String| path.match_indices('/').any(|(end, _)| files.contains_key(&path[..end]));
    match files.keys().find(|path| !belongs(path) || folder(path)) {
        Some(path) => Err(ArchiveFault::Foreign(path.clone())),
        None => Ok(files),
    }
}

/// Whether an archive holds the file at this path from the data folder on: everything but what belongs to the moment (the
/// lock, half-written files, an import under way) and earlier archives.
fn belongs(path: &str) -> bool {
    let plain = |c: char| !c.is_control() && c != '\\';
    let inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    let tidy = path.split('/').all(|part| !matches!(part, "" | "." | ".."));
    let name = path.to_ascii_lowercase();
    path.chars().all(plain)
        && inside
        && tidy
        && !is_passing(path)
        && !name.starts_with(BEFORE)
        && !is_staged(&name)
}

/// Whether it is of no use later: the lock, games in short, or half a file. A folder of such a name would only be in their way.
fn is_passing(path: &str) -> bool {
    let name = path.to_ascii_lowercase();
    matches!(name.split('/').next(), Some(LOCK | SUMMARIES))
        || name.split('/').any(|part| part.ends_with(HALF))
}

/// All files of a folder, and those that cannot be read.
fn files(folder: &Folder) -> io::Result<(Files, Vec<PathBuf>)> {
    let (disk, root) = (folder.disk(), folder.root());
    let (mut found, mut left_out) = (Files::new(), Vec::new());
    let mut folders = vec![(root.to_owned(), 0)];
    while let Some((folder, depth)) = folders.pop() {
        let entries = match disk.list(&folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            Err(_) if depth > 0 => {
                left_out.push(folder);
                continue;
            }
            entries => entries?,
        };
        for path in entries {
            let name =
                path.strip_prefix(root).ok().and_then(Path::to_str).map(|name| name.replace('\\', "/"));
            // A name that is no text has no place in an archive of texts.
            let Some(name) = name else {
                left_out.push(path);
                continue;
            };
            if disk.stat(&path).is_ok_and(|stat| stat.folder) {
                if !is_staged(&name) && depth < DEEPEST {
                    folders.push((path, depth + 1));
                }
            } else if belongs(&name) {
                match disk.read(&path) {
                    Ok(bytes) => drop(found.insert(name, bytes)),
                    Err(_) => left_out.push(path),
                }
            }
        }
    }
    Ok((found, left_out))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_an_export_holds_is_taken_in() {
        let bad = [
            "",
            "/etc/passwd",
            "../settings.toml",
            "games/../../x",
            "./x",
            "games//x",
            "games.lock",
            "Games.LOCK",
            "games.lock/x",
            "summaries.json",
            "settings.toml.new/x",
            "games/1.jsonl.new/x",
            "before-import-1.json",
            "import/plan.json",
            "Import/0",
            "settings.toml.new",
            "games/1.jsonl.new",
            "games\\1.jsonl",
            "a\u{0}b",
        ];
        for bad in bad {
            assert!(!belongs(bad), "{bad}");
        }
        for good in
            ["games/1.jsonl", "settings.toml", "bin/snapshots/1.2.jsonl", "aside/1-1.jsonl", "box.toml"]
        {
            assert!(belongs(good), "{good}");
        }
    }

    #[test]
    fn bytes_that_are_no_text_come_back() {
        let files = Files::from([("a".into(), vec![0xff, 0, 7]), ("b".into(), b"text".to_vec())]);
        assert_eq!(unpack(&pack_files(files.clone())).expect("an archive"), files);
        assert!(matches!(unpack(b"{\"guildhall\":3,\"files\":7}"), Err(ArchiveFault::Newer(3))));
        assert!(matches!(unpack(b"[]"), Err(ArchiveFault::NotAnArchive)));
    }

    #[test]
    fn nothing_is_a_file_and_a_folder() {
        let files = |paths: &[&str]| pack_files(paths.iter().map(|path| ((*path).into(), vec![])).collect());
        assert!(unpack(&files(&["own", "owner/x", "x/own"])).is_ok());
        for bad in ["own/x", "own/x/y"] {
            assert!(matches!(unpack(&files(&["own", bad])), Err(ArchiveFault::Foreign(path)) if path == bad));
        }
    }
}
