//! The final score (G1 to G10) as a function of what the players own at the end, not of a running game. Every line
//! says its rule and its arithmetic as data.
//!
//! ```
//! use guildhall::norenberc::scoring::{Sheet, score};
//! let rich = Sheet { talers: 30, ..Sheet::default() };
//! let result = score(&[rich, Sheet::default()]);
//! assert_eq!(result.players[0].total, 5); // G7
//! ```

pub use super::lack::Lack;

use super::components::{GUILDS, Guild, HIGHEST_VALUE, LOWEST_VALUE, TOWNSMAN_VARIANTS, Townsman};
use super::lack::lacks;
use super::rule_id::RuleId;
use super::setup::guilds_in_play;

/// The total from which on a guild's craftsmen earn VP (G5).
pub(crate) const THIRTY: u8 = 30;

/// The possessions of one player at the end, as far as they count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Talers.
    pub talers: u16,
    /// Crests of each guild.
    pub crests: [u8; GUILDS],
    /// Prestige crests.
    pub prestige_crests: u8,
    /// Townsmen of each variant, in the order of [`Townsman::ALL`].
    pub townsmen: [u32; TOWNSMAN_VARIANTS],
    /// Craftsmen.
    pub craftsmen: Craftsmen,
}

/// The craftsmen of one player as totals; *agent+* does not matter any more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Craftsmen {
    value: [u8; GUILDS],
    tiles: [u8; GUILDS],
    /// By value, of all guilds.
    of_value: [u8; (HIGHEST_VALUE - LOWEST_VALUE + 1) as usize],
}

impl Craftsmen {
    /// Adds a craftsman of value 2 to 7.
    ///
    /// # Panics
    /// If there is no such value.
    pub fn add(&mut self, guild: Guild, value: u8) {
        self.value[guild.index()] += value;
        self.tiles[guild.index()] += 1;
        self.of_value[usize::from(value - LOWEST_VALUE)] += 1;
    }
}

impl Sheet {
    /// Total value of the craftsmen of a guild.
    pub const fn value(&self, guild: Guild) -> u8 {
        self.craftsmen.value[guild.index()]
    }

    /// Number of craftsmen of a guild.
    pub const fn tiles(&self, guild: Guild) -> u8 {
        self.craftsmen.tiles[guild.index()]
    }

    fn of_value(&self, value: u8) -> u8 {
        self.craftsmen.of_value[usize::from(value - LOWEST_VALUE)]
    }

    fn count(&self, townsman: Townsman) -> u32 {
        self.townsmen[townsman.index()]
    }
}

/// The six ways to earn VP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// Craftsman majorities (G2).
    Majority,
    /// Craftsmen of 30 or more (G5).
    Thirty,
    /// All craftsman types (G6).
    AllTypes,
    /// The richest player (G7).
    Richest,
    /// The crest collection (G8).
    Crests,
    /// Townsman bonuses (G9).
    Townsmen,
}

impl Category {
    /// All six, in the order in which they are counted.
    pub const ALL: [Self; 6] =
        [Self::Majority, Self::Thirty, Self::AllTypes, Self::Richest, Self::Crests, Self::Townsmen];
}

/// One source of VP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// Victory points earned.
    pub vp: u32,
    /// The most specific rule.
    pub rule: RuleId,
    /// The source, with the numbers behind it.
    pub source: LineSource,
}

/// A source of VP, with the numbers behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineSource {
    /// A place among those who own craftsmen of a guild.
    Majority {
        /// The guild.
        guild: Guild,
        /// The place, 1 to 3.
        place: u8,
        /// True if the place is shared.
        tied: bool,
        /// Total value of the player's craftsmen there.
        value: u8,
        /// Number of the player's craftsmen there.
        tiles: u8,
    },
    /// 30 or more in a guild.
    Thirty {
        /// The guild.
        guild: Guild,
        /// The total value.
        value: u8,
    },
    /// A craftsman of every guild in play.
    AllTypes {
        /// Guilds in play.
        guilds: u8,
    },
    /// Most talers.
    Richest {
        /// The most talers.
        talers: u16,
        /// Players who have that many.
        players: u8,
    },
    /// Different crests.
    Crests {
        /// Different guild crests.
        guilds: u8,
        /// Prestige crests.
        prestige: u8,
        /// Engravers.
        engravers: u32,
    },
    /// One townsman tile.
    Townsman {
        /// The tile.
        townsman: Townsman,
        /// The number that counted: VP printed, talers, craftsmen of its value, or 2nd and 3rd places.
        counted: u32,
    },
}

impl ScoreLine {
    /// The category it belongs to.
    pub const fn category(&self) -> Category {
        match self.source {
            LineSource::Majority { .. } => Category::Majority,
            LineSource::Thirty { .. } => Category::Thirty,
            LineSource::AllTypes { .. } => Category::AllTypes,
            LineSource::Richest { .. } => Category::Richest,
            LineSource::Crests { .. } => Category::Crests,
            LineSource::Townsman { .. } => Category::Townsmen,
        }
    }
}

/// The numbers that rank the players (G10), most important first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct TieBreak {
    /// Victory points.
    pub vp: u32,
    /// Number of craftsmen.
    pub craftsmen: u16,
    /// Total value of craftsmen.
    pub value: u16,
}

/// How the game was decided (G10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// Most VP.
    Vp,
    /// More craftsmen among those with most VP.
    Craftsmen,
    /// Higher total value among those.
    Value,
    /// Nothing: the victory is shared (X8).
    Shared,
}

impl DecidedBy {
    /// The id in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Vp => "vp",
            Self::Craftsmen => "craftsmen",
            Self::Value => "value",
            Self::Shared => "shared",
        }
    }
}

/// The result of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerScore {
    /// The sum of all lines.
    pub total: u32,
    /// The rank: 1 for every winner, equal for tied players.
    pub rank: usize,
    /// The numbers that rank the player.
    pub standing: TieBreak,
    /// One line per source.
    pub lines: Vec<ScoreLine>,
    /// The reasons for the categories without a line.
    pub lacks: Vec<Lack>,
}

impl PlayerScore {
    /// VP of one category.
    pub fn category(&self, category: Category) -> u32 {
        self.lines.iter().filter(|line| line.category() == category).map(|line| line.vp).sum()
    }
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The players, by seat.
    pub players: Vec<PlayerScore>,
    /// How the game was decided.
    pub decided_by: DecidedBy,
}

impl Score {
    /// The seats that won, lowest first.
    pub fn winners(&self) -> impl Iterator<Item = usize> {
        self.players.iter().enumerate().filter(|(_, player)| player.rank == 1).map(|(seat, _)| seat)
    }
}

/// Counts the final score of 2 to 5 players.
///
/// # Panics
/// If there are no players or more than five.
pub fn score(sheets: &[Sheet]) -> Score {
    let standings = standings(sheets);
    let standings = &standings[..sheets.len()];
    let players = (0..sheets.len())
        .map(|player| {
            let mut lines = Vec::new();
            each_line(sheets, player, |line| lines.push(line));
            let standing = standings[player];
            let rank = 1 + standings.iter().filter(|other| **other > standing).count();
            let lacks = lacks(sheets, player, &lines);
            PlayerScore { total: standing.vp, rank, standing, lines, lacks }
        })
        .collect();
    Score { players, decided_by: decided_by(standings) }
}

/// The standings without the lines, cheap enough for searches; zero beyond the number of players.
pub fn standings(sheets: &[Sheet]) -> [TieBreak; 5] {
    let mut standings = [TieBreak::default(); 5];
    for (player, standing) in standings.iter_mut().enumerate().take(sheets.len()) {
        each_line(sheets, player, |line| standing.vp += line.vp);
        for guild in Guild::ALL {
            standing.craftsmen += u16::from(sheets[player].tiles(guild));
            standing.value += u16::from(sheets[player].value(guild));
        }
    }
    standings
}

fn decided_by(standings: &[TieBreak]) -> DecidedBy {
    let best = standings.iter().max().expect("there are players");
    let level =
        |same: fn(&TieBreak, &TieBreak) -> bool| standings.iter().filter(|other| same(other, best)).count();
    if level(|a, b| a.vp == b.vp) == 1 {
        DecidedBy::Vp
    } else if level(|a, b| (a.vp, a.craftsmen) == (b.vp, b.craftsmen)) == 1 {
        DecidedBy::Craftsmen
    } else if level(|a, b| a == b) == 1 {
        DecidedBy::Value
    } else {
        DecidedBy::Shared // X8
    }
}

fn each_line(sheets: &[Sheet], player: usize, mut give: impl FnMut(ScoreLine)) {
    let sheet = &sheets[player];
    let guilds = guilds_in_play(sheets.len() as u8);
    let mut lower_places = 0;
    for guild in Guild::first(guilds) {
        if let Some(line) = majority(sheets, player, guild) {
            if let LineSource::Majority { place: 2 | 3, .. } = line.source {
                lower_places += 1;
            }
            give(line);
        }
    }
    for guild in Guild::first(guilds) {
        let value = sheet.value(guild);
        if value >= THIRTY {
            give(ScoreLine { vp: 2, rule: RuleId::G5, source: LineSource::Thirty { guild, value } });
        }
    }
    if Guild::first(guilds).all(|guild| sheet.tiles(guild) > 0) {
        give(ScoreLine { vp: 5, rule: RuleId::G6, source: LineSource::AllTypes { guilds } });
    }
    richest(sheets, player).into_iter().for_each(&mut give);
    crests(sheet).into_iter().for_each(&mut give);
    for townsman in Townsman::ALL {
        for _ in 0..sheet.count(townsman) {
            // W14, X16: each tile counts for itself.
            townsman_line(sheet, townsman, lower_places).into_iter().for_each(&mut give);
        }
    }
}

/// G2 to G4, X7, X9, X10, X13: the player's place in a guild, if there is one.
fn majority(sheets: &[Sheet], player: usize, guild: Guild) -> Option<ScoreLine> {
    // G2, X24: by total value; the number of tiles only breaks ties.
    let key = |sheet: &Sheet| (sheet.value(guild), sheet.tiles(guild));
    let mine = key(&sheets[player]);
    let (value, tiles) = mine;
    if tiles == 0 {
        return None;
    }
    let best = sheets.iter().map(key).max()?;
    let owners = sheets.iter().filter(|sheet| sheet.tiles(guild) > 0).count();
    let firsts = sheets.iter().filter(|sheet| key(sheet) == best).count();
    let above = sheets.iter().filter(|sheet| key(sheet) > mine).count();
    let tied = sheets.iter().filter(|sheet| key(sheet) == mine).count() > 1;
    let (place, vp, rule) = match (firsts, above, tied) {
        // G3: alone the 1st takes 2nd and 3rd too; with one rival the 3rd.
        (1, 0, _) => match owners {
            1 => (1, 9, RuleId::G3),
            2 => (1, 6, RuleId::G3),
            _ => (1, 5, RuleId::G2),
        },
        (1, 1, false) => (2, 3, RuleId::G2),
        (1, 1, true) => (2, 2, RuleId::G4),
        // Two above and one 1st: the 2nd is not tied, or there would be three above.
        (1, 2, false) => (3, 1, RuleId::G2),
        (_, above, true) if above > 0 && above == firsts.max(2) => (3, 0, RuleId::G4),
        (2, 0, _) => (1, 4, if owners == 2 { RuleId::X10 } else { RuleId::G4 }),
        (_, 0, _) => (1, 4, RuleId::X9),
        (2, 2, false) => (3, 1, RuleId::G4),
        (firsts, above, false) if above == firsts => (3, 1, RuleId::X9),
        // After a tied 2nd, or after the 3rd, nobody has a place.
        _ => return None,
    };
    Some(ScoreLine { vp, rule, source: LineSource::Majority { guild, place, tied, value, tiles } })
}

/// G7, X26.
fn richest(sheets: &[Sheet], player: usize) -> Option<ScoreLine> {
    let talers = sheets.iter().map(|sheet| sheet.talers).max()?;
    let players = sheets.iter().filter(|sheet| sheet.talers == talers).count() as u8;
    (sheets[player].talers == talers).then_some(ScoreLine {
        vp: if players == 1 { 5 } else { 2 },
        rule: if talers == 0 { RuleId::X26 } else { RuleId::G7 },
        source: LineSource::Richest { talers, players },
    })
}

/// G8, W11, X22.
fn crests(sheet: &Sheet) -> Option<ScoreLine> {
    let vp = match different_crests(sheet) {
        0..=2 => return None,
        3 => 2,
        4 => 5,
        5 => 9,
        6 => 14,
        _ => 20,
    };
    let (guilds, prestige) = (guild_crests(sheet), sheet.prestige_crests);
    let engravers = sheet.count(Townsman::Engraver);
    Some(ScoreLine { vp, rule: RuleId::G8, source: LineSource::Crests { guilds, prestige, engravers } })
}

fn guild_crests(sheet: &Sheet) -> u8 {
    sheet.crests.iter().filter(|&&count| count > 0).count() as u8
}

/// The number of different crests: every prestige crest and every engraver is one of its own (W11, X22).
pub(super) fn different_crests(sheet: &Sheet) -> u32 {
    u32::from(guild_crests(sheet) + sheet.prestige_crests) + sheet.count(Townsman::Engraver)
}

/// G9: what one tile earns. The engraver counts among the crests.
fn townsman_line(sheet: &Sheet, townsman: Townsman, lower_places: u32) -> Option<ScoreLine> {
    let (vp, counted) = match townsman {
        Townsman::Nobleman2 | Townsman::Nobleman3 => (townsman.printed().into(), townsman.printed().into()),
        Townsman::TaxCollector => (u32::from(sheet.talers / 10), sheet.talers.into()),
        Townsman::Foreman2 | Townsman::Foreman3 | Townsman::Foreman4 => {
            let count = sheet.of_value(townsman.printed());
            (count.into(), count.into())
        }
        // X7: a tied place is a place; X23: for every one of them.
        Townsman::Apprentice => (lower_places, lower_places),
        Townsman::Councilman
        | Townsman::Burglar
        | Townsman::Guardsman
        | Townsman::Musician3
        | Townsman::Musician5
        | Townsman::Peddler
        | Townsman::Mayor
        | Townsman::Engraver => return None,
    };
    Some(ScoreLine { vp, rule: townsman.rule(), source: LineSource::Townsman { townsman, counted } })
}
