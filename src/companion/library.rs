//! All games of a folder: those to continue, past games, and statistics of people.

use std::any::Any;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::any::AnyTable;
use super::fold::fold;
use super::session::{ReadJournal, Session};
use super::setup::{Person, Played, TableError, TableSetup, Tracking};
use super::summaries::Summaries;
use super::title::{TableState as _, TrackedTitle};
use crate::game::{PlayerRank, Scored as _, Seat};
use crate::storage::journal::{
    Access, Disk, DiskError, Folder, Journal, JournalLine, Notice, RealDisk, Resolution, Saved,
};
use crate::storage::{
    ArchiveError, Imported, PackedArchive, import, new_name, pack, pack_files, same_name, seen,
};
use crate::titles::{TitleId, with_part};

pub struct Library {
    folder: Arc<Folder>,
    /// Tables that were left with lines that are not on the disk yet.
    parked: Vec<Box<dyn AnyTable>>,
    summaries: Summaries,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSummary {
    pub title: TitleId,
    /// The name in its folder.
    pub name: String,
    /// Seconds since 1970.
    pub begun: u64,
    /// When something was entered last; seconds since 1970.
    pub changed: u64,
    pub people: Vec<Person>,
    #[serde(rename = "depth")]
    pub tracking: Tracking,
    /// Set for a game played in the program.
    pub played: Option<Played>,
    pub chapter: Option<u8>,
    /// Set for a finished game.
    pub result: Option<Summary>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// By seat.
    pub standings: Vec<PlayerRank>,
    /// The title's id of what decided it.
    pub decided_by: String,
}

impl Summary {
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let seats = (0..).map(Seat).zip(&self.standings);
        seats.filter(|(_, standing)| standing.rank == 1).map(|(seat, _)| seat)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletedGame {
    pub name: String,
    /// Empty if the game cannot be read.
    pub people: Vec<Person>,
}

/// One person's results over all finished games.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonStats {
    pub name: String,
    pub games: u32,
    /// A shared victory counts as its share.
    pub wins: f64,
    pub mean: f64,
    pub best: i32,
    /// Points of each game, oldest first.
    pub scores: Vec<i32>,
}

impl Library {
    /// Opens a folder on this computer's disk. Never fails: see [`Library::access`].
    pub fn open(root: &Path) -> Self {
        Self::with_disk(root, Arc::new(RealDisk))
    }

    pub fn with_disk(root: &Path, disk: Arc<dyn Disk>) -> Self {
        Self {
            folder: Arc::new(Folder::open(root, disk)),
            parked: Vec::new(),
            summaries: Summaries::default(),
        }
    }

    /// Write access, as it was when last tried.
    pub fn access(&self) -> Access {
        self.folder.access()
    }

    /// Tries to get write access now.
    pub fn retry(&self) -> Access {
        self.folder.secure()
    }

    /// Opens a new table.
    ///
    /// # Errors
    /// If no table can be opened like this.
    pub fn begin<T: TrackedTitle>(&self, setup: TableSetup<T>) -> Result<Session<T>, TableError> {
        if self.access() == Access::OtherProgram {
            return Err(TableError::ReadOnly);
        }
        Session::begin(&self.folder, setup, |name| self.is_parked(name))
    }

    /// Opens a table again, as its people left it.
    ///
    /// # Errors
    /// If not even the head of its file can be read; everything else is a notice of the session.
    pub fn resume<T: TrackedTitle>(&mut self, name: &str) -> Result<Session<T>, Notice> {
        let mut parked = self.parked.iter();
        let place = parked
            .position(|parked| parked.name() == name && (parked.as_ref() as &dyn Any).is::<Session<T>>());
        if let Some(place) = place {
            let parked: Box<dyn Any> = self.parked.remove(place);
            if let Ok(mut session) = parked.downcast::<Session<T>>() {
                session.save();
                return Ok(*session);
            }
        }
        if let Err(notice @ Notice::OtherTitle { .. }) = self.title_of(name) {
            return Err(notice);
        }
        Session::resume(&self.folder, name)
    }

    /// The title of a game.
    ///
    /// # Errors
    /// If not even the head of its file can be read, or the program does not know the title.
    pub fn title_of(&self, name: &str) -> Result<TitleId, Notice> {
        let parked = self.unsaved().find(|session| session.name() == name);
        let path = || self.folder.game(name);
        let title = match parked {
            Some(session) => title_of(session.journal().lines()),
            None => title_of(&Journal::peek(&self.folder, name)),
        };
        title.map_err(|other| match other {
            Some(game) => Notice::OtherTitle { game, path: path() },
            None => Notice::Unreadable { path: path() },
        })
    }

    pub(crate) fn no_table_for(&self, title: TitleId, name: &str) -> Notice {
        Notice::OtherTitle { game: title.id().to_owned(), path: self.folder.game(name) }
    }

    /// Leaves a table. Lines that are not on the disk yet are kept in memory, and written as soon as that is possible.
    pub fn leave(&mut self, mut table: Box<dyn AnyTable>) {
        table.save();
        if table.waiting() > 0 {
            self.parked.push(table);
        }
    }

    fn is_parked(&self, name: &str) -> bool {
        self.parked.iter().any(|session| session.name() == name)
    }

    /// Writes the lines of all tables that were left, if possible.
    pub fn save(&mut self) {
        self.parked.retain_mut(|session| {
            session.save();
            session.waiting() > 0
        });
    }

    pub fn unsaved(&self) -> impl ExactSizeIterator<Item = &dyn AnyTable> {
        self.parked.iter().map(|session| &**session)
    }

    /// Decides which version counts if another program has changed the file of an open table.
    ///
    /// # Errors
    /// The disk's. Then nothing has changed, and the decision is still due.
    pub fn settle<T: TrackedTitle>(
        &self,
        session: &mut Session<T>,
        keep: Resolution,
    ) -> Result<(), DiskError> {
        session.settle(&self.folder, keep, |name| self.is_parked(name))
    }

    /// Packs everything in the folder into one file, except `into`, the file it goes to.
    ///
    /// # Errors
    /// If a folder cannot be read.
    pub fn pack(&self, into: Option<&Path>) -> io::Result<PackedArchive> {
        pack(&self.folder, into)
    }

    /// Packs everything that waits to be written, and these files, into a file that can be imported.
    pub fn rescue(&self, open: Option<&dyn AnyTable>, mut files: BTreeMap<String, Vec<u8>>) -> Vec<u8> {
        for session in self.unsaved().chain(open).filter(|session| session.waiting() > 0) {
            files.insert(format!("games/{}.jsonl", session.name()), session.journal().text().into_bytes());
        }
        pack_files(files)
    }

    /// Imports such a file. The open table has to be read again afterwards.
    ///
    /// # Errors
    /// If the file is not sound, or something waits to be written. Then nothing has changed.
    pub fn import(&mut self, archive: &[u8]) -> Result<Imported, ArchiveError> {
        self.save();
        match self.unsaved().map(<dyn AnyTable>::waiting).sum() {
            0 => import(&self.folder, archive),
            waiting => Err(ArchiveError::Waiting(waiting)),
        }
    }

    /// All games, the one entered last first. Games that cannot be read are left out; opening them says why.
    pub fn games(&self) -> Vec<GameSummary> {
        self.games_with(None)
    }

    /// The same with an open table, as its lines may not be on the disk yet.
    pub(crate) fn games_with(&self, open: Option<&dyn AnyTable>) -> Vec<GameSummary> {
        // Tables in memory are ahead of the disk.
        let here: Vec<_> = self.unsaved().chain(open).filter(|session| session.waiting() > 0).collect();
        let on_disk = self.folder.games();
        let on_disk = on_disk.iter().filter(|name| !here.iter().any(|session| session.name() == *name));
        let parked = here.iter().filter_map(|it| summary(it.name(), it.journal().lines()));
        let mut games: Vec<_> = on_disk.filter_map(|name| self.summary(name)).chain(parked).collect();
        let kept = self.folder.games().into_iter().map(|name| self.folder.game(&name));
        let trashed = self.folder.deleted().into_iter().map(|name| self.folder.in_trash(&name));
        let kept: Vec<_> = kept.chain(trashed).collect();
        self.summaries.keep(&self.folder, kept.iter().map(PathBuf::as_path));
        games.sort_by(|one, other| (other.changed, &other.name).cmp(&(one.changed, &one.name)));
        games
    }

    fn summary(&self, name: &str) -> Option<GameSummary> {
        let read = || summary(name, &Journal::peek(&self.folder, name));
        self.summaries.of(&self.folder, &self.folder.game(name), read)
    }

    pub fn unreadable(&self) -> Vec<String> {
        let all = self.folder.games();
        all.into_iter().filter(|name| self.summary(name).is_none()).collect()
    }

    /// Moves a game to the trash.
    ///
    /// # Errors
    /// The disk's.
    pub fn delete(&mut self, name: &str) -> Result<(), DiskError> {
        self.save();
        // Lines that are not on the disk yet cannot be in the trash.
        match self.parked.iter().find(|session| session.name() == name).map(|it| it.saved()) {
            Some(Saved::InMemory { disk_error, .. }) => Err(disk_error.clone()),
            Some(Saved::Changed { .. }) => Err(DiskError::other_program(&self.folder.game(name))),
            Some(Saved::OnDisk) | None => self.folder.delete(name),
        }
    }

    /// Takes a game out of the trash.
    ///
    /// # Errors
    /// The disk's.
    pub fn restore(&self, name: &str) -> Result<(), DiskError> {
        self.folder.restore(name)
    }

    /// The games in the trash, oldest first.
    pub fn deleted(&self) -> Vec<DeletedGame> {
        let people = |name: &str| {
            let read = || summary(name, &Journal::peek_in_trash(&self.folder, name));
            Some(self.summaries.of(&self.folder, &self.folder.in_trash(name), read)?.people)
        };
        let names = self.folder.deleted().into_iter();
        names.map(|name| DeletedGame { people: people(&name).unwrap_or_default(), name }).collect()
    }
}

/// The title in the head of a journal; if it is unknown, its id there.
fn title_of(lines: &[JournalLine]) -> Result<TitleId, Option<String>> {
    let head = lines.first().filter(|line| line.n == 0).ok_or(None)?;
    // Heads have always had it.
    let game = head.body.get("game").and_then(serde_json::Value::as_str).ok_or(None)?;
    TitleId::from_id(game).ok_or_else(|| Some(game.to_owned()))
}

/// A game in short; `None` if there is no table, or its title is unknown here.
fn summary(name: &str, lines: &[JournalLine]) -> Option<GameSummary> {
    let title = title_of(lines).ok()?;
    with_part!(table, title, T => summary_of::<T>(title, name, lines)).flatten()
}

fn summary_of<T: TrackedTitle>(title: TitleId, name: &str, lines: &[JournalLine]) -> Option<GameSummary> {
    let ReadJournal::<T> { setup, acts, .. } = ReadJournal::new(lines)?;
    let entries = acts.entries();
    let folded = fold(&setup, entries.iter().map(|(_, entry)| entry));
    let score = folded.play.is_over().then(|| T::count(&folded.play.sheets()).ok()).flatten();
    Some(GameSummary {
        title,
        name: name.to_owned(),
        begun: lines.first()?.at,
        changed: lines.last()?.at,
        tracking: folded.play.tracking(),
        chapter: folded.play.chapter(),
        result: score
            .map(|score| Summary { standings: score.ranks(), decided_by: score.decided_by().to_owned() }),
        people: folded.people,
        played: setup.played,
    })
}

/// Groups that played together before, newest first, without repeats.
pub fn groups(games: &[GameSummary]) -> Vec<Vec<Person>> {
    let mut groups: Vec<Vec<Person>> = Vec::new();
    // Bots are no company.
    for game in games.iter().filter(|game| game.played.is_none()) {
        if !groups.contains(&game.people) {
            groups.push(game.people.clone());
        }
    }
    groups
}

impl GameSummary {
    /// The people by seat, without bots and without those only called by a colour (`is_default`).
    fn persons(&self, is_default: impl Fn(&Person) -> bool) -> impl Iterator<Item = (Seat, &Person)> {
        let bot = |seat| self.played.as_ref().is_some_and(|played| played.bot(seat).is_some());
        let all = (0..).map(Seat).zip(&self.people);
        all.filter(move |&(seat, person)| !bot(seat) && !is_default(person))
    }

    pub(crate) fn has_unnamed(&self, is_default: impl Fn(&Person) -> bool) -> bool {
        self.persons(|_| false).any(|(_, person)| is_default(person))
    }

    pub(crate) fn seat_of(&self, name: &str, is_default: impl Fn(&Person) -> bool) -> Option<Seat> {
        self.persons(is_default).find(|(_, person)| same_name(&person.name, name)).map(|(seat, _)| seat)
    }
}

/// Everybody who has sat at a table, most frequent first, each as they were the last time. Names that are no longer allowed
/// are left out.
pub fn regulars(games: &[GameSummary], is_default: impl Fn(&Person) -> bool) -> Vec<Person> {
    let mut all: Vec<(u32, &Person)> = Vec::new();
    for (_, person) in games.iter().flat_map(|game| game.persons(&is_default)) {
        match all.iter_mut().find(|(_, known)| same_name(&known.name, &person.name)) {
            Some((times, _)) => *times += 1,
            None => all.push((1, person)),
        }
    }
    // Of two who sat there equally often, the last one comes first.
    all.sort_by_key(|(times, _)| std::cmp::Reverse(*times));
    let all = all.into_iter().filter_map(|(_, person)| {
        let name = new_name(&person.name).ok()?;
        Some(Person { name, default: None, ..person.clone() })
    });
    all.collect()
}

/// Everybody's results: the largest share of victories first, then the best mean.
pub fn people(games: &[GameSummary], is_default: impl Fn(&Person) -> bool) -> Vec<PersonStats> {
    // Whoever looks like one person in the list is one.
    let mut people: BTreeMap<String, PersonStats> = BTreeMap::new();
    for game in games.iter().rev() {
        let Some(result) = &game.result else { continue };
        let winners = result.winners().count() as f64;
        for (seat, person) in game.persons(&is_default) {
            let Some(standing) = result.standings.get(seat.index()) else { continue };
            let stats = people.entry(seen(&person.name)).or_insert_with(|| PersonStats {
                name: seen(&person.name),
                games: 0,
                wins: 0.0,
                mean: 0.0,
                best: i32::MIN,
                scores: Vec::new(),
            });
            stats.games += 1;
            stats.wins += if standing.rank == 1 { 1.0 / winners } else { 0.0 };
            stats.best = stats.best.max(standing.total);
            stats.scores.push(standing.total);
        }
    }
    let mut people: Vec<_> = people.into_values().collect();
    for stats in &mut people {
        stats.mean = f64::from(stats.scores.iter().sum::<i32>()) / f64::from(stats.games);
    }
    let share = |stats: &PersonStats| stats.wins / f64::from(stats.games);
    people.sort_by(|one, other| {
        let wins = share(other).total_cmp(&share(one));
        wins.then(other.mean.total_cmp(&one.mean)).then(other.games.cmp(&one.games))
    });
    people
}
