//! The data of a table for a screen: made once for every act, so that it can be painted sixty times a second.

use super::acts::{Act, Acts, Correction, EntryId};
use super::entry_error::EntryError;
use super::fold::Folded;
use super::setup::Person;
use super::title::{Entry as _, TableState as _, TrackedTitle};
use crate::game::{Game, Seat};
use crate::storage::journal::{Notice, Saved};

pub(super) struct Derived<T: TrackedTitle> {
    pub(super) log: Vec<LogLine<T>>,
    pub(super) undo: Option<ActName<T::Entry>>,
    pub(super) redo: Option<ActName<T::Entry>>,
    pub(super) sheets: Vec<T::Sheet>,
    pub(super) score: Option<Counted<T>>,
}

type Counted<T> = Result<<T as Game>::Score, Vec<(Seat, <T as TrackedTitle>::Missing)>>;

/// A final score, or the facts that have to be known first.
pub type Shown<'a, T> = Result<&'a <T as Game>::Score, &'a [(Seat, <T as TrackedTitle>::Missing)]>;

#[derive(Clone, Debug, PartialEq)]
pub struct LogLine<T: TrackedTitle> {
    pub id: EntryId,
    pub chapter: Option<u8>,
    pub entry: T::Entry,
    /// A title may let a skipped entry count all the same, with the open question left unknown.
    pub skipped: Option<EntryError<T::TitleEntryError>>,
    /// Set if it was corrected, or entered later than the entries after it.
    pub corrected: Option<Correction>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ActName<E> {
    pub kind: ActKind,
    pub entry: Option<E>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActKind {
    Enter,
    Override,
    Insert,
    Amend,
    Remove,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InsertAt {
    InsteadOf(EntryId),
    Before(EntryId),
    End,
}

/// Everything a screen shows of a table.
pub struct View<'a, T: TrackedTitle> {
    pub people: &'a [Person],
    pub preconditions: &'a T::Preconditions,
    pub play: &'a T::TableState,
    /// All entries, in order.
    pub log: &'a [LogLine<T>],
    /// The act that [`super::Session::undo_answer`] would take back.
    pub undo: Option<&'a ActName<T::Entry>>,
    pub redo: Option<&'a ActName<T::Entry>>,
    pub sheets: &'a [T::Sheet],
    /// `None` before the game is over.
    pub score: Option<Shown<'a, T>>,
    /// Changes by corrections, undo and redo since the list was closed, and by late answers.
    pub changed: &'a T::ChangeList,
    pub saved: &'a Saved,
    pub notices: &'a [Notice],
    pub read_only: bool,
}

impl<'a, T: TrackedTitle> View<'a, T> {
    /// The log as it is read, the last line first: a number that was stepped up and down is one line, without the steps
    /// between.
    pub fn entered(&self) -> impl Iterator<Item = &'a LogLine<T>> + use<'a, T> {
        let mut later: Option<&LogLine<T>> = None;
        self.log.iter().rev().filter(move |line| {
            let on_the_way = later.is_some_and(|later| {
                (later.chapter, later.skipped) == (line.chapter, None) && later.entry.replaces(&line.entry)
            });
            later = Some(line);
            !on_the_way
        })
    }

    /// True if an entry at its place changes nothing.
    pub(crate) fn has_entered(&self, place: InsertAt, entry: &T::Entry) -> bool {
        match place {
            InsertAt::InsteadOf(id) => {
                self.log.iter().any(|line| line.id == id && line.skipped.is_none() && line.entry == *entry)
            }
            InsertAt::End => {
                entry.person().is_some_and(|(seat, person)| self.people.get(seat.index()) == Some(person))
            }
            InsertAt::Before(_) => false,
        }
    }
}

impl<T: TrackedTitle> Derived<T> {
    pub(super) fn new(acts: &Acts<T>, entries: &[(EntryId, T::Entry)], folded: &Folded<T>) -> Self {
        let sheets = folded.play.sheets();
        let lines = entries.iter().zip(&folded.results).zip(&folded.chapters);
        let corrected = acts.corrected();
        let log = lines.map(|(((id, entry), taken), chapter)| LogLine {
            id: *id,
            chapter: *chapter,
            entry: entry.clone(),
            skipped: taken.err(),
            corrected: corrected.get(id).copied(),
        });
        Self {
            log: log.collect(),
            undo: acts.answer_to_undo(&folded.play).and_then(|(_, act)| named(acts, act)),
            redo: acts.to_redo().and_then(|(_, act)| named(acts, act)),
            score: folded.play.is_over().then(|| T::count(&sheets)),
            sheets,
        }
    }
}

fn named<T: TrackedTitle>(acts: &Acts<T>, act: &Act<T::Entry>) -> Option<ActName<T::Entry>> {
    let (kind, entry) = match act {
        Act::Enter { entry } => (ActKind::Enter, Some(entry.clone())),
        Act::Override { entry } => (ActKind::Override, Some(entry.clone())),
        Act::Insert { entry, .. } => (ActKind::Insert, Some(entry.clone())),
        Act::Amend { entry, .. } => (ActKind::Amend, Some(entry.clone())),
        Act::Remove { id } => (ActKind::Remove, acts.entry(*id)),
        Act::Undo { .. } | Act::Redo { .. } => return None,
    };
    Some(ActName { kind, entry })
}
