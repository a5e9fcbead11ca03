//! Everything the program keeps, as one file: to move to another computer, or only to be safe.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::atomic::{first_free, replace_file};
use super::places::Places;

/// The format of the file.
const FORMAT: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Archive {
    guildhall: u32,
    /// Contents by path from the data folder on.
    files: BTreeMap<String, String>,
}

/// Why an archive was not read. Nothing was changed then.
#[derive(Debug, Error)]
pub enum ArchiveFault {
    /// The file cannot be read, or the new files cannot be written.
    #[error(transparent)]
    Disk(#[from] io::Error),
    /// It is no archive of this program.
    #[error("not an archive")]
    NotAnArchive,
    /// It was written by a later version.
    #[error("format {0}")]
    Newer(u32),
}

/// Writes everything into one file and says how many files are in it.
///
/// # Errors
/// What the system says.
pub fn export(places: &Places, to: &Path) -> io::Result<usize> {
    let files = files(places.data())?;
    let count = files.len();
    let archive = Archive { guildhall: FORMAT, files };
    replace_file(to, &serde_json::to_vec(&archive).map_err(io::Error::other)?)?;
    Ok(count)
}

/// Reads everything from such a file and says how many files were in it, and where everything lies that was here before.
///
/// # Errors
/// Nothing was changed.
pub fn import(places: &Places, from: &Path) -> Result<(usize, PathBuf), ArchiveFault> {
    let bytes = fs::read(from)?;
    let archive: Archive = serde_json::from_slice(&bytes).map_err(|_| ArchiveFault::NotAnArchive)?;
    if archive.guildhall > FORMAT {
        return Err(ArchiveFault::Newer(archive.guildhall));
    }
    if !archive.files.keys().all(|path| stays_inside(Path::new(path))) {
        return Err(ArchiveFault::NotAnArchive);
    }
    let before = first_free(|number| places.data().join(format!("before-import-{number}.json")));
    export(places, &before)?;
    for (path, text) in &archive.files {
        replace_file(&places.data().join(path), text.as_bytes())?;
    }
    Ok((archive.files.len(), before))
}

/// A path that cannot lead out of the folder it is put into.
fn stays_inside(path: &Path) -> bool {
    path.components().next().is_some() && path.components().all(|part| matches!(part, Component::Normal(_)))
}

/// All text files below a folder. Archives of earlier imports are not packed again.
fn files(root: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => continue,
            entries => entries?,
        };
        for entry in entries {
            let path = entry?.path();
            let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            if path.is_dir() {
                folders.push(path);
            } else if !name.starts_with("before-import-")
                && let Ok(text) = fs::read_to_string(&path)
            {
                found.insert(name, text);
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_out_of_the_folder_is_refused() {
        for bad in ["", "/etc/passwd", "../settings.toml", "games/../../x", "./x"] {
            assert!(!stays_inside(Path::new(bad)), "{bad}");
        }
        assert!(stays_inside(Path::new("games/1.jsonl")));
    }
}
