//! Writing the set-up and the events of Architects.

use serde::Serialize;

use crate::architects::{
    Action, Apprentice, Building, Cast, Character, Conspirator, DrawSource, Goods, Guard, Hands, Resource,
    Setup, Slot, Space, Spot, Trade,
};
use crate::game::Seat;

#[derive(Serialize)]
pub(super) struct SetupOut {
    characters: Characters,
    promo: bool,
    conspirator: Conspirator,
    hands: Hands,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Characters {
    Named(&'static str),
    Chosen(Vec<Character>),
}

impl SetupOut {
    pub(super) fn new(setup: &Setup) -> Self {
        let characters = match setup.cast() {
            Cast::Standard => Characters::Named("none"),
            Cast::Dealt => Characters::Named("dealt"),
            Cast::Chosen(all) => Characters::Chosen(all[..usize::from(setup.players())].to_vec()),
        };
        Self { characters, promo: setup.promo(), conspirator: setup.conspirator(), hands: setup.hands() }
    }
}

/// A bundle of goods by resource, without those there are none of.
pub(super) struct Bundle(Goods);

impl Serialize for Bundle {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(resource, count)| (resource.id(), count)))
    }
}

#[derive(Serialize)]
#[serde(tag = "action", rename_all = "kebab-case")]
pub(super) enum ActionOut<'a> {
    Pick {
        building: Option<Building>,
    },
    Place {
        place: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        space: Option<Space>,
    },
    TakeBack {
        #[serde(skip_serializing_if = "Option::is_none")]
        place: Option<&'static str>,
        #[serde(skip_serializing_if = "Option::is_none")]
        player: Option<&'a str>,
    },
    Mine {
        resource: Resource,
    },
    Trade(TradeOut),
    Hire {
        row: u8,
        column: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        discard: Option<Apprentice>,
    },
    DrawBuildings,
    Capture {
        place: &'static str,
        player: &'a str,
    },
    Guard {
        guard: Guard,
    },
    ReleaseCaptured,
    ReleasePrison,
    Keep {
        building: Option<Building>,
    },
    Construct {
        building: Building,
    },
    Pay {
        goods: Bundle,
    },
    Advance {
        goods: Bundle,
    },
    Discard {
        building: Option<Building>,
    },
    Take {
        resource: Resource,
    },
    Dismiss {
        apprentice: Apprentice,
    },
    DestroyDebt,
    PayInstead,
    Free,
    Accept,
    Stop,
    Market {
        goods: Bundle,
    },
    TurnOver {
        card: u8,
    },
    Reshuffle,
    Apprentice {
        row: u8,
        column: u8,
        apprentice: Apprentice,
    },
    Character {
        player: &'a str,
        character: Character,
    },
    Start {
        player: &'a str,
    },
    Draw {
        player: &'a str,
        building: Option<Building>,
    },
    Reward {
        reward: u8,
    },
}

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum TradeOut {
    Board {
        #[serde(rename = "for")]
        get: &'static str,
        goods: Bundle,
    },
    Own {
        apprentice: Apprentice,
    },
}

impl TradeOut {
    const fn new(trade: Trade) -> Self {
        match trade {
            Trade::Virtue(bundle) => Self::Board { get: "virtue", goods: Bundle(bundle) },
            Trade::Marble(bundle) => Self::Board { get: "marble", goods: Bundle(bundle) },
            Trade::Own(apprentice) => Self::Own { apprentice },
        }
    }
}

pub(super) const fn place_id(spot: Spot) -> &'static str {
    match spot {
        Spot::Circle(circle) => circle.id(),
        Spot::Market(_) => "black-market",
        Spot::Guildhall => "guildhall",
        Spot::Prison => "prison",
    }
}

impl<'a> ActionOut<'a> {
    pub(super) fn new(players: &'a [String], action: Action) -> Self {
        let name = |seat: Seat| players[seat.index()].as_str();
        let at = |slot: Slot| (slot.row(), slot.column());
        match action {
            Action::Pick(building) => Self::Pick { building },
            Action::Place(spot) => {
                let space = if let Spot::Market(space) = spot { Some(space) } else { None };
                Self::Place { place: place_id(spot), space }
            }
            Action::TakeBack(source) => match source {
                DrawSource::Circle(circle) => Self::TakeBack { place: Some(circle.id()), player: None },
                DrawSource::Prison => Self::TakeBack { place: Some(place_id(Spot::Prison)), player: None },
                DrawSource::Board(seat) => Self::TakeBack { place: None, player: Some(name(seat)) },
            },
            Action::Mine(resource) => Self::Mine { resource },
            Action::Trade(trade) => Self::Trade(TradeOut::new(trade)),
            Action::Hire { slot, discard } => Self::Hire { row: at(slot).0, column: at(slot).1, discard },
            Action::DrawBuildings => Self::DrawBuildings,
            Action::Capture { circle, colour } => Self::Capture { place: circle.id(), player: name(colour) },
            Action::Guard(guard) => Self::Guard { guard },
            Action::ReleaseCaptured => Self::ReleaseCaptured,
            Action::ReleasePrisoners => Self::ReleasePrison,
            Action::Keep(building) => Self::Keep { building },
            Action::Construct(building) => Self::Construct { building },
            Action::Pay(bundle) => Self::Pay { goods: Bundle(bundle) },
            Action::Advance(bundle) => Self::Advance { goods: Bundle(bundle) },
            Action::Discard(building) => Self::Discard { building },
            Action::Take(resource) => Self::Take { resource },
            Action::Dismiss(apprentice) => Self::Dismiss { apprentice },
            Action::Destroy => Self::DestroyDebt,
            Action::PayInstead => Self::PayInstead,
            Action::Free => Self::Free,
            Action::Accept => Self::Accept,
            Action::Stop => Self::Stop,
            Action::ShowSide(side) => Self::Market { goods: Bundle(side.goods()) },
            Action::TurnOver(card) => Self::TurnOver { card: card.number() },
            Action::Reshuffle => Self::Reshuffle,
            Action::Show { slot, apprentice } => {
                Self::Apprentice { row: at(slot).0, column: at(slot).1, apprentice }
            }
            Action::Cast { seat, character } => Self::Character { player: name(seat), character },
            Action::Start(seat) => Self::Start { player: name(seat) },
            Action::Draw { seat, card } => Self::Draw { player: name(seat), building: card },
            Action::Reward(card) => Self::Reward { reward: card.number() },
        }
    }
}
