//! The commands that only a table of Architects has.

use super::super::fact;
use crate::companion::architects::{Entry, EntryError, Missing, Session};
use crate::game::Seat;

#[derive(Clone, Debug, PartialEq)]
pub enum TitleCommand {
    /// A player has none of these facts, which were needed and left blank.
    NoneOf(Seat, Vec<Missing>),
    /// An entry that the program has objected to: people know better what happened.
    Anyway(Entry),
}

impl TitleCommand {
    pub(in crate::ui::architects) fn act(&self, session: &mut Session) -> Result<(), EntryError> {
        match self {
            Self::NoneOf(seat, facts) => {
                let mut taken = Ok(());
                session.batch(|session| {
                    let mut owned = facts.iter().filter_map(|fact| fact::owned(*fact, 0));
                    taken = owned.try_for_each(|owned| session.enter(Entry::Owned { seat: *seat, owned }));
                });
                taken
            }
            Self::Anyway(entry) => session.enter_anyway(entry.clone()),
        }
    }
}
