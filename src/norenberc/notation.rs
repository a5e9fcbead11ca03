//! One line of text for every action: for test files, for bug reports, for reading a game without the program.
//!
//! Players are named by words without blanks, everything else by its id in data. A craftsman is `brewers-4`, with
//! *agent+* `brewers-4+`; a spot is `brewers:bench-3` or `bakers:window-2`.
//!
//! ```
//! use guildhall::norenberc::notation;
//! let names = ["Blue", "Orange"];
//! let action = notation::parse("buy bakers 2 pastry 1 beer", &names).unwrap();
//! assert_eq!(notation::write(action, &names), "buy bakers 1 beer 2 pastry");
//! ```

use super::action::{Action, Spot};
use super::components::{Bench, Craftsman, GOODS_PER_GUILD, Good, Guild, Tile, Townsman, Window};
use super::goods::Goods;
use crate::game::{NotationError, Seat, Words};

/// Writes an action.
pub fn write(action: Action, names: &[&str]) -> String {
    let name = |seat: Seat| names.get(seat.index()).copied().unwrap_or("?");
    let named = |seats: &mut dyn Iterator<Item = Seat>| words(seats.map(name));
    match action {
        Action::Plan(cards) => {
            format!("plan{}", words(cards.iter().map(Guild::id)))
        }
        Action::Seal(cards) => format!("seal {cards}"),
        Action::Pass => "pass".into(),
        Action::Sell { guild, count } => format!("sell {} {count}", guild.id()),
        Action::Buy { guild, goods } => format!("buy {}{}", guild.id(), write_goods(goods)),
        Action::Recruit { guild, window } => format!("recruit {} {}", guild.id(), window.number()),
        Action::Nothing { guild } => format!("nothing {}", guild.id()),
        Action::Pay(goods) => format!("pay{}", write_goods(goods)),
        Action::Rob { victim, goods } => format!("rob {}{}", name(victim), write_goods(goods)),
        Action::Swap(one, other) => format!("swap {} {}", write_spot(one), write_spot(other)),
        Action::Decline => "decline".into(),
        Action::Peddle(good) => format!("peddle {}", good.id()),
        Action::PlaceMayor(guild) => format!("mayor {}", guild.id()),
        Action::GoFirst => "first".into(),
        Action::Stay => "stay".into(),
        Action::Order(order) => {
            format!("order{}", named(&mut order.into_iter().take(names.len())))
        }
        Action::Settle { guild, bench, value, agent } => {
            format!("settle {} {} {value}{}", guild.id(), bench.number(), plus(agent))
        }
        Action::Lodge { guild, window, tile } => {
            format!("lodge {} {} {}", guild.id(), window.number(), write_tile(tile))
        }
        Action::Reveal { guild, seats } => {
            format!("reveal {}{}", guild.id(), named(&mut seats.iter()))
        }
    }
}

/// Joins words, each with a blank before it.
fn words(words: impl Iterator<Item = impl AsRef<str>>) -> String {
    words.fold(String::new(), |line, word| line + " " + word.as_ref())
}

fn plus(agent: bool) -> &'static str {
    if agent { "+" } else { "" }
}

fn write_goods(goods: Goods) -> String {
    words(goods.iter().map(|(good, count)| format!("{count} {}", good.id())))
}

/// Writes a tile.
pub fn write_tile(tile: Tile) -> String {
    match tile {
        Tile::Craftsman(it) => format!("{}-{}{}", it.guild.id(), it.value, plus(it.agent)),
        Tile::Townsman(townsman) => townsman.id().into(),
    }
}

fn write_spot(spot: Spot) -> String {
    match spot {
        Spot::Workshop(guild, bench) => format!("{}:bench-{}", guild.id(), bench.number()),
        Spot::Lodgings(guild, window) => format!("{}:window-{}", guild.id(), window.number()),
    }
}

/// Reads an action.
///
/// # Errors
/// Names the first word that does not fit.
pub fn parse(text: &str, names: &[&str]) -> Result<Action, NotationError> {
    let words = &mut Words::new(text, names);
    let verb = words.next("a verb")?;
    let action = match verb {
        "plan" => Action::Plan(words.all(guild)?.into_iter().collect()),
        "seal" => Action::Seal(words.number()?),
        "pass" => Action::Pass,
        "sell" => Action::Sell { guild: guild(words)?, count: words.number()? },
        "buy" => Action::Buy { guild: guild(words)?, goods: goods(words)? },
        "recruit" => Action::Recruit { guild: guild(words)?, window: window(words)? },
        "nothing" => Action::Nothing { guild: guild(words)? },
        "pay" => Action::Pay(goods(words)?),
        "rob" => Action::Rob { victim: words.seat()?, goods: goods(words)? },
        "swap" => Action::swap(spot(words)?, spot(words)?),
        "decline" => Action::Decline,
        "peddle" => Action::Peddle(good(words)?),
        "mayor" => Action::PlaceMayor(guild(words)?),
        "first" => Action::GoFirst,
        "stay" => Action::Stay,
        "order" => {
            let mut order = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];
            for (place, seat) in order.iter_mut().zip(words.all(Words::seat)?) {
                *place = seat;
            }
            Action::Order(order)
        }
        "settle" => {
            let (guild, bench) = (guild(words)?, bench(words)?);
            let (value, agent) = value(words)?;
            Action::Settle { guild, bench, value, agent }
        }
        "lodge" => Action::Lodge { guild: guild(words)?, window: window(words)?, tile: tile(words)? },
        "reveal" => {
            Action::Reveal { guild: guild(words)?, seats: words.all(Words::seat)?.into_iter().collect() }
        }
        other => {
            return Err(NotationError { expected: "a verb", found: other.into() });
        }
    };
    words.end(action)
}

fn guild(words: &mut Words) -> Result<Guild, NotationError> {
    words.read("a guild", Guild::from_id)
}

fn good(words: &mut Words) -> Result<Good, NotationError> {
    words.read("a good", Good::from_id)
}

fn window(words: &mut Words) -> Result<Window, NotationError> {
    words.read("a window, 1 to 4", |word| Window::new(word.parse().ok()?))
}

fn bench(words: &mut Words) -> Result<Bench, NotationError> {
    words.read("a place in the workshop, 1 to 5", |word| Bench::new(word.parse().ok()?))
}

fn value(words: &mut Words) -> Result<(u8, bool), NotationError> {
    words.read("a value", read_value)
}

fn goods(words: &mut Words) -> Result<Goods, NotationError> {
    let mut goods = Goods::NONE;
    for bundle in words.all(|words| Ok((words.number()?, good(words)?)))? {
        let (count, good) = bundle;
        if count > GOODS_PER_GUILD - goods.count(good) {
            return Err(NotationError { expected: "at most 12 goods", found: count.to_string() });
        }
        goods += Goods::of(good, count);
    }
    Ok(goods)
}

fn tile(words: &mut Words) -> Result<Tile, NotationError> {
    words.read("a tile", read_tile)
}

fn spot(words: &mut Words) -> Result<Spot, NotationError> {
    words.read("a spot", |word| {
        let (guild, place) = word.split_once(':')?;
        let guild = Guild::from_id(guild)?;
        match place.split_once('-')? {
            ("bench", number) => Bench::new(number.parse().ok()?).map(|bench| Spot::Workshop(guild, bench)),
            ("window", number) => {
                Window::new(number.parse().ok()?).map(|window| Spot::Lodgings(guild, window))
            }
            _ => None,
        }
    })
}

fn read_value(word: &str) -> Option<(u8, bool)> {
    let digits = word.strip_suffix('+').unwrap_or(word);
    Some((digits.parse().ok()?, digits != word))
}

fn read_tile(word: &str) -> Option<Tile> {
    if let Some(townsman) = Townsman::from_id(word) {
        return Some(Tile::Townsman(townsman));
    }
    let (guild, value) = word.split_once('-')?;
    let (value, agent) = read_value(value)?;
    Some(Tile::Craftsman(Craftsman { guild: Guild::from_id(guild)?, value, agent }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_reads_back() {
        let names = ["Blue", "Orange", "Yellow"];
        for line in [
            "plan brewers hatters",
            "seal 3",
            "pass",
            "sell brewers 2",
            "buy bakers 1 beer 2 pastry",
            "recruit tailors 4",
            "nothing bakers",
            "pay 2 beer 1 shoe",
            "rob Orange 1 cloth 1 hat",
            "swap brewers:bench-3 bakers:window-2",
            "decline",
            "peddle page",
            "mayor hatters",
            "first",
            "stay",
            "order Yellow Blue Orange",
            "settle brewers 5 3+",
            "lodge bakers 2 printers-7",
            "lodge bakers 2 printers-2+",
            "lodge bakers 2 tax-collector",
            "reveal shoemakers Blue Yellow",
        ] {
            let action = parse(line, &names).unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(write(action, &names), line);
        }
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let error = |line| parse(line, &["Blue"]).unwrap_err();
        assert_eq!(error("dance").found, "dance");
        assert_eq!(error("sell brewers").expected, "a number");
        assert_eq!(error("rob Green 1 beer").found, "Green");
        assert_eq!(error("buy bakers 13 beer").expected, "at most 12 goods");
        assert_eq!(error("pass now").expected, "the end of the line");
        assert_eq!(error("lodge bakers 5 mayor").expected, "a window, 1 to 4");
    }
}
