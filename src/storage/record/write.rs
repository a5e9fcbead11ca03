//! Writing a line of format 1.

use serde::Serialize;

use super::{FORMAT, Record, planning_id};
use crate::game::{Actor, Event, Seat, Table};
use crate::norenberc::{Action, Craftsman, Good, Goods, Guild, Norenberc, Setup, Spot, Tile};
use crate::storage::box_file::BoxReport;
use crate::storage::json::to_json;
use crate::storage::players::TITLE;
use crate::storage::score_sheet::ScoreReport;

impl Record {
    /// Writes the game as one line, without the line end. The result is that of the table.
    ///
    /// # Panics
    /// Never: everything in a record can be written.
    pub fn write(&self, table: &Table<Norenberc>) -> String {
        let (layout, events) = self.events.split_at(self.layout_len());
        let line = LineOut {
            format: FORMAT,
            game: TITLE,
            setup: SetupOut::new(self, layout),
            events: events.iter().map(|event| EventOut::new(&self.players, event)).collect(),
            scores: self.report(table),
        };
        to_json(&line)
    }

    /// How many of the events lay out the set-up; event 0 of the line comes after them.
    pub fn layout_len(&self) -> usize {
        self.events.iter().take_while(|event| is_layout(event)).count()
    }
}

/// One event as it stands in the list of a line.
///
/// # Panics
/// If the event is part of the layout, which is no list of events.
pub fn event_value(players: &[String], event: &Event<Action>) -> serde_json::Value {
    serde_json::to_value(EventOut::new(players, event)).expect("an event has only text keys")
}

/// Whether an event lays out the set-up. Guests that come later follow the first plan.
fn is_layout(event: &Event<Action>) -> bool {
    matches!(event.action, Action::Order(_) | Action::Settle { .. } | Action::Lodge { .. })
}

#[derive(Serialize)]
struct LineOut<'a> {
    format: i64,
    game: &'static str,
    setup: SetupOut<'a>,
    events: Vec<EventOut<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<ScoreReport>,
}

#[derive(Serialize)]
struct SetupOut<'a> {
    players: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    bots: Option<&'a [String]>,
    planning: &'static str,
    #[serde(rename = "box")]
    tiles: BoxReport,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn_order: Option<Vec<&'a str>>,
    workshops: ByGuild<Craftsman>,
    lodgings: ByGuild<Tile>,
}

/// What lies at each guild in play.
struct ByGuild<T>(Vec<(Guild, Vec<T>)>);

impl<T> ByGuild<T> {
    fn new(setup: &Setup) -> Self {
        Self(setup.guilds().map(|guild| (guild, Vec::new())).collect())
    }

    fn push(&mut self, guild: Guild, tile: T) {
        self.0[guild.index()].1.push(tile);
    }
}

impl<T: Serialize> Serialize for ByGuild<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(guild, tiles)| (guild.id(), tiles)))
    }
}

impl<'a> SetupOut<'a> {
    fn new(record: &'a Record, layout: &[Event<Action>]) -> Self {
        let mut out = Self {
            players: &record.players,
            bots: record.bots.as_deref(),
            planning: planning_id(record.setup.planning()),
            tiles: BoxReport::new(record.setup.tiles()),
            turn_order: None,
            workshops: ByGuild::new(&record.setup),
            lodgings: ByGuild::new(&record.setup),
        };
        for event in layout {
            if let Action::Order(order) = event.action {
                let seats = order.iter().take(record.players.len());
                out.turn_order = Some(seats.map(|&seat| name(&record.players, seat)).collect());
            } else if let Action::Settle { guild, value, agent, .. } = event.action {
                out.workshops.push(guild, Craftsman { guild, value, agent });
            } else if let Action::Lodge { guild, tile, .. } = event.action {
                out.lodgings.push(guild, tile);
            }
        }
        out
    }
}

fn name(players: &[String], seat: Seat) -> &str {
    &players[seat.index()]
}

#[derive(Serialize)]
struct EventOut<'a> {
    actor: Option<&'a str>,
    #[serde(flatten)]
    action: ActionOut<'a>,
}

#[derive(Serialize)]
#[serde(tag = "action", rename_all = "kebab-case")]
enum ActionOut<'a> {
    Plan { guilds: Vec<Guild> },
    Seal { cards: u8 },
    Pass,
    Sell { guild: Guild, count: u8 },
    Buy { guild: Guild, goods: Goods },
    Nothing { guild: Guild },
    Recruit { guild: Guild, window: u8 },
    Pay { goods: Goods },
    Rob { victim: &'a str, goods: Goods },
    Swap { first: SpotOut, second: SpotOut },
    Decline,
    Peddle { good: Good },
    PlaceMayor { guild: Guild },
    GoFirst,
    Stay,
    Reveal { guild: Guild, window: u8, tile: Tile },
    RevealCards { guild: Guild, players: Vec<&'a str> },
}

impl<'a> EventOut<'a> {
    fn new(players: &'a [String], event: &Event<Action>) -> Self {
        let actor = match event.actor {
            Actor::Seat(seat) => Some(name(players, seat)),
            Actor::Nature => None,
        };
        let action = match event.action {
            Action::Plan(cards) => ActionOut::Plan { guilds: cards.iter().collect() },
            Action::Seal(cards) => ActionOut::Seal { cards },
            Action::Pass => ActionOut::Pass,
            Action::Sell { guild, count } => ActionOut::Sell { guild, count },
            Action::Buy { guild, goods } => ActionOut::Buy { guild, goods },
            Action::Recruit { guild, window } => ActionOut::Recruit { guild, window: window.number() },
            Action::Nothing { guild } => ActionOut::Nothing { guild },
            Action::Pay(goods) => ActionOut::Pay { goods },
            Action::Rob { victim, goods } => ActionOut::Rob { victim: name(players, victim), goods },
            Action::Swap(one, other) => {
                ActionOut::Swap { first: SpotOut::new(one), second: SpotOut::new(other) }
            }
            Action::Decline => ActionOut::Decline,
            Action::Peddle(good) => ActionOut::Peddle { good },
            Action::PlaceMayor(guild) => ActionOut::PlaceMayor { guild },
            Action::GoFirst => ActionOut::GoFirst,
            Action::Stay => ActionOut::Stay,
            Action::Lodge { guild, window, tile } => {
                ActionOut::Reveal { guild, window: window.number(), tile }
            }
            Action::Reveal { guild, seats } => ActionOut::RevealCards {
                guild,
                players: seats.iter().map(|seat| name(players, seat)).collect(),
            },
            Action::Order(_) | Action::Settle { .. } => {
                unreachable!("turn order and workshops are laid out before the first plan")
            }
        };
        Self { actor, action }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum SpotOut {
    Workshop { guild: Guild, workshop: u8 },
    Lodgings { guild: Guild, lodgings: u8 },
}

impl SpotOut {
    fn new(spot: Spot) -> Self {
        match spot {
            Spot::Workshop(guild, bench) => Self::Workshop { guild, workshop: bench.number() },
            Spot::Lodgings(guild, window) => Self::Lodgings { guild, lodgings: window.number() },
        }
    }
}
