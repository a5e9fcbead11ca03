//! The sheets of a table as a file that `guildhall score` reads.

use serde::Serialize;
use serde_json::{Map, Value};

use super::relevant::open_questions;
use super::sheet::{FinalSheet, Rival};
use crate::architects::{Architects, Building, Character, Resource, Skill};
use crate::game::Title as _;
use crate::storage::architects::ScoreSheet;
use crate::storage::{InputError, distinct_names, to_json_pretty};

#[derive(Serialize)]
struct SheetOut<'a> {
    game: &'static str,
    promo: bool,
    players: Vec<PlayerOut<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    opponent: Option<Map<String, Value>>,
}

#[derive(Serialize)]
struct PlayerOut<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    character: Option<Character>,
    buildings: &'a [Building],
    #[serde(flatten)]
    numbers: Map<String, Value>,
}

/// The sheets as `guildhall score` reads them, without unknown facts that nothing depends on; `None` if a relevant fact is
/// unknown.
pub fn score_sheet(names: &[String], sheets: &[FinalSheet]) -> Option<String> {
    if !open_questions(sheets).is_empty() {
        return None;
    }
    // Sheets are read under the limits for names of today, and the people of an earlier game may have others.
    let names = distinct_names(names);
    let promo = |sheet: &FinalSheet| {
        sheet.buildings.iter().any(|building| building.is_promo())
            || sheet.character.is_some_and(Character::is_promo)
    };
    let out = SheetOut {
        game: Architects::ID,
        promo: sheets.iter().any(promo),
        players: names.iter().zip(sheets).map(|(name, sheet)| player(name, sheet)).collect(),
        opponent: sheets.first().and_then(|sheet| sheet.opponent).map(|rival| opponent(&rival)),
    };
    Some(to_json_pretty(&out))
}

/// Reads such a file: the names and the sheets by seat. Anything left out is 0.
pub(crate) fn read_sheet(bytes: &[u8]) -> Result<(Vec<String>, Vec<FinalSheet>), InputError> {
    let read = ScoreSheet::read(bytes)?;
    let opponent = read.opponent.map(|it| Rival {
        kind: it.kind,
        guildhall: Some(it.guildhall),
        cathedral: Some(it.cathedral),
        virtue: Some(it.virtue),
        marble: Some(it.marble),
        unpaid: Some(it.unpaid_debts),
        prison: Some(it.prison),
    });
    let sheets = read.sheets.iter().map(|sheet| FinalSheet {
        buildings: sheet.buildings.iter().collect(),
        unnamed: Some(0),
        cathedral: Some(sheet.cathedral),
        virtue: Some(sheet.virtue),
        unpaid: Some(sheet.unpaid_debts),
        paid: Some(sheet.paid_debts),
        goods: [sheet.clay, sheet.wood, sheet.stone, sheet.gold, sheet.marble, sheet.silver].map(Some),
        prison: Some(sheet.prison),
        captured: Some(sheet.captured),
        skills: sheet.skills.map(Some),
        character: sheet.character,
        opponent,
    });
    Ok((read.names, sheets.collect()))
}

fn known<'a>(numbers: impl IntoIterator<Item = (&'a str, Option<u16>)>) -> Map<String, Value> {
    let known = numbers.into_iter().filter_map(|(key, count)| Some((key.to_owned(), count?.into())));
    known.collect()
}

fn player<'a>(name: &'a str, sheet: &'a FinalSheet) -> PlayerOut<'a> {
    let of = |count: Option<u8>| count.map(u16::from);
    let goods = Resource::ALL.map(|resource| (resource.id(), sheet.count(resource)));
    let mut numbers = known([
        ("cathedral", of(sheet.cathedral)),
        ("virtue", of(sheet.virtue)),
        ("unpaid_debts", sheet.unpaid),
        ("paid_debts", sheet.paid),
        ("prison", of(sheet.prison)),
        ("captured", of(sheet.captured)),
    ]);
    numbers.extend(known(goods));
    let skills = known(Skill::ALL.map(|skill| (skill.id(), of(sheet.skills[skill.index()]))));
    if !skills.is_empty() {
        numbers.insert("skills".to_owned(), Value::Object(skills));
    }
    PlayerOut { name, character: sheet.character, buildings: &sheet.buildings, numbers }
}

fn opponent(rival: &Rival) -> Map<String, Value> {
    let of = |count: Option<u8>| count.map(u16::from);
    let mut out = known([
        ("guildhall", of(rival.guildhall)),
        ("cathedral", of(rival.cathedral)),
        ("virtue", of(rival.virtue)),
        ("marble", rival.marble),
        ("unpaid_debts", rival.unpaid),
        ("prison", of(rival.prison)),
    ]);
    out.insert("kind".to_owned(), rival.kind.id().into());
    out
}
