//! `guildhall replay`: checks recorded games through the engine.

use clap::ArgMatches;
use serde::Serialize;

use super::file::Source;
use super::output::{Failure, Format, Output};
use super::score::describe_score;
use crate::game::{Game, Table};
use crate::i18n::Texts;
use crate::i18n::describe::Describe;
use crate::norenberc::{Norenberc, RuleId};
use crate::storage::{InputError, MOST_BYTES, Record, ReplayFault, ScoreReport};

/// The answer to one line. Games are counted from 1, events from 0.
#[derive(Serialize)]
#[serde(untagged)]
enum Answer {
    Finished {
        line: usize,
        #[serde(flatten)]
        scores: ScoreReport,
    },
    Unfinished {
        line: usize,
        unfinished: Progress,
    },
    Refused {
        line: usize,
        event: usize,
        refusal: RefusalReport,
    },
    OtherScores {
        line: usize,
        scores_differ: bool,
        scores: Option<ScoreReport>,
    },
}

#[derive(Serialize)]
struct Progress {
    events: usize,
    round: u8,
    turn: u8,
}

#[derive(Serialize)]
struct RefusalReport {
    rule: RuleId,
    text: String,
}

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, Failure> {
    let mut source = Source::open(matches)?;
    let mut text = String::new();
    let mut all_hold = true;
    let mut number = 0;
    while let Some(line) = source.line()? {
        number += 1;
        if line.len() <= MOST_BYTES && line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let in_line = |error: InputError| source.failure(error.in_line(number));
        let record = Record::read(&line).map_err(in_line)?;
        let (table, holds) = record.replay();
        if let Err(ReplayFault::Setup(error)) = holds {
            return Err(in_line(error));
        }
        all_hold &= holds.is_ok();
        let replayed = Replayed { texts, line: number, record: &record, table: &table, holds };
        match format {
            Format::Json => {
                let answer = replayed.answer();
                text.push_str(&serde_json::to_string(&answer).expect("reports have only text keys"));
                text.push('\n');
            }
            Format::Text => text.push_str(&replayed.say()),
        }
    }
    if text.is_empty() {
        text = texts.get("replay-empty");
    }
    let output = Output::text(text);
    Ok(if all_hold { output } else { output.failed() })
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
        let line = self.line;
        let scores = self.record.report(self.table);
        match (&self.holds, scores) {
            (Ok(()), Some(scores)) => Answer::Finished { line, scores },
            (Ok(()), None) => Answer::Unfinished { line, unfinished: self.progress() },
            (Err(ReplayFault::Event(error)), _) => {
                let text = self.describe().refusal(error.refusal);
                let refusal = RefusalReport { rule: error.refusal.rule(), text };
                Answer::Refused { line, event: error.index, refusal }
            }
            (Err(ReplayFault::Scores | ReplayFault::Setup(_)), scores) => {
                Answer::OtherScores { line, scores_differ: true, scores }
            }
        }
    }

    fn say(&self) -> String {
        let texts = self.texts;
        let finished = self.record.report(self.table).is_some();
        let scores = || {
            let score = Norenberc::score(self.table.setup(), self.table.state());
            describe_score(self.describe(), &score)
        };
        let heading = texts.with("replay-game", [("line", self.line.into())]);
        let body = match &self.holds {
            Ok(()) if finished => scores(),
            Ok(()) => {
                let Progress { events, round, turn } = self.progress();
                texts.with(
                    "replay-unfinished",
                    [("events", events.into()), ("round", round.into()), ("turn", turn.into())],
                )
            }
            Err(ReplayFault::Event(error)) => texts.with(
                "replay-refused",
                [
                    ("event", error.index.into()),
                    ("text", self.describe().refusal(error.refusal).into()),
                    ("rule", error.refusal.rule().as_str().into()),
                ],
            ),
            Err(ReplayFault::Scores | ReplayFault::Setup(_)) => {
                let differ = texts.get("replay-scores-differ");
                if finished { format!("{differ}\n{}", scores()) } else { differ }
            }
        };
        format!("{heading}\n{}\n\n", body.trim_end())
    }
}
