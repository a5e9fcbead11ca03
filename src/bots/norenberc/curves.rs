//! The worth of goods of each type to one player, by their number: all types side by side, so that buying, selling and
//! paying are differences of numbers that are ready.

use super::outlook::likely;
use crate::game::Seat;
use crate::norenberc::components::GUILDS;
use crate::norenberc::favorites::PEDDLER_COUNTS;
use crate::norenberc::{Goods, Guild, Setup, State};

/// The guilds, and room for more: numbers are processed by eight.
const LANES: usize = 8;
/// The most goods of a type that anybody may think of having: all twelve, and three more to buy.
const COUNTS: usize = 16;

type Lanes = [f32; LANES];

/// Parameters that are the same for all types of goods.
#[derive(Clone, Copy, Debug)]
pub(super) struct Common {
    /// Worth of none, one, two and three, for paying guests.
    pub(super) hand: [f32; 4],
    /// Worth of being ahead next round.
    pub(super) lasting: f32,
    /// One over the lead that is fairly sure.
    pub(super) sureness: f32,
}

pub(super) struct Curves {
    common: Common,
    /// Worth of each good when it is sold.
    units: Lanes,
    /// Worth of being favourite this round.
    prizes: Lanes,
    /// The most a rival has, a half more or less for a tie lost or won.
    rivals: Lanes,
    /// Goods on peddlers, which count too.
    peddled: Lanes,
    /// Worth of 0, 1, 2... goods, up to three more than one has of any type.
    worths: [Lanes; COUNTS],
}

impl Curves {
    pub(super) fn new(
        setup: &Setup,
        state: &State,
        seat: Seat,
        common: Common,
        units: [f32; GUILDS],
        prizes: [f32; GUILDS],
    ) -> Self {
        let widened = |numbers: [f32; GUILDS]| {
            let mut lanes = [0.0; LANES];
            lanes[..GUILDS].copy_from_slice(&numbers);
            lanes
        };
        let mut curves = Self {
            common,
            units: widened(units),
            prizes: widened(prizes),
            rivals: rivals(setup, state, seat),
            peddled: [0.0; LANES],
            worths: [[0.0; LANES]; COUNTS],
        };
        for (good, count) in state.peddled(seat).iter() {
            curves.peddled[good.guild().index()] = f32::from(PEDDLER_COUNTS * count);
        }
        curves.fill(state.goods(seat));
        curves
    }

    /// The same sums as [`Curves::worth_with`], for all types at once.
    fn fill(&mut self, own: Goods) {
        let most = own.iter().map(|(_, count)| usize::from(count)).max().unwrap_or(0) + 3;
        let Common { hand, lasting, sureness } = self.common;
        for (count, worths) in self.worths.iter_mut().enumerate().take(most + 1) {
            let goods = count as f32;
            let hand = hand[count.min(3)];
            for (lane, worth) in worths.iter_mut().enumerate() {
                let shown = goods + self.peddled[lane];
                let rival = self.rivals[lane];
                let favorite = self.prizes[lane] * likely((shown - rival) * sureness);
                let favorite = if shown > 0.0 { favorite } else { 0.0 };
                *worth = self.units[lane] * goods + hand + favorite + lasting * likely((goods - rival) * 0.4);
            }
        }
    }

    /// The worth of so many goods, at most three more than one has.
    #[inline]
    pub(super) fn worth(&self, guild: Guild, count: u8) -> f32 {
        self.worths[usize::from(count) % COUNTS][guild.index()]
    }

    /// The same with more on peddlers and with fewer in the hands of the strongest rival.
    pub(super) fn worth_with(&self, guild: Guild, count: u8, more_peddled: f32, rival_loses: f32) -> f32 {
        let lane = guild.index();
        let Common { hand, lasting, sureness } = self.common;
        let goods = f32::from(count);
        let hand = hand[usize::from(count.min(3))];
        let shown = goods + self.peddled[lane] + more_peddled;
        let rival = self.rivals[lane] - rival_loses;
        let favorite = if shown > 0.0 { self.prizes[lane] * likely((shown - rival) * sureness) } else { 0.0 };
        self.units[lane] * goods + hand + favorite + lasting * likely((goods - rival) * 0.4)
    }

    pub(super) fn prize(&self, guild: Guild) -> f32 {
        self.prizes[guild.index()]
    }

    pub(super) fn chance(&self, guild: Guild, count: u8) -> f32 {
        let lane = guild.index();
        likely((f32::from(count) + self.peddled[lane] - self.rivals[lane]) * self.common.sureness)
    }
}

/// The most that a rival shows of each type, a half more or less for a tie lost or won.
fn rivals(setup: &Setup, state: &State, seat: Seat) -> Lanes {
    // More goods, then more talers: one number for both.
    let claim = |rival: Seat, guild: Guild| {
        let good = guild.good();
        let shown = state.goods(rival).count(good) + PEDDLER_COUNTS * state.peddled(rival).count(good);
        u32::from(shown) << 16 | u32::from(state.talers(rival))
    };
    let mut best = [0; GUILDS];
    let others = Seat::first(setup.players()).filter(|&rival| rival != seat);
    for rival in others.clone() {
        for guild in Guild::ALL {
            let best = &mut best[guild.index()];
            *best = claim(rival, guild).max(*best);
        }
    }
    let own = u32::from(state.talers(seat));
    let mut lanes = [0.5; LANES];
    for guild in Guild::ALL {
        let best = best[guild.index()];
        let (most, talers) = (best >> 16, best & 0xffff);
        // A tie goes to more talers, then to the better place (R2).
        let better_place = || {
            let by = others.clone().rfind(|&rival| claim(rival, guild) == best);
            by.is_some_and(|by| state.place(seat) < state.place(by))
        };
        let wins_tie = own > talers || (own == talers && better_place());
        lanes[guild.index()] = most as f32 + if wins_tie { -0.5 } else { 0.5 };
    }
    lanes
}
