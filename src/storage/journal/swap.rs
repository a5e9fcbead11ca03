//! Many files that change together or not at all, even if the program ends in between.
//!
//! What is to come is written beside everything else, into a folder of its own. Once all of it is there and on the disk, a
//! list is added that says what goes where: from that moment on it counts, and whoever opens the folder next carries it
//! out to the end. Without the list it never happened.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::disk::{Disk, exists, folder_of, replace, write_new};
use super::folder::Trouble;

/// What changes.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Plan {
    /// Files that are put in place, by their path from the root on; where they wait is their number.
    put: Vec<String>,
    /// Files that go away.
    remove: Vec<String>,
}

const FOLDER: &str = "import";
const PLAN: &str = "plan.json";

/// Where files wait.
pub(crate) fn folder(root: &Path) -> PathBuf {
    root.join(FOLDER)
}

/// Whether a path, seen from the root, is where files wait.
pub(crate) fn is_inside(path: &str) -> bool {
    path.split('/').next().is_some_and(|first| first.eq_ignore_ascii_case(FOLDER))
}

/// Puts these files in place and takes those away. Paths are from the root on.
///
/// # Errors
/// The disk's, about the file that it did not take. Then nothing has changed.
pub(crate) fn prepare(
    root: &Path,
    disk: &dyn Disk,
    put: &[(String, Vec<u8>)],
    remove: Vec<String>,
) -> Result<(), Trouble> {
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
) -> Result<(), Trouble> {
    let staging = folder(root);
    let here = |error: io::Error| Trouble::new(&staging, &error);
    clear(root, disk).map_err(here)?;
    disk.make_folder(&staging).map_err(here)?;
    for (number, (path, bytes)) in put.iter().enumerate() {
        let target = root.join(path);
        make_room(disk, &target).map_err(|error| Trouble::new(&target, &error))?;
        write_new(disk, &staging.join(number.to_string()), bytes).map_err(here)?;
    }
    let plan = Plan { put: put.iter().map(|(path, _)| path.clone()).collect(), remove };
    let plan = serde_json::to_vec(&plan).map_err(io::Error::other);
    let listed = disk.sync_folder(&staging).and_then(|()| disk.sync_folder(root));
    listed.and(plan).and_then(|plan| replace(disk, &staging.join(PLAN), &plan)).map_err(here)
}

/// Makes sure that a file can be put there: what would fail later fails now.
fn make_room(disk: &dyn Disk, target: &Path) -> io::Result<()> {
    match disk.stat(target) {
        Ok(stat) if stat.folder => Err(ErrorKind::IsADirectory.into()),
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        Ok(_) | Err(_) => disk.make_folder(folder_of(target)),
    }
}

/// Carries out what was agreed on and not finished. Without a list there is nothing to do.
///
/// # Errors
/// The disk's. Then it is still to be finished.
pub(crate) fn finish(root: &Path, disk: &dyn Disk) -> io::Result<()> {
    let plan = match disk.read(&folder(root).join(PLAN)) {
        Err(error) if error.kind() == ErrorKind::NotFound => return clear(root, disk),
        plan => plan?,
    };
    // It was read back when it was written: one that cannot be understood now was damaged later.
    let plan: Plan = serde_json::from_slice(&plan).map_err(io::Error::other)?;
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

/// Takes away what waits. The list goes first: without it nothing counts.
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
