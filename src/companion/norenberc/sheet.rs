//! Everybody's possessions at the end, as far as they are known, and the engine's score of them. "What if" is the same
//! function on a changed sheet.

use super::entry::Owned;
use super::{EntryError, TitleEntryError};
use crate::game::Seat;
use crate::norenberc::components::{
    CRAFTSMEN_PER_GUILD, CRESTS_PER_GUILD, GUILDS, HIGHEST_VALUE, LOWEST_VALUE, MOST_AGENTS, PRESTIGE_CRESTS,
    TOWNSMAN_VARIANTS, TOWNSMEN, Trigger,
};
use crate::norenberc::scoring::{Craftsmen, Score, Sheet, score};
use crate::norenberc::{Guild, MOST_TALERS, Townsman, guilds_in_play};

/// One player's possessions at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinalSheet {
    pub talers: Option<u16>,
    /// Guild, and value if known.
    pub craftsmen: Option<Vec<(Guild, Option<u8>)>>,
    /// Craftsmen that may be theirs too: an unknown favourite took them.
    pub perhaps: Vec<(Guild, Option<u8>)>,
    pub crests: [Option<u8>; GUILDS],
    pub prestige_crests: Option<u8>,
    /// In the order of [`Townsman::ALL`].
    pub townsmen: [Option<u8>; TOWNSMAN_VARIANTS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    Talers,
    /// Guilds of the craftsmen, or the value of one.
    Craftsmen,
    Crests,
    PrestigeCrests,
    Townsmen,
}

impl FinalSheet {
    /// True if there is nothing on it but talers.
    pub fn is_empty(&self) -> bool {
        *self == Self { talers: self.talers, ..Self::blank() }
    }

    /// An empty tray of somebody whose talers are unknown.
    pub fn blank() -> Self {
        Self {
            talers: None,
            craftsmen: Some(Vec::new()),
            perhaps: Vec::new(),
            crests: [Some(0); GUILDS],
            prestige_crests: Some(0),
            townsmen: [Some(0); TOWNSMAN_VARIANTS],
        }
    }

    /// The index of the doubtful craftsman that this one would be.
    pub(super) fn perhaps_like(&self, guild: Guild, value: u8) -> Option<usize> {
        let place = |tile| self.perhaps.iter().position(|it| *it == tile);
        place((guild, Some(value))).or_else(|| place((guild, None)))
    }

    fn whole(&self) -> Result<Sheet, Missing> {
        if !self.perhaps.is_empty() {
            return Err(Missing::Craftsmen);
        }
        let mut craftsmen = Craftsmen::default();
        for &(guild, value) in self.craftsmen.as_ref().ok_or(Missing::Craftsmen)? {
            craftsmen.add(guild, value.ok_or(Missing::Craftsmen)?);
        }
        let mut sheet = Sheet {
            talers: self.talers.ok_or(Missing::Talers)?,
            prestige_crests: self.prestige_crests.ok_or(Missing::PrestigeCrests)?,
            craftsmen,
            ..Sheet::default()
        };
        for (own, known) in sheet.crests.iter_mut().zip(self.crests) {
            *own = known.ok_or(Missing::Crests)?;
        }
        for townsman in Townsman::ALL {
            // W6: musicians have paid at every income and score nothing, so nobody need tell them at the end.
            let own = match self.townsmen[townsman.index()] {
                None if townsman.trigger() != Trigger::Sun => 0,
                known => known.ok_or(Missing::Townsmen)?,
            };
            sheet.townsmen[townsman.index()] = own.into();
        }
        Ok(sheet)
    }
}

/// The final score, or the unknown parts.
///
/// # Errors
/// The first unknown part of each player's sheet.
pub fn final_score(sheets: &[FinalSheet]) -> Result<Score, Vec<(Seat, Missing)>> {
    let mut whole = Vec::new();
    let mut missing = Vec::new();
    for (seat, sheet) in (0..).map(Seat).zip(sheets) {
        match sheet.whole() {
            Ok(sheet) => whole.push(sheet),
            Err(part) => missing.push((seat, part)),
        }
    }
    if missing.is_empty() { Ok(score(&whole)) } else { Err(missing) }
}

pub(super) fn own(sheets: &mut [FinalSheet], seat: Seat, owned: &Owned) -> Result<(), EntryError> {
    let guilds = guilds_in_play(sheets.len() as u8);
    let in_play = |guild: Guild| {
        if (guild as u8) < guilds {
            Ok(())
        } else {
            Err(EntryError::Title(TitleEntryError::NotInPlay { guild }))
        }
    };
    let sheet = sheets.get_mut(seat.index()).ok_or(EntryError::NoSuchPlayer)?;
    match *owned {
        Owned::Talers { talers } => {
            at_most(talers, MOST_TALERS)?;
            sheet.talers = Some(talers);
        }
        Owned::Craftsmen { ref craftsmen } => {
            for &(guild, value) in craftsmen {
                in_play(guild)?;
                check_value(value)?;
            }
            sheet.craftsmen = Some(craftsmen.iter().map(|&(guild, value)| (guild, Some(value))).collect());
            sheet.perhaps.clear();
        }
        Owned::AddCraftsman { guild, value } => {
            in_play(guild)?;
            check_value(value)?;
            sheet
                .craftsmen
                .as_mut()
                .ok_or(EntryError::Title(TitleEntryError::NotKnownYet))?
                .push((guild, Some(value)));
            if let Some(place) = sheet.perhaps_like(guild, value) {
                sheet.perhaps.remove(place);
            }
        }
        Owned::CraftsmanValue { guild, value } => {
            check_value(value)?;
            let craftsmen =
                sheet.craftsmen.as_mut().ok_or(EntryError::Title(TitleEntryError::NotKnownYet))?;
            let open = craftsmen.iter_mut().find(|it| **it == (guild, None));
            *open.ok_or(EntryError::Title(TitleEntryError::NotOwned))? = (guild, Some(value));
        }
        Owned::RemoveCraftsman { guild, value } => {
            let craftsmen =
                sheet.craftsmen.as_mut().ok_or(EntryError::Title(TitleEntryError::NotKnownYet))?;
            let place = craftsmen.iter().position(|&it| it == (guild, Some(value)));
            craftsmen.remove(place.ok_or(EntryError::Title(TitleEntryError::NotOwned))?);
        }
        Owned::Crest { guild, count } => {
            in_play(guild)?;
            sheet.crests[guild.index()] = Some(count);
        }
        Owned::Crests { crests } => {
            for guild in Guild::ALL.into_iter().filter(|guild| crests[guild.index()] > 0) {
                in_play(guild)?;
            }
            sheet.crests = crests.map(Some);
        }
        Owned::PrestigeCrests { count } => sheet.prestige_crests = Some(count),
        Owned::Townsman { townsman, count } => {
            check_townsman(townsman, count)?;
            sheet.townsmen[townsman.index()] = Some(count);
        }
        Owned::Townsmen { townsmen } => {
            for townsman in Townsman::ALL {
                check_townsman(townsman, townsmen[townsman.index()])?;
            }
            sheet.townsmen = townsmen.map(Some);
        }
        Owned::Agents { agents } => at_most(agents, MOST_AGENTS)?,
        Owned::Mayors { mayors } => at_most(mayors.iter().map(|&it| u16::from(it)).sum::<u16>(), TOWNSMEN)?,
    }
    check_table(sheets)
}

pub(super) fn at_most(count: impl Into<u16>, most: impl Into<u16>) -> Result<(), EntryError> {
    let most = most.into();
    if count.into() > most { Err(EntryError::Title(TitleEntryError::TooMany { most })) } else { Ok(()) }
}

pub(super) fn check_value(value: u8) -> Result<(), EntryError> {
    if (LOWEST_VALUE..=HIGHEST_VALUE).contains(&value) {
        Ok(())
    } else {
        Err(EntryError::Title(TitleEntryError::Value { value }))
    }
}

fn check_townsman(townsman: Townsman, count: u8) -> Result<(), EntryError> {
    if count > 0 && !townsman.stays() {
        return Err(EntryError::Title(TitleEntryError::NeverStays { townsman }));
    }
    at_most(count, TOWNSMEN)
}

/// C2, C3: there are only so many pieces.
fn check_table(sheets: &[FinalSheet]) -> Result<(), EntryError> {
    let sum = |count: &dyn Fn(&FinalSheet) -> usize| sheets.iter().map(count).sum::<usize>() as u16;
    for guild in Guild::ALL {
        let own = |sheet: &FinalSheet| {
            sheet.craftsmen.iter().flatten().filter(|(craft, _)| *craft == guild).count()
        };
        at_most(sum(&own), CRAFTSMEN_PER_GUILD as u16)?;
        let crests = |sheet: &FinalSheet| sheet.crests[guild.index()].unwrap_or(0).into();
        at_most(sum(&crests), CRESTS_PER_GUILD)?;
    }
    at_most(sum(&|sheet| sheet.prestige_crests.unwrap_or(0).into()), PRESTIGE_CRESTS)?;
    at_most(sum(&|sheet| sheet.townsmen.iter().map(|count| usize::from(count.unwrap_or(0))).sum()), TOWNSMEN)
}
