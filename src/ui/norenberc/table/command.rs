//! The commands of a table of Norenberc that other titles do not have.

use super::TableCommand;
use crate::companion::norenberc::{Entry, EntryError, Session};
use crate::game::Seat;
use crate::norenberc::{Fact, Guild, Tile};

#[derive(Clone, Debug, PartialEq)]
pub enum TitleCommand {
    /// Enters something in place of the answers that it contradicts.
    EnterInstead(Entry),
    /// A step of the end of a round is done.
    StepDone(Guild),
    /// The favourite of a round that is over, if there was one: nobody knew it then.
    AnswerFavorite(u8, Guild, Option<Seat>),
    /// A ruling of the table.
    Rule(Fact),
    /// A tile that the box should not hold; then the command that waits for it.
    AcceptTile {
        tile: Tile,
        /// The tile that it takes the place of.
        instead: Tile,
        then: Box<TableCommand>,
    },
}

impl TitleCommand {
    pub(in crate::ui::norenberc) fn act(&self, session: &mut Session) -> Result<(), EntryError> {
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
