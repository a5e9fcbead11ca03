//! Refusals in words.

use super::words::{apprentice_arg, building_arg, character_arg, slot_args};
use super::{Describe, ToText};
use crate::architects::Refusal;
use crate::architects::costs::Shortage;
use crate::game::{Actor, Seat};
use crate::i18n::Arg;

/// Without the rule's id.
impl ToText for Refusal {
    fn say(&self, describe: &Describe) -> String {
        describe.texts.with(key(*self), args(*self, describe))
    }
}

const fn key(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NoSuchPlayer { .. } => "refusal-no-such-player",
        Refusal::NotDue { .. } => "refusal-not-due",
        Refusal::NotNow { .. } => "refusal-not-now",
        Refusal::CardMissing => "refusal-card-missing",
        Refusal::CardSealed => "refusal-card-sealed",
        Refusal::NotInPack { .. } => "refusal-not-in-pack",
        Refusal::NotInHand { .. } => "refusal-not-in-hand",
        Refusal::NotInGame { .. } => "refusal-not-in-game",
        Refusal::AlreadyBuilt { .. } => "refusal-already-built",
        Refusal::NoWorker => "refusal-no-worker",
        Refusal::WorkersLeft { .. } => "refusal-workers-left",
        Refusal::PrisonClosed => "refusal-prison-closed",
        Refusal::NoneThere { .. } => "refusal-none-there",
        Refusal::CirclesFirst { .. } => "refusal-circles-first",
        Refusal::TaxStandEmpty => "refusal-tax-stand-empty",
        Refusal::TooVirtuous { .. } => "refusal-too-virtuous",
        Refusal::SpaceTaken { .. } => "refusal-space-taken",
        Refusal::NothingToBuild => "refusal-nothing-to-build",
        Refusal::GoldNeedsTwo { .. } => "refusal-gold-needs-two",
        Refusal::NotMined => "refusal-not-mined",
        Refusal::WrongTrade { .. } => "refusal-wrong-trade",
        Refusal::TradeNotOffered { .. } => "refusal-trade-not-offered",
        Refusal::NotEnoughSilver { .. } => "refusal-not-enough-silver",
        Refusal::NotEnough { .. } => "refusal-not-enough",
        Refusal::EmptySlot { .. } => "refusal-empty-slot",
        Refusal::NoRoom { .. } => "refusal-no-room",
        Refusal::RoomLeft { .. } => "refusal-room-left",
        Refusal::NotOwned { .. } => "refusal-not-owned",
        Refusal::NobodyToCapture { .. } => "refusal-nobody-to-capture",
        Refusal::TooManyLocations { .. } => "refusal-too-many-locations",
        Refusal::NothingToSell => "refusal-nothing-to-sell",
        Refusal::NoPrisoners { .. } => "refusal-no-prisoners",
        Refusal::NoCaptives { .. } => "refusal-no-captives",
        Refusal::NoDebt { .. } => "refusal-no-debt",
        Refusal::SkillsMissing { .. } => "refusal-skills-missing",
        Refusal::WrongPayment => "refusal-wrong-payment",
        Refusal::VirtueTooLow { .. } => "refusal-virtue-too-low",
        Refusal::TopReached => "refusal-top-reached",
        Refusal::LevelFull { .. } => "refusal-level-full",
        Refusal::NoCardToDiscard => "refusal-no-card-to-discard",
        Refusal::NotOffered { .. } => "refusal-not-offered",
        Refusal::NotInPile { .. } => "refusal-not-in-pile",
        Refusal::WrongSeat { .. } => "refusal-wrong-seat",
        Refusal::WrongSlot { .. } => "refusal-wrong-slot",
        Refusal::NotInApprenticePile { .. } => "refusal-not-in-apprentice-pile",
        Refusal::NotOnTop { .. } => "refusal-not-on-top",
        Refusal::NotTurnedOver { .. } => "refusal-not-turned-over",
        Refusal::RewardSeen { .. } => "refusal-reward-seen",
        Refusal::CharacterGone { .. } => "refusal-character-gone",
    }
}

fn args<'a>(refusal: Refusal, describe: &Describe<'a>) -> Vec<Arg<'a>> {
    let player = |seat: Seat| ("player", describe.name(seat));
    match refusal {
        Refusal::CardMissing
        | Refusal::CardSealed
        | Refusal::NoWorker
        | Refusal::PrisonClosed
        | Refusal::CirclesFirst { .. }
        | Refusal::TaxStandEmpty
        | Refusal::NothingToBuild
        | Refusal::NotMined
        | Refusal::NothingToSell
        | Refusal::NoPrisoners { .. }
        | Refusal::NoCaptives { .. }
        | Refusal::NoDebt { .. }
        | Refusal::WrongPayment
        | Refusal::TopReached
        | Refusal::NoCardToDiscard
        | Refusal::NotOnTop { .. } => vec![],
        Refusal::NoSuchPlayer { seat } => vec![("seat", (u16::from(seat.0) + 1).into())],
        Refusal::NotDue { actor, step } => {
            let actor = actor_args(actor, describe);
            actor.into_iter().chain(describe.agenda_args(step)).collect()
        }
        Refusal::NotNow { step } => describe.agenda_args(step).into(),
        Refusal::NotInPack { building, .. }
        | Refusal::NotInHand { building }
        | Refusal::NotInGame { building }
        | Refusal::NotOffered { building }
        | Refusal::NotInPile { building } => vec![building_arg(building)],
        Refusal::AlreadyBuilt { building, by } => vec![building_arg(building), player(by)],
        Refusal::SkillsMissing { building, skills } => {
            vec![building_arg(building), ("skills", describe.say(&skills).into())]
        }
        Refusal::WorkersLeft { workers } | Refusal::GoldNeedsTwo { workers } => {
            vec![("workers", workers.into())]
        }
        Refusal::NoneThere { source } => describe.source_args(source).into(),
        Refusal::TooVirtuous { virtue } | Refusal::VirtueTooLow { virtue } => {
            vec![("virtue", virtue.into())]
        }
        Refusal::SpaceTaken { by: seat, .. } | Refusal::WrongSeat { due: seat, .. } => vec![player(seat)],
        Refusal::WrongTrade { wants, given } => vec![("wants", wants.into()), ("given", given.into())],
        Refusal::TradeNotOffered { apprentice }
        | Refusal::NotOwned { apprentice }
        | Refusal::NotInApprenticePile { apprentice } => vec![apprentice_arg(apprentice)],
        Refusal::NotEnoughSilver { needs, has, .. } => vec![("needs", needs.into()), ("has", has.into())],
        Refusal::NotEnough { lack, .. } => lack_args(lack),
        Refusal::EmptySlot { slot } | Refusal::WrongSlot { due: slot, .. } => slot_args(slot).into(),
        Refusal::NoRoom { has, limit } | Refusal::RoomLeft { has, limit } => {
            vec![("has", has.into()), ("limit", limit.into())]
        }
        Refusal::NobodyToCapture { circle, colour } => vec![("place", circle.id().into()), player(colour)],
        Refusal::TooManyLocations { limit, .. } => vec![("limit", limit.into())],
        Refusal::LevelFull { level, spots } => vec![("level", level.into()), ("spots", spots.into())],
        Refusal::NotTurnedOver { card } => vec![("card", card.number().into())],
        Refusal::RewardSeen { reward } => vec![("reward", reward.number().into())],
        Refusal::CharacterGone { character } => vec![character_arg(character)],
    }
}

fn actor_args<'a>(actor: Actor, describe: &Describe<'a>) -> [Arg<'a>; 2] {
    match actor {
        Actor::Seat(seat) => [("actor", "seat".into()), ("name", describe.name(seat))],
        Actor::Nature => [("actor", "nature".into()), ("name", "".into())],
    }
}

/// The resource that would do as well selects the sentence.
fn lack_args(lack: Shortage) -> Vec<Arg<'static>> {
    vec![
        ("resource", lack.resource.id().into()),
        ("other", lack.or.map_or("none", |it| it.id()).into()),
        ("needs", lack.needs.into()),
        ("has", lack.has.into()),
    ]
}
