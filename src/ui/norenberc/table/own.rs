//! What is asked of a table of Norenberc and that other titles do not know.

use super::TableCommand;
use crate::companion::norenberc::{Entry, Refused, Session};
use crate::game::Seat;
use crate::norenberc::{Fact, Guild, Tile};

/// What is asked of a table and that other titles do not know.
#[derive(Clone, Debug, PartialEq)]
pub enum Own {
    /// Something somebody told, in the place of the answers that it contradicts.
    EnterInstead(Entry),
    /// A step of the end of a round is done.
    StepDone(Guild),
    /// Who was favourite in a round that is over, if anybody was: nobody knew it then.
    AnswerFavorite(u8, Guild, Option<Seat>),
    /// The table rules.
    Rule(Fact),
    /// The box of this game holds a tile that it should not; then what was asked once more.
    AcceptTile {
        /// The tile.
        tile: Tile,
        /// What it takes the place of.
        instead: Tile,
        /// What waits for it.
        then: Box<TableCommand>,
    },
}

impl Own {
    /// Does it.
    ///
    /// # Errors
    /// Why it is not done.
    pub(in crate::ui::norenberc) fn act(&self, session: &mut Session) -> Result<(), Refused> {
        match self {
            Self::EnterInstead(entry) => session.enter_instead(entry.clone()),
            Self::StepDone(guild) => {
                session.step_done(*guild);
                Ok(())
            }
            Self::AnswerFavorite(round, guild, seat) => session.answer_favorite(*round, *guild, *seat),
            Self::Rule(fact) => session.override_fact(fact.clone()),
            Self::AcceptTile { tile, instead, .. } => session.accept_tile(*tile, *instead),
        }
    }
}
