//! The part of a table that a title provides: its entries, their consequences, and the final count.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::acts::EntryId;
use super::entry_error::EntryError;
use super::fold::Folded;
use super::referee::Referee;
use super::setup::{Person, TableError, TableSetup, Tracking};
use crate::game::{Event, Seat, Title};

/// An entry is accepted, or rejected with the reason.
pub type EntryResult<T> = Result<(), EntryError<<T as TrackedTitle>::TitleEntryError>>;

/// Entries with their ids, and the table made of them.
pub type Snapshot<'a, T> = (&'a [(EntryId, <T as TrackedTitle>::Entry)], &'a Folded<T>);

/// Gives the table as it was when an entry like this was last made.
pub(crate) type Then<'a, T> = &'a dyn Fn(&dyn Fn(&<T as TrackedTitle>::Entry) -> bool) -> Option<Folded<T>>;

/// A title that can be tracked at a real table.
pub trait TrackedTitle: Title {
    /// Players at a real table: a title may have a game for one that can only be tracked, not played here.
    const AT_TABLE: RangeInclusive<u8> = Self::SEATS;

    /// The title's own part of a set-up.
    type Start: Start;
    type Entry: Entry<Self>;
    /// The title's own reasons to reject an entry.
    type TitleEntryError: Copy + PartialEq + Debug;
    type TableState: TableState<Self>;
    /// One player's possessions at the end, as far as they are known.
    type Sheet: Clone + PartialEq + Debug;
    /// A part of a sheet that has to be known.
    type Missing: Copy + PartialEq + Debug;
    /// Facts from entries that are valid from the start.
    type Preconditions: Clone + Debug;
    type ChangeList: ChangeList<Self>;
    /// The referee's notes beside the game itself.
    type Notes: Clone + PartialEq + Debug;

    /// Collects the facts that are valid from the start, wherever their entries stand.
    fn preconditions<'a>(
        setup: &TableSetup<Self>,
        entries: impl Iterator<Item = &'a Self::Entry>,
    ) -> Self::Preconditions;

    /// The table before the first entry.
    fn open(setup: &TableSetup<Self>, preconditions: &Self::Preconditions) -> Self::TableState;

    /// Accepts an entry, the `index`th of all, or rejects it and changes nothing. Only an open question may reject an entry
    /// that counts all the same.
    ///
    /// # Errors
    /// The reason why it is not possible at its place.
    fn enter(
        setup: &TableSetup<Self>,
        preconditions: &Self::Preconditions,
        play: &mut Self::TableState,
        index: usize,
        entry: &Self::Entry,
    ) -> EntryResult<Self>;

    /// The next event at a real table, if nobody has a choice.
    fn only_way(referee: &Referee<Self>) -> Option<Event<Self::Action>>;

    /// The objection to an entry at the end, which people are asked about first.
    fn objection(play: &Self::TableState, entry: &Self::Entry) -> Option<Self::TitleEntryError>;

    /// The final score, or the facts that have to be known first.
    ///
    /// # Errors
    /// Everything that is missing, by seat.
    fn count(sheets: &[Self::Sheet]) -> Result<Self::Score, Vec<(Seat, Self::Missing)>>;
}

/// The title's own part of a set-up. It lies in the head of a journal, beside the part of all titles.
pub trait Start: Clone + PartialEq + Debug {
    fn to_json(&self) -> Map<String, Value>;

    /// From the keys of the head; `None` if they cannot be read.
    fn from_json(head: &Value) -> Option<Self>;

    /// Checks that a table can be opened with it.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, players: u8, tracking: Tracking) -> Result<(), TableError>;

    /// True if the table is there from the beginning of the game.
    fn is_beginning(&self) -> bool;
}

/// An entry of a title, as it is written in a journal.
pub trait Entry<T: TrackedTitle>: Clone + PartialEq + Debug + Serialize + DeserializeOwned {
    fn of_event(event: Event<T::Action>) -> Self;

    /// The action or draw, if it is one.
    fn event(&self) -> Option<&Event<T::Action>>;

    fn of_person(seat: Seat, person: Person) -> Self;

    /// The changed person, if it is such an entry.
    fn person(&self) -> Option<(Seat, &Person)>;

    /// True for a ruling, against the rules or beside them.
    fn is_override(&self) -> bool;

    /// True if it is valid from the start, wherever it stands.
    fn is_precondition(&self) -> bool;

    /// True if this repeats the subject of the entry right before it, so that only this one counts.
    fn replaces(&self, earlier: &Self) -> bool;
}

/// A table at one of the levels of tracking.
pub trait TableState<T: TrackedTitle>: Clone + PartialEq + Debug {
    fn tracking(&self) -> Tracking;

    /// The part of the game that is being played; `None` for a final score.
    fn chapter(&self) -> Option<u8>;

    fn is_over(&self) -> bool;

    fn sheets(&self) -> Vec<T::Sheet>;

    /// The referee, if everything is checked.
    fn referee(&self) -> Option<&Referee<T>>;
}

/// The list of changes since it was last closed.
pub trait ChangeList<T: TrackedTitle>: Default {
    /// Adds the changes of a correction.
    fn corrected(&mut self, before: Snapshot<T>, after: Snapshot<T>);

    /// Called after every entry, undo and correction.
    fn update(&mut self, play: &T::TableState);

    /// Closes the list: it was read, and the pieces lie where they should.
    fn close(&mut self, play: &T::TableState);

    fn reopen(&mut self, play: &T::TableState);

    /// True if a correction has left something open.
    fn leaves_open(_folded: &Folded<T>) -> bool {
        false
    }

    /// Called when a table is opened again with something open: the state before that, and the present one.
    fn resumed(&mut self, _before: Snapshot<T>, _now: Snapshot<T>) {}

    /// Rechecks that entries still rest on what people knew then: `then` gives the table as it was when an entry like this
    /// was last made.
    fn recheck(&mut self, _now: &Folded<T>, _then: Then<T>) {}
}
