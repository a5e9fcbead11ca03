//! The final score.

use std::fmt::Write as _;

use super::words::building_arg;
use super::{Describe, ToText, sign};
use crate::architects::scoring::{LineSource, OpponentScore, Score, ScoreLine, Solo, VirtueStep};
use crate::i18n::Arg;
use crate::storage::short_name;

impl Describe<'_> {
    /// The whole result: who won, every player's lines, what changed before the count, and the opponent of a solo game.
    pub(super) fn settled_lines(&self, score: &Score) -> String {
        let mut text = self.score(score);
        if let (Some(solo), Some(opponent)) = (score.solo, &score.opponent) {
            // The first line says who won; in a game for one that is said otherwise.
            let lines = text.split_once('\n').map_or("", |(_, lines)| lines);
            text = format!("{}\n{lines}", self.solo(score, solo, opponent));
            text.push_str(&self.opponent(opponent));
        }
        for (name, player) in self.names.iter().zip(&score.players) {
            if !player.steps.is_empty() {
                let heading = self.texts.get("score-steps");
                let _ = write!(text, "\n{}\n{heading}\n", short_name(name));
                for step in &player.steps {
                    let _ = writeln!(text, "  {}", self.say(step));
                }
            }
        }
        text
    }

    pub(crate) fn solo_headline(&self, score: &Score) -> String {
        match (score.solo, &score.opponent) {
            (Some(solo), Some(opponent)) => self.solo(score, solo, opponent),
            _ => self.headline(score),
        }
    }

    fn solo(&self, score: &Score, solo: Solo, opponent: &OpponentScore) -> String {
        let result = match solo {
            Solo::Won => "won",
            Solo::Lost => "lost",
            Solo::Tied => "tied",
        };
        let name = self.names.first().map_or_else(String::new, |name| short_name(name));
        let args = [
            ("result", result.into()),
            ("name", name.into()),
            ("opponent", opponent.kind.id().into()),
            ("vp", score.players.first().map_or(0, |player| player.total).into()),
            ("theirs", opponent.total.into()),
        ];
        self.texts.with("score-solo", args)
    }

    fn opponent(&self, score: &OpponentScore) -> String {
        let args = [("opponent", score.kind.id().into()), ("vp", score.total.into())];
        let mut text = format!("\n{}\n", self.texts.with("score-opponent", args));
        for (category, vp) in score.categories() {
            if vp != 0 {
                let args = [("category", category.into()), ("vp", vp.into())];
                let _ = writeln!(text, "  {}", self.texts.with("score-opponent-line", args));
            }
        }
        text
    }
}

impl ToText for ScoreLine {
    fn say(&self, describe: &Describe) -> String {
        let (key, args): (&str, Vec<Arg>) = match self.source {
            LineSource::Building { building, printed, end } => (
                "score-line-building",
                vec![building_arg(building), ("printed", printed.into()), ("end", end.into())],
            ),
            LineSource::Cathedral { level } => ("score-line-cathedral", vec![("level", level.into())]),
            LineSource::Virtue { virtue } => ("score-line-virtue", vec![("virtue", virtue.into())]),
            LineSource::Debts { count, each } => {
                ("score-line-debts", vec![("count", count.into()), ("each", each.into())])
            }
            LineSource::GoldMarble { gold, marble } => {
                ("score-line-gold-marble", vec![("gold", gold.into()), ("marble", marble.into())])
            }
            LineSource::Silver { silver } => ("score-line-silver", vec![("silver", silver.into())]),
            LineSource::Prison { workers } => ("score-line-prison", vec![("workers", workers.into())]),
        };
        describe.texts.with(key, args)
    }
}

impl ToText for VirtueStep {
    fn say(&self, describe: &Describe) -> String {
        let args = [
            building_arg(self.building),
            sign(self.virtue.into()),
            ("points", self.virtue.unsigned_abs().into()),
            ("destroyed", self.debts_destroyed.into()),
            ("taken", self.debts_taken.into()),
            ("paid", self.silver_paid.into()),
        ];
        describe.texts.with("score-step", args)
    }
}
