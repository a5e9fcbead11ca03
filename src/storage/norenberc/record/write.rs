//! Writing the set-up and the events of Norenberc.

use serde::Serialize;

use super::planning_id;
use crate::game::{Event, Seat};
use crate::norenberc::{Action, Craftsman, Good, Goods, Guild, Norenberc, Setup, Spot, Tile};
use crate::storage::Record;
use crate::storage::norenberc::BoxReport;

#[derive(Serialize)]
pub(super) struct SetupOut<'a> {
    planning: &'static str,
    #[serde(rename = "box")]
    tiles: BoxReport,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn_order: Option<Vec<&'a str>>,
    workshops: ByGuild<Craftsman>,
    lodgings: ByGuild<Tile>,
}

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
    pub(super) fn new(record: &'a Record<Norenberc>, layout: &[Event<Action>]) -> Self {
        let mut out = Self {
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
#[serde(tag = "action", rename_all = "kebab-case")]
pub(super) enum ActionOut<'a> {
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

impl<'a> ActionOut<'a> {
    pub(super) fn new(players: &'a [String], action: Action) -> Self {
        match action {
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
        }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum SpotOut {
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
