//! Files to begin with: those that other tests have, and `corpus/<target>/`.

use guildhall::norenberc::Norenberc;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use guildhall::companion::Library;
use guildhall::storage::journal::Disk as _;

use crate::disk::MemoryDisk;

/// Where games lie on a disk in memory.
pub const ROOT: &str = "/data";

/// All files below a folder of the project, by their path in it.
pub fn below(folder: &str) -> Vec<(String, Vec<u8>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let (mut files, mut folders) = (Vec::new(), vec![root.clone()]);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
                files.push((name, fs::read(&path).unwrap()));
            }
        }
    }
    files.sort();
    files
}

/// Whether a file is of this kind.
pub fn ends_in(path: &str, ending: &str) -> bool {
    Path::new(path).extension().is_some_and(|it| it == ending)
}

/// The files of a target's own.
pub fn own(target: &str) -> Vec<Vec<u8>> {
    below(&format!("tests/fuzz/corpus/{target}")).into_iter().map(|(_, file)| file).collect()
}

/// Data folders that the program wrote: the name of each, and its files.
pub fn data_folders() -> Vec<Vec<(String, Vec<u8>)>> {
    let folder = "tests/data/corpus/0.1.0";
    let mut names: Vec<_> =
        below(folder).into_iter().filter_map(|(path, _)| Some(path.split_once('/')?.0.to_owned())).collect();
    names.dedup();
    names.iter().map(|name| below(&format!("{folder}/{name}"))).collect()
}

/// Journals of all kinds, whole and damaged.
pub fn journals() -> Vec<Vec<u8>> {
    let written = data_folders().into_iter().flatten();
    let games = written.filter(|(path, _)| path.starts_with("games/") && !path.contains("snapshots"));
    let damaged = below("tests/data/faults").into_iter().filter(|(path, _)| ends_in(path, "jsonl"));
    games.chain(damaged).map(|(_, file)| file).chain(own("journal")).collect()
}

/// A disk in memory with these files in the folder of the games.
pub fn disk(files: &[(String, Vec<u8>)]) -> MemoryDisk {
    let disk = MemoryDisk::default();
    disk.make_folder(Path::new(ROOT)).unwrap();
    for (path, bytes) in files {
        let path = Path::new(ROOT).join(path);
        disk.make_folder(path.parent().unwrap()).unwrap();
        disk.put(&path, Some(bytes));
    }
    disk
}

/// All games on a disk.
pub fn library(disk: &MemoryDisk) -> Library {
    Library::with_disk(Path::new(ROOT), Arc::new(disk.clone()))
}

/// Games as `guildhall replay` reads them, of 2 to 5 players, with cards and with counts, finished and not.
pub fn records() -> Vec<Vec<u8>> {
    let mut records = own("record");
    for files in data_folders() {
        let mut library = library(&disk(&files));
        for game in library.games() {
            records.extend(library.resume::<Norenberc>(&game.name).unwrap().record().map(String::into_bytes));
        }
    }
    records
}
