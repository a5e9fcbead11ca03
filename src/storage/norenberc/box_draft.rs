//! The tiles of the user's own copy while somebody counts them: a box that need not be right yet.

use std::fs;
use std::io;

use serde::{Deserialize, Serialize};

use super::box_file::{BoxReport, default_box, read_box};
use crate::norenberc::components::{CRAFTSMEN_PER_GUILD, GUILDS, LOWEST_VALUE, TOWNSMAN_VARIANTS, TOWNSMEN};
use crate::norenberc::{BoxError, Craftsman, Guild, TileBox, Townsman};
use crate::storage::atomic::{read_file, read_text, replace_file};
use crate::storage::places::Places;

pub(crate) const VALUES: usize = 6;

/// Counts of all kinds of tiles, right or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoxDraft {
    /// By guild, by value from the lowest on: without and with agent+.
    craftsmen: [[[u8; 2]; VALUES]; GUILDS],
    townsmen: [u8; TOWNSMAN_VARIANTS],
}

impl From<&TileBox> for BoxDraft {
    fn from(tiles: &TileBox) -> Self {
        let mut craftsmen = [[[0; 2]; VALUES]; GUILDS];
        for guild in Guild::ALL {
            for craftsman in tiles.craftsmen(guild) {
                let value = usize::from(craftsman.value - LOWEST_VALUE);
                craftsmen[guild.index()][value][usize::from(craftsman.agent)] += 1;
            }
        }
        Self { craftsmen, townsmen: Townsman::ALL.map(|townsman| tiles.townsmen(townsman)) }
    }
}

impl BoxDraft {
    /// Number of craftsmen like this one.
    pub fn craftsmen(&self, craftsman: Craftsman) -> u8 {
        self.craftsmen[craftsman.guild.index()][usize::from(craftsman.value - LOWEST_VALUE)]
            [usize::from(craftsman.agent)]
    }

    pub(crate) fn set_craftsmen(&mut self, craftsman: Craftsman, count: u8) {
        self.craftsmen[craftsman.guild.index()][usize::from(craftsman.value - LOWEST_VALUE)]
            [usize::from(craftsman.agent)] = count;
    }

    pub(crate) fn same_in_all(&mut self, guild: Guild) {
        self.craftsmen = [self.craftsmen[guild.index()]; GUILDS];
    }

    /// Number of townsmen of a variant.
    pub fn townsmen(&self, townsman: Townsman) -> u8 {
        self.townsmen[townsman.index()]
    }

    pub(crate) fn set_townsmen(&mut self, townsman: Townsman, count: u8) {
        self.townsmen[townsman.index()] = count;
    }

    pub(crate) fn in_guild(&self, guild: Guild) -> usize {
        self.craftsmen[guild.index()].iter().flatten().map(|&count| usize::from(count)).sum()
    }

    pub(crate) fn all_townsmen(&self) -> u32 {
        self.townsmen.iter().map(|&count| u32::from(count)).sum()
    }

    /// Everything that is not right yet.
    pub fn errors(&self) -> Vec<BoxError> {
        let guilds = Guild::ALL.into_iter().map(|guild| (guild, self.in_guild(guild)));
        let wrong = guilds.filter(|(_, found)| *found != CRAFTSMEN_PER_GUILD);
        let mut errors: Vec<_> = wrong.map(|(guild, found)| BoxError::Craftsmen { guild, found }).collect();
        if self.all_townsmen() != u32::from(TOWNSMEN) {
            errors.push(BoxError::Townsmen { found: self.all_townsmen() });
        }
        errors
    }

    /// The box, if it is right.
    ///
    /// # Errors
    /// The first fault.
    pub fn to_box(&self) -> Result<TileBox, BoxError> {
        let values = (LOWEST_VALUE..).take(VALUES);
        let kinds = Guild::ALL
            .into_iter()
            .flat_map(move |guild| values.clone().map(move |value| (guild, value)))
            .flat_map(|(guild, value)| [false, true].map(|agent| Craftsman { guild, value, agent }));
        let craftsmen: Vec<_> =
            kinds.flat_map(|it| std::iter::repeat_n(it, usize::from(self.craftsmen(it)))).collect();
        TileBox::new(&craftsmen, self.townsmen)
    }

    /// Reads the last draft, right or not; without one the box in use.
    pub fn read(places: &Places) -> Self {
        let half = read_text(&places.box_draft()).ok().and_then(|text| toml::from_str(&text).ok());
        half.unwrap_or_else(|| Self::from(&own_box(places)))
    }

    /// Saves the draft. A box that is right is in use from now on; another one only waits to be finished.
    ///
    /// # Errors
    /// Returns the I/O error.
    pub fn write(&self, places: &Places) -> io::Result<()> {
        let Ok(tiles) = self.to_box() else {
            let text = toml::to_string(self).map_err(io::Error::other)?;
            return replace_file(&places.box_draft(), text.as_bytes());
        };
        let text = toml::to_string(&BoxReport::new(&tiles)).map_err(io::Error::other)?;
        replace_file(&places.own_box(), text.as_bytes())?;
        match fs::remove_file(places.box_draft()) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            Ok(()) | Err(_) => Ok(()),
        }
    }
}

/// The box in use: the user's own if it was counted, else the assumed one.
pub fn own_box(places: &Places) -> TileBox {
    let own = read_file(&places.own_box()).ok().and_then(|bytes| read_box(&bytes).ok());
    own.unwrap_or_else(default_box)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_box_becomes_a_draft_and_a_box_again() {
        let tiles = default_box();
        let draft = BoxDraft::from(&tiles);
        assert_eq!(draft.to_box(), Ok(tiles));
        assert_eq!(draft.errors(), []);
        assert_eq!(toml::from_str::<BoxDraft>(&toml::to_string(&draft).expect("TOML")), Ok(draft));
    }

    #[test]
    fn every_error_is_named() {
        let mut draft = BoxDraft::from(&default_box());
        let brewer = Craftsman { guild: Guild::Brewers, value: 7, agent: true };
        draft.set_craftsmen(brewer, draft.craftsmen(brewer) + 1);
        draft.set_townsmen(Townsman::Mayor, 0);
        let townsmen = draft.all_townsmen();
        assert_eq!(
            draft.errors(),
            [
                BoxError::Craftsmen { guild: Guild::Brewers, found: 12 },
                BoxError::Townsmen { found: townsmen }
            ]
        );
        assert!(draft.to_box().is_err());
        draft.same_in_all(Guild::Brewers);
        assert_eq!(draft.errors().len(), GUILDS + 1);
    }
}
