//! `guildhall replay`: checks recorded games through the engine.

use clap::ArgMatches;
use serde::Serialize;

use super::file::InputFile;
use super::output::{CliError, Format, Output};
use super::title::{CliTitle, other_than_default};
use crate::game::{Game, HasRule as _, RefusalCode as _, Rule, Table};
use crate::i18n::Texts;
use crate::i18n::describe::{self, Describe};
use crate::storage::{MOST_BYTES, Record, RecordError, title_of, to_json};
use crate::titles::{TitleId, for_title};

/// The answer to one line: the scores, or why there are none. Lines are counted from 1, events from 0.
#[derive(Serialize)]
struct ReplayReport<R, M> {
    /// Only where there are no scores, which name the game themselves.
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'static str>,
    line: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refusal: Option<RefusalReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unfinished: Option<Progress<M>>,
    /// Only there if the recorded scores do not follow from the events.
    #[serde(skip_serializing_if = "Option::is_none")]
    scores_differ: Option<bool>,
    /// Turns of a game that was broken off: it has no scores.
    #[serde(skip_serializing_if = "Option::is_none")]
    broken_off: Option<u32>,
    #[serde(flatten)]
    scores: Option<R>,
}

#[derive(Serialize)]
struct Progress<M> {
    events: usize,
    #[serde(flatten)]
    moment: M,
}

#[derive(Serialize)]
struct RefusalReport {
    code: &'static str,
    rule: Rule,
    text: String,
}

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, CliError> {
    replay_lines(texts, format, matches, |source, number, line| {
        let title = title_of(line).unwrap_or(TitleId::DEFAULT);
        for_title!(title, T => replay::<T>(texts.of(title), format, source, number, line))
    })
}

/// The same for one title, whatever the file names.
pub(super) fn run_unlisted<T: CliTitle>(
    texts: &Texts,
    format: Format,
    matches: &ArgMatches,
) -> Result<Output, CliError> {
    replay_lines(texts, format, matches, |source, number, line| {
        replay::<T>(texts, format, source, number, line)
    })
}

fn replay_lines(
    texts: &Texts,
    format: Format,
    matches: &ArgMatches,
    replay: impl Fn(&InputFile, usize, &[u8]) -> Result<Printed, CliError>,
) -> Result<Output, CliError> {
    let mut source = InputFile::open(matches)?;
    let mut text = String::new();
    let (mut number, mut games, mut bad) = (0_usize, 0_usize, 0_usize);
    while let Some(line) = source.line()? {
        number += 1;
        if line.len() <= MOST_BYTES && line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let replayed = replay(&source, number, &line)?;
        games += 1;
        bad += usize::from(!replayed.holds);
        text.push_str(&replayed.text);
    }
    if format == Format::Text {
        text.push_str(&texts.with("replay-summary", [("games", games.into()), ("bad", bad.into())]));
        text.push('\n');
    }
    Ok(Output::lines(text, bad == 0))
}

/// The output for a game; `holds` is false if it does not replay as recorded.
struct Printed {
    text: String,
    holds: bool,
}

fn replay<T: CliTitle>(
    texts: &Texts,
    format: Format,
    source: &InputFile,
    number: usize,
    line: &[u8],
) -> Result<Printed, CliError> {
    let record = Record::<T>::read(line).map_err(|error| source.failure(error.in_line(number)))?;
    let (table, holds) = record.replay();
    if let Err(RecordError::Setup { place, refusal }) = holds {
        let text = describe::refused_setup(texts, number, &place, &refusal);
        return Err(CliError::Message { file: source.name.clone(), text });
    }
    let holding = holds.is_ok();
    let replayed = Replayed { texts, line: number, record: &record, table: &table, holds };
    let text = match format {
        Format::Json => to_json(&replayed.answer()) + "\n",
        Format::Text => replayed.say(),
    };
    Ok(Printed { text, holds: holding })
}

struct Replayed<'a, T: CliTitle> {
    texts: &'a Texts,
    line: usize,
    record: &'a Record<T>,
    table: &'a Table<T>,
    holds: Result<(), RecordError<T::Refusal>>,
}

impl<T: CliTitle> Replayed<'_, T> {
    fn describe(&self) -> Describe<'_> {
        Describe { texts: self.texts, names: &self.record.players }
    }

    fn answer(&self) -> ReplayReport<T::Report, T::Moment> {
        let mut answer = self.found();
        answer.game = other_than_default::<T>().filter(|_| answer.scores.is_none());
        answer
    }

    fn found(&self) -> ReplayReport<T::Report, T::Moment> {
        let scores = self.record.report(self.table);
        let mut answer = ReplayReport {
            game: None,
            line: self.line,
            event: None,
            refusal: None,
            unfinished: None,
            scores_differ: None,
            broken_off: None,
            scores,
        };
        match &self.holds {
            Err(RecordError::Event(error)) => {
                // An event after the end is refused too; then there are scores, but not of this game.
                answer.scores = None;
                answer.event = Some(error.index);
                answer.refusal = Some(RefusalReport {
                    code: error.refusal.code(),
                    rule: error.refusal.cited_rule(),
                    text: self.describe().say(&error.refusal),
                });
                return answer;
            }
            Err(RecordError::Scores | RecordError::Setup { .. }) => answer.scores_differ = Some(true),
            Ok(()) => answer.broken_off = self.record.broken_off,
        }
        if answer.scores.is_none() && answer.broken_off.is_none() {
            let events = self.record.events_after_setup(self.table);
            answer.unfinished = Some(Progress { events, moment: T::at(self.table) });
        }
        answer
    }

    fn say(&self) -> String {
        let texts = self.texts;
        let finished = self.record.report(self.table).is_some();
        let scores = || {
            let score = <T as Game>::score(self.table.setup(), self.table.state());
            T::result(&self.describe(), &score)
        };
        let broken_off = |turns: u32| texts.with("replay-broken-off", [("turns", turns.into())]);
        let unfinished = || {
            let events = self.record.events_after_setup(self.table);
            let moment = T::moment(self.table.setup(), self.table.state());
            texts.with("replay-unfinished", moment.into_iter().chain([("events", events.into())]))
        };
        let result = || if finished { scores() } else { unfinished() };
        let heading = texts.with("replay-game", [("line", self.line.into())]);
        let body = match &self.holds {
            Ok(()) => self.record.broken_off.map_or_else(result, broken_off),
            Err(RecordError::Event(error)) => texts.with(
                "replay-refused",
                [
                    ("event", error.index.into()),
                    ("text", self.describe().say(&error.refusal).into()),
                    ("rule", error.refusal.cited_rule().id.into()),
                ],
            ),
            Err(RecordError::Scores | RecordError::Setup { .. }) => {
                format!("{}\n{}", texts.get("replay-scores-differ"), result())
            }
        };
        format!("{heading}\n{}\n\n", body.trim_end())
    }
}
