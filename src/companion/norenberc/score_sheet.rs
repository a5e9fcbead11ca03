//! The sheets of a table as a file that `guildhall score` reads, and back.

use serde::Serialize;

use super::sheet::FinalSheet;
use crate::game::Title as _;
use crate::norenberc::{Guild, Norenberc, Townsman};
use crate::storage::norenberc::{ScoreSheet, default_box};
use crate::storage::{InputError, distinct_names, to_json_pretty};

#[derive(Serialize)]
struct SheetOut<'a> {
    game: &'static str,
    players: Vec<PlayerOut<'a>>,
}

#[derive(Serialize)]
struct PlayerOut<'a> {
    name: &'a str,
    talers: u16,
    craftsmen: Vec<CraftsmanOut>,
    crests: Vec<Guild>,
    prestige_crests: u8,
    townsmen: Vec<Townsman>,
}

#[derive(Serialize)]
struct CraftsmanOut {
    guild: Guild,
    value: u8,
}

/// The sheets as `guildhall score` reads them; `None` if something is unknown.
pub fn score_sheet(names: &[String], sheets: &[FinalSheet]) -> Option<String> {
    // Sheets are read under the limits for names of today, and the people of an earlier game may have others.
    let names = distinct_names(names);
    let players = names.iter().zip(sheets).map(|(name, sheet)| player(name, sheet));
    let out = SheetOut { game: Norenberc::ID, players: players.collect::<Option<_>>()? };
    Some(to_json_pretty(&out))
}

/// Reads such a file: the names and the sheets by seat.
///
/// # Errors
/// Says where, what was found and what is allowed.
pub(crate) fn read_sheet(bytes: &[u8]) -> Result<(Vec<String>, Vec<FinalSheet>), InputError> {
    // The box only serves for warnings: what lies on the table lies there.
    let read = ScoreSheet::read(bytes, &default_box())?;
    let sheets = read.sheets.iter().zip(&read.craftsmen).map(|(sheet, craftsmen)| FinalSheet {
        talers: Some(sheet.talers),
        craftsmen: Some(craftsmen.iter().map(|&(guild, value)| (guild, Some(value))).collect()),
        perhaps: Vec::new(),
        crests: sheet.crests.map(Some),
        prestige_crests: Some(sheet.prestige_crests),
        // Counts that no table has are rejected when they are entered.
        townsmen: sheet.townsmen.map(|count| Some(u8::try_from(count).unwrap_or(u8::MAX))),
    });
    Ok((read.names, sheets.collect()))
}

fn player<'a>(name: &'a str, sheet: &FinalSheet) -> Option<PlayerOut<'a>> {
    if !sheet.perhaps.is_empty() {
        return None;
    }
    let times = |count: Option<u8>| count.map(usize::from);
    let mut crests = Vec::new();
    for guild in Guild::ALL {
        crests.extend(std::iter::repeat_n(guild, times(sheet.crests[guild.index()])?));
    }
    let mut townsmen = Vec::new();
    for townsman in Townsman::ALL {
        townsmen.extend(std::iter::repeat_n(townsman, times(sheet.townsmen[townsman.index()])?));
    }
    let craftsman = |&(guild, value): &(Guild, Option<u8>)| Some(CraftsmanOut { guild, value: value? });
    Some(PlayerOut {
        name,
        talers: sheet.talers?,
        craftsmen: sheet.craftsmen.as_ref()?.iter().map(craftsman).collect::<Option<_>>()?,
        crests,
        prestige_crests: sheet.prestige_crests?,
        townsmen,
    })
}
