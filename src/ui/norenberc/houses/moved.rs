//! What the last event touched, so that one sees at a glance what moved.

use crate::game::SeatSet;
use crate::norenberc::{Effect, GuildSet};

/// The houses and the players that the last event changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Touched {
    /// Houses.
    pub guilds: GuildSet,
    /// Players.
    pub seats: SeatSet,
}

impl Touched {
    /// What these effects touched within a round: at its end everything moves, and has a walk of its own.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "everything else moves nothing at a house or a player"
    )]
    pub fn by(effects: &[Effect]) -> Self {
        let mut touched = Self::default();
        for effect in effects {
            match *effect {
                Effect::Sold { seat, guild, .. }
                | Effect::Bought { seat, guild, .. }
                | Effect::Paid { seat, guild, .. }
                | Effect::Recruited { seat, guild, .. }
                | Effect::MayorPlaced { seat, guild }
                | Effect::RoofTalers { seat, guild, .. }
                | Effect::AgentToRoof { seat, guild } => {
                    touched.guilds = touched.guilds.with(guild);
                    touched.seats = touched.seats.with(seat);
                }
                Effect::Robbed { seat, victim, .. } => touched.seats = touched.seats.with(seat).with(victim),
                Effect::Swapped { one, .. } => touched.guilds = touched.guilds.with(one.guild),
                Effect::AgentGained { seat }
                | Effect::Peddled { seat, .. }
                | Effect::WentFirst { seat }
                | Effect::Finished { seat, .. } => touched.seats = touched.seats.with(seat),
                Effect::RoundOver { .. } => return Self::default(),
                _ => {}
            }
        }
        touched
    }
}
