//! Changes made by accepted actions: for the journal and for motion on the screen. Effects follow from events and are
//! never stored. A card that not everybody may know can be blanked ([`Effect::blanked`]).

use super::action::{DrawSource, Slot};
use super::cards::apprentices::Apprentice;
use super::cards::buildings::Building;
use super::cards::market_cards::{MarketCard, RewardCard, SmallSide};
use super::components::{Character, Circle, Spot};
use super::goods::bundle::Goods;
use super::goods::prices::Price;
use crate::game::Seat;

/// One change on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Effect {
    /// A character was dealt or chosen.
    CharacterDealt { seat: Seat, character: Character },
    /// All have sealed a card of the draft, for the first, second or third time.
    DraftPassed { round: u8 },
    /// Somebody starts.
    Started { seat: Seat },
    /// Silver for the start.
    StartSilver { seat: Seat, silver: u8 },
    /// A turn begins.
    TurnBegun { seat: Seat },
    /// A worker was put somewhere; so many of that colour are there now.
    Placed { seat: Seat, spot: Spot, workers: u8 },
    /// A worker was taken back.
    TookBack { seat: Seat, source: DrawSource },
    /// Nobody could be taken back: the turn is passed.
    Passed { seat: Seat },
    /// Goods came.
    Gained { seat: Seat, goods: Goods },
    /// Goods went to the supply.
    Paid { seat: Seat, goods: Goods },
    /// Silver went to the supply, the tax stand and onto cards.
    PaidSilver { seat: Seat, price: Price },
    /// All silver of the tax stand was taken.
    TaxTaken { seat: Seat, silver: u16 },
    /// The virtue marker moved.
    VirtueMoved { seat: Seat, by: i8 },
    /// Unpaid debts were taken.
    DebtsTaken { seat: Seat, debts: u8 },
    /// An unpaid debt was destroyed.
    DebtDestroyed { seat: Seat },
    /// A debt was paid off.
    DebtPaid { seat: Seat },
    /// Silver was paid instead of a debt.
    PaidInstead { seat: Seat },
    /// A building was drawn into a hand, or a draft hand, or to be looked at.
    Drew { seat: Seat, card: Option<Building> },
    /// One of the buildings looked at is in the hand; so many are under the pile.
    Kept { seat: Seat, card: Option<Building>, buried: u8 },
    /// A building went from a hand under the pile.
    Discarded { seat: Seat, card: Option<Building> },
    /// There was no building to draw.
    PileEmpty { seat: Seat },
    /// An apprentice was hired, with the coins on it.
    Hired { seat: Seat, slot: Slot, apprentice: Apprentice, coins: u16 },
    /// An own apprentice went under the pile.
    Dismissed { seat: Seat, apprentice: Apprentice },
    /// An apprentice lies in the display.
    Shown { slot: Slot, apprentice: Apprentice },
    /// Workers were captured; own ones are back on the board.
    Captured { seat: Seat, circle: Circle, colour: Seat, workers: u8 },
    /// Captured workers went to prison for silver.
    Sold { seat: Seat, workers: u8, silver: u8 },
    /// Own workers came back from prison.
    PrisonersReleased { seat: Seat, workers: u8 },
    /// Own workers came back from other boards.
    CaptivesReleased { seat: Seat, workers: u8 },
    /// A building was constructed.
    Constructed { seat: Seat, building: Building },
    /// The marker went up on the cathedral.
    Advanced { seat: Seat, level: u8 },
    /// A reward was turned up.
    Rewarded { seat: Seat, reward: RewardCard },
    /// There was no reward left: virtue instead.
    NoRewardLeft { seat: Seat },
    /// A reset begins.
    ResetBegun,
    /// Workers went from the black market to prison.
    ToPrison { seat: Seat, workers: u8 },
    /// A card was turned over onto the large market.
    TurnedOver { card: MarketCard },
    /// The large market was shuffled into a small one.
    Reshuffled,
    /// A small side lies on top.
    SideShown { side: SmallSide },
    /// The guildhall is full: everybody has one more turn.
    GuildhallFull { seat: Seat },
    /// The game is over.
    GameOver,
}

impl Effect {
    /// The same without the card, for those who may not know it.
    #[must_use]
    #[expect(clippy::wildcard_enum_match_arm, reason = "all others are open")]
    pub const fn blanked(self) -> Self {
        match self {
            Self::Drew { seat, .. } => Self::Drew { seat, card: None },
            Self::Kept { seat, buried, .. } => Self::Kept { seat, card: None, buried },
            Self::Discarded { seat, .. } => Self::Discarded { seat, card: None },
            other => other,
        }
    }

    /// The seat whose secret it is, if it is one.
    #[expect(clippy::wildcard_enum_match_arm, reason = "all others are open")]
    pub const fn secret_of(&self) -> Option<Seat> {
        match self {
            Self::Drew { seat, .. } | Self::Kept { seat, .. } | Self::Discarded { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    /// Returns true if something was shown that was hidden before (X66).
    pub(crate) const fn turns_up(self) -> bool {
        matches!(
            self,
            Self::CharacterDealt { .. }
                | Self::DraftPassed { .. }
                | Self::Started { .. }
                | Self::Drew { .. }
                | Self::Shown { .. }
                | Self::Rewarded { .. }
                | Self::TurnedOver { .. }
                | Self::Reshuffled
                | Self::SideShown { .. }
        )
    }
}
