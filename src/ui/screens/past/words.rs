//! Dates and names as people say them.

use crate::companion::{DeletedGame, GameSummary};
use crate::i18n::describe::shown_names;
use crate::storage::journal::Date;
use crate::ui::Cx;

/// The day of a moment, given in seconds since 1970.
pub fn date(cx: &Cx, seconds: u64) -> String {
    let Date { year, month, day, .. } = Date::local(seconds);
    day_of(cx, year, month, day)
}

/// The day and the time of a moment.
pub fn moment(cx: &Cx, seconds: u64) -> String {
    let Date { hour, minute, .. } = Date::local(seconds);
    let time = format!("{hour}:{minute:02}");
    cx.with("past-moment", [("date", date(cx, seconds).into()), ("time", time.into())])
}

/// The same, short, without the year.
pub(super) fn short_date(cx: &Cx, seconds: u64) -> String {
    let Date { month, day, .. } = Date::local(seconds);
    cx.with("past-date-short", [("month", month.into()), ("day", day.into())])
}

fn day_of(cx: &Cx, year: u64, month: u64, day: u64) -> String {
    cx.with("past-date", [("year", year.into()), ("month", month.into()), ("day", day.into())])
}

/// A deleted game: the day in the name of its file, and who played; the name itself where nobody can be read.
pub(super) fn deleted(cx: &Cx, game: &DeletedGame) -> String {
    let name = &game.name;
    let part = |from: usize, to: usize| name.get(from..to)?.parse::<u64>().ok();
    let Some(((year, month), day)) = part(0, 4).zip(part(4, 6)).zip(part(6, 8)) else {
        return name.to_owned();
    };
    if !(1..=12).contains(&month) || !(1..=31).contains(&day) {
        return name.to_owned();
    }
    let date = ("date", day_of(cx, year, month, day).into());
    if game.people.is_empty() {
        return cx.with("past-file", [date, ("file", name.clone().into())]);
    }
    let names = shown_names(cx.texts, &game.people);
    cx.with("past-game", [date, ("names", cx.texts.list(&names).into())])
}

/// Who played.
pub(super) fn names(cx: &Cx, game: &GameSummary) -> Vec<String> {
    shown_names(cx.texts, &game.people)
}
