//! The steps of a reset: its questions, and its effects as far as they are known.

use super::{Doubt, Ledger, Pending, Tracked, Use, Why};
use crate::architects::components::{CROWDED_PRISON, MOST_VIRTUE, START_VIRTUE};
use crate::architects::reset::{After, PlayerReset, ResetChange, SQUIRE_VIRTUE, reset};
use crate::architects::{Ability, Apprentice, Character, Resource, RuleId};
use crate::companion::architects::entry::ResetCard;
use crate::companion::architects::reset::{Question, ResetOutcome, ResetSteps, SeatReset};
use crate::companion::architects::sheet::MOST_DEBTS;
use crate::companion::architects::{EntryError, TitleEntryError};
use crate::game::Seat;

impl Ledger {
    /// The reset that is due, with its open questions.
    pub fn steps(&self) -> Option<ResetSteps> {
        let pending = self.pending.first()?;
        let reset = self.part(pending);
        let open = self.wanted(pending, &reset);
        Some(ResetSteps { reset, open })
    }

    /// Own workers in prison after Z5, if known. A squire's user has none there.
    fn after_z5(&self, pending: &Pending, seat: Seat) -> Option<u8> {
        let squires = [ResetCard::GoldSquire, ResetCard::MarbleSquire, ResetCard::VirtueSquire];
        let used = |card: ResetCard| pending.used[card.index()] == Use::By(seat);
        match self.strips[seat.index()].prison {
            Some(_) => {
                let sheet = self.sheet(pending, seat);
                Some(reset(&[sheet])[0].prison)
            }
            None => squires.into_iter().any(used).then_some(0),
        }
    }

    fn sheet(&self, pending: &Pending, seat: Seat) -> PlayerReset {
        let strip = &self.strips[seat.index()];
        let used = |card: ResetCard| u8::from(pending.used[card.index()] == Use::By(seat));
        let prison = strip.prison.unwrap_or(0);
        let market = pending.from_market[seat.index()];
        let known = strip.prison.is_some();
        PlayerReset {
            virtue: strip.virtue.value.unwrap_or(START_VIRTUE),
            // X49: as many as their owner wants to destroy.
            unpaid_debts: pending.destroyed[seat.index()].unwrap_or(0),
            prison: prison.saturating_sub(market),
            market: if known { market.min(prison) } else { market },
            gatekeepers: if known { used(ResetCard::Gatekeeper) } else { 0 },
            virtue_squires: used(ResetCard::VirtueSquire),
            gold_squires: used(ResetCard::GoldSquire),
            marble_squires: used(ResetCard::MarbleSquire),
            character: (known && used(ResetCard::Fara) > 0).then_some(Character::Fara),
        }
    }

    fn part(&self, pending: &Pending) -> ResetOutcome {
        let sheets: Vec<PlayerReset> = self.seats().map(|seat| self.sheet(pending, seat)).collect();
        let after = reset(&sheets);
        let prison: Vec<_> = self.seats().map(|seat| self.after_z5(pending, seat)).collect();
        let most = prison.iter().flatten().copied().max().unwrap_or(0);
        let all_known = prison.iter().all(Option::is_some);
        let seats = self.seats().map(|seat| {
            let index = seat.index();
            let may_be_most = !all_known && prison[index].is_none_or(|count| count == most && count > 0);
            self.said_to(pending, seat, &sheets[index], &after[index], prison[index], may_be_most)
        });
        ResetOutcome {
            cause: pending.cause,
            by: pending.by,
            strangers: pending.strangers,
            seats: seats.collect(),
        }
    }

    fn said_to(
        &self,
        pending: &Pending,
        seat: Seat,
        sheet: &PlayerReset,
        after: &After,
        prison: Option<u8>,
        may_be_most: bool,
    ) -> SeatReset {
        let strip = &self.strips[seat.index()];
        let mut part =
            SeatReset { from_market: pending.from_market[seat.index()], prison, ..SeatReset::default() };
        part.lines.clone_from(&after.lines);
        if prison.is_none() {
            part.lines.retain(|line| line.rule == RuleId::Z3);
        } else if may_be_most {
            part.lines.retain(|line| line.rule != RuleId::Z7);
        }
        if pending.used[ResetCard::Peddler.index()] == Use::By(seat) {
            part.silver = peddled();
        }
        // At an end of the track the effect is unknown if the virtue is.
        let moves = after.virtue != sheet.virtue || after.lines.iter().any(|line| line.rule == RuleId::V7);
        let at_end = moves && strip.virtue.value.is_none();
        if prison.is_some() && !at_end {
            part.virtue = Some(after.virtue.cast_signed() - sheet.virtue.cast_signed());
        }
        let destroyed = pending.destroyed[seat.index()];
        let unsure = self.beyond(pending, seat) && destroyed.is_none();
        let mut taken = part
            .lines
            .iter()
            .map(|line| if let ResetChange::Debts(debts) = line.change { debts } else { 0 })
            .sum();
        let may_pay = strip.character == Some(Character::Hugo) && taken > 0;
        if let (true, Some(instead)) = (may_pay, pending.instead[seat.index()]) {
            part.instead = instead.min(taken);
            taken -= part.instead;
        }
        let unpaid_instead = may_pay && pending.instead[seat.index()].is_none();
        if prison.is_some() && !may_be_most && !at_end && !unsure && !unpaid_instead {
            let removed = after.debts_destroyed.cast_signed();
            part.debts = Some(taken.cast_signed() - removed);
        }
        part
    }

    /// True if a squire's virtue goes beyond the track for somebody who may have debts (V6).
    fn beyond(&self, pending: &Pending, seat: Seat) -> bool {
        let strip = &self.strips[seat.index()];
        let squire = pending.used[ResetCard::VirtueSquire.index()] == Use::By(seat);
        let over = strip.virtue.value.is_some_and(|virtue| virtue + SQUIRE_VIRTUE > MOST_VIRTUE);
        squire && over && strip.unpaid.value != Some(0) && self.after_z5(pending, seat) == Some(0)
    }

    /// The open questions: first the prison, then the cards that may be used there, then their consequences.
    fn wanted(&self, pending: &Pending, part: &ResetOutcome) -> Vec<Question> {
        let silent = |question: &Question| !pending.not_known.contains(question);
        let seats = || self.order_of(pending.by);
        let counted = seats().filter(|seat| self.strips[seat.index()].prison.is_none());
        let open: Vec<_> = counted.map(|seat| Question::Prison { seat }).filter(silent).collect();
        if !open.is_empty() {
            return open;
        }
        let wanted = ResetCard::ALL
            .into_iter()
            .filter(|&card| pending.used[card.index()] == Use::NotEntered && self.is_of_use(pending, card));
        let open: Vec<_> = wanted.map(|card| Question::Used { card }).filter(silent).collect();
        if !open.is_empty() {
            return open;
        }
        let mut open = Vec::new();
        for seat in seats() {
            let (strip, part) = (&self.strips[seat.index()], &part.seats[seat.index()]);
            let crowded = part.prison.is_some_and(|count| count >= CROWDED_PRISON);
            let squire = pending.used[ResetCard::VirtueSquire.index()] == Use::By(seat);
            if (crowded || squire) && strip.virtue.value.is_none() {
                open.push(Question::Virtue { seat });
            }
            if self.beyond(pending, seat) && pending.destroyed[seat.index()].is_none() {
                open.push(Question::Destroyed { seat });
            }
            let taken = part.lines.iter().any(|line| matches!(line.change, ResetChange::Debts(_)));
            let hugo = strip.character == Some(Character::Hugo);
            if taken && hugo && pending.instead[seat.index()].is_none() {
                open.push(Question::Instead { seat });
            }
        }
        open.retain(silent);
        open
    }

    /// Clockwise from `by`, who caused it (X69).
    fn order_of(&self, by: Option<Seat>) -> impl Iterator<Item = Seat> + use<> {
        let count = self.strips.len() as u8;
        let first = by.map_or(0, |seat| seat.0);
        (0..count).map(move |step| Seat((first + step) % count))
    }

    fn is_of_use(&self, pending: &Pending, card: ResetCard) -> bool {
        Seat::first(self.players).any(|seat| self.is_of_use_to(pending, card, seat))
    }

    fn is_of_use_to(&self, pending: &Pending, card: ResetCard, seat: Seat) -> bool {
        let strip = &self.strips[seat.index()];
        let freed = || self.after_z5(pending, seat);
        let may_be_free = || matches!(freed(), None | Some(0)) && !self.is_stuck(pending, seat);
        match card {
            ResetCard::Gatekeeper => strip.prison != Some(0),
            ResetCard::Fara => strip.character == Some(Character::Fara) && freed() != Some(0),
            ResetCard::GoldSquire | ResetCard::MarbleSquire => may_be_free(),
            // X68: virtue that would change nothing is not asked for.
            ResetCard::VirtueSquire => {
                let full = strip.virtue.sure() == Some(MOST_VIRTUE) && strip.unpaid.sure() == Some(0);
                may_be_free() && !full
            }
            ResetCard::Peddler => self.promo,
        }
    }

    /// True if workers from the black market are in prison and not freed, however many were there before.
    fn is_stuck(&self, pending: &Pending, seat: Seat) -> bool {
        let fara = self.strips[seat.index()].character == Some(Character::Fara);
        let may_free = |card: ResetCard| match pending.used[card.index()] {
            Use::NotEntered => card == ResetCard::Gatekeeper || fara,
            Use::Nobody => false,
            Use::By(it) => it == seat,
        };
        let freed = [ResetCard::Gatekeeper, ResetCard::Fara].into_iter().any(may_free);
        pending.from_market[seat.index()] > 0 && !freed
    }

    /// True if a card could be of use to a player in the reset that is due; without one, always.
    pub fn may_use(&self, card: ResetCard, seat: Seat) -> bool {
        self.pending.first().is_none_or(|pending| self.is_of_use_to(pending, card, seat))
    }

    /// The user of a card in this reset, once entered; `Some(None)` is nobody.
    pub fn user(&self, card: ResetCard) -> Option<Option<Seat>> {
        match self.pending.first()?.used[card.index()] {
            Use::NotEntered => None,
            Use::Nobody => Some(None),
            Use::By(seat) => Some(Some(seat)),
        }
    }

    /// Debts that somebody destroys in this reset (V6), and debts paid in silver instead (P12), once entered.
    pub(crate) fn entered_debts(&self, seat: Seat) -> [Option<u16>; 2] {
        let Some(pending) = self.pending.first() else { return [None; 2] };
        [&pending.destroyed, &pending.instead].map(|entered| entered.get(seat.index()).copied().flatten())
    }

    pub(crate) fn is_unanswered(&self, question: Question) -> bool {
        self.pending.first().is_some_and(|pending| pending.not_known.contains(&question))
    }

    pub fn awaits(&self, question: Question) -> bool {
        let Some(pending) = self.pending.first() else { return false };
        match question {
            Question::Prison { seat } | Question::Virtue { seat } => self.seated(seat).is_ok(),
            Question::Used { card } => {
                self.is_of_use(pending, card) || pending.used[card.index()] != Use::NotEntered
            }
            Question::Destroyed { seat } => self.seated(seat).is_ok() && self.beyond(pending, seat),
            Question::Instead { seat } => {
                self.strip(seat).is_some_and(|strip| strip.character == Some(Character::Hugo))
            }
        }
    }

    /// Z4 to Z7 are done. With an open question it is done all the same, and unknown numbers are in doubt: a correction may
    /// have opened a question after people had put the pieces away.
    pub(super) fn end_reset(&mut self, index: usize) -> Result<(), EntryError> {
        let steps = self.steps().ok_or(EntryError::Title(TitleEntryError::NoReset))?;
        let pending = self.pending.remove(0);
        let number = self.resets.len();
        let why = Why::Reset(number);
        for (seat, part) in self.seats().zip(&steps.reset.seats) {
            let strip = &mut self.strips[seat.index()];
            strip.prison = part.prison;
            if part.prison.is_none() {
                // Whoever came from the market is there, however many there were before.
                strip.last_prison = strip.last_prison.max(Some(part.from_market));
            }
            match (part.virtue, strip.virtue.value) {
                (Some(by), Some(virtue)) if by != 0 => {
                    strip.virtue.value = Some(virtue.saturating_add_signed(by).min(MOST_VIRTUE));
                    strip.note(index, Tracked::Virtue, why);
                }
                (Some(_), _) => {}
                (None, _) => strip.virtue.doubt(Doubt::Reset),
            }
            match (part.debts, strip.unpaid.value) {
                (Some(by), Some(unpaid)) if by != 0 => {
                    strip.unpaid.value = Some(unpaid.saturating_add_signed(by).min(MOST_DEBTS));
                    strip.note(index, Tracked::Unpaid, why);
                }
                (Some(_), _) => {}
                (None, _) => strip.unpaid.doubt(Doubt::Reset),
            }
        }
        for (holder, used) in self.holders.iter_mut().zip(pending.used) {
            *holder = match used {
                Use::By(seat) => Some(seat),
                Use::NotEntered | Use::Nobody => *holder,
            };
        }
        let open = steps.next();
        self.resets.push(steps.reset);
        open.map_or(Ok(()), |question| Err(EntryError::Title(TitleEntryError::Open(question))))
    }
}

fn peddled() -> u8 {
    let Ability::Peddle(goods) = Apprentice::Peddler.card().ability else { return 0 };
    goods.count(Resource::Silver)
}
