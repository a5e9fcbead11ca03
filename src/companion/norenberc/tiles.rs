//! The tiles of the box that have been seen. The box is an assumption, so a tile too many is a question to the people and not
//! an error: with their yes an unseen tile gives way to it.

use super::{EntryError, TitleEntryError};
use crate::norenberc::components::TOWNSMAN_VARIANTS;
use crate::norenberc::{Craftsman, Guild, Tile, TileBox, Townsman};

/// Tiles that somebody has seen and that are not back in the stack.
#[derive(Clone, Debug, Default)]
pub(super) struct SeenTiles {
    pub(super) craftsmen: Vec<Craftsman>,
    pub(super) townsmen: Vec<Townsman>,
}

impl SeenTiles {
    pub(super) fn add_townsmen(&mut self, counts: [u8; TOWNSMAN_VARIANTS]) {
        for (townsman, count) in Townsman::ALL.into_iter().zip(counts) {
            self.townsmen.extend(std::iter::repeat_n(townsman, count.into()));
        }
    }

    /// Rejects the first tile of which the box does not hold so many.
    pub(super) fn check(&self, tiles: &TileBox) -> Result<(), EntryError> {
        let craftsmen = self.craftsmen.iter().map(|&it| Tile::Craftsman(it));
        let townsmen = self.townsmen.iter().map(|&it| Tile::Townsman(it));
        match craftsmen.chain(townsmen).find(|&tile| self.count(tile) > held(tiles, tile)) {
            None => Ok(()),
            Some(tile) => {
                Err(EntryError::Title(TitleEntryError::BeyondBox { tile, instead: self.unseen(tiles, tile) }))
            }
        }
    }

    pub(super) fn count(&self, tile: Tile) -> usize {
        match tile {
            Tile::Craftsman(craftsman) => self.craftsmen.iter().filter(|it| **it == craftsman).count(),
            Tile::Townsman(townsman) => self.townsmen.iter().filter(|it| **it == townsman).count(),
        }
    }

    /// The tile that gives way to another: the most similar one of the same guild, or the most frequent townsman.
    pub(super) fn unseen(&self, tiles: &TileBox, tile: Tile) -> Option<Tile> {
        let left = |it: Tile| held(tiles, it).saturating_sub(self.count(it));
        match tile {
            Tile::Craftsman(craftsman) => {
                let own = tiles.craftsmen(craftsman.guild).iter().copied();
                let unlike =
                    |it: &Craftsman| (it.value.abs_diff(craftsman.value), it.agent != craftsman.agent);
                own.filter(|&it| left(Tile::Craftsman(it)) > 0).min_by_key(unlike).map(Tile::Craftsman)
            }
            Tile::Townsman(_) => {
                let others = Townsman::ALL.into_iter().map(Tile::Townsman).filter(|it| left(*it) > 0);
                // The first of those there is most of.
                others.rev().max_by_key(|&it| left(it))
            }
        }
    }
}

pub(super) fn held(tiles: &TileBox, tile: Tile) -> usize {
    match tile {
        Tile::Craftsman(craftsman) => {
            tiles.craftsmen(craftsman.guild).iter().filter(|it| **it == craftsman).count()
        }
        Tile::Townsman(townsman) => tiles.townsmen(townsman).into(),
    }
}

/// The box with one tile replaced; `None` if it does not hold that one.
pub(super) fn exchange(tiles: &TileBox, tile: Tile, instead: Tile) -> Option<TileBox> {
    let mut craftsmen: Vec<_> = Guild::ALL.into_iter().flat_map(|guild| *tiles.craftsmen(guild)).collect();
    let mut townsmen = Townsman::ALL.map(|it| tiles.townsmen(it));
    match (tile, instead) {
        (Tile::Craftsman(tile), Tile::Craftsman(instead)) => {
            *craftsmen.iter_mut().find(|it| **it == instead)? = tile;
        }
        (Tile::Townsman(tile), Tile::Townsman(instead)) => {
            let count = &mut townsmen[instead.index()];
            *count = count.checked_sub(1)?;
            townsmen[tile.index()] += 1;
        }
        (Tile::Craftsman(_), Tile::Townsman(_)) | (Tile::Townsman(_), Tile::Craftsman(_)) => return None,
    }
    TileBox::new(&craftsmen, townsmen).ok()
}

/// Checks that a box holds craftsmen of these values, whichever of them show *agent+*.
pub(super) fn check_values(
    tiles: &TileBox,
    values: impl IntoIterator<Item = (Guild, u8)>,
) -> Result<(), EntryError> {
    let mut left: Vec<_> = Guild::ALL.into_iter().flat_map(|guild| *tiles.craftsmen(guild)).collect();
    for (guild, value) in values {
        if let Some(place) = left.iter().position(|it| (it.guild, it.value) == (guild, value)) {
            left.remove(place);
        } else {
            let tile = Tile::Craftsman(Craftsman { guild, value, agent: false });
            let own = left.iter().filter(|it| it.guild == guild);
            let instead = own.min_by_key(|it| it.value.abs_diff(value)).map(|&it| Tile::Craftsman(it));
            return Err(EntryError::Title(TitleEntryError::BeyondBox { tile, instead }));
        }
    }
    Ok(())
}
