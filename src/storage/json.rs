//! JSON for people: what a terminal or an editor would obey is escaped, so that a name cannot change the text near it.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::{CompactFormatter, Formatter, PrettyFormatter};

/// True for characters that are obeyed, not shown: control characters, changes of direction, and unusual line ends.
pub(crate) fn is_obeyed(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Writes a value on one line.
///
/// # Panics
/// If the value has keys that are no texts.
pub fn to_json(value: &impl Serialize) -> String {
    write(value, CompactFormatter)
}

pub(crate) fn to_json_pretty(value: &impl Serialize) -> String {
    write(value, PrettyFormatter::new())
}

fn write<F: Formatter>(value: &impl Serialize, inner: F) -> String {
    let mut bytes = Vec::new();
    let written = value.serialize(&mut Serializer::with_formatter(&mut bytes, Escaping(inner)));
    written.expect("memory takes everything, and keys are texts");
    String::from_utf8(bytes).expect("JSON is text")
}

struct Escaping<F>(F);

/// Forwards to the inner formatter, where that does anything of its own.
macro_rules! as_inner {
    ($($name:ident($($arg:ident: $type:ty),*);)+) => {
        $(fn $name<W: ?Sized + Write>(&mut self, writer: &mut W $(, $arg: $type)*) -> io::Result<()> {
            self.0.$name(writer $(, $arg)*)
        })+
    };
}

impl<F: Formatter> Formatter for Escaping<F> {
    as_inner! {
        begin_array();
        end_array();
        begin_array_value(first: bool);
        end_array_value();
        begin_object();
        end_object();
        begin_object_key(first: bool);
        begin_object_value();
        end_object_value();
    }

    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, text: &str) -> io::Result<()> {
        let mut plain = 0;
        for (at, c) in text.char_indices().filter(|(_, c)| is_obeyed(*c)) {
            writer.write_all(&text.as_bytes()[plain..at])?;
            write!(writer, "\\u{:04x}", u32::from(c))?;
            plain = at + c.len_utf8();
        }
        writer.write_all(&text.as_bytes()[plain..])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_is_obeyed_is_written_as_it_is() {
        let all: String = (0..=u32::from(char::MAX)).filter_map(char::from_u32).collect();
        let value = serde_json::json!({ &all: [all, "Ana", { "empty": {}, "list": [] }] });
        for text in [to_json(&value), to_json_pretty(&value)] {
            assert!(!text.chars().any(|c| is_obeyed(c) && c != '\n'), "escaped");
            assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), value, "and the same");
        }
        assert_eq!(to_json(&"a\u{9b}b\u{202e}\u{7f}é"), "\"a\\u009bb\\u202e\\u007fé\"");
    }

    #[test]
    fn everything_else_is_as_always() {
        let value = serde_json::json!({ "a": [1, 2.5, null], "b": { "c": "d\te\"" }, "e": [], "f": {} });
        assert_eq!(to_json(&value), serde_json::to_string(&value).unwrap());
        assert_eq!(to_json_pretty(&value), serde_json::to_string_pretty(&value).unwrap());
    }
}
