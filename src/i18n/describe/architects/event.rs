//! The log: actions and draws. A card without a name, because it is hidden from the reader or because nobody enters it (X36
//! to X40, X65), is called a card.

use super::words::{
    PhraseForm, apprentice_arg, building_arg, card_arg, character_arg, circle_arg, resource_arg, slot_args,
    spot_arg,
};
use super::{ActionText, Describe, yes_no};
use crate::architects::prices::INSTEAD_OF_DEBT;
use crate::architects::{Ability, Action, Apprentice, Goods, Trade};
use crate::game::Actor;
use crate::i18n::Arg;

impl<'a> Describe<'a> {
    fn trade_args(&self, trade: Trade) -> Vec<Arg<'a>> {
        match trade {
            Trade::Virtue(goods) => vec![("trade", "virtue".into()), ("goods", self.goods_object(goods))],
            Trade::Marble(goods) => vec![("trade", "marble".into()), ("goods", self.goods_object(goods))],
            Trade::Own(apprentice) => {
                // Nobody else trades: such an event does not pass the check.
                let (give, gain, virtue) =
                    if let Ability::Trade { give, get, virtue } = apprentice.card().ability {
                        (give, get, virtue)
                    } else {
                        (Goods::NONE, Goods::NONE, 0)
                    };
                vec![
                    ("trade", "own".into()),
                    ("goods", self.goods_object(give)),
                    ("gain", self.gain(virtue, gain, 0, PhraseForm::Object).into()),
                    apprentice_arg(apprentice),
                ]
            }
        }
    }
}

impl ActionText for Action {
    fn say(&self, by: Actor, describe: &Describe) -> String {
        let (key, mut args): (&str, Vec<Arg>) = match *self {
            Self::Pick(card) => ("event-pick", vec![card_arg(card)]),
            Self::Place(spot) => ("event-place", vec![spot_arg(spot)]),
            Self::TakeBack(source) => ("event-take-back", describe.source_args(source).to_vec()),
            Self::Mine(resource) => ("event-mine", vec![resource_arg(resource)]),
            Self::Trade(trade) => ("event-trade", describe.trade_args(trade)),
            Self::Hire { slot, discard } => {
                let mut args = slot_args(slot).to_vec();
                args.push(("discard", discard.map_or("none", Apprentice::id).into()));
                args.extend(discard.map(apprentice_arg));
                ("event-hire", args)
            }
            Self::DrawBuildings => ("event-draw-buildings", vec![]),
            Self::Capture { circle, colour } => {
                let own = yes_no(by == Actor::Seat(colour));
                ("event-capture", vec![circle_arg(circle), ("player", describe.name(colour)), ("own", own)])
            }
            Self::Guard(guard) => ("event-guard", vec![("guard", guard.id().into())]),
            Self::ReleaseCaptured => ("event-release-captured", vec![]),
            Self::ReleasePrisoners => ("event-release-prisoners", vec![]),
            Self::Keep(card) => ("event-keep", vec![card_arg(card)]),
            Self::Construct(building) => ("event-construct", vec![building_arg(building)]),
            Self::Pay(goods) => ("event-pay", vec![("goods", describe.goods_object(goods))]),
            Self::Advance(goods) => ("event-advance", vec![("goods", describe.goods_object(goods))]),
            Self::Discard(card) => ("event-discard", vec![card_arg(card)]),
            Self::Take(resource) => ("event-take", vec![resource_arg(resource)]),
            Self::Dismiss(apprentice) => ("event-dismiss", vec![apprentice_arg(apprentice)]),
            Self::Destroy => ("event-destroy", vec![]),
            Self::PayInstead => ("event-pay-instead", vec![("silver", INSTEAD_OF_DEBT.into())]),
            Self::Free => ("event-free", vec![]),
            Self::Accept => ("event-accept", vec![]),
            Self::Stop => ("event-stop", vec![]),
            Self::ShowSide(side) => ("event-show-side", vec![("goods", describe.say(&side.goods()).into())]),
            Self::TurnOver(card) => {
                ("event-turn-over", vec![("goods", describe.say(&card.large_goods()).into())])
            }
            Self::Reshuffle => ("event-reshuffle", vec![]),
            Self::Show { slot, apprentice } => {
                ("event-show", slot_args(slot).into_iter().chain([apprentice_arg(apprentice)]).collect())
            }
            Self::Cast { seat, character } => {
                ("event-cast", vec![("name", describe.name(seat)), character_arg(character)])
            }
            Self::Start(seat) => ("event-start", vec![("name", describe.name(seat))]),
            Self::Draw { seat, card } => ("event-draw", vec![("name", describe.name(seat)), card_arg(card)]),
            Self::Reward(card) => ("event-reward", vec![("gain", describe.say(&card.reward()).into())]),
        };
        if let Actor::Seat(seat) = by {
            args.push(("name", describe.name(seat)));
        }
        describe.texts.with(key, args)
    }

    /// The hidden part is a card without its name.
    fn say_partial(&self, by: Actor, describe: &Describe) -> String {
        self.say(by, describe)
    }
}
