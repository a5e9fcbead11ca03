//! The pieces that move because of an event, and their ways.

use egui::{Pos2, Rect};

use super::anchors::Anchors;
use super::top::Top;
use crate::game::Seat;
use crate::norenberc::{Bench, Craftsman, Effect, Good, Goods, Guild, Tile, Window};
use crate::ui::art::Art;
use crate::ui::norenberc::art;
use crate::ui::screens::play::Flight;
use crate::ui::theme::size;

const MOST: u8 = 3;

struct Flights<'a> {
    top: &'a Top<'a>,
    anchors: &'a Anchors,
    side: f32,
    all: Vec<Flight>,
}

pub(crate) fn flights(top: &Top, anchors: &Anchors, effects: &[Effect]) -> Vec<Flight> {
    let side = (size::ICON * 1.3 * top.layout.scale).round();
    let mut flights = Flights { top, anchors, side, all: Vec::new() };
    for effect in effects {
        flights.add(effect);
    }
    flights.all
}

/// The opening of a game: every tile flies from the turn order into its house.
pub fn dealt(top: &Top, anchors: &Anchors) -> Vec<Flight> {
    let side = (size::ICON * 1.3 * top.layout.scale).round();
    let Some(from) = anchors.order.map(|order| order.center()) else { return Vec::new() };
    let mut all = Vec::new();
    for (guild, house) in &anchors.houses {
        let guests = Window::ALL.into_iter().filter_map(|window| {
            Some((top.state.lodger(top.setup, *guild, window)?, house.lodgings[window.index()]))
        });
        let craftsmen = Bench::ALL.into_iter().filter_map(|bench| {
            let place = house.workshop.get(bench.index())?;
            Some((top.state.settled(top.setup, *guild, bench)?, *place))
        });
        all.extend(craftsmen.chain(guests).map(|(tile, place)| Flight {
            art: of_tile(tile),
            side,
            from,
            to: place.center(),
            covers: Some(place),
        }));
    }
    all
}

impl Flights<'_> {
    fn fly(&mut self, art: Art, from: Option<Rect>, to: Option<Rect>) {
        if let (Some(from), Some(to)) = (from, to) {
            let (from, to) = (from.center(), to.center());
            self.all.push(Flight { art, side: self.side, from, to, covers: None });
        }
    }

    fn goods(&mut self, goods: Goods, way: impl Fn(&Anchors, Good) -> [Option<Rect>; 2]) {
        for (good, count) in goods.iter() {
            for _ in 0..count.min(MOST) {
                let [from, to] = way(self.anchors, good);
                self.fly(art::of_good(good), from, to);
            }
        }
    }

    fn sign(&self, guild: Guild) -> Option<Rect> {
        self.anchors.house(guild).map(|house| house.name)
    }

    fn roof(&self, guild: Guild, seat: Seat) -> Option<Rect> {
        let slot = self.anchors.roofs.iter().find(|(at, who, _)| (*at, *who) == (guild, seat));
        slot.map(|(.., rect)| *rect).or_else(|| self.anchors.house(guild).map(|house| house.roof))
    }

    fn purse(&self, seat: Seat) -> Option<Rect> {
        Anchors::of(&self.anchors.purses, seat)
    }

    fn owned(&self, seat: Seat) -> Option<Rect> {
        let rect = Anchors::of(&self.anchors.owned, seat)?;
        // What comes lies down at the beginning of the row.
        let corner = Pos2::new(rect.left() + self.side, rect.center().y);
        Some(Rect::from_center_size(corner, egui::Vec2::ZERO))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "everything else moves nothing")]
    fn add(&mut self, effect: &Effect) {
        match *effect {
            Effect::Sold { seat, guild, count, .. } => {
                let goods = Goods::of(guild.good(), count);
                self.goods(goods, |at, good| [at.supply(seat, good), at.stock(guild, good)]);
                self.fly(art::TALER, self.sign(guild), self.purse(seat));
            }
            Effect::Bought { seat, guild, goods, .. } => {
                self.fly(art::TALER, self.purse(seat), self.sign(guild));
                self.goods(goods, |at, good| [at.stock(guild, good), at.supply(seat, good)]);
            }
            Effect::Paid { seat, guild, goods } => {
                self.goods(goods, |at, good| [at.supply(seat, good), at.stock(guild, good)]);
            }
            Effect::Recruited { seat, guild, window, tile } => {
                let from = self.anchors.house(guild).map(|house| house.lodgings[window.index()]);
                self.fly(of_tile(tile), from, self.owned(seat));
            }
            Effect::AgentGained { seat } => {
                self.fly(art::AGENT, self.anchors.order, Anchors::of(&self.anchors.agents, seat));
            }
            Effect::Robbed { seat, victim, goods, .. } => {
                self.goods(goods, |at, good| [at.supply(victim, good), at.supply(seat, good)]);
                self.fly(art::TALER, self.anchors.order, self.purse(victim));
            }
            Effect::Swapped { one, other } => {
                let [first, second] = [one, other].map(|of| self.lies(of));
                self.fly(art::of_craftsman(one.guild), second, first);
                self.fly(art::of_craftsman(other.guild), first, second);
            }
            Effect::MayorPlaced { seat, guild } => {
                let roof = self.anchors.house(guild).map(|house| house.roof);
                self.fly(art::MAYOR, self.owned(seat), roof);
            }
            Effect::RoofTalers { seat, guild, talers } if talers > 0 => {
                let roof = self.anchors.house(guild).map(|house| house.roof);
                self.fly(art::TALER, roof, self.purse(seat));
            }
            Effect::AgentToRoof { seat, guild } => {
                self.fly(art::AGENT, Anchors::of(&self.anchors.agents, seat), self.roof(guild, seat));
            }
            Effect::Favorite { guild, seat, prestige, .. } => {
                let bench = self.anchors.house(guild).map(|house| house.workshop[0]);
                self.fly(art::of_craftsman(guild), bench, self.owned(seat));
                self.fly(art::of_crest(guild), self.sign(guild), self.owned(seat));
                if prestige {
                    self.fly(art::CREST_PRESTIGE, self.sign(guild), self.owned(seat));
                }
            }
            Effect::Lodged { guild, window, tile } => {
                let to = self.anchors.house(guild).map(|house| house.lodgings[window.index()]);
                self.fly(of_tile(tile), self.anchors.order, to);
            }
            Effect::PrestigeGuild { guild, .. } => {
                self.fly(art::CREST_PRESTIGE, self.anchors.order, self.sign(guild));
            }
            Effect::Income { seat, .. } => {
                self.fly(art::TALER, self.anchors.order, self.purse(seat));
            }
            _ => {}
        }
    }

    fn lies(&self, of: Craftsman) -> Option<Rect> {
        let tile = Some(Tile::Craftsman(of));
        for (guild, house) in &self.anchors.houses {
            let (setup, state) = (self.top.setup, self.top.state);
            for window in Window::ALL {
                if state.lodger(setup, *guild, window) == tile {
                    return Some(house.lodgings[window.index()]);
                }
            }
            for bench in Bench::ALL {
                if state.settled(setup, *guild, bench) == tile {
                    return Some(house.workshop[bench.index().min(3)]);
                }
            }
        }
        None
    }
}

fn of_tile(tile: Tile) -> Art {
    match tile {
        Tile::Craftsman(craftsman) => art::of_craftsman(craftsman.guild),
        Tile::Townsman(townsman) => art::of_townsman(townsman),
    }
}
