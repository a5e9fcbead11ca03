//! Reading the set-up and the events of Norenberc.

use super::planning_id;
use crate::game::{Actor, Event, Seat};
use crate::norenberc::components::{GOODS_PER_GUILD, HIGHEST_VALUE, LOWEST_VALUE};
use crate::norenberc::{
    Action, Bench, Craftsman, Good, Goods, Guild, Norenberc, Planning, Refusal, Setup, Spot, Tile, Townsman,
    Window,
};
use crate::storage::input::{Allowed, Field, FoundInput, InputError, Object};
use crate::storage::norenberc::box_file::box_from;
use crate::storage::norenberc::favorites_sheet::read_order;
use crate::storage::record::{Laid, read_actor};

pub(super) fn read_setup(object: &Object, players: &[String]) -> Result<Laid<Norenberc>, InputError> {
    let planning = match object.get("planning") {
        Some(field) => field.one_of([Planning::Cards, Planning::Counts], planning_id)?,
        None => Planning::Cards,
    };
    let tiles = box_from(&object.need("box"))?;
    let setup = Setup::new(players.len() as u8, tiles).with_planning(planning);
    read_layout(object, players, setup)
}

/// Turns the layout into the first events, with the first place where something is missing; nothing may follow it.
fn read_layout(object: &Object, players: &[String], setup: Setup) -> Result<Laid<Norenberc>, InputError> {
    let guilds: Vec<_> = setup.guilds().collect();
    let ids: Vec<_> = guilds.iter().map(|guild| guild.id()).collect();
    let mut layout = Layout(Laid { setup, events: Vec::new(), hole: None });
    let field = object.need("turn_order");
    if field.is_missing() {
        layout.0.hole = Some(field.error(FoundInput::Nothing, Allowed::EachPlayerOnce));
    } else {
        let mut order = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4)];
        for (place, player) in order.iter_mut().zip(read_order(object, "turn_order", players)?) {
            *place = Seat(player as u8);
        }
        layout.add(&field, Action::Order(order));
    }
    let workshops = object.get("workshops").map(|field| field.object(&ids)).transpose()?;
    for &guild in &guilds {
        let field = workshops.as_ref().map_or_else(|| object.need("workshops"), |all| all.need(guild.id()));
        for (tile, bench) in layout.list(&field, Bench::ALL.len())?.iter().zip(Bench::ALL) {
            let Craftsman { value, agent, .. } = read_craftsman(tile, &[guild])?;
            layout.add(tile, Action::Settle { guild, bench, value, agent });
        }
    }
    let lodgings = object.get("lodgings").map(|field| field.object(&ids)).transpose()?;
    let windows = &Window::ALL[1..];
    for &guild in &guilds {
        let field = lodgings.as_ref().map_or_else(|| object.need("lodgings"), |all| all.need(guild.id()));
        for (tile, &window) in layout.list(&field, windows.len())?.iter().zip(windows) {
            layout.add(tile, Action::Lodge { guild, window, tile: read_tile(tile, &guilds)? });
        }
    }
    Ok(layout.0)
}

struct Layout(Laid<Norenberc>);

impl Layout {
    fn add(&mut self, field: &Field, action: Action) {
        self.0.events.push((Event { actor: Actor::Nature, action }, field.path().to_owned()));
    }

    /// The tiles of a house, as many as are laid out.
    fn list<'b>(&mut self, field: &Field<'b>, full: usize) -> Result<Vec<Field<'b>>, InputError> {
        let tiles = if field.is_missing() { Vec::new() } else { field.list_of(0, full)? };
        if let Some(hole) = self.0.hole.clone().filter(|_| !tiles.is_empty()) {
            return Err(hole);
        }
        if tiles.len() < full && self.0.hole.is_none() {
            self.0.hole = Some(field.error(FoundInput::Count(tiles.len()), Allowed::Exactly(full)));
        }
        Ok(tiles)
    }
}

fn read_tile(field: &Field, guilds: &[Guild]) -> Result<Tile, InputError> {
    if field.is_text() {
        field.one_of(Townsman::ALL, Townsman::id).map(Tile::Townsman)
    } else {
        read_craftsman(field, guilds).map(Tile::Craftsman)
    }
}

fn read_craftsman(field: &Field, guilds: &[Guild]) -> Result<Craftsman, InputError> {
    let object = field.object(&["guild", "value", "agent"])?;
    Ok(Craftsman {
        guild: object.need("guild").one_of(guilds.iter().copied(), Guild::id)?,
        value: object.need("value").whole(LOWEST_VALUE, HIGHEST_VALUE)?,
        agent: object.need("agent").boolean()?,
    })
}

pub(super) fn read_event(
    field: &Field,
    players: &[String],
) -> Result<(Actor, Result<Action, Refusal>), InputError> {
    let any = field.any_object()?;
    let verb = any.need("action");
    let verb = verb.one_of(Verb::ALL, Verb::id)?;
    let mut keys = vec!["actor", "action"];
    keys.extend(verb.keys());
    let event = EventIn { object: field.object(&keys)?, players };
    let actor = read_actor(&event.object, players)?;
    Ok((actor, event.action(verb)?))
}

struct EventIn<'a> {
    object: Object<'a>,
    players: &'a [String],
}

impl EventIn<'_> {
    /// The action, or why there is none although everything in it is known: a set that names something twice.
    fn action(&self, verb: Verb) -> Result<Result<Action, Refusal>, InputError> {
        Ok(Ok(match verb {
            Verb::Plan => {
                let guilds = self.each("guilds", |field| field.one_of(Guild::ALL, Guild::id))?;
                if let Some(guild) = repeated(&guilds) {
                    return Ok(Err(Refusal::RepeatedCard { guild }));
                }
                Action::Plan(guilds.into_iter().collect())
            }
            Verb::Seal => Action::Seal(self.object.need("cards").whole(0, u8::MAX)?),
            Verb::Pass => Action::Pass,
            Verb::Sell => Action::Sell {
                guild: self.guild()?,
                count: self.object.need("count").whole(0, GOODS_PER_GUILD)?,
            },
            Verb::Buy => Action::Buy { guild: self.guild()?, goods: self.goods()? },
            Verb::Nothing => Action::Nothing { guild: self.guild()? },
            Verb::Recruit => Action::Recruit { guild: self.guild()?, window: self.window("window")? },
            Verb::Pay => Action::Pay(self.goods()?),
            Verb::Rob => {
                Action::Rob { victim: self.seat_at(&self.object.need("victim"))?, goods: self.goods()? }
            }
            Verb::Swap => Action::swap(self.spot("first")?, self.spot("second")?),
            Verb::Decline => Action::Decline,
            Verb::Peddle => Action::Peddle(self.object.need("good").one_of(Good::ALL, Good::id)?),
            Verb::PlaceMayor => Action::PlaceMayor(self.guild()?),
            Verb::GoFirst => Action::GoFirst,
            Verb::Stay => Action::Stay,
            Verb::Reveal => Action::Lodge {
                guild: self.guild()?,
                window: self.window("window")?,
                tile: read_tile(&self.object.need("tile"), &Guild::ALL)?,
            },
            Verb::RevealCards => {
                let seats = self.each("players", |field| self.seat_at(field))?;
                if let Some(seat) = repeated(&seats) {
                    return Ok(Err(Refusal::RepeatedPlayer { seat }));
                }
                Action::Reveal { guild: self.guild()?, seats: seats.into_iter().collect() }
            }
        }))
    }

    fn each<T>(
        &self,
        key: &'static str,
        read: impl Fn(&Field) -> Result<T, InputError>,
    ) -> Result<Vec<T>, InputError> {
        self.object.need(key).list()?.iter().map(read).collect()
    }

    fn guild(&self) -> Result<Guild, InputError> {
        self.object.need("guild").one_of(Guild::ALL, Guild::id)
    }

    fn seat_at(&self, field: &Field) -> Result<Seat, InputError> {
        let player = field.name_among(self.players)?;
        let seat = Seat(player as u8);
        Ok(seat)
    }

    fn window(&self, key: &'static str) -> Result<Window, InputError> {
        read_window(&self.object.need(key))
    }

    fn goods(&self) -> Result<Goods, InputError> {
        let object = self.object.need("goods").object(&Good::ALL.map(Good::id))?;
        let mut goods = Goods::NONE;
        for good in Good::ALL {
            if let Some(count) = object.get(good.id()) {
                goods += Goods::of(good, count.whole(1, GOODS_PER_GUILD)?);
            }
        }
        Ok(goods)
    }

    fn spot(&self, key: &'static str) -> Result<Spot, InputError> {
        let field = self.object.need(key);
        let spot = field.object(&["guild", "workshop", "lodgings"])?;
        let guild = spot.need("guild").one_of(Guild::ALL, Guild::id)?;
        match (spot.get("workshop"), spot.get("lodgings")) {
            (Some(bench), None) => {
                let number = bench.whole(1, 5)?;
                Ok(Spot::Workshop(guild, Bench::new(number).expect("1 to 5")))
            }
            (None, Some(window)) => Ok(Spot::Lodgings(guild, read_window(&window)?)),
            (None, None) => Err(spot.need("workshop").whole(1, 5).expect_err("it is not there")),
            (Some(_), Some(extra)) => {
                Err(extra
                    .error(FoundInput::Value("lodgings".into()), Allowed::Keys(vec!["guild", "workshop"])))
            }
        }
    }
}

fn repeated<T: PartialEq + Copy>(items: &[T]) -> Option<T> {
    items.iter().enumerate().find(|(index, item)| items[..*index].contains(item)).map(|(_, item)| *item)
}

fn read_window(field: &Field) -> Result<Window, InputError> {
    field.whole(1u8, 4).map(|number| Window::new(number).expect("1 to 4"))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verb {
    Plan,
    Seal,
    Pass,
    Sell,
    Buy,
    Nothing,
    Recruit,
    Pay,
    Rob,
    Swap,
    Decline,
    Peddle,
    PlaceMayor,
    GoFirst,
    Stay,
    Reveal,
    RevealCards,
}

impl Verb {
    const ALL: [Self; 17] = [
        Self::Plan,
        Self::Seal,
        Self::Pass,
        Self::Sell,
        Self::Buy,
        Self::Nothing,
        Self::Recruit,
        Self::Pay,
        Self::Rob,
        Self::Swap,
        Self::Decline,
        Self::Peddle,
        Self::PlaceMayor,
        Self::GoFirst,
        Self::Stay,
        Self::Reveal,
        Self::RevealCards,
    ];

    const fn id(self) -> &'static str {
        self.form().0
    }

    const fn keys(self) -> &'static [&'static str] {
        self.form().1
    }

    /// The name and the keys beside `actor` and `action`.
    const fn form(self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::Plan => ("plan", &["guilds"]),
            Self::Seal => ("seal", &["cards"]),
            Self::Pass => ("pass", &[]),
            Self::Sell => ("sell", &["guild", "count"]),
            Self::Buy => ("buy", &["guild", "goods"]),
            Self::Nothing => ("nothing", &["guild"]),
            Self::Recruit => ("recruit", &["guild", "window"]),
            Self::Pay => ("pay", &["goods"]),
            Self::Rob => ("rob", &["victim", "goods"]),
            Self::Swap => ("swap", &["first", "second"]),
            Self::Decline => ("decline", &[]),
            Self::Peddle => ("peddle", &["good"]),
            Self::PlaceMayor => ("place-mayor", &["guild"]),
            Self::GoFirst => ("go-first", &[]),
            Self::Stay => ("stay", &[]),
            Self::Reveal => ("reveal", &["guild", "window", "tile"]),
            Self::RevealCards => ("reveal-cards", &["guild", "players"]),
        }
    }
}
