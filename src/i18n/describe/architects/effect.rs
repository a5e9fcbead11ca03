//! The effects of an event on the table.

use super::words::{
    PhraseForm, apprentice_arg, building_arg, card_arg, character_arg, circle_arg, count_arg, slot_args,
    spot_arg,
};
use super::{Describe, ToText, sign, yes_no};
use crate::architects::Effect;
use crate::architects::prices::INSTEAD_OF_DEBT;
use crate::game::Seat;
use crate::i18n::Arg;

impl ToText for Effect {
    fn say(&self, describe: &Describe) -> String {
        let mut args = args(*self, describe);
        if let Some(seat) = seat(*self) {
            args.push(("name", describe.name(seat)));
        }
        describe.texts.with(key(*self), args)
    }
}

const fn key(effect: Effect) -> &'static str {
    match effect {
        Effect::CharacterDealt { .. } => "effect-character-dealt",
        Effect::DraftPassed { .. } => "effect-draft-passed",
        Effect::Started { .. } => "effect-started",
        Effect::StartSilver { .. } => "effect-start-silver",
        Effect::TurnBegun { .. } => "effect-turn-begun",
        Effect::Placed { .. } => "effect-placed",
        Effect::TookBack { .. } => "effect-took-back",
        Effect::Passed { .. } => "effect-passed",
        Effect::Gained { .. } => "effect-gained",
        Effect::Paid { .. } => "effect-paid",
        Effect::PaidSilver { .. } => "effect-paid-silver",
        Effect::TaxTaken { .. } => "effect-tax-taken",
        Effect::VirtueMoved { .. } => "effect-virtue-moved",
        Effect::DebtsTaken { .. } => "effect-debts-taken",
        Effect::DebtDestroyed { .. } => "effect-debt-destroyed",
        Effect::DebtPaid { .. } => "effect-debt-paid",
        Effect::PaidInstead { .. } => "effect-paid-instead",
        Effect::Drew { .. } => "effect-drew",
        Effect::Kept { .. } => "effect-kept",
        Effect::Discarded { .. } => "effect-discarded",
        Effect::PileEmpty { .. } => "effect-pile-empty",
        Effect::Hired { .. } => "effect-hired",
        Effect::Dismissed { .. } => "effect-dismissed",
        Effect::Shown { .. } => "effect-shown",
        Effect::Captured { .. } => "effect-captured",
        Effect::Sold { .. } => "effect-sold",
        Effect::PrisonersReleased { .. } => "effect-prisoners-released",
        Effect::CaptivesReleased { .. } => "effect-captives-released",
        Effect::Constructed { .. } => "effect-constructed",
        Effect::Advanced { .. } => "effect-advanced",
        Effect::Rewarded { .. } => "effect-rewarded",
        Effect::NoRewardLeft { .. } => "effect-no-reward-left",
        Effect::ResetBegun => "effect-reset-begun",
        Effect::ToPrison { .. } => "effect-to-prison",
        Effect::TurnedOver { .. } => "effect-turned-over",
        Effect::Reshuffled => "effect-reshuffled",
        Effect::SideShown { .. } => "effect-side-shown",
        Effect::GuildhallFull { .. } => "effect-guildhall-full",
        Effect::GameOver => "effect-game-over",
    }
}

const fn seat(effect: Effect) -> Option<Seat> {
    match effect {
        Effect::CharacterDealt { seat, .. }
        | Effect::Started { seat }
        | Effect::StartSilver { seat, .. }
        | Effect::TurnBegun { seat }
        | Effect::Placed { seat, .. }
        | Effect::TookBack { seat, .. }
        | Effect::Passed { seat }
        | Effect::Gained { seat, .. }
        | Effect::Paid { seat, .. }
        | Effect::PaidSilver { seat, .. }
        | Effect::TaxTaken { seat, .. }
        | Effect::VirtueMoved { seat, .. }
        | Effect::DebtsTaken { seat, .. }
        | Effect::DebtDestroyed { seat }
        | Effect::DebtPaid { seat }
        | Effect::PaidInstead { seat }
        | Effect::Drew { seat, .. }
        | Effect::Kept { seat, .. }
        | Effect::Discarded { seat, .. }
        | Effect::PileEmpty { seat }
        | Effect::Hired { seat, .. }
        | Effect::Dismissed { seat, .. }
        | Effect::Captured { seat, .. }
        | Effect::Sold { seat, .. }
        | Effect::PrisonersReleased { seat, .. }
        | Effect::CaptivesReleased { seat, .. }
        | Effect::Constructed { seat, .. }
        | Effect::Advanced { seat, .. }
        | Effect::Rewarded { seat, .. }
        | Effect::NoRewardLeft { seat }
        | Effect::ToPrison { seat, .. }
        | Effect::GuildhallFull { seat } => Some(seat),
        Effect::DraftPassed { .. }
        | Effect::Shown { .. }
        | Effect::ResetBegun
        | Effect::TurnedOver { .. }
        | Effect::Reshuffled
        | Effect::SideShown { .. }
        | Effect::GameOver => None,
    }
}

fn args<'a>(effect: Effect, describe: &Describe<'a>) -> Vec<Arg<'a>> {
    match effect {
        Effect::Started { .. }
        | Effect::TurnBegun { .. }
        | Effect::Passed { .. }
        | Effect::DebtDestroyed { .. }
        | Effect::DebtPaid { .. }
        | Effect::PileEmpty { .. }
        | Effect::NoRewardLeft { .. }
        | Effect::ResetBegun
        | Effect::Reshuffled
        | Effect::GuildhallFull { .. }
        | Effect::GameOver => vec![],
        Effect::CharacterDealt { character, .. } => vec![character_arg(character)],
        Effect::DraftPassed { round } => vec![("round", round.into())],
        Effect::StartSilver { silver, .. } => vec![("silver", silver.into())],
        Effect::TaxTaken { silver, .. } => vec![("silver", silver.into())],
        Effect::PaidInstead { .. } => vec![("silver", INSTEAD_OF_DEBT.into())],
        Effect::Placed { spot, workers, .. } => vec![spot_arg(spot), count_arg(workers)],
        Effect::TookBack { source, .. } => describe.source_args(source).to_vec(),
        Effect::Gained { goods, .. } | Effect::Paid { goods, .. } => {
            vec![("goods", describe.goods_object(goods))]
        }
        Effect::PaidSilver { price, .. } => vec![("price", describe.price(price, PhraseForm::Object).into())],
        Effect::VirtueMoved { by, .. } => vec![sign(by.into()), count_arg(by.unsigned_abs())],
        Effect::DebtsTaken { debts, .. } => vec![count_arg(debts)],
        Effect::Drew { card, .. } | Effect::Discarded { card, .. } => vec![card_arg(card)],
        Effect::Kept { card, buried, .. } => vec![card_arg(card), ("buried", buried.into())],
        Effect::Hired { apprentice, coins, .. } => vec![apprentice_arg(apprentice), ("coins", coins.into())],
        Effect::Dismissed { apprentice, .. } => vec![apprentice_arg(apprentice)],
        Effect::Shown { slot, apprentice } => {
            slot_args(slot).into_iter().chain([apprentice_arg(apprentice)]).collect()
        }
        Effect::Captured { seat, circle, colour, workers } => vec![
            circle_arg(circle),
            count_arg(workers),
            ("player", describe.name(colour)),
            ("own", yes_no(seat == colour)),
        ],
        Effect::Sold { workers, silver, .. } => vec![count_arg(workers), ("silver", silver.into())],
        Effect::PrisonersReleased { workers, .. }
        | Effect::CaptivesReleased { workers, .. }
        | Effect::ToPrison { workers, .. } => vec![count_arg(workers)],
        Effect::Constructed { building, .. } => vec![building_arg(building)],
        Effect::Advanced { level, .. } => vec![("level", level.into())],
        Effect::Rewarded { reward, .. } => {
            vec![("gain", describe.say(&reward.reward()).into())]
        }
        Effect::TurnedOver { card } => {
            vec![("goods", describe.say(&card.large_goods()).into())]
        }
        Effect::SideShown { side } => vec![("goods", describe.say(&side.goods()).into())],
    }
}
