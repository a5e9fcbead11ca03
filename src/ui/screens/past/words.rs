//! Dates and names as people say them.

use crate::companion::GameSummary;
use crate::storage::journal::Date;
use crate::ui::Cx;

/// The day of a moment, given in seconds since 1970.
pub(super) fn date(cx: &Cx, seconds: u64) -> String {
    let Date { year, month, day, .. } = Date::local(seconds);
    day_of(cx, year, month, day)
}

/// The same, short, without the year.
pub(super) fn short_date(cx: &Cx, seconds: u64) -> String {
    let Date { month, day, .. } = Date::local(seconds);
    cx.with("past-date-short", [("month", month.into()), ("day", day.into())])
}

fn day_of(cx: &Cx, year: u64, month: u64, day: u64) -> String {
    cx.with("past-date", [("year", year.into()), ("month", month.into()), ("day", day.into())])
}

/// A game of which only its name is known: the day in it, and the name itself.
pub(super) fn game(cx: &Cx, name: &str) -> String {
    let part = |from: usize, to: usize| name.get(from..to)?.parse::<u64>().ok();
    let Some(((year, month), day)) = part(0, 4).zip(part(4, 6)).zip(part(6, 8)) else {
        return name.to_owned();
    };
    if !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return name.to_owned();
    }
    cx.with("past-file", [("date", day_of(cx, year, month, day).into()), ("file", name.into())])
}

/// Who played.
pub(super) fn names(game: &GameSummary) -> Vec<String> {
    game.people.iter().map(|person| person.name.clone()).collect()
}
