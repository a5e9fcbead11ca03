//! Why something is not allowed: values with numbers, not texts, because the language may change while they are shown.

use super::components::{Good, Guild, Tile, Window};
use super::rule_id::RuleId;
use super::state::{Stage, Step};
use crate::game::{Actor, Seat};

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
#[expect(missing_docs, reason = "the fields are the numbers of the sentence above them")]
pub enum Refusal {
    /// Somebody else has to act.
    NotDue { actor: Actor, step: Step },
    /// Something else has to be decided.
    NotNow { step: Step },
    /// A plan without cards: that is passing.
    EmptyPlan,
    /// More cards than agents.
    TooManyCards { cards: u8, agents: u8 },
    /// More cards than guilds in play.
    MoreCardsThanGuilds { cards: u8, guilds: u8 },
    /// The same card twice.
    RepeatedCard { guild: Guild },
    /// The guild is not in play.
    NotInPlay { guild: Guild },
    /// The cards have to be named here.
    CardsMissing,
    /// The cards are sealed here: only their number is entered.
    CardsSealed,
    /// Another guild is called.
    NotCalled { guild: Guild, called: Guild },
    /// Nothing to sell.
    SellsNothing,
    /// More goods than the player has in the supply.
    NotEnoughToSell { good: Good, needs: u8, has: u8 },
    /// Nothing to buy.
    BuysNothing,
    /// More goods than one action may buy.
    BuysTooMany { wants: u8, limit: u8, first_turn: bool },
    /// The storehouse does not hold them.
    NotInStorehouse { guild: Guild, good: Good, wants: u8, has: u8 },
    /// Too expensive.
    NotEnoughTalers { needs: u16, has: u16 },
    /// Nobody lodges there.
    EmptyWindow { guild: Guild, window: Window },
    /// Too few of the guild's own goods for that window.
    NotEnoughOwnGoods { window: Window, good: Good, needs: u8, has: u8 },
    /// Enough of the guild's own goods, but too few in all.
    NotEnoughGoods { window: Window, needs: u8, has: u8 },
    /// The payment is not the price of that window.
    WrongPrice { window: Window },
    /// The payment is not in the supply.
    NotInSupply { good: Good, needs: u8, has: u8 },
    /// A burglar robs others.
    RobsOneself,
    /// There is no such player.
    NoSuchPlayer { seat: Seat },
    /// Not the number of goods a burglar takes from this player.
    WrongLoot { takes: u8, must: u8 },
    /// The victim has not got them.
    NotToBeRobbed { victim: Seat, good: Good, takes: u8, has: u8 },
    /// The victim has nothing in the supply.
    NothingToRob { victim: Seat },
    /// No craftsman lies there.
    NoCraftsman,
    /// The craftsmen are of different guilds.
    DifferentGuilds { one: Guild, other: Guild },
    /// A guildmaster cannot be moved.
    MovesGuildmaster { guild: Guild },
    /// The same spot twice, or in the wrong order.
    SameSpot,
    /// No such good in the supply to put on the peddler.
    NothingToPeddle { good: Good },
    /// The turn order does not name every player once.
    WrongOrder,
    /// No such craftsman is left for the workshop.
    NotInGuild { guild: Guild, value: u8, agent: bool },
    /// No such tile can come from the guest stack.
    NotInStack { tile: Tile },
    /// Another place is to be filled.
    WrongPlace { step: Step },
    /// The same player twice.
    RepeatedPlayer { seat: Seat },
    /// This player has no sealed card that could be this guild's.
    CannotReveal { seat: Seat, guild: Guild },
    /// This player's sealed cards must name every guild that is left.
    MustReveal { seat: Seat, guild: Guild },
}

impl Refusal {
    /// A name that stays the same in every language.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NotDue { .. } => "not-due",
            Self::NotNow { .. } => "not-now",
            Self::EmptyPlan => "empty-plan",
            Self::TooManyCards { .. } => "too-many-cards",
            Self::MoreCardsThanGuilds { .. } => "more-cards-than-guilds",
            Self::RepeatedCard { .. } => "repeated-card",
            Self::NotInPlay { .. } => "not-in-play",
            Self::CardsMissing => "cards-missing",
            Self::CardsSealed => "cards-sealed",
            Self::NotCalled { .. } => "not-called",
            Self::SellsNothing => "sells-nothing",
            Self::NotEnoughToSell { .. } => "not-enough-to-sell",
            Self::BuysNothing => "buys-nothing",
            Self::BuysTooMany { .. } => "buys-too-many",
            Self::NotInStorehouse { .. } => "not-in-storehouse",
            Self::NotEnoughTalers { .. } => "not-enough-talers",
            Self::EmptyWindow { .. } => "empty-window",
            Self::NotEnoughOwnGoods { .. } => "not-enough-own-goods",
            Self::NotEnoughGoods { .. } => "not-enough-goods",
            Self::WrongPrice { .. } => "wrong-price",
            Self::NotInSupply { .. } => "not-in-supply",
            Self::RobsOneself => "robs-oneself",
            Self::NoSuchPlayer { .. } => "no-such-player",
            Self::WrongLoot { .. } => "wrong-loot",
            Self::NotToBeRobbed { .. } => "not-to-be-robbed",
            Self::NothingToRob { .. } => "nothing-to-rob",
            Self::NoCraftsman => "no-craftsman",
            Self::DifferentGuilds { .. } => "different-guilds",
            Self::MovesGuildmaster { .. } => "moves-guildmaster",
            Self::SameSpot => "same-spot",
            Self::NothingToPeddle { .. } => "nothing-to-peddle",
            Self::WrongOrder => "wrong-order",
            Self::NotInGuild { .. } => "not-in-guild",
            Self::NotInStack { .. } => "not-in-stack",
            Self::WrongPlace { .. } => "wrong-place",
            Self::RepeatedPlayer { .. } => "repeated-player",
            Self::CannotReveal { .. } => "cannot-reveal",
            Self::MustReveal { .. } => "must-reveal",
        }
    }

    /// The rule that forbids it.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::NotDue { step, .. } | Self::NotNow { step } | Self::WrongPlace { step } => {
                rule_of_step(step)
            }
            Self::EmptyPlan
            | Self::TooManyCards { .. }
            | Self::MoreCardsThanGuilds { .. }
            | Self::RepeatedCard { .. }
            | Self::CardsMissing
            | Self::CardsSealed => RuleId::P2,
            Self::NotInPlay { .. } => RuleId::S1,
            Self::NotCalled { .. }
            | Self::RepeatedPlayer { .. }
            | Self::CannotReveal { .. }
            | Self::MustReveal { .. } => RuleId::A1,
            Self::SellsNothing | Self::NotEnoughToSell { .. } => RuleId::A3,
            Self::BuysTooMany { first_turn: true, .. } => RuleId::A5,
            Self::BuysNothing
            | Self::BuysTooMany { .. }
            | Self::NotInStorehouse { .. }
            | Self::NotEnoughTalers { .. } => RuleId::A4,
            Self::EmptyWindow { .. }
            | Self::NotEnoughOwnGoods { .. }
            | Self::NotEnoughGoods { .. }
            | Self::WrongPrice { .. }
            | Self::NotInSupply { .. } => RuleId::A6,
            Self::RobsOneself
            | Self::NoSuchPlayer { .. }
            | Self::NotToBeRobbed { .. }
            | Self::NothingToRob { .. } => RuleId::W3,
            Self::WrongLoot { .. } => RuleId::X4,
            Self::NoCraftsman
            | Self::DifferentGuilds { .. }
            | Self::MovesGuildmaster { .. }
            | Self::SameSpot => RuleId::W4,
            Self::NothingToPeddle { .. } => RuleId::W7,
            Self::WrongOrder => RuleId::S4,
            Self::NotInGuild { .. } => RuleId::S5,
            Self::NotInStack { .. } => RuleId::S6,
        }
    }
}

pub(crate) const fn rule_of_step(step: Step) -> RuleId {
    match step {
        Step::Order => RuleId::S4,
        Step::Settle(..) => RuleId::S5,
        Step::Lodge(..) => RuleId::S6,
        Step::Refill(..) => RuleId::R8,
        Step::Planning => RuleId::P2,
        Step::Reveal(_) => RuleId::A1,
        Step::Turn(turn) => match turn.stage {
            Stage::Act => RuleId::A1,
            Stage::Pay(_) => RuleId::A6,
            Stage::Rob => RuleId::W3,
            Stage::Swap => RuleId::W4,
            Stage::Peddle => RuleId::W7,
            Stage::PlaceMayor => RuleId::W8,
            Stage::GoFirst => RuleId::A7,
        },
        Step::Over => RuleId::G1,
    }
}
