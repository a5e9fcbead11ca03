//! The town helper's ledger: what is known of a table whose people tell only what they like to. Every fact may be unknown;
//! nothing is ever taken for zero because nobody told it.
//!
//! It keeps the clock of the game (guildhall, black market, resets, last turns) and one [`Strip`] a player. Virtue, debts
//! and the cathedral follow from what is told of the guildhall and the black market; what else moves them is told as a new
//! number. Where something may have moved a number and nobody said so, the number stays with a [`Doubt`] and is asked for
//! when it matters.

mod clock;
mod enter;
mod guildhall;
mod known;
mod open;
mod virtue;
mod walk;

pub use clock::{LastTurns, May, News};
pub(super) use enter::owned_of;
pub use known::{Doubt, Doubts, Known};

use super::entry::{OnSpace, ResetCard};
use super::reset::{Cause, Question, ResetSaid};
use super::sheet::{FinalSheet, OPPONENT, Rival};
use crate::architects::components::guildhall_spaces;
use crate::architects::prices::evaded;
use crate::architects::scoring::Opponent;
use crate::architects::{Building, Character, Resource, Skill};
use crate::game::Seat;

/// What a strip keeps with its history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the variants are the names of the numbers")]
pub enum Tracked {
    Virtue,
    Cathedral,
    Unpaid,
    Paid,
}

impl Tracked {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Virtue, Self::Cathedral, Self::Unpaid, Self::Paid];
}

/// Why a number of a strip changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It was told.
    Told,
    /// This building, somebody's own or that of another (B6).
    Building(Building),
    /// An advance on the cathedral.
    Cathedral,
    /// The black market.
    Market,
    /// A debt that was paid off.
    PaidOff,
    /// The reset with this number, from 0 on.
    Reset(usize),
}

/// One change of a number of a strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Past {
    /// The place of its entry in the log.
    pub index: usize,
    /// Which number.
    pub what: Tracked,
    /// What it is since then, if known.
    pub value: Option<u16>,
    /// Why.
    pub why: Why,
}

/// What is known of one player, or of the opponent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strip {
    /// The character.
    pub character: Option<Character>,
    /// Virtue.
    pub virtue: Known<u8>,
    /// The level on the cathedral.
    pub cathedral: Known<u8>,
    /// Unpaid debts.
    pub unpaid: Known<u16>,
    /// Paid debts.
    pub paid: Known<u16>,
    /// Constructed buildings that were named.
    pub buildings: Vec<Building>,
    /// So many more that were not.
    pub unnamed: Option<u8>,
    /// Own workers in prison, if they were counted since the last turn that was told.
    pub prison: Option<u8>,
    /// The same when they were counted last, whatever has happened since.
    pub last_prison: Option<u8>,
    /// What is in stock at the end, in the order of [`Resource::ALL`]; the opponent's marble at any time.
    pub goods: [Option<u16>; Resource::ALL.len()],
    /// Captured workers on the board at the end.
    pub captured: Option<u8>,
    /// Own apprentices with each skill at the end, in the order of [`Skill::ALL`].
    pub skills: [Option<u8>; Skill::ALL.len()],
    /// The opponent's workers ready for use.
    pub workers: Option<u8>,
    /// The opponent's workers in the guildhall and beside it, where they were counted.
    pub guildhall: Option<u8>,
    /// How virtue, cathedral and debts came to be what they are, oldest first.
    pub history: Vec<Past>,
}

/// Who uses a card in a reset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    Untold,
    Nobody,
    By(Seat),
}

/// Who built the crane; nobody may know who.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct CraneOf(Option<Seat>);

/// A reset that has begun.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pending {
    cause: Cause,
    by: Option<Seat>,
    /// Who stood on the spaces of the black market, and stands there until all of it is done.
    spaces: [OnSpace; 3],
    /// Workers from there by seat, and those of whom nobody knows whose they are.
    from_market: Vec<u8>,
    strangers: u8,
    /// By card: who uses it, once it was told.
    used: [Use; ResetCard::ALL.len()],
    destroyed: Vec<Option<u16>>,
    instead: Vec<Option<u16>>,
    /// Questions that nobody can answer.
    not_known: Vec<Question>,
}

/// What is known of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    players: u8,
    promo: bool,
    opponent: Option<Opponent>,
    starter: Option<Seat>,
    strips: Vec<Strip>,
    /// Whose workers are in the guildhall, in order; nothing where nobody has told.
    guildhall: Option<Vec<Option<Seat>>>,
    /// The same beside it (E2).
    beside: Vec<Option<Seat>>,
    market: [OnSpace; 3],
    tax: Option<u16>,
    /// Who has just built the crane and may put in one more worker (L1).
    crane: Option<CraneOf>,
    /// Resets that are not done, the oldest first.
    pending: Vec<Pending>,
    resets: Vec<ResetSaid>,
    /// Who used each card in the last reset.
    holders: [Option<Seat>; ResetCard::ALL.len()],
    last: Option<LastTurns>,
    over: bool,
    begun: bool,
}

impl Ledger {
    /// How many people play.
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// Everybody with a strip: the people, and the opponent of a game for one.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.strips.len() as u8)
    }

    /// The opponent of a game for one.
    pub const fn opponent(&self) -> Option<Opponent> {
        self.opponent
    }

    /// Who starts, if known.
    pub const fn starter(&self) -> Option<Seat> {
        self.starter
    }

    /// Whether promotional cards are played with.
    pub const fn promo(&self) -> bool {
        self.promo
    }

    /// What is known of somebody.
    pub fn strip(&self, seat: Seat) -> Option<&Strip> {
        self.strips.get(seat.index())
    }

    /// Whose workers are in the guildhall, in order, if that is known; a worker may be nobody knows whose.
    pub fn guildhall(&self) -> Option<&[Option<Seat>]> {
        self.guildhall.as_deref()
    }

    /// Workers in the guildhall and beside it of whom nobody knows whose they are: what they were for is in no sheet.
    pub fn strangers(&self) -> usize {
        let all = self.guildhall.iter().flatten().chain(&self.beside);
        all.filter(|seat| seat.is_none()).count()
    }

    /// Who stands on the spaces of the black market, from the left.
    pub const fn market(&self) -> [OnSpace; 3] {
        self.market
    }

    /// The same as it lies on the table, where a reset that is due still has to be done.
    pub fn market_in_sight(&self) -> [OnSpace; 3] {
        self.pending.first().map_or(self.market, |pending| pending.spaces)
    }

    /// Silver on the tax stand, if somebody has told it.
    pub const fn tax(&self) -> Option<u16> {
        self.tax
    }

    /// Whether anything was told yet.
    pub const fn has_begun(&self) -> bool {
        self.begun
    }

    /// Whether all last turns are over.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// The resets that are done.
    pub fn resets(&self) -> &[ResetSaid] {
        &self.resets
    }

    /// Who used a card in the last reset: a good guess for the next one.
    pub const fn last_user(&self, card: ResetCard) -> Option<Seat> {
        self.holders[card.index()]
    }

    /// How much tax of every payment somebody leaves unpaid (V3, X8, X63), if their virtue is known.
    pub fn evades(&self, seat: Seat) -> Option<u8> {
        let strip = self.strip(seat)?;
        Some(evaded(strip.virtue.value?, strip.character))
    }

    /// How many spaces the guildhall has (U2).
    pub const fn spaces(&self) -> u8 {
        guildhall_spaces(self.players)
    }

    /// Who has a building, if it was told.
    pub fn builder(&self, building: Building) -> Option<Seat> {
        self.seats().find(|seat| self.strips[seat.index()].buildings.contains(&building))
    }

    /// The last turns, once they have begun.
    pub const fn last_turns(&self) -> Option<&LastTurns> {
        self.last.as_ref()
    }

    /// The opponent's workers in the guildhall and beside it: as counted, or as it follows.
    pub(crate) fn opponent_in_guildhall(&self) -> Option<u8> {
        let counted = self.strip(OPPONENT)?.guildhall;
        counted.or_else(|| {
            let all: Option<Vec<Seat>> =
                self.guildhall.as_ref()?.iter().chain(&self.beside).copied().collect();
            Some(all?.into_iter().filter(|seat| *seat == OPPONENT).count() as u8)
        })
    }

    /// What everybody has, as far as it is known.
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
