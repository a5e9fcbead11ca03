//! Decisions of the seats and answers of chance. Long turns are split into single decisions (X54, X67); a card that
//! somebody may not know, or that nobody names (X65), is `None`.

use super::cards::apprentices::Apprentice;
use super::cards::buildings::Building;
use super::cards::market_cards::{MarketCard, RewardCard, SmallSide};
use super::components::{COLUMNS, Character, Circle, ROWS, Resource, Spot};
use super::goods::bundle::Goods;
use crate::game::{Seat, with_ids};

/// A place in the display of apprentices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

impl Slot {
    /// The place at a row and column, counted from 1 at the top left.
    pub const fn new(row: u8, column: u8) -> Option<Self> {
        if row >= 1 && row as usize <= ROWS && column >= 1 && column as usize <= COLUMNS {
            Some(Self((row - 1) * COLUMNS as u8 + column - 1))
        } else {
            None
        }
    }

    /// All eight places, row by row.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..(ROWS * COLUMNS) as u8).map(Self)
    }

    /// The row, from 1.
    pub const fn row(self) -> u8 {
        self.0 / COLUMNS as u8 + 1
    }

    /// The column, from 1.
    pub const fn column(self) -> u8 {
        self.0 % COLUMNS as u8 + 1
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place in the same row at another column, from 1.
    pub(super) const fn at(self, column: u8) -> Self {
        Self((self.row() - 1) * COLUMNS as u8 + column - 1)
    }

    pub(super) fn next(self) -> Option<Self> {
        Self::all().nth(self.index() + 1)
    }

    pub(super) const FIRST: Self = Self(0);
}

/// The place from which a worker is taken back (T2, X2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DrawSource {
    /// From a large circle.
    Circle(Circle),
    /// From the prison.
    Prison,
    /// From the board of a player who captured it.
    Board(Seat),
}

/// A trade at the storehouse (K2, K3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Trade {
    /// Two of clay, wood and stone for 1 virtue.
    Virtue(Goods),
    /// Three of wood and stone for 1 marble.
    Marble(Goods),
    /// The trade that an own merchant, patron or trader offers.
    Own(Apprentice),
}

with_ids! {
    /// An action at the guardhouse (G2 to G5).
    Guard {
        Sell = "sell-captured",
        ReleasePrisoners = "release-prison",
        ReleaseForSilver = "release-captured-for-silver",
        ReleaseForDebt = "release-captured-for-debt",
        PayOff = "pay-off-debt",
    }
}

/// One decision, or one answer of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Seals a card of the draft (S7).
    Pick(Option<Building>),
    /// Puts a worker somewhere (T1); also the second one of the crane (L1).
    Place(Spot),
    /// Takes a worker back (T2).
    TakeBack(DrawSource),
    /// Clay or gold at the mines (R2).
    Mine(Resource),
    /// Trades at the storehouse (K1).
    Trade(Trade),
    /// Hires an apprentice (W2, H3); at the limit an own one is discarded (X25).
    Hire {
        /// The place in the display.
        slot: Slot,
        /// The own apprentice discarded.
        discard: Option<Apprentice>,
    },
    /// Draws buildings at the workshop (W6) or on the middle space of the black market (M3).
    DrawBuildings,
    /// Takes all workers of one colour from one large circle (N1).
    Capture {
        /// The large circle.
        circle: Circle,
        /// The owner of the workers.
        colour: Seat,
    },
    /// Acts at the guardhouse (G1).
    Guard(Guard),
    /// Takes all own captured workers back without cost (B4).
    ReleaseCaptured,
    /// Takes all own workers out of prison without cost (B4).
    ReleasePrisoners,
    /// Keeps one of the buildings looked at (M3).
    Keep(Option<Building>),
    /// Constructs a building (U1).
    Construct(Building),
    /// Pays for the building, where there is a choice (X52).
    Pay(Goods),
    /// Advances on the cathedral and pays this for the next level (A2).
    Advance(Goods),
    /// Discards a building from hand: for the cathedral (A2), the library (B5), the hand limit (T3).
    Discard(Option<Building>),
    /// Takes one of two bundles that a building offers (B3).
    Take(Resource),
    /// Discards an own apprentice (L2).
    Dismiss(Apprentice),
    /// Destroys an own unpaid debt (B5, V6).
    Destroy,
    /// Pays 2 silver instead of taking a debt (P12).
    PayInstead,
    /// Takes own workers out of prison in a reset (H10, P11).
    Free,
    /// Accepts a squire's virtue (X51).
    Accept,
    /// Stops, or declines what is offered.
    Stop,
    /// Nature: the small side on top of the small market (S1, Z4).
    ShowSide(SmallSide),
    /// Nature: the card that is turned over onto the large market (Z4).
    TurnOver(MarketCard),
    /// Nature: the cards of the large market are shuffled into a new small market (Z4).
    Reshuffle,
    /// Nature: an apprentice for the display (S3, W5).
    Show {
        /// The place in the display.
        slot: Slot,
        /// The apprentice shown.
        apprentice: Apprentice,
    },
    /// Nature: a character is dealt (P1).
    Cast {
        /// The player.
        seat: Seat,
        /// The character dealt.
        character: Character,
    },
    /// Nature: who starts (S8).
    Start(Seat),
    /// Nature: a building is drawn, or dealt for the draft (S7, W6).
    Draw {
        /// The player who draws.
        seat: Seat,
        /// The card, where it is named.
        card: Option<Building>,
    },
    /// Nature: a reward is turned up (A2).
    Reward(RewardCard),
}
