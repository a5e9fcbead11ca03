//! The tiles of one copy of the game (C2, C3). No edition prints how many there are of each, so the box is data: the
//! rules never assume more than eleven craftsmen a guild and 26 townsmen.

use super::components::{
    CRAFTSMEN_PER_GUILD, Craftsman, GUILDS, Guild, HIGHEST_VALUE, LOWEST_VALUE, TOWNSMAN_VARIANTS, TOWNSMEN,
    Tile, Townsman,
};

/// The tiles of one copy of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileBox {
    /// Eleven per guild, by value, without *agent+* first.
    craftsmen: [[Craftsman; CRAFTSMEN_PER_GUILD]; GUILDS],
    townsmen: [u8; TOWNSMAN_VARIANTS],
    /// The craftsmen of a guild that show the same, by [`kind`]: masks over `craftsmen`.
    alike: [[u16; KINDS]; GUILDS],
}

/// Craftsmen of a guild that can be told apart: each value with and without *agent+*.
const KINDS: usize = (HIGHEST_VALUE - LOWEST_VALUE + 1) as usize * 2;

fn kind(craftsman: Craftsman) -> usize {
    usize::from(craftsman.value - LOWEST_VALUE) * 2 + usize::from(craftsman.agent)
}

/// Why a set of tiles is not a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum BoxError {
    /// A guild does not have eleven craftsmen.
    Craftsmen {
        /// The guild.
        guild: Guild,
        /// The number it has.
        found: usize,
    },
    /// A craftsman's value is not 2 to 7.
    Value {
        /// The guild of the craftsman.
        guild: Guild,
        /// The value.
        found: u8,
    },
    /// There are not 26 townsmen.
    Townsmen {
        /// The number there are.
        found: u32,
    },
}

impl TileBox {
    /// A box of these tiles.
    ///
    /// # Errors
    /// If the numbers of C2 and C3 are not kept.
    pub fn new(craftsmen: &[Craftsman], townsmen: [u8; TOWNSMAN_VARIANTS]) -> Result<Self, BoxError> {
        if let Some(&Craftsman { guild, value, .. }) =
            craftsmen.iter().find(|it| !(LOWEST_VALUE..=HIGHEST_VALUE).contains(&it.value))
        {
            return Err(BoxError::Value { guild, found: value });
        }
        let found = townsmen.iter().map(|&count| u32::from(count)).sum();
        if found != u32::from(TOWNSMEN) {
            return Err(BoxError::Townsmen { found });
        }
        let nobody = Craftsman { guild: Guild::Brewers, value: LOWEST_VALUE, agent: false };
        let mut sorted = [[nobody; CRAFTSMEN_PER_GUILD]; GUILDS];
        let mut alike = [[0; KINDS]; GUILDS];
        for guild in Guild::ALL {
            let mut own: Vec<_> = craftsmen.iter().copied().filter(|it| it.guild == guild).collect();
            own.sort_unstable();
            sorted[guild.index()] =
                own.try_into().map_err(|own: Vec<_>| BoxError::Craftsmen { guild, found: own.len() })?;
            for (index, &craftsman) in sorted[guild.index()].iter().enumerate() {
                alike[guild.index()][kind(craftsman)] |= 1 << index;
            }
        }
        Ok(Self { craftsmen: sorted, townsmen, alike })
    }

    /// The eleven craftsmen of a guild, by value.
    pub fn craftsmen(&self, guild: Guild) -> &[Craftsman; CRAFTSMEN_PER_GUILD] {
        &self.craftsmen[guild.index()]
    }

    /// The number of townsmen of a variant.
    pub fn townsmen(&self, townsman: Townsman) -> u8 {
        self.townsmen[townsman.index()]
    }

    pub(super) fn all_townsmen(&self) -> [u8; TOWNSMAN_VARIANTS] {
        self.townsmen
    }

    /// The value of a craftsman, where it is known to be one of this guild; 0 where there is none.
    pub(super) fn value_in(&self, guild: Guild, piece: TilePiece) -> u8 {
        let first = TilePiece::craftsman(guild, 0);
        self.craftsmen(guild).get(usize::from(piece.0.wrapping_sub(first.0))).map_or(0, |it| it.value)
    }

    pub(super) fn tile(&self, piece: TilePiece) -> Option<Tile> {
        match piece.kind() {
            PieceKind::None => None,
            PieceKind::Craftsman(guild, index) => Some(Tile::Craftsman(self.craftsmen[guild.index()][index])),
            PieceKind::Townsman(townsman) => Some(Tile::Townsman(townsman)),
        }
    }

    /// The craftsmen of a guild that show exactly this, as a mask over [`TileBox::craftsmen`].
    pub(super) fn alike(&self, craftsman: Craftsman) -> u16 {
        if !(LOWEST_VALUE..=HIGHEST_VALUE).contains(&craftsman.value) {
            return 0;
        }
        self.alike[craftsman.guild.index()][kind(craftsman)]
    }
}

/// One piece of cardboard, or none: a craftsman of the box by guild and index, or a townsman by variant. Craftsmen that
/// show the same thing are told apart here and nowhere else, so that a set of them is a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct TilePiece(u8);

pub(super) enum PieceKind {
    None,
    Craftsman(Guild, usize),
    Townsman(Townsman),
}

const FIRST_TOWNSMAN: u8 = (GUILDS * CRAFTSMEN_PER_GUILD) as u8;

impl TilePiece {
    pub(super) const NONE: Self = Self(u8::MAX);

    pub(super) const fn craftsman(guild: Guild, index: usize) -> Self {
        Self((guild as usize * CRAFTSMEN_PER_GUILD + index) as u8)
    }

    pub(super) const fn townsman(townsman: Townsman) -> Self {
        Self(FIRST_TOWNSMAN + townsman as u8)
    }

    pub(super) fn is_none(self) -> bool {
        self == Self::NONE
    }

    pub(super) fn guild(self) -> Option<Guild> {
        (self.0 < FIRST_TOWNSMAN).then(|| Guild::ALL[usize::from(self.0) / CRAFTSMEN_PER_GUILD])
    }

    pub(super) fn kind(self) -> PieceKind {
        if self.is_none() {
            PieceKind::None
        } else if let Some(guild) = self.guild() {
            PieceKind::Craftsman(guild, usize::from(self.0) % CRAFTSMEN_PER_GUILD)
        } else {
            PieceKind::Townsman(Townsman::ALL[usize::from(self.0 - FIRST_TOWNSMAN)])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn eleven(guild: Guild, value: u8) -> Vec<Craftsman> {
        vec![Craftsman { guild, value, agent: false }; CRAFTSMEN_PER_GUILD]
    }

    fn all(value: u8) -> Vec<Craftsman> {
        Guild::ALL.into_iter().flat_map(|guild| eleven(guild, value)).collect()
    }

    fn townsmen(count: u8) -> [u8; TOWNSMAN_VARIANTS] {
        let mut townsmen = [0; TOWNSMAN_VARIANTS];
        townsmen[0] = count;
        townsmen
    }

    #[test]
    fn c2_a_guild_has_eleven_craftsmen_of_2_to_7() {
        assert!(TileBox::new(&all(2), townsmen(26)).is_ok());
        assert_eq!(
            TileBox::new(&all(8), townsmen(26)),
            Err(BoxError::Value { guild: Guild::Brewers, found: 8 })
        );
        let mut ten = all(2);
        ten.pop();
        assert_eq!(
            TileBox::new(&ten, townsmen(26)),
            Err(BoxError::Craftsmen { guild: Guild::Hatters, found: 10 })
        );
    }

    #[test]
    fn c3_there_are_26_townsmen() {
        assert_eq!(TileBox::new(&all(2), townsmen(25)), Err(BoxError::Townsmen { found: 25 }));
    }

    #[test]
    fn pieces_come_apart_as_they_were_made() {
        for guild in Guild::ALL {
            for index in 0..CRAFTSMEN_PER_GUILD {
                let piece = TilePiece::craftsman(guild, index);
                assert!(matches!(piece.kind(), PieceKind::Craftsman(g, i) if g == guild && i == index));
            }
        }
        for townsman in Townsman::ALL {
            assert!(matches!(TilePiece::townsman(townsman).kind(), PieceKind::Townsman(t) if t == townsman));
            assert_eq!(TilePiece::townsman(townsman).guild(), None);
        }
    }
}
