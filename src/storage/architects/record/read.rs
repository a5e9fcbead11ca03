//! Reading the set-up and the events of Architects.

use super::write::place_id;
use crate::architects::components::COLUMNS;
use crate::architects::components::ROWS;
use crate::architects::{
    Action, Apprentice, Architects, Building, Character, Circle, Conspirator, DrawSource, Goods, Guard,
    Hands, MARKET_CARDS, MarketCard, REWARD_CARDS, Refusal, Resource, RewardCard, Setup, SetupError, Slot,
    SmallSide, Space, Spot, Trade,
};
use crate::game::{Actor, Seat};
use crate::storage::input::{Allowed, Field, FoundInput, InputError, Object};
use crate::storage::record::{Laid, read_actor};

pub(super) fn read_setup(object: &Object, players: &[String]) -> Result<Laid<Architects>, InputError> {
    let mut setup = Setup::new(players.len() as u8);
    if object.get("promo").map_or(Ok(false), |field| field.boolean())? {
        setup = setup.with_promo();
    }
    if let Some(field) = object.get("conspirator") {
        setup = setup.with_conspirator(field.one_of(Conspirator::ALL, Conspirator::id)?);
    }
    if let Some(field) = object.get("hands") {
        setup = setup.with_hands(field.one_of(Hands::ALL, Hands::id)?);
    }
    if let Some(field) = object.get("characters") {
        setup = read_characters(setup, &field)?;
    }
    Ok(Laid { setup, events: Vec::new(), hole: None })
}

/// Nobody, whoever is dealt, or one for each player (X60).
fn read_characters(setup: Setup, field: &Field) -> Result<Setup, InputError> {
    if field.is_text() {
        return Ok(match field.one_of(["none", "dealt"], |it| it)? {
            "dealt" => setup.with_dealt_characters(),
            _ => setup,
        });
    }
    let fields = field.list()?;
    let characters = fields
        .iter()
        .map(|field| field.one_of(setup.characters().iter().copied(), Character::id))
        .collect::<Result<Vec<_>, _>>()?;
    setup.with_characters(&characters).map_err(|error| match error {
        SetupError::Count { named, players } => {
            field.error(FoundInput::Count(named), Allowed::Exactly(players.into()))
        }
        SetupError::Twice(character) | SetupError::Promo(character) => {
            let at = characters.iter().rposition(|it| *it == character).unwrap_or_default();
            fields[at].error(FoundInput::Repeated(character.id().to_owned()), Allowed::Once)
        }
    })
}

pub(super) fn read_event(
    field: &Field,
    players: &[String],
) -> Result<(Actor, Result<Action, Refusal>), InputError> {
    let verb = field.any_object()?.need("action").one_of(Verb::ALL, Verb::id)?;
    let mut keys = vec!["actor", "action"];
    keys.extend(verb.form().1);
    let event = EventIn { object: field.object(&keys)?, players };
    let actor = read_actor(&event.object, players)?;
    Ok((actor, Ok(event.action(verb)?)))
}

struct EventIn<'a> {
    object: Object<'a>,
    players: &'a [String],
}

impl EventIn<'_> {
    fn action(&self, verb: Verb) -> Result<Action, InputError> {
        Ok(match verb {
            Verb::Pick => Action::Pick(self.card()?),
            Verb::Place => Action::Place(self.spot()?),
            Verb::TakeBack => Action::TakeBack(self.source()?),
            Verb::Mine => Action::Mine(self.resource()?),
            Verb::Trade => Action::Trade(self.trade()?),
            Verb::Hire => Action::Hire {
                slot: self.slot()?,
                discard: self.object.get("discard").map(|field| apprentice(&field)).transpose()?,
            },
            Verb::DrawBuildings => Action::DrawBuildings,
            Verb::Capture => Action::Capture {
                circle: self.object.need("place").one_of(Circle::ALL, Circle::id)?,
                colour: self.seat()?,
            },
            Verb::Guard => Action::Guard(self.object.need("guard").one_of(Guard::ALL, Guard::id)?),
            Verb::ReleaseCaptured => Action::ReleaseCaptured,
            Verb::ReleasePrison => Action::ReleasePrisoners,
            Verb::Keep => Action::Keep(self.card()?),
            Verb::Construct => {
                Action::Construct(self.object.need("building").one_of(Building::ALL, Building::id)?)
            }
            Verb::Pay => Action::Pay(self.goods()?),
            Verb::Advance => Action::Advance(self.goods()?),
            Verb::Discard => Action::Discard(self.card()?),
            Verb::Take => Action::Take(self.resource()?),
            Verb::Dismiss => Action::Dismiss(apprentice(&self.object.need("apprentice"))?),
            Verb::DestroyDebt => Action::Destroy,
            Verb::PayInstead => Action::PayInstead,
            Verb::Free => Action::Free,
            Verb::Accept => Action::Accept,
            Verb::Stop => Action::Stop,
            Verb::Market => Action::ShowSide(self.side()?),
            Verb::TurnOver => {
                let number = self.object.need("card").whole(1, MARKET_CARDS)?;
                Action::TurnOver(MarketCard::new(number).expect("1 to 10"))
            }
            Verb::Reshuffle => Action::Reshuffle,
            Verb::Apprentice => {
                Action::Show { slot: self.slot()?, apprentice: apprentice(&self.object.need("apprentice"))? }
            }
            Verb::Character => Action::Cast {
                seat: self.seat()?,
                character: self.object.need("character").one_of(Character::ALL, Character::id)?,
            },
            Verb::Start => Action::Start(self.seat()?),
            Verb::Draw => Action::Draw { seat: self.seat()?, card: self.card()? },
            Verb::Reward => {
                let number = self.object.need("reward").whole(1, REWARD_CARDS)?;
                Action::Reward(RewardCard::new(number).expect("1 to 11"))
            }
        })
    }

    /// A building, or `null` where it is not named.
    fn card(&self) -> Result<Option<Building>, InputError> {
        let field = self.object.need("building");
        if field.is_null() { Ok(None) } else { field.one_of(Building::ALL, Building::id).map(Some) }
    }

    fn resource(&self) -> Result<Resource, InputError> {
        self.object.need("resource").one_of(Resource::ALL, Resource::id)
    }

    fn seat(&self) -> Result<Seat, InputError> {
        Ok(Seat(self.object.need("player").name_among(self.players)? as u8))
    }

    fn slot(&self) -> Result<Slot, InputError> {
        let row = self.object.need("row").whole(1, ROWS as u8)?;
        let column = self.object.need("column").whole(1, COLUMNS as u8)?;
        Ok(Slot::new(row, column).expect("a place of the display"))
    }

    fn spot(&self) -> Result<Spot, InputError> {
        // The black market is three places of the engine and one of the board.
        let one_each = |spot: &Spot| !matches!(spot, Spot::Market(Space::Middle | Space::Large));
        let spots = Spot::ALL.into_iter().filter(one_each);
        let spot = self.object.need("place").one_of(spots, place_id)?;
        if let Spot::Market(_) = spot {
            return self.object.need("space").one_of(Space::ALL, Space::id).map(Spot::Market);
        }
        match self.object.get("space") {
            Some(extra) => Err(extra.error(extra.found(), Allowed::Keys(vec!["actor", "action", "place"]))),
            None => Ok(spot),
        }
    }

    fn source(&self) -> Result<DrawSource, InputError> {
        match (self.object.get("place"), self.object.get("player")) {
            (None, Some(player)) => Ok(DrawSource::Board(Seat(player.name_among(self.players)? as u8))),
            (Some(_), Some(player)) => {
                let keys = vec!["actor", "action", "place"];
                Err(player.error(player.found(), Allowed::Keys(keys)))
            }
            (_, None) => {
                let sources = Circle::ALL.map(DrawSource::Circle).into_iter().chain([DrawSource::Prison]);
                let id = |source| match source {
                    DrawSource::Circle(circle) => circle.id(),
                    DrawSource::Prison | DrawSource::Board(_) => place_id(Spot::Prison),
                };
                self.object.need("place").one_of(sources, id)
            }
        }
    }

    fn trade(&self) -> Result<Trade, InputError> {
        if let Some(field) = self.object.get("apprentice") {
            let more = ["for", "goods"].into_iter().find_map(|key| self.object.get(key));
            return match more {
                Some(more) => {
                    let keys = vec!["actor", "action", "apprentice"];
                    Err(more.error(more.found(), Allowed::Keys(keys)))
                }
                None => apprentice(&field).map(Trade::Own),
            };
        }
        let trade = self.object.need("for").one_of(["virtue", "marble"], |it| it)?;
        let goods = self.goods()?;
        Ok(if trade == "virtue" { Trade::Virtue(goods) } else { Trade::Marble(goods) })
    }

    fn goods(&self) -> Result<Goods, InputError> {
        let object = self.object.need("goods").object(&Resource::ALL.map(Resource::id))?;
        let mut goods = Goods::NONE;
        for resource in Resource::ALL {
            if let Some(count) = object.get(resource.id()) {
                goods = goods.with(resource, count.whole(1, u8::MAX)?);
            }
        }
        Ok(goods)
    }

    /// The side of a market card by what it shows.
    fn side(&self) -> Result<SmallSide, InputError> {
        let goods = self.goods()?;
        SmallSide::ALL.into_iter().find(|side| side.goods() == goods).ok_or_else(|| {
            let field = self.object.need("goods");
            let words = |goods: Goods| {
                let bundles: Vec<_> =
                    goods.iter().map(|(it, count)| format!("{count} {}", it.id())).collect();
                bundles.join(" + ")
            };
            let sides = SmallSide::ALL.map(|side| words(side.goods())).to_vec();
            field.error(FoundInput::Value(words(goods)), Allowed::OneOf(sides))
        })
    }
}

fn apprentice(field: &Field) -> Result<Apprentice, InputError> {
    field.one_of(Apprentice::ALL, Apprentice::id)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verb {
    Pick,
    Place,
    TakeBack,
    Mine,
    Trade,
    Hire,
    DrawBuildings,
    Capture,
    Guard,
    ReleaseCaptured,
    ReleasePrison,
    Keep,
    Construct,
    Pay,
    Advance,
    Discard,
    Take,
    Dismiss,
    DestroyDebt,
    PayInstead,
    Free,
    Accept,
    Stop,
    Market,
    TurnOver,
    Reshuffle,
    Apprentice,
    Character,
    Start,
    Draw,
    Reward,
}

impl Verb {
    const ALL: [Self; 31] = [
        Self::Pick,
        Self::Place,
        Self::TakeBack,
        Self::Mine,
        Self::Trade,
        Self::Hire,
        Self::DrawBuildings,
        Self::Capture,
        Self::Guard,
        Self::ReleaseCaptured,
        Self::ReleasePrison,
        Self::Keep,
        Self::Construct,
        Self::Pay,
        Self::Advance,
        Self::Discard,
        Self::Take,
        Self::Dismiss,
        Self::DestroyDebt,
        Self::PayInstead,
        Self::Free,
        Self::Accept,
        Self::Stop,
        Self::Market,
        Self::TurnOver,
        Self::Reshuffle,
        Self::Apprentice,
        Self::Character,
        Self::Start,
        Self::Draw,
        Self::Reward,
    ];

    const fn id(self) -> &'static str {
        self.form().0
    }

    /// The name and the keys beside `actor` and `action`.
    const fn form(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::Pick => ("pick", &["building"]),
            Self::Place => ("place", &["place", "space"]),
            Self::TakeBack => ("take-back", &["place", "player"]),
            Self::Mine => ("mine", &["resource"]),
            Self::Trade => ("trade", &["for", "goods", "apprentice"]),
            Self::Hire => ("hire", &["row", "column", "discard"]),
            Self::DrawBuildings => ("draw-buildings", &[]),
            Self::Capture => ("capture", &["place", "player"]),
            Self::Guard => ("guard", &["guard"]),
            Self::ReleaseCaptured => ("release-captured", &[]),
            Self::ReleasePrison => ("release-prison", &[]),
            Self::Keep => ("keep", &["building"]),
            Self::Construct => ("construct", &["building"]),
            Self::Pay => ("pay", &["goods"]),
            Self::Advance => ("advance", &["goods"]),
            Self::Discard => ("discard", &["building"]),
            Self::Take => ("take", &["resource"]),
            Self::Dismiss => ("dismiss", &["apprentice"]),
            Self::DestroyDebt => ("destroy-debt", &[]),
            Self::PayInstead => ("pay-instead", &[]),
            Self::Free => ("free", &[]),
            Self::Accept => ("accept", &[]),
            Self::Stop => ("stop", &[]),
            Self::Market => ("market", &["goods"]),
            Self::TurnOver => ("turn-over", &["card"]),
            Self::Reshuffle => ("reshuffle", &[]),
            Self::Apprentice => ("apprentice", &["row", "column", "apprentice"]),
            Self::Character => ("character", &["player", "character"]),
            Self::Start => ("start", &["player"]),
            Self::Draw => ("draw", &["player", "building"]),
            Self::Reward => ("reward", &["reward"]),
        }
    }
}
