//! What a screen shows of a table: made once for every act, so that it can be painted sixty times a second.

use super::acts::{Act, Acts, Correction, EntryId};
use super::fold::Folded;
use super::refused::Refused;
use super::setup::Person;
use super::title::{Entry as _, Followed, Following as _};
use crate::game::{Game, Seat};
use crate::storage::journal::{Notice, Saved};

/// What follows from the acts.
pub(super) struct Derived<T: Followed> {
    pub(super) log: Vec<LogLine<T>>,
    pub(super) undo: Option<ActName<T::Entry>>,
    pub(super) redo: Option<ActName<T::Entry>>,
    pub(super) sheets: Vec<T::Sheet>,
    pub(super) score: Option<Counted<T>>,
}

/// A final score, or what has to be known first.
type Counted<T> = Result<<T as Game>::Score, Vec<(Seat, <T as Followed>::Missing)>>;

/// The same, as a screen shows it.
pub type Shown<'a, T> = Result<&'a <T as Game>::Score, &'a [(Seat, <T as Followed>::Missing)]>;

/// One line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine<T: Followed> {
    /// For corrections.
    pub id: EntryId,
    /// The chapter it was told in; a final score has none.
    pub chapter: Option<u8>,
    /// What was told.
    pub entry: T::Entry,
    /// Why it is skipped, if it is. A title may let an entry count all the same, with what is asked left unknown.
    pub skipped: Option<Refused<T::Fault>>,
    /// Whether it was corrected, or told later than what follows it.
    pub corrected: Option<Correction>,
}

/// What undo or redo would do, for its name.
#[derive(Clone, Debug, PartialEq)]
pub struct ActName<E> {
    /// What kind of act.
    pub kind: ActKind,
    /// What it is about.
    pub entry: Option<E>,
}

/// The kinds of acts that can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants are the names of the acts")]
pub enum ActKind {
    Enter,
    Override,
    Insert,
    Amend,
    Remove,
}

/// Where something that is told goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// It corrects this entry.
    InsteadOf(EntryId),
    /// It was forgotten before this entry.
    Before(EntryId),
    /// It is told now.
    End,
}

/// Everything a screen shows of a table.
pub struct View<'a, T: Followed> {
    /// Who sits there.
    pub people: &'a [Person],
    /// What holds from the start as far as it is known.
    pub foreseen: &'a T::Foreseen,
    /// The game at its depth.
    pub play: &'a T::Following,
    /// All entries in their order.
    pub log: &'a [LogLine<T>],
    /// What [`super::Session::undo_answer`] would take back.
    pub undo: Option<&'a ActName<T::Entry>>,
    /// What redo would bring back.
    pub redo: Option<&'a ActName<T::Entry>>,
    /// What everybody owns, as far as it is known.
    pub sheets: &'a [T::Sheet],
    /// The final score of a game that is over, or what has to be known first.
    pub score: Option<Shown<'a, T>>,
    /// What corrections, undo and redo have changed since the list was closed, and what was told late.
    pub changed: &'a T::Changed,
    /// Whether the last input is on the disk.
    pub saved: &'a Saved,
    /// What was found when the file was opened.
    pub notices: &'a [Notice],
    /// Whether nothing can be entered.
    pub read_only: bool,
}

impl<'a, T: Followed> View<'a, T> {
    /// The log as it is read, the last line first: a number that was stepped up and down is one line, for what it was on
    /// the way counts no more.
    pub fn told(&self) -> impl Iterator<Item = &'a LogLine<T>> + use<'a, T> {
        let mut later: Option<&LogLine<T>> = None;
        self.log.iter().rev().filter(move |line| {
            let on_the_way = later.is_some_and(|later| {
                (later.chapter, later.skipped) == (line.chapter, None) && later.entry.replaces(&line.entry)
            });
            later = Some(line);
            !on_the_way
        })
    }

    /// Whether an entry at its place says only what was told already.
    pub(crate) fn is_told(&self, place: Place, entry: &T::Entry) -> bool {
        match place {
            Place::InsteadOf(id) => {
                self.log.iter().any(|line| line.id == id && line.skipped.is_none() && line.entry == *entry)
            }
            Place::End => {
                entry.person().is_some_and(|(seat, person)| self.people.get(seat.index()) == Some(person))
            }
            Place::Before(_) => false,
        }
    }
}

impl<T: Followed> Derived<T> {
    pub(super) fn new(acts: &Acts<T>, entries: &[(EntryId, T::Entry)], folded: &Folded<T>) -> Self {
        let sheets = folded.play.sheets();
        let lines = entries.iter().zip(&folded.taken).zip(&folded.chapters);
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

fn named<T: Followed>(acts: &Acts<T>, act: &Act<T::Entry>) -> Option<ActName<T::Entry>> {
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
