//! Archives: everything the program has saved as one file, to move to another computer, or only to be safe.
//!
//! The file is JSON: `guildhall` is the number of its format, `files` has the text of every file by its path from the
//! data folder on, and `bytes`, in format 2, those that are not text, in base64. [`belongs`] decides which files are
//! packed and which are accepted.

mod import;
mod merge;

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

pub use import::{Imported, import};

use super::journal::{DiskError, Folder, HALF, LOCK, SUMMARIES, is_staged};

const TEXT_ONLY: u32 = 1;
const FORMAT: u32 = 2;
/// Folders in folders: the program makes two, and what leads in circles ends somewhere.
const DEEPEST: usize = 8;
/// The beginning of the name of a backup from before an import, which lies beside everything else.
const BEFORE: &str = "before-import-";

#[derive(Serialize)]
struct Archive {
    guildhall: u32,
    files: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    bytes: BTreeMap<String, String>,
}

/// An archive as it is read: with repeated keys.
#[derive(Deserialize)]
struct Unpacked {
    files: Pairs,
    #[serde(default)]
    bytes: Pairs,
}

/// The entries of a map in their order, repeated keys included.
#[derive(Default)]
struct Pairs(Vec<(String, String)>);

impl<'de> Deserialize<'de> for Pairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Visit;
        impl<'de> Visitor<'de> for Visit {
            type Value = Pairs;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("a map of texts")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Pairs, A::Error> {
                let mut pairs = Pairs::default();
                while let Some(pair) = map.next_entry()? {
                    pairs.0.push(pair);
                }
                Ok(pairs)
            }
        }
        deserializer.deserialize_map(Visit)
    }
}

/// Why an archive was rejected. Nothing has changed then.
#[derive(Debug, Error)]
pub enum ArchiveError {
    /// The files here, or the archive itself, cannot be read or written.
    #[error("{}: {}", .0.path.display(), .0.kind)]
    Disk(DiskError),
    /// It is no archive of this program.
    #[error("not an archive")]
    NotAnArchive,
    /// It holds an entry that is rejected.
    #[error("{0}: {1:?}")]
    Entry(String, ArchiveEntryError),
    /// It was written by a later version.
    #[error("format {0}")]
    Newer(u32),
    /// Inputs wait to be written: they come first.
    #[error("{0} inputs wait")]
    Waiting(usize),
}

/// Why an entry of an archive is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum ArchiveEntryError {
    /// No archive holds such a file.
    Foreign,
    /// It is there twice.
    Twice,
    /// It is there as a file, and as a folder with files in it.
    FileAndFolder,
    /// Its contents are not encoded as those of an archive.
    Garbled,
    /// On the way to it lies a link, which may lead anywhere.
    Link,
}

/// A packed archive.
pub struct PackedArchive {
    /// The archive.
    pub bytes: Vec<u8>,
    /// Number of files in it.
    pub files: usize,
    /// Files and folders that could not be packed.
    pub left_out: Vec<PathBuf>,
}

/// Files by their path from the data folder on.
type Files = BTreeMap<String, Vec<u8>>;

/// Packs everything, byte for byte, except the file it is packed into.
///
/// # Errors
/// The disk's error about a folder.
pub fn pack(folder: &Folder, into: Option<&Path>) -> io::Result<PackedArchive> {
    let (mut files, left_out) = files(folder)?;
    if let Some(name) = into.and_then(|path| path.strip_prefix(folder.root()).ok()) {
        files.remove(&*name.to_string_lossy());
    }
    Ok(PackedArchive { files: files.len(), bytes: pack_files(files), left_out })
}

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

fn unpack(bytes: &[u8]) -> Result<Files, ArchiveError> {
    #[derive(Deserialize)]
    struct Head {
        guildhall: u32,
    }
    // What a later version added need not look like anything here.
    let head: Head = serde_json::from_slice(bytes).map_err(|_| ArchiveError::NotAnArchive)?;
    if head.guildhall > FORMAT {
        return Err(ArchiveError::Newer(head.guildhall));
    }
    let archive: Unpacked = serde_json::from_slice(bytes).map_err(|_| ArchiveError::NotAnArchive)?;
    let texts = archive.files.0.into_iter().map(|(path, text)| (path, Ok(text.into_bytes())));
    let coded = archive.bytes.0.into_iter().map(|(path, text)| (path, BASE64_STANDARD.decode(text)));
    let mut files = Files::new();
    for (path, bytes) in texts.chain(coded) {
        // The first version packed transient files too.
        if is_passing(&path) {
            continue;
        }
        let Ok(bytes) = bytes else { return Err(ArchiveError::Entry(path, ArchiveEntryError::Garbled)) };
        if !belongs(&path) {
            return Err(ArchiveError::Entry(path, ArchiveEntryError::Foreign));
        }
        if files.insert(path.clone(), bytes).is_some() {
            return Err(ArchiveError::Entry(path, ArchiveEntryError::Twice));
        }
    }
    // What is a file cannot be a folder too: half of such an archive could never be put in place.
    let folder = |path: &&String| path.match_indices('/').any(|(end, _)| files.contains_key(&path[..end]));
    match files.keys().find(folder) {
        Some(path) => Err(ArchiveError::Entry(path.clone(), ArchiveEntryError::FileAndFolder)),
        None => Ok(files),
    }
}

/// True if an archive holds the file at this path from the data folder on: everything except what is transient (the
/// lock, half-written files, an import under way) and earlier archives.
fn belongs(path: &str) -> bool {
    let plain = |c: char| !c.is_control() && c != '\\';
    let inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
    let tidy = path.split('/').all(|part| !matches!(part, "" | "." | ".."));
    let deep = path.split('/').count() > DEEPEST + 1;
    let name = path.to_ascii_lowercase();
    path.chars().all(plain)
        && inside
        && tidy
        && !deep
        && !is_passing(path)
        && !name.starts_with(BEFORE)
        && !is_staged(&name)
}

/// True for transient files: the lock, summaries, or half a file. A folder of such a name would only be in their way.
fn is_passing(path: &str) -> bool {
    let name = path.to_ascii_lowercase();
    matches!(name.split('/').next(), Some(LOCK | SUMMARIES))
        || name.split('/').any(|part| part.ends_with(HALF))
}

/// All files of a folder, and those that cannot be packed.
fn files(folder: &Folder) -> io::Result<(Files, Vec<PathBuf>)> {
    let (disk, root) = (folder.disk(), folder.root());
    let (mut found, mut left_out) = (Files::new(), Vec::new());
    let mut folders = vec![(root.to_owned(), 0)];
    while let Some((folder, tracking)) = folders.pop() {
        let entries = match disk.list(&folder) {
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            Err(_) if tracking > 0 => {
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
            // It may lead anywhere: nothing outside is anybody's data here, and nothing comes back through it.
            if disk.is_link(&path) {
                left_out.push(path);
            } else if disk.stat(&path).is_ok_and(|stat| stat.folder) {
                if !is_staged(&name) && tracking < DEEPEST {
                    folders.push((path, tracking + 1));
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
        assert!(matches!(unpack(b"{\"guildhall\":3,\"files\":7}"), Err(ArchiveError::Newer(3))));
        assert!(matches!(unpack(b"[]"), Err(ArchiveError::NotAnArchive)));
    }

    #[test]
    fn an_entry_that_cannot_be_taken_in_is_named() {
        let cases = [
            (r#"{"guildhall":1,"files":{"a":"1","b":"2","a":"1"}}"#, "a", ArchiveEntryError::Twice),
            (r#"{"guildhall":2,"files":{"a":"1"},"bytes":{"a":"AA=="}}"#, "a", ArchiveEntryError::Twice),
            (r#"{"guildhall":2,"files":{},"bytes":{"b":"?"}}"#, "b", ArchiveEntryError::Garbled),
            (r#"{"guildhall":1,"files":{"../x":""}}"#, "../x", ArchiveEntryError::Foreign),
            (
                r#"{"guildhall":1,"files":{"1/2/3/4/5/6/7/8/9/10":""}}"#,
                "1/2/3/4/5/6/7/8/9/10",
                ArchiveEntryError::Foreign,
            ),
        ];
        for (text, name, why) in cases {
            let error = unpack(text.as_bytes());
            assert!(
                matches!(&error, Err(ArchiveError::Entry(path, it)) if path == name && *it == why),
                "{error:?}"
            );
        }
    }

    #[test]
    fn nothing_is_a_file_and_a_folder() {
        let files = |paths: &[&str]| pack_files(paths.iter().map(|path| ((*path).into(), vec![])).collect());
        assert!(unpack(&files(&["own", "owner/x", "x/own"])).is_ok());
        for bad in ["own/x", "own/x/y"] {
            let error = unpack(&files(&["own", bad]));
            assert!(
                matches!(error, Err(ArchiveError::Entry(path, ArchiveEntryError::FileAndFolder)) if path == bad)
            );
        }
    }
}
