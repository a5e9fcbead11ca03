//! The acts of a table, in order: entering, undoing, redoing, amending. They decide which entries count. Undo and redo have
//! no limit and cross restarts, because they are acts like any other.
//!
//! In a journal an act is a line such as these, with `n` as the id that later acts refer to:
//!
//! ```json
//! {"do":"enter","entry":{"what":"counted","seat":0,"good":"beer","count":3}}
//! {"do":"enter","entry":{"what":"event","actor":1,"action":"sell brewers 2"}}
//! {"do":"override","entry":{"what":"ruling","round":2,"fact":{"favorite":{"guild":"bakers","seat":0}}}}
//! {"do":"amend","id":17,"entry":{"what":"told","seat":2,"talers":9}}
//! {"do":"undo","act":21}
//! ```

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::entry_error::EntryError;
use super::setup::{NewNameError, Person};
use super::title::{Entry as _, TableState as _, TrackedTitle};
use crate::storage::NameError;

/// The number of the journal line that made an entry. It stays when other entries come and go.
pub(crate) type EntryId = u64;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Act<E> {
    /// Enters something at the end.
    Enter { entry: E },
    /// Records a ruling, against the rules or beside them.
    Override { entry: E },
    /// Enters something that was forgotten, before another entry.
    Insert { before: EntryId, entry: E },
    /// Replaces an entry.
    Amend { id: EntryId, entry: E },
    /// Takes an entry out.
    Remove { id: EntryId },
    /// Takes back this act, the last one that counts.
    Undo { act: EntryId },
    /// Brings back this act, the last one taken back.
    Redo { act: EntryId },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Correction {
    /// Changed after it was entered.
    Amended,
    /// Entered later than the entries after it.
    Inserted,
}

fn is_about_person<T: TrackedTitle>(act: &Act<T::Entry>) -> bool {
    matches!(act, Act::Enter { entry } if entry.person().is_some())
}

impl<E> Act<E> {
    /// The same act with a person's new name as it is saved. Only new names have limits: somebody with an older name may
    /// still choose another colour.
    pub(super) fn with_kept_name<T: TrackedTitle<Entry = E>>(
        mut self,
        people: &[Person],
        entries: &[(EntryId, E)],
    ) -> Result<Self, EntryError<T::TitleEntryError>>
    where
        E: super::title::Entry<T>,
    {
        let about = if let Self::Amend { id, .. } = self { Some(id) } else { None };
        let (Self::Enter { entry } | Self::Insert { entry, .. } | Self::Amend { entry, .. }) = &mut self
        else {
            return Ok(self);
        };
        let Some((seat, person)) = entry.person() else { return Ok(self) };
        let before = entries.iter().find(|(id, _)| Some(*id) == about).and_then(|(_, entry)| entry.person());
        let kept = match before {
            Some((_, before)) => before.name == person.name,
            None => people.get(seat.index()).is_some_and(|before| before.name == person.name),
        };
        if !kept {
            let others = people.iter().enumerate().filter(|(other, _)| *other != seat.index());
            let named = person.clone().named(others.map(|(_, other)| other));
            let person = named.map_err(|error| match error {
                NewNameError::Name(NameError::Long { length }) => EntryError::LongName { length },
                NewNameError::Name(NameError::Blank) | NewNameError::EntryResult => EntryError::Name,
            })?;
            *entry = E::of_person(seat, person);
        }
        Ok(self)
    }
}

/// All acts of a journal, with undo and redo resolved.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Acts<T: TrackedTitle> {
    /// The first `cursor` of them count, the others can be redone. Without undo and redo.
    acts: Vec<Done<T>>,
    cursor: usize,
}

pub type Done<T> = (EntryId, Act<<T as TrackedTitle>::Entry>);

impl<T: TrackedTitle> Default for Acts<T> {
    fn default() -> Self {
        Self { acts: Vec::new(), cursor: 0 }
    }
}

impl<T: TrackedTitle> Acts<T> {
    /// Adds an act. Undo and redo name their act, so that they do nothing where a damaged journal has lost it.
    pub fn push(&mut self, id: EntryId, act: Act<T::Entry>) {
        match act {
            Act::Undo { act } => {
                if let Some(place) = self.undone_next().filter(|&place| self.acts[place].0 == act) {
                    // A person's name stays: it moves before the act that is taken back.
                    self.acts[place..self.cursor].rotate_left(1);
                    self.cursor -= 1;
                }
            }
            Act::Redo { act } => {
                self.cursor += usize::from(self.to_redo().is_some_and(|(next, _)| *next == act));
            }
            Act::Enter { ref entry } if entry.person().is_some() => {
                self.acts.insert(self.cursor, (id, act));
                self.cursor += 1;
            }
            Act::Enter { .. }
            | Act::Override { .. }
            | Act::Insert { .. }
            | Act::Amend { .. }
            | Act::Remove { .. } => {
                self.acts.truncate(self.cursor);
                self.acts.push((id, act));
                self.cursor += 1;
            }
        }
    }

    /// The act that undo would take back. Changes of people have nothing to do with the game and are not undone with it:
    /// whoever has got another language keeps it.
    pub(crate) fn to_undo(&self) -> Option<&Done<T>> {
        self.undone_next().map(|place| &self.acts[place])
    }

    fn undone_next(&self) -> Option<usize> {
        self.acts[..self.cursor].iter().rposition(|(_, act)| !is_about_person::<T>(act))
    }

    /// The number of last acts that left no choice, at a table tracked in full.
    pub(crate) fn without_choice(&self, play: &T::TableState) -> usize {
        let Some(referee) = play.referee() else { return 0 };
        let entered = |act: &&Done<T>| matches!(&act.1, Act::Enter { entry } if entry.event().is_some());
        self.back().take_while(entered).take(referee.without_choice()).count()
    }

    /// The act before those: the last decision.
    pub(crate) fn answer_to_undo(&self, play: &T::TableState) -> Option<&Done<T>> {
        self.back().nth(self.without_choice(play))
    }

    fn back(&self) -> impl Iterator<Item = &Done<T>> {
        self.acts[..self.cursor].iter().rev().filter(|(_, act)| !is_about_person::<T>(act))
    }

    pub(crate) fn to_redo(&self) -> Option<&Done<T>> {
        self.acts.get(self.cursor)
    }

    /// The entries that count, in the order in which they are folded. Acts about entries that do not exist are ignored.
    pub fn entries(&self) -> Vec<(EntryId, T::Entry)> {
        let mut entries: Vec<(EntryId, T::Entry)> = Vec::new();
        let place =
            |entries: &[(EntryId, T::Entry)], id: EntryId| entries.iter().position(|(it, _)| *it == id);
        for (id, act) in &self.acts[..self.cursor] {
            match act {
                Act::Enter { entry } | Act::Override { entry } => entries.push((*id, entry.clone())),
                Act::Insert { before, entry } => {
                    let place = place(&entries, *before).unwrap_or(entries.len());
                    entries.insert(place, (*id, entry.clone()));
                }
                Act::Amend { id, entry } => {
                    if let Some(place) = place(&entries, *id) {
                        entries[place].1 = entry.clone();
                    }
                }
                Act::Remove { id } => entries.retain(|(it, _)| it != id),
                Act::Undo { .. } | Act::Redo { .. } => {}
            }
        }
        entries
    }

    /// Only the acts up to the last one with such an entry; `None` if there is none that counts.
    pub(super) fn until_entered(&self, says: &dyn Fn(&T::Entry) -> bool) -> Option<Self> {
        let enters = |(_, act): &Done<T>| match act {
            Act::Enter { entry }
            | Act::Override { entry }
            | Act::Insert { entry, .. }
            | Act::Amend { entry, .. } => says(entry),
            Act::Remove { .. } | Act::Undo { .. } | Act::Redo { .. } => false,
        };
        let last = self.acts[..self.cursor].iter().rposition(enters)?;
        Some(Self { acts: self.acts[..=last].to_vec(), cursor: last + 1 })
    }

    /// The corrected entries, and those entered later than what follows them. Amending the newest entry is no correction.
    pub fn corrected(&self) -> BTreeMap<EntryId, Correction> {
        let mut corrected = BTreeMap::new();
        let mut last = None;
        for (id, act) in &self.acts[..self.cursor] {
            match act {
                Act::Enter { .. } | Act::Override { .. } => last = Some(*id),
                Act::Insert { .. } => drop(corrected.insert(*id, Correction::Inserted)),
                Act::Amend { id, .. } if last != Some(*id) => {
                    corrected.entry(*id).or_insert(Correction::Amended);
                }
                Act::Amend { .. } | Act::Remove { .. } | Act::Undo { .. } | Act::Redo { .. } => {}
            }
        }
        corrected
    }

    /// An entry as it is now, or as it was last if it does not count at the moment; one that was undone, as it was made.
    pub fn entry(&self, id: EntryId) -> Option<T::Entry> {
        let outcome = |(it, act): &Done<T>| match act {
            Act::Enter { entry } | Act::Override { entry } | Act::Insert { entry, .. } if *it == id => {
                Some(entry.clone())
            }
            Act::Amend { id: of, entry } if *of == id => Some(entry.clone()),
            Act::Enter { .. }
            | Act::Override { .. }
            | Act::Insert { .. }
            | Act::Amend { .. }
            | Act::Remove { .. }
            | Act::Undo { .. }
            | Act::Redo { .. } => None,
        };
        let (counting, undone) = self.acts.split_at(self.cursor);
        counting.iter().rev().find_map(outcome).or_else(|| undone.iter().find_map(outcome))
    }
}
