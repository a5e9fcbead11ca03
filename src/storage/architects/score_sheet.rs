//! The sheet of a finished game, as `guildhall score` reads it.

use super::{CastFields, MOST_DEBTS, number, the_only};
use crate::architects::components::{APPRENTICE_LIMIT, MOST_VIRTUE, TOP_LEVEL, WORKERS, cathedral};
use crate::architects::scoring::{Opponent, OpponentSheet, Score, Sheet, score};
use crate::architects::{Architects, Building, BuildingSet, Character, Skill};
use crate::storage::input::{Allowed, Field, FoundInput, InputError, InputValue, Object};
use crate::storage::players::{check_title, player_fields, read_name};

const MOST_GOODS: u16 = 999;

/// The possessions of all players at the end, and of the opponent of a solo game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The names, in the order given.
    pub names: Vec<String>,
    /// The possessions of each of them.
    pub sheets: Vec<Sheet>,
    /// The possessions of the opponent.
    pub opponent: Option<OpponentSheet>,
}

/// Counts over the whole table.
struct SeenCards {
    players: usize,
    may_be: BuildingSet,
    built: BuildingSet,
    cast: CastFields,
    /// Markers by level of the cathedral.
    markers: [usize; TOP_LEVEL as usize + 1],
}

impl ScoreSheet {
    /// Reads a sheet.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn read(bytes: &[u8]) -> Result<Self, InputError> {
        let node = InputValue::from_json(bytes)?;
        let root = Field::root(&node).object(&["game", "promo", "players", "opponent"])?;
        check_title::<Architects>(&root)?;
        let promo = root.get("promo").map_or(Ok(false), |field| field.boolean())?;
        let opponent = root.get("opponent").filter(|field| !field.is_null());
        let fields = match &opponent {
            Some(_) => vec![the_only(&root.need("players"))?],
            None => player_fields::<Architects>(&root)?,
        };
        let solo = opponent.is_some();
        let may_be = BuildingSet::in_game(promo).iter().filter(|it| !solo || it.is_solo());
        let mut seen = SeenCards {
            // The opponent is a player whose workers can be captured.
            players: fields.len() + usize::from(solo),
            may_be: may_be.collect(),
            built: BuildingSet::NONE,
            cast: if solo { CastFields::nobody() } else { CastFields::new(promo) },
            markers: [0; TOP_LEVEL as usize + 1],
        };
        let (mut names, mut sheets) = (Vec::new(), Vec::new());
        for field in fields {
            let (name, sheet) = read_player(&field, &names, &mut seen)?;
            names.push(name);
            sheets.push(sheet);
        }
        let opponent = opponent.map(|field| read_opponent(&field, &mut seen)).transpose()?;
        Ok(Self { names, sheets, opponent })
    }

    /// Counts the score.
    pub fn score(&self) -> Score {
        score(&self.sheets, self.opponent.as_ref())
    }
}

fn read_player(
    field: &Field,
    earlier: &[String],
    seen: &mut SeenCards,
) -> Result<(String, Sheet), InputError> {
    let player = field.object(&[
        "name",
        "character",
        "buildings",
        "cathedral",
        "virtue",
        "unpaid_debts",
        "paid_debts",
        "gold",
        "marble",
        "clay",
        "wood",
        "stone",
        "silver",
        "prison",
        "captured",
        "skills",
    ])?;
    let name = read_name(&player.need("name"), earlier)?;
    let character = seen.cast.read(&player)?;
    let mut buildings = Vec::new();
    for entry in player.get("buildings").map_or(Ok(Vec::new()), |field| field.list())? {
        let building = entry.one_of(seen.may_be.iter().collect::<Vec<_>>(), Building::id)?;
        if seen.built.contains(building) {
            return Err(entry.error(FoundInput::Repeated(building.id().to_owned()), Allowed::Once));
        }
        seen.built = seen.built.with(building);
        buildings.push(building);
    }
    let others = seen.players as u8 - 1;
    let sheet = Sheet {
        buildings: buildings.into_iter().collect(),
        cathedral: read_level(&player, seen)?,
        virtue: player.need("virtue").whole(0, MOST_VIRTUE)?,
        unpaid_debts: number(&player, "unpaid_debts", MOST_DEBTS)?,
        paid_debts: number(&player, "paid_debts", MOST_DEBTS)?,
        clay: number(&player, "clay", MOST_GOODS)?,
        wood: number(&player, "wood", MOST_GOODS)?,
        stone: number(&player, "stone", MOST_GOODS)?,
        gold: number(&player, "gold", MOST_GOODS)?,
        marble: number(&player, "marble", MOST_GOODS)?,
        silver: number(&player, "silver", MOST_GOODS)?,
        prison: number(&player, "prison", WORKERS)?,
        captured: number(&player, "captured", WORKERS * others)?,
        skills: read_skills(&player, character)?,
        character,
    };
    Ok((name, sheet))
}

/// Apprentices with each skill; one character may have one apprentice more (P8).
fn read_skills(player: &Object, character: Option<Character>) -> Result<[u8; 3], InputError> {
    let Some(field) = player.get("skills") else { return Ok([0; 3]) };
    let skills = field.object(&Skill::ALL.map(Skill::id))?;
    let most = APPRENTICE_LIMIT + u8::from(character == Some(Character::Rudolf));
    let mut counts = [0; 3];
    for (count, skill) in counts.iter_mut().zip(Skill::ALL) {
        *count = number(&skills, skill.id(), most)?;
    }
    Ok(counts)
}

/// A level of the cathedral that has room for one more marker (A3).
fn read_level(owner: &Object, seen: &mut SeenCards) -> Result<u8, InputError> {
    let level: u8 = number(owner, "cathedral", TOP_LEVEL)?;
    let markers = &mut seen.markers[usize::from(level)];
    *markers += 1;
    match cathedral(level) {
        Some(it) if *markers > usize::from(it.spots) => {
            let allowed = Allowed::OverTable(it.spots.into());
            Err(owner.need("cathedral").error(FoundInput::Count(*markers), allowed))
        }
        _ => Ok(level),
    }
}

fn read_opponent(field: &Field, seen: &mut SeenCards) -> Result<OpponentSheet, InputError> {
    let keys = ["kind", "guildhall", "cathedral", "virtue", "marble", "unpaid_debts", "prison"];
    let opponent = field.object(&keys)?;
    Ok(OpponentSheet {
        kind: opponent.need("kind").one_of(Opponent::ALL, Opponent::id)?,
        guildhall: number(&opponent, "guildhall", WORKERS)?,
        cathedral: read_level(&opponent, seen)?,
        virtue: opponent.need("virtue").whole(0, MOST_VIRTUE)?,
        marble: number(&opponent, "marble", MOST_GOODS)?,
        unpaid_debts: number(&opponent, "unpaid_debts", MOST_DEBTS)?,
        prison: number(&opponent, "prison", WORKERS)?,
    })
}
