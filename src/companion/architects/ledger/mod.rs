//! The town helper's ledger: everything known of a table whose people enter only what they like to. Every fact may be
//! unknown; nothing counts as zero because nobody entered it.
//!
//! It keeps the clock of the game (guildhall, black market, resets, last turns) and one [`Strip`] per player. Virtue, debts
//! and the cathedral follow from entries about the guildhall and the black market; everything else that moves them is entered
//! as a new number. Where something may have moved a number and nobody said so, the number stays with a [`Doubt`] and is
//! asked for when it matters.

mod clock;
mod enter;
mod guildhall;
mod known;
mod open;
mod steps;
mod virtue;

pub use clock::{ClockNews, LastTurns, May};
pub(super) use enter::owned_of;
pub use known::{Doubt, Doubts, Known};

use super::entry::{OnSpace, ResetCard};
use super::reset::{Cause, Question, ResetOutcome};
use super::sheet::{FinalSheet, OPPONENT, Rival};
use crate::architects::components::guildhall_spaces;
use crate::architects::prices::evaded;
use crate::architects::scoring::Opponent;
use crate::architects::{Building, Character, Resource, Skill};
use crate::game::Seat;

/// The numbers of a strip that have a history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tracked {
    Virtue,
    Cathedral,
    Unpaid,
    Paid,
}

impl Tracked {
    pub const ALL: [Self; 4] = [Self::Virtue, Self::Cathedral, Self::Unpaid, Self::Paid];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    Entered,
    /// This building, the player's own or another's (B6).
    Building(Building),
    Cathedral,
    Market,
    PaidOff,
    /// The reset with this index.
    Reset(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// The place of its entry in the log.
    pub index: usize,
    pub what: Tracked,
    pub value: Option<u16>,
    pub why: Why,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    pub character: Option<Character>,
    pub virtue: Known<u8>,
    pub cathedral: Known<u8>,
    pub unpaid: Known<u16>,
    pub paid: Known<u16>,
    pub buildings: Vec<Building>,
    pub unnamed: Option<u8>,
    /// Own workers in prison, if counted since the last turn that was entered.
    pub prison: Option<u8>,
    /// The last count of workers in prison, however old.
    pub last_prison: Option<u8>,
    /// Stock at the end, in the order of [`Resource::ALL`]; the opponent's marble at any time.
    pub goods: [Option<u16>; Resource::ALL.len()],
    /// Captured workers on the board at the end.
    pub captured: Option<u8>,
    /// Own apprentices with each skill at the end, in the order of [`Skill::ALL`].
    pub skills: [Option<u8>; Skill::ALL.len()],
    /// The opponent's workers ready for use.
    pub workers: Option<u8>,
    /// The opponent's workers in the guildhall and beside it, if counted.
    pub guildhall: Option<u8>,
    /// Changes of virtue, cathedral and debts, oldest first.
    pub history: Vec<Past>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    NotEntered,
    Nobody,
    By(Seat),
}

/// The player who built the crane, if known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct CraneOf(Option<Seat>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Pending {
    cause: Cause,
    by: Option<Seat>,
    /// The workers on the black market, which stay until the reset is done.
    spaces: [OnSpace; 3],
    /// Workers from there, by seat; `strangers` are those of unknown owner.
    from_market: Vec<u8>,
    strangers: u8,
    used: [Use; ResetCard::ALL.len()],
    destroyed: Vec<Option<u16>>,
    instead: Vec<Option<u16>>,
    not_known: Vec<Question>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    players: u8,
    promo: bool,
    opponent: Option<Opponent>,
    starter: Option<Seat>,
    strips: Vec<Strip>,
    /// Owners of the workers in the guildhall, in order; `None` if nobody has entered any.
    guildhall: Option<Vec<Option<Seat>>>,
    /// The same beside it (E2).
    beside: Vec<Option<Seat>>,
    market: [OnSpace; 3],
    tax: Option<u16>,
    /// The player who has just built the crane and may put in one more worker (L1).
    crane: Option<CraneOf>,
    /// Resets that are not done, oldest first.
    pending: Vec<Pending>,
    resets: Vec<ResetOutcome>,
    /// The last user of each card.
    holders: [Option<Seat>; ResetCard::ALL.len()],
    last: Option<LastTurns>,
    over: bool,
    begun: bool,
}

impl Ledger {
    /// The people, without the opponent of a game for one.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// All with a strip: the people, and the opponent of a game for one.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.strips.len() as u8)
    }

    pub const fn opponent(&self) -> Option<Opponent> {
        self.opponent
    }

    pub const fn starter(&self) -> Option<Seat> {
        self.starter
    }

    pub const fn promo(&self) -> bool {
        self.promo
    }

    pub fn strip(&self, seat: Seat) -> Option<&Strip> {
        self.strips.get(seat.index())
    }

    /// Owners of the workers in the guildhall, in order, if known; a single owner may be unknown too.
    pub fn guildhall(&self) -> Option<&[Option<Seat>]> {
        self.guildhall.as_deref()
    }

    /// Workers of unknown owner in the guildhall and beside it; no sheet shows what they were for.
    pub fn strangers(&self) -> usize {
        let all = self.guildhall.iter().flatten().chain(&self.beside);
        all.filter(|seat| seat.is_none()).count()
    }

    pub const fn market(&self) -> [OnSpace; 3] {
        self.market
    }

    /// The same as it lies on the table, before a reset that is due.
    pub fn market_in_sight(&self) -> [OnSpace; 3] {
        self.pending.first().map_or(self.market, |pending| pending.spaces)
    }

    pub const fn tax(&self) -> Option<u16> {
        self.tax
    }

    pub const fn has_begun(&self) -> bool {
        self.begun
    }

    pub const fn is_over(&self) -> bool {
        self.over
    }

    pub fn resets(&self) -> &[ResetOutcome] {
        &self.resets
    }

    /// The last user of a card: a good guess for the next reset.
    pub const fn last_user(&self, card: ResetCard) -> Option<Seat> {
        self.holders[card.index()]
    }

    /// Tax of every payment that somebody leaves unpaid (V3, X8, X63), if their virtue is known.
    pub fn evades(&self, seat: Seat) -> Option<u8> {
        let strip = self.strip(seat)?;
        Some(evaded(strip.virtue.value?, strip.character))
    }

    pub const fn spaces(&self) -> u8 {
        guildhall_spaces(self.players)
    }

    pub fn builder(&self, building: Building) -> Option<Seat> {
        self.seats().find(|seat| self.strips[seat.index()].buildings.contains(&building))
    }

    pub const fn last_turns(&self) -> Option<&LastTurns> {
        self.last.as_ref()
    }

    /// The opponent's workers in the guildhall and beside it: as counted, or else derived.
    pub(crate) fn opponent_in_guildhall(&self) -> Option<u8> {
        let counted = self.strip(OPPONENT)?.guildhall;
        counted.or_else(|| {
            let all: Option<Vec<Seat>> =
                self.guildhall.as_ref()?.iter().chain(&self.beside).copied().collect();
            Some(all?.into_iter().filter(|seat| *seat == OPPONENT).count() as u8)
        })
    }

    pub fn sheets(&self) -> Vec<FinalSheet> {
        let rival = self.opponent.and_then(|kind| {
            let strip = self.strip(OPPONENT)?;
            Some(Rival {
                kind,
                guildhall: self.opponent_in_guildhall(),
                cathedral: strip.cathedral.sure(),
                virtue: strip.virtue.sure(),
                marble: strip.goods[Resource::Marble.index()],
                unpaid: strip.unpaid.sure(),
                prison: strip.prison,
            })
        });
        let people = self.strips.iter().take(self.players.into());
        people
            .map(|strip| FinalSheet {
                buildings: strip.buildings.clone(),
                unnamed: strip.unnamed,
                cathedral: strip.cathedral.sure(),
                virtue: strip.virtue.sure(),
                unpaid: strip.unpaid.sure(),
                paid: strip.paid.sure(),
                goods: strip.goods,
                prison: strip.prison,
                captured: strip.captured,
                skills: strip.skills,
                character: strip.character,
                opponent: rival,
            })
            .collect()
    }
}
