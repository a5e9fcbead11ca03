//! The sheet of a finished game, and its result, as `guildhall score` reads and prints them.

use serde::Serialize;

use crate::game::Title as _;
use crate::norenberc::components::{
    CRAFTSMEN_PER_GUILD, CRESTS_PER_GUILD, GUILDS, HIGHEST_VALUE, LOWEST_VALUE, PRESTIGE_CRESTS,
};
use crate::norenberc::scoring::{Category, DecidedBy, LineSource, Score, ScoreLine, Sheet, score};
use crate::norenberc::{Guild, Norenberc, RuleId, TileBox, Townsman, guilds_in_play};
use crate::storage::input::{Allowed, Field, FoundInput, InputError, InputValue};
use crate::storage::players::{check_title, player_fields, read_name};

pub(super) const MOST_TALERS: u16 = 9999;

/// The possessions of all players at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// The names, in the order given.
    pub names: Vec<String>,
    /// The possessions of each of them.
    pub sheets: Vec<Sheet>,
    /// Things that are odd but possible.
    pub warnings: Vec<Warning>,
    /// Each player's craftsmen in the order given: guild and value.
    pub craftsmen: Vec<Vec<(Guild, u8)>>,
    townsmen: Vec<Vec<Townsman>>,
}

struct ReadPlayer {
    name: String,
    sheet: Sheet,
    craftsmen: Vec<(Guild, u8)>,
    townsmen: Vec<Townsman>,
}

/// Something odd but possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Warning {
    /// The id: `more-than-box`, for more tiles of one kind than the box holds.
    pub code: &'static str,
    /// The path of the entry.
    pub at: String,
}

/// The tiles counted so far, over the whole table.
#[derive(Default)]
struct SheetTiles {
    craftsmen: [usize; GUILDS],
    crests: [usize; GUILDS],
    prestige: usize,
    of_value: [[usize; HIGHEST_VALUE as usize + 1]; GUILDS],
    townsmen: [usize; Townsman::ALL.len()],
    warnings: Vec<Warning>,
}

impl ScoreSheet {
    /// Reads a sheet. The box only serves for warnings.
    ///
    /// # Errors
    /// Says where, what was found and what is allowed.
    pub fn read(bytes: &[u8], tiles: &TileBox) -> Result<Self, InputError> {
        let node = InputValue::from_json(bytes)?;
        let root = Field::root(&node).object(&["game", "players"])?;
        check_title::<Norenberc>(&root)?;
        let fields = player_fields::<Norenberc>(&root)?;
        let guilds: Vec<_> = Guild::first(guilds_in_play(fields.len() as u8)).collect();
        let mut seen = SheetTiles::default();
        let (mut names, mut sheets) = (Vec::new(), Vec::new());
        let (mut craftsmen, mut townsmen) = (Vec::new(), Vec::new());
        for field in fields {
            let read = read_player(&field, &names, &guilds, tiles, &mut seen)?;
            names.push(read.name);
            sheets.push(read.sheet);
            craftsmen.push(read.craftsmen);
            townsmen.push(read.townsmen);
        }
        Ok(Self { names, sheets, warnings: seen.warnings, craftsmen, townsmen })
    }

    /// Counts the score, with each player's townsmen in the order given.
    pub fn score(&self) -> Score {
        let mut score = score(&self.sheets);
        for (player, townsmen) in score.players.iter_mut().zip(&self.townsmen) {
            // Tiles of one kind earn the same, so one line of that kind stands for each of them.
            let mut earned = [None; Townsman::ALL.len()];
            player.lines.retain(|line| {
                if let LineSource::Townsman { townsman, .. } = line.source {
                    earned[townsman.index()] = Some(*line);
                }
                line.category() != Category::Townsmen
            });
            player.lines.extend(townsmen.iter().filter_map(|own| earned[own.index()]));
        }
        score
    }
}

fn read_player(
    field: &Field,
    earlier: &[String],
    guilds: &[Guild],
    tiles: &TileBox,
    seen: &mut SheetTiles,
) -> Result<ReadPlayer, InputError> {
    let player = field.object(&["name", "talers", "craftsmen", "crests", "prestige_crests", "townsmen"])?;
    let name = read_name(&player.need("name"), earlier)?;
    let list = |key| player.get(key).map_or(Ok(Vec::new()), |field| field.list());
    let guild_of = |field: &Field| field.one_of(guilds.iter().copied(), Guild::id);
    let mut sheet = Sheet { talers: player.need("talers").whole(0, MOST_TALERS)?, ..Sheet::default() };
    let mut craftsmen = Vec::new();
    for entry in list("craftsmen")? {
        let craftsman = entry.object(&["guild", "value"])?;
        let guild = guild_of(&craftsman.need("guild"))?;
        let value = craftsman.need("value").whole(LOWEST_VALUE, HIGHEST_VALUE)?;
        count_up(&entry, guild, &mut seen.craftsmen, CRAFTSMEN_PER_GUILD)?;
        let of_value = &mut seen.of_value[guild.index()][usize::from(value)];
        *of_value += 1;
        let held = tiles.craftsmen(guild).iter().filter(|it| it.value == value).count();
        warn_beyond(&entry, *of_value, held, &mut seen.warnings);
        sheet.craftsmen.add(guild, value);
        craftsmen.push((guild, value));
    }
    for entry in list("crests")? {
        let guild = guild_of(&entry)?;
        count_up(&entry, guild, &mut seen.crests, CRESTS_PER_GUILD.into())?;
        sheet.crests[guild.index()] += 1;
    }
    if let Some(field) = player.get("prestige_crests") {
        sheet.prestige_crests = field.whole(0, PRESTIGE_CRESTS)?;
        seen.prestige += usize::from(sheet.prestige_crests);
        if seen.prestige > PRESTIGE_CRESTS.into() {
            let found = FoundInput::Count(seen.prestige);
            return Err(field.error(found, Allowed::OverTable(PRESTIGE_CRESTS.into())));
        }
    }
    let mut townsmen = Vec::new();
    for entry in list("townsmen")? {
        let stays = Townsman::ALL.into_iter().filter(|it| it.stays());
        let townsman = entry.one_of(stays, Townsman::id)?;
        let count = &mut seen.townsmen[townsman.index()];
        *count += 1;
        warn_beyond(&entry, *count, tiles.townsmen(townsman).into(), &mut seen.warnings);
        sheet.townsmen[townsman.index()] += 1;
        townsmen.push(townsman);
    }
    Ok(ReadPlayer { name, sheet, craftsmen, townsmen })
}

fn count_up(
    entry: &Field,
    guild: Guild,
    counts: &mut [usize; GUILDS],
    most: usize,
) -> Result<(), InputError> {
    let count = &mut counts[guild.index()];
    *count += 1;
    if *count > most {
        return Err(entry.error(FoundInput::CountOf("guild", guild.id(), *count), Allowed::OverTable(most)));
    }
    Ok(())
}

fn warn_beyond(entry: &Field, count: usize, held: usize, warnings: &mut Vec<Warning>) {
    if count > held {
        warnings.push(Warning { code: "more-than-box", at: entry.path().to_owned() });
    }
}

/// The result of a game as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreReport {
    game: &'static str,
    players: Vec<PlayerReport>,
    winners: Vec<String>,
    decided_by: DecidedBy,
    warnings: Vec<Warning>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct PlayerReport {
    name: String,
    total: u32,
    rank: usize,
    by_category: CategoryReport,
    lines: Vec<LineReport>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct CategoryReport {
    majority: u32,
    thirty: u32,
    all_types: u32,
    richest: u32,
    crests: u32,
    townsmen: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LineReport {
    category: Category,
    #[serde(skip_serializing_if = "Option::is_none")]
    guild: Option<Guild>,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tied: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    townsman: Option<Townsman>,
    vp: u32,
    rule: RuleId,
}

impl ScoreReport {
    /// The report of a result.
    pub fn new(names: &[String], score: &Score, warnings: Vec<Warning>) -> Self {
        let players = names.iter().zip(&score.players).map(|(name, player)| PlayerReport {
            name: name.clone(),
            total: player.total,
            rank: player.rank,
            by_category: CategoryReport {
                majority: player.category(Category::Majority),
                thirty: player.category(Category::Thirty),
                all_types: player.category(Category::AllTypes),
                richest: player.category(Category::Richest),
                crests: player.category(Category::Crests),
                townsmen: player.category(Category::Townsmen),
            },
            lines: player.lines.iter().map(LineReport::new).collect(),
        });
        Self {
            game: Norenberc::ID,
            players: players.collect(),
            winners: score.winners().map(|player| names[player].clone()).collect(),
            decided_by: score.decided_by,
            warnings,
        }
    }
}

impl LineReport {
    fn new(line: &ScoreLine) -> Self {
        let report = Self {
            category: line.category(),
            guild: None,
            place: None,
            tied: None,
            townsman: None,
            vp: line.vp,
            rule: line.rule,
        };
        match line.source {
            LineSource::Majority { guild, place, tied, .. } => {
                Self { guild: Some(guild), place: Some(place), tied: Some(tied), ..report }
            }
            LineSource::Thirty { guild, .. } => Self { guild: Some(guild), ..report },
            LineSource::Townsman { townsman, .. } => Self { townsman: Some(townsman), ..report },
            LineSource::AllTypes { .. } | LineSource::Richest { .. } | LineSource::Crests { .. } => report,
        }
    }
}
