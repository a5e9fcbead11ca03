//! Files that are read as a whole, and replaced whole or not at all.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// No file of this program has nearly as many bytes.
const LONGEST: u64 = 1 << 31;

/// Reads a regular file only, as a device may never end and a pipe would be waited for.
pub(crate) fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    let about = fs::metadata(path)?;
    if !about.is_file() {
        let kind = if about.is_dir() { ErrorKind::IsADirectory } else { ErrorKind::InvalidInput };
        return Err(kind.into());
    }
    let mut bytes = Vec::new();
    // Some files of the system have no length, and do not end all the same. Half a file would be taken for a wrong one.
    if about.len() <= LONGEST {
        File::open(path)?.take(LONGEST + 1).read_to_end(&mut bytes)?;
    }
    let fits = about.len().max(bytes.len() as u64) <= LONGEST;
    if fits { Ok(bytes) } else { Err(ErrorKind::FileTooLarge.into()) }
}

/// The same for a file that holds text; [`ErrorKind::InvalidData`] for one that does not.
pub(crate) fn read_text(path: &Path) -> io::Result<String> {
    String::from_utf8(read_file(path)?).map_err(|_| ErrorKind::InvalidData.into())
}

/// Replaces a file atomically: a reader sees the old contents or the new, even after a power cut or an error.
pub(crate) fn replace_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let (half, mut file) = new_file(folder)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    drop(file);
    written.and_then(|()| fs::rename(&half, path)).inspect_err(|_| {
        // The half-written file is of no use to anybody.
        let _ = fs::remove_file(&half);
    })?;
    sync_folder(folder)
}

/// Writes a file under this name, or under a similar one if something else has that already: nothing is replaced.
pub(crate) fn write_beside(path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
    if read_file(path).is_ok_and(|found| found == bytes) {
        return Ok(path.to_owned());
    }
    let path = free_name(path);
    replace_file(&path, bytes)?;
    if fs::read(&path)? == bytes { Ok(path) } else { Err(ErrorKind::InvalidData.into()) }
}

/// Replaces a file and saves a copy of the old one under a free name. On an error the old file is still there.
pub(crate) fn replace_and_keep(path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
    let kept = kept_name(path);
    fs::copy(path, &kept)?;
    File::open(&kept)?.sync_all()?;
    replace_file(path, bytes)?;
    Ok(kept)
}

/// Returns this name if it is free, else a similar one: `x.json`, `x-2.json`, `x-3.json` and so on.
pub(crate) fn free_name(path: &Path) -> PathBuf {
    first_free(|number| if number == 1 { path.to_owned() } else { with_ending(path, &format!("-{number}")) })
}

pub(crate) fn kept_name(path: &Path) -> PathBuf {
    free_name(&with_ending(path, "-old"))
}

/// Inserts an ending before the last dot of a name.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_stem().map_or_else(OsString::new, OsString::from);
    name.push(ending);
    if let Some(kind) = path.extension() {
        name.push(".");
        name.push(kind);
    }
    path.with_file_name(name)
}

/// Creates a file under a free name: not one of the user's, and not one that another program is writing.
fn new_file(folder: &Path) -> io::Result<(PathBuf, File)> {
    let mut number = std::process::id();
    loop {
        let path = folder.join(format!(".guildhall-{number}.new"));
        match File::create_new(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number = number.wrapping_add(1),
            Err(error) => return Err(error),
        }
    }
}

/// Renames an unreadable file to a free name, so that it is out of the way.
pub(crate) fn move_to_quarantine(path: &Path) -> io::Result<PathBuf> {
    let free = first_free(|number| beside(path, &format!(".unreadable-{number}")));
    fs::rename(path, &free)?;
    Ok(free)
}

pub(super) fn first_free(path: impl Fn(u32) -> PathBuf) -> PathBuf {
    let mut number = 1;
    // A link that leads nowhere is something too.
    while path(number).symlink_metadata().is_ok() {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_there_is_kept() {
        let folder = std::env::temp_dir().join(format!("guildhall-kept-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("back.up.json");
        for (bytes, name) in
            [(b"one", "back.up.json"), (b"two", "back.up-2.json"), (b"tri", "back.up-3.json")]
        {
            assert_eq!(write_beside(&path, bytes).unwrap(), folder.join(name));
        }
        assert_eq!(write_beside(&path, b"one").unwrap(), path, "it is there already");
        for (bytes, kept, was) in
            [(b"new", "back.up-old.json", b"one"), (b"old", "back.up-old-2.json", b"new")]
        {
            assert_eq!(replace_and_keep(&path, bytes).unwrap(), folder.join(kept));
            assert_eq!(
                (fs::read(&path).unwrap(), fs::read(folder.join(kept)).unwrap()),
                (bytes.to_vec(), was.to_vec())
            );
        }
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_file_that_is_too_large_is_not_read_by_half() {
        let path = std::env::temp_dir().join(format!("guildhall-large-{}", std::process::id()));
        // Nothing of it lies on the disk.
        File::create(&path).unwrap().set_len(LONGEST + 1).unwrap();
        assert_eq!(read_file(&path).unwrap_err().kind(), ErrorKind::FileTooLarge);
        fs::remove_file(&path).unwrap();
    }

    #[test]
    fn a_file_that_is_replaced_leaves_all_others_alone() {
        let folder = std::env::temp_dir().join(format!("guildhall-atomic-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let first = format!(".guildhall-{}.new", std::process::id());
        let others = ["x.png.new", "x.png.new.new", &first];
        for other in others {
            fs::write(folder.join(other), "of the user").unwrap();
        }
        replace_file(&folder.join("x.png"), b"new").unwrap();
        assert_eq!(fs::read(folder.join("x.png")).unwrap(), b"new");
        for other in others {
            assert_eq!(fs::read(folder.join(other)).unwrap(), b"of the user", "{other}");
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1 + others.len(), "nothing half-written is left");
        fs::remove_dir_all(&folder).unwrap();
    }
}
