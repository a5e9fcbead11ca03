//! What is asked of a table of Architects and that other titles do not know.

use super::super::fact;
use crate::companion::architects::{Entry, Missing, Refused, Session};
use crate::game::Seat;

/// What is asked of a table and that other titles do not know.
#[derive(Clone, Debug, PartialEq)]
pub enum Own {
    /// Of these facts, which were asked for and left blank, somebody has none.
    NoneOf(Seat, Vec<Missing>),
    /// Something somebody told, although the program has objected: people know better what happened.
    Anyway(Entry),
}

impl Own {
    /// Does it.
    ///
    /// # Errors
    /// Why it is not done.
    pub(in crate::ui::architects) fn act(&self, session: &mut Session) -> Result<(), Refused> {
        match self {
            Self::NoneOf(seat, facts) => {
                let mut taken = Ok(());
                session.at_once(|session| {
                    let mut owned = facts.iter().filter_map(|fact| fact::owned(*fact, 0));
                    taken = owned.try_for_each(|owned| session.enter(Entry::Owned { seat: *seat, owned }));
                });
                taken
            }
            Self::Anyway(entry) => session.enter_anyway(entry.clone()),
        }
    }
}
