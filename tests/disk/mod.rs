//! A disk in memory that can be full, refuse, tear a write or lose power, for tests that need thousands of those.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use guildhall::storage::journal::{Disk, Lock, Stat};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// What is wrong with a disk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TitleEntryError {
    #[default]
    None,
    /// There is room for so many bytes more.
    Full(usize),
    /// Nothing can be written.
    Refuses,
    /// So many changes work, then nothing does.
    RefusesAfter(usize),
}

/// A disk in memory. Copies are the same disk.
#[derive(Clone, Default)]
pub struct MemoryDisk(Arc<Mutex<Inside>>);

#[derive(Default)]
struct Inside {
    /// Which file has which name, now and after every change since names were last safe.
    names: Vec<BTreeMap<PathBuf, u64>>,
    folders: BTreeSet<PathBuf>,
    files: BTreeMap<u64, Contents>,
    locked: BTreeSet<u64>,
    next: u64,
    error: TitleEntryError,
}

#[derive(Clone, Default)]
struct Contents {
    now: Vec<u8>,
    /// What survives a power cut.
    safe: Vec<u8>,
}

impl Inside {
    fn names(&self) -> BTreeMap<PathBuf, u64> {
        self.names.last().cloned().unwrap_or_default()
    }

    fn rename_all(&mut self, change: impl FnOnce(&mut BTreeMap<PathBuf, u64>)) {
        let mut names = self.names();
        change(&mut names);
        self.names.push(names);
    }

    fn find(&self, path: &Path) -> io::Result<u64> {
        let found = self.names.last().and_then(|names| names.get(path));
        found.copied().ok_or_else(|| ErrorKind::NotFound.into())
    }

    fn file(&mut self, path: &Path) -> io::Result<&mut Contents> {
        let id = self.find(path)?;
        self.files.get_mut(&id).ok_or_else(|| ErrorKind::NotFound.into())
    }

    /// Something is to be changed.
    fn change(&mut self) -> io::Result<()> {
        match &mut self.error {
            TitleEntryError::None | TitleEntryError::Full(_) => Ok(()),
            TitleEntryError::RefusesAfter(left @ 1..) => {
                *left -= 1;
                Ok(())
            }
            TitleEntryError::Refuses | TitleEntryError::RefusesAfter(_) => {
                Err(ErrorKind::PermissionDenied.into())
            }
        }
    }
}

impl MemoryDisk {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.0.lock().unwrap()
    }

    pub fn set(&self, error: TitleEntryError) {
        self.inside().error = error;
    }

    /// All files with their contents.
    pub fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let inside = self.inside();
        inside.names().into_iter().map(|(path, id)| (path, inside.files[&id].now.clone())).collect()
    }

    /// Somebody else puts a file there, or takes it away.
    pub fn put(&self, path: &Path, bytes: Option<&[u8]>) {
        let mut inside = self.inside();
        inside.next += 1;
        let id = inside.next;
        if let Some(bytes) = bytes {
            inside.files.insert(id, Contents { now: bytes.to_vec(), safe: bytes.to_vec() });
        }
        inside.rename_all(|names| {
            names.remove(path);
            names.extend(bytes.map(|_| (path.to_owned(), id)));
        });
        let names = inside.names();
        inside.names = vec![names];
    }

    /// The power fails: names go back to some moment since they were last safe, files to what is safe and perhaps a part
    /// of what came after.
    pub fn lose_power(&self, rng: &mut ChaCha8Rng) {
        let mut inside = self.inside();
        let last = inside.names.len().saturating_sub(1);
        let back = if last == 0 { 0 } else { rng.random_range(0..=last) };
        let names = inside.names.get(back).cloned().unwrap_or_default();
        inside.names = vec![names];
        for contents in inside.files.values_mut() {
            if contents.now != contents.safe {
                let kept = match contents.now.strip_prefix(&*contents.safe) {
                    Some(more) => [&contents.safe, &more[..rng.random_range(0..=more.len())]].concat(),
                    None if rng.random_bool(0.5) => contents.now.clone(),
                    None => contents.safe.clone(),
                };
                *contents = Contents { now: kept.clone(), safe: kept };
            }
        }
        inside.locked.clear();
        inside.error = TitleEntryError::None;
    }
}

struct Held {
    disk: MemoryDisk,
    path: PathBuf,
    id: u64,
}

impl Lock for Held {
    fn holds(&self) -> bool {
        self.disk.inside().find(&self.path).is_ok_and(|id| id == self.id)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.disk.inside().locked.remove(&self.id);
    }
}

impl Disk for MemoryDisk {
    fn write_at(&self, path: &Path, offset: u64, bytes: &[u8]) -> io::Result<()> {
        let mut inside = self.inside();
        inside.change()?;
        if !inside.folders.contains(path.parent().unwrap()) {
            return Err(ErrorKind::NotFound.into());
        }
        if inside.folders.contains(path) {
            return Err(ErrorKind::IsADirectory.into());
        }
        if inside.find(path).is_err() {
            inside.next += 1;
            let id = inside.next;
            inside.files.insert(id, Contents::default());
            inside.rename_all(|names| {
                names.insert(path.to_owned(), id);
            });
        }
        let mut fits = bytes.len();
        if let TitleEntryError::Full(room) = &mut inside.error {
            fits = fits.min(*room);
            *room -= fits;
        }
        let now = &mut inside.file(path)?.now;
        let (start, end) = (offset as usize, offset as usize + fits);
        now.resize(now.len().max(end), 0);
        now[start..end].copy_from_slice(&bytes[..fits]);
        if fits < bytes.len() { Err(ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn cut(&self, path: &Path, len: u64) -> io::Result<()> {
        let mut inside = self.inside();
        inside.change()?;
        inside.file(path)?.now.resize(len as usize, 0);
        Ok(())
    }

    fn sync(&self, path: &Path) -> io::Result<()> {
        let mut inside = self.inside();
        inside.change()?;
        let file = inside.file(path)?;
        file.safe.clone_from(&file.now);
        Ok(())
    }

    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        let mut inside = self.inside();
        inside.change()?;
        let names = inside.names();
        inside.names = vec![names];
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut inside = self.inside();
        inside.change()?;
        let id = inside.find(from)?;
        if inside.folders.contains(to) {
            return Err(ErrorKind::IsADirectory.into());
        }
        inside.rename_all(|names| {
            names.remove(from);
            names.insert(to.to_owned(), id);
        });
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut inside = self.inside();
        inside.change()?;
        inside.find(path)?;
        inside.rename_all(|names| {
            names.remove(path);
        });
        Ok(())
    }

    fn remove_folder(&self, path: &Path) -> io::Result<()> {
        let mut inside = self.inside();
        inside.change()?;
        inside.rename_all(|names| names.retain(|name, _| !name.starts_with(path)));
        inside.folders.retain(|folder| !folder.starts_with(path));
        Ok(())
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        let mut inside = self.inside();
        if inside.folders.contains(path) {
            return Ok(());
        }
        if path.ancestors().any(|path| inside.find(path).is_ok()) {
            return Err(ErrorKind::NotADirectory.into());
        }
        inside.change()?;
        inside.folders.extend(path.ancestors().map(Path::to_owned));
        Ok(())
    }

    fn read(&self, path: &Path) -> io::Result<Vec<u8>> {
        self.inside().file(path).map(|file| file.now.clone())
    }

    fn read_from(&self, path: &Path, offset: u64) -> io::Result<Vec<u8>> {
        let bytes = self.read(path)?;
        Ok(bytes.get(offset as usize..).unwrap_or_default().to_vec())
    }

    fn stat(&self, path: &Path) -> io::Result<Stat> {
        let mut inside = self.inside();
        if inside.folders.contains(path) {
            return Ok(Stat { id: (0, 0), len: 0, folder: true, modified: 0 });
        }
        let id = inside.find(path)?;
        let now = &inside.file(path)?.now;
        // This disk has no clock: what a file holds tells as well whether it was written.
        let mut hasher = DefaultHasher::new();
        now.hash(&mut hasher);
        Ok(Stat { id: (1, id), len: now.len() as u64, folder: false, modified: hasher.finish() })
    }

    fn is_link(&self, _: &Path) -> bool {
        false
    }

    fn list(&self, path: &Path) -> io::Result<Vec<PathBuf>> {
        let inside = self.inside();
        if !inside.folders.contains(path) {
            return Err(ErrorKind::NotFound.into());
        }
        let here = |it: &&PathBuf| it.parent() == Some(path);
        let names = inside.names();
        let mut listed: Vec<_> = names.keys().chain(&inside.folders).filter(here).cloned().collect();
        listed.sort();
        Ok(listed)
    }

    fn lock(&self, path: &Path) -> io::Result<Option<Box<dyn Lock>>> {
        if self.inside().find(path).is_err() {
            self.write_at(path, 0, b"")?;
        }
        let mut inside = self.inside();
        let id = inside.find(path)?;
        if !inside.locked.insert(id) {
            return Ok(None);
        }
        Ok(Some(Box::new(Held { disk: self.clone(), path: path.to_owned(), id })))
    }
}
