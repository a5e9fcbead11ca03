//! Numbers of strips that change, with their history: entered, or because of a building, the cathedral, the market or a
//! reset.

use super::{Doubt, Doubts, Known, Ledger, Past, Strip, Tracked, Why};
use crate::architects::Character;
use crate::architects::components::MOST_VIRTUE;
use crate::companion::architects::sheet::MOST_DEBTS;
use crate::companion::architects::{EntryError, TitleEntryError};
use crate::game::Seat;

impl Strip {
    pub fn value(&self, what: Tracked) -> Option<u16> {
        match what {
            Tracked::Virtue => self.virtue.value.map(u16::from),
            Tracked::Cathedral => self.cathedral.value.map(u16::from),
            Tracked::Unpaid => self.unpaid.value,
            Tracked::Paid => self.paid.value,
        }
    }

    pub const fn doubts(&self, what: Tracked) -> Doubts {
        match what {
            Tracked::Virtue => self.virtue.doubts,
            Tracked::Cathedral => self.cathedral.doubts,
            Tracked::Unpaid => self.unpaid.doubts,
            Tracked::Paid => self.paid.doubts,
        }
    }

    /// A number before the entry at this place; `None` if it was as in the beginning.
    pub(in crate::companion::architects) fn before(&self, what: Tracked, index: usize) -> Option<Past> {
        let mut earlier = self.history.iter().filter(|past| past.what == what && past.index < index);
        earlier.next_back().copied()
    }

    pub(super) fn note(&mut self, index: usize, what: Tracked, why: Why) {
        let value = self.value(what);
        let before = self.history.iter().rev().find(|past| past.what == what);
        // The same number again is no change.
        if why == Why::Entered && before.is_some_and(|past| past.value == value) {
            return;
        }
        self.history.push(Past { index, what, value, why });
    }
}

impl Ledger {
    /// V1, V6: beyond the track debts may be destroyed, but nobody has said so.
    pub(super) fn gain_virtue(&mut self, seat: Seat, points: u8, index: usize, why: Why) {
        let strip = &mut self.strips[seat.index()];
        let Some(virtue) = strip.virtue.value else { return };
        let by = points.min(MOST_VIRTUE - virtue);
        if by > 0 {
            strip.virtue.value = Some(virtue + by);
            strip.note(index, Tracked::Virtue, why);
        }
        if points > by && strip.unpaid.value != Some(0) {
            strip.unpaid.doubt(Doubt::Beyond);
        }
    }

    /// V7: below 0 there are debts instead.
    pub(super) fn lose_virtue(&mut self, seat: Seat, points: u8, index: usize, why: Why) {
        let strip = &mut self.strips[seat.index()];
        let Some(virtue) = strip.virtue.value else { return };
        let by = points.min(virtue);
        if by > 0 {
            strip.virtue.value = Some(virtue - by);
            strip.note(index, Tracked::Virtue, why);
        }
        if points > by {
            self.take_debts(seat, (points - by).into(), index, why);
        }
    }

    /// The virtue may have moved; at an end of the track that may have been debts (V6, V7).
    pub(super) fn doubt_virtue(&mut self, seat: Seat, doubt: Doubt) {
        let strip = &mut self.strips[seat.index()];
        if matches!(strip.virtue.value, None | Some(0 | MOST_VIRTUE)) {
            strip.unpaid.doubt(doubt);
        }
        strip.virtue.doubt(doubt);
    }

    pub(super) fn change_virtue(&mut self, seat: Seat, by: i8, index: usize, why: Why) {
        if by > 0 {
            self.gain_virtue(seat, by.unsigned_abs(), index, why);
        } else if by < 0 {
            self.lose_virtue(seat, by.unsigned_abs(), index, why);
        }
    }

    /// D1; P12: one character may have paid instead.
    pub(super) fn take_debts(&mut self, seat: Seat, debts: u16, index: usize, why: Why) {
        let strip = &mut self.strips[seat.index()];
        let Some(unpaid) = strip.unpaid.value else { return };
        strip.unpaid.value = Some((unpaid + debts).min(MOST_DEBTS));
        if strip.character == Some(Character::Hugo) {
            strip.unpaid.doubt(Doubt::Instead);
        }
        strip.note(index, Tracked::Unpaid, why);
    }

    /// D2: a debt is turned over, and 1 virtue is gained.
    pub(super) fn pay_off(&mut self, seat: Seat, index: usize) -> Result<(), EntryError> {
        self.seated(seat)?;
        if self.is_opponent(seat) {
            return Err(TitleEntryError::NotTheirs { seat }.into());
        }
        let strip = &mut self.strips[seat.index()];
        match strip.unpaid.value {
            // One whose number is in doubt may have had it all the same.
            Some(0) if strip.unpaid.doubts.is_empty() => return Err(TitleEntryError::NoDebt { seat }.into()),
            Some(unpaid @ 1..) => {
                strip.unpaid.value = Some(unpaid - 1);
                strip.note(index, Tracked::Unpaid, Why::PaidOff);
            }
            Some(0) | None => {}
        }
        if let Some(paid) = strip.paid.value {
            strip.paid.value = Some((paid + 1).min(MOST_DEBTS));
            strip.note(index, Tracked::Paid, Why::PaidOff);
        }
        self.gain_virtue(seat, 1, index, Why::PaidOff);
        Ok(())
    }

    pub(super) fn tell<T: Copy>(
        &mut self,
        seat: Seat,
        index: usize,
        what: Tracked,
        number: fn(&mut Strip) -> &mut Known<T>,
        value: Option<T>,
    ) {
        let strip = &mut self.strips[seat.index()];
        *number(strip) = Known::of(value);
        strip.note(index, what, Why::Entered);
    }
}
