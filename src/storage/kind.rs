//! Guesses the kind of a file that somebody opens with the program. Reading it checks everything.

use serde::Deserialize;
use serde::de::IgnoredAny;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileKind {
    /// Everything that a program saved, exported.
    Archive,
    /// Recorded games, one a line.
    Record,
    Journal,
    /// The sheet of a finished game, or anything unknown: reading it as a sheet says what is wrong.
    Sheet,
}

#[derive(Deserialize)]
struct Keys {
    guildhall: Option<IgnoredAny>,
    events: Option<IgnoredAny>,
    sum: Option<IgnoredAny>,
}

pub(crate) fn kind_of(bytes: &[u8]) -> FileKind {
    let keys = serde_json::from_slice::<Keys>(bytes).or_else(|_| {
        let (_, first) = lines(bytes).next().unwrap_or_default();
        serde_json::from_slice(first)
    });
    match keys {
        Ok(Keys { guildhall: Some(_), .. }) => FileKind::Archive,
        Ok(Keys { events: Some(_), .. }) => FileKind::Record,
        Ok(Keys { sum: Some(_), .. }) => FileKind::Journal,
        Ok(_) | Err(_) => FileKind::Sheet,
    }
}

/// The lines that are not blank, with their numbers from 1 on.
pub fn lines(bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let lines = (1..).zip(bytes.split(|&byte| byte == b'\n'));
    lines.filter(|(_, line)| !line.trim_ascii().is_empty())
}

#[cfg(test)]
mod tests {
    use super::{FileKind, kind_of, lines};

    #[test]
    fn a_file_is_recognised_by_its_keys() {
        assert_eq!(kind_of(br#"{"guildhall":2,"files":{}}"#), FileKind::Archive);
        assert_eq!(
            kind_of(b"\n{\"format\":1,\"events\":[]}\n{\"format\":1,\"events\":[]}\n"),
            FileKind::Record
        );
        assert_eq!(kind_of(b"{\"sum\":\"0\",\"line\":{}}\nhalf a li"), FileKind::Journal);
        assert_eq!(kind_of(b"{\n  \"game\": \"x\",\n  \"players\": []\n}"), FileKind::Sheet);
        assert_eq!(kind_of(b"\x00\xff[["), FileKind::Sheet);
    }

    #[test]
    fn empty_lines_are_none() {
        let found: Vec<_> = lines(b"\na\n \nb").collect();
        assert_eq!(found, [(2, b"a".as_slice()), (4, b"b".as_slice())]);
    }
}
