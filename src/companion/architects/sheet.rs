//! Everybody's possessions at the end, as far as they are known, and the engine's score of them. "What if" is the same
//! function on a changed sheet.

use super::entry::Owned;
use super::relevant::open_questions;
use super::{EntryError, TitleEntryError};
use crate::architects::components::{APPRENTICE_LIMIT, MOST_VIRTUE, TOP_LEVEL, WORKERS, cathedral};
use crate::architects::scoring::{Opponent, OpponentSheet, Score, Sheet, score};
use crate::architects::{Building, Character, Resource, Skill};
use crate::game::Seat;

/// The opponent of a game for one, as if it sat beside the player.
pub const OPPONENT: Seat = Seat(1);

pub(super) const MOST_GOODS: u16 = 999;
pub(super) const MOST_DEBTS: u16 = 99;

/// One player's possessions at the end, before F1. Facts that nobody has entered are unknown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FinalSheet {
    pub buildings: Vec<Building>,
    /// Number of further buildings, unnamed.
    pub unnamed: Option<u8>,
    pub cathedral: Option<u8>,
    pub virtue: Option<u8>,
    pub unpaid: Option<u16>,
    pub paid: Option<u16>,
    /// Stock, in the order of [`Resource::ALL`].
    pub goods: [Option<u16>; Resource::ALL.len()],
    pub prison: Option<u8>,
    pub captured: Option<u8>,
    /// Own apprentices with each skill, in the order of [`Skill::ALL`].
    pub skills: [Option<u8>; Skill::ALL.len()],
    /// `None` with the standard side of the boards.
    pub character: Option<Character>,
    pub opponent: Option<Rival>,
}

/// The possessions of the opponent of a game for one at the end (O12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rival {
    pub kind: Opponent,
    /// Workers in the guildhall and beside it (X28).
    pub guildhall: Option<u8>,
    pub cathedral: Option<u8>,
    pub virtue: Option<u8>,
    pub marble: Option<u16>,
    pub unpaid: Option<u16>,
    pub prison: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Names of the constructed buildings, or if there are more.
    Buildings,
    Cathedral,
    Virtue,
    Unpaid,
    Paid,
    Goods(Resource),
    Prison,
    Captured,
    Skill(Skill),
    Guildhall,
}

impl FinalSheet {
    pub(super) fn blank(character: Option<Character>, opponent: Option<Opponent>) -> Self {
        Self { unnamed: Some(0), character, opponent: opponent.map(Rival::blank), ..Self::default() }
    }

    pub const fn count(&self, resource: Resource) -> Option<u16> {
        self.goods[resource.index()]
    }

    pub fn has(&self, building: Building) -> bool {
        self.buildings.contains(&building)
    }

    pub fn knows(&self, fact: Missing) -> bool {
        match fact {
            Missing::Buildings => self.unnamed == Some(0),
            Missing::Cathedral => self.cathedral.is_some(),
            Missing::Virtue => self.virtue.is_some(),
            Missing::Unpaid => self.unpaid.is_some(),
            Missing::Paid => self.paid.is_some(),
            Missing::Goods(resource) => self.count(resource).is_some(),
            Missing::Prison => self.prison.is_some(),
            Missing::Captured => self.captured.is_some(),
            Missing::Skill(skill) => self.skills[skill.index()].is_some(),
            Missing::Guildhall => self.opponent.is_none_or(|it| it.guildhall.is_some()),
        }
    }

    /// The sheet for the engine; unknown facts change nothing.
    pub(super) fn whole(&self) -> Sheet {
        let good = |resource| self.count(resource).unwrap_or(0);
        Sheet {
            buildings: self.buildings.iter().copied().collect(),
            cathedral: self.cathedral.unwrap_or(0),
            virtue: self.virtue.unwrap_or(0),
            unpaid_debts: self.unpaid.unwrap_or(0),
            paid_debts: self.paid.unwrap_or(0),
            clay: good(Resource::Clay),
            wood: good(Resource::Wood),
            stone: good(Resource::Stone),
            gold: good(Resource::Gold),
            marble: good(Resource::Marble),
            silver: good(Resource::Silver),
            prison: self.prison.unwrap_or(0),
            captured: self.captured.unwrap_or(0),
            skills: self.skills.map(|count| count.unwrap_or(0)),
            character: self.character,
        }
    }

    /// Sets everything that was not entered to 0.
    fn nothing_else(&mut self) {
        for number in [&mut self.prison, &mut self.captured, &mut self.cathedral] {
            number.get_or_insert(0);
        }
        self.skills.iter_mut().for_each(|count| *count = count.or(Some(0)));
        for number in self.goods.iter_mut().chain([&mut self.unpaid, &mut self.paid]) {
            number.get_or_insert(0);
        }
        self.unnamed.get_or_insert(0);
    }
}

impl Rival {
    const fn blank(kind: Opponent) -> Self {
        Self {
            kind,
            guildhall: None,
            cathedral: None,
            virtue: None,
            marble: None,
            unpaid: None,
            prison: None,
        }
    }

    /// True if a fact is known, or one that no opponent has.
    pub const fn knows(&self, fact: Missing) -> bool {
        match fact {
            Missing::Guildhall => self.guildhall.is_some(),
            Missing::Cathedral => self.cathedral.is_some(),
            Missing::Virtue => self.virtue.is_some(),
            Missing::Goods(Resource::Marble) => self.marble.is_some(),
            Missing::Unpaid => self.unpaid.is_some(),
            Missing::Prison => self.prison.is_some(),
            Missing::Buildings
            | Missing::Paid
            | Missing::Goods(_)
            | Missing::Captured
            | Missing::Skill(_) => true,
        }
    }

    pub(super) fn whole(&self) -> OpponentSheet {
        OpponentSheet {
            kind: self.kind,
            guildhall: self.guildhall.unwrap_or(0),
            cathedral: self.cathedral.unwrap_or(0),
            virtue: self.virtue.unwrap_or(0),
            marble: self.marble.unwrap_or(0),
            unpaid_debts: self.unpaid.unwrap_or(0),
            prison: self.prison.unwrap_or(0),
        }
    }

    fn own(&mut self, owned: &Owned) -> Result<(), EntryError> {
        match *owned {
            Owned::Guildhall { workers } => {
                self.guildhall = checked(workers, WORKERS)?;
            }
            Owned::Cathedral { level } => self.cathedral = checked(level, TOP_LEVEL)?,
            Owned::Virtue { virtue } => self.virtue = checked(virtue, MOST_VIRTUE)?,
            Owned::Goods { resource: Resource::Marble, count } => self.marble = checked(count, MOST_GOODS)?,
            Owned::Unpaid { debts } => self.unpaid = checked(debts, MOST_DEBTS)?,
            Owned::Prison { workers } => self.prison = checked(workers, WORKERS)?,
            Owned::NothingElse => {
                for number in [&mut self.guildhall, &mut self.cathedral, &mut self.prison] {
                    number.get_or_insert(0);
                }
                self.marble.get_or_insert(0);
                self.unpaid.get_or_insert(0);
            }
            Owned::Building { .. }
            | Owned::NoBuilding { .. }
            | Owned::Unnamed { .. }
            | Owned::Paid { .. }
            | Owned::Goods { .. }
            | Owned::Captured { .. }
            | Owned::Skill { .. }
            | Owned::Workers { .. } => return Err(TitleEntryError::NotTheirs { seat: OPPONENT }.into()),
        }
        Ok(())
    }
}

/// The final score, or the facts that have to be known first.
///
/// # Errors
/// Every unknown fact that can change the result, by seat; the opponent is [`OPPONENT`].
pub fn final_score(sheets: &[FinalSheet]) -> Result<Score, Vec<(Seat, Missing)>> {
    let missing = open_questions(sheets);
    if !missing.is_empty() {
        return Err(missing);
    }
    let whole: Vec<Sheet> = sheets.iter().map(FinalSheet::whole).collect();
    let opponent = sheets.first().and_then(|sheet| sheet.opponent).map(|it| it.whole());
    Ok(score(&whole, opponent.as_ref()))
}

/// Rejects a number beyond its limit.
pub(super) fn checked<T: Copy + PartialOrd + Into<u16>>(
    count: Option<T>,
    most: T,
) -> Result<Option<T>, EntryError> {
    match count {
        Some(count) if count > most => Err(TitleEntryError::TooMany { most: most.into() }.into()),
        count => Ok(count),
    }
}

pub(super) fn check_building(
    building: Building,
    promo: bool,
    solo: bool,
    builders: impl Iterator<Item = (Seat, bool)>,
    seat: Seat,
) -> Result<(), EntryError> {
    if building.is_promo() && !promo {
        return Err(TitleEntryError::NotInGame { building }.into());
    }
    if solo && !building.is_solo() {
        return Err(TitleEntryError::NotSolo { building }.into());
    }
    for (other, has) in builders {
        if has && other != seat {
            return Err(TitleEntryError::BuiltBy { building, seat: other }.into());
        }
    }
    Ok(())
}

/// A3: as many markers on a level as it has spots.
pub(super) fn check_level(
    level: Option<u8>,
    others: impl Iterator<Item = Option<u8>>,
) -> Result<(), EntryError> {
    checked(level, TOP_LEVEL)?;
    let Some((level, it)) = level.and_then(|level| Some((level, cathedral(level)?))) else { return Ok(()) };
    let taken = others.filter(|other| *other == Some(level)).count();
    if taken < usize::from(it.spots) { Ok(()) } else { Err(TitleEntryError::LevelFull { level }.into()) }
}

pub(super) fn own(
    sheets: &mut [FinalSheet],
    seat: Seat,
    owned: &Owned,
    promo: bool,
) -> Result<(), EntryError> {
    let players = sheets.len();
    let solo = sheets.first().is_some_and(|sheet| sheet.opponent.is_some());
    if let Owned::Cathedral { level } = *owned {
        let of_rival = sheets.iter().filter_map(|sheet| sheet.opponent).map(|it| it.cathedral);
        let levels: Vec<_> = sheets.iter().map(|sheet| sheet.cathedral).chain(of_rival).collect();
        let others = levels.iter().enumerate().filter(|(other, _)| *other != seat.index());
        check_level(level, others.map(|(_, level)| *level))?;
    }
    if solo && seat == OPPONENT {
        let rival = sheets[0].opponent.as_mut();
        return rival.ok_or(EntryError::NoSuchPlayer).and_then(|rival| rival.own(owned));
    }
    if let Owned::Building { building } = *owned {
        let builders = (0..).map(Seat).zip(sheets.iter().map(|sheet| sheet.has(building)));
        check_building(building, promo, solo, builders, seat)?;
    }
    let sheet = sheets.get_mut(seat.index()).ok_or(EntryError::NoSuchPlayer)?;
    match *owned {
        Owned::Building { building } => add_building(&mut sheet.buildings, &mut sheet.unnamed, building),
        Owned::NoBuilding { building } => remove_building(&mut sheet.buildings, building)?,
        Owned::Unnamed { buildings } => sheet.unnamed = checked(buildings, WORKERS)?,
        Owned::Cathedral { level } => sheet.cathedral = level,
        Owned::Virtue { virtue } => sheet.virtue = checked(virtue, MOST_VIRTUE)?,
        Owned::Unpaid { debts } => sheet.unpaid = checked(debts, MOST_DEBTS)?,
        Owned::Paid { debts } => sheet.paid = checked(debts, MOST_DEBTS)?,
        Owned::Goods { resource, count } => sheet.goods[resource.index()] = checked(count, MOST_GOODS)?,
        Owned::Prison { workers } => sheet.prison = checked(workers, WORKERS)?,
        Owned::Captured { workers } => sheet.captured = checked(workers, most_captured(players, solo))?,
        Owned::Skill { skill, apprentices } => {
            sheet.skills[skill.index()] = checked(apprentices, most_apprentices(sheet.character))?;
        }
        Owned::NothingElse => sheet.nothing_else(),
        Owned::Guildhall { .. } | Owned::Workers { .. } => {
            return Err(TitleEntryError::NotTheirs { seat }.into());
        }
    }
    Ok(())
}

/// Most captured workers: those of all others.
pub(super) const fn most_captured(players: usize, solo: bool) -> u8 {
    WORKERS * (players as u8 + solo as u8 - 1)
}

/// H1, P8.
pub(super) const fn most_apprentices(character: Option<Character>) -> u8 {
    APPRENTICE_LIMIT + matches!(character, Some(Character::Rudolf)) as u8
}

/// Adds a building; if there was an unnamed one, it is that one.
pub(super) fn add_building(buildings: &mut Vec<Building>, unnamed: &mut Option<u8>, building: Building) {
    if !buildings.contains(&building) {
        buildings.push(building);
        *unnamed = unnamed.map(|count| count.saturating_sub(1));
    }
}

pub(super) fn remove_building(buildings: &mut Vec<Building>, building: Building) -> Result<(), EntryError> {
    let place = buildings.iter().position(|it| *it == building);
    buildings.remove(place.ok_or(EntryError::Title(TitleEntryError::NotBuilt { building }))?);
    Ok(())
}
