//! What a title brings to a table: what people can tell, what follows from it, and what is counted at the end.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::acts::EntryId;
use super::fold::Folded;
use super::referee::Referee;
use super::refused::Refused;
use super::setup::{Depth, Person, TableFault, TableSetup};
use crate::game::{Event, Seat, Title};

/// What came of an entry.
pub type Taken<T> = Result<(), Refused<<T as Followed>::Fault>>;

/// Entries with their ids, and what was made of them.
pub type Told<'a, T> = (&'a [(EntryId, <T as Followed>::Entry)], &'a Folded<T>);

/// Gives the table as it was when an entry like this was told last.
pub(crate) type Then<'a, T> = &'a dyn Fn(&dyn Fn(&<T as Followed>::Entry) -> bool) -> Option<Folded<T>>;

/// A title that can be followed at a real table.
pub trait Followed: Title {
    /// How many may sit at a real table: a title may have a game for one that is only followed, not played here.
    const AT_TABLE: RangeInclusive<u8> = Self::SEATS;

    /// What is told before the first entry, beside who plays and how deep.
    type Start: Start;
    /// What people can tell.
    type Entry: Entry<Self>;
    /// Why that is not taken.
    type Fault: Copy + PartialEq + Debug;
    /// The table at its depth.
    type Following: Following<Self>;
    /// What somebody owns at the end, as far as it is known.
    type Sheet: Clone + PartialEq + Debug;
    /// What has to be known of a sheet.
    type Missing: Copy + PartialEq + Debug;
    /// What entries say that holds from the start.
    type Foreseen: Clone + Debug;
    /// What corrections have changed.
    type Changed: Changed<Self>;
    /// What a referee notes beside the game itself.
    type Notes: Clone + PartialEq + Debug;

    /// What entries say that holds from the start, wherever they stand.
    fn foresee<'a>(
        setup: &TableSetup<Self>,
        entries: impl Iterator<Item = &'a Self::Entry>,
    ) -> Self::Foreseen;

    /// The table before the first entry.
    fn open(setup: &TableSetup<Self>, foreseen: &Self::Foreseen) -> Self::Following;

    /// Takes an entry, the `index`th of all, or says why not; then everything is as before.
    ///
    /// # Errors
    /// Why it is not possible at its place.
    fn enter(
        setup: &TableSetup<Self>,
        foreseen: &Self::Foreseen,
        play: &mut Self::Following,
        index: usize,
        entry: &Self::Entry,
    ) -> Taken<Self>;

    /// What happens next at a real table where nobody has a choice.
    fn only_way(referee: &Referee<Self>) -> Option<Event<Self::Action>>;

    /// What an entry at the end contradicts, so that people have to be asked first.
    fn objection(play: &Self::Following, entry: &Self::Entry) -> Option<Self::Fault>;

    /// The final score, or what has to be known first.
    ///
    /// # Errors
    /// Everything that is missing, by seat.
    fn count(sheets: &[Self::Sheet]) -> Result<Self::Score, Vec<(Seat, Self::Missing)>>;
}

/// What is told before the first entry. It lies in the head of a journal, beside what all titles have there.
pub trait Start: Clone + PartialEq + Debug {
    /// As keys of the head.
    fn to_json(&self) -> Map<String, Value>;

    /// From the head; nothing where it cannot be read.
    fn from_json(head: &Value) -> Option<Self>;

    /// Whether a table can be opened with it.
    ///
    /// # Errors
    /// Why not.
    fn check(&self, players: u8, depth: Depth) -> Result<(), TableFault>;

    /// Whether the table is there from the beginning of the game.
    fn is_beginning(&self) -> bool;
}

/// Something that people can tell.
pub trait Entry<T: Followed>: Clone + PartialEq + Debug + Serialize + DeserializeOwned {
    /// An action or a draw, where everything is checked.
    fn of_event(event: Event<T::Action>) -> Self;

    /// The action or the draw that this is.
    fn event(&self) -> Option<&Event<T::Action>>;

    /// Somebody has another name, colour, shape or language.
    fn of_person(seat: Seat, person: Person) -> Self;

    /// Who is somebody else now.
    fn person(&self) -> Option<(Seat, &Person)>;

    /// Whether this goes against the rules or beside them.
    fn is_override(&self) -> bool;

    /// Whether this holds from the start, wherever it stands.
    fn is_foreseen(&self) -> bool;

    /// Whether this says anew what another entry said right before it, so that only this one counts.
    fn replaces(&self, earlier: &Self) -> bool;
}

/// A table at one of the depths.
pub trait Following<T: Followed>: Clone + PartialEq + Debug {
    /// How deep the game is followed now.
    fn depth(&self) -> Depth;

    /// The part of the game that is being played; a final score has none.
    fn chapter(&self) -> Option<u8>;

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// What everybody owns, as far as it is known.
    fn sheets(&self) -> Vec<T::Sheet>;

    /// The referee, where everything is checked.
    fn referee(&self) -> Option<&Referee<T>>;
}

/// What is different from what people were told before, since the list of it was closed.
pub trait Changed<T: Followed>: Default {
    /// A correction was made.
    fn corrected(&mut self, before: Told<T>, after: Told<T>);

    /// Something was told, undone or corrected.
    fn told(&mut self, play: &T::Following);

    /// The list was read, and everything lies where it should.
    fn close(&mut self, play: &T::Following);

    /// The list that was closed last is to be read once more.
    fn reopen(&mut self, play: &T::Following);

    /// Whether a correction has left something open.
    fn asks(_folded: &Folded<T>) -> bool {
        false
    }

    /// The table was opened again with something open: what people were told before that, and what is known now.
    fn resumed(&mut self, _before: Told<T>, _now: Told<T>) {}

    /// Looks whether what people told still rests on what they were told then: `then` gives the table as it was when an
    /// entry like this was told last.
    fn rests_on(&mut self, _now: &Folded<T>, _then: Then<T>) {}
}
