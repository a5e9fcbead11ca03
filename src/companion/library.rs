//! All games of a folder: what the home screen continues, what the past-games screen lists, and who played how well.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::sync::Arc;

use super::group::{Depth, Person, Played, TableFault, TableSetup};
use super::play::fold;
use super::session::{Read, Session};
use super::sheet::final_score;
use crate::game::Seat;
use crate::norenberc::scoring::Score;
use crate::storage::journal::{Access, Disk, Folder, Journal, Keep, Line, Notice, RealDisk, Saved, Trouble};
use crate::storage::{ArchiveFault, Imported, Packed, import, new_name, pack, pack_files, same_name, seen};

/// The games of a folder.
pub struct Library {
    folder: Arc<Folder>,
    /// Tables that were left with inputs that are not on the disk yet.
    parked: Vec<Session>,
}

/// One game in a list.
#[derive(Clone, Debug, PartialEq)]
pub struct GameSummary {
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
    /// The round it is in; a final score has none.
    pub round: Option<u8>,
    /// The result, if it is finished.
    pub score: Option<Score>,
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
    /// Mean VP.
    pub mean: f64,
    /// Best VP.
    pub best: u32,
    /// VP game by game, oldest first: for plots.
    pub scores: Vec<u32>,
}

impl Library {
    /// Opens a folder on this computer's disk. This never fails: see [`Library::access`].
    pub fn open(root: &Path) -> Self {
        Self::with_disk(root, Arc::new(RealDisk))
    }

    /// The same on another disk.
    pub fn with_disk(root: &Path, disk: Arc<dyn Disk>) -> Self {
        Self { folder: Arc::new(Folder::open(root, disk)), parked: Vec::new() }
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
    pub fn begin(&self, setup: TableSetup) -> Result<Session, TableFault> {
        if self.access() == Access::OtherProgram {
            return Err(TableFault::ReadOnly);
        }
        Session::begin(&self.folder, setup, |name| self.is_parked(name))
    }

    /// Opens a table again, where its people left it.
    ///
    /// # Errors
    /// Where not even the head of its file can be read; everything else is a notice of the session.
    pub fn resume(&mut self, name: &str) -> Result<Session, Notice> {
        if let Some(place) = self.parked.iter().position(|session| session.name() == name) {
            let mut session = self.parked.remove(place);
            session.save();
            return Ok(session);
        }
        Session::resume(&self.folder, name)
    }

    /// A table is left. What is not on the disk yet is kept, and written as soon as that is possible.
    pub fn leave(&mut self, mut session: Session) {
        session.save();
        if session.waiting() > 0 {
            self.parked.push(session);
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
    pub fn unsaved(&self) -> &[Session] {
        &self.parked
    }

    /// Says what is to count where somebody else has changed the file of an open table.
    ///
    /// # Errors
    /// The disk's. Then everything is as it was, and still to be said.
    pub fn settle(&self, session: &mut Session, keep: Keep) -> Result<(), Trouble> {
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
    pub fn rescue(&self, open: Option<&Session>, mut files: BTreeMap<String, Vec<u8>>) -> Vec<u8> {
        for session in self.parked.iter().chain(open).filter(|session| session.waiting() > 0) {
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
        match self.parked.iter().map(Session::waiting).sum() {
            0 => import(&self.folder, archive),
            waiting => Err(ArchiveFault::Waiting(waiting)),
        }
    }

    /// All games, the one entered last first. What cannot be read at all is left out; opening it says why.
    pub fn games(&self) -> Vec<GameSummary> {
        self.games_with(None)
    }

    /// The same with a table that is open: its inputs may not be on the disk yet.
    pub fn games_with(&self, open: Option<&Session>) -> Vec<GameSummary> {
        // What is known here goes further than what the disk has.
        let here: Vec<_> = self.parked.iter().chain(open).filter(|session| session.waiting() > 0).collect();
        let on_disk = self.folder.games();
        let on_disk = on_disk.iter().filter(|name| !here.iter().any(|session| session.name() == *name));
        let parked = here.iter().filter_map(|it| summary(it.name(), it.journal().lines()));
        let mut games: Vec<_> = on_disk
            .filter_map(|name| summary(name, &Journal::glance(&self.folder, name)))
            .chain(parked)
            .collect();
        games.sort_by(|one, other| (other.changed, &other.name).cmp(&(one.changed, &one.name)));
        games
    }

    /// Games in the folder of which not even the head can be read.
    pub fn unreadable(&self) -> Vec<String> {
        let all = self.folder.games();
        all.into_iter().filter(|name| Read::new(&Journal::glance(&self.folder, name)).is_none()).collect()
    }

    /// Moves a game to the bin.
    ///
    /// # Errors
    /// The disk's.
    pub fn delete(&mut self, name: &str) -> Result<(), Trouble> {
        self.save();
        // What is not on the disk yet cannot lie in the bin.
        match self.parked.iter().find(|session| session.name() == name).map(|it| it.view().saved) {
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
            let Read { setup, acts, .. } = Read::new(&Journal::glance_in_bin(&self.folder, name))?;
            let entries = acts.entries();
            Some(fold(&setup, entries.iter().map(|(_, entry)| entry)).people)
        };
        let names = self.folder.deleted().into_iter();
        names.map(|name| DeletedGame { people: people(&name).unwrap_or_default(), name }).collect()
    }
}

fn summary(name: &str, lines: &[Line]) -> Option<GameSummary> {
    let Read { setup, acts, .. } = Read::new(lines)?;
    let entries = acts.entries();
    let folded = fold(&setup, entries.iter().map(|(_, entry)| entry));
    let over = folded.play.is_over();
    Some(GameSummary {
        name: name.to_owned(),
        begun: lines.first()?.at,
        changed: lines.last()?.at,
        depth: folded.play.depth(),
        round: folded.play.round(),
        score: over.then(|| final_score(&folded.play.sheets()).ok()).flatten(),
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

    /// The seat of somebody with this name.
    pub fn seat_of(&self, name: &str, is_default: impl Fn(&Person) -> bool) -> Option<Seat> {
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
        let Some(score) = &game.score else { continue };
        let winners = score.winners().count() as f64;
        for (seat, person) in game.persons(&is_default) {
            let Some(result) = score.players.get(seat.index()) else { continue };
            let stats = people.entry(seen(&person.name)).or_insert_with(|| PersonStats {
                name: seen(&person.name),
                games: 0,
                wins: 0.0,
                mean: 0.0,
                best: 0,
                scores: Vec::new(),
            });
            stats.games += 1;
            stats.wins += if result.rank == 1 { 1.0 / winners } else { 0.0 };
            stats.best = stats.best.max(result.total);
            stats.scores.push(result.total);
        }
    }
    let mut people: Vec<_> = people.into_values().collect();
    for stats in &mut people {
        stats.mean = f64::from(stats.scores.iter().sum::<u32>()) / f64::from(stats.games);
    }
    let share = |stats: &PersonStats| stats.wins / f64::from(stats.games);
    people.sort_by(|one, other| {
        let wins = share(other).total_cmp(&share(one));
        wins.then(other.mean.total_cmp(&one.mean)).then(other.games.cmp(&one.games))
    });
    people
}
