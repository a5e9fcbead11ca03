//! An open table: the calls of a window. Every act is in the journal before a method returns; a screen shows a [`View`].

use std::io::ErrorKind;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use super::acts::{Act, Acts, EntryId};
use super::entry_error::EntryError;
use super::fold::{Folded, fold};
use super::setup::{Played, TableError, TableSetup, Tracking};
use super::title::{ChangeList as _, Entry as _, EntryResult, Start as _, TableState as _, TrackedTitle};
use super::view::{Derived, View};
use crate::game::Event;
use crate::storage::journal::{DiskError, Folder, Journal, JournalLine, Notice, Resolution, Saved};
use crate::storage::{Record, RecordFormat};

pub struct Session<T: TrackedTitle> {
    journal: Journal,
    setup: TableSetup<T>,
    acts: Acts<T>,
    pub(super) entries: Vec<(EntryId, T::Entry)>,
    pub(super) folded: Folded<T>,
    saved: Saved,
    pub(super) changed: T::ChangeList,
    notices: Vec<Notice>,
    /// True while several acts are to be written in one batch.
    held: bool,
    /// Computed once per act, so that a screen can be painted sixty times a second.
    derived: Derived<T>,
}

/// Seconds by which two clocks may differ before people hear that one of them is wrong.
const A_DAY: u64 = 24 * 60 * 60;

pub(super) fn now() -> u64 {
    // A clock before 1970 is a clock that is not set.
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs())
}

impl<T: TrackedTitle> Session<T> {
    pub(super) fn begin(
        folder: &Arc<Folder>,
        setup: TableSetup<T>,
        taken: impl Fn(&str) -> bool,
    ) -> Result<Self, TableError> {
        let setup = setup.opened()?;
        let at = now();
        let name = folder.new_name(at, taken);
        let (journal, saved) = Journal::create(folder, &name, at, setup.to_json());
        Ok(Self::new(journal, setup, Acts::default(), saved))
    }

    /// Opens a table from its journal, as far as that can be read; fails if not even the head can.
    pub(super) fn resume(folder: &Arc<Folder>, name: &str) -> Result<Self, Notice> {
        let mut journal = Journal::open(folder, name)?;
        let saved = journal.save();
        Self::read(journal, saved).ok_or_else(|| Notice::Unreadable { path: folder.game(name) })
    }

    fn read(journal: Journal, saved: Saved) -> Option<Self> {
        let ReadJournal { setup, acts, unknown } = ReadJournal::new(journal.lines())?;
        let mut session = Self::new(journal, setup, acts, saved);
        session.restore_changes();
        let newest = session.journal.lines().iter().map(|line| line.at).max();
        if let Some(at) = newest.filter(|at| *at > now() + A_DAY) {
            session.notices.push(Notice::Ahead { at });
        }
        if unknown > 0 {
            let path = session.journal.path();
            session.notices.push(Notice::NotUnderstood { lines: unknown, path });
        }
        Some(session)
    }

    fn new(journal: Journal, setup: TableSetup<T>, acts: Acts<T>, saved: Saved) -> Self {
        let entries = acts.entries();
        let folded = fold(&setup, entries.iter().map(|(_, entry)| entry));
        let derived = Derived::new(&acts, &entries, &folded);
        let notices = journal.notices().to_vec();
        Self {
            journal,
            setup,
            acts,
            entries,
            folded,
            saved,
            changed: T::ChangeList::default(),
            notices,
            held: false,
            derived,
        }
    }

    /// If a correction has left something open, compares with the entries before it: the answer may move pieces.
    fn restore_changes(&mut self) {
        let now = (self.entries.as_slice(), &self.folded);
        if T::ChangeList::leaves_open(now.1) {
            let lines = self.journal.lines();
            let before = (1..lines.len()).rev().find_map(|end| {
                let ReadJournal { setup, acts, .. } = ReadJournal::<T>::new(&lines[..end])?;
                let entries = acts.entries();
                let folded = fold(&setup, entries.iter().map(|(_, entry)| entry));
                (!T::ChangeList::leaves_open(&folded)).then_some((entries, folded))
            });
            if let Some((entries, folded)) = &before {
                self.changed.resumed((entries, folded), now);
            }
        }
        self.recheck();
    }

    /// Rechecks that entries still rest on what people knew then.
    fn recheck(&mut self) {
        let (acts, setup) = (&self.acts, &self.setup);
        let then = |says: &dyn Fn(&T::Entry) -> bool| {
            let entries = acts.until_entered(says)?.entries();
            Some(fold(setup, entries.iter().map(|(_, entry)| entry)))
        };
        self.changed.recheck(&self.folded, &then);
    }

    pub fn name(&self) -> &str {
        self.journal.name()
    }

    /// Grows with every entry, undo and correction. Everything derived from the table stays valid as long as this is the
    /// same.
    pub(crate) fn version(&self) -> usize {
        self.journal.lines().len()
    }

    pub const fn played(&self) -> Option<&Played> {
        self.setup.played.as_ref()
    }

    pub const fn setup(&self) -> &TableSetup<T> {
        &self.setup
    }

    pub fn view(&self) -> View<'_, T> {
        let Derived { log, undo, redo, sheets, score } = &self.derived;
        View {
            people: &self.folded.people,
            preconditions: &self.folded.preconditions,
            play: &self.folded.play,
            log,
            undo: undo.as_ref(),
            redo: redo.as_ref(),
            sheets,
            score: score.as_ref().map(|score| score.as_ref().map_err(Vec::as_slice)),
            changed: &self.changed,
            saved: &self.saved,
            notices: &self.notices,
            read_only: self.journal.is_read_only(),
        }
    }

    /// When the table was opened, in seconds since 1970.
    pub fn begun(&self) -> u64 {
        self.journal.lines().first().map_or(0, |line| line.at)
    }

    /// When the game was over with a result, or something was entered last: later corrections do not count. Seconds since
    /// 1970.
    pub fn ended(&self) -> u64 {
        let lines = self.journal.lines();
        let is_over = |end: usize| {
            ReadJournal::<T>::new(&lines[..end]).is_some_and(|ReadJournal { setup, acts, .. }| {
                let entries = acts.entries();
                let play = fold(&setup, entries.iter().map(|(_, entry)| entry)).play;
                play.is_over() && T::count(&play.sheets()).is_ok()
            })
        };
        let mut end = lines.len();
        while end > 1 && is_over(end - 1) {
            end -= 1;
        }
        lines.get(end.saturating_sub(1)).map_or(0, |line| line.at)
    }

    /// Playing time in seconds, if the table was open from the beginning of the game.
    pub fn duration(&self) -> Option<u64> {
        let whole = self.setup.tracking != Tracking::FinalScore && self.setup.start.is_beginning();
        whole.then(|| self.ended().saturating_sub(self.begun()))
    }

    /// Names by seat, as written in the journal.
    pub fn names(&self) -> Vec<String> {
        self.folded.people.iter().map(|person| person.name.clone()).collect()
    }

    /// Enters something at the end.
    ///
    /// # Errors
    /// If it is not possible now; then nothing was written. Some of the title's faults are questions: see there how they are
    /// answered.
    pub fn enter(&mut self, entry: T::Entry) -> EntryResult<T> {
        // A ruling may be about something that is over.
        if entry.is_override() {
            return self.act_with_changes(&Act::Override { entry });
        }
        if let Some(error) = T::objection(&self.folded.play, &entry) {
            return Err(EntryError::Title(error));
        }
        self.act(&Act::Enter { entry })
    }

    /// Enters something at the end, and after it every event that leaves no choice.
    ///
    /// # Errors
    /// As for [`Session::enter`].
    pub fn answer(&mut self, entry: T::Entry) -> EntryResult<T> {
        self.batch(|session| {
            session.enter(entry)?;
            while let Some(event) = session.only_way() {
                session.enter(T::Entry::of_event(event))?;
            }
            Ok(())
        })
    }

    fn only_way(&self) -> Option<Event<T::Action>> {
        let referee = self.folded.play.referee().filter(|_| self.setup.played.is_none())?;
        T::only_way(referee)
    }

    /// Takes back the last act, with everything that followed from it without a choice.
    ///
    /// # Errors
    /// As for [`Session::undo`].
    pub fn undo_answer(&mut self) -> EntryResult<T> {
        self.undo_all(self.acts.without_choice(&self.folded.play) + 1)
    }

    /// Reverts [`Session::undo_answer`].
    ///
    /// # Errors
    /// As for [`Session::redo`].
    pub fn redo_answer(&mut self) -> EntryResult<T> {
        self.batch(|session| {
            session.redo()?;
            while session.only_way().is_some() && session.acts.to_redo().is_some() {
                session.redo()?;
            }
            Ok(())
        })
    }

    /// Enters something that was forgotten, before another entry, and recomputes everything later.
    ///
    /// # Errors
    /// If it is not possible there.
    pub fn insert(&mut self, before: EntryId, entry: T::Entry) -> EntryResult<T> {
        self.correct(&Act::Insert { before, entry }, before)
    }

    /// Replaces an entry, and recomputes everything later.
    ///
    /// # Errors
    /// If it is not possible there.
    pub fn amend(&mut self, id: EntryId, entry: T::Entry) -> EntryResult<T> {
        self.correct(&Act::Amend { id, entry }, id)
    }

    /// The table before an entry, with all facts that are valid from the start: for correcting that entry, or inserting one
    /// before it.
    pub fn before(&self, id: EntryId) -> Option<T::TableState> {
        let place = self.entries.iter().position(|(it, _)| *it == id)?;
        let (earlier, later) = self.entries.split_at(place);
        let preconditions = later.iter().filter(|(_, entry)| entry.is_precondition());
        Some(fold(&self.setup, earlier.iter().chain(preconditions).map(|(_, entry)| entry)).play)
    }

    /// Removes an entry, and recomputes everything later.
    ///
    /// # Errors
    /// If there is no such entry.
    pub fn remove(&mut self, id: EntryId) -> EntryResult<T> {
        self.correct(&Act::Remove { id }, id)
    }

    fn correct(&mut self, act: &Act<T::Entry>, about: EntryId) -> EntryResult<T> {
        if !self.entries.iter().any(|(id, _)| *id == about) {
            return Err(EntryError::NoSuchEntry);
        }
        self.act_with_changes(act)
    }

    /// Takes the last act back.
    ///
    /// # Errors
    /// If there is none, or nothing can be written.
    pub fn undo(&mut self) -> EntryResult<T> {
        let (act, _) = *self.acts.to_undo().ok_or(EntryError::Nothing)?;
        self.act_with_changes(&Act::Undo { act })
    }

    /// Performs several acts and writes them in one batch: waiting for the disk takes longer than anything else.
    pub fn batch<R>(&mut self, acts: impl FnOnce(&mut Self) -> R) -> R {
        let (held, before) = (std::mem::replace(&mut self.held, true), self.journal.lines().len());
        let done = acts(self);
        self.held = held;
        // If nothing was done the disk is left in peace: this is called in every frame of a game.
        if !held && self.journal.lines().len() > before {
            self.save();
        }
        done
    }

    /// Takes back so many acts in one batch. On an error, those taken back before stay so.
    pub(crate) fn undo_all(&mut self, count: usize) -> EntryResult<T> {
        self.batch(|session| (0..count).try_for_each(|_| session.undo()))
    }

    /// Brings back the act that was undone last.
    ///
    /// # Errors
    /// If there is none, or nothing can be written.
    pub fn redo(&mut self) -> EntryResult<T> {
        let (act, _) = *self.acts.to_redo().ok_or(EntryError::Nothing)?;
        self.act_with_changes(&Act::Redo { act })
    }

    fn act_with_changes(&mut self, act: &Act<T::Entry>) -> EntryResult<T> {
        let (entries, folded) = (self.entries.clone(), self.folded.clone());
        self.act(act)?;
        self.changed.corrected((&entries, &folded), (&self.entries, &self.folded));
        Ok(())
    }

    /// Closes the list of changes: it was read, and the pieces lie where they should.
    pub fn close_changes(&mut self) {
        self.changed.close(&self.folded.play);
    }

    /// Brings back the list that was closed last, until a correction makes another one.
    pub fn reopen_changes(&mut self) {
        self.changed.reopen(&self.folded.play);
    }

    /// Tries an act; if it is possible, writes and performs it.
    pub(super) fn act(&mut self, act: &Act<T::Entry>) -> EntryResult<T> {
        if self.journal.is_read_only() {
            return Err(EntryError::ReadOnly);
        }
        let act = &act.clone().with_kept_name::<T>(&self.folded.people, &self.entries)?;
        let id = self.journal.lines().last().map_or(0, |line| line.n + 1);
        // A new entry has to be possible at its place; entries that were there before may become impossible.
        let about = match *act {
            Act::Enter { .. } | Act::Override { .. } | Act::Insert { .. } => Some(id),
            Act::Amend { id, .. } => Some(id),
            Act::Remove { .. } | Act::Undo { .. } | Act::Redo { .. } => None,
        };
        let mut acts = self.acts.clone();
        acts.push(id, act.clone());
        let entries = acts.entries();
        let folded = fold(&self.setup, entries.iter().map(|(_, entry)| entry));
        let entered = entries.iter().zip(&folded.results).find(|((it, _), _)| Some(*it) == about);
        if let Some((_, taken)) = entered {
            (*taken)?;
        }
        let body = serde_json::to_value(act).expect("an act has only text keys");
        self.journal.note(now(), body);
        if !self.held {
            self.saved = self.journal.save();
        }
        self.derived = Derived::new(&acts, &entries, &folded);
        (self.acts, self.entries, self.folded) = (acts, entries, folded);
        self.changed.update(&self.folded.play);
        self.recheck();
        Ok(())
    }

    /// Writes lines that could not be written before, if possible.
    pub fn save(&mut self) -> &Saved {
        self.saved = self.journal.save();
        &self.saved
    }

    /// The number of lines that are not on the disk.
    pub const fn waiting(&self) -> usize {
        self.journal.waiting()
    }

    /// Decides which version counts if another program has changed the file. With theirs, the table is read from it again. On
    /// an error of the disk nothing has changed, and the decision is still due.
    pub(super) fn settle(
        &mut self,
        folder: &Arc<Folder>,
        keep: Resolution,
        taken: impl Fn(&str) -> bool,
    ) -> Result<(), DiskError> {
        if keep == Resolution::Theirs {
            // The progress of this window's version says nothing about theirs.
            self.journal.forget_witness();
            let unreadable = |_| DiskError { path: self.journal.path(), kind: ErrorKind::InvalidData };
            let theirs = Self::resume(folder, self.name()).map_err(unreadable)?;
            self.journal.settle(keep, taken)?;
            *self = theirs;
        } else {
            self.journal.settle(keep, taken)?;
            self.save();
        }
        Ok(())
    }

    /// Continues with the copy that is longer than the file, where [`Notice::Shorter`] offers it.
    pub fn take_longer(&mut self) {
        self.saved = self.journal.take_longer();
        let Some(ReadJournal { setup, acts, .. }) = ReadJournal::new(self.journal.lines()) else { return };
        self.entries = acts.entries();
        self.folded = fold(&setup, self.entries.iter().map(|(_, entry)| entry));
        self.derived = Derived::new(&acts, &self.entries, &self.folded);
        (self.setup, self.acts) = (setup, acts);
        self.close_changes();
        self.notices = self.journal.notices().to_vec();
    }

    /// Continues with the file as it is; the longer copy goes to quarantine.
    ///
    /// # Errors
    /// The disk's.
    pub fn leave_longer(&mut self) -> Result<(), DiskError> {
        self.journal.leave_longer()?;
        self.notices.retain(|notice| !matches!(notice, Notice::Shorter { .. }));
        Ok(())
    }

    /// True if something of this game is lost and nothing was entered since.
    pub fn ends_in_a_gap(&self) -> bool {
        self.journal.ends_in_a_gap()
    }

    pub fn dismiss(&mut self, notice: usize) {
        if notice < self.notices.len() {
            self.notices.remove(notice);
        }
    }

    /// The journal, with lines that are not on the disk yet.
    pub(super) fn journal(&self) -> &Journal {
        &self.journal
    }
}

impl<T: TrackedTitle + RecordFormat> Session<T> {
    /// The game as `guildhall replay` reads it, if it was tracked from the start and nothing was ruled.
    pub fn record(&self) -> Option<String> {
        let table = self.folded.play.referee()?.table()?;
        Some(Record::new(self.names(), &table).write(&table))
    }
}

pub(super) struct ReadJournal<T: TrackedTitle> {
    pub(super) setup: TableSetup<T>,
    pub(super) acts: Acts<T>,
    /// Lines that another program wrote and this one does not understand.
    unknown: usize,
}

impl<T: TrackedTitle> ReadJournal<T> {
    /// `None` without a head.
    pub(super) fn new(lines: &[JournalLine]) -> Option<Self> {
        let head = lines.first().filter(|line| line.n == 0)?;
        let mut read = Self { setup: TableSetup::from_json(&head.body)?, acts: Acts::default(), unknown: 0 };
        for line in lines[1..].iter().filter(|line| !line.is_lost()) {
            match serde_json::from_value(line.body.clone()) {
                Ok(act) => read.acts.push(line.n, act),
                Err(_) => read.unknown += 1,
            }
        }
        Some(read)
    }
}
