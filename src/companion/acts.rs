//! What people did, in order: entering, undoing, redoing, amending. From it follows which entries count. Undo and redo
//! have no limit and cross restarts, because they are acts like any other.
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
//!
//! ```
//! use guildhall::companion::{Act, Acts, Entry};
//! let mut acts = Acts::default();
//! acts.push(1, Act::Enter { entry: Entry::EndRound });
//! assert_eq!(acts.entries().len(), 1);
//! acts.push(2, Act::Undo { act: 1 });
//! assert!(acts.entries().is_empty());
//! acts.push(3, Act::Redo { act: 1 });
//! assert_eq!(acts.entries().len(), 1);
//! ```

use serde::{Deserialize, Serialize};

use super::entry::Entry;
use super::group::{NewNameFault, Person};
use super::play::Play;
use super::refused::Refused;
use crate::storage::NameFault;

/// The number of the journal's line in which an entry was made: it stays when other entries come and go.
pub type EntryId = u64;

/// One thing somebody did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Act {
    /// Enters something at the end.
    Enter { entry: Entry },
    /// Rules something, against the rules or beside them.
    Override { entry: Entry },
    /// Enters something that was forgotten, before another entry.
    Insert { before: EntryId, entry: Entry },
    /// Puts something else in the place of an entry.
    Amend { id: EntryId, entry: Entry },
    /// Takes an entry out.
    Remove { id: EntryId },
    /// Takes the last act back that counts: this one.
    Undo { act: EntryId },
    /// Brings the act back that was taken back last: this one.
    Redo { act: EntryId },
}

impl Act {
    /// Whether it says who somebody is.
    const fn is_about_person(&self) -> bool {
        matches!(self, Self::Enter { entry: Entry::Person { .. } })
    }

    /// The same with the name that somebody is given as it is kept. Only new names have limits: whoever was called otherwise
    /// before may still choose another colour.
    pub(super) fn with_kept_name(
        mut self,
        people: &[Person],
        entries: &[(EntryId, Entry)],
    ) -> Result<Self, Refused> {
        let about = if let Self::Amend { id, .. } = self { Some(id) } else { None };
        let (Self::Enter { entry } | Self::Insert { entry, .. } | Self::Amend { entry, .. }) = &mut self
        else {
            return Ok(self);
        };
        let Entry::Person { seat, person } = entry else { return Ok(self) };
        let before = entries.iter().find(|(id, _)| Some(*id) == about).map(|(_, entry)| entry);
        let kept = match before {
            Some(Entry::Person { person: before, .. }) => before.name == person.name,
            _ => people.get(seat.index()).is_some_and(|before| before.name == person.name),
        };
        if !kept {
            let others = people.iter().enumerate().filter(|(other, _)| *other != seat.index());
            let named = person.clone().named(others.map(|(_, other)| other));
            *person = named.map_err(|fault| match fault {
                NewNameFault::Name(NameFault::Long { length }) => Refused::LongName { length },
                NewNameFault::Name(NameFault::Blank) | NewNameFault::Taken => Refused::Name,
            })?;
        }
        Ok(self)
    }
}

/// All acts, and how many of them count.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Acts {
    /// Those that count and those that can be redone, without undo and redo.
    acts: Vec<(EntryId, Act)>,
    cursor: usize,
}

impl Acts {
    /// Notes an act. Undo and redo name what they are about, so that they do nothing where a damaged journal has lost it.
    pub fn push(&mut self, id: EntryId, act: Act) {
        match act {
            Act::Undo { act } => {
                if let Some(place) = self.undone_next().filter(|&place| self.acts[place].0 == act) {
                    // What somebody is called stays: it moves before what is taken back.
                    self.acts[place..self.cursor].rotate_left(1);
                    self.cursor -= 1;
                }
            }
            Act::Redo { act } => {
                self.cursor += usize::from(self.to_redo().is_some_and(|(next, _)| *next == act));
            }
            Act::Enter { entry: Entry::Person { .. } } => {
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

    /// What undo would take back. Who somebody is has nothing to do with the game, so it is not undone with it: whoever
    /// has got another language keeps it.
    pub fn to_undo(&self) -> Option<&(EntryId, Act)> {
        self.undone_next().map(|place| &self.acts[place])
    }

    fn undone_next(&self) -> Option<usize> {
        self.acts[..self.cursor].iter().rposition(|(_, act)| !act.is_about_person())
    }

    /// How many of the last acts left no choice at a table that is followed in full.
    pub fn without_choice(&self, play: &Play) -> usize {
        let Play::Referee(referee) = play else { return 0 };
        let entered = |act: &&(EntryId, Act)| matches!(act.1, Act::Enter { entry: Entry::Event(_) });
        self.back().take_while(entered).take(referee.without_choice()).count()
    }

    /// The act before those: what somebody decided last.
    pub fn answer_to_undo(&self, play: &Play) -> Option<&(EntryId, Act)> {
        self.back().nth(self.without_choice(play))
    }

    /// What undo would take back, act by act.
    fn back(&self) -> impl Iterator<Item = &(EntryId, Act)> {
        self.acts[..self.cursor].iter().rev().filter(|(_, act)| !act.is_about_person())
    }

    /// What redo would bring back.
    pub fn to_redo(&self) -> Option<&(EntryId, Act)> {
        self.acts.get(self.cursor)
    }

    /// The entries that count, in the order in which they are folded. What an act says about an entry that is not there
    /// is passed over.
    pub fn entries(&self) -> Vec<(EntryId, Entry)> {
        let mut entries: Vec<(EntryId, Entry)> = Vec::new();
        let place = |entries: &[(EntryId, Entry)], id: EntryId| entries.iter().position(|(it, _)| *it == id);
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

    /// An entry as it is now, or, where it does not count at the moment, as it was made.
    pub fn entry(&self, id: EntryId) -> Option<Entry> {
        let made = |(it, act): &(EntryId, Act)| match act {
            Act::Enter { entry } | Act::Override { entry } | Act::Insert { entry, .. } if *it == id => {
                Some(entry.clone())
            }
            Act::Enter { .. }
            | Act::Override { .. }
            | Act::Insert { .. }
            | Act::Amend { .. }
            | Act::Remove { .. }
            | Act::Undo { .. }
            | Act::Redo { .. } => None,
        };
        let now = self.entries().into_iter().find(|(it, _)| *it == id).map(|(_, entry)| entry);
        now.or_else(|| self.acts.iter().find_map(made))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lines_above_are_acts() {
        let source = include_str!("acts.rs");
        let lines: Vec<_> = source.lines().filter_map(|line| line.strip_prefix("//! {\"do\"")).collect();
        assert_eq!(lines.len(), 5);
        for line in lines {
            let text = format!("{{\"do\"{line}");
            let act: Act = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let written = serde_json::to_value(&act).unwrap();
            assert_eq!(written, serde_json::from_str::<serde_json::Value>(&text).unwrap());
        }
    }
}
