//! A moment as people write it: in universal time, and where they are.

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

const DAYS_IN_400_YEARS: u64 = 146_097;

impl Date {
    /// What clocks show here at a moment, given in seconds since 1970. Where the system does not say where that is, it is
    /// universal time.
    pub fn local(seconds: u64) -> Self {
        Self::in_zone(seconds, &TimeZone::system())
    }

    fn in_zone(seconds: u64, zone: &TimeZone) -> Self {
        let moment = i64::try_from(seconds).ok().and_then(|seconds| Timestamp::from_second(seconds).ok());
        let offset = moment.map_or(0, |moment| zone.to_offset(moment).seconds());
        Self::of(seconds.saturating_add_signed(offset.into()))
    }

    /// The date of a moment in universal time, given in seconds since 1970.
    pub const fn of(seconds: u64) -> Self {
        let (days, rest) = (seconds / 86_400, seconds % 86_400);
        // Counted from 1 March of year 0: then the leap day is the last of its year.
        let days = days + 719_468;
        let era = days / DAYS_IN_400_YEARS;
        let day = days % DAYS_IN_400_YEARS;
        let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
        let day_of_year = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day_of_year + 2) / 153;
        Self {
            year: year + era * 400 + (month >= 10) as u64,
            month: if month < 10 { month + 3 } else { month - 9 },
            day: day_of_year - (153 * month + 2) / 5 + 1,
            hour: rest / 3600,
            minute: rest / 60 % 60,
            second: rest % 60,
        }
    }
}

impl std::fmt::Display for Date {
    /// As data has it: `2026-11-16 04:29:36`.
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
        assert_eq!(at("EST5", 0), "1970-01-01 00:00:00", "no clock went before that");
    }
}
