//! Names of people: how long one may be, which of them are the same, and how a longer one is shown.
//!
//! The limits are for names that somebody gives now. A name from an old file stays as it is, and is only shown shorter.
//! Two names are the same if nobody sees a difference; “Ana” and “ana” are two, because everybody does.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization as _;
use unicode_segmentation::UnicodeSegmentation as _;

/// The most characters of a name, as people count them.
pub const LONGEST_NAME: usize = 24;
/// The most code points of one character for the eye: a family of four has seven, a pile of accents has no end.
const PER_CHARACTER: usize = 8;
/// Only the first characters of a long name are looked at in order to show it.
const LOOKED_AT: usize = 4 * LONGEST_NAME * PER_CHARACTER;
const ELLIPSIS: char = '…';

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub(crate) enum NameError {
    /// There is nothing to see.
    Blank,
    /// More than [`LONGEST_NAME`] characters.
    Long {
        /// The number of characters.
        length: usize,
    },
}

/// Checks a name that somebody gives, and tidies it: composed, with single blanks and without invisible characters.
pub(crate) fn new_name(text: &str) -> Result<String, NameError> {
    let name = tidy(text);
    if name.is_empty() {
        return Err(NameError::Blank);
    }
    match length(&name) {
        length if length > LONGEST_NAME => Err(NameError::Long { length }),
        _ => Ok(name),
    }
}

/// True if nobody sees a difference between two names.
pub(crate) fn same_name(one: &str, other: &str) -> bool {
    one == other || seen(one) == seen(other)
}

/// The visible form of a name: the same for all names that look alike.
pub fn seen(name: &str) -> String {
    tidy(&name.chars().filter(|c| !is_unseen(*c)).collect::<String>())
}

/// True if a name from an old file counts as blank. Other characters show nothing either, but were accepted once.
pub(crate) fn is_blank(name: &str) -> bool {
    let invisible = |c: char| c.is_whitespace() || c.is_control() || ('\u{200b}'..='\u{200f}').contains(&c);
    name.chars().all(|c| invisible(c) || matches!(c, '\u{2060}' | '\u{feff}'))
}

/// Shortens a name of any length for display.
pub(crate) fn short_name(name: &str) -> String {
    let start: Cow<str> = match name.char_indices().nth(LOOKED_AT) {
        Some((end, _)) => name[..end].into(),
        None => name.into(),
    };
    let whole = tidy(&start);
    let shows = !whole.is_empty() || name.is_empty();
    if shows && start.len() == name.len() && length(&whole) <= LONGEST_NAME {
        return whole;
    }
    let mut short = String::new();
    let mut room = LONGEST_NAME - 1;
    for character in whole.graphemes(true) {
        let Some(left) = room.checked_sub(counted(character)) else { break };
        room = left;
        short.push_str(character);
    }
    short.truncate(short.trim_end().len());
    short.push(ELLIPSIS);
    short
}

/// Shortens names and numbers those that look alike, so that all can be given now.
pub(crate) fn distinct_names(names: &[String]) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for name in names {
        let short = short_name(name);
        let taken = |name: &String| all.iter().any(|other| same_name(other, name));
        let numbered = |number: usize| {
            let ending = format!(" {number}");
            let kept: String = short.graphemes(true).take(LONGEST_NAME - ending.len()).collect();
            kept + &ending
        };
        let free =
            std::iter::once(short.clone()).chain((2..=names.len()).map(numbered)).find(|name| !taken(name));
        all.extend(free);
    }
    all
}

/// Composes a name with single blanks; of the invisible characters only those stay that join others into one.
fn tidy(name: &str) -> String {
    let shown: String =
        name.chars().filter(|c| c.is_whitespace() || !is_unseen(*c) || joins(*c)).nfc().collect();
    if shown.chars().all(|c| c.is_whitespace() || is_unseen(c)) {
        return String::new();
    }
    shown.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn length(name: &str) -> usize {
    name.graphemes(true).map(counted).sum()
}

fn counted(character: &str) -> usize {
    character.chars().count().div_ceil(PER_CHARACTER)
}

/// Joiners and the marks that choose between a letter and a picture: without them some scripts and pictures fall apart.
fn joins(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')
}

/// Characters that show nothing: control characters, and those that Unicode says to ignore if they are not supported.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_alike_is_one_name() {
        let alike = [
            "Jos\u{e9}",
            "Jose\u{301}",
            "Jos\u{e9} ",
            "\u{a0}Jos\u{e9}",
            "Jo\u{200b}s\u{e9}",
            "Jo\u{ad}s\u{e9}",
            "Jos\u{e9}\u{fe0f}",
            "\u{202e}Jos\u{e9}\u{202c}",
            "Jos\u{200d}\u{e9}",
            "Jose\u{34f}\u{301}",
            "\u{61c}Jos\u{e9}\u{7f}",
        ];
        for name in alike {
            assert!(same_name("Jos\u{e9}", name), "{name:?}");
            assert_eq!(seen(name), "Jos\u{e9}", "{name:?}");
            assert_eq!(short_name(name).replace(joins, ""), "Jos\u{e9}", "{name:?}");
        }
        assert!(same_name("Anna  Maria", "Anna Maria"));
        for (one, other) in [("Ana", "ana"), ("Jose", "Jos\u{e9}"), ("Anna Maria", "AnnaMaria")] {
            assert!(!same_name(one, other), "{one} {other}");
        }
    }

    #[test]
    fn a_new_name_has_at_most_24_characters_as_people_count_them() {
        assert_eq!(new_name(" Jose\u{301} \t B. "), Ok("Jos\u{e9} B.".into()));
        assert_eq!(new_name("Anna\u{1b}\n\u{9b}Maria"), Ok("Anna Maria".into()));
        for most in ["e\u{301}".repeat(24), "ш".repeat(24), "👨‍👩‍👧‍👦".repeat(24), "🇭🇺".repeat(24)]
        {
            assert!(new_name(&most).is_ok(), "{most}");
            let more = format!("{most}x");
            assert_eq!(new_name(&more), Err(NameError::Long { length: 25 }), "{more}");
        }
        assert_eq!(new_name(&"x".repeat(10_000)), Err(NameError::Long { length: 10_000 }));
        // One character for the eye, perhaps, but not for whoever has to paint it.
        assert!(matches!(new_name(&format!("e{}", "\u{323}".repeat(5000))), Err(NameError::Long { .. })));
        for blank in ["", " \t", "\u{200b}\u{2060}", "\u{ad}", "\u{fe0f}", "\u{200d}\u{200d}", "\u{3164}"] {
            assert_eq!(new_name(blank), Err(NameError::Blank), "{blank:?}");
        }
    }

    #[test]
    fn a_longer_name_is_shown_with_an_ellipsis() {
        assert_eq!(short_name("Maximilian Ferdinand von und zu Hohenzollern"), "Maximilian Ferdinand vo…");
        assert_eq!(short_name(&"x".repeat(24)), "x".repeat(24));
        assert_eq!(short_name(&"e\u{301}".repeat(25)), "\u{e9}".repeat(23) + "…");
        let bundle = short_name(&format!("e{}", "\u{323}".repeat(5000)));
        assert!(bundle.chars().count() <= LONGEST_NAME * PER_CHARACTER, "{}", bundle.len());
        for name in ["\u{ad}", "\u{fff0}"] {
            assert_eq!(short_name(name), "…", "never nothing");
        }
        for name in ["x".repeat(50_000), "👨‍👩‍👧‍👦 ".repeat(99), "Ana\nBéla\u{202e}".repeat(9)]
        {
            assert!(new_name(&short_name(&name)).is_ok(), "{name}");
        }
    }

    #[test]
    fn distinct_names_can_all_be_given() {
        let long = "Maximilian Ferdinand von und zu Hohenzollern-Sigmaringen";
        let names = ["Jos\u{e9}", "Jose\u{301}", "Jos\u{e9} ", long, long].map(str::to_owned);
        let given = distinct_names(&names);
        assert_eq!(given[..3], ["Jos\u{e9}", "Jos\u{e9} 2", "Jos\u{e9} 3"]);
        assert_eq!(given[3..], ["Maximilian Ferdinand vo…", "Maximilian Ferdinand v 2"]);
        assert!(given.iter().all(|name| new_name(name).as_ref() == Ok(name)));
    }
}
