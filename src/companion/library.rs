//! All games of a folder: what the home screen continues, what the past-games screen lists, and who played how well.

use std::any::Any;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::any::AnyTable;
use super::fold::fold;
use super::session::{Read, Session};
use super::setup::{Depth, Person, Played, TableFault, TableSetup};
use super::summaries::Summaries;
use super::title::{Followed, Following as _};
use crate::game::{Scored as _, Seat, Standing};
use crate::storage::journal::{Access, Disk, Folder, Journal, Keep, Line, Notice, RealDisk, Saved, Trouble};
use crate::storage::{ArchiveFault, Imported, Packed, import, new_name, pack, pack_files, same_name, seen};
use crate::titles::{TitleId, with_companion};

/// The games of a folder.
pub struct Library {
    folder: Arc<Folder>,
    /// Tables that were left with inputs that are not on the disk yet.
    parked: Vec<Box<dyn AnyTable>>,
    summaries: Summaries,
}

/// One game in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSummary {
    /// What is played.
    pub title: TitleId,
    /// Its name in the folder.
    pub name: String,
    /// When it began, in seconds since 1970.
    pub begun: u64,
    /// When something was entered last.
    pub changed: u64,
    /// Who sits there.
    pub people: Vec<Person>,
    /// How deep it is followed.
    pub depth: Depth,
    /// Where it is played here: by whom and how.
    pub played: Option<Played>,
    /// The chapter it is in; a final score has none.
    pub chapter: Option<u8>,
    /// The result, if it is finished.
    pub result: Option<Summary>,
}

/// A result, whatever was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Points and rank by seat.
    pub standings: Vec<Standing>,
    /// What decided it, as an id of the title's.
    pub decided_by: String,
}

impl Summary {
    /// The seats that won, lowest first.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let seats = (0..).map(Seat).zip(&self.standings);
        seats.filter(|(_, standing)| standing.rank == 1).map(|(seat, _)| seat)
    }
}

/// A game in the bin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletedGame {
    /// Its name in the folder.
    pub name: String,
    /// Its people; none where it cannot be read.
    pub people: Vec<Person>,
}

/// How somebody has played, over all finished games.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonStats {
    /// Who, by name.
    pub name: String,
    /// Finished games.
    pub games: u32,
    /// Victories; a shared one counts as its share.
    pub wins: f64,
    /// Mean points.
    pub mean: f64,
    /// Best points.
    pub best: i32,
    /// Points game by game, oldest first: for plots.
    pub scores: Vec<i32>,
}

impl Library {
    /// Opens a folder on this computer's disk. This never fails: see [`Library::access`].
    pub fn open(root: &Path) -> Self {
        Self::with_disk(root, Arc::new(RealDisk))
    }

    /// The same on another disk.
    pub fn with_disk(root: &Path, disk: Arc<dyn Disk>) -> Self {
        Self {
            folder: Arc::new(Folder::open(root, disk)),
            parked: Vec::new(),
            summaries: Summaries::default(),
        }
    }

    /// Whether this program might write when it was last tried.
    pub fn access(&self) -> Access {
        self.folder.access()
    }

    /// Whether this program may write now.
    pub fn retry(&self) -> Access {
        self.folder.secure()
    }

    /// Opens a new table.
    ///
    /// # Errors
    /// Where no table can be opened like this.
    pub fn begin<T: Followed>(&self, setup: TableSetup<T>) -> Result<Session<T>, TableFault> {
        if self.access() == Access::OtherProgram {
            return Err(TableFault::ReadOnly);
        }
        Session::begin(&self.folder, setup, |name| self.is_parked(name))
    }

    /// Opens a table again, where its people left it.
    ///
    /// # Errors
    /// Where not even the head of its file can be read; everything else is a notice of the session.
    pub fn resume<T: Followed>(&mut self, name: &str) -> Result<Session<T>, Notice> {
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

    /// What is played at a table.
    ///
    /// # Errors
    /// Where not even the head of its file can be read, or it is of a title that this program does not know.
    pub fn title_of(&self, name: &str) -> Result<TitleId, Notice> {
        let parked = self.unsaved().find(|session| session.name() == name);
        let path = || self.folder.game(name);
        let title = match parked {
            Some(session) => title_of(session.journal().lines()),
            None => title_of(&Journal::glance(&self.folder, name)),
        };
        title.map_err(|other| match other {
            Some(game) => Notice::OtherTitle { game, path: path() },
            None => Notice::Unreadable { path: path() },
        })
    }

    /// That this program has no table for a game of this title.
    pub(crate) fn no_table_for(&self, title: TitleId, name: &str) -> Notice {
        Notice::OtherTitle { game: title.id().to_owned(), path: self.folder.game(name) }
    }

    /// A table is left. What is not on the disk yet is kept, and written as soon as that is possible.
    pub fn leave(&mut self, mut table: Box<dyn AnyTable>) {
        table.save();
        if table.waiting() > 0 {
            self.parked.push(table);
        }
    }

    fn is_parked(&self, name: &str) -> bool {
        self.parked.iter().any(|session| session.name() == name)
    }

    /// Tries to write what waits of all tables that were left.
    pub fn save(&mut self) {
        self.parked.retain_mut(|session| {
            session.save();
            session.waiting() > 0
        });
    }

    /// Tables that were left with inputs that are not on the disk yet.
    pub fn unsaved(&self) -> impl ExactSizeIterator<Item = &dyn AnyTable> {
        self.parked.iter().map(|session| &**session)
    }

    /// Says what is to count where somebody else has changed the file of an open table.
    ///
    /// # Errors
    /// The disk's. Then everything is as it was, and still to be said.
    pub fn settle<T: Followed>(&self, session: &mut Session<T>, keep: Keep) -> Result<(), Trouble> {
        session.settle(&self.folder, keep, |name| self.is_parked(name))
    }

    /// Everything in the folder as one file, but for the file it goes into.
    ///
    /// # Errors
    /// What the disk says of a folder.
    pub fn pack(&self, into: Option<&Path>) -> io::Result<Packed> {
        pack(&self.folder, into)
    }

    /// Whatever waits to be written, and these files, as a file that can be imported.
    pub fn rescue(&self, open: Option<&dyn AnyTable>, mut files: BTreeMap<String, Vec<u8>>) -> Vec<u8> {
        for session in self.unsaved().chain(open).filter(|session| session.waiting() > 0) {
            files.insert(format!("games/{}.jsonl", session.name()), session.journal().text().into_bytes());
        }
        pack_files(files)
    }

    /// Takes such a file in. The open table has to be read again afterwards.
    ///
    /// # Errors
    /// Nothing has changed.
    pub fn import(&mut self, archive: &[u8]) -> Result<Imported, ArchiveFault> {
        self.save();
        match self.unsaved().map(<dyn AnyTable>::waiting).sum() {
            0 => import(&self.folder, archive),
            waiting => Err(ArchiveFault::Waiting(waiting)),
        }
    }

    /// All games, the one entered last first. What cannot be read at all is left out; opening it says why.
    pub fn games(&self) -> Vec<GameSummary> {
        self.games_with(None)
    }

    /// The same with a table that is open: its inputs may not be on the disk yet.
    pub(crate) fn games_with(&self, open: Option<&dyn AnyTable>) -> Vec<GameSummary> {
        // What is known here goes further than what the disk has.
        let here: Vec<_> = self.unsaved().chain(open).filter(|session| session.waiting() > 0).collect();
        let on_disk = self.folder.games();
        let on_disk = on_disk.iter().filter(|name| !here.iter().any(|session| session.name() == *name));
        let parked = here.iter().filter_map(|it| summary(it.name(), it.journal().lines()));
        let mut games: Vec<_> = on_disk.filter_map(|name| self.summary(name)).chain(parked).collect();
        let kept = self.folder.games().into_iter().map(|name| self.folder.game(&name));
        let binned = self.folder.deleted().into_iter().map(|name| self.folder.in_bin(&name));
        let kept: Vec<_> = kept.chain(binned).collect();
        self.summaries.keep(&self.folder, kept.iter().map(PathBuf::as_path));
        games.sort_by(|one, other| (other.changed, &other.name).cmp(&(one.changed, &one.name)));
        games
    }

    fn summary(&self, name: &str) -> Option<GameSummary> {
        let read = || summary(name, &Journal::glance(&self.folder, name));
        self.summaries.of(&self.folder, &self.folder.game(name), read)
    }

    /// Games in the folder of which not even the head can be read.
    pub fn unreadable(&self) -> Vec<String> {
        let all = self.folder.games();
        all.into_iter().filter(|name| self.summary(name).is_none()).collect()
    }

    /// Moves a game to the bin.
    ///
    /// # Errors
    /// The disk's.
    pub fn delete(&mut self, name: &str) -> Result<(), Trouble> {
        self.save();
        // What is not on the disk yet cannot lie in the bin.
        match self.parked.iter().find(|session| session.name() == name).map(|it| it.saved()) {
            Some(Saved::InMemory { trouble, .. }) => Err(trouble.clone()),
            Some(Saved::Changed { .. }) => Err(Trouble::other_program(&self.folder.game(name))),
            Some(Saved::OnDisk) | None => self.folder.delete(name),
        }
    }

    /// Takes a game out of the bin.
    ///
    /// # Errors
    /// The disk's.
    pub fn restore(&self, name: &str) -> Result<(), Trouble> {
        self.folder.restore(name)
    }

    /// The games in the bin, oldest first.
    pub fn deleted(&self) -> Vec<DeletedGame> {
        let people = |name: &str| {
            let read = || summary(name, &Journal::glance_in_bin(&self.folder, name));
            Some(self.summaries.of(&self.folder, &self.folder.in_bin(name), read)?.people)
        };
        let names = self.folder.deleted().into_iter();
        names.map(|name| DeletedGame { people: people(&name).unwrap_or_default(), name }).collect()
    }
}

/// What is played, by the head of a journal; else what it says instead, if anything.
fn title_of(lines: &[Line]) -> Result<TitleId, Option<String>> {
    let head = lines.first().filter(|line| line.n == 0).ok_or(None)?;
    // Heads have always said it.
    let game = head.body.get("game").and_then(serde_json::Value::as_str).ok_or(None)?;
    TitleId::from_id(game).ok_or_else(|| Some(game.to_owned()))
}

/// A game in short; nothing where there is no table, or one of a title that is not known here.
fn summary(name: &str, lines: &[Line]) -> Option<GameSummary> {
    let title = title_of(lines).ok()?;
    with_companion!(title, T => summary_of::<T>(title, name, lines))
}

fn summary_of<T: Followed>(title: TitleId, name: &str, lines: &[Line]) -> Option<GameSummary> {
    let Read::<T> { setup, acts, .. } = Read::new(lines)?;
    let entries = acts.entries();
    let folded = fold(&setup, entries.iter().map(|(_, entry)| entry));
    let score = folded.play.is_over().then(|| T::count(&folded.play.sheets()).ok()).flatten();
    Some(GameSummary {
        title,
        name: name.to_owned(),
        begun: lines.first()?.at,
        changed: lines.last()?.at,
        depth: folded.play.depth(),
        chapter: folded.play.chapter(),
        result: score
            .map(|score| Summary { standings: score.standings(), decided_by: score.decided_by().to_owned() }),
        people: folded.people,
        played: setup.played,
    })
}

/// Groups that played together before, the last one first, each once.
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
    /// The people by seat: no bots, and nobody who is only called by a colour, which `is_default` tells.
    fn persons(&self, is_default: impl Fn(&Person) -> bool) -> impl Iterator<Item = (Seat, &Person)> {
        let bot = |seat| self.played.as_ref().is_some_and(|played| played.bot(seat).is_some());
        let all = (0..).map(Seat).zip(&self.people);
        all.filter(move |&(seat, person)| !bot(seat) && !is_default(person))
    }

    /// Whether somebody who is no bot was given no name.
    pub(crate) fn has_unnamed(&self, is_default: impl Fn(&Person) -> bool) -> bool {
        self.persons(|_| false).any(|(_, person)| is_default(person))
    }

    /// The seat of somebody with this name.
    pub(crate) fn seat_of(&self, name: &str, is_default: impl Fn(&Person) -> bool) -> Option<Seat> {
        self.persons(is_default).find(|(_, person)| same_name(&person.name, name)).map(|(seat, _)| seat)
    }
}

/// Everybody who has sat at a table, whoever did so most often first, each as they were the last time. Names that cannot be
/// given any more are left out.
pub fn regulars(games: &[GameSummary], is_default: impl Fn(&Person) -> bool) -> Vec<Person> {
    let mut all: Vec<(u32, &Person)> = Vec::new();
    for (_, person) in games.iter().flat_map(|game| game.persons(&is_default)) {
        match all.iter_mut().find(|(_, known)| same_name(&known.name, &person.name)) {
            Some((times, _)) => *times += 1,
            None => all.push((1, person)),
        }
    }
    // Who sat there last is before others who did so as often.
    all.sort_by_key(|(times, _)| std::cmp::Reverse(*times));
    let all = all.into_iter().filter_map(|(_, person)| {
        let name = new_name(&person.name).ok()?;
        Some(Person { name, default: None, ..person.clone() })
    });
    all.collect()
}

/// How everybody has played: the largest share of victories first, then the best mean.
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
