//! Where pieces lie on the board in this paint, for those that move from one place to another.

use egui::Rect;

use super::layout::House;
use crate::game::Seat;
use crate::norenberc::{Good, Guild};

/// The places of pieces.
#[derive(Clone, Debug, Default)]
pub(crate) struct Anchors {
    /// The houses in sight.
    pub houses: Vec<(Guild, House)>,
    /// Who stands where on a roof.
    pub roofs: Vec<(Guild, Seat, Rect)>,
    /// Goods in storehouses.
    pub stocks: Vec<(Guild, Good, Rect)>,
    /// Goods in front of players.
    pub goods: Vec<(Seat, Good, Rect)>,
    /// Purses.
    pub purses: Vec<(Seat, Rect)>,
    /// Agents that are free.
    pub agents: Vec<(Seat, Rect)>,
    /// Tiles and crests.
    pub owned: Vec<(Seat, Rect)>,
    /// Places in the turn order.
    pub order: Option<Rect>,
}

impl Anchors {
    /// A house, where it is in sight.
    pub fn house(&self, guild: Guild) -> Option<&House> {
        self.houses.iter().find(|(it, _)| *it == guild).map(|(_, house)| house)
    }

    /// Goods of a type in a storehouse.
    pub fn stock(&self, guild: Guild, good: Good) -> Option<Rect> {
        self.stocks.iter().find(|(at, it, _)| (*at, *it) == (guild, good)).map(|(.., rect)| *rect)
    }

    /// Goods of a type in front of a player.
    pub fn supply(&self, seat: Seat, good: Good) -> Option<Rect> {
        self.goods.iter().find(|(at, it, _)| (*at, *it) == (seat, good)).map(|(.., rect)| *rect)
    }

    /// Something of a player's.
    pub fn of(list: &[(Seat, Rect)], seat: Seat) -> Option<Rect> {
        list.iter().find(|(it, _)| *it == seat).map(|(_, rect)| *rect)
    }
}
