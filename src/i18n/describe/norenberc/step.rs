//! The current step, the phases, and the steps at the end of a round.

use super::{Describe, guild_arg};
use crate::i18n::Arg;
use crate::norenberc::{Stage, State, Step};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    SetUp,
    Planning,
    Action,
    RoundEnd,
    Over,
}

impl Phase {
    pub const fn of(state: &State) -> Self {
        match state.step() {
            Step::Order | Step::Settle(..) | Step::Lodge(..) => Self::SetUp,
            Step::Planning => Self::Planning,
            Step::Reveal(_) | Step::Turn(_) => Self::Action,
            Step::Refill(..) => Self::RoundEnd,
            Step::Over => Self::Over,
        }
    }
}

/// The steps at the end of a round, in their order (R1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundEndStep {
    Favourites,
    Agents,
    Income,
    Tokens,
    Guildmasters,
    Lodgings,
    Prestige,
}

impl RoundEndStep {
    pub const ALL: [Self; 7] = [
        Self::Favourites,
        Self::Agents,
        Self::Income,
        Self::Tokens,
        Self::Guildmasters,
        Self::Lodgings,
        Self::Prestige,
    ];
}

impl<'a> Describe<'a> {
    pub fn step(&self, step: Step) -> String {
        self.texts.with("step-now", self.step_args(step))
    }

    pub fn phase(&self, phase: Phase) -> String {
        let id = match phase {
            Phase::SetUp => "setup",
            Phase::Planning => "planning",
            Phase::Action => "action",
            Phase::RoundEnd => "round-end",
            Phase::Over => "over",
        };
        self.texts.with("step-phase", [("phase", id.into())])
    }

    pub fn round_end(&self, step: RoundEndStep) -> String {
        let id = match step {
            RoundEndStep::Favourites => "favourites",
            RoundEndStep::Agents => "agents",
            RoundEndStep::Income => "income",
            RoundEndStep::Tokens => "tokens",
            RoundEndStep::Guildmasters => "guildmasters",
            RoundEndStep::Lodgings => "lodgings",
            RoundEndStep::Prestige => "prestige",
        };
        self.texts.with("step-round-end", [("step", id.into())])
    }

    pub(super) fn step_args(&self, step: Step) -> Vec<Arg<'a>> {
        let (id, guild, player) = match step {
            Step::Order => ("order", None, None),
            Step::Settle(guild, _) => ("settle", Some(guild), None),
            Step::Lodge(guild, _) | Step::Refill(guild, _) => ("lodge", Some(guild), None),
            Step::Planning => ("planning", None, None),
            Step::Reveal(guild) => ("reveal", Some(guild), None),
            Step::Turn(turn) => {
                let id = match turn.stage {
                    Stage::Act => "act",
                    Stage::Pay(_) => "pay",
                    Stage::Rob => "rob",
                    Stage::Swap => "swap",
                    Stage::Peddle => "peddle",
                    Stage::PlaceMayor => "place-mayor",
                    Stage::GoFirst => "go-first",
                };
                (id, Some(turn.guild), Some(turn.seat))
            }
            Step::Over => ("over", None, None),
        };
        vec![
            ("step", id.into()),
            guild.map_or(("guild", "".into()), guild_arg),
            ("player", player.map_or_else(|| "".into(), |seat| self.name(seat))),
        ]
    }
}
