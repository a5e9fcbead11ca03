//! One line of a journal with its checksum, and taking a file apart into lines.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// Its number, from 0 on.
    pub n: u64,
    /// When it was written, in seconds since 1970.
    pub at: u64,
    /// What it says.
    pub body: Value,
}

const BEFORE_SUM: &str = r#"{"sum":""#;
const AFTER_SUM: &str = r#"","line":"#;
const END: &str = "}";
const SUM_LEN: usize = 8;

impl Line {
    /// The line as text, with its end.
    ///
    /// # Panics
    /// Never: a line has only text keys.
    pub fn write(&self) -> String {
        let text = serde_json::to_string(self).expect("a line has only text keys");
        format!("{BEFORE_SUM}{:08x}{AFTER_SUM}{text}{END}\n", crc32(text.as_bytes()))
    }

    /// Reads a line without its end; nothing where it is not as it was written.
    pub fn read(text: &[u8]) -> Option<Self> {
        let text = str::from_utf8(text).ok()?;
        let text = text.strip_prefix(BEFORE_SUM)?;
        let (sum, text) = text.split_at_checked(SUM_LEN)?;
        let text = text.strip_prefix(AFTER_SUM)?.strip_suffix(END)?;
        let sum = u32::from_str_radix(sum, 16).ok()?;
        let line: Self = (sum == crc32(text.as_bytes())).then(|| serde_json::from_str(text).ok())??;
        // No game has so many lines, and counting on from the last number must be possible.
        (line.n <= u32::MAX.into()).then_some(line)
    }
}

/// What a file holds.
#[derive(Debug, Default)]
pub(super) struct Contents {
    /// What could be read, in the order of the file.
    pub(super) lines: Vec<Line>,
    /// How many lines could not be.
    pub(super) unreadable: usize,
    /// Whether the last line has no end.
    pub(super) cut_off: bool,
}

impl Contents {
    pub(super) fn of(bytes: &[u8]) -> Self {
        let mut contents = Self::default();
        for text in bytes.split_inclusive(|&byte| byte == b'\n') {
            match text.strip_suffix(b"\n") {
                Some(text) => match Line::read(text) {
                    Some(line) => contents.lines.push(line),
                    None => contents.unreadable += 1,
                },
                None => contents.cut_off = true,
            }
        }
        contents
    }

    /// Whether everything in the file can be read, and every line stands where it should.
    pub(super) fn is_clean(&self) -> bool {
        let in_order = self.lines.is_sorted_by(|one, next| one.n < next.n);
        self.unreadable == 0 && !self.cut_off && in_order
    }

    /// Whether no number is missing.
    pub(super) fn is_whole(&self) -> bool {
        !self.lines.is_empty() && (0..).zip(&self.lines).all(|(n, line)| line.n == n)
    }
}

/// The checksum of zip and gzip.
fn crc32(bytes: &[u8]) -> u32 {
    let step = |crc: u32, byte: &u8| {
        (0..8).fold(crc ^ u32::from(*byte), |crc, _| (crc >> 1) ^ (0xedb8_8320 & (crc & 1).wrapping_neg()))
    };
    !bytes.iter().fold(u32::MAX, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_usual_one() {
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn a_line_reads_back_and_no_other_byte_does() {
        let line =
            Line { n: 3, at: 1_763_267_376, body: serde_json::json!({ "do": "enter", "x": "Чук" }) };
        let text = line.write();
        let bytes = text.trim_end().as_bytes();
        assert_eq!(Line::read(bytes), Some(line));
        for place in 0..bytes.len() {
            let mut damaged = bytes.to_vec();
            damaged[place] ^= 1;
            assert_eq!(Line::read(&damaged), None, "{place}");
            assert_eq!(Line::read(&bytes[..place]), None, "{place}");
        }
    }
}
