//! Why something is not allowed: values with numbers, not texts, because the language may change while they are shown.

use std::error::Error;
use std::fmt::{self, Display, Formatter};

use super::action::{DrawSource, Slot};
use super::cards::apprentices::Apprentice;
use super::cards::buildings::Building;
use super::cards::market_cards::{MarketCard, RewardCard, SmallSide};
use super::components::{Character, Circle, SkillSet, Space};
use super::goods::costs::Shortage;
use super::rule_id::RuleId;
use super::step::Step;
use crate::game::{Actor, Seat};

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Refusal {
    /// There is no such player.
    NoSuchPlayer { seat: Seat },
    /// Somebody else has to act.
    NotDue { actor: Actor, step: Step },
    /// Something else has to be decided.
    NotNow { step: Step },
    /// The card has to be named here.
    CardMissing,
    /// Hands are sealed here: no card is named.
    CardSealed,
    /// The card is not in the draft hand, or not among those looked at.
    NotInPack { building: Building, step: Step },
    /// The card is not in the hand.
    NotInHand { building: Building },
    /// The card is not played with.
    NotInGame { building: Building },
    /// Every building exists once, and this one is constructed.
    AlreadyBuilt { building: Building, by: Seat },
    /// There is no worker on the board to place.
    NoWorker,
    /// There are workers on the board: one of them is placed, none taken back.
    WorkersLeft { workers: u8 },
    /// Nobody may place in the prison.
    PrisonClosed,
    /// No own worker is there to be taken back.
    NoneThere { source: DrawSource },
    /// Own workers are on large circles: one of them is taken back.
    CirclesFirst { source: DrawSource },
    /// The tax stand is empty.
    TaxStandEmpty,
    /// Too much virtue for the black market.
    TooVirtuous { virtue: u8 },
    /// The space of the black market is taken.
    SpaceTaken { space: Space, by: Seat },
    /// Neither a building nor the cathedral is possible.
    NothingToBuild,
    /// Gold needs two workers.
    GoldNeedsTwo { workers: u8 },
    /// The mines have clay and gold.
    NotMined,
    /// This is not what the trade takes.
    WrongTrade { wants: u16, given: u16 },
    /// No such apprentice is there to offer this trade.
    TradeNotOffered { apprentice: Apprentice },
    /// Not enough silver.
    NotEnoughSilver { needs: u16, has: u16, rule: RuleId },
    /// Not enough of a resource.
    NotEnough { lack: Shortage, rule: RuleId },
    /// Nobody lies there to be hired.
    EmptySlot { slot: Slot },
    /// There is room for no more apprentices: one has to go.
    NoRoom { has: u8, limit: u8 },
    /// There is room: nobody has to go.
    RoomLeft { has: u8, limit: u8 },
    /// Such an apprentice is not there to be discarded.
    NotOwned { apprentice: Apprentice },
    /// No worker of that colour is there.
    NobodyToCapture { circle: Circle, colour: Seat },
    /// The captures would come from too many locations.
    TooManyLocations { circle: Circle, limit: u8 },
    /// There are no captured workers on the board.
    NothingToSell,
    /// No own worker is in prison.
    NoPrisoners { rule: RuleId },
    /// No own worker is on another board.
    NoCaptives { rule: RuleId },
    /// There is no unpaid debt.
    NoDebt { rule: RuleId },
    /// The apprentices do not show these skills.
    SkillsMissing { building: Building, skills: SkillSet },
    /// This does not pay for it.
    WrongPayment,
    /// Too little virtue for the cathedral.
    VirtueTooLow { virtue: u8 },
    /// Nobody goes higher.
    TopReached,
    /// The next level is full.
    LevelFull { level: u8, spots: u8 },
    /// There is no building in hand to discard.
    NoCardToDiscard,
    /// The building does not offer that.
    NotOffered { building: Building },
    /// No such card can come from the building pile.
    NotInPile { building: Building },
    /// Another player draws.
    WrongSeat { seat: Seat, due: Seat },
    /// Another place of the display is to be filled.
    WrongSlot { slot: Slot, due: Slot },
    /// No such apprentice can come from the pile.
    NotInApprenticePile { apprentice: Apprentice },
    /// No such side can come to the top.
    NotOnTop { side: SmallSide },
    /// The card on top is another one.
    NotTurnedOver { card: MarketCard },
    /// The reward was seen already.
    RewardSeen { reward: RewardCard },
    /// Somebody has the character, or it is not played with.
    CharacterGone { character: Character },
}

impl Display for Refusal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Error for Refusal {}

impl Refusal {
    /// A name that stays the same in every language.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoSuchPlayer { .. } => "no-such-player",
            Self::NotDue { .. } => "not-due",
            Self::NotNow { .. } => "not-now",
            Self::CardMissing => "card-missing",
            Self::CardSealed => "card-sealed",
            Self::NotInPack { .. } => "not-in-pack",
            Self::NotInHand { .. } => "not-in-hand",
            Self::NotInGame { .. } => "not-in-game",
            Self::AlreadyBuilt { .. } => "already-built",
            Self::NoWorker => "no-worker",
            Self::WorkersLeft { .. } => "workers-left",
            Self::PrisonClosed => "prison-closed",
            Self::NoneThere { .. } => "none-there",
            Self::CirclesFirst { .. } => "circles-first",
            Self::TaxStandEmpty => "tax-stand-empty",
            Self::TooVirtuous { .. } => "too-virtuous",
            Self::SpaceTaken { .. } => "space-taken",
            Self::NothingToBuild => "nothing-to-build",
            Self::GoldNeedsTwo { .. } => "gold-needs-two",
            Self::NotMined => "not-mined",
            Self::WrongTrade { .. } => "wrong-trade",
            Self::TradeNotOffered { .. } => "trade-not-offered",
            Self::NotEnoughSilver { .. } => "not-enough-silver",
            Self::NotEnough { .. } => "not-enough",
            Self::EmptySlot { .. } => "empty-slot",
            Self::NoRoom { .. } => "no-room",
            Self::RoomLeft { .. } => "room-left",
            Self::NotOwned { .. } => "not-owned",
            Self::NobodyToCapture { .. } => "nobody-to-capture",
            Self::TooManyLocations { .. } => "too-many-locations",
            Self::NothingToSell => "nothing-to-sell",
            Self::NoPrisoners { .. } => "no-prisoners",
            Self::NoCaptives { .. } => "no-captives",
            Self::NoDebt { .. } => "no-debt",
            Self::SkillsMissing { .. } => "skills-missing",
            Self::WrongPayment => "wrong-payment",
            Self::VirtueTooLow { .. } => "virtue-too-low",
            Self::TopReached => "top-reached",
            Self::LevelFull { .. } => "level-full",
            Self::NoCardToDiscard => "no-card-to-discard",
            Self::NotOffered { .. } => "not-offered",
            Self::NotInPile { .. } => "not-in-pile",
            Self::WrongSeat { .. } => "wrong-seat",
            Self::WrongSlot { .. } => "wrong-slot",
            Self::NotInApprenticePile { .. } => "not-in-apprentice-pile",
            Self::NotOnTop { .. } => "not-on-top",
            Self::NotTurnedOver { .. } => "not-turned-over",
            Self::RewardSeen { .. } => "reward-seen",
            Self::CharacterGone { .. } => "character-gone",
        }
    }

    /// The rule that forbids it.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::NotDue { step, .. } | Self::NotNow { step } | Self::NotInPack { step, .. } => step.rule(),
            Self::NotEnoughSilver { rule, .. }
            | Self::NotEnough { rule, .. }
            | Self::NoPrisoners { rule }
            | Self::NoCaptives { rule }
            | Self::NoDebt { rule } => rule,
            Self::NoSuchPlayer { .. } => RuleId::T1,
            Self::CardMissing | Self::CardSealed => RuleId::X65,
            Self::NotInHand { .. } => RuleId::U1,
            Self::NotInGame { .. } | Self::AlreadyBuilt { .. } => RuleId::C1,
            Self::NoWorker | Self::WorkersLeft { .. } | Self::NoneThere { .. } => RuleId::T2,
            Self::PrisonClosed => RuleId::T5,
            Self::CirclesFirst { .. } => RuleId::X2,
            Self::TaxStandEmpty => RuleId::I1,
            Self::TooVirtuous { .. } | Self::SpaceTaken { .. } => RuleId::M1,
            Self::NothingToBuild => RuleId::X53,
            Self::GoldNeedsTwo { .. } | Self::NotMined => RuleId::R2,
            Self::WrongTrade { .. } => RuleId::K2,
            Self::TradeNotOffered { .. } => RuleId::K3,
            Self::EmptySlot { .. } => RuleId::W2,
            Self::NoRoom { .. } | Self::NotOwned { .. } => RuleId::H1,
            Self::RoomLeft { .. } => RuleId::X44,
            Self::NobodyToCapture { .. } => RuleId::N1,
            Self::TooManyLocations { .. } => RuleId::N3,
            Self::NothingToSell => RuleId::G2,
            Self::SkillsMissing { .. } => RuleId::B1,
            Self::WrongPayment => RuleId::X52,
            Self::VirtueTooLow { .. } | Self::TopReached | Self::LevelFull { .. } | Self::NoCardToDiscard => {
                RuleId::A1
            }
            Self::NotOffered { .. } => RuleId::B3,
            Self::NotInPile { .. } | Self::WrongSeat { .. } => RuleId::X37,
            Self::WrongSlot { .. } | Self::NotInApprenticePile { .. } => RuleId::X43,
            Self::NotOnTop { .. } | Self::NotTurnedOver { .. } => RuleId::X41,
            Self::RewardSeen { .. } => RuleId::X42,
            Self::CharacterGone { .. } => RuleId::X60,
        }
    }
}
