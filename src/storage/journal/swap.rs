//! Many files that change together or not at all, even if the program ends in between.
//!
//! The new files are first written into a folder of their own. Once all of them are there and on the disk, a list is
//! added that says what goes where: from that moment on the change counts, and the next program that opens the folder
//! finishes it. Without the list it never happened.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::disk::{Disk, exists, folder_of, replace, write_new};
use super::folder::DiskError;

#[derive(Debug, Default, Serialize, Deserialize)]
struct SwapPlan {
    /// Files to put in place, by their path from the root; each waits under its index.
    put: Vec<String>,
    remove: Vec<String>,
}

const FOLDER: &str = "import";
const PLAN: &str = "plan.json";

/// The folder where files wait.
pub(crate) fn folder(root: &Path) -> PathBuf {
    root.join(FOLDER)
}

/// True if a path from the root leads into [`folder`].
pub(crate) fn is_inside(path: &str) -> bool {
    path.split('/').next().is_some_and(|first| first.eq_ignore_ascii_case(FOLDER))
}

/// Prepares to put in place and to remove these files (paths from the root); [`finish`] does it. Errors change nothing.
pub(crate) fn prepare(
    root: &Path,
    disk: &dyn Disk,
    put: &[(String, Vec<u8>)],
    remove: Vec<String>,
) -> Result<(), DiskError> {
    let Err(error) = stage(root, disk, put, remove) else { return Ok(()) };
    if clear(root, disk).is_err() && exists(disk, &folder(root).join(PLAN)) {
        // The list is there and does not go away again: then it counts.
        return Ok(());
    }
    Err(error)
}

fn stage(
    root: &Path,
    disk: &dyn Disk,
    put: &[(String, Vec<u8>)],
    remove: Vec<String>,
) -> Result<(), DiskError> {
    let staging = folder(root);
    let here = |error: io::Error| DiskError::new(&staging, &error);
    clear(root, disk).map_err(here)?;
    disk.make_folder(&staging).map_err(here)?;
    for (number, (path, bytes)) in put.iter().enumerate() {
        let target = root.join(path);
        make_room(disk, &target).map_err(|error| DiskError::new(&target, &error))?;
        write_new(disk, &staging.join(number.to_string()), bytes).map_err(here)?;
    }
    let plan = SwapPlan { put: put.iter().map(|(path, _)| path.clone()).collect(), remove };
    let plan = serde_json::to_vec(&plan).map_err(io::Error::other);
    let listed = disk.sync_folder(&staging).and_then(|()| disk.sync_folder(root));
    listed.and(plan).and_then(|plan| replace(disk, &staging.join(PLAN), &plan)).map_err(here)
}

/// Checks that a file can be put there: what would fail later fails now.
fn make_room(disk: &dyn Disk, target: &Path) -> io::Result<()> {
    match disk.stat(target) {
        Ok(stat) if stat.folder => Err(ErrorKind::IsADirectory.into()),
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        Ok(_) | Err(_) => disk.make_folder(folder_of(target)),
    }
}

/// Finishes a change that was prepared; on an error it is still to be finished. Without a list there is nothing to do.
pub(crate) fn finish(root: &Path, disk: &dyn Disk) -> io::Result<()> {
    let plan = match disk.read(&folder(root).join(PLAN)) {
        Err(error) if error.kind() == ErrorKind::NotFound => return clear(root, disk),
        plan => plan?,
    };
    // It was read back when it was written: one that cannot be understood now was damaged later.
    let plan: SwapPlan = serde_json::from_slice(&plan).map_err(io::Error::other)?;
    for (number, path) in plan.put.iter().enumerate() {
        let (from, to) = (folder(root).join(number.to_string()), root.join(path));
        if exists(disk, &from) {
            disk.rename(&from, &to)?;
            disk.sync_folder(folder_of(&to))?;
        }
    }
    for path in &plan.remove {
        match disk.remove(&root.join(path)) {
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
            Ok(()) | Err(_) => disk.sync_folder(folder_of(&root.join(path)))?,
        }
    }
    clear(root, disk)
}

/// Removes the waiting files. The list goes first: without it nothing counts.
fn clear(root: &Path, disk: &dyn Disk) -> io::Result<()> {
    let folder = folder(root);
    if !exists(disk, &folder) {
        return Ok(());
    }
    match disk.remove(&folder.join(PLAN)) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    disk.sync_folder(&folder)?;
    disk.remove_folder(&folder)
}
