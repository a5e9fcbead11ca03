//! The places of pieces on the board in this frame, for the animation of their moves.

use egui::Rect;

use super::layout::HouseLayout;
use crate::game::Seat;
use crate::norenberc::{Good, Guild};

#[derive(Clone, Debug, Default)]
pub(crate) struct Anchors {
    pub houses: Vec<(Guild, HouseLayout)>,
    pub roofs: Vec<(Guild, Seat, Rect)>,
    pub stocks: Vec<(Guild, Good, Rect)>,
    pub goods: Vec<(Seat, Good, Rect)>,
    pub purses: Vec<(Seat, Rect)>,
    pub agents: Vec<(Seat, Rect)>,
    pub owned: Vec<(Seat, Rect)>,
    /// The turn order; pieces from the supply fly from here too.
    pub order: Option<Rect>,
}

impl Anchors {
    pub fn house(&self, guild: Guild) -> Option<&HouseLayout> {
        self.houses.iter().find(|(it, _)| *it == guild).map(|(_, house)| house)
    }

    pub fn stock(&self, guild: Guild, good: Good) -> Option<Rect> {
        self.stocks.iter().find(|(at, it, _)| (*at, *it) == (guild, good)).map(|(.., rect)| *rect)
    }

    pub fn supply(&self, seat: Seat, good: Good) -> Option<Rect> {
        self.goods.iter().find(|(at, it, _)| (*at, *it) == (seat, good)).map(|(.., rect)| *rect)
    }

    pub fn of(list: &[(Seat, Rect)], seat: Seat) -> Option<Rect> {
        list.iter().find(|(it, _)| *it == seat).map(|(_, rect)| *rect)
    }
}
