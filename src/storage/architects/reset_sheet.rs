//! The sheet of a table whose black market is reset, and the result, as `guildhall reset` reads and prints them.

use serde::Serialize;

use super::{CastFields, MOST_DEBTS, number};
use crate::architects::components::{APPRENTICE_LIMIT, MOST_VIRTUE, Space, WORKERS};
use crate::architects::reset::{After, PlayerReset, ResetChange, ResetLine, reset};
use crate::architects::{Architects, RuleId};
use crate::game::Title as _;
use crate::storage::input::{Allowed, Field, FoundInput, InputError, InputValue, Object};
use crate::storage::players::{check_title, player_fields, read_name};

/// The state of all players when a reset begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResetSheet {
    /// The names, in the order given.
    pub names: Vec<String>,
    /// The state of each of them.
    pub sheets: Vec<PlayerReset>,
}

/// Counts over the whole table.
struct ResetCardsSeen {
    cast: CastFields,
    /// Workers in the black market.
    market: usize,
}

impl ResetSheet {
    /// Reads a sheet.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn read(bytes: &[u8]) -> Result<Self, InputError> {
        let node = InputValue::from_json(bytes)?;
        let root = Field::root(&node).object(&["game", "players"])?;
        check_title::<Architects>(&root)?;
        let fields = player_fields::<Architects>(&root)?;
        let opponents = fields.iter().map(is_opponent).collect::<Result<Vec<_>, _>>()?;
        let solo = opponents.contains(&true);
        if solo {
            check_solo(&root.need("players"), &fields, &opponents)?;
        }
        let cast = if solo { CastFields::nobody() } else { CastFields::new(true) };
        let mut seen = ResetCardsSeen { cast, market: 0 };
        let (mut names, mut sheets) = (Vec::new(), Vec::new());
        for (field, opponent) in fields.iter().zip(opponents) {
            let (name, sheet) = read_player(field, &names, opponent, &mut seen)?;
            names.push(name);
            sheets.push(sheet);
        }
        Ok(Self { names, sheets })
    }

    /// Carries out the reset.
    pub fn reset(&self) -> Vec<After> {
        reset(&self.sheets)
    }
}

fn is_opponent(field: &Field) -> Result<bool, InputError> {
    field.any_object()?.get("opponent").map_or(Ok(false), |field| field.boolean())
}

/// One player and one opponent (O).
fn check_solo(players: &Field, fields: &[Field], opponents: &[bool]) -> Result<(), InputError> {
    if fields.len() > 2 {
        return Err(players.error(FoundInput::Count(fields.len()), Allowed::Exactly(2)));
    }
    let second = fields.iter().zip(opponents).filter(|(_, opponent)| **opponent).nth(1);
    match second {
        Some((field, _)) => {
            let opponent = field.any_object()?.need("opponent");
            Err(opponent.error(FoundInput::Repeated("opponent".to_owned()), Allowed::Once))
        }
        None => Ok(()),
    }
}

fn read_player(
    field: &Field,
    earlier: &[String],
    opponent: bool,
    seen: &mut ResetCardsSeen,
) -> Result<(String, PlayerReset), InputError> {
    let player = field.object(&[
        "name",
        "virtue",
        "unpaid_debts",
        "prison",
        "market",
        "gatekeepers",
        "squires",
        "character",
        "opponent",
    ])?;
    let name = read_name(&player.need("name"), earlier)?;
    let virtue = player.need("virtue").whole(0, MOST_VIRTUE)?;
    let prison: u8 = number(&player, "prison", WORKERS)?;
    let spaces = Space::ALL.len();
    // All of them are among the twenty.
    let market: u8 = number(&player, "market", (spaces as u8).min(WORKERS - prison))?;
    seen.market += usize::from(market);
    if seen.market > spaces {
        return Err(player.need("market").error(FoundInput::Count(seen.market), Allowed::OverTable(spaces)));
    }
    // The opponent has no apprentices.
    let most = if opponent { 0 } else { APPRENTICE_LIMIT };
    let [virtue_squires, gold_squires, marble_squires] = read_squires(&player, most)?;
    let sheet = PlayerReset {
        virtue,
        unpaid_debts: number(&player, "unpaid_debts", MOST_DEBTS)?,
        prison,
        market,
        gatekeepers: number(&player, "gatekeepers", most)?,
        virtue_squires,
        gold_squires,
        marble_squires,
        character: seen.cast.read(&player)?,
    };
    Ok((name, sheet))
}

fn read_squires(player: &Object, most: u8) -> Result<[u8; 3], InputError> {
    let keys = ["virtue", "gold", "marble"];
    let Some(field) = player.get("squires") else { return Ok([0; 3]) };
    let squires = field.object(&keys)?;
    let mut counts = [0; 3];
    for (count, key) in counts.iter_mut().zip(keys) {
        *count = number(&squires, key, most)?;
    }
    Ok(counts)
}

/// The result of a reset as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ResetReport {
    game: &'static str,
    players: Vec<PlayerResetReport>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct PlayerResetReport {
    name: String,
    prison: u8,
    freed: u8,
    gold: u8,
    marble: u8,
    virtue: u8,
    unpaid_debts: u16,
    debts_destroyed: u16,
    lines: Vec<ResetLineReport>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct ResetLineReport {
    rule: RuleId,
    #[serde(flatten)]
    change: ChangeReport,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    choice: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum ChangeReport {
    ToPrison(u8),
    Freed(u8),
    Gold(u8),
    Marble(u8),
    Virtue(i8),
    DebtsDestroyed(u16),
    Debts(u16),
}

impl ResetReport {
    /// The report of a reset.
    pub fn new(names: &[String], after: &[After]) -> Self {
        let players = names.iter().zip(after).map(|(name, after)| PlayerResetReport {
            name: name.clone(),
            prison: after.prison,
            freed: after.freed,
            gold: after.gold,
            marble: after.marble,
            virtue: after.virtue,
            unpaid_debts: after.unpaid_debts,
            debts_destroyed: after.debts_destroyed,
            lines: after.lines.iter().copied().map(ResetLineReport::new).collect(),
        });
        Self { game: Architects::ID, players: players.collect() }
    }
}

impl ResetLineReport {
    const fn new(line: ResetLine) -> Self {
        let change = match line.change {
            ResetChange::ToPrison(workers) => ChangeReport::ToPrison(workers),
            ResetChange::Freed(workers) => ChangeReport::Freed(workers),
            ResetChange::Gold(gold) => ChangeReport::Gold(gold),
            ResetChange::Marble(marble) => ChangeReport::Marble(marble),
            ResetChange::Virtue(by) => ChangeReport::Virtue(by),
            ResetChange::DebtsDestroyed(debts) => ChangeReport::DebtsDestroyed(debts),
            ResetChange::Debts(debts) => ChangeReport::Debts(debts),
        };
        Self { rule: line.rule, change, choice: line.choice }
    }
}
