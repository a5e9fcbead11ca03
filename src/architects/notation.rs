//! One line of text for every action: for test files, for bug reports, for reading a game without the program.
//!
//! Players are named by words without blanks, everything else by its id in data. A card that is not named is `?`; a place
//! of the display is `row-column`, such as `2-4`.
//!
//! ```
//! use guildhall::architects::notation;
//! let names = ["Red", "Blue"];
//! let action = notation::parse("capture forest Blue", &names).unwrap();
//! assert_eq!(notation::write(action, &names), "capture forest Blue");
//! ```

use super::action::{Action, DrawSource, Guard, Slot, Trade};
use super::cards::apprentices::Apprentice;
use super::cards::buildings::Building;
use super::cards::market_cards::{MarketCard, RewardCard, SmallSide};
use super::components::{Character, Circle, Resource, Spot};
use super::goods::bundle::Goods;
use crate::game::{NotationError, Seat, Words};

/// Writes an action.
pub fn write(action: Action, names: &[&str]) -> String {
    let name = |seat: Seat| names.get(seat.index()).copied().unwrap_or("?");
    let card = |card: Option<Building>| card.map_or("?", Building::id);
    match action {
        Action::Pick(it) => format!("pick {}", card(it)),
        Action::Place(spot) => format!("place {}", spot.id()),
        Action::TakeBack(DrawSource::Circle(circle)) => format!("take-back {}", circle.id()),
        Action::TakeBack(DrawSource::Prison) => "take-back prison".into(),
        Action::TakeBack(DrawSource::Board(seat)) => format!("take-back from {}", name(seat)),
        Action::Mine(resource) => format!("mine {}", resource.id()),
        Action::Trade(Trade::Virtue(bundle)) => format!("trade virtue{}", write_goods(bundle)),
        Action::Trade(Trade::Marble(bundle)) => format!("trade marble{}", write_goods(bundle)),
        Action::Trade(Trade::Own(apprentice)) => format!("trade {}", apprentice.id()),
        Action::Hire { slot, discard: None } => format!("hire {}", write_slot(slot)),
        Action::Hire { slot, discard: Some(own) } => format!("hire {} for {}", write_slot(slot), own.id()),
        Action::DrawBuildings => "draw-buildings".into(),
        Action::Capture { circle, colour } => format!("capture {} {}", circle.id(), name(colour)),
        Action::Guard(guard) => format!("guard {}", guard.id()),
        Action::ReleaseCaptured => "release captured".into(),
        Action::ReleasePrisoners => "release prison".into(),
        Action::Keep(it) => format!("keep {}", card(it)),
        Action::Construct(building) => format!("construct {}", building.id()),
        Action::Pay(bundle) => format!("pay{}", write_goods(bundle)),
        Action::Advance(bundle) => format!("advance{}", write_goods(bundle)),
        Action::Discard(it) => format!("discard {}", card(it)),
        Action::Take(resource) => format!("take {}", resource.id()),
        Action::Dismiss(apprentice) => format!("dismiss {}", apprentice.id()),
        Action::Destroy => "destroy".into(),
        Action::PayInstead => "pay-instead".into(),
        Action::Free => "free".into(),
        Action::Accept => "accept".into(),
        Action::Stop => "stop".into(),
        Action::ShowSide(side) => format!("side {}", side.id()),
        Action::TurnOver(card) => format!("turn-over {}", card.number()),
        Action::Reshuffle => "reshuffle".into(),
        Action::Show { slot, apprentice } => format!("show {} {}", write_slot(slot), apprentice.id()),
        Action::Cast { seat, character } => format!("cast {} {}", name(seat), character.id()),
        Action::Start(seat) => format!("start {}", name(seat)),
        Action::Draw { seat, card: it } => format!("draw {} {}", name(seat), card(it)),
        Action::Reward(card) => format!("reward {}", card.number()),
    }
}

fn write_slot(slot: Slot) -> String {
    format!("{}-{}", slot.row(), slot.column())
}

fn write_goods(bundle: Goods) -> String {
    bundle.iter().fold(String::new(), |line, (it, count)| line + &format!(" {count} {}", it.id()))
}

/// Reads an action.
///
/// # Errors
/// Names the first word that does not fit.
pub fn parse(text: &str, names: &[&str]) -> Result<Action, NotationError> {
    let words = &mut Words::new(text, names);
    let verb = words.next("a verb")?;
    let action = match verb {
        "pick" => Action::Pick(card(words)?),
        "place" => Action::Place(spot(words)?),
        "take-back" => Action::TakeBack(source(words)?),
        "mine" => Action::Mine(resource(words)?),
        "trade" => Action::Trade(trade(words)?),
        "hire" => Action::Hire { slot: slot(words)?, discard: exchanged(words)? },
        "draw-buildings" => Action::DrawBuildings,
        "capture" => Action::Capture { circle: circle(words)?, colour: words.seat()? },
        "guard" => Action::Guard(words.read("an action at the guardhouse", Guard::from_id)?),
        "release" => words.read("captured or prison", |word| match word {
            "captured" => Some(Action::ReleaseCaptured),
            "prison" => Some(Action::ReleasePrisoners),
            _ => None,
        })?,
        "keep" => Action::Keep(card(words)?),
        "construct" => Action::Construct(words.read("a building", Building::from_id)?),
        "pay" => Action::Pay(goods(words)?),
        "advance" => Action::Advance(goods(words)?),
        "discard" => Action::Discard(card(words)?),
        "take" => Action::Take(resource(words)?),
        "dismiss" => Action::Dismiss(apprentice(words)?),
        "destroy" => Action::Destroy,
        "pay-instead" => Action::PayInstead,
        "free" => Action::Free,
        "accept" => Action::Accept,
        "stop" => Action::Stop,
        "side" => Action::ShowSide(words.read("a side of a market card", SmallSide::from_id)?),
        "turn-over" => Action::TurnOver(
            words.read("a market card, 1 to 10", |word| MarketCard::new(word.parse().ok()?))?,
        ),
        "reshuffle" => Action::Reshuffle,
        "show" => Action::Show { slot: slot(words)?, apprentice: apprentice(words)? },
        "cast" => {
            Action::Cast { seat: words.seat()?, character: words.read("a character", Character::from_id)? }
        }
        "start" => Action::Start(words.seat()?),
        "draw" => Action::Draw { seat: words.seat()?, card: card(words)? },
        "reward" => {
            Action::Reward(words.read("a reward, 1 to 11", |word| RewardCard::new(word.parse().ok()?))?)
        }
        other => return Err(NotationError { expected: "a verb", found: other.into() }),
    };
    words.end(action)
}

fn card(words: &mut Words) -> Result<Option<Building>, NotationError> {
    words.read("a building or ?", |word| match word {
        "?" => Some(None),
        id => Building::from_id(id).map(Some),
    })
}

fn apprentice(words: &mut Words) -> Result<Apprentice, NotationError> {
    words.read("an apprentice", Apprentice::from_id)
}

fn circle(words: &mut Words) -> Result<Circle, NotationError> {
    words.read("a place with a large circle", Circle::from_id)
}

fn resource(words: &mut Words) -> Result<Resource, NotationError> {
    words.read("a resource", Resource::from_id)
}

fn spot(words: &mut Words) -> Result<Spot, NotationError> {
    words.read("a place", |word| Spot::ALL.into_iter().find(|&spot| spot.id() == word))
}

fn slot(words: &mut Words) -> Result<Slot, NotationError> {
    words.read("a place of the display, 1-1 to 2-4", |word| {
        let (row, column) = word.split_once('-')?;
        Slot::new(row.parse().ok()?, column.parse().ok()?)
    })
}

fn source(words: &mut Words) -> Result<DrawSource, NotationError> {
    if words.peek() == Some("from") {
        words.next("from")?;
        return Ok(DrawSource::Board(words.seat()?));
    }
    words.read("a place, prison, or from and a player", |word| match word {
        "prison" => Some(DrawSource::Prison),
        id => Circle::from_id(id).map(DrawSource::Circle),
    })
}

fn trade(words: &mut Words) -> Result<Trade, NotationError> {
    let word = words.next("virtue, marble or an apprentice")?;
    match word {
        "virtue" => Ok(Trade::Virtue(goods(words)?)),
        "marble" => Ok(Trade::Marble(goods(words)?)),
        id => Apprentice::from_id(id)
            .map(Trade::Own)
            .ok_or_else(|| NotationError { expected: "virtue, marble or an apprentice", found: id.into() }),
    }
}

fn exchanged(words: &mut Words) -> Result<Option<Apprentice>, NotationError> {
    if words.peek() != Some("for") {
        return Ok(None);
    }
    words.next("for")?;
    apprentice(words).map(Some)
}

fn goods(words: &mut Words) -> Result<Goods, NotationError> {
    let mut bundle = Goods::NONE;
    while words.peek().is_some() {
        let count = words.number()?;
        let resource = resource(words)?;
        if bundle.count(resource) > 0 {
            return Err(NotationError { expected: "another resource", found: resource.id().into() });
        }
        bundle = bundle.with(resource, count);
    }
    Ok(bundle)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_reads_back() {
        let names = ["Red", "Blue", "Yellow"];
        for line in [
            "pick well",
            "pick ?",
            "place quarry",
            "place kings-storehouse",
            "place market-small",
            "place guildhall",
            "place prison",
            "take-back mines",
            "take-back prison",
            "take-back from Blue",
            "mine gold",
            "trade virtue 1 clay 1 stone",
            "trade marble 2 wood 1 stone",
            "trade merchant-gold",
            "hire 2-4",
            "hire 1-1 for miner",
            "draw-buildings",
            "capture forest Yellow",
            "guard sell-captured",
            "guard release-captured-for-debt",
            "release captured",
            "release prison",
            "keep keep",
            "construct thieves-den",
            "pay 1 wood 2 stone",
            "advance 3 wood 1 stone",
            "discard ?",
            "discard castle",
            "take marble",
            "dismiss labourer",
            "destroy",
            "pay-instead",
            "free",
            "accept",
            "stop",
            "side stone-marble",
            "turn-over 10",
            "reshuffle",
            "show 2-3 squire-tiling",
            "cast Red ada",
            "start Yellow",
            "draw Blue ?",
            "draw Blue chapel",
            "reward 11",
        ] {
            let action = parse(line, &names).unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(write(action, &names), line);
        }
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let error = |line| parse(line, &["Red"]).unwrap_err();
        assert_eq!(error("dance").found, "dance");
        assert_eq!(error("hire 3-1").found, "3-1");
        assert_eq!(error("hire 1-1 for").expected, "an apprentice");
        assert_eq!(error("capture forest Green").found, "Green");
        assert_eq!(error("pay 300 wood").found, "300");
        assert_eq!(error("pay 1 wood 1 wood").expected, "another resource");
        assert_eq!(error("turn-over 11").expected, "a market card, 1 to 10");
        assert_eq!(error("stop now").expected, "the end of the line");
    }
}
