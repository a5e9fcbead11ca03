//! Dates and times.

use crate::i18n::Texts;
use crate::storage::journal::Date;

/// The day of a moment, in seconds since 1970.
pub fn date(texts: &Texts, seconds: u64) -> String {
    let Date { year, month, day, .. } = Date::local(seconds);
    day_of(texts, year, month, day)
}

/// The day and the time of a moment.
pub fn moment(texts: &Texts, seconds: u64) -> String {
    let Date { hour, minute, .. } = Date::local(seconds);
    let time = format!("{hour}:{minute:02}");
    texts.with("past-moment", [("date", date(texts, seconds).into()), ("time", time.into())])
}

/// The day of a moment, short and without the year.
pub(crate) fn short_date(texts: &Texts, seconds: u64) -> String {
    let Date { month, day, .. } = Date::local(seconds);
    texts.with("past-date-short", [("month", month.into()), ("day", day.into())])
}

pub(crate) fn day_of(texts: &Texts, year: u64, month: u64, day: u64) -> String {
    texts.with("past-date", [("year", year.into()), ("month", month.into()), ("day", day.into())])
}
