//! Importing an archive: all of it or nothing.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::merge::merge;
use super::{ArchiveEntryError, ArchiveError, BEFORE, files, pack_files, unpack};
use crate::storage::journal::{DiskError, Folder, exists, first_free, replace, swap};

/// The result of an import.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// Number of files in the archive.
    pub files: usize,
    /// The file with everything that was here before; `None` if nothing had to change.
    pub before: Option<PathBuf>,
    /// Games that were different here and there: both are saved, theirs under these names.
    pub both: Vec<String>,
    /// Settings files that cannot be read in the archive: those here stay.
    pub unreadable: Vec<String>,
    /// True if the disk refuses to put it in place for now. It counts and is finished as soon as that is possible.
    pub pending: bool,
}

/// Imports an archive. Files that are only here stay; of a game that goes on in one of the two, the longer one counts.
///
/// # Errors
/// The reason why it was rejected; nothing has changed then.
pub fn import(folder: &Folder, archive: &[u8]) -> Result<Imported, ArchiveError> {
    folder.writable().map_err(ArchiveError::Disk)?;
    let theirs = unpack(archive)?;
    let disk = |path: PathBuf| move |error| ArchiveError::Disk(DiskError::new(&path, &error));
    let root = folder.root();
    let (mine, unreadable) = files(folder).map_err(disk(root.to_owned()))?;
    let mut imported = Imported { files: theirs.len(), ..Imported::default() };
    let mut merged = merge(&mine, theirs);
    merged.put.retain(|(path, bytes)| {
        let taken = !is_own(path) || is_toml(bytes);
        if !taken {
            imported.unreadable.push(path.clone());
        }
        taken
    });
    // What cannot be read cannot be saved either.
    for (put, _) in &merged.put {
        if let Some(path) = unreadable.iter().find(|path| root.join(put).starts_with(path)) {
            return Err(if folder.disk().is_link(path) {
                ArchiveError::Entry(put.clone(), ArchiveEntryError::Link)
            } else {
                ArchiveError::Disk(DiskError { path: path.clone(), kind: ErrorKind::PermissionDenied })
            });
        }
    }
    imported.both = merged.both;
    // Whoever imports wants it on the disk: what lies there may only be on its way.
    for path in merged.same.iter().map(|path| root.join(path)) {
        folder.disk().sync(&path).map_err(disk(path.clone()))?;
    }
    if merged.put.is_empty() && merged.remove.is_empty() {
        return Ok(imported);
    }
    let named = |number| root.join(format!("{BEFORE}{number}.json"));
    let before = first_free(named, |path| exists(folder.disk(), path));
    replace(folder.disk(), &before, &pack_files(mine)).map_err(disk(before.clone()))?;
    let prepared = swap::prepare(root, folder.disk(), &merged.put, merged.remove);
    if let Err(disk_error) = prepared {
        // Nothing was replaced, so nothing need be kept; if it stays, it does no harm.
        let _ = folder.disk().remove(&before);
        return Err(ArchiveError::Disk(disk_error));
    }
    imported.pending = folder.finish_swap().is_err();
    imported.before = Some(before);
    Ok(imported)
}

/// True for a settings file, of the program or of a title.
fn is_own(path: &str) -> bool {
    !path.contains('/')
        && Path::new(path).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"))
}

fn is_toml(bytes: &[u8]) -> bool {
    str::from_utf8(bytes).is_ok_and(|text| text.parse::<toml::Table>().is_ok())
}
