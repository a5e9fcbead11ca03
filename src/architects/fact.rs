//! Facts that the people at a table may set against the rules or beside them (X44, X8, a wrong count). A ruling
//! never applies an action that the rules refuse, and it keeps the number of workers and cards, so that whatever
//! follows can be checked as before.

use super::cards::apprentices::Apprentice;
use super::cards::buildings::BuildingSet;
use super::components::{Circle, MOST_VIRTUE, Resource, TOP_LEVEL, cathedral};
use super::rules::Rules;
use super::setup::Setup;
use super::state::{SEATS, State};
use super::step::Step;
use crate::game::{Due, Seat};

/// The most of a resource or of debts that can be ruled.
const MOST: u16 = 999;

/// Where workers stand beside the own board, the guildhall and the black market.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stand {
    /// On a large circle.
    Circle(Circle),
    /// In prison.
    Prison,
    /// On the board of a player who captured them.
    Board(Seat),
}

/// One fact that the table sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Fact {
    /// A player's stock of a resource.
    Goods { seat: Seat, resource: Resource, count: u16 },
    /// A player's virtue.
    Virtue { seat: Seat, virtue: u8 },
    /// A player's unpaid debts.
    Unpaid { seat: Seat, debts: u16 },
    /// A player's paid debts.
    Paid { seat: Seat, debts: u16 },
    /// A player's level on the cathedral.
    Level { seat: Seat, level: u8 },
    /// The number of buildings in a hand, where hands are sealed; the difference comes from the pile or goes under it.
    Hand { seat: Seat, cards: u8 },
    /// A player's workers at a place; the difference comes from their board or goes there.
    Workers { seat: Seat, at: Stand, workers: u8 },
    /// Silver on the tax stand.
    TaxStand { silver: u16 },
    /// Tax that a player has paid although it could have been evaded (X8).
    TaxPaid { seat: Seat, tax: u16 },
    /// A player has discarded an own apprentice (X44).
    Dismissed { seat: Seat, apprentice: Apprentice },
}

/// Why a fact cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum FactError {
    /// Only at the beginning of a turn, or when the game is over.
    NotNow,
    /// There is no such player.
    NoSuchPlayer,
    /// So many are not possible.
    Most { most: u16 },
    /// No room on that level of the cathedral (A3).
    LevelFull { level: u8 },
    /// Hands are known here, card by card.
    HandEntered,
    /// The player has no such apprentice.
    NotOwned { apprentice: Apprentice },
    /// Then whoever is due could do nothing at all.
    NothingLeft { seat: Seat },
}

type Verdict = Result<(), FactError>;

fn at_most(count: impl Into<u16>, most: impl Into<u16>) -> Verdict {
    let most = most.into();
    if count.into() > most { Err(FactError::Most { most }) } else { Ok(()) }
}

impl Fact {
    /// The player it is about.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Self::Goods { seat, .. }
            | Self::Virtue { seat, .. }
            | Self::Unpaid { seat, .. }
            | Self::Paid { seat, .. }
            | Self::Level { seat, .. }
            | Self::Hand { seat, .. }
            | Self::Workers { seat, .. }
            | Self::TaxPaid { seat, .. }
            | Self::Dismissed { seat, .. } => Some(seat),
            Self::TaxStand { .. } => None,
        }
    }
}

impl State {
    /// Sets a fact.
    ///
    /// # Errors
    /// The reason why it cannot be set; the state is as before.
    pub fn rule(&mut self, setup: &Setup, fact: &Fact) -> Verdict {
        // In the middle of an action what somebody has just been offered must stay possible.
        if !matches!(self.step(), Step::Turn | Step::Over) {
            return Err(FactError::NotNow);
        }
        if fact.seat().is_some_and(|seat| seat.0 >= setup.players()) {
            return Err(FactError::NoSuchPlayer);
        }
        let mut ruled = *self;
        ruled.set(setup, *fact)?;
        if let Due::Seats(seats) = ruled.due(setup) {
            for seat in seats.iter() {
                let mut any = false;
                Rules { setup, state: &ruled }.list(seat, |_| any = true);
                if !any {
                    return Err(FactError::NothingLeft { seat });
                }
            }
        }
        *self = ruled;
        Ok(())
    }

    fn set(&mut self, setup: &Setup, fact: Fact) -> Verdict {
        match fact {
            Fact::Goods { seat, resource, count } => {
                at_most(count, MOST)?;
                let stock = &mut self.players[seat.index()].stock;
                *stock = stock.with(resource, count);
            }
            Fact::Virtue { seat, virtue } => {
                at_most(virtue, MOST_VIRTUE)?;
                self.players[seat.index()].virtue = virtue;
            }
            Fact::Unpaid { seat, debts } => {
                at_most(debts, MOST)?;
                self.players[seat.index()].unpaid = debts;
            }
            Fact::Paid { seat, debts } => {
                at_most(debts, MOST)?;
                self.players[seat.index()].paid = debts;
            }
            Fact::Level { seat, level } => {
                at_most(level, TOP_LEVEL)?;
                self.players[seat.index()].level = level;
                let full = cathedral(level).is_some_and(|it| self.on_level(setup, level) > it.spots);
                if full {
                    return Err(FactError::LevelFull { level });
                }
            }
            Fact::Hand { seat, cards } => self.set_hand(setup, seat, cards)?,
            Fact::Workers { seat, at, workers } => self.set_workers(setup, seat, at, workers)?,
            Fact::TaxStand { silver } => {
                at_most(silver, MOST)?;
                self.tax = silver;
            }
            Fact::TaxPaid { seat, tax } => {
                at_most(tax, self.count(seat, Resource::Silver))?;
                self.players[seat.index()].stock.take_silver(tax);
                self.tax = self.tax.saturating_add(tax);
            }
            Fact::Dismissed { seat, apprentice } => {
                let card = self.players[seat.index()].apprentices.take(apprentice);
                self.apprentices.bury(card.ok_or(FactError::NotOwned { apprentice })?);
            }
        }
        Ok(())
    }

    fn set_hand(&mut self, setup: &Setup, seat: Seat, cards: u8) -> Verdict {
        if !setup.is_sealed() {
            return Err(FactError::HandEntered);
        }
        let has = self.players[seat.index()].sealed;
        at_most(cards, has + self.building_pile_len())?;
        for _ in has..cards {
            self.buildings.take(None);
        }
        if cards < has {
            self.buildings.bury(BuildingSet::NONE, has - cards, false);
        }
        self.players[seat.index()].sealed = cards;
        Ok(())
    }

    fn set_workers(&mut self, setup: &Setup, seat: Seat, at: Stand, workers: u8) -> Verdict {
        let board = self.players[seat.index()].board;
        let place = match at {
            Stand::Circle(circle) => &mut self.circles[circle.index()][seat.index()],
            Stand::Prison => &mut self.players[seat.index()].prison,
            Stand::Board(captor) if captor != seat && captor.0 < setup.players() => {
                &mut self.players[captor.index()].captured[seat.index()]
            }
            Stand::Board(_) => return Err(FactError::NoSuchPlayer),
        };
        let all = board + *place;
        at_most(workers, all)?;
        *place = workers;
        debug_assert!(seat.index() < SEATS);
        self.players[seat.index()].board = all - workers;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Position, Setup};
    use super::*;

    fn state(setup: &Setup) -> State {
        let mut position = Position::new(setup);
        position.players[0].apprentices = vec![Apprentice::Thief];
        position.players[0].prison = 3;
        position.state(setup).expect("a possible position")
    }

    #[test]
    fn x44_an_apprentice_goes_under_the_pile_whenever_the_table_says_so() {
        let setup = Setup::new(2);
        let mut state = state(&setup);
        let dismissed = Fact::Dismissed { seat: Seat(0), apprentice: Apprentice::Thief };
        assert_eq!(state.rule(&setup, &dismissed), Ok(()));
        assert_eq!(state.buried_apprentices().collect::<Vec<_>>(), [Apprentice::Thief]);
        let again = state.rule(&setup, &dismissed);
        assert_eq!(again, Err(FactError::NotOwned { apprentice: Apprentice::Thief }));
    }

    #[test]
    fn x8_tax_paid_all_the_same_goes_onto_the_stand() {
        let setup = Setup::new(2);
        let mut state = state(&setup);
        let paid = |tax| Fact::TaxPaid { seat: Seat(1), tax };
        assert_eq!(state.rule(&setup, &paid(1)), Err(FactError::Most { most: 0 }));
        let silver = Fact::Goods { seat: Seat(1), resource: Resource::Silver, count: 3 };
        assert_eq!(state.rule(&setup, &silver), Ok(()));
        assert_eq!(state.rule(&setup, &paid(1)), Ok(()));
        assert_eq!((state.tax(), state.count(Seat(1), Resource::Silver)), (5, 2));
    }

    #[test]
    fn c1_a_wrong_count_keeps_the_twenty_workers() {
        let setup = Setup::new(2);
        let mut state = state(&setup);
        let prison = |workers| Fact::Workers { seat: Seat(0), at: Stand::Prison, workers };
        assert_eq!(state.rule(&setup, &prison(1)), Ok(()));
        assert_eq!((state.prisoners(Seat(0)), state.workers(Seat(0))), (1, 19));
        assert_eq!(state.rule(&setup, &prison(21)), Err(FactError::Most { most: 20 }));
        // T1: whoever is due has nobody to place then, and nobody to take back but from prison.
        assert_eq!(state.rule(&setup, &prison(20)), Ok(()));
        let mine = Fact::Workers { seat: Seat(0), at: Stand::Board(Seat(0)), workers: 1 };
        assert_eq!(state.rule(&setup, &mine), Err(FactError::NoSuchPlayer));
    }
}
