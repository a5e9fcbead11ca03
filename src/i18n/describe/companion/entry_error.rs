//! Reasons to reject an entry, for any title.

use crate::companion::EntryError;
use crate::i18n::Arg;
use crate::i18n::describe::{Describe, ToText};
use crate::storage::LONGEST_NAME;

impl<F: ToText> ToText for EntryError<F> {
    fn say(&self, describe: &Describe) -> String {
        let (key, args): (&str, Vec<Arg>) = match self {
            Self::Title(error) => return error.say(describe),
            Self::WrongTracking => ("companion-refused-wrong-depth", vec![]),
            Self::NotNow => ("companion-refused-not-now", vec![]),
            Self::NeedsPosition => ("companion-refused-needs-position", vec![]),
            Self::NoSuchPlayer => ("companion-refused-no-such-player", vec![]),
            Self::Name => ("companion-refused-name", vec![]),
            Self::NoSuchEntry => ("companion-refused-no-such-entry", vec![]),
            Self::Nothing => ("companion-refused-nothing", vec![]),
            Self::ReadOnly => ("companion-refused-read-only", vec![]),
            Self::LongName { length } => (
                "companion-refused-long-name",
                vec![("most", LONGEST_NAME.into()), ("length", (*length).into())],
            ),
        };
        describe.texts.with(key, args)
    }
}
