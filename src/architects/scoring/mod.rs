//! The final score (F1 to F11, O12, O13) as a function of what the players have at the end, not of a running game.
//! Every line says its rule and its arithmetic as data.
//!
//! ```
//! use guildhall::architects::scoring::{Sheet, score};
//! let rich = Sheet { silver: 30, virtue: 7, ..Sheet::default() };
//! let poor = Sheet { virtue: 0, ..Sheet::default() };
//! let result = score(&[rich, poor], None);
//! assert_eq!(result.players[0].total, 3); // F8
//! assert_eq!(result.players[1].total, -9); // V2
//! ```

mod lines;
mod settle;
mod sheet;

pub use lines::{Category, LineSource, ScoreLine};
pub use settle::{Settled, VirtueStep};
pub use sheet::{Opponent, OpponentSheet, Sheet};

use lines::{each_line, total};
use settle::{Settlement, plan};
use sheet::Rivals;

use super::components::{MOST_PLAYERS, VIRTUE_VP, cathedral};

const SEATS: usize = MOST_PLAYERS as usize;

/// The numbers that rank the players (F11), most important first; all of it after F1 (X32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ranking {
    /// Victory points.
    pub vp: i32,
    /// Virtue.
    pub virtue: u8,
    /// Silver.
    pub silver: u16,
}

/// How the game was decided (F11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// Most VP.
    Vp,
    /// More virtue among those with most VP.
    Virtue,
    /// More silver among those.
    Silver,
    /// Nothing: the victory is shared.
    Shared,
}

impl DecidedBy {
    /// The id in data.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Vp => "vp",
            Self::Virtue => "virtue",
            Self::Silver => "silver",
            Self::Shared => "shared",
        }
    }
}

/// How a solo game ended (O13, X30).
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Solo {
    /// More VP than the opponent.
    Won,
    /// Fewer VP.
    Lost,
    /// As many VP: not a win.
    Tied,
}

/// The result of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerScore {
    /// The sum of all lines.
    pub total: i32,
    /// The rank: 1 for every winner, equal for tied players.
    pub rank: usize,
    /// Virtue, debts and silver after F1.
    pub settled: Settled,
    /// The steps of F1, in the order applied.
    pub steps: Vec<VirtueStep>,
    /// One line per source.
    pub lines: Vec<ScoreLine>,
}

impl PlayerScore {
    /// VP of one category.
    pub fn category(&self, category: Category) -> i32 {
        self.lines.iter().filter(|line| line.category() == category).map(|line| line.vp).sum()
    }
}

/// The result of the solo opponent (O12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpponentScore {
    /// The opponent.
    pub kind: Opponent,
    /// The sum of the categories.
    pub total: i32,
    /// Workers in the guildhall.
    pub guildhall: i32,
    /// The cathedral.
    pub cathedral: i32,
    /// Virtue.
    pub virtue: i32,
    /// Marble.
    pub marble: i32,
    /// Unpaid debts.
    pub debts: i32,
    /// Workers in prison.
    pub prison: i32,
}

impl OpponentScore {
    /// VP by the id of the category, in the order in which they are counted.
    pub const fn categories(&self) -> [(&'static str, i32); 6] {
        [
            ("guildhall", self.guildhall),
            ("cathedral", self.cathedral),
            ("virtue", self.virtue),
            ("marble", self.marble),
            ("debts", self.debts),
            ("prison", self.prison),
        ]
    }
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The players, by seat.
    pub players: Vec<PlayerScore>,
    /// The solo opponent's, if there is one.
    pub opponent: Option<OpponentScore>,
    /// How the game was decided; between one player and the opponent always by VP.
    pub decided_by: DecidedBy,
    /// How a solo game ended.
    pub solo: Option<Solo>,
}

/// Counts the final score of 2 to 5 players, or of one with an opponent.
///
/// # Panics
/// If there are no players or more than five.
pub fn score(sheets: &[Sheet], opponent: Option<&OpponentSheet>) -> Score {
    assert!((1..=SEATS).contains(&sheets.len()), "1 to 5 players, not {}", sheets.len());
    let plans = plans(sheets, opponent);
    let rivals = |player| Rivals::after(sheets, &plans, player, opponent);
    let mut players: Vec<PlayerScore> = (0..sheets.len())
        .map(|player| {
            let (sheet, plan) = (&sheets[player], &plans[player]);
            let mut lines = Vec::new();
            each_line(sheet, plan.settled, &rivals(player), |line| lines.push(line));
            let total = lines.iter().map(|line| line.vp).sum();
            PlayerScore { total, rank: 1, settled: plan.settled, steps: plan.steps(sheet), lines }
        })
        .collect();
    let of = |player: &PlayerScore| Ranking {
        vp: player.total,
        virtue: player.settled.virtue,
        silver: player.settled.silver,
    };
    let rankings: Vec<Ranking> = players.iter().map(of).collect();
    for (player, own) in players.iter_mut().zip(&rankings) {
        player.rank = 1 + rankings.iter().filter(|other| *other > own).count();
    }
    let opponent = opponent.map(score_opponent);
    let solo = opponent.map(|opponent| match players[0].total.cmp(&opponent.total) {
        std::cmp::Ordering::Greater => Solo::Won,
        std::cmp::Ordering::Less => Solo::Lost,
        std::cmp::Ordering::Equal => Solo::Tied,
    });
    if solo.is_some_and(|solo| solo != Solo::Won) {
        players[0].rank = 2;
    }
    let decided_by = if solo.is_some() { DecidedBy::Vp } else { decided_by(&rankings) };
    Score { players, opponent, decided_by, solo }
}

/// The rankings without the lines, cheap enough for searches; zero beyond the number of players.
pub fn rankings(sheets: &[Sheet]) -> [Ranking; SEATS] {
    let plans = plans(sheets, None);
    let mut rankings = [Ranking::default(); SEATS];
    for (player, sheet) in sheets.iter().enumerate().take(SEATS) {
        let settled = plans[player].settled;
        let vp = total(sheet, settled, &Rivals::after(sheets, &plans, player, None));
        rankings[player] = Ranking { vp, virtue: settled.virtue, silver: settled.silver };
    }
    rankings
}

/// F1 of every player; all finish it before F2 (X62).
fn plans(sheets: &[Sheet], opponent: Option<&OpponentSheet>) -> [Settlement; SEATS] {
    let mut plans = [Settlement::default(); SEATS];
    for (player, sheet) in sheets.iter().enumerate().take(SEATS) {
        plans[player] = plan(sheet, &Rivals::before(sheets, player, opponent));
    }
    plans
}

fn decided_by(rankings: &[Ranking]) -> DecidedBy {
    let best = rankings.iter().max().expect("there are players");
    let level =
        |same: fn(&Ranking, &Ranking) -> bool| rankings.iter().filter(|other| same(other, best)).count();
    if level(|a, b| a.vp == b.vp) == 1 {
        DecidedBy::Vp
    } else if level(|a, b| (a.vp, a.virtue) == (b.vp, b.virtue)) == 1 {
        DecidedBy::Virtue
    } else if level(|a, b| a == b) == 1 {
        DecidedBy::Silver
    } else {
        DecidedBy::Shared
    }
}

/// O12.
fn score_opponent(sheet: &OpponentSheet) -> OpponentScore {
    let guildhall = i32::from(sheet.kind.vp_per_worker()) * i32::from(sheet.guildhall);
    let cathedral = cathedral(sheet.cathedral).map_or(0, |level| i32::from(level.vp));
    let virtue = i32::from(VIRTUE_VP[usize::from(sheet.virtue.min(14))]);
    let marble = i32::from(sheet.marble);
    let debts = -2 * i32::from(sheet.unpaid_debts);
    let prison = -i32::from(sheet.prison / 2);
    let total = guildhall + cathedral + virtue + marble + debts + prison;
    OpponentScore { kind: sheet.kind, total, guildhall, cathedral, virtue, marble, debts, prison }
}
