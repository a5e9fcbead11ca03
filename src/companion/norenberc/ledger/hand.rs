//! Everything known of one player. Certain facts stay certain when others are not: an unknown favourite took one tile and one
//! crest, and only those are in doubt.

use super::OwnCraftsman;
use crate::norenberc::components::{GUILDS, MOST_AGENTS, TOWNSMAN_VARIANTS};
use crate::norenberc::{Guild, Townsman};

/// Everybody's agents at the beginning (S3).
const FIRST_AGENTS: u8 = 4;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Craftsmen that are certainly theirs; `None` if nobody has entered them.
    pub craftsmen: Option<Vec<OwnCraftsman>>,
    /// Craftsmen that are theirs if they were an unknown favourite.
    pub perhaps: Vec<OwnCraftsman>,
    pub crests: [Option<u8>; GUILDS],
    /// At least so many crests of each guild.
    pub sure_crests: [u8; GUILDS],
    pub prestige_crests: Option<u8>,
    /// At least so many prestige crests.
    pub sure_prestige_crests: u8,
    pub townsmen: [Option<u8>; TOWNSMAN_VARIANTS],
    /// At the end of the game.
    pub talers: Option<u16>,
    /// Agents taken from the stockpile: at least and at most.
    agents: (u8, u8),
}

impl Hand {
    /// Before the first turn (S3).
    pub(super) const fn at_start() -> Self {
        Self {
            craftsmen: Some(Vec::new()),
            perhaps: Vec::new(),
            crests: [Some(0); GUILDS],
            sure_crests: [0; GUILDS],
            prestige_crests: Some(0),
            sure_prestige_crests: 0,
            townsmen: [Some(0); TOWNSMAN_VARIANTS],
            talers: None,
            agents: (FIRST_AGENTS, FIRST_AGENTS),
        }
    }

    /// In the middle of a game: nothing is known, except what nobody can have.
    pub(super) fn unknown(guilds: u8) -> Self {
        Self {
            craftsmen: None,
            crests: Guild::ALL.map(|guild| (guild as u8 >= guilds).then_some(0)),
            prestige_crests: None,
            townsmen: Townsman::ALL.map(|it| (!it.stays()).then_some(0)),
            agents: (FIRST_AGENTS, MOST_AGENTS),
            ..Self::at_start()
        }
    }

    pub fn agents(&self) -> Option<u8> {
        let (least, most) = self.agents;
        (least == most).then_some(least)
    }

    /// The number of these agents that would be taken, if certain (A8).
    pub(super) fn would_take(&self, printed: u8) -> Option<u8> {
        let (least, most) = self.agents;
        let taken = |has: u8| printed.min(MOST_AGENTS.saturating_sub(has));
        (taken(least) == taken(most)).then(|| taken(least))
    }

    pub(super) fn set_agents(&mut self, agents: Option<u8>) {
        self.agents = agents.map_or((FIRST_AGENTS, MOST_AGENTS), |agents| (agents, agents));
    }

    /// A8, W2: eight at most.
    pub(super) fn gain_agents(&mut self, gained: u8) {
        self.gain_agents_between(gained, gained);
    }

    pub(super) fn gain_agents_between(&mut self, least: u8, most: u8) {
        let (has, perhaps) = self.agents;
        self.agents = ((has + least).min(MOST_AGENTS), (perhaps + most).min(MOST_AGENTS));
    }

    pub(super) fn gain_crest(&mut self, guild: Guild) {
        self.sure_crests[guild.index()] += 1;
        if let Some(crests) = &mut self.crests[guild.index()] {
            *crests += 1;
        }
    }

    /// Gains a prestige crest if there is one, which may be unknown.
    pub(super) fn gain_prestige_crest(&mut self, there: Option<bool>) {
        self.sure_prestige_crests += u8::from(there == Some(true));
        self.prestige_crests = match (self.prestige_crests, there) {
            (Some(count), Some(there)) => Some(count + u8::from(there)),
            (None, _) | (_, None) => None,
        };
    }

    pub(super) fn set_crests(&mut self, guild: Guild, crests: Option<u8>) {
        self.crests[guild.index()] = crests;
        self.sure_crests[guild.index()] = crests.unwrap_or(0);
    }

    pub(super) fn set_prestige_crests(&mut self, crests: Option<u8>) {
        self.prestige_crests = crests;
        self.sure_prestige_crests = crests.unwrap_or(0);
    }

    /// True if a doubtful craftsman of this guild may be theirs.
    pub(super) fn may_own(&self, guild: Guild) -> bool {
        self.perhaps.iter().any(|own| own.guild() == guild)
    }
}
