//! The layout of the board. It follows from the room and the number of players alone, so that nothing moves
//! during a game.

use std::ops::Range;

use egui::{Rect, Vec2, pos2, vec2};

use crate::norenberc::Window;
use crate::ui::norenberc::tile::tile_size;
use crate::ui::theme::size;

const GAP: f32 = size::GAP_SMALL;
const APART: f32 = size::TIGHT;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct BoardLayout {
    /// Number of houses side by side.
    pub shown: usize,
    /// Width of a house.
    pub width: f32,
    /// Width of a tile.
    pub tile: f32,
    /// Factor on the smallest size of everything else.
    pub scale: f32,
    pub stock_rows: usize,
    goods: usize,
    /// Height of a player's row.
    pub row: f32,
}

impl BoardLayout {
    /// The row of the viewer lies elsewhere. No tile is narrower than `least`, even if not everything fits
    /// then: zooming in makes the tiles larger too.
    pub fn new(room: Vec2, guilds: usize, players: usize, least: f32) -> Self {
        let fits = |count: &usize| *count as f32 * (size::HOUSE + GAP) <= room.x + GAP;
        let shown = (1..=guilds).rev().find(fits).unwrap_or(1);
        let width = ((room.x + GAP) / shown as f32 - GAP).floor();
        let inside = width - 2.0 * f32::from(size::HOUSE_MARGIN);
        let wide = ((inside - 3.0 * APART) / 4.0).min(size::TILE_MOST).floor();
        // A storehouse has room for all types in one line, or in two where the tiles are as large as they can be anyway;
        // else those that do not fit are behind the last place.
        let one = guilds as f32 * size::LEAST_TARGET <= inside;
        let two = Self::with_rows(room, (shown, width, least.min(wide)..wide), (guilds, players), 2);
        if !one && two.tile >= wide {
            return two;
        }
        Self::with_rows(room, (shown, width, least.min(wide)..wide), (guilds, players), 1)
    }

    fn with_rows(
        room: Vec2,
        (shown, width, tiles): (usize, f32, Range<f32>),
        (guilds, players): (usize, usize),
        stock_rows: usize,
    ) -> Self {
        let mut layout = Self {
            shown,
            width,
            tile: tiles.start,
            scale: scale(tiles.start),
            stock_rows,
            goods: guilds,
            row: size::ROW_LEAST,
        };
        let rows = (players - 1) as f32 * (layout.row + APART) + layout.row + GAP;
        let high = room.y - size::ROW_LEAST - GAP - rows - GAP;
        // The widest tiles that fit, with everything else as much larger.
        let mut tile = tiles.start;
        while tile < tiles.end {
            let larger = Self { tile: tile + 1.0, scale: scale(tile + 1.0), ..layout };
            if larger.house_height() > high {
                break;
            }
            tile += 1.0;
        }
        layout.tile = tile;
        layout.scale = scale(tile);
        // What is left over goes to the rows of the players, and to everything in a house that is no tile.
        let spare = (high - layout.house_height()).max(0.0);
        layout.row += (spare / (players + 1) as f32).min(size::ROW_MOST - layout.row).floor();
        let spare = high - layout.house_height() - players as f32 * (layout.row - size::ROW_LEAST);
        let besides = layout.besides();
        if spare > 0.0 {
            // Signs and roofs are as wide as their house: they do not grow without it.
            let most = size::SCALE_MOST.min(layout.width / size::HOUSE * size::SCALE_FOR_WIDTH);
            layout.scale = (layout.scale * (1.0 + spare / besides)).min(most).max(layout.scale);
        }
        layout
    }

    /// Height of the sign.
    pub fn name(&self) -> f32 {
        (size::SIGN * self.scale).floor()
    }

    /// Height of the roof.
    pub fn roof(&self) -> f32 {
        (size::ROOF * self.scale).floor()
    }

    /// Height of the prices.
    pub fn prices(&self) -> f32 {
        (size::PRICES * self.scale).floor()
    }

    /// Height of the race for favourite.
    pub(crate) fn race(&self) -> f32 {
        (size::RACE * self.scale).floor()
    }

    fn stock(&self) -> f32 {
        (size::LEAST_TARGET + APART) * self.stock_rows as f32
    }

    /// Height of the visible band of the lower tile in a stack: both tiles can be touched.
    fn band(&self) -> f32 {
        let least = 2.0 * size::LEAST_TARGET + 2.0 - tile_size(self.tile).y;
        (self.tile * size::TILE_BAND).max(least)
    }

    /// Height of everything in a house that scales, without the tiles.
    fn besides(&self) -> f32 {
        self.name() + self.roof() + self.prices() + self.race()
    }

    pub(crate) fn house_height(&self) -> f32 {
        let tiles = 2.0 * tile_size(self.tile).y + self.band();
        let margins = 2.0 * f32::from(size::HOUSE_MARGIN) + 4.0 * APART;
        (self.besides() + tiles + self.stock() + margins).ceil()
    }

    /// Height of everything but the viewer's row.
    pub fn height(&self, rows: usize) -> f32 {
        size::ROW_LEAST + GAP + self.house_height() + GAP + rows as f32 * (self.row + APART)
    }

    pub fn house(&self, rect: Rect) -> HouseLayout {
        let margin = f32::from(size::HOUSE_MARGIN);
        let roof = Rect::from_min_size(rect.min, vec2(rect.width(), self.roof()));
        let name = Rect::from_min_size(roof.left_bottom(), vec2(rect.width(), self.name()));
        let inside = Rect::from_min_max(name.left_bottom(), rect.max).shrink2(vec2(margin, margin));
        let tile = tile_size(self.tile);
        let step = (inside.width() - tile.x) / 3.0;
        let at = |top: f32, index: usize| {
            Rect::from_min_size(pos2((inside.left() + index as f32 * step).floor(), top), tile)
        };
        let lodgings_top = inside.top();
        let prices_top = lodgings_top + tile.y + 1.0;
        let workshop_top = prices_top + self.prices() + APART;
        let band = self.band();
        let race_top = workshop_top + tile.y + band + APART;
        let race = Rect::from_min_size(pos2(inside.left(), race_top), vec2(inside.width(), self.race()));
        let stock = Rect::from_min_max(pos2(inside.left(), race.bottom() + APART), inside.max);
        HouseLayout {
            rect,
            name,
            roof,
            lodgings: [0, 1, 2, 3].map(|index| at(lodgings_top, index)),
            prices: [0, 1, 2, 3].map(|index| {
                let tile = at(prices_top, index);
                Rect::from_min_size(tile.min, vec2(tile.width(), self.prices()))
            }),
            workshop: [0, 1, 2, 3].map(|index| at(workshop_top, index)),
            band,
            race,
            stock,
        }
    }

    /// Number of types of goods seen in a storehouse.
    pub(crate) fn stock_cells(&self) -> usize {
        let inside = self.width - 2.0 * f32::from(size::HOUSE_MARGIN);
        let columns = |count: &usize| *count as f32 * size::LEAST_TARGET <= inside;
        let fit = (1..=self.goods).rev().find(columns).unwrap_or(1);
        self.goods.min(fit * self.stock_rows)
    }

    pub(crate) fn stock_cell(&self, stock: Rect, index: usize) -> Rect {
        let columns = self.stock_cells().div_ceil(self.stock_rows);
        let (row, column) = (index / columns, index % columns);
        let width = (stock.width() / columns as f32).floor();
        let height = size::LEAST_TARGET;
        let corner = vec2(column as f32 * width, row as f32 * (height + APART));
        Rect::from_min_size(stock.min + corner, vec2(width, height))
    }
}

fn scale(tile: f32) -> f32 {
    (tile / size::TILE_USUAL).clamp(1.0, size::SCALE_MOST)
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct HouseLayout {
    pub rect: Rect,
    pub name: Rect,
    pub roof: Rect,
    pub lodgings: [Rect; 4],
    pub prices: [Rect; 4],
    /// The last place has a band under it for the lower tile of the stack.
    pub workshop: [Rect; 4],
    /// Height of that band.
    pub band: f32,
    pub race: Rect,
    pub stock: Rect,
}

impl HouseLayout {
    /// The area touched to go to the house.
    pub(crate) fn front(&self) -> Rect {
        self.name.union(self.roof)
    }

    pub fn window(&self, window: Window) -> Rect {
        self.lodgings[window.index()].union(self.prices[window.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_grow_with_the_room_and_are_never_too_small_to_touch() {
        let mut last = 0.0;
        for room in [vec2(776.0, 430.0), vec2(1256.0, 620.0), vec2(1896.0, 900.0), vec2(3816.0, 1980.0)] {
            let layout = BoardLayout::new(room, 6, 5, size::TILE_LEAST);
            assert!(layout.tile >= size::LEAST_TARGET && layout.tile >= last, "{room}: {layout:?}");
            last = layout.tile;
        }
    }

    #[test]
    fn at_the_usual_sizes_everything_is_in_sight() {
        for (width, height) in [(1280.0, 800.0), (1366.0, 768.0), (1920.0, 1080.0), (3840.0, 2160.0)] {
            for players in 2..=5 {
                let strip = size::STRIP;
                let room = vec2(width - 2.0 * size::GAP_SMALL, height - size::HEADER - strip - size::GAP);
                let layout = BoardLayout::new(room, players + 1, players, size::TILE_LEAST);
                let needed = layout.height(players - 1) + layout.row + GAP;
                assert_eq!(layout.shown, players + 1, "{width} {players}");
                assert!(
                    needed <= room.y + 1.0,
                    "{width} x {height}, {players} players: {needed} > {}",
                    room.y
                );
            }
        }
    }

    #[test]
    fn a_large_screen_is_used() {
        for players in 2..=5 {
            let strip = size::STRIP;
            let room = vec2(1908.0, 1080.0 - size::HEADER - strip - size::GAP);
            let layout = BoardLayout::new(room, players + 1, players, size::TILE_LEAST);
            let used = layout.height(players - 1) + layout.row + GAP;
            assert!(used >= 0.9 * room.y, "{players} players: {used} of {}", room.y);
        }
    }
}
