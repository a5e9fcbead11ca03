//! Notes on why a game went well or badly for a player: numbers that a search adds up for every move it tries.

use crate::game::{Game, Seat};
use crate::norenberc::components::GUILDS;
use crate::norenberc::scoring::LineSource;
use crate::norenberc::{Bench, Guild, Norenberc, Setup, State};

/// VP for the majority of each guild.
const MAJORITY: usize = 0;
/// 1 if the player became favourite of the guild in the round in which the search began.
const FAVORITE: usize = MAJORITY + GUILDS;
const THIRTY: usize = FAVORITE + GUILDS;
const ALL_TYPES: usize = THIRTY + 1;
const RICHEST: usize = ALL_TYPES + 1;
const CRESTS: usize = RICHEST + 1;
const TOWNSMEN: usize = CRESTS + 1;
const AGENTS: usize = TOWNSMEN + 1;
pub(super) const COUNT: usize = AGENTS + 1;

pub(super) fn add(setup: &Setup, begin: &State, end: &State, viewer: Seat, notes: &mut [f32]) {
    for line in &Norenberc::score(setup, end).players[viewer.index()].lines {
        let place = match line.source {
            LineSource::Majority { guild, .. } => MAJORITY + guild.index(),
            LineSource::Thirty { .. } => THIRTY,
            LineSource::AllTypes { .. } => ALL_TYPES,
            LineSource::Richest { .. } => RICHEST,
            LineSource::Crests { .. } => CRESTS,
            LineSource::Townsman { .. } => TOWNSMEN,
        };
        notes[place] += line.vp as f32;
    }
    let master = Bench::of_guildmaster(begin.round());
    for guild in setup.guilds() {
        if end.owns_settled(viewer, begin, guild, master) {
            notes[FAVORITE + guild.index()] += 1.0;
        }
    }
    notes[AGENTS] += f32::from(end.agents(viewer));
}

pub(super) struct MeanNotes(pub(super) [f32; COUNT]);

impl MeanNotes {
    pub(super) fn new(noted: &[f32]) -> Self {
        let mut means = [0.0; COUNT];
        means.copy_from_slice(noted);
        Self(means)
    }

    pub(super) fn majority(&self, guild: Guild) -> f32 {
        self.0[MAJORITY + guild.index()]
    }

    pub(super) fn favorite(&self, guild: Guild) -> f32 {
        self.0[FAVORITE + guild.index()]
    }

    pub(super) fn thirty(&self) -> f32 {
        self.0[THIRTY]
    }

    pub(super) fn all_types(&self) -> f32 {
        self.0[ALL_TYPES]
    }

    pub(super) fn richest(&self) -> f32 {
        self.0[RICHEST]
    }

    pub(super) fn crests(&self) -> f32 {
        self.0[CRESTS]
    }

    pub(super) fn townsmen(&self) -> f32 {
        self.0[TOWNSMEN]
    }

    pub(super) fn agents(&self) -> f32 {
        self.0[AGENTS]
    }
}
