//! Files that are replaced whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// Replaces a file: whoever reads it sees the old contents or the new, never half of them, even after a power cut.
///
/// # Errors
/// What the system says; the old file is then still there.
pub fn replace_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let half = beside(path, ".new");
    let written = File::create(&half).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&half, path)).inspect_err(|_| {
        // The half-written file is of no use to anybody; if it cannot be removed, the next try replaces it.
        let _ = fs::remove_file(&half);
    })?;
    sync_folder(folder)
}

/// Puts a file that cannot be read out of the way, under a name that nothing has yet.
///
/// # Errors
/// What the system says.
pub fn keep_aside(path: &Path) -> io::Result<PathBuf> {
    let free = first_free(|number| beside(path, &format!(".unreadable-{number}")));
    fs::rename(path, &free)?;
    Ok(free)
}

/// The first path by number that nothing has yet.
pub(super) fn first_free(path: impl Fn(u32) -> PathBuf) -> PathBuf {
    let mut number = 1;
    while path(number).exists() {
        number += 1;
    }
    path(number)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().map_or_else(OsString::new, OsString::from);
    name.push(ending);
    path.with_file_name(name)
}

/// A rename is safe only when its folder is.
#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Elsewhere folders cannot be opened as files.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "the same shape everywhere")]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}
