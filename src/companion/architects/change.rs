//! The changes that a correction makes: everything that the rules made of the game, before and after; and the moves of pieces
//! that put the table right.

use std::collections::{BTreeMap, BTreeSet};

use super::EntryError;
use super::entry::Entry;
use super::ledger::{Strip, Tracked, Why};
use super::reset::{Cause, ResetOutcome};
use super::sheet::final_score;
use super::table_state::TableState;
use crate::architects::{Architects, Resource};
use crate::companion::acts::EntryId;
use crate::companion::change::{self, Mark, marks};
use crate::companion::{Snapshot, TableState as _};
use crate::game::Seat;

/// The subject of a change, in the order of a list. Resets are numbered from 0; `ResetDebts` are taken, or go if below zero.
/// `LastSpace` is about who fills the last space of the guildhall (E1). `Stock` to `TaxStand` exist only at a table tracked
/// in full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Topic {
    Reset { number: usize },
    Freed { number: usize, seat: Seat },
    Goods { number: usize, seat: Seat, resource: Resource },
    ResetVirtue { number: usize, seat: Seat },
    ResetDebts { number: usize, seat: Seat },
    LastSpace,
    Virtue { seat: Seat },
    Cathedral { seat: Seat },
    Unpaid { seat: Seat },
    Paid { seat: Seat },
    Stock { seat: Seat, resource: Resource },
    Workers { seat: Seat },
    Prison { seat: Seat },
    Captured { seat: Seat },
    TaxStand,
    Total { seat: Seat },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    Nothing,
    Unknown,
    Count(i32),
    Cause(Cause),
    Seat(Seat),
}

impl Value {
    fn of(count: Option<impl Into<i32>>) -> Self {
        count.map_or(Self::Unknown, |count| Self::Count(count.into()))
    }

    /// As a number to compare: nothing is 0.
    const fn count(self) -> Option<i32> {
        match self {
            Self::Nothing => Some(0),
            Self::Count(count) => Some(count),
            Self::Unknown | Self::Cause(_) | Self::Seat(_) => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// A fact that follows from the rules.
    Fact { topic: Topic, before: Value, after: Value },
    /// An entry became impossible. It is skipped, and counts again when it becomes possible.
    Skipped { id: EntryId, entry: Entry, why: EntryError },
    /// An entry that was skipped counts again.
    CountsAgain { id: EntryId, entry: Entry },
    /// The number computed before an entry by hand has changed, but the entry still decides.
    Held { topic: Topic, value: Value },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// Unpaid debts: taken, or below zero given back.
    Debt,
    /// Debts that should never have been there and were paid off meanwhile: below zero given back, for what they cost.
    PaidDebt,
    Virtue,
    /// Own workers: from prison to the board, or below zero back.
    Worker,
    /// A resource, from the supply or below zero back to it.
    Goods(Resource),
}

/// A move that puts the table right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PieceMove {
    pub seat: Seat,
    pub piece: Piece,
    /// Pieces or steps; never 0.
    pub count: i32,
}

type Made = BTreeMap<Topic, Value>;

fn made(play: &TableState) -> Made {
    let mut made = Made::new();
    for (number, reset) in play.resets().iter().enumerate() {
        made_of_reset(&mut made, number, reset);
    }
    let kept = match play {
        TableState::Final { kept, .. } => kept.as_deref(),
        TableState::Town(ledger) => Some(&**ledger),
        TableState::Referee(referee) => {
            let (setup, state) = (referee.setup(), referee.state());
            if state.guildhall_len() == setup.spaces() {
                made.extend(state.guildhall().last().map(|seat| (Topic::LastSpace, Value::Seat(seat))));
            }
            for seat in Seat::first(setup.players()) {
                let numbers = [
                    (Topic::Virtue { seat }, i32::from(state.virtue(seat))),
                    (Topic::Cathedral { seat }, i32::from(state.level(seat))),
                    (Topic::Unpaid { seat }, i32::from(state.unpaid_debts(seat))),
                    (Topic::Paid { seat }, i32::from(state.paid_debts(seat))),
                ];
                made.extend(numbers.map(|(topic, count)| (topic, Value::Count(count))));
                let stock = |resource| (Topic::Stock { seat, resource }, state.count(seat, resource).into());
                let workers = [
                    (Topic::Workers { seat }, i32::from(state.workers(seat))),
                    (Topic::Prison { seat }, state.prisoners(seat).into()),
                    (Topic::Captured { seat }, state.captured_by(seat).into()),
                ];
                let pieces = Resource::ALL.map(stock).into_iter().chain(workers);
                made.extend(pieces.map(|(topic, count)| (topic, Value::Count(count))));
            }
            made.insert(Topic::TaxStand, Value::Count(state.tax().into()));
            None
        }
    };
    if let Some(ledger) = kept {
        if let Some(steps) = ledger.steps() {
            let number = ledger.resets().len();
            made.insert(Topic::Reset { number }, Value::Cause(steps.reset.cause));
        }
        if let Some(last) = ledger.last_turns() {
            made.insert(Topic::LastSpace, last.by.map_or(Value::Unknown, Value::Seat));
        }
        for seat in ledger.seats() {
            let Some(strip) = ledger.strip(seat) else { continue };
            made.insert(Topic::Virtue { seat }, Value::of(strip.virtue.value));
            made.insert(Topic::Cathedral { seat }, Value::of(strip.cathedral.value));
            made.insert(Topic::Unpaid { seat }, Value::of(strip.unpaid.value));
            made.insert(Topic::Paid { seat }, Value::of(strip.paid.value));
        }
    }
    if play.is_over()
        && let Ok(score) = final_score(&play.sheets())
    {
        let totals = (0..).map(Seat).zip(&score.players);
        made.extend(totals.map(|(seat, it)| (Topic::Total { seat }, Value::Count(it.total))));
    }
    made
}

fn made_of_reset(made: &mut Made, number: usize, reset: &ResetOutcome) {
    made.insert(Topic::Reset { number }, Value::Cause(reset.cause));
    for (seat, part) in (0..).map(Seat).zip(&reset.seats) {
        made.insert(Topic::ResetVirtue { number, seat }, Value::of(part.virtue));
        made.insert(Topic::ResetDebts { number, seat }, Value::of(part.debts));
        made.insert(Topic::Freed { number, seat }, Value::Count(part.freed().into()));
        let goods = [
            (Resource::Gold, part.gold()),
            (Resource::Marble, part.marble()),
            (Resource::Silver, part.silver),
        ];
        for (resource, count) in goods {
            made.insert(Topic::Goods { number, seat, resource }, Value::Count(count.into()));
        }
    }
}

/// The differences. Entries are compared by their ids. Entering, undoing or redoing at the end is no correction.
pub(super) fn changes(before: Snapshot<Architects>, after: Snapshot<Architects>) -> Vec<Change> {
    if before.0.starts_with(after.0) || after.0.starts_with(before.0) {
        return Vec::new();
    }
    let (old, new) = (made(&before.1.play), made(&after.1.play));
    let topics: BTreeSet<Topic> = old.keys().chain(new.keys()).copied().collect();
    let value = |made: &Made, topic: &Topic| made.get(topic).copied().unwrap_or(Value::Nothing);
    let facts = topics.into_iter().filter_map(|topic| {
        let (before, after) = (value(&old, &topic), value(&new, &topic));
        // `Nothing` and 0 are the same here.
        let same = before == after || (before.count() == Some(0) && after.count() == Some(0));
        (!same).then_some(Change::Fact { topic, before, after })
    });
    let mut all: Vec<_> = facts.collect();
    for (topic, value) in held(before, after) {
        if !all.iter().any(|change| change.topic() == Some(topic)) {
            all.push(Change::Held { topic, value });
        }
    }
    all.extend(marks(before, after).map(Change::of_mark));
    all
}

/// The numbers entered by hand after a computed number that has changed. Whoever corrects something earlier expects them to
/// change, but they do not: the last entry by hand is what lies on the table.
fn held(before: Snapshot<Architects>, after: Snapshot<Architects>) -> Vec<(Topic, Value)> {
    let (Some(old), Some(new)) = (before.1.play.ledger(), after.1.play.ledger()) else { return Vec::new() };
    let place = |entered: Snapshot<Architects>, id: EntryId| entered.0.iter().position(|(it, _)| *it == id);
    let mut held = Vec::new();
    for seat in new.seats() {
        let (Some(was), Some(is)) = (old.strip(seat), new.strip(seat)) else { continue };
        for what in Tracked::ALL {
            // A number entered as it was computed leaves no trace in a history, so both are searched.
            let entered = [(before, was), (after, is)].into_iter().flat_map(|(entered, strip)| {
                let by_hand =
                    strip.history.iter().filter(|past| past.what == what && past.why == Why::Entered);
                let entries = by_hand.filter_map(|past| entered.0.get(past.index));
                entries.filter(|(_, entry)| matches!(entry, Entry::Owned { .. } | Entry::Ruling { .. }))
            });
            // The first of them with another computed number has hidden it from those after it.
            let mut hides = entered.filter_map(|(id, _)| Some((place(before, *id)?, place(after, *id)?)));
            let value = |strip: &Strip, index| strip.before(what, index).map(|past| past.value);
            if hides.any(|(then, now)| value(was, then) != value(is, now)) {
                held.push((what.topic(seat), Value::of(is.value(what).map(i32::from))));
            }
        }
    }
    held
}

/// Two lists of changes, one after the other, as one list in its order.
pub(super) fn merged(old: Vec<Change>, new: Vec<Change>) -> Vec<Change> {
    let mut all = change::merged(old, new, Change::is_about_the_same, Change::followed_by);
    all.sort_by_key(Change::topic_last);
    all
}

impl Change {
    const fn topic_last(&self) -> (bool, Option<Topic>) {
        let topic = self.topic();
        (topic.is_none(), topic)
    }

    const fn topic(&self) -> Option<Topic> {
        match *self {
            Self::Fact { topic, .. } | Self::Held { topic, .. } => Some(topic),
            Self::Skipped { .. } | Self::CountsAgain { .. } => None,
        }
    }

    fn of_mark((id, entry, why): Mark<Architects>) -> Self {
        match why {
            Some(why) => Self::Skipped { id, entry, why },
            None => Self::CountsAgain { id, entry },
        }
    }

    const fn entry(&self) -> Option<EntryId> {
        match *self {
            Self::Skipped { id, .. } | Self::CountsAgain { id, .. } => Some(id),
            Self::Fact { .. } | Self::Held { .. } => None,
        }
    }

    fn is_about_the_same(&self, other: &Self) -> bool {
        match self.topic() {
            Some(topic) => other.topic() == Some(topic),
            None => self.entry().is_some() && self.entry() == other.entry(),
        }
    }

    /// This change followed by another about the same; `None` if they cancel out.
    fn followed_by(&self, later: &Self) -> Option<Self> {
        match (self, later) {
            (Self::Fact { before, .. }, Self::Fact { topic, after, .. }) => {
                (before != after).then_some(Self::Fact { topic: *topic, before: *before, after: *after })
            }
            // The difference stays.
            (Self::Fact { .. }, Self::Held { .. }) => Some(self.clone()),
            (Self::Skipped { .. }, Self::CountsAgain { .. })
            | (Self::CountsAgain { .. }, Self::Skipped { .. }) => None,
            _ => Some(later.clone()),
        }
    }
}

/// The moves of pieces, for what finished resets did otherwise than they should have. A number that was only entered wrong
/// lies right on the table. Whoever has paid a debt off meanwhile gives that one back.
pub(super) fn moves(changes: &[Change], play: &TableState) -> Vec<PieceMove> {
    let mut sums: BTreeMap<(Seat, Piece), i32> = BTreeMap::new();
    for change in changes {
        let Change::Fact { topic, before, after } = *change else { continue };
        let (Some(before), Some(after)) = (before.count(), after.count()) else { continue };
        let moved = match topic {
            Topic::Freed { seat, .. } => Some((seat, Piece::Worker)),
            Topic::Goods { seat, resource, .. } => Some((seat, Piece::Goods(resource))),
            Topic::ResetVirtue { seat, .. } => Some((seat, Piece::Virtue)),
            Topic::ResetDebts { seat, .. } => Some((seat, Piece::Debt)),
            Topic::Reset { .. }
            | Topic::LastSpace
            | Topic::Virtue { .. }
            | Topic::Cathedral { .. }
            | Topic::Unpaid { .. }
            | Topic::Paid { .. }
            | Topic::Stock { .. }
            | Topic::Workers { .. }
            | Topic::Prison { .. }
            | Topic::Captured { .. }
            | Topic::TaxStand
            | Topic::Total { .. } => None,
        };
        if let Some(moved) = moved {
            *sums.entry(moved).or_default() += after - before;
        }
    }
    let now = made(play);
    for seat in (0..).map(Seat).take(play.sheets().len()) {
        let topic = Topic::Unpaid { seat };
        let was = changes.iter().find_map(|change| match *change {
            Change::Fact { topic: of, before, .. } if of == topic => Some(before),
            Change::Fact { .. }
            | Change::Held { .. }
            | Change::Skipped { .. }
            | Change::CountsAgain { .. } => None,
        });
        let lies = was.or_else(|| now.get(&topic).copied()).and_then(Value::count);
        if let (Some(lies), Some(debts)) = (lies, sums.get_mut(&(seat, Piece::Debt)))
            && *debts < -lies
        {
            let paid = *debts + lies;
            *debts = -lies;
            sums.insert((seat, Piece::PaidDebt), paid);
        }
    }
    let moves = sums.into_iter().filter(|(_, count)| *count != 0);
    moves.map(|((seat, piece), count)| PieceMove { seat, piece, count }).collect()
}

impl Tracked {
    pub const fn topic(self, seat: Seat) -> Topic {
        match self {
            Self::Virtue => Topic::Virtue { seat },
            Self::Cathedral => Topic::Cathedral { seat },
            Self::Unpaid => Topic::Unpaid { seat },
            Self::Paid => Topic::Paid { seat },
        }
    }
}
