//! Workers in the guildhall, with their building or advance, and in the black market.

use super::{CraneOf, Doubt, LastTurns, Ledger, Pending, Tracked, Use, Why};
use crate::architects::components::{CROWDED_PRISON, TOP_LEVEL, resets_at};
use crate::architects::{Building, BuildingEffect, Space};
use crate::companion::architects::entry::{Did, OnSpace, ResetCard};
use crate::companion::architects::reset::Cause;
use crate::companion::architects::sheet::{add_building, check_building, check_level};
use crate::companion::architects::{EntryError, TitleEntryError};
use crate::game::{Seat, SeatSet};

type EntryResult = Result<(), EntryError>;

/// A reward of the cathedral brings 1 or 2 virtue (A2).
const REWARD_VIRTUE: u8 = 1;
const MOST_REWARD_VIRTUE: u8 = 2;

impl Ledger {
    /// T4, E2: the next space, or beside the full guildhall; Z1: perhaps a reset; E1: perhaps the last turns.
    pub(super) fn enter_guildhall(
        &mut self,
        seat: Option<Seat>,
        did: Option<Did>,
        index: usize,
    ) -> EntryResult {
        if let Some(seat) = seat {
            self.seated(seat)?;
        }
        // L1, X73: the second worker of the crane belongs to the same turn.
        let same_turn = self.crane.take().is_some_and(|CraneOf(by)| by == seat)
            && self.last.is_none_or(|last| last.had.is_empty());
        self.forget_prison();
        if !same_turn {
            self.begin_turn(seat)?;
        }
        let spaces = self.spaces();
        match &mut self.guildhall {
            Some(workers) if workers.len() < usize::from(spaces) => {
                workers.push(seat);
                let filled = workers.len() as u8;
                if resets_at(self.players, filled) {
                    self.begin_reset(Cause::Guildhall(filled), seat);
                }
                if filled == spaces {
                    self.last = Some(LastTurns { by: seat, had: SeatSet::default() });
                }
            }
            Some(_) => self.beside.push(seat),
            None => {}
        }
        self.one_worker_less(seat);
        let (Some(seat), Some(did)) = (seat, did) else {
            // Something was built or somebody advanced, and nobody knows which.
            if let Some(seat) = seat.filter(|&seat| !self.is_opponent(seat)) {
                let strip = &mut self.strips[seat.index()];
                strip.unnamed = None;
                strip.cathedral.doubt(Doubt::Guildhall);
                strip.virtue.doubt(Doubt::Guildhall);
                strip.unpaid.doubt(Doubt::Guildhall);
            }
            return Ok(());
        };
        match did {
            Did::Built { building } => self.built(seat, building, index),
            Did::Advanced { virtue } => self.advanced(seat, virtue, index),
        }
    }

    fn built(&mut self, seat: Seat, building: Option<Building>, index: usize) -> EntryResult {
        if self.is_opponent(seat) {
            return Err(TitleEntryError::NotTheirs { seat }.into());
        }
        let Some(building) = building else {
            let strip = &mut self.strips[seat.index()];
            strip.unnamed = strip.unnamed.map(|count| count.saturating_add(1));
            strip.virtue.doubt(Doubt::Guildhall);
            strip.unpaid.doubt(Doubt::Guildhall);
            return Ok(());
        };
        let builders = self.seats().map(|it| (it, self.builder(building) == Some(it)));
        check_building(building, self.promo, self.opponent.is_some(), builders, seat)?;
        let strip = &mut self.strips[seat.index()];
        if strip.buildings.contains(&building) {
            return Err(TitleEntryError::BuiltBy { building, seat }.into());
        }
        let mut none_left = Some(0);
        add_building(&mut strip.buildings, &mut none_left, building);
        // X18: virtue first.
        let why = Why::Building(building);
        self.change_virtue(seat, building.card().virtue, index, why);
        self.effect(seat, building, index);
        Ok(())
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "all others change nothing that is kept here")]
    fn effect(&mut self, seat: Seat, building: Building, index: usize) {
        let why = Why::Building(building);
        match building.card().effect {
            BuildingEffect::TakeDebt => self.take_debts(seat, 1, index, why),
            BuildingEffect::DestroyDebt => {
                let unpaid = &mut self.strips[seat.index()].unpaid;
                if unpaid.value != Some(0) {
                    unpaid.doubt(Doubt::Church);
                }
            }
            BuildingEffect::Hire => self.doubt_virtue(seat, Doubt::Hired),
            BuildingEffect::Monument => {
                for other in self.seats() {
                    self.gain_virtue(other, 1, index, why);
                }
            }
            BuildingEffect::Watchtower => {
                for other in self.seats() {
                    match self.strips[other.index()].prison {
                        Some(count) if count >= CROWDED_PRISON => self.lose_virtue(other, 1, index, why),
                        Some(_) => {}
                        None => self.doubt_virtue(other, Doubt::Watchtower),
                    }
                }
            }
            BuildingEffect::Crane => self.crane = Some(CraneOf(Some(seat))),
            _ => {}
        }
    }

    fn advanced(&mut self, seat: Seat, virtue: Option<u8>, index: usize) -> EntryResult {
        let level = self.strips[seat.index()].cathedral.value;
        if level == Some(TOP_LEVEL) {
            return Err(TitleEntryError::TopReached { seat }.into());
        }
        if let Some(next) = level.map(|level| level + 1) {
            let others = self.seats().filter(|it| *it != seat);
            check_level(Some(next), others.map(|it| self.strips[it.index()].cathedral.value))?;
            let strip = &mut self.strips[seat.index()];
            strip.cathedral.value = Some(next);
            strip.note(index, Tracked::Cathedral, Why::Cathedral);
        }
        match virtue {
            Some(more) if more > MOST_REWARD_VIRTUE => {
                return Err(TitleEntryError::TooMany { most: MOST_REWARD_VIRTUE.into() }.into());
            }
            // A2: a player always gains some.
            Some(0) if !self.is_opponent(seat) => return Err(TitleEntryError::NotTheirs { seat }.into()),
            Some(more) => self.gain_virtue(seat, more, index, Why::Cathedral),
            // X61: the opponent's cards decide if it turns up rewards.
            None if self.is_opponent(seat) => self.doubt_virtue(seat, Doubt::Reward),
            None => {
                self.gain_virtue(seat, REWARD_VIRTUE, index, Why::Cathedral);
                self.doubt_virtue(seat, Doubt::Reward);
            }
        }
        Ok(())
    }

    /// M1 to M4: a player loses 1 virtue; the opponent's loss depends on its cards.
    pub(super) fn enter_market(&mut self, seat: Option<Seat>, space: Space, index: usize) -> EntryResult {
        if let Some(seat) = seat {
            self.seated(seat)?;
        }
        let here = &mut self.market[space.index()];
        if matches!(here, OnSpace::By(_) | OnSpace::Somebody) {
            return Err(TitleEntryError::SpaceTaken { space }.into());
        }
        *here = seat.map_or(OnSpace::Somebody, OnSpace::By);
        self.crane = None;
        self.begin_turn(seat)?;
        self.one_worker_less(seat);
        if let Some(seat) = seat.filter(|&seat| !self.is_opponent(seat)) {
            self.lose_virtue(seat, 1, index, Why::Market);
            if space == Space::Middle {
                self.doubt_virtue(seat, Doubt::Hired);
            }
        }
        if self.market.iter().all(|it| matches!(it, OnSpace::By(_) | OnSpace::Somebody)) {
            self.begin_reset(Cause::Market, seat);
        }
        Ok(())
    }

    pub(super) fn begin_turn(&mut self, seat: Option<Seat>) -> EntryResult {
        if let (Some(last), Some(seat)) = (&mut self.last, seat) {
            if last.had.contains(seat) {
                return Err(TitleEntryError::HadLastTurn { seat }.into());
            }
            last.had = last.had.with(seat);
        }
        self.forget_prison();
        Ok(())
    }

    /// Makes counts outdated; they stay as a guess.
    pub(super) fn forget_prison(&mut self) {
        for strip in &mut self.strips {
            strip.last_prison = strip.prison.take().or(strip.last_prison);
        }
    }

    fn one_worker_less(&mut self, seat: Option<Seat>) {
        if let Some(seat) = seat {
            let workers = &mut self.strips[seat.index()].workers;
            *workers = workers.map(|count| count.saturating_sub(1));
        }
    }

    /// Z3: the workers of the black market go to prison immediately.
    pub(super) fn begin_reset(&mut self, cause: Cause, by: Option<Seat>) {
        let mut from_market = vec![0; self.strips.len()];
        let mut strangers = 0;
        let spaces = std::mem::take(&mut self.market);
        for space in spaces {
            match space {
                OnSpace::By(seat) => from_market[seat.index()] += 1,
                OnSpace::Somebody => strangers += 1,
                OnSpace::Free | OnSpace::Unknown => {}
            }
        }
        self.pending.push(Pending {
            cause,
            by,
            spaces,
            from_market,
            strangers,
            used: [Use::NotEntered; ResetCard::ALL.len()],
            destroyed: vec![None; self.strips.len()],
            instead: vec![None; self.strips.len()],
            not_known: Vec::new(),
        });
    }

    pub(super) fn seated(&self, seat: Seat) -> EntryResult {
        if seat.index() < self.strips.len() { Ok(()) } else { Err(EntryError::NoSuchPlayer) }
    }
}
