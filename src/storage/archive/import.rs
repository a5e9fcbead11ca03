//! Taking an archive in: all of it or nothing.

use std::path::PathBuf;

use super::merge::merge;
use super::{ArchiveFault, BEFORE, files, pack_files, unpack};
use crate::storage::journal::{Folder, Trouble, exists, first_free, replace, swap};

/// What became of an archive.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// How many files were in it.
    pub files: usize,
    /// Where everything lies that was here before; nothing where nothing had to change.
    pub before: Option<PathBuf>,
    /// Games that were different here and there: both are kept, theirs under these names.
    pub both: Vec<String>,
    /// Whether the disk refuses to put it in place for now. It counts and is finished as soon as that is possible.
    pub pending: bool,
}

/// Takes an archive in. What is here and not in it stays; of a game that goes on in one of the two, the longer one counts.
///
/// # Errors
/// Nothing has changed.
pub fn import(folder: &Folder, archive: &[u8]) -> Result<Imported, ArchiveFault> {
    folder.writable().map_err(ArchiveFault::Disk)?;
    let theirs = unpack(archive)?;
    let disk = |path: PathBuf| move |error| ArchiveFault::Disk(Trouble::new(&path, &error));
    let root = folder.root();
    let (mine, unreadable) = files(folder).map_err(disk(root.to_owned()))?;
    let mut imported = Imported { files: theirs.len(), ..Imported::default() };
    let merged = merge(&mine, theirs);
    // What cannot be read cannot be kept either.
    if let Some(path) =
        unreadable.iter().find(|path| merged.put.iter().any(|(put, _)| root.join(put) == **path))
    {
        return Err(ArchiveFault::Disk(Trouble {
            path: path.clone(),
            kind: std::io::ErrorKind::PermissionDenied,
        }));
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
    if let Err(error) = prepared {
        // Nothing was replaced, so nothing need be kept; if it stays, it does no harm.
        let _ = folder.disk().remove(&before);
        return Err(disk(swap::folder(root))(error));
    }
    imported.pending = folder.finish_swap().is_err();
    imported.before = Some(before);
    Ok(imported)
}
