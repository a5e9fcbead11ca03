//! A ledger at the beginning of the game, in the middle of it, from sheets, or from a game that was tracked in full.

use super::{Known, LastTurns, Ledger, Strip};
use crate::architects::components::{START_TAX, START_VIRTUE, WORKERS};
use crate::architects::{Character, Resource, Setup, Space, State, Step};
use crate::companion::architects::entry::{OnSpace, ResetCard};
use crate::companion::architects::reset::ResetOutcome;
use crate::companion::architects::sheet::FinalSheet;
use crate::companion::architects::start::Start;
use crate::game::{Seat, SeatSet};

impl Strip {
    /// At the beginning of the game (S6, P1, O3).
    fn first(character: Option<Character>) -> Self {
        let start = character.map(Character::start);
        Self {
            virtue: Known::of(Some(start.map_or(START_VIRTUE, |it| it.virtue))),
            cathedral: Known::of(Some(0)),
            unpaid: Known::of(Some(start.map_or(0, |it| it.debts.into()))),
            paid: Known::of(Some(0)),
            unnamed: Some(0),
            prison: Some(start.map_or(0, |it| it.prison)),
            ..Self::unknown(character)
        }
    }

    const fn unknown(character: Option<Character>) -> Self {
        Self {
            character,
            virtue: Known::of(None),
            cathedral: Known::of(None),
            unpaid: Known::of(None),
            paid: Known::of(None),
            buildings: Vec::new(),
            unnamed: None,
            prison: None,
            last_prison: None,
            goods: [None; 6],
            captured: None,
            skills: [None; 3],
            workers: None,
            guildhall: None,
            history: Vec::new(),
        }
    }

    fn opponent(middle: bool) -> Self {
        if middle {
            return Self::unknown(None);
        }
        let mut strip = Self { workers: Some(WORKERS), ..Self::first(None) };
        strip.goods[Resource::Marble.index()] = Some(0);
        strip
    }
}

impl Ledger {
    pub(in crate::companion) fn open(start: &Start, players: u8) -> Self {
        let strip = |seat| {
            let character = start.boards.character(seat);
            if start.middle { Strip::unknown(character) } else { Strip::first(character) }
        };
        let mut strips: Vec<_> = Seat::first(players).map(strip).collect();
        if start.opponent.is_some() {
            strips.push(Strip::opponent(start.middle));
        }
        let market = if start.middle { OnSpace::Unknown } else { OnSpace::Free };
        Self {
            players,
            promo: start.promo,
            opponent: start.opponent,
            starter: start.starter(),
            strips,
            guildhall: (!start.middle).then(Vec::new),
            beside: Vec::new(),
            market: [market; 3],
            tax: (!start.middle).then_some(START_TAX),
            crane: None,
            pending: Vec::new(),
            resets: Vec::new(),
            holders: [None; ResetCard::ALL.len()],
            last: None,
            over: false,
            begun: start.middle,
        }
    }

    pub(in crate::companion) fn from_sheets(start: &Start, sheets: &[FinalSheet]) -> Self {
        let start = Start { middle: true, ..start.clone() };
        let mut ledger = Self::open(&start, sheets.len() as u8);
        ledger.take_sheets(sheets);
        ledger
    }

    /// Takes over the numbers of sheets; missing ones stay as they were.
    pub(in crate::companion) fn take_sheets(&mut self, sheets: &[FinalSheet]) {
        fn take<T: Copy>(known: &mut Known<T>, entered: Option<T>) {
            if entered.is_some() {
                *known = Known::of(entered);
            }
        }
        for (strip, sheet) in self.strips.iter_mut().zip(sheets) {
            strip.buildings.clone_from(&sheet.buildings);
            strip.unnamed = sheet.unnamed;
            take(&mut strip.virtue, sheet.virtue);
            take(&mut strip.cathedral, sheet.cathedral);
            take(&mut strip.unpaid, sheet.unpaid);
            take(&mut strip.paid, sheet.paid);
            strip.prison = sheet.prison.or(strip.prison);
            if self.over {
                (strip.goods, strip.captured, strip.skills) = (sheet.goods, sheet.captured, sheet.skills);
            }
        }
        if let (Some(rival), Some(strip)) =
            (sheets.first().and_then(|sheet| sheet.opponent), self.strips.get_mut(sheets.len()))
        {
            take(&mut strip.virtue, rival.virtue);
            take(&mut strip.cathedral, rival.cathedral);
            take(&mut strip.unpaid, rival.unpaid);
            strip.prison = rival.prison.or(strip.prison);
            strip.guildhall = rival.guildhall.or(strip.guildhall);
            let marble = &mut strip.goods[Resource::Marble.index()];
            *marble = rival.marble.or(*marble);
        }
    }

    /// A referee that becomes a town helper, between two turns.
    pub(in crate::companion) fn from_state(
        start: &Start,
        setup: &Setup,
        state: &State,
        resets: Vec<ResetOutcome>,
    ) -> Self {
        let mut ledger = Self::open(&Start { middle: false, ..start.clone() }, setup.players());
        ledger.begun = true;
        ledger.over = state.step() == Step::Over;
        for (seat, strip) in Seat::first(setup.players()).zip(&mut ledger.strips) {
            strip.character = state.character(seat);
            strip.virtue = Known::of(Some(state.virtue(seat)));
            strip.cathedral = Known::of(Some(state.level(seat)));
            strip.unpaid = Known::of(Some(state.unpaid_debts(seat)));
            strip.paid = Known::of(Some(state.paid_debts(seat)));
            strip.buildings = state.built(seat).iter().collect();
            strip.prison = Some(state.prisoners(seat));
            if ledger.over {
                strip.goods = Resource::ALL.map(|resource| Some(state.count(seat, resource)));
                strip.captured = Some(state.captured_by(seat));
                strip.skills = state.apprentices(seat).skilled().map(Some);
            }
        }
        ledger.guildhall = Some(state.guildhall().map(Some).collect());
        let beside = Seat::first(setup.players())
            .flat_map(|seat| std::iter::repeat_n(Some(seat), state.beside(seat).into()));
        ledger.beside = beside.collect();
        ledger.market = Space::ALL.map(|space| state.on_market(space).map_or(OnSpace::Free, OnSpace::By));
        ledger.tax = Some(state.tax());
        ledger.resets = resets;
        ledger.last = state.last_turns().map(|left| {
            let by = state.guildhall().last();
            // The present turn and those after it are still to come.
            let order = ledger.order_from(by);
            let had: SeatSet = order.take(usize::from(setup.players() - left.min(setup.players()))).collect();
            LastTurns { by, had }
        });
        ledger
    }
}
