//! `guildhall advise`: what a master would do at a point of a recorded game, and why.

use clap::ArgMatches;
use serde::Serialize;
use serde_json::Value;

use super::command;
use super::file::InputFile;
use super::output::{CliError, Format, Output};
use super::simulate::{MOST_THREADS, number};
use super::title::{CliAdvice, no_bots};
use crate::bots::search::Budget;
use crate::bots::{Advice, AdvisedMove, Expected, Level};
use crate::game::{Actor, Due, Event, HasRule as _, Seat, Table};
use crate::i18n::Texts;
use crate::i18n::describe::{self, Describe};
use crate::storage::{Record, RecordError, event_value, same_name, short_name, title_of};
use crate::titles::{TitleId, with_part};

/// More iterations than anybody waits for.
const MOST_ITERATIONS: u32 = 10_000_000;
/// The seed where none is given: the same arguments give the same advice.
const SEED: u64 = 1;

#[derive(Serialize)]
struct AdviceReport<'a, M> {
    line: usize,
    event: usize,
    player: &'a str,
    #[serde(flatten)]
    moment: M,
    iterations: u32,
    close: bool,
    moves: Vec<MoveReport>,
}

#[derive(Serialize)]
struct MoveReport {
    #[serde(flatten)]
    event: Value,
    text: String,
    visits: u32,
    expected: Vec<ExpectedReport>,
    reasons: Vec<ReasonReport>,
}

#[derive(Serialize)]
struct ExpectedReport {
    name: String,
    vp: f32,
    place: f32,
    win_share: f32,
}

#[derive(Serialize)]
struct ReasonReport {
    #[serde(flatten)]
    reason: Value,
    text: String,
}

struct AdvisePoint<T: CliAdvice> {
    line: usize,
    event: usize,
    players: Vec<String>,
    table: Table<T>,
    seat: Seat,
}

pub(super) fn run(texts: &Texts, format: Format, matches: &ArgMatches) -> Result<Output, CliError> {
    let line = number(texts, matches, command::LINE, 1..=usize::MAX)?.unwrap_or(1);
    let (source, bytes) = requested_line(texts, matches, line)?;
    let title = title_of(&bytes).unwrap_or(TitleId::DEFAULT);
    with_part!(play, title, T => advise::<T>(texts, format, matches, &source, line, &bytes))
        .unwrap_or_else(|| Err(no_bots(texts)))
}

fn advise<T: CliAdvice>(
    texts: &Texts,
    format: Format,
    matches: &ArgMatches,
    source: &InputFile,
    line: usize,
    bytes: &[u8],
) -> Result<Output, CliError> {
    let iterations = number(texts, matches, command::ITERATIONS, 1..=MOST_ITERATIONS)?;
    let threads = number(texts, matches, command::THREADS, 1..=MOST_THREADS)?.unwrap_or(1);
    let seed = number(texts, matches, command::SEED, 0..=u64::MAX)?.unwrap_or(SEED);
    let moment = requested_moment::<T>(texts, matches, source, line, bytes)?;
    let iterations = iterations.unwrap_or(T::thinking(Level::Master).iterations);
    let budget = Budget::iterations(iterations).with_threads(threads);
    let observation = moment.table.observe(moment.seat);
    let advice = T::advise(moment.table.setup(), &observation, &budget, seed);
    Ok(match format {
        Format::Json => Output::json(&report(texts, &moment, &advice)),
        Format::Text => Output::text(say(texts, &moment, &advice)),
    })
}

fn requested_line(
    texts: &Texts,
    matches: &ArgMatches,
    line: usize,
) -> Result<(InputFile, Vec<u8>), CliError> {
    let mut source = InputFile::open(matches)?;
    let mut lines = 0;
    loop {
        let Some(bytes) = source.line()? else {
            let args = [("line", line.into()), ("lines", lines.into())];
            return Err(CliError::Message { file: source.name, text: texts.with("advise-no-line", args) });
        };
        lines += 1;
        if lines == line {
            return Ok((source, bytes));
        }
    }
}

/// Replays the game up to the event asked for, or to its end.
fn requested_moment<T: CliAdvice>(
    texts: &Texts,
    matches: &ArgMatches,
    source: &InputFile,
    line: usize,
    bytes: &[u8],
) -> Result<AdvisePoint<T>, CliError> {
    let event = number(texts, matches, command::EVENT, 0..=usize::MAX)?;
    let mut record = Record::<T>::read(bytes).map_err(|error| source.failure(error.in_line(line)))?;
    let message = |text| CliError::Message { file: source.name.clone(), text };
    let layout = record.layout_len();
    let last = record.events.len() - layout.min(record.events.len());
    let event = match event {
        Some(event) if event > last => {
            let args = [("event", event.into()), ("line", line.into()), ("last", last.into())];
            return Err(message(texts.with("advise-no-event", args)));
        }
        Some(event) => event,
        None => last,
    };
    let next = record.events.get(layout + event).copied();
    record.events.truncate(layout + event);
    let (table, holds) = record.replay();
    match holds {
        Ok(()) | Err(RecordError::Scores) => {}
        Err(RecordError::Setup { place, refusal }) => {
            return Err(message(describe::refused_setup(texts, line, &place, &refusal)));
        }
        Err(RecordError::Event(error)) => {
            let names = &record.players;
            let text = Describe { texts, names }.say(&error.refusal);
            let rule = error.refusal.cited_rule().id.into();
            let args = [("event", error.index.into()), ("text", text.into()), ("rule", rule)];
            return Err(message(texts.with("replay-refused", args)));
        }
    }
    let wanted = matches.get_one::<String>(command::PLAYER);
    let seat =
        requested_seat(texts, &table, &record.players, next, wanted, [line, event]).map_err(message)?;
    Ok(AdvisePoint { line, event, players: record.players, table, seat })
}

/// The player to advise: the one asked for, else the one who acted there, else the first who is to move.
fn requested_seat<T: CliAdvice>(
    texts: &Texts,
    table: &Table<T>,
    players: &[String],
    next: Option<Event<T::Action>>,
    wanted: Option<&String>,
    [line, event]: [usize; 2],
) -> Result<Seat, String> {
    let place = [("line", line.into()), ("event", event.into())];
    let Due::Seats(due) = table.due() else { return Err(texts.with("advise-nobody", place)) };
    if let Some(name) = wanted {
        let exactly = due.iter().find(|seat| players[seat.index()] == *name);
        let alike = || due.iter().find(|seat| same_name(&players[seat.index()], name));
        return exactly.or_else(alike).ok_or_else(|| {
            let names: Vec<_> = due.iter().map(|seat| short_name(&players[seat.index()])).collect();
            let count = names.len().into();
            let names = texts.list(&names).into();
            let more = [("name", describe::quote(name).into()), ("names", names), ("count", count)];
            texts.with("advise-not-due", place.into_iter().chain(more))
        });
    }
    let acted = next.and_then(|event| match event.actor {
        Actor::Seat(seat) => Some(seat).filter(|&seat| due.contains(seat)),
        Actor::Nature => None,
    });
    acted.or_else(|| due.iter().next()).ok_or_else(|| texts.with("advise-nobody", place))
}

impl<T: CliAdvice> AdvisePoint<T> {
    fn describe<'a>(&'a self, texts: &'a Texts) -> Describe<'a> {
        Describe { texts, names: &self.players }
    }

    fn say(&self, describe: &Describe, advised: &AdvisedMove<T::Action, T::Reason>) -> String {
        T::advised(describe, self.table.setup(), self.table.state(), self.seat, advised.action)
    }

    fn event(&self, advised: &AdvisedMove<T::Action, T::Reason>) -> Event<T::Action> {
        Event { actor: Actor::Seat(self.seat), action: advised.action }
    }
}

fn report<'a, T: CliAdvice>(
    texts: &Texts,
    moment: &'a AdvisePoint<T>,
    advice: &Advice<T::Action, T::Reason>,
) -> AdviceReport<'a, T::Moment> {
    let describe = moment.describe(texts);
    let moves = advice.moves.iter().map(|advised| MoveReport {
        event: event_value::<T>(&moment.players, &moment.event(advised)),
        text: moment.say(&describe, advised),
        visits: advised.visits,
        expected: moment
            .players
            .iter()
            .zip(&advised.expected)
            .map(|(name, &Expected { points, place, win })| ExpectedReport {
                name: name.clone(),
                vp: points,
                place,
                win_share: win,
            })
            .collect(),
        reasons: advised
            .reasons
            .iter()
            .map(|reason| ReasonReport {
                reason: T::reason(&moment.players, reason),
                text: describe.say(reason),
            })
            .collect(),
    });
    AdviceReport {
        line: moment.line,
        event: moment.event,
        player: &moment.players[moment.seat.index()],
        moment: T::at(&moment.table),
        iterations: advice.iterations,
        close: advice.close,
        moves: moves.collect(),
    }
}

fn say<T: CliAdvice>(
    texts: &Texts,
    moment: &AdvisePoint<T>,
    advice: &Advice<T::Action, T::Reason>,
) -> String {
    let describe = moment.describe(texts);
    let mut lines =
        vec![describe.advice_heading::<T, _>(advice, false, moment.table.setup(), moment.table.state())];
    for (index, advised) in advice.moves.iter().enumerate() {
        let text = moment.say(&describe, advised);
        lines.push(String::new());
        lines.push(texts.with("advise-move", [("number", (index + 1).into()), ("move", text.into())]));
        for (seat, expected) in Seat::first(moment.players.len() as u8).zip(&advised.expected) {
            lines.push(format!("   {}", describe.expected(seat, false, expected)));
        }
        if !advised.reasons.is_empty() {
            let other = if index == 0 { "others" } else { "best" };
            lines.push(format!("   {}", texts.with("advise-against", [("other", other.into())])));
            lines.extend(advised.reasons.iter().map(|reason| format!("     {}", describe.say(reason))));
        }
    }
    if advice.close {
        lines.push(String::new());
        lines.push(texts.get("advise-close"));
    }
    lines.join("\n")
}
