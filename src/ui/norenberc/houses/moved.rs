//! The houses and players that the last event changed, to highlight them.

use crate::game::SeatSet;
use crate::norenberc::{Effect, GuildSet};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Touched {
    pub guilds: GuildSet,
    pub seats: SeatSet,
}

impl Touched {
    /// Everything that changed within a round; its end has steps of its own, and highlights nothing.
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
