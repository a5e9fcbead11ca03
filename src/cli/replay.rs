//! `guildhall replay`: checks recorded games through the engine.

use clap::ArgMatches;
use serde::Serialize;

use super::file::Source;
use super::output::{Failure, Format, Output};
use crate::game::{Game, Table};
use crate::i18n::Texts;
use crate::i18n::describe::{self, Describe};
use crate::norenberc::{Norenberc, RuleId};
use crate::storage::{MOST_BYTES, Record, ReplayFault, ScoreReport, to_json};

/// The answer to one line: the scores, or what keeps the game from having them. Lines are counted from 1, events from 0.
#[derive(Serialize)]
struct Answer {
    line: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<RefusalReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unfinished: Option<Progress>,
    /// Only there where the scores written down do not follow from the events.
    #[serde(skip_serializing_if = "Option::is_none")]
    scores_differ: Option<bool>,
    #[serde(flatten)]
    scores: Option<ScoreReport>,
}

#[derive(Serialize)]
struct Progress {
    events: usize,
    round: u8,
    turn: u8,
}

#[derive(Serialize)]
struct RefusalReport {
    code: &'static str,
    rule: RuleId,
    text: String,
}

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, Failure> {
    let mut source = Source::open(matches)?;
    let mut text = String::new();
    let (mut number, mut games, mut bad) = (0_usize, 0_usize, 0_usize);
    while let Some(line) = source.line()? {
        number += 1;
        if line.len() <= MOST_BYTES && line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let record = Record::read(&line).map_err(|error| source.failure(error.in_line(number)))?;
        let (table, holds) = record.replay();
        if let Err(ReplayFault::Setup { place, refusal }) = holds {
            let text = describe::refused_setup(texts, number, &place, refusal);
            return Err(Failure::Said { file: source.name, text });
        }
        games += 1;
        bad += usize::from(holds.is_err());
        let replayed = Replayed { texts, line: number, record: &record, table: &table, holds };
        match format {
            Format::Json => {
                text.push_str(&to_json(&replayed.answer()));
                text.push('\n');
            }
            Format::Text => text.push_str(&replayed.say()),
        }
    }
    if format == Format::Text {
        text.push_str(&texts.with("replay-summary", [("games", games.into()), ("bad", bad.into())]));
        text.push('\n');
    }
    Ok(Output::lines(text, bad == 0))
}

/// A game and what came of replaying it.
struct Replayed<'a> {
    texts: &'a Texts,
    line: usize,
    record: &'a Record,
    table: &'a Table<Norenberc>,
    holds: Result<(), ReplayFault>,
}

impl Replayed<'_> {
    fn describe(&self) -> Describe<'_> {
        Describe { texts: self.texts, names: &self.record.players }
    }

    fn progress(&self) -> Progress {
        let state = self.table.state();
        let events = self.record.events_after_setup(self.table);
        Progress { events, round: state.round(), turn: state.turn() }
    }

    fn answer(&self) -> Answer {
        let scores = self.record.report(self.table);
        let mut answer = Answer {
            line: self.line,
            event: None,
            refusal: None,
            unfinished: None,
            scores_differ: None,
            scores,
        };
        match &self.holds {
            Err(ReplayFault::Event(error)) => {
                // An event after the end is refused too; then there are scores, but not of this game.
                answer.scores = None;
                answer.event = Some(error.index);
                answer.refusal = Some(RefusalReport {
                    code: error.refusal.code(),
                    rule: error.refusal.rule(),
                    text: self.describe().refusal(error.refusal),
                });
                return answer;
            }
            Err(ReplayFault::Scores | ReplayFault::Setup { .. }) => answer.scores_differ = Some(true),
            Ok(()) => {}
        }
        if answer.scores.is_none() {
            answer.unfinished = Some(self.progress());
        }
        answer
    }

    fn say(&self) -> String {
        let texts = self.texts;
        let finished = self.record.report(self.table).is_some();
        let scores = || {
            let score = Norenberc::score(self.table.setup(), self.table.state());
            self.describe().score(&score)
        };
        let unfinished = || {
            let Progress { events, round, turn } = self.progress();
            let args = [("events", events.into()), ("round", round.into()), ("turn", turn.into())];
            texts.with("replay-unfinished", args)
        };
        let result = || if finished { scores() } else { unfinished() };
        let heading = texts.with("replay-game", [("line", self.line.into())]);
        let body = match &self.holds {
            Ok(()) => result(),
            Err(ReplayFault::Event(error)) => texts.with(
                "replay-refused",
                [
                    ("event", error.index.into()),
                    ("text", self.describe().refusal(error.refusal).into()),
                    ("rule", error.refusal.rule().as_str().into()),
                ],
            ),
            Err(ReplayFault::Scores | ReplayFault::Setup { .. }) => {
                format!("{}\n{}", texts.get("replay-scores-differ"), result())
            }
        };
        format!("{heading}\n{}\n\n", body.trim_end())
    }
}
