//! The changes that an archive makes here: files to add, files to remove, and which of two games of one name counts.

use std::collections::BTreeMap;

use super::Files;
use crate::storage::journal::{JournalLine, lines_of};

#[derive(Debug, Default)]
pub(super) struct Merged {
    pub(super) put: Vec<(String, Vec<u8>)>,
    pub(super) remove: Vec<String>,
    /// Games that are here already, as long as there or longer.
    pub(super) same: Vec<String>,
    /// New names of games that are different here.
    pub(super) both: Vec<String>,
}

/// The kind of a file, by its path.
enum ArchivePart<'a> {
    Game(&'a str),
    Deleted(&'a str),
    /// A copy of a game, in use or deleted.
    Copy {
        game: &'a str,
        deleted: bool,
    },
    Aside(&'a str),
    Other,
}

impl<'a> ArchivePart<'a> {
    fn of(path: &'a str) -> Self {
        let game = |path: &'a str| path.strip_suffix(".jsonl").filter(|name| !name.contains('/'));
        // A copy is called by its game and its age.
        let copied = |path: &'a str| game(path).and_then(|name| name.rsplit_once('.')).map(|(game, _)| game);
        if let Some(path) = path.strip_prefix("games/snapshots/") {
            return copied(path).map_or(Self::Other, |game| Self::Copy { game, deleted: false });
        }
        if let Some(path) = path.strip_prefix("bin/snapshots/") {
            return copied(path).map_or(Self::Other, |game| Self::Copy { game, deleted: true });
        }
        let parts =
            [("games/", Self::Game as fn(&'a str) -> Self), ("bin/", Self::Deleted), ("aside/", Self::Aside)];
        parts
            .into_iter()
            .find_map(|(folder, part)| path.strip_prefix(folder).and_then(game).map(part))
            .unwrap_or(Self::Other)
    }
}

fn in_use(name: &str) -> String {
    format!("games/{name}.jsonl")
}

fn deleted(name: &str) -> String {
    format!("bin/{name}.jsonl")
}

pub(super) fn merge(mine: &Files, theirs: Files) -> Merged {
    let mut merging = Merging { mine, names: theirs.keys().cloned().collect(), merged: Merged::default() };
    for (path, bytes) in theirs {
        merging.take(&path, bytes);
    }
    merging.merged
}

struct Merging<'a> {
    mine: &'a Files,
    /// All paths of the archive, and those that were made up for it.
    names: std::collections::BTreeSet<String>,
    merged: Merged,
}

impl Merging<'_> {
    fn take(&mut self, path: &str, bytes: Vec<u8>) {
        match ArchivePart::of(path) {
            ArchivePart::Game(name) => self.take_game(name, bytes),
            ArchivePart::Deleted(name) => self.take_deleted(name, bytes),
            // Copies come with a game that is not here; one that is here has its own.
            ArchivePart::Copy { game, deleted: in_trash } => {
                let known = self.mine.contains_key(&in_use(game)) || self.mine.contains_key(&deleted(game));
                let twice = in_trash && self.names.contains(&in_use(game));
                if !known && !twice {
                    self.put(path.to_owned(), bytes);
                }
            }
            ArchivePart::Aside(name) => {
                let free = self.free(name, |name| vec![format!("aside/{name}.jsonl")]);
                match self.mine.get(path) {
                    Some(mine) if *mine == bytes => {}
                    Some(_) => self.put(format!("aside/{free}.jsonl"), bytes),
                    None => self.put(path.to_owned(), bytes),
                }
            }
            ArchivePart::Other => self.put(path.to_owned(), bytes),
        }
    }

    fn take_game(&mut self, name: &str, bytes: Vec<u8>) {
        let in_trash = self.mine.get(&deleted(name)).filter(|_| !self.mine.contains_key(&in_use(name)));
        let mine = self.mine.get(&in_use(name)).or(in_trash);
        match mine.map(|mine| Relation::of(mine, &bytes)) {
            None | Some(Relation::TheirsLonger) => self.put(in_use(name), bytes),
            // Somebody wants it back: as far as it went here.
            Some(Relation::MineLonger) => match in_trash {
                Some(mine) => self.put(in_use(name), mine.clone()),
                None => self.merged.same.push(in_use(name)),
            },
            Some(Relation::Different) => {
                let name = self.free(name, |name| vec![in_use(name), deleted(name)]);
                self.put(in_use(&name), bytes);
                self.merged.both.push(name);
                return;
            }
        }
        if in_trash.is_some() {
            let copies = self
                .mine
                .keys()
                .filter(|path| matches!(ArchivePart::of(path), ArchivePart::Copy { game, deleted: true } if game == name));
            self.merged.remove.extend(copies.cloned().chain([deleted(name)]));
        }
    }

    fn take_deleted(&mut self, name: &str, bytes: Vec<u8>) {
        let here = [in_use(name), deleted(name)].into_iter().find_map(|path| self.mine.get(&path));
        match here.map(|mine| Relation::of(mine, &bytes)) {
            None if !self.names.contains(&in_use(name)) => self.put(deleted(name), bytes),
            Some(Relation::MineLonger) => {}
            Some(Relation::TheirsLonger) if !self.mine.contains_key(&in_use(name)) => {
                self.put(deleted(name), bytes);
            }
            None | Some(Relation::TheirsLonger | Relation::Different) => {
                let name = self.free(name, |name| vec![in_use(name), deleted(name)]);
                self.put(deleted(&name), bytes);
            }
        }
    }

    /// A name like this one for which all these paths are free, here and there.
    fn free(&mut self, name: &str, paths: impl Fn(&str) -> Vec<String>) -> String {
        let free = crate::storage::journal::first_free(
            |number| format!("{name}-{}", number + 1),
            |name| paths(name).iter().any(|path| self.mine.contains_key(path) || self.names.contains(path)),
        );
        self.names.extend(paths(&free));
        free
    }

    fn put(&mut self, path: String, bytes: Vec<u8>) {
        if self.mine.get(&path) != Some(&bytes) {
            self.merged.put.push((path, bytes));
        }
    }
}

enum Relation {
    /// All of theirs is here too.
    MineLonger,
    /// All that is here is in theirs too.
    TheirsLonger,
    /// Each has something that the other has not.
    Different,
}

impl Relation {
    fn of(mine: &[u8], theirs: &[u8]) -> Self {
        let by_number = |bytes: &[u8]| -> BTreeMap<u64, JournalLine> {
            lines_of(bytes).into_iter().filter(|line| !line.is_lost()).map(|line| (line.n, line)).collect()
        };
        let (my_lines, their_lines) = (by_number(mine), by_number(theirs));
        let holds = |all: &BTreeMap<u64, JournalLine>, part: &BTreeMap<u64, JournalLine>| {
            part.iter().all(|(n, line)| all.get(n) == Some(line))
        };
        // What has no lines at all is compared as it is.
        let readable = !my_lines.is_empty() && !their_lines.is_empty();
        if mine == theirs || readable && holds(&my_lines, &their_lines) {
            Self::MineLonger
        } else if readable && holds(&their_lines, &my_lines) {
            Self::TheirsLonger
        } else {
            Self::Different
        }
    }
}
