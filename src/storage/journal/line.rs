//! One line of a journal with its checksum, and splitting a file into lines.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// A line of a journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JournalLine {
    /// Its number, from 0 on.
    pub n: u64,
    /// The time of writing, in seconds since 1970.
    pub at: u64,
    /// The content.
    pub body: Value,
}

const BEFORE_SUM: &str = r#"{"sum":""#;
const AFTER_SUM: &str = r#"","line":"#;
const END: &str = "}";
const SUM_LEN: usize = 8;

impl JournalLine {
    /// The line as text, with its end.
    ///
    /// # Panics
    /// Never: a line has only text keys.
    pub fn write(&self) -> String {
        let text = self.text();
        format!("{BEFORE_SUM}{:08x}{AFTER_SUM}{text}{END}\n", crc32fast::hash(text.as_bytes()))
    }

    pub(super) fn sum(&self) -> u32 {
        crc32fast::hash(self.text().as_bytes())
    }

    fn text(&self) -> String {
        serde_json::to_string(self).expect("a line has only text keys")
    }

    /// Reads a line without its end; `None` if it is not exactly as it was written.
    pub fn read(text: &[u8]) -> Option<Self> {
        let text = str::from_utf8(text).ok()?;
        let text = text.strip_prefix(BEFORE_SUM)?;
        let (sum, text) = text.split_at_checked(SUM_LEN)?;
        let text = text.strip_prefix(AFTER_SUM)?.strip_suffix(END)?;
        let sum = u32::from_str_radix(sum, 16).ok()?;
        (sum == crc32fast::hash(text.as_bytes())).then(|| serde_json::from_str(text).ok())?
    }

    /// A placeholder for a line that was lost for good, so that it is reported once and the numbers have no hole.
    pub(super) fn lost(n: u64, at: u64) -> Self {
        Self { n, at, body: json!({ "do": LOST }) }
    }

    /// True for a placeholder of a lost line. As the last line it means that nobody has continued the game since.
    pub fn is_lost(&self) -> bool {
        self.body.get("do").is_some_and(|what| what == LOST)
    }
}

const LOST: &str = "lost";

/// The most lines a game may have had beyond those of its file: higher numbers are damage, not holes.
pub(super) const MOST_LOST: u64 = 10_000;

#[derive(Debug, Default)]
pub(super) struct Contents {
    /// The readable lines, in the order of the file.
    pub(super) lines: Vec<JournalLine>,
    /// True if there is anything else in the file.
    pub(super) unreadable: bool,
    /// Number of lines after the last readable one: whole ones that are damaged, or the beginning of one.
    pub(super) damaged_last: usize,
}

impl Contents {
    pub(super) fn of(bytes: &[u8]) -> Self {
        let mut contents = Self::default();
        let most = bytes.split(|&byte| byte == b'\n').count() as u64 + MOST_LOST;
        for text in bytes.split_inclusive(|&byte| byte == b'\n') {
            let line = text.strip_suffix(b"\n").and_then(JournalLine::read).filter(|line| line.n < most);
            if let Some(line) = line {
                contents.lines.push(line);
                contents.damaged_last = 0;
            } else {
                contents.unreadable = true;
                contents.damaged_last += usize::from(text.starts_with(BEFORE_SUM.as_bytes()));
            }
        }
        contents
    }

    /// True if everything in the file can be read, and every line stands where it should.
    pub(super) fn is_clean(&self) -> bool {
        let in_order = self.lines.is_sorted_by(|one, next| one.n < next.n);
        !self.unreadable && in_order
    }
}

pub(crate) fn lines_of(bytes: &[u8]) -> Vec<JournalLine> {
    Contents::of(bytes).lines
}

pub(crate) fn text_of(lines: &[JournalLine]) -> String {
    lines.iter().map(JournalLine::write).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_usual_one() {
        assert_eq!(crc32fast::hash(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn a_line_reads_back_and_no_other_byte_does() {
        let line =
            JournalLine {
                n: 3, at: 1_763_267_376, body: serde_json::json!({ "do": "enter", "x": "Чук" })
            };
        let text = line.write();
        let bytes = text.trim_end().as_bytes();
        assert_eq!(JournalLine::read(bytes), Some(line));
        for place in 0..bytes.len() {
            let mut damaged = bytes.to_vec();
            damaged[place] ^= 1;
            assert_eq!(JournalLine::read(&damaged), None, "{place}");
            assert_eq!(JournalLine::read(&bytes[..place]), None, "{place}");
        }
    }
}
