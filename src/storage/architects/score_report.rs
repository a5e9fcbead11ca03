//! The result of a game, as `guildhall score` prints it and records end with it.

use serde::Serialize;

use crate::architects::scoring::{
    Category, DecidedBy, LineSource, Opponent, OpponentScore, PlayerScore, Score, ScoreLine, Solo, VirtueStep,
};
use crate::architects::{Architects, Building, RuleId};
use crate::game::{Scored as _, Title as _};

/// The result of a game as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScoreReport {
    game: &'static str,
    players: Vec<PlayerReport>,
    opponent: Option<OpponentReport>,
    winners: Vec<String>,
    decided_by: DecidedBy,
    solo: Option<Solo>,
    /// Always empty: there is only one box.
    warnings: [(); 0],
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct PlayerReport {
    name: String,
    total: i32,
    rank: usize,
    virtue: u8,
    unpaid_debts: u16,
    silver: u16,
    by_category: CategoryReport,
    virtue_steps: Vec<StepReport>,
    lines: Vec<LineReport>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct CategoryReport {
    buildings: i32,
    cathedral: i32,
    virtue: i32,
    debts: i32,
    gold_marble: i32,
    silver: i32,
    prison: i32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct StepReport {
    building: Building,
    virtue: i16,
    debts_destroyed: u16,
    debts_taken: u16,
    silver_paid: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct LineReport {
    category: Category,
    #[serde(flatten)]
    numbers: LineNumbers,
    vp: i32,
    rule: RuleId,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
enum LineNumbers {
    Building { building: Building, printed: i32, end: i32 },
    Cathedral { level: u8 },
    Virtue { virtue: u8 },
    Debts { count: u16, each: i32 },
    GoldMarble { gold: u16, marble: u16 },
    Silver { silver: u16 },
    Prison { workers: u8 },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct OpponentReport {
    kind: Opponent,
    total: i32,
    by_category: OpponentCategories,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct OpponentCategories {
    guildhall: i32,
    cathedral: i32,
    virtue: i32,
    marble: i32,
    debts: i32,
    prison: i32,
}

impl ScoreReport {
    /// The report of a result.
    pub fn new(names: &[String], score: &Score) -> Self {
        let players = names.iter().zip(&score.players);
        let winners = score.winners();
        Self {
            game: Architects::ID,
            players: players.map(|(name, player)| PlayerReport::new(name, player)).collect(),
            opponent: score.opponent.as_ref().map(OpponentReport::new),
            winners: winners.iter().map(|seat| names[seat.index()].clone()).collect(),
            decided_by: score.decided_by,
            solo: score.solo,
            warnings: [],
        }
    }
}

impl PlayerReport {
    fn new(name: &str, player: &PlayerScore) -> Self {
        Self {
            name: name.to_owned(),
            total: player.total,
            rank: player.rank,
            virtue: player.settled.virtue,
            unpaid_debts: player.settled.unpaid_debts,
            silver: player.settled.silver,
            by_category: CategoryReport {
                buildings: player.category(Category::Buildings),
                cathedral: player.category(Category::Cathedral),
                virtue: player.category(Category::Virtue),
                debts: player.category(Category::Debts),
                gold_marble: player.category(Category::GoldMarble),
                silver: player.category(Category::Silver),
                prison: player.category(Category::Prison),
            },
            virtue_steps: player.steps.iter().map(StepReport::new).collect(),
            lines: player.lines.iter().map(LineReport::new).collect(),
        }
    }
}

impl StepReport {
    const fn new(step: &VirtueStep) -> Self {
        let VirtueStep { building, virtue, debts_destroyed, debts_taken, silver_paid } = *step;
        Self { building, virtue, debts_destroyed, debts_taken, silver_paid }
    }
}

impl LineReport {
    const fn new(line: &ScoreLine) -> Self {
        let numbers = match line.source {
            LineSource::Building { building, printed, end } => {
                LineNumbers::Building { building, printed, end }
            }
            LineSource::Cathedral { level } => LineNumbers::Cathedral { level },
            LineSource::Virtue { virtue } => LineNumbers::Virtue { virtue },
            LineSource::Debts { count, each } => LineNumbers::Debts { count, each },
            LineSource::GoldMarble { gold, marble } => LineNumbers::GoldMarble { gold, marble },
            LineSource::Silver { silver } => LineNumbers::Silver { silver },
            LineSource::Prison { workers } => LineNumbers::Prison { workers },
        };
        Self { category: line.category(), numbers, vp: line.vp, rule: line.rule() }
    }
}

impl OpponentReport {
    const fn new(score: &OpponentScore) -> Self {
        let OpponentScore { kind, total, guildhall, cathedral, virtue, marble, debts, prison } = *score;
        let by_category = OpponentCategories { guildhall, cathedral, virtue, marble, debts, prison };
        Self { kind, total, by_category }
    }
}
