//! The clock: the next space, resets, last turns, and permissions by virtue.

use super::Ledger;
use crate::architects::components::{
    CATHEDRAL_OPEN_FROM, GUILDHALL_ROWS, MARKET_CLOSED_FROM, TOP_LEVEL, cathedral, guildhall_columns,
    resets_at,
};
use crate::companion::architects::entry::OnSpace;
use crate::companion::architects::sheet::OPPONENT;
use crate::game::{Seat, SeatSet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    pub filled: Option<u8>,
    /// Spaces of the guildhall (U2).
    pub spaces: u8,
    /// The space that causes the next reset (U3), if there is one and it is known.
    pub next_reset: Option<u8>,
    pub market: Option<u8>,
    pub reset_due: bool,
}

/// Everybody has one more turn (E1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastTurns {
    /// The seat that filled the last space and goes last, if known.
    pub by: Option<Seat>,
    pub had: SeatSet,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockNews {
    /// A reset is due.
    Reset,
    /// The next worker in the guildhall causes a reset, on this space.
    ResetNext { space: u8 },
    /// The next worker in the black market causes a reset.
    MarketNext,
    /// The next worker in the guildhall takes the last space (U4).
    LastSpace,
    /// Everybody has one more turn: `left` are those to come, in order if that is known.
    LastTurns { left: Vec<Seat>, last: Option<Seat> },
    /// All last turns are over, and so is the game.
    AllDone,
    /// The opponent has no worker left: its next turn brings all of them back (O10).
    OpponentRests,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum May {
    /// Yes, as far as virtue and spots are concerned.
    Yes,
    /// Nobody knows.
    Unknown,
    /// Not with this virtue (V4, V5).
    Virtue { virtue: u8 },
    /// All spots of the next level are taken (A1).
    Full { level: u8 },
    /// There is no higher level (A1).
    Top,
}

impl Ledger {
    pub fn clock(&self) -> Clock {
        let filled = self.guildhall.as_ref().map(|workers| workers.len() as u8);
        let next = |filled: u8| (filled + 1..=self.spaces()).find(|&space| resets_at(self.players, space));
        let taken = self.market.iter().map(|space| match space {
            OnSpace::Free => Some(0),
            OnSpace::By(_) | OnSpace::Somebody => Some(1),
            OnSpace::Unknown => None,
        });
        Clock {
            filled,
            spaces: self.spaces(),
            next_reset: filled.and_then(next),
            market: taken.sum(),
            reset_due: !self.pending.is_empty(),
        }
    }

    pub(in crate::companion) fn chapter(&self) -> u8 {
        if self.last.is_some() || self.over {
            return GUILDHALL_ROWS + 1;
        }
        let filled = self.clock().filled.unwrap_or(0);
        (filled / guildhall_columns(self.players) + 1).min(GUILDHALL_ROWS)
    }

    pub fn news(&self) -> Vec<ClockNews> {
        let mut news = Vec::new();
        let clock = self.clock();
        if clock.reset_due {
            news.push(ClockNews::Reset);
        }
        if self.over {
            return news;
        }
        let next = clock.filled.map(|filled| filled + 1);
        if let Some(space) = next.filter(|space| Some(*space) == clock.next_reset) {
            news.push(ClockNews::ResetNext { space });
        }
        if clock.market == Some(2) {
            news.push(ClockNews::MarketNext);
        }
        if next == Some(self.spaces()) {
            news.push(ClockNews::LastSpace);
        }
        if let Some(last) = self.last {
            let left: Vec<_> = self.order_from(last.by).filter(|seat| !last.had.contains(*seat)).collect();
            let all = left.is_empty();
            news.push(if all { ClockNews::AllDone } else { ClockNews::LastTurns { left, last: last.by } });
        }
        if self.strip(OPPONENT).is_some_and(|strip| strip.workers == Some(0)) {
            news.push(ClockNews::OpponentRests);
        }
        news
    }

    /// The seat whose last turn is next, if that is known, unless it is `seat` or `seat` has had its own (E1).
    pub(super) fn next_last_turn(&self, seat: Seat) -> Option<Seat> {
        let last = self.last?;
        last.by?;
        let next = self.last_turn_left()?;
        (next != seat && !last.had.contains(seat)).then_some(next)
    }

    /// The first seat in order that has not had its last turn.
    pub(super) fn last_turn_left(&self) -> Option<Seat> {
        let last = self.last?;
        self.order_from(last.by).find(|it| !last.had.contains(*it))
    }

    /// Seats clockwise after `by`; from seat 0 without one.
    pub(super) fn order_from(&self, by: Option<Seat>) -> impl Iterator<Item = Seat> + use<> {
        let count = self.strips.len() as u8;
        let first = by.map_or(0, |seat| seat.0 + 1);
        (0..count).map(move |step| Seat((first + step) % count))
    }

    /// Permission to enter the black market, as far as virtue is concerned (V4). The opponent always may (O7).
    pub fn may_enter_market(&self, seat: Seat) -> May {
        if self.is_opponent(seat) {
            return May::Yes;
        }
        let Some(strip) = self.strip(seat) else { return May::Unknown };
        match strip.virtue.value {
            Some(virtue) if virtue >= MARKET_CLOSED_FROM => May::Virtue { virtue },
            Some(_) if strip.virtue.doubts.is_empty() => May::Yes,
            Some(_) | None => May::Unknown,
        }
    }

    /// Permission to work on the cathedral, as far as virtue and spots are concerned (V5, A1); the opponent's virtue does not
    /// matter (O7).
    pub fn may_advance(&self, seat: Seat) -> May {
        let Some(strip) = self.strip(seat) else { return May::Unknown };
        match strip.cathedral.value {
            Some(TOP_LEVEL) => return May::Top,
            Some(level) if self.free_spots(level + 1) == Some(0) => return May::Full { level: level + 1 },
            Some(_) | None => {}
        }
        if self.is_opponent(seat) {
            return May::Yes;
        }
        match (strip.virtue.value, strip.cathedral.value) {
            (Some(virtue), _) if virtue < CATHEDRAL_OPEN_FROM => May::Virtue { virtue },
            (Some(_), Some(_)) if strip.virtue.doubts.is_empty() => May::Yes,
            (Some(_) | None, _) => May::Unknown,
        }
    }

    /// Free spots on a level of the cathedral (A3), as far as markers are known; `None` below the first, where there is room
    /// for all.
    pub fn free_spots(&self, level: u8) -> Option<u8> {
        let spots = cathedral(level)?.spots;
        let taken = self.strips.iter().filter(|strip| strip.cathedral.value == Some(level)).count();
        Some(spots.saturating_sub(taken as u8))
    }

    pub(super) fn is_opponent(&self, seat: Seat) -> bool {
        self.opponent.is_some() && seat == OPPONENT
    }
}
