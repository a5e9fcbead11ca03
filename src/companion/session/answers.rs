//! Answers with what follows from them: what leaves no choice, what contradicts another answer, what is told late, and the
//! word that a step is done.

use super::Session;
use crate::companion::acts::{Act, EntryId};
use crate::companion::entry::Entry;
use crate::companion::favorite::Richest;
use crate::companion::play::Play;
use crate::companion::refused::Refused;
use crate::game::{Event, Seat};
use crate::norenberc::{Action, Fact, Guild};

impl Session {
    /// Enters something at the end, and after it whatever leaves no choice.
    ///
    /// # Errors
    /// As for [`Session::enter`].
    pub fn answer(&mut self, entry: Entry) -> Result<(), Refused> {
        self.enter(entry)?;
        while let Some(event) = self.only_way() {
            self.enter(Entry::Event(event))?;
        }
        Ok(())
    }

    /// What happens next where nobody at a real table has a choice.
    fn only_way(&self) -> Option<Event<Action>> {
        match &self.folded.play {
            Play::Referee(referee) if self.setup.played.is_none() => referee.only_way(),
            Play::Referee(_) | Play::Round(_) | Play::Final { .. } => None,
        }
    }

    /// Takes the last act back, and with it what followed from it without a choice.
    ///
    /// # Errors
    /// As for [`Session::undo`].
    pub fn undo_answer(&mut self) -> Result<(), Refused> {
        for _ in 0..self.acts.without_choice(&self.folded.play) {
            self.undo()?;
        }
        self.undo()
    }

    /// Brings back what [`Session::undo_answer`] took.
    ///
    /// # Errors
    /// As for [`Session::redo`].
    pub fn redo_answer(&mut self) -> Result<(), Refused> {
        self.redo()?;
        while self.only_way().is_some() && self.acts.to_redo().is_some() {
            self.redo()?;
        }
        Ok(())
    }

    /// What people have said in this round and what cannot be true if this is.
    pub(super) fn contradicted(&self, entry: &Entry) -> Vec<Richest> {
        self.folded.play.ledger().map_or_else(Vec::new, |ledger| ledger.contradicted(entry))
    }

    /// Enters something in the place of the answers that it contradicts.
    ///
    /// # Errors
    /// As for [`Session::enter`]; then the answers stay.
    pub fn enter_instead(&mut self, entry: Entry) -> Result<(), Refused> {
        let contradicted = self.contradicted(&entry);
        let round = self.folded.play.round();
        let odd = |entry: &Entry| matches!(*entry, Entry::Richest { among, are } if contradicted.contains(&Richest { among, are }));
        let entries = self.entries.iter().zip(&self.folded.rounds);
        let odd: Vec<EntryId> =
            entries.filter(|((_, entry), of)| **of == round && odd(entry)).map(|((id, _), _)| *id).collect();
        for id in odd {
            self.act(&Act::Remove { id })?;
        }
        self.act(&Act::Enter { entry })
    }

    /// A step of the end of this round is done: what it said of its favourite lies on the table. If that changes before
    /// the round is over, the list of changes says so.
    pub fn step_done(&mut self, guild: Guild) {
        self.changed.step_done(guild, &self.folded.play);
    }

    /// Who was favourite in a round that is over, told late: in the place of the word that nobody knows. What has been
    /// moved on the table since is where it belongs, so that nothing has to be put right.
    ///
    /// # Errors
    /// Where that cannot be, or nobody has said that nobody knows.
    pub fn answer_favorite(&mut self, round: u8, guild: Guild, seat: Option<Seat>) -> Result<(), Refused> {
        let about = |entry: &Entry| {
            let ruled = matches!(*entry, Entry::Ruling { round: of, fact: Fact::Favorite { guild: at, .. } } if (of, at) == (round, guild));
            ruled || *entry == Entry::NoAnswer { guild }
        };
        let entries = self.entries.iter().zip(&self.folded.rounds);
        let mut answered = entries.filter(|((_, entry), of)| **of == Some(round) && about(entry));
        let id = answered.next_back().map(|((id, _), _)| *id).ok_or(Refused::NoSuchEntry)?;
        let entry = Entry::Ruling { round, fact: Fact::Favorite { guild, seat } };
        self.act(&Act::Amend { id, entry })
    }
}

/// The ledger of a round that is being played.
pub(super) fn in_play(play: &Play) -> Option<&crate::companion::Ledger> {
    play.ledger().filter(|ledger| !ledger.is_over())
}
