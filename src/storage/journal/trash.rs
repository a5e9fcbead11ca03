//! The trash: deleted games with their copies, and restoring them.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use super::disk::{exists, folder_of};
use super::folder::{DiskError, Folder};

/// The file of a game, and the files beside it.
type Where = (fn(&Folder, &str) -> PathBuf, fn(&Folder, &str) -> Vec<PathBuf>);

const IN_USE: Where = (Folder::game, Folder::beside);
const DELETED: Where = (Folder::in_trash, Folder::beside_in_trash);

impl Folder {
    /// Moves a game to the trash, and its copies with it: nothing is left from which it could come back by itself.
    ///
    /// # Errors
    /// The disk's error, or [`ErrorKind::ResourceBusy`] where another program has the folder.
    pub fn delete(&self, name: &str) -> Result<(), DiskError> {
        self.move_game(name, IN_USE, DELETED)
    }

    /// Restores a game from the trash.
    ///
    /// # Errors
    /// As for [`Folder::delete`].
    pub fn restore(&self, name: &str) -> Result<(), DiskError> {
        self.move_game(name, DELETED, IN_USE)
    }

    fn move_game(&self, name: &str, from: Where, to: Where) -> Result<(), DiskError> {
        self.writable()?;
        let (old, new) = (from.0(self, name), to.0(self, name));
        let disk_error = |error: io::Error| DiskError::new(&old, &error);
        if exists(self.disk(), &new) {
            self.make_room(name, to).map_err(disk_error)?;
        }
        self.move_file(&old, &new).map_err(disk_error)?;
        // From here on the game is where it was wanted. A copy that could not follow is of no use to anybody: a game in
        // the trash is not rebuilt from it, and one that is back has its file.
        for (old, new) in from.1(self, name).into_iter().zip(to.1(self, name)) {
            if exists(self.disk(), &old) {
                let _ = self.move_file(&old, &new);
            }
        }
        Ok(())
    }

    fn move_file(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.disk().rename(from, to)?;
        // It has moved. Where the disk does not promise that it stays there, the worst is that it is back again.
        let _ = self.disk().sync_folder(folder_of(to));
        let _ = self.disk().sync_folder(folder_of(from));
        Ok(())
    }

    /// Moves a game of the same name that lies there already to a free name.
    fn make_room(&self, name: &str, at: Where) -> io::Result<()> {
        let other = self.name_like(name, |_| false);
        if other == name {
            return Err(ErrorKind::AlreadyExists.into());
        }
        self.move_file(&at.0(self, name), &at.0(self, &other))
    }
}
