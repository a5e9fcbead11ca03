//! Applies one entry to the ledger, or rejects it and changes nothing.

use super::{LastTurns, Ledger, Tracked, Use};
use crate::architects::components::{MOST_VIRTUE, WORKERS};
use crate::architects::{Character, Fact, Resource};
use crate::companion::architects::entry::{Did, Entry, OnSpace, Owned, ResetCard};
use crate::companion::architects::reset::{Cause, Question};
use crate::companion::architects::sheet::{
    MOST_DEBTS, MOST_GOODS, add_building, check_building, check_level, checked, most_apprentices,
    most_captured, remove_building,
};
use crate::companion::architects::{EntryError, TitleEntryError};
use crate::game::{Seat, SeatSet};

use super::clock::May;

type EntryResult = Result<(), EntryError>;

impl Ledger {
    /// Accepts an entry; `index` is its place among all entries. The end of a reset with an open question is the one entry
    /// that is applied and rejected at the same time: unknown numbers are in doubt until they are entered.
    pub(in crate::companion) fn enter(&mut self, index: usize, entry: &Entry) -> EntryResult {
        let mut next = self.clone();
        let taken = next.apply(index, entry);
        if matches!(taken, Ok(()) | Err(EntryError::Title(TitleEntryError::Open(_)))) {
            next.begun = true;
            *self = next;
        }
        taken
    }

    /// The objection to an entry at the end, which people are asked about first.
    pub(in crate::companion) fn objection(&self, entry: &Entry) -> Option<TitleEntryError> {
        let same_turn = self.crane.is_some() && matches!(entry, Entry::Guildhall { .. });
        if entry.is_turn() && !self.pending.is_empty() && !same_turn {
            return Some(TitleEntryError::ResetFirst);
        }
        if let Some(seat) = entry.turn_of().filter(|_| !same_turn)
            && let Some(next) = self.next_last_turn(seat)
        {
            return Some(TitleEntryError::OutOfTurn { seat, next });
        }
        #[expect(clippy::wildcard_enum_match_arm, reason = "nothing speaks against the others")]
        match *entry {
            Entry::EndGame => self.last_turn_left().map(|next| TitleEntryError::TurnsLeft { next }),
            Entry::Market { seat: Some(seat), .. } => match self.may_enter_market(seat) {
                May::Virtue { virtue } => Some(TitleEntryError::MarketClosed { seat, virtue }),
                May::Yes | May::Unknown | May::Full { .. } | May::Top => None,
            },
            Entry::Guildhall { seat: Some(seat), did: Some(Did::Advanced { .. }) } => {
                match self.may_advance(seat) {
                    May::Virtue { virtue } => Some(TitleEntryError::CathedralClosed { seat, virtue }),
                    May::Yes | May::Unknown | May::Full { .. } | May::Top => None,
                }
            }
            _ => None,
        }
    }

    fn apply(&mut self, index: usize, entry: &Entry) -> EntryResult {
        match *entry {
            Entry::Owned { seat, ref owned } => self.own(seat, owned, index),
            Entry::Ruling { fact } => {
                let (seat, owned) = owned_of(fact).ok_or(EntryError::WrongTracking)?;
                self.own(seat, &owned, index)
            }
            Entry::Event(_) => Err(EntryError::WrongTracking),
            // The fold handles these itself.
            Entry::Options { .. } | Entry::Tracking { .. } | Entry::Person { .. } => Ok(()),
            // Everything else happens during the game.
            Entry::Guildhall { .. }
            | Entry::Market { .. }
            | Entry::LastTurn { .. }
            | Entry::GuildhallIs { .. }
            | Entry::MarketIs { .. }
            | Entry::TaxStand { .. }
            | Entry::Reset { .. }
            | Entry::Used { .. }
            | Entry::NoneUsed
            | Entry::Destroyed { .. }
            | Entry::PaidOff { .. }
            | Entry::Instead { .. }
            | Entry::NotKnown { .. }
            | Entry::ResetDone
            | Entry::EndGame
                if self.over =>
            {
                Err(EntryError::NotNow)
            }
            Entry::Guildhall { seat, did } => self.enter_guildhall(seat, did, index),
            Entry::Market { seat, space } => self.enter_market(seat, space, index),
            Entry::LastTurn { seat } => {
                self.seated(seat)?;
                if self.last.is_none() {
                    return Err(self.spaces_left());
                }
                self.crane = None;
                self.begin_turn(Some(seat))
            }
            Entry::GuildhallIs { ref workers } => self.set_guildhall(workers),
            Entry::MarketIs { spaces } => self.set_market(spaces),
            Entry::TaxStand { silver } => {
                self.tax = checked(silver, MOST_GOODS)?;
                Ok(())
            }
            Entry::Reset { seat } => {
                if let Some(seat) = seat {
                    self.seated(seat)?;
                }
                self.forget_prison();
                self.begin_reset(Cause::Entered, seat);
                Ok(())
            }
            Entry::Used { card, by } => self.use_card(card, by),
            Entry::NoneUsed => self.use_none(),
            Entry::Destroyed { seat, debts } => self.destroy(seat, debts, index),
            Entry::PaidOff { seat } => self.pay_off(seat, index),
            Entry::Instead { seat, debts } => {
                if !self.awaits(Question::Instead { seat }) {
                    return Err(TitleEntryError::NotInQuestion.into());
                }
                self.pending[0].instead[seat.index()] = checked(Some(debts), MOST_DEBTS)?;
                Ok(())
            }
            Entry::NotKnown { question } => {
                if self.pending.is_empty() {
                    return Err(TitleEntryError::NoReset.into());
                }
                if !self.awaits(question) {
                    return Err(TitleEntryError::NotInQuestion.into());
                }
                self.pending[0].not_known.push(question);
                Ok(())
            }
            Entry::ResetDone => self.end_reset(index),
            Entry::EndGame => self.end_game(),
        }
    }

    fn spaces_left(&self) -> EntryError {
        match &self.guildhall {
            Some(workers) => TitleEntryError::SpacesLeft { left: self.spaces() - workers.len() as u8 }.into(),
            None => EntryError::NotNow,
        }
    }

    fn end_game(&mut self) -> EntryResult {
        if !self.pending.is_empty() {
            return Err(TitleEntryError::ResetFirst.into());
        }
        if self.guildhall.is_some() && self.last.is_none() {
            return Err(self.spaces_left());
        }
        self.over = true;
        Ok(())
    }

    fn set_guildhall(&mut self, workers: &[Option<Seat>]) -> EntryResult {
        let spaces = self.spaces();
        checked(Some(workers.len().min(usize::from(u8::MAX)) as u8), spaces)?;
        for seat in workers.iter().flatten() {
            self.seated(*seat)?;
        }
        let full = workers.len() == usize::from(spaces);
        self.guildhall = Some(workers.to_vec());
        if !full {
            (self.last, self.beside) = (None, Vec::new());
        } else if self.last.is_none() {
            let by = workers.last().copied().flatten();
            self.last = Some(LastTurns { by, had: SeatSet::default() });
        }
        Ok(())
    }

    fn set_market(&mut self, spaces: [OnSpace; 3]) -> EntryResult {
        for space in spaces {
            if let OnSpace::By(seat) = space {
                self.seated(seat)?;
            }
        }
        // Z1: with the third there is a reset.
        if spaces.iter().all(|space| matches!(space, OnSpace::By(_) | OnSpace::Somebody)) {
            return Err(TitleEntryError::TooMany { most: 2 }.into());
        }
        self.market = spaces;
        Ok(())
    }

    fn use_card(&mut self, card: ResetCard, by: Option<Seat>) -> EntryResult {
        if self.pending.is_empty() {
            return Err(TitleEntryError::NoReset.into());
        }
        if let Some(seat) = by {
            self.seated(seat)?;
            let character = self.strips[seat.index()].character;
            let other = card == ResetCard::Fara && character != Some(Character::Fara);
            let promo = card == ResetCard::Peddler && !self.promo;
            if self.is_opponent(seat) || other || promo {
                return Err(TitleEntryError::NotInQuestion.into());
            }
        }
        self.pending[0].used[card.index()] = by.map_or(Use::Nobody, Use::By);
        Ok(())
    }

    fn use_none(&mut self) -> EntryResult {
        let pending = self.pending.first_mut().ok_or(EntryError::Title(TitleEntryError::NoReset))?;
        for (card, used) in ResetCard::ALL.into_iter().zip(&mut pending.used) {
            if *used == Use::NotEntered && !pending.not_known.contains(&Question::Used { card }) {
                *used = Use::Nobody;
            }
        }
        Ok(())
    }

    fn destroy(&mut self, seat: Seat, debts: u16, index: usize) -> EntryResult {
        self.seated(seat)?;
        let unpaid = self.strips[seat.index()].unpaid.value;
        checked(Some(debts), unpaid.unwrap_or(MOST_DEBTS))?;
        if self.awaits(Question::Destroyed { seat }) {
            self.pending[0].destroyed[seat.index()] = Some(debts);
        } else if let Some(unpaid) = unpaid {
            self.tell(seat, index, Tracked::Unpaid, |strip| &mut strip.unpaid, Some(unpaid - debts));
        }
        Ok(())
    }

    fn may_own(&self, seat: Seat, owned: &Owned) -> EntryResult {
        let opponent = self.is_opponent(seat);
        let theirs = match *owned {
            Owned::Guildhall { .. } | Owned::Workers { .. } => opponent,
            Owned::Building { .. }
            | Owned::NoBuilding { .. }
            | Owned::Unnamed { .. }
            | Owned::Paid { .. }
            | Owned::Captured { .. }
            | Owned::Skill { .. } => !opponent,
            Owned::Goods { resource, .. } => !opponent || resource == Resource::Marble,
            Owned::Cathedral { .. }
            | Owned::Virtue { .. }
            | Owned::Unpaid { .. }
            | Owned::Prison { .. }
            | Owned::NothingElse => true,
        };
        if !theirs {
            return Err(TitleEntryError::NotTheirs { seat }.into());
        }
        // What somebody has now is not what they will have at the end.
        let at_end = match owned {
            Owned::Goods { .. } | Owned::Captured { .. } | Owned::Skill { .. } => !opponent,
            Owned::NothingElse => true,
            Owned::Building { .. }
            | Owned::NoBuilding { .. }
            | Owned::Unnamed { .. }
            | Owned::Cathedral { .. }
            | Owned::Virtue { .. }
            | Owned::Unpaid { .. }
            | Owned::Paid { .. }
            | Owned::Prison { .. }
            | Owned::Guildhall { .. }
            | Owned::Workers { .. } => false,
        };
        if at_end && !self.over { Err(EntryError::NotNow) } else { Ok(()) }
    }

    fn own(&mut self, seat: Seat, owned: &Owned, index: usize) -> EntryResult {
        self.seated(seat)?;
        let (players, solo) = (usize::from(self.players), self.opponent.is_some());
        self.may_own(seat, owned)?;
        match *owned {
            Owned::Building { building } => {
                let builders = self.seats().map(|it| (it, self.builder(building) == Some(it)));
                check_building(building, self.promo, solo, builders, seat)?;
                let strip = &mut self.strips[seat.index()];
                add_building(&mut strip.buildings, &mut strip.unnamed, building);
            }
            Owned::NoBuilding { building } => {
                remove_building(&mut self.strips[seat.index()].buildings, building)?;
            }
            Owned::Unnamed { buildings } => {
                self.strips[seat.index()].unnamed = checked(buildings, WORKERS)?;
            }
            Owned::Cathedral { level } => {
                let others = self.seats().filter(|it| *it != seat);
                check_level(level, others.map(|it| self.strips[it.index()].cathedral.value))?;
                self.tell(seat, index, Tracked::Cathedral, |strip| &mut strip.cathedral, level);
            }
            Owned::Virtue { virtue } => {
                let virtue = checked(virtue, MOST_VIRTUE)?;
                self.tell(seat, index, Tracked::Virtue, |strip| &mut strip.virtue, virtue);
            }
            Owned::Unpaid { debts } => {
                let debts = checked(debts, MOST_DEBTS)?;
                self.tell(seat, index, Tracked::Unpaid, |strip| &mut strip.unpaid, debts);
            }
            Owned::Paid { debts } => {
                let debts = checked(debts, MOST_DEBTS)?;
                self.tell(seat, index, Tracked::Paid, |strip| &mut strip.paid, debts);
            }
            Owned::Goods { resource, count } => {
                self.strips[seat.index()].goods[resource.index()] = checked(count, MOST_GOODS)?;
            }
            Owned::Prison { workers } => {
                let workers = checked(workers, WORKERS)?;
                let fewest = self.pending.first().map_or(0, |pending| pending.from_market[seat.index()]);
                if workers.is_some_and(|count| count < fewest) {
                    return Err(TitleEntryError::TooFew { fewest }.into());
                }
                self.strips[seat.index()].prison = workers;
            }
            Owned::Captured { workers } => {
                self.strips[seat.index()].captured = checked(workers, most_captured(players, solo))?;
            }
            Owned::Skill { skill, apprentices } => {
                let strip = &mut self.strips[seat.index()];
                strip.skills[skill.index()] = checked(apprentices, most_apprentices(strip.character))?;
            }
            Owned::Guildhall { workers } => {
                self.strips[seat.index()].guildhall = checked(workers, WORKERS)?;
            }
            Owned::Workers { workers } => {
                self.strips[seat.index()].workers = checked(workers, WORKERS)?;
            }
            Owned::NothingElse => {
                let strip = &mut self.strips[seat.index()];
                strip.goods.iter_mut().for_each(|count| *count = count.or(Some(0)));
                strip.skills.iter_mut().for_each(|count| *count = count.or(Some(0)));
                strip.captured.get_or_insert(0);
                strip.prison.get_or_insert(0);
                strip.unnamed.get_or_insert(0);
            }
        }
        Ok(())
    }
}

pub(in crate::companion) fn owned_of(fact: Fact) -> Option<(Seat, Owned)> {
    match fact {
        Fact::Goods { seat, resource, count } => Some((seat, Owned::Goods { resource, count: Some(count) })),
        Fact::Virtue { seat, virtue } => Some((seat, Owned::Virtue { virtue: Some(virtue) })),
        Fact::Unpaid { seat, debts } => Some((seat, Owned::Unpaid { debts: Some(debts) })),
        Fact::Paid { seat, debts } => Some((seat, Owned::Paid { debts: Some(debts) })),
        Fact::Level { seat, level } => Some((seat, Owned::Cathedral { level: Some(level) })),
        Fact::Hand { .. }
        | Fact::Workers { .. }
        | Fact::TaxStand { .. }
        | Fact::TaxPaid { .. }
        | Fact::Dismissed { .. } => None,
    }
}
