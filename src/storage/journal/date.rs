//! A date and a time of day, in universal or local time.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// A date and a time of day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the fields are the names of the parts")]
pub struct Date {
    pub year: u64,
    pub month: u64,
    pub day: u64,
    pub hour: u64,
    pub minute: u64,
    pub second: u64,
}

impl Date {
    /// The local date of a moment, given in seconds since 1970; universal time if the system has no time zone.
    pub fn local(seconds: u64) -> Self {
        Self::in_zone(seconds, &TimeZone::system())
    }

    /// The date of a moment in universal time, given in seconds since 1970.
    pub fn of(seconds: u64) -> Self {
        Self::in_zone(seconds, &TimeZone::UTC)
    }

    /// Moments beyond the calendar become the last one.
    fn in_zone(seconds: u64, zone: &TimeZone) -> Self {
        let moment = i64::try_from(seconds).ok().and_then(|seconds| Timestamp::from_second(seconds).ok());
        let clock = zone.to_datetime(moment.unwrap_or(Timestamp::MAX));
        let part = |part: i8| u64::from(part.unsigned_abs());
        Self {
            year: u64::from(clock.year().unsigned_abs()),
            month: part(clock.month()),
            day: part(clock.day()),
            hour: part(clock.hour()),
            minute: part(clock.minute()),
            second: part(clock.second()),
        }
    }
}

impl std::fmt::Display for Date {
    /// The form in files: `2026-11-16 04:29:36`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { year, month, day, hour, minute, second } = self;
        write!(f, "{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_moments() {
        assert_eq!(Date::of(0).to_string(), "1970-01-01 00:00:00");
        assert_eq!(Date::of(951_782_400).to_string(), "2000-02-29 00:00:00");
        assert_eq!(Date::of(1_709_251_199).to_string(), "2024-02-29 23:59:59");
        assert_eq!(Date::of(1_798_761_599).to_string(), "2026-12-31 23:59:59");
        assert_eq!(Date::of(4_107_542_400).to_string(), "2100-03-01 00:00:00");
        assert_eq!(Date::of(u64::MAX).year, 9999);
    }

    #[test]
    fn clocks_show_the_time_of_the_place_and_of_the_season() {
        let at = |zone: &str, seconds| {
            Date::in_zone(seconds, &TimeZone::posix(zone).expect("a time zone")).to_string()
        };
        let budapest = "CET-1CEST,M3.5.0,M10.5.0/3";
        assert_eq!(at(budapest, 1_798_761_599), "2027-01-01 00:59:59");
        assert_eq!(at(budapest, 1_783_000_000), "2026-07-02 15:46:40");
        assert_eq!(at("<-0330>3:30", 1_798_761_600), "2026-12-31 20:30:00");
        assert_eq!(at("UTC0", u64::MAX / 4), Date::of(u64::MAX / 4).to_string());
        assert_eq!(at("EST5", 0), "1969-12-31 19:00:00");
    }
}
