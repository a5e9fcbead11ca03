//! The fold: a set-up and entries become a table. An entry that is not possible at its place is marked and skipped, as if it
//! had never been made.

use super::entry_error::EntryError;
use super::setup::{Person, TableSetup};
use super::title::{Entry as _, EntryResult, TableState as _, TrackedTitle};
use crate::storage::is_blank;

#[derive(Clone, Debug)]
pub struct Folded<T: TrackedTitle> {
    pub play: T::TableState,
    pub people: Vec<Person>,
    pub preconditions: T::Preconditions,
    /// For every entry: accepted, or the reason why not.
    pub results: Vec<EntryResult<T>>,
    /// For every entry: the chapter it was made in.
    pub chapters: Vec<Option<u8>>,
}

pub(super) fn fold<'a, T: TrackedTitle>(
    setup: &TableSetup<T>,
    entries: impl Iterator<Item = &'a T::Entry> + Clone,
) -> Folded<T>
where
    T::Entry: 'a,
{
    let preconditions = T::preconditions(setup, entries.clone());
    let mut people = setup.people.clone();
    let mut play = T::open(setup, &preconditions);
    let (mut taken, mut chapters) = (Vec::new(), Vec::new());
    for (index, entry) in entries.enumerate() {
        chapters.push(play.chapter());
        taken.push(match entry.person() {
            Some((seat, person)) => rename(&mut people, seat.index(), person),
            None => T::enter(setup, &preconditions, &mut play, index, entry),
        });
    }
    Folded { play, people, preconditions, results: taken, chapters }
}

fn rename<F>(people: &mut [Person], index: usize, person: &Person) -> Result<(), EntryError<F>> {
    let taken = people.iter().enumerate().any(|(other, it)| other != index && it.name == person.name);
    if taken || is_blank(&person.name) {
        return Err(EntryError::Name);
    }
    *people.get_mut(index).ok_or(EntryError::NoSuchPlayer)? = person.clone();
    Ok(())
}
