//! The view of one seat. Hidden are only the cards that others have sealed: which ones until their guild is called,
//! and how many until all have planned. Talers are not hidden, because every payment is public and someone with a good
//! memory knows them; the guest stack has no order that could be hidden.

use rand::{Rng, RngExt};

use super::components::{GUILDS, Guild, GuildSet};
use super::setup::{Planning, Setup};
use super::state::{State, Step};
use crate::game::{Seat, SeatSet};

/// The table as one seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Observation {
    seat: Seat,
    table: State,
}

impl Observation {
    pub(super) fn new(setup: &Setup, state: &State, seat: Seat) -> Self {
        let mut table = *state;
        for other in Seat::first(setup.players()).filter(|&other| other != seat) {
            // Not even the number is seen before all have planned.
            let seen = if state.step == Step::Planning { 0 } else { state.cards_left(other) };
            table.plans.cards[other.index()] = GuildSet::default();
            table.plans.sealed[other.index()] = seen;
        }
        Self { seat, table }
    }

    /// The seat whose view this is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The table with the others' face-down cards unknown: what everybody sees, and one's own cards.
    pub const fn table(&self) -> &State {
        &self.table
    }

    pub(super) fn reopened(&self) -> Self {
        let mut open = *self;
        if self.table.step == Step::Planning {
            let own = SeatSet::default().with(self.seat);
            open.table.committed = if self.table.has_planned(self.seat) { own } else { SeatSet::default() };
        }
        open
    }

    /// A full state that gives the same observation: the others' face-down cards are invented, all equally likely.
    pub(super) fn resample<R: Rng + ?Sized>(&self, setup: &Setup, rng: &mut R) -> State {
        let mut state = self.table;
        let others = SeatSet::first(setup.players()).without(self.seat);
        for seat in others.iter() {
            let sealed = state.plans.sealed[seat.index()];
            let cards = match (state.step, setup.planning()) {
                (Step::Planning, _) if state.has_planned(seat) => {
                    invent_plan(setup, state.available_agents(seat), rng)
                }
                (Step::Turn(turn), Planning::Cards) => invent_cards(setup, turn.guild.next(), sealed, rng),
                (Step::Reveal(guild), Planning::Cards) => invent_cards(setup, Some(guild), sealed, rng),
                // Nothing is hidden here. At a real table the cards stay unknown until Nature reveals them.
                (_, Planning::Cards | Planning::Counts) => continue,
            };
            match setup.planning() {
                Planning::Cards => {
                    state.plans.cards[seat.index()] = cards;
                    state.plans.sealed[seat.index()] = 0;
                }
                Planning::Counts => state.plans.sealed[seat.index()] = cards.len(),
            }
        }
        state
    }
}

/// Any plan within the agents, a pass among them.
fn invent_plan<R: Rng + ?Sized>(setup: &Setup, agents: u8, rng: &mut R) -> GuildSet {
    loop {
        let cards = GuildSet(rng.random_range(0..1 << setup.guild_count()));
        if cards.len() <= agents {
            return cards;
        }
    }
}

/// Any set of so many of the guilds from `from` on.
fn invent_cards<R: Rng + ?Sized>(setup: &Setup, from: Option<Guild>, sealed: u8, rng: &mut R) -> GuildSet {
    let first = from.map_or(GUILDS, Guild::index);
    let mut cards = GuildSet::default();
    let mut left = setup.guild_count().saturating_sub(first as u8);
    for guild in setup.guilds().skip(first) {
        let needed = sealed - cards.len();
        if needed > 0 && rng.random_range(0..left) < needed {
            cards = cards.with(guild);
        }
        left -= 1;
    }
    cards
}
