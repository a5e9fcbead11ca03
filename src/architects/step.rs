//! Steps that have to happen, kept in the state as a small stack. The top one says who is due; when it is done, the one
//! below goes on. A card that does several things lays several of them, the last first.

use super::action::Slot;
use super::cards::buildings::Building;
use super::rule_id::RuleId;
use crate::game::Seat;

/// Something that has to be decided, revealed or carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Nothing: an empty place of the stack.
    None,
    /// Nature shows the top of the small market (S1, Z4).
    Side,
    /// Nature lays out the display (S3).
    Lay(Slot),
    /// Nature deals a character (P1).
    Cast(Seat),
    /// Nature deals a card of the draft (S7).
    Deal(Seat),
    /// All choose a card of their draft hands, for the first, second or third time (S7, X36).
    Draft(u8),
    /// Nature says who starts (S8).
    Start,
    /// Nature gives a player so many buildings (W6).
    Draw(Seat, u8),
    /// Nature shows the active player so many buildings more (M3).
    Look(u8),
    /// Nature refills a row of the display (W5), counted from 1.
    Refill(u8),
    /// Nature turns up a reward (A2).
    Reward,
    /// Nature reveals which card is turned over (Z4).
    TurnOver,
    /// Nature shuffles the large market into a small one (Z4).
    Reshuffle,
    /// The active player places a worker, or takes one back (T1, T2).
    Turn,
    /// Clay or gold, with so many workers (R2).
    Mines(u8),
    /// So many trades are left (K1).
    Trades(u8),
    /// Hire or draw, with so many workers (W1).
    Workshop(u8),
    /// So many captures are left at the town centre (N1).
    Captures(u8),
    /// So many actions are left at the guardhouse (G1).
    Guard(u8),
    /// Hire or draw on the middle space of the black market (M3).
    Middle,
    /// One of the buildings looked at is kept (M3).
    Keep,
    /// Construct or advance (U1).
    Guildhall,
    /// The payment for a building (X52).
    Pay(Building),
    /// A building is discarded for the cathedral (A2).
    Offering,
    /// One of two bundles (B3).
    Either(Building),
    /// So many free captures are left (B4).
    Raid(u8),
    /// A free capture, or all captured workers back (B4).
    Barracks,
    /// Prisoners may be released (B4).
    Hideout,
    /// A debt may be destroyed (B5).
    Church,
    /// A building may be discarded for gold (B5).
    Library,
    /// An apprentice is hired (B5).
    Tavern,
    /// An own apprentice is discarded (L2).
    Graveyard,
    /// One more worker may go into the guildhall (L1).
    Crane,
    /// Discards down to the limit (T3); true once it has begun.
    HandLimit(bool),
    /// For each of so many points beyond the track a debt may be destroyed (V6).
    Surplus(Seat, u8),
    /// For each of so many debts silver may be paid instead (P12).
    Levy(Seat, u8),
    /// So many gatekeepers may free workers (H10).
    Gatekeepers(Seat, u8),
    /// A worker may be freed (P11).
    Fara(Seat),
    /// The virtue of so many squires may be taken (H10).
    Squires(Seat, u8),
    /// The effect of a building just constructed.
    Effect(Building),
    /// The marker goes up, then reward and acolytes (A2).
    Climb,
    /// The goods and cards from acolytes (H6).
    Acolytes,
    /// The goods from swindlers, as a set of their three kinds, and Caroline's card (X47).
    AfterMarket(u8),
    /// The reset begins (Z3).
    Reset,
    /// The reset effects of this seat and of those after it (Z5).
    ResetOf(Seat),
    /// Too many in prison (Z6).
    Crowded,
    /// Most in prison (Z7).
    MostPrisoners,
    /// The action is complete (Z2).
    AfterAction,
    /// The turn is over.
    NextTurn,
    /// The game is over (E1).
    Over,
}

/// The one who decides a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    /// Nobody: the game is over.
    Nobody,
    Nature,
    /// Everybody at once.
    All,
    /// The active player.
    Active,
    Seat(Seat),
    /// The rules themselves: it is carried out before anybody is due.
    Program,
}

impl Step {
    pub(super) const fn owner(self) -> Owner {
        match self {
            Self::Over | Self::None => Owner::Nobody,
            Self::Side
            | Self::Lay(_)
            | Self::Cast(_)
            | Self::Deal(_)
            | Self::Start
            | Self::Draw(..)
            | Self::Look(_)
            | Self::Refill(_)
            | Self::Reward
            | Self::TurnOver
            | Self::Reshuffle => Owner::Nature,
            Self::Draft(_) => Owner::All,
            Self::Surplus(seat, _)
            | Self::Levy(seat, _)
            | Self::Gatekeepers(seat, _)
            | Self::Squires(seat, _)
            | Self::Fara(seat) => Owner::Seat(seat),
            Self::Turn
            | Self::Mines(_)
            | Self::Trades(_)
            | Self::Workshop(_)
            | Self::Captures(_)
            | Self::Guard(_)
            | Self::Middle
            | Self::Keep
            | Self::Guildhall
            | Self::Pay(_)
            | Self::Offering
            | Self::Either(_)
            | Self::Raid(_)
            | Self::Barracks
            | Self::Hideout
            | Self::Church
            | Self::Library
            | Self::Tavern
            | Self::Graveyard
            | Self::Crane
            | Self::HandLimit(_) => Owner::Active,
            Self::Effect(_)
            | Self::Climb
            | Self::Acolytes
            | Self::AfterMarket(_)
            | Self::Reset
            | Self::ResetOf(_)
            | Self::Crowded
            | Self::MostPrisoners
            | Self::AfterAction
            | Self::NextTurn => Owner::Program,
        }
    }

    /// The rule about this step.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::None | Self::Turn | Self::NextTurn => RuleId::T1,
            Self::Side => RuleId::S1,
            Self::Lay(_) => RuleId::S3,
            Self::Cast(_) => RuleId::P1,
            Self::Deal(_) | Self::Draft(_) => RuleId::S7,
            Self::Start => RuleId::S8,
            Self::Draw(..) => RuleId::W6,
            Self::Look(_) | Self::Middle | Self::Keep => RuleId::M3,
            Self::Refill(_) => RuleId::W5,
            Self::Reward | Self::Offering | Self::Climb => RuleId::A2,
            Self::TurnOver | Self::Reshuffle => RuleId::Z4,
            Self::Mines(_) => RuleId::R2,
            Self::Trades(_) => RuleId::K1,
            Self::Workshop(_) => RuleId::W1,
            Self::Captures(_) => RuleId::N1,
            Self::Guard(_) => RuleId::G1,
            Self::Guildhall => RuleId::U1,
            Self::Pay(_) => RuleId::X52,
            Self::Either(_) | Self::Effect(_) => RuleId::B3,
            Self::Raid(_) | Self::Barracks | Self::Hideout => RuleId::B4,
            Self::Church | Self::Library | Self::Tavern => RuleId::B5,
            Self::Graveyard => RuleId::L2,
            Self::Crane => RuleId::L1,
            Self::HandLimit(_) => RuleId::T3,
            Self::Surplus(..) => RuleId::V6,
            Self::Levy(..) => RuleId::P12,
            Self::Gatekeepers(..) | Self::Squires(..) => RuleId::H10,
            Self::Fara(_) => RuleId::P11,
            Self::Acolytes => RuleId::H6,
            Self::AfterMarket(_) => RuleId::X47,
            Self::Reset => RuleId::Z3,
            Self::ResetOf(_) => RuleId::Z5,
            Self::Crowded => RuleId::Z6,
            Self::MostPrisoners => RuleId::Z7,
            Self::AfterAction => RuleId::Z2,
            Self::Over => RuleId::E1,
        }
    }
}

/// The most steps on the stack: the end of an action, the card of a character, an effect, and a question to each
/// of five players.
const DEPTH: usize = 16;

/// The stack of steps, the next one on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Agenda {
    steps: [Step; DEPTH],
    len: u8,
}

impl Agenda {
    pub(super) const fn new(step: Step) -> Self {
        let mut steps = [Step::None; DEPTH];
        steps[0] = step;
        Self { steps, len: 1 }
    }

    pub(super) const fn top(&self) -> Step {
        self.steps[self.len as usize - 1]
    }

    pub(super) const fn push(&mut self, step: Step) {
        self.steps[self.len as usize] = step;
        self.len += 1;
    }

    /// Removes the top step and empties its place, so that equal agendas are equal.
    pub(super) const fn pop(&mut self) {
        self.len -= 1;
        self.steps[self.len as usize] = Step::None;
    }

    pub(super) const fn replace(&mut self, step: Step) {
        self.steps[self.len as usize - 1] = step;
    }

    /// From the bottom to the top.
    pub(super) fn iter(&self) -> impl DoubleEndedIterator<Item = Step> {
        self.steps.into_iter().take(usize::from(self.len))
    }
}
