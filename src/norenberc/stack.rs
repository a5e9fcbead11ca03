//! The guest stack (S6) as what may still come out of it. It has no order: craftsmen are known to be in it, of the kept
//! townsmen only the number is known until one shows up, and townsmen that were shuffled back are known again.
//!
//! When a tile shows up that could be one of those shuffled back or one never seen, it counts as the one shuffled back.
//! Nobody at the table can tell them apart, and this choice keeps every real future possible: it never claims that a
//! tile is certainly in the stack when it may have just come out. It makes the weights of later draws slightly too low
//! for that kind (by a percent or two of the stars and peddlers over a game); exact ones would need the whole history in
//! the state. Games are played with a real shuffled [`super::Deck`], so this touches only what a search expects.

use rand::{Rng, RngExt};

use super::components::{Craftsman, GUILDS, Guild, TOWNSMAN_VARIANTS, Tile, Townsman};
use super::setup::Setup;
use super::tile_box::TilePiece;

/// The tiles that may still come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GuestStack {
    len: u8,
    /// Craftsmen in the stack, as masks over the box.
    craftsmen: [u16; GUILDS],
    /// Kept townsmen in the stack that nobody has seen.
    kept: u8,
    /// Townsmen nobody has seen, those that went back to the box unseen included.
    unseen: [u8; TOWNSMAN_VARIANTS],
    /// Townsmen shuffled back (W1, W7).
    returned: [u8; TOWNSMAN_VARIANTS],
}

impl GuestStack {
    /// Before the set-up: all craftsmen of the guilds in play, and the townsmen kept (S1).
    pub(super) fn new(setup: &Setup) -> Self {
        let mut craftsmen = [0; GUILDS];
        for guild in setup.guilds() {
            craftsmen[guild.index()] = (1 << setup.tiles().craftsmen(guild).len()) - 1;
        }
        let all: u32 = craftsmen.iter().map(|mask: &u16| mask.count_ones()).sum();
        Self {
            len: all as u8 + setup.townsmen_kept(),
            craftsmen,
            kept: setup.townsmen_kept(),
            unseen: setup.tiles().all_townsmen(),
            returned: [0; TOWNSMAN_VARIANTS],
        }
    }

    /// The number of tiles in the stack.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Returns true if it has run out.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Sets the number of tiles, because some may have left the game unseen; `None` if it is more than may come.
    pub(super) fn limit(&mut self, len: u8) -> Option<()> {
        (len <= self.len).then(|| self.len = len)
    }

    /// The number of townsmen of a variant that nobody has seen, those that went back to the box included.
    pub const fn unseen(&self, townsman: Townsman) -> u8 {
        self.unseen[townsman.index()]
    }

    /// The number of kept townsmen that nobody has seen yet (S1).
    pub const fn kept(&self) -> u8 {
        self.kept
    }

    fn unseen_count(&self) -> u8 {
        self.unseen.iter().sum()
    }

    /// The number of craftsmen like this in the stack.
    pub fn craftsmen_like(&self, setup: &Setup, craftsman: Craftsman) -> u8 {
        let alike = setup.tiles().alike(craftsman) & self.craftsmen[craftsman.guild.index()];
        alike.count_ones() as u8
    }

    pub(crate) fn may_yield(&self, setup: &Setup, tile: Tile) -> bool {
        match tile {
            Tile::Craftsman(craftsman) => self.craftsmen_like(setup, craftsman) > 0,
            Tile::Townsman(townsman) => self.townsman_weight(townsman) > 0,
        }
    }

    /// The weight of a townsman, where a craftsman's is [`Self::craftsman_weight`].
    fn townsman_weight(&self, townsman: Townsman) -> u32 {
        let index = townsman.index();
        u32::from(self.returned[index]) * self.craftsman_weight()
            + u32::from(self.kept) * u32::from(self.unseen[index])
    }

    /// The weight of a tile that is known to be in the stack. A townsman never seen is any of the unseen ones: weights
    /// are whole numbers, so all are multiplied by the number of unseen townsmen.
    fn craftsman_weight(&self) -> u32 {
        u32::from(self.unseen_count()).max(1)
    }

    /// The craftsmen of one guild that may come, each kind once, with weights: for the workshops, which are filled from
    /// the guild's own stack before it joins the guests (S5).
    pub(super) fn each_craftsman(&self, setup: &Setup, guild: Guild, mut give: impl FnMut(Craftsman, u32)) {
        let all = setup.tiles().craftsmen(guild);
        let mask = self.craftsmen[guild.index()];
        let mut index = 0;
        while index < all.len() {
            let alike = setup.tiles().alike(all[index]);
            let count = (alike & mask).count_ones();
            if count > 0 {
                give(all[index], count);
            }
            index += alike.count_ones() as usize;
        }
    }

    /// Every tile that may come, each kind once, with weights.
    pub(super) fn each_guest(&self, setup: &Setup, mut give: impl FnMut(Tile, u32)) {
        let each = self.craftsman_weight();
        for guild in setup.guilds() {
            self.each_craftsman(setup, guild, |it, count| give(Tile::Craftsman(it), count * each));
        }
        for townsman in Townsman::ALL {
            let weight = self.townsman_weight(townsman);
            if weight > 0 {
                give(Tile::Townsman(townsman), weight);
            }
        }
    }

    /// Draws a craftsman of one guild: the same chances as [`Self::each_craftsman`] lists, without the list.
    pub(super) fn draw_craftsman<R: Rng + ?Sized>(
        &self,
        setup: &Setup,
        guild: Guild,
        rng: &mut R,
    ) -> Craftsman {
        let mask = self.craftsmen[guild.index()];
        let index = nth_bit(mask, rng.random_range(0..mask.count_ones()));
        setup.tiles().craftsmen(guild)[index]
    }

    /// Draws a guest: the same chances as [`Self::each_guest`] lists, without the list.
    pub(super) fn draw_guest<R: Rng + ?Sized>(&self, setup: &Setup, rng: &mut R) -> Tile {
        let mut left = rng.random_range(0..u32::from(self.len()));
        for guild in setup.guilds() {
            let mask = self.craftsmen[guild.index()];
            if left < mask.count_ones() {
                return Tile::Craftsman(setup.tiles().craftsmen(guild)[nth_bit(mask, left)]);
            }
            left -= mask.count_ones();
        }
        if left < u32::from(self.kept) {
            let unseen = rng.random_range(0..u32::from(self.unseen_count()));
            Tile::Townsman(nth_townsman(&self.unseen, unseen))
        } else {
            Tile::Townsman(nth_townsman(&self.returned, left - u32::from(self.kept)))
        }
    }

    pub(super) fn take(&mut self, setup: &Setup, tile: Tile) -> TilePiece {
        self.len -= 1;
        match tile {
            Tile::Craftsman(craftsman) => {
                let guild = craftsman.guild;
                let mask = &mut self.craftsmen[guild.index()];
                let index = (*mask & setup.tiles().alike(craftsman)).trailing_zeros() as usize;
                *mask &= !(1 << index);
                TilePiece::craftsman(guild, index)
            }
            Tile::Townsman(townsman) => {
                let index = townsman.index();
                if self.returned[index] > 0 {
                    self.returned[index] -= 1;
                } else {
                    self.unseen[index] -= 1;
                    self.kept -= 1;
                }
                TilePiece::townsman(townsman)
            }
        }
    }

    /// Shuffles a townsman back (W1, W7, X14).
    pub(super) fn put_back(&mut self, townsman: Townsman) {
        self.len += 1;
        self.returned[townsman.index()] += 1;
    }
}

fn nth_bit(mut mask: u16, n: u32) -> usize {
    for _ in 0..n {
        mask &= mask - 1;
    }
    mask.trailing_zeros() as usize
}

fn nth_townsman(counts: &[u8; TOWNSMAN_VARIANTS], mut n: u32) -> Townsman {
    for townsman in Townsman::ALL {
        let count = u32::from(counts[townsman.index()]);
        if n < count {
            return townsman;
        }
        n -= count;
    }
    unreachable!("the number drawn is below the number of townsmen")
}
